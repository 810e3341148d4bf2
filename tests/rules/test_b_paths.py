"""Laying path cards: B-20 to B-25."""

from __future__ import annotations

import pytest

from motherlode.rules.core.errors import IllegalChoice
from tests.support.table import Played, play


def lay_out(maze: str, *hand: str, goals: str = "", front: str = "") -> Played:
    """Ada's turn with these cards in hand; she alone has cards, so all turns are hers."""
    return play(
        f"""
        rules = "base"
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        deck = []
        [hands]
        Ada = {list(hand)}
        Bo = []
        Cai = []
        [maze]
        {maze}
        [goals]
        {goals}
        [front]
        {front}
        """
    )


def places(table: Played, card: str) -> list[str]:
    """Where a card may lie: "1,0" or "1,0 turned"; in alphabetical order."""
    return [text.split(" @ ")[1] for text in table.options_with(card)]


CORNER = """
"1,0" = "straight_ew"
"0,1" = "tee_nes"
"""
"""Of the cell (1, 1), the neighbor above shows a wall, the one on the left an opening."""


@pytest.mark.rule("B-20")
@pytest.mark.parametrize(
    ("card", "ways"),
    [
        ("straight_ew", ["1,1"]),
        ("straight_ns", []),
        ("curve_nw", []),
        ("curve_ne", ["1,1 turned"]),
        ("tee_nes", []),
        ("tee_esw", ["1,1"]),
        ("cross", []),
        ("dead_e", ["1,1 turned"]),
        ("dead_n", []),
        ("dead_e_w", ["1,1"]),
        ("dead_n_s", []),
        ("dead_n_w", []),
        ("dead_n_e", ["1,1 turned"]),
        ("dead_n_e_s", []),
        ("dead_e_s_w", ["1,1"]),
        ("dead_n_e_s_w", []),
    ],
)
def test_opening_meets_opening_and_wall_meets_wall(card: str, ways: list[str]) -> None:
    table = lay_out(CORNER, card)
    assert [place for place in places(table, card) if place.startswith("1,1")] == ways


@pytest.mark.rule("B-20")
def test_a_card_touches_an_edge_not_a_corner_and_never_lies_on_another() -> None:
    table = lay_out('"1,0" = "cross"', "cross")
    assert places(table, "cross") == ["-1,0", "0,-1", "0,1", "1,-1", "1,1", "2,0"]
    for cell, reason in [
        ("1,0", "B-20"),
        ("0,0", "B-20"),
        ("8,0", "B-20"),
        ("-1,-1", "B-20"),
        ("5,5", "B-20"),
    ]:
        with pytest.raises(IllegalChoice, match=reason):
            table.play(f"cross @ {cell}")


@pytest.mark.rule("B-20")
def test_every_face_up_neighbour_counts_linked_or_not() -> None:
    """The stray curve at (2, 1) has an opening toward (1, 1), the stray one at (1, 2) a wall."""
    table = lay_out(
        '"0,1" = "tee_nes"\n"2,1" = "curve_nw"\n"1,2" = "straight_ew"',
        *["straight_ew", "tee_esw", "cross", "dead_e"],
    )
    assert "1,1" in places(table, "straight_ew")
    assert "1,1 turned" in places(table, "tee_esw")
    assert "1,1" not in places(table, "tee_esw")
    assert "1,1" not in places(table, "cross")
    assert "1,1 turned" not in places(table, "dead_e")


@pytest.mark.rule("B-21")
def test_a_card_may_be_turned_by_half_but_not_by_a_quarter() -> None:
    table = lay_out("", "curve_nw", "straight_ns", "straight_ew", "dead_n")
    assert places(table, "curve_nw") == ["-1,0 turned", "0,-1 turned", "0,1", "1,0"]
    assert places(table, "straight_ns") == ["0,-1", "0,1"]
    assert places(table, "straight_ew") == ["-1,0", "1,0"]
    assert places(table, "dead_n") == ["0,-1 turned", "0,1"]


