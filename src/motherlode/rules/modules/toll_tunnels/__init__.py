"""Toll tunnels: dwarves guard open ends of the maze; a card laid there is paid for (T-1 to T-4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.cells import STEP
from motherlode.rules.core.choices import CARD, DETAIL, card_of, detail_of, target_of, verb_of
from motherlode.rules.core.contract import FORM_SIDE, NOBODY, Frame, Module, Slice, Verb
from motherlode.rules.core.errors import BadPosition
from motherlode.rules.core.memories import after_announcing
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.ruleset import Draft, Selection
from motherlode.rules.core.state import EVERYBODY, State
from motherlode.rules.modules.toll_tunnels.dwarves import (
    DWARVES,
    NO_TOLLS,
    DwarfGone,
    DwarfPlaced,
    SponsorAnswered,
    SponsorAsked,
    Tolls,
    cell_of,
    dwarf_at,
    dwarf_text,
    open_ends,
    owner_of,
    read_dwarf,
    side_of,
    stands,
)
from motherlode.rules.notation.words import read_seat, shown
from motherlode.rules.shared.payments import has_gold, pay


class PlaceDwarf(Verb):
    """Discard a card face down and put a dwarf on an open end; nothing is drawn (T-2)."""

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        card = card_of(choice)
        cell = target_of(choice)
        state.discard_unseen(seat, card)
        kept = tolls_of(state)
        dwarves = append(kept.dwarves[:], dwarf_at(cell, detail_of(choice), seat))
        state.set_slice(MODULE.slot, Tolls(dwarves, kept.used + 1, kept.refused))
        state.due = 0
        if state.listening:
            state.note(DwarfPlaced(seat, card, cell))

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        kept = tolls_of(state)
        if kept.used == DWARVES:
            return because("dwarf-used", "both toll dwarves were already posted this round (T-2)")
        if kept.guarding(target_of(choice)) != NOBODY:
            return because("dwarf-guarded", "a toll dwarf already guards that space (T-2)")
        return because(
            "dwarf-nowhere",
            "no tunnel connected to the start opens onto an empty space there (T-2)",
        )


class PayToll(Frame):
    """A seat is asked to pay the toll for a card that another has announced (T-3)."""

    def __init__(self, seat: i64, mover: i64, choice: i64) -> None:
        super().__init__(seat)
        self.mover: i64 = mover
        self.choice: i64 = choice

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.mover, self.choice)

    def announced(self) -> i64:
        return self.choice

    def announcer(self) -> i64:
        return self.mover

    def question(self) -> Reason | None:
        return because("asks-toll", "whether to pay the toll for the announced card (T-3)")

    def options(self, state: State) -> vec[i64]:
        return vec[i64]([state.rules.verb("agree"), state.rules.verb("refuse")])

    def answer(self, state: State, choice: i64) -> None:
        agrees = verb_of(choice) == state.rules.verb("agree")
        if state.listening:
            state.note(SponsorAnswered(self.seat, agrees))
        asking = state.pop()
        if agrees:
            asking.answer(state, self.choice)
            return
        kept = tolls_of(state)
        refused = kept.refused | 1 << self.seat
        state.set_slice(MODULE.slot, Tolls(kept.dwarves, kept.used, refused))
        shown = card_of(self.choice)
        state.memories = after_announcing(state.memories, EVERYBODY, self.mover, shown)
        asking.ask_again(state)


class TollTunnels(Module):
    """Two dwarves a round, and one gold for everybody as the game begins."""

    def refusal(self, selection: Selection) -> Reason | None:
        if selection.game == "duel":
            return because(
                "not-in-duel",
                "{module} doesn’t work with the duel (T-1)",
                module=self.name,
            )
        return None

    def decisions(self) -> dict[str, tuple[str, ...]]:
        return {"PayToll": (), "TurnInNugget": ()}

    def bind(self, draft: Draft) -> None:
        draft.tokens = 1  # T-1
        draft.add_verbs([PlaceDwarf("dwarf", FORM_SIDE)])

    def new_slice(self) -> Slice | None:
        return NO_TOLLS

    def setup(self, state: State) -> None:
        state.set_slice(self.slot, NO_TOLLS)  # T-4

    def before_turn(self, state: State, seat: i64) -> bool:
        kept = tolls_of(state)
        if kept.refused:
            state.set_slice(self.slot, Tolls(kept.dwarves, kept.used, 0))
        return False

    def add_options(self, state: State, seat: i64, out: vec[i64]) -> vec[i64]:
        kept = tolls_of(state)
        if kept.used == DWARVES:
            return out
        ends = open_ends(state.maze, kept)
        verb = state.rules.verb("dwarf")
        last: i64 = NOBODY
        for card in state.hand(seat):
            if card == last:
                continue
            last = card
            for end in ends:
                out = append(out, verb | (card << CARD) | end)
        return out

    def restrict(self, state: State, seat: i64, options: vec[i64]) -> vec[i64]:
        """A choice that puts a card on a guarded cell becomes one for each possible payer."""
        kept = tolls_of(state)
        if len(kept.dwarves) == 0:
            return options
        out = vec[i64](capacity=len(options) + 16)
        for choice in options:
            owner: i64 = NOBODY
            if kept.guarding(target_of(choice)) != NOBODY:
                owner = creditor(state, seat, choice)
            if owner == NOBODY:
                out = append(out, choice)
            else:
                out = with_payers(state, seat, owner, choice, out)
        return out

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        payer = detail_of(choice) - 1
        owner = creditor(state, seat, choice)
        if owner == NOBODY:
            return (
                because("toll-none", "there’s no toll on that space (T-3)") if payer >= 0 else None
            )
        if payer < 0:
            return because(
                "toll-nobody",
                "a toll dwarf guards that space, and nobody is left to pay the toll (T-3)",
            )
        if payer == owner:
            return because(
                "toll-owner", "the toll dwarf’s owner can’t pay the toll for someone else (T-3)"
            )
        if not has_gold(state, payer):
            return because("toll-poor", "a player needs gold to pay the toll (T-3, B-65)")
        return because("toll-refused", "that player already refused to pay this turn (T-3)")

    def before_answer(self, state: State, frame: Frame, choice: i64) -> bool:
        """A payer other than the mover is asked before the card counts as announced."""
        payer = detail_of(choice) - 1
        if payer < 0 or payer == frame.seat or creditor(state, frame.seat, choice) == NOBODY:
            return False
        state.push(frame)
        state.push(PayToll(payer, frame.seat, choice))
        if state.listening:
            state.note(SponsorAsked(frame.seat, payer, card_of(choice), target_of(choice)))
        return True

    def before_effect(self, state: State, seat: i64, choice: i64) -> None:
        owner = creditor(state, seat, choice)
        if owner != NOBODY:
            pay(state, detail_of(choice) - 1, owner)

    def after_maze(self, state: State) -> None:
        kept = tolls_of(state)
        if len(kept.dwarves) == 0:
            return
        standing = vec[i64]()
        for dwarf in kept.dwarves:
            if stands(state.maze, dwarf):
                standing = append(standing, dwarf)
            elif state.listening:
                state.note(DwarfGone(owner_of(dwarf), cell_of(dwarf)))
        if len(standing) != len(kept.dwarves):
            state.set_slice(self.slot, Tolls(standing, kept.used, kept.refused))

    def view(self, state: State, seat: i64) -> Slice | None:
        return state.slices[self.slot]

    # -- positions -----------------------------------------------------------------------------

    def read(self, state: State, table: dict[str, object], names: tuple[str, ...]) -> None:
        for key in table:
            if key not in ("dwarves", "used", "refused"):
                raise BadPosition(
                    because(
                        "no-key-here",
                        "[{table}] has no key {word}, only {known}",
                        table=self.name,
                        word=shown(key),
                        known=["dwarves", "used", "refused"],
                    )
                )
        state.set_slice(self.slot, NO_TOLLS)
        dwarves = vec[i64]()
        for line in texts_in(table, "dwarves"):
            dwarves = append(dwarves, read_dwarf(state.maze, names, line))
            cells = [cell_of(dwarf) for dwarf in dwarves]
            if len(set(cells)) != len(cells):
                raise BadPosition(
                    because(
                        "dwarves-twice",
                        "a toll dwarf already guards that space: {text} (T-2)",
                        text=shown(line),
                    )
                )
        used = table.get("used", len(dwarves))
        if not isinstance(used, int) or not len(dwarves) <= used <= DWARVES:
            raise BadPosition(
                because(
                    "dwarves-many",
                    "there are only {count} toll dwarves, and each is used once per round (T-2)",
                    count=DWARVES,
                )
            )
        refused: i64 = 0
        for name in texts_in(table, "refused"):
            refused |= 1 << read_seat(names, name)
        state.set_slice(self.slot, Tolls(dwarves, used, refused))

    def write(self, state: State, names: tuple[str, ...]) -> dict[str, object]:
        kept = tolls_of(state)
        table: dict[str, object] = {}
        if len(kept.dwarves):
            table["dwarves"] = [dwarf_text(names, dwarf) for dwarf in kept.dwarves]
        if kept.used != len(kept.dwarves):
            table["used"] = int(kept.used)
        if kept.refused:
            table["refused"] = [n for seat, n in enumerate(names) if kept.refused >> seat & 1]
        return table


def tolls_of(state: State) -> Tolls:
    """The module's slice."""
    kept = state.slices[MODULE.slot]
    assert isinstance(kept, Tolls)
    return kept


