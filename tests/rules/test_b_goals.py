"""Reaching goals and the end of the round: B-50 to B-57."""

from __future__ import annotations

import pytest

from motherlode.rules.core.errors import IllegalChoice
from tests.support.table import Played, play

FIVE = """
"1,0" = "straight_ew"
"2,0" = "straight_ew"
"3,0" = "tee_esw"
"4,0" = "tee_esw"
"5,0" = "tee_esw"
"""
ROW = FIVE + '"6,0" = "tee_esw"\n'
"""A tunnel that ends just short of (7, 0)."""
TREASURE_ABOVE = '"8,-2" = "treasure"\n"8,0" = "stone_ne"\n"8,2" = "stone_nw"'
TREASURE_MIDDLE = '"8,-2" = "stone_ne"\n"8,0" = "treasure"\n"8,2" = "stone_nw"'
TREASURE_BELOW = '"8,-2" = "stone_nw"\n"8,0" = "stone_ne"\n"8,2" = "treasure"'


def lay_out(maze: str, *hand: str, goals: str = TREASURE_ABOVE, alone: bool = False) -> Played:
    """Ada's turn with these cards; Bo and Cai hold one card each, or none: all turns are hers."""
    return play(
        f"""
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        {"deck = []" if alone else ""}
        [hands]
        Ada = {list(hand)}
        Bo = {[] if alone else ["dead_n"]}
        Cai = {[] if alone else ["dead_e"]}
        [roles]
        Ada = "digger"
        Bo = "digger"
        Cai = "saboteur"
        [goals]
        {goals}
        [maze]
        {maze}
        """
    )


def turned_up(table: Played) -> list[tuple[str, str]]:
    """The goals turned over, in order."""
    return [(event["cell"], event["goal"]) for event in table.told("GoalTurned")]


# B-50


@pytest.mark.rule("B-50")
@pytest.mark.parametrize("card", ["straight_ew", "tee_esw", "tee_esw turned", "cross"])
def test_a_goal_is_turned_over_when_the_tunnel_points_at_it(card: str) -> None:
    name, *turned = card.split()
    table = lay_out(ROW, name).play(" ".join([name, "@ 7,0", *turned]))
    assert turned_up(table) == [("8,0", "goal_stone_ne")]
    assert table.told("GoalTurned")[0]["seat"] == "Ada"
    assert table.face_down == {(8, -2), (8, 2)}
    assert table.story == ["PathLaid", "GoalTurned", "CardFitted", "CardDrawn"]


@pytest.mark.rule("B-50", "B-22")
@pytest.mark.parametrize(
    "choice",
    [
        "curve_nw @ 7,0",  # a wall beside the goal
        "tee_nes @ 7,0 turned",
        "dead_e_w @ 7,0",  # a stub that points at it, not joined back to the start
        "dead_n_e_s_w @ 7,0",
        "dead_e_s_w @ 7,0",
        "dead_n_w @ 7,0",
    ],
)
def test_a_goal_is_not_reached_by_a_wall_or_a_blind_stub(choice: str) -> None:
    table = lay_out(ROW, choice.split()[0], "cross").play(choice)
    assert turned_up(table) == []
    assert len(table.face_down) == 3


@pytest.mark.rule("B-50")
@pytest.mark.parametrize(
    ("gap", "card"), [("1,0", "cross"), ("2,0", "straight_ew"), ("6,0", "cross")]
)
def test_a_goal_is_reached_when_the_gap_is_closed_elsewhere(gap: str, card: str) -> None:
    maze = "\n".join(line for line in ROW.splitlines() if f'"{gap}"' not in line)
    table = lay_out(maze + '\n"7,0" = "cross"', card, goals=TREASURE_MIDDLE)
    table.play(f"{card} @ {gap}")
    assert turned_up(table) == [("8,0", "goal_treasure")]
    assert table.outcomes == ["diggers"]


@pytest.mark.rule("B-50")
def test_a_stray_tunnel_reaches_nothing() -> None:
    table = lay_out('"7,0" = "cross"', "cross").play("cross @ 1,0")
    assert turned_up(table) == []


