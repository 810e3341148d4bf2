"""The underground wardrobe: whoever first links the large card exchanges roles (W-1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motherlode.rules.core.contract import Module
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.shared.large_card import LargeCard
from motherlode.rules.shared.roles import exchange_role


class Wardrobe(LargeCard):
    """The mover puts the role card aside, or under the pile, and takes another."""

    def refusal(self, selection: Selection) -> Reason | None:
        if selection.game == "tournament":
            return because(
                "wardrobe-tournament",
                "the tournament has no spare role to swap in the wardrobe (W-1, O-1)",
            )
        if selection.game == "duel":
            return because(
                "not-in-duel",
                "{module} doesn’t work with the duel (W-1)",
                module=self.name,
            )
        return None

    def happen(self, state: State, seat: i64) -> None:
        exchange_role(state, seat)


MODULE: Final[Module] = Wardrobe("wardrobe", 1, ("W-1",), False)
