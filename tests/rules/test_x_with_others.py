"""Treasure chests where they meet other modules, Saboteur 2 and an empty deck: X-1 to X-4."""

from __future__ import annotations

import pytest

from motherlode.rules.core.errors import BadPosition
from tests.support.chests import BEFORE, OPEN_UPPER, hidden_of, lay_out, open_chest
from tests.support.table import Played, play

OTHERS = {"Bo": ["dead_n"], "Cai": ["dead_e"]}


def opened(table: Played) -> list[str]:
    """The chests that were opened, in order."""
    return [event["card"] for event in table.told("ChestOpened")]


def knows(table: Played, name: str | None) -> list[list[str]]:
    """What a seat remembers of hidden cards together."""
    return [memory["cards"] for memory in table.view(name)["memories"]]


# Veto


@pytest.mark.rule("X-2", "C-19", "B-14")
@pytest.mark.parametrize("chest", ["chest_no_draw", "chest_extra_draw", "chest_take_card"])
def test_a_vetoed_card_opens_no_chest(chest: str) -> None:
    table = open_chest(
        chest,
        "let",
        "veto",
        hands={**OTHERS, "Cai": ["veto", "dead_e"]},
        keys='deck = ["map", "rockfall", "..."]',
        modules=("treasure_chests", "veto"),
    )
    assert "TunnelTurned" not in table.story
    assert list(hidden_of(table.state)) == [(3, -1)]
    drawn = [(event["seat"], event["card"]) for event in table.told("CardDrawn")]
    assert drawn == [("Ada", "map"), ("Cai", "rockfall")]
    assert (table.asked, table.kind) == ("Bo", "Turn")


# Diversion


@pytest.mark.rule("X-2", "C-23", "B-34")
def test_the_card_that_had_reached_a_chest_is_diverted() -> None:
    hands = {"Ada": ["curve_nw"], "Bo": ["diversion"], "Cai": ["curve_nw", "cross"]}
    table = open_chest(
        "chest_gold",
        tunnel="tunnel_cross",
        hands=hands,
        keys="deck = []",
        modules=("treasure_chests", "diversion"),
    )
    table.play("diversion @ -1,0 turned")
    assert table.maze["3,-1"] == "tunnel_cross"  # it stays where it is, face up
    assert "3,0" not in table.maze
    assert not [text for text in table.options if "@ 3,-2" in text]  # linked no longer
    table.play(OPEN_UPPER)
    assert opened(table) == ["chest_gold"]  # only the first time
    assert table.nuggets["Cai"] == []
    assert "cross @ 3,-2" in table.options  # nobody else has cards left


@pytest.mark.rule("X-4", "C-23", "B-36")
def test_diversion_is_not_among_the_discards_of_a_chest_it_reaches() -> None:
    table = lay_out(
        {"3,-1": "chest_dig_discards tunnel_cross"},
        {"Ada": ["diversion", "cross"], **OTHERS},
        BEFORE + '"0,1" = "curve_nw"\n',
        keys='discard = ["map", "rockfall"]\ndeck = "..."',
        modules=("treasure_chests", "diversion"),
    ).play("diversion @ 3,0")
    assert (table.asked, table.options) == ("Ada", ["keep map", "keep rockfall"])
    assert table.hand("Ada") == ["cross", "diversion"]
    table.play("keep map")
    assert table.discard == ["rockfall down", "diversion up"]
    assert table.hand("Ada") == ["cross", "map"]


@pytest.mark.rule("X-4", "S-32", "C-23")
def test_a_trapped_player_opens_a_chest_by_diversion_and_keeps_the_gold() -> None:
    table = play(
        """
        rules = "saboteur2"
        modules = ["treasure_chests", "diversion"]
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        [hands]
        Ada = ["diversion", "theft"]
        Bo = ["map"]
        [roles]
        Ada = "saboteur"
        Bo = "saboteur"
        Cai = "digger_blue"
        [front]
        Ada = ["trapped", "pick"]
        [maze]
        "1,0" = "straight_ew"
        "2,0" = "straight_ew"
        "0,1" = "curve_nw"
        [treasure_chests]
        "3,-1" = "chest_gold tunnel_cross"
        """,
        "diversion @ 3,0",
    )
    assert opened(table) == ["chest_gold"]
    assert table.tokens == {"Ada": 1, "Bo": 0, "Cai": 0}
    table.play("call Ada", "agree", "agree")
    assert table.tokens == {"Ada": 1, "Bo": 5, "Cai": 0}  # paid to the only free saboteur


