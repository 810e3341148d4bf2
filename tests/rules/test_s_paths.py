"""Saboteur 2, path cards: S-20 to S-23."""

from __future__ import annotations

import pytest

from motherlode.rules.core.errors import IllegalChoice
from tests.support import oracle, plain
from tests.support.table import Played, play


def lay_out(*hand: str, maze: str = "", goals: str = "", front: str = "") -> Played:
    """Ada's turn with these cards in hand."""
    return play(
        f"""
        rules = "saboteur2"
        players = ["Ada", "Bo"]
        turn = "Ada"
        [hands]
        Ada = {list(hand)}
        Bo = ["free"]
        [front]
        {front}
        [maze]
        {maze}
        [goals]
        {goals}
        """
    )


@pytest.mark.rule("S-20", "S-22", "S-23")
def test_shapes_and_copies_are_those_of_the_box() -> None:
    rules = plain.rules_of("saboteur2", 5)
    cards = {spec.name: (spec.shape, spec.copies) for spec in rules.specs if spec.family == "path"}
    assert cards == oracle.ALL_PATHS
    assert sum(copies for _, copies in oracle.SABOTEUR2_PATHS.values()) == 30
    assert sum(n for name, (_, n) in cards.items() if name.startswith("crystal")) == 10


@pytest.mark.rule("S-20", "B-22")
def test_a_bridge_needs_one_linked_tunnel_and_joins_only_across() -> None:
    table = lay_out("bridge", "cross")
    assert table.options_with("bridge") == [
        "bridge @ -1,0",
        "bridge @ 0,-1",
        "bridge @ 0,1",
        "bridge @ 1,0",
    ]
    table.play("bridge @ 1,0", "pass free")
    assert "cross @ 2,0" in table.options
    assert "cross @ 1,1" not in table.options
    assert "cross @ 1,-1" not in table.options
    with pytest.raises(IllegalChoice, match="B-22"):
        table.play("cross @ 1,1")


@pytest.mark.rule("S-20", "B-20")
def test_the_other_tunnel_of_a_bridge_still_has_to_fit() -> None:
    table = lay_out("bridge", maze='"0,-1" = "cross"\n"1,-1" = "straight_ew"')
    assert "bridge @ 1,0" not in table.options  # a wall above it
    table = lay_out("bridge", maze='"0,-1" = "cross"\n"1,-1" = "cross"')
    table.play("bridge @ 1,0")
    frontier = [plain.place_of(cell) for cell in table.state.maze.frontier]
    assert {(2, 0), (1, 1)} <= set(frontier)  # both tunnels are linked, each by itself


@pytest.mark.rule("S-20")
@pytest.mark.parametrize(
    ("card", "side"), [("double_curve_nw_es", (1, -1)), ("double_curve_ne_sw", (1, 1))]
)
def test_a_double_curve_leads_round_one_corner_only(card: str, side: tuple[int, int]) -> None:
    table = lay_out(card).play(f"{card} @ 1,0")
    frontier = [plain.place_of(cell) for cell in table.state.maze.frontier]
    assert side in frontier
    assert (2, 0) not in frontier
    assert (1, -side[1]) not in frontier


@pytest.mark.rule("S-21", "B-20")
def test_a_ladder_lies_beside_any_path_card_where_its_sides_fit() -> None:
    table = lay_out("ladder_s", "ladder_ne", maze='"1,0" = "straight_ew"')
    # Around the start and the straight tunnel: wall to wall will do.
    assert table.options_with("ladder_s") == [
        "ladder_s @ 0,-1",  # its opening meets the start's
        "ladder_s @ 0,1 turned",
        "ladder_s @ 1,-1 turned",  # wall to wall with the straight tunnel
        "ladder_s @ 1,1",
    ]
    assert table.options_with("ladder_ne") == [
        "ladder_ne @ -1,0",
        "ladder_ne @ 0,-1 turned",
        "ladder_ne @ 0,1",
        "ladder_ne @ 1,-1",
        "ladder_ne @ 1,1 turned",
        "ladder_ne @ 2,0 turned",
    ]
    with pytest.raises(IllegalChoice, match="B-20"):
        table.play("ladder_s @ 1,1 turned")
    with pytest.raises(IllegalChoice, match="S-21"):
        table.play("ladder_s @ 3,3")


