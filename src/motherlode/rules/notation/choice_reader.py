"""Notation: choices as text, both ways; the door to all that is written and read as text."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from motherlode.rules.core.choices import (
    CARD,
    DETAIL,
    SECOND,
    TARGET,
    WAY,
    target_of,
    verb_of,
)
from motherlode.rules.core.contract import (
    FORM_CARD,
    FORM_CARDS,
    FORM_CELL,
    FORM_CELLS,
    FORM_FRONT,
    FORM_PICK,
    FORM_PLACE,
    FORM_SEAT,
    FORM_SIDE,
    FORM_WHO,
    FORM_WORD,
    FORM_WORTHS,
    NOBODY,
    Rules,
    Verb,
)
from motherlode.rules.core.engine import options
from motherlode.rules.core.errors import BadNotation, IllegalChoice
from motherlode.rules.core.frames import CALL_LATER, may_call
from motherlode.rules.core.gold import HIGHEST, nugget
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.scoring import worths_choice
from motherlode.rules.core.state import State
from motherlode.rules.notation.choice_writer import CALL, cards_named, choice_text
from motherlode.rules.notation.data import (
    event_data,
    kept_data,
    prompt_data,
    state_digest,
    view_data,
)
from motherlode.rules.notation.refusals import refusal
from motherlode.rules.notation.words import (
    DEFAULT_NAMES,
    card_named,
    cell_text,
    check_names,
    default_names,
    loose,
    read_card,
    read_cell,
    read_places,
    read_seat,
    read_side,
    read_tool,
    seat_named,
    seat_text,
    shown,
    tile_text,
)

__all__ = [
    "DEFAULT_NAMES",
    "cards_named",
    "cell_text",
    "check_names",
    "choice_text",
    "default_names",
    "event_data",
    "kept_data",
    "prompt_data",
    "read_card",
    "read_cell",
    "read_choice",
    "read_seat",
    "read_tool",
    "seat_text",
    "state_digest",
    "tile_text",
    "view_data",
]

MOST_CARDS: Final = 3  # cards one choice can name
MOST_NUGGETS: Final = 28
_PAID: Final = re.compile(r"\s+paid\s+by\s+", re.IGNORECASE)  # who pays for a card

# -- text to choices ---------------------------------------------------------------------------


def read_choice(state: State, names: Sequence[str], text: str) -> int:
    """The choice a text means, one that `apply` accepts now."""
    if state.over:
        raise IllegalChoice(
            because("game-over", "the game is over, nobody is asked any more (B-80)")
        )
    rules = state.rules
    wanted = _candidates(state, names, " ".join(text.split()))
    found = _offered(state, names, wanted)
    if len(found) > 1 and rules.verbs[verb_of(found[0])].form == FORM_SEAT:
        both = [choice_text(rules, names, choice) for choice in found]
        raise BadNotation(
            because("which-tool", "say which of the tools is meant: {choices} (B-32)", choices=both)
        )
    if len(found) > 1 and rules.verbs[verb_of(found[0])].puts_card:
        payers = [choice_text(rules, names, choice) for choice in found]
        raise BadNotation(because("which-payer", "say who pays: {choices}", choices=payers))
    if found:
        return found[0]
    if rules.verbs[verb_of(wanted[0])].name == CALL:
        return _called(state, wanted[0])
    raise refusal(state, names, wanted[0])


def _offered(state: State, names: Sequence[str], wanted: list[int]) -> list[int]:
    """The options that are wanted, or else those that are written in the same way."""
    offers = [int(offer) for offer in options(state)]
    found = [choice for choice in wanted if choice in offers]
    if found:
        return found
    texts = [choice_text(state.rules, names, choice) for choice in wanted]
    return [offer for offer in offers if choice_text(state.rules, names, offer) in texts]


def _called(state: State, choice: int) -> int:
    if may_call(state, target_of(choice)):
        return choice
    raise IllegalChoice(CALL_LATER)


def _candidates(state: State, names: Sequence[str], text: str) -> list[int]:
    """What a text can mean, best first: one choice, or one for each thing it leaves open."""
    rules = state.rules
    head, at, tail = text.partition("@")
    if at:
        return _read_at(rules, names, head, tail)
    head, towards, tail = text.partition(">")
    if towards:
        return _read_towards(rules, names, head, tail)
    return [_read_words(state, names, text)]


def _read_at(rules: Rules, names: Sequence[str], head: str, tail: str) -> list[int]:
    for verb in rules.verbs:
        first, _, rest = head.partition(" ")
        if verb.form == FORM_SIDE and loose(first) == loose(verb.name):
            return [int(verb.number) | _read_side(rules, verb, rest, tail)]
    card, verb = _played_card(rules, head)
    if verb.form not in (FORM_CELL, FORM_CELLS):
        return [_misplayed(rules, card, verb)]
    tail, *payer = _PAID.split(tail, 1) if verb.puts_card else [tail]
    cells, way = read_places(tail)
    if len(cells) != (2 if verb.form == FORM_CELLS else 1):
        raise BadNotation(_usage(rules, card))
    choice = int(verb.number) | card << CARD
    moves_another = verb.puts_card and not rules.specs[card].shape
    if way == "turned" and (rules.tiles.differs[card] or moves_another):
        choice |= 1 << WAY
    if verb.form == FORM_CELL:
        choice |= cells[0] << TARGET
        if payer:
            return [choice | read_seat(names, payer[0].replace('"', "")) + 1 << DETAIL]
        payers = range(1, len(names) + 1) if verb.puts_card else ()
        return [choice, *(choice | seat << DETAIL for seat in payers)]
    orders = (cells, cells[::-1])
    return [choice | first << TARGET | second << SECOND for first, second in orders]


def _read_side(rules: Rules, verb: Verb, head: str, tail: str) -> int:
    """A card, a cell and one of its sides."""
    place, _, side = tail.strip().rpartition(" ")
    if not head.strip() or not place:
        raise BadNotation(_side_usage(verb))
    return read_card(rules, head) << CARD | read_cell(place) << TARGET | read_side(side) << DETAIL


def _side_usage(verb: Verb) -> Reason:
    return because(
        "write-side",
        "write card, place and side, as in {example}",
        example=f"{verb.name} cross @ 1,0 w",
    )


def _read_towards(rules: Rules, names: Sequence[str], head: str, tail: str) -> list[int]:
    card, verb = _played_card(rules, head)
    if verb.form != FORM_SEAT:
        return [_misplayed(rules, card, verb)]
    seat, word = _read_target(rules, names, tail)
    choice = int(verb.number) | card << CARD | seat << TARGET
    marks = int(rules.marks_of[card])
    if word:
        tool = read_tool(rules, word)
        if not tool & marks:
            raise IllegalChoice(because("fix-other", "this card doesn't repair that tool (B-32)"))
        return [choice | tool << DETAIL]
    tools = [1 << bit for bit in range(len(rules.front_names)) if marks >> bit & 1]
    return [choice | tool << DETAIL for tool in tools] or [choice]


def _read_target(rules: Rules, names: Sequence[str], text: str) -> tuple[int, str]:
    """A seat, and the word after it if there is one."""
    quoted = re.fullmatch(r'"([^"]*)"\s*(\S*)', text.strip())
    if quoted:
        return read_seat(names, quoted[1]), quoted[2]
    words = text.replace('"', " ").split()
    if not words:
        raise BadNotation(
            because("write-whom", "say at whom the card is aimed, as in break_pick > Bo")
        )
    first = seat_named(names, " ".join(words[:-1]))
    if len(words) > 1 and first != NOBODY:
        if seat_named(names, " ".join(words)) == NOBODY or _is_tool(rules, words[-1]):
            return first, words[-1]
    return read_seat(names, " ".join(words)), ""


def _is_tool(rules: Rules, word: str) -> bool:
    return any(loose(word) == loose(name) for name in rules.front_names)


def _played_card(rules: Rules, head: str) -> tuple[int, Verb]:
    if not head.strip():
        raise BadNotation(
            because("write-card", "say the card first, as in cross @ 1,0 or break_pick > Bo")
        )
    card = read_card(rules, head)
    if not rules.specs[card].verb:
        raise BadNotation(
            because(
                "never-played",
                "{word} lies on the table and is never played",
                word=rules.names[card],
            )
        )
    return card, rules.verbs[rules.verb_of[card]]


def _misplayed(rules: Rules, card: int, verb: Verb) -> int:
    """A card aimed the wrong way, or one that can't be played at all."""
    if verb.plays_card:
        raise BadNotation(_usage(rules, card))
    return int(verb.number) | card << CARD