@pytest.mark.rule("X-4", "S-49")
def test_gold_out_of_a_chest_can_be_stolen() -> None:
    table = open_chest(
        "chest_gold",
        keys='rules = "saboteur2"',
        tables='[front]\nBo = ["theft"]\n[roles]\nAda = "digger_blue"\n'
        'Bo = "digger_blue"\nCai = "digger_blue"',
    )
    table.play("call Ada", "agree", "agree")
    assert table.options == ["steal Ada"]
    table.play("steal Ada")
    assert table.tokens == {"Ada": 0, "Bo": 1, "Cai": 0}


# Pathfinder


@pytest.mark.rule("X-4", "C-22", "B-14")
def test_a_card_dug_out_may_be_the_second_of_pathfinder() -> None:
    table = lay_out(
        {"3,-1": "chest_dig_discards tunnel_straight_ns"},
        {"Ada": ["pathfinder", "curve_nw", "dead_n_s"], **OTHERS},
        keys='discard = ["straight_ns"]\ndeck = ["map", "rockfall", "..."]',
        modules=("treasure_chests", "pathfinder"),
    ).play("pathfinder", OPEN_UPPER)
    assert table.told("DiscardsMixed") == [{"seat": "Ada", "count": 1}]  # Pathfinder isn't in it
    assert (table.asked, table.kind) == ("Ada", "LayPath")
    table.play("straight_ns @ 3,-2")
    assert [event["card"] for event in table.told("CardDrawn")] == ["map"]  # two, and one less
    assert table.hand("Ada") == ["dead_n_s", "map"]


@pytest.mark.rule("X-4", "B-14", "C-22")
def test_what_two_chests_take_counts_against_the_second_card_too() -> None:
    """Two cards are played and two chests cost one draw each: nothing is drawn."""
    table = lay_out(
        {"3,-1": "chest_no_draw tunnel_straight_ns", "3,1": "chest_take_card tunnel_cross"},
        {"Ada": ["pathfinder", "cross", "dead_n_s"], **OTHERS},
        modules=("treasure_chests", "pathfinder"),
    ).play("pathfinder", "cross @ 3,0", "turn 3,-1", "dead_n_s @ 3,-2", "rob Cai")
    assert opened(table) == ["chest_no_draw", "chest_take_card"]
    assert table.told("CardDrawn") == []
    assert table.hand("Ada") == ["dead_e"]


# Goals


@pytest.mark.rule("X-4", "G-1", "B-51")
def test_a_spider_is_moved_out_of_the_way() -> None:
    maze = """
        "1,0" = "straight_ew"
        "2,0" = "straight_ew"
        "4,0" = "tee_esw turned"
        "5,0" = "tee_esw turned"
        "6,0" = "tee_esw turned"
        "7,0" = "cross"
        """
    table = lay_out(
        {"3,-1": "chest_move_goal tunnel_straight_ns"},
        {"Ada": ["cross", "map"], **OTHERS},
        maze,
        tables='[goals]\n"8,0" = "spider_ne"',
        modules=("treasure_chests", "new_goals"),
    ).play("cross @ 3,0")
    assert table.options == ["turn 3,-1", "turn 8,0"]
    table.play("turn 3,-1")
    assert table.options == sorted(f"move_goal 8,{y}" for y in (-4, -2, 0, 2, 4))
    table.play("move_goal 8,0")
    assert table.outcomes == []
    assert table.face_down == {(8, -4), (8, -2), (9, 0), (8, 2), (8, 4)}


