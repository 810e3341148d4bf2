"""Action cards: B-30 to B-38."""

from __future__ import annotations

import pytest

from motherlode.rules.core.errors import IllegalChoice
from tests.support.table import Played, play

MIXED = ["jubilee", "korean", "japanese"]


def lay_out(
    *hand: str, edition: str = "", front: str = "", maze: str = "", goals: str = ""
) -> Played:
    """Ada's turn with these cards in hand; the others hold one card each."""
    return play(
        f"""
        rules = "base"
        edition = "{edition}"
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        [hands]
        Ada = {list(hand)}
        Bo = ["dead_n"]
        Cai = ["dead_e"]
        [front]
        {front}
        [maze]
        {maze}
        [goals]
        {goals}
        """
    )


@pytest.mark.rule("B-30")
@pytest.mark.parametrize("tool", ["pick", "lantern", "cart"])
def test_a_broken_tool_is_laid_in_front_of_another_player(tool: str) -> None:
    table = lay_out(f"break_{tool}", "cross")
    assert table.options_with(f"break_{tool}") == [f"break_{tool} > Bo", f"break_{tool} > Cai"]
    with pytest.raises(IllegalChoice, match="B-30"):
        table.play(f"break_{tool} > Ada")
    table.play(f"break_{tool} > Cai")
    assert [table.front(name) for name in table.names] == [[], [], [tool]]
    assert table.discard == []
    for name in ["Ada", "Bo", "Cai", None]:
        broken = [e for e in table.seen_by(name) if e["event"] == "ToolBroken"]
        assert broken == [
            {
                "event": "ToolBroken",
                "seat": "Ada",
                "card": f"break_{tool}",
                "target": "Cai",
                "tool": tool,
            }
        ]
        assert [seat["tools"] for seat in table.view(name)["seats"]] == [[], [], [tool]]


@pytest.mark.rule("B-30")
def test_never_two_of_the_same_tool_in_front_of_one_player() -> None:
    table = lay_out("break_pick", "break_cart", front='Bo = ["pick", "lantern"]')
    assert table.options_with("break_pick") == ["break_pick > Cai"]
    assert table.options_with("break_cart") == ["break_cart > Bo", "break_cart > Cai"]
    with pytest.raises(IllegalChoice, match="B-30"):
        table.play("break_pick > Bo")
    table.play("break_cart > Bo")
    assert table.front("Bo") == ["pick", "lantern", "cart"]


@pytest.mark.rule("B-30")
def test_whoever_has_a_broken_tool_can_break_others() -> None:
    table = lay_out("break_pick", front='Ada = ["pick", "cart"]')
    assert table.options_with("break_pick") == ["break_pick > Bo", "break_pick > Cai"]


@pytest.mark.rule("B-31", "B-36")
@pytest.mark.parametrize("tool", ["pick", "lantern", "cart"])
@pytest.mark.parametrize("target", ["Ada", "Bo"])
def test_a_repair_removes_the_matching_tool_in_front_of_anybody(tool: str, target: str) -> None:
    table = lay_out(f"fix_{tool}", front=f'{target} = ["pick", "lantern", "cart"]')
    assert table.options_with(f"fix_{tool}") == [f"fix_{tool} > {target}"]
    table.play(f"fix_{tool} > {target}")
    assert table.front(target) == [name for name in ("pick", "lantern", "cart") if name != tool]
    assert table.discard == [f"break_{tool} up", f"fix_{tool} up"]


TWO_TOOLS = [("pick", "lantern"), ("pick", "cart"), ("lantern", "cart")]


@pytest.mark.rule("B-32")
@pytest.mark.parametrize("tools", TWO_TOOLS)
@pytest.mark.parametrize("chosen", [0, 1])
def test_a_repair_for_two_tools_removes_one_of_them(tools: tuple[str, str], chosen: int) -> None:
    card = f"fix_{tools[0]}_{tools[1]}"
    table = lay_out(card, front='Bo = ["pick", "lantern", "cart"]')
    assert table.options_with(card) == sorted(f"{card} > Bo {tool}" for tool in tools)
    table.play(f"{card} > Bo {tools[chosen]}")
    left = [tool for tool in ("pick", "lantern", "cart") if tool != tools[chosen]]
    assert table.front("Bo") == left
    assert table.discard == [f"break_{tools[chosen]} up", f"{card} up"]


