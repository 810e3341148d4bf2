"""What chests do: the ten effects of X-4, and the order of the draws in B-14."""

from __future__ import annotations

import pytest

from motherlode.rules.core.errors import IllegalChoice
from tests.support.chests import BEFORE, OPEN_UPPER, lay_out, open_chest
from tests.support.table import Played

HANDS = {"Ada": ["curve_nw", "cross"], "Bo": ["dead_n"], "Cai": ["dead_e"]}
FOUR_DRAWS = 'deck = ["map", "rockfall", "fix_pick", "fix_cart", "..."]'


def drawn(table: Played, name: str = "Ada") -> list[str]:
    """The cards a seat has drawn, in order."""
    return [event["card"] for event in table.told("CardDrawn") if event["seat"] == name]


def both(first: str, second: str, keys: str = "") -> Played:
    """Ada reaches two chests with one card and opens the upper one first."""
    chests = {"3,-1": f"{first} tunnel_cross", "3,1": f"{second} tunnel_straight_ns"}
    hands = {"Ada": ["cross"], "Bo": ["dead_n", "dead_n_s"], "Cai": ["dead_e"]}
    return lay_out(chests, hands, BEFORE, keys).play("cross @ 3,0", "turn 3,-1")


# (1) gold


@pytest.mark.rule("X-4", "B-65")
def test_gold_is_a_nugget_card_worth_one() -> None:
    table = open_chest("chest_gold")
    assert table.told("NuggetGranted") == [{"seat": "Ada", "worth": 1}]
    assert table.nuggets["Ada"] == [1]
    assert table.tokens["Ada"] == 0
    assert table.supply.count(1) == 15
    seen = table.view("Bo")["nuggets_seen"]
    assert seen == [{"round": 1, "nuggets": "granted", "seat": "Ada", "worths": [1]}]


@pytest.mark.rule("X-4")
def test_gold_is_a_token_if_no_such_card_is_left() -> None:
    table = open_chest("chest_gold", tables=f"[nuggets]\nBo = {[1] * 16}\nCai = [2]")
    assert table.nuggets["Ada"] == []
    assert table.told("GoldPaid") == [{"seat": "Ada", "tokens": 1}]
    assert table.tokens == {"Ada": 1, "Bo": 0, "Cai": 0}


@pytest.mark.rule("X-4", "O-3", "S-4")
@pytest.mark.parametrize(("game", "count"), [("tournament", 5), ("saboteur2", 3)])
def test_gold_is_a_token_where_gold_is_in_tokens(game: str, count: int) -> None:
    players = ("Ada", "Bo", "Cai", "Dee", "Eli")[:count]
    table = open_chest("chest_gold", keys=f'rules = "{game}"', players=players)
    assert table.tokens == {name: int(name == "Ada") for name in players}
    assert table.nuggets["Ada"] == []


# (2) no maps


@pytest.mark.rule("X-4", "B-35", "B-37")
def test_no_map_looks_at_goals_any_more_but_at_chests_it_does() -> None:
    chests = {"3,-1": "chest_no_maps tunnel_cross", "5,1": "chest_gold tunnel_tee_nes"}
    hands = {"Ada": ["curve_nw", "map"], "Bo": ["map"], "Cai": ["map"]}
    table = lay_out(chests, hands, keys="deck = []")
    places = ["3,-1", "5,1", "8,-2", "8,0", "8,2"]
    assert table.options_with("map") == [f"map @ {place}" for place in places]
    table.play(OPEN_UPPER)
    assert table.asked == "Bo"
    assert table.options_with("map") == ["map @ 5,1"]
    with pytest.raises(IllegalChoice, match=r"blocked looking at goals .*X-4"):
        table.play("map @ 8,0")
    assert table.view(None)["kept"]["treasure_chests"]["no_maps"] is True
    table.play("map @ 5,1", "map @ 5,1")
    assert table.options_with("map") == ["map @ 5,1"]  # Ada, too


