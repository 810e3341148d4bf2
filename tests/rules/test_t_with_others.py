"""Toll tunnels and the large card together with Saboteur 2, championship cards and chests."""

from __future__ import annotations

import pytest

from motherlode.rules.core.views import view
from motherlode.rules.notation.data import view_data
from motherlode.rules.worlds.deal import deal_world
from tests.support.table import Played, play

HALL = '"1,0" = "cross"'


def table(
    modules: str, hands: str, *choices: str, maze: str = HALL, more: str = "", keys: str = ""
) -> Played:
    """Ada's turn; Bo's dwarf guards (2, 0)."""
    return play(
        f"""
        modules = {modules.split()}
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        {keys}
        [hands]
        {hands}
        [maze]
        {maze}
        [toll_tunnels]
        dwarves = ["2,0 w Bo"]
        {more}
        """,
        *choices,
    )


VETO = 'Ada = ["straight_ew", "map"]\nBo = ["cross"]\nCai = ["veto", "dead_e"]'


@pytest.mark.rule("T-3")
def test_a_vetoed_card_costs_nothing_and_the_dwarf_stays() -> None:
    played = table("veto toll_tunnels", VETO, "straight_ew @ 2,0 paid by Cai")
    assert (played.kind, played.asked) == ("PayToll", "Cai")
    played.play("agree")
    assert (played.kind, played.asked) == ("VetoWindow", "Bo")
    played.play("let", "veto")
    assert set(played.tokens.values()) == {1}
    assert "2,0" not in played.maze
    assert played.view(None)["kept"]["toll_tunnels"]["cells"] == ["2,0"]
    assert played.asked == "Bo"


@pytest.mark.rule("T-3")
def test_after_a_refusal_no_window_opens() -> None:
    played = table("veto toll_tunnels", VETO, "straight_ew @ 2,0 paid by Cai", "refuse")
    assert (played.kind, played.asked) == ("Turn", "Ada")
    played.play("straight_ew @ 2,0 paid by Ada", "let", "let")
    assert played.tokens == {"Ada": 0, "Bo": 2, "Cai": 1}
    assert played.maze["2,0"] == "straight_ew"


@pytest.mark.rule("T-2")
def test_placing_a_dwarf_cannot_be_vetoed() -> None:
    played = table("veto toll_tunnels", VETO, "dwarf map @ 0,1 n")
    assert (played.kind, played.asked) == ("Turn", "Bo")


PATHS = 'Ada = ["pathfinder", "straight_ew", "dead_e_w"]\nBo = ["map"]\nCai = ["map"]'
ONLY_WAY = """
"1,0" = "straight_ew"
"0,1" = "dead_n"
"0,-1" = "dead_n_s"
"-1,0" = "dead_e"
"""
"""All tunnels but the guarded one are closed."""


@pytest.mark.rule("T-3")
def test_a_sponsor_is_asked_for_pathfinders_cards_too() -> None:
    played = table("pathfinder toll_tunnels", PATHS, "pathfinder", "straight_ew @ -1,0")
    assert (played.kind, played.asked) == ("LayPath", "Ada")
    played.play("dead_e_w @ 2,0 paid by Cai", "refuse")
    assert (played.kind, played.asked) == ("LayPath", "Ada")
    assert not any("paid by Cai" in text for text in played.options)
    played.play("dead_e_w @ 2,0 paid by Ada")
    assert played.tokens == {"Ada": 0, "Bo": 2, "Cai": 1}
    assert played.asked == "Bo"


@pytest.mark.rule("T-3")
def test_if_the_last_sponsor_refuses_pathfinders_second_card_the_turn_ends() -> None:
    poor = "[tokens]\nAda = 0"
    hands = 'Ada = ["pathfinder", "dead_e", "dead_e_w"]\nBo = ["map"]\nCai = ["map"]'
    maze = ONLY_WAY.replace('"-1,0" = "dead_e"\n', "")
    played = table("pathfinder toll_tunnels", hands, "pathfinder", maze=maze, more=poor)
    played.play("dead_e @ -1,0", "dead_e_w @ 2,0 paid by Cai", "refuse")
    assert (played.kind, played.asked) == ("Turn", "Bo")
    assert "dead_e_w" in played.hand("Ada")


@pytest.mark.rule("T-3", "C-22", "B-38")
def test_a_card_for_which_a_sponsor_is_asked_is_one_of_pathfinders() -> None:
    """Whoever is asked can imagine hands without another path card."""
    played = table("pathfinder toll_tunnels", PATHS, "pathfinder", "straight_ew @ -1,0")
    played.play("dead_e_w @ 2,0 paid by Cai")
    assert (played.kind, played.asked) == ("PayToll", "Cai")
    for seat, name in enumerate(played.names):
        for seed in range(10):
            world = deal_world(view(played.state, seat), seed)
            assert view_data(view(world, seat), played.names) == played.view(name)


