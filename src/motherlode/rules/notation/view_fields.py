"""What is told of a view and of a prompt: every field once, for data, records and messages.

This is the list of what may leave: what isn't written here isn't sent.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, count, repeat
from operator import attrgetter, itemgetter
from typing import Final

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
from motherlode.rules.notation.spelling import Field, Lines, Part

_is_over = attrgetter("over")
_is_revealed = attrgetter("revealed")


@lru_cache(maxsize=500)
def _with_bits(masks: tuple[int, ...], places: tuple[int, ...]) -> tuple[int, ...]:
    """For each bit the mask of the seats in whose mask it is set."""
    seats = [(1 << seat, mask) for seat, mask in enumerate(masks) if mask]
    return tuple(sum(bit for bit, mask in seats if mask >> place & 1) for place in places)


# -- seats ---------------------------------------------------------------------------------------

SEATS: Final = Part(
    "seats",
    (
        Field("name", "seat_name", lambda view: count()),
        Field("cards", "number", attrgetter("hand_sizes")),
        Field("tools", "tools", attrgetter("front")),
        Field("nugget_cards", "number", attrgetter("nugget_cards")),
        Field("tokens", "number", attrgetter("tokens")),
        Field("role", "role", attrgetter("known_roles"), optional=True),
        Field("nuggets", "worths", attrgetter("all_nuggets"), told=_is_over, optional=True),
        Field("score", "number", attrgetter("scores"), told=_is_over, plain=False),
    ),
)


def _owners(view: View) -> Iterable[int]:
    """In front of whom each role card lies: of each seat, then those set aside."""
    return chain(range(view.seats), repeat(NOBODY))


def _role_lookers(view: View) -> tuple[int, ...]:
    return _with_bits(tuple(view.role_lookers), tuple(view.role_ids))


ROLE_CARDS: Final = Part(
    "role_cards",
    (
        Field("before", "seat", _owners),
        Field("known_to", "mask", _role_lookers),
        Field("role", "role", attrgetter("known_roles"), optional=True),
    ),
)


def _memories(view: View) -> list[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    return [(one.hands, tuple(one.discards), tuple(one.cards)) for one in view.memories]


MEMORIES: Final = Lines(
    "memories",  # hands and face-down discards, by their place in the pile, and what they hold
    (
        Field("hands", "mask", itemgetter(0)),
        Field("discards", "numbers", itemgetter(1)),
        Field("cards", "cards", itemgetter(2)),
    ),
)

# -- the maze and its goals ----------------------------------------------------------------------


def _lying(view: View) -> Iterable[tuple[int, int]]:
    """Every face-up card and its place: the start, goals turned over, then cards as laid."""
    maze = view.maze
    cells = [*maze.fixed, *maze.laid]
    return zip(cells, map(maze.tile_at, cells))


MAZE: Final = Lines(
    "maze",
    (
        Field("cell", "cell", itemgetter(0)),
        Field("card", "card", lambda lying: lying[1] & ~TURNED, plain=False),
        Field("turned", "flag", lambda lying: lying[1] & TURNED, plain=False),
        Field("tile", "tile", itemgetter(1)),
    ),
    key="cell",
    value="tile",
)


@lru_cache(maxsize=500)
def _in_mask(mask: int, count: int) -> tuple[int, ...]:
    """For each of so many bits whether it is set."""
    return tuple(mask >> bit & 1 for bit in range(count))


def _goal_lookers(view: View) -> tuple[int, ...]:
    return _with_bits(tuple(view.lookers), tuple(range(len(view.goals))))


GOALS: Final = Part(
    "goals",
    (
        Field("cell", "cell", attrgetter("goal_cells")),
        Field("face_up", "flag", lambda view: _in_mask(view.turned_goals, len(view.goals))),
        Field("card", "card", attrgetter("goals"), optional=True),
        Field("looked_at", "flag", lambda view: _in_mask(view.seen_goals, len(view.goals))),
        Field(
            "lookers",
            "mask",
            _goal_lookers,
            plain=False,
        ),
    ),
    key="cell",
)


def _looked(view: View) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Seats that have looked at goals, and the places of those."""
    return _looks(tuple(view.lookers), tuple(view.goal_cells))


@lru_cache(maxsize=500)
def _looks(
    masks: tuple[int, ...], cells: tuple[int, ...]
) -> tuple[tuple[int, tuple[int, ...]], ...]:
    places = list(enumerate(cells))
    looked = [
        (seat, tuple(cell for goal, cell in places if seen >> goal & 1))
        for seat, seen in enumerate(masks)
    ]
    return tuple((seat, cells) for seat, cells in looked if cells)


