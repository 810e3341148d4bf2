"""The shuffle of live games is wide, apart for each round, and fair; planted mistakes are found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from math import factorial, sqrt
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.engine import apply, go_on, new_game, options
from motherlode.rules.core.playout import play_randomly
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.stream import WORDS, Stream
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.records.shuffle import Shuffle
from motherlode.tables.outside import Luck
from tests.support.deals import key_of

RULES = CATALOGUE.rules(Selection("base", (), "jubilee", 3))
Below = Callable[[int], int]


def drawing(key: bytes) -> State:
    """A state whose chance comes from a key."""
    state = State(RULES, 0)
    state.stream = Stream(key, 1)
    state.rng = 0
    return state


# -- entropy ---------------------------------------------------------------------------------------

DEALS = 4_000  # of 20 bits: about eight of these would be alike


def repeated(secrets: Iterator[str], narrowed: Callable[[bytes], bytes] = bytes) -> int:
    """How many of many deals are the same as another, down to the last card."""
    deals = set()
    for secret in islice(secrets, DEALS):
        state = drawing(narrowed(Shuffle(secret, (), ()).key))
        deck = vec[i64](list(range(40)))
        state.shuffle(deck)
        deals.add(tuple(deck))
    return DEALS - len(deals)


def drawn() -> Iterator[str]:
    """The secrets of a server."""
    luck = Luck()
    while True:
        yield luck.bits()


def narrow() -> Iterator[str]:
    """A planted mistake: a secret of 20 bits."""
    random = Random(1)
    while True:
        yield f"{random.getrandbits(20):064x}"


def test_no_two_games_are_alike() -> None:
    assert repeated(drawn()) == 0


def test_every_bit_of_a_secret_is_drawn() -> None:
    numbers = [int(secret, 16) for secret in islice(drawn(), 400)]
    for bit in range(256):
        assert {number >> bit & 1 for number in numbers} == {0, 1}


def test_a_seed_of_20_bits_would_be_found() -> None:
    assert repeated(narrow()) > 0
    counted = (f"{number:064x}" for number in range(DEALS))
    assert repeated(counted, lambda key: (int.from_bytes(key) & 0xFFFFF).to_bytes(32)) > 0


# -- rounds ----------------------------------------------------------------------------------------

SEEN = 8  # words in a row: 256 bits that come again by no accident


def words(stream: Stream, start: int, count: int) -> list[int]:
    """Some words of a stream."""
    return [int(stream.word(start + place)) for place in range(count)]


def goes_on(rounds: Sequence[list[int]], key: bytes) -> bool:
    """Whether a round is dealt from what another one would have gone on with."""
    for number in range(1, len(rounds) + 1):
        known = words(Stream(key, number), 0, 1_500)
        runs = {tuple(known[place : place + SEEN]) for place in range(len(known))}
        others = [dealt for other, dealt in enumerate(rounds, 1) if other != number]
        if any(tuple(dealt[:SEEN]) in runs for dealt in others):
            return True
    return False


def played(key: bytes) -> Iterator[State]:
    """Every round of a game as it is dealt."""
    state = new_game(RULES, 0, 0, rests=True, key=key)
    yield state.copy()
    while not state.over:
        if state.resting:
            go_on(state)
            yield state.copy()
        apply(state, options(state)[0])


def test_each_round_has_a_stream_of_its_own() -> None:
    key = key_of(1)
    states = list(played(key))
    assert [state.round for state in states] == [1, 2, 3]
    dealt = []
    for state in states:
        assert state.stream is not None
        assert (state.stream.round, state.stream.key) == (state.round, key)
        used = state.copy()
        fresh = drawing(key)
        fresh.stream = Stream(key, state.round)
        goals = RULES.goals[:]
        deck = RULES.deck[:]
        roles = RULES.roles[:]
        for cards in (goals, deck, roles):
            fresh.shuffle(cards)
        assert list(used.goals) == list(goals)
        assert list(used.deck) == list(deck)
        assert [*used.roles, *used.spare_roles] == list(roles)
        assert used.rng == fresh.rng
        dealt.append(words(state.stream, 0, 40))
    assert not goes_on(dealt, key)


def test_a_stream_shared_by_the_rounds_would_be_found() -> None:
    key = key_of(1)
    shared = [words(Stream(key, 1), start, 40) for start in (0, 83, 166)]
    assert goes_on(shared, key)
    assert goes_on([words(Stream(key, 1), 0, 40)] * 3, key)


@pytest.mark.parametrize("game", ["base", "tournament", "saboteur2"])
def test_all_chance_within_a_round_is_of_its_stream(game: str) -> None:
    """What a game draws depends on its key alone, whatever number it is given beside."""
    rules = CATALOGUE.rules(Selection(game, (), "jubilee", 5))
    states = [new_game(rules, seed, 0, key=key_of(3)) for seed in (1, 2)]
    for state in states:
        play_randomly(state, 5)
        assert state.over
    first, second = states
    assert list(first.nuggets) == list(second.nuggets)
    assert first.rng == second.rng < 1_000  # words, no mixed number


def test_a_copy_draws_the_same_and_takes_nothing_away() -> None:
    state = drawing(key_of(4))
    other = state.copy()
    mine = [state.below(40) for _ in range(400)]  # more than are made at a time
    assert [other.below(40) for _ in range(400)] == mine
    assert state.stream is other.stream


# -- fairness --------------------------------------------------------------------------------------

CARDS = 5
SHUFFLES = 12_000


def unevenness(shuffle: Callable[[list[int], Below], None], below: Below) -> float:
    """How far the orders of some cards are from being equally frequent, in standard deviations."""
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(SHUFFLES):
        cards = list(range(CARDS))
        shuffle(cards, below)
        seen[tuple(cards)] += 1
    orders = factorial(CARDS)
    mean = SHUFFLES / orders
    square = sum((seen[order] - mean) ** 2 for order in seen) / mean
    square += (orders - len(seen)) * mean
    return (square - (orders - 1)) / sqrt(2 * (orders - 1))


def fair_numbers() -> Below:
    """Numbers as live games draw them."""
    keys = iter(range(1_000_000))
    state = drawing(key_of(0))

    def below(limit: int) -> int:
        nonlocal state
        if state.rng > 200:
            state = drawing(key_of(next(keys)))
        return int(state.below(limit))

    return below


def down(cards: list[int], below: Below) -> None:
    """As `State.shuffle` does it."""
    for place in range(len(cards) - 1, 0, -1):
        other = below(place + 1)
        cards[place], cards[other] = cards[other], cards[place]


def with_any(cards: list[int], below: Below) -> None:
    """A planted mistake: every card is exchanged with any."""
    for place in range(len(cards)):
        other = below(len(cards))
        cards[place], cards[other] = cards[other], cards[place]


def never_itself(cards: list[int], below: Below) -> None:
    """A planted mistake: no card stays where it is."""
    for place in range(len(cards) - 1, 0, -1):
        other = below(place)
        cards[place], cards[other] = cards[other], cards[place]


def own(cards: list[int], below: Below) -> None:
    """The shuffle of live games itself."""
    state = drawing(below(WORDS).to_bytes(32))
    shuffled = vec[i64](cards)
    state.shuffle(shuffled)
    cards[:] = [int(card) for card in shuffled]


def test_every_order_is_equally_likely() -> None:
    assert abs(unevenness(own, fair_numbers())) < 4
    assert abs(unevenness(down, fair_numbers())) < 4


@pytest.mark.parametrize("shuffle", [with_any, never_itself])
def test_a_biased_shuffle_would_be_found(shuffle: Callable[[list[int], Below], None]) -> None:
    assert unevenness(shuffle, fair_numbers()) > 20


def test_biased_numbers_would_be_found() -> None:
    random = Random(1)
    assert unevenness(down, lambda limit: random.getrandbits(4) % limit) > 15


def test_words_that_would_favor_a_number_are_skipped() -> None:
    state = drawing(bytes(32))
    assert state.stream is not None
    state.stream.words = vec[i64]([WORDS - 1, WORDS - 2, WORDS - 1, 7])
    assert state.below(3) == (WORDS - 2) % 3  # one word is left over by threes
    assert state.rng == 2
    assert state.below(5) == 7 % 5
    assert state.rng == 4