@pytest.mark.rule("B-21")
@pytest.mark.parametrize(
    ("laid", "next_places"),
    [
        ("curve_nw @ 0,-1 turned", ["1,-1"]),  # opens east and south
        ("curve_nw @ 1,0", ["1,-1"]),  # opens north and west
        ("curve_ne @ -1,0", ["-1,-1"]),  # opens north and east
        ("curve_ne @ 1,0 turned", ["1,1"]),  # opens south and west
        ("tee_esw @ 1,0", ["1,1", "2,0"]),
        ("tee_esw @ 1,0 turned", ["1,-1", "2,0"]),
        ("tee_nes @ 0,1", ["0,2", "1,1"]),
        ("tee_nes @ 0,1 turned", ["-1,1", "0,2"]),
    ],
)
def test_a_turned_card_lies_turned(laid: str, next_places: list[str]) -> None:
    card, _, cell, *turned = laid.split()
    table = lay_out("", card, "cross", "map").play(laid)
    assert table.maze[cell] == " ".join([card, *turned])
    around_the_start = {"-1,0", "0,-1", "0,1", "1,0"}
    assert [place for place in places(table, "cross") if place not in around_the_start] == (
        next_places
    )


@pytest.mark.rule("B-22")
def test_a_card_must_be_linked_to_the_start() -> None:
    table = lay_out('"3,0" = "cross"', "cross", "straight_ew")
    assert places(table, "cross") == ["-1,0", "0,-1", "0,1", "1,0"]
    with pytest.raises(IllegalChoice, match="B-22"):
        table.play("cross @ 4,0")
    with pytest.raises(IllegalChoice, match="B-22"):
        table.play("straight_ew @ 2,0")


@pytest.mark.rule("B-22", "B-34")
def test_what_was_cut_off_is_linked_again_when_the_gap_is_filled() -> None:
    stray = '"2,0" = "cross"\n"3,0" = "cross"'
    table = lay_out(stray, "straight_ew", "tee_esw", "map")
    assert "4,0" not in places(table, "tee_esw")
    table.play("straight_ew @ 1,0")
    linked = ["2,-1", "2,1 turned", "3,-1", "3,1 turned", "4,0", "4,0 turned"]
    around_the_start = ["-1,0", "-1,0 turned", "0,-1", "0,1 turned"]
    assert places(table, "tee_esw") == sorted(around_the_start + linked)


@pytest.mark.rule("B-22")
@pytest.mark.parametrize(
    ("card", "ways"),
    [
        ("dead_e", ["1,0 turned"]),
        ("dead_e_w", ["1,0"]),
        ("dead_n_w", ["1,0"]),
        ("dead_n_e", ["1,0 turned"]),
        ("dead_n_e_s", ["1,0 turned"]),
        ("dead_e_s_w", ["1,0", "1,0 turned"]),
        ("dead_n_e_s_w", ["1,0"]),
    ],
)
def test_a_stub_is_enough_for_a_dead_end_but_nothing_is_linked_through_it(
    card: str, ways: list[str]
) -> None:
    table = lay_out("", card, "cross", "map")
    assert [place for place in places(table, card) if place.startswith("1,0")] == ways
    for way in ways:
        after = lay_out("", card, "cross", "map").play(f"{card} @ {way}")
        assert places(after, "cross") == ["-1,0", "0,-1", "0,1"]


@pytest.mark.rule("B-22")
def test_a_wall_beside_the_tunnel_and_an_opening_of_a_stray_card_do_not_link() -> None:
    """(1, 1) touches a wall of the linked (1, 0) and the opening of the stray (2, 1)."""
    table = lay_out('"1,0" = "straight_ew"\n"2,1" = "straight_ew"', "straight_ew", "dead_e_w")
    assert "1,1" not in places(table, "straight_ew")
    assert "1,1" not in places(table, "dead_e_w")


@pytest.mark.rule("B-22")
def test_one_linked_opening_is_enough_among_unlinked_ones() -> None:
    """(1, 1) meets the linked (0, 1) on the left and the far side of a dead end on the right."""
    table = lay_out('"0,1" = "tee_nes"\n"2,1" = "dead_e_w"', "straight_ew", "cross")
    assert "1,1" in places(table, "straight_ew")
    assert "3,1" not in places(table, "straight_ew")


@pytest.mark.rule("B-22")
def test_a_dead_end_in_a_ring_stops_only_its_own_side() -> None:
    """What lies behind the dead end at (1, 0) is linked another way round."""
    ring = """
    "0,1" = "tee_nes"
    "1,1" = "straight_ew"
    "2,1" = "curve_nw"
    "2,0" = "tee_esw"
    "1,0" = "dead_e_w"
    """
    assert "3,0" in places(lay_out(ring, "cross"), "cross")


