"""The goals of a position: those that are named, and those that the seed deals face down."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.cards import GOAL
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.reasons import because
from motherlode.rules.core.state import replaced
from motherlode.rules.notation.words import cell_text, read_card, read_cell, shown
from motherlode.rules.positions.sketch import Sketch
from motherlode.rules.positions.toml import Spot
from motherlode.rules.shared.moved_goals import is_goal_moved, moved_once


def read_goals(sketch: Sketch) -> None:
    """Lay the goals that are named; the seed deals the others face down."""
    state = sketch.state
    goals = [NOBODY] * len(state.goal_cells)
    left = [int(goal) for goal in sketch.rules.goals]
    for entry in sketch.entries("goals"):
        spot, place = goal_entry(sketch, entry)
        if goals[place] != NOBODY:
            spot.fail(
                because("goals-twice", "there are two goals at {cell} (B-4)", cell=spot.inner)
            )
        goals[place] = lay_goal(sketch, spot, place)
        if goals[place] not in left:
            spot.fail(
                because(
                    "goal-twice",
                    "there’s only one {word} (B-4)",
                    word=sketch.rules.names[goals[place]],
                )
            )
        left.remove(goals[place])
    rest = drawn_goals(sketch, left, goals.count(NOBODY))
    state.goals = vec[i64]([rest.pop() if goal == NOBODY else goal for goal in goals])


def drawn_goals(sketch: Sketch, left: list[int], count: int) -> list[int]:
    """Draw `count` of the goals left; the treasure is never among those set aside (G-1)."""
    treasure = int(sketch.rules.goals[0])
    if not count:
        if treasure in left:
            sketch.page.at("goals").fail(
                because(
                    "goal-missing",
                    "{word} is missing (B-4, G-1)",
                    word=sketch.rules.names[treasure],
                )
            )
        return []
    drawn = sketch.shuffled(left)[-count:]
    if treasure in left and treasure not in drawn:
        drawn = sketch.shuffled([treasure, *drawn[1:]])
    return drawn


def goal_entry(sketch: Sketch, spot: Spot) -> tuple[Spot, int]:
    """Which goal an entry is about; one that was moved tells where it came from (X-4)."""
    text, word, origin = spot.word().partition(" from ")
    if not word:
        return spot, goal_place(sketch, spot, spot.inner)
    if not sketch.rules.goals_move:
        spot.fail(because("goals-stay", "goals don’t move in this game (B-4)"))
    place = goal_place(sketch, spot, origin)
    cell = spot.read(read_cell, spot.inner)
    old = int(sketch.state.goal_cells[place])
    if cell != old + 1 or not sketch.state.maze.is_empty(cell):
        spot.fail(
            because(
                "goal-moved-far",
                "a goal moves one column away from the start, to an empty space (X-4)",
            )
        )
    if is_goal_moved(sketch.state):
        spot.fail(moved_once())
    sketch.state.goal_cells = replaced(sketch.state.goal_cells, place, cell)
    sketch.state.maze.take_face_down(old)
    sketch.state.maze.put_face_down(cell)
    return Spot(spot.page, text, spot.key, spot.inner, spot.item), place


def goal_place(sketch: Sketch, spot: Spot, text: str) -> int:
    """Which goal lies at a cell."""
    place = int(sketch.state.goal_on(spot.read(read_cell, text)))
    if place == NOBODY:
        cells = "; ".join(cell_text(cell) for cell in sketch.state.goal_cells)
        spot.fail(
            because(
                "no-goal",
                "there’s no goal at {word}; the goals are at {cells} (B-4)",
                word=shown(text),
                cells=cells,
            )
        )
    return place


def lay_goal(sketch: Sketch, spot: Spot, place: int) -> int:
    """Which goal it is; one that lies face up becomes part of the maze (B-24)."""
    name, words = sketch.card_words(spot, {"up", "down", "turned", "upright"})
    prefix = "" if name.lower().startswith("goal") else "goal_"
    goal = spot.read(read_card, sketch.rules, prefix + name)
    if sketch.rules.specs[goal].family != GOAL:
        spot.fail(because("not-a-goal", "{word} isn’t a goal (B-4)", word=sketch.rules.names[goal]))
    if "up" in words:
        if sketch.rules.ends_round[goal]:
            spot.fail(
                because(
                    "goal-ends",
                    "with {word} face up, the round would be over (B-53)",
                    word=sketch.rules.names[goal],
                )
            )
        sketch.state.turned_goals |= 1 << place
        sketch.state.maze.fix(sketch.state.goal_cells[place], sketch.tile(goal, words))
    elif "turned" in words:
        spot.fail(because("goal-down", "a face-down goal can’t be rotated yet (B-52)"))
    return goal


def read_seen(sketch: Sketch) -> None:
    """Who has looked at which goals."""
    seen = [0] * len(sketch.names)
    for seat, spot in sketch.by_seat("seen").items():
        for part in spot.parts():
            seen[seat] |= 1 << goal_place(sketch, part, part.word())
    sketch.state.seen_goals = vec[i64](seen)
