"""What is told of a view and of a prompt: every field once, for data, records and messages.

This is the list of what may leave: what isn't written here isn't sent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from motherlode.rules.core.cards import TURNED
from motherlode.rules.core.contract import HIDDEN, NOBODY
from motherlode.rules.core.gold import (
    DRAWN,
    GIVEN,
    GRANTED,
    PICKED,
    RETURNED,
    TOOK,
    entry_kind,
    entry_nuggets,
    entry_pool,
    entry_round,
    entry_seat,
)
from motherlode.rules.core.state import FACE_UP, KNOWERS
from motherlode.rules.core.views import KNOWN, SAW, UNKNOWN_CARD, View
from motherlode.rules.notation.spelling import Field, Part


def _each(read: Callable[[Any], object]) -> Callable[[Iterable[Any]], Iterable[object]]:
    """How something is read of each of several things."""
    return lambda things: [read(thing) for thing in things]


def _seats(view: View) -> range:
    return range(int(view.seats))


def _tokens(view: View) -> list[int]:
    return [int(view.tokens_shown(seat)) for seat in _seats(view)]


def _is_over(view: View) -> bool:
    return bool(view.over)


def _is_revealed(view: View) -> bool:
    return bool(view.revealed)


def _with_bits(masks: Iterable[int], places: Iterable[int]) -> list[list[int]]:
    """For each bit the seats in whose mask it is set."""
    seats = [(seat, int(mask)) for seat, mask in enumerate(masks) if mask]
    return [[seat for seat, mask in seats if mask >> place & 1] for place in places]


# -- seats ---------------------------------------------------------------------------------------

SEATS: Final = Part(
    "seats",
    (
        Field("name", "seat_name", _seats),
        Field("cards", "number", lambda view: view.hand_sizes),
        Field("tools", "tools", lambda view: view.front),
        Field("nugget_cards", "number", lambda view: view.nugget_cards),
        Field("tokens", "count", _tokens, optional=True),
        Field("role", "role", lambda view: view.known_roles, optional=True),
        Field("nuggets", "worths", lambda view: view.all_nuggets, told=_is_over, optional=True),
        Field("score", "number", lambda view: view.scores, told=_is_over, plain=False),
    ),
)


def _owners(view: View) -> list[int]:
    """In front of whom each role card lies: of each seat, then those set aside."""
    spare = len(view.role_ids) - int(view.seats)
    return [*_seats(view), *([NOBODY] * spare)]


ROLE_CARDS: Final = Part(
    "role_cards",
    (
        Field("before", "seat", _owners),
        Field("known_to", "seats", lambda view: _with_bits(view.role_lookers, view.role_ids)),
        Field("role", "role", lambda view: view.known_roles, optional=True),
    ),
)
MEMORIES: Final = Part(
    "memories",  # hands and face-down discards, by their place in the pile, and what they hold
    (
        Field("hands", "mask", _each(lambda memory: memory.hands)),
        Field("discards", "numbers", _each(lambda memory: memory.discards)),
        Field("cards", "cards", _each(lambda memory: memory.cards)),
    ),
)

# -- the maze and its goals ----------------------------------------------------------------------


def _lying(view: View) -> dict[int, int]:
    """Every face-up card by its place: the start, goals turned over, then cards as laid."""
    maze = view.maze
    return {int(cell): int(maze.tile_at(cell)) for cell in [*maze.fixed, *maze.laid]}


MAZE: Final = Part(
    "maze",
    (
        Field("cell", "cell", lambda tiles: tiles),
        Field("card", "card", lambda tiles: [t & ~TURNED for t in tiles.values()], plain=False),
        Field("turned", "flag", lambda tiles: [t & TURNED for t in tiles.values()], plain=False),
        Field("tile", "tile", lambda tiles: tiles.values()),
    ),
    key="cell",
    value="tile",
)


def _goals_in(view: View, mask: int) -> list[int]:
    """For each goal whether its bit is set."""
    return [mask >> goal & 1 for goal in range(len(view.goal_cells))]


GOALS: Final = Part(
    "goals",
    (
        Field("cell", "cell", lambda view: view.goal_cells),
        Field("face_up", "flag", lambda view: _goals_in(view, view.turned_goals)),
        Field("card", "card", lambda view: view.goals, optional=True),
        Field("looked_at", "flag", lambda view: _goals_in(view, view.seen_goals)),
        Field(
            "lookers",
            "seats",
            lambda view: _with_bits(view.lookers, range(len(view.goal_cells))),
            plain=False,
        ),
    ),
    key="cell",
)


def _looked(view: View) -> dict[int, list[int]]:
    """The places of the goals at which seats have looked, of all who have."""
    places = list(enumerate(view.goal_cells))
    looked = {
        seat: [cell for goal, cell in places if seen >> goal & 1]
        for seat, seen in enumerate(view.lookers)
    }
    return {seat: cells for seat, cells in looked.items() if cells}


LOOKED: Final = Part(
    "looked",
    (
        Field("seat", "seat", lambda looked: looked),
        Field("cells", "cells", lambda looked: looked.values()),
    ),
    key="seat",
    value="cells",
)

# -- the discard pile, bottom to top -------------------------------------------------------------


def _known_card(line: int) -> int:
    """A card of the pile, if it lies open or this seat knows it."""
    card = line & 255
    return HIDDEN if card == UNKNOWN_CARD else card


def _open_card(line: int) -> int:
    return _known_card(line) if line & FACE_UP else HIDDEN


def _knowers(line: int) -> int:
    """Who knows a card of the pile that lies face down."""
    return HIDDEN if line & FACE_UP else line >> KNOWERS


def _remembered(view: View) -> dict[int, int]:
    """The face-down cards of the pile that this seat knows, by their places."""
    unseen = {place: line for place, line in enumerate(view.discard) if not line & FACE_UP}
    known = {place: _known_card(line) for place, line in unseen.items()}
    return {place: card for place, card in known.items() if card != HIDDEN}


DISCARD: Final = Part(
    "discard",
    (
        Field("face_up", "flag", _each(lambda line: line & FACE_UP)),
        Field("card", "card", _each(_open_card), optional=True),
        Field("known_card", "card", _each(_known_card), plain=False),
        Field("known_to", "mask", _each(_knowers), optional=True),
    ),
)
REMEMBERED: Final = Part(
    "remembered",
    (
        Field("place", "number", lambda known: known),
        Field("card", "card", lambda known: known.values()),
    ),
    key="place",
    value="card",
)

# -- gold ----------------------------------------------------------------------------------------

MOVES: Final = {
    DRAWN: "drawn",
    PICKED: "picked",
    TOOK: "took",
    GIVEN: "given",
    RETURNED: "returned",
    GRANTED: "granted",
}


def _mover(line: int) -> int:
    """Who has got nuggets, unless they were only drawn."""
    return HIDDEN if entry_kind(line) == DRAWN else int(entry_seat(line))


def _pool(line: int) -> int:
    """The pool that nuggets lay in, where they lay in one."""
    return int(entry_pool(line)) if entry_kind(line) in (DRAWN, PICKED, GIVEN) else HIDDEN


def _seen(line: int, mark: int) -> int:
    """The nuggets of a line that is marked with how this seat came to know them."""
    return int(entry_nuggets(line)) if line & mark else HIDDEN


def _count(line: int) -> int:
    """The number of the nugget cards that this seat doesn't know."""
    return HIDDEN if line & (SAW | KNOWN) else int(entry_nuggets(line)) >> 8 & 255


