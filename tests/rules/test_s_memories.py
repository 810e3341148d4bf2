"""What players know of a hand they gave away: S-36, B-38."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from motherlode.rules.core.errors import BadPosition
from motherlode.rules.core.views import view
from motherlode.rules.notation.digest import state_digest
from motherlode.rules.positions.position import read_position, write_position
from motherlode.rules.worlds.deal import deal_world
from tests.support import plain
from tests.support.table import Played, play

SWAPPED = """
rules = "saboteur2"
players = ["Ada", "Bo", "Cai"]
deck = ["rockfall", "rockfall", "rockfall", "rockfall", "..."]
[hands]
Ada = ["swap_hands", "cross", "cross", "free", "map"]
Bo = ["swap_hands", "dead_n", "theft", "inspection", "map"]
Cai = ["dead_e", "map", "map"]
"""


def swapped(*choices: str) -> Played:
    """Ada swaps hands with Bo, then this is played."""
    return play(SWAPPED, "swap_hands > Bo", *choices)


def known(table: Played, name: str | None) -> list[dict[str, Any]]:
    """What a seat remembers."""
    memories: list[dict[str, Any]] = table.view(name)["memories"]
    return [{**memory, "cards": sorted(memory["cards"])} for memory in memories]


def memory(hand: str | None, cards: list[str], *discards: int) -> dict[str, Any]:
    """A memory of a hand, or of none, and of places in the discard pile."""
    hands = [hand] if hand else []
    return {"hands": hands, "discards": list(discards), "cards": sorted(cards)}


GIVEN = ["cross", "cross", "free", "map"]
TAKEN = ["dead_n", "inspection", "map", "swap_hands", "theft"]


@pytest.mark.rule("S-36", "B-38")
def test_each_knows_what_it_gave_and_nobody_else_knows_anything() -> None:
    table = swapped()
    assert known(table, "Ada") == [memory("Bo", GIVEN)]
    assert known(table, "Bo") == [memory("Ada", TAKEN)]
    assert known(table, "Cai") == known(table, None) == []


@pytest.mark.rule("S-36", "B-38")
def test_a_card_that_is_played_is_gone_from_the_memory() -> None:
    table = swapped("cross @ 1,0", "pass dead_e", "enough", "theft")
    assert known(table, "Ada") == [memory("Bo", ["cross", "free", "map"])]
    assert known(table, "Bo") == [memory("Ada", ["dead_n", "inspection", "map", "swap_hands"])]
    table.play("rockfall @ 1,0")  # drawn later, not of the hand that was given
    assert known(table, "Ada") == [memory("Bo", ["cross", "free", "map"])]


@pytest.mark.rule("S-36", "S-10", "B-38")
def test_after_a_pass_hand_and_discards_are_known_together_only() -> None:
    table = swapped("pass cross", "pass rockfall", "enough")
    assert table.discard == ["swap_hands up", "cross down", "rockfall down"]
    assert known(table, "Ada") == [memory("Bo", GIVEN, 1, 2)]
    assert table.view("Ada")["remembered"] == {}
    table.play("pass dead_e", "enough", "pass theft", "pass map", "enough", "map @ 8,0")
    assert known(table, "Ada") == [memory("Bo", ["cross", "cross", "free"], 1, 2)]
    assert known(table, "Bo") == [memory("Ada", TAKEN, 4, 5)]


@pytest.mark.rule("S-10", "B-38")
def test_clearing_a_card_in_front_hides_cards_too() -> None:
    table = play(
        SWAPPED + '[front]\nBo = ["pick"]', "swap_hands > Bo", "clear pick map", "discard free"
    )
    assert table.discard == ["swap_hands up", "break_pick up", "map down", "free down"]
    assert known(table, "Ada") == [memory("Bo", GIVEN, 2, 3)]


@pytest.mark.rule("S-36", "B-38")
def test_a_hand_takes_what_is_known_of_it_along() -> None:
    table = swapped("pass cross", "enough", "map @ 8,2", "swap_hands > Cai")
    # Bo's memory was of the hand that Cai holds now, less the card that was played.
    assert memory("Cai", ["dead_n", "inspection", "map", "theft"]) in known(table, "Bo")
    assert memory("Cai", ["dead_n", "inspection", "map", "theft"]) in known(table, "Ada")
    assert memory("Bo", GIVEN, 1) in known(table, "Ada")
    (taken,) = known(table, "Cai")
    assert taken["hands"] == ["Ada"]


@pytest.mark.rule("S-36", "B-38")
def test_getting_the_hand_back_tells_what_was_discarded() -> None:
    table = swapped("pass free", "enough", "pass dead_e", "enough", "swap_hands > Bo")
    assert table.discard[1] == "free down"
    # Ada sees the old hand again: what is missing is what Bo passed.
    assert memory(None, ["free"], 1) in known(table, "Ada")
    table.play("pass dead_n", "enough", "pass map", "enough")
    assert memory(None, ["free"], 1) in known(table, "Ada")


@pytest.mark.rule("S-51", "B-70")
def test_a_new_round_wipes_all_memories() -> None:
    table = swapped("call Ada", "agree", "agree")
    assert table.state.round == 2
    assert [known(table, name) for name in table.names] == [[], [], []]


def held(table: Played, name: str, seeds: range) -> list[Counter[str]]:
    """What the places of a seat's first memory hold in worlds it cannot tell apart."""
    seat = table.names.index(name)
    seen = view(table.state, seat)
    worlds = []
    for seed in seeds:
        world = deal_world(seen, seed)
        assert view(world, seat).memories[0].fields() == seen.memories[0].fields()
        cards = [world.discard[place] & 255 for place in seen.memories[0].discards]
        for other in range(3):
            if seen.memories[0].hands >> other & 1:
                cards += world.hand(other)
        worlds.append(Counter(world.rules.names[card] for card in cards))
    return worlds


