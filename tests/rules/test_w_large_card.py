"""The large card and the underground wardrobe: W-1."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, cast

import pytest

from motherlode.rules.core.engine import apply, new_game
from motherlode.rules.core.errors import BadPosition, IllegalChoice, IncompatibleModules
from motherlode.rules.core.state import State
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.digest import state_digest
from motherlode.rules.positions.position import read_position, write_position
from tests.support import oracle, plain
from tests.support.oracle import Cell, Option
from tests.support.players import choose
from tests.support.table import Played, deal, play

PARTS = {"4,-4": "large_nw", "5,-4": "large_ne", "4,-3": "large_sw", "5,-3": "large_se"}
UP = """
"0,-1" = "straight_ns"
"0,-2" = "straight_ns"
"0,-3" = "curve_nw turned"
"1,-3" = "straight_ew"
"2,-3" = "straight_ew"
"""
"""A tunnel that ends just short of (3, -3), beside the large card."""


def table(
    *hand: str, maze: str = UP, more: str = "", keys: str = "", module: str = "wardrobe"
) -> Played:
    """Ada's turn; the digger card set aside is the one she would get."""
    return play(
        f"""
        modules = ["{module}"]
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        set_aside = ["digger"]
        {keys}
        [hands]
        Ada = {list(hand)}
        Bo = ["rockfall", "map", "cross"]
        Cai = ["dead_e", "dead_n", "tee_esw"]
        [roles]
        Ada = "saboteur"
        [maze]
        {maze}
        {more}
        """
    )


# The card in the maze


@pytest.mark.rule("W-1")
@pytest.mark.parametrize("module", ["wardrobe", "party"])
def test_the_large_card_lies_above_the_way_to_the_goals(module: str) -> None:
    assert deal(modules=(module,)).maze == PARTS
    assert deal("tournament", 5, modules=("party",)).maze.keys() > PARTS.keys()
    assert deal().maze == {}


def one_card_beside(place: Cell) -> set[str]:
    """What a large card lying alone asks of a card beside it: the sides that must be open."""
    maze = deal(modules=("wardrobe",)).state.maze
    code = maze.code_at(plain.cell_of(place))
    asked = {side: code >> 2 * number & 3 for number, side in enumerate("NESW")}
    return {f"{side} {'wall' if what == 1 else 'open'}" for side, what in asked.items() if what}


@pytest.mark.rule("W-1", "B-20")
def test_it_has_four_openings_and_walls_elsewhere() -> None:
    assert {place: one_card_beside(place) for place in AROUND} == {
        (3, -3): {"E open"},
        (6, -3): {"W open"},
        (4, -2): {"N open"},
        (5, -2): {"N open"},
        (3, -4): {"E wall"},
        (6, -4): {"W wall"},
        (4, -5): {"S wall"},
        (5, -5): {"S wall"},
    }


AROUND: list[Cell] = [(3, -4), (3, -3), (6, -4), (6, -3), (4, -5), (5, -5), (4, -2), (5, -2)]


@pytest.mark.rule("W-1", "B-20")
def test_neighbours_have_to_fit() -> None:
    played = table("straight_ew", "curve_nw", "tee_esw", "dead_n_w", "dead_e_w")
    beside = [text for text in played.options if "@ 3,-3" in text]
    assert beside == [
        *("dead_e_w @ 3,-3", "straight_ew @ 3,-3"),
        *("tee_esw @ 3,-3", "tee_esw @ 3,-3 turned"),
    ]
    played.play("dead_e_w @ 3,-3")
    assert played.told("LargeCardReached") == []


@pytest.mark.rule("W-1", "B-22")
def test_tunnels_run_through_all_its_openings() -> None:
    played = table("straight_ew", "cross").play("straight_ew @ 3,-3", "pass map", "pass dead_e")
    through = [text for text in played.options_with("cross") if "-2" in text or "6,-3" in text]
    assert through == ["cross @ 4,-2", "cross @ 5,-2", "cross @ 6,-3"]


@pytest.mark.rule("W-1")
@pytest.mark.parametrize(
    ("start", "last"),
    [
        ('"4,0" = "cross"\n"4,-1" = "cross"', "cross @ 4,-2"),
        ('"4,0" = "cross"\n"5,0" = "cross"\n"5,-1" = "straight_ns"', "straight_ns @ 5,-2"),
    ],
)
def test_it_is_reached_from_below_too(start: str, last: str) -> None:
    row = '"1,0" = "straight_ew"\n"2,0" = "straight_ew"\n"3,0" = "tee_esw"\n'
    played = table(last.split()[0], maze=row + start).play(last)
    assert played.told("LargeCardReached") == [{"seat": "Ada", "cell": "4,-3"}]