@pytest.mark.rule("X-2", "G-3", "B-51", "B-57")
@pytest.mark.parametrize(
    ("order", "winner", "chests"),
    [
        (["turn 8,-2"], "diggers", 0),
        (["turn 8,0"], "saboteurs", 0),
        (["turn 3,-1", "turn 8,-2"], "diggers", 1),
        (["turn 3,-1", "turn 8,0"], "saboteurs", 1),
    ],
)
def test_chest_spider_and_treasure_at_once(order: list[str], winner: str, chests: int) -> None:
    maze = """
        "2,0" = "straight_ew"
        "3,0" = "tee_esw turned"
        "4,0" = "straight_ew"
        "5,0" = "straight_ew"
        "6,0" = "curve_nw"
        "6,-1" = "curve_nw turned"
        "7,-1" = "tee_esw"
        "8,-1" = "tee_nes turned"
        """
    table = lay_out(
        {"3,-1": "chest_gold tunnel_straight_ns"},
        {"Ada": ["cross"], **OTHERS},
        maze,
        tables='[goals]\n"8,-2" = "treasure"\n"8,0" = "spider_ne"\n'
        '[roles]\nAda = "digger"\nBo = "digger"\nCai = "saboteur"',
        modules=("treasure_chests", "new_goals"),
    ).play("cross @ 1,0")
    assert table.options == ["turn 3,-1", "turn 8,-2", "turn 8,0"]
    table.play(*order)
    assert table.outcomes == [winner]
    assert len(opened(table)) == chests
    assert len(table.told("GoalTurned")) == 1


@pytest.mark.rule("X-4", "B-14", "B-57")
@pytest.mark.parametrize("chest", ["extra_draw", "no_draw", "take_card", "pick_of_three"])
def test_what_waited_for_the_end_of_the_turn_is_lost_with_the_round(chest: str) -> None:
    maze = """
        "2,0" = "straight_ew"
        "3,0" = "tee_esw turned"
        "4,0" = "straight_ew"
        "5,0" = "straight_ew"
        "6,0" = "tee_esw"
        "7,0" = "tee_esw"
        """
    table = lay_out(
        {"3,-1": f"chest_{chest} tunnel_straight_ns"},
        {"Ada": ["cross"], **OTHERS},
        maze,
        tables='[goals]\n"8,0" = "treasure"',
    ).play("cross @ 1,0", "turn 3,-1")
    assert (opened(table), table.outcomes) == ([f"chest_{chest}"], ["diggers"])
    assert table.told("CardDrawn") == []
    while table.kind == "PickNugget":
        table.play(table.options[0])
    assert (table.asked, table.kind) == ("Bo", "Turn")
    table.play(table.options_with("pass")[0])
    assert [event["seat"] for event in table.told("CardDrawn")] == ["Bo"]
    assert (table.asked, table.kind) == ("Cai", "Turn")
    assert not {"CardTaken", "CardsSeen"} & set(table.story)


@pytest.mark.rule("X-4", "C-17", "B-38")
def test_what_is_known_of_a_pair_goes_with_a_moved_goal() -> None:
    tables = """
        [goals]
        "8,0" = "treasure"
        [back_and_forth]
        Bo = ["goal_treasure @ 8,-2 8,0"]
        """
    modules = ("treasure_chests", "back_and_forth")
    table = open_chest("chest_move_goal", "move_goal 8,0", tables=tables, modules=modules)
    (fact,) = table.view("Bo")["kept"]["back_and_forth"]["facts"]
    assert (fact["cells"], fact["goal"]) == (["8,-2", "9,0"], "goal_treasure")
    (fact,) = table.view("Cai")["kept"]["back_and_forth"]["facts"]
    assert "goal" not in fact


# Roles


@pytest.mark.rule("X-4", "S-35", "B-38")
def test_a_role_seen_goes_under_the_pile_and_stays_known_there() -> None:
    table = open_chest(
        "chest_look_at_role",
        "look_at Cai",
        hands={"Bo": ["swap_hats", "map"]},
        keys='rules = "saboteur2"',
        tables='[roles]\nCai = "saboteur"',
    )
    assert table.roles_shown("Ada")["Cai"] == "saboteur"
    table.play("swap_hats > Cai")
    assert "Cai" not in table.roles_shown("Ada")
    cards = table.view("Ada")["role_cards"]
    assert cards[-1]["role"] == "saboteur"  # at the bottom of the pile


