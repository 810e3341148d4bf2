"""Jack of all trades: removes any one broken tool (C-21)."""

from __future__ import annotations

from typing import Final

from motherlode.rules.core.cards import action
from motherlode.rules.core.contract import Module
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.ruleset import Draft, Selection

BROKEN = "break_"  # what the cards of broken tools are called


class JackOfAllTrades(Module):
    """One card that repairs whatever tool is broken."""

    def refusal(self, selection: Selection) -> Reason | None:
        if selection.game == "duel":
            return because(
                "not-in-duel",
                "{module} doesn’t work with the duel (C-21)",
                module=self.name,
            )
        return None

    def bind(self, draft: Draft) -> None:
        """A repair like any other, for all tools; it frees nobody and stops no thief."""
        tools = 0
        for bit, (_, card) in enumerate(draft.front):
            if card.startswith(BROKEN):
                tools |= 1 << bit
        draft.add_cards([action("jack_of_all_trades", "fix", 1, tools)])


MODULE: Final[Module] = JackOfAllTrades("jack_of_all_trades", 1, ("C-21",), False)
