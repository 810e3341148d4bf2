"""Back and forth: two face-down goals are swapped, or not, and only the mover knows (C-17)."""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.cards import action
from motherlode.rules.core.chance import Chance
from motherlode.rules.core.choices import (
    CARD,
    SECOND,
    TARGET,
    card_of,
    second_of,
    target_of,
    verb_of,
)
from motherlode.rules.core.contract import (
    FORM_CELLS,
    FORM_WORD,
    HIDDEN,
    NOBODY,
    Event,
    Frame,
    Module,
    Slice,
    Verb,
)
from motherlode.rules.core.errors import BadPosition
from motherlode.rules.core.events import ActionPlayed
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.ruleset import Draft, Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import View
from motherlode.rules.notation.words import cell_text, read_card, read_cell, read_seat, shown
from motherlode.rules.worlds.deal import deal_goals, hidden_goals


class Fact:
    """A seat knows that one of some goals is this card (B-38)."""

    def __init__(self, seat: i64, shown: i64, goals: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.shown: i64 = shown  # mask of the goals that it may be as far as everybody knows
        self.goals: i64 = goals  # mask of those that it may be as far as the seat itself knows
        self.card: i64 = card

    def seen_by(self, seat: i64) -> Fact:
        """What another seat sees of it: which goals it may be about."""
        if seat == self.seat:
            return self
        return Fact(self.seat, self.shown, self.shown, HIDDEN)

    def is_exact(self) -> bool:
        """Whether it is about a single goal."""
        return self.goals & (self.goals - 1) == 0


class Facts(Slice):
    """What seats know of goals that have since been taken up."""

    def __init__(self, facts: vec[Fact], cells: vec[i64]) -> None:
        self.facts: vec[Fact] = facts
        self.cells: vec[i64] = cells  # where the goals lie

    def fields(self) -> dict[str, object]:
        lines: list[dict[str, object]] = []
        for fact in self.facts:
            line: dict[str, object] = {"seat": int(fact.seat), "cells": self.lying(fact.goals)}
            if fact.card != HIDDEN:
                line["goal"] = int(fact.card)
            if fact.shown != fact.goals:
                line["shown_cells"] = self.lying(fact.shown)
            lines.append(line)
        return {"facts": lines}

    def lying(self, goals: i64) -> list[int]:
        """The cells of a mask of goals."""
        return [int(cell) for place, cell in enumerate(self.cells) if goals >> place & 1]


NO_FACTS: Final = vec[Fact]()


class GoalsTakenUp(Event):
    """A seat took up two goals and put them down again, swapped or not, as only it knows."""

    def __init__(self, seat: i64, cell: i64, second: i64, swapped: i64) -> None:
        self.seat: i64 = seat
        self.cell: i64 = cell
        self.second: i64 = second
        self.swapped: i64 = swapped

    def seen_by(self, seat: i64) -> Event:
        swapped = self.swapped if seat == self.seat else HIDDEN
        return GoalsTakenUp(self.seat, self.cell, self.second, swapped)

    def fields(self) -> dict[str, object]:
        return {
            "seat": int(self.seat),
            "cell": int(self.cell),
            "second_cell": int(self.second),
            "swapped": HIDDEN if self.swapped == HIDDEN else self.swapped == 1,
        }


class TakeUp(Verb):
    """Take up two face-down goals, unseen."""

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        choice = self.number | (card << CARD)
        count: i64 = len(state.goal_cells)
        first: i64
        second: i64
        for first in range(count):
            for second in range(first + 1, count):
                if not (state.turned_goals >> first | state.turned_goals >> second) & 1:
                    cells = state.goal_cells[first] << TARGET | state.goal_cells[second] << SECOND
                    out = append(out, choice | cells)
        return out

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        card = card_of(choice)
        state.take_from_hand(seat, card)
        state.discard_played(card)
        if state.listening:
            state.note(ActionPlayed(seat, card, NOBODY))
        state.push(SwapOrNot(seat, target_of(choice), second_of(choice)))

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        return because(
            "take-up-two",
            "Back and Forth needs two different face-down goals (C-17, B-37)",
        )


class SwapOrNot(Frame):
    """Swap two goals or put them back as they were, in secret."""

    def __init__(self, seat: i64, cell: i64, second: i64) -> None:
        super().__init__(seat)
        self.cell: i64 = cell
        self.second: i64 = second

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.cell, self.second)

    def asks_about(self) -> vec[i64]:
        return vec[i64]([self.cell, self.second])

    def question(self) -> Reason | None:
        return because("asks-swap", "whether to swap the two goals (C-17)")

    def options(self, state: State) -> vec[i64]:
        return vec[i64]([state.rules.verb("swap"), state.rules.verb("leave")])

    def answer(self, state: State, choice: i64) -> None:
        swapped = verb_of(choice) == state.rules.verb("swap")
        first, second = state.goal_on(self.cell), state.goal_on(self.second)
        learn(state, self.seat, first, second, swapped)
        if swapped:
            goals = state.goals[:]
            goals[first] = state.goals[second]
            goals[second] = state.goals[first]
            state.goals = goals
        if state.listening:
            state.note(GoalsTakenUp(self.seat, self.cell, self.second, 1 if swapped else 0))