@pytest.mark.rule("B-50", "B-34")
def test_a_rockfall_reaches_nothing() -> None:
    maze = ROW + '"7,1" = "cross"\n"7,0" = "dead_e_s_w"'
    table = lay_out(maze, "rockfall").play("rockfall @ 7,0")
    assert turned_up(table) == []


# B-51

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
"""A tunnel that ends just short of (8, -1), between the upper and the middle goal."""


@pytest.mark.rule("B-51", "B-52")
def test_one_card_reaches_two_stones_and_the_upper_one_is_fitted_first() -> None:
    table = lay_out(BETWEEN, "cross", goals=TREASURE_BELOW).play("cross @ 8,-1")
    assert turned_up(table) == [("8,-2", "goal_stone_nw"), ("8,0", "goal_stone_ne")]
    assert table.told("CardFitted") == [
        {"cell": "8,-2", "card": "goal_stone_nw", "turned": True},  # opens south and east
        {"cell": "8,0", "card": "goal_stone_ne", "turned": False},  # opens north and east
    ]
    assert table.face_down == {(8, 2)}
    assert table.asked == "Bo"
    assert table.outcomes == []


@pytest.mark.rule("B-51", "B-52")
def test_the_upper_one_is_fitted_first_even_if_the_tunnel_comes_to_the_lower_one_before() -> None:
    """The card links (8, 1), which points down, and a loop that comes back to (8, 0)."""
    table = lay_out(
        """
        "0,1" = "straight_ns"
        "0,2" = "curve_ne"
        "1,2" = "straight_ew"
        "2,2" = "straight_ew"
        "3,2" = "tee_esw"
        "4,2" = "tee_esw"
        "5,2" = "tee_esw"
        "6,2" = "tee_esw"
        "7,2" = "curve_nw"
        "6,1" = "curve_ne"
        "6,0" = "curve_nw turned"
        "7,0" = "straight_ew"
        "8,1" = "curve_ne turned"
        """,
        "tee_esw",
        goals='"8,-2" = "treasure"\n"8,0" = "stone_nw"\n"8,2" = "stone_ne"',
    ).play("tee_esw @ 7,1")
    assert turned_up(table) == [("8,0", "goal_stone_nw"), ("8,2", "goal_stone_ne")]
    assert [event["cell"] for event in table.told("CardFitted")] == ["8,0", "8,2"]


@pytest.mark.rule("B-51", "B-53", "B-57")
@pytest.mark.parametrize("goals", [TREASURE_ABOVE, TREASURE_MIDDLE])
def test_a_stone_and_the_treasure_are_both_turned_over(goals: str) -> None:
    table = lay_out(BETWEEN, "cross", goals=goals).play("cross @ 8,-1")
    assert [cell for cell, _ in turned_up(table)] == ["8,-2", "8,0"]
    assert "goal_treasure" in [goal for _, goal in turned_up(table)]
    assert table.outcomes == ["diggers"]
    assert table.told("CardFitted") == []


@pytest.mark.rule("B-51")
def test_each_goal_is_turned_over_once() -> None:
    """Fitting the upper stone lights a tunnel to the middle one, which is turned over already.

    Only a gap closed elsewhere can do this; bridges and moved cards will bring it about.
    """
    table = lay_out(
        """
        "2,0" = "straight_ew"
        "3,0" = "straight_ew"
        "4,0" = "tee_esw"
        "5,0" = "tee_esw"
        "6,0" = "cross"
        "7,0" = "straight_ew"
        "6,-1" = "straight_ns"
        "6,-2" = "curve_nw turned"
        "7,-2" = "tee_esw turned"
        "8,-1" = "straight_ns"
        """,
        "cross",
        goals='"8,-2" = "stone_ne"\n"8,0" = "stone_nw"\n"8,2" = "treasure"',
    ).play("cross @ 1,0")
    assert turned_up(table) == [("8,-2", "goal_stone_ne"), ("8,0", "goal_stone_nw")]
    assert [event["cell"] for event in table.told("CardFitted")] == ["8,-2", "8,0"]
    assert table.asked == "Bo"


# B-52

