"""Notation: choices as text, both ways; the door to all that is written and read as text."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
from motherlode.rules.engine import options
from motherlode.rules.errors import BadNotation, IllegalChoice
from motherlode.rules.frames import may_call
from motherlode.rules.gold import HIGHEST, nugget, worths
from motherlode.rules.plain import event_data, kept_data, state_digest, view_data
from motherlode.rules.scoring import worths_choice, worths_chosen
from motherlode.rules.state import State
from motherlode.rules.views import Prompt
from motherlode.rules.words import (
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
    side_text,
    suggestion,
    tile_text,
    tool_names,
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
    "suggestion",
    "tile_text",
    "tool_names",
    "view_data",
]

MOST_CARDS: Final = 3  # cards one choice can name
MOST_NUGGETS: Final = 28
CALL: Final = "call"  # the one word that also names a seat
_PAID: Final = re.compile(r"\s+paid\s+by\s+", re.IGNORECASE)  # who pays for a card

# -- choices to text ---------------------------------------------------------------------------


def choice_text(rules: Rules, names: Sequence[str], choice: int) -> str:
    """A choice in its one canonical form."""
    verb = rules.verbs[verb_of(choice)]
    return _WRITERS[verb.form](rules, names, verb, choice)


def _write_card(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    return rules.names[card_of(choice)]


def _write_cell(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    text = f"{rules.names[card_of(choice)]} @ {cell_text(target_of(choice))}"
    if turned_of(choice):
        text += " turned"
    if verb.puts_card and detail_of(choice):
        text += f" paid by {seat_text(names[detail_of(choice) - 1])}"
    return text


def _write_cells(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    return f"{_write_cell(rules, names, verb, choice)} {cell_text(second_of(choice))}"


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


def _write_side(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    place = f"{cell_text(target_of(choice))} {side_text(detail_of(choice))}"
    return f"{verb.name} {rules.names[card_of(choice)]} @ {place}"


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


def _write_who(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    return f"{verb.name} {seat_text(names[target_of(choice)])}"


def _write_pick(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    return f"{verb.name} {rules.names[card_of(choice)]}"


def _write_front(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    return f"{verb.name} {tool_names(rules, detail_of(choice))[0]} {rules.names[card_of(choice)]}"


_WRITERS: Final[dict[str, Callable[[Rules, Sequence[str], Verb, int], str]]] = {
    FORM_CARD: _write_card,
    FORM_CELL: _write_cell,
    FORM_CELLS: _write_cells,
    FORM_SEAT: _write_seat,
    FORM_CARDS: _write_cards,
    FORM_SIDE: _write_side,
    FORM_WORTHS: _write_worths,
    FORM_PLACE: _write_place,
    FORM_WORD: _write_word,
    FORM_FRONT: _write_front,
    FORM_WHO: _write_who,
    FORM_PICK: _write_pick,
}

# -- text to choices ---------------------------------------------------------------------------


def read_choice(state: State, names: Sequence[str], text: str) -> int:
    """The choice a text means, one that `apply` accepts now."""
    if state.over:
        raise IllegalChoice("the game is over, nobody is asked any more (B-80)")
    rules = state.rules
    wanted = _candidates(state, names, " ".join(text.split()))
    found = _offered(state, names, wanted)
    if len(found) > 1 and rules.verbs[verb_of(found[0])].form == FORM_SEAT:
        both = " or ".join(choice_text(rules, names, choice) for choice in found)
        raise BadNotation(f"say which of the tools is meant: {both} (B-32)")
    if len(found) > 1 and rules.verbs[verb_of(found[0])].puts_card:
        payers = " or ".join(choice_text(rules, names, choice) for choice in found)
        raise BadNotation(f"say who pays: {payers}")
    if found:
        return found[0]
    if rules.verbs[verb_of(wanted[0])].name == CALL:
        return _called(state, wanted[0])
    raise _refusal(state, names, wanted[0])


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
    raise IllegalChoice(
        "a player may propose to call the round only between two turns, and once (B-56)"
    )


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


def _side_usage(verb: Verb) -> str:
    return f"write card, place and side, as in {verb.name} cross @ 1,0 w"


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
            raise IllegalChoice(f"{rules.names[card]} has nothing to do with that tool (B-32)")
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
        raise BadNotation("say at whom the card is aimed, as in break_pick > Bo")
    first = seat_named(names, " ".join(words[:-1]))
    if len(words) > 1 and first != NOBODY:
        if seat_named(names, " ".join(words)) == NOBODY or _is_tool(rules, words[-1]):
            return first, words[-1]
    return read_seat(names, " ".join(words)), ""


def _is_tool(rules: Rules, word: str) -> bool:
    return any(loose(word) == loose(name) for name in rules.front_names)


def _played_card(rules: Rules, head: str) -> tuple[int, Verb]:
    if not head.strip():
        raise BadNotation("say the card first, as in cross @ 1,0 or break_pick > Bo")
    card = read_card(rules, head)
    if not rules.specs[card].verb:
        raise BadNotation(f"{rules.names[card]} lies on the table and is never played")
    return card, rules.verbs[rules.verb_of[card]]


def _misplayed(rules: Rules, card: int, verb: Verb) -> int:
    """A card aimed the wrong way, or one that can't be played at all."""
    if verb.plays_card:
        raise BadNotation(_usage(rules, card))
    return int(verb.number) | card << CARD