@pytest.mark.rule("S-21")
def test_a_ladder_is_joined_to_the_start_wherever_it_lies() -> None:
    maze = '"1,0" = "straight_ew"\n"5,1" = "cross"'
    table = lay_out("ladder_es", "ladder_s", maze=maze)
    assert plain.cell_of((6, 1)) not in list(table.state.maze.frontier)
    table.play("ladder_es @ 4,1")
    # the unlinked cross is an island no more
    linked = {plain.place_of(cell) for cell in table.state.maze.frontier}
    assert {(6, 1), (5, 0), (5, 2), (4, 2)} <= linked
    assert table.state.maze.lit_at(plain.cell_of((5, 1))) == 15


@pytest.mark.rule("S-21")
def test_the_card_beside_it_need_not_be_linked() -> None:
    table = lay_out("ladder_e", maze='"5,1" = "cross"\n"1,0" = "straight_ew"')
    assert "ladder_e @ 4,1" in table.options
    assert "ladder_e @ 6,1 turned" in table.options
    assert "ladder_e @ 5,2" not in table.options


@pytest.mark.rule("S-21")
@pytest.mark.parametrize("goals", ["", '"8,0" = "stone_nw up"'])
def test_a_ladder_never_lies_beside_a_goal(goals: str) -> None:
    maze = '"6,0" = "straight_ew"\n"6,1" = "straight_ew"\n"7,1" = "straight_ew"'
    table = lay_out("ladder_e", "ladder_s", maze=maze, goals=goals)
    assert "ladder_e @ 7,0 turned" not in table.options
    assert "ladder_s @ 6,2" in table.options
    assert not [text for text in table.options if "@ 7,0" in text or "@ 8,1" in text]
    with pytest.raises(IllegalChoice, match="S-21"):
        table.play("ladder_e @ 7,0 turned")


@pytest.mark.rule("S-21", "B-20")
def test_a_ladder_does_not_lie_on_a_goal() -> None:
    table = lay_out("ladder_e", "ladder_s", maze='"7,0" = "straight_ns"')
    assert not [text for text in table.options if "@ 8,0" in text]
    with pytest.raises(IllegalChoice, match="B-20"):
        table.play("ladder_e @ 8,0")


@pytest.mark.rule("S-21")
def test_a_face_up_goal_alone_is_no_path_card() -> None:
    table = lay_out("ladder_e", goals='"8,0" = "stone_nw up"')
    assert table.options_with("ladder_e") == ["ladder_e @ -1,0", "ladder_e @ 1,0 turned"]


@pytest.mark.rule("S-21")
def test_the_large_card_alone_is_not_enough_but_forbids_nothing() -> None:
    position = """
        rules = "saboteur2"
        modules = ["wardrobe"]
        players = ["Ada", "Bo"]
        turn = "Ada"
        [hands]
        Ada = ["ladder_es"]
        [maze]
        "3,-2" = "cross"
        """
    table = play(position)
    beside_cross = ["ladder_es @ 3,-3", "ladder_es @ 4,-2 turned"]  # and beside the large card
    assert [text for text in beside_cross if text in table.options] == beside_cross
    cells = {text.split("@ ")[1].split()[0] for text in table.options if "@" in text}
    assert not cells & {"3,-4", "4,-5", "5,-5", "6,-4", "6,-3", "5,-2"}
    with pytest.raises(IllegalChoice, match="S-21"):
        table.play("ladder_es @ 5,-2 turned")


