"""`motherlode position`: what it shows, lists and plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from motherlode.locale import texts
from motherlode.rules.positions.position import read_position
from tests.cli.conftest import POSITION
from tests.cli.terminal import Terminal

OVER = """\
players = 3
round = 3
deck = []
turn = "Ada"
[hands]
Ada = ["cross"]
Bo = []
Cai = []
[roles]
Ada = "digger"
Bo = "digger"
Cai = "digger"
[maze]
"""


def test_the_report_tells_who_is_asked_what(motherlode: Terminal, position_file: str) -> None:
    data = motherlode("position", position_file, "--json").data()
    assert (data["asked"], data["kind"]) == ("Ada", "Turn")
    assert {"curve_nw @ 2,0", "map @ 8,0", "break_pick > Bo", "pass map"} <= set(data["options"])
    assert "rockfall @ 1,0" in data["options"]
    assert data["events"] == []
    assert data["view"] is None
    assert data["over"] is False
    assert data["round"] == 1
    assert data["outcomes"] == []
    assert data["scores"] == {"Ada": 0, "Bo": 0, "Cai": 0}
    assert len(data["digest"]) == 64


def test_the_position_told_is_the_position_read(motherlode: Terminal, position_file: str) -> None:
    data = motherlode("position", position_file, "--json").data()
    again = motherlode("position", "-", "--json", typed=data["position"]).data()
    assert again["options"] == data["options"]
    assert again["position"] == data["position"]
    assert read_position(data["position"]).names == ("Ada", "Bo", "Cai")


def test_choices_are_played_in_order(motherlode: Terminal, position_file: str) -> None:
    plays = ["--play", "map @ 8,0", "--play", "pass 1"]
    sentence = motherlode("position", position_file, *plays).sentence()
    assert sentence.startswith("choice 2: ")
    together = ["--play", "map @ 8,0", "pass 1"]
    assert motherlode("position", position_file, *together).sentence() == sentence
    assert "--play" in motherlode("position", position_file, "map @ 8,0").sentence()
    assert "one --play" in motherlode("position", position_file, *plays, "pass 2").sentence()
    data = motherlode("position", position_file, *plays[:2], "--json").data()
    assert data["asked"] == "Bo"
    kinds = [event["event"] for event in data["events"]]
    assert kinds[0] == "MapRead"
    assert data["events"][0]["goal"] == "goal_treasure"
    assert "CardDrawn" in kinds


def test_a_seats_events_hide_what_it_did_not_see(motherlode: Terminal, position_file: str) -> None:
    line = ["position", position_file, "--play", "map @ 8,0", "--json", "--view"]
    assert "goal" not in motherlode(*line, "Bo").data()["events"][0]
    assert "goal" in motherlode(*line, "1").data()["events"][0]


@pytest.mark.rule("B-38", "C-19", "C-17")
@pytest.mark.parametrize("seat", ["Ada", "Bo", "Cai", "spectator"])
def test_everybody_is_told_what_was_announced_and_which_places_it_is_about(
    motherlode: Terminal, position_file: str, seat: str
) -> None:
    text = POSITION.replace('"break_pick"', '"break_pick", "back_and_forth"')
    Path(position_file).write_text('modules = ["veto", "back_and_forth"]\n' + text)
    line = ["position", position_file, "--view", seat, "--play", "back_and_forth @ 8,-2 8,0"]
    data = motherlode(*line, "--json").data()
    assert (data["asked"], data["about"]) == ("Bo", "back_and_forth @ 8,-2 8,0")
    assert data["options"] == (["let"] if seat == "Bo" else [])
    assert "This is about: back_and_forth @ 8,-2 8,0" in motherlode(*line).out
    line += ["--play", "let", "--play", "let"]
    data = motherlode(*line, "--json").data()
    assert (data["asked"], data["about"], data["cells"]) == ("Ada", None, ["8,-2", "8,0"])
    assert "This is about: 8,-2 8,0" in motherlode(*line).out


@pytest.mark.parametrize(("seat", "hand"), [("Ada", 4), ("1", 4), ("bo", 6), ("spectator", 0)])
def test_views_are_those_of_the_seats(
    motherlode: Terminal, position_file: str, seat: str, hand: int
) -> None:
    view = motherlode("position", position_file, "--view", seat, "--json").data()["view"]
    assert len(view["hand"]) == hand
    assert "card" not in view["goals"]["8,0"]
    shown = motherlode("position", position_file, "--view", seat).out
    assert "$" not in shown.partition("S start")[0]


def test_people_see_the_table_with_all_its_secrets(
    motherlode: Terminal, position_file: str
) -> None:
    shown = motherlode("position", position_file).out
    assert "━━┫S┣━━━━━╋━━━" in shown
    assert "│  $  │" in shown
    assert "curve_nw break_pick rockfall map" in shown
    assert "Ada decides: “Your turn: play a card" in shown
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_people_see_what_happened_and_the_answers(motherlode: Terminal, position_file: str) -> None:
    line = ["position", position_file, "--play", "break_pick > Bo", "--options"]
    shown = motherlode(*line).out.splitlines()
    card, tool = texts().title("card-break_pick"), texts().text("tool-pick")
    assert shown[0] == f"Ada plays {card} on Bo: Bo’s {tool} is broken."
    assert any(line.startswith("pass ") for line in shown)
    assert not any("@ 2,0" in line for line in shown if not line.startswith("rockfall"))
    facts = motherlode("position", position_file, "--play", "pass map", "--events").out
    assert facts.startswith('{"event": "CardsPassed"')


def test_the_end_of_a_game_is_told(motherlode: Terminal) -> None:
    line = ["position", "-", "--play", "pass cross"]
    data = motherlode(*line, "--json", typed=OVER).data()
    assert data["over"] is True
    assert data["asked"] is None
    assert data["options"] == []
    assert data["position"] is None
    assert data["outcomes"][-1] == "nobody"
    assert "The game is over." in motherlode(*line, typed=OVER).out
    assert motherlode(*line, "--play", "pass cross", typed=OVER).sentence()


@pytest.mark.parametrize(
    "more",
    [
        ["--view", "Zoe"],
        ["--view", "4"],
        ["--play", "cross @ 0,0"],
        ["--play", "curve_nw @ 5,5"],
        ["--play", "dance"],
        ["--play", ""],
        ["--play", "break_pick > Ada"],
    ],
)
def test_what_cannot_be_is_refused(
    motherlode: Terminal, position_file: str, more: list[str]
) -> None:
    assert motherlode("position", position_file, *more).sentence()
    assert motherlode("position", position_file, *more, "--json").sentence()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"1,0" = "cross"', '"0,0" = "cross"'),
        ('"1,0" = "cross"', '"1,0" = "kross"'),
        ("seed = 3", "seed = -3"),
        ('turn = "Ada"', 'turn = "Zoe"'),
        ('"8,0" = "goal_treasure"', '"8,0" = "cross"'),
    ],
)
def test_an_impossible_position_is_refused_with_its_line(
    motherlode: Terminal, old: str, new: str
) -> None:
    assert old in POSITION
    assert "line " in motherlode("position", "-", typed=POSITION.replace(old, new)).sentence()


def test_a_view_comes_without_what_others_may_see(motherlode: Terminal, position_file: str) -> None:
    data = motherlode("position", position_file, "--view", "Bo", "--json").data()
    assert not {"position", "digest", "scores"} & set(data)
    assert data["options"] == []
    assert motherlode("position", position_file, "--view", "Ada", "--json").data()["options"]
    line = ["position", position_file, "--options", "--view"]
    assert "Only Ada can see the choices." in motherlode(*line, "Bo").out
    assert "pass map" not in motherlode(*line, "Bo").out
    assert "Ada has " in motherlode(*line, "Ada").out
    assert "pass map" in motherlode(*line, "Ada").out


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('round = 2\noutcomes = ["dragons"]', "line 2: dragons isn’t an outcome"),
        ('rules = "poker"', "line 1: there’s no game called poker; the games are base"),
        ("[nuggets]\nAda = [4]", "line 2: 4 isn’t a nugget card; they’re worth 1, 2, or 3 (B-6)"),
        ('[roles]\nAda = "saboteur"\nBo = "saboteur"', "too many saboteur cards; with 3 players"),
    ],
)
def test_a_position_is_refused_in_plain_words(motherlode: Terminal, text: str, reason: str) -> None:
    assert reason in motherlode("position", "-", typed=text).sentence()
