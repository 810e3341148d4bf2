"""What seats know of chests and of cards that were mixed or taken: X-3, X-4, B-38."""

from __future__ import annotations

from collections import Counter

import pytest

from motherlode.rules.core.views import view
from motherlode.rules.worlds.deal import deal_world
from tests.secrets.leaks import InEvent, InView
from tests.secrets.test_two_worlds import search
from tests.support import plain
from tests.support.chests import CHESTS, TUNNELS, chests_of, hidden_of, lay_out, open_chest
from tests.support.doors import Doors
from tests.support.table import Played, play

LEAKS: dict[str, Doors] = {
    "what lies hidden": InView(lambda state, seat: [int(h) for h in chests_of(state).hidden]),
    "a chest another looked at": InEvent("ChestSeen"),
    "a card another took": InEvent("CardTaken"),
    "the cards another was shown": InEvent("CardsSeen"),
    "the card another kept": InEvent("CardKept"),
}


@pytest.mark.rule("X-3", "X-4", "B-38")
@pytest.mark.parametrize("leak", LEAKS)
def test_the_search_finds_a_leak(leak: str) -> None:
    rules = plain.rules_of("base", 4, "", ("treasure_chests",))
    assert any(search(rules, LEAKS[leak], seed, 0.5) for seed in range(60))


def worlds_of(table: Played, name: str, count: int = 40) -> list[Played]:
    """Worlds that a seat could not tell from the real one."""
    seen = view(table.state, table.names.index(name))
    return [Played(deal_world(seen, seed), table.names) for seed in range(count)]


@pytest.mark.rule("X-1", "X-3", "B-38")
def test_worlds_hold_what_a_seat_knows_of_chests_and_deal_the_rest() -> None:
    table = play(
        """
        modules = ["treasure_chests"]
        [treasure_chests]
        "3,-1" = "chest_gold tunnel_cross by Ada"
        "3,1" = "chest_no_draw tunnel_tee_nes by Bo"
        "5,-1" = "tunnel_straight_ew up"
        opened = ["chest_no_maps"]
        buried = ["5,1 chest_look_at_role tunnel_curve_ne by Ada"]
        """
    )
    known = {"chest_gold", "chest_no_maps", "chest_look_at_role"}
    dealt = Counter[str]()
    for world in worlds_of(table, "Ada", 120):
        hidden = hidden_of(world.state)
        assert hidden[3, -1] == ("chest_gold", "tunnel_cross")
        chest, tunnel = hidden[3, 1]
        dealt.update([chest, tunnel])
        assert world.view("Ada")["kept"] == table.view("Ada")["kept"]
    assert set(dealt) & set(CHESTS) == set(CHESTS) - known
    gone = {"tunnel_cross", "tunnel_straight_ew", "tunnel_curve_ne"}
    assert set(dealt) & set(TUNNELS) == set(TUNNELS) - gone


@pytest.mark.rule("G-1", "B-38")
def test_worlds_always_have_the_treasure_on_the_table() -> None:
    table = play(
        'modules = ["new_goals"]\n[goals]\n"8,0" = "spider_ne"\n[seen]\nAda = ["8,0"]\nBo = ["8,0"]'
    )
    dealt, places = Counter[str](), Counter[tuple[int, int]]()
    for world in worlds_of(table, "Ada", 200):
        goals = plain.goals_of(world.state)
        assert goals[8, 0] == "goal_spider_ne"
        assert len(set(goals.values())) == 5
        dealt.update(goals.values())
        places.update(cell for cell, goal in goals.items() if goal == "goal_treasure")
    assert dealt["goal_treasure"] == 200
    assert len(dealt) == 8
    assert len(places) == 4
    assert min(places.values()) > 25  # about 50 each


@pytest.mark.rule("X-4", "B-38")
def test_worlds_of_the_robbed_leave_the_card_with_the_robber() -> None:
    hands = {"Ada": ["curve_nw", "cross"], "Bo": ["map"], "Cai": ["dead_e", "rockfall"]}
    table = open_chest("chest_take_card", "rob Bo", hands=hands)
    assert all("map" in world.hand("Ada") for world in worlds_of(table, "Bo"))
    assert not all("map" in world.hand("Ada") for world in worlds_of(table, "Cai"))
    table.play("pass dead_e")  # Bo has no card and is skipped
    shown = table.view("Bo")["memories"]
    assert shown == [{"hands": ["Ada"], "discards": [], "cards": ["map"]}]
    table.play("map @ 8,0")
    assert table.view("Bo")["memories"] == []  # it has been played


@pytest.mark.rule("X-4", "B-38")
def test_worlds_after_a_shuffle_hold_all_that_was_known_of_the_pile() -> None:
    pile = ["map", "map", "rockfall by Bo", "fix_pick", "fix_cart by Ada", "break_pick"]
    table = lay_out(
        {"3,-1": "chest_dig_discards tunnel_straight_ns"},
        {"Ada": ["curve_nw", "cross"], "Bo": ["dead_n"], "Cai": ["dead_e"]},
        keys=f"discard = {pile}".replace("'", '"'),
    ).play("curve_nw @ 3,0")
    table.play(table.options[0])
    everybody = Counter(["map", "map", "fix_pick", "break_pick"])
    for name, own in (("Bo", "rockfall"), ("Cai", "")):
        taken = Counter[bool]()
        for world in worlds_of(table, name):
            there = Counter(card.split()[0] for card in world.discard)
            there.update(world.hand("Ada"))
            assert not everybody + Counter([own] if own else []) - there
            taken[len(everybody - Counter(c.split()[0] for c in world.discard)) > 0] += 1
        assert taken[False]
    assert len(table.view("Ada")["remembered"]) == 4