@pytest.mark.rule("S-36", "B-38")
@pytest.mark.parametrize(
    "choices",
    [
        [],
        ["pass cross", "pass rockfall", "enough"],
        ["pass cross", "enough", "pass dead_e", "enough", "pass theft", "enough", "map @ 8,0"],
        ["pass free", "enough", "pass dead_e", "enough", "swap_hands > Bo"],
        [
            "pass cross",
            "enough",
            "map @ 8,2",
            "swap_hands > Cai",
            "pass free",
            "pass map",
            "enough",
        ],
    ],
)
def test_worlds_dealt_from_a_view_agree_with_its_memories(choices: list[str]) -> None:
    table = swapped(*choices)
    for name in table.names:
        for at_least in known(table, name)[:1]:
            worlds = held(table, name, range(30))
            assert all(world >= Counter(at_least["cards"]) for world in worlds)
            if len(at_least["cards"]) < worlds[0].total():
                assert len({tuple(sorted(world.elements())) for world in worlds}) > 1


@pytest.mark.rule("B-38")
def test_positions_tell_memories() -> None:
    table = swapped("pass cross", "pass rockfall", "enough")
    state, names = table.state, tuple(table.names)
    text = write_position(state, names, int(state.rng))
    assert 'knowers = ["Ada"], hands = ["Bo"], discards = [2, 3]' in text
    again = read_position(text).state
    assert write_position(again, names, int(again.rng)) == text
    assert state_digest(again) == state_digest(state)


@pytest.mark.rule("B-38")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (
            '{ knowers = ["Ada"], hands = ["Bo"], discards = [], cards = ["map"] }',
            "must be where the memory says",
        ),
        ('{ knowers = ["Zoe"], hands = ["Bo"], discards = [], cards = [] }', "no seat called Zoe"),
        ('{ knowers = ["Ada"], hands = ["Bo"], discards = [2], cards = [] }', "from 1 to 1"),
        ('{ knowers = ["Ada"], hands = ["Bo"] }', "knowers, hands, discards, and cards"),
    ],
)
def test_impossible_memories_are_refused(line: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        read_position(
            f'rules = "saboteur2"\nmemories = [{line}]\ndiscard = ["map"]\n[hands]\nBo = ["free"]'
        )


@pytest.mark.rule("S-49")
def test_positions_tell_the_order_of_thefts() -> None:
    text = """
        rules = "saboteur2"
        players = ["Ada", "Bo"]
        [front]
        Ada = ["theft"]
        Bo = ["theft", "trapped"]
        [saboteur2]
        thefts = ["Bo", "Ada"]
        """
    state = read_position(text).state
    names = ("Ada", "Bo")
    written = write_position(state, names, int(state.rng))
    assert '[saboteur2]\nthefts = ["Bo", "Ada"]' in written
    assert state_digest(read_position(written).state) == state_digest(state)
    usual = read_position(text.replace('["Bo", "Ada"]', '["Ada", "Bo"]')).state
    assert "[saboteur2]" not in write_position(usual, names, int(usual.rng))
    assert state_digest(usual) != state_digest(state)
    for wrong in ['["Bo"]', '["Bo", "Ada", "Ada"]', '["Bo", "Zoe"]', "3"]:
        with pytest.raises(BadPosition):
            read_position(text.replace('["Bo", "Ada"]', wrong))


def test_a_spectator_remembers_nothing() -> None:
    state = swapped().state
    assert len(view(state, -1).memories) == 0
    assert plain.kind_of(deal_world(view(state, -1), 3)) == "Turn"