def _usage(rules: Rules, card: int) -> Reason:
    name = rules.names[card]
    form = rules.verbs[rules.verb_of[card]].form
    if form == FORM_CARD:
        return because("write-alone", "{word} is aimed at nothing: write {word} alone", word=name)
    if form == FORM_SEAT:
        return because(
            "write-player", "{word} is aimed at a player: write {word} > and the name", word=name
        )
    if form == FORM_CELLS:
        return because(
            "write-places", "{word} is played at two places: write {word} @ 8,-2 8,0", word=name
        )
    return because(
        "write-place",
        "{word} is played at a place: write {word} @ 8,-2 with its column and row",
        word=name,
    )


def _read_words(state: State, names: Sequence[str], text: str) -> int:
    rules = state.rules
    first, _, rest = text.partition(" ")
    for verb in rules.verbs:
        name = loose(verb.name)
        if verb.name == CALL and loose(first) == name:
            return int(verb.number) | _read_caller(state, names, rest) << TARGET
        if verb.form == FORM_WORD and loose(text) == name:
            return int(verb.number)
        if verb.form == FORM_WHO and loose(first) == name:
            return int(verb.number) | _read_who(verb, names, rest) << TARGET
        if verb.form in _READERS and loose(first) == name:
            return int(verb.number) | _READERS[verb.form](rules, verb, rest)
        if verb.form == FORM_SIDE and loose(first) == name:
            raise BadNotation(_side_usage(verb))
    card = card_named(rules, first)
    if card != NOBODY and rules.specs[card].verb:
        verb = rules.verbs[rules.verb_of[card]]
        if verb.form == FORM_CARD and not rest:
            return int(verb.number) | card << CARD
        return _misplayed(rules, card, verb)
    raise BadNotation(
        because(
            "no-choice",
            "{text} can't be read as a choice; "
            "write, for instance, cross @ 1,0 or break_pick > Bo or pass cross",
            text=shown(text),
        )
    )


