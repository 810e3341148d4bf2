"""Frozen bots: a name with a number promises the same choices for the same seeds, always."""

from __future__ import annotations

import pytest

from motherlode.bots.common.hearsay import KINDS
from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.levels import FROZEN, OURS, UnknownBot, find_level, levels, make_bot
from motherlode.rules.core.contract import Event
from motherlode.rules.core.playout import Bot
from motherlode.rules.core.views import Prompt, View
from tests.bots.frozen import AMONG_TALKERS, WHAT_TO_DO, digest, kept, tables


@pytest.mark.parametrize("bot", [level.name for level in FROZEN])
def test_a_frozen_bot_plays_as_it_did(bot: str) -> None:
    for game in tables(bot):
        assert digest(bot, game) == kept()[bot][game], WHAT_TO_DO.format(bot=bot, game=game)


def test_each_of_ours_is_frozen_and_nothing_else_is_kept() -> None:
    assert {level.name.split("@")[0] for level in FROZEN} == {level.name for level in OURS}
    assert set(kept()) == {level.name for level in FROZEN}
    assert not {level.name for level in FROZEN} & {level.name for level in levels()}


@pytest.mark.parametrize("bot", ["greedy@1", "reader@1", "deceiver@1"])
def test_a_bot_that_hears_differently_is_noticed(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(KINDS, "treasure")
    assert digest(bot, AMONG_TALKERS) != kept()[bot][AMONG_TALKERS]


class Tiring(Bot):
    """Plays as greedy does, up to some round."""

    last = 9

    def __init__(self) -> None:
        super().__init__("tiring", sighted=True, listening=True)
        self.own = GreedyBot()

    def sit_down(self, seat: int, seed: int) -> None:
        self.own.sit_down(seat, seed)

    def hear(self, event: Event) -> None:
        self.own.hear(event)

    def choose(self, view: View, prompt: Prompt) -> int:
        return 0 if int(view.round) > self.last else int(self.own.choose(view, prompt))


def test_a_bot_that_plays_differently_later_in_a_match_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(find_level("greedy@1"), "maker", Tiring)
    found = []
    for last in (9, 2):
        monkeypatch.setattr(Tiring, "last", last)
        found.append(digest("greedy@1", "base for five"))
    assert found[0] != found[1]


def test_an_unknown_number_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="there’s no bot called greedy@9; the bots are random@1,"):
        make_bot("greedy@9")