@pytest.mark.rule("X-4", "B-37")
def test_with_no_chest_left_a_map_can_only_be_discarded() -> None:
    table = open_chest("chest_no_maps", hands={"Bo": ["map"]})
    assert table.options == ["pass map"]


@pytest.mark.rule("X-4")
def test_maps_are_allowed_again_in_the_next_round() -> None:
    table = open_chest("chest_no_maps", "call Ada", "agree", "agree")
    while table.kind == "TakeNuggets":
        table.play(table.options[0])
    assert table.state.round == 2
    assert table.view(None)["kept"]["treasure_chests"]["no_maps"] is False


# (3), (4) draws


@pytest.mark.rule("X-4", "B-14")
@pytest.mark.parametrize(
    ("chest", "cards"),
    [
        ("chest_gold", ["map"]),
        ("chest_no_draw", []),
        ("chest_extra_draw", ["map", "rockfall"]),
    ],
)
def test_one_card_less_or_one_more_at_the_end_of_the_turn(chest: str, cards: list[str]) -> None:
    table = open_chest(chest, hands=HANDS, keys=FOUR_DRAWS)
    assert drawn(table) == cards
    assert len(table.hand("Ada")) == 1 + len(cards)
    table.play("pass dead_n")
    assert len(drawn(table, "Bo")) == 1  # only this turn


@pytest.mark.rule("X-4", "B-14")
@pytest.mark.parametrize(
    ("first", "second", "count"),
    [
        ("chest_no_draw", "chest_extra_draw", 1),
        ("chest_extra_draw", "chest_no_draw", 1),
        ("chest_no_draw", "chest_take_card", 0),
        ("chest_extra_draw", "chest_gold", 2),
    ],
)
def test_several_chests_add_up(first: str, second: str, count: int) -> None:
    table = both(first, second, keys=FOUR_DRAWS)
    if table.kind == "RobHand":
        table.play("rob Bo")
    assert len(drawn(table)) == count


@pytest.mark.rule("X-4", "B-14", "B-11")
def test_what_the_deck_cannot_give_is_not_drawn() -> None:
    table = open_chest("chest_extra_draw", hands=HANDS, keys='deck = ["map"]')
    assert drawn(table) == ["map"]
    table = open_chest("chest_extra_draw", hands=HANDS, keys="deck = []")
    assert drawn(table) == []


@pytest.mark.rule("X-4", "B-14", "C-22")
def test_chests_count_with_the_draws_of_pathfinder() -> None:
    table = lay_out(
        {"3,-1": "chest_extra_draw tunnel_straight_ns"},
        {**HANDS, "Ada": ["curve_nw", "cross", "pathfinder"]},
        keys=FOUR_DRAWS,
        modules=("treasure_chests", "pathfinder"),
    ).play("pathfinder", OPEN_UPPER, "cross @ 3,-2")
    assert drawn(table) == ["map", "rockfall", "fix_pick"]


# (5) move a goal


@pytest.mark.rule("X-4", "B-4")
def test_a_goal_is_moved_one_column_to_the_right() -> None:
    goals = '[goals]\n"8,-2" = "stone_ne"\n"8,0" = "stone_nw"\n"8,2" = "treasure"'
    table = open_chest("chest_move_goal", tables=goals)
    assert (table.asked, table.kind) == ("Ada", "MoveGoal")
    assert table.options == ["move_goal 8,-2", "move_goal 8,0", "move_goal 8,2"]
    table.play("move_goal 8,2")
    assert table.told("GoalMoved") == [{"seat": "Ada", "cell": "8,2", "new_cell": "9,2"}]
    assert table.face_down == {(8, -2), (8, 0), (9, 2)}
    assert table.asked == "Bo"
    table.play("call Ada", "agree", "agree")
    while table.kind == "TakeNuggets":
        table.play(table.options[0])
    assert table.face_down == {(8, -2), (8, 0), (8, 2)}  # the next round


