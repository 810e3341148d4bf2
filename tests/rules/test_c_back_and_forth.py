"""Back and forth: C-17."""

from __future__ import annotations

from typing import Any

import pytest

from motherlode.rules.core.errors import BadPosition, IllegalChoice, IncompatibleModules
from motherlode.rules.core.views import prompt, view
from motherlode.rules.notation.data import prompt_data, view_data
from motherlode.rules.notation.digest import state_digest
from motherlode.rules.positions.position import read_position, write_position
from motherlode.rules.worlds.deal import deal_world
from tests.support.table import Played, deal, play

TABLE = """
modules = ["back_and_forth"]
players = ["Ada", "Bo", "Cai", "Dee"]
turn = "Ada"
[goals]
"8,-2" = "treasure"
"8,0" = "stone_nw"
"8,2" = "stone_ne"
[hands]
Ada = ["back_and_forth", "map", "cross"]
Bo = ["map", "map"]
Cai = ["rockfall", "cross"]
[seen]
Ada = {ada}
Bo = ["8,-2"]
Cai = ["8,0", "8,-2", "8,2"]
"""
NAMES = ["Ada", "Bo", "Cai", "Dee", None]


def after(word: str, seen: str = "[]") -> Played:
    """Ada has taken up the upper two goals; what she has looked at before is told."""
    return play(TABLE.replace("{ada}", seen), "back_and_forth @ 8,-2 8,0", word)


def goals_known(table: Played, name: str | None) -> dict[str, str]:
    """The goals a seat knows by their places."""
    goals: dict[str, Any] = table.view(name)["goals"]
    return {cell: goal["card"] for cell, goal in goals.items() if "card" in goal}


def facts(table: Played, name: str | None) -> list[dict[str, Any]]:
    """What a seat sees of what everybody knows of goals."""
    kept: dict[str, Any] = table.view(name)["kept"]
    found: list[dict[str, Any]] = kept.get("back_and_forth", {"facts": []})["facts"]
    return found


@pytest.mark.rule("C-17")
def test_any_two_face_down_goals_can_be_taken_up() -> None:
    table = play(TABLE.replace("{ada}", "[]"))
    assert table.options_with("back_and_forth") == [
        "back_and_forth @ 8,-2 8,0",
        "back_and_forth @ 8,-2 8,2",
        "back_and_forth @ 8,0 8,2",
    ]
    table.play("back_and_forth @ 8,0 8,-2")
    assert (table.asked, table.kind, table.options) == ("Ada", "SwapOrNot", ["leave", "swap"])


@pytest.mark.rule("C-17", "B-38")
def test_everybody_sees_which_two_are_taken_up_before_the_choice_is_made() -> None:
    table = play(TABLE.replace("{ada}", "[]"), "back_and_forth @ 8,2 8,-2")
    for seat in range(-1, 4):
        data = prompt_data(table.state.rules, table.names, prompt(table.state, seat))
        assert data["cells"] == ["8,-2", "8,2"]


@pytest.mark.rule("C-17")
@pytest.mark.parametrize("word", ["swap", "leave"])
def test_they_are_swapped_or_not_and_the_turn_goes_on_as_usual(word: str) -> None:
    table = after(word)
    lying = ["goal_stone_nw", "goal_treasure", "goal_stone_ne"]
    if word == "leave":
        lying = ["goal_treasure", "goal_stone_nw", "goal_stone_ne"]
    assert [table.state.rules.names[goal] for goal in table.state.goals] == lying
    assert table.face_down == {(8, -2), (8, 0), (8, 2)}
    assert table.discard[-1] == "back_and_forth up"
    assert [event["seat"] for event in table.told("CardDrawn")] == ["Ada"]
    assert (table.asked, table.kind) == ("Bo", "Turn")


@pytest.mark.rule("C-17", "B-38")
def test_only_the_mover_knows_whether_they_were_swapped() -> None:
    assert after("swap").told("ActionPlayed") == [{"seat": "Ada", "card": "back_and_forth"}]
    taken = {"event": "GoalsTakenUp", "seat": "Ada", "cell": "8,-2", "second_cell": "8,0"}
    tables = {word: after(word) for word in ("swap", "leave")}
    for word, table in tables.items():
        assert {**taken, "swapped": word == "swap"} in table.seen_by("Ada")
        for name in NAMES[1:]:
            assert taken in table.seen_by(name)
    for name in NAMES[1:]:
        assert tables["swap"].view(name) == tables["leave"].view(name)


@pytest.mark.rule("C-17")
def test_the_mover_does_not_look() -> None:
    assert goals_known(after("swap"), "Ada") == goals_known(after("leave"), "Ada") == {}


@pytest.mark.rule("C-17", "B-37")
def test_it_needs_two_face_down_goals() -> None:
    text = TABLE.split("[seen]")[0].replace('"stone_nw"', '"stone_nw up"')
    table = play(text)
    assert table.options_with("back_and_forth") == ["back_and_forth @ 8,-2 8,2"]
    with pytest.raises(IllegalChoice, match=r"two different face-down goals .*\(C-17, B-37\)"):
        table.play("back_and_forth @ 8,-2 8,0")
    table = play(text.replace('"stone_ne"', '"stone_ne up"'))
    assert table.options_with("back_and_forth") == []
    assert "pass back_and_forth" in table.options