ARRIVALS = {
    "W": (ROW, "straight_ew @ 7,0"),
    "N": (
        FIVE + '"6,0" = "curve_nw"\n"6,-1" = "curve_nw turned"\n"7,-1" = "straight_ew"',
        "curve_ne @ 8,-1 turned",  # opens south and west
    ),
    "S": (
        FIVE + '"6,0" = "curve_ne turned"\n"6,1" = "curve_ne"\n"7,1" = "straight_ew"',
        "curve_nw @ 8,1",  # opens north and west
    ),
    "E": (
        FIVE
        + """
        "6,0" = "curve_nw"
        "6,-1" = "curve_nw turned"
        "7,-1" = "tee_esw turned"
        "8,-1" = "straight_ew"
        "9,-1" = "curve_ne turned"
        """,
        "curve_nw @ 9,0",  # opens north and west
    ),
}
"""For each side of the middle goal: a tunnel that comes from there, and its last card."""


@pytest.mark.rule("B-52")
@pytest.mark.parametrize(
    ("goal", "side", "turned"),
    [
        ("stone_nw", "W", False),
        ("stone_nw", "N", False),
        ("stone_nw", "E", True),
        ("stone_nw", "S", True),
        ("stone_ne", "N", False),
        ("stone_ne", "E", False),
        ("stone_ne", "S", True),
        ("stone_ne", "W", True),
    ],
)
def test_a_stone_is_laid_so_that_the_tunnel_goes_on(goal: str, side: str, turned: bool) -> None:
    maze, choice = ARRIVALS[side]
    other = "stone_ne" if goal == "stone_nw" else "stone_nw"
    goals = f'"8,-2" = "{other}"\n"8,0" = "{goal}"\n"8,2" = "treasure"'
    table = lay_out(maze, choice.split()[0], goals=goals).play(choice)
    assert turned_up(table) == [("8,0", f"goal_{goal}")]
    assert table.told("CardFitted") == [{"cell": "8,0", "card": f"goal_{goal}", "turned": turned}]
    assert table.maze["8,0"] == f"goal_{goal}" + (" turned" if turned else "")
    assert table.asked == "Bo"


STONE_NW = '"8,-2" = "stone_ne"\n"8,0" = "stone_nw"\n"8,2" = "treasure"'


@pytest.mark.rule("B-52", "B-24")
def test_the_round_goes_on_through_the_stone() -> None:
    table = lay_out(ROW, "straight_ew", "straight_ns", goals=STONE_NW, alone=True)
    assert "straight_ns @ 8,-1" not in table.options
    table.play("straight_ew @ 7,0")
    assert table.maze["8,0"] == "goal_stone_nw"  # opens north
    assert "straight_ns @ 8,-1" in table.options
    table.play("straight_ns @ 8,-1")
    assert turned_up(table) == [("8,0", "goal_stone_nw"), ("8,-2", "goal_stone_ne")]
    assert table.maze["8,-2"] == "goal_stone_ne turned"  # opens south


@pytest.mark.rule("B-52")
def test_a_stone_that_cannot_fit_lies_open_to_the_arriving_tunnel() -> None:
    """stone_nw must open west; its north opening then meets the wall of (8, -1)."""
    maze = ROW + '"8,-1" = "straight_ew"'
    table = lay_out(maze, "cross", "dead_e_w", "tee_nes", goals=STONE_NW, alone=True)
    table.play("cross @ 7,0")
    assert table.maze["8,0"] == "goal_stone_nw"
    assert table.maze["8,-1"] == "straight_ew"
    assert not [text for text in table.options if "@ 9," in text]  # no tunnel goes on there


@pytest.mark.rule("B-52", "B-20", "B-24")
def test_where_the_misfit_was_removed_the_stone_asks_for_an_opening() -> None:
    maze = ROW + '"8,-1" = "straight_ew"'
    hand = ["cross", "rockfall", "curve_ne", "dead_e_w", "straight_ns"]
    table = lay_out(maze, *hand, goals=STONE_NW, alone=True)
    table.play("cross @ 7,0", "rockfall @ 8,-1")
    assert [text for text in table.options if "@ 8,-1" in text] == [
        "curve_ne @ 8,-1 turned",  # opens south and west
        "straight_ns @ 8,-1",
    ]