@pytest.mark.rule("X-4", "B-38")
def test_what_was_known_of_it_stays_known() -> None:
    goals = '[goals]\n"8,0" = "treasure"\n[seen]\nBo = ["8,0"]'
    table = open_chest("chest_move_goal", "move_goal 8,0", tables=goals)
    known = {cell: goal.get("card") for cell, goal in table.view("Bo")["goals"].items()}
    assert known == {"8,-2": None, "9,0": "goal_treasure", "8,2": None}
    assert table.view("Bo")["looked"] == {"Bo": ["9,0"]}
    assert not [goal for goal in table.view("Ada")["goals"].values() if "card" in goal]


TO_MIDDLE = """
"1,0" = "straight_ew"
"2,0" = "straight_ew"
"4,0" = "tee_esw turned"
"5,0" = "tee_esw turned"
"6,0" = "tee_esw turned"
"7,0" = "cross"
"""
"""A tunnel from (4, 0) to the middle goal; a card at (3, 0) links it."""


def reach_both(
    *choices: str, maze: str = TO_MIDDLE, goals: str = "", card: str = "cross"
) -> Played:
    """Ada's card at (3, 0) reaches the chest that moves goals, and the middle goal."""
    chests = {"3,-1": "chest_move_goal tunnel_straight_ns"}
    hands = {**HANDS, "Ada": [card, "map"], "Bo": ["cross"]}
    goals = goals or '"8,-2" = "stone_ne"\n"8,0" = "treasure"\n"8,2" = "stone_nw"'
    table = lay_out(chests, hands, maze, "", f"[goals]\n{goals}")
    return table.play(f"{card} @ 3,0", *choices)


@pytest.mark.rule("X-4", "B-51")
def test_a_goal_moved_away_is_no_longer_reached() -> None:
    table = reach_both("turn 3,-1")
    assert (table.kind, table.told("GoalTurned")) == ("MoveGoal", [])
    table.play("move_goal 8,0")
    assert table.told("GoalTurned") == []
    assert table.outcomes == []
    assert table.face_down == {(8, -2), (9, 0), (8, 2)}
    assert table.asked == "Bo"
    assert "cross @ 8,0" in table.options  # its old cell is empty


@pytest.mark.rule("X-4", "B-51", "B-53")
def test_another_goal_moved_leaves_it_reached() -> None:
    table = reach_both("turn 3,-1", "move_goal 8,2")
    assert [event["goal"] for event in table.told("GoalTurned")] == ["goal_treasure"]
    assert table.outcomes == ["diggers"]


@pytest.mark.rule("X-4", "B-50", "B-52")
def test_a_goal_is_reached_at_once_where_it_comes_to_lie() -> None:
    """A tunnel runs past the middle goal and points at the place behind it."""
    maze = (
        TO_MIDDLE.replace('"7,0" = "cross"', '"7,0" = "curve_nw"')
        + """
        "7,-1" = "curve_nw turned"
        "8,-1" = "straight_ew"
        "9,-1" = "curve_ne turned"
        """
    )
    table = reach_both(maze=maze)
    assert table.kind == "MoveGoal"
    table.play("move_goal 8,0")
    assert table.told("GoalTurned") == [{"seat": "Ada", "cell": "9,0", "goal": "goal_treasure"}]
    assert table.outcomes == ["diggers"]


@pytest.mark.rule("X-4", "B-24")
def test_a_goal_is_moved_onto_an_empty_cell_only() -> None:
    maze = TO_MIDDLE + '"9,2" = "dead_n_s"\n"9,-2" = "dead_e_w"'
    table = reach_both("turn 3,-1", maze=maze)
    assert table.told("GoalMoved") == [{"seat": "Ada", "cell": "8,0", "new_cell": "9,0"}]