@pytest.mark.rule("T-3")
def test_pathfinder_needs_a_card_that_can_be_laid_without_a_sponsor() -> None:
    args = ("pathfinder toll_tunnels", PATHS)
    assert "pathfinder" in table(*args, maze=ONLY_WAY).options
    poor = table(*args, maze=ONLY_WAY, more="[tokens]\nAda = 0")
    assert "pathfinder" not in poor.options
    assert "straight_ew @ 2,0 paid by Cai" in poor.options


@pytest.mark.rule("T-3")
def test_a_diversion_onto_a_guarded_cell_is_paid_for() -> None:
    hands = 'Ada = ["diversion"]\nBo = ["map"]\nCai = ["map"]'
    maze = '"1,0" = "straight_ew"\n"0,1" = "cross"'
    played = table("diversion toll_tunnels", hands, maze=maze)
    paid = [text for text in played.options if "@ 2,0" in text and "dwarf" not in text]
    assert paid == ["diversion @ 2,0 paid by Ada", "diversion @ 2,0 paid by Cai"]
    played.play("diversion @ 2,0 paid by Cai", "agree")
    assert played.tokens == {"Ada": 1, "Bo": 2, "Cai": 0}
    assert played.maze == {"1,0": "straight_ew", "2,0": "cross"}


@pytest.mark.rule("T-3")
def test_a_diverted_card_takes_its_dwarf_out_of_the_game() -> None:
    hands = 'Ada = ["diversion"]\nBo = ["map"]\nCai = ["map"]'
    played = table("diversion toll_tunnels", hands, "diversion @ 0,1")
    assert played.told("DwarfGone") == [{"seat": "Bo", "cell": "2,0"}]
    assert set(played.tokens.values()) == {1}


@pytest.mark.rule("T-1", "T-3")
def test_ladders_pay_too() -> None:
    hands = 'Ada = ["ladder_e"]\nBo = ["map"]\nCai = ["map"]'
    played = table("toll_tunnels", hands, keys='rules = "saboteur2"')
    assert set(played.tokens.values()) == {1}
    at_dwarf = [text for text in played.options if "@ 2,0" in text and "dwarf" not in text]
    assert at_dwarf == [
        "ladder_e @ 2,0 turned paid by Ada",
        "ladder_e @ 2,0 turned paid by Cai",
    ]
    played.play("ladder_e @ 2,0 turned paid by Ada")
    assert played.tokens == {"Ada": 0, "Bo": 2, "Cai": 1}


@pytest.mark.rule("T-2")
def test_a_trapped_player_may_place_a_dwarf() -> None:
    hands = 'Ada = ["cross"]\nBo = ["map"]\nCai = ["map"]'
    keys, more = 'rules = "saboteur2"', '[front]\nAda = ["trapped", "pick"]'
    played = table("toll_tunnels", hands, "dwarf cross @ 0,1 n", keys=keys, more=more)
    assert played.hand("Ada") == []
    assert played.asked == "Bo"


UP = """
"0,-1" = "straight_ns"
"0,-2" = "straight_ns"
"0,-3" = "curve_nw turned"
"1,-3" = "straight_ew"
"2,-3" = "straight_ew"
"""


@pytest.mark.rule("W-1")
def test_in_saboteur_2_the_old_role_goes_under_the_pile() -> None:
    played = play(
        f"""
        rules = "saboteur2"
        modules = ["wardrobe"]
        players = 12
        set_aside = ["boss", "saboteur", "geologist"]
        [roles]
        Ada = "profiteer"
        [hands]
        Ada = ["straight_ew"]
        [maze]
        {UP}
        """,
        "straight_ew @ 3,-3",
    )
    assert played.role("Ada") == "boss"
    pile = [played.state.rules.role_names[role] for role in played.state.spare_roles]
    assert pile == ["saboteur", "geologist", "profiteer"]


@pytest.mark.rule("P-1")
def test_in_saboteur_2_the_role_pile_is_not_touched() -> None:
    pile = ["boss", "saboteur", "geologist"]
    played = play(
        f"""
        rules = "saboteur2"
        modules = ["party"]
        players = 12
        set_aside = {pile}
        [hands]
        Ada = ["straight_ew"]
        [maze]
        {UP}
        """
    )
    before = sorted(played.role(name) for name in played.names)
    played.play("straight_ew @ 3,-3")
    assert sorted(played.role(name) for name in played.names) == before
    assert [played.state.rules.role_names[role] for role in played.state.spare_roles] == pile