@pytest.mark.rule("B-52")
@pytest.mark.parametrize(
    ("answer", "lies", "opens"),
    [("upright", "goal_stone_nw", "8,-1"), ("turned", "goal_stone_nw turned", "9,0")],
)
def test_the_mover_chooses_between_two_ways_that_are_as_good(
    answer: str, lies: str, opens: str
) -> None:
    """Tunnels from the west and from the south arrive at once; stone_nw can meet only one."""
    maze = """
    "2,0" = "straight_ew"
    "3,0" = "tee_esw"
    "4,0" = "tee_esw"
    "5,0" = "tee_esw"
    "6,0" = "tee_esw"
    "7,0" = "straight_ew"
    "6,1" = "curve_ne"
    "7,1" = "straight_ew"
    "8,1" = "curve_nw"
    """
    table = lay_out(maze, "cross", "cross", "map", goals=STONE_NW, alone=True).play("cross @ 1,0")
    assert (table.asked, table.kind) == ("Ada", "WayUp")
    assert table.options == ["turned", "upright"]
    with pytest.raises(IllegalChoice):
        table.play("pass map")
    table.play(answer)
    assert table.maze["8,0"] == lies
    beyond = {text.split("@ ")[1] for text in table.options_with("cross")} & {"8,-1", "9,0"}
    assert beyond == {opens}


@pytest.mark.rule("B-52")
def test_a_way_that_fits_every_neighbour_comes_before_one_that_does_not() -> None:
    """The same two tunnels: stone_ne turned opens to both, so nobody is asked."""
    maze = """
    "2,0" = "straight_ew"
    "3,0" = "tee_esw"
    "4,0" = "tee_esw"
    "5,0" = "tee_esw"
    "6,0" = "tee_esw"
    "7,0" = "straight_ew"
    "6,1" = "curve_ne"
    "7,1" = "straight_ew"
    "8,1" = "curve_nw"
    """
    table = lay_out(maze, "cross", goals=TREASURE_ABOVE).play("cross @ 1,0")
    assert table.maze["8,0"] == "goal_stone_ne turned"
    assert table.asked == "Bo"


@pytest.mark.rule("B-52")
@pytest.mark.parametrize(
    ("maze", "ways"),
    [
        ("", ["goal_stone_nw", "goal_stone_nw turned"]),  # nothing to fit: either
        ('"8,-1" = "straight_ew"', ["goal_stone_nw turned"]),  # a wall above
        ('"8,1" = "straight_ew"', ["goal_stone_nw"]),  # a wall below
        (  # walls above and below, nothing fits, no linked tunnel: either
            '"8,-1" = "straight_ew"\n"8,1" = "straight_ew"',
            ["goal_stone_nw", "goal_stone_nw turned"],
        ),
    ],
)
def test_ways_up_before_any_tunnel_has_arrived(maze: str, ways: list[str]) -> None:
    """A goal that is turned over always has a tunnel to it; a chest tunnel or a spider may not."""
    table = lay_out(maze, "cross", goals=STONE_NW)
    state = table.state
    found = state.maze.ways_up(state.goal_cells[1], state.goals[1])
    names = [state.rules.names[tile & 127] + (" turned" if tile >> 7 else "") for tile in found]
    assert names == ways


CHAIN = ROW + '"8,1" = "straight_ns"'
"""Behind the middle goal a stray card leads on to the lower one."""


@pytest.mark.rule("B-52", "B-51", "B-50")
def test_a_turned_stone_can_itself_complete_a_tunnel() -> None:
    goals = '"8,-2" = "treasure"\n"8,0" = "stone_ne"\n"8,2" = "stone_nw"'
    table = lay_out(CHAIN, "straight_ew", goals=goals).play("straight_ew @ 7,0")
    assert table.story == [
        "PathLaid",
        "GoalTurned",
        "CardFitted",
        "GoalTurned",
        "CardFitted",
        "CardDrawn",
    ]
    assert turned_up(table) == [("8,0", "goal_stone_ne"), ("8,2", "goal_stone_nw")]
    assert table.maze["8,0"] == "goal_stone_ne turned"
    assert table.maze["8,2"] == "goal_stone_nw"
    assert all(event["seat"] == "Ada" for event in table.told("GoalTurned"))


