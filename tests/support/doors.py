"""The doors by which secrets could leave, as bytes; and the search for a difference."""

from __future__ import annotations

import json
from random import Random

from motherlode.rules.core.choices import CARD, card_of, verb_of
from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.core.engine import apply, options
from motherlode.rules.core.errors import MotherlodeError
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from motherlode.rules.modules.treasure_chests.chests import Chests
from motherlode.rules.modules.vote import Ballot
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.data import event_data, prompt_data, view_data
from motherlode.rules.notation.words import default_names
from motherlode.rules.worlds.deal import deal_world
from tests.leaks.known import ADDED
from tests.support.plain import kind_of

REVEALING = {"RoundEnded", "RoundStarted", "GameEnded"}
LEARNED = {
    "RoleDealt": {"role"},
    "RoleExchanged": {"role"},
    "RoleSeen": {"role"},
    "HandTaken": {"cards"},
    "CardTaken": {"card"},
    "CardsSeen": {"cards"},
    "CardKept": {"card"},
    **{name: {face.field for face in faces} for name, faces in ADDED.items() if faces},
}
"""Events by which those whom they are about rightly learn something, and what."""
HIDDEN_PARTS = {
    *("pass", "dwarf", "clear", "discard", "take", "keep", "swap", "leave", "accuse", "abstain")
}
"""Answers of which others don't see everything."""
MOST_DRAWN = 14  # cards a turn may take from the deck, chests and Pathfinder included


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
            "map @ 3,-1",
            "rockfall @ 5,1",
            "keep cross",
            "rob 2",
            "look_at 1",
            "move_goal 8,2",
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
    _forget_tokens(world, seat, random)
    here, there = doors.sent(state.copy(), seat), doors.sent(world, seat)
    if here != there:
        return f"seat {seat} is sent {_first_difference(here, there)}"
    if state.over:
        return ""
    return _difference_after_a_move(doors, state.copy(), world, seat, random)


def _forget_tokens(world: State, seat: int, random: Random) -> None:
    """Gold that lies face down (S-4) may be more; that one has some at all shows in a robbery."""
    if world.rules.hides_tokens and not world.over:
        more = [0 if other == seat or not had else 2 for other, had in enumerate(world.tokens)]
        tokens = [int(had) + random.randint(0, most) for had, most in zip(world.tokens, more)]
        world.tokens = type(world.tokens)(tokens)


def _difference_after_a_move(
    doors: Doors, state: State, world: State, seat: int, random: Random
) -> str:
    """Let the same thing happen in both worlds, as far as everybody sees it."""
    mover = state.top().seat
    choice = random.choice([int(choice) for choice in options(state)])
    memories = world.memories
    _share_what_may_be_learned(state, world, seat, choice)
    other = _same_for_others(state, world, mover, seat, choice, random)
    if other == NOBODY:
        return ""
    world.memories = memories  # whatever was moved about, nobody saw it
    state.listening = world.listening = True
    apply(state, choice)
    apply(world, other)
    if (kind_of(state) == "LayPath") != (kind_of(world) == "LayPath"):
        return ""  # everybody may see whether somebody can lay another path card (C-22)
    here, there = list(state.take_events()), list(world.take_events())
    for mine, yours in zip(here, there, strict=False):
        if mine.name() in REVEALING or yours.name() in REVEALING:
            return ""  # roles or gold lie open from here on
        sent = as_bytes(_told(doors, state, mine, seat))
        other_sent = as_bytes(_told(doors, world, yours, seat))
        if sent != other_sent:
            return f"seat {seat} sees {_first_difference(sent, other_sent)}"
    if len(here) != len(there):
        return f"seat {seat} sees {len(here)} events or {len(there)}"
    if any(_teaches(event, seat) for event in here):
        return ""
    known, other_known = _remembered(state, seat), _remembered(world, seat)
    return f"seat {seat} remembers {known} or {other_known}" if known != other_known else ""


def _teaches(event: Event, seat: int) -> bool:
    """Whether an event rightly tells a seat something that may differ."""
    about = (event.fields().get("seat"), event.fields().get("target"))
    return event.name() in LEARNED and seat in about


def _remembered(state: State, seat: int) -> object:
    """What a seat knows of hidden cards together."""
    return [memory.fields() for memory in view(state, seat).memories]


def _told(doors: Doors, state: State, event: Event, seat: int) -> object:
    """An event as a seat sees it, but for what it rightly learns by it."""
    data = doors.event(state, event, seat)
    if _teaches(event, seat) and isinstance(data, dict):
        return {field: value for field, value in data.items() if field not in LEARNED[event.name()]}
    return data