@pytest.mark.rule("B-32", "B-33")
def test_a_repair_for_two_tools_needs_only_one_of_them() -> None:
    table = lay_out("fix_pick_cart", front='Bo = ["lantern", "cart"]\nCai = ["lantern"]')
    assert table.options_with("fix_pick_cart") == ["fix_pick_cart > Bo cart"]


@pytest.mark.rule("B-33", "B-37")
@pytest.mark.parametrize("card", ["fix_pick", "fix_cart", "fix_pick_cart"])
def test_a_repair_needs_a_matching_broken_tool(card: str) -> None:
    table = lay_out(card, front='Bo = ["lantern"]')
    assert table.options == [f"pass {card}"]
    with pytest.raises(IllegalChoice, match="B-33"):
        table.play(f"{card} > Bo " + card.split("_")[1])


@pytest.mark.rule("B-33")
def test_a_repair_does_not_protect() -> None:
    table = lay_out("break_pick", "fix_pick")
    table.play("break_pick > Bo")
    assert table.front("Bo") == ["pick"]


TUNNEL = """
"1,0" = "straight_ew"
"2,0" = "cross"
"3,0" = "dead_e_w"
"2,1" = "tee_nes"
"5,-2" = "curve_nw turned"
"7,2" = "straight_ew"
"""
"""A tunnel with a dead end, and two stray cards that nothing links."""
STONE_UP = '"8,2" = "goal_stone_nw up"\n"8,0" = "goal_stone_ne"\n"8,-2" = "goal_treasure"'


@pytest.mark.rule("B-34")
def test_a_rockfall_hits_any_path_card_but_never_start_or_goals() -> None:
    table = lay_out("rockfall", maze=TUNNEL, goals=STONE_UP)
    assert table.options_with("rockfall") == sorted(
        f"rockfall @ {cell}" for cell in ("1,0", "2,0", "3,0", "2,1", "5,-2", "7,2")
    )
    for cell in ("0,0", "8,2", "8,0", "8,-2"):
        with pytest.raises(IllegalChoice, match="B-34"):
            table.play(f"rockfall @ {cell}")
    with pytest.raises(IllegalChoice, match="B-37"):
        table.play("rockfall @ 4,4")


@pytest.mark.rule("B-34", "B-36")
@pytest.mark.parametrize("edition", MIXED)
def test_a_rockfall_removes_the_card_and_both_are_discarded(edition: str) -> None:
    table = lay_out("rockfall", maze=TUNNEL, edition=edition)
    before = table.maze
    table.play("rockfall @ 5,-2")
    assert table.discard == ["curve_nw up", "rockfall up"]
    assert table.maze == {cell: card for cell, card in before.items() if cell != "5,-2"}
    for name in ["Ada", "Bo", None]:
        assert {"event": "RockFell", "seat": "Ada", "card": "curve_nw", "cell": "5,-2"} in (
            table.seen_by(name)
        )


CUT = """
rules = "base"
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
deck = []
[hands]
Ada = ["rockfall", "tee_esw", "cross", "map"]
Bo = []
Cai = []
[maze]
"1,0" = "straight_ew"
"2,0" = "cross"
"3,0" = "cross"
"""


@pytest.mark.rule("B-34", "B-22")
def test_what_was_linked_only_through_the_gap_stays_but_is_linked_no_more() -> None:
    table = play(CUT)
    assert "cross @ 4,0" in table.options
    table.play("rockfall @ 1,0")
    assert table.maze == {"2,0": "cross", "3,0": "cross"}
    assert table.options_with("cross") == [
        "cross @ -1,0",
        "cross @ 0,-1",
        "cross @ 0,1",
        "cross @ 1,0",
    ]
    table.play("tee_esw @ 1,0")  # the gap is filled: opening meets opening on both sides
    assert "cross @ 4,0" in table.options


