"""Actions in words, and back: answers, claims, and pages."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import motherlode
from motherlode.env.agents import env
from motherlode.env.puffer import SaboteurPuffer
from motherlode.env.vector import SaboteurVector
from tests.env.tables import ALL_BASE, ALL_SECOND, FIVE

CHOSEN = [FIVE, ALL_BASE, ALL_SECOND]


@pytest.mark.parametrize(("game", "players", "modules"), CHOSEN)
def test_words_lead_back_to_their_actions(
    game: str, players: int, modules: tuple[str, ...]
) -> None:
    made = SaboteurVector(
        2,
        seat=None,
        rules=game,
        players=players,
        modules=modules,
        window=(3, 3),
        talk=True,
        calls=True,
    )
    made.reset(seed=2)
    kinds = set()
    for step in range(60):
        for table in (0, 1) if step % 6 == 0 else ():
            words = made.words(table)
            offered = words.offered()
            assert list(offered) == np.flatnonzero(made.masks[table]).tolist()
            for action, text in offered.items():
                assert offered[words.action(f" {text} ")] == text, action
                kinds.add(text.split()[0])
        made.step(made.sample())
    assert {"say", "call", "pass"} <= kinds


def test_pages_have_words(monkeypatch: pytest.MonkeyPatch) -> None:
    made = env(players=5, window=(3, 3), talk=True)
    made.reset(seed=1)
    words: Any = made.words
    tables = made._tables
    with pytest.raises(motherlode.BadNotation, match="no action"):
        words.action("more")
    with pytest.raises(motherlode.BadNotation):
        words.action("say nothing")
    offered = {**words.offered(), int(tables.layout.more): "more"}
    monkeypatch.setattr(words, "offered", lambda: offered)
    assert words.action("more") == tables.layout.more


def test_flat_tables_have_words() -> None:
    flat, many = SaboteurPuffer(2, players=4), SaboteurVector(2, players=4)
    flat.reset(seed=3)
    many.reset(seed=3)
    for table in (0, 1):
        assert flat.words(table).offered() == many.words(table).offered()
    assert flat.words(0).offered() != flat.words(1).offered()
