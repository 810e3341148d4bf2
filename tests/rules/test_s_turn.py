"""Saboteur 2, a turn: S-10 to S-12."""

from __future__ import annotations

import pytest

from motherlode.rules.core.errors import IllegalChoice
from tests.support.table import Played, play


def lay_out(*hand: str, front: str = "", deck: str = '["map", "map", "map", "..."]') -> Played:
    """Ada's turn with these cards in hand; maps come next."""
    return play(
        f"""
        rules = "saboteur2"
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        deck = {deck}
        [hands]
        Ada = {list(hand)}
        Bo = ["dead_n", "dead_e"]
        Cai = ["dead_n_s", "dead_e_w"]
        [front]
        {front}
        [maze]
        "1,0" = "straight_ew"
        """
    )


@pytest.mark.rule("S-10", "B-14")
@pytest.mark.parametrize("choice", ["cross @ 2,0", "rockfall @ 1,0", "theft", "trapped > Bo"])
def test_a_card_is_played_and_one_drawn(choice: str) -> None:
    table = lay_out("cross", "rockfall", "theft", "trapped")
    hand = [card for card in table.hand("Ada") if card != choice.split()[0]]
    table.play(choice)
    assert table.hand("Ada") == sorted([*hand, "map"])
    assert table.asked == "Bo"


@pytest.mark.rule("S-10", "B-14", "B-36")
@pytest.mark.parametrize(
    ("choices", "drawn"),
    [
        (["pass cross", "enough"], 1),
        (["pass cross", "pass dead_e_s_w", "enough"], 2),
        (["pass cross", "pass dead_e_s_w", "pass theft"], 3),
        (["pass theft", "pass cross", "pass dead_e_s_w"], 3),
    ],
)
def test_a_pass_discards_one_to_three_and_draws_as_many(choices: list[str], drawn: int) -> None:
    hand = ["cross", "dead_e_s_w", "theft", "free"]
    table = lay_out(*hand).play(*choices)
    gone = [choice.removeprefix("pass ") for choice in choices if choice != "enough"]
    assert table.discard == [f"{card} down" for card in gone]
    left = [card for card in hand if card not in gone]
    assert table.hand("Ada") == sorted([*left, *["map"] * drawn])
    assert table.asked == "Bo"


@pytest.mark.rule("S-10")
def test_what_is_asked_while_passing() -> None:
    table = lay_out("cross", "cross", "theft", "free")
    assert "enough" not in table.options
    table.play("pass cross")
    assert (table.asked, table.kind) == ("Ada", "PassMore")
    assert table.options == ["enough", "pass cross", "pass free", "pass theft"]
    with pytest.raises(IllegalChoice):
        table.play("theft")
    table.play("pass cross")
    assert table.options == ["enough", "pass free", "pass theft"]
    table.play("pass free")
    assert table.asked == "Bo"


@pytest.mark.rule("S-10")
def test_several_cards_at_once_are_refused_with_the_rule_of_this_game() -> None:
    table = lay_out("cross", "theft", "free")
    with pytest.raises(IllegalChoice, match=r"one at a time, then write `enough` \(S-10\)"):
        table.play("pass cross theft")
    table.play("pass cross")
    with pytest.raises(IllegalChoice, match=r"\(S-10\)"):
        table.play("pass theft free")


@pytest.mark.rule("S-10", "B-14")
def test_a_pass_draws_no_more_than_the_deck_has() -> None:
    table = lay_out("cross", "theft", "free", "map", deck='["rockfall"]')
    table.play("pass cross", "pass theft", "pass free")
    assert table.hand("Ada") == ["map", "rockfall"]


@pytest.mark.rule("S-10")
def test_nobody_is_asked_for_another_card_without_one() -> None:
    table = lay_out("cross").play("pass cross")
    assert table.asked == "Bo"
    assert table.hand("Ada") == ["map"]


@pytest.mark.rule("S-10", "B-13", "B-38")
def test_others_see_how_many_cards_were_passed_not_which() -> None:
    table = lay_out("cross", "theft", "free").play("pass cross", "pass theft", "enough")
    for name in ["Bo", "Cai", None]:
        told = [event for event in table.seen_by(name) if "Passed" in event["event"]]
        assert told == [{"event": "CardsPassed", "seat": "Ada", "count": 1}]
        more = [event for event in table.seen_by(name) if event["event"] == "CardDiscarded"]
        assert more == [{"event": "CardDiscarded", "seat": "Ada"}]
        assert table.view(name)["remembered"] == {}
    assert table.view("Ada")["remembered"] == {"0": "cross", "1": "theft"}
    assert table.told("CardDiscarded") == [{"seat": "Ada", "card": "theft"}]


