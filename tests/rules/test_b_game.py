"""The next round and the end of the game: B-70 to B-80."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.support import census, plain
from tests.support.table import Played, play

ROUND_TWO = """
players = ["Ada", "Bo", "Cai", "Dee"]
round = 2
outcomes = ["saboteurs"]
turn = "Bo"
first = "Dee"
deck = []
[hands]
Ada = []
Bo = ["cross"]
Cai = []
Dee = []
[roles]
Ada = "digger"
Bo = "digger"
Cai = "digger"
Dee = "saboteur"
[nuggets]
Ada = [2, 1]
Dee = [3]
[tokens]
Bo = 2
[front]
Ada = ["pick"]
Bo = []
[maze]
"1,0" = "cross"
[goals]
"8,0" = "stone_nw up"
"""


@pytest.mark.rule("B-70")
def test_everything_is_shuffled_and_dealt_again_and_gold_is_kept() -> None:
    table = play(ROUND_TWO, "cross @ 2,0", "take 3 1")
    state = table.state
    assert state.round == 3
    assert census.cards_of(state) == census.DECK
    assert [len(table.hand(name)) for name in table.names] == [6, 6, 6, 6]
    assert len(table.deck) == 67 - 24
    assert table.discard == []
    assert [table.front(name) for name in table.names] == [[], [], [], []]
    assert plain.maze_of(state) == {(0, 0): ("N-E-S-W", False)}
    assert table.face_down == {(8, -2), (8, 0), (8, 2)}
    assert sorted(plain.goals_of(state).values()) == [
        "goal_stone_ne",
        "goal_stone_nw",
        "goal_treasure",
    ]
    roles = [state.rules.role_names[role] for role in [*state.roles, *state.spare_roles]]
    assert Counter(roles) == {"digger": 4, "saboteur": 1}
    assert table.nuggets == {"Ada": [2, 1], "Bo": [], "Cai": [], "Dee": [3, 3, 1]}
    assert table.tokens == {"Ada": 0, "Bo": 2, "Cai": 0, "Dee": 0}
    assert Counter(table.supply) == {1: 14, 2: 7, 3: 2}
    assert table.outcomes == ["saboteurs", "saboteurs"]


@pytest.mark.rule("B-70")
def test_another_deal_each_round_with_the_card_set_aside_among_the_roles() -> None:
    spares, goals, decks = set(), set(), set()
    for seed in range(40):
        table = play(f"seed = {seed}\n" + ROUND_TWO, "cross @ 2,0", "take 3 1")
        spares.add(table.state.rules.role_names[table.state.spare_roles[0]])
        goals.add(tuple(plain.goals_of(table.state).values()))
        decks.add(tuple(table.deck))
    assert spares == {"digger", "saboteur"}
    assert len(goals) == 6
    assert len(decks) == 40


def ending(
    mover: str, hands: dict[str, list[str]], head: str = "", maze: str = "", rest: str = ""
) -> Played:
    """Four players, no deck, these hands; Dee is the saboteur."""
    lines = "\n".join(f"{name} = {hands.get(name, [])}" for name in ("Ada", "Bo", "Cai", "Dee"))
    return play(
        f"""
        {head}
        players = ["Ada", "Bo", "Cai", "Dee"]
        turn = "{mover}"
        deck = []
        [hands]
        {lines}
        [roles]
        Ada = "digger"
        Bo = "digger"
        Cai = "digger"
        Dee = "saboteur"
        [goals]
        "8,0" = "treasure"
        [maze]
        {maze}
        {rest}
        """
    )


def finish(table: Played) -> Played:
    """Hand out the gold, whatever is taken."""
    number = table.state.round
    while table.state.round == number and table.kind:
        table.play(table.options[0])
    return table


ROW = """
"1,0" = "straight_ew"
"2,0" = "straight_ew"
"3,0" = "tee_esw"
"4,0" = "tee_esw"
"5,0" = "tee_esw"
"6,0" = "tee_esw"
"""


@pytest.mark.rule("B-71")
@pytest.mark.parametrize(
    ("finder", "begins"), [("Ada", "Bo"), ("Bo", "Cai"), ("Cai", "Dee"), ("Dee", "Ada")]
)
def test_the_left_neighbour_of_the_finder_begins(finder: str, begins: str) -> None:
    table = ending(finder, {finder: ["straight_ew"]}, maze=ROW).play("straight_ew @ 7,0")
    assert finish(table).asked == begins
    assert table.first == begins


@pytest.mark.rule("B-71")
@pytest.mark.parametrize("choice", ["pass cross", "cross @ 1,0"])
def test_the_left_neighbour_of_the_last_mover_begins(choice: str) -> None:
    table = ending("Cai", {"Cai": ["cross"]}).play(choice)
    assert finish(table).asked == "Dee"


@pytest.mark.rule("B-71", "B-12")
def test_an_automatic_pass_on_an_empty_deck_is_no_turn() -> None:
    """English edition: Bo discards last, then Cai, Dee and Ada have no cards to pass with."""
    table = ending("Bo", {"Bo": ["cross", "map"]}, head='edition = "english"').play("pass cross")
    assert [event["seat"] for event in table.told("TurnSkipped")] == ["Cai", "Dee", "Ada"]
    assert finish(table).asked == "Cai"


@pytest.mark.rule("B-71", "B-12")
def test_an_automatic_pass_that_draws_is_a_turn() -> None:
    """Bo's draw is a turn, and nobody has another: Cai begins after the call."""
    table = play(
        """
        players = ["Ada", "Bo", "Cai", "Dee"]
        turn = "Ada"
        deck = ["map", "map"]
        [hands]
        Ada = ["cross"]
        Bo = []
        """,
        "pass cross",
        *["call Cai", "agree", "agree", "agree"],
    )
    assert finish(table).asked == "Cai"


