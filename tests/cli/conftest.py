"""What the tests of the commands share: a terminal, a record, a position."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

POSITION = """\
players = ["Ada", "Bo", "Cai"]
seed = 3
turn = "Ada"

[maze]
"1,0" = "cross"

[goals]
"8,-2" = "goal_stone_nw"
"8,0" = "goal_treasure"
"8,2" = "goal_stone_ne"

[hands]
Ada = ["curve_nw", "map", "break_pick", "rockfall"]

[roles]
Ada = "digger"
"""


@pytest.fixture
def motherlode(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Terminal:
    """Runs command lines."""
    folder = tmp_path / "here"
    folder.mkdir()
    return Terminal(capsys, monkeypatch, folder)


@pytest.fixture
def position_file(tmp_path: Path) -> str:
    """A position in a file."""
    path = tmp_path / "position.toml"
    path.write_text(POSITION, encoding="utf-8")
    return str(path)


@pytest.fixture
def record_file(tmp_path: Path, motherlode: Terminal) -> str:
    """The record of a game of greedy bots in a file."""
    line = "simulate --games 1 --players 3 --bots greedy --seed 4 --json --records"
    motherlode(*line.split(), str(tmp_path / "games")).data()
    return str(tmp_path / "games" / "game-1.jsonl")