@pytest.mark.rule("X-4")
def test_goals_that_lie_face_up_stay() -> None:
    goals = '"8,-2" = "stone_ne up"\n"8,0" = "treasure"\n"8,2" = "stone_nw"'
    table = reach_both("turn 3,-1", goals=goals)
    assert table.options == ["move_goal 8,0", "move_goal 8,2"]
    with pytest.raises(IllegalChoice, match="X-4"):
        table.play("move_goal 8,-2")


@pytest.mark.rule("X-4")
def test_if_no_goal_can_be_moved_nothing_happens() -> None:
    maze = "".join(f'"9,{y}" = "straight_ew"\n' for y in (-2, 0, 2)) + BEFORE.replace(
        '"1,0" = "straight_ew"', '"1,0" = "cross"'
    ).replace('"2,0" = "straight_ew"', '"2,0" = "cross"')
    chests = {"3,-1": "chest_move_goal tunnel_straight_ns"}
    table = lay_out(chests, HANDS, maze).play(OPEN_UPPER)
    assert table.told("GoalMoved") == []
    assert table.asked == "Bo"


@pytest.mark.rule("X-4", "T-3")
@pytest.mark.parametrize("is_linked", [True, False])
def test_a_goal_moved_onto_a_guarded_cell_drives_the_dwarf_out(is_linked: bool) -> None:
    maze = (
        TO_MIDDLE.replace('"7,0" = "cross"', '"7,0" = "curve_nw"')
        + """
        "3,0" = "straight_ew"
        "7,-1" = "curve_nw turned"
        "8,-1" = "straight_ew"
        "9,-1" = "curve_ne turned"
        """
    )
    if not is_linked:
        maze = maze.replace('"5,0" = "tee_esw turned"', "")
    table = lay_out(
        {"3,1": "chest_move_goal tunnel_straight_ew"},
        {**HANDS, "Ada": ["curve_ne", "map"]},
        maze.replace('"2,0" = "straight_ew"', '"2,0" = "tee_esw"'),
        tables='[goals]\n"8,0" = "stone_ne"\n[toll_tunnels]\ndwarves = ["9,0 n Bo"]',
        modules=("treasure_chests", "toll_tunnels"),
    ).play("curve_ne @ 2,1", "move_goal 8,0")
    assert table.told("DwarfGone") == [{"seat": "Bo", "cell": "9,0"}]
    assert table.view(None)["kept"]["toll_tunnels"]["cells"] == []
    assert table.tokens == {"Ada": 1, "Bo": 1, "Cai": 1}  # unpaid
    assert [event["cell"] for event in table.told("GoalTurned")] == ["9,0"] * is_linked


# (6) take a card


@pytest.mark.rule("X-4", "B-14")
def test_a_card_is_taken_at_random_at_the_end_of_the_turn() -> None:
    hands = {"Ada": ["curve_nw"], "Bo": ["dead_n", "dead_e", "map"], "Cai": []}
    taken = set()
    for seed in range(12):
        table = open_chest("chest_take_card", hands=hands, keys=f"seed = {seed}\ndeck = []")
        (event,) = table.told("CardTaken")  # Cai has no card, so nobody is asked
        assert (event["seat"], event["target"]) == ("Ada", "Bo")
        assert table.hand("Ada") == [event["card"]]
        assert sorted([*table.hand("Bo"), event["card"]]) == ["dead_e", "dead_n", "map"]
        taken.add(event["card"])
    assert taken == {"dead_n", "dead_e", "map"}


@pytest.mark.rule("X-4", "B-14")
def test_the_mover_chooses_from_whom_and_draws_one_less() -> None:
    hands = {"Ada": ["curve_nw"], "Bo": ["dead_n"], "Cai": ["dead_e"], "Dee": []}
    players = ("Ada", "Bo", "Cai", "Dee")
    table = open_chest("chest_take_card", hands=hands, keys="deck = 5", players=players)
    assert (table.asked, table.kind) == ("Ada", "RobHand")
    assert table.options == ["rob Bo", "rob Cai"]
    with pytest.raises(IllegalChoice, match="can’t be chosen"):
        table.play("rob Dee")
    table.play("rob Cai")
    assert table.hand("Ada") == ["dead_e"]
    assert table.hand("Cai") == []
    assert drawn(table) == []
    assert table.asked == "Bo"


