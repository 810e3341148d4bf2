"""The application: its addresses, what they take and what they give."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from motherlode import __version__
from motherlode.lessons import LESSONS
from motherlode.rules.core.errors import MotherlodeError
from motherlode.store.log import StoreError
from motherlode.tables.analysing.desk import Desk, fair_share
from motherlode.tables.live.hall import Hall
from motherlode.tables.live.lessons import lesson_called
from motherlode.tables.replaying.workshop import Workshop
from motherlode.tables.wire.messages import Settings
from motherlode.tables.wire.reasons import why
from motherlode.web.api_bodies import (
    Failure,
    Health,
    LessonList,
    NewLesson,
    NewSeat,
    NewTable,
    TableList,
    Ticket,
)
from motherlode.web.bodies import answer, pack, read_body
from motherlode.web.description.openapi import openapi
from motherlode.web.guards.headers import SafeHeaders
from motherlode.web.guards.hosts import MISDIRECTED, Hosts, KnownHosts
from motherlode.web.guards.limits import Buckets
from motherlode.web.guards.parting import Parting
from motherlode.web.guards.places import Places
from motherlode.web.guards.public_tables import Makers
from motherlode.web.guards.quotas import Quotas
from motherlode.web.nearby.reach import Reach
from motherlode.web.operating.bans import NotBanned
from motherlode.web.operating.counting import CountRequests
from motherlode.web.operating.operating import Operating
from motherlode.web.options import Options
from motherlode.web.pages.qr import qr_image
from motherlode.web.pages.static_files import Assets, page, pages_folder
from motherlode.web.routes.analyses import ANALYSIS_ROUTES, ANALYZING
from motherlode.web.routes.catalogue import catalogue, check, lesson_card
from motherlode.web.routes.operator import OPERATOR_ROUTES, show_metrics, show_ready
from motherlode.web.routes.past_games import RECORD_CODES, REPLAY_ROUTES, Replays
from motherlode.web.routes.puzzle_pages import PUZZLE_ROUTES
from motherlode.web.routes.reaching import REACH_ROUTES, invitation
from motherlode.web.routes.sockets import table_socket
from motherlode.web.table_lookup import (
    NO_STORAGE,
    Turns,
    address_of,
    hall_of,
    many_tables,
    table_of,
    too_fast,
)

Answer = Callable[[Request], Awaitable[Response]]
# How many at once and how many a second, for each address: new tables and seats; unknown codes;
# settings that are tried.
MAKING = (120, 2.0)
MISSING = (60, 16.0)
CHECKING = (240, 4.0)
LOOKS: Final = 3  # for an analysis that another worker may have begun a moment ago
# What a refusal of a table is in the words of HTTP; everything else is 409.
STATUS: Final = {
    "no_table": 404,
    "no_lesson": 404,
    "bad_name": 422,
    "incompatible": 422,
    "malformed": 400,
    "too_big": 413,
    "too_fast": 429,
    "many_tables": 429,
    "asleep": 503,
    "busy": 503,
    "storage": 503,
    "foreign": 403,
    "unknown_host": MISDIRECTED,
    "no_game": 404,
    "no_puzzle": 404,
    "no_answer": 422,
    "no_step": 422,
    "no_analysis": 404,
    "shut": 410,
    "banned": 403,
    "not_operator": 401,
    "bad_address": 422,
    "not_banned": 404,
    "no_backup": 501,
    "starting": 503,
    "draining": 503,
    "failed": 500,
    "record-too-big": 413,
    **dict.fromkeys(RECORD_CODES, 422),
    "position-broken": 422,
    "choice-refused": 422,
}


def make_app(
    hall: Hall,
    options: Options | None = None,
    shop: Workshop | None = None,
    desk: Desk | None = None,
) -> Starlette:
    """The application around a hall of tables, and a workshop for games that are over."""
    options = options or Options()
    hosts = Hosts(options)
    folder = pages_folder()
    desk = desk or Desk(hall.store, hall.time, pack, fair_share(options.workers))
    operating = Operating(hall, options)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            await hall.open()
        except StoreError as error:
            app.state.failure = str(error)
            raise
        operating.begin()
        yield
        operating.end()
        await desk.close()
        await app.state.replays.shop.close()
        await hall.close()

    api: list[BaseRoute] = [
        Route("/health", health),
        Route("/ready", show_ready),
        Route("/catalogue", show_catalogue),
        Route("/check", check_settings, methods=["POST"]),
        Route("/tables", list_tables),
        Route("/tables", make_table, methods=["POST"]),
        Route("/lessons", list_lessons),
        Route("/lessons/{name}", begin_lesson, methods=["POST"]),
        Route("/tables/{code}", show_table),
        Route("/tables/{code}/seats", take_seat, methods=["POST"]),
        Route("/tables/{code}/qr.svg", show_qr),
        *REPLAY_ROUTES,
        *PUZZLE_ROUTES,
        *ANALYSIS_ROUTES,
        *REACH_ROUTES,
        Route("/figures", show_figures),
        Route("/openapi.json", show_openapi),
        Mount("/operator", routes=OPERATOR_ROUTES),
        WebSocketRoute("/tables/{code}/socket", table_socket),
    ]
    routes: list[BaseRoute] = [Mount("/api", routes=api), Route("/metrics", show_metrics)]
    if folder is not None:
        routes.append(Mount("/assets", Assets(folder / "assets")))
    routes.append(Route("/{path:path}", page(folder, options.address)))
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(CountRequests, operating.metrics),
            Middleware(SafeHeaders),
            Middleware(KnownHosts, hosts),
            Middleware(NotBanned, operating.bans),
            Middleware(GZipMiddleware, minimum_size=1000),
            Middleware(Parting),
        ],
        exception_handlers={
            MotherlodeError: refused,
            HTTPException: failed,
            Exception: broken,
        },
    )
    app.state.hall = hall
    app.state.hosts = hosts
    app.state.reach = Reach(options, hall.time)
    hosts.announced = app.state.reach.names
    app.state.failure = ""  # why it could not start
    app.state.draining = False  # whether it is about to end
    app.state.makers = Buckets(*MAKING, hall.time)
    app.state.turns = Turns(
        hall, Buckets(*MISSING, hall.time), Buckets(*MISSING, hall.time), options
    )
    app.state.checks = Buckets(*CHECKING, hall.time)
    app.state.quotas = Quotas(options.tables, hall.is_open)
    app.state.makers_of_public = Makers(hall.time, hall.is_public)
    hall.crowding = app.state.makers_of_public.crowding
    app.state.sockets = Places(options.connections)
    app.state.watchers = Places(options.connections and options.watchers)
    app.state.replays = Replays(hall.time, shop)
    app.state.desk = desk
    app.state.analysts = Buckets(*ANALYZING, hall.time)
    app.state.operating = operating
    share_limits(hall, app)
    return app


def share_limits(hall: Hall, app: Starlette) -> None:
    """What one address may have, it may have of all workers together; operators speak for all."""
    state = app.state
    state.desk.looks = 1 if hall.peering.alone else LOOKS
    for name, limit in {
        "makers": state.makers,
        "misses": state.turns.guesses.misses,
        "strays": state.turns.tokens.misses,
        "wakings": state.turns.guesses.wakings,
        "woken": state.turns.guesses.woken,
        "wakings_with_token": state.turns.tokens.wakings,
        "woken_with_token": state.turns.tokens.woken,
        "checks": state.checks,
        "analysts": state.analysts,
        "replays": state.replays.buckets,
        "guesses": state.operating.door.guesses,
        "made": state.quotas,
        "listing": state.makers_of_public,
        "sockets": state.sockets,
        "watchers": state.watchers,
        "bans": state.operating.bans,
        "notices": state.operating.notices,
        "operating": state.operating.roundup,
        "analyses": state.desk,
    }.items():
        hall.peering.topics[name] = limit


# -- answers -------------------------------------------------------------------------------------


async def refused(request: Request, error: Exception) -> Response:
    """What somebody can't have, with the reason."""
    if isinstance(error, StoreError):  # its own sentence tells where the database lies
        return answer(Failure("storage", NO_STORAGE), STATUS["storage"])
    code = getattr(error, "code", "refused")
    reason = error.reason if isinstance(error, MotherlodeError) else None
    request.app.state.operating.metrics.refused.add(1, code)
    made = answer(Failure(code, str(error), why(reason)), STATUS.get(code, 409))
    if made.status_code == 401:
        made.headers["www-authenticate"] = "Bearer"
    return made