LOOKED: Final = Lines(
    "looked",
    (Field("seat", "seat", itemgetter(0)), Field("cells", "cells", itemgetter(1))),
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


def _remembered(view: View) -> list[tuple[int, int]]:
    """The face-down cards of the pile that this seat knows, and their places."""
    return [
        (place, line & 255)
        for place, line in enumerate(view.discard)
        if not line & FACE_UP and line & 255 != UNKNOWN_CARD
    ]


DISCARD: Final = Lines(
    "discard",
    (
        Field("face_up", "flag", lambda line: line & FACE_UP),
        Field("card", "card", _open_card, optional=True),
        Field("known_card", "card", _known_card, plain=False),
        Field("known_to", "mask", _knowers, optional=True),
    ),
)
REMEMBERED: Final = Lines(
    "remembered",
    (Field("place", "number", itemgetter(0)), Field("card", "card", itemgetter(1))),
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


LEDGER: Final = Lines(
    "ledger",  # movements of nuggets as this seat saw them; `saw` is what lay there to choose from
    (
        Field("round", "number", entry_round),
        Field("nuggets", "word", lambda line: MOVES[int(entry_kind(line))]),
        Field("seat", "seat", _mover, optional=True),
        Field("pool", "count", _pool, optional=True),
        Field("saw", "worths", lambda line: _seen(line, SAW), optional=True),
        Field("worths", "worths", lambda line: _seen(line, KNOWN), optional=True),
        Field("cards", "count", _count, optional=True),
        Field("worth", "count", _worth, optional=True),
    ),
)

# -- views ---------------------------------------------------------------------------------------


def _kept(view: View) -> dict[str, dict[str, object]]:
    """What modules show this seat."""
    slices = view.slices
    if not len(slices):
        return {}
    return {name: seen.fields() for name, seen in zip(view.rules.slot_names, slices)}


def _are_spare_roles_open(view: View) -> bool:
    return _is_revealed(view) or len(view.spare_roles) > 0


VIEW: Final = (
    Field("rules", "word", attrgetter("rules.game")),
    Field("modules", "words", attrgetter("rules.modules")),
    Field("edition", "word", attrgetter("rules.edition")),
    Field("round", "number", attrgetter("round")),
    Field("rounds", "number", attrgetter("rules.rounds")),
    Field("seat", "seat", attrgetter("seat")),
    Field("role", "role", attrgetter("role")),
    Field("asked", "seat", attrgetter("asked")),
    Field("kind", "word", lambda view: "" if view.over else view.stack[-1].name()),
    Field("clockwise", "flag", lambda view: view.direction > 0),
    Field("first", "seat", attrgetter("first")),
    Field("last_turn", "seat", attrgetter("last_turn")),
    Field("due", "number", attrgetter("due")),
    Field("passes", "number", attrgetter("passes")),
    Field("called", "mask", attrgetter("callers")),
    Field("hand", "cards", attrgetter("hand")),
    Field("seats", SEATS, lambda view: view),
    Field("maze", MAZE, _lying),
    Field("goals", GOALS, lambda view: view),
    Field("looked", LOOKED, _looked),
    Field("role_cards", ROLE_CARDS, lambda view: view),
    Field("memories", MEMORIES, _memories),
    Field("kept", "kept", _kept),
    Field("deck", "number", attrgetter("deck_size")),
    Field("out_of_play", "number", attrgetter("aside_size")),
    Field("discard", DISCARD, attrgetter("discard")),
    Field("remembered", REMEMBERED, _remembered),
    Field("nuggets", "worths", attrgetter("nuggets")),
    Field("supply", "number", attrgetter("supply_cards")),
    Field("pools", "numbers", attrgetter("pool_cards")),
    Field("pool", "worths", attrgetter("pool")),
    Field("nuggets_seen", LEDGER, attrgetter("ledger")),
    Field("outcomes", "words", attrgetter("outcomes")),
    Field("over", "flag", _is_over),
    Field("revealed", "flag", _is_revealed, plain=False),
    Field("spare_roles", "roles", attrgetter("spare_roles"), told=_are_spare_roles_open),
    Field("finder", "seat", attrgetter("finder"), told=_is_revealed),
    Field("found", "card", attrgetter("found"), told=_is_revealed),
    Field("scores", "scores", attrgetter("scores"), told=_is_over),
    Field("winners", "seats", attrgetter("winners"), told=_is_over),
)

# -- prompts -------------------------------------------------------------------------------------

PROMPT: Final = (
    Field("asked", "seat", attrgetter("asked")),
    Field("kind", "word", attrgetter("kind")),
    Field("choices", "choices", attrgetter("choices")),
    Field("about", "choice", attrgetter("about"), told=lambda asked: asked.about != NOBODY),
    Field("cells", "cells", attrgetter("cells"), told=lambda asked: len(asked.cells) > 0),
    Field("window", "flag", lambda asked: asked.silence != NOBODY, plain=False),
)
