"""Replays and sandboxes: what is asked for, how much of it, and the answers."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, ParamSpec, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from motherlode.tables.live.table import Table
from motherlode.tables.outside import Timekeeper
from motherlode.tables.past.archive import latest_game
from motherlode.tables.past.film import PUBLIC
from motherlode.tables.replaying.workshop import ThreadShop, Workshop
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.past_messages import (
    Eyes,
    PositionRequest,
    ReplayRequest,
    SandboxRequest,
)
from motherlode.web.bodies import pack, packed_answer, read_body
from motherlode.web.guards.limits import Buckets
from motherlode.web.routes import past_works as works
from motherlode.web.table_lookup import address_of, table_of, too_fast

Given = ParamSpec("Given")
Key: TypeAlias = tuple[str, int, str]  # table, game, eyes, `record`, `awards`, `deals` or `picture`
# How many at once and how many a second, for each address; how many bytes cost one more.
LOOKING = (120, 3.0)
ONE_MORE: Final = 20_000
MOST_WAITING: Final = 24  # requests for which nothing is made yet
KEPT: Final = 16  # answers that are kept, because everybody at a table looks at the same game
KEPT_BY_OTHERS: Final = "public, max-age=86400"  # a game that is over stays as it is
LONGEST_RECORD: Final = 1_500_000  # bytes of a request
LONGEST_TRIAL: Final = 400_000  # a position and many choices
RECORD_CODES: Final = (
    "record-foreign",
    "record-newer",
    "record-module",
    "record-cut",
    "record-secret",
    "record-altered",
    "record-broken",
)


class Replays:
    """What replays may cost: one is made at a time, beside the tables; some are kept, packed."""

    def __init__(self, time: Timekeeper, shop: Workshop | None = None) -> None:
        self.buckets = Buckets(*LOOKING, time)
        self.shop = shop or ThreadShop()
        self._one = asyncio.Semaphore(1)
        self._waiting = 0
        self._kept: OrderedDict[Key, bytes] = OrderedDict()

    async def made(
        self,
        key: Key | None,
        work: Callable[Given, bytes],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> bytes:
        """An answer, made and packed in the workshop, and kept if it has a key."""
        return await self._in_turn(lambda: self.shop.make(work, *given, **named), key)

    async def record(self, table: Table, number: int) -> bytes:
        """The record of a game that is over, packed; an older one is rebuilt in its turn."""
        key = (table.code, number, "record")
        if (game := latest_game(table.standing, number)) is not None:
            if (kept := self.kept(key)) is None:
                kept = await asyncio.to_thread(lambda: pack(game.record().encode()))
                self._keep(key, kept)
            return kept

        async def body() -> bytes:
            lines = await table.journal.store.read(table.code)
            return await self.shop.make(works.record_again, table.code, lines, number)

        return await self._in_turn(body, key)

    async def _in_turn(self, make: Callable[[], Awaitable[bytes]], key: Key | None) -> bytes:
        """Make it when everything before it is made; whoever waited may find it made already."""
        if (kept := self.kept(key)) is not None:
            return kept
        if self._waiting >= MOST_WAITING:
            raise TableRefusal("busy", "the server is busy right now; try again later")
        self._waiting += 1
        try:
            async with self._one:
                if (kept := self.kept(key)) is not None:
                    return kept
                body = await make()
                self._keep(key, body)
                return body
        finally:
            self._waiting -= 1

    def _keep(self, key: Key | None, body: bytes) -> None:
        if key is not None:
            self._kept[key] = body
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)

    def kept(self, key: Key | None) -> bytes | None:
        """An answer that was given before."""
        if key is None or key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key]


def replays_of(request: Request) -> Replays:
    """What this server keeps of replays; whoever asks too much has to slow down."""
    replays: Replays = request.app.state.replays
    charge(request, replays, 1.0)
    return replays


def charge(request: Request, replays: Replays, cost: float) -> None:
    """Let somebody pay for what they ask."""
    if not replays.buckets.take(address_of(request), cost):
        raise too_fast()


# -- games of a table ------------------------------------------------------------------------------


def number_of(request: Request) -> int:
    """The number of a game in an address."""
    word = request.path_params["number"]
    if not (word.isascii() and word.isdigit() and len(word) < 10):
        raise TableRefusal("no_game", "name the game by its number")
    return int(word)


async def show_replay(request: Request) -> Response:
    """A game that is over, through somebody's eyes."""
    replays, eyes = replays_of(request), eyes_of(request)

    def looks(table: Table) -> tuple[object, ...]:
        return eyes, {seat.name: seat.face for seat in table.standing.seats}

    made = await made_of_game(request, replays, eyes, works.film, looks)
    return await packed_answer(request, made)


