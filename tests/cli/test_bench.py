"""`motherlode bench`: every measurement is there, beside a target scaled to this machine."""

from __future__ import annotations

import pytest

from motherlode import compiled
from motherlode.cli.batch import speed
from motherlode.cli.commands import bench
from motherlode.rules.core.engine import asked_seat
from tests.cli.terminal import Terminal


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure next to nothing."""
    measured = bench.measured
    monkeypatch.setattr(bench, "measured", lambda scale, _: measured(scale, 0.002))
    monkeypatch.setattr(speed, "YARDSTICK", "print(0.44)")


@pytest.mark.usefixtures("hurry")
def test_the_report_has_every_row(motherlode: Terminal) -> None:
    data = motherlode("bench", "--quick", "--json").data()
    assert data["compiled"] == compiled()
    assert data["yardstick_seconds"] == 0.44
    rows = {row["id"]: row for row in data["rows"]}
    assert rows["interpreted"]["target"] == pytest.approx(80_000)
    assert rows["greedy"]["target"] == pytest.approx(6_000)
    assert rows["copy"]["target"] == pytest.approx(0.4)
    assert rows["message"]["target"] == pytest.approx(12)
    assert rows["data"]["target"] == pytest.approx(15.5)
    assert min(rows[id]["value"] for id in ("copy", "message", "data")) > 0
    assert rows["random"]["target"] == pytest.approx(4_600_000)
    assert (rows["random"]["value"] is None) == (not compiled())
    for cards in (10, 30, 60):
        assert rows[f"maze-{cards}"]["value"] > rows[f"option-{cards}"]["value"] > 0
    assert rows["import"]["value"] > 0
    assert rows["import"]["target"] == pytest.approx(15)


@pytest.mark.usefixtures("hurry")
def test_people_are_told_loudly_if_nothing_is_compiled(motherlode: Terminal) -> None:
    shown = motherlode("bench", "--quick").out
    assert ("THE KERNEL ISN’T COMPILED" in shown) == (not compiled())
    assert "yardstick" in shown
    assert max(len(line) for line in shown.splitlines()) <= 80


@pytest.mark.parametrize("cards", [10, 30, 60])
def test_mazes_are_grown_to_their_size(cards: int) -> None:
    state = speed.grown(speed.path_rules(), 1, cards)
    assert len(state.maze.laid) == cards
    assert state.hand_size(asked_seat(state)) == len(speed.TYPICAL_HAND)
    assert state.round == 1
