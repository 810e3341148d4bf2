"""Frozen bots: a name with a number promises the same choices for the same seeds, always."""

from __future__ import annotations

import pytest

from motherlode.bots.levels import FROZEN, OURS, UnknownBot, find_level, levels, make_bot
from motherlode.bots.random.bot import RandomBot
from tests.bots.frozen import WHAT_TO_DO, digest, kept, tables


@pytest.mark.parametrize("bot", [level.name for level in FROZEN])
def test_a_frozen_bot_plays_as_it_did(bot: str) -> None:
    for game in tables(bot):
        assert digest(bot, game) == kept()[bot][game], WHAT_TO_DO.format(bot=bot, game=game)


def test_each_of_ours_is_frozen_and_nothing_else_is_kept() -> None:
    assert {level.name.split("@")[0] for level in FROZEN} == {level.name for level in OURS}
    assert set(kept()) == {level.name for level in FROZEN}
    assert not {level.name for level in FROZEN} & {level.name for level in levels()}


def test_a_bot_that_plays_differently_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    greedy = find_level("greedy@1")
    assert greedy is not None
    monkeypatch.setattr(greedy, "maker", RandomBot)
    assert digest("greedy@1", "base for five") != kept()["greedy@1"]["base for five"]


def test_an_unknown_number_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="there’s no bot called greedy@9; the bots are random@1,"):
        make_bot("greedy@9")
