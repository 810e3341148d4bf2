"""Chest tunnels reached, hit and looked at: X-2, X-3."""

from __future__ import annotations

import pytest

from motherlode.rules.core.errors import IllegalChoice
from tests.support.chests import BEFORE, OPEN_UPPER, hidden_of, lay_out, open_chest
from tests.support.table import Played

OTHERS = {"Bo": ["dead_n"], "Cai": ["dead_e"]}
GOLD = "chest_gold"


def with_tunnel(tunnel: str, *hand: str, maze: str = BEFORE, keys: str = "") -> Played:
    """A chest of gold at (3, -1) below this tunnel."""
    hands = {"Ada": list(hand), **OTHERS}
    return lay_out({"3,-1": f"{GOLD} {tunnel}"}, hands, maze, keys)


#


@pytest.mark.rule("X-2", "B-23")
def test_a_face_down_tunnel_neither_restricts_nor_links() -> None:
    table = with_tunnel("tunnel_cross", "straight_ew", "curve_nw", "cross")
    at_three = [text for text in table.options if "@ 3,0" in text]
    assert at_three == ["cross @ 3,0", "curve_nw @ 3,0", "straight_ew @ 3,0"]
    assert not [text for text in table.options if "@ 3,-1" in text or "@ 3,-2" in text]


@pytest.mark.rule("X-2", "B-50", "B-52")
def test_a_tunnel_that_is_reached_is_turned_fitted_and_its_chest_opened() -> None:
    table = with_tunnel("tunnel_straight_ns", "curve_nw", "cross").play(OPEN_UPPER)
    assert table.story == [
        *("PathLaid", "TunnelTurned", "CardFitted", "ChestOpened", "NuggetGranted", "CardDrawn")
    ]
    where = {"seat": "Ada", "cell": "3,-1"}
    assert table.told("TunnelTurned") == [{**where, "card": "tunnel_straight_ns"}]
    assert table.told("ChestOpened") == [{**where, "card": GOLD}]
    assert table.maze["3,-1"] == "tunnel_straight_ns"
    assert hidden_of(table.state) == {}
    assert table.asked == "Bo"


@pytest.mark.rule("X-2", "B-50", "B-22")
@pytest.mark.parametrize("choice", ["straight_ew @ 3,0", "dead_n_w @ 3,0", "curve_ne @ 3,0 turned"])
def test_a_wall_a_stub_or_a_bend_away_does_not_reach_it(choice: str) -> None:
    table = with_tunnel("tunnel_cross", choice.split()[0], "map").play(choice)
    assert "TunnelTurned" not in table.story
    assert list(hidden_of(table.state)) == [(3, -1)]


@pytest.mark.rule("X-2", "B-50")
def test_it_is_reached_when_the_gap_is_closed_elsewhere() -> None:
    maze = '"2,0" = "straight_ew"\n"3,0" = "curve_nw"'
    table = with_tunnel("tunnel_cross", "cross", maze=maze).play("cross @ 1,0")
    assert [event["card"] for event in table.told("ChestOpened")] == [GOLD]


@pytest.mark.rule("X-2", "B-52")
@pytest.mark.parametrize(
    ("tunnel", "lies"),
    [
        ("tunnel_curve_nw", "tunnel_curve_nw turned"),  # opens south and east
        ("tunnel_curve_ne", "tunnel_curve_ne turned"),
        ("tunnel_tee_esw", "tunnel_tee_esw"),
        ("tunnel_cross", "tunnel_cross"),
    ],
)
def test_it_is_laid_so_that_the_tunnels_fit(tunnel: str, lies: str) -> None:
    table = with_tunnel(tunnel, "curve_nw", "cross").play(OPEN_UPPER)
    assert table.maze["3,-1"] == lies


