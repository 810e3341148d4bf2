"""Settings in a terminal: editions, a game's own setting, and chests set by hand."""

from __future__ import annotations

import pytest

from tests.cli.terminal import Terminal

QUIET = ("--players", "3", "--seed", "1")


@pytest.mark.parametrize("game", ["saboteur2", "saboteur2:open", "tournament", "duel"])
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_game_without_an_edition_names_the_option(
    motherlode: Terminal, command: str, game: str
) -> None:
    refused = motherlode(command, "--rules", game, "--edition", "korean").sentence()
    assert refused.startswith("--edition: ")


def test_a_game_without_a_setting_does_not_blame_the_edition(motherlode: Terminal) -> None:
    refused = motherlode("simulate", "--rules", "saboteur2:dark").sentence()
    assert "no setting called dark" in refused
    assert "--edition" not in refused


def test_an_unknown_edition_names_the_option(motherlode: Terminal) -> None:
    refused = motherlode("simulate", "--edition", "klingon").sentence()
    assert refused.startswith("--edition: ")
    assert "jubilee" in refused


@pytest.mark.rule("S-4")
@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("--rules", "saboteur2"), []),
        (("--rules", "saboteur2:face_down"), []),
        (("--rules", "saboteur2:open"), ["saboteur2:open"]),
        (("--rules", "saboteur2", "--modules", "saboteur2:open"), ["saboteur2:open"]),
    ],
)
def test_the_setting_of_gold(motherlode: Terminal, asked: tuple[str, ...], told: list[str]) -> None:
    data = motherlode("simulate", "--games", "1", *QUIET, *asked, "--json").data()
    assert (data["rules"], data["modules"]) == ("saboteur2", told)


@pytest.mark.rule("S-4")
@pytest.mark.parametrize(("game", "shown"), [("saboteur2", "?"), ("saboteur2:open", "1")])
def test_the_gold_of_others_is_shown_as_the_setting_says(
    motherlode: Terminal, game: str, shown: str
) -> None:
    line = ["play", "--rules", game, "--modules", "toll_tunnels", *QUIET, "--name", "Me"]
    lines = motherlode(*line, typed="quit\n").out.splitlines()
    head = next(place for place, line in enumerate(lines) if line.endswith("Gold"))
    gold = [line.split()[-1] for line in lines[head + 1 : head + 4]]
    assert gold == ["1", shown, shown]


@pytest.mark.rule("X-1")
def test_chests_are_set_by_hand_beside_other_modules(motherlode: Terminal) -> None:
    asked = "veto, treasure_chests:2,0 4,-1 4,1 6,0,toll_tunnels"
    data = motherlode("simulate", "--games", "1", *QUIET, "--modules", asked, "--json").data()
    by_hand = "treasure_chests:2,0 4,-1 4,1 6,0"
    assert sorted(data["modules"]) == sorted(["veto", "toll_tunnels", by_hand])
    refused = motherlode("simulate", "--modules", "treasure_chests:2,0 3,0 4,1 6,0").sentence()
    assert "next to each other (X-1)" in refused


def test_the_duel_names_no_edition(motherlode: Terminal) -> None:
    duel = motherlode("play", "--rules", "duel", "--seed", "1", typed="quit\n").out
    assert "Duel for two" in duel
    assert "edition" not in duel.lower()
    base = motherlode("play", "--seed", "1", typed="quit\n").out
    assert "Jubilee edition" in base
