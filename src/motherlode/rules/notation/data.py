"""Plain data: events, views and prompts with names in place of numbers; a state's fingerprint."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any, Final

from motherlode.rules.core.contract import HIDDEN, NOBODY, Event, Frame, Rules, Slice
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
    worths,
)
from motherlode.rules.core.maze import Maze
from motherlode.rules.core.memories import Memory
from motherlode.rules.core.state import FACE_UP, KNOWERS, State
from motherlode.rules.core.views import KNOWN, SAW, UNKNOWN_CARD, Prompt, View
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.notation.words import cell_text, tile_text

# -- events ------------------------------------------------------------------------------------


def event_data(rules: Rules, names: Sequence[str], event: Event) -> dict[str, object]:
    """A fact as plain data; what is hidden is left out."""
    return {"event": event.name(), **_named_fields(rules, names, event.fields())}


def _named_fields(
    rules: Rules, names: Sequence[str], fields: dict[str, object]
) -> dict[str, object]:
    data: dict[str, object] = {}
    for field, value in fields.items():
        hidden = value == HIDDEN if isinstance(value, int) else value == [] and "count" in fields
        if not hidden:
            data[field] = _named_value(rules, names, field, value)
    return data


def _named_value(rules: Rules, names: Sequence[str], field: str, value: object) -> object:
    """A field's value with names; a list of parts with fields of their own part by part."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [_named_fields(rules, names, part) for part in value]
    kind = field if field in _FIELDS else field.rpartition("_")[2]
    return _FIELDS[kind](rules, names, value) if kind in _FIELDS else value


def _listed(value: object) -> list[int]:
    if isinstance(value, list | tuple):
        return [int(one) for one in value]
    raise TypeError(f"a list was expected, not {value!r}")


def _number(value: object) -> int:
    if isinstance(value, int):
        return value
    raise TypeError(f"a number was expected, not {value!r}")


def _seat_field(rules: Rules, names: Sequence[str], value: object) -> object:
    return names[_number(value)]


def _seats_field(rules: Rules, names: Sequence[str], value: object) -> object:
    return [names[seat] for seat in _listed(value)]


def _card_field(rules: Rules, names: Sequence[str], value: object) -> object:
    return rules.names[_number(value)]


def _cards_field(rules: Rules, names: Sequence[str], value: object) -> object:
    return [rules.names[card] if card != HIDDEN else None for card in _listed(value)]


def _cell_field(rules: Rules, names: Sequence[str], value: object) -> object:
    return cell_text(_number(value))


def _cells_field(rules: Rules, names: Sequence[str], value: object) -> object:
    return [cell_text(cell) for cell in _listed(value)]


def _role_field(rules: Rules, names: Sequence[str], value: object) -> object:
    return rules.role_names[_number(value)]


def _roles_field(rules: Rules, names: Sequence[str], value: object) -> object:
    return [rules.role_names[role] for role in _listed(value)]


def _tool_field(rules: Rules, names: Sequence[str], value: object) -> object:
    return rules.tool_names(_number(value))[0]


def _masks_field(rules: Rules, names: Sequence[str], value: object) -> object:
    return [[n for seat, n in enumerate(names) if mask >> seat & 1] for mask in _listed(value)]


def _scores_field(rules: Rules, names: Sequence[str], value: object) -> object:
    return dict(zip(names, _listed(value)))


_FIELDS: Final[dict[str, Callable[[Rules, Sequence[str], object], object]]] = {
    "seat": _seat_field,
    "target": _seat_field,
    "seats": _seats_field,
    "winners": _seats_field,
    "refusers": _seats_field,
    "card": _card_field,
    "goal": _card_field,
    "cards": _cards_field,
    "cell": _cell_field,
    "cells": _cells_field,
    "role": _role_field,
    "roles": _roles_field,
    "spare_roles": _roles_field,
    "tool": _tool_field,
    "scores": _scores_field,
    "masks": _masks_field,
}
# A field may have a word of its own before one of these, as in `spare_roles` or `chest_card`.

# -- views -------------------------------------------------------------------------------------


def _name_or_none(names: Sequence[str], seat: int) -> str | None:
    return names[seat] if seat >= 0 else None