@pytest.mark.rule("X-2", "B-52")
def test_the_mover_chooses_between_two_ways_up_before_the_chest_is_opened() -> None:
    table = with_tunnel("tunnel_tee_nes", "curve_nw", "cross").play(OPEN_UPPER)
    assert (table.asked, table.kind) == ("Ada", "WayUp")
    assert table.options == ["turned", "upright"]
    assert "ChestOpened" not in table.story
    for name in ("Ada", "Bo", None):
        kept = table.view(name)["kept"]["treasure_chests"]
        assert kept["tunnel_cards"] == ["tunnel_tee_nes"]  # it lies open
        assert kept["chest_cards"] == [None]
    table.play("turned")
    assert table.maze["3,-1"] == "tunnel_tee_nes turned"
    assert "ChestOpened" in table.story


@pytest.mark.rule("X-2", "B-52")
@pytest.mark.parametrize(
    ("walled", "lies"),
    [
        ('"2,-1" = "dead_n_w"', "tunnel_tee_nes"),
        ('"4,-1" = "dead_n_e"', "tunnel_tee_nes turned"),
    ],
)
def test_a_way_that_fits_every_neighbor_comes_before_one_that_only_opens_onto_the_tunnel(
    walled: str, lies: str
) -> None:
    maze = f"{BEFORE}\n{walled}"
    table = with_tunnel("tunnel_tee_nes", "curve_nw", "cross", maze=maze).play(OPEN_UPPER)
    assert table.maze["3,-1"] == lies
    assert (table.asked, table.kind) == ("Bo", "Turn")


@pytest.mark.rule("X-2", "B-52")
def test_a_misfit_opens_the_chest_but_no_tunnel_goes_on() -> None:
    table = with_tunnel("tunnel_straight_ew", "curve_nw", "cross", keys="deck = []")
    table.play(OPEN_UPPER)
    assert table.maze["3,-1"] == "tunnel_straight_ew"
    assert [event["card"] for event in table.told("ChestOpened")] == [GOLD]
    table.play("pass dead_n", "pass dead_e")
    assert not [text for text in table.options if "@ 4,-1" in text or "@ 2,-1" in text]


@pytest.mark.rule("X-2", "B-20", "B-22")
def test_from_then_on_it_is_an_ordinary_path_card() -> None:
    table = with_tunnel("tunnel_straight_ns", "curve_nw", "cross", "straight_ew", keys="deck = []")
    table.play(OPEN_UPPER, "pass dead_n", "pass dead_e")
    assert "cross @ 3,-2" in table.options  # linked through it
    assert "straight_ew @ 3,-2" not in table.options
    assert "straight_ew @ 4,-1" not in table.options  # a wall beside a wall, but not linked


@pytest.mark.rule("X-2", "B-51")
def test_two_chests_reached_at_once_are_opened_one_after_the_other() -> None:
    chests = {"3,-1": "chest_gold tunnel_cross", "3,1": "chest_no_draw tunnel_tee_nes"}
    table = lay_out(chests, {"Ada": ["cross"], **OTHERS}).play("cross @ 3,0")
    assert (table.asked, table.kind) == ("Ada", "OrderGoals")
    assert table.options == ["turn 3,-1", "turn 3,1"]
    assert "TunnelTurned" not in table.story
    table.play("turn 3,1")
    assert [event["card"] for event in table.told("ChestOpened")] == []
    table.play("upright")
    assert [event["card"] for event in table.told("ChestOpened")] == ["chest_no_draw", "chest_gold"]
    assert table.asked == "Bo"


@pytest.mark.rule("X-2", "B-51", "B-52")
def test_a_turned_tunnel_can_itself_reach_the_next_chest() -> None:
    chests = {"2,0": "chest_gold tunnel_cross", "4,0": "chest_no_draw tunnel_straight_ew"}
    hands = {"Ada": ["straight_ew"], **OTHERS}
    table = lay_out(
        chests,
        hands,
        maze='"3,0" = "straight_ew"',
        modules=("treasure_chests:random",),
    ).play("straight_ew @ 1,0")
    assert [event["cell"] for event in table.told("ChestOpened")] == ["2,0", "4,0"]


