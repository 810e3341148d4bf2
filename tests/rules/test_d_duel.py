"""The duel for two: D-1 to D-7."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from motherlode.rules.core.errors import IllegalChoice
from tests.support import census
from tests.support.table import Played, deal, play

ROW = """
"1,0" = "straight_ew"
"2,0" = "straight_ew"
"3,0" = "tee_esw"
"4,0" = "tee_esw"
"5,0" = "tee_esw"
"6,0" = "tee_esw"
"""


def duel(
    maze: str,
    ada: list[str],
    bo: list[str] | None = None,
    *,
    head: str = "",
    roles: tuple[str, str] = ("digger", "saboteur"),
    rest: str = "",
) -> Played:
    """Ada's turn."""
    return play(
        f"""
        rules = "duel"
        players = ["Ada", "Bo"]
        turn = "Ada"
        {head}
        [hands]
        Ada = {ada}
        {"" if bo is None else f"Bo = {bo}"}
        [roles]
        Ada = "{roles[0]}"
        Bo = "{roles[1]}"
        [maze]
        {maze}
        {rest}
        """
    )


# D-1


@pytest.mark.rule("D-1")
def test_one_of_all_eleven_roles_and_six_cards_each() -> None:
    dealt = Counter[tuple[str, str]]()
    for seed in range(80):
        table = deal("duel", 2, seed=seed)
        state = table.state
        roles = [state.rules.role_names[role] for role in [*state.roles, *state.spare_roles]]
        assert Counter(roles) == {"digger": 7, "saboteur": 4}
        dealt[table.role("Ada"), table.role("Bo")] += 1
        assert [len(table.hand(name)) for name in table.names] == [6, 6]
        assert census.cards_of(state) == census.DECK
    assert len(dealt) == 4  # equal roles too
    assert dealt["digger", "digger"] > dealt["saboteur", "saboteur"]


@pytest.mark.rule("D-1", "B-3")
def test_the_roles_are_secret() -> None:
    table = deal("duel", 2)
    assert table.roles_shown("Ada") == {"Ada": table.role("Ada")}
    assert table.roles_shown(None) == {}
    assert "spare_roles" not in table.view("Ada")


# D-2


@pytest.mark.rule("D-2")
def test_the_options_of_a_turn() -> None:
    hand = ["cross", "straight_ew", "rockfall", "map", "break_pick", "fix_pick"]
    table = duel('"1,0" = "tee_esw"', hand)
    discards = {" ".join(["pass", *cards]) for cards in combinations(sorted(hand), 3)}
    offered = {" ".join(["pass", *sorted(t.split()[1:])]) for t in table.options_with("pass")}
    assert len(table.options_with("pass")) == len(offered) == 20
    assert offered == discards
    assert [text for text in table.options if not text.startswith("pass")] == [
        "cross @ -1,0",
        "cross @ 0,-1",
        "cross @ 0,1",
        "cross @ 1,1",
        "cross @ 2,0",
        "map @ 8,-2",
        "map @ 8,0",
        "map @ 8,2",
        "rockfall @ 1,0",
        "straight_ew @ -1,0",
        "straight_ew @ 2,0",
    ]


@pytest.mark.rule("D-2")
@pytest.mark.parametrize(
    ("choice", "drawn"),
    [("cross @ 1,0", 1), ("map @ 8,0", 1), ("pass cross map break_pick", 3)],
)
def test_then_one_draws_back_up_to_six(choice: str, drawn: int) -> None:
    hand = ["cross", "straight_ew", "rockfall", "map", "break_pick", "fix_pick"]
    table = duel("", hand).play(choice)
    assert len(table.hand("Ada")) == 6
    assert len(table.told("CardDrawn")) == drawn
    assert table.asked == "Bo"


@pytest.mark.rule("D-2")
def test_a_short_hand_is_filled_up_and_a_short_deck_gives_what_there_is() -> None:
    table = duel("", ["cross", "map"]).play("cross @ 1,0")
    assert len(table.hand("Ada")) == 6
    table = duel("", ["cross", "map"], ["map"], head='deck = ["dead_n", "dead_e"]')
    table.play("cross @ 1,0")
    assert table.hand("Ada") == ["dead_e", "dead_n", "map"]


