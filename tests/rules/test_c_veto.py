"""Veto: C-19."""

from __future__ import annotations

import pytest

from motherlode.rules.core.errors import IllegalChoice, IncompatibleModules
from motherlode.rules.core.views import prompt
from motherlode.rules.notation.data import prompt_data
from tests.support.table import Played, deal, play

TABLE = """
modules = ["veto"]
players = ["Ada", "Bo", "Cai", "Dee"]
turn = "Ada"
deck = ["cross", "tee_nes", "curve_ne", "straight_ns"]
discard = ["dead_n"]
[hands]
Ada = ["straight_ew", "break_pick", "fix_cart", "rockfall", "map"]
Bo = ["curve_nw", "map"]
Cai = ["veto", "cross"]
Dee = ["curve_nw", "fix_pick"]
[front]
Bo = ["cart"]
[maze]
"1,0" = "cross"
"""
HAND = '["straight_ew", "break_pick", "fix_cart", "rockfall", "map"]'
CHOICES = ["straight_ew @ 2,0", "break_pick > Dee", "fix_cart > Bo", "rockfall @ 1,0", "map @ 8,0"]


@pytest.mark.rule("C-19")
@pytest.mark.parametrize("choice", CHOICES)
def test_every_other_seat_is_asked_in_the_order_of_play_whatever_it_holds(choice: str) -> None:
    table = play(TABLE, choice)
    asked = []
    while table.kind == "VetoWindow":
        asked.append((table.asked, table.options))
        table.play("let")
    assert asked == [("Bo", ["let"]), ("Cai", ["let", "veto"]), ("Dee", ["let"])]
    assert (table.asked, table.kind) == ("Bo", "Turn")
    assert "CardVetoed" not in table.story
    assert [event["seat"] for event in table.told("CardDrawn")] == ["Ada"]


@pytest.mark.rule("C-19")
def test_nothing_takes_effect_before_all_have_let_it_be() -> None:
    table = play(TABLE, "straight_ew @ 2,0", "let", "let")
    assert "2,0" not in table.maze
    assert "straight_ew" in table.hand("Ada")
    table.play("let")
    assert table.maze["2,0"] == "straight_ew"


@pytest.mark.rule("C-19")
def test_everybody_is_told_what_was_announced() -> None:
    table = play(TABLE, "map @ 8,0")
    for seat in range(-1, 4):
        data = prompt_data(table.state.rules, table.names, prompt(table.state, seat))
        assert data["about"] == "map @ 8,0"
        assert data["choices"] == (["let"] if seat == 1 else [])


@pytest.mark.rule("C-19", "B-36")
@pytest.mark.parametrize("choice", CHOICES)
def test_a_vetoed_card_has_no_effect_and_both_cards_are_discarded(choice: str) -> None:
    before = play(TABLE)
    table = play(TABLE, choice, "let", "veto")
    card = choice.split()[0]
    assert table.told("CardVetoed") == [{"seat": "Cai", "target": "Ada", "card": card}]
    assert table.maze == before.maze
    assert [table.front(name) for name in table.names] == [[], ["cart"], [], []]
    assert table.view("Ada")["looked"] == {}
    assert all("card" not in goal for goal in table.view("Ada")["goals"].values())
    assert table.discard[-3:] == ["dead_n up", f"{card} up", "veto up"]
    assert set(table.story) == {"CardVetoed", "CardDrawn"}


@pytest.mark.rule("C-19", "B-14")
@pytest.mark.parametrize("choice", CHOICES)
def test_then_the_turn_is_over_and_the_mover_draws_before_the_vetoing_player(choice: str) -> None:
    table = play(TABLE, choice, "let", "veto")
    assert table.story == ["CardVetoed", "CardDrawn", "CardDrawn"]
    assert table.told("CardDrawn") == [
        {"seat": "Ada", "card": "cross"},
        {"seat": "Cai", "card": "tee_nes"},
    ]
    assert table.hand("Cai") == ["cross", "tee_nes"]
    assert len(table.hand("Ada")) == 5
    assert (table.asked, table.kind) == ("Bo", "Turn")