@pytest.mark.rule("W-1", "B-51")
def test_a_chest_beside_the_large_card_is_reached_through_it() -> None:
    played = play(
        f"""
        modules = ["wardrobe", "treasure_chests:diamond"]
        players = 3
        set_aside = ["digger"]
        [roles]
        Ada = "saboteur"
        [hands]
        Ada = ["straight_ew"]
        [maze]
        {UP}
        [treasure_chests]
        "4,-2" = "tunnel_cross chest_collapse_deck"
        """,
        "straight_ew @ 3,-3",
    )
    assert (played.kind, played.asked) == ("OrderGoals", "Ada")
    assert played.options == ["turn 4,-2", "turn 4,-3"]


# Chests


def before_a_chest(hands: str, *choices: str, more: str = "", keys: str = "deck = []") -> Played:
    """Ada's turn; a tunnel leads to a chest's tunnel that was turned over, at (3, -1)."""
    return play(
        f"""
        modules = ["toll_tunnels", "treasure_chests"]
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        {keys}
        [hands]
        {hands}
        [maze]
        "1,0" = "straight_ew"
        "2,0" = "straight_ew"
        "3,0" = "curve_nw"
        [treasure_chests]
        "3,-1" = "tunnel_straight_ns up"
        opened = ["chest_gold"]
        {more}
        """,
        *choices,
    )


@pytest.mark.rule("T-2", "T-3", "X-3")
def test_a_dwarf_on_the_cell_where_a_chest_lay() -> None:
    hands = 'Ada = ["rockfall", "map"]\nBo = ["dead_e", "map"]\nCai = ["dead_n_s", "map"]'
    played = before_a_chest(hands)
    assert not any("@ 3,-1" in text for text in played.options_with("dwarf"))
    assert "dwarf map @ 3,-2 s" in played.options  # it may stand on the tunnel itself
    played.play("rockfall @ 3,-1", "dwarf dead_e @ 3,-1 s")
    guarded = [text for text in played.options if "@ 3,-1" in text]
    assert guarded == ["dead_n_s @ 3,-1 paid by Ada", "dead_n_s @ 3,-1 paid by Cai"]
    played.play("dead_n_s @ 3,-1 paid by Cai")
    assert played.tokens == {"Ada": 1, "Bo": 2, "Cai": 0}


@pytest.mark.rule("T-3", "X-3")
def test_a_dwarf_on_a_chests_tunnel_goes_with_it() -> None:
    hands = 'Ada = ["rockfall", "map"]\nBo = ["dead_e"]\nCai = ["dead_n_s"]'
    more = '[toll_tunnels]\ndwarves = ["3,-2 s Bo"]'
    played = before_a_chest(hands, "rockfall @ 3,-1", more=more)
    assert played.told("DwarfGone") == [{"seat": "Bo", "cell": "3,-2"}]
    assert set(played.tokens.values()) == {1}


@pytest.mark.rule("T-3", "X-2")
def test_the_toll_is_paid_before_the_chest_is_opened() -> None:
    played = play(
        """
        modules = ["toll_tunnels", "treasure_chests"]
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        [hands]
        Ada = ["curve_nw"]
        Bo = ["dead_e"]
        Cai = ["dead_n"]
        [tokens]
        Ada = 0
        [maze]
        "1,0" = "straight_ew"
        "2,0" = "straight_ew"
        [toll_tunnels]
        dwarves = ["3,0 w Bo"]
        [treasure_chests]
        "3,-1" = "chest_gold tunnel_straight_ns"
        """
    )
    lays = [text for text in played.options if text.startswith("curve_nw @ 3,0")]
    assert lays == ["curve_nw @ 3,0 paid by Cai"]  # the gold in the chest comes too late
    played.play(*lays, "agree")
    assert played.story.index("GoldGiven") < played.story.index("ChestOpened")
    assert played.tokens == {"Ada": 0, "Bo": 2, "Cai": 0}
    assert played.nuggets["Ada"] == [1]


# Several dwarves

BOTH = '[tokens]\nAda = {ada}\n[toll_tunnels]\ndwarves = ["2,0 w Bo", "-1,0 e Cai"]'
TWO_PATHS = 'Ada = ["pathfinder", "straight_ew", "dead_e"]\nBo = ["map"]\nCai = ["map"]'


def two_dwarves(ada: int, *choices: str, more: str = "") -> Played:
    """Ada's turn; one dwarf is Bo's, the other Cai's."""
    return play(
        f"""
        modules = ["toll_tunnels", "pathfinder"]
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        round = 2
        [hands]
        {TWO_PATHS}
        [maze]
        "1,0" = "cross"
        {more}
        {BOTH.format(ada=ada)}
        """,
        *choices,
    )


