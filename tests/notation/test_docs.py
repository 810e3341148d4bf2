"""docs/notation.md says what is so: its examples are read, played and compared."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

from motherlode.rules.core.engine import apply
from motherlode.rules.core.errors import BadNotation, BadPosition, IllegalChoice
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.notation.words import DEFAULT_NAMES, default_names
from motherlode.rules.positions.position import read_position
from motherlode.rules.positions.sketch import KEYS, TABLES
from motherlode.rules.records.replay import check
from motherlode.rules.records.text import read_record, write_record
from tests.notation.tables import CLOSED, FREE_TURN, TEAMS, TWO_GOALS, WAY_UP, played

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text()
NAMES = default_names(3)

ONLY_TWOS = f"[nuggets]\nBo = {[1] * 16 + [3] * 4}\n"
TOLL = """modules = ["toll_tunnels"]
[hands]
Ada = ["map", "cross"]
[maze]
"1,0" = "cross"
"""
CHEST = """modules = ["treasure_chests"]
deck = ["cross", "map", "rockfall", "..."]
[hands]
Ada = ["curve_nw", "map"]
[maze]
"1,0" = "straight_ew"
"2,0" = "straight_ew"
[treasure_chests]
"3,-1" = "CARD tunnel_cross"
"""
CHESTS = [
    played(CHEST.replace("CARD", f"chest_{name}"), "curve_nw @ 3,0")
    for name in ("pick_of_three", "take_card", "look_at_role", "move_goal")
]
CHAMPIONSHIP = """
modules = [
    "back_and_forth", "storage", "turnabout", "jack_of_all_trades", "pathfinder", "diversion",
]
[hands]
Ada = ["back_and_forth", "turnabout", "jack_of_all_trades", "diversion"]
[front]
Bo = ["lantern", "cart"]
[maze]
"1,0" = "curve_nw"
"""
VETO = CHAMPIONSHIP.replace("modules = [", 'modules = ["veto",').replace(
    "[front]", 'Bo = ["veto"]\n[front]'
)
STATES = [
    *((state, NAMES) for state in CHESTS),
    (played(CHAMPIONSHIP), NAMES),
    (played(CHAMPIONSHIP, "back_and_forth @ 8,-2 8,0"), NAMES),
    (played(VETO, "turnabout"), NAMES),
    (played(FREE_TURN), NAMES),
    (played(FREE_TURN, "call Bo"), NAMES),
    (played(FREE_TURN + '[roles]\nAda = "saboteur"\n', "call", "agree", "agree"), NAMES),
    (played(WAY_UP, "cross @ 1,0"), NAMES),
    (played(CLOSED), NAMES),
    (played('rules = "duel"\n[hands]\nAda = ["cross", "fix_pick", "map"]\n'), NAMES),
    (played(TWO_GOALS, "tee_nes @ 8,1 turned"), NAMES),
    (played(TWO_GOALS + ONLY_TWOS, "tee_nes @ 8,1 turned", "turn 8,0"), NAMES),
    (
        read_position('players = ["Ada", "Bo", "Mary Ann"]\n[hands]\nAda = ["break_pick"]').state,
        ("Ada", "Bo", "Mary Ann"),
    ),
    (read_position('[hands]\nAda = ["map", "cross"]').state, NAMES),
    (played(TEAMS), NAMES),
    (played(TEAMS, "pass cross"), NAMES),
    (played(TEAMS, "clear theft cross"), NAMES),
    (played(TEAMS, "call", "agree", "agree"), NAMES),
    (read_position(TOLL).state, NAMES),
    (read_position(TOLL + '[toll_tunnels]\ndwarves = ["2,0 w Bo"]').state, NAMES),
    (
        read_position('[hands]\nAda = ["break_lantern"]\n[goals]\n"8,0" = "stone_nw"').state,
        NAMES,
    ),
]
"""Decisions in which, one or the other, each choice of the table is possible."""


def blocks(kind: str) -> list[str]:
    """The examples of a kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def rows(heading: str) -> list[list[str]]:
    """The rows of the table with this heading, without the code marks."""
    table = PAGE.split(heading + "\n", 1)[1].split("\n\n", 1)[0]
    cells = [re.split(r"\s*\|\s*", line.strip("| ")) for line in table.splitlines()[1:]]
    return [[cell.strip("`") for cell in row] for row in cells]


@pytest.mark.parametrize("text", [row[0] for row in rows("| choice | means |")])
def test_choices(text: str) -> None:
    for state, names in STATES:
        try:
            choice = read_choice(state, names, text)
        except (BadNotation, IllegalChoice):
            continue
        assert choice_text(state.rules, names, choice) == text
        apply(state.copy(), choice)
        return
    pytest.fail("nobody can choose this")


@pytest.mark.parametrize(("text", "answer"), [tuple(row) for row in rows("| choice | answer |")])
def test_refused_choices(text: str, answer: str) -> None:
    with pytest.raises((BadNotation, IllegalChoice)) as caught:
        read_choice(played(FREE_TURN), NAMES, text)
    assert str(caught.value) == answer


@pytest.mark.parametrize("text", blocks("toml"))
def test_positions(text: str) -> None:
    assert not read_position(text).state.over


def test_what_is_said_of_the_positions() -> None:
    first, dealt, late, remembered, mid_turn = (
        read_position(text).state for text in blocks("toml")
    )
    assert first.top().seat == 1
    assert dealt.rules.names[dealt.deck[0]] == "map"
    assert [dealt.hand_size(seat) for seat in range(3)] == [6, 2, 0]
    assert (late.deck_size(), late.round, late.top().seat) == (0, 2, 1)
    assert [int(place) for place in remembered.memories[0].discards] == [0]
    assert mid_turn.top().name() == "OrderGoals"


REFUSED = [
    '[maze]\n"1,0" = "cross"\n"2,0" = "straight_ns"\n',
    '[hands]\nAda = ["dead_n", "dead_n"]\n',
    "seeed = 7\n",
]


def test_every_key_and_table_is_told() -> None:
    keys = {row[0] for row in rows("| key | value | left out |")}
    tables = {row[0].strip("[]") for row in rows("| table | its lines | left out |")}
    assert keys == set(KEYS)
    assert tables == set(TABLES)


@pytest.mark.parametrize(
    ("text", "answer"),
    list(zip(REFUSED, [row[1] for row in rows("| line | answer |")], strict=True)),
)
def test_refused_positions(text: str, answer: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read_position(text)
    assert str(caught.value) == answer


@pytest.mark.parametrize("text", blocks("jsonl"))
def test_records(text: str) -> None:
    record = read_record(text)
    check(record)
    assert write_record(record) == text


def test_names() -> None:
    assert ", ".join(DEFAULT_NAMES[:-1]) in " ".join(PAGE.split()).replace(" and Lou", ", Lou")


def test_python() -> None:
    (code,) = blocks("python")
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(code, {})
    assert "'cross @ 1,0'" in out.getvalue()
    assert '"1,0" = "cross"' in out.getvalue()