@pytest.mark.rule("C-19", "B-14")
def test_the_vetoing_player_draws_in_that_turn_only() -> None:
    table = play(TABLE, "straight_ew @ 2,0", "let", "veto", "pass map")
    drawn = [event["seat"] for event in table.told("CardDrawn")]
    assert drawn == ["Ada", "Cai", "Bo"]


@pytest.mark.rule("C-19", "B-14")
def test_the_vetoed_player_draws_one_whatever_the_card_would_have_given() -> None:
    text = TABLE.replace('["veto"]', '["veto", "storage", "pathfinder"]')
    for card in ("storage", "pathfinder"):
        table = play(text.replace(HAND, f'["{card}", "straight_ew", "cross"]'), card, "let", "veto")
        assert [event["seat"] for event in table.told("CardDrawn")] == ["Ada", "Cai"]
        assert (table.asked, table.kind) == ("Bo", "Turn")
        assert table.discard[-2:] == [f"{card} up", "veto up"]


@pytest.mark.rule("C-19", "B-36")
def test_where_all_discards_lie_face_down_these_do_too() -> None:
    table = play('edition = "english"\n' + TABLE, "rockfall @ 1,0", "let", "veto")
    assert table.discard[-2:] == ["rockfall down", "veto down"]
    remembered = table.view(None)["remembered"]
    assert list(remembered.values())[-2:] == ["rockfall", "veto"]


@pytest.mark.rule("C-19", "B-13")
def test_a_pass_cannot_be_vetoed() -> None:
    table = play(TABLE, "pass rockfall")
    assert (table.asked, table.kind) == ("Bo", "Turn")


@pytest.mark.rule("C-19", "S-10")
def test_nor_can_discarding_two_cards_in_saboteur_2() -> None:
    text = 'rules = "saboteur2"\n' + TABLE.replace('Bo = ["cart"]', 'Ada = ["cart"]')
    for choices in (["clear cart map", "discard fix_cart"], ["pass map", "enough"]):
        table = play(text, *choices)
        assert (table.asked, table.kind) == ("Bo", "Turn")


@pytest.mark.rule("C-19", "T-2")
def test_nor_can_the_placing_of_a_dwarf() -> None:
    text = TABLE.replace('["veto"]', '["veto", "toll_tunnels"]')
    table = play(text, "dwarf map @ 2,0 w")
    assert (table.asked, table.kind) == ("Bo", "Turn")


@pytest.mark.rule("C-19")
def test_in_ones_own_turn_it_can_only_be_discarded() -> None:
    table = play(TABLE.replace('turn = "Ada"', 'turn = "Cai"'))
    assert [text for text in table.options if "veto" in text] == ["pass veto"]
    with pytest.raises(IllegalChoice, match=r"other players’ turns.*\(C-19\)"):
        table.play("veto")
    table.play("pass veto")
    assert (table.asked, table.kind) == ("Dee", "Turn")
    assert table.discard[-1] == "veto down"


@pytest.mark.rule("C-19")
def test_the_mover_is_not_asked_and_a_veto_cannot_be_vetoed() -> None:
    table = play(TABLE.replace('turn = "Ada"', 'turn = "Dee"'), "curve_nw @ 2,0")
    asked = []
    while table.kind == "VetoWindow":
        asked.append(table.asked)
        table.play("veto" if table.asked == "Cai" else "let")
    assert asked == ["Ada", "Bo", "Cai"]
    assert table.told("CardVetoed") == [{"seat": "Cai", "target": "Dee", "card": "curve_nw"}]
    assert table.kind == "Turn"


@pytest.mark.rule("C-19")
def test_broken_tools_do_not_forbid_it() -> None:
    text = TABLE.replace('Bo = ["cart"]', 'Cai = ["pick", "lantern", "cart"]')
    table = play(text, "straight_ew @ 2,0", "let", "veto")
    assert table.story[0] == "CardVetoed"