def learn(state: State, mover: i64, first: i64, second: i64, swapped: bool) -> None:
    """What a seat knew of one of two goals it now knows of the pair; the mover knows of which."""
    pair: i64 = 1 << first | 1 << second
    facts = vec[Fact]()
    for fact in facts_of(state):
        own = widened(fact.goals, pair)
        if fact.seat == mover:
            own = exchanged(fact.goals, pair) if swapped else fact.goals
        facts = append(facts, Fact(fact.seat, widened(fact.shown, pair), own, fact.card))
    seen = state.seen_goals[:]
    seat: i64
    for seat in range(state.seats):
        if seat == mover and seen[seat] & pair == pair:
            continue  # both were known and still are
        for place in (first, second):
            if seen[seat] >> place & 1:
                own = exchanged(1 << place, pair) if swapped else 1 << place
                own = own if seat == mover else pair
                facts = append(facts, Fact(seat, pair, own, state.goals[place]))
        seen[seat] &= ~pair
    state.seen_goals = seen
    state.set_slice(MODULE.slot, Facts(facts, state.goal_cells))


def widened(goals: i64, pair: i64) -> i64:
    """A mask of goals, some of which may have been swapped."""
    return goals | pair if goals & pair else goals


def exchanged(goals: i64, pair: i64) -> i64:
    """A mask of goals after the two of a pair were swapped."""
    both = goals & pair
    return goals if both == 0 or both == pair else goals ^ pair


def facts_of(state: State) -> vec[Fact]:
    """What this module keeps."""
    kept = state.slices[MODULE.slot]
    return kept.facts if isinstance(kept, Facts) else NO_FACTS


