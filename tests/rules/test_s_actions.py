"""Saboteur 2, action cards: S-30 to S-36."""

from __future__ import annotations

import pytest

from motherlode.rules.core.errors import IllegalChoice
from tests.support.table import Played, play


def lay_out(*hand: str, front: str = "", more: str = "", players: int = 3) -> Played:
    """Ada's turn with these cards in hand; a map is drawn next."""
    names = ["Ada", "Bo", "Cai", "Dee"][:players]
    return play(
        f"""
        rules = "saboteur2"
        players = {names}
        turn = "Ada"
        deck = ["map", "map", "..."]
        set_aside = ["profiteer", "saboteur"]
        [hands]
        Ada = {list(hand)}
        Bo = ["dead_n", "dead_e"]
        Cai = ["dead_n_s", "dead_e_w"]
        [roles]
        Ada = "boss"
        Bo = "digger_blue"
        Cai = "geologist"
        [front]
        {front}
        {more}
        """
    )


@pytest.mark.rule("S-30", "S-12", "B-37")
def test_theft_is_laid_in_front_of_oneself_once() -> None:
    table = lay_out("theft", "theft", "cross")
    assert table.options_with("theft") == ["theft"]
    table.play("theft")
    assert table.front("Ada") == ["theft"]
    assert table.discard == []
    for name in ["Ada", "Bo", None]:
        played = [event for event in table.seen_by(name) if event["event"] == "ActionPlayed"]
        assert played == [{"event": "ActionPlayed", "seat": "Ada", "card": "theft"}]
        assert table.view(name)["kept"] == {"saboteur2": {"seats": ["Ada"]}}
    table.play("pass dead_n", "enough", "pass dead_n_s", "enough")
    assert "theft" not in table.options
    with pytest.raises(IllegalChoice, match="S-12"):
        table.play("theft")


@pytest.mark.rule("S-30", "B-25")
def test_a_theft_forbids_nothing() -> None:
    table = lay_out("cross", front='Ada = ["theft"]')
    assert "cross @ 1,0" in table.options


@pytest.mark.rule("S-31", "B-36", "B-37")
@pytest.mark.parametrize("target", ["Ada", "Bo"])
def test_hands_off_removes_a_theft_in_front_of_anybody(target: str) -> None:
    table = lay_out("hands_off", "cross", front='Ada = ["theft"]\nBo = ["theft", "trapped"]')
    assert table.options_with("hands_off") == ["hands_off > Ada", "hands_off > Bo"]
    with pytest.raises(IllegalChoice, match="S-31"):
        table.play("hands_off > Cai")
    table.play(f"hands_off > {target}")
    assert "theft" not in table.front(target)
    assert table.discard == ["theft up", "hands_off up"]
    left = ["Bo"] if target == "Ada" else ["Ada"]
    assert table.view("Cai")["kept"] == {"saboteur2": {"seats": left}}
    assert lay_out("hands_off", front='Bo = ["trapped"]').options == ["pass hands_off"]


@pytest.mark.rule("S-32", "S-12")
def test_trapped_is_laid_in_front_of_another_player() -> None:
    table = lay_out("trapped", "cross", front='Cai = ["trapped"]')
    assert table.options_with("trapped") == ["trapped > Bo"]
    with pytest.raises(IllegalChoice, match="S-32"):
        table.play("trapped > Ada")
    with pytest.raises(IllegalChoice, match="S-12"):
        table.play("trapped > Cai")
    table.play("trapped > Bo")
    assert table.front("Bo") == ["trapped"]
    assert table.discard == []


@pytest.mark.rule("S-32", "B-25")
def test_whoever_is_trapped_lays_no_path_cards_but_may_do_all_else() -> None:
    table = lay_out(
        *("cross", "ladder_e", "theft", "break_pick", "map", "rockfall"),
        front='Ada = ["trapped"]',
        more='[maze]\n"1,0" = "cross"',
    )
    assert not table.options_with("cross")
    assert not table.options_with("ladder_e")
    with pytest.raises(IllegalChoice, match="B-25"):
        table.play("cross @ 2,0")
    for choice in ["theft", "break_pick > Bo", "map @ 8,0", "rockfall @ 1,0", "pass cross"]:
        assert choice in table.options


@pytest.mark.rule("S-33", "B-36")
@pytest.mark.parametrize("target", ["Ada", "Cai"])
def test_free_removes_trapped_in_front_of_anybody(target: str) -> None:
    table = lay_out("free", "cross", front='Ada = ["trapped"]\nCai = ["trapped", "theft"]')
    assert table.options_with("free") == ["free > Ada", "free > Cai"]
    with pytest.raises(IllegalChoice, match="S-33"):
        table.play("free > Bo")
    table.play(f"free > {target}")
    assert "trapped" not in table.front(target)
    assert table.discard == ["trapped up", "free up"]


