"""A scene: the table of a puzzle as its seat knows it, what it is asked, and what it may answer.

Everything here comes through the three doors, so nothing of it tells the answer.
"""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.puzzles.puzzle import MOVE, WHO, Puzzle, is_claim
from motherlode.rules.core.cells import cell_y
from motherlode.rules.core.contract import HIDDEN, Event
from motherlode.rules.core.views import Prompt, View, prompt, view
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.notation.data import event_data, view_data
from motherlode.rules.notation.words import cell_text
from motherlode.rules.positions.position import write_position
from motherlode.rules.records.replay import Replay
from motherlode.rules.worlds.deal import deal_world

DEALT = "# {seat}’s eyes: what {seat} can’t see is dealt at random.\n"


class Scene:
    """A puzzle, played up to its question."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.record = puzzle.record()
        replay = Replay(self.record, rests=True)
        self.rules = replay.rules
        self.state = replay.state  # with all its secrets
        self.opening = self._seen(replay.opening)
        self.steps: list[list[Event]] = []  # for each entry of `play`; nothing happens at a claim
        for played in puzzle.play:
            self.steps.append([] if is_claim(played) else self._seen(next(replay)[2]))

    def _seen(self, events: Sequence[Event]) -> list[Event]:
        return [event.seen_by(self.puzzle.eyes) for event in events]

    @property
    def events(self) -> list[Event]:
        """All that happened, as the seat saw it."""
        return [event for events in (self.opening, *self.steps) for event in events]

    @property
    def seat(self) -> str:
        """Who sees it."""
        return self.puzzle.players[self.puzzle.eyes]

    @property
    def view(self) -> View:
        """The table as the seat knows it."""
        return view(self.state, self.puzzle.eyes)

    @property
    def prompt(self) -> Prompt:
        """What the seat is asked."""
        return prompt(self.state, self.puzzle.eyes)

    def answers(self) -> list[str]:
        """Everything that can be answered: players as they sit, goals as they lie."""
        puzzle = self.puzzle
        if puzzle.kind == MOVE:
            choices = self.prompt.choices
            return [choice_text(self.rules, puzzle.players, choice) for choice in choices]
        if puzzle.kind == WHO:
            return [*puzzle.players[puzzle.eyes + 1 :], *puzzle.players[: puzzle.eyes]]
        seen = self.view
        hidden = [cell for cell, card in zip(seen.goal_cells, seen.goals) if card == HIDDEN]
        return [cell_text(cell) for cell in sorted(hidden, key=cell_y)]

    def position(self) -> str:
        """A position that the seat can't tell from the real one."""
        world = deal_world(self.view, self.puzzle.id)
        return DEALT.format(seat=self.seat) + write_position(world, self.puzzle.players, 0)

    def data(self) -> dict[str, object]:
        """All of it as plain data, without the answer."""
        puzzle = self.puzzle
        return {
            "puzzle": puzzle.id,
            "kind": puzzle.kind,
            "grade": puzzle.grade,
            "rules": puzzle.rules,
            "modules": list(puzzle.modules),
            "edition": puzzle.edition,
            "players": list(puzzle.players),
            "seat": self.seat,
            "answers": self.answers(),
            "view": view_data(self.view, puzzle.players),
            "events": [event_data(self.rules, puzzle.players, event) for event in self.events],
            "claims": [
                {
                    "after": puzzle.choices_until(place),
                    "seat": puzzle.players[one[0]],
                    "claim": one[1],
                }
                for place, one in enumerate(puzzle.play)
                if is_claim(one)
            ],
            "position": self.position(),
        }