def _read_caller(state: State, names: Sequence[str], rest: str) -> int:
    """Who proposes to call the round: whoever is named, else whoever is asked."""
    return read_seat(names, rest.replace('"', "")) if rest else int(state.top().seat)


def _which_card(verb: Verb) -> Reason:
    return because(
        "write-which-card", "say which card, as in {example}", example=f"{verb.name} cross"
    )


def _read_cards(rules: Rules, verb: Verb, rest: str) -> int:
    cards = sorted(read_card(rules, word) for word in rest.replace(",", " ").split())
    if not 1 <= len(cards) <= MOST_CARDS:
        if cards:
            raise BadNotation(
                because(
                    "write-fewer",
                    "{word} names no more than {most} cards",
                    word=verb.name,
                    most=MOST_CARDS,
                )
            )
        raise BadNotation(_which_card(verb))
    choice = cards[0] << CARD
    for card, place in zip(cards[1:], (DETAIL, TARGET)):
        choice |= (card + 1) << place
    return choice


def _read_worths(rules: Rules, verb: Verb, rest: str) -> int:
    packed = 0
    words = rest.replace(",", " ").split()
    for word in words:
        if word not in [str(worth) for worth in range(1, HIGHEST + 1)]:
            raise BadNotation(
                because(
                    "no-nugget",
                    "{word} is no nugget card; they are worth 1, 2 or 3 (B-6)",
                    word=shown(word),
                )
            )
        packed += int(nugget(int(word)))
    if not 1 <= len(words) <= MOST_NUGGETS:
        raise BadNotation(
            because(
                "write-worths",
                "say what the nugget cards are worth, as in {example}",
                example=f"{verb.name} 2",
            )
        )
    return int(worths_choice(0, packed))


def _read_place(rules: Rules, verb: Verb, rest: str) -> int:
    if not rest:
        raise BadNotation(
            because(
                "write-which-place",
                "say which place, as in {example}",
                example=f"{verb.name} 8,-2",
            )
        )
    return read_cell(rest) << TARGET


def _read_who(verb: Verb, names: Sequence[str], rest: str) -> int:
    if not rest:
        raise BadNotation(
            because("write-who", "say which player, as in {example}", example=f"{verb.name} Bo")
        )
    return read_seat(names, rest.replace('"', ""))


def _read_pick(rules: Rules, verb: Verb, rest: str) -> int:
    if not rest:
        raise BadNotation(_which_card(verb))
    return read_card(rules, rest) << CARD


def _read_front(rules: Rules, verb: Verb, rest: str) -> int:
    words = rest.split()
    if len(words) != 2:
        raise BadNotation(
            because(
                "write-front",
                "say which card in front, then one from the hand, as in {example}",
                example=f"{verb.name} {rules.front_names[0]} cross",
            )
        )
    return read_tool(rules, words[0]) << DETAIL | read_card(rules, words[1]) << CARD


_READERS: Final[dict[str, Callable[[Rules, Verb, str], int]]] = {
    FORM_CARDS: _read_cards,
    FORM_WORTHS: _read_worths,
    FORM_PLACE: _read_place,
    FORM_FRONT: _read_front,
    FORM_PICK: _read_pick,
}
