"""`motherlode puzzle`: a question about a moment of a game, in the terminal or for a program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from motherlode.cli.options import Json
from motherlode.outside import clock

if TYPE_CHECKING:
    from motherlode.puzzles.puzzle import Puzzle
    from motherlode.puzzles.scene import Scene

TODAY, LIST = "today", "list"


def puzzle(
    which: Annotated[
        str, typer.Argument(metavar="[N|today|list]", help="A puzzle’s number, or all of them.")
    ] = TODAY,
    answer: Annotated[
        str, typer.Option(metavar="A", help="Answer right away, with one of the answers.")
    ] = "",
    text: Annotated[
        bool,
        typer.Option(
            "--text", help="Print a position for programs; what the seat can’t see is made up."
        ),
    ] = False,
    json: Json = False,
) -> None:
    """Solve a puzzle: find the saboteur, the best move, or the treasure.

    With --json, it prints everything the seat knows, and the answers to choose from.
    """
    from motherlode.cli.output import report
    from motherlode.puzzles.scene import Scene

    if which == LIST:
        show_list(json)
        return
    scene = Scene(asked(which))
    if answer:
        take(scene, answer, json)
    elif text:
        print(scene.position(), end="")
    elif json:
        report(scene.data())
    else:
        solve(scene)


def asked(which: str) -> Puzzle:
    """The puzzle that is meant."""

    from motherlode.cli.errors import BadCommand
    from motherlode.puzzles.collection import day_of, puzzle_of, puzzle_with, puzzles
    from motherlode.rules.core.reasons import because

    if which == TODAY:
        return puzzle_of(day_of(clock.date()))
    if not (which.isascii() and which.isdigit() and len(which) < 6):
        raise BadCommand(
            because(
                "puzzle-which",
                "name a puzzle by its number, from 1 to {count}, or say today or list",
                count=len(puzzles()),
            )
        )
    return puzzle_with(int(which))


def show_list(json: bool) -> None:
    """All puzzles, and today's."""

    from motherlode.cli.output import console, report
    from motherlode.locale import texts
    from motherlode.puzzles.collection import day_of, puzzle_of, puzzles

    today = puzzle_of(day_of(clock.date())).id
    if json:
        rows = [{"puzzle": one.id, "kind": one.kind, "grade": one.grade} for one in puzzles()]
        report({"today": today, "puzzles": rows})
        return
    words, out = texts(), console()
    for one in puzzles():
        kind, grade = (
            words.text(f"puzzle-kind-{one.kind}"),
            words.text("puzzle-grade", grade=one.grade),
        )
        out.print(words.text("puzzle-list-line", number=f"{one.id:3}", kind=kind, grade=grade))
    out.print(words.text("puzzle-today-line", number=today))


def take(scene: Scene, answer: str, json: bool) -> None:
    """Say whether an answer is right."""
    from motherlode.cli.errors import BadCommand
    from motherlode.cli.output import console, report
    from motherlode.cli.terminal.puzzle import TerminalPuzzle
    from motherlode.locale import texts
    from motherlode.rules.core.reasons import because

    if answer not in scene.answers():
        raise BadCommand(because("no-answer", "{text} isn’t one of the answers", text=answer[:80]))
    puzzle = scene.puzzle
    if not json:
        TerminalPuzzle(scene, texts(), console()).judge(answer)
        return
    told: dict[str, object] = {
        "puzzle": puzzle.id,
        "answer": answer,
        "ok": answer in puzzle.right,
        "right": list(puzzle.right),
        "chances": puzzle.chances,
    }
    report(told)


def solve(scene: Scene) -> None:
    """Show it, ask, and explain."""
    from motherlode.cli.output import console
    from motherlode.cli.terminal.puzzle import TerminalPuzzle
    from motherlode.locale import texts

    asked = TerminalPuzzle(scene, texts(), console())
    asked.show()
    answer = asked.ask()
    if answer:
        asked.judge(answer)
