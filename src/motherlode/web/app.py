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
from motherlode.tables.live.hall import Hall
from motherlode.tables.live.lessons import lesson_called
from motherlode.tables.wire.messages import Settings
from motherlode.tables.wire.reasons import why
from motherlode.web.api import (
    Failure,
    Health,
    LessonList,
    NewLesson,
    NewSeat,
    NewTable,
    TableList,
    Ticket,
)
from motherlode.web.bodies import answer, read_body
from motherlode.web.catalogue import catalogue, check, lesson_card
from motherlode.web.headers import SafeHeaders
from motherlode.web.health import DatabaseHealth
from motherlode.web.limits import Buckets
from motherlode.web.openapi import openapi
from motherlode.web.past_games import RECORD_CODES, REPLAY_ROUTES, Replays
from motherlode.web.qr import qr_image
from motherlode.web.sockets import table_socket
from motherlode.web.static_files import Assets, page, pages_folder
from motherlode.web.table_lookup import address_of, hall_of, table_of, too_fast

Answer = Callable[[Request], Awaitable[Response]]
# How many at once and how many a second, for each address: new tables and seats; unknown codes.
MAKING = (120, 2.0)
MISSING = (60, 1.0)
# What a refusal of a table is in the words of HTTP; everything else is 409.
STATUS: Final = {
    "no_table": 404,
    "no_lesson": 404,
    "bad_name": 422,
    "incompatible": 422,
    "malformed": 400,
    "too_big": 413,
    "too_fast": 429,
    "asleep": 503,
    "busy": 503,
    "storage": 503,
    "foreign": 403,
    "no_game": 404,
    "no_step": 422,
    "record-too-big": 413,
    **dict.fromkeys(RECORD_CODES, 422),
    "position-broken": 422,
    "choice-refused": 422,
}


def make_app(hall: Hall, address: str = "") -> Starlette:
    """The application around a hall of tables, with the address at which others find it."""
    folder = pages_folder()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            await hall.open()
        except StoreError as error:
            app.state.failure = str(error)
            raise
        yield
        await hall.close()

    api: list[BaseRoute] = [
        Route("/health", health),
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
        Route("/figures", show_figures),
        Route("/openapi.json", show_openapi),
        WebSocketRoute("/tables/{code}/socket", table_socket),
    ]
    routes: list[BaseRoute] = [Mount("/api", routes=api)]
    if folder is not None:
        routes.append(Mount("/assets", Assets(folder / "assets")))
    routes.append(Route("/{path:path}", page(folder, address)))
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(SafeHeaders), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={
            MotherlodeError: refused,
            HTTPException: failed,
            Exception: broken,
        },
    )
    app.state.hall = hall
    app.state.failure = ""  # why it could not start
    app.state.makers = Buckets(*MAKING, hall.time)
    app.state.misses = Buckets(*MISSING, hall.time)
    app.state.replays = Replays(hall.time)
    app.state.health = DatabaseHealth(hall.store, hall.time)
    return app


# -- answers -------------------------------------------------------------------------------------


async def refused(request: Request, error: Exception) -> Response:
    """What somebody can't have, with the reason."""
    code = getattr(error, "code", "storage" if isinstance(error, StoreError) else "refused")
    reason = error.reason if isinstance(error, MotherlodeError) else None
    return answer(Failure(code, str(error), why(reason)), STATUS.get(code, 409))


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


def spend(request: Request) -> None:
    """Making things is rationed."""
    if not request.app.state.makers.take(address_of(request)):
        raise too_fast()


# -- addresses -----------------------------------------------------------------------------------


async def health(request: Request) -> Response:
    """How the server is; refused if its database can't be written, or not in time."""
    hall = hall_of(request)
    await request.app.state.health.probe()
    return answer(Health("ok", __version__, len(hall.tables), hall.sockets()))


async def show_catalogue(request: Request) -> Response:
    """Everything a table can be made of."""
    return answer(catalogue())


async def check_settings(request: Request) -> Response:
    """What goes with what."""
    return answer(check(await read_body(request, Settings)))


async def list_tables(request: Request) -> Response:
    """The public tables."""
    return answer(TableList(hall_of(request).public()))


async def make_table(request: Request) -> Response:
    """A new table, with its host."""
    body = await read_body(request, NewTable)
    spend(request)
    code, token = await hall_of(request).make(body.name, body.settings, body.start, body.face)
    return answer(Ticket(code, 0, token), 201)


async def list_lessons(request: Request) -> Response:
    """What can be learned."""
    return answer(LessonList(tuple(map(lesson_card, LESSONS))))


async def begin_lesson(request: Request) -> Response:
    """A new table for somebody who learns."""
    body = await read_body(request, NewLesson)
    spend(request)
    lesson = lesson_called(request.path_params["name"])
    code, token = await hall_of(request).make_lesson(
        body.name, lesson, body.pace, body.others, body.face
    )
    return answer(Ticket(code, 0, token), 201)


async def show_table(request: Request) -> Response:
    """What everybody may know of a table."""
    table = await table_of(request)
    return answer(table.info())


async def take_seat(request: Request) -> Response:
    """Sit down."""
    body = await read_body(request, NewSeat)
    spend(request)
    table = await table_of(request)
    seat, token = await table.take_seat(body.name, body.seat, body.face)
    return answer(Ticket(table.code, seat, token), 201)


async def show_qr(request: Request) -> Response:
    """The invitation as a picture."""
    table = await table_of(request)
    link = str(request.base_url.replace(path=f"/t/{table.code}"))
    return Response(qr_image(link), media_type="image/svg+xml")


async def show_figures(request: Request) -> Response:
    """Who wins how often at this server."""
    return answer(hall_of(request).counting.figures.info())


async def show_openapi(request: Request) -> Response:
    """This API, described for programs."""
    return answer(openapi())
