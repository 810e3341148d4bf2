"""`motherlode puzzle`: shown, asked and explained, and as data for programs."""

from __future__ import annotations

from motherlode.puzzles.collection import puzzles
from motherlode.puzzles.puzzle import KINDS, MOVE, WHO
from tests.cli.terminal import Terminal


def number(kind: str) -> int:
    return next(puzzle.id for puzzle in puzzles() if puzzle.kind == kind)


def test_it_is_shown_asked_and_explained(motherlode: Terminal) -> None:
    for kind in KINDS:
        puzzle = puzzles()[number(kind) - 1]
        data = motherlode("puzzle", str(puzzle.id), "--json").data()
        place = data["answers"].index(puzzle.right[0]) + 1
        shown = motherlode("puzzle", str(puzzle.id), typed=f"nonsense\n{place}\n".encode()).out
        assert "Right!" in shown
        assert f"Type a number from 1 to {len(data['answers'])}." in shown
        assert ("Chance to win" if kind == MOVE else "Clues") in shown
        assert max(len(line) for line in shown.splitlines()) <= 120
    assert "Right!" not in motherlode("puzzle", "1", typed=b"q\n").out


def test_programs_get_what_the_seat_knows_and_an_answer_to_theirs(motherlode: Terminal) -> None:
    puzzle = puzzles()[number(WHO) - 1]
    data = motherlode("puzzle", str(puzzle.id), "--json").data()
    assert data["seat"] == puzzle.players[puzzle.eyes]
    assert "right" not in data
    assert data["view"]["role"] == "digger"
    wrong = next(name for name in data["answers"] if name not in puzzle.right)
    told = motherlode("puzzle", str(puzzle.id), "--answer", wrong, "--json").data()
    assert (told["ok"], told["right"]) == (False, list(puzzle.right))
    assert "Not this time." in motherlode("puzzle", str(puzzle.id), "--answer", wrong).out
    text = motherlode("puzzle", str(puzzle.id), "--text").out
    assert text == data["position"]
    asked = motherlode("position", "-", "--json", typed=text.encode()).data()
    assert asked["round"] == 1


def test_all_are_listed_with_the_one_of_the_day(motherlode: Terminal) -> None:
    data = motherlode("puzzle", "list", "--json").data()
    assert len(data["puzzles"]) == len(puzzles())
    assert motherlode("puzzle", "--json").data()["puzzle"] == data["today"]
    shown = motherlode("puzzle", "list").out
    assert shown.count("\n") == len(puzzles()) + 1
    assert f"Today’s puzzle: {data['today']}" in shown


def test_what_is_not_there_is_refused(motherlode: Terminal) -> None:
    assert motherlode("puzzle", "0").sentence()
    assert motherlode("puzzle", "yesterday").sentence()
    assert motherlode("puzzle", "1", "--answer", "nobody").sentence()
