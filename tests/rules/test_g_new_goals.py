"""New goals: G-1 to G-3."""

from __future__ import annotations

from collections import Counter

import pytest

from motherlode.rules.core.errors import BadPosition, IncompatibleModules
from tests.support import plain
from tests.support.table import Played, deal, play

CARDS = {
    "goal_treasure",
    "goal_stone_ne",
    "goal_stone_nw",
    "goal_bag1_ne",
    "goal_bag1_nw",
    "goal_bag2_ne",
    "goal_dragon_nw",
    "goal_spider_ne",
}
PLACES = [(8, -4), (8, -2), (8, 0), (8, 2), (8, 4)]
ROW = """
"1,0" = "straight_ew"
"2,0" = "straight_ew"
"3,0" = "tee_esw"
"4,0" = "tee_esw"
"5,0" = "tee_esw"
"6,0" = "tee_esw"
"""
"""A tunnel that ends just short of (7, 0)."""
BETWEEN = """
"1,0" = "curve_nw"
"1,-1" = "curve_nw turned"
"2,-1" = "straight_ew"
"3,-1" = "straight_ew"
"4,-1" = "straight_ew"
"5,-1" = "tee_esw turned"
"6,-1" = "tee_esw turned"
"7,-1" = "tee_esw turned"
"""
"""A tunnel that ends just short of (8, -1), between two goals."""


def lay_out(
    goals: dict[str, str],
    *hand: str,
    bo: tuple[str, ...] = ("dead_n",),
    maze: str = ROW,
    extra: str = "",
    rules: str = "base",
    players: tuple[str, ...] = ("Ada", "Bo", "Cai"),
    roles: tuple[str, ...] = ("digger", "digger", "saboteur"),
) -> Played:
    """Ada's turn with these cards; goals that aren't named lie as the seed has it."""
    named = "\n".join(f'"{cell}" = "{goal}"' for cell, goal in goals.items())
    dealt = "\n".join(f'{name} = "{role}"' for name, role in zip(players, roles, strict=False))
    return play(
        f"""
        rules = "{rules}"
        modules = ["new_goals"]
        players = {list(players)}
        turn = "Ada"
        round = 2
        [hands]
        Ada = {list(hand)}
        Bo = {list(bo)}
        [roles]
        {dealt}
        [goals]
        {named}
        [maze]
        {maze}
        {extra}
        """
    )


def turned_up(table: Played) -> list[str]:
    """The goals turned over, in order."""
    return [event["goal"] for event in table.told("GoalTurned")]


# G-1


@pytest.mark.rule("G-1")
@pytest.mark.parametrize(("game", "players"), [("base", 4), ("tournament", 5), ("saboteur2", 2)])
def test_the_treasure_and_four_of_seven_others_lie_on_five_places(game: str, players: int) -> None:
    seen, places = Counter[str](), Counter[tuple[int, int]]()
    for seed in range(160):
        table = deal(game, players, modules=("new_goals",), seed=seed)
        goals = plain.goals_of(table.state)
        assert list(goals) == PLACES
        assert table.face_down == set(PLACES)
        assert len(set(goals.values())) == 5
        seen.update(goals.values())
        places.update(cell for cell, goal in goals.items() if goal == "goal_treasure")
    assert set(seen) == CARDS
    assert seen["goal_treasure"] == 160
    others = [count for goal, count in seen.items() if goal != "goal_treasure"]
    assert 60 < min(others) <= max(others) < 130  # about 4 in 7 of 160
    assert set(places) == set(PLACES)
    assert max(places.values()) < 60  # about 32 each


@pytest.mark.rule("G-1", "B-70")
def test_each_round_lays_goals_anew() -> None:
    table = deal("base", 3, modules=("new_goals",), seed=5)
    laid = []
    for _ in range(3):
        laid.append(tuple(plain.goals_of(table.state).values()))
        table.play("call Ada", "agree", "agree")
        while table.kind == "TakeNuggets":
            table.play(table.options[0])
    assert len(set(laid)) == 3
    assert all("goal_treasure" in goals for goals in laid)


@pytest.mark.rule("G-1", "B-38")
def test_nobody_knows_what_was_set_aside() -> None:
    table = lay_out({"8,0": "bag1_ne"}, "map", "map").play("map @ 8,0")
    known = [goal["card"] for goal in table.view("Ada")["goals"].values() if "card" in goal]
    assert known == ["goal_bag1_ne"]
    assert not [goal for goal in table.view("Bo")["goals"].values() if "card" in goal]


@pytest.mark.rule("G-1")
def test_they_do_not_go_with_the_duel() -> None:
    with pytest.raises(IncompatibleModules, match="G-1"):
        deal("duel", 2, modules=("new_goals",))


