"""Puzzles over the web: the list, one without its answer, and what is told after an answer."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from motherlode.puzzles.collection import day_of, puzzle_of, puzzles
from motherlode.puzzles.puzzle import Puzzle
from motherlode.puzzles.scene import Scene
from motherlode.tables.past.puzzle_film import list_of, shown, solution_of
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.puzzle_messages import PuzzleAnswer
from motherlode.web.bodies import answer, packed_answer, read_body
from motherlode.web.routes.past_games import replays_of
from motherlode.web.routes.past_works import packed
from motherlode.web.table_lookup import hall_of

TODAY: Final = "today"


def today(request: Request) -> int:
    """The number of this day."""
    return day_of(hall_of(request).time.date())


def asked_puzzle(request: Request) -> Puzzle:
    """The puzzle that an address names: its number, or the one of this day."""
    word = request.path_params["number"]
    if word == TODAY:
        return puzzle_of(today(request))
    if word.isascii() and word.isdigit() and len(word) < 6 and 1 <= int(word) <= len(puzzles()):
        return puzzles()[int(word) - 1]
    raise TableRefusal("no_puzzle", f"puzzles are numbered from 1 to {len(puzzles())}")


async def list_puzzles(request: Request) -> Response:
    """Every puzzle, and which one is today's."""
    return answer(list_of(today(request)))


async def show_puzzle(request: Request) -> Response:
    """A puzzle without its answer."""
    replays = replays_of(request)
    puzzle, day = asked_puzzle(request), today(request)
    made = await replays.made(("puzzle", puzzle.id, str(day)), shown_puzzle, puzzle, day)
    return await packed_answer(request, made)


async def show_puzzle_position(request: Request) -> Response:
    """A puzzle as plain data for programs: view, events, claims, and a position."""
    replays, puzzle = replays_of(request), asked_puzzle(request)
    made = await replays.made(("puzzle", puzzle.id, "data"), puzzle_data, puzzle)
    return await packed_answer(request, made)


async def take_answer(request: Request) -> Response:
    """Whether an answer is right, and why."""
    replays, puzzle = replays_of(request), asked_puzzle(request)
    body = await read_body(request, PuzzleAnswer)
    made = await replays.made(None, solution, puzzle, body.answer)
    return await packed_answer(request, made)


def shown_puzzle(puzzle: Puzzle, day: int) -> bytes:
    """A puzzle without its answer, packed."""
    return packed(shown(puzzle, day))


def puzzle_data(puzzle: Puzzle) -> bytes:
    """A puzzle as plain data, packed."""
    return packed(Scene(puzzle).data())


def solution(puzzle: Puzzle, answer: str) -> bytes:
    """Whether an answer is right, packed."""
    return packed(solution_of(puzzle, answer))


PUZZLE_ROUTES: Final[list[BaseRoute]] = [
    Route("/puzzles", list_puzzles),
    Route("/puzzles/{number}", show_puzzle),
    Route("/puzzles/{number}/data", show_puzzle_position),
    Route("/puzzles/{number}/answer", take_answer, methods=["POST"]),
]