@pytest.mark.rule("C-17", "B-38")
@pytest.mark.parametrize("word", ["swap", "leave"])
def test_what_another_seat_knew_of_one_it_knows_of_the_pair(word: str) -> None:
    table = after(word)
    assert goals_known(table, "Bo") == {}
    pair = {"cells": ["8,-2", "8,0"]}
    treasure = {"seat": "Bo", **pair, "goal": "goal_treasure"}
    assert facts(table, "Bo")[0] == treasure
    public = [{"seat": "Bo", **pair}, {"seat": "Cai", **pair}, {"seat": "Cai", **pair}]
    assert facts(table, None) == facts(table, "Ada") == facts(table, "Dee") == public
    assert facts(table, "Cai") == [
        public[0],
        {"seat": "Cai", **pair, "goal": "goal_treasure"},
        {"seat": "Cai", **pair, "goal": "goal_stone_nw"},
    ]
    assert goals_known(table, "Cai") == {"8,2": "goal_stone_ne"}
    for name in NAMES:
        assert table.view(name)["looked"] == {"Cai": ["8,2"]}


@pytest.mark.rule("C-17", "B-38")
@pytest.mark.parametrize(("word", "cell"), [("swap", "8,0"), ("leave", "8,-2")])
def test_what_the_mover_knew_follows_the_card_but_others_know_only_of_the_pair(
    word: str, cell: str
) -> None:
    table = after(word, '["8,-2"]')
    assert goals_known(table, "Ada") == {cell: "goal_treasure"}
    assert table.view("Ada")["goals"][cell]["looked_at"]
    for name in NAMES[1:]:
        assert {"seat": "Ada", "cells": ["8,-2", "8,0"]} in facts(table, name)
        assert "Ada" not in table.view(name)["looked"]


@pytest.mark.rule("C-17", "B-38")
@pytest.mark.parametrize("word", ["swap", "leave"])
def test_a_mover_who_knew_both_still_knows_both(word: str) -> None:
    table = after(word, '["8,-2", "8,0"]')
    treasure, stone = ("8,0", "8,-2") if word == "swap" else ("8,-2", "8,0")
    assert goals_known(table, "Ada") == {treasure: "goal_treasure", stone: "goal_stone_nw"}
    assert table.view(None)["looked"]["Ada"] == ["8,-2", "8,0"]


@pytest.mark.rule("C-17", "B-38")
@pytest.mark.parametrize("word", ["swap", "leave"])
def test_what_was_known_of_the_third_stays_known(word: str) -> None:
    table = after(word, '["8,2"]')
    assert goals_known(table, "Ada") == {"8,2": "goal_stone_ne"}
    assert table.view(None)["looked"] == {"Ada": ["8,2"], "Cai": ["8,2"]}


@pytest.mark.rule("C-17", "B-35")
def test_a_map_shows_what_lies_there_now() -> None:
    table = after("swap").play("map @ 8,0")
    assert goals_known(table, "Bo") == {"8,0": "goal_treasure"}
    assert table.told("MapRead") == [{"seat": "Bo", "cell": "8,0", "goal": "goal_treasure"}]


AGAIN = """
modules = ["back_and_forth"]
players = ["Ada", "Bo", "Cai"]
turn = "{turn}"
[goals]
"8,-2" = "treasure"
"8,0" = "stone_nw"
"8,2" = "stone_ne"
[hands]
{turn} = ["back_and_forth"]
[back_and_forth]
Bo = ["goal_treasure @ 8,-2 8,0"]
Cai = ["goal_treasure @ 8,-2 of 8,-2 8,0", "goal_stone_ne @ 8,2"]
"""


@pytest.mark.rule("C-17", "B-38")
def test_a_second_time_the_group_grows() -> None:
    table = play(AGAIN.replace("{turn}", "Ada"))
    assert goals_known(table, "Cai") == {"8,-2": "goal_treasure", "8,2": "goal_stone_ne"}
    table.play("back_and_forth @ 8,0 8,2", "leave")
    all_three = ["8,-2", "8,0", "8,2"]
    bo = {"seat": "Bo", "cells": all_three, "goal": "goal_treasure"}
    assert facts(table, "Bo")[0] == bo
    assert facts(table, "Cai")[1:] == [
        {"seat": "Cai", "cells": ["8,-2"], "goal": "goal_treasure", "shown_cells": all_three},
        {"seat": "Cai", "cells": ["8,0", "8,2"], "goal": "goal_stone_ne"},
    ]
    assert goals_known(table, "Cai") == {"8,-2": "goal_treasure"}
    assert facts(table, "Ada")[1] == {"seat": "Cai", "cells": all_three}


