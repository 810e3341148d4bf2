"""Diversion: moves the path card that was laid last (C-23)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.cards import TURNED, action
from motherlode.rules.core.choices import CARD, TARGET, WAY, target_of, turned_of
from motherlode.rules.core.contract import FORM_CELL, Module, Verb
from motherlode.rules.core.events import PathMoved
from motherlode.rules.core.frames import Spent, laid
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.ruleset import Draft, Selection
from motherlode.rules.core.state import State

PLACED: Final = (1 << WAY) | (65535 << TARGET)  # cell and way up in a choice


def lifted(state: State, seat: i64) -> State:
    """The table once the card laid last is lifted; it is an action, so no tool forbids it."""
    table = state.copy()
    table.maze.remove(table.maze.latest())
    table.set_front(seat, 0)
    return table


class Divert(Verb):
    """Lift the path card laid last and lay it elsewhere, as its own rules allow."""

    def __init__(self, name: str, form: str) -> None:
        super().__init__(name, form)
        self.puts_card = True

    def lifts(self, state: State) -> i64:
        return state.maze.latest()

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        origin = state.maze.latest()
        if origin < 0:
            return out
        rules = state.rules
        moved = state.maze.tile_at(origin) & ~TURNED
        lays = rules.verbs[rules.verb_of[moved]].targets(
            lifted(state, seat), seat, moved, vec[i64]()
        )
        choice = self.number | (card << CARD)
        for lay in lays:
            if target_of(lay) != origin:
                out = append(out, choice | (lay & PLACED))
        return out

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        cell = target_of(choice)
        turned = turned_of(choice)
        origin = state.maze.latest()
        moved = state.maze.remove(origin) & ~TURNED
        state.maze.lay(cell, moved | (turned << 7))
        state.push(Diverted(seat, choice))
        if state.listening:
            state.note(PathMoved(seat, moved, origin, cell, turned))
        laid(state, seat)

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        origin = state.maze.latest()
        if origin < 0:
            return because(
                "divert-none", "no path card placed by a player is in the maze (C-23, B-37)"
            )
        if target_of(choice) == origin:
            return because(
                "divert-same", "the last card placed has to move to another space (C-23)"
            )
        rules = state.rules
        moved = state.maze.tile_at(origin) & ~TURNED
        if turned_of(choice) and not rules.tiles.differs[moved]:
            return because(
                "divert-turned",
                "the last card placed looks the same either way; leave out `turned` (C-23)",
            )
        verb = rules.verbs[rules.verb_of[moved]]
        lay = verb.number | (moved << CARD) | (choice & PLACED)
        return verb.reason(lifted(state, seat), seat, lay)

    def stuck(self, state: State, seat: i64, card: i64) -> Reason | None:
        if state.maze.latest() < 0:
            return self.reason(state, seat, 0)
        return because(
            "divert-nowhere", "the last card placed doesn’t fit anywhere else (C-23, B-37)"
        )


class Diverted(Spent):
    """All that the moved card reached is done with: now Diversion itself is discarded (B-36)."""


class Diversion(Module):
    """One card that moves the latest path card."""

    def refusal(self, selection: Selection) -> Reason | None:
        if selection.game == "duel":
            return because(
                "not-in-duel",
                "{module} doesn’t work with the duel (C-23)",
                module=self.name,
            )
        return None

    def bind(self, draft: Draft) -> None:
        draft.add_cards([action("diversion", "divert", 1)])
        draft.add_verbs([Divert("divert", FORM_CELL)])


MODULE: Final[Module] = Diversion("diversion", 1, ("C-23",), False)
