"""Builder: puts a position together out of what a page says, and deals what it leaves out."""

from __future__ import annotations

from typing import Final

from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.engine import apply
from motherlode.rules.core.reasons import because
from motherlode.rules.core.ruleset import bare_name
from motherlode.rules.core.state import State
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.words import shown
from motherlode.rules.positions.cards import ToldCards
from motherlode.rules.positions.goals import read_goals, read_seen
from motherlode.rules.positions.maze import ToldMaze
from motherlode.rules.positions.memories import read_memories
from motherlode.rules.positions.seats import read_front, read_gold, read_inspected, read_roles
from motherlode.rules.positions.sketch import Sketch
from motherlode.rules.positions.toml import Page, Spot

DIRECTIONS: Final = {"clockwise": 1, "counter-clockwise": -1}


class Builder:
    """Puts together what a page says, then deals what it leaves out."""

    def __init__(self, page: Page, names: tuple[str, ...], state: State) -> None:
        self.page = page
        self.names = names
        self.state = state
        self.rules = state.rules
        self.sketch = Sketch(page, names, state)
        self.maze = ToldMaze(self.sketch)
        self.cards = ToldCards(self.sketch)

    def build(self) -> None:
        """Everything; cards that are named are taken before any are dealt."""
        sketch = self.sketch
        self.read_round()
        read_goals(sketch)
        self.maze.read()
        read_front(sketch)
        read_roles(sketch)
        read_inspected(sketch)
        read_gold(sketch)
        read_seen(sketch)
        self.cards.read()
        self.cards.set_up()
        self.maze.lay()
        self.cards.deal()
        read_memories(sketch)
        self.read_modules()
        self.begin()

    def read_round(self) -> None:
        """Which round it is, who began it, what happened just before this turn."""
        page, state = self.page, self.state
        state.round = page.at("round", 1).whole(1, int(self.rules.rounds))
        direction = page.at("direction", "clockwise").word()
        if direction not in DIRECTIONS:
            page.at("direction").fail(
                because("direction", "direction must be clockwise or counter-clockwise (C-20)")
            )
        state.direction = DIRECTIONS[direction]
        state.first = self.sketch.seat(page.at("first", self.names[0]))
        state.last_turn = self.last_mover()
        state.passes = page.at("passes", 0).whole(0, 99)
        for part in page.at("called", []).parts():
            state.callers |= 1 << self.sketch.seat(part)
        state.outcomes = tuple(self.outcome(part) for part in page.at("outcomes", []).parts())
        if len(state.outcomes) >= state.round:
            page.at("outcomes").fail(
                because(
                    "outcomes-many",
                    "too many outcomes for a game in round {round} (B-1)",
                    round=int(state.round),
                )
            )

    def outcome(self, part: Spot) -> str:
        """Who won a round, in one of the words that these rules have for it."""
        word = part.word()
        if word not in self.rules.outcomes:
            part.fail(
                because(
                    "no-outcome",
                    "{word} isn’t an outcome; the outcomes are {known}",
                    word=shown(word),
                    known=list(self.rules.outcomes),
                )
            )
        return word

    def last_mover(self) -> int:
        """Who took the last turn: as told, or the seat before, unless the round begins."""
        spot = self.page.at("last_turn")
        if spot.value is not None:
            return NOBODY if spot.value == "" else self.sketch.seat(spot)
        if not self.page.has("turn"):
            return NOBODY
        seat = self.sketch.seat(self.page.at("turn"))
        return NOBODY if seat == self.state.first else int(self.state.before(seat))

    def mover(self) -> int:
        """Whose turn it is: as told, or after the last turn, or whoever begins."""
        if self.page.has("turn"):
            return self.sketch.seat(self.page.at("turn"))
        if self.state.last_turn != NOBODY:
            return int(self.state.after(self.state.last_turn))
        return int(self.state.first)

    def read_modules(self) -> None:
        """What modules keep, each in a table of its own name."""
        for module in CATALOGUE.modules:
            spot = self.page.at(module.name)
            if spot.value is None:
                continue
            if module.name not in (self.rules.game, *map(bare_name, self.rules.modules)):
                spot.fail(
                    because(
                        "module-absent",
                        "{module} isn’t part of this game",
                        module=module.name,
                    )
                )
            table = {entry.inner: entry.value for entry in spot.entries()}
            spot.read(module.read, self.state, table, self.names)

    def begin(self) -> None:
        """Let the turn begin, if it can."""
        state = self.state
        seat = self.mover()
        self.maze.check_reached()
        self.check_passes()
        if not state.hand_size(seat):
            spot = self.page.at("turn" if self.page.has("turn") else "hands")
            spot.fail(
                because(
                    "turn-empty",
                    "it’s {seat}’s turn, but their hand is empty (B-12)",
                    seat=self.names[seat],
                )
            )
        probe = state.copy()
        if any(module.before_turn(probe, seat) for module in self.rules.before_turn):
            self.page.at("maze").fail(
                because("round-over", "the round would be over before this turn (D-5)")
            )
        state.push(self.rules.turns[seat])

    def check_passes(self) -> None:
        """Refuse passes that can't have been counted, or that have ended the round."""
        state, spot = self.state, self.page.at("passes")
        if state.passes and state.deck_size():
            spot.fail(because("passes-early", "passes count only when the deck is empty (B-54)"))
        if self.rules.ends_when_all_passed and state.passes >= state.seats:
            spot.fail(because("passes-many", "that many passes would end the round (B-54)"))

    def play(self) -> list[str]:
        """Play on from here; the choices."""
        parts = self.page.at("play", []).parts()
        for part in parts:
            apply(self.state, part.read(read_choice, self.state, self.names, part.word()))
        return [part.word() for part in parts]