@pytest.mark.rule("B-52", "B-53")
def test_the_treasure_behind_a_stone_is_reached_by_the_mover() -> None:
    goals = '"8,-2" = "stone_nw"\n"8,0" = "stone_ne"\n"8,2" = "treasure"'
    table = lay_out(CHAIN, "straight_ew", goals=goals).play("straight_ew @ 7,0")
    assert turned_up(table) == [("8,0", "goal_stone_ne"), ("8,2", "goal_treasure")]
    ended = {"round": 1, "winner": "diggers", "seat": "Ada", "winners": ["Bo", "Ada"]}
    assert table.told("RoundEnded") == [ended]


@pytest.mark.rule("B-52")
def test_a_stone_that_opens_elsewhere_completes_nothing() -> None:
    table = lay_out(CHAIN, "straight_ew", goals=STONE_NW).play("straight_ew @ 7,0")
    assert table.maze["8,0"] == "goal_stone_nw"  # north and west: a misfit to (8, 1)
    assert turned_up(table) == [("8,0", "goal_stone_nw")]
    assert table.asked == "Bo"


# B-53


@pytest.mark.rule("B-53", "B-55", "B-57")
def test_the_treasure_ends_the_round_at_once() -> None:
    table = lay_out(ROW, "straight_ew", goals=TREASURE_MIDDLE).play("straight_ew @ 7,0")
    assert table.story == [
        "PathLaid",
        "GoalTurned",
        "RoundEnded",
        "RolesRevealed",
        "NuggetsDrawn",
    ]
    ended = {"round": 1, "winner": "diggers", "seat": "Ada", "winners": ["Bo", "Ada"]}
    assert table.told("RoundEnded") == [ended]
    assert (table.asked, table.kind) == ("Ada", "PickNugget")


# B-54


def hands(edition: str, deck: str, ada: list[str], bo: list[str], cai: list[str]) -> Played:
    """Ada's turn; Cai is the saboteur."""
    return play(
        f"""
        edition = "{edition}"
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        deck = {deck}
        [hands]
        Ada = {ada}
        Bo = {bo}
        Cai = {cai}
        [roles]
        Ada = "digger"
        Bo = "digger"
        Cai = "saboteur"
        """
    )


EDITIONS = ["jubilee", "korean", "japanese", "english"]


@pytest.mark.rule("B-54")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("last", ["pass cross", "cross @ 1,0"])
def test_without_deck_and_cards_the_saboteurs_have_won(edition: str, last: str) -> None:
    table = hands(edition, "[]", ["cross"], [], []).play(last)
    assert table.told("RoundEnded") == [{"round": 1, "winner": "saboteurs", "winners": ["Cai"]}]
    assert (table.asked, table.kind) == ("Cai", "TakeNuggets")


@pytest.mark.rule("B-54")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_card_left_anywhere_keeps_the_round_going(edition: str) -> None:
    table = hands(edition, "[]", ["cross"], [], ["map"]).play("cross @ 1,0")
    assert table.outcomes == []
    assert table.asked == "Cai"
    table = hands(edition, '["map"]', ["cross"], [], []).play("cross @ 1,0")
    assert table.outcomes == []
    assert table.asked == "Ada"


TWO_EACH = (["cross", "map"], ["cross", "map"], ["cross", "map"])
PASSES = ["pass cross"] * 3


@pytest.mark.rule("B-54")
@pytest.mark.parametrize("edition", ["jubilee", "korean", "japanese"])
def test_passing_all_round_does_not_end_it(edition: str) -> None:
    table = hands(edition, "[]", *TWO_EACH).play(*PASSES)
    assert table.outcomes == []
    assert table.asked == "Ada"


@pytest.mark.rule("B-54")
def test_in_the_english_edition_passing_all_round_ends_it() -> None:
    table = hands("english", "[]", *TWO_EACH).play(*PASSES[:2])
    assert table.outcomes == []
    table.play("pass cross")
    assert table.outcomes == ["saboteurs"]
    assert table.hand("Ada") == ["map"]