@pytest.mark.rule("D-2")
@pytest.mark.parametrize(
    ("hand", "discards"),
    [
        (["break_pick", "fix_pick", "fix_cart"], [["break_pick", "fix_cart", "fix_pick"]]),
        (["break_pick", "fix_pick"], [["break_pick", "fix_pick"]]),
        (["break_pick"], [["break_pick"]]),
        (["break_pick", "break_pick"], [["break_pick", "break_pick"]]),
    ],
)
def test_with_few_cards_all_are_discarded(hand: list[str], discards: list[list[str]]) -> None:
    table = duel("", hand, ["map"], head="deck = []")
    assert [sorted(text.split()[1:]) for text in table.options] == discards
    table.play(table.options[0])
    assert table.hand("Ada") == []


@pytest.mark.rule("D-2")
def test_equal_cards_make_equal_discards() -> None:
    table = duel("", ["map", "map", "map", "map", "cross", "cross"])
    discards = [" ".join(sorted(text.split()[1:])) for text in table.options_with("pass")]
    assert sorted(discards) == ["cross cross map", "cross map map", "map map map"]


@pytest.mark.rule("D-2", "B-13")
def test_discards_lie_face_down_and_are_unseen() -> None:
    table = duel("", ["cross", "map", "dead_n", "dead_e"], ["map"])
    table.play("pass cross dead_n dead_e")
    assert sorted(table.discard) == ["cross down", "dead_e down", "dead_n down"]
    (seen,) = [event for event in table.seen_by("Bo") if event["event"] == "CardsPassed"]
    assert seen == {"event": "CardsPassed", "seat": "Ada", "count": 3}
    assert table.view("Bo")["remembered"] == {}
    assert sorted(table.view("Ada")["remembered"].values()) == ["cross", "dead_e", "dead_n"]


@pytest.mark.rule("D-2")
def test_without_cards_the_turn_is_skipped() -> None:
    table = duel("", ["cross", "map"], [], head="deck = []").play("cross @ 1,0")
    assert table.told("TurnSkipped") == [{"seat": "Bo"}]
    assert table.asked == "Ada"
    assert table.outcomes == []


@pytest.mark.rule("D-2")
@pytest.mark.parametrize(
    ("maze", "ends"),
    [
        ('"1,0" = "straight_ew"', ["1,0"]),  # the start meets one opening only
        ('"1,0" = "straight_ew"\n"2,0" = "straight_ew"', ["2,0"]),
        ('"1,0" = "cross"\n"1,1" = "cross"', ["1,1"]),
        ('"1,0" = "cross"\n"1,1" = "cross"\n"2,0" = "dead_e_w"', ["1,1", "2,0"]),
        # dead ends always are, and what only a dead end meets on one side
        ('"1,0" = "dead_e_w"\n"2,0" = "straight_ew"', ["1,0", "2,0"]),
        # the stub of a dead end is an opening too: (2, 0) lies between two
        ('"1,0" = "dead_e_w"\n"2,0" = "straight_ew"\n"3,0" = "tee_esw"', ["1,0", "3,0"]),
        # a stray card, and a stray pair of which each meets one opening
        ('"5,1" = "cross"', ["5,1"]),
        ('"5,1" = "cross"\n"6,1" = "cross"', ["5,1", "6,1"]),
        # walls don't count: (1, 0) meets the start; (1, 1) lies wall to wall with it
        ('"1,0" = "straight_ew"\n"0,1" = "tee_nes"\n"1,1" = "straight_ew"', ["1,0", "1,1"]),
        # a ring has no end
        ('"1,0" = "curve_ne turned"\n"1,1" = "curve_nw"\n"0,1" = "curve_ne"', []),
        # two openings are met, but they are not joined
        ('"1,0" = "dead_n_e_s_w"\n"1,1" = "straight_ns"\n"2,0" = "straight_ew"',
         ["1,0", "1,1", "2,0"]),
    ],
)  # fmt: skip
def test_a_rockfall_hits_only_the_end_of_a_tunnel(maze: str, ends: list[str]) -> None:
    table = duel(maze, ["rockfall", "map"])
    assert table.options_with("rockfall") == [f"rockfall @ {cell}" for cell in ends]