@pytest.mark.rule("W-1", "B-34")
def test_it_cannot_be_removed_or_looked_at() -> None:
    played = table("rockfall", "map")
    aimed = [text for text in played.options if "rockfall" in text or "map" in text]
    assert not any(f"@ {place}" in text for text in aimed for place in PARTS)
    with pytest.raises(IllegalChoice, match=r"can’t be removed \(B-34\)"):
        played.play("rockfall @ 4,-3")


@pytest.mark.rule("W-1", "B-20")
def test_nothing_can_be_laid_on_it() -> None:
    with pytest.raises(IllegalChoice, match=r"there’s already a card there \(B-20\)"):
        table("cross").play("cross @ 4,-3")


@pytest.mark.rule("W-1", "T-2", "T-3", "B-20", "B-22")
@pytest.mark.parametrize("seed", range(4))
def test_the_oracle_finds_the_same_places_for_cards(seed: int) -> None:
    state = new_game(plain.rules_of("base", 4, "", ("wardrobe", "toll_tunnels")), seed)
    random = Random(seed)
    linked = 0
    while not state.over:
        if plain.kind_of(state) == "Turn":
            assert_same_options(state)
            linked += (4, -3) in oracle.linked_cells(plain.maze_of(state))
        apply(state, choose(state, "seek", random))
    assert linked


def assert_same_options(state: State) -> None:
    """Cards are laid, and dwarves put, where the oracle says so; a toll is paid by somebody."""
    maze, hidden = plain.maze_of(state), plain.face_down_of(state)
    seat, offered = state.top().seat, plain.options_of(state)
    kept = cast(dict[str, Any], state.slices[CATALOGUE.named("toll_tunnels").slot].fields())
    owners = {plain.place_of(cell): seat for cell, seat in zip(kept["cells"], kept["seats"])}
    rich = {
        other
        for other in range(state.seats)
        if (state.tokens[other] or state.nuggets[other]) and other not in kept["refusers"]
    }
    if state.tokens[seat] or state.nuggets[seat]:
        rich.add(seat)
    hand = [] if state.front[seat] else plain.hand_of(state, seat)
    expected: Counter[Option] = Counter()
    for option in oracle.lay_options(maze, hidden, hand):
        owner = owners.get(cast(Cell, option[2]), seat)
        expected[option] = 1 if owner == seat else len(rich - {owner})
    assert Counter(option for option in offered if option[0] == "lay") == +expected
    ends = {
        (oracle.beside(cell, side), oracle.OPPOSITE[side])
        for cell, side in oracle.linked_openings(maze)
        if oracle.beside(cell, side) not in maze.keys() | hidden | owners.keys()
    }
    dwarves = {option[2:] for option in offered if option[0] == "dwarf"}
    assert dwarves == (ends if kept["left"] else set())


# What happens


@pytest.mark.rule("W-1")
def test_whoever_links_it_exchanges_roles_with_the_card_set_aside() -> None:
    played = table("straight_ew").play("straight_ew @ 3,-3")
    assert played.role("Ada") == "digger"
    (spare,) = played.state.spare_roles
    assert played.state.rules.role_names[spare] == "saboteur"
    assert played.story == ["PathLaid", "LargeCardReached", "RoleExchanged", "CardDrawn"]
    assert played.asked == "Bo"


@pytest.mark.rule("W-1", "B-38")
def test_only_that_player_sees_the_new_role() -> None:
    played = table("straight_ew").play("straight_ew @ 3,-3")
    told = {
        name: [event for event in played.seen_by(name) if event["event"] == "RoleExchanged"]
        for name in ("Ada", "Bo", None)
    }
    assert told["Ada"] == [{"event": "RoleExchanged", "seat": "Ada", "role": "digger"}]
    assert told["Bo"] == told[None] == [{"event": "RoleExchanged", "seat": "Ada"}]
    assert played.roles_shown("Ada") == {"Ada": "digger"}
    assert "Ada" not in played.roles_shown("Bo")
    cards = played.view("Ada")["role_cards"]
    assert [card.get("role") for card in cards] == ["digger", None, None, "saboteur"]


@pytest.mark.rule("W-1", "B-38")
def test_what_others_knew_goes_with_the_card() -> None:
    played = table("straight_ew", more='[inspected]\nBo = ["Ada"]').play("straight_ew @ 3,-3")
    cards = played.view("Bo")["role_cards"]
    assert "role" not in cards[0]
    assert cards[3] == {"before": None, "known_to": ["Ada", "Bo"], "role": "saboteur"}