@pytest.mark.rule("C-19", "S-32")
def test_nor_does_trapped() -> None:
    text = 'rules = "saboteur2"\n' + TABLE.replace('Bo = ["cart"]', 'Cai = ["trapped"]')
    table = play(text, "straight_ew @ 2,0", "let", "veto")
    assert table.story[0] == "CardVetoed"


@pytest.mark.rule("C-19", "C-20")
def test_after_a_turnabout_they_are_asked_the_other_way_round() -> None:
    table = play('direction = "counter-clockwise"\n' + TABLE, "straight_ew @ 2,0")
    assert table.asked == "Dee"
    table.play("let", "veto")
    assert (table.asked, table.kind) == ("Dee", "Turn")


@pytest.mark.rule("C-19", "B-38")
def test_nobody_can_see_who_could_have_answered() -> None:
    other = TABLE.replace('["curve_nw", "fix_pick"]', '["cross", "veto"]')
    other = other.replace('["veto", "cross"]', '["curve_nw", "fix_pick"]')
    here, there = play(TABLE), play(other)
    for choice in ("straight_ew @ 2,0", "let", "let", "let"):
        here.play(choice)
        there.play(choice)
        for name in ("Ada", "Bo", None):
            assert here.view(name) == there.view(name)
            assert here.seen_by(name) == there.seen_by(name)
            seat = -1 if name is None else here.names.index(name)
            mine, yours = (prompt(table.state, seat) for table in (here, there))
            rules = here.state.rules
            assert prompt_data(rules, here.names, mine) == prompt_data(rules, here.names, yours)


@pytest.mark.rule("C-19")
def test_a_seat_without_the_card_is_told_no_more_than_the_question() -> None:
    with pytest.raises(IllegalChoice, match=r"Bo has to decide whether to veto .*: answer let$"):
        play(TABLE, "map @ 8,0", "veto")


@pytest.mark.rule("C-19")
@pytest.mark.parametrize("edition", ["jubilee", "english"])
def test_once_everybody_has_seen_it_go_nobody_is_asked_any_more(edition: str) -> None:
    table = play(f'edition = "{edition}"\n' + TABLE, "straight_ew @ 2,0", "let", "veto")
    table.play("map @ 8,0")
    assert (table.asked, table.kind) == ("Cai", "Turn")
    assert table.told("MapRead")[0]["seat"] == "Bo"


@pytest.mark.rule("C-19", "B-38")
@pytest.mark.parametrize("discarded", ["veto by Bo", "veto unseen", "veto by Ada, Bo, Cai"])
def test_they_are_asked_as_long_as_somebody_cannot_know_that_it_is_gone(discarded: str) -> None:
    text = TABLE.replace('["dead_n"]', f'["{discarded}"]')
    table = play(text.replace('["veto", "cross"]', '["cross"]'), "straight_ew @ 2,0")
    for name in ("Bo", "Cai", "Dee"):
        assert (table.asked, table.kind, table.options) == (name, "VetoWindow", ["let"])
        table.play("let")
    assert table.kind == "Turn"


@pytest.mark.rule("C-19", "X-4")
def test_and_again_once_the_discards_it_lies_among_are_mixed_and_one_is_taken() -> None:
    text = CHESTS.replace("{chest}", "chest_dig_discards").replace('["veto", "cross"]', '["cross"]')
    table = play('discard = ["veto", "dead_n", "dead_e"]\n' + text, "curve_nw @ 3,0")
    assert table.kind == "KeepCard"  # curve_nw was laid without a question
    kept = [text for text in table.options if text != "keep veto"]
    table.play(kept[0], "cross @ -1,0")
    assert (table.asked, table.kind, table.options) == ("Cai", "VetoWindow", ["let"])
    table.play("let")
    assert (table.asked, table.options) == ("Ada", ["let"])


LAST_CARDS = """
modules = ["veto"]
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
deck = []
[hands]
Ada = ["cross"]
Bo = []
Cai = ["veto"]
[roles]
Ada = "saboteur"
"""


