"""Two worlds for what bots say: in a world its seat can't tell apart, a bot says the same."""

from __future__ import annotations

from collections.abc import Callable

from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.levels import OURS, Level
from motherlode.rules.core.playout import Bot, Claim
from motherlode.rules.core.state import State
from motherlode.rules.core.views import View, view
from motherlode.rules.worlds.deal import deal_world
from motherlode.tables.game.game import Game
from motherlode.tables.game.speech import speech
from motherlode.tables.wire.messages import Settings
from tests.bots.talking import Company, told
from tests.support.plain import scaled

Mouth = Callable[[Bot, State, int], Claim | None]


def spoken(bot: Bot, state: State, seat: int) -> Claim | None:
    """What a bot says, out of what its seat sees."""
    return bot.speak(view(state, seat))


def peeking(bot: Bot, state: State, seat: int) -> Claim | None:
    """The same, but for the goal, which is the treasure in truth: a leak planted on purpose."""
    claim = spoken(bot, state, seat)
    if claim is not None and claim.kind in ("treasure", "no_treasure"):
        names = [state.rules.names[goal] for goal in state.goals]
        claim.cell = state.goal_cells[names.index("goal_treasure")]
    return claim


def differences(seed: int, mouth: Mouth) -> tuple[int, int]:
    """How often somebody spoke in a game, and how often another world would have changed it."""
    company = Company(seed, players=3 + seed % 4)
    count = different = 0
    for number, (state, seat, _) in enumerate(company.play()):
        world = deal_world(view(state, seat), seed * 1000 + number)
        here = mouth(company.caught_up(seat), state, seat)
        there = mouth(company.caught_up(seat), world, seat)
        count += 1
        different += told(here) != told(there)
    return count, different


def test_what_a_bot_says_depends_on_nothing_it_may_not_know() -> None:
    games = [differences(seed, spoken) for seed in range(scaled(12))]
    assert sum(count for count, _ in games) > 20
    assert sum(different for _, different in games) == 0


def test_the_search_finds_a_bot_that_peeks() -> None:
    assert any(differences(seed, peeking)[1] for seed in range(12))


CHATTY = "chatty_one"


class Chatty(GreedyBot):
    """Has always something to say."""

    def sit_down(self, seat: int, seed: int) -> None:
        super().sit_down(seat, seed)
        self.eager = True

    def speak(self, view: View) -> Claim | None:
        return Claim("remark", -1, -1, 0, "hello-1")


def speakers(seed: int) -> list[int]:
    """Who speaks first of bots that all want to, after one choice and another."""
    game = Game(Settings(players=5), list("ABCDE"), seed, "salt", whim="the same")
    game.begin(1)
    first = []
    for number in range(2, 14):
        game.asked_at = number
        said = speech(game, dict.fromkeys(range(5), CHATTY))
        assert said is not None
        first.append(said.seat)
    return first


def test_who_speaks_first_has_nothing_to_do_with_the_deal() -> None:
    OURS.append(Level(CHATTY, Chatty, False))
    try:
        spoken_first = [speakers(seed) for seed in range(6)]
    finally:
        OURS.pop()
    assert spoken_first == spoken_first[:1] * 6
    assert len(set(spoken_first[0])) > 2