@pytest.mark.rule("B-71", "B-56")
def test_a_call_is_no_turn() -> None:
    table = ending("Bo", {"Bo": ["cross"], "Cai": ["map"]}).play(
        "pass cross", "call Cai", "agree", "agree", "agree"
    )
    assert finish(table).asked == "Cai"


@pytest.mark.rule("B-71", "B-56")
def test_if_nobody_had_a_turn_the_same_player_begins_again() -> None:
    table = ending("Cai", {"Cai": ["cross"]}, head='first = "Cai"')
    table.play("call Ada", "agree", "agree", "agree")
    assert finish(table).asked == "Cai"


@pytest.mark.rule("B-71", "B-56")
def test_the_last_turn_of_an_earlier_round_does_not_count() -> None:
    table = ending("Bo", {"Bo": ["cross"]}).play("pass cross")
    assert finish(table).asked == "Cai"
    table.play("call Dee", "agree", "agree", "agree")  # before anybody had a turn in round two
    assert finish(table).asked == "Cai"


@pytest.mark.rule("B-71")
def test_every_round_begins_anew() -> None:
    """Round one ends with Bo's turn, round two after those of Cai and Dee."""
    table = ending("Bo", {"Bo": ["cross"]}).play("pass cross")
    assert finish(table).asked == "Cai"
    for _ in range(2):
        table.play(table.options_with("pass")[0])
    assert table.asked == "Ada"
    table.play("call Ada", "agree", "agree", "agree")
    assert finish(table).asked == "Ada"  # Dee had the last turn


def last_round(gold: str) -> Played:
    """The third round, about to end without a saboteur in play."""
    return play(
        f"""
        players = ["Ada", "Bo", "Cai"]
        round = 3
        turn = "Ada"
        deck = []
        set_aside = ["saboteur"]
        [hands]
        Ada = ["cross"]
        Bo = []
        Cai = []
        {gold}
        """
    )


@pytest.mark.rule("B-80", "B-1")
@pytest.mark.parametrize(
    ("gold", "scores", "winners"),
    [
        ("[nuggets]\nAda = [3]\nBo = [2, 2]\nCai = [1, 1, 1]", [3, 4, 3], ["Bo"]),
        ("[nuggets]\nAda = [3, 1]\nBo = [2, 2]\nCai = [3]", [4, 4, 3], ["Ada", "Bo"]),
        ("[nuggets]\nAda = [3]\nBo = [2]\n[tokens]\nBo = 2", [3, 4, 0], ["Bo"]),
        ("[tokens]\nAda = 1\nBo = 1\nCai = 1", [1, 1, 1], ["Ada", "Bo", "Cai"]),
        ("", [0, 0, 0], ["Ada", "Bo", "Cai"]),
    ],
)
def test_most_gold_wins_and_ties_share(gold: str, scores: list[int], winners: list[str]) -> None:
    table = last_round(gold).play("pass cross")
    assert table.kind == ""
    assert table.state.over
    assert table.told("GameEnded") == [
        {"scores": dict(zip(["Ada", "Bo", "Cai"], scores)), "winners": winners}
    ]
    assert table.options == []


@pytest.mark.rule("B-80")
def test_the_gold_of_round_three_counts() -> None:
    table = play(
        """
        players = ["Ada", "Bo", "Cai"]
        round = 3
        turn = "Ada"
        deck = []
        [roles]
        Bo = "saboteur"
        [nuggets]
        Ada = [2, 1]
        [hands]
        Ada = ["cross"]
        Bo = []
        Cai = []
        """,
        "pass cross",
    )
    assert table.kind == "TakeNuggets"
    assert not table.state.over
    table.play("take 2 2")
    assert table.told("GameEnded")[0]["winners"] == ["Bo"]