def _usage(rules: Rules, card: int) -> str:
    name = rules.names[card]
    form = rules.verbs[rules.verb_of[card]].form
    if form == FORM_CARD:
        return f"{name} is aimed at nothing: write {name} alone"
    if form == FORM_SEAT:
        return f"{name} is aimed at a player: write {name} > and the name"
    if form == FORM_CELLS:
        return f"{name} is played at two places: write {name} @ 8,-2 8,0"
    return f"{name} is played at a place: write {name} @ 8,-2 with its column and row"


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
        f"{shown(text)} can't be read as a choice; "
        "write, for instance, cross @ 1,0 or break_pick > Bo or pass cross"
    )


def _read_caller(state: State, names: Sequence[str], rest: str) -> int:
    """Who proposes to call the round: whoever is named, else whoever is asked."""
    return read_seat(names, rest.replace('"', "")) if rest else int(state.top().seat)


def _read_cards(rules: Rules, verb: Verb, rest: str) -> int:
    cards = sorted(read_card(rules, word) for word in rest.replace(",", " ").split())
    if not 1 <= len(cards) <= MOST_CARDS:
        if cards:
            raise BadNotation(f"{verb.name} names no more than {MOST_CARDS} cards")
        raise BadNotation(f"say which card, as in {verb.name} cross")
    choice = cards[0] << CARD
    for card, place in zip(cards[1:], (DETAIL, TARGET)):
        choice |= (card + 1) << place
    return choice


def _read_worths(rules: Rules, verb: Verb, rest: str) -> int:
    packed = 0
    words = rest.replace(",", " ").split()
    for word in words:
        if word not in [str(worth) for worth in range(1, HIGHEST + 1)]:
            raise BadNotation(f"{shown(word)} is no nugget card; they are worth 1, 2 or 3 (B-6)")
        packed += int(nugget(int(word)))
    if not 1 <= len(words) <= MOST_NUGGETS:
        raise BadNotation(f"say what the nugget cards are worth, as in {verb.name} 2")
    return int(worths_choice(0, packed))


def _read_place(rules: Rules, verb: Verb, rest: str) -> int:
    if not rest:
        raise BadNotation(f"say which place, as in {verb.name} 8,-2")
    return read_cell(rest) << TARGET


def _read_who(verb: Verb, names: Sequence[str], rest: str) -> int:
    if not rest:
        raise BadNotation(f"say which player, as in {verb.name} Bo")
    return read_seat(names, rest.replace('"', ""))


def _read_pick(rules: Rules, verb: Verb, rest: str) -> int:
    if not rest:
        raise BadNotation(f"say which card, as in {verb.name} cross")
    return read_card(rules, rest) << CARD


def _read_front(rules: Rules, verb: Verb, rest: str) -> int:
    words = rest.split()
    if len(words) != 2:
        raise BadNotation(
            "say which card in front, then one from the hand, as in "
            f"{verb.name} {rules.front_names[0]} cross"
        )
    return read_tool(rules, words[0]) << DETAIL | read_card(rules, words[1]) << CARD