@pytest.mark.rule("X-2", "B-50", "B-53")
def test_a_turned_tunnel_can_reach_the_treasure() -> None:
    maze = "\n".join(f'"{x},0" = "straight_ew"' for x in (1, 2, 3)) + "".join(
        f'\n"{x},0" = "tee_esw"' for x in (4, 5)
    )
    table = lay_out(
        {"6,0": "chest_gold tunnel_straight_ew"},
        {"Ada": ["tee_esw"], **OTHERS},
        maze=maze.replace('"5,0" = "tee_esw"', '"7,0" = "cross"'),
        tables='[goals]\n"8,0" = "treasure"',
        modules=("treasure_chests:diamond",),
    ).play("tee_esw @ 5,0")
    assert table.outcomes == ["diggers"]
    assert table.told("RoundEnded")[0]["seat"] == "Ada"
    assert table.story.index("ChestOpened") < table.story.index("GoalTurned")  # effect first


@pytest.mark.rule("X-2", "B-51", "B-57")
@pytest.mark.parametrize(("choice", "opened"), [("turn 5,-1", 1), ("turn 8,0", 0)])
def test_the_end_of_the_round_leaves_the_other_chest_unopened(choice: str, opened: int) -> None:
    maze = """
        "2,0" = "straight_ew"
        "3,0" = "straight_ew"
        "4,0" = "straight_ew"
        "5,0" = "cross"
        "6,0" = "tee_esw"
        "7,0" = "tee_esw"
        """
    table = lay_out(
        {"5,-1": "chest_gold tunnel_cross"},
        {"Ada": ["cross"], **OTHERS},
        maze=maze,
        tables='[goals]\n"8,0" = "treasure"',
    ).play("cross @ 1,0")
    assert table.options == ["turn 5,-1", "turn 8,0"]
    table.play(choice)
    assert len(table.told("ChestOpened")) == opened
    assert table.outcomes == ["diggers"]


@pytest.mark.rule("X-2")
def test_the_shortest_path_of_the_english_edition_is_about_goals_only() -> None:
    table = with_tunnel("tunnel_cross", "curve_nw", "cross", keys='edition = "english"')
    assert [event["card"] for event in table.play(OPEN_UPPER).told("ChestOpened")] == [GOLD]


#


@pytest.mark.rule("X-3", "B-34")
def test_a_rockfall_removes_a_face_down_tunnel_and_its_chest() -> None:
    table = with_tunnel("tunnel_cross", "rockfall", "cross")
    assert "rockfall @ 3,-1" in table.options
    table.play("rockfall @ 3,-1")
    assert table.told("ChestBuried") == [{"seat": "Ada", "cell": "3,-1"}]
    assert "ChestOpened" not in table.story
    assert hidden_of(table.state) == {}
    assert table.discard == ["rockfall up"]
    assert table.nuggets["Ada"] == []
    kept = table.view("Ada")["kept"]["treasure_chests"]
    assert kept["buried_chest_cards"] == kept["buried_tunnel_cards"] == [None]


@pytest.mark.rule("X-3", "B-34")
def test_the_gap_may_be_filled() -> None:
    table = with_tunnel("tunnel_cross", "rockfall", "cross", "curve_nw", keys="deck = []")
    table.play("rockfall @ 3,-1", "pass dead_n", "pass dead_e", "curve_nw @ 3,0")
    assert "TunnelTurned" not in table.story
    assert "cross @ 3,-1" in table.options  # nobody else has cards left


@pytest.mark.rule("X-3", "B-34", "B-36")
def test_a_rockfall_on_a_turned_tunnel_sets_it_aside() -> None:
    table = open_chest(GOLD, hands={"Ada": ["curve_nw"], "Bo": ["rockfall"], "Cai": ["cross"]})
    assert "rockfall @ 3,-1" in table.options
    table.play("rockfall @ 3,-1")
    assert table.told("RockFell") == [{"seat": "Bo", "card": "tunnel_straight_ns", "cell": "3,-1"}]
    assert "3,-1" not in table.maze
    assert table.discard == ["rockfall up"]
    assert "ChestBuried" not in table.story
    assert "cross @ 3,-1" in table.options


