"""The doors by which secrets could leave, as bytes; and the search for a difference."""

from __future__ import annotations

import json
from random import Random

from motherlode.rules.choices import CARD, card_of, verb_of
from motherlode.rules.contract import NOBODY, Event
from motherlode.rules.engine import apply, options
from motherlode.rules.errors import MotherlodeError
from motherlode.rules.notation import (
    default_names,
    event_data,
    prompt_data,
    read_choice,
    view_data,
)
from motherlode.rules.state import STRIDE, State
from motherlode.rules.views import prompt, view
from motherlode.rules.worlds import deal_world

REVEALING = {"RoundEnded", "RoundStarted", "GameEnded"}
MOST_DRAWN = 3  # cards a turn may give its mover


class Doors:
    """What is sent to a seat. Planted leaks derive from this."""

    def view(self, state: State, seat: int) -> object:
        """The view as data."""
        return view_data(view(state, seat), default_names(state.seats))

    def prompt(self, state: State, seat: int) -> object:
        """The prompt as data."""
        return prompt_data(state.rules, default_names(state.seats), prompt(state, seat))

    def event(self, state: State, event: Event, seat: int) -> object:
        """An event as a seat sees it."""
        return event_data(state.rules, default_names(state.seats), event.seen_by(seat))

    def error(self, state: State, seat: int, text: str) -> object:
        """What a seat is told when it asks for something that may not be allowed."""
        if state.over or state.top().seat != seat:
            return "not asked"
        try:
            read_choice(state, default_names(state.seats), text)
        except MotherlodeError as error:
            return str(error)
        return "allowed"

    def sent(self, state: State, seat: int) -> bytes:
        """Everything a seat is sent about a state, byte for byte."""
        questions = [
            "map @ 8,0",
            "map @ 8,2",
            "rockfall @ 1,0",
            "rockfall @ 8,0",
            "cross @ 1,0",
            "cross @ 7,0",
            "tee_esw @ 7,-2",
            "break_pick > 1",
            "fix_pick > 2",
            "pass cross",
            "take 3",
        ]
        told = [self.error(state, seat, question) for question in questions]
        return as_bytes([self.view(state, seat), self.prompt(state, seat), told])


def as_bytes(data: object) -> bytes:
    """Data as it would go over a wire; key order counts."""
    return json.dumps(data).encode()


def difference(doors: Doors, state: State, seat: int, random: Random) -> str:
    """What a seat is sent in a state but not in another world it can't tell apart; or nothing."""
    world = deal_world(view(state, seat), random.randrange(1 << 60))
    world.offered = type(world.offered)()
    here, there = doors.sent(state.copy(), seat), doors.sent(world, seat)
    if here != there:
        return f"seat {seat} is sent {_first_difference(here, there)}"
    if state.over:
        return ""
    return _difference_after_a_move(doors, state.copy(), world, seat, random)


def _difference_after_a_move(
    doors: Doors, state: State, world: State, seat: int, random: Random
) -> str:
    """Let the same thing happen in both worlds, as far as everybody sees it."""
    mover = state.top().seat
    choice = random.choice([int(choice) for choice in options(state)])
    _share_what_may_be_learned(state, world, seat)
    other = _same_for_others(state, world, mover, seat, choice, random)
    if other == NOBODY:
        return ""
    state.listening = world.listening = True
    apply(state, choice)
    apply(world, other)
    here, there = list(state.take_events()), list(world.take_events())
    for mine, yours in zip(here, there, strict=False):
        if mine.name() in REVEALING or yours.name() in REVEALING:
            return ""  # roles or gold lie open from here on
        sent = as_bytes(doors.event(state, mine, seat))
        if sent != as_bytes(doors.event(world, yours, seat)):
            shown = _first_difference(sent, as_bytes(doors.event(world, yours, seat)))
            return f"seat {seat} sees {shown}"
    if len(here) != len(there):
        return f"seat {seat} sees {len(here)} events or {len(there)}"
    return ""


def _share_what_may_be_learned(state: State, world: State, seat: int) -> None:
    """The move may rightly show this seat a goal, or the card it draws: these must be equal."""
    world.goals = state.goals
    if state.top().seat == seat:
        for place in range(min(MOST_DRAWN, state.deck_size())):
            _put_in_deck(world, seat, place, state.deck[state.drawn + place])


def _put_in_deck(world: State, seat: int, place: int, card: int) -> None:
    deck = [int(other) for other in world.deck]
    if card in deck[place:]:
        found = deck.index(card, place)
        deck[place], deck[found] = deck[found], deck[place]
    else:
        deck[place] = _swap_out_of_hand(world, seat, card, deck[place])
    world.deck = type(world.deck)(deck)


def _swap_out_of_hand(world: State, seat: int, card: int, given: int) -> int:
    """Take a card from somewhere this seat can't see and put another there."""
    for other in range(world.seats):
        if other != seat and card in list(world.hand(other)):
            world.take_from_hand(other, card)
            world.take_into_hand(other, given)
            return card
    for place, entry in enumerate(world.discard):
        if entry & 255 == card and not entry >> (9 + seat) & 1:
            world.discard[place] = entry - card + given
            return card
    raise AssertionError("the card is nowhere this seat could not know")


def _same_for_others(
    state: State, world: State, mover: int, seat: int, choice: int, random: Random
) -> int:
    """A choice in the other world that looks the same to everybody but the mover; or nobody."""
    if mover == seat:
        return choice
    rules = state.rules
    name = rules.verbs[verb_of(choice)].name
    if name == "pass":
        same = [int(c) for c in options(world) if verb_of(c) == verb_of(choice)]
        return random.choice(same)
    if name == "take":
        same = [int(c) for c in options(world)]
        return random.choice(same) if type(state.top()).__name__ == "PickNugget" else NOBODY
    if name in ("turn", "upright", "turned", "agree", "refuse", "give_up"):
        return choice if choice in list(options(world)) else NOBODY
    card = card_of(choice)
    assert choice >> CARD & 255 == card
    if card not in list(world.hand(mover)):
        given = int(world.hands[mover * STRIDE + 1])
        world.take_from_hand(mover, given)
        world.take_into_hand(mover, card)
        deck = [int(other) for other in world.deck]
        if card in deck:
            deck[deck.index(card)] = given
            world.deck = type(world.deck)(deck)
        elif not _swapped(world, {seat, mover}, card, given):
            return NOBODY
    world.offered = type(world.offered)()
    return choice


def _swapped(world: State, knowers: set[int], card: int, given: int) -> bool:
    for other in range(world.seats):
        if other not in knowers and card in list(world.hand(other)):
            world.take_from_hand(other, card)
            world.take_into_hand(other, given)
            return True
    return False


def _first_difference(here: bytes, there: bytes) -> str:
    place = next((n for n, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
    start = max(0, place - 60)
    return f"{here[start : place + 40]!r} or {there[start : place + 40]!r}"
