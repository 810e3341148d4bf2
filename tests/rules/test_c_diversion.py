"""Diversion: C-23."""

from __future__ import annotations

import pytest

from motherlode.rules.core.errors import IllegalChoice, IncompatibleModules
from motherlode.rules.notation.digest import state_digest
from motherlode.rules.positions.position import read_position, write_position
from tests.support.digest import digest
from tests.support.table import deal, play

TABLE = """
modules = ["diversion"]
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
deck = ["cross", "tee_nes", "curve_ne"]
discard = ["dead_n"]
[hands]
Ada = ["diversion", "straight_ew"]
Bo = ["rockfall", "cross"]
[maze]
"1,0" = "straight_ew"
"0,1" = "straight_ns"
"2,0" = "curve_nw"
"""


@pytest.mark.rule("C-23")
def test_the_card_laid_last_goes_wherever_it_fits_either_way_up() -> None:
    table = play(TABLE)
    assert table.options_with("diversion") == [
        "diversion @ -1,0 turned",
        "diversion @ 0,-1 turned",
        "diversion @ 0,2",
    ]


@pytest.mark.rule("C-23", "B-36", "B-14")
def test_it_is_moved_and_diversion_is_discarded() -> None:
    table = play(TABLE, "diversion @ 0,-1 turned")
    assert table.maze == {
        "1,0": "straight_ew",
        "0,1": "straight_ns",
        "0,-1": "curve_nw turned",
    }
    assert table.told("PathMoved") == [
        {"seat": "Ada", "card": "curve_nw", "old_cell": "2,0", "cell": "0,-1", "turned": True}
    ]
    assert table.discard[-2:] == ["dead_n up", "diversion up"]
    assert table.told("CardDrawn") == [{"seat": "Ada", "card": "cross"}]
    assert (table.asked, table.kind) == ("Bo", "Turn")
    table.play("cross @ 2,0")  # the old place is empty and may be filled
    assert table.maze["2,0"] == "cross"


@pytest.mark.rule("C-23")
def test_not_back_to_where_it_lay_and_only_under_the_rules() -> None:
    table = play(TABLE)
    for choice, reason in (
        ("diversion @ 2,0", r"to another space \(C-23\)"),
        ("diversion @ 2,0 turned", r"to another space \(C-23\)"),
        ("diversion @ 1,0", r"there’s already a card there \(B-20\)"),
        ("diversion @ 0,2 turned", r"walls must meet walls.*\(B-20\)"),
        ("diversion @ 5,5", r"isn’t next to any face-up card.*\(B-20\)"),
    ):
        with pytest.raises(IllegalChoice, match=reason):
            table.play(choice)


@pytest.mark.rule("C-23", "B-22")
def test_it_is_lifted_first_so_nothing_can_be_linked_through_it() -> None:
    text = TABLE.replace('"2,0" = "curve_nw"', '"2,0" = "tee_esw"')
    assert play(text).options_with("diversion") == [
        "diversion @ -1,0",
        "diversion @ -1,0 turned",
        "diversion @ 0,-1",
        "diversion @ 0,2 turned",
    ]  # not @ 3,0 or @ 2,1, beside its own openings
    with pytest.raises(IllegalChoice, match=r"\(B-20\)"):
        play(text, "diversion @ 3,0")


@pytest.mark.rule("C-23")
def test_its_old_place_counts_as_empty_for_its_neighbours() -> None:
    text = """
    modules = ["diversion"]
    [hands]
    Ada = ["diversion"]
    [maze]
    "1,0" = "cross"
    "1,1" = "straight_ns"
    "2,0" = "cross"
    """
    # at 2,1 the straight card below 1,0 has a wall; the lifted cross asks for nothing there
    assert "diversion @ 1,2" in play(text).options
    assert "diversion @ 2,1" not in play(text).options


@pytest.mark.rule("C-23")
def test_a_card_that_looks_the_same_is_never_turned() -> None:
    text = TABLE.replace('"2,0" = "curve_nw"', '"2,0" = "straight_ew"')
    table = play(text)
    assert table.options_with("diversion") == ["diversion @ -1,0"]
    with pytest.raises(IllegalChoice, match="looks the same either way"):
        table.play("diversion @ -1,0 turned")