@pytest.mark.rule("S-10", "B-36")
@pytest.mark.parametrize(
    ("card", "gone"),
    [
        ("pick", "break_pick"),
        ("lantern", "break_lantern"),
        ("cart", "break_cart"),
        ("theft", "theft"),
        ("trapped", "trapped"),
    ],
)
def test_two_cards_are_discarded_to_remove_one_in_front(card: str, gone: str) -> None:
    front = 'Ada = ["pick", "lantern", "cart", "theft", "trapped"]\nBo = ["pick"]'
    table = lay_out("cross", "free", "map", front=front)
    table.play(f"clear {card} free")
    assert (table.asked, table.kind) == ("Ada", "DiscardOneMore")
    assert table.options == ["discard cross", "discard map"]
    table.play("discard map")
    assert card not in table.front("Ada")
    assert len(table.front("Ada")) == 4
    assert table.front("Bo") == ["pick"]
    assert table.discard == [f"{gone} up", "free down", "map down"]
    assert table.hand("Ada") == ["cross", "map"]  # one smaller
    assert table.asked == "Bo"
    for name in ["Bo", None]:
        told = [event for event in table.seen_by(name) if "Cleared" in event["event"]]
        assert told == [{"event": "FrontCleared", "seat": "Ada", "tool": card}]
        assert table.view(name)["remembered"] == {}
    assert table.view("Ada")["remembered"] == {"1": "free", "2": "map"}


@pytest.mark.rule("S-10")
def test_only_what_lies_in_front_of_oneself_and_only_for_two_cards() -> None:
    table = lay_out("cross", "free", front='Ada = ["pick"]\nBo = ["trapped"]')
    assert table.options_with("clear") == ["clear pick cross", "clear pick free"]
    with pytest.raises(IllegalChoice, match="S-10"):
        table.play("clear trapped cross")
    with pytest.raises(IllegalChoice, match="no map in hand"):
        table.play("clear pick map")
    assert lay_out("cross", front='Ada = ["pick"]').options_with("clear") == []
    with pytest.raises(IllegalChoice, match="S-10"):
        lay_out("cross", front='Ada = ["pick"]').play("clear pick cross")
    assert lay_out("cross", "free").options_with("clear") == []


@pytest.mark.rule("S-10")
def test_equal_cards_are_offered_once() -> None:
    table = lay_out("cross", "cross", front='Ada = ["pick"]')
    assert table.options == ["clear pick cross", "pass cross"]
    table.play("clear pick cross", "discard cross")
    assert table.hand("Ada") == ["map"]


@pytest.mark.rule("S-11", "B-11")
def test_with_an_empty_deck_nobody_draws_but_everybody_plays() -> None:
    table = lay_out("cross", "free", "map", "theft", front='Ada = ["pick"]', deck="[]")
    table.play("clear pick free", "discard map")
    assert table.hand("Ada") == ["cross", "theft"]
    table.play("pass dead_n", "enough", "pass dead_n_s", "pass dead_e_w")
    assert table.hand("Bo") == ["dead_e"]
    assert table.hand("Cai") == []
    assert table.asked == "Ada"
    table.play("theft", "pass dead_e")
    assert table.told("TurnSkipped") == [{"seat": "Cai"}]
    assert table.asked == "Ada"


@pytest.mark.rule("S-11", "S-36")
def test_swap_hands_brings_a_player_back() -> None:
    table = play(
        """
        rules = "saboteur2"
        players = ["Ada", "Bo"]
        deck = []
        [hands]
        Ada = ["swap_hands", "cross", "map", "theft"]
        Bo = ["free"]
        """,
        *["pass cross", "enough", "pass free", "theft"],
    )
    assert table.told("TurnSkipped") == [{"seat": "Bo"}]
    assert table.asked == "Ada"
    table.play("swap_hands > Bo")
    assert table.hand("Bo") == ["map"]
    assert table.asked == "Bo"
    table.play("map @ 8,0")
    assert table.outcomes  # nobody has a card left


@pytest.mark.rule("S-11", "B-54")
def test_the_round_ends_when_nobody_has_a_card() -> None:
    table = play(
        """
        rules = "saboteur2"
        players = ["Ada", "Bo"]
        deck = []
        [hands]
        Ada = ["cross", "map", "free"]
        Bo = ["map"]
        [roles]
        Ada = "saboteur"
        Bo = "boss"
        """,
        *["pass cross", "pass map", "enough", "pass map"],
    )
    assert table.outcomes == []
    table.play("pass free")
    assert table.outcomes == ["saboteurs"]


@pytest.mark.rule("S-12", "B-30")
@pytest.mark.parametrize(("card", "name"), [("break_cart", "cart"), ("trapped", "trapped")])
def test_never_two_identical_cards_in_front_of_one_player(card: str, name: str) -> None:
    table = lay_out(card, "theft", front=f'Bo = ["{name}"]\nAda = ["theft"]')
    assert table.options_with(card) == [f"{card} > Cai"]
    with pytest.raises(IllegalChoice, match=r"S-12|B-30"):
        table.play(f"{card} > Bo")
    with pytest.raises(IllegalChoice, match="S-12"):
        table.play("theft")