BESIDE_THE_LARGE_CARD = """
players = ["Ada", "Bo", "Cai", "Dee", "Eli"]
turn = "Ada"
set_aside = ["digger"]
[hands]
Ada = ["straight_ew"]
[roles]
Ada = "digger"
Bo = "saboteur"
Cai = "saboteur"
Dee = "digger"
Eli = "digger"
[treasure_chests]
"4,-2" = "chest_look_at_role tunnel_straight_ns"
[maze]
"0,-1" = "straight_ns"
"0,-2" = "straight_ns"
"0,-3" = "curve_nw turned"
"1,-3" = "straight_ew"
"2,-3" = "straight_ew"
"""
"""A card at (3, -3) reaches the large card and through it a chest."""


@pytest.mark.rule("X-4", "P-1", "B-38", "B-51")
@pytest.mark.parametrize("chest_first", [True, False])
def test_a_role_seen_before_the_party_is_known_of_the_group(chest_first: bool) -> None:
    table = play(
        'modules = ["party", "treasure_chests:diamond"]\n' + BESIDE_THE_LARGE_CARD,
        "straight_ew @ 3,-3",
    )
    assert table.options == ["turn 4,-2", "turn 4,-3"]
    table.play("turn 4,-2" if chest_first else "turn 4,-3", "look_at Cai")
    kept = table.view("Ada")["kept"]["party"]
    own = {"Ada": table.role("Ada")}
    if chest_first:
        assert kept["roles"] == ["digger", "saboteur"]  # her own and Cai's, wherever they are
        assert table.roles_shown("Ada") == own
    else:
        assert kept["roles"] == ["digger"]
        assert table.roles_shown("Ada") == own | {"Cai": table.role("Cai")}
    assert table.view("Dee")["kept"]["party"]["roles"] == ["digger"]


@pytest.mark.rule("X-4", "W-1", "B-51")
def test_the_wardrobe_and_a_chest_in_either_order() -> None:
    for order in (["turn 4,-3"], ["turn 4,-2"]):
        table = play(
            'modules = ["wardrobe", "treasure_chests:diamond"]\n'
            + BESIDE_THE_LARGE_CARD.replace('["digger"]', '["saboteur"]', 1).replace(
                'Cai = "saboteur"', 'Cai = "digger"'
            ),
            "straight_ew @ 3,-3",
            *order,
            "look_at Bo",
        )
        assert table.role("Ada") == "saboteur"
        assert table.roles_shown("Ada") == {"Ada": "saboteur", "Bo": "saboteur"}
        assert opened(table) == ["chest_look_at_role"]


# An empty deck


@pytest.mark.rule("X-4", "B-11", "B-14", "B-37")
@pytest.mark.parametrize(
    ("chest", "asked", "gained"),
    [
        ("chest_gold", [], 0),
        ("chest_no_maps", [], 0),
        ("chest_no_draw", [], 0),
        ("chest_extra_draw", [], 0),
        ("chest_move_goal", ["MoveGoal"], 0),
        ("chest_take_card", ["RobHand"], 1),
        ("chest_pick_of_three", [], 0),
        ("chest_look_at_role", ["LookAtRole"], 0),
        ("chest_dig_discards", ["KeepCard"], 1),
        ("chest_collapse_deck", [], 0),
    ],
)
def test_every_effect_with_an_empty_deck(chest: str, asked: list[str], gained: int) -> None:
    table = open_chest(chest, keys="deck = []")
    for kind in asked:
        assert (table.asked, table.kind) == ("Ada", kind)
        table.play(table.options[0])
    assert len(table.hand("Ada")) == 1 + gained
    assert table.told("CardDrawn") == []
    assert (table.asked, table.kind) == ("Bo", "Turn")
    assert table.outcomes == []


@pytest.mark.rule("X-4", "B-14", "B-54")
def test_the_end_of_the_round_is_checked_after_late_effects() -> None:
    hands = {"Ada": ["curve_nw"], "Bo": [], "Cai": []}
    keys = 'deck = ["map", "rockfall"]'
    table = open_chest("chest_pick_of_three", hands=hands, keys=keys)
    assert table.kind == "KeepCard"  # neither deck nor hands have a card left, but Ada keeps one
    table.play("keep map")
    assert table.outcomes == []
    assert (table.asked, table.hand("Ada")) == ("Ada", ["map"])


# Rockfall, map and ladder