TO_THE_GOAL = """
"1,0" = "straight_ew"
"2,0" = "straight_ew"
"3,0" = "tee_esw"
"4,0" = "tee_esw"
"5,0" = "tee_esw"
"6,0" = "tee_esw"
"""


@pytest.mark.rule("B-23")
@pytest.mark.parametrize(
    ("card", "ways"),
    [
        ("curve_nw", ["7,0"]),
        ("straight_ew", ["7,0"]),
        ("cross", ["7,0"]),
        ("tee_nes", ["7,0 turned"]),
        ("tee_esw", ["7,0", "7,0 turned"]),
        ("dead_e", ["7,0 turned"]),
        ("dead_e_w", ["7,0"]),
    ],
)
def test_a_face_down_goal_does_not_restrict(card: str, ways: list[str]) -> None:
    table = lay_out(TO_THE_GOAL, card)
    assert [place for place in places(table, card) if place.startswith("7,0")] == ways


@pytest.mark.rule("B-23")
def test_a_face_down_goal_does_not_link() -> None:
    table = lay_out(TO_THE_GOAL, "cross", "straight_ns")
    for cell in ("9,0", "8,1", "8,-1", "7,2"):
        assert cell not in places(table, "cross")
        with pytest.raises(IllegalChoice):
            table.play(f"cross @ {cell}")


STONE_UP = """
"8,-2" = "goal_treasure"
"8,0" = "goal_stone_ne up turned"
"8,2" = "goal_stone_nw"
"""
"""The middle goal was reached from the left and opens to the south."""


@pytest.mark.rule("B-24")
def test_a_face_up_stone_restricts_and_links() -> None:
    table = lay_out(
        TO_THE_GOAL + '"7,0" = "cross"',
        *["cross", "straight_ns", "straight_ew", "dead_n", "curve_nw"],
        goals=STONE_UP,
    )
    assert "8,1" in places(table, "cross")  # through the stone
    assert "8,1" in places(table, "straight_ns")
    assert "8,1" in places(table, "dead_n")
    assert "8,1" not in places(table, "straight_ew")  # a wall to the stone's opening
    assert "9,0" not in places(table, "cross")  # a wall of the stone
    # (8, -1) is linked from (7, -1) once a card lies there, and the stone shows it a wall
    table.play("cross @ 7,-1")
    assert "8,-1" in places(table, "straight_ew")
    assert "8,-1" not in places(table, "straight_ns")
    assert "8,-1" in places(table, "curve_nw")  # north and west
    assert "8,-1 turned" not in places(table, "curve_nw")


@pytest.mark.rule("B-24")
def test_a_stone_that_is_cut_off_links_nothing() -> None:
    table = lay_out('"7,0" = "cross"', "cross", goals=STONE_UP)
    assert places(table, "cross") == ["-1,0", "0,-1", "0,1", "1,0"]


@pytest.mark.rule("B-25")
@pytest.mark.parametrize("tool", ["pick", "lantern", "cart"])
def test_a_broken_tool_forbids_path_cards(tool: str) -> None:
    table = lay_out("", "cross", "map", "break_pick", front=f'Ada = ["{tool}"]')
    assert table.options_with("cross") == []
    assert table.options_with("pass") == ["pass break_pick", "pass cross", "pass map"]
    assert len(table.options_with("map")) == 3
    assert len(table.options_with("break_pick")) == 2
    with pytest.raises(IllegalChoice, match="B-25"):
        table.play("cross @ 1,0")


@pytest.mark.rule("B-25")
def test_a_broken_tool_in_front_of_somebody_else_does_not_matter() -> None:
    table = lay_out("", "cross", front='Bo = ["pick", "lantern", "cart"]')
    assert len(places(table, "cross")) == 4


@pytest.mark.rule("B-25", "B-31")
def test_repaired_one_may_lay_cards_in_the_next_turn_not_in_this_one() -> None:
    table = lay_out("", "cross", "fix_pick", front='Ada = ["pick"]')
    table.play("fix_pick > Ada")
    assert table.story.count("TurnSkipped") == 2  # the others' turns, so Ada's was over
    assert len(places(table, "cross")) == 4


@pytest.mark.rule("B-25", "B-32")
def test_all_tools_must_be_whole() -> None:
    table = lay_out("", "cross", "fix_pick", "map", front='Ada = ["pick", "cart"]')
    table.play("fix_pick > Ada")
    assert places(table, "cross") == []