class BackAndForth(Module):
    """One card that moves goals, and what is known of them since."""

    def refusal(self, selection: Selection) -> Reason | None:
        if selection.game == "duel":
            return because(
                "not-in-duel",
                "{module} doesn’t work with the duel (C-17)",
                module=self.name,
            )
        return None

    def decisions(self) -> dict[str, tuple[str, ...]]:
        return {"SwapOrNot": ("swap", "leave")}

    def bind(self, draft: Draft) -> None:
        draft.add_cards([action("back_and_forth", "take_up", 1)])
        draft.add_verbs(
            [TakeUp("take_up", FORM_CELLS), Verb("swap", FORM_WORD), Verb("leave", FORM_WORD)]
        )

    def new_slice(self) -> Slice | None:
        return Facts(NO_FACTS, vec[i64]())

    def setup(self, state: State) -> None:
        state.set_slice(self.slot, Facts(NO_FACTS, vec[i64]()))

    def known_goals(self, state: State, seat: i64) -> i64:
        """A goal the mover knew is known where it lies now."""
        known: i64 = 0
        for fact in facts_of(state):
            if fact.seat == seat and fact.is_exact():
                known |= fact.goals
        return known

    # -- secrets -------------------------------------------------------------------------------

    def view(self, state: State, seat: i64) -> Slice | None:
        seen = vec[Fact]()
        for fact in facts_of(state):
            seen = append(seen, fact.seen_by(seat))
        return Facts(seen, state.goal_cells) if len(seen) else None

    def deal(self, state: State, view: View, chance: Chance) -> None:
        """Deal the goals again until everything the seat knows of them is true."""
        seen = view.slices[self.slot]
        if not isinstance(seen, Facts):
            return
        own = [fact for fact in seen.facts if fact.card != HIDDEN]
        while not all(holds(state, fact) for fact in own):
            state.goals = deal_goals(view, hidden_goals(view), chance.below(1 << 30))
        facts = vec[Fact]()
        for fact in seen.facts:
            card = fact.card
            if card == HIDDEN:
                places = [n for n in range(len(state.goals)) if fact.shown >> n & 1]
                card = state.goals[places[chance.below(len(places))]]
            facts = append(facts, Fact(fact.seat, fact.shown, fact.goals, card))
        state.set_slice(self.slot, Facts(facts, state.goal_cells))

    # -- positions -----------------------------------------------------------------------------

    def read(self, state: State, table: dict[str, object], names: tuple[str, ...]) -> None:
        facts = vec[Fact]()
        for name, lines in table.items():
            seat = read_seat(names, name)
            if not isinstance(lines, list):
                raise BadPosition(
                    because(
                        "facts-list",
                        "write what {seat} knows as a list: {example} (C-17)",
                        seat=name,
                        example=EXAMPLE,
                    )
                )
            for line in lines:
                facts = append(facts, read_fact(state, seat, str(line)))
        state.set_slice(self.slot, Facts(facts, state.goal_cells))

    def write(self, state: State, names: tuple[str, ...]) -> dict[str, object]:
        table: dict[str, object] = {}
        for seat, name in enumerate(names):
            lines = [fact_text(state, fact) for fact in facts_of(state) if fact.seat == seat]
            if lines:
                table[name] = lines
        return table


def holds(state: State, fact: Fact) -> bool:
    """Whether one of a fact's goals is the card it is about."""
    for place in range(len(state.goals)):
        if fact.goals >> place & 1 and state.goals[place] == fact.card:
            return True
    return False


EXAMPLE: Final = '["goal_treasure @ 8,-2 8,0"]'


def fact_text(state: State, fact: Fact) -> str:
    """A fact as a line of a position: the card, its possible places, and those others think of."""
    text = f"{state.rules.names[fact.card]} @ {cells_text(state, fact.goals)}"
    return text if fact.shown == fact.goals else f"{text} of {cells_text(state, fact.shown)}"


def cells_text(state: State, goals: i64) -> str:
    """The cells of a mask of goals."""
    return " ".join(cell_text(c) for n, c in enumerate(state.goal_cells) if goals >> n & 1)


def read_fact(state: State, seat: int, line: str) -> Fact:
    """A fact out of a line such as `goal_treasure @ 8,-2 8,0`, or `... @ 8,0 of 8,-2 8,0`."""
    match = re.fullmatch(r"\s*(\S+)\s*@\s*(.+?)(?:\s+of\s+(.+))?\s*", line)
    if match is None:
        raise BadPosition(
            because(
                "unread",
                "can’t read {text}; write it like this: {example} (C-17)",
                text=shown(line),
                example=EXAMPLE,
            )
        )
    goals = read_goals(state, match[2])
    seen = read_goals(state, match[3]) if match[3] else goals
    fact = Fact(seat, seen, goals, read_card(state.rules, match[1]))
    if goals & ~seen or not holds(state, fact):
        raise BadPosition(
            because("facts-false", "that isn’t true: {text} (C-17)", text=shown(line))
        )
    return fact


def read_goals(state: State, text: str) -> int:
    """A mask of goals out of their cells."""
    goals = 0
    for word in text.split():
        place = int(state.goal_on(read_cell(word)))
        if place < 0:
            raise BadPosition(
                because("no-goal-there", "there’s no goal at {word} (B-4)", word=shown(word))
            )
        goals |= 1 << place
    return goals


MODULE: Final[Module] = BackAndForth("back_and_forth", 1, ("C-17",), False)