def creditor(state: State, seat: i64, choice: i64) -> i64:
    """Who has to be paid for a choice: the dwarf's owner, or NOBODY."""
    verb = state.rules.verbs[verb_of(choice)]
    if not verb.puts_card:
        return NOBODY
    dwarf = tolls_of(state).guarding(target_of(choice))
    if dwarf == NOBODY or owner_of(dwarf) == seat:
        return NOBODY
    if verb.lifts(state) == cell_of(dwarf) + STEP[side_of(dwarf)]:
        return NOBODY  # the card it stands on is taken away first, and the dwarf with it
    return owner_of(dwarf)


def with_payers(state: State, seat: i64, owner: i64, choice: i64, out: vec[i64]) -> vec[i64]:
    """Append a choice once for everybody who may pay for it, the mover first."""
    if has_gold(state, seat):
        out = append(out, choice | ((seat + 1) << DETAIL))
    refused = tolls_of(state).refused
    other: i64
    for other in range(state.seats):
        may_pay = other != seat and other != owner and not refused >> other & 1
        if may_pay and has_gold(state, other):
            out = append(out, choice | ((other + 1) << DETAIL))
    return out


def texts_in(table: dict[str, object], key: str) -> list[str]:
    """A list of texts in a position's table."""
    value = table.get(key, [])
    if isinstance(value, list) and all(isinstance(line, str) for line in value):
        return [str(line) for line in value]
    raise BadPosition(
        because(
            "key-texts", "in [{table}], {key} must be a list of strings", table=MODULE.name, key=key
        )
    )


MODULE: Final[Module] = TollTunnels("toll_tunnels", 1, ("T-1", "T-2", "T-3", "T-4"), False)
