"""Saboteur 2 for 2 to 12 players: teams, doors, ladders, crystals and thieves (S-1 to S-51)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.cards import TURNED
from motherlode.rules.core.cells import LINKED, demand
from motherlode.rules.core.chance import Chance
from motherlode.rules.core.contract import (
    FORM_CELL,
    FORM_WHO,
    NOBODY,
    Module,
    Slice,
    Verb,
)
from motherlode.rules.core.errors import BadPosition
from motherlode.rules.core.events import listed
from motherlode.rules.core.gold import give_tokens
from motherlode.rules.core.gold_events import GoldPaid
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.rounds import declare
from motherlode.rules.core.ruleset import Draft, Selection, edition_named
from motherlode.rules.core.state import State
from motherlode.rules.core.views import View
from motherlode.rules.modules.saboteur2.actions import (
    NO_THEFT,
    NO_THEFTS,
    NOBODY_TRAPPED,
    NOT_TRAPPED,
    ClearFront,
    Inspection,
    Release,
    SwapHands,
    SwapHats,
    Trap,
)
from motherlode.rules.modules.saboteur2.cards import (
    ACTIONS,
    CRYSTAL,
    HAND,
    LESS,
    OUTCOMES,
    PATHS,
    PAY,
    ROLES,
    SET_ASIDE,
    TEAMS,
    TRAPPED,
)
from motherlode.rules.modules.saboteur2.discards import clear_options, discarding_verbs
from motherlode.rules.modules.saboteur2.ladders import Ladder
from motherlode.rules.modules.saboteur2.thefts import (
    Theft,
    Thefts,
    let_steal,
    seats_with_theft,
    thefts,
)
from motherlode.rules.notation.words import read_seat

# How gold lies before its owner (S-4).
FACE_DOWN: Final = "face_down"
OPEN: Final = "open"


def can_pass(state: State, team: str) -> bool:
    """Whether some tunnel to the treasure has no door that is shut to a team (S-40)."""
    maze = state.maze.copy()
    for cell in state.maze.laid:
        if state.rules.names[maze.tile_at(cell) & ~TURNED].startswith(TEAMS[team]):
            maze.remove(cell)
    place: i64
    side: i64
    for place in range(len(state.goals)):
        if state.goals[place] == state.found:
            code = maze.code_at(state.goal_cells[place])
            for side in range(4):
                if demand(code, side) == LINKED:
                    return True
    return False


def winning_roles(state: State) -> list[str]:
    """The roles that have won the round (S-41 to S-45)."""
    if state.finder == NOBODY:
        return ["saboteur", "profiteer"]
    teams = [team for team in TEAMS if can_pass(state, team)]
    finder = state.rules.role_names[state.roles[state.finder]]
    return [*([finder] if finder in teams else teams), "boss", "profiteer"]


def outcome(roles: list[str]) -> str:
    """The word for those who won, out of the roles of all winners."""
    teams = [team for team in TEAMS if team in roles]
    if teams:
        return "diggers" if len(teams) > 1 else teams[0].replace("digger", "diggers")
    if "saboteur" in roles:
        return "saboteurs"
    return roles[0] if roles else "nobody"


class Saboteur2(Module):
    """Two teams of diggers and others who live off them."""

    def refusal(self, selection: Selection) -> Reason | None:
        if not 2 <= selection.players <= 12:
            return because(
                "players-range",
                "“{game}” is for {fewest} to {most} players, not {players} (S-1)",
                game=self.name,
                fewest=2,
                most=12,
                players=selection.players,
            )
        if edition_named(selection.edition) is not edition_named(""):
            return because(
                "saboteur2-edition", "Saboteur 2 is played by the Jubilee edition’s rules (S-1)"
            )
        return None

    def decisions(self) -> dict[str, tuple[str, ...]]:
        return {"PassMore": ("enough",), "DiscardOneMore": (), "Steal": ()}

    def bind(self, draft: Draft) -> None:
        draft.add_cards(PATHS + ACTIONS)
        draft.add_verbs(
            [
                *discarding_verbs(ClearFront(self.slot)),
                Ladder("ladder", FORM_CELL),
                Theft(self.slot),
                Release("hands_off", self.slot, NO_THEFT, NO_THEFTS),
                Trap(),
                Release("free", self.slot, NOT_TRAPPED, NOBODY_TRAPPED),
                Inspection("inspection"),
                SwapHats("swap_hats"),
                SwapHands("swap_hands"),
                Verb("steal", FORM_WHO, True),
            ]
        )
        draft.front += [("theft", "theft"), ("trapped", "trapped")]
        draft.blocking |= TRAPPED
        draft.roles = [role for role, count in ROLES.items() for _ in range(count)]
        draft.outcomes = list(OUTCOMES)
        draft.hand_size = HAND
        draft.nuggets = 0
        draft.hides_tokens = draft.settings[self.name] == FACE_DOWN

    def new_slice(self) -> Slice | None:
        return Thefts(vec[i64]())

    def setup(self, state: State) -> None:
        """Set ten cards aside unseen (S-1)."""
        left = max(0, len(state.deck) - SET_ASIDE)  # a position's text may leave fewer
        state.aside = state.deck[left:]
        state.deck = state.deck[:left]
        state.set_slice(self.slot, Thefts(seats_with_theft(state)))  # a text may have laid some

    def add_options(self, state: State, seat: i64, out: vec[i64]) -> vec[i64]:
        """Removing a card in front of oneself by discarding two (S-10)."""
        return clear_options(state, seat, out)

    # -- the end of a round --------------------------------------------------------------------

    def score(self, state: State) -> bool:
        winning = winning_roles(state)
        roles = [state.rules.role_names[role] for role in state.roles]
        free = [seat for seat in range(len(roles)) if not state.front[seat] & TRAPPED]  # S-48
        winners = [seat for seat in free if roles[seat] in winning]
        won = [role for role in winning for seat in winners if roles[seat] == role]
        declare(state, outcome(won), vec[i64](winners))
        share = PAY[min(len(winners), len(PAY) - 1)]
        for seat in winners:
            self.pay(state, seat, share - LESS.get(roles[seat], 0))
        geologists = [seat for seat in free if roles[seat] == "geologist"]
        for seat in geologists:
            self.pay(state, seat, crystals(state) // len(geologists))
        let_steal(state, self.slot, TRAPPED)
        return True

    def pay(self, state: State, seat: i64, tokens: i64) -> None:
        """Give tokens to a seat, if there are any to give (S-46, S-47)."""
        if tokens > 0:
            give_tokens(state, seat, tokens)
            if state.listening:
                state.note(GoldPaid(seat, tokens))

    # -- views and positions -------------------------------------------------------------------

    def view(self, state: State, seat: i64) -> Slice | None:
        return state.slices[self.slot]

    def deal(self, state: State, view: View, chance: Chance) -> None:
        state.set_slice(self.slot, view.slices[self.slot])

    def read(self, state: State, table: dict[str, object], names: tuple[str, ...]) -> None:
        told = table.get("thefts")
        if list(table) != ["thefts"] or not isinstance(told, list):
            raise BadPosition(
                because(
                    "thefts-order",
                    "[saboteur2] must give the order in which Thefts were played: thefts = "
                    '["Bo", "Ada"] (S-49)',
                )
            )
        order = [read_seat(names, str(name)) for name in told]
        if sorted(order) != listed(seats_with_theft(state)):
            raise BadPosition(
                because(
                    "thefts-all",
                    "thefts must name everyone with Theft in front of them, once each (S-49)",
                )
            )
        state.set_slice(self.slot, Thefts(vec[i64](order)))

    def write(self, state: State, names: tuple[str, ...]) -> dict[str, object]:
        order = listed(thefts(state, self.slot))
        return {"thefts": [names[seat] for seat in order]} if order != sorted(order) else {}


def crystals(state: State) -> int:
    """How many crystals lie on the table, linked or not (S-47)."""
    names = [state.rules.names[state.maze.tile_at(cell) & ~TURNED] for cell in state.maze.laid]
    return len([name for name in names if name.startswith(CRYSTAL)])


RULES = (
    *("S-1", "S-2", "S-3", "S-4", "S-10", "S-11", "S-12", "S-20", "S-21", "S-22", "S-23"),
    *("S-30", "S-31", "S-32", "S-33", "S-34", "S-35", "S-36", "S-40", "S-41", "S-42", "S-43"),
    *("S-44", "S-45", "S-46", "S-47", "S-48", "S-49", "S-50", "S-51"),
)
MODULE: Final[Module] = Saboteur2("saboteur2", 1, RULES, True, (FACE_DOWN, OPEN))