def _share_what_may_be_learned(state: State, world: State, seat: int, choice: int) -> None:
    """The move may rightly show this seat a goal, a chest, or cards it draws: make these equal."""
    probe = state.copy()
    probe.listening = True
    apply(probe, choice)
    events = probe.take_events()
    shown = {event.name() for event in events}
    own = {event.name() for event in events if event.fields().get("seat") == seat}
    if "GoalTurned" in shown or "MapRead" in own:
        world.goals = state.goals
    if shown & {"TunnelTurned", "ChestOpened"} or "ChestSeen" in own:
        for slot, kept in enumerate(state.slices):
            if isinstance(kept, Chests):
                world.set_slice(slot, kept)
    if "RolesRevealed" in shown:
        for slot, kept in enumerate(state.slices):
            if isinstance(kept, Ballot):
                world.set_slice(slot, kept)
    movers = [state.top().seat, *(frame.announcer() for frame in state.stack)]
    if seat != NOBODY and (seat in movers or "CardDrawn" in own):
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
        if other != seat and card in _unshown(world, other):
            world.take_from_hand(other, card)
            world.take_into_hand(other, given)
            return card
    for place, entry in enumerate(world.discard):
        if entry & 255 == card and not entry >> (9 + seat) & 1:
            world.discard[place] = entry - card + given
            return card
    aside = [int(other) for other in world.aside]
    if card in aside:
        aside[aside.index(card)] = given
        world.aside = type(world.aside)(aside)
        return card
    raise AssertionError("the card is nowhere this seat could not know")


def alike(state: State, choice: int, offered: list[int]) -> list[int]:
    """Of what is offered, all that everybody but the mover takes for this choice."""
    name = state.rules.verbs[verb_of(choice)].name
    if name == "pass":
        return [one for one in offered if verb_of(one) == verb_of(choice)]
    if name in ("dwarf", "clear", "discard"):
        hidden = 255 << CARD
        return [one for one in offered if one & ~hidden == choice & ~hidden]
    if name == "take":
        return offered if state.top().name() == "PickNugget" else [choice]
    if name in ("keep", "swap", "leave"):
        return offered
    if name in ("accuse", "abstain"):
        is_last = state.top().seat == state.seats - 1  # then all votes are shown
        return [choice] if is_last else offered
    return [choice]


def _same_for_others(
    state: State, world: State, mover: int, seat: int, choice: int, random: Random
) -> int:
    """A choice in the other world that looks the same to everybody but the mover; or nobody."""
    if mover == seat:
        return choice
    rules = state.rules
    name = rules.verbs[verb_of(choice)].name
    if name == "take" and state.top().name() != "PickNugget":
        if state.top().name() == "TurnInNugget":
            return choice if choice in list(options(world)) else NOBODY  # everybody sees it
        return NOBODY
    if name in HIDDEN_PARTS:
        return random.choice(alike(state, choice, [int(c) for c in options(world)]))
    if name == "let":
        return choice
    if name in ("rob", "look_at", "move_goal"):
        return choice if choice in list(options(world)) else NOBODY
    if name in ("turn", "upright", "turned", "agree", "refuse", "give_up", "enough", "steal"):
        return choice if choice in list(options(world)) else NOBODY
    card = rules.number_of["veto"] if name == "veto" else card_of(choice)
    if card not in _unshown(world, mover):
        given = _unshown(world, mover)[0]
        world.take_from_hand(mover, given)
        world.take_into_hand(mover, card)
        deck = [int(other) for other in world.deck]
        if card in deck:
            deck[deck.index(card)] = given
            world.deck = type(world.deck)(deck)
        elif not _swapped(world, {seat, mover}, card, given):
            return NOBODY
    world.offered = type(world.offered)()
    if name == "pathfinder" and choice not in list(options(world)):
        return NOBODY  # there the hand hasn't the path cards it takes
    return choice


def _unshown(world: State, seat: int) -> list[int]:
    """The cards in a hand but for those that were announced, which everybody knows."""
    hand = [int(card) for card in world.hand(seat)]
    for frame in world.stack:
        if frame.announcer() == seat:
            hand.remove(card_of(frame.announced()))
    return hand


def _swapped(world: State, knowers: set[int], card: int, given: int) -> bool:
    for other in range(world.seats):
        if other not in knowers and card in _unshown(world, other):
            world.take_from_hand(other, card)
            world.take_into_hand(other, given)
            return True
    return False


def _first_difference(here: bytes, there: bytes) -> str:
    place = next((n for n, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
    start = max(0, place - 60)
    return f"{here[start : place + 40]!r} or {there[start : place + 40]!r}"
