"""Lies: what was said against better knowledge, and whether anybody believed it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from motherlode.analysis.retelling import Retelling, Saying, is_saboteur
from motherlode.bots.common.knowledge import knowledge_of
from motherlode.rules.core.choices import target_of, verb_of
from motherlode.rules.core.state import State

MOVED: Final = 0.05  # by so much the table's opinion must follow a lie
TREASURE: Final = "treasure"  # "here it is", and it is not
NO_TREASURE: Final = "no_treasure"  # "it isn't here", but it is
SUSPECT: Final = "suspect"  # a saboteur accuses a digger


@dataclass
class Lie:
    """Something said that wasn't so."""

    number: int  # of the choice before it
    round: int
    seat: int
    text: str
    kind: str
    about: int  # the seat that was accused, or nobody
    cell: int  # of the goal that it is about, or none
    moved: float  # how far the table's opinion followed
    acted: list[int]  # who broke a tool of the accused soon after

    @property
    def believed(self) -> bool:
        """Whether somebody fell for it."""
        return self.moved >= MOVED or bool(self.acted)


def lies_of(told: Retelling) -> list[Lie]:
    """All lies of a game, each once however often it was repeated."""
    found: list[Lie] = []
    said: set[tuple[int, int, str]] = set()
    for saying in told.sayings:
        once = saying.round, saying.seat, saying.text
        if once not in said and is_lie(told, saying):
            found.append(as_lie(told, saying))
        said.add(once)
    return found


def is_lie(told: Retelling, saying: Saying) -> bool:
    """Whether the seat knew better, or accused somebody to distract from itself."""
    claim = saying.claim
    state = state_at(told, saying)
    if claim.kind == SUSPECT:
        return is_saboteur(state, saying.seat) and not is_saboteur(state, int(claim.about))
    if claim.kind not in (TREASURE, NO_TREASURE):
        return False
    goal = goal_at(state, int(claim.cell))
    if goal is None or not state.seen_goals[saying.seat] >> goal & 1:
        return False
    is_there = bool(state.goals[goal] == knowledge_of(state.rules).treasure)
    return is_there != (claim.kind == TREASURE)


def as_lie(told: Retelling, saying: Saying) -> Lie:
    """A lie with what came of it."""
    claim = saying.claim
    about = int(claim.about) if claim.kind == SUSPECT else -1
    if about >= 0:
        moved = saying.after.suspicion[about] - saying.before.suspicion[about]
        acted = attackers(told, saying, about)
    else:
        goal = goal_at(state_at(told, saying), int(claim.cell)) or 0
        moved = saying.after.hopes[goal] - saying.before.hopes[goal]
        moved = moved if claim.kind == TREASURE else -moved
        acted = []
    return Lie(
        number=saying.number,
        round=saying.round,
        seat=saying.seat,
        text=saying.text,
        kind=claim.kind,
        about=about,
        cell=int(claim.cell) if about < 0 else -1,
        moved=moved,
        acted=acted,
    )


def attackers(told: Retelling, saying: Saying, about: int) -> list[int]:
    """Who else broke a tool of somebody within a lap."""
    found: list[int] = []
    for step in told.steps:
        soon = saying.number < step.number <= saying.number + len(told.record.players)
        if soon and step.round == saying.round and step.seat not in (saying.seat, -1):
            breaks = knowledge_of(step.after.rules).breaks
            if verb_of(step.choice) == breaks and target_of(step.choice) == about:
                found.append(step.seat)
    return found


def state_at(told: Retelling, saying: Saying) -> State:
    """The table when something was said."""
    steps = [step for step in told.steps if step.round == saying.round]
    return [step for step in steps if step.number <= saying.number][-1].after


def goal_at(state: State, cell: int) -> int | None:
    """Which goal is on a cell."""
    cells = [int(place) for place in state.goal_cells]
    return cells.index(cell) if cell in cells else None