@pytest.mark.rule("S-31", "S-33", "B-31")
def test_repairs_and_removals_are_different_things() -> None:
    table = lay_out("free", "hands_off", "fix_pick_cart", front='Bo = ["pick", "theft"]')
    assert table.options_with("free") == []
    assert table.options_with("hands_off") == ["hands_off > Bo"]
    assert table.options_with("fix_pick_cart") == ["fix_pick_cart > Bo pick"]


@pytest.mark.rule("S-34", "B-38")
def test_inspection_shows_a_role_to_the_mover_alone() -> None:
    table = lay_out("inspection", "cross")
    assert table.options_with("inspection") == ["inspection > Bo", "inspection > Cai"]
    with pytest.raises(IllegalChoice, match="S-34"):
        table.play("inspection > Ada")
    table.play("inspection > Bo")
    assert table.discard == ["inspection up"]
    assert table.roles_shown("Ada") == {"Ada": "boss", "Bo": "digger_blue"}
    assert table.roles_shown("Cai") == {"Cai": "geologist"}
    seen = {"event": "RoleSeen", "seat": "Ada", "target": "Bo"}
    assert seen | {"role": "digger_blue"} in table.seen_by("Ada")
    for name in ["Bo", "Cai", None]:
        assert seen in table.seen_by(name)


@pytest.mark.rule("S-34", "S-51", "B-38")
def test_what_an_inspection_showed_is_forgotten_when_roles_are_dealt_again() -> None:
    table = lay_out("inspection", "cross").play("inspection > Bo", "call Ada", "agree", "agree")
    assert table.view("Ada")["round"] == 2
    for name in ["Ada", "Bo", "Cai"]:
        assert table.roles_shown(name) == {name: table.role(name)}
    assert table.roles_shown(None) == {}


@pytest.mark.rule("S-35", "S-32")
def test_swap_hats_leaves_what_lies_in_front() -> None:
    front = 'Bo = ["pick", "theft", "trapped"]'
    table = lay_out("swap_hats", "cross", front=front).play("swap_hats > Bo")
    assert table.front("Bo") == ["pick", "theft", "trapped"]


@pytest.mark.rule("S-35", "B-38")
@pytest.mark.parametrize("target", ["Ada", "Bo"])
def test_swap_hats_exchanges_a_role_with_the_pile(target: str) -> None:
    table = lay_out("swap_hats", "cross")
    assert table.options_with("swap_hats") == [
        "swap_hats > Ada",
        "swap_hats > Bo",
        "swap_hats > Cai",
    ]
    old = table.role(target)
    table.play(f"swap_hats > {target}")
    names = table.state.rules.role_names
    assert table.role(target) == "profiteer"
    assert names[table.state.spare_roles[0]] == "saboteur"
    assert names[table.state.spare_roles[-1]] == old
    assert len(table.state.spare_roles) == 12
    assert table.discard == ["swap_hats up"]
    told = {"event": "RoleExchanged", "seat": target}
    for name in ["Ada", "Bo", "Cai", None]:
        mine = {"role": "profiteer"} if name == target else {}
        assert told | mine in table.seen_by(name)
        assert ("profiteer" in table.roles_shown(name).values()) == (name == target)
    last = table.view(target)["role_cards"][-1]
    assert last == {"before": None, "known_to": [target], "role": old}


@pytest.mark.rule("S-35", "B-38")
def test_an_inspected_role_goes_under_the_pile_and_takes_the_knowledge_along() -> None:
    table = lay_out("swap_hats", "cross", more='[inspected]\nCai = ["Bo"]').play("swap_hats > Bo")
    assert table.roles_shown("Cai") == {"Cai": "geologist"}
    assert table.view("Cai")["role_cards"][-1]["role"] == "digger_blue"
    assert "role" not in table.view("Ada")["role_cards"][-1]


@pytest.mark.rule("S-34", "S-35", "B-38")
def test_what_is_known_is_the_card_not_the_place() -> None:
    table = play(
        """
        rules = "saboteur2"
        players = 12
        set_aside = ["boss", "profiteer", "saboteur"]
        [hands]
        Ada = ["swap_hats"]
        Bo = ["inspection"]
        Cai = ["inspection"]
        [roles]
        Ada = "digger_green"
        Bo = "digger_blue"
        Cai = "geologist"
        [inspected]
        Dee = ["Bo"]
        """,
        *["swap_hats > Bo", "inspection > Ada", "inspection > Bo"],
    )
    # Cai has looked at the card that Bo took from the pile.
    assert table.roles_shown("Cai") == {"Cai": "geologist", "Bo": "boss"}
    assert table.roles_shown("Bo") == {"Bo": "boss", "Ada": "digger_green"}
    assert table.roles_shown("Dee").keys() == {"Dee"}
    cards = {name: table.view(name)["role_cards"] for name in ("Ada", "Bo", "Cai", "Dee")}
    assert cards["Ada"][1] == {"before": "Bo", "known_to": ["Bo", "Cai"]}
    assert cards["Bo"][-1] == {"before": None, "known_to": ["Bo", "Dee"], "role": "digger_blue"}
    assert cards["Dee"][-1] == cards["Bo"][-1]
    assert "role" not in cards["Cai"][-1]


