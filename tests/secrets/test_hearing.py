"""Wherever bots play, each is told what its seat sees happen, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from librt.vecs import vec

from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.levels import OURS, Level, seated
from motherlode.cli.batch.dataset.sitting import Sitting
from motherlode.env.single import SaboteurEnv
from motherlode.rules.core.contract import Event
from motherlode.rules.core.engine import new_game
from motherlode.rules.core.playout import Bot, play_out
from tests.cli.terminal import Terminal
from tests.support.plain import rules_of

NOTING = "noting_one"


class Noting(GreedyBot):
    """Keeps what it hears, and where it sits."""

    heard: ClassVar[list[tuple[int, Event]]] = []

    def sit_down(self, seat: int, seed: int) -> None:
        self.place = seat
        super().sit_down(seat, seed)

    def hear(self, event: Event) -> None:
        self.heard.append((self.place, event))
        super().hear(event)


@pytest.fixture(autouse=True)
def level() -> Iterator[None]:
    """One more level, which has heard nothing yet."""
    OURS.append(Level(NOTING, Noting, False))
    Noting.heard.clear()
    yield
    OURS.pop()


def check(seats: set[int]) -> None:
    """Hold what these seats were told to what they may know: masked once more it is the same."""
    dealt = {(seat, event.seat) for seat, event in Noting.heard if event.name() == "HandDealt"}  # type: ignore[attr-defined]
    assert {seat for seat, _ in dealt} == seats
    assert any(seat != owner for seat, owner in dealt)
    for seat, event in Noting.heard:
        assert event.fields() == event.seen_by(seat).fields()


@pytest.mark.parametrize("game", ["base", "saboteur2"])
def test_in_a_game_of_bots(game: str) -> None:
    bots: vec[Bot] = seated((NOTING,) * 4, 3)
    play_out(new_game(rules_of(game, 4), 3, listening=True), bots)
    check({0, 1, 2, 3})


def test_in_a_data_set() -> None:
    Sitting(rules_of("base", 3), (NOTING,) * 3, 0, 3).play()
    check({0, 1, 2})


def test_beside_a_learner() -> None:
    made = SaboteurEnv(players=4, opponents=NOTING, rounds=1)
    made.reset(seed=3)
    for _ in range(6):
        made.step(int(made.action_masks().argmax()))
    check({1, 2, 3})


def test_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    motherlode = Terminal(capsys, monkeypatch, tmp_path)
    line = f"play --players 3 --seed 5 --bots {NOTING}"
    assert motherlode(*line.split(), typed="1\n1\n1\n").code == 0
    check({1, 2})