@pytest.mark.rule("B-34", "B-20")
def test_the_gap_is_filled_under_the_usual_rules() -> None:
    table = play(CUT.replace("tee_esw", "curve_nw"), "rockfall @ 2,0")
    assert table.options_with("curve_nw") == [
        "curve_nw @ -1,0 turned",
        "curve_nw @ 0,-1 turned",
        "curve_nw @ 0,1",
    ]
    assert "cross @ 2,0" in table.options
    assert "cross @ 4,0" not in table.options


@pytest.mark.rule("B-34")
def test_another_way_round_keeps_cards_linked() -> None:
    ring = CUT + '"0,1" = "tee_nes"\n"1,1" = "straight_ew"\n"2,1" = "curve_nw"\n'
    table = play(ring, "rockfall @ 1,0")
    assert "cross @ 4,0" in table.options


@pytest.mark.rule("B-34")
def test_a_goal_stays_turned_when_its_tunnel_is_cut() -> None:
    maze = '"7,2" = "straight_ew"'
    table = lay_out("rockfall", "map", maze=maze, goals=STONE_UP).play("rockfall @ 7,2")
    assert table.maze == {"8,2": "goal_stone_nw"}
    assert table.face_down == {(8, 0), (8, -2)}


@pytest.mark.rule("B-35")
def test_only_the_mover_sees_the_goal_a_map_looks_at() -> None:
    goals = '"8,2" = "goal_stone_nw"\n"8,0" = "goal_treasure"\n"8,-2" = "goal_stone_ne"'
    table = lay_out("map", goals=goals)
    assert table.options_with("map") == ["map @ 8,-2", "map @ 8,0", "map @ 8,2"]
    table.play("map @ 8,0")
    looked = {"event": "MapRead", "seat": "Ada", "cell": "8,0"}
    for name in ["Ada", "Bo", "Cai", None]:
        seen = [e for e in table.seen_by(name) if e["event"] == "MapRead"]
        goal = table.view(name)["goals"]["8,0"]
        if name == "Ada":
            assert seen == [{**looked, "goal": "goal_treasure"}]
            assert goal["card"] == "goal_treasure"
        else:
            assert seen == [looked]
            assert "card" not in goal
        others = [table.view(name)["goals"][cell] for cell in ("8,-2", "8,2")]
        assert all("card" not in goal for goal in others)
    assert (8, 0) in table.face_down
    assert table.discard == ["map up"]


@pytest.mark.rule("B-35", "B-37")
def test_a_map_looks_only_at_face_down_goals() -> None:
    table = lay_out("map", goals=STONE_UP)
    assert table.options_with("map") == ["map @ 8,-2", "map @ 8,0"]
    with pytest.raises(IllegalChoice, match="B-35"):
        table.play("map @ 8,2")


PILE = ["map @ 8,0", "rockfall @ 1,0", "pass cross", "fix_pick > Ada", "pass map"]
PILE_TABLE = """
rules = "base"
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
[hands]
Ada = ["map", "fix_pick"]
Bo = ["rockfall", "map"]
Cai = ["cross"]
[front]
Ada = ["pick"]
[maze]
"1,0" = "curve_nw"
"""


@pytest.mark.rule("B-36")
@pytest.mark.parametrize("edition", [*MIXED, "english"])
def test_the_discard_pile_is_one_pile_in_order_of_time(edition: str) -> None:
    table = play(f'edition = "{edition}"\n' + PILE_TABLE, *PILE)
    played = "down" if edition == "english" else "up"
    assert table.discard == [
        f"map {played}",
        f"curve_nw {played}",
        f"rockfall {played}",
        "cross down",
        f"break_pick {played}",
        f"fix_pick {played}",
        "map down",
    ]


