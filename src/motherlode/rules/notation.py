"""Notation: choices as text, both ways; events, views, prompts and states as plain data."""

from __future__ import annotations

import hashlib
import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import Any, Final

from motherlode.rules.choices import (
    CARD,
    DETAIL,
    SECOND,
    TARGET,
    WAY,
    card_of,
    detail_of,
    second_of,
    target_of,
    turned_of,
    verb_of,
)
from motherlode.rules.contract import (
    FORM_CARDS,
    FORM_CELL,
    FORM_PLACE,
    FORM_SEAT,
    FORM_WORD,
    FORM_WORTHS,
    HIDDEN,
    NOBODY,
    Event,
    Frame,
    Rules,
    Verb,
)
from motherlode.rules.engine import options
from motherlode.rules.errors import BadNotation, IllegalChoice
from motherlode.rules.frames import may_call
from motherlode.rules.gold import (
    DRAWN,
    GIVEN,
    HIGHEST,
    PICKED,
    TOOK,
    entry_kind,
    entry_nuggets,
    entry_pool,
    entry_round,
    entry_seat,
    nugget,
    worths,
)
from motherlode.rules.maze import Maze, cell_at, cell_x, cell_y
from motherlode.rules.scoring import worths_choice, worths_chosen
from motherlode.rules.state import FACE_UP, State
from motherlode.rules.views import KNOWN, SAW, UNKNOWN_CARD, Prompt, View

