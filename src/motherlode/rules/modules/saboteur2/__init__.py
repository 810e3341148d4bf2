"""Saboteur 2 for 2 to 12 players: teams, doors, ladders, crystals and thieves (S-1 to S-51)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.cards import PATH, TURNED, CardSpec, action, path
from motherlode.rules.core.chance import Chance
from motherlode.rules.core.choices import CARD, TARGET, card_of, detail_of, target_of
from motherlode.rules.core.contract import (
    FORM_CELL,
    FORM_FRONT,
    FORM_SEAT,
    FORM_WHO,
    NOBODY,
    Event,
    Module,
    Slice,
    Verb,
)
from motherlode.rules.core.errors import BadPosition
from motherlode.rules.core.events import NO_CARDS, ActionPlayed, GoldPaid, listed
from motherlode.rules.core.gold import give_tokens
from motherlode.rules.core.maze import LINKED, demand
from motherlode.rules.core.memories import after_exchange
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.rounds import declare, draw
from motherlode.rules.core.ruleset import Draft, Selection, edition_named
from motherlode.rules.core.state import STRIDE, State
from motherlode.rules.core.verbs import Break, Fix
from motherlode.rules.core.views import View
from motherlode.rules.modules.saboteur2.discards import Clear, clear_options, discarding_verbs
from motherlode.rules.modules.saboteur2.ladders import Ladder
from motherlode.rules.modules.saboteur2.thefts import (
    THEFT,
    Theft,
    Thefts,
    forget_theft,
    let_steal,
    seats_with_theft,
    thefts,
)
from motherlode.rules.notation.words import read_seat
from motherlode.rules.shared.roles import exchange_role, look_at_role

TRAPPED: Final = 16  # bit of the cards in front, after the three tools and the theft
SET_ASIDE: Final = 10
HAND: Final = 6


def ladder(name: str, shape: str) -> CardSpec:
    """A ladder card (S-21)."""
    return CardSpec(name, PATH, 1, shape=shape, verb="ladder")


PATHS = (
    path("bridge", "N-S|E-W", 2),
    path("double_curve_nw_es", "N-W|E-S", 1),
    path("double_curve_ne_sw", "N-E|S-W", 1),
    ladder("ladder_s", "S-L"),
    ladder("ladder_e", "E-L"),
    ladder("ladder_es", "E-S-L"),
    ladder("ladder_ne", "N-E-L"),
    path("door_blue_ns", "N-S", 1),
    path("door_blue_ew", "E-W", 1),
    path("door_blue_ne", "N-E", 1),
    path("door_green_ns_stub_e", "N-S|E", 1),
    path("door_green_ew", "E-W", 1),
    path("door_green_es", "E-S", 1),
    path("straight_ns_stub_e", "N-S|E", 1),
    path("straight_ns_stub_e_w", "N-S|E|W", 1),
    path("straight_ew_stub_n_s", "E-W|N|S", 1),
    path("curve_nw_stub_s", "N-W|S", 2),
    path("curve_ne_stub_s", "N-E|S", 1),
    path("crystal_dead_n", "N", 1),
    path("crystal_dead_e", "E", 1),
    path("crystal_cross", "N-E-S-W", 1),
    path("crystal_tee_nes", "N-E-S", 1),
    path("crystal_tee_esw", "E-S-W", 3),
    path("crystal_tee_esw_stub_n", "E-S-W|N", 1),
    path("crystal_tee_nsw_stub_e", "N-S-W|E", 1),
    path("crystal_straight_ew_stub_s", "E-W|S", 1),
)
ACTIONS = (
    action("rockfall", "rockfall", 4),
    action("theft", "theft", 4, THEFT),
    action("hands_off", "hands_off", 3, THEFT),
    action("trapped", "trapped", 3, TRAPPED),
    action("free", "free", 4, TRAPPED),
    action("inspection", "inspection", 2),
    action("swap_hats", "swap_hats", 2),
    action("swap_hands", "swap_hands", 2),
)
ROLES = {  # S-3
    "digger_blue": 4,
    "digger_green": 4,
    "boss": 1,
    "profiteer": 1,
    "geologist": 2,
    "saboteur": 3,
}
TEAMS = {"digger_blue": "door_green", "digger_green": "door_blue"}  # and the doors shut to them
CRYSTAL = "crystal"
PAY = (0, 5, 4, 3, 2, 1)  # each winner, by their number (S-46)
LESS = {"boss": 1, "profiteer": 2}
OUTCOMES = (
    *("diggers", "diggers_blue", "diggers_green", "saboteurs"),  # the first: both teams
    *("boss", "profiteer", "nobody"),
)


# -- what happened -----------------------------------------------------------------------------


class HandTaken(Event):
    """A seat got the hand of another; the rest see how many cards it has (S-36)."""

    def __init__(self, seat: i64, cards: vec[i64], count: i64) -> None:
        self.seat: i64 = seat
        self.cards: vec[i64] = cards
        self.count: i64 = count

    def seen_by(self, seat: i64) -> Event:
        return HandTaken(self.seat, self.cards if seat == self.seat else NO_CARDS, self.count)

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "cards": listed(self.cards), "count": int(self.count)}


# -- what cards do -----------------------------------------------------------------------------


class Trap(Break):
    """Lay Trapped in front of another player (S-32)."""

    def __init__(self) -> None:
        super().__init__("trapped", FORM_SEAT)
        self.asks = False

    def event(self, seat: i64, card: i64, target: i64, tool: i64) -> Event:
        return ActionPlayed(seat, card, target)

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        if target_of(choice) == seat:
            return because(
                "trap-self", "Trapped is laid before another player, not before oneself (S-32)"
            )
        return because(
            "trap-twice", "that player is trapped already: never two identical cards (S-12)"
        )

    def stuck(self, state: State, seat: i64, card: i64) -> Reason | None:
        return because("trap-all", "every other player is trapped already (S-12)")


NO_THEFT: Final = because("theft-none", "no theft lies before that player (S-31)")
NOT_TRAPPED: Final = because("trap-none", "that player is not trapped (S-33)")

NO_THEFTS: Final = because("theft-nobody", "no theft lies before anybody (S-31)")
NOBODY_TRAPPED: Final = because("trap-nobody", "nobody is trapped (S-33)")


class Release(Fix):
    """Remove a theft (S-31) or Trapped (S-33) in front of any player."""

    def __init__(self, name: str, slot: i64, none: Reason, nobody: Reason) -> None:
        super().__init__(name, FORM_SEAT)
        self.asks = False
        self.slot: i64 = slot
        self.none: Reason = none
        self.nobody: Reason = nobody

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        super().resolve(state, seat, choice)
        if detail_of(choice) == THEFT:
            forget_theft(state, self.slot, target_of(choice))

    def event(self, seat: i64, card: i64, target: i64, tool: i64) -> Event:
        return ActionPlayed(seat, card, target)

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        return self.none

    def stuck(self, state: State, seat: i64, card: i64) -> Reason | None:
        return self.nobody


class Inspection(Verb):
    """Look at another player's role (S-34)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, FORM_SEAT)
        self.asks = False

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        other: i64
        for other in range(state.seats):
            if other != seat:
                out = append(out, self.number | (card << CARD) | (other << TARGET))
        return out

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        state.take_from_hand(seat, card_of(choice))
        state.discard_played(card_of(choice))
        if state.listening:
            state.note(ActionPlayed(seat, card_of(choice), target_of(choice)))
        self.happen(state, seat, target_of(choice))

    def happen(self, state: State, seat: i64, target: i64) -> None:
        """What the card does once it is discarded."""
        look_at_role(state, seat, target)

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        return because("inspect-self", "one looks at the role of another player (S-34)")


