"""Lucky stone: a module made by the recipe in CONTRIBUTING.md; no game has it, only its test."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.cards import action
from motherlode.rules.core.chance import Chance
from motherlode.rules.core.choices import CARD, card_of
from motherlode.rules.core.contract import (
    FORM_CARD,
    HIDDEN,
    NOBODY,
    Event,
    Frame,
    Module,
    Slice,
    Verb,
)
from motherlode.rules.core.errors import BadPosition
from motherlode.rules.core.gold import give_tokens
from motherlode.rules.core.gold_events import GoldPaid
from motherlode.rules.core.randomness import below, stepped
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.ruleset import Draft, Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import View
from motherlode.rules.notation.words import read_seat

MARKS: Final = 3  # a stone is marked 1 to 3


class Stone(Slice):
    """Who has the stone, and its mark; NOBODY until it is played."""

    def __init__(self, owner: i64, mark: i64) -> None:
        self.owner: i64 = owner
        self.mark: i64 = mark

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.owner), "mark": int(self.mark)}


NO_STONE: Final = Stone(NOBODY, HIDDEN)


class StoneFound(Event):
    """A seat took the stone; only that seat sees its mark."""

    def __init__(self, seat: i64, card: i64, mark: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.mark: i64 = mark

    def seen_by(self, seat: i64) -> Event:
        return StoneFound(self.seat, self.card, self.mark if seat == self.seat else HIDDEN)

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "card": int(self.card), "mark": int(self.mark)}


class Find(Verb):
    """Take the stone: its mark is drawn by chance."""

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        return append(out, self.number | (card << CARD))

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        card = card_of(choice)
        state.take_from_hand(seat, card)
        state.discard_played(card)
        state.rng = stepped(state.rng)
        mark = 1 + below(state.rng, MARKS)
        state.set_slice(MODULE.slot, Stone(seat, mark))
        if state.listening:
            state.note(StoneFound(seat, card, mark))


class PayStone(Frame):
    """Pay for the stone, once it is told who has won the round: until then its mark is secret."""

    def run(self, state: State) -> None:
        stone = stone_of(state)
        give_tokens(state, stone.owner, stone.mark)
        if state.listening:
            state.note(GoldPaid(stone.owner, stone.mark))


class LuckyStone(Module):
    """One card; whoever played it gets as much gold at the round's end as the stone's mark."""

    def refusal(self, selection: Selection) -> Reason | None:
        if selection.game == "duel":
            return because(
                "not-in-duel",
                "{module} doesn’t work with the duel (Z-1)",
                module=self.name,
            )
        return None

    def bind(self, draft: Draft) -> None:
        draft.add_cards([action("lucky_stone", "lucky_stone", 1)])
        draft.add_verbs([Find("lucky_stone", FORM_CARD)])

    def new_slice(self) -> Slice | None:
        return NO_STONE

    def setup(self, state: State) -> None:
        state.set_slice(self.slot, NO_STONE)

    def score(self, state: State) -> bool:
        if stone_of(state).owner != NOBODY:
            state.push(PayStone(NOBODY))
        return False  # who has won the round is for others to say

    # -- the secret ----------------------------------------------------------------------------

    def view(self, state: State, seat: i64) -> Slice | None:
        stone = stone_of(state)
        is_known = seat == stone.owner or state.revealed  # at the round's end all is told
        return stone if is_known else Stone(stone.owner, HIDDEN)

    def deal(self, state: State, view: View, chance: Chance) -> None:
        stone = stone_of(state)
        if stone.owner != NOBODY and stone.mark == HIDDEN:
            state.set_slice(self.slot, Stone(stone.owner, 1 + chance.below(MARKS)))

    # -- positions -----------------------------------------------------------------------------

    def read(self, state: State, table: dict[str, object], names: tuple[str, ...]) -> None:
        mark = table.get("mark")
        if set(table) != {"owner", "mark"} or mark not in range(1, MARKS + 1):
            raise BadPosition(
                because(
                    "stone-told",
                    "[{table}] tells its owner and its mark, 1 to {most} (Z-1)",
                    table=self.name,
                    most=MARKS,
                )
            )
        state.set_slice(self.slot, Stone(read_seat(names, str(table["owner"])), int(str(mark))))

    def write(self, state: State, names: tuple[str, ...]) -> dict[str, object]:
        stone = stone_of(state)
        if stone.owner == NOBODY:
            return {}
        return {"owner": names[stone.owner], "mark": int(stone.mark)}


def stone_of(state: State) -> Stone:
    """The module's slice."""
    kept = state.slices[MODULE.slot]
    assert isinstance(kept, Stone)
    return kept


MODULE: Final[Module] = LuckyStone("lucky_stone", 1, ("Z-1",), False)