@pytest.mark.rule("C-23")
def test_it_is_the_latest_that_is_still_in_the_maze() -> None:
    table = play(TABLE, "straight_ew @ -1,0", "rockfall @ -1,0")
    table.play(table.options_with("pass")[0])
    table.play("diversion @ 0,2")
    assert table.told("PathMoved")[0]["old_cell"] == "2,0"


@pytest.mark.rule("C-23")
def test_moving_it_counts_as_laying_it() -> None:
    text = TABLE.replace('["diversion"]', '["diversion", "storage"]', 1)
    text = text.replace('["rockfall", "cross"]', '["storage", "cross"]')
    table = play(text, "diversion @ 0,2", "storage", "keep diversion")
    for _ in ("Cai", "Ada"):
        table.play(table.options_with("pass")[0])
    assert table.asked == "Bo"
    table.play("diversion @ 2,0")
    assert [event["old_cell"] for event in table.told("PathMoved")] == ["2,0", "0,2"]


ONLY = """
modules = ["diversion"]
[hands]
Ada = ["diversion", "map"]
[maze]
"1,0" = "{card}"
"""


@pytest.mark.rule("C-23")
def test_the_only_card_can_be_moved_around_the_start() -> None:
    table = play(ONLY.replace("{card}", "dead_n_e_s_w"))
    assert table.options_with("diversion") == [
        "diversion @ -1,0",
        "diversion @ 0,-1",
        "diversion @ 0,1",
    ]
    table.play("diversion @ 0,1")
    assert table.maze == {"0,1": "dead_n_e_s_w"}


@pytest.mark.rule("C-23", "B-37")
def test_without_a_card_or_another_place_it_can_only_be_discarded() -> None:
    empty = play(ONLY.replace('"1,0" = "{card}"', ""))
    assert empty.options_with("diversion") == []
    with pytest.raises(IllegalChoice, match=r"no path card .* is in the maze \(C-23, B-37\)"):
        empty.play("diversion @ 1,0")
    closed = '"0,1" = "dead_n_s"\n"0,-1" = "dead_n_e_s_w"\n"-1,0" = "dead_e_w"\n"1,0" = "cross"'
    table = play(ONLY.replace('"1,0" = "{card}"', closed))
    assert [text for text in table.options if "diversion" in text] == ["pass diversion"]


@pytest.mark.rule("C-23")
def test_asking_for_it_changes_nothing() -> None:
    table = play(TABLE)
    before = digest(table.state.copy())
    assert table.options
    after = digest(table.state.copy())
    for each in (before, after):
        for name in ("spots", "stale"):
            each["maze"].pop(name, None)
    assert before == after


@pytest.mark.rule("C-23", "B-25")
def test_broken_tools_do_not_forbid_it() -> None:
    table = play(TABLE + '[front]\nAda = ["pick", "lantern", "cart"]\n')
    assert table.options_with("straight_ew") == []
    assert len(table.options_with("diversion")) == 3


@pytest.mark.rule("C-23", "S-32")
def test_nor_does_trapped() -> None:
    table = play('rules = "saboteur2"\n' + TABLE + '[front]\nAda = ["trapped"]\n')
    assert len(table.options_with("diversion")) == 3


REACHING = """
modules = ["diversion"{more}]
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
[hands]
Ada = ["diversion"]
[roles]
Ada = "digger"
Bo = "digger"
Cai = "saboteur"
[goals]
"8,0" = "{goal}"
[maze]
"1,0" = "cross"
"2,0" = "cross"
"3,0" = "tee_esw"
"4,0" = "tee_esw"
"5,0" = "tee_esw"
"6,0" = "tee_esw"
"1,-1" = "cross"
"""


@pytest.mark.rule("C-23", "B-50", "B-53")
def test_it_can_reach_the_treasure() -> None:
    text = REACHING.replace("{more}", "").replace("{goal}", "treasure")
    table = play(text, "diversion @ 7,0")
    ended = {"round": 1, "winner": "diggers", "seat": "Ada", "winners": ["Bo", "Ada"]}
    assert table.told("RoundEnded") == [ended]
    assert (table.asked, table.kind) == ("Ada", "PickNugget")
    assert table.told("CardDrawn") == []


