"""The witness: sees everything that happens in a game, and remembers who saw which card when."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from motherlode.rules.core.choices import verb_of
from motherlode.rules.core.contract import Event
from motherlode.rules.core.state import State
from tests.leaks.cards import Cards
from tests.leaks.gold import Nuggets
from tests.leaks.known import FACES, OPEN, SECRET_FLAGS, Who
from tests.leaks.packs import Pack
from tests.leaks.secrets import Chests, Goals, Roles, chest_slice

SPECTATOR = -1
WORDS = ("pass", "discard", "clear", "dwarf", "keep", "take")  # of choices that name such cards
NAMING = {  # facts of which the choice names cards that others don't see
    *("CardsPassed", "CardDiscarded", "DwarfPlaced", "CardKept", "NuggetPicked", "NuggetsTaken"),
}


Shown = dict[str, tuple[Pack, list[int]]]  # by field: the cards whose faces it tells


@dataclass
class Told:
    """A field of a fact that has faces in it: of which cards."""

    fact: int  # its number among all facts of the game
    field: str
    pack: Pack
    cards: tuple[int, ...]
    tick: int
    is_list: bool


@dataclass
class Step:
    """A choice that was made."""

    seat: int
    choice: int
    first: int  # the number of the first fact that came of it
    named: Told | None = None  # cards that the choice names, and others don't see


@dataclass
class Round:
    """The packs of one round."""

    cards: Cards
    roles: Roles
    goals: Goals
    chests: Chests | None

    def packs(self) -> list[Pack]:
        """All of them."""
        more = [] if self.chests is None else [self.chests.chests, self.chests.tunnels]
        return [self.cards, self.roles, self.goals, *more]


@dataclass
class Places:
    """Where everything lies at a moment."""

    tick: int
    round: Round
    past: int  # rounds before it
    hands: list[list[int]]
    deck: list[int]
    pile: list[int]
    aside: list[int]
    roles: list[int]
    spare: list[int]
    goals: list[int]
    lying: dict[int, tuple[int, int]]
    buried: list[tuple[int, int]]
    supply: list[int]
    won: list[list[int]]
    pools: dict[int, list[int]]
    lines: int  # of the ledger
    facts: int
    steps: int


class Witness:
    """Follows a game from the deal, or from a position, choice by choice."""

    def __init__(self, state: State, events: Sequence[Event]) -> None:
        self.seats = int(state.seats)
        self.everybody = range(SPECTATOR, self.seats)
        self.tick = 1
        self.facts: list[Event] = []
        self.told: list[Told] = []
        self.flags: list[int] = []  # facts with a flag that only their seat knows
        self.steps: list[Step] = []
        self.past: list[Round] = []
        self._partner: int | None = None  # of an exchange of hands
        self._is_dealt = False  # in this round
        self.nuggets = Nuggets(state, 0)
        self.now = self._dealt(state)
        if not any(event.name() == "HandDealt" for event in events):
            self._take_position(state)
        self._follow(state, events)

    def follow(self, seat: int, choice: int, state: State, events: Sequence[Event]) -> None:
        """A choice was made, and this is how everything stands now."""
        self.steps.append(Step(seat, choice, len(self.facts)))
        self._follow(state, events)
        if state.rules.verbs[verb_of(choice)].name not in WORDS:
            self.steps[-1].named = None  # what it named came of something else

    def go_on(self, state: State, events: Sequence[Event]) -> None:
        """The next round was dealt."""
        self._follow(state, events)

    def places(self) -> Places:
        """Where everything lies now."""
        now, gold = self.now, self.nuggets
        chests = now.chests
        return Places(
            self.tick,
            now,
            len(self.past),
            [list(hand) for hand in now.cards.hands],
            list(now.cards.deck),
            list(now.cards.pile),
            list(now.cards.aside),
            list(now.roles.seats),
            list(now.roles.spare),
            list(now.goals.placed),
            {} if chests is None else dict(chests.lying),
            [] if chests is None else list(chests.buried),
            list(gold.supply),
            [list(held) for held in gold.won],
            {pool: list(cards) for pool, cards in gold.pools.items()},
            len(gold.lines),
            len(self.facts),
            len(self.steps),
        )

    # -- following -------------------------------------------------------------------------------

    def _dealt(self, state: State) -> Round:
        kept = chest_slice(state)
        chests = None if kept is None else Chests(state, kept, self.tick)
        tick = self.tick
        return Round(Cards(state, tick), Roles(state, tick), Goals(state, tick), chests)

    def _take_position(self, state: State) -> None:
        """A game that begins in the middle of a round: its position tells who has seen what."""
        self.tick += 2
        self._is_dealt = True
        now, tick = self.now, self.tick
        now.cards.take_pile(state, tick)
        for seat in range(self.seats):
            for card in now.cards.hands[seat]:
                now.cards.see(card, (seat,), tick)
            now.roles.see(now.roles.seats[seat], (seat,), tick)
            for place, card in enumerate((*now.roles.seats, *now.roles.spare)):
                if state.known_roles[seat] >> state.role_ids[place] & 1:
                    now.roles.see(card, (seat,), tick)
            for place, card in enumerate(now.goals.placed):
                if state.seen_goals[seat] >> place & 1:
                    now.goals.see(card, (seat,), tick)

    def _follow(self, state: State, events: Sequence[Event]) -> None:
        for event in events:
            self.tick += 2
            self._happened(event, state)
        self.tick = self.now.cards.settle(state, self.tick + 1)
        self.tick, lines = self.nuggets.settle(state, self.tick)
        self._tell_gold(len(self.facts) - len(events), lines)
        if state.revealed:
            self._reveal()

    def _happened(self, event: Event, state: State) -> None:
        name = event.name()
        if name == "RoundStarted" and self.facts:
            self.past.append(self.now)
            self.now = self._dealt(state)
            self._is_dealt = False
        number = len(self.facts)
        self.facts.append(event)
        if name not in FACES:
            if name not in OPEN:
                raise LookupError(f"tests/leaks/known.py doesn’t say who may know {name}")
            if name in MOVES:
                MOVES[name](self, event)
            return
        cards = SEEN.get(name, Witness.looked_at)(self, event, state)
        for face in FACES[name]:
            if face.field not in cards:
                continue
            pack, shown = cards[face.field]
            for card in shown:
                pack.see(card, self._viewers(event, face.who), self.tick)
            self._tell(number, face.field, pack, tuple(shown))
        if name in SECRET_FLAGS:
            self.flags.append(number)

    def _viewers(self, event: Any, who: Who) -> Sequence[int]:
        if who == "all":
            return self.everybody
        if who == "both":
            return (int(event.seat), int(event.target))
        return (int(event.seat),) if who == "seat" else ()

    def _tell(
        self, number: int, field: str, pack: Pack, cards: tuple[int, ...], tick: int | None = None
    ) -> None:
        is_list = field.endswith("s")
        told = Told(number, field, pack, cards, self.tick if tick is None else tick, is_list)
        self.told.append(told)
        step = self.steps[-1] if self.steps else None
        if step is not None and number >= step.first and step.named is None:
            if self.facts[number].name() in NAMING:
                step.named = told

    def _tell_gold(self, first: int, lines: list[tuple[str, tuple[int, ...], int]]) -> None:
        """The facts about nuggets, in the order of the ledger's lines."""
        rest = list(range(first, len(self.facts)))
        for fact, cards, tick in lines:
            number = next(n for n in rest if self.facts[n].name() == fact)
            rest.remove(number)
            (face,) = FACES[fact]
            self._tell(number, face.field, self.nuggets, cards, tick)

    def _reveal(self) -> None:
        """All roles, and the goals on the table (B-55)."""
        now = self.now
        for card in (*now.roles.seats, *now.roles.spare):
            now.roles.see(card, self.everybody, self.tick)
        for card in now.goals.placed:
            now.goals.see(card, self.everybody, self.tick)

    # -- each kind of fact: the cards in its fields ----------------------------------------------

    def looked_at(self, event: Any, state: State) -> Shown:
        """A look at something that stays where it is, as modules add them."""
        now, shown = self.now, Shown()
        for face in FACES[event.name()]:
            if face.kind == "role":
                shown[face.field] = (now.roles, [now.roles.seats[int(event.target)]])
            elif face.kind == "goal":
                shown[face.field] = (now.goals, [now.goals.placed[int(state.goal_on(event.cell))]])
            elif face.kind == "card":
                hand = now.cards.hands[int(event.target)]
                card = now.cards.pick(hand, int(getattr(event, face.field)))
                shown[face.field] = (now.cards, [card])
        return shown

    def role_dealt(self, event: Any, state: State) -> Shown:
        """At the deal, or at a party, where the first such fact mixes all."""
        roles = self.now.roles
        if self._is_dealt and int(event.seat) == 0:
            roles.mix(state, self.tick - 1)
        return {"role": (roles, [roles.seats[int(event.seat)]])}

    def hand_dealt(self, event: Any, state: State) -> Shown:
        """The first hand."""
        self._is_dealt = True
        cards = self.now.cards
        return {"cards": (cards, sorted(cards.hands[int(event.seat)], key=cards.faces.__getitem__))}

    def card_drawn(self, event: Any, state: State) -> Shown:
        """From the deck."""
        card = self.now.cards.draw(int(event.seat), int(event.card), self.tick)
        return {"card": (self.now.cards, [card])}

    def cards_passed(self, event: Any, state: State) -> Shown:
        """To the pile, face down."""
        faces = [int(card) for card in event.cards]
        return {"cards": (self.now.cards, self.now.cards.drop(int(event.seat), faces, self.tick))}

    def card_dropped(self, event: Any, state: State) -> Shown:
        """The same with one."""
        cards = self.now.cards
        return {"card": (cards, cards.drop(int(event.seat), [int(event.card)], self.tick))}

    def map_read(self, event: Any, state: State) -> Shown:
        """A look at a goal."""
        goal = int(state.goal_on(event.cell))
        return {"goal": (self.now.goals, [self.now.goals.placed[goal]])}

    def goals_taken_up(self, event: Any, state: State) -> Shown:
        """Swapped or not."""
        one, other = int(state.goal_on(event.cell)), int(state.goal_on(event.second))
        swapped = int(event.swapped) == 1
        self.now.goals.take_up(one, other, swapped, int(event.seat), self.tick)
        return {}

    def role_seen(self, event: Any, state: State) -> Shown:
        """A look at a role."""
        return {"role": (self.now.roles, [self.now.roles.seats[int(event.target)]])}

    def role_exchanged(self, event: Any, state: State) -> Shown:
        """Another role."""
        card = self.now.roles.exchange(int(event.seat), self.tick - 1)
        return {"role": (self.now.roles, [card])}

    def chest_seen(self, event: Any, state: State) -> Shown:
        """A look at a chest and its tunnel."""
        chests = self.now.chests
        assert chests is not None
        chest, tunnel = chests.lying[int(event.cell)]
        return {"card": (chests.tunnels, [tunnel]), "chest": (chests.chests, [chest])}

    def tunnel_turned(self, event: Any, state: State) -> Shown:
        """A tunnel is turned over; the chest below it is opened in a moment."""
        chests = self.now.chests
        assert chests is not None
        return {"card": (chests.tunnels, [chests.lying[int(event.cell)][1]])}

    def chest_opened(self, event: Any, state: State) -> Shown:
        """A chest is opened."""
        chests = self.now.chests
        assert chests is not None
        return {"card": (chests.chests, [chests.lying.pop(int(event.cell))[0]])}

    def chest_buried(self, event: Any) -> None:
        """A chest is gone, unopened."""
        assert self.now.chests is not None
        self.now.chests.bury(int(event.cell))

    def card_laid_out(self, event: Any) -> None:
        """Into the maze, before hands are dealt: everybody knows it from then on."""
        cards = self.now.cards
        cards.see(cards.add(int(event.card)), self.everybody, self.tick)

    def cards_lost(self, event: Any) -> None:
        """From the deck to the pile, seen by nobody."""
        self.now.cards.lose(int(event.count))

    def discards_mixed(self, event: Any) -> None:
        """The pile is shuffled."""
        self.now.cards.mix()

    def cards_seen(self, event: Any, state: State) -> Shown:
        """A look at the top of the pile; of three cards of the deck, unless others were named."""
        before = self.facts[-2].name()
        from_pile = before in ("DiscardsMixed", "ActionPlayed")  # the chest, Storage (C-18)
        seen = self.now.cards.look(int(event.seat), int(event.count), not from_pile)
        if before == "DiscardsMixed":
            return {}  # which of them lie there is settled later
        return {"cards": (self.now.cards, seen)}

    def card_kept(self, event: Any, state: State) -> Shown:
        """One of those looked at."""
        card = self.now.cards.keep(int(event.seat), int(event.card), self.tick - 1)
        return {"card": (self.now.cards, [card])}

    def card_taken(self, event: Any, state: State) -> Shown:
        """Out of another's hand."""
        seat, target = int(event.seat), int(event.target)
        card = self.now.cards.take(seat, target, int(event.card), self.tick)
        return {"card": (self.now.cards, [card])}

    def hand_taken(self, event: Any, state: State) -> Shown:
        """Two facts: with the first the hands have changed places."""
        cards = self.now.cards
        seat = int(event.seat)
        if self._partner is None:
            played: Any = next(f for f in reversed(self.facts) if f.name() == "ActionPlayed")
            self._partner = int(played.target)
            cards.exchange_hands(seat, self._partner, self.tick)
        else:
            self._partner = None
        left = list(cards.hands[seat])
        shown = []
        for face in event.cards:
            shown.append(cards.pick(left, int(face)))
            left.remove(shown[-1])
        return {"cards": (cards, shown)}

    def goal_turned(self, event: Any, state: State) -> Shown:
        """A goal lies open."""
        goal = int(state.goal_on(event.cell))
        return {"goal": (self.now.goals, [self.now.goals.placed[goal]])}


SEEN: dict[str, Callable[[Witness, Any, State], Shown]] = {
    "RoleDealt": Witness.role_dealt,
    "HandDealt": Witness.hand_dealt,
    "CardDrawn": Witness.card_drawn,
    "CardsPassed": Witness.cards_passed,
    "CardDiscarded": Witness.card_dropped,
    "DwarfPlaced": Witness.card_dropped,
    "MapRead": Witness.map_read,
    "RoleSeen": Witness.role_seen,
    "ChestSeen": Witness.chest_seen,
    "CardsSeen": Witness.cards_seen,
    "CardKept": Witness.card_kept,
    "HandTaken": Witness.hand_taken,
    "CardTaken": Witness.card_taken,
    "RoleExchanged": Witness.role_exchanged,
    "GoalTurned": Witness.goal_turned,
    "TunnelTurned": Witness.tunnel_turned,
    "ChestOpened": Witness.chest_opened,
    "GoalsTakenUp": Witness.goals_taken_up,
}
MOVES: dict[str, Callable[[Witness, Any], None]] = {
    "ChestBuried": Witness.chest_buried,
    "CardLaidOut": Witness.card_laid_out,
    "CardsLost": Witness.cards_lost,
    "DiscardsMixed": Witness.discards_mixed,
}
