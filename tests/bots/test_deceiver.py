"""The deceiver: what it says of a map, and what it makes of how its acts look."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.common.knowledge import SABOTEUR, knowledge_of
from motherlode.bots.deceiver.bot import SEEN_THROUGH, DeceiverBot
from motherlode.rules.core.engine import new_game
from motherlode.rules.core.events import MapRead
from motherlode.rules.core.playout import Bot, play_round
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from tests.support.plain import rules_of


def dealt(is_saboteur: bool) -> State:
    """A round whose first seat has such a role and has looked at every goal."""
    seed = 0
    while True:
        state = new_game(rules_of("base", 5), seed, 0, True, True)
        stance = knowledge_of(state.rules).stance_of[state.roles[0]]
        if (stance == SABOTEUR) == is_saboteur:
            state.seen_goals = vec[i64]([7, 0, 0, 0, 0])
            return state
        seed += 1


def seated(state: State) -> DeceiverBot:
    """A bot in the first seat that has heard what happened so far."""
    bot = DeceiverBot()
    bot.sit_down(0, 1)
    for event in state.take_events():
        bot.hear(event.seen_by(0))
    return bot


@pytest.mark.parametrize("is_saboteur", [False, True])
def test_diggers_report_what_they_saw_and_saboteurs_lie(is_saboteur: bool) -> None:
    state = dealt(is_saboteur)
    bot = seated(state)
    treasure = knowledge_of(state.rules).treasure
    for goal in range(3):
        bot.hear(MapRead(0, state.goal_cells[goal], state.goals[goal]))
        assert bot.eager
        claim = bot.speak(view(state, 0))
        assert claim is not None
        assert claim.cell == state.goal_cells[goal]
        says_treasure = claim.kind == "treasure"
        assert says_treasure == ((state.goals[goal] == treasure) != is_saboteur)
        assert not bot.eager
        assert bot.speak(view(state, 0)) is None


def test_it_says_nothing_of_the_maps_of_others() -> None:
    state = dealt(True)
    bot = seated(state)
    bot.hear(MapRead(3, state.goal_cells[0], -1))
    assert not bot.eager


def test_a_saboteur_pays_for_what_looks_bad_while_nobody_sees_through_it() -> None:
    state = dealt(True)
    bot = seated(state)
    seen = view(state, 0)
    now = bot.face(seen)
    assert bot.deceives(now)
    assert bot.mind.watch(seen).chances[0] < SEEN_THROUGH
    known = knowledge_of(state.rules)
    told = {
        choice: (bot.mind.tells(seen, known, choice), bot.price(now, choice))
        for choice in prompt(state, 0).choices
    }
    worst = max(told.values())
    best = min(told.values())
    assert worst[0] > 0
    assert worst[0] > best[0]
    assert worst[1] > 0
    assert worst[1] > best[1]


def test_a_digger_has_nothing_to_hide() -> None:
    state = dealt(False)
    bot = seated(state)
    assert not bot.deceives(bot.face(view(state, 0)))


def test_a_copy_thinks_the_same() -> None:
    state = new_game(rules_of("base", 5), 4, 0, True, True)
    bots = [DeceiverBot() for _ in range(5)]
    for seat, bot in enumerate(bots):
        bot.sit_down(seat, 4)
    play_round(state, vec[Bot](list(bots)), 13)
    seen = view(state, 2)
    other = bots[2].copy()
    mine, theirs = bots[2].beliefs(seen), other.beliefs(seen)
    assert list(mine.suspicion) == list(theirs.suspicion)
    assert list(mine.hopes) == list(theirs.hopes)


def test_a_copy_reports_what_it_saw() -> None:
    state = dealt(False)
    bot = seated(state)
    bot.hear(MapRead(0, state.goal_cells[1], state.goals[1]))
    claim = bot.copy().speak(view(state, 0))
    assert claim is not None
    assert claim.cell == state.goal_cells[1]