@pytest.mark.rule("C-17", "B-38")
def test_a_mover_follows_what_it_knew_of_a_group_too() -> None:
    table = play(AGAIN.replace("{turn}", "Bo"), "back_and_forth @ 8,0 8,2", "swap")
    fact = facts(table, "Bo")[0]
    assert fact["cells"] == ["8,-2", "8,2"]
    assert fact["shown_cells"] == ["8,-2", "8,0", "8,2"]
    assert facts(table, "Ada")[0]["cells"] == ["8,-2", "8,0", "8,2"]


@pytest.mark.rule("C-17", "B-38")
@pytest.mark.parametrize("word", ["swap", "leave"])
@pytest.mark.parametrize("seen", ["[]", '["8,-2"]'])
def test_worlds_dealt_from_a_view_are_true_to_what_is_known(word: str, seen: str) -> None:
    table = after(word, seen)
    rules = table.state.rules
    treasure = rules.number_of["goal_treasure"]
    for seat in range(-1, 4):
        name = None if seat < 0 else table.names[seat]
        places = set()
        for seed in range(40):
            world = deal_world(view(table.state, seat), seed)
            assert view_data(view(world, seat), table.names) == table.view(name)
            places.add([int(goal) for goal in world.goals].index(treasure))
        possible = {0, 1} if name in ("Bo", "Cai") else {0, 1, 2}
        if name == "Ada" and seen != "[]":
            possible = {1 if word == "swap" else 0}
        assert places == possible


@pytest.mark.rule("C-17", "C-19")
def test_the_secret_choice_comes_after_the_window_and_a_veto_prevents_it() -> None:
    text = TABLE.replace("{ada}", "[]").replace(
        '["back_and_forth"]', '["back_and_forth", "veto"]', 1
    )
    text = text.replace('["rockfall", "cross"]', '["veto", "cross"]')
    table = play(text, "back_and_forth @ 8,-2 8,0")
    assert table.kind == "VetoWindow"
    table.play("let", "veto")
    assert (table.asked, table.kind) == ("Bo", "Turn")
    assert goals_known(table, "Bo") == {"8,-2": "goal_treasure"}
    assert "GoalsTakenUp" not in table.story
    assert facts(table, None) == []


@pytest.mark.rule("C-17", "B-53")
def test_the_swapped_treasure_is_reached_where_it_lies() -> None:
    tunnel = ["straight_ew", "straight_ew", "tee_esw", "tee_esw", "tee_esw", "cross"]
    maze = "[maze]\n" + "".join(f'"{x},0" = "{card}"\n' for x, card in enumerate(tunnel, 1))
    text = TABLE.replace("{ada}", "[]").replace('["map", "map"]', '["cross"]') + maze
    for word, ended in (("swap", True), ("leave", False)):
        table = play(text, "back_and_forth @ 8,-2 8,0", word, "cross @ 7,0")
        assert (table.outcomes != []) == ended


@pytest.mark.rule("C-17", "B-70")
def test_the_next_round_forgets() -> None:
    table = after("swap", '["8,-2"]').reach("Ada")
    while table.kind in ("PickNugget", "TakeNuggets"):
        table.play(table.options[0])
    assert table.state.round == 2
    assert facts(table, None) == []
    assert goals_known(table, "Ada") == {}


@pytest.mark.rule("C-17")
def test_a_position_tells_what_is_known_of_groups() -> None:
    state = after("swap", '["8,-2"]').state
    text = write_position(state, ["Ada", "Bo", "Cai", "Dee"], state.rng)
    assert '[back_and_forth]\nAda = ["goal_treasure @ 8,0 of 8,-2 8,0"]' in text
    assert 'Bo = ["goal_treasure @ 8,-2 8,0"]' in text
    again = read_position(text).state
    assert state_digest(again) == state_digest(state)


@pytest.mark.rule("C-17")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('Bo = ["goal_stone_ne @ 8,-2 8,0"]', "that isn’t true"),
        ('Bo = ["goal_treasure @ 8,-2 of 8,0"]', "that isn’t true"),
        ('Bo = ["goal_treasure @ 7,0"]', "there’s no goal at 7,0"),
        ('Bo = ["goal_treasure"]', "can’t read"),
        ('Bo = "goal_treasure"', "a list"),
        ('Zoe = ["goal_treasure @ 8,-2"]', "no seat called Zoe"),
        ('Bo = ["gold @ 8,-2"]', "no card called gold"),
    ],
)
def test_what_is_not_so_is_refused(line: str, reason: str) -> None:
    text = AGAIN.replace("{turn}", "Ada").split("[back_and_forth]\n")[0]
    with pytest.raises(BadPosition, match=f"line [0-9]+: .*{reason}"):
        read_position(f"{text}[back_and_forth]\n{line}\n")


@pytest.mark.rule("C-17")
@pytest.mark.parametrize(("game", "players"), [("base", 3), ("tournament", 5), ("saboteur2", 2)])
def test_it_goes_with_every_game_but_the_duel(game: str, players: int) -> None:
    rules = deal(game, players, modules=("back_and_forth",)).state.rules
    assert [rules.names[card] for card in rules.deck].count("back_and_forth") == 1
    with pytest.raises(IncompatibleModules, match=r"back_and_forth .* the duel \(C-17\)"):
        deal("duel", 2, modules=("back_and_forth",))