async def failed(request: Request, error: Exception) -> Response:
    """An address or a method that is not there."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    reason = error.detail if isinstance(error, HTTPException) else "something went wrong"
    headers = getattr(error, "headers", None)
    made = answer(Failure("not_found" if status == 404 else "refused", reason), status)
    made.headers.update(headers or {})
    return made


async def broken(request: Request, error: Exception) -> Response:
    """A mistake in the server: it is in its log, not in the answer."""
    return answer(Failure("failed", "something went wrong; nothing is lost, so try again"), 500)


def spend(request: Request, rations: str = "makers") -> None:
    """Making things is rationed, and so is what the server has to think about."""
    buckets: Buckets = getattr(request.app.state, rations)
    if not buckets.take(address_of(request)):
        raise too_fast()


def with_room(request: Request) -> None:
    """The tables that one address has in use are limited."""
    quotas: Quotas = request.app.state.quotas
    if not quotas.has_room(address_of(request)):
        raise many_tables()


def made(request: Request, code: str, token: str) -> Response:
    """The host's ticket of a new table."""
    request.app.state.quotas.note(address_of(request), code)
    request.app.state.makers_of_public.note(address_of(request), code)
    return answer(Ticket(code, 0, token), 201)


# -- addresses -----------------------------------------------------------------------------------


