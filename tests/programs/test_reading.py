"""What stands in for a model reads every kind of line, and takes what it means to take."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tests.programs.reading import answers, maze_of
from tests.programs.stand_in import StandIn

MAZE = "y=-1: 0NES 1EW 2N|S 3~ES\ny=0: 0NESWL(start) 2~EW -1NESW(door)\nOpen ends: -1,0 1,0"


@pytest.mark.parametrize(
    ("lines", "choice"),
    [
        (["pass 1=map", "cross @ 2=1,0 3=2,0", "map @ 4=8,0"], "3"),
        (["map @ 1=8,0", "pass 2=map 3=cross"], "3"),
        (["as text: rockfall @ any card in the maze but 0,0"], "-1,0"),
        (["as text: map @ {8,0 8,2}", "as text: {tee_nes @ | cross @} {1,0 2,0}"], "cross @ 2,0"),
        (["cross @ 1=1,0 2=turned", "as text: rockfall @ any card in the maze"], "2"),
        (["as text: {rockfall @ | map @} {8,0 8,2}", "pass 1=map"], "1"),
    ],
)
def test_path_cards_are_told_from_others(lines: list[str], choice: str) -> None:
    text = "\n".join([MAZE, "Asked: you", "Options (any):", *lines])
    assert StandIn(cast(Any, None)).choice(text).endswith(choice)


def test_the_maze_is_read() -> None:
    assert maze_of(MAZE) == ["0,-1", "1,-1", "2,-1", "3,-1", "0,0", "2,0", "-1,0"]


def test_what_is_paid_for_is_all_in_braces() -> None:
    line = 'as text: {cross @ {1,0 2,0} or 1,1 turned} paid by {Bo | "A|B}" | "Mary Ann"}'
    laid = ("cross @ 1,0", "cross @ 2,0", "cross @ 1,1 turned")
    names = ("Bo", "A|B}", '"Mary Ann"')
    assert answers(line, ()) == [f"{one} paid by {name}" for one in laid for name in names]