@pytest.mark.rule("B-36")
@pytest.mark.parametrize("edition", MIXED)
def test_everybody_may_look_through_face_up_cards_and_nobody_through_others(edition: str) -> None:
    table = play(f'edition = "{edition}"\n' + PILE_TABLE, *PILE)
    known = ["map", "curve_nw", "rockfall", None, "break_pick", "fix_pick", None]
    for name in ["Ada", "Bo", "Cai", None]:
        view = table.view(name)
        assert [card.get("card") for card in view["discard"]] == known
        assert [card["face_up"] for card in view["discard"]] == [card is not None for card in known]
    assert table.view("Ada")["remembered"] == table.view(None)["remembered"] == {}
    assert table.view("Bo")["remembered"] == {"6": "map"}
    assert table.view("Cai")["remembered"] == {"3": "cross"}


@pytest.mark.rule("B-36", "B-13")
def test_in_the_english_edition_the_whole_pile_lies_face_down() -> None:
    table = play('edition = "english"\n' + PILE_TABLE, *PILE)
    for name in ["Ada", "Bo", "Cai", None]:
        pile = table.view(name)["discard"]
        assert [card["face_up"] for card in pile] == [False] * 7
        assert all("card" not in card for card in pile)
    assert "3" not in table.view("Ada")["remembered"]
    assert "6" not in table.view("Cai")["remembered"]


@pytest.mark.rule("B-37")
@pytest.mark.parametrize(
    ("card", "front"),
    [
        ("rockfall", ""),
        ("fix_lantern", ""),
        ("fix_lantern_cart", 'Bo = ["pick"]'),
        ("break_pick", 'Bo = ["pick"]\nCai = ["pick"]'),
    ],
)
def test_a_card_without_a_target_can_only_be_discarded(card: str, front: str) -> None:
    assert lay_out(card, front=front).options == [f"pass {card}"]


@pytest.mark.rule("B-37")
def test_a_map_needs_a_face_down_goal() -> None:
    table = lay_out("map")
    table.state.turned_goals = 7  # can't come about in the base game: the treasure ends the round
    assert table.options == ["pass map"]


@pytest.mark.rule("B-38")
def test_what_everybody_sees() -> None:
    table = play(
        """
        rules = "base"
        players = ["Ada", "Bo", "Cai"]
        turn = "Bo"
        deck = 7
        [hands]
        Ada = ["map", "fix_pick"]
        Bo = ["rockfall", "map", "curve_nw"]
        Cai = []
        [nuggets]
        Ada = [3, 1]
        Cai = [2]
        [tokens]
        Bo = 2
        [front]
        Ada = ["pick"]
        """
    )
    for name in ["Ada", "Bo", "Cai", None]:
        view = table.view(name)
        assert [seat["cards"] for seat in view["seats"]] == [2, 3, 0]
        assert [seat["nugget_cards"] for seat in view["seats"]] == [2, 0, 1]
        assert [seat["tokens"] for seat in view["seats"]] == [0, 2, 0]
        assert [seat["tools"] for seat in view["seats"]] == [["pick"], [], []]
        assert view["deck"] == 7
        assert len(view["discard"]) == 67 - 5 - 1 - 7  # hands, in front, deck
        assert view["asked"] == "Bo"


@pytest.mark.rule("B-38", "B-35", "B-70")
def test_what_a_look_showed_stays_known_until_the_goals_are_shuffled() -> None:
    table = lay_out("map", "map").play("map @ 8,0", "pass dead_n", "pass dead_e", "map @ 8,2")
    known = table.view("Ada")["goals"]
    assert {cell for cell, goal in known.items() if "card" in goal} == {"8,0", "8,2"}
    assert table.view("Bo")["looked"] == {"Ada": ["8,0", "8,2"]}
    table.play("call Ada", "agree", "agree")
    while table.kind != "Turn":
        table.play(table.options[0])
    assert table.state.round == 2
    for name in table.names:
        assert all("card" not in goal for goal in table.view(name)["goals"].values())
        assert table.view(name)["looked"] == {}