@pytest.mark.rule("B-54", "B-70")
def test_the_next_round_counts_passes_anew() -> None:
    table = hands("english", "[]", *TWO_EACH).play(*PASSES, "take 2 2")
    assert (table.state.round, table.asked) == (2, "Ada")
    table.play(table.options_with("pass")[0])
    assert table.outcomes == ["saboteurs"]
    assert (table.state.round, table.asked) == (2, "Bo")


@pytest.mark.rule("B-54")
def test_anything_but_a_pass_starts_the_count_again() -> None:
    hand = ["cross", "map", "map"]
    table = hands("english", "[]", hand, hand, ["map", "cross"])
    table.play("pass cross", "pass cross", "map @ 8,0", "pass map", "pass map")
    assert table.outcomes == []
    table.play("pass cross")
    assert table.outcomes == ["saboteurs"]


@pytest.mark.rule("B-54")
@pytest.mark.parametrize("action", ["cross @ 1,0", "break_pick > Ada", "map @ 8,0"])
def test_every_card_played_starts_the_count_again(action: str) -> None:
    table = hands("english", "[]", ["map", "map"], ["map", "map"], [action.split()[0], "dead_n"])
    table.play("pass map", "pass map", action)
    assert table.outcomes == []
    assert table.asked == "Ada"
    table.play("pass map", "pass map")
    assert table.outcomes == []  # Cai's card is the third of the new count
    table.play("pass dead_n")
    assert table.outcomes == ["saboteurs"]


@pytest.mark.rule("B-54", "B-12")
def test_a_pass_without_cards_counts_too() -> None:
    table = hands("english", "[]", ["cross", "map"], [], ["cross", "map"])
    table.play("pass cross")
    assert table.asked == "Cai"
    table.play("pass cross")
    assert table.outcomes == ["saboteurs"]
    assert table.told("TurnSkipped") == [{"seat": "Bo"}]


@pytest.mark.rule("B-54")
def test_passes_count_only_on_an_empty_deck() -> None:
    table = hands("english", '["dead_n"]', *TWO_EACH).play(*PASSES)
    assert table.outcomes == []  # Ada's pass still drew a card
    table.play("pass map")
    assert table.outcomes == ["saboteurs"]
    table = hands("english", '["dead_n", "dead_e", "dead_n_e", "dead_n_w"]', *TWO_EACH)
    table.play(*PASSES)
    assert table.outcomes == []


# B-55


@pytest.mark.rule("B-55")
def test_all_roles_are_revealed() -> None:
    table = hands("jubilee", "[]", ["cross"], [], []).play("pass cross")
    shown = {"roles": ["digger", "digger", "saboteur"], "spare_roles": ["digger"]}
    assert table.told("RolesRevealed") == [shown]
    for name in ["Ada", "Bo", "Cai", None]:
        assert {"event": "RolesRevealed", **shown} in table.seen_by(name)
        view = table.view(name)
        assert [seat["role"] for seat in view["seats"]] == shown["roles"]
        assert view["spare_roles"] == ["digger"]


@pytest.mark.rule("B-55", "B-3")
def test_the_next_round_hides_the_new_roles() -> None:
    table = hands("jubilee", "[]", ["cross"], [], []).play("pass cross", "take 2 2")
    assert table.state.round == 2
    for name in ["Ada", "Bo", "Cai", None]:
        own = {} if name is None else {name: table.role(name)}
        assert table.roles_shown(name) == own
        assert "spare_roles" not in table.view(name)


# B-56

CLOSED = """
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
[hands]
Ada = ["cross", "straight_ns"]
Bo = ["curve_ne", "rockfall"]
Cai = ["curve_nw", "map"]
[roles]
Ada = "digger"
Bo = "digger"
Cai = "saboteur"
[maze]
"1,0" = "dead_e_w"
"-1,0" = "dead_e_s_w"
"0,1" = "dead_n_s"
"0,-1" = "dead_n_e_s"
"""
"""Nobody can lay another card."""