DEFAULT_NAMES: Final = (
    *("Ada", "Bo", "Cai", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kit", "Lou"),
)
LONGEST_NAME: Final = 40
FARTHEST: Final = 126  # columns and rows the maze can hold on each side of the start
MOST_CARDS: Final = 3  # cards one choice can name
TURNED_BIT: Final = 128
CALL: Final = "call"  # the one word that also names a seat

# -- seats -------------------------------------------------------------------------------------


def default_names(count: int) -> tuple[str, ...]:
    """Names for the seats of a table where nobody gave any."""
    if not 1 <= count <= len(DEFAULT_NAMES):
        raise BadNotation(f"a table has 1 to {len(DEFAULT_NAMES)} seats, not {count}")
    return DEFAULT_NAMES[:count]


def check_names(names: Sequence[str]) -> None:
    """Refuse names that the notation could not tell apart or write."""
    if not names:
        raise BadNotation("a table needs at least one seat with a name")
    taken: set[str] = set()
    for name in names:
        _check_name(name)
        if _folded(name) in taken:
            raise BadNotation(f"two seats can't both be called {name}")
        taken.add(_folded(name))


def _check_name(name: str) -> None:
    if not name.strip():
        raise BadNotation("the name of a seat can't be blank")
    if len(name) > LONGEST_NAME:
        raise BadNotation(f"the name {name[:12]}... is longer than {LONGEST_NAME} characters")
    for sign in name:
        if sign in '>@"' or not sign.isprintable():
            raise BadNotation(f"the name of a seat can't contain {json.dumps(sign)}")


def _folded(name: str) -> str:
    """A name as it is compared: case, width and spaces don't count."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def read_seat(names: Sequence[str], text: str) -> int:
    """A seat by its name, or by its number from 1 on."""
    seat = _seat_named(names, text)
    if seat == NOBODY:
        raise BadNotation(f"there is no seat called {text}; the seats are {', '.join(names)}")
    return seat


def _seat_named(names: Sequence[str], text: str) -> int:
    wanted = _folded(text)
    for seat, name in enumerate(names):
        if _folded(name) == wanted:
            return seat
    if wanted.isascii() and wanted.isdigit() and 1 <= int(wanted) <= len(names):
        return int(wanted) - 1
    return NOBODY


def seat_text(name: str) -> str:
    """A name as it stands in a choice: in quotes if it has a space."""
    return f'"{name}"' if any(sign.isspace() for sign in name) else name


# -- cells and cards ---------------------------------------------------------------------------

_MINUS = r"[-+\u2212\u2013\u2010\u2011]"
_CELL = rf"\(?\s*({_MINUS}?\d{{1,9}})\s*,\s*({_MINUS}?\d{{1,9}})\s*\)?"
_ONE_CELL = re.compile(_CELL, re.ASCII)
_CELL_TAIL = re.compile(
    rf"{_CELL}(?:\s+{_CELL})?(?:\s+(turned|upright))?", re.IGNORECASE | re.ASCII
)


def cell_text(cell: int) -> str:
    """A cell as column and row: the start is 0,0, rows grow downwards."""
    return f"{cell_x(cell)},{cell_y(cell)}"


def read_cell(text: str) -> int:
    """A cell out of column and row, such as 8,-2."""
    match = _ONE_CELL.fullmatch(text.strip())
    if match is None:
        raise BadNotation(f"{_shown(text)} is no place; write column and row, as in 8,-2")
    return _cell_of(match[1], match[2])


def _cell_of(column: str, row: str) -> int:
    x, y = (int(re.sub(r"[\u2212\u2013\u2010\u2011]", "-", part)) for part in (column, row))
    if max(abs(x), abs(y)) > FARTHEST:
        raise BadNotation(
            f"the place {x},{y} is outside the maze: columns and rows go from "
            f"-{FARTHEST} to {FARTHEST}"
        )
    return cell_at(x, y)


def read_card(rules: Rules, text: str) -> int:
    """A card by its id; case, hyphens and underscores don't count."""
    card = _card_named(rules, text)
    if card == NOBODY:
        raise BadNotation(
            f"there is no card called {_shown(text)} in these rules{suggestion(text, rules.names)}"
        )
    return card


def _card_named(rules: Rules, text: str) -> int:
    name = text.strip()
    if name in rules.number_of:
        return rules.number_of[name]
    for number, other in enumerate(rules.names):
        if _loose(other) == _loose(name):
            return number
    return NOBODY


def suggestion(text: str, known: Iterable[str]) -> str:
    """The end of a sentence about an unknown word: what was probably meant, or nothing."""
    near = get_close_matches(text.strip().casefold(), list(known), 1)
    return f"; did you mean {near[0]}?" if near else ""


def _loose(text: str) -> str:
    return text.casefold().replace("_", "").replace("-", "").replace(" ", "")


def _shown(text: str) -> str:
    """A piece of what somebody wrote, short enough for a sentence."""
    text = " ".join(text.split())
    return text if len(text) <= 60 else text[:57] + "..."


def tile_text(rules: Rules, tile: int) -> str:
    """A card and the way it lies, such as `curve_nw turned`."""
    name = rules.names[tile & ~TURNED_BIT]
    return f"{name} turned" if tile & TURNED_BIT else name


def tool_names(rules: Rules, bits: int) -> list[str]:
    """The names of cards in front."""
    return [name for bit, name in enumerate(rules.front_names) if bits >> bit & 1]


def read_tool(rules: Rules, text: str) -> int:
    """The bit of a card in front, by its short name or its card's id."""
    for bit, name in enumerate(rules.front_names):
        if _loose(text) in (_loose(name), _loose(rules.names[rules.front_cards[bit]])):
            return 1 << bit
    known = ", ".join(rules.front_names)
    raise BadNotation(f"there is no tool called {_shown(text)}; the tools are {known}")


# -- choices to text ---------------------------------------------------------------------------


def choice_text(rules: Rules, names: Sequence[str], choice: int) -> str:
    """A choice in its one canonical form."""
    verb = rules.verbs[verb_of(choice)]
    return _WRITERS[verb.form](rules, names, verb, choice)


def _write_cell(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    text = f"{rules.names[card_of(choice)]} @ {cell_text(target_of(choice))}"
    if second_of(choice):
        text += f" {cell_text(second_of(choice))}"
    return text + " turned" if turned_of(choice) else text


def _write_seat(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    card = card_of(choice)
    text = f"{rules.names[card]} > {seat_text(names[target_of(choice)])}"
    if detail_of(choice) and _is_several(rules.marks_of[card]):
        text += f" {tool_names(rules, detail_of(choice))[0]}"
    return text


def _is_several(bits: int) -> bool:
    return bits & (bits - 1) != 0


def _write_cards(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    return " ".join([verb.name, *(rules.names[card] for card in cards_named(choice))])


def cards_named(choice: int) -> list[int]:
    """The cards of a choice that names one to three."""
    cards = [card_of(choice)]
    cards += [more - 1 for more in (detail_of(choice), target_of(choice)) if more]
    return cards


def _write_worths(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    return " ".join([verb.name, *(str(worth) for worth in worths(worths_chosen(choice)))])


def _write_place(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    return f"{verb.name} {cell_text(target_of(choice))}"


def _write_word(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    if verb.name == CALL:
        return f"{verb.name} {seat_text(names[target_of(choice)])}"
    return verb.name


_WRITERS: Final[dict[str, Callable[[Rules, Sequence[str], Verb, int], str]]] = {
    FORM_CELL: _write_cell,
    FORM_SEAT: _write_seat,
    FORM_CARDS: _write_cards,
    FORM_WORTHS: _write_worths,
    FORM_PLACE: _write_place,
    FORM_WORD: _write_word,
}

# -- text to choices ---------------------------------------------------------------------------


def read_choice(state: State, names: Sequence[str], text: str) -> int:
    """The choice a text means, one that `apply` accepts now."""
    if state.over:
        raise IllegalChoice("the game is over, nobody is asked any more (B-80)")
    rules = state.rules
    offers = {choice_text(rules, names, offer): int(offer) for offer in options(state)}
    wanted = _candidates(state, names, " ".join(text.split()))
    found = [each for each in (choice_text(rules, names, one) for one in wanted) if each in offers]
    if len(found) > 1:
        raise BadNotation(f"say which of the tools is meant: {' or '.join(found)} (B-32)")
    if found:
        return offers[found[0]]
    if rules.verbs[verb_of(wanted[0])].name == CALL:
        return _called(state, wanted[0])
    raise _refusal(state, names, wanted[0])


def _called(state: State, choice: int) -> int:
    if may_call(state, target_of(choice)):
        return choice
    raise IllegalChoice(
        "a player may propose to call the round only between two turns, and once (B-56)"
    )


def _candidates(state: State, names: Sequence[str], text: str) -> list[int]:
    """What a text can mean: one choice, or one for each tool it leaves open."""
    rules = state.rules
    head, at, tail = text.partition("@")
    if at:
        return [_read_at(rules, head, tail)]
    head, towards, tail = text.partition(">")
    if towards:
        return _read_towards(rules, names, head, tail)
    return [_read_words(state, names, text)]


def _read_at(rules: Rules, head: str, tail: str) -> int:
    card, verb = _played_card(rules, head)
    if verb.form != FORM_CELL:
        return _misplayed(rules, card, verb)
    match = _CELL_TAIL.fullmatch(tail.strip())
    if match is None:
        raise BadNotation(f"{_shown(tail) or 'nothing'} is no place: {_usage(rules, card)}")
    choice = int(verb.number) | card << CARD | _cell_of(match[1], match[2]) << TARGET
    if match[3]:
        choice |= _cell_of(match[3], match[4]) << SECOND
    if (match[5] or "").casefold() == "turned" and rules.tiles.differs[card]:
        choice |= 1 << WAY
    return choice


def _read_towards(rules: Rules, names: Sequence[str], head: str, tail: str) -> list[int]:
    card, verb = _played_card(rules, head)
    if verb.form != FORM_SEAT:
        return [_misplayed(rules, card, verb)]
    seat, word = _read_target(rules, names, tail)
    choice = int(verb.number) | card << CARD | seat << TARGET
    if word:
        return [choice | read_tool(rules, word) << DETAIL]
    marks = int(rules.marks_of[card])
    tools = [1 << bit for bit in range(len(rules.front_names)) if marks >> bit & 1]
    return [choice | tool << DETAIL for tool in tools] or [choice]


def _read_target(rules: Rules, names: Sequence[str], text: str) -> tuple[int, str]:
    """A seat, and the word after it if there is one."""
    quoted = re.fullmatch(r'"([^"]*)"\s*(\S*)', text.strip())
    if quoted:
        return read_seat(names, quoted[1]), quoted[2]
    words = text.replace('"', " ").split()
    if not words:
        raise BadNotation("say at whom the card is aimed, as in break_pick > Bo")
    first = _seat_named(names, " ".join(words[:-1]))
    if len(words) > 1 and first != NOBODY:
        if _seat_named(names, " ".join(words)) == NOBODY or _is_tool(rules, words[-1]):
            return first, words[-1]
    return read_seat(names, " ".join(words)), ""


def _is_tool(rules: Rules, word: str) -> bool:
    return any(_loose(word) == _loose(name) for name in rules.front_names)


def _played_card(rules: Rules, head: str) -> tuple[int, Verb]:
    if not head.strip():
        raise BadNotation("say the card first, as in cross @ 1,0 or break_pick > Bo")
    card = read_card(rules, head)
    if not rules.specs[card].verb:
        raise BadNotation(f"{rules.names[card]} lies on the table and is never played")
    return card, rules.verbs[rules.verb_of[card]]


def _misplayed(rules: Rules, card: int, verb: Verb) -> int:
    """A card aimed the wrong way, or one that can't be played at all."""
    if verb.form in (FORM_CELL, FORM_SEAT):
        raise BadNotation(_usage(rules, card))
    return int(verb.number) | card << CARD


def _usage(rules: Rules, card: int) -> str:
    name = rules.names[card]
    if rules.verbs[rules.verb_of[card]].form == FORM_SEAT:
        return f"{name} is aimed at a player: write {name} > and the name"
    return f"{name} is played at a place: write {name} @ 8,-2 with its column and row"


def _read_words(state: State, names: Sequence[str], text: str) -> int:
    rules = state.rules
    first, _, rest = text.partition(" ")
    for verb in rules.verbs:
        if verb.form == FORM_WORD and _loose(verb.name) == _loose(text):
            return int(verb.number) | (max(0, int(state.top().seat)) << TARGET) * _names_seat(verb)
        if _loose(verb.name) == _loose(first) and verb.form in _READERS:
            return int(verb.number) | _READERS[verb.form](rules, verb, rest)
        if _names_seat(verb) and _loose(first) == verb.name:
            return int(verb.number) | read_seat(names, rest.replace('"', "")) << TARGET
    card = _card_named(rules, first)
    if card != NOBODY and rules.specs[card].verb:
        raise BadNotation(_usage(rules, card))
    raise BadNotation(
        f"{_shown(text) or 'nothing'} can't be read as a choice; "
        "write, for instance, cross @ 1,0 or break_pick > Bo or pass cross"
    )


def _names_seat(verb: Verb) -> bool:
    return verb.name == CALL


def _read_cards(rules: Rules, verb: Verb, rest: str) -> int:
    cards = sorted(read_card(rules, word) for word in rest.replace(",", " ").split())
    if not 1 <= len(cards) <= MOST_CARDS:
        raise BadNotation(f"{verb.name} names one to {MOST_CARDS} cards, as in {verb.name} cross")
    choice = cards[0] << CARD
    for card, place in zip(cards[1:], (DETAIL, TARGET)):
        choice |= (card + 1) << place
    return choice


def _read_worths(rules: Rules, verb: Verb, rest: str) -> int:
    packed = 0
    words = rest.replace(",", " ").split()
    for word in words:
        if word not in [str(worth) for worth in range(1, HIGHEST + 1)]:
            raise BadNotation(f"{_shown(word)} is no nugget card; they are worth 1, 2 or 3 (B-6)")
        packed += int(nugget(int(word)))
    if not 1 <= len(words) <= 28:
        raise BadNotation(f"say what the nugget cards are worth, as in {verb.name} 2")
    return int(worths_choice(0, packed))


def _read_place(rules: Rules, verb: Verb, rest: str) -> int:
    if not rest:
        raise BadNotation(f"say which place, as in {verb.name} 8,-2")
    return read_cell(rest) << TARGET


_READERS: Final[dict[str, Callable[[Rules, Verb, str], int]]] = {
    FORM_CARDS: _read_cards,
    FORM_WORTHS: _read_worths,
    FORM_PLACE: _read_place,
}

# -- why not -----------------------------------------------------------------------------------

# What a frame of the core asks; a module's frame is named by its own words.
_QUESTIONS: Final = {
    "OrderGoals": "which goal to turn over first (B-51)",
    "WayUp": "which way up the goal lies (B-52)",
    "CallRound": "whether the round be called (B-56)",
    "PickNugget": "which nugget card to take (B-60)",
    "TakeNuggets": "which nugget cards to take (B-62)",
}
_NOT_OFFERED: Final = {
    FORM_CARDS: "that many cards can't be discarded now (B-13)",
    FORM_WORTHS: "the nugget cards that lie there don't allow it (B-60, B-62)",
    FORM_PLACE: "no card there waits to be turned over (B-51)",
}


def _refusal(state: State, names: Sequence[str], choice: int) -> BadNotation | IllegalChoice:
    """Why a choice that can be read can't be made now."""
    rules = state.rules
    frame = state.top()
    verb = rules.verbs[verb_of(choice)]
    offered = [int(offer) for offer in options(state) if verb_of(offer) == verb.number]
    at_turn = frame is rules.turns[frame.seat]
    if not offered and not at_turn:
        return IllegalChoice(_question(state, names))
    if at_turn:
        missing = _missing_card(state, choice)
        if missing:
            return IllegalChoice(f"{names[frame.seat]} has {missing} in hand (B-10)")
    if second_of(choice) and offered and not second_of(offered[0]) and verb.form == FORM_CELL:
        return BadNotation(_usage(rules, card_of(choice)))
    text = choice_text(rules, names, choice)
    reason = verb.reason(state, frame.seat, choice)
    if reason:
        return IllegalChoice(f"{text} is not allowed: {reason}")
    if offered or verb.form == FORM_CARDS:
        return IllegalChoice(f"{text} is not allowed: {_NOT_OFFERED.get(verb.form, 'not now')}")
    return IllegalChoice(_question(state, names))


def _missing_card(state: State, choice: int) -> str:
    rules = state.rules
    verb = rules.verbs[verb_of(choice)]
    if verb.form in (FORM_WORTHS, FORM_PLACE) or (verb.form == FORM_WORD and not card_of(choice)):
        return ""
    named = cards_named(choice) if verb.form == FORM_CARDS else [card_of(choice)]
    hand = [int(card) for card in state.hand(state.top().seat)]
    for card in named:
        if named.count(card) > hand.count(card):
            held = f"only {hand.count(card)}" if hand.count(card) else "no"
            return f"{held} {rules.names[card]}"
    return ""


def _question(state: State, names: Sequence[str]) -> str:
    """What is asked of whom, without a word about what the asked seat could answer secretly."""
    frame = state.top()
    who = names[frame.seat]
    if frame is state.rules.turns[frame.seat]:
        return f"it is {who}'s turn: play a card or pass (B-10)"
    words = re.sub(r"(?<!^)([A-Z])", r" \1", frame.name()).lower()
    question = _QUESTIONS.get(frame.name(), f"to {words}")
    verbs = {verb_of(offer): None for offer in options(state)}
    answers = " or ".join(_example(state.rules.verbs[number]) for number in verbs)
    return f"{who} is asked {question}: the answer is {answers}"


def _example(verb: Verb) -> str:
    return verb.name + {FORM_WORTHS: " 2", FORM_PLACE: " 8,-2"}.get(verb.form, "")


# -- events ------------------------------------------------------------------------------------


def event_data(rules: Rules, names: Sequence[str], event: Event) -> dict[str, object]:
    """A fact as plain data; what is hidden is left out."""
    data: dict[str, object] = {"event": event.name()}
    fields = event.fields()
    for field, value in fields.items():
        hidden = value == HIDDEN if isinstance(value, int) else value == [] and "count" in fields
        if not hidden:
            data[field] = _FIELDS[field](rules, names, value) if field in _FIELDS else value
    return data


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
    return [rules.names[card] for card in _listed(value)]


def _cell_field(rules: Rules, names: Sequence[str], value: object) -> object:
    return cell_text(_number(value))


def _role_field(rules: Rules, names: Sequence[str], value: object) -> object:
    return rules.role_names[_number(value)]


def _roles_field(rules: Rules, names: Sequence[str], value: object) -> object:
    return [rules.role_names[role] for role in _listed(value)]


def _tool_field(rules: Rules, names: Sequence[str], value: object) -> object:
    return tool_names(rules, _number(value))[0]


def _scores_field(rules: Rules, names: Sequence[str], value: object) -> object:
    return dict(zip(names, _listed(value)))


_FIELDS: Final[dict[str, Callable[[Rules, Sequence[str], object], object]]] = {
    "seat": _seat_field,
    "target": _seat_field,
    "winners": _seats_field,
    "card": _card_field,
    "goal": _card_field,
    "cards": _cards_field,
    "cell": _cell_field,
    "role": _role_field,
    "roles": _roles_field,
    "spare_roles": _roles_field,
    "tool": _tool_field,
    "scores": _scores_field,
}

# -- views and prompts -------------------------------------------------------------------------


def prompt_data(rules: Rules, names: Sequence[str], prompt: Prompt) -> dict[str, object]:
    """What a seat is asked, as plain data."""
    return {
        "asked": _name_or_none(names, prompt.asked),
        "kind": prompt.kind,
        "choices": [choice_text(rules, names, choice) for choice in prompt.choices],
    }


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
        "first": _name_or_none(names, view.first),
        "last_turn": _name_or_none(names, view.last_turn),
        "passes": int(view.passes),
        "called": [name for seat, name in enumerate(names) if view.callers >> seat & 1],
        "hand": [rules.names[card] for card in view.hand],
        "seats": [_seat_data(view, names, seat) for seat in range(int(view.seats))],
        "maze": _maze_data(rules, view.maze),
        "goals": _goals_data(view),
        "looked": _looked_data(view, names),
        "deck": int(view.deck_size),
        **_discard_data(view),
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
        "tools": tool_names(view.rules, view.front[seat]),
        "nugget_cards": int(view.nugget_cards[seat]),
        "tokens": int(view.tokens[seat]),
    }
    if view.revealed:
        data["role"] = view.rules.role_names[view.roles[seat]]
    return data


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


def _discard_data(view: View) -> dict[str, object]:
    """The pile bottom to top, and what this seat knows of its face-down cards by their place."""
    pile: list[dict[str, object]] = []
    remembered: dict[str, str] = {}
    for place, entry in enumerate(view.discard):
        card = int(entry) & 255
        face_up = bool(entry & FACE_UP)
        pile.append({"face_up": face_up})
        if face_up:
            pile[-1]["card"] = view.rules.names[card]
        elif card != UNKNOWN_CARD:
            remembered[str(place)] = view.rules.names[card]
    return {"discard": pile, "remembered": remembered}


_MOVES: Final = {int(DRAWN): "drawn", int(PICKED): "picked", int(TOOK): "took", int(GIVEN): "given"}


def _ledger_data(line: int, names: Sequence[str]) -> dict[str, object]:
    """One movement of nuggets as the seat saw it; `saw` tells what lay there before it chose."""
    kind = int(entry_kind(line))
    data: dict[str, object] = {"round": int(entry_round(line)), "nuggets": _MOVES[kind]}
    if kind != DRAWN:
        data["seat"] = names[entry_seat(line)]
    if kind != TOOK:
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


# -- digest ------------------------------------------------------------------------------------

# What only serves whoever is listening, and what is written in a shorter way.
_APART: Final = {"rules", "events", "listening", "offered", "maze", "hands", "deck", "drawn"}


def state_digest(state: State) -> str:
    """A fingerprint of all that is so at the table: with equal ones, play goes on equally."""
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
