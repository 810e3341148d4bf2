"""What is told of a view and of a prompt: every field once, for data, records and messages.

This is the list of what may leave: what isn't written here isn't sent.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, count, repeat
from operator import attrgetter, itemgetter
from typing import Final, TypeAlias

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
    nugget_cards,
    nugget_worth,
    worths,
)
from motherlode.rules.core.state import FACE_UP, KNOWERS
from motherlode.rules.core.views import KNOWN, SAW, UNKNOWN_CARD, View
from motherlode.rules.notation.spelling import Field, Part

Numbers: TypeAlias = tuple[int, ...]
Lines: TypeAlias = tuple[Numbers, ...]

KEPT: Final = 1000  # worked out for all tables: who has looked at what seldom changes

_is_over = attrgetter("over")
_is_revealed = attrgetter("revealed")


def _with_bit(masks: Iterable[int], bit: int) -> int:
    """The mask of the seats in whose masks a bit is set."""
    return sum(1 << seat for seat, mask in enumerate(masks) if mask >> bit & 1)


# -- seats ---------------------------------------------------------------------------------------


def _public_worth(view: View) -> list[tuple[int, int]]:
    """By seat: at least and at most what its nugget cards are worth, as this seat saw them move."""
    cards = [int(count) for count in view.nugget_cards]
    if not any(cards):
        return [(0, 0)] * len(cards)
    unseen, worth = list(cards), [0] * len(cards)
    for line in view.ledger:
        if entry_kind(line) == DRAWN or line & SAW:
            continue
        seat, way = int(entry_seat(line)), -1 if entry_kind(line) == RETURNED else 1
        packed = int(entry_nuggets(line))
        if line & KNOWN:
            unseen[seat] -= way * int(nugget_cards(packed))
            worth[seat] += way * int(nugget_worth(packed))
        elif packed >> 16:
            unseen[seat] -= way * (packed >> 8 & 255)
            worth[seat] += way * (packed >> 16)
    best, *_, poorest = (int(one) for one in worths(view.rules.nuggets))
    return [
        (max(sure + rest * poorest, number * poorest), min(sure + rest * best, number * best))
        for number, rest, sure in zip(cards, unseen, worth)
    ]


def _seats(view: View) -> Iterable[Numbers]:
    """Of each seat: number, cards, front, nugget cards, tokens, role; in the end nuggets, score;
    at least and at most what the nugget cards are worth."""
    ending = (view.all_nuggets, view.scores) if view.over else (repeat(HIDDEN), repeat(HIDDEN))
    tokens = map(view.tokens_shown, range(view.seats))
    in_hand, gold = (view.hand_sizes, view.front), (view.nugget_cards, tokens)
    public = zip(*_public_worth(view))
    return zip(count(), *in_hand, *gold, view.known_roles, *ending, *public)


SEATS: Final = Part(
    "seats",
    (
        Field("name", "seat_name", itemgetter(0)),
        Field("cards", "number", itemgetter(1)),
        Field("tools", "tools", itemgetter(2)),
        Field("nugget_cards", "number", itemgetter(3)),
        Field("tokens", "count", itemgetter(4), optional=True),
        Field("role", "role", itemgetter(5), optional=True),
        Field("nuggets", "worths", itemgetter(6), optional=True),
        Field("score", "count", itemgetter(7), plain=False),
        Field("least", "number", itemgetter(8), plain=False),
        Field("most", "number", itemgetter(9), plain=False),
    ),
)


def _role_cards(view: View) -> Lines:
    """Of each role card: before which seat it lies, who has looked at it, and its role."""
    numbers, lookers = tuple(view.role_ids), tuple(view.role_lookers)
    return _role_lines(view.seats, numbers, lookers, tuple(view.known_roles))


@lru_cache(maxsize=KEPT)
def _role_lines(seats: int, numbers: Numbers, lookers: Numbers, known: Numbers) -> Lines:
    owners = chain(range(seats), repeat(NOBODY))  # after those of the seats come those set aside
    return tuple(zip(owners, [_with_bit(lookers, number) for number in numbers], known))


ROLE_CARDS: Final = Part(
    "role_cards",
    (
        Field("before", "seat", itemgetter(0)),
        Field("known_to", "mask", itemgetter(1)),
        Field("role", "role", itemgetter(2), optional=True),
    ),
)


def _memories(view: View) -> list[tuple[int, Numbers, Numbers]]:
    """Of each memory: hands, places in the pile, cards."""
    return [(one.hands, tuple(one.discards), tuple(one.cards)) for one in view.memories]


MEMORIES: Final = Part(
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


MAZE: Final = Part(
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


def _goals(view: View) -> Lines:
    """Of each goal: place, whether it is turned over, card, whether it was seen, and by whom."""
    cells, cards, lookers = tuple(view.goal_cells), tuple(view.goals), tuple(view.lookers)
    return _goal_lines(cells, cards, lookers, view.turned_goals, view.seen_goals)


@lru_cache(maxsize=KEPT)
def _goal_lines(cells: Numbers, cards: Numbers, lookers: Numbers, turned: int, seen: int) -> Lines:
    return tuple(
        (cell, turned >> goal & 1, card, seen >> goal & 1, _with_bit(lookers, goal))
        for goal, (cell, card) in enumerate(zip(cells, cards))
    )


GOALS: Final = Part(
    "goals",
    (
        Field("cell", "cell", itemgetter(0)),
        Field("face_up", "flag", itemgetter(1)),
        Field("card", "card", itemgetter(2), optional=True),
        Field("looked_at", "flag", itemgetter(3)),
        Field("lookers", "mask", itemgetter(4), plain=False),
    ),
    key="cell",
)


def _looked(view: View) -> tuple[tuple[int, Numbers], ...]:
    """Of each seat that has looked at goals: who, and the places of those."""
    return _look_lines(tuple(view.goal_cells), tuple(view.lookers))


@lru_cache(maxsize=KEPT)
def _look_lines(cells: Numbers, lookers: Numbers) -> tuple[tuple[int, Numbers], ...]:
    goals = list(enumerate(cells))
    looked = [tuple(cell for goal, cell in goals if mask >> goal & 1) for mask in lookers]
    return tuple((seat, places) for seat, places in enumerate(looked) if places)


LOOKED: Final = Part(
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


DISCARD: Final = Part(
    "discard",
    (
        Field("face_up", "flag", lambda line: line & FACE_UP),
        Field("card", "card", _open_card, optional=True),
        Field("known_card", "card", _known_card, plain=False),
        Field("known_to", "mask", _knowers, optional=True),
    ),
)
REMEMBERED: Final = Part(
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


LEDGER: Final = Part(
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


def _announced(view: View) -> tuple[int, int]:
    """The card that was announced and waits to take effect, and by whom; NOBODY if none does."""
    if view.rules.announces:
        for frame in reversed(list(view.stack)):
            if frame.announced() != NOBODY:
                return int(frame.announced()), int(frame.announcer())
    return NOBODY, NOBODY


def _is_announced(view: View) -> bool:
    return not view.over and _announced(view)[0] != NOBODY


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
    Field("announced", "choice", lambda view: _announced(view)[0], _is_announced, plain=False),
    Field("announcer", "seat", lambda view: _announced(view)[1], _is_announced, plain=False),
    Field("clockwise", "flag", lambda view: view.direction > 0),
    Field("first", "seat", attrgetter("first")),
    Field("last_turn", "seat", attrgetter("last_turn")),
    Field("due", "number", attrgetter("due")),
    Field("passes", "number", attrgetter("passes")),
    Field("called", "mask", attrgetter("callers")),
    Field("hand", "cards", attrgetter("hand")),
    Field("seats", SEATS, _seats),
    Field("maze", MAZE, _lying),
    Field("goals", GOALS, _goals),
    Field("looked", LOOKED, _looked),
    Field("role_cards", ROLE_CARDS, _role_cards),
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
