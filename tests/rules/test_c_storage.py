"""Storage: C-18."""

from __future__ import annotations

from typing import Any

import pytest

from motherlode.rules.core.errors import IllegalChoice, IncompatibleModules
from motherlode.rules.core.views import view
from motherlode.rules.notation.data import view_data
from motherlode.rules.worlds.deal import deal_world
from tests.support.table import Played, deal, play

TABLE = """
modules = ["storage"]
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
deck = ["cross", "tee_nes", "..."]
discard = ["dead_n", "map", "rockfall by Bo", "cross by Ada", "map unseen", "break_pick"]
[hands]
Ada = ["storage", "tee_esw"]
"""
"""The five cards on top: a map seen by all, a rockfall of Bo's, a cross of Ada's, a map that
nobody knows, a broken pick seen by all."""


@pytest.mark.rule("C-18")
def test_the_mover_looks_at_the_top_five_discards_and_must_keep_one() -> None:
    table = play(TABLE, "storage")
    assert (table.asked, table.kind) == ("Ada", "KeepCard")
    assert table.options == ["keep break_pick", "keep cross", "keep map", "keep rockfall"]
    seen = {"event": "CardsSeen", "seat": "Ada", "count": 5}
    cards = ["map", "rockfall", "cross", "map", "break_pick"]
    played = {"event": "ActionPlayed", "seat": "Ada", "card": "storage"}
    assert table.seen_by("Ada") == [played, {**seen, "cards": cards}]
    for name in ("Bo", "Cai", None):
        assert table.seen_by(name) == [played, seen]
    remembered = table.view("Ada")["remembered"]
    assert list(remembered.values()) == ["rockfall", "cross", "map"]  # the face-down ones
    for text in ("keep dead_n", "pass tee_esw", "keep tee_esw"):
        with pytest.raises(IllegalChoice):
            table.play(text)


@pytest.mark.rule("C-18", "B-14", "B-36")
def test_instead_of_drawing_the_rest_go_back_in_order_face_down_and_storage_on_top() -> None:
    table = play(TABLE, "storage", "keep rockfall")
    assert table.hand("Ada") == ["rockfall", "tee_esw"]
    assert table.told("CardDrawn") == []
    assert table.discard == [
        "dead_n up",
        "map down",
        "cross down",
        "map down",
        "break_pick down",
        "storage up",
    ]
    assert (table.asked, table.kind) == ("Bo", "Turn")
    assert table.deck[0] == "cross"


@pytest.mark.rule("C-18")
def test_of_two_alike_the_upper_one_is_taken() -> None:
    table = play(TABLE, "storage", "keep map")
    assert table.discard[1:-1] == ["map down", "rockfall down", "cross down", "break_pick down"]


@pytest.mark.rule("C-18", "B-38")
def test_only_the_mover_knows_which_was_kept_and_where_the_others_lie() -> None:
    table = play(TABLE, "storage", "keep rockfall")
    assert table.seen_by("Ada")[-1] == {"event": "CardKept", "seat": "Ada", "card": "rockfall"}
    for name in ("Bo", "Cai", None):
        assert table.seen_by(name)[-1] == {"event": "CardKept", "seat": "Ada"}
        assert table.view(name)["remembered"] == {}
    known = {"1": "map", "2": "cross", "3": "map", "4": "break_pick"}
    assert table.view("Ada")["remembered"] == known
    pile = table.view(None)["discard"]
    assert [entry.get("known_to") for entry in pile[1:5]] == [["Ada"]] * 4


@pytest.mark.rule("C-18", "B-38")
def test_what_others_knew_they_know_of_the_rest_and_the_hand_together() -> None:
    table = play(TABLE, "storage", "keep rockfall")
    known = {name: memories(table, name) for name in ("Bo", "Cai", None)}
    public = ("Ada", [1, 2, 3, 4], ["break_pick", "map"])
    assert known["Cai"] == known[None] == [public]
    assert known["Bo"] == [public, ("Ada", [1, 2, 3, 4], ["break_pick", "map", "rockfall"])]


def memories(table: Played, name: str | None) -> list[tuple[str, list[int], list[str]]]:
    """What a seat knows of hidden cards: in whose hand or at which places, and which."""
    lines: list[dict[str, Any]] = table.view(name)["memories"]
    return [(*line["hands"], line["discards"], sorted(line["cards"])) for line in lines]


