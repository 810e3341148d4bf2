"""Another world: everything a seat may not know is otherwise, and nothing that it may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.contract import Event, Slice
from motherlode.rules.core.gold import entry_nuggets
from motherlode.rules.core.memories import Memory
from motherlode.rules.core.state import EVERYBODY, STRIDE, State
from motherlode.rules.core.stream import Stream
from motherlode.rules.modules.back_and_forth import Fact, Facts
from motherlode.rules.modules.party import Guests, packed_roles, unpacked
from motherlode.rules.modules.treasure_chests.chests import Chests, cell_of, hidden_at, lookers_of
from motherlode.rules.modules.vote import Ballot
from tests.leaks.known import SECRET_FLAGS
from tests.leaks.packs import NEVER, Pack, Shuffled
from tests.leaks.witness import Places, Round, Told, Witness

TRIES = 48  # exchanges of cards that are tried
FEW = 10  # the same of roles, goals, nuggets, and of earlier rounds
# The fields of the events that have secrets, in the order in which they are made.
FIELDS: dict[str, tuple[str, ...]] = {
    "RoleDealt": ("seat", "role"),
    "HandDealt": ("seat", "cards", "count"),
    "CardDrawn": ("seat", "card"),
    "CardsPassed": ("seat", "cards", "count"),
    "CardDiscarded": ("seat", "card"),
    "DwarfPlaced": ("seat", "card", "cell"),
    "MapRead": ("seat", "cell", "goal"),
    "RoleSeen": ("seat", "target", "role"),
    "ChestSeen": ("seat", "cell", "card", "chest"),
    "CardsSeen": ("seat", "cards", "count"),
    "CardKept": ("seat", "card"),
    "HandTaken": ("seat", "cards", "count"),
    "CardTaken": ("seat", "target", "card"),
    "RoleExchanged": ("seat", "role"),
    "NuggetPicked": ("seat", "worth"),
    "NuggetsTaken": ("seat", "worths", "count", "tokens", "total"),
    "NuggetGiven": ("seat", "target", "worth"),
    "GoalsTakenUp": ("seat", "cell", "second", "swapped"),
}


class World:
    """One seat's other world at a moment, and what becomes of it in the next step."""

    def __init__(
        self,
        witness: Witness,
        places: Places,
        seat: int,
        random: Random,
        settled: Iterable[str] = (),
        held: Iterable[int] = (),
    ) -> None:
        """`settled` are kinds of things that chance would show; `held` seats keep their hands."""
        self.witness = witness
        self.places = places
        self.seat = seat
        self.random = random
        self.settled = set(settled)
        self.held = set(held)
        self.swaps: Counter[str] = Counter()  # what was exchanged with what
        self._packs: dict[int, Shuffled] = {}
        if "cards" not in self.settled:
            self._exchange_cards()
        if "roles" not in self.settled:
            self._exchange("role", places.round.roles, [*places.roles, *places.spare])
        self._exchange_goals()
        self._exchange_chests()
        if "nuggets" not in self.settled:
            self._exchange_nuggets()
        for past in witness.past[: places.past]:
            self._exchange_past(past)

    # -- exchanges -------------------------------------------------------------------------------

    def shuffled(self, pack: Pack) -> Shuffled:
        """A pack as it is in this world."""
        made = self._packs.get(id(pack))
        if made is None:
            is_past = all(pack is not one for one in self._present())
            latest = NEVER if is_past else self.places.tick
            made = self._packs[id(pack)] = Shuffled(pack, self.seat, latest)
        return made

    def _present(self) -> list[Pack]:
        return [*self.places.round.packs(), self.witness.nuggets]

    def _exchange(self, what: str, pack: Pack, cards: Sequence[int], tries: int = FEW) -> None:
        """Exchange cards that look different, as far as the seat can't tell."""
        if len(cards) < 2:
            return
        made = self.shuffled(pack)
        for _ in range(tries):
            one, other = self.random.sample(cards, 2)
            if pack.faces[one] != pack.faces[other] and made.exchange(one, other):
                self.swaps[what] += 1

    def _exchange_cards(self) -> None:
        """Cards in others' hands, in the deck, on the pile and set aside."""
        places, pack = self.places, self.places.round.cards
        where: dict[int, str] = {}
        for seat, hand in enumerate(places.hands):
            if seat != self.seat and seat not in self.held:
                where |= dict.fromkeys(hand, "hand")
        for name, lying in (("deck", places.deck), ("pile", places.pile), ("aside", places.aside)):
            where |= dict.fromkeys(lying, name)
        cards = list(where)
        if len(cards) < 2:
            return
        made = self.shuffled(pack)
        together = list(pack.together(cards))
        for attempt in range(TRIES):
            few = self.random.choice(together) if together and attempt % 2 else cards
            one, other = self.random.sample(few, 2)
            if pack.faces[one] != pack.faces[other] and made.exchange(one, other):
                self.swaps["-".join(sorted((where[one], where[other])))] += 1

    def _exchange_goals(self) -> None:
        """Goals on the table with one another, and with those set aside, but never the treasure."""
        goals = self.places.round.goals
        self._exchange("goal", goals, self.places.goals)
        made = self.shuffled(goals)
        others = [card for card in self.places.goals if goals.faces[card] != goals.treasure]
        if goals.aside and others:
            one, other = self.random.choice(others), self.random.choice(goals.aside)
            self.swaps["goal set aside"] += made.exchange(one, other)

    def _exchange_chests(self) -> None:
        chests = self.places.round.chests
        if chests is not None:
            self._exchange("chest", chests.chests, range(len(chests.chests.faces)))
            self._exchange("tunnel", chests.tunnels, range(len(chests.tunnels.faces)))

    def _exchange_nuggets(self) -> None:
        """Nuggets anywhere but in the seat's own heap; what a handful is worth stays as it is."""
        gold, places = self.witness.nuggets, self.places
        others = [held for seat, held in enumerate(places.won) if seat != self.seat]
        heaps = [places.supply, *others, *places.pools.values()]
        public = {card for _, handful in gold.handfuls for card in handful}
        cards = [card for heap in heaps for card in heap]
        self._exchange("nugget", gold, [card for card in cards if card not in public])
        free = [card for card in cards if card not in public]
        for tick, handful in gold.handfuls:
            if len(handful) > 1 and len(free) > 1:
                self._exchange_handful(handful, free, tick)

    def _exchange_handful(self, handful: tuple[int, ...], free: list[int], taken: int) -> None:
        """Two nuggets of a handful for two others that are worth as much together (B-62)."""
        gold = self.witness.nuggets
        made = self.shuffled(gold)
        for _ in range(FEW):
            one, other = self.random.sample(handful, 2)
            first, second = self.random.sample(free, 2)
            faces = gold.faces
            same = faces[one] + faces[other] == faces[first] + faces[second]
            if same and faces[one] not in (faces[first], faces[second]):
                if made.exchange(one, first, before=taken):
                    if made.exchange(other, second, before=taken):
                        self.swaps["nuggets of a handful"] += 1
                        free.remove(first)  # they lie in the handful now
                        free.remove(second)
                        return
                    made.undo()

    def _exchange_past(self, past: Round) -> None:
        """What was never shown of an earlier round."""
        for pack in past.packs():
            if pack is past.goals:  # all that lay on the table were shown (B-55)
                continue
            self._exchange("earlier round", pack, range(len(pack.faces)), 2 * FEW)

    # -- the state -------------------------------------------------------------------------------

    def _faces(self, pack: Pack, cards: Iterable[int]) -> list[int]:
        made = self.shuffled(pack)
        return [made.face(card, self.places.tick) for card in cards]

    def state(self, state: State, another_stream: bool) -> State:
        """The state of this world, where the real one is this."""
        world = state.copy()
        world.listening = True
        world.offered = vec[i64]()
        places, now = self.places, self.places.round
        world.hands = vec[i64](self._hands(state))
        drawn = int(state.drawn)
        deck = self._faces(now.cards, places.deck)
        world.deck = vec[i64]([int(card) for card in state.deck][:drawn] + deck)
        pile = self._faces(now.cards, places.pile)
        entries = [int(entry) - (int(entry) & 255) for entry in state.discard]
        world.discard = vec[i64]([entry + face for entry, face in zip(entries, pile, strict=True)])
        world.aside = vec[i64](self._faces(now.cards, places.aside))
        world.roles = vec[i64](self._faces(now.roles, places.roles))
        world.spare_roles = vec[i64](self._faces(now.roles, places.spare))
        world.goals = vec[i64](self._faces(now.goals, places.goals))
        self._set_gold(world, state)
        self._set_slices(world, state)
        world.memories = vec[Memory]([self._memory(state, one) for one in state.memories])
        if another_stream and state.stream is not None:
            key = self.random.randbytes(32)
            world.stream = Stream(key, state.stream.round)
            world.rng = state.rng + self.random.randrange(1, 500)
        return world

    def _hands(self, state: State) -> list[int]:
        """Others' hands, each in the order of its numbers."""
        hands = [int(card) for card in state.hands]
        for seat, cards in enumerate(self.places.hands):
            if seat != self.seat:
                held = sorted(self._faces(self.places.round.cards, cards))
                hands[seat * STRIDE + 1 : seat * STRIDE + 1 + len(held)] = held
        return hands

    def _set_gold(self, world: State, state: State) -> None:
        gold, places = self.witness.nuggets, self.places
        made = self.shuffled(gold)

        def packed(cards: Sequence[int], tick: int) -> int:
            return gold.packed([made.image(card, tick) for card in cards])

        tick = places.tick
        world.supply = packed(places.supply, tick)
        world.nuggets = vec[i64]([packed(held, tick) for held in places.won])
        world.pools = vec[i64](
            [packed(places.pools.get(pool, []), tick) for pool in range(len(state.pools))]
        )
        lines = []
        for line, cards, when in zip(state.ledger, gold.lines, gold.ticks):
            lines.append(int(line) - int(entry_nuggets(line)) + packed(cards, when))
        world.ledger = vec[i64](lines)
        if state.rules.hides_tokens and "tokens" not in self.settled:
            world.tokens = vec[i64]([self._tokens(s, int(n)) for s, n in enumerate(state.tokens)])

    def _tokens(self, seat: int, count: int) -> int:
        """Gold that lies face down before others; that there is some shows when it is paid."""
        if seat == self.seat or count < 1:
            return count
        self.swaps["tokens"] += 1
        return count + self.random.randint(1, 5)

    def _set_slices(self, world: State, state: State) -> None:
        for slot, kept in enumerate(state.slices):
            world.set_slice(slot, self._slice(world, kept))

    def _slice(self, world: State, kept: Slice) -> Slice:
        if isinstance(kept, Chests):
            return self._chests(kept)
        if isinstance(kept, Facts):
            return Facts(vec[Fact]([self._fact(world, one) for one in kept.facts]), kept.cells)
        if isinstance(kept, Guests):
            return self._guests(world, kept)
        if isinstance(kept, Ballot):
            return self._ballot(world, kept)
        return kept

    def _chests(self, kept: Chests) -> Chests:
        chests = self.places.round.chests
        assert chests is not None
        tick = self.places.tick
        faces = self.shuffled(chests.chests), self.shuffled(chests.tunnels)

        def remade(hidden: int, pair: tuple[int, int]) -> int:
            chest, tunnel = (made.face(card, tick) for made, card in zip(faces, pair))
            return int(hidden_at(cell_of(hidden), chest, tunnel, lookers_of(hidden)))

        lying = [remade(int(one), self.places.lying[int(cell_of(one))]) for one in kept.hidden]
        buried = [remade(int(one), pair) for one, pair in zip(kept.buried, self.places.buried)]
        return Chests(vec[i64](lying), vec[i64](buried), kept.shown, kept.no_maps, kept.late)

    def _fact(self, world: State, fact: Fact) -> Fact:
        """What another seat knows of goals that were taken up is its own (C-17)."""
        if fact.seat == self.seat:
            return fact
        places = [n for n in range(len(world.goals)) if fact.shown >> n & 1]
        self.swaps["another's fact"] += 1
        goals = fact.shown if fact.goals == fact.shown else 1 << self.random.choice(places)
        return Fact(fact.seat, fact.shown, goals, world.goals[self.random.choice(places)])

    def _guests(self, world: State, kept: Guests) -> Guests:
        """What another seat had seen of the role cards before the party is its own (P-1)."""
        known = []
        roles = len(world.rules.role_names)
        for seat, packed in enumerate(kept.known):
            count = len(unpacked(packed, roles))
            if seat == self.seat or not count:
                known.append(int(packed))
            else:
                self.swaps["another's guests"] += 1
                known.append(packed_roles([self.random.randrange(roles) for _ in range(count)]))
        return Guests(kept.used, kept.group, vec[i64](known))

    def _ballot(self, world: State, kept: Ballot) -> Ballot:
        """Others' votes before they are counted (H-1)."""
        if kept.counted or "votes" in self.settled or not len(kept.accused_seats):
            return kept
        votes = [int(vote) for vote in kept.accused_seats]
        asked = int(world.top().seat) if len(world.stack) else 0
        for seat in range(asked):
            if seat != self.seat:
                self.swaps["vote"] += 1
                votes[seat] = self.random.choice([n for n in range(-1, len(votes)) if n != seat])
        return Ballot(vec[i64](votes), False)

    def _memory(self, state: State, memory: Memory) -> Memory:
        """What others remember of hidden cards is their own (B-38)."""
        knows = memory.knowers == EVERYBODY
        if knows or (self.seat >= 0 and memory.knowers >> self.seat & 1):
            return memory
        self.swaps["another's memory"] += 1
        deck = [int(card) for card in state.rules.deck]
        cards = vec[i64](sorted(self.random.choice(deck) for _ in memory.cards))
        return Memory(memory.knowers, memory.hands, memory.discards, cards)

    # -- what has happened -----------------------------------------------------------------------

    def facts(self) -> dict[int, Event]:
        """By their number, the facts so far that are otherwise in this world."""
        changed: dict[int, dict[str, Any]] = {}
        for told in self.witness.told:
            if told.fact < self.places.facts and (faces := self._changed(told)) is not None:
                value = vec[i64](faces) if told.is_list else faces[0]
                changed.setdefault(told.fact, {})[told.field] = value
        facts = self.witness.facts
        for number in self.witness.flags:
            fact: Any = facts[number]
            if number < self.places.facts and int(fact.seat) != self.seat:
                field = SECRET_FLAGS[fact.name()]
                changed.setdefault(number, {})[field] = self.random.randrange(2)
        return {number: remade(facts[number], fields) for number, fields in changed.items()}

    def _changed(self, told: Told) -> list[int] | None:
        """The faces in a field of a fact; nothing if they are as they were."""
        made = self._packs.get(id(told.pack))
        if made is None or not made.exchanges:
            return None
        faces = [made.face(card, told.tick) for card in told.cards]
        if faces == [told.pack.faces[card] for card in told.cards]:
            return None
        return sorted(faces) if told.field == "cards" else sorted(faces, reverse=True)

    def faces_of(self, told: Told) -> list[int]:
        """The faces that a step of this world names where the real one names these."""
        made = self.shuffled(told.pack)
        return [made.face(card, told.tick) for card in told.cards]


def remade(event: Event, changed: dict[str, Any]) -> Event:
    """The same fact with some fields changed."""
    values = [changed.get(field, getattr(event, field)) for field in FIELDS[event.name()]]
    made: Event = type(event)(*values)
    return made