@pytest.mark.rule("X-4", "B-38")
def test_only_robber_and_robbed_know_which_card_it_was() -> None:
    hands = {"Ada": ["curve_nw"], "Bo": ["map"], "Cai": ["dead_e"]}
    table = open_chest("chest_take_card", "rob Bo", hands=hands)
    for name, knows in (("Ada", True), ("Bo", True), ("Cai", False), (None, False)):
        (told,) = [event for event in table.seen_by(name) if event["event"] == "CardTaken"]
        assert ("card" in told) == knows
    memory = {"hands": ["Ada"], "discards": [], "cards": ["map"]}
    assert table.view("Bo")["memories"] == [memory]
    assert table.view("Cai")["memories"] == []


@pytest.mark.rule("X-4", "B-37")
def test_if_nobody_else_has_cards_none_is_taken() -> None:
    table = open_chest("chest_take_card", hands={**HANDS, "Bo": [], "Cai": []}, keys="deck = []")
    assert table.told("CardTaken") == []
    assert table.hand("Ada") == ["cross"]
    assert (table.asked, table.kind) == ("Ada", "Turn")


# (7) pick of three


@pytest.mark.rule("X-4", "B-14", "B-36")
def test_one_of_the_top_three_is_kept_at_the_end_of_the_turn() -> None:
    table = open_chest("chest_pick_of_three", hands=HANDS, keys=FOUR_DRAWS)
    assert (table.asked, table.kind) == ("Ada", "KeepCard")
    assert table.options == ["keep fix_pick", "keep map", "keep rockfall"]
    table.play("keep rockfall")
    assert table.hand("Ada") == ["cross", "rockfall"]
    assert table.discard == ["map down", "fix_pick down"]
    assert table.deck[0] == "fix_cart"
    assert drawn(table) == []
    assert table.asked == "Bo"


@pytest.mark.rule("X-4", "B-38")
def test_only_the_mover_knows_the_three() -> None:
    table = open_chest("chest_pick_of_three", hands=HANDS, keys=FOUR_DRAWS)
    assert table.view("Bo")["remembered"] == {}
    assert len(table.view("Ada")["remembered"]) == 3
    table.play("keep rockfall")
    assert table.view("Ada")["remembered"] == {"0": "map", "1": "fix_pick"}
    assert table.view("Bo")["remembered"] == {}
    assert table.view("Bo")["memories"] == []
    (kept,) = [event for event in table.seen_by("Bo") if event["event"] == "CardKept"]
    assert "card" not in kept
    (seen,) = [event for event in table.seen_by("Bo") if event["event"] == "CardsSeen"]
    assert seen == {"event": "CardsSeen", "seat": "Ada", "count": 3}


@pytest.mark.rule("X-4", "B-11")
@pytest.mark.parametrize(
    ("deck", "kind", "hand"),
    [
        ([], "Turn", ["cross"]),
        (["map"], "Turn", ["cross", "map"]),
        (["map", "rockfall"], "KeepCard", ["cross"]),
        (["map", "map"], "KeepCard", ["cross"]),  # asked although both are the same
    ],
)
def test_a_deck_with_fewer_than_three(deck: list[str], kind: str, hand: list[str]) -> None:
    table = open_chest("chest_pick_of_three", hands=HANDS, keys=f"deck = {deck}")
    assert table.kind == kind
    assert table.hand("Ada") == hand


@pytest.mark.rule("X-4", "B-14")
def test_an_extra_draw_comes_before_the_pick_of_three() -> None:
    table = both("chest_pick_of_three", "chest_extra_draw", keys=FOUR_DRAWS)
    assert drawn(table) == ["map"]
    assert table.options == ["keep fix_cart", "keep fix_pick", "keep rockfall"]


