"""Treasure chests on the table: X-1, and how a host chooses where they lie."""

from __future__ import annotations

from collections import Counter

import pytest

from motherlode.rules.core.engine import new_game
from motherlode.rules.core.errors import BadPosition, IncompatibleModules
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.words import default_names
from motherlode.rules.positions.position import read_position, write_position
from motherlode.rules.records.recorder import Recorder
from motherlode.rules.records.text import read_record
from tests.support import plain
from tests.support.chests import CHESTS, DIAMOND, SQUARE, TUNNELS, hidden_of
from tests.support.table import deal, play

BY_HAND = "treasure_chests:1,1 2,0 4,-4 7,4"
GAMES = [("base", 4), ("tournament", 5), ("saboteur2", 3)]


@pytest.mark.rule("X-1")
@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize(
    ("module", "places"),
    [
        ("treasure_chests", SQUARE),
        ("treasure_chests:square", SQUARE),
        ("treasure_chests:diamond", DIAMOND),
    ],
)
def test_four_chests_lie_hidden(
    game: str, players: int, module: str, places: tuple[tuple[int, int], ...]
) -> None:
    chests, tunnels = Counter[str](), Counter[str]()
    for seed in range(60):
        table = deal(game, players, modules=(module,), seed=seed)
        hidden = hidden_of(table.state)
        assert set(hidden) == set(places)
        assert all(table.state.maze.is_face_down(plain.cell_of(place)) for place in places)
        assert len({chest for chest, _ in hidden.values()}) == 4
        assert len({tunnel for _, tunnel in hidden.values()}) == 4
        chests.update(chest for chest, _ in hidden.values())
        tunnels.update(tunnel for _, tunnel in hidden.values())
    assert set(chests) == set(CHESTS)
    assert set(tunnels) == set(TUNNELS)


@pytest.mark.rule("X-1", "O-2")
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_chests_drawn_from_the_seed_never_lie_edge_to_edge(game: str, players: int) -> None:
    seen: set[tuple[int, int]] = set()
    for seed in range(150):
        table = deal(game, players, modules=("treasure_chests:random",), seed=seed)
        places = set(hidden_of(table.state))
        assert len(places) == 4
        for x, y in places:
            assert 2 <= x <= 6
            assert -2 <= y <= 2
            assert not {(x + 1, y), (x, y + 1)} & places
        seen |= places
    every = {(x, y) for x in range(2, 7) for y in range(-2, 3)}
    assert seen == every - ({(4, 0)} if game == "tournament" else set())


@pytest.mark.rule("X-1", "B-70")
@pytest.mark.parametrize("module", ["treasure_chests", "treasure_chests:random"])
def test_each_round_hides_chests_anew(module: str) -> None:
    table = deal("base", 3, modules=(module,), seed=8)
    rounds = []
    for _ in range(3):
        rounds.append(hidden_of(table.state))
        table.play("call Ada", "agree", "agree")
        while table.kind == "TakeNuggets":
            table.play(table.options[0])
    assert [len(hidden) for hidden in rounds] == [4, 4, 4]
    assert rounds[0] != rounds[1] != rounds[2]
    assert (set(rounds[0]) == set(rounds[1]) == set(SQUARE)) == (module == "treasure_chests")


@pytest.mark.rule("X-1", "B-38")
def test_everybody_sees_where_they_lie_and_nobody_what_they_are() -> None:
    table = deal("base", 4, modules=("treasure_chests:diamond",))
    told = [event for event in table.seen_by(None) if event["event"] == "ChestsHidden"]
    assert told == [{"event": "ChestsHidden", "cells": ["2,0", "4,-2", "4,2", "6,0"]}]
    for name in ("Ada", "Dee", None):
        shown = table.view(name)["kept"]["treasure_chests"]
        assert shown["cells"] == ["2,0", "4,-2", "4,2", "6,0"]
        assert shown["chest_cards"] == shown["tunnel_cards"] == [None] * 4
        assert shown["shown_cards"] == []


