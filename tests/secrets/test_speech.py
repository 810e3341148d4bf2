"""Two worlds for what bots say: in a world its seat can't tell apart, a bot says the same."""

from __future__ import annotations

from collections.abc import Callable

from motherlode.rules.core.playout import Bot, Claim
from motherlode.rules.core.state import State
from motherlode.rules.core.views import view
from motherlode.rules.worlds.deal import deal_world
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