@pytest.mark.rule("B-14", "X-4")
@pytest.mark.parametrize("order", [("pick_of_three", "take_card"), ("take_card", "pick_of_three")])
def test_first_the_pick_of_three_then_the_card_from_a_hand(order: tuple[str, str]) -> None:
    table = both(f"chest_{order[0]}", f"chest_{order[1]}", keys=FOUR_DRAWS)
    assert table.kind == "KeepCard"
    assert table.play("keep map").kind == "RobHand"
    assert table.play("rob Bo").asked == "Bo"
    assert table.hand("Ada")[0] in ("dead_n", "dead_n_s")
    assert table.hand("Ada")[1:] == ["map"]


@pytest.mark.rule("B-14", "C-19", "X-4", "C-22")
def test_a_vetoing_player_draws_last() -> None:
    """Pathfinder's first card opens the chest, the second is vetoed."""
    table = lay_out(
        {"3,-1": "chest_pick_of_three tunnel_straight_ns"},
        {"Ada": ["curve_nw", "cross", "pathfinder"], "Bo": ["veto"], "Cai": ["dead_e"]},
        keys='deck = ["map", "rockfall", "fix_pick", "fix_cart", "dead_n"]',
        modules=("treasure_chests", "pathfinder", "veto"),
    )
    table.play("pathfinder", "let", "let", OPEN_UPPER, "let", "let", "cross @ 3,-2", "veto")
    assert drawn(table) == ["map"]  # two path cards played, one less for the chest
    assert drawn(table, "Bo") == []
    assert table.kind == "KeepCard"
    table.play("keep fix_pick")
    assert drawn(table, "Bo") == ["dead_n"]


# (8) look at a role


@pytest.mark.rule("X-4", "B-38")
def test_the_mover_looks_at_another_players_role() -> None:
    roles = '[roles]\nAda = "digger"\nBo = "digger"\nCai = "saboteur"'
    table = open_chest("chest_look_at_role", tables=roles)
    assert (table.asked, table.kind) == ("Ada", "LookAtRole")
    assert table.options == ["look_at Bo", "look_at Cai"]
    table.play("look_at Cai")
    assert table.roles_shown("Ada") == {"Ada": "digger", "Cai": "saboteur"}
    assert table.roles_shown("Bo") == {"Bo": "digger"}
    assert table.told("RoleSeen") == [{"seat": "Ada", "target": "Cai", "role": "saboteur"}]
    (seen,) = [event for event in table.seen_by("Bo") if event["event"] == "RoleSeen"]
    assert "role" not in seen
    assert table.asked == "Bo"


@pytest.mark.rule("X-4")
def test_of_two_players_the_mover_looks_at_the_other() -> None:
    table = open_chest("chest_look_at_role", keys='rules = "saboteur2"', players=("Ada", "Bo"))
    assert [event["target"] for event in table.told("RoleSeen")] == ["Bo"]


# (9) dig in the discard pile

PILE = ["map", "map", "rockfall by Bo", "fix_pick", "fix_cart by Ada", "break_pick", "break_cart"]


def dig(pile: list[str], *more: str, deck: str = "deck = 9", seed: int = 1) -> Played:
    """Ada opens the chest that shuffles the discard pile."""
    keys = f"seed = {seed}\ndiscard = {pile}\n{deck}".replace("'", '"')
    return open_chest("chest_dig_discards", *more, hands=HANDS, keys=keys)


