"""Toll tunnels: gold to begin with, dwarves on open ends, the next round: T-1, T-2, T-4."""

from __future__ import annotations

import pytest

from motherlode.rules.core.engine import new_game
from motherlode.rules.core.errors import (
    BadNotation,
    BadPosition,
    IllegalChoice,
    IncompatibleModules,
)
from motherlode.rules.notation.digest import state_digest
from motherlode.rules.positions.position import read_position, write_position
from tests.support import plain
from tests.support.table import Played, deal, play

HAND = ("curve_nw", "map", "dead_n")


def table(maze: str, more: str = "", hand: tuple[str, ...] = HAND, keys: str = "") -> Played:
    """Ada's turn with toll tunnels; Bo and Cai hold a card each."""
    return play(
        f"""
        modules = ["toll_tunnels"]
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        {keys}
        [hands]
        Ada = {list(hand)}
        Bo = ["dead_e", "cross"]
        Cai = ["dead_e_w"]
        [maze]
        {maze}
        {more}
        """
    )


def ends(played: Played, card: str = "map") -> set[str]:
    """Where a dwarf may be put, and on which side."""
    start = f"dwarf {card} @ "
    return {text.removeprefix(start) for text in played.options if text.startswith(start)}


# T-1


@pytest.mark.rule("T-1")
@pytest.mark.parametrize(("game", "players"), [("base", 3), ("base", 10), ("tournament", 5)])
def test_everybody_starts_the_game_with_one_gold(game: str, players: int) -> None:
    begun = deal(game, players, modules=("toll_tunnels",))
    assert list(begun.tokens.values()) == [1] * players
    assert list(begun.scores.values()) == [1] * players
    assert list(deal(game, players).tokens.values()) == [0] * players
    assert [seat["tokens"] for seat in begun.view(None)["seats"]] == [1] * players


@pytest.mark.rule("T-1", "B-80")
def test_it_is_given_once_and_counts_at_the_end() -> None:
    played = deal("tournament", 5, modules=("toll_tunnels",), seed=2)
    diggers: dict[str, int] = {}
    for _ in range(3):
        for name in played.names:
            diggers[name] = diggers.get(name, 0) + (played.role(name) != "saboteur")
        played.play("call Ada", "agree", "agree", "agree", "agree")
    assert played.kind == ""
    for name, rounds in diggers.items():
        assert played.scores[name] == played.tokens[name] == 1 + 4 * (3 - rounds)


@pytest.mark.rule("T-1")
def test_they_do_not_go_with_the_duel() -> None:
    with pytest.raises(IncompatibleModules, match=r"duel .*\(T-1\)"):
        plain.rules_of("duel", 2, "", ("toll_tunnels",))
    plain.rules_of("tournament", 9, "", ("toll_tunnels", "party"))


# T-2


@pytest.mark.rule("T-2")
def test_a_dwarf_stands_on_any_linked_opening_in_front_of_an_empty_cell() -> None:
    assert ends(table("")) == {"1,0 w", "-1,0 e", "0,1 n", "0,-1 s"}
    bend = '"1,0" = "tee_esw"\n"0,1" = "cross"'
    assert ends(table(bend)) == {
        *("-1,0 e", "0,-1 s", "2,0 w"),
        *("1,1 n", "1,1 w"),  # two openings face one cell
        *("-1,1 e", "0,2 n"),
    }


@pytest.mark.rule("T-2")
def test_not_on_stubs_or_tunnels_that_are_not_linked_nor_in_front_of_a_goal() -> None:
    maze = """
    "1,0" = "dead_e_s_w"
    "7,0" = "cross"
    """
    assert ends(table(maze)) == {"-1,0 e", "0,1 n", "0,-1 s"}
    row = "".join(f'"{x},0" = "straight_ew"\n' for x in (1, 2, 3))
    row += "".join(f'"{x},0" = "cross"\n' for x in (4, 5, 6, 7))
    goal = '[goals]\n"8,0" = "stone_nw up"\n"8,-2" = "stone_ne"'
    found = ends(table(row, goal))
    assert {"8,-1 s", "7,-1 s"} <= found
    assert not any(end.startswith(("8,-2", "8,0", "9,0")) for end in found)


@pytest.mark.rule("T-2")
def test_a_stub_beside_an_open_end_is_none() -> None:
    maze = '"1,0" = "tee_esw"\n"0,1" = "dead_n_e_s"'
    assert {end for end in ends(table(maze)) if end.startswith("1,1")} == {"1,1 n"}


