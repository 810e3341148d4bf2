"""The operator's addresses: apart from those of players, and each behind the operator's door."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from motherlode.store.log import BacksUp
from motherlode.store.metrics import TEXT_FORMAT
from motherlode.tables.live.hall import plain_code
from motherlode.tables.wire.errors import TableRefusal
from motherlode.web.api_bodies import ReadyInfo
from motherlode.web.bodies import answer, read_body
from motherlode.web.operating.bans import banned_house
from motherlode.web.operating.door import is_at_home
from motherlode.web.operating.operating import Operating
from motherlode.web.operator_messages import BanAddress, CloseTable, TellAll
from motherlode.web.table_lookup import address_of

LOGGER = logging.getLogger("motherlode.web")
NEVER_KEPT: Final = {"cache-control": "no-store"}
Answer = Callable[[Request, Operating], Awaitable[Response]]


def operating_of(request: Request) -> Operating:
    """What belongs to the operator of this server."""
    operating: Operating = request.app.state.operating
    return operating


def behind_the_door(show: Answer) -> Callable[[Request], Awaitable[Response]]:
    """Only for whoever has the operator's token."""

    async def checked(request: Request) -> Response:
        operating = operating_of(request)
        operating.door.check(request)
        return await show(request, operating)

    return checked


async def overview(request: Request, operating: Operating) -> Response:
    """The operator's page."""
    return answer(await operating.info(address_of(request)))


async def close_table(request: Request, operating: Operating) -> Response:
    """Close a table for good."""
    body = await read_body(request, CloseTable)
    code = plain_code(body.code)
    await operating.hall.shut(code)
    LOGGER.info("the operator has closed a table")
    return await overview(request, operating)


async def ban(request: Request, operating: Operating) -> Response:
    """Ban an address, and end its connections."""
    house = banned_house((await read_body(request, BanAddress)).address)
    if house == address_of(request):
        raise TableRefusal("own_address", "that’s your own address")
    operating.bans.add(house)
    LOGGER.info("the operator has banned an address")
    return await overview(request, operating)


async def lift_ban(request: Request, operating: Operating) -> Response:
    """Let an address in again."""
    operating.bans.lift(banned_house((await read_body(request, BanAddress)).address))
    LOGGER.info("the operator has lifted a ban")
    return await overview(request, operating)


async def tell_all(request: Request, operating: Operating) -> Response:
    """Say something at every table."""
    operating.notices.post((await read_body(request, TellAll)).text)
    return await overview(request, operating)


async def send_backup(request: Request, operating: Operating) -> Response:
    """All that the database has at this moment; whoever reads to the end has all of it."""
    store = operating.hall.store
    if not isinstance(store, BacksUp):
        raise TableRefusal("no_backup", "this server’s database can’t be copied")
    if operating.copying.locked():
        raise TableRefusal("copying", "a backup is being made already")
    return StreamingResponse(copied(store, operating), 200, NEVER_KEPT, "application/gzip")


async def copied(store: BacksUp, operating: Operating) -> AsyncIterator[bytes]:
    """A backup, part by part."""
    async with operating.copying:
        async for part in store.backup(operating.time.date()):
            yield part
    LOGGER.info("a backup was made")


async def show_metrics(request: Request) -> Response:
    """What the server counts about itself, for Prometheus."""
    operating = operating_of(request)
    options = operating.options
    if not (options.open_metrics and is_at_home(request, options)):
        operating.door.check(request)
    return Response(await operating.measured(), 200, NEVER_KEPT, TEXT_FORMAT)


async def show_ready(request: Request) -> Response:
    """Whether people should be sent here."""
    await operating_of(request).readiness.check()
    return answer(ReadyInfo("ready"))


OPERATOR_ROUTES: Final = (
    Route("/overview", behind_the_door(overview)),
    Route("/close", behind_the_door(close_table), methods=["POST"]),
    Route("/bans", behind_the_door(ban), methods=["POST"]),
    Route("/bans/lift", behind_the_door(lift_ban), methods=["POST"]),
    Route("/message", behind_the_door(tell_all), methods=["POST"]),
    Route("/backup", behind_the_door(send_backup), methods=["POST"]),
)