@pytest.mark.rule("X-1")
def test_chests_and_tunnels_are_not_in_the_deck() -> None:
    rules = plain.rules_of("base", 4, "", ("treasure_chests",))
    assert len(rules.deck) == 67
    assert not {rules.names[card] for card in rules.deck} & {*CHESTS, *TUNNELS}


@pytest.mark.rule("X-1")
def test_they_do_not_go_with_the_duel() -> None:
    with pytest.raises(IncompatibleModules, match="X-1"):
        deal("duel", 2, modules=("treasure_chests",))


# settings


@pytest.mark.rule("X-1")
@pytest.mark.parametrize(
    ("modules", "reason"),
    [
        (("treasure_chests:circle",), "circle; choose square, diamond, random, or name four"),
        (("treasure_chests:",), "the chests have no layout called"),
        (("victim:square",), "victim has no settings; leave out square"),
        (("treasure_chests:square", "treasure_chests:random"), "only one setting"),
        (("chests:square",), "no module called chests:square"),
    ],
)
def test_settings_that_are_refused(modules: tuple[str, ...], reason: str) -> None:
    with pytest.raises(IncompatibleModules, match=reason):
        CATALOGUE.rules(Selection("base", modules, "", 4))


@pytest.mark.rule("X-1")
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_chests_lie_where_the_host_has_set_them_by_hand(game: str, players: int) -> None:
    places = {(1, 1), (2, 0), (4, -4), (7, 4)}
    for seed in range(20):
        table = deal(game, players, modules=(BY_HAND,), seed=seed)
        assert set(hidden_of(table.state)) == places
        assert all(table.state.maze.is_face_down(plain.cell_of(place)) for place in places)


@pytest.mark.rule("X-1", "O-2", "W-1")
@pytest.mark.parametrize(
    ("game", "modules", "reason"),
    [
        ("base", "3,0 3,1 6,1 6,-1", r"next to each other \(X-1\)"),
        ("base", "3,1 3,1 6,1 6,-1", "no layout called"),
        ("base", "3,1 5,1 6,-1", "no layout called"),
        ("base", "3,1 5,1 6,-1 1,2 2,4", "no layout called"),
        ("base", "3;1 5,1 6,-1 1,2", "no layout called"),
        ("base", "٣,1 5,1 6,-1 1,2", "no layout called"),
        ("base", "0,0 5,1 6,-1 1,2", r"no chest can go at 0,0; only columns 1 to 7 .*\(X-1\)"),
        ("base", "8,0 5,1 6,-1 1,2", "no chest can go at 8,0"),
        ("base", "3,5 5,1 6,-1 1,2", "no chest can go at 3,5; .* rows -4 to 4"),
        ("base", "1,0 5,1 6,-1 3,2", "the start opens onto it"),
        ("tournament", "4,0 5,1 6,-1 1,2", r"there’s another card at 4,0 \(X-1\)"),
        ("base+wardrobe", "4,-3 5,1 6,-1 1,2", "there’s another card at 4,-3"),
        ("saboteur2+party", "5,-4 5,1 6,-1 1,2", "there’s another card at 5,-4"),
    ],
)
def test_places_where_no_chest_can_be_set(game: str, modules: str, reason: str) -> None:
    name, *others = game.split("+")
    selection = Selection(name, [*others, f"treasure_chests:{modules}"], "", 5)
    with pytest.raises(IncompatibleModules, match=reason):
        CATALOGUE.rules(selection)


@pytest.mark.rule("X-1", "O-2", "W-1")
def test_what_is_taken_at_one_table_is_free_at_another() -> None:
    for game, modules in [("base", "4,0 2,0 6,0 4,2"), ("base", "4,-3 5,-4 4,-1 3,0")]:
        assert not CATALOGUE.refusal(Selection(game, [f"treasure_chests:{modules}"], "", 5))