@pytest.mark.rule("D-2", "B-34")
def test_a_rockfall_removes_the_card() -> None:
    table = duel('"1,0" = "straight_ew"\n"2,0" = "cross"', ["rockfall", "map"])
    with pytest.raises(IllegalChoice, match="D-2"):
        table.play("rockfall @ 1,0")
    with pytest.raises(IllegalChoice, match="B-34"):
        table.play("rockfall @ 0,0")
    table.play("rockfall @ 2,0")
    assert table.maze == {"1,0": "straight_ew"}
    assert [line.split()[0] for line in table.discard] == ["cross", "rockfall"]


# D-3


@pytest.mark.rule("D-3")
def test_tools_have_no_effect() -> None:
    hand = ["break_pick", "break_lantern", "break_cart", "fix_pick", "fix_pick_cart"]
    table = duel("", hand)
    assert table.options == table.options_with("pass")
    assert len(table.options) == 10
    with pytest.raises(IllegalChoice, match="D-3"):
        table.play("break_pick > Bo")


# D-4

GOALS = '[goals]\n"8,-2" = "stone_nw"\n"8,0" = "{}"\n"8,2" = "{}"'


@pytest.mark.rule("D-4")
@pytest.mark.parametrize(
    ("middle", "lower", "outcome"),
    [("treasure", "stone_ne", "diggers"), ("stone_ne", "treasure", "saboteurs")],
)
@pytest.mark.parametrize("roles", [("digger", "saboteur"), ("saboteur", "digger")])
def test_the_first_goal_reached_ends_the_round_by_whomever(
    middle: str, lower: str, outcome: str, roles: tuple[str, str]
) -> None:
    table = duel(ROW, ["straight_ew"], roles=roles, rest=GOALS.format(middle, lower))
    table.play("straight_ew @ 7,0")
    winner = "Ada" if outcome.startswith(roles[0]) else "Bo"
    ended = {"round": 1, "winner": outcome, "seat": "Ada", "winners": [winner]}
    assert table.told("RoundEnded") == [ended]
    assert (table.asked, table.kind) == (winner, "KeepNugget")
    assert table.story[:2] == ["PathLaid", "GoalTurned"]
    assert "CardDrawn" not in table.story


@pytest.mark.rule("D-4", "B-50")
@pytest.mark.parametrize("choice", ["curve_nw @ 7,0", "dead_e_w @ 7,0"])
def test_a_card_beside_a_goal_that_leads_nowhere_reaches_nothing(choice: str) -> None:
    rest = GOALS.format("treasure", "stone_ne")
    table = duel(ROW, [choice.split()[0]], rest=rest).play(choice)
    assert table.outcomes == []
    assert table.asked == "Bo"


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


@pytest.mark.rule("D-4", "B-51")
@pytest.mark.parametrize(("turned", "outcome"), [("8,-2", "saboteurs"), ("8,0", "diggers")])
def test_of_two_goals_the_mover_chooses_one(turned: str, outcome: str) -> None:
    table = duel(BETWEEN, ["cross"], rest=GOALS.format("treasure", "stone_ne"))
    table.play("cross @ 8,-1")
    assert (table.asked, table.kind) == ("Ada", "OrderGoals")
    assert table.options == ["turn 8,-2", "turn 8,0"]
    assert table.outcomes == []
    table.play(f"turn {turned}")
    assert table.outcomes == [outcome]
    assert [event["cell"] for event in table.told("GoalTurned")] == [turned]
    assert len(table.face_down) == 2


# D-5

THREE_CLOSED = """
"-1,0" = "dead_e_s_w"
"0,1" = "dead_n_s"
"0,-1" = "dead_n_e_s"
"""
"""One opening of the start is left, toward (1, 0)."""


@pytest.mark.rule("D-5")
@pytest.mark.parametrize("deck", ["", "deck = []"])
def test_all_tunnels_closed_and_no_rockfall_ends_the_round(deck: str) -> None:
    table = duel(THREE_CLOSED, ["dead_e_w", "map"], ["cross", "map"], head=deck)
    table.play("dead_e_w @ 1,0")
    assert table.told("RoundEnded") == [{"round": 1, "winner": "nobody", "winners": []}]
    assert (table.state.round, table.kind) == (2, "DuelTurn")
    assert table.scores == {"Ada": 0, "Bo": 0}
    assert table.first == "Bo"  # Ada had the last turn