def view_data(view: View, names: Sequence[str]) -> dict[str, object]:
    """All that a view holds, as plain data with names in place of numbers."""
    rules = view.rules
    data: dict[str, object] = {
        "rules": rules.game,
        "modules": list(rules.modules),
        "edition": rules.edition,
        "round": int(view.round),
        "rounds": int(rules.rounds),
        "seat": _name_or_none(names, view.seat),
        "role": rules.role_names[view.role] if view.role != HIDDEN else None,
        "asked": _name_or_none(names, view.asked),
        "kind": "" if view.over else view.stack[len(view.stack) - 1].name(),
        "clockwise": view.direction > 0,
        "first": _name_or_none(names, view.first),
        "last_turn": _name_or_none(names, view.last_turn),
        "due": int(view.due),
        "passes": int(view.passes),
        "called": [name for seat, name in enumerate(names) if view.callers >> seat & 1],
        "hand": [rules.names[card] for card in view.hand],
        "seats": [_seat_data(view, names, seat) for seat in range(int(view.seats))],
        "maze": _maze_data(rules, view.maze),
        "goals": _goals_data(view),
        "looked": _looked_data(view, names),
        "role_cards": _role_cards_data(view, names),
        "memories": [_memory_data(view.rules, names, memory) for memory in view.memories],
        "kept": kept_data(view, names),
        "deck": int(view.deck_size),
        "out_of_play": int(view.aside_size),
        **_discard_data(view, names),
        "nuggets": _worths_or_none(view.nuggets),
        "supply": int(view.supply_cards),
        "pools": [int(count) for count in view.pool_cards],
        "pool": _worths_or_none(view.pool),
        "nuggets_seen": [_ledger_data(line, names) for line in view.ledger],
        "outcomes": list(view.outcomes),
        "over": bool(view.over),
    }
    return data | _ending_data(view, names)


def _worths_or_none(packed: int) -> list[int] | None:
    return None if packed == HIDDEN else [int(worth) for worth in worths(packed)]


def _seat_data(view: View, names: Sequence[str], seat: int) -> dict[str, object]:
    data: dict[str, object] = {
        "name": names[seat],
        "cards": int(view.hand_sizes[seat]),
        "tools": view.rules.tool_names(view.front[seat]),
        "nugget_cards": int(view.nugget_cards[seat]),
        "tokens": int(view.tokens[seat]),
    }
    if view.known_roles[seat] != HIDDEN:
        data["role"] = view.rules.role_names[view.known_roles[seat]]
    if view.over:
        data["nuggets"] = _worths_or_none(view.purses[seat])
    return data


def _role_cards_data(view: View, names: Sequence[str]) -> list[dict[str, object]]:
    """Where each role card lies, who has looked at it, and what it is if this seat knows."""
    cards: list[dict[str, object]] = []
    for place, number in enumerate(view.role_ids):
        card: dict[str, object] = {"before": names[place] if place < len(names) else None}
        card["known_to"] = [n for s, n in enumerate(names) if view.role_lookers[s] >> number & 1]
        if view.known_roles[place] != HIDDEN:
            card["role"] = view.rules.role_names[view.known_roles[place]]
        cards.append(card)
    return cards


def _memory_data(rules: Rules, names: Sequence[str], memory: Memory) -> dict[str, object]:
    """Hands and face-down discards, by their place in the pile, and cards they hold together."""
    return {
        "hands": [name for seat, name in enumerate(names) if memory.hands >> seat & 1],
        "discards": [int(place) for place in memory.discards],
        "cards": [rules.names[card] for card in memory.cards],
    }


def kept_data(view: View, names: Sequence[str]) -> dict[str, dict[str, object]]:
    """What modules show this seat, by their names."""
    kept = {
        view.rules.slot_names[slot]: _named_fields(view.rules, names, seen.fields())
        for slot, seen in enumerate(view.slices)
    }
    return {name: fields for name, fields in kept.items() if fields}


def _maze_data(rules: Rules, maze: Maze) -> dict[str, str]:
    """Every face-up card by its cell: the start, goals turned over, then cards as laid."""
    cells = [int(cell) for cell in maze.fixed] + [int(cell) for cell in maze.laid]
    return {cell_text(cell): tile_text(rules, maze.tile_at(cell)) for cell in cells}


def _goals_data(view: View) -> dict[str, dict[str, object]]:
    goals: dict[str, dict[str, object]] = {}
    for place, cell in enumerate(view.goal_cells):
        goal: dict[str, object] = {"face_up": bool(view.turned_goals >> place & 1)}
        if view.goals[place] != HIDDEN:
            goal["card"] = view.rules.names[view.goals[place]]
        goal["looked_at"] = bool(view.seen_goals >> place & 1)
        goals[cell_text(cell)] = goal
    return goals


def _looked_data(view: View, names: Sequence[str]) -> dict[str, list[str]]:
    looked: dict[str, list[str]] = {}
    for seat, name in enumerate(names):
        seen = [cell_text(c) for n, c in enumerate(view.goal_cells) if view.lookers[seat] >> n & 1]
        if seen:
            looked[name] = seen
    return looked


