"""The socket of a table: who connects, what they say, what they are told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from motherlode.rules.core.errors import MotherlodeError
from motherlode.store.log import StoreError
from motherlode.tables.live.connected.link import Link
from motherlode.tables.live.limits import Bucket
from motherlode.tables.live.table import Table
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import Goodbye
from motherlode.tables.wire.requests import AskHint, AskWhy, Hello, Request, Sync
from motherlode.web.bodies import decoded
from motherlode.web.guards.hosts import hosts_of
from motherlode.web.guards.turning_away import POLICY, RESTART
from motherlode.web.operating.bans import BANNED
from motherlode.web.table_lookup import NO_STORAGE, address_of, hall_of, table_of

LOGGER = logging.getLogger("motherlode.web")
LONGEST: Final = 8 * 1024  # bytes in a message of a client
HELLO_TIME = 10.0  # seconds in which to say who it is
GOODBYE_TIME: Final = 5.0  # seconds to take what is still to be told
BURST, EACH_SECOND = 60, 20.0  # messages of one connection
# In messages: a whole history is costly to send, and so is a reason to find.
COSTS: Final[dict[type, float]] = {Sync: 10.0, Hello: 10.0, AskWhy: 2.0, AskHint: 2.0}
MOST_MISTAKES: Final = 20  # messages that can't be understood before the line is cut
REQUEST: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Request)
ENCODER: Final = msgspec.json.Encoder()


async def table_socket(socket: WebSocket) -> None:
    """One connection from beginning to end."""
    if not hosts_of(socket).is_own_origin(socket):
        await turn_away(socket)
        return
    house, sockets = address_of(socket), socket.app.state.sockets
    if not sockets.take(house):
        await turn_away(socket)
        return
    try:
        await socket.accept()
        await attend(socket, house)
    except StoreError:  # its own sentence tells where the database lies
        await part(socket, "storage", NO_STORAGE)
    except MotherlodeError as error:
        await part(socket, getattr(error, "code", "failed"), str(error))
    except (WebSocketDisconnect, OSError):  # whoever is gone is no fault of the server
        await hang_up(socket)
    except asyncio.CancelledError:
        if not socket.app.state.draining:  # else there was no time to hear it out
            raise
    finally:
        sockets.give_back(house)


async def turn_away(socket: WebSocket) -> None:
    """Hang up before it is accepted: the browser gets a plain 403."""
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        await socket.close(POLICY)


async def attend(socket: WebSocket, house: str) -> None:
    """Somebody who sits at the table, or one of a few at this address who only watch."""
    table, hello = await greet(socket)
    if hello.token is not None:
        await converse(socket, table, hello)
        return
    watchers = socket.app.state.watchers
    if not watchers.take(house):
        raise TableRefusal("crowded", "too many spectators are already here from your address")
    try:
        await converse(socket, table, hello)
    finally:
        watchers.give_back(house)


async def greet(socket: WebSocket) -> tuple[Table, Hello]:
    """The first message says who it is; then the table is looked for."""
    try:
        async with hall_of(socket).time.limit(HELLO_TIME):
            hello = read(await receive(socket))
    except TimeoutError as error:
        raise TableRefusal("silent", "no hello arrived in time") from error
    if not isinstance(hello, Hello):
        raise TableRefusal("no_hello", "the first message must be hello")
    return await table_of(socket, has_token=hello.token is not None), hello


async def converse(socket: WebSocket, table: Table, hello: Hello) -> None:
    """Hear and tell until either side ends it, or reads too slowly."""
    link = Link()
    house, operating = address_of(socket), socket.app.state.operating
    if house in operating.bans:
        raise TableRefusal("banned", BANNED)
    operating.callers.come(house, link, table.code)
    sender = asyncio.create_task(send_all(socket, link))
    link.on_drop = sender.cancel
    try:
        await before_end_of(sender, listen(socket, table, link, hello))
        if not sender.done():
            link.end()
            with suppress(TimeoutError):
                async with table.time.limit(GOODBYE_TIME):
                    await asyncio.wait({sender})
    finally:
        operating.callers.go(house, link)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        with suppress(TableRefusal):  # a table that was put away has let it go
            await table.leave(link)


async def before_end_of(task: asyncio.Task[None], work: Coroutine[None, None, None]) -> None:
    """Do something until it or a task is done, with no task of its own: sockets are many."""

    def stop(_: object) -> None:
        with suppress(RuntimeError):  # it is done as well
            limit.reschedule(0.0)

    with suppress(TimeoutError):
        async with asyncio.timeout(None) as limit:
            task.add_done_callback(stop)
            await work
    task.remove_done_callback(stop)


async def listen(socket: WebSocket, table: Table, link: Link, hello: Hello) -> None:
    """Hear everything somebody says, within reason."""
    bucket = Bucket(BURST, EACH_SECOND, table.time)
    mistakes = 0
    try:
        await table.enter(link, hello)
        socket.app.state.operating.notices.greet(table, link)
        while not link.closed and mistakes <= MOST_MISTAKES:
            try:
                request = read(await receive(socket))
                # Whoever talks too much is heard more slowly.
                await bucket.wait(COSTS.get(type(request), 1.0))
                await table.hear(link, request)
            except TableRefusal as refusal:
                await bucket.wait()
                table.audience.refuse(link, "", refusal.code, str(refusal))
                mistakes += 1
    except (WebSocketDisconnect, OSError):
        pass
    except TableRefusal as refusal:
        table.audience.goodbye(link, refusal.code, str(refusal))
    except Exception:
        LOGGER.exception("a connection to table %s failed", table.code)


def read(text: str) -> Request:
    """A message of a client, or a refusal that says what is wrong with it."""
    if len(text) > LONGEST:
        raise TableRefusal("too_big", "this message is too long")
    return decoded(REQUEST, text, "this message")


async def receive(socket: WebSocket) -> str:
    """The next message as text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None:
        raise TableRefusal("malformed", "messages are text, not bytes")
    return str(text)


async def part(socket: WebSocket, code: str, reason: str) -> None:
    """Say goodbye and hang up."""
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        await socket.send_text(ENCODER.encode(Goodbye(0, code, reason)).decode())
    await hang_up(socket)


async def hang_up(socket: WebSocket) -> None:
    """Close a socket that is still open; one of a server that ends can be opened again at once."""
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        if socket.application_state is not WebSocketState.DISCONNECTED:
            await socket.close(RESTART if socket.app.state.draining else POLICY)


async def send_all(socket: WebSocket, link: Link) -> None:
    """Send what the table tells, in order; then hang up."""
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        while (message := await link.next()) is not None:
            await socket.send_text(message.decode())
    await hang_up(socket)
