"""Worlds dealt from a view: every deal that fits what a seat knows is as likely as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import comb
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.state import State
from motherlode.rules.core.views import View, view
from motherlode.rules.positions.position import read_position
from motherlode.rules.worlds.deal import Dealer

WORLDS = 3000
LIMIT = 5.0  # deviations: with fixed seeds a deal either is even or is not


def counted(dealer: Dealer, look: Callable[[State], object]) -> Counter[object]:
    """How often each answer comes up over many worlds."""
    return Counter(look(dealer.deal(seed)) for seed in range(WORLDS))


def assert_even(found: Counter[object], expected: dict[object, float]) -> None:
    """Each answer comes up as often as it should, within what chance allows."""
    assert set(found) <= set(expected)
    for answer, chance in expected.items():
        mean = WORLDS * chance
        allowed = LIMIT * (mean * (1 - chance)) ** 0.5 + 1
        assert abs(found[answer] - mean) <= allowed, (answer, found[answer], mean)


def unknown_cards(seen: View) -> Counter[int]:
    """The cards a seat can't place, counted by hand from all there are."""
    cards = Counter(int(card) for card in seen.rules.deck)
    cards -= Counter(int(card) for card in seen.hand)
    cards -= Counter(int(seen.maze.tile_at(cell)) & 127 for cell in seen.maze.laid)
    return cards - Counter(int(line) & 255 for line in seen.discard if int(line) & 255 != 255)


BASE = """
rules = "base"
players = ["Ada", "Bo", "Cai", "Dov", "Eve"]
[hands]
Ada = ["map", "cross"]
Bo = ["cross", "rockfall"]
"""


def base_view() -> View:
    """What Ada sees: two cards of hers, two of Bo's that she doesn't know."""
    return view(read_position(BASE).state, 0)


def hypergeometric(good: int, all_cards: int, drawn: int) -> dict[object, float]:
    """The chance of each number of good cards among those drawn."""
    ways = comb(all_cards, drawn)
    return {
        count: comb(good, count) * comb(all_cards - good, drawn - count) / ways
        for count in range(min(good, drawn) + 1)
    }


def test_hands_are_dealt_evenly() -> None:
    seen = base_view()
    unknown = unknown_cards(seen)
    rockfall = int(seen.rules.number_of["rockfall"])
    found = counted(Dealer(seen), lambda world: list(world.hand(1)).count(rockfall))
    assert_even(found, hypergeometric(unknown[rockfall], unknown.total(), 2))


def test_goals_are_dealt_evenly() -> None:
    seen = base_view()
    treasure = int(seen.rules.number_of["goal_treasure"])
    found = counted(Dealer(seen), lambda world: list(world.goals).index(treasure))
    assert_even(found, dict.fromkeys(range(3), 1 / 3))


def test_roles_are_dealt_evenly() -> None:
    seen = base_view()
    roles = Counter(int(role) for role in seen.rules.roles) - Counter([int(seen.role)])
    found = counted(Dealer(seen), lambda world: int(world.roles[3]))
    assert_even(found, {role: count / roles.total() for role, count in roles.items()})


def test_roles_and_goals_may_be_given() -> None:
    seen = base_view()
    first = Dealer(seen).deal(1)
    given = vec[i64]([*first.roles, *first.spare_roles])
    dealer = Dealer(seen)
    for seed in range(20):
        world = dealer.deal(seed, given, first.goals)
        assert list(world.roles) == list(first.roles)
        assert list(world.spare_roles) == list(first.spare_roles)
        assert list(world.goals) == list(first.goals)
    hands = counted(dealer, lambda world: tuple(world.hand(1)))
    assert len(hands) > 100


# What is remembered, and the share of deals in which it is true is not small.
REMEMBERED = {
    "a card in a hand": '{ knowers = ["Ada"], hands = ["Bo"], discards = [], cards = ["map"] }',
    "two cards in a hand": (
        '{ knowers = ["Ada"], hands = ["Bo"], discards = [], cards = ["map", "cross"] }'
    ),
    "a hand and a discard together": (
        '{ knowers = ["Ada"], hands = ["Bo"], discards = [1], cards = ["rockfall", "map"] }'
    ),
    "two hands that overlap": (
        '{ knowers = ["Ada"], hands = ["Bo", "Cai"], discards = [], cards = ["map", "map"] },'
        '{ knowers = ["Ada"], hands = ["Cai"], discards = [1], cards = ["map"] }'
    ),
}


def remembering(memories: str) -> View:
    """What Ada sees of hidden cards, and what she remembers of them."""
    text = f"""
        rules = "saboteur2"
        players = ["Ada", "Bo", "Cai"]
        memories = [{memories}]
        discard = ["map by Bo"]
        [hands]
        Ada = ["theft"]
        Bo = ["map", "rockfall", "cross"]
        Cai = ["map", "map"]
        """
    return view(read_position(text).state, 0)


SPOTS = (3, 2, 1)  # hidden cards of Bo, of Cai, and on the discard pile


def cards_of(world: State) -> tuple[tuple[int, ...], ...]:
    """Bo's hand, Cai's, and the discard, by kind only of what memories speak of."""
    return tuple(
        tuple(sorted(int(card) for card in cards))
        for cards in (world.hand(1), world.hand(2), [int(world.discard[0]) & 255])
    )


def rejected_until_true(seen: View, count: int) -> list[tuple[tuple[int, ...], ...]]:
    """Deals at random, of which all that contradict a memory are thrown away."""
    chance = Random(5)
    cards = sorted(unknown_cards(seen).elements())
    kept: list[tuple[tuple[int, ...], ...]] = []
    while len(kept) < count:
        drawn = chance.sample(cards, sum(SPOTS))
        bo, cai, discard = drawn[:3], drawn[3:5], drawn[5:]
        places = {1: bo, 2: cai}
        fits = True
        for memory in seen.memories:
            there = [*(discard if len(memory.discards) else [])]
            for seat, hand in places.items():
                if memory.hands >> seat & 1:
                    there += hand
            fits = fits and not Counter(int(card) for card in memory.cards) - Counter(there)
        if fits:
            kept.append((tuple(sorted(bo)), tuple(sorted(cai)), tuple(discard)))
    return kept


@pytest.mark.rule("B-38")
@pytest.mark.parametrize("memories", REMEMBERED.values(), ids=REMEMBERED)
def test_what_is_remembered_leaves_all_other_deals_equally_likely(memories: str) -> None:
    seen = remembering(memories)
    told = {int(card) for memory in seen.memories for card in memory.cards}
    dealer = Dealer(seen)
    dealt = [cards_of(dealer.deal(seed)) for seed in range(WORLDS)]
    wanted = rejected_until_true(seen, WORLDS)

    def places(deal: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(card for card in hand if card in told) for hand in deal)

    found, expected = Counter(map(places, dealt)), Counter(map(places, wanted))
    for way in found | expected:
        both = found[way] + expected[way]
        assert abs(found[way] - expected[way]) <= LIMIT * both**0.5 + 1, (way, found, expected)