def _discard_data(view: View, names: Sequence[str]) -> dict[str, object]:
    """The pile bottom to top, and what this seat knows of its face-down cards by their place."""
    pile: list[dict[str, object]] = []
    remembered: dict[str, str] = {}
    for place, entry in enumerate(view.discard):
        card = int(entry) & 255
        face_up = bool(entry & FACE_UP)
        pile.append({"face_up": face_up})
        if face_up:
            pile[-1]["card"] = view.rules.names[card]
            continue
        knowers = int(entry) >> KNOWERS
        pile[-1]["known_to"] = [n for seat, n in enumerate(names) if knowers >> seat & 1]
        if card != UNKNOWN_CARD:
            remembered[str(place)] = view.rules.names[card]
    return {"discard": pile, "remembered": remembered}


_MOVES: Final = {
    DRAWN: "drawn",
    PICKED: "picked",
    TOOK: "took",
    GIVEN: "given",
    RETURNED: "returned",
    GRANTED: "granted",
}


def _ledger_data(line: int, names: Sequence[str]) -> dict[str, object]:
    """One movement of nuggets as the seat saw it; `saw` tells what lay there before it chose."""
    kind = int(entry_kind(line))
    data: dict[str, object] = {"round": int(entry_round(line)), "nuggets": _MOVES[kind]}
    if kind != DRAWN:
        data["seat"] = names[entry_seat(line)]
    if kind in (DRAWN, PICKED, GIVEN):
        data["pool"] = int(entry_pool(line))
    packed = int(entry_nuggets(line))
    if line & SAW:
        data["saw"] = _worths_or_none(packed)
    elif line & KNOWN:
        data["worths"] = _worths_or_none(packed)
    else:
        data["cards"] = packed >> 8 & 255
        if packed >> 16:
            data["worth"] = packed >> 16
    return data


def _ending_data(view: View, names: Sequence[str]) -> dict[str, object]:
    data: dict[str, object] = {}
    if view.revealed:
        data["spare_roles"] = [view.rules.role_names[role] for role in view.spare_roles]
        data["finder"] = _name_or_none(names, view.finder)
        data["found"] = view.rules.names[view.found] if view.found != NOBODY else None
    if view.over:
        data["scores"] = {names[seat]: int(score) for seat, score in enumerate(view.scores)}
        data["winners"] = [names[seat] for seat in view.winners]
    return data


# -- prompts -----------------------------------------------------------------------------------


def prompt_data(rules: Rules, names: Sequence[str], prompt: Prompt) -> dict[str, object]:
    """What a seat is asked, as plain data."""
    data: dict[str, object] = {
        "asked": names[prompt.asked] if prompt.asked != NOBODY else None,
        "kind": prompt.kind,
        "choices": [choice_text(rules, names, choice) for choice in prompt.choices],
    }
    if prompt.about != NOBODY:
        data["about"] = choice_text(rules, names, prompt.about)
    if len(prompt.cells):
        data["cells"] = [cell_text(cell) for cell in prompt.cells]
    return data


# -- digest ------------------------------------------------------------------------------------

# What only serves whoever is listening, and what is written in a shorter way.
_APART: Final = {
    *("rules", "events", "listening", "offered", "maze", "hands", "deck", "drawn"),
    *("rests", "resting"),
}


def state_digest(state: State) -> str:
    """A fingerprint of everything at the table: states with equal ones play on alike."""
    rules = state.rules
    parts: dict[str, object] = {
        name: _plain(getattr(state, name))
        for name in dir(state)
        if not name.startswith("_") and name not in _APART
    }
    parts = {name: value for name, value in parts.items() if not callable(value)}
    parts["rules"] = [rules.game, rules.edition, list(rules.modules), list(rules.versions)]
    parts["deck"] = _plain(state.deck[state.drawn :])
    parts["hands"] = [_plain(state.hand(seat)) for seat in range(int(state.seats))]
    parts["maze"] = _maze_parts(state.maze)
    text = json.dumps(parts, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _plain(value: Any) -> object:
    if isinstance(value, Frame):
        return [value.name(), *map(int, value.fields())]
    if isinstance(value, Slice):
        return {name: _plain(held) for name, held in value.fields().items()}
    if isinstance(value, dict):
        return {name: _plain(held) for name, held in value.items()}
    if isinstance(value, str) or callable(value):
        return value
    return int(value) if isinstance(value, int) else [_plain(one) for one in value]


def _maze_parts(maze: Maze) -> list[list[int]]:
    """The planes cell by cell without their empty cells, and the lists."""
    base = int(maze.base)
    planes = [
        [base + place, int(card), int(code), int(mark)]
        for place, (card, code, mark) in enumerate(zip(maze.card, maze.code, maze.mark))
        if card or code or mark
    ]
    lists = (maze.laid, maze.frontier, maze.fixed, maze.reached)
    return planes + [[int(cell) for cell in cells] for cells in lists]