@pytest.mark.rule("S-35", "B-38")
def test_a_known_card_is_known_again_when_it_comes_back_from_the_pile() -> None:
    table = play(
        """
        rules = "saboteur2"
        players = 12
        set_aside = ["boss", "profiteer", "saboteur"]
        [hands]
        Ada = ["swap_hats"]
        [roles]
        Cai = "digger_blue"
        [inspected]
        Ada = [1]
        """,
        "swap_hats > Cai",
    )
    assert table.roles_shown("Ada") == {"Ada": table.role("Ada"), "Cai": "boss"}
    assert table.roles_shown("Cai") == {"Cai": "boss"}
    assert table.roles_shown(None) == {}


@pytest.mark.rule("S-36", "B-14")
def test_swap_hands_exchanges_whole_hands_and_the_other_draws() -> None:
    table = lay_out("swap_hands", "cross", "map", "free")
    assert table.options_with("swap_hands") == ["swap_hands > Bo", "swap_hands > Cai"]
    with pytest.raises(IllegalChoice, match="S-36"):
        table.play("swap_hands > Ada")
    table.play("swap_hands > Cai")
    assert table.hand("Ada") == ["dead_e_w", "dead_n_s"]
    assert table.hand("Cai") == ["cross", "free", "map", "map"]
    assert table.discard == ["swap_hands up"]
    assert table.deck[0] == "map"
    assert table.told("CardDrawn") == [{"seat": "Cai", "card": "map"}]
    assert table.asked == "Bo"


@pytest.mark.rule("S-36", "B-38")
def test_each_sees_the_hand_it_gets_and_nobody_else_does() -> None:
    table = lay_out("swap_hands", "cross", "free").play("swap_hands > Bo")
    mine = {"event": "HandTaken", "seat": "Ada", "count": 2}
    theirs = {"event": "HandTaken", "seat": "Bo", "count": 2}
    assert mine | {"cards": ["dead_n", "dead_e"]} in table.seen_by("Ada")
    assert theirs in table.seen_by("Ada")
    assert theirs | {"cards": ["cross", "free"]} in table.seen_by("Bo")
    assert mine in table.seen_by("Bo")
    for name in ["Cai", None]:
        assert mine in table.seen_by(name)
        assert theirs in table.seen_by(name)


@pytest.mark.rule("S-36")
def test_empty_hands_are_exchanged_too() -> None:
    table = lay_out("swap_hands").play("swap_hands > Bo")
    assert table.hand("Ada") == ["dead_e", "dead_n"]
    assert table.hand("Bo") == ["map"]
    table = play(
        """
        rules = "saboteur2"
        players = ["Ada", "Bo", "Cai"]
        deck = ["cross", "map"]
        [hands]
        Ada = ["swap_hands", "free"]
        Bo = []
        Cai = ["theft"]
        """,
        "swap_hands > Bo",
    )
    assert table.hand("Ada") == []
    assert table.hand("Bo") == ["cross", "free"]


@pytest.mark.rule("S-36", "B-12", "B-71")
def test_whoever_is_left_without_cards_draws_one_when_the_turn_comes() -> None:
    table = play(
        """
        rules = "saboteur2"
        players = ["Ada", "Bo", "Cai"]
        deck = ["cross", "map", "free", "dead_n", "theft"]
        [hands]
        Ada = ["swap_hands"]
        Bo = []
        Cai = ["map"]
        """,
        "swap_hands > Bo",
    )
    assert (table.hand("Ada"), table.hand("Bo")) == ([], ["cross"])
    table.play("cross @ 1,0", "map @ 8,0")
    assert table.told("TurnSkipped") == [{"seat": "Ada"}]
    assert table.hand("Ada") == ["dead_n"]
    assert table.asked == "Bo"


@pytest.mark.rule("S-36", "B-14", "B-11")
def test_what_the_deck_cannot_give_is_not_drawn() -> None:
    table = play(
        """
        rules = "saboteur2"
        players = ["Ada", "Bo"]
        deck = []
        [hands]
        Ada = ["swap_hands", "free"]
        Bo = ["map"]
        """,
        "swap_hands > Bo",
    )
    assert (table.hand("Ada"), table.hand("Bo")) == (["map"], ["free"])