@pytest.mark.rule("T-2")
def test_the_large_card_has_open_ends_too() -> None:
    maze = """
    "0,-1" = "straight_ns"
    "0,-2" = "straight_ns"
    "0,-3" = "curve_nw turned"
    "1,-3" = "straight_ew"
    "2,-3" = "straight_ew"
    "3,-3" = "tee_esw"
    """
    played = play(
        f"""
        modules = ["wardrobe", "toll_tunnels"]
        [hands]
        Ada = ["map"]
        [maze]
        {maze}
        [wardrobe]
        used = true
        """
    )
    assert ends(played) == {
        *("1,0 w", "-1,0 e", "0,1 n", "3,-2 n"),
        *("4,-2 n", "5,-2 n", "6,-3 w"),
    }


@pytest.mark.rule("T-2", "B-14", "B-36")
def test_it_costs_a_card_and_the_turn_and_nothing_is_drawn() -> None:
    played = table('"1,0" = "cross"', '[front]\nAda = ["pick"]')
    assert played.options_with("curve_nw") == []
    deck = played.deck
    played.play("dwarf map @ 2,0 w")
    assert played.hand("Ada") == ["curve_nw", "dead_n"]
    assert played.discard == ["map down"]
    assert played.deck == deck
    assert played.asked == "Bo"
    assert played.view(None)["kept"] == {
        "toll_tunnels": {
            "cells": ["2,0"],
            "sides": ["w"],
            "seats": ["Ada"],
            "left": 1,
            "refusers": [],
        }
    }


@pytest.mark.rule("T-2", "B-13", "B-36")
def test_nobody_else_sees_the_card() -> None:
    played = table("").play("dwarf map @ 1,0 w")
    placed = {"event": "DwarfPlaced", "seat": "Ada", "cell": "1,0"}
    assert played.seen_by("Ada") == [{**placed, "card": "map"}]
    assert played.seen_by("Bo") == played.seen_by(None) == [placed]
    assert played.view("Ada")["remembered"] == {"0": "map"}
    assert played.view("Bo")["remembered"] == {}


@pytest.mark.rule("T-2")
def test_every_card_of_the_hand_may_be_discarded_for_it() -> None:
    played = table("", hand=("cross", "map", "cross"))
    assert played.options_with("dwarf") == sorted(
        f"dwarf {card} @ {end}" for card in ("cross", "map") for end in ends(table(""))
    )


@pytest.mark.rule("T-2")
def test_each_dwarf_is_used_once_a_round_and_a_cell_has_one() -> None:
    played = table('"1,0" = "tee_esw"\n"0,1" = "cross"').play("dwarf map @ 1,1 n")
    assert not any("@ 1,1" in text for text in played.options_with("dwarf"))
    with pytest.raises(IllegalChoice, match=r"a toll dwarf already guards that space \(T-2\)"):
        played.play("dwarf cross @ 1,1 w")
    with pytest.raises(IllegalChoice, match=r"no tunnel .* opens onto .*\(T-2\)"):
        played.play("dwarf cross @ 2,0 e")
    played.play("dwarf dead_e @ 2,0 w", "pass dead_e_w")
    assert played.asked == "Ada"
    assert played.options_with("dwarf") == []
    with pytest.raises(IllegalChoice, match=r"both toll dwarves .*\(T-2\)"):
        played.play("dwarf curve_nw @ -1,0 e")


@pytest.mark.rule("T-2", "T-3")
def test_a_dwarf_that_is_out_does_not_come_back_in_the_round() -> None:
    played = table('"1,0" = "cross"', '[toll_tunnels]\ndwarves = ["2,0 w Bo"]\nused = 2')
    assert played.options_with("dwarf") == []
    played.play("curve_nw @ 0,-1 turned", "cross @ 2,0")
    assert played.told("DwarfGone") == [{"seat": "Bo", "cell": "2,0"}]
    played.play("pass dead_e_w")
    assert played.options_with("dwarf") == []
    assert played.view(None)["kept"]["toll_tunnels"]["left"] == 0


@pytest.mark.rule("T-2", "B-12")
def test_without_a_card_there_is_no_turn_and_no_dwarf() -> None:
    played = table("", keys='deck = ["map", "map"]').play("pass map", "pass dead_e")
    played.play("dwarf dead_e_w @ 1,0 w")
    assert played.hand("Cai") == []
    assert played.asked == "Ada"


@pytest.mark.rule("T-2", "B-54")
def test_it_is_no_pass() -> None:
    played = table("", keys='edition = "english"\npasses = 2\ndeck = []')
    played.play("dwarf map @ 1,0 w", "pass cross")
    assert played.state.passes == 1
    assert played.outcomes == []


@pytest.mark.rule("T-2", "B-71")
def test_it_is_a_turn() -> None:
    played = table("", keys='first = "Cai"\nlast_turn = ""').play("dwarf map @ 1,0 w")
    assert played.names[played.state.last_turn] == "Ada"
    played.play("call Bo", "agree", "agree")
    while played.kind == "TakeNuggets":
        played.play(played.options[0])
    assert played.first == "Bo"