@pytest.mark.rule("X-1")
@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("treasure_chests", "treasure_chests"),
        ("treasure_chests:square", "treasure_chests"),
        ("treasure_chests:random", "treasure_chests:random"),
        (BY_HAND, BY_HAND),
    ],
)
def test_the_setting_is_told_wherever_the_module_is(asked: str, told: str) -> None:
    selection = Selection("base", (asked, "victim"), "", 3)
    rules = CATALOGUE.rules(selection)
    assert rules.modules == ("victim", told)
    state = deal("base", 3, modules=(asked, "victim")).state
    assert Selection("base", rules.modules, "", 3).has("treasure_chests")
    text = write_position(state, default_names(3), 1)
    again = read_position(text).state
    assert again.rules.modules == rules.modules
    assert hidden_of(again) == hidden_of(state)
    recorder = Recorder(selection, default_names(3), 7)
    assert list(recorder.record.modules) == ["base", "victim", told]
    record = read_record(recorder.text(new_game(rules, 7)))
    assert CATALOGUE.rules(record.selection).modules == rules.modules


# positions


@pytest.mark.rule("X-1")
def test_a_position_tells_chests_or_leaves_them_to_the_seed() -> None:
    table = play(
        """
        modules = ["treasure_chests"]
        [treasure_chests]
        "3,-1" = "chest_gold tunnel_cross by Ada, Cai"
        "3,1" = "tunnel_tee_nes"
        "5,1" = ""
        opened = ["chest_no_maps"]
        "5,-1" = "tunnel_curve_nw up turned"
        """
    )
    hidden = hidden_of(table.state)
    assert set(hidden) == {(3, -1), (3, 1), (5, 1)}
    assert hidden[3, -1] == ("chest_gold", "tunnel_cross")
    assert hidden[3, 1][1] == "tunnel_tee_nes"
    assert table.maze == {"5,-1": "tunnel_curve_nw turned"}
    shown = table.view("Cai")["kept"]["treasure_chests"]
    assert shown["chest_cards"] == ["chest_gold", None, None]
    assert shown["looker_masks"] == [["Ada", "Cai"], [], []]
    assert shown["shown_cards"] == ["tunnel_curve_nw", "chest_no_maps"]
    assert shown["no_maps"] is True


@pytest.mark.rule("X-1", "X-3")
def test_a_path_card_may_lie_where_a_chest_was_buried() -> None:
    text = """
        modules = ["treasure_chests"]
        [maze]
        "1,0" = "cross"
        "2,0" = "cross"
        "3,0" = "straight_ew"
        "2,1" = "cross"
        "3,1" = "straight_ew"
        """
    with pytest.raises(BadPosition, match="there are two cards at 3,1"):
        play(text)
    table = play(text + '[treasure_chests]\nburied = ["3,1 chest_gold tunnel_cross by Bo"]')
    assert hidden_of(table.state) == {}
    shown = table.view("Bo")["kept"]["treasure_chests"]
    assert shown["buried_chest_cards"] == ["chest_gold"]
    assert table.view("Ada")["kept"]["treasure_chests"]["buried_chest_cards"] == [None]