class SwapHats(Inspection):
    """Let any player exchange roles with the pile (S-35)."""

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        out = append(out, self.number | (card << CARD) | (seat << TARGET))
        return super().targets(state, seat, card, out)

    def happen(self, state: State, seat: i64, target: i64) -> None:
        exchange_role(state, target)


class SwapHands(Inspection):
    """Exchange hands with another player, who alone draws a card (S-36)."""

    def happen(self, state: State, seat: i64, target: i64) -> None:
        hands = state.hands
        place: i64
        for place in range(STRIDE):
            card = hands[seat * STRIDE + place]
            hands[seat * STRIDE + place] = hands[target * STRIDE + place]
            hands[target * STRIDE + place] = card
        own, other = state.hand(seat), state.hand(target)
        state.memories = after_exchange(state.memories, seat, target, own, other)
        if state.listening:
            state.note(HandTaken(seat, own, len(own)))
            state.note(HandTaken(target, other, len(other)))
        state.due = 0
        draw(state, target, 1)  # nothing else happens before the end of the turn

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        return because("swap-hands-self", "hands are exchanged with another player (S-36)")


class ClearFront(Clear):
    """Discard two cards to remove one in front of oneself, one's own theft too (S-10)."""

    def __init__(self, slot: i64) -> None:
        super().__init__("clear", FORM_FRONT)
        self.slot: i64 = slot

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        super().resolve(state, seat, choice)
        if detail_of(choice) == THEFT:
            forget_theft(state, self.slot, seat)


# -- who wins ----------------------------------------------------------------------------------


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
                "saboteur2-edition", "Saboteur 2 is played as in the Jubilee edition (S-1)"
            )
        return None

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
                Verb("steal", FORM_WHO),
            ]
        )
        draft.front += [("theft", "theft"), ("trapped", "trapped")]
        draft.blocking |= TRAPPED
        draft.roles = [role for role, count in ROLES.items() for _ in range(count)]
        draft.outcomes = list(OUTCOMES)
        draft.hand_size = HAND
        draft.nuggets = 0

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
                    '[saboteur2] tells who laid a theft when: thefts = ["Bo", "Ada"] (S-49)',
                )
            )
        order = [read_seat(names, str(name)) for name in told]
        if sorted(order) != listed(seats_with_theft(state)):
            raise BadPosition(
                because("thefts-all", "thefts names everybody with a theft in front, once (S-49)")
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
MODULE: Final[Module] = Saboteur2("saboteur2", 1, RULES, True)
