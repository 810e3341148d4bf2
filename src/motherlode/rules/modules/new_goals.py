"""New goals: eight goals for five places; bags of gold, a dragon, a spider (G-1 to G-3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motherlode.rules.core.cards import GOAL, CardSpec
from motherlode.rules.core.contract import NOBODY, Module
from motherlode.rules.core.gold import give_tokens
from motherlode.rules.core.gold_events import GoldPaid
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.ruleset import Draft, Selection
from motherlode.rules.core.state import State
from motherlode.rules.shared.payments import has_gold, pay

GOALS = (
    CardSpec("goal_treasure", GOAL, 1, shape="N-E-S-W", ends_round=True),
    CardSpec("goal_stone_nw", GOAL, 1, shape="N-W"),
    CardSpec("goal_stone_ne", GOAL, 1, shape="N-E"),
    CardSpec("goal_bag1_ne", GOAL, 1, shape="N-E"),
    CardSpec("goal_bag1_nw", GOAL, 1, shape="N-W"),
    CardSpec("goal_bag2_ne", GOAL, 1, shape="N-E"),
    CardSpec("goal_dragon_nw", GOAL, 1, shape="N-W"),
    CardSpec("goal_spider_ne", GOAL, 1, shape="N-E", ends_round=True, lost=True),
)
BAGS: Final = {"goal_bag1_ne": 1, "goal_bag1_nw": 1, "goal_bag2_ne": 2}  # gold in each
DRAGON: Final = "goal_dragon_nw"
PLACES = ((8, -4), (8, -2), (8, 0), (8, 2), (8, 4))


class NewGoals(Module):
    """The treasure and four of seven other goals lie face down; each has its effect."""

    def refusal(self, selection: Selection) -> Reason | None:
        if selection.game == "duel":
            return because(
                "duel-new-goals",
                "New Goals doesn’t work with the duel, which has its own goals (G-1, D-4)",
            )
        return None

    def decisions(self) -> dict[str, tuple[str, ...]]:
        return {"TurnInNugget": ()}

    def bind(self, draft: Draft) -> None:
        draft.add_cards(GOALS)
        draft.goals = [spec.name for spec in GOALS for _ in range(spec.copies)]
        draft.goal_places = list(PLACES)
        draft.choose_order = True  # G-3

    def after_goal(self, state: State, seat: i64, goal: i64) -> None:
        name = state.rules.names[state.goals[goal]]
        if name in BAGS:
            give_tokens(state, seat, BAGS[name])
            if state.listening:
                state.note(GoldPaid(seat, BAGS[name]))
        elif name == DRAGON and has_gold(state, seat):
            pay(state, seat, NOBODY)


MODULE: Final[Module] = NewGoals("new_goals", 1, ("G-1", "G-2", "G-3"), False)