@pytest.mark.rule("S-21", "B-50")
def test_a_ladder_can_reach_a_goal_by_linking_an_island() -> None:
    table = play(
        """
        rules = "saboteur2"
        players = ["Ada", "Bo"]
        [hands]
        Ada = ["ladder_e"]
        [roles]
        Ada = "boss"
        Bo = "geologist"
        [goals]
        "8,0" = "treasure"
        [maze]
        "7,0" = "straight_ew"
        "6,0" = "straight_ew"
        """
    )
    assert "ladder_e @ 5,0" in table.options
    table.play("ladder_e @ 5,0")
    assert table.told("GoalTurned") == [{"seat": "Ada", "cell": "8,0", "goal": "goal_treasure"}]
    assert table.outcomes == ["boss"]


@pytest.mark.rule("S-21", "B-34")
def test_what_hangs_on_a_ladder_is_cut_off_with_it() -> None:
    maze = '"1,0" = "straight_ew"\n"4,1" = "ladder_es"\n"5,1" = "cross"'
    table = lay_out("rockfall", "cross", maze=maze)
    assert "cross @ 6,1" in table.options
    table.play("rockfall @ 4,1", "pass free")
    assert "cross @ 6,1" not in table.options
    assert "cross @ 4,1" not in table.options


@pytest.mark.rule("S-21", "B-34")
def test_ladders_join_each_other_when_the_first_way_is_cut() -> None:
    maze = '"0,-1" = "ladder_s"\n"4,1" = "ladder_es"\n"5,1" = "cross"\n"1,0" = "straight_ew"'
    table = lay_out("rockfall", "cross", maze=maze).play("rockfall @ 1,0", "pass free")
    assert "cross @ 6,1" in table.options


@pytest.mark.rule("S-21", "B-25")
@pytest.mark.parametrize("card", ["pick", "trapped"])
def test_a_broken_tool_forbids_a_ladder(card: str) -> None:
    table = lay_out("ladder_e", front=f'Ada = ["{card}"]')
    assert table.options_with("ladder_e") == []
    with pytest.raises(IllegalChoice, match="B-25"):
        table.play("ladder_e @ 1,0 turned")


@pytest.mark.rule("S-22")
def test_doors_never_hinder_laying_cards() -> None:
    maze = '"1,0" = "door_blue_ew"\n"2,0" = "door_green_ew"'
    table = play(
        f"""
        rules = "saboteur2"
        players = ["Ada", "Bo"]
        [hands]
        Ada = ["cross"]
        [roles]
        Ada = "digger_green"
        [maze]
        {maze}
        """
    )
    assert "cross @ 3,0" in table.options


@pytest.mark.rule("S-22")
def test_the_stub_beside_a_green_door_leads_nowhere() -> None:
    table = lay_out("door_green_ns_stub_e", "cross")
    assert table.options_with("door_green_ns_stub_e") == [
        "door_green_ns_stub_e @ -1,0",  # only the stub meets the start: a dead end
        "door_green_ns_stub_e @ 0,-1",
        "door_green_ns_stub_e @ 0,-1 turned",
        "door_green_ns_stub_e @ 0,1",
        "door_green_ns_stub_e @ 0,1 turned",
        "door_green_ns_stub_e @ 1,0 turned",
    ]
    table.play("door_green_ns_stub_e @ -1,0", "pass free")
    assert "cross @ -1,1" not in table.options


@pytest.mark.rule("S-23")
def test_a_crystal_changes_nothing_in_the_maze() -> None:
    shapes = {name: shape for name, (shape, _) in oracle.ALL_PATHS.items()}
    for crystal, plain_card in [
        ("crystal_cross", "cross"),
        ("crystal_tee_nes", "tee_nes"),
        ("crystal_tee_esw", "tee_esw"),
        ("crystal_dead_n", "dead_n"),
    ]:
        assert shapes[crystal] == shapes[plain_card]
        table = lay_out(crystal, plain_card, maze='"1,0" = "cross"')
        places = [text.split("@")[1] for text in table.options_with(plain_card)]
        assert [text.split("@")[1] for text in table.options_with(crystal)] == places
