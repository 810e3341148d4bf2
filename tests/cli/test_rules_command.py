"""`motherlode rules`: the catalogue, and the text of one rule or module."""

from __future__ import annotations

import pytest

from motherlode.locale import texts
from motherlode.rules.modules import CATALOGUE
from tests.cli.terminal import Terminal


def test_the_catalogue_lists_every_module_games_first(motherlode: Terminal) -> None:
    data = motherlode("rules", "--json").data()
    names = [module["name"] for module in data["modules"]]
    assert names == [*CATALOGUE.games(), *CATALOGUE.extras()]
    by_name = {module["name"]: module for module in data["modules"]}
    assert by_name["base"]["players"] == list(range(3, 11))
    assert by_name["tournament"]["players"] == [5, 6, 7, 8, 9]
    assert by_name["duel"]["players"] == [2]
    assert by_name["greedy_dwarf"]["rules"] == ["C-16"]
    assert "B-22" in by_name["base"]["rules"]
    assert all(module["version"] >= 1 for module in data["modules"])


def test_the_catalogue_lists_every_rule_with_its_title(motherlode: Terminal) -> None:
    data = motherlode("rules", "--json").data()
    ids = [rule["id"] for rule in data["rules"]]
    keys = texts().keys()
    assert ids == [key.removeprefix("rule-") for key in keys if key.startswith("rule-")]
    assert all(rule["title"] for rule in data["rules"])
    shown = motherlode("rules").out
    assert all(id in shown for id in ids)


@pytest.mark.parametrize("name", ["B-22", "b-22", "b22", "B22"])
def test_a_rule_is_shown_however_it_is_spelled(motherlode: Terminal, name: str) -> None:
    data = motherlode("rules", name, "--json").data()
    assert (data["kind"], data["id"]) == ("rule", "B-22")
    assert data["title"] == texts().title("rule-B-22")
    assert data["text"] == texts().text("rule-B-22")
    shown = motherlode("rules", name).out
    assert shown.startswith(f"B-22  {data['title']}\n")


@pytest.mark.parametrize("name", ["victim", "greedy-dwarf", "GREEDY_DWARF"])
def test_a_module_is_shown_by_its_name(motherlode: Terminal, name: str) -> None:
    data = motherlode("rules", name, "--json").data()
    assert data["kind"] == "module"
    assert data["players"] == list(range(3, 11))
    assert motherlode("rules", name).out.count("3–10") == 1


def test_a_setting_of_the_editions_is_shown(motherlode: Terminal) -> None:
    assert motherlode("rules", "round-end", "--json").data()["kind"] == "edition"


@pytest.mark.parametrize(("name", "meant"), [("B-222", "B-22"), ("victm", "victim")])
def test_an_unknown_name_is_refused_with_what_is_near_it(
    motherlode: Terminal, name: str, meant: str
) -> None:
    assert meant in motherlode("rules", name).sentence()


def test_cards_are_listed_with_roles_and_tools(motherlode: Terminal) -> None:
    sets = {
        found["module"]: found for found in motherlode("rules", "cards", "--json").data()["cards"]
    }
    assert sets["base"]["cards"]["map"] == "Map"
    assert "saboteur" in sets["base"]["roles"]
    assert sets["base"]["tools"] == ["pick", "lantern", "cart"]
    assert list(sets["veto"]["cards"]) == ["veto"]
    assert sets["base"]["copies"]["rockfall"] == 3
    assert sets["saboteur2"]["copies"]["rockfall"] == 4
    assert sets["base"]["copies"]["nugget_1"] == 16
    assert sets["base"]["copies"]["digger"] == 7
    shown = motherlode("rules", "cards").out
    for found in sets.values():
        assert all(f"  {card} " in shown for card in found["cards"])
    lines = [line.split()[:2] for line in shown.splitlines()]
    assert ["rockfall", "3×"] in lines
    assert ["rockfall", "4×"] in lines


@pytest.mark.parametrize(
    ("name", "kind"), [("curve-nw", "card"), ("digger", "card"), ("veto", "module")]
)
def test_a_card_is_shown_by_its_id(motherlode: Terminal, name: str, kind: str) -> None:
    assert motherlode("rules", name, "--json").data()["kind"] == kind
    key = f"card-{name.replace('-', '_')}"
    shown = " ".join(motherlode("rules", name).out.split())
    assert " ".join(texts().text(key).split()) in shown


@pytest.mark.parametrize("name", ["editions", "jubilee", "english", "ko", "Japanese"])
def test_editions_are_compared(motherlode: Terminal, name: str) -> None:
    editions = motherlode("rules", name, "--json").data()["editions"]
    assert len(editions) == (4 if name == "editions" else 1)
    assert all("30 minutes" in edition["about"] for edition in editions)
    shown = motherlode("rules", name).out.split()
    for setting, value in editions[0]["settings"].items():
        assert setting in shown
        assert {*value.split()} <= {*shown}, "columns are narrow"


def test_a_rule_that_is_not_there_is_refused_with_its_neighbours(motherlode: Terminal) -> None:
    assert "did you mean B-80, B-71?" in motherlode("rules", "B-99").sentence()