@pytest.mark.rule("T-3", "C-22")
def test_two_tolls_in_one_turn_go_to_their_owners() -> None:
    first, second = "straight_ew @ 2,0 paid by Ada", "dead_e @ -1,0 paid by Ada"
    played = two_dwarves(2, "pathfinder", first, second)
    assert played.tokens == {"Ada": 0, "Bo": 2, "Cai": 2}
    assert [event["cell"] for event in played.told("DwarfGone")] == ["2,0", "-1,0"]


@pytest.mark.rule("T-3", "C-22")
def test_the_owner_of_one_dwarf_may_pay_for_the_other() -> None:
    played = two_dwarves(0)
    paid = [text for text in played.options if "paid" in text]
    assert paid == [
        "dead_e @ -1,0 paid by Bo",
        "dead_e @ 2,0 turned paid by Cai",
        "straight_ew @ -1,0 paid by Bo",
        "straight_ew @ 2,0 paid by Cai",
    ]
    played.play("straight_ew @ 2,0 paid by Cai", "agree")
    assert played.tokens == {"Ada": 0, "Bo": 2, "Cai": 0}


@pytest.mark.rule("T-3", "C-22", "B-65")
def test_change_from_the_first_toll_pays_the_second() -> None:
    nuggets = "[nuggets]\nAda = [3]"
    played = two_dwarves(0, "pathfinder", "straight_ew @ 2,0 paid by Ada", more=nuggets)
    assert (played.kind, played.options) == ("TurnInNugget", ["take 3"])
    played.play("take 3", "dead_e @ -1,0 paid by Ada")
    assert played.tokens == {"Ada": 1, "Bo": 2, "Cai": 2}
    assert played.nuggets["Ada"] == []


@pytest.mark.rule("T-3", "B-65")
@pytest.mark.parametrize("worth", [1, 2, 3])
def test_change_for_each_nugget_card(worth: int) -> None:
    more = f"[nuggets]\nAda = [{worth}]"
    played = two_dwarves(0, "straight_ew @ 2,0 paid by Ada", f"take {worth}", more=more)
    assert played.tokens == {"Ada": worth - 1, "Bo": 2, "Cai": 1}
    assert played.scores == {"Ada": worth - 1, "Bo": 2, "Cai": 1}
    assert len(played.supply) == 28


# Open ends of goals, trapped owners


@pytest.mark.rule("T-2", "B-24")
def test_a_dwarf_on_a_goal_stays_there_whatever_falls() -> None:
    row = "".join(f'"{x},0" = "straight_ew"\n' for x in (1, 2, 3))
    row += "".join(f'"{x},0" = "cross"\n' for x in (4, 5, 6, 7))
    played = play(
        f"""
        modules = ["toll_tunnels"]
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        deck = []
        [hands]
        Ada = ["rockfall", "map"]
        Bo = ["cross"]
        Cai = ["dead_n"]
        [goals]
        "8,0" = "stone_nw up"
        [maze]
        {row}
        [toll_tunnels]
        dwarves = ["8,-1 s Bo"]
        """,
        "rockfall @ 7,0",
    )
    assert played.told("DwarfGone") == []
    assert played.view(None)["kept"]["toll_tunnels"]["cells"] == ["8,-1"]
    played.play("cross @ 7,0", "dead_n @ 7,-1 turned")
    assert not any("@ 8,-1" in text for text in played.options_with("dwarf"))


@pytest.mark.rule("T-3", "S-32")
def test_a_trapped_owner_is_paid_all_the_same_and_keeps_it() -> None:
    hands = 'Ada = ["straight_ew"]\nBo = ["map"]\nCai = ["map"]'
    roles = '[roles]\nAda = "digger_blue"\nBo = "saboteur"\nCai = "digger_blue"'
    played = table(
        "toll_tunnels",
        hands,
        "straight_ew @ 2,0 paid by Ada",
        keys='rules = "saboteur2"',
        more=f'[front]\nBo = ["trapped"]\n{roles}',
    )
    assert played.tokens == {"Ada": 0, "Bo": 2, "Cai": 1}
    played.play("call Ada", "agree", "agree")
    assert played.tokens == {"Ada": 0, "Bo": 2, "Cai": 1}  # no winner, but no loss


@pytest.mark.rule("T-1", "S-49")
def test_the_gold_of_the_toll_can_be_stolen() -> None:
    hands = 'Ada = ["straight_ew"]\nBo = ["map"]\nCai = ["map"]'
    roles = '[roles]\nAda = "digger_blue"\nBo = "digger_blue"\nCai = "digger_blue"'
    played = table(
        "toll_tunnels",
        hands,
        "call Ada",
        "agree",
        "agree",
        keys='rules = "saboteur2"',
        more=f'[front]\nBo = ["theft"]\n{roles}',
    )
    assert played.options == ["steal Ada", "steal Cai"]
    played.play("steal Cai")
    assert played.tokens == {"Ada": 1, "Bo": 2, "Cai": 0}