def _worth(line: int) -> int:
    """What those are worth together, where everybody knows it."""
    return HIDDEN if line & (SAW | KNOWN) else int(entry_nuggets(line)) >> 16 or HIDDEN


LEDGER: Final = Part(
    "ledger",  # movements of nuggets as this seat saw them; `saw` is what lay there to choose from
    (
        Field("round", "number", _each(entry_round)),
        Field("nuggets", "word", _each(lambda line: MOVES[int(entry_kind(line))])),
        Field("seat", "seat", _each(_mover), optional=True),
        Field("pool", "count", _each(_pool), optional=True),
        Field("saw", "worths", _each(lambda line: _seen(line, SAW)), optional=True),
        Field("worths", "worths", _each(lambda line: _seen(line, KNOWN)), optional=True),
        Field("cards", "count", _each(_count), optional=True),
        Field("worth", "count", _each(_worth), optional=True),
    ),
)

# -- views ---------------------------------------------------------------------------------------


def _kept(view: View) -> dict[str, dict[str, object]]:
    """What modules show this seat."""
    return {view.rules.slot_names[slot]: seen.fields() for slot, seen in enumerate(view.slices)}


def _are_spare_roles_open(view: View) -> bool:
    return _is_revealed(view) or len(view.spare_roles) > 0


