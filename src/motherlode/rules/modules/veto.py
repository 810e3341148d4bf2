"""Veto: cancels a card that another player is playing (C-19)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cards import action
from motherlode.rules.core.chance import Chance
from motherlode.rules.core.choices import card_of, verb_of
from motherlode.rules.core.contract import FORM_WORD, NOBODY, Frame, Module, Slice, Verb
from motherlode.rules.core.events import Public
from motherlode.rules.core.frames import CarryOut
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.rounds import draw
from motherlode.rules.core.ruleset import Draft, Selection
from motherlode.rules.core.state import EVERYBODY, KNOWERS, State
from motherlode.rules.core.views import View

CARD_NAME: Final = "veto"


class Vetoers(Slice):
    """The seats that vetoed a card in this turn and draw when it ends, in order."""

    def __init__(self, seats: vec[i64]) -> None:
        self.seats: vec[i64] = seats

    def fields(self) -> dict[str, object]:
        return {"seats": [int(seat) for seat in self.seats]}


NO_VETOERS: Final = Vetoers(vec[i64]())


class CardVetoed(Public):
    """A seat played Veto on the card that another had announced: it has no effect."""

    def __init__(self, seat: i64, target: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.target: i64 = target
        self.card: i64 = card

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "target": int(self.target), "card": int(self.card)}


@mypyc_attr(acyclic=True)
class Numbers:
    """The numbers that a table's rules give to the card and to the two answers."""

    def __init__(self, rules: Rules) -> None:
        self.card: i64 = rules.number_of[CARD_NAME]
        self.veto: i64 = rules.verb("veto")
        self.let: i64 = rules.verb("let")


@mypyc_attr(acyclic=True)
class VetoWindow(Frame):
    """A card was announced: does this seat veto it? Every other seat is asked, whatever it holds.

    Otherwise the question alone would give away who holds the card.
    """

    def __init__(self, seat: i64, mover: i64, choice: i64, numbers: Numbers) -> None:
        super().__init__(seat)
        self.mover: i64 = mover
        self.choice: i64 = choice
        self.numbers: Numbers = numbers  # looked up once for all seats that are asked

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.mover, self.choice)

    def silence(self, state: State) -> i64:
        return self.numbers.let

    def question(self) -> Reason | None:
        return because("asks-veto", "whether to veto the announced card (C-19)")

    def options(self, state: State) -> vec[i64]:
        if state.holds(self.seat, self.numbers.card):
            return vec[i64]([self.numbers.let, self.numbers.veto])
        return vec[i64]([self.numbers.let])

    def answer(self, state: State, choice: i64) -> None:
        if verb_of(choice) == self.numbers.veto:
            cancel(state, self.seat, self.mover, card_of(self.choice))
            return
        asked = state.after(self.seat)
        if asked != self.mover:
            state.push(VetoWindow(asked, self.mover, self.choice, self.numbers))


def is_gone(state: State, veto: i64) -> bool:
    """Whether everybody knows the card among the discards, so that nobody needs to be asked."""
    for entry in state.discard:
        if entry & 255 == veto and entry >> KNOWERS == EVERYBODY:
            return True
    return False


def cancel(state: State, seat: i64, mover: i64, card: i64) -> None:
    """The announced card has no effect; it is discarded, and the veto on top of it (B-36)."""
    frame = state.pop()
    while not isinstance(frame, CarryOut):
        frame = state.pop()
    veto = state.rules.number_of[CARD_NAME]
    state.take_from_hand(mover, card)
    state.take_from_hand(seat, veto)
    state.discard_played(card)
    state.discard_played(veto)
    kept = state.slices[MODULE.slot]
    if isinstance(kept, Vetoers):
        state.set_slice(MODULE.slot, Vetoers(append(kept.seats[:], seat)))
    if state.listening:
        state.note(CardVetoed(seat, mover, card))


class VetoerDraws(Frame):
    """After the mover, whoever vetoed a card draws one (B-14)."""

    def __init__(self, vetoer: i64) -> None:
        super().__init__(NOBODY)
        self.vetoer: i64 = vetoer

    def fields(self) -> tuple[int, ...]:
        return (self.vetoer,)

    def run(self, state: State) -> None:
        draw(state, self.vetoer, 1)


class SayVeto(Verb):
    """The answer in a window; in one's own turn the card can only be discarded."""

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        return because(
            "veto-own-turn",
            "Veto is for other players’ turns; on your own turn it can only be discarded (C-19)",
        )


class Veto(Module):
    """One card, and a window for every card that is played."""

    def refusal(self, selection: Selection) -> Reason | None:
        if selection.game == "duel":
            return because(
                "not-in-duel",
                "{module} doesn’t work with the duel (C-19)",
                module=self.name,
            )
        return None

    def decisions(self) -> dict[str, tuple[str, ...]]:
        return {"VetoWindow": ("veto", "let")}

    def bind(self, draft: Draft) -> None:
        draft.add_cards([action(CARD_NAME, "veto", 1)])
        draft.add_verbs([SayVeto("veto", FORM_WORD, True), Verb("let", FORM_WORD, True)])

    def new_slice(self) -> Slice | None:
        return NO_VETOERS

    def setup(self, state: State) -> None:
        state.set_slice(self.slot, NO_VETOERS)

    def before_play(self, state: State, seat: i64, choice: i64) -> None:
        numbers = Numbers(state.rules)
        if not is_gone(state, numbers.card):
            state.push(VetoWindow(state.after(seat), seat, choice, numbers))

    def end_turn(self, state: State, seat: i64) -> None:
        kept = state.slices[self.slot]
        if not isinstance(kept, Vetoers) or len(kept.seats) == 0:
            return
        place: i64 = len(kept.seats) - 1
        while place >= 0:
            state.push(VetoerDraws(kept.seats[place]))
            place -= 1
        state.set_slice(self.slot, NO_VETOERS)

    def view(self, state: State, seat: i64) -> Slice | None:
        return state.slices[self.slot]

    def deal(self, state: State, view: View, chance: Chance) -> None:
        state.set_slice(self.slot, view.slices[self.slot])


MODULE: Final[Module] = Veto("veto", 1, ("C-19",), False)