@pytest.mark.rule("C-18", "B-38")
def test_worlds_dealt_from_a_view_are_true_to_that() -> None:
    table = play(TABLE, "storage", "keep rockfall")
    state = table.state
    names = state.rules.names
    for seat, least in ((1, {"map", "rockfall", "break_pick"}), (2, {"map", "break_pick"})):
        kept = set()
        for seed in range(60):
            world = deal_world(view(state, seat), seed)
            pile = [names[entry & 255] for entry in world.discard]
            hand = [names[card] for card in world.hand(0)]
            assert least <= {*pile[1:5], *hand}
            assert view_data(view(world, seat), table.names) == table.view(table.names[seat])
            kept |= least & set(hand)
        assert kept == least  # any of them may be the one that was taken


@pytest.mark.rule("C-18")
def test_if_there_are_fewer_cards_it_looks_at_all_of_them() -> None:
    three = '["dead_n", "map", "cross by Bo"]'
    start, end = TABLE.index("discard = ") + 10, TABLE.index("\n[hands]")
    text = TABLE[:start] + three + TABLE[end:]
    table = play(text, "storage")
    assert table.options == ["keep cross", "keep dead_n", "keep map"]
    assert table.told("CardsSeen")[0]["count"] == 3
    table.play("keep dead_n")
    assert table.discard == ["map down", "cross down", "storage up"]


def one_discard(card: str) -> Played:
    """A discard pile of one card."""
    start, end = TABLE.index("discard = ") + 10, TABLE.index("\n[hands]")
    return play(TABLE[:start] + f'["{card}"]' + TABLE[end:])


@pytest.mark.rule("C-18")
def test_a_single_card_is_kept_without_a_question() -> None:
    table = one_discard("rockfall by Bo").play("storage")
    assert (table.asked, table.kind) == ("Bo", "Turn")
    assert table.hand("Ada") == ["rockfall", "tee_esw"]
    assert table.discard == ["storage up"]
    assert memories(table, "Bo") == [("Ada", [], ["rockfall"])]
    assert memories(table, "Cai") == []


@pytest.mark.rule("C-18", "B-37")
def test_it_needs_a_card_in_the_discard_pile() -> None:
    start, end = TABLE.index("discard = "), TABLE.index("\n[hands]")
    table = play(TABLE[:start] + TABLE[end:])
    assert table.discard == []
    assert table.options_with("storage") == []
    assert "pass storage" in table.options
    with pytest.raises(IllegalChoice, match=r"the discard pile is empty \(C-18, B-37\)"):
        table.play("storage")


@pytest.mark.rule("C-18", "B-37")
def test_an_empty_deck_does_not_matter() -> None:
    table = play(TABLE.replace('["cross", "tee_nes", "..."]', "[]"), "storage", "keep cross")
    assert table.hand("Ada") == ["cross", "tee_esw"]


@pytest.mark.rule("C-18", "C-19")
def test_a_vetoed_storage_shows_nothing() -> None:
    text = TABLE.replace('["storage"]', '["storage", "veto"]', 1)
    table = play(text + 'Bo = ["veto"]\n', "storage", "veto")
    assert "CardsSeen" not in table.story
    assert list(table.view("Ada")["remembered"].values()) == ["cross"]
    assert [event["seat"] for event in table.told("CardDrawn")] == ["Ada", "Bo"]


@pytest.mark.rule("C-18", "C-19")
def test_a_veto_may_be_brought_back() -> None:
    text = TABLE.replace('["storage"]', '["storage", "veto"]', 1)
    text = text.replace('"break_pick"]', '"break_pick", "veto"]')
    table = play(text + 'Bo = ["map"]\n', "storage", "keep veto", "map @ 8,0", "let")
    assert (table.asked, table.options) == ("Ada", ["let", "veto"])


@pytest.mark.rule("C-18")
def test_during_a_decision_others_can_tell_that_storage_is_still_in_the_hand() -> None:
    table = play(TABLE, "storage")
    number = table.state.rules.number_of["storage"]
    for seed in range(20):
        world = deal_world(view(table.state, 1), seed)
        assert number in list(world.hand(0))
        assert world.hand_size(0) == 2


@pytest.mark.rule("C-18")
@pytest.mark.parametrize(("game", "players"), [("base", 3), ("tournament", 5), ("saboteur2", 2)])
def test_it_goes_with_every_game_but_the_duel(game: str, players: int) -> None:
    rules = deal(game, players, modules=("storage",)).state.rules
    assert [rules.names[card] for card in rules.deck].count("storage") == 1
    with pytest.raises(IncompatibleModules, match=r"storage .* the duel \(C-18\)"):
        deal("duel", 2, modules=("storage",))
