"""The action cards of Saboteur 2: traps, releases, inspections and exchanges (S-30 to S-36)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.choices import CARD, TARGET, card_of, detail_of, target_of
from motherlode.rules.core.contract import (
    FORM_FRONT,
    FORM_SEAT,
    Event,
    Verb,
)
from motherlode.rules.core.events import NO_CARDS, ActionPlayed, listed
from motherlode.rules.core.memories import after_exchange
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.rounds import draw
from motherlode.rules.core.state import STRIDE, State
from motherlode.rules.core.verbs import Break, Fix
from motherlode.rules.modules.saboteur2.discards import Clear
from motherlode.rules.modules.saboteur2.thefts import (
    THEFT,
    forget_theft,
)
from motherlode.rules.shared.roles import exchange_role, look_at_role


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
            return because("trap-self", "only another player can be trapped (S-32)")
        return because("trap-twice", "that player is already trapped (S-12)")

    def stuck(self, state: State, seat: i64, card: i64) -> Reason | None:
        return because("trap-all", "every other player is already trapped (S-12)")


NO_THEFT: Final = because("theft-none", "there’s no Theft in front of that player (S-31)")
NOT_TRAPPED: Final = because("trap-none", "that player isn’t trapped (S-33)")

NO_THEFTS: Final = because("theft-nobody", "there’s no Theft in front of anyone (S-31)")
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
        return because("inspect-self", "only another player’s role can be inspected (S-34)")


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
        return because("swap-hands-self", "hands can be swapped only with another player (S-36)")


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
