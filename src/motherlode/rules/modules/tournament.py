"""The tournament for 5 to 9: no spare role, a card half-way, gold in tokens (O-1 to O-3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.cards import PATH
from motherlode.rules.core.cells import cell_at
from motherlode.rules.core.contract import NOBODY, Module
from motherlode.rules.core.events import CardLaidOut
from motherlode.rules.core.gold import give_tokens
from motherlode.rules.core.gold_events import GoldPaid
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.rounds import declare
from motherlode.rules.core.ruleset import Draft, Selection, edition_named
from motherlode.rules.core.scoring import holders
from motherlode.rules.core.state import State

ROLES = {5: (1, 3, 1), 6: (2, 3, 1), 7: (2, 3, 2), 8: (3, 3, 2), 9: (3, 4, 2)}  # O-1
HALF_WAY = cell_at(4, 0)


class Tournament(Module):
    """The base game as it is played at championships."""

    def refusal(self, selection: Selection) -> Reason | None:
        if selection.players not in ROLES:
            return because(
                "players-range",
                "“{game}” is for {fewest} to {most} players, not {players} (O-1)",
                game=self.name,
                fewest=5,
                most=9,
                players=selection.players,
            )
        if edition_named(selection.edition) is not edition_named(""):
            return because(
                "tournament-edition",
                "the tournament is played by the Jubilee edition’s rules (O-1)",
            )
        return None

    def bind(self, draft: Draft) -> None:
        saboteurs, diggers, greedy = ROLES[draft.players]
        draft.roles = ["saboteur"] * saboteurs + ["digger"] * diggers + ["greedy"] * greedy
        draft.outcomes.insert(-1, "greedy")
        draft.nuggets = 0

    def setup(self, state: State) -> None:
        """Lay a path card drawn at random half-way to the middle goal (O-2)."""
        paths = [n for n, spec in enumerate(state.rules.specs) if spec.family == PATH]
        places = [n for n, card in enumerate(state.deck) if card in paths]
        drawn = places[state.below(len(places))]
        side = state.below(2)
        card = state.deck[drawn]
        turned = side if state.rules.tiles.differs[card] else 0
        rest = vec[i64](capacity=len(state.deck))
        for place, other in enumerate(state.deck):
            if place != drawn:
                rest = append(rest, other)
        state.deck = rest
        state.maze.lay_out(HALF_WAY, card | turned << 7)
        if state.listening:
            state.note(CardLaidOut(card, HALF_WAY, turned))

    def score(self, state: State) -> bool:
        finder = state.finder
        if finder == NOBODY:
            saboteurs = holders(state, "saboteur")
            declare(state, "saboteurs", saboteurs)
            self.pay(state, saboteurs, 4 if len(saboteurs) == 1 else 3)
        elif state.roles[finder] == state.rules.role("greedy"):
            declare(state, "greedy", vec[i64]([finder]))
            self.pay(state, vec[i64]([finder]), 4)
        else:
            diggers = holders(state, "digger")
            declare(state, "diggers", diggers)
            for seat in diggers:
                self.pay(state, vec[i64]([seat]), 3 if seat == finder else 2)
        return True

    def pay(self, state: State, seats: vec[i64], tokens: i64) -> None:
        """Give tokens to seats (O-3)."""
        for seat in seats:
            give_tokens(state, seat, tokens)
            if state.listening:
                state.note(GoldPaid(seat, tokens))


MODULE: Final[Module] = Tournament("tournament", 1, ("O-1", "O-2", "O-3"), True)
MODULE.is_contest = True