@pytest.mark.rule("X-3", "B-34")
def test_a_rockfall_on_other_cards_is_as_ever() -> None:
    table = with_tunnel("tunnel_cross", "rockfall", "cross").play("rockfall @ 2,0")
    assert table.discard == ["straight_ew up", "rockfall up"]
    assert list(hidden_of(table.state)) == [(3, -1)]
    with pytest.raises(IllegalChoice, match="B-34"):
        with_tunnel("tunnel_cross", "rockfall").play("rockfall @ 8,0")


@pytest.mark.rule("X-3", "B-34")
def test_what_was_linked_through_a_turned_tunnel_is_linked_no_longer() -> None:
    hands = {"Ada": ["curve_nw", "cross"], "Bo": ["cross"], "Cai": ["rockfall"]}
    table = open_chest(GOLD, hands=hands).play("cross @ 3,-2", "rockfall @ 3,-1")
    assert "3,-2" in table.maze
    assert not [text for text in table.options if "@ 3,-3" in text or "@ 2,-2" in text]


@pytest.mark.rule("X-3", "B-35", "B-38")
def test_a_map_looks_at_tunnel_and_chest() -> None:
    table = with_tunnel("tunnel_cross", "map", "cross")
    assert table.options_with("map") == ["map @ 3,-1", "map @ 8,-2", "map @ 8,0", "map @ 8,2"]
    table.play("map @ 3,-1")
    whole = {"seat": "Ada", "cell": "3,-1", "card": "tunnel_cross", "chest_card": GOLD}
    assert table.told("ChestSeen") == [whole]
    for name in ("Bo", None):
        told = [event for event in table.seen_by(name) if event["event"] == "ChestSeen"]
        assert told == [{"event": "ChestSeen", "seat": "Ada", "cell": "3,-1"}]
        kept = table.view(name)["kept"]["treasure_chests"]
        assert (kept["chest_cards"], kept["tunnel_cards"]) == ([None], [None])
        assert kept["looker_masks"] == [["Ada"]]
    kept = table.view("Ada")["kept"]["treasure_chests"]
    assert (kept["chest_cards"], kept["tunnel_cards"]) == ([GOLD], ["tunnel_cross"])
    assert table.discard == ["map up"]
    assert list(hidden_of(table.state)) == [(3, -1)]
    assert table.state.maze.is_face_down(int(table.state.goal_cells[0]))


@pytest.mark.rule("X-3", "B-37")
def test_a_map_does_not_look_at_a_turned_tunnel() -> None:
    table = open_chest(GOLD, hands={"Ada": ["curve_nw"], "Bo": ["map"]})
    assert "map @ 3,-1" not in table.options
    with pytest.raises(IllegalChoice, match="B-35"):
        table.play("map @ 3,-1")


@pytest.mark.rule("X-3", "B-38")
def test_who_looked_remembers_a_buried_chest() -> None:
    hands = {"Ada": ["rockfall"], **OTHERS}
    table = lay_out({"3,-1": f"{GOLD} tunnel_cross by Ada"}, hands).play("rockfall @ 3,-1")
    assert table.view("Ada")["kept"]["treasure_chests"]["buried_chest_cards"] == [GOLD]
    assert table.view("Bo")["kept"]["treasure_chests"]["buried_chest_cards"] == [None]


@pytest.mark.rule("X-3", "C-23")
def test_diversion_never_moves_a_chest_tunnel() -> None:
    table = open_chest(
        GOLD,
        hands={"Ada": ["curve_nw"], "Bo": ["diversion"]},
        modules=("treasure_chests", "diversion"),
    )
    assert table.options_with("diversion")
    table.play(table.options_with("diversion")[0])
    assert table.maze["3,-1"] == "tunnel_straight_ns"
    assert "3,0" not in table.maze