async def health(request: Request) -> Response:
    """How the server is; refused if its database can't be written, or not in time."""
    hall = hall_of(request)
    await hall.probe()
    return answer(Health("ok", __version__, len(hall.tables), hall.sockets()))


async def show_catalogue(request: Request) -> Response:
    """Everything a table can be made of."""
    return answer(catalogue())


async def check_settings(request: Request) -> Response:
    """What goes with what."""
    spend(request, "checks")
    return answer(check(await read_body(request, Settings)))


async def list_tables(request: Request) -> Response:
    """The public tables."""
    return answer(TableList(hall_of(request).public()))


async def make_table(request: Request) -> Response:
    """A new table, with its host."""
    body = await read_body(request, NewTable)
    spend(request)
    with_room(request)
    code, token = await hall_of(request).make(
        body.name,
        body.settings,
        body.start,
        body.face,
        body.shuffle or "",
        program=body.program,
    )
    return made(request, code, token)


async def list_lessons(request: Request) -> Response:
    """What can be learned."""
    return answer(LessonList(tuple(map(lesson_card, LESSONS))))


async def begin_lesson(request: Request) -> Response:
    """A new table for somebody who learns."""
    body = await read_body(request, NewLesson)
    spend(request)
    with_room(request)
    lesson = lesson_called(request.path_params["name"])
    code, token = await hall_of(request).make_lesson(
        body.name, lesson, body.pace, body.others, body.face
    )
    return made(request, code, token)


async def show_table(request: Request) -> Response:
    """What everybody may know of a table."""
    table = await table_of(request)
    return answer(table.info())


async def take_seat(request: Request) -> Response:
    """Sit down."""
    body = await read_body(request, NewSeat)
    table = await table_of(request)
    spend(request)  # not before: whoever tries wrong codes pays with other rations
    seat, token = await table.take_seat(body.name, body.seat, body.face, body.program)
    return answer(Ticket(table.code, seat, token), 201)


async def show_qr(request: Request) -> Response:
    """The invitation as a picture."""
    table = await table_of(request)
    link = invitation(request, f"/t/{table.code}")
    return Response(qr_image(link), media_type="image/svg+xml")


async def show_figures(request: Request) -> Response:
    """Who wins how often at this server."""
    return answer(hall_of(request).counting.figures.info())


async def show_openapi(request: Request) -> Response:
    """This API, described for programs."""
    return answer(openapi())
