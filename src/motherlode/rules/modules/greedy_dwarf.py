"""The selfish dwarf: wins alone, and only if he reaches the treasure himself (C-16)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.contract import NOBODY, Module
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.rounds import declare
from motherlode.rules.core.ruleset import Draft, Selection
from motherlode.rules.core.scoring import let_take
from motherlode.rules.core.state import State

PAY = 4


class GreedyDwarf(Module):
    """One digger card is replaced by the selfish dwarf."""

    def refusal(self, selection: Selection) -> Reason | None:
        if selection.game == "tournament":
            return because(
                "greedy-tournament", "the tournament already has its selfish dwarves (O-1, C-16)"
            )
        if selection.game != "base":
            return because("greedy-base", "the selfish dwarf works only with the base game (C-16)")
        return None

    def bind(self, draft: Draft) -> None:
        draft.roles[draft.roles.index("digger")] = "greedy"
        draft.outcomes.insert(-1, "greedy")

    def score(self, state: State) -> bool:
        if state.finder == NOBODY or state.roles[state.finder] != state.rules.role("greedy"):
            return False
        winners = vec[i64]([state.finder])
        declare(state, "greedy", winners)
        let_take(state, winners, PAY)
        return True


MODULE: Final[Module] = GreedyDwarf("greedy_dwarf", 1, ("C-16",), False)