@pytest.mark.rule("D-5")
def test_a_rockfall_may_open_a_tunnel_again() -> None:
    table = duel(THREE_CLOSED, ["dead_e_w", "map"], ["cross", "map", "rockfall"])
    table.play("dead_e_w @ 1,0")
    assert table.asked == "Bo"
    assert table.options == [
        "give_up",
        "rockfall @ -1,0",
        "rockfall @ 0,-1",
        "rockfall @ 0,1",
        "rockfall @ 1,0",
    ]
    table.play("rockfall @ 1,0")
    assert table.asked == "Ada"
    assert table.options_with("give_up") == []
    assert table.outcomes == []


@pytest.mark.rule("D-5", "B-71")
def test_giving_up_ends_the_round_without_a_winner() -> None:
    table = duel(THREE_CLOSED, ["dead_e_w", "map"], ["cross", "map", "rockfall"])
    table.play("dead_e_w @ 1,0", "give_up")
    assert table.told("GaveUp") == [{"seat": "Bo"}]
    assert table.told("RoundEnded") == [{"round": 1, "winner": "nobody", "winners": []}]
    assert table.scores == {"Ada": 0, "Bo": 0}
    assert len(table.supply) == 28
    assert table.asked == table.first == "Ada"  # giving up was Bo's turn


@pytest.mark.rule("D-5")
def test_one_cannot_give_up_while_a_tunnel_is_open() -> None:
    table = duel(THREE_CLOSED, ["rockfall", "map"])
    assert "give_up" not in table.options
    with pytest.raises(IllegalChoice):
        table.play("give_up")


RINGS = """
"1,0" = "curve_ne turned"
"1,1" = "curve_nw"
"0,1" = "curve_ne"
"-1,0" = "curve_ne"
"-1,-1" = "curve_nw turned"
"""
"""Two rings through the start; the card at (0, -1) closes the second one."""


@pytest.mark.rule("D-5", "D-2")
def test_a_rockfall_that_has_nothing_to_hit_does_not_help() -> None:
    table = duel(RINGS, ["curve_ne", "map"], ["rockfall", "rockfall", "map"])
    table.play("curve_ne @ 0,-1 turned")
    assert table.outcomes == ["nobody"]
    assert table.state.round == 2


@pytest.mark.rule("D-5")
def test_an_opening_of_a_stray_card_keeps_nothing_open() -> None:
    maze = THREE_CLOSED + '"4,1" = "cross"'
    table = duel(maze, ["dead_e_w", "map"], ["cross", "map"], head="deck = []")
    assert table.play("dead_e_w @ 1,0").outcomes == ["nobody"]


@pytest.mark.rule("D-5")
def test_an_open_tunnel_keeps_the_round_going_whether_or_not_a_card_fits() -> None:
    table = duel(THREE_CLOSED, ["dead_n", "map"], ["straight_ns", "map"], head="deck = []")
    table.play("pass dead_n map")
    assert table.asked == "Bo"
    assert table.outcomes == []


@pytest.mark.rule("D-5")
def test_without_deck_and_cards_nobody_wins() -> None:
    table = duel("", ["cross"], [], head="deck = []").play("cross @ 1,0")
    assert table.told("RoundEnded") == [{"round": 1, "winner": "nobody", "winners": []}]
    assert table.scores == {"Ada": 0, "Bo": 0}


@pytest.mark.rule("D-5", "B-56")
def test_a_called_round_has_no_winner() -> None:
    table = duel("", ["cross"]).play("call Bo", "agree")
    assert table.told("RoundEnded") == [{"round": 1, "winner": "nobody", "winners": []}]
    assert table.scores == {"Ada": 0, "Bo": 0}


# D-6


def found(roles: tuple[str, str], goal: str = "treasure", gold: str = "") -> Played:
    """Ada reaches the middle goal."""
    lower = "stone_ne" if goal == "treasure" else "treasure"
    rest = GOALS.format(goal, lower) + "\n" + gold
    return duel(ROW, ["straight_ew"], roles=roles, rest=rest).play("straight_ew @ 7,0")


@pytest.mark.rule("D-6")
@pytest.mark.parametrize("roles", [("digger", "saboteur"), ("saboteur", "digger")])
def test_the_winner_draws_two_keeps_one_and_gives_the_other(roles: tuple[str, str]) -> None:
    table = found(roles)
    winner, loser = ("Ada", "Bo") if roles[0] == "digger" else ("Bo", "Ada")
    assert table.told("NuggetsDrawn") == [{"count": 2}]
    assert (table.asked, table.kind) == (winner, "KeepNugget")
    pool = table.pool
    assert len(pool) == 2
    assert table.options == sorted({f"take {worth}" for worth in pool})
    assert table.view(winner)["pool"] == pool
    assert table.view(loser)["pool"] is table.view(None)["pool"] is None
    table.play(f"take {pool[0]}")
    assert table.nuggets == {winner: [pool[0]], loser: [pool[1]]}
    assert len(table.supply) == 26
    assert table.state.round == 2