@pytest.mark.rule("C-19", "B-54", "B-71")
def test_a_veto_may_end_the_round_and_is_no_turn() -> None:
    table = play(LAST_CARDS, "cross @ 1,0", "let", "veto")
    assert table.told("CardDrawn") == []
    assert table.outcomes == ["saboteurs"]
    table.play("take 3 1")
    assert table.first == "Bo"


@pytest.mark.rule("C-19", "B-54")
def test_what_the_vetoing_player_draws_counts_for_the_end_of_the_round() -> None:
    table = play(LAST_CARDS.replace("deck = []", 'deck = ["map", "rockfall"]'))
    table.play("cross @ 1,0", "let", "veto")
    assert (table.hand("Ada"), table.hand("Cai"), table.outcomes) == (["map"], ["rockfall"], [])
    assert table.asked == "Cai"  # Bo has no card to play and none to draw


@pytest.mark.rule("C-19", "B-11")
def test_the_deck_gives_what_it_has() -> None:
    table = play(LAST_CARDS.replace("deck = []", 'deck = ["map"]'), "cross @ 1,0", "let", "veto")
    assert table.told("CardDrawn") == [{"seat": "Ada", "card": "map"}]


@pytest.mark.rule("C-19", "B-70")
def test_the_next_round_has_the_veto_again() -> None:
    table = play(LAST_CARDS, "cross @ 1,0", "let", "veto", "take 3 1")
    cards = [*table.deck, *(card for name in table.names for card in table.hand(name))]
    assert cards.count("veto") == 1
    assert table.view(None)["kept"]["veto"] == {"seats": []}


@pytest.mark.rule("C-19")
@pytest.mark.parametrize(("game", "players"), [("base", 3), ("tournament", 5), ("saboteur2", 2)])
def test_it_goes_with_every_game_but_the_duel(game: str, players: int) -> None:
    table: Played = deal(game, players, modules=("veto",))
    rules = table.state.rules
    assert [rules.names[card] for card in rules.deck].count("veto") == 1
    with pytest.raises(IncompatibleModules, match=r"veto .* the duel \(C-19\)"):
        deal("duel", 2, modules=("veto",))


CHESTS = """
modules = ["veto", "pathfinder", "treasure_chests"]
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
deck = ["map", "curve_ne", "tee_nes", "tee_nes", "straight_ns"]
[hands]
Ada = ["pathfinder", "curve_nw", "tee_esw"]
Bo = ["veto", "cross"]
Cai = ["rockfall"]
[maze]
"1,0" = "cross"
"2,0" = "cross"
[treasure_chests]
"3,-1" = "{chest} tunnel_cross"
"""


@pytest.mark.rule("C-19", "C-22", "B-14")
def test_a_vetoing_player_draws_after_the_chests_have_given() -> None:
    table = play(CHESTS.replace("{chest}", "chest_pick_of_three"))
    table.play("pathfinder", "let", "let", "tee_esw @ 2,-1", "veto", "curve_nw @ 3,0")
    assert (table.asked, table.kind) == ("Ada", "KeepCard")
    assert table.told("CardDrawn") == [{"seat": "Ada", "card": "map"}]
    table.play("keep curve_ne")
    assert table.told("CardDrawn")[1:] == [{"seat": "Bo", "card": "straight_ns"}]
    assert table.hand("Ada") == ["curve_ne", "map"]


@pytest.mark.rule("C-19", "C-22", "B-14")
def test_and_after_a_card_was_taken_from_a_hand() -> None:
    table = play(CHESTS.replace("{chest}", "chest_take_card"))
    table.play("pathfinder", "let", "let", "tee_esw @ 2,-1", "veto", "curve_nw @ 3,0")
    assert (table.asked, table.options) == ("Ada", ["rob Bo", "rob Cai"])
    table.play("rob Bo")
    assert table.told("CardTaken") == [{"seat": "Ada", "target": "Bo", "card": "cross"}]
    assert table.hand("Bo") == ["curve_ne"]  # drawn only now