@pytest.mark.rule("G-1")
@pytest.mark.parametrize(
    ("goals", "reason"),
    [
        (
            {f"8,{y}": goal for y, goal in zip(range(-4, 5, 2), sorted(CARDS)[:5])},
            "goal_treasure is missing",
        ),
        ({"8,-4": "dragon_nw", "8,4": "dragon_nw"}, "there’s only one"),
        ({"8,0": "spider_ne up"}, "the round would be over"),
        ({"9,0": "treasure from 8,0"}, "don’t move"),
    ],
)
def test_impossible_positions(goals: dict[str, str], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        lay_out(goals, "cross")


@pytest.mark.rule("G-1")
def test_the_seed_deals_the_treasure_if_it_is_not_named() -> None:
    for seed in range(30):
        goals = f'seed = {seed}\nmodules = ["new_goals"]\n[goals]\n"8,0" = "stone_ne"'
        table = play(goals + '\n"8,2" = "stone_nw"\n"8,4" = "spider_ne"\n"8,-4" = "dragon_nw"')
        assert plain.goals_of(table.state)[8, -2] == "goal_treasure"


# G-2


@pytest.mark.rule("G-2", "B-65")
@pytest.mark.parametrize(("bag", "gold"), [("bag1_ne", 1), ("bag1_nw", 1), ("bag2_ne", 2)])
@pytest.mark.parametrize(("rules", "players"), [("base", 3), ("tournament", 5), ("saboteur2", 3)])
def test_a_bag_gives_tokens(rules: str, players: int, bag: str, gold: int) -> None:
    names = ("Ada", "Bo", "Cai", "Dee", "Eli")[:players]
    table = lay_out({"8,0": bag}, "cross", rules=rules, players=names, roles=())
    table.play("cross @ 7,0")
    assert turned_up(table) == [f"goal_{bag}"]
    assert table.told("GoldPaid") == [{"seat": "Ada", "tokens": gold}]
    assert table.tokens == {name: gold if name == "Ada" else 0 for name in names}
    assert table.story.index("CardFitted") < table.story.index("GoldPaid")
    assert table.outcomes == []
    assert table.asked == "Bo"


@pytest.mark.rule("G-2", "B-52", "B-24")
def test_a_bag_becomes_part_of_the_maze() -> None:
    table = lay_out({"8,0": "bag1_nw"}, "cross", bo=("straight_ns", "rockfall"))
    assert "straight_ns @ 8,-1" not in table.options
    table.play("cross @ 7,0")
    assert table.told("CardFitted") == [{"cell": "8,0", "card": "goal_bag1_nw", "turned": False}]
    assert table.maze["8,0"] == "goal_bag1_nw"
    assert "straight_ns @ 8,-1" in table.options  # through the bag
    assert "rockfall @ 8,0" not in table.options


@pytest.mark.rule("G-2", "B-65")
def test_a_dragon_takes_a_token() -> None:
    table = lay_out({"8,0": "dragon_nw"}, "cross", extra="[tokens]\nAda = 2\nBo = 1")
    table.play("cross @ 7,0")
    assert table.told("GoldGiven") == [{"seat": "Ada"}]
    assert table.tokens == {"Ada": 1, "Bo": 1, "Cai": 0}
    assert table.asked == "Bo"


@pytest.mark.rule("G-2", "B-65")
def test_a_dragon_takes_nothing_from_whoever_has_nothing() -> None:
    table = lay_out({"8,0": "dragon_nw"}, "cross", extra="[tokens]\nBo = 1").play("cross @ 7,0")
    assert turned_up(table) == ["goal_dragon_nw"]
    assert "GoldGiven" not in table.story
    assert table.tokens == {"Ada": 0, "Bo": 1, "Cai": 0}
    assert table.kind == "Turn"


@pytest.mark.rule("G-2", "B-65")
def test_without_tokens_a_nugget_card_is_turned_in() -> None:
    table = lay_out({"8,0": "dragon_nw"}, "cross", extra="[nuggets]\nAda = [3, 1]")
    table.play("cross @ 7,0")
    assert (table.asked, table.kind) == ("Ada", "TurnInNugget")
    assert table.options == ["take 1", "take 3"]
    table.play("take 3")
    assert table.nuggets["Ada"] == [1]
    assert table.tokens["Ada"] == 2
    assert table.supply.count(3) == 4
    assert table.asked == "Bo"


@pytest.mark.rule("G-2", "B-62", "B-57")
def test_the_spider_ends_the_round_and_the_saboteurs_have_won() -> None:
    table = lay_out({"8,0": "spider_ne"}, "cross").play("cross @ 7,0")
    assert turned_up(table) == ["goal_spider_ne"]
    assert table.outcomes == ["saboteurs"]
    assert "CardFitted" not in table.story
    assert "CardDrawn" not in table.story
    assert (table.asked, table.kind) == ("Cai", "TakeNuggets")
    assert table.options_with("take")[0] == "take 1 1 1 1"
    assert table.view(None)["found"] == "goal_spider_ne"
    assert table.view(None)["finder"] is None


@pytest.mark.rule("G-2", "B-63")
def test_a_spider_without_saboteurs_gives_nobody_anything() -> None:
    table = lay_out({"8,0": "spider_ne"}, "cross", roles=("digger", "digger", "digger"))
    table.play("cross @ 7,0")
    assert table.outcomes == ["nobody"]
    assert table.state.round == 3
    assert sum(table.scores.values()) == 0


@pytest.mark.rule("G-2", "C-16")
def test_a_greedy_dwarf_wins_nothing_with_a_spider() -> None:
    table = play(
        f"""
        modules = ["new_goals", "greedy_dwarf"]
        turn = "Ada"
        [hands]
        Ada = ["cross"]
        [roles]
        Ada = "greedy"
        Bo = "saboteur"
        [goals]
        "8,0" = "spider_ne"
        [maze]
        {ROW}
        """,
        "cross @ 7,0",
    )
    assert table.outcomes == ["saboteurs"]
    assert table.asked == "Bo"


@pytest.mark.rule("G-2", "O-3")
def test_a_spider_in_the_tournament() -> None:
    names = ("Ada", "Bo", "Cai", "Dee", "Eli")
    roles = ("greedy", "digger", "saboteur", "digger", "digger")
    table = lay_out({"8,0": "spider_ne"}, "cross", rules="tournament", players=names, roles=roles)
    table.play("cross @ 7,0")
    assert table.outcomes == ["saboteurs"]
    assert table.tokens == {"Ada": 0, "Bo": 0, "Cai": 4, "Dee": 0, "Eli": 0}


@pytest.mark.rule("G-2", "S-44", "S-45", "S-46", "S-47")
def test_a_spider_in_saboteur_2() -> None:
    names = ("Ada", "Bo", "Cai", "Dee", "Eli")
    roles = ("boss", "saboteur", "profiteer", "geologist", "digger_blue")
    maze = ROW.replace('"6,0" = "tee_esw"', '"6,0" = "crystal_tee_esw"')
    table = lay_out(
        {"8,0": "spider_ne"}, "cross", rules="saboteur2", players=names, roles=roles, maze=maze
    )
    table.play("cross @ 7,0")
    assert table.outcomes == ["saboteurs"]
    assert table.tokens == {"Ada": 0, "Bo": 4, "Cai": 2, "Dee": 1, "Eli": 0}


@pytest.mark.rule("G-2", "B-53", "B-60")
def test_the_treasure_still_ends_the_round() -> None:
    table = lay_out({"8,0": "treasure"}, "cross").play("cross @ 7,0")
    assert table.outcomes == ["diggers"]
    assert (table.asked, table.kind) == ("Ada", "PickNugget")
    assert "CardFitted" not in table.story


@pytest.mark.rule("G-2")
def test_a_stone_does_nothing() -> None:
    table = lay_out({"8,0": "stone_ne"}, "cross").play("cross @ 7,0")
    assert table.story == ["PathLaid", "GoalTurned", "CardFitted", "CardDrawn"]
    assert sum(table.scores.values()) == 0


# G-3


@pytest.mark.rule("G-3", "B-51")
def test_the_mover_chooses_which_goal_is_turned_first() -> None:
    table = lay_out({"8,-2": "bag2_ne", "8,0": "dragon_nw"}, "cross", maze=BETWEEN)
    table.play("cross @ 8,-1")
    assert (table.asked, table.kind) == ("Ada", "OrderGoals")
    assert table.options == ["turn 8,-2", "turn 8,0"]
    assert turned_up(table) == []
    table.play("turn 8,0")
    assert turned_up(table) == ["goal_dragon_nw", "goal_bag2_ne"]
    assert "GoldGiven" not in table.story  # there was no gold yet
    assert table.tokens["Ada"] == 2


@pytest.mark.rule("G-3", "B-51")
def test_the_other_order_pays_the_dragon_out_of_the_bag() -> None:
    table = lay_out({"8,-2": "bag2_ne", "8,0": "dragon_nw"}, "cross", maze=BETWEEN)
    table.play("cross @ 8,-1", "turn 8,-2")
    assert turned_up(table) == ["goal_bag2_ne", "goal_dragon_nw"]
    assert table.tokens["Ada"] == 1
    assert table.story.index("GoldPaid") < table.story.index("GoldGiven")


@pytest.mark.rule("G-3", "B-57")
@pytest.mark.parametrize(
    ("choice", "winner", "left"),
    [("turn 8,-2", "diggers", (8, 0)), ("turn 8,0", "saboteurs", (8, -2))],
)
def test_spider_and_treasure_together(choice: str, winner: str, left: tuple[int, int]) -> None:
    table = lay_out({"8,-2": "treasure", "8,0": "spider_ne"}, "cross", maze=BETWEEN)
    table.play("cross @ 8,-1", choice)
    assert table.outcomes == [winner]
    assert len(turned_up(table)) == 1
    assert left in table.face_down  # the other stays face down


@pytest.mark.rule("G-3", "B-51", "B-65")
def test_the_dragon_is_paid_before_the_next_goal_is_turned() -> None:
    table = lay_out(
        {"8,-2": "treasure", "8,0": "dragon_nw"},
        "cross",
        maze=BETWEEN,
        extra="[nuggets]\nAda = [2]",
    )
    table.play("cross @ 8,-1", "turn 8,0")
    assert table.kind == "TurnInNugget"
    assert turned_up(table) == ["goal_dragon_nw"]
    table.play("take 2")
    assert table.outcomes == ["diggers"]
    assert table.tokens["Ada"] == 1