@pytest.mark.rule("X-4", "B-36")
def test_the_pile_is_shuffled_and_one_of_the_top_five_is_kept() -> None:
    orders = set()
    for seed in range(20):
        table = dig(PILE, deck='deck = "..."', seed=seed)
        assert (table.asked, table.kind) == ("Ada", "KeepCard")
        pile = table.discard
        assert all(card.endswith(" down") for card in pile)
        bare = sorted(card.split()[0] for card in PILE)
        assert sorted(card.split()[0] for card in pile) == bare
        top = [card.split()[0] for card in pile[-5:]]
        assert table.options == sorted({f"keep {card}" for card in top})
        orders.add(tuple(pile))
        table.play(f"keep {top[1]}")
        assert table.hand("Ada") == sorted(["cross", top[1]])
        left = [card.split()[0] for card in pile[:2]] + without_last(top, top[1])
        assert table.discard == [f"{card} down" for card in left]  # in the same order
        assert drawn(table) == []
        assert table.asked == "Bo"
    assert len(orders) > 15


def without_last(cards: list[str], card: str) -> list[str]:
    """The list without the last copy of a card."""
    place = len(cards) - 1 - cards[::-1].index(card)
    return cards[:place] + cards[place + 1 :]


@pytest.mark.rule("X-4", "B-38")
def test_after_the_shuffle_single_cards_are_known_of_the_pile_only() -> None:
    table = dig(PILE, deck='deck = "..."')
    everybody = ["break_cart", "break_pick", "fix_pick", "map", "map"]
    for name, own in (("Ada", ["fix_cart"]), ("Bo", ["rockfall"]), ("Cai", []), (None, [])):
        view = table.view(name)
        known = [sorted(memory["cards"]) for memory in view["memories"]]
        expected = [everybody] + ([sorted(everybody + own)] if own else [])
        assert known == expected
        assert all(memory["discards"] == [0, 1, 2, 3, 4, 5, 6] for memory in view["memories"])
        assert len(view["remembered"]) == (5 if name == "Ada" else 0)
    table.play(table.options[0])
    for memory in table.view("Cai")["memories"]:
        assert memory["hands"] == ["Ada"]  # one of them may be there now
        assert memory["discards"] == [0, 1, 2, 3, 4, 5]
    assert len(table.view("Ada")["remembered"]) == 4


@pytest.mark.rule("X-4", "B-37", "B-14")
@pytest.mark.parametrize(
    ("pile", "kind", "hand"),
    [
        ([], "Turn", ["cross"]),
        (["map"], "Turn", ["cross", "map"]),
        (["map", "rockfall by Bo"], "KeepCard", ["cross"]),
    ],
)
def test_a_pile_with_fewer_than_five(pile: list[str], kind: str, hand: list[str]) -> None:
    table = dig(pile, deck='deck = "..."')
    assert table.kind == kind
    assert table.hand("Ada") == hand
    assert drawn(table) == []  # one less, whatever the pile gave


# (10) the deck collapses


@pytest.mark.rule("X-4", "B-36", "B-38")
@pytest.mark.parametrize("count", [0, 3, 5, 7])
def test_five_cards_of_the_deck_are_lost_unseen(count: int) -> None:
    deck = ["map", "rockfall", "fix_pick", "fix_cart", "dead_n_s", "dead_e_w", "map"][:count]
    table = open_chest("chest_collapse_deck", hands=HANDS, keys=f"deck = {deck}")
    lost = min(count, 5)
    assert table.told("CardsLost") == [{"seat": "Ada", "count": lost}]
    pile = table.discard[-lost:] if lost else []
    assert pile == [f"{card} down" for card in deck[:5]]
    assert drawn(table) == deck[5:6]
    for name in (*table.names, None):
        assert table.view(name)["remembered"] == {}


@pytest.mark.rule("X-4", "B-54")
def test_a_collapse_can_end_the_round() -> None:
    hands = {"Ada": ["curve_nw"], "Bo": [], "Cai": []}
    roles = '[roles]\nAda = "digger"\nBo = "digger"\nCai = "saboteur"'
    table = open_chest("chest_collapse_deck", hands=hands, keys="deck = 4", tables=roles)
    assert table.outcomes == ["saboteurs"]
