"""What the form of settings is told: editions of each game, and where a host may set something."""

from __future__ import annotations

import pytest

from motherlode.tables.wire.messages import Settings
from motherlode.web.routes.catalogue import catalogue, check

BY_HAND = "treasure_chests:2,0 4,-1 4,1 6,0"


def test_every_game_tells_by_which_editions_it_can_be_played() -> None:
    games = {module.name: module.editions for module in catalogue().modules if module.is_game}
    every = tuple(edition.name for edition in catalogue().editions)
    assert games == {
        "base": every,
        "tournament": ("jubilee",),
        "duel": (),
        "saboteur2": ("jubilee",),
    }


def test_an_edition_tells_its_language_and_what_it_says() -> None:
    editions = {edition.name: edition for edition in catalogue().editions}
    assert editions["korean"].languages == ("ko",)
    assert editions["english"].values == {
        "share": "per-player",
        "round-end": "all-passed",
        "discard": "face-down",
        "minimum-path": "path",
        "sabotaged-diggers": "optional",
    }


def test_a_preset_can_be_played_with_every_number_of_players_it_names() -> None:
    told = catalogue()
    assert told.lobbies[0].settings.game == "base"
    for preset in (*told.presets, *told.lobbies):
        players = check(preset.settings).players
        assert preset.settings.players in preset.counts
        assert {str(count) for count in preset.counts} == {
            count for count, reason in players.items() if not reason
        }


@pytest.mark.rule("X-1")
def test_where_chests_may_be_set_by_hand() -> None:
    told = check(Settings(modules=(BY_HAND,)))
    assert told.refusal == ""
    lying = {card.cell: card.card for card in told.table}
    assert lying == {(0, 0): "start", (8, -2): "", (8, 0): "", (8, 2): ""}
    places = set(told.places["treasure_chests"])
    assert {(1, 1), (7, -4), (4, -3), (4, 0)} <= places
    assert not {(0, 0), (1, 0), (8, 0), (3, 5)} & places
    large = check(Settings(modules=(BY_HAND, "wardrobe")))
    assert (4, -3) in {card.cell for card in large.table}
    assert (4, -3) not in large.places["treasure_chests"]
    assert (4, 0) not in check(Settings("tournament", modules=(BY_HAND,))).places["treasure_chests"]


@pytest.mark.rule("X-1")
def test_chests_that_touch_are_refused_and_may_be_moved_on() -> None:
    told = check(Settings(modules=("treasure_chests:2,0 3,0 4,1 6,0",)))
    assert "next to each other" in told.refusal
    assert told.table == ()
    assert told.places["treasure_chests"]


@pytest.mark.rule("S-4")
def test_the_setting_of_a_game_keeps_no_other_game_from_being_chosen() -> None:
    told = check(Settings("saboteur2", modules=("saboteur2:open", "veto"), players=5))
    assert told.refusal == ""
    assert told.games["base"] == told.games["tournament"] == ""


def test_a_setting_stands_among_the_modules_so_that_a_game_has_one_name() -> None:
    assert "no game called saboteur2:open" in check(Settings("saboteur2:open", players=5)).refusal
