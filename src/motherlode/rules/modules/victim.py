"""Victim of sabotage: a digger with a broken tool gets no nuggets (V-1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motherlode.rules.core.contract import Module
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State


class Victim(Module):
    """Diggers who are sabotaged when the round ends are skipped; what is drawn stays the same."""

    def refusal(self, selection: Selection) -> Reason | None:
        if selection.game != "base":
            return because("victim-base", "Victim of Sabotage works only with the base game (V-1)")
        return None

    def may_pick(self, state: State, seat: i64) -> bool:
        return state.front[seat] & state.rules.blocking == 0


MODULE: Final[Module] = Victim("victim", 1, ("V-1",), False)