@pytest.mark.rule("X-3", "B-37")
def test_before_any_card_is_laid_a_rockfall_can_hit_chests() -> None:
    table = play('modules = ["treasure_chests"]\n[hands]\nAda = ["rockfall", "map"]')
    places = ["3,-1", "3,1", "5,-1", "5,1"]
    assert table.options_with("rockfall") == [f"rockfall @ {place}" for place in places]
    goals = ["8,-2", "8,0", "8,2"]
    assert table.options_with("map") == [f"map @ {place}" for place in places + goals]


@pytest.mark.rule("X-2", "S-21")
def test_a_ladder_needs_more_than_a_face_down_tunnel_beside_it() -> None:
    chests = {"3,-1": "chest_gold tunnel_cross", "5,-1": "chest_no_draw tunnel_straight_ns"}
    hands = {"Ada": ["ladder_e", "cross"], "Bo": ["ladder_s"]}
    table = lay_out(chests, hands, BEFORE, 'rules = "saboteur2"')
    places = {text.split(" @ ")[1].split()[0] for text in table.options_with("ladder_e")}
    assert "2,-1" in places  # above a path card; the chest doesn't forbid it
    assert not places & {"3,-2", "4,-1", "5,-2"}
    table.play("ladder_e @ 2,-1")  # it opens onto the chest: joined to the start
    assert opened(table) == ["chest_gold"]
    places = {text.split(" @ ")[1].split()[0] for text in table.options_with("ladder_s")}
    assert "3,-2" in places  # beside the tunnel that was turned over
    assert "5,-2" not in places


# Memories


@pytest.mark.rule("X-4", "B-38", "S-36")
def test_a_robber_who_knew_the_hand_knows_what_is_left_there() -> None:
    table = play(
        """
        rules = "saboteur2"
        modules = ["treasure_chests"]
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        deck = []
        memories = [
            { knowers = ["Ada"], hands = ["Bo"], discards = [], cards = ["map", "map"] },
            { knowers = ["Cai"], hands = ["Bo"], discards = [], cards = ["map", "map"] },
        ]
        [hands]
        Ada = ["curve_nw", "map"]
        Bo = ["map", "map"]
        Cai = []
        [maze]
        "1,0" = "straight_ew"
        "2,0" = "straight_ew"
        [treasure_chests]
        "3,-1" = "chest_take_card tunnel_straight_ns"
        """,
        OPEN_UPPER,
    )
    assert table.hand("Ada") == ["map", "map"]
    assert table.view("Ada")["memories"] == [{"hands": ["Bo"], "discards": [], "cards": ["map"]}]
    (memory,) = table.view("Cai")["memories"]
    assert (memory["hands"], memory["cards"]) == (["Ada", "Bo"], ["map", "map"])
    assert knows(table, "Bo") == [["map"]]


@pytest.mark.rule("X-4", "B-38")
def test_what_everybody_knew_of_the_robbed_hand_is_known_of_both() -> None:
    """Bo's cross was announced and taken back; then Ada robs Bo."""
    table = play(
        """
        modules = ["treasure_chests"]
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        memories = [{ knowers = "everybody", hands = ["Bo"], cards = ["cross"], discards = [] }]
        [hands]
        Ada = ["curve_nw"]
        Bo = ["cross"]
        Cai = ["map"]
        [maze]
        "1,0" = "straight_ew"
        "2,0" = "straight_ew"
        [treasure_chests]
        "3,-1" = "chest_take_card tunnel_straight_ns"
        """,
        OPEN_UPPER,
        "rob Bo",
    )
    for name in ("Cai", None):
        (memory,) = table.view(name)["memories"]
        assert (memory["hands"], memory["cards"]) == (["Ada", "Bo"], ["cross"])


# The tournament


@pytest.mark.rule("X-1", "O-2")
def test_no_chest_lies_half_way_in_the_tournament() -> None:
    lines = '[maze]\n"1,0" = "cross"\n[treasure_chests]\n"4,0" = "chest_gold"'
    with pytest.raises(BadPosition, match="there’s no chest at 4,0"):
        play(f'rules = "tournament"\nmodules = ["treasure_chests:random"]\n{lines}')
    table = play(f'modules = ["treasure_chests:random"]\n{lines}')
    assert list(hidden_of(table.state)) == [(4, 0)]
