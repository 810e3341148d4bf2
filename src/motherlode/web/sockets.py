"""The socket of a table: who comes, what they say, what they are told."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from motherlode.rules.errors import MotherlodeError
from motherlode.tables.errors import TableRefusal
from motherlode.tables.hall import Hall
from motherlode.tables.link import Link
from motherlode.tables.messages import Goodbye, Hello, Refused, Request
from motherlode.tables.table import Table
from motherlode.web.headers import is_own_origin
from motherlode.web.limits import Bucket

LOGGER = logging.getLogger("motherlode.web")
LONGEST: Final = 8 * 1024  # bytes in a message of a client
HELLO_TIME: Final = 10.0  # seconds to say who one is
BURST, EACH_SECOND = 60, 20.0  # messages of one connection
MOST_MISTAKES: Final = 20  # messages that can't be understood before the line is cut
POLICY, TOO_BIG, TRY_LATER = 1008, 1009, 1013  # codes with which a socket is closed
REQUEST: Final = msgspec.json.Decoder(Request)
ENCODER: Final = msgspec.json.Encoder()


async def table_socket(socket: WebSocket) -> None:
    """One connection from beginning to end."""
    hall: Hall = socket.app.state.hall
    if not is_own_origin(socket.headers):
        await socket.close(POLICY)  # before it is accepted: the browser gets a plain 403
        return
    await socket.accept()
    try:
        table = await hall.find(socket.path_params["code"])
    except MotherlodeError as error:
        await part(socket, getattr(error, "code", "failed"), str(error))
        return
    link = Link()
    sender = asyncio.create_task(send_all(socket, link))
    try:
        if await greet(socket, table, link):
            await listen(socket, table, link)
    except WebSocketDisconnect:
        pass
    except Exception:
        LOGGER.exception("a connection to table %s failed", table.code)
    finally:
        await table.leave(link)
        link.end()
        with suppress(asyncio.TimeoutError):
            await asyncio.wait_for(asyncio.shield(sender), 5)
        sender.cancel()


async def greet(socket: WebSocket, table: Table, link: Link) -> bool:
    """The first message says who comes."""
    try:
        async with asyncio.timeout(HELLO_TIME):
            hello = read(await receive(socket))
    except TimeoutError:
        await part(socket, "silent", "nobody said hello")
        return False
    except TableRefusal as refusal:
        await part(socket, refusal.code, str(refusal))
        return False
    if not isinstance(hello, Hello):
        await part(socket, "no_hello", "the first message has to be hello")
        return False
    await table.enter(link, hello)
    return not link.closed


async def listen(socket: WebSocket, table: Table, link: Link) -> None:
    """Everything after that, as long as it is reasonable."""
    bucket = Bucket(BURST, EACH_SECOND)
    mistakes = 0
    while not link.closed:
        text = await receive(socket)
        await bucket.wait()  # whoever talks too much is heard more slowly
        try:
            await table.hear(link, read(text))
        except TableRefusal as refusal:
            refuse(table, link, refusal.code, str(refusal))
            mistakes += 1
        if mistakes > MOST_MISTAKES:
            link.end()
            return


def read(text: str) -> Request:
    """A message of a client, or a refusal that says what is wrong with it."""
    if len(text) > LONGEST:
        raise TableRefusal("too_big", "this message is too long")
    try:
        request: Request = REQUEST.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise TableRefusal("malformed", f"this message can't be understood: {error}") from error
    return request


async def receive(socket: WebSocket) -> str:
    """The next message as text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None:
        raise TableRefusal("malformed", "messages are text, not bytes")
    return str(text)


def refuse(table: Table, link: Link, code: str, reason: str) -> None:
    """Say why a message was not taken."""
    link.tell(ENCODER.encode(Refused(table.standing.sequence, "", code, reason)))


async def part(socket: WebSocket, code: str, reason: str) -> None:
    """Say goodbye and hang up."""
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(ENCODER.encode(Goodbye(0, code, reason)).decode())
        await socket.close(POLICY)


async def send_all(socket: WebSocket, link: Link) -> None:
    """Send what the table tells, in order; then hang up."""
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        while (message := await link.outbox.get()) is not None:
            await socket.send_text(message.decode())
        if socket.application_state is not WebSocketState.DISCONNECTED:
            await socket.close(POLICY)