@pytest.mark.rule("C-23", "B-52")
def test_it_can_reach_a_stone_and_the_round_goes_on() -> None:
    text = REACHING.replace("{more}", "").replace("{goal}", "stone_nw")
    table = play(text, "diversion @ 7,0")
    assert table.story[:3] == ["PathMoved", "GoalTurned", "CardFitted"]
    assert table.maze["8,0"] == "goal_stone_nw"
    assert table.asked == "Bo"


@pytest.mark.rule("C-23", "V-1")
def test_a_sabotaged_finder_gets_nothing_and_the_next_digger_picks_first() -> None:
    text = REACHING.replace("{more}", ', "victim"').replace("{goal}", "treasure")
    table = play(text + '[front]\nAda = ["pick"]\n', "diversion @ 7,0")
    assert table.told("RoundEnded")[0]["seat"] == "Ada"
    assert (table.asked, table.kind) == ("Bo", "PickNugget")
    table.play(table.options[0])
    assert (table.asked, table.kind) == ("Bo", "PickNugget")


@pytest.mark.rule("C-23", "C-19")
def test_a_veto_leaves_the_card_where_it_lay() -> None:
    text = TABLE.replace('["diversion"]', '["diversion", "veto"]', 1)
    text = text.replace('["rockfall", "cross"]', '["veto", "cross"]')
    table = play(text, "diversion @ 0,2", "veto")
    assert table.maze["2,0"] == "curve_nw"
    assert table.discard[-2:] == ["diversion up", "veto up"]


@pytest.mark.rule("C-23", "O-2")
def test_the_card_of_the_tournament_is_never_moved() -> None:
    table = deal("tournament", 5, modules=("diversion",), first=0)
    state = table.state
    assert state.maze.latest() == -1
    assert len(state.maze.laid) == 1
    text = """
    rules = "tournament"
    modules = ["diversion"]
    [hands]
    Ada = ["diversion", "cross"]
    Bo = ["rockfall", "cross"]
    [maze]
    {maze}
    """
    middle = '"4,0" = "curve_nw turned laid_out"'
    assert play(text.replace("{maze}", middle)).options_with("diversion") == []
    assert play(text.replace("{maze}", '"4,0" = "curve_nw turned"')).options_with("diversion") != []
    both = f'"1,0" = "cross"\n{middle}'
    table = play(text.replace("{maze}", both))
    assert table.options_with("diversion") == [
        "diversion @ -1,0",
        "diversion @ 0,-1",
        "diversion @ 0,1",
    ]


@pytest.mark.rule("C-23", "O-2")
def test_a_card_laid_where_it_lay_can_be_moved() -> None:
    maze = "".join(f'"{x},0" = "cross"\n' for x in (1, 2, 3)) + '"4,0" = "cross laid_out"\n'
    text = 'rules = "tournament"\nmodules = ["diversion"]\nturn = "Ada"\n[hands]\n'
    text += 'Ada = ["rockfall"]\nBo = ["straight_ew"]\nCai = ["diversion"]\n[maze]\n' + maze
    table = play(text, "rockfall @ 4,0", "straight_ew @ 4,0")
    table.play("diversion @ -1,0")
    assert table.told("PathMoved")[0]["old_cell"] == "4,0"


@pytest.mark.rule("C-23", "O-2")
def test_a_position_tells_which_card_no_player_laid() -> None:
    table = deal("tournament", 5, modules=("diversion",))
    text = write_position(table.state, table.names, table.state.rng)
    assert ' laid_out"' in text
    assert state_digest(read_position(text).state) == state_digest(table.state)


CHEST = """
modules = ["diversion", "treasure_chests"]
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
[hands]
Ada = ["curve_nw"]
Bo = ["diversion", "cross"]
[maze]
"1,0" = "cross"
"2,0" = "cross"
"-1,0" = "cross"
[treasure_chests]
"3,-1" = "chest_gold tunnel_cross"
"3,1" = "chest_no_maps tunnel_curve_ne"
"""


@pytest.mark.rule("C-23", "X-2")
def test_a_chest_tunnel_that_was_turned_over_is_never_moved() -> None:
    table = play(CHEST, "curve_nw @ 3,0")
    assert table.maze["3,-1"] == "tunnel_cross"
    assert table.asked == "Bo"
    table.play("diversion @ 2,1")
    assert table.told("PathMoved")[0]["old_cell"] == "3,0"