@pytest.mark.rule("T-2")
@pytest.mark.parametrize("text", ["dwarf map @ 1,0 w", " Dwarf  MAP @ (1, 0)  W "])
def test_how_it_is_written(text: str) -> None:
    (placed,) = table("").play(text).told("DwarfPlaced")
    assert placed == {"seat": "Ada", "card": "map", "cell": "1,0"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("dwarf", "write card, space, and side, as in dwarf cross @ 1,0 w"),
        ("dwarf map", "write card, space, and side"),
        ("dwarf map @ 1,0", "write card, space, and side"),
        ("dwarf @ 1,0 w", "write card, space, and side"),
        ("dwarf map @ 1,0 x", "x isn’t a side"),
        ("dwarf map @ here w", "here isn’t a space"),
        ("dwarf gnome @ 1,0 w", "no card called gnome"),
    ],
)
def test_how_it_is_not_written(text: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        table("").play(text)


@pytest.mark.rule("T-2", "B-10")
def test_the_card_must_be_in_hand() -> None:
    with pytest.raises(IllegalChoice, match=r"Ada has no cross in hand \(B-10\)"):
        table("").play("dwarf cross @ 1,0 w")


# T-4


@pytest.mark.rule("T-4")
def test_next_round_both_dwarves_are_there_again() -> None:
    played = table("", '[roles]\nAda = "saboteur"\n[toll_tunnels]\nused = 1')
    played.play("dwarf map @ 1,0 w")
    assert played.view(None)["kept"]["toll_tunnels"]["left"] == 0
    played.play("call Bo", "agree", "agree")
    played.play(played.options[0])
    kept = {"cells": [], "sides": [], "seats": [], "left": 2, "refusers": []}
    assert played.view(None)["kept"]["toll_tunnels"] == kept
    assert played.options_with("dwarf")


@pytest.mark.rule("T-1", "T-4")
def test_tokens_are_kept_from_round_to_round() -> None:
    played = deal(players=3, modules=("toll_tunnels",), seed=4)
    played.play("call Ada", "agree", "agree")
    while played.kind != "Turn":
        played.play(played.options[0])
    assert played.state.round == 2
    assert list(played.tokens.values()) == [1, 1, 1]


# Positions


@pytest.mark.rule("T-2")
def test_positions_tell_of_dwarves_and_tokens() -> None:
    text = """
    modules = ["toll_tunnels"]
    players = ["Ada", "Mary Ann", "Cai"]
    [tokens]
    Ada = 0
    Cai = 3
    [maze]
    "1,0" = "cross"
    [toll_tunnels]
    dwarves = ["2,0 w Mary Ann"]
    used = 2
    refused = ["Cai"]
    """
    position = read_position(text)
    assert [int(count) for count in position.state.tokens] == [0, 1, 3]
    written = write_position(position.state, position.names, 0)
    assert "[tokens]\nAda = 0\nCai = 3\n" in written
    lines = ["[toll_tunnels]", r'dwarves = ["2,0 w \"Mary Ann\""]', "used = 2", 'refused = ["Cai"]']
    assert "\n".join(lines) in written
    again = read_position(written)
    assert write_position(again.state, again.names, 0) == written
    again.state.rng = position.state.rng
    assert state_digest(again.state) == state_digest(position.state)


def test_a_fresh_table_needs_no_words() -> None:
    state = new_game(plain.rules_of("base", 3, "", ("toll_tunnels",)), 1, 0)
    written = write_position(state, ("Ada", "Bo", "Cai"), 0)
    assert "[toll_tunnels]" not in written
    assert "[tokens]" not in written


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ('dwarves = ["2,0 w Ada", "2,0 w Bo"]', r"a toll dwarf already guards"),
        ('dwarves = ["3,0 w Ada"]', r"no tunnel opens"),
        ('dwarves = ["2,0 e Ada"]', r"no tunnel opens"),
        ('dwarves = ["1,0 w Ada"]', r"no tunnel opens"),
        ('dwarves = ["2,0 x Ada"]', r"x isn’t a side"),
        ('dwarves = ["2,0 w Zoe"]', r"no seat called Zoe"),
        ('dwarves = ["2,0 w"]', r"isn’t a toll dwarf"),
        ("dwarves = [3]", r"list of strings"),
        ('dwarves = ["2,0 w Ada", "1,1 n Ada", "1,-1 s Ada"]', r"used once per round"),
        ('dwarves = ["2,0 w Ada"]\nused = 0', r"used once per round"),
        ("used = 3", r"used once per round"),
        ("gnomes = 3", r"has no key gnomes"),
    ],
)
def test_positions_that_cannot_be(lines: str, reason: str) -> None:
    text = f'modules = ["toll_tunnels"]\n[maze]\n"1,0" = "cross"\n[toll_tunnels]\n{lines}'
    with pytest.raises(BadPosition, match=f"^line 4: .*{reason}"):
        read_position(text)