@pytest.mark.rule("D-6", "B-64")
def test_the_card_given_is_known_to_both_and_the_card_kept_to_one() -> None:
    table = found(("digger", "saboteur"))
    table.play(table.options[0])
    for name in ["Ada", "Bo", None]:
        (kept,) = [e for e in table.seen_by(name) if e["event"] == "NuggetPicked"]
        (given,) = [e for e in table.seen_by(name) if e["event"] == "NuggetGiven"]
        assert ("worth" in kept) == (name == "Ada")
        assert ("worth" in given) == (name is not None)
        assert (given["seat"], given["target"]) == ("Ada", "Bo")


@pytest.mark.rule("D-6")
@pytest.mark.parametrize(("role", "goal"), [("digger", "treasure"), ("saboteur", "stone_ne")])
def test_two_winners_draw_both_before_the_mover_chooses_first(role: str, goal: str) -> None:
    table = found((role, role), goal)
    assert table.told("NuggetsDrawn") == [{"count": 2}, {"count": 2}]
    assert len(table.supply) == 24
    assert (table.asked, table.kind) == ("Ada", "KeepNugget")
    ada = sorted(table.view("Ada")["pool"])
    table.play(f"take {ada[1]}")
    assert (table.asked, table.kind) == ("Bo", "KeepNugget")
    bo = sorted(table.view("Bo")["pool"])
    table.play(f"take {bo[1]}")
    assert sorted(table.nuggets["Ada"]) == sorted([ada[1], bo[0]])
    assert sorted(table.nuggets["Bo"]) == sorted([bo[1], ada[0]])
    assert table.state.round == 2


@pytest.mark.rule("D-6")
def test_the_mover_chooses_first_wherever_the_mover_sits() -> None:
    table = duel("", ["cross"], roles=("digger", "digger")).reach("Bo")
    assert table.asked == "Bo"
    table.play(table.options[0])
    assert table.asked == "Ada"


@pytest.mark.rule("D-6")
@pytest.mark.parametrize(("role", "goal"), [("saboteur", "treasure"), ("digger", "stone_ne")])
def test_a_winning_role_that_nobody_holds_gives_no_gold(role: str, goal: str) -> None:
    table = found((role, role), goal)
    assert table.scores == {"Ada": 0, "Bo": 0}
    assert len(table.supply) == 28
    assert (table.state.round, table.kind) == (2, "DuelTurn")


@pytest.mark.rule("D-6", "B-60")
def test_one_card_left_is_kept() -> None:
    gold = f"[nuggets]\nAda = {[1] * 16 + [2] * 8}\nBo = [3, 3, 3]"
    table = found(("digger", "saboteur"), gold=gold)
    assert table.told("NuggetsDrawn") == [{"count": 1}]
    table.play("take 3")
    assert table.scores == {"Ada": 35, "Bo": 9}


# D-7


@pytest.mark.rule("D-7", "B-71")
def test_the_next_round_begins_left_of_the_last_mover() -> None:
    table = found(("digger", "saboteur"))
    table.play(table.options[0])
    assert table.asked == table.first == "Bo"


@pytest.mark.rule("D-7", "B-80")
@pytest.mark.parametrize(
    ("gold", "winners"),
    [
        ("[nuggets]\nAda = [3]\nBo = [1, 1]", ["Ada"]),
        ("[nuggets]\nAda = [2]\nBo = [1, 1]", ["Ada", "Bo"]),
        ("[nuggets]\nBo = [1]", ["Bo"]),
    ],
)
def test_three_rounds_and_most_nuggets_win(gold: str, winners: list[str]) -> None:
    table = duel("", ["cross"], head="round = 3", rest=gold).play("call Ada", "agree")
    assert table.state.over
    assert table.told("GameEnded")[0]["winners"] == winners
    table = duel("", ["cross"], head="round = 2", rest=gold).play("call Ada", "agree")
    assert not table.state.over