@pytest.mark.rule("C-23", "X-2", "B-51")
def test_it_can_reach_a_chest() -> None:
    table = play(CHEST.replace('turn = "Ada"', 'turn = "Bo"'), "diversion @ 3,0")
    assert (table.asked, table.kind) == ("Bo", "OrderGoals")  # it lies between two of them
    table.play("turn 3,1")
    assert table.told("ChestOpened")[0]["seat"] == "Bo"


@pytest.mark.rule("C-23", "S-21")
def test_a_ladder_is_moved_by_its_own_rule() -> None:
    text = 'rules = "saboteur2"\n' + TABLE.replace('"2,0" = "curve_nw"', '"1,1" = "ladder_e"')
    text = text.replace('"0,1" = "straight_ns"\n', "")
    options = play(text).options_with("diversion")
    assert "diversion @ 1,-1" in options  # wall against wall beside a card of the maze
    assert "diversion @ 1,1 turned" not in options
    assert "diversion @ 2,0 turned" in options
    assert "diversion @ 2,0" not in options


@pytest.mark.rule("C-23", "T-3")
def test_a_guarded_place_is_paid_for() -> None:
    text = TABLE.replace('["diversion"]', '["diversion", "toll_tunnels"]', 1)
    text = text.replace('turn = "Ada"', 'turn = "Cai"').replace("[maze]", 'Cai = ["map"]\n[maze]')
    table = play(text, "dwarf map @ 0,2 n")
    assert "diversion @ 0,2" not in table.options
    table.play("diversion @ 0,2 paid by Ada")
    assert table.maze["0,2"] == "curve_nw"
    assert table.tokens == {"Ada": 0, "Bo": 1, "Cai": 2}


@pytest.mark.rule("C-23")
@pytest.mark.parametrize(("game", "players"), [("base", 3), ("tournament", 5), ("saboteur2", 2)])
def test_it_goes_with_every_game_but_the_duel(game: str, players: int) -> None:
    rules = deal(game, players, modules=("diversion",)).state.rules
    assert [rules.names[card] for card in rules.deck].count("diversion") == 1
    with pytest.raises(IncompatibleModules, match=r"diversion .* the duel \(C-23\)"):
        deal("duel", 2, modules=("diversion",))


GUARDED_BY_ITS_OWN_DWARF = """
modules = ["diversion", "toll_tunnels"]
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
[hands]
Ada = ["diversion", "map"]
[tokens]
Ada = {ada}
[maze]
"1,0" = "cross"
"2,0" = "cross"
"1,1" = "tee_nes"
[toll_tunnels]
dwarves = ["2,1 {side} Bo"]
"""
"""The card laid last lies at 1,1; the dwarf that guards 2,1 stands on it (w) or at 2,0."""


@pytest.mark.rule("C-23", "T-3")
def test_a_dwarf_that_stands_on_the_lifted_card_takes_no_toll() -> None:
    text = GUARDED_BY_ITS_OWN_DWARF.replace("{ada}", "1").replace("{side}", "w")
    table = play(text)
    onto_its_cell = [
        option for option in table.options if "@ 2,1" in option and "dwarf" not in option
    ]
    assert onto_its_cell == ["diversion @ 2,1", "diversion @ 2,1 turned"]
    table.play("diversion @ 2,1")
    assert table.tokens == {"Ada": 1, "Bo": 1, "Cai": 1}
    assert table.told("DwarfGone") == [{"seat": "Bo", "cell": "2,1"}]


@pytest.mark.rule("C-23", "T-3")
def test_a_dwarf_that_stands_elsewhere_takes_it() -> None:
    text = GUARDED_BY_ITS_OWN_DWARF.replace("{ada}", "0").replace("{side}", "n")
    table = play(text)
    assert [option for option in table.options_with("diversion") if "@ 2,1" in option] == [
        "diversion @ 2,1 paid by Cai",
        "diversion @ 2,1 turned paid by Cai",
    ]
    table.play("diversion @ 2,1 paid by Cai", "agree")
    assert table.tokens == {"Ada": 0, "Bo": 2, "Cai": 0}