@pytest.mark.rule("W-1")
def test_it_happens_once_also_if_the_link_is_cut_and_made_again() -> None:
    played = table("straight_ew", "cross").play("straight_ew @ 3,-3", "rockfall @ 3,-3")
    assert played.state.maze.lit_at(plain.cell_of((4, -3))) == 0
    played.play("tee_esw @ 3,-3")
    assert played.state.maze.lit_at(plain.cell_of((4, -3)))
    assert len(played.told("RoleExchanged")) == 1
    assert played.view(None)["kept"]["wardrobe"] == {"used": True}


BOTH = """
"1,0" = "straight_ew"
"3,0" = "straight_ew"
"4,0" = "tee_esw turned"
"5,0" = "cross"
"6,0" = "cross"
"7,0" = "cross"
"4,-1" = "straight_ns"
"4,-2" = "straight_ns"
"""
"""With the gap at (2, 0) closed a goal and the large card are reached."""


@pytest.mark.rule("W-1", "B-51")
def test_the_mover_chooses_the_order_if_goals_are_reached_too() -> None:
    goals = '[goals]\n"8,0" = "stone_ne"'
    played = table("straight_ew", maze=BOTH, more=goals).play("straight_ew @ 2,0")
    assert (played.kind, played.asked) == ("OrderGoals", "Ada")
    assert played.options == ["turn 4,-3", "turn 8,0"]
    last_first = table("straight_ew", maze=BOTH, more=goals)
    last_first.play("straight_ew @ 2,0", "turn 8,0")
    order = ["GoalTurned", "CardFitted", "LargeCardReached", "RoleExchanged", "CardDrawn"]
    assert [name for name in last_first.story if name != "PathLaid"] == order
    played.play("turn 4,-3")
    order = ["LargeCardReached", "RoleExchanged", "GoalTurned", "CardFitted", "CardDrawn"]
    assert [name for name in played.story if name != "PathLaid"] == order


@pytest.mark.rule("W-1", "B-57")
def test_a_treasure_turned_first_leaves_the_wardrobe_shut() -> None:
    goals = '[goals]\n"8,0" = "treasure"'
    played = table("straight_ew", maze=BOTH, more=goals).play("straight_ew @ 2,0", "turn 8,0")
    assert played.outcomes == ["diggers"]
    assert played.told("RoleExchanged") == []
    assert played.role("Ada") == "saboteur"


@pytest.mark.rule("W-1", "B-70")
def test_next_round_it_works_again() -> None:
    played = table("straight_ew", keys="round = 2").play("straight_ew @ 3,-3")
    assert played.view(None)["kept"]["wardrobe"] == {"used": True}
    played.play("call Ada", "agree", "agree")
    while played.kind == "TakeNuggets":
        played.play(played.options[0])
    assert played.view(None)["kept"]["wardrobe"] == {"used": False}
    assert played.maze == PARTS


# What it goes with


@pytest.mark.rule("W-1", "P-1")
@pytest.mark.parametrize(
    ("game", "players", "modules", "reason"),
    [
        ("tournament", 5, ("wardrobe",), r"no spare role .*\(W-1, O-1\)"),
        ("duel", 2, ("wardrobe",), r"doesn’t work with the duel \(W-1\)"),
        ("duel", 2, ("party",), r"doesn’t work with the duel \(P-1\)"),
        ("base", 4, ("wardrobe", "party"), r"two sides of the same large card.*\(W-1, P-1\)"),
        ("base", 4, ("party", "wardrobe"), r"two sides of the same large card.*\(W-1, P-1\)"),
    ],
)
def test_what_it_does_not_go_with(
    game: str, players: int, modules: tuple[str, ...], reason: str
) -> None:
    with pytest.raises(IncompatibleModules, match=reason):
        plain.rules_of(game, players, "", modules)


# Positions


@pytest.mark.rule("W-1")
def test_positions_tell_whether_it_was_reached() -> None:
    text = f'modules = ["wardrobe"]\n[maze]\n{UP}"3,-3" = "cross"\n[wardrobe]\nused = true\n'
    position = read_position(text)
    written = write_position(position.state, position.names, 0)
    assert "[wardrobe]\nused = true\n" in written
    again = read_position(written)
    again.state.rng = position.state.rng
    assert state_digest(again.state) == state_digest(position.state)


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("", r"a tunnel reaches 4,-3; \[wardrobe\] must say so"),
        ("[wardrobe]\nused = false", r"a tunnel reaches 4,-3"),
        ("[wardrobe]\nused = 3", r"used must be true or false"),
        ("[wardrobe]\nopen = true", r"has no key open"),
        ('"4,-3" = "cross"', r"there are two cards at 4,-3"),
        ('"3,-4" = "cross"', r"doesn’t fit next to"),
    ],
)
def test_positions_that_cannot_be(lines: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        read_position(f'modules = ["wardrobe"]\n[maze]\n{UP}"3,-3" = "straight_ew"\n{lines}')