VIEW: Final = (
    Field("rules", "word", lambda view: view.rules.game),
    Field("modules", "words", lambda view: view.rules.modules),
    Field("edition", "word", lambda view: view.rules.edition),
    Field("round", "number", lambda view: view.round),
    Field("rounds", "number", lambda view: view.rules.rounds),
    Field("seat", "seat", lambda view: view.seat),
    Field("role", "role", lambda view: view.role),
    Field("asked", "seat", lambda view: view.asked),
    Field("kind", "word", lambda view: "" if view.over else view.stack[-1].name()),
    Field("clockwise", "flag", lambda view: view.direction > 0),
    Field("first", "seat", lambda view: view.first),
    Field("last_turn", "seat", lambda view: view.last_turn),
    Field("due", "number", lambda view: view.due),
    Field("passes", "number", lambda view: view.passes),
    Field("called", "mask", lambda view: view.callers),
    Field("hand", "cards", lambda view: view.hand),
    Field("seats", SEATS, lambda view: view),
    Field("maze", MAZE, _lying),
    Field("goals", GOALS, lambda view: view),
    Field("looked", LOOKED, _looked),
    Field("role_cards", ROLE_CARDS, lambda view: view),
    Field("memories", MEMORIES, lambda view: view.memories),
    Field("kept", "kept", _kept),
    Field("deck", "number", lambda view: view.deck_size),
    Field("out_of_play", "number", lambda view: view.aside_size),
    Field("discard", DISCARD, lambda view: view.discard),
    Field("remembered", REMEMBERED, _remembered),
    Field("nuggets", "worths", lambda view: view.nuggets),
    Field("supply", "number", lambda view: view.supply_cards),
    Field("pools", "numbers", lambda view: view.pool_cards),
    Field("pool", "worths", lambda view: view.pool),
    Field("nuggets_seen", LEDGER, lambda view: view.ledger),
    Field("outcomes", "words", lambda view: view.outcomes),
    Field("over", "flag", _is_over),
    Field("revealed", "flag", _is_revealed, plain=False),
    Field("spare_roles", "roles", lambda view: view.spare_roles, told=_are_spare_roles_open),
    Field("finder", "seat", lambda view: view.finder, told=_is_revealed),
    Field("found", "card", lambda view: view.found, told=_is_revealed),
    Field("scores", "scores", lambda view: view.scores, told=_is_over),
    Field("winners", "seats", lambda view: view.winners, told=_is_over),
)

# -- prompts -------------------------------------------------------------------------------------

PROMPT: Final = (
    Field("asked", "seat", lambda asked: asked.asked),
    Field("kind", "word", lambda asked: asked.kind),
    Field("choices", "choices", lambda asked: asked.choices),
    Field("about", "choice", lambda asked: asked.about, told=lambda asked: asked.about != NOBODY),
    Field("cells", "cells", lambda asked: asked.cells, told=lambda asked: len(asked.cells) > 0),
    Field("window", "flag", lambda asked: asked.silence != NOBODY, plain=False),
)