async def show_awards(request: Request) -> Response:
    """What a game that is over is remembered for, and who got what in each round."""
    made = await made_of_game(request, replays_of(request), "awards", works.awards)
    return await packed_answer(request, made)


async def show_deals(request: Request) -> Response:
    """What a game that is over was dealt, for whoever checks the shuffle."""
    made = await made_of_game(request, replays_of(request), "deals", works.deals)
    return await packed_answer(request, made)


async def show_picture(request: Request) -> Response:
    """The maze of a game that is over, for link previews."""
    picture = await made_of_game(request, replays_of(request), "picture", works.picture)
    return Response(picture, media_type="image/png", headers={"cache-control": KEPT_BY_OTHERS})


async def made_of_game(
    request: Request,
    replays: Replays,
    kind: str,
    work: Callable[..., bytes],
    more: Callable[[Table], tuple[object, ...]] = lambda table: (),
) -> bytes:
    """What is made of a game that is over, once for everybody who asks."""
    table, number = await table_of(request), number_of(request)
    key = (table.code, number, kind)
    if (kept := replays.kept(key)) is not None:
        return kept
    record = await replays.record(table, number)
    return await replays.made(key, work, record, *more(table))


async def show_position(request: Request) -> Response:
    """The position after a number of choices of a game that is over."""
    replays, played = replays_of(request), whole_of(request, "played")
    record = await replays.record(await table_of(request), number_of(request))
    return await packed_answer(request, await replays.made(None, works.position, record, played))


async def show_game_record(request: Request) -> Response:
    """The record of a game that is over."""
    replays = replays_of(request)
    table, number = await table_of(request), number_of(request)
    return await record_file(request, replays, table, number)


async def show_record(request: Request) -> Response:
    """The record of the last game that is over."""
    replays, table = replays_of(request), await table_of(request)
    finished = table.standing.last_finished()
    if finished is None:
        raise TableRefusal("not_over", "the game record is available when the game is over")
    return await record_file(request, replays, table, finished[0])


async def record_file(request: Request, replays: Replays, table: Table, number: int) -> Response:
    """A record to be kept as a file."""
    record = await replays.record(table, number)
    made = await packed_answer(request, record, "application/jsonl")
    name = f"motherlode-{table.code}-{number}.jsonl"
    made.headers["content-disposition"] = f'attachment; filename="{name}"'
    return made


def eyes_of(request: Request) -> str:
    """Through whose eyes; usually those of everybody."""
    try:
        return msgspec.convert(request.query_params.get("eyes", PUBLIC), Eyes)
    except msgspec.ValidationError as error:
        reason = "eyes are those of a seat by its number, `public` or `open`"
        raise TableRefusal("malformed", reason) from error


def whole_of(request: Request, name: str) -> int:
    """A number of the query."""
    word = request.query_params.get(name, "")
    if not (word.isascii() and word.isdigit() and len(word) < 10):
        raise TableRefusal("malformed", f"{name} must be a whole number")
    return int(word)


# -- records and positions that somebody brings ----------------------------------------------------


async def import_replay(request: Request) -> Response:
    """A record that somebody brings, checked, through somebody's eyes."""
    body = await read_body(request, ReplayRequest, LONGEST_RECORD, "record-too-big")
    return await worked_out(request, len(body.record), works.brought_film, body.record, body.eyes)


async def import_position(request: Request) -> Response:
    """The position after a number of choices of a record that somebody brings."""
    body = await read_body(request, PositionRequest, LONGEST_RECORD, "record-too-big")
    size, work = len(body.record), works.brought_position
    return await worked_out(request, size, work, body.record, body.played)


async def try_choices(request: Request) -> Response:
    """A position with everything open, after some choices."""
    body = await read_body(request, SandboxRequest, LONGEST_TRIAL)
    size = len(body.position) + sum(map(len, body.choices))
    return await worked_out(request, size, works.trial, body.position, body.choices)


async def worked_out(
    request: Request, size: int, work: Callable[..., bytes], *given: object
) -> Response:
    """What is made of something that somebody brings; its size is charged."""
    replays = replays_of(request)
    charge(request, replays, size / ONE_MORE)
    return await packed_answer(request, await replays.made(None, work, *given))


REPLAY_ROUTES: Final[list[BaseRoute]] = [
    Route("/tables/{code}/record", show_record),
    Route("/tables/{code}/games/{number}/record", show_game_record),
    Route("/tables/{code}/games/{number}/replay", show_replay),
    Route("/tables/{code}/games/{number}/awards", show_awards),
    Route("/tables/{code}/games/{number}/deals", show_deals),
    Route("/tables/{code}/games/{number}/picture.png", show_picture),
    Route("/tables/{code}/games/{number}/position", show_position),
    Route("/replay", import_replay, methods=["POST"]),
    Route("/replay/position", import_position, methods=["POST"]),
    Route("/sandbox", try_choices, methods=["POST"]),
]
