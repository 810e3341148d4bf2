"""A puzzle as messages: the film through one seat's eyes, and what is told after the answer."""

from __future__ import annotations

from motherlode.puzzles.collection import puzzle_of, puzzles
from motherlode.puzzles.puzzle import MAP, MOVE, WHO, Puzzle, is_claim
from motherlode.puzzles.scene import Scene
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.notation.words import read_cell
from motherlode.tables.game.sight import cell, prompt_info
from motherlode.tables.past.film import replay_of
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.puzzle_messages import (
    PuzzleCard,
    PuzzleInfo,
    PuzzleList,
    PuzzleMoment,
    PuzzleReason,
    PuzzleSolution,
)


def list_of(day: int) -> PuzzleList:
    """All puzzles on a day."""
    return PuzzleList(tuple(card_of(puzzle) for puzzle in puzzles()), puzzle_of(day).id, day)


def card_of(puzzle: Puzzle) -> PuzzleCard:
    """A puzzle in a list."""
    return PuzzleCard(
        puzzle.id,
        puzzle.kind,  # type: ignore[arg-type]
        puzzle.grade,
        puzzle.rules,
        puzzle.modules,
        len(puzzle.players),
    )


def shown(puzzle: Puzzle, day: int) -> PuzzleInfo:
    """A puzzle without its answer."""
    scene = Scene(puzzle)
    film = replay_of(scene.record, str(puzzle.eyes))
    answers = tuple(scene.answers())
    asked = None
    if puzzle.kind == MOVE:
        asked = prompt_info(scene.state, puzzle.players, scene.prompt, len(film.frames))
    return PuzzleInfo(
        id=puzzle.id,
        kind=puzzle.kind,  # type: ignore[arg-type]
        grade=puzzle.grade,
        today=puzzle_of(day).id,
        day=day,
        count=len(puzzles()),
        players=puzzle.players,
        rules=film.rules,
        view=film.view,
        frames=film.frames,
        prompt=asked,
        answers=answers,
        cells=tuple(cell(read_cell(one)) for one in answers) if puzzle.kind == MAP else (),
    )


def solution_of(puzzle: Puzzle, answer: str) -> PuzzleSolution:
    """What is told to somebody who has answered."""
    scene = Scene(puzzle)
    if answer not in scene.answers():
        raise TableRefusal("no_answer", "that isn’t one of the answers")
    state = scene.state
    roles = [state.rules.role_names[role] for role in state.roles] if puzzle.kind == WHO else []
    return PuzzleSolution(
        is_right=answer in puzzle.right,
        right=puzzle.right,
        chances=puzzle.chances,
        reason=reason_of(puzzle),
        moments=moments_of(puzzle),
        roles=tuple(roles),
    )


def reason_of(puzzle: Puzzle) -> PuzzleReason | None:
    """Why a move is the best one."""
    why = puzzle.reason
    if why is None:
        return None
    place = None if why.cell == NOBODY else cell(why.cell)
    return PuzzleReason(why.key, place, None if why.seat == NOBODY else why.seat, why.percent)


def moments_of(puzzle: Puzzle) -> tuple[PuzzleMoment, ...]:
    """What spoke for the answer."""
    return tuple(
        PuzzleMoment(
            puzzle.choices_until(moment.place),
            is_claim(puzzle.play[moment.place]),
            puzzle.play[moment.place][0],
            moment.before,
            moment.after,
        )
        for moment in puzzle.moments
    )