@pytest.mark.rule("B-56")
def test_the_round_does_not_end_because_the_treasure_cannot_be_reached() -> None:
    table = play(CLOSED)
    assert table.options == ["pass cross", "pass straight_ns"]
    table.play("pass cross")
    assert table.outcomes == []
    assert table.asked == "Bo"


@pytest.mark.rule("B-56")
@pytest.mark.parametrize("caller", ["Ada", "Bo", "Cai"])
def test_all_players_together_may_call_the_round(caller: str) -> None:
    table = play(CLOSED, f"call {caller}")
    order = {"Ada": ["Bo", "Cai"], "Bo": ["Cai", "Ada"], "Cai": ["Ada", "Bo"]}[caller]
    for name in order:
        assert (table.asked, table.kind) == (name, "CallRound")
        assert table.options == ["agree", "refuse"]
        assert table.outcomes == []
        table.play("agree")
    assert table.told("RoundEnded") == [{"round": 1, "winner": "saboteurs", "winners": ["Cai"]}]
    assert table.told("CallProposed") == [{"seat": caller}]
    assert (table.asked, table.kind) == ("Cai", "TakeNuggets")  # paid as in B-54


@pytest.mark.rule("B-56")
@pytest.mark.parametrize("answers", [["refuse"], ["agree", "refuse"]])
def test_one_refusal_and_the_round_goes_on(answers: list[str]) -> None:
    table = play(CLOSED)
    before = table.options
    table.play("call Ada", *answers)
    assert table.outcomes == []
    assert table.asked == "Ada"
    assert table.options == before
    assert table.hand("Ada") == ["cross", "straight_ns"]


@pytest.mark.rule("B-56")
def test_a_call_is_made_between_turns_and_by_each_player_once() -> None:
    table = play(CLOSED, "call Bo")
    with pytest.raises(IllegalChoice, match="B-56"):
        table.play("call Cai")  # Cai is being asked
    table.play("refuse")
    with pytest.raises(IllegalChoice, match="B-56"):
        table.play("call Bo")
    table.play("call Cai", "refuse", "pass cross")
    table.play("call Bo", "refuse")  # a turn later Bo may ask again
    assert table.asked == "Bo"


@pytest.mark.rule("B-56", "B-57")
def test_no_call_once_the_round_is_over() -> None:
    table = lay_out(ROW, "straight_ew", goals=TREASURE_MIDDLE).play("straight_ew @ 7,0")
    for name in table.names:
        with pytest.raises(IllegalChoice, match="B-56"):
            table.play(f"call {name}")


@pytest.mark.rule("B-56", "B-63")
def test_a_called_round_without_saboteurs_pays_nobody() -> None:
    roles = CLOSED.replace('"saboteur"', '"digger"')
    table = play(roles, "call Ada", "agree", "agree")
    assert table.outcomes == ["nobody"]
    assert table.scores == {"Ada": 0, "Bo": 0, "Cai": 0}


# B-57


@pytest.mark.rule("B-57")
def test_the_end_of_the_round_stops_draws_and_further_goals() -> None:
    """The card reaches treasure and stone; the stone would lead on to the third goal."""
    table = lay_out(
        BETWEEN + '"8,1" = "straight_ns"',
        "cross",
        goals='"8,-2" = "treasure"\n"8,0" = "stone_ne"\n"8,2" = "stone_nw"',
    ).play("cross @ 8,-1")
    assert "CardDrawn" not in table.story
    assert "CardFitted" not in table.story
    assert table.face_down == {(8, 2)}
    assert (table.asked, table.kind) == ("Ada", "PickNugget")


@pytest.mark.rule("B-57", "B-80")
@pytest.mark.parametrize("ends", ["treasure", "call"])
def test_nothing_that_waited_happens_after_the_last_round(ends: str) -> None:
    table = lay_out(ROW, "straight_ew", "map", goals=TREASURE_MIDDLE)
    table.state.round = 3
    if ends == "treasure":
        table.play("straight_ew @ 7,0")
    else:
        table.play("call Bo", "agree", "agree")
    while table.kind:
        table.play(table.options[0])
    assert table.story[-1] == "GameEnded"
    assert "CardDrawn" not in table.story
    assert list(table.state.stack) == []