@pytest.mark.rule("X-1", "X-2")
@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ('"3,0" = "chest_gold"', "there’s no chest at 3,0; the chests are at 3,-1; 3,1; 5,-1; 5,1"),
        ('"3,-1" = "chest_gold"\n"3,1" = "chest_gold"', "there’s only one chest_gold"),
        ('"3,-1" = "cross"', "cross isn’t a chest tunnel"),
        ('"3,-1" = "map"', "map isn’t a chest"),
        ('"3,-1" = 3', "3,-1 must be a string in quotes"),
        ('"3,-1" = "chest_gold by Zoe"', "no seat called Zoe"),
        ('"3,-1" = "tunnel_cross up"', "as many opened chests as revealed chest tunnels"),
        ('opened = ["chest_gold"]', "as many opened chests as revealed chest tunnels"),
        ('opened = ["tunnel_cross"]\nremoved = ["tunnel_cross"]', "tunnel_cross isn’t a chest"),
        (
            '"3,-1" = ""\n"3,1" = ""\n"5,1" = ""\n"5,-1" = ""\nburied = ["3,1 chest_gold"]',
            "too many chests; the table has 4",
        ),
        ('"one" = "chest_gold"', "one isn’t a space"),
    ],
)
def test_impossible_chests(lines: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        play(f'modules = ["treasure_chests"]\n[treasure_chests]\n{lines}')


@pytest.mark.rule("X-1")
def test_a_position_tells_chests_that_were_set_by_hand() -> None:
    table = play(
        f"""
        modules = ["{BY_HAND}"]
        [treasure_chests]
        "4,-4" = "chest_gold tunnel_cross"
        "7,4" = ""
        """
    )
    assert hidden_of(table.state)[4, -4] == ("chest_gold", "tunnel_cross")
    assert set(hidden_of(table.state)) == {(4, -4), (7, 4)}
    with pytest.raises(
        BadPosition, match="there’s no chest at 3,-1; the chests are at 1,1; 2,0; 4,-4; 7,4"
    ):
        play(f'modules = ["{BY_HAND}"]\n[treasure_chests]\n"3,-1" = ""')


@pytest.mark.rule("X-1")
def test_chests_told_edge_to_edge() -> None:
    with pytest.raises(BadPosition, match="next to each other"):
        play('modules = ["treasure_chests:random"]\n[treasure_chests]\n"3,0" = ""\n"3,1" = ""')


@pytest.mark.rule("X-1", "B-50")
def test_a_reached_chest_does_not_lie_face_down() -> None:
    maze = '[maze]\n"1,0" = "cross"\n"2,0" = "cross"\n"3,0" = "curve_nw"'
    with pytest.raises(BadPosition, match="reaches the card at 3,-1"):
        play(f'modules = ["treasure_chests"]\n{maze}')


@pytest.mark.rule("X-4")
def test_a_position_tells_where_a_moved_goal_came_from() -> None:
    goals = '[goals]\n"9,0" = "treasure from 8,0"\n"8,2" = "stone_nw up"\n'
    text = f'modules = ["treasure_chests"]\n{goals}[seen]\nBo = ["9,0"]'
    table = play(text)
    assert plain.goals_of(table.state)[9, 0] == "goal_treasure"
    assert table.face_down == {(8, -2), (9, 0)}
    assert table.view("Bo")["looked"] == {"Bo": ["9,0"]}
    written = write_position(table.state, table.names, 1)
    assert '"9,0" = "goal_treasure from 8,0"' in written
    assert write_position(read_position(written).state, table.names, 1) == written


@pytest.mark.rule("X-4")
@pytest.mark.parametrize(
    "goal",
    [
        '"10,0" = "treasure from 8,0"',
        '"7,0" = "treasure from 8,0"',
        '"9,1" = "treasure from 8,0"',
    ],
)
def test_goals_move_by_one_column_only(goal: str) -> None:
    with pytest.raises(BadPosition, match="moves one column away from the start"):
        play(f'modules = ["treasure_chests"]\n[goals]\n{goal}')


@pytest.mark.rule("X-4")
@pytest.mark.parametrize(
    "text",
    [
        '[goals]\n"9,0" = "treasure from 8,0"\n"9,2" = "stone_nw from 8,2"',
        '[goals]\n"9,0" = "treasure from 8,0"\n[treasure_chests]\n"3,1" = "chest_move_goal"',
        '[goals]\n"9,0" = "treasure from 8,0"\n[treasure_chests]\nburied = ["3,1 chest_move_goal"]',
    ],
)
def test_one_goal_is_moved_once_in_a_round(text: str) -> None:
    with pytest.raises(BadPosition, match="only one goal moves per round, and only once"):
        play(f'modules = ["treasure_chests"]\n{text}')


@pytest.mark.rule("X-4")
@pytest.mark.parametrize("table", ["", '[treasure_chests]\n"3,-1" = ""\n"3,1" = ""\n"5,1" = ""'])
def test_where_a_goal_was_moved_the_chest_that_did_it_lies_nowhere(table: str) -> None:
    goals = '[goals]\n"9,0" = "treasure from 8,0"'
    for seed in range(12):
        told = play(f'seed = {seed}\nmodules = ["treasure_chests"]\n{goals}\n{table}')
        assert "chest_move_goal" not in write_position(told.state, told.names, 1)
