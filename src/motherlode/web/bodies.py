"""Bodies of requests and answers: what somebody sent as a typed value or a refusal, and JSON."""

from __future__ import annotations

import asyncio
import gzip
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from motherlode.tables.live.seating.seats import LONGEST_NAME
from motherlode.tables.wire.errors import TableRefusal

Value = TypeVar("Value")
JSON: Final = "application/json"
LONGEST_BODY: Final = 16 * 1024
LONGEST_REASON: Final = 200
PACKING: Final = 6  # nearly as small as 9, in a third of the time


def decoded(decoder: msgspec.json.Decoder[Value], content: bytes | str, what: str) -> Value:
    """A value of this type; `what` is what it is called in a sentence."""
    try:
        return decoder.decode(content)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        told = str(error)
        if told.endswith("`$.name`") and told.startswith("Expected `str` of length"):
            reason = f"a name needs 1 to {LONGEST_NAME} characters"
            raise TableRefusal("bad_name", reason) from error
        reason = f"can’t understand {what}: {told[:LONGEST_REASON]}"
        raise TableRefusal("malformed", reason) from error


async def read_body(
    request: Request, kind: type[Value], most: int = LONGEST_BODY, code: str = "too_big"
) -> Value:
    """The body of a request, checked; `code` is that of a body that is too long."""
    if not request.app.state.hosts.is_own_origin(request):
        raise TableRefusal("foreign", "this request comes from another site")
    content = bytearray()
    try:
        async for part in request.stream():
            content += part
            if len(content) > most:
                raise TableRefusal(code, "this request is too long")
    except ClientDisconnect as error:  # nobody is there to read it
        raise TableRefusal("malformed", "this request has no end") from error
    return decoded(msgspec.json.Decoder(kind), bytes(content), "this request")


def answer(body: object, status: int = 200) -> Response:
    """A body as JSON."""
    return Response(msgspec.json.encode(body), status, media_type=JSON)


def pack(body: bytes) -> bytes:
    """A long body as it is sent and kept; not on the event loop, where tables wait."""
    return gzip.compress(body, PACKING, mtime=0)


def unpack(packed: bytes) -> str:
    """The text that was packed."""
    return gzip.decompress(packed).decode()


async def packed_answer(request: Request, packed: bytes, kind: str = JSON) -> Response:
    """A long body; whoever doesn't take it packed gets it unpacked."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        return Response(packed, 200, headers, kind)
    return Response(await asyncio.to_thread(unpack, packed), 200, None, kind)