_READERS: Final[dict[str, Callable[[Rules, Verb, str], int]]] = {
    FORM_CARDS: _read_cards,
    FORM_WORTHS: _read_worths,
    FORM_PLACE: _read_place,
    FORM_FRONT: _read_front,
    FORM_PICK: _read_pick,
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
_COUNTS: Final = ("one card", "two cards", "three cards")
_NOT_OFFERED: Final = {
    FORM_WORTHS: "the nugget cards that lie there don't allow it (B-60, B-62)",
    FORM_PLACE: "no card there waits to be turned over (B-51)",
    FORM_WHO: "that player can't be chosen now",
    FORM_PICK: "that card is not among those that are shown",
}


def _refusal(state: State, names: Sequence[str], choice: int) -> IllegalChoice:
    """Why a choice that can be read can't be made now."""
    rules = state.rules
    frame = state.top()
    verb = rules.verbs[verb_of(choice)]
    offered = [int(offer) for offer in options(state) if verb_of(offer) == verb.number]
    if not offered and frame is not rules.turns[frame.seat]:
        return IllegalChoice(_question(state, names))
    card = _card_played(rules, choice)
    if card != NOBODY:
        missing = _missing_card(state, choice)
        if missing:
            return IllegalChoice(f"{names[frame.seat]} has {missing} in hand (B-10)")
        bare = choice & ~(255 << DETAIL) if verb.puts_card else choice
        if bare in verb.targets(state, frame.seat, card, vec[i64]()):
            for module in rules.restrict:
                reason = module.reason(state, frame.seat, choice)
                if reason:
                    return _not_allowed(rules, names, choice, reason)
            verb = rules.verbs[rules.pass_verb]  # it is not the card: this turn is restricted
    reason = verb.reason(state, frame.seat, choice)
    if not reason and offered:
        reason = _NOT_OFFERED.get(verb.form, "")
        if verb.form == FORM_CARDS:
            counts = sorted({len(cards_named(offer)) for offer in offered})
            named = " or ".join(_COUNTS[count - 1] for count in counts)
            reason = f"{verb.name} names {named} here (B-13)"
    if not reason:
        return IllegalChoice(_question(state, names))
    return _not_allowed(rules, names, choice, reason)


def _not_allowed(rules: Rules, names: Sequence[str], choice: int, reason: str) -> IllegalChoice:
    return IllegalChoice(f"{_called_text(rules, names, choice)} is not allowed: {reason}")


def _called_text(rules: Rules, names: Sequence[str], choice: int) -> str:
    """How a sentence names a choice; a card that has no use by its name alone."""
    is_idle = rules.verbs[verb_of(choice)].form == FORM_WORD and card_of(choice)
    return rules.names[card_of(choice)] if is_idle else choice_text(rules, names, choice)


def _card_played(rules: Rules, choice: int) -> int:
    """The card a choice takes from the hand, or -1."""
    verb = rules.verbs[verb_of(choice)]
    takes_card = verb.plays_card or verb.form in (FORM_CARDS, FORM_SIDE, FORM_FRONT)
    if takes_card or (verb.form == FORM_WORD and card_of(choice)):
        return card_of(choice)
    return NOBODY


def _missing_card(state: State, choice: int) -> str:
    is_list = state.rules.verbs[verb_of(choice)].form == FORM_CARDS
    named = cards_named(choice) if is_list else [card_of(choice)]
    hand = [int(card) for card in state.hand(state.top().seat)]
    for card in named:
        if named.count(card) > hand.count(card):
            held = f"only {hand.count(card)}" if hand.count(card) else "no"
            return f"{held} {state.rules.names[card]}"
    return ""


def _question(state: State, names: Sequence[str]) -> str:
    """What is asked of whom, without a word about what the asked seat could answer secretly."""
    frame = state.top()
    who = names[frame.seat]
    if frame is state.rules.turns[frame.seat]:
        return f"it is {who}'s turn: play a card or pass (B-10)"
    words = re.sub(r"(?<!^)([A-Z])", r" \1", frame.name()).lower()
    question = _QUESTIONS.get(frame.name()) or frame.question() or f"to {words}"
    verbs = {verb_of(offer): None for offer in options(state)}
    examples = {_example(state.rules.verbs[number]): None for number in verbs}
    answers = " or ".join(examples)
    return f"{who} is asked {question}: the answer is {answers}"


def _example(verb: Verb) -> str:
    if verb.form == FORM_CELL:
        return "a card and a place, as in cross @ 1,0"
    return verb.name + _EXAMPLES.get(verb.form, "")


_EXAMPLES: Final = {
    FORM_CARDS: " and a card",
    FORM_WORTHS: " 2",
    FORM_PLACE: " 8,-2",
    FORM_WHO: " and a player",
    FORM_PICK: " and a card",
}


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
