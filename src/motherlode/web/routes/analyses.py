"""Analyses of games that are over: asked for, waited for, and fetched."""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from motherlode.rules.records.record import Record
from motherlode.tables.analysing.desk import Desk, no_analysis
from motherlode.tables.wire.analysis_messages import AnalysisRequest
from motherlode.tables.wire.errors import TableRefusal
from motherlode.web.bodies import answer, packed_answer, read_body, unpack
from motherlode.web.guards.hosts import hosts_of
from motherlode.web.guards.limits import Buckets
from motherlode.web.routes.past_games import (
    LONGEST_RECORD,
    ONE_MORE,
    charge,
    number_of,
    replays_of,
)
from motherlode.web.routes.past_works import sound_record
from motherlode.web.table_lookup import address_of, table_of, too_fast

ANALYZING: Final = (6, 1 / 60)  # how many at once and how many a second, for each address
MOST_STEPS: Final = 1_000  # of a record that somebody brings: each costs a least of work
KEY: Final = re.compile("[0-9a-f]{64}")


def desk_of(request: Request) -> Desk:
    """Where this server makes analyses."""
    desk: Desk = request.app.state.desk
    return desk


async def begin(request: Request, record: str) -> Response:
    """See to it that a record is analyzed; whoever causes work pays for it."""
    buckets: Buckets = request.app.state.analysts
    address = address_of(request)

    def pay() -> None:
        if not buckets.take(address):
            raise too_fast()

    return answer(await desk_of(request).begin(record, address, pay))


async def analyze_game(request: Request) -> Response:
    """A game of a table that is over."""
    if not hosts_of(request).is_own_origin(request):
        raise TableRefusal("foreign", "this request comes from another site")
    replays = replays_of(request)
    record = await replays.record(await table_of(request), number_of(request))
    return await begin(request, unpack(record))


async def analyze_record(request: Request) -> Response:
    """A record that somebody brings, checked."""
    replays = replays_of(request)
    body = await read_body(request, AnalysisRequest, LONGEST_RECORD, "record-too-big")
    charge(request, replays, len(body.record) / ONE_MORE)
    await replays.made(None, check_record, body.record)
    return await begin(request, body.record)


def check_record(text: str) -> bytes:
    """Refuse a record that isn't sound, or is of too long a game."""
    check_length(sound_record(text))
    return b""


def check_length(record: Record) -> None:
    """Refuse a game longer than any that people play."""
    if sum(not entry.is_talk for entry in record.entries) > MOST_STEPS:
        raise TableRefusal("record-too-big", "this game is too long to be analyzed")


def key_of(request: Request) -> str:
    """The key in an address."""
    key: str = request.path_params["key"]
    if not KEY.fullmatch(key):
        raise no_analysis()
    return key


async def show_progress(request: Request) -> Response:
    """How far an analysis has come."""
    replays_of(request)
    return answer(await desk_of(request).progress(key_of(request)))


async def show_analysis(request: Request) -> Response:
    """An analysis that is ready."""
    replays_of(request)
    kept = await desk_of(request).kept(key_of(request))
    if kept is None:
        raise no_analysis()
    return await packed_answer(request, kept)


ANALYSIS_ROUTES: Final[list[BaseRoute]] = [
    Route("/tables/{code}/games/{number}/analysis", analyze_game, methods=["POST"]),
    Route("/analyses", analyze_record, methods=["POST"]),
    Route("/analyses/{key}", show_analysis),
    Route("/analyses/{key}/progress", show_progress),
]
