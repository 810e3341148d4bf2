"""A turn: B-10 to B-14."""

from __future__ import annotations

import pytest

from motherlode.rules.core.errors import IllegalChoice
from tests.support.table import play

TABLE = """
rules = "base"
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
deck = ["map", "tee_nes", "curve_ne", "straight_ns"]
[hands]
Ada = ["straight_ew", "break_pick", "rockfall", "fix_cart"]
Bo = ["cross"]
Cai = ["cross", "cross"]
[maze]
"1,0" = "cross"
"""


@pytest.mark.rule("B-10")
def test_a_turn_is_a_path_card_or_an_action_card_or_a_pass() -> None:
    assert play(TABLE).options == [
        "break_pick > Bo",
        "break_pick > Cai",
        "pass break_pick",
        "pass fix_cart",
        "pass rockfall",
        "pass straight_ew",
        "rockfall @ 1,0",
        "straight_ew @ -1,0",
        "straight_ew @ 2,0",
    ]


@pytest.mark.rule("B-10", "B-14")
@pytest.mark.parametrize(
    "choice", ["straight_ew @ 2,0", "break_pick > Bo", "rockfall @ 1,0", "pass fix_cart"]
)
def test_then_one_card_is_drawn_and_the_turn_is_over(choice: str) -> None:
    table = play(TABLE, choice)
    assert table.asked == "Bo"
    hand = ["break_pick", "fix_cart", "rockfall", "straight_ew"]
    hand.remove(choice.removeprefix("pass ").split()[0])
    assert table.hand("Ada") == sorted([*hand, "map"])
    assert table.deck == ["tee_nes", "curve_ne", "straight_ns"]
    assert table.told("CardDrawn") == [{"seat": "Ada", "card": "map"}]
    assert table.hand("Bo") == ["cross"]


@pytest.mark.rule("B-10")
def test_nothing_else_can_be_done() -> None:
    with pytest.raises(IllegalChoice):
        play(TABLE, "cross @ 2,0")  # not in hand
    with pytest.raises(IllegalChoice):
        play(TABLE, "pass map")


@pytest.mark.rule("B-10", "B-38")
def test_only_the_drawer_sees_the_card_drawn() -> None:
    table = play(TABLE, "pass fix_cart")
    drawn = {"event": "CardDrawn", "seat": "Ada"}
    assert table.seen_by("Ada")[-1] == {**drawn, "card": "map"}
    assert table.seen_by("Bo")[-1] == table.seen_by("Cai")[-1] == table.seen_by(None)[-1] == drawn


EMPTY_DECK = """
rules = "base"
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
deck = []
[hands]
Ada = ["cross", "map"]
Bo = ["curve_ne"]
Cai = ["curve_nw", "straight_ns"]
[maze]
"1,0" = "straight_ew"
"""


@pytest.mark.rule("B-11")
def test_nobody_draws_from_an_empty_deck_and_discards_stay_discarded() -> None:
    table = play(EMPTY_DECK)
    before = len(table.discard)
    assert before > 50
    table.play("cross @ 2,0", "pass curve_ne", "pass curve_nw")
    assert table.told("CardDrawn") == []
    assert table.deck == []
    assert [table.hand(name) for name in table.names] == [["map"], [], ["straight_ns"]]
    assert len(table.discard) == before + 2


@pytest.mark.rule("B-11")
def test_the_last_card_of_the_deck_is_drawn() -> None:
    table = play(TABLE.replace('["map", "tee_nes", "curve_ne", "straight_ns"]', '["map"]'))
    table.play("pass fix_cart", "pass cross")
    assert table.told("CardDrawn") == [{"seat": "Ada", "card": "map"}]
    assert table.hand("Bo") == []


@pytest.mark.rule("B-12")
def test_a_player_without_cards_passes_without_being_asked() -> None:
    table = play(EMPTY_DECK, "pass cross", "pass curve_ne", "pass curve_nw", "pass map")
    assert table.story[-2:] == ["CardsPassed", "TurnSkipped"]
    assert table.told("TurnSkipped") == [{"seat": "Bo"}]
    assert table.asked == "Cai"
    assert table.discard[-1] == "map down"


EMPTY_HAND = """
rules = "base"
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
deck = ["map", "tee_nes", "curve_ne"]
[hands]
Ada = ["cross"]
Bo = []
Cai = ["curve_nw"]
"""


@pytest.mark.rule("B-12")
def test_without_cards_but_with_a_deck_the_draw_is_the_whole_turn() -> None:
    table = play(EMPTY_HAND)
    before = len(table.discard)
    table.play("pass cross")
    assert table.story == ["CardsPassed", "CardDrawn", "TurnSkipped", "CardDrawn"]
    assert table.told("CardDrawn") == [
        {"seat": "Ada", "card": "map"},
        {"seat": "Bo", "card": "tee_nes"},
    ]
    assert table.asked == "Cai"
    assert len(table.discard) == before + 1
    table.play("pass curve_nw", "pass map")
    assert table.asked == "Bo"
    assert table.options_with("pass") == ["pass tee_nes"]


@pytest.mark.rule("B-13", "B-36")
@pytest.mark.parametrize("edition", ["jubilee", "english", "korean", "japanese"])
def test_a_pass_is_a_discard_that_only_its_player_knows(edition: str) -> None:
    table = play(f'edition = "{edition}"\n' + TABLE, "pass fix_cart")
    assert table.discard[-1] == "fix_cart down"
    passed = {"event": "CardsPassed", "seat": "Ada", "count": 1}
    place = str(len(table.discard) - 1)
    for name in ["Ada", "Bo", "Cai", None]:
        seen = [event for event in table.seen_by(name) if event["event"] == "CardsPassed"]
        view = table.view(name)
        assert not view["discard"][-1]["face_up"]
        assert "card" not in view["discard"][-1]
        if name == "Ada":
            assert seen == [{**passed, "cards": ["fix_cart"]}]
            assert view["remembered"][place] == "fix_cart"
        else:
            assert seen == [passed]
            assert place not in view["remembered"]


@pytest.mark.rule("B-13")
def test_any_card_can_be_passed_but_only_one() -> None:
    table = play(TABLE)
    assert [text.split()[1:] for text in table.options_with("pass")] == [
        ["break_pick"],
        ["fix_cart"],
        ["rockfall"],
        ["straight_ew"],
    ]
    with pytest.raises(IllegalChoice):
        table.play("pass fix_cart rockfall")


@pytest.mark.rule("B-14", "B-54")
def test_the_end_of_the_round_is_checked_after_the_draw() -> None:
    table = play(
        """
        rules = "base"
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        deck = ["map"]
        [hands]
        Ada = ["cross"]
        Bo = []
        Cai = []
        """,
        "pass cross",
    )
    assert table.outcomes == []
    assert table.asked == "Ada"
    assert table.hand("Ada") == ["map"]
    table.play("map @ 8,0")
    assert len(table.outcomes) == 1


@pytest.mark.rule("B-14")
def test_the_draw_is_always_one_card() -> None:
    table = play(
        TABLE,
        "straight_ew @ 2,0",
        "pass cross",
        "cross @ 3,0",
        "rockfall @ 3,0",
    )
    assert [event["seat"] for event in table.told("CardDrawn")] == ["Ada", "Bo", "Cai", "Ada"]
    assert [len(table.hand(name)) for name in table.names] == [4, 1, 2]
