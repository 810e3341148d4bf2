"""The JSON API described for programs, made from its types."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

import msgspec

from motherlode import __version__
from motherlode.tables.figures.figures import FiguresInfo
from motherlode.tables.wire.analysis_messages import (
    AnalysisInfo,
    AnalysisProgress,
    AnalysisRequest,
)
from motherlode.tables.wire.messages import Settings, TableInfo
from motherlode.tables.wire.past_messages import (
    Awards,
    Count,
    Deals,
    Eyes,
    PositionRequest,
    PositionText,
    ReplayInfo,
    ReplayRequest,
    SandboxInfo,
    SandboxRequest,
)
from motherlode.tables.wire.puzzle_messages import (
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleList,
    PuzzleSolution,
)
from motherlode.web.api_bodies import (
    CatalogueInfo,
    Check,
    Failure,
    Health,
    LessonList,
    NewLesson,
    NewSeat,
    NewTable,
    ReachInfo,
    ReadyInfo,
    TableList,
    Ticket,
)


class Query(NamedTuple):
    """What stands in the query of an address."""

    name: str
    kind: Any
    required: bool = True


class Operation(NamedTuple):
    """One address and method."""

    method: str
    path: str
    summary: str
    answer: type | str  # a type, or the media type of something other than JSON
    body: type | None = None
    status: int = 200
    failures: tuple[int, ...] = ()
    query: tuple[Query, ...] = ()


PLACE = re.compile(r"\{(\w+)\}")  # of something named in an address
TEXT = {"type": "string"}
PLACES = {"number": {"type": "integer", "minimum": 1}}  # those that are no text
NO_TABLE = (404, 409, 429, 503)  # why a table is not found, or not as it was asked for

OPERATIONS = (
    Operation("get", "/api/health", "How the server is", Health, None, 200, (503,)),
    Operation(
        "get", "/api/ready", "Whether people should be sent here", ReadyInfo, None, 200, (503,)
    ),
    Operation(
        "get",
        "/api/reach",
        "Where others find the server, told at its own machine",
        ReachInfo,
        None,
        200,
        (401, 429),
    ),
    Operation(
        "post",
        "/api/reach",
        "Let other devices in, from a page at the server's own machine",
        ReachInfo,
        None,
        200,
        (401, 403, 409, 429),
    ),
    Operation("get", "/api/catalogue", "Everything a table can be made of", CatalogueInfo),
    Operation("post", "/api/check", "What goes with what", Check, Settings, 200, (400, 403, 413)),
    Operation("get", "/api/figures", "Who wins how often at this server", FiguresInfo),
    Operation("get", "/api/tables", "The public tables", TableList),
    Operation(
        "post",
        "/api/tables",
        "Make a table and sit down as its host",
        Ticket,
        NewTable,
        201,
        (400, 403, 409, 413, 422, 429, 503),
    ),
    Operation("get", "/api/lessons", "What can be learned", LessonList),
    Operation(
        "post",
        "/api/lessons/{name}",
        "Begin a lesson at a table of its own",
        Ticket,
        NewLesson,
        201,
        (400, 403, 404, 409, 413, 422, 429, 503),
    ),
    Operation("get", "/api/tables/{code}", "A table", TableInfo, None, 200, NO_TABLE),
    Operation(
        "post",
        "/api/tables/{code}/seats",
        "Sit down, also in the seat of a bot in a game that is played",
        Ticket,
        NewSeat,
        201,
        (400, 403, 404, 409, 413, 422, 429, 503),
    ),
    Operation(
        "get",
        "/api/tables/{code}/record",
        "The record of the last game that is over",
        "application/jsonl",
        None,
        200,
        NO_TABLE,
    ),
    Operation(
        "get",
        "/api/tables/{code}/qr.svg",
        "The invitation as a QR picture",
        "image/svg+xml",
        None,
        200,
        (400, *NO_TABLE),
    ),
    Operation(
        "get",
        "/api/tables/{code}/games/{number}/record",
        "The record of a game that is over",
        "application/jsonl",
        None,
        200,
        NO_TABLE,
    ),
    Operation(
        "get",
        "/api/tables/{code}/games/{number}/replay",
        "A game that is over, through somebody's eyes",
        ReplayInfo,
        None,
        200,
        (400, *NO_TABLE),
        (Query("eyes", Eyes, required=False),),
    ),
    Operation(
        "get",
        "/api/tables/{code}/games/{number}/awards",
        "What a game that is over is remembered for, and the gold of each round",
        Awards,
        None,
        200,
        NO_TABLE,
    ),
    Operation(
        "get",
        "/api/tables/{code}/games/{number}/deals",
        "What a game that is over was dealt, to check the shuffle",
        Deals,
        None,
        200,
        NO_TABLE,
    ),
    Operation(
        "get",
        "/api/tables/{code}/games/{number}/picture.png",
        "The last maze of a game that is over, as a picture",
        "image/png",
        None,
        200,
        NO_TABLE,
    ),
    Operation(
        "get",
        "/api/tables/{code}/games/{number}/position",
        "The position after a number of choices of a game that is over",
        PositionText,
        None,
        200,
        (400, 422, *NO_TABLE),
        (Query("played", Count),),
    ),
    Operation(
        "post",
        "/api/tables/{code}/games/{number}/analysis",
        "Have a game that is over analyzed, and see how far that has come",
        AnalysisProgress,
        None,
        200,
        (403, 500, *NO_TABLE),
    ),
    Operation(
        "post",
        "/api/analyses",
        "Have a record analyzed that somebody brings",
        AnalysisProgress,
        AnalysisRequest,
        200,
        (400, 403, 409, 413, 422, 429, 500, 503),
    ),
    Operation(
        "get",
        "/api/analyses/{key}/progress",
        "How far an analysis has come; whoever stops asking doesn't wait for it any more",
        AnalysisProgress,
        None,
        200,
        (404, 429, 500, 503),
    ),
    Operation(
        "get",
        "/api/analyses/{key}",
        "An analysis that is ready",
        AnalysisInfo,
        None,
        200,
        (404, 429, 503),
    ),
    Operation(
        "post",
        "/api/replay",
        "A record that somebody brings, checked, through somebody's eyes",
        ReplayInfo,
        ReplayRequest,
        200,
        (400, 403, 409, 413, 422, 429),
    ),
    Operation(
        "post",
        "/api/replay/position",
        "The position after a number of choices of a record",
        PositionText,
        PositionRequest,
        200,
        (400, 403, 413, 422, 429),
    ),
    Operation(
        "post",
        "/api/sandbox",
        "A position with everything open, after some choices",
        SandboxInfo,
        SandboxRequest,
        200,
        (400, 403, 413, 422, 429),
    ),
    Operation("get", "/api/puzzles", "Every puzzle, and which one is today's", PuzzleList),
    Operation(
        "get",
        "/api/puzzles/{number}",
        "A puzzle without its answer; `today` is the one of this day",
        PuzzleInfo,
        None,
        200,
        (404, 429, 503),
    ),
    Operation(
        "get",
        "/api/puzzles/{number}/data",
        "A puzzle for programs: view, events, claims, and a position, without the answer",
        dict,
        None,
        200,
        (404, 429, 503),
    ),
    Operation(
        "post",
        "/api/puzzles/{number}/answer",
        "Whether an answer is right, and why",
        PuzzleSolution,
        PuzzleAnswer,
        200,
        (400, 403, 404, 413, 422, 429, 503),
    ),
)


@cache
def openapi() -> dict[str, Any]:
    """The whole description."""
    types = {op.answer for op in OPERATIONS if not isinstance(op.answer, str)}
    types |= {op.body for op in OPERATIONS if op.body is not None} | {Failure}
    ordered = sorted(types, key=lambda kind: kind.__name__)
    schemas, components = msgspec.json.schema_components(
        ordered, ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip(ordered, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for op in OPERATIONS:
        paths.setdefault(op.path, {})[op.method] = described(op, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Motherlode",
            "version": __version__,
            "description": "Tables of the mining card game. Play itself goes over the socket "
            "/api/tables/{code}/socket, which docs/wire.md describes.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def described(op: Operation, schema_of: dict[type, dict[str, Any]]) -> dict[str, Any]:
    """One operation."""
    made: dict[str, Any] = {
        "summary": op.summary,
        "operationId": f"{op.method}_{op.path.strip('/').replace('/', '_')}",
        "responses": {str(op.status): response(op.summary, op.answer, schema_of)},
    }
    for status in op.failures:
        made["responses"][str(status)] = response("Refused", Failure, schema_of)
    if parameters := [*in_path(op), *map(in_query, op.query)]:
        made["parameters"] = parameters
    if op.body is not None:
        content = {"application/json": {"schema": schema_of[op.body]}}
        made["requestBody"] = {"required": True, "content": content}
    return made


def in_path(op: Operation) -> list[dict[str, Any]]:
    """What the path of an address names."""
    return [
        {"name": name, "in": "path", "required": True, "schema": PLACES.get(name, TEXT)}
        for name in PLACE.findall(op.path)
    ]


def in_query(query: Query) -> dict[str, Any]:
    """A field of the query."""
    schema = msgspec.json.schema(query.kind)
    return {"name": query.name, "in": "query", "required": query.required, "schema": schema}


def response(
    summary: str, kind: type | str, schema_of: dict[type, dict[str, Any]]
) -> dict[str, Any]:
    """One answer."""
    if isinstance(kind, str):
        return {"description": summary, "content": {kind: {"schema": {"type": "string"}}}}
    content = {"application/json": {"schema": schema_of[kind]}}
    return {"description": summary, "content": content}
