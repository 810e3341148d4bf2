"""Setting up the base game: B-1 to B-7."""

from __future__ import annotations

from collections import Counter

import pytest

from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.errors import IncompatibleModules
from motherlode.rules.core.views import view
from tests.support import census, oracle, plain
from tests.support.table import deal, play

ROLES = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
"""Players: saboteurs and diggers among the role cards, as B-2 prints them."""
HANDS = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}


@pytest.mark.rule("B-1")
@pytest.mark.parametrize("players", [1, 2, 11, 12])
def test_too_few_or_too_many_players_are_refused(players: int) -> None:
    with pytest.raises(IncompatibleModules, match="B-1"):
        plain.rules_of("base", players)


@pytest.mark.rule("B-1")
@pytest.mark.parametrize("players", range(3, 11))
def test_a_game_has_three_rounds(players: int) -> None:
    table = deal(players=players)
    rounds = 0
    while table.kind:
        table.play(f"call {table.names[0]}", *["agree"] * (players - 1))
        rounds += 1
        while table.kind == "TakeNuggets":
            table.play(table.options[0])
    assert rounds == 3
    assert len(table.told("RoundStarted")) == len(table.outcomes) == 3


@pytest.mark.rule("B-2")
@pytest.mark.parametrize("players", range(3, 11))
def test_role_cards(players: int) -> None:
    table = deal(players=players)
    state = table.state
    roles = [state.rules.role_names[role] for role in [*state.roles, *state.spare_roles]]
    saboteurs, diggers = ROLES[players]
    assert Counter(roles) == {"saboteur": saboteurs, "digger": diggers}
    assert len(roles) == players + 1


@pytest.mark.rule("B-3")
def test_each_player_gets_one_role_at_random() -> None:
    spares = Counter(
        table.state.rules.role_names[table.state.spare_roles[0]]
        for table in (deal(players=3, seed=seed) for seed in range(60))
    )
    assert set(spares) == {"saboteur", "digger"}
    seats = {tuple(deal(players=5, seed=seed).state.roles) for seed in range(60)}
    assert len(seats) > 10


@pytest.mark.rule("B-3")
def test_only_the_player_sees_their_own_role() -> None:
    table = deal(players=4, seed=3)
    for name in table.names:
        dealt = {e["seat"]: e.get("role") for e in table.seen_by(name) if e["event"] == "RoleDealt"}
        own = table.role(name)
        assert dealt == {other: own if other == name else None for other in table.names}
        assert table.view(name)["role"] == own
        assert table.roles_shown(name) == {name: own}
    assert table.view(None)["role"] is None
    assert table.roles_shown(None) == {}
    assert all("role" not in e for e in table.seen_by(None) if e["event"] == "RoleDealt")


@pytest.mark.rule("B-3", "B-4", "B-5")
@pytest.mark.parametrize("game", ["base", "tournament", "duel"])
def test_a_view_itself_holds_no_secret(game: str) -> None:
    """Not only what is written of it: bots are handed the view as it is."""
    state = deal(game, 2 if game == "duel" else 5).state
    for seat in range(-1, state.seats):
        seen = view(state, seat)
        for roles in (seen.roles, seen.known_roles):
            assert {place for place, role in enumerate(roles) if role != HIDDEN} <= {seat}
        assert [role for role in seen.spare_roles if role != HIDDEN] == []
        assert set(seen.goals) == {HIDDEN}
        assert list(seen.hand) == ([] if seat < 0 else list(state.hand(seat)))
        assert seen.pool == HIDDEN


@pytest.mark.rule("B-3", "B-55")
def test_the_role_left_over_is_seen_by_nobody_until_the_round_ends() -> None:
    table = deal(players=4, seed=3)
    for name in [*table.names, None]:
        assert "spare_roles" not in table.view(name)
    table.play("call Ada", "agree", "agree", "agree")
    spare = table.state.rules.role_names[table.state.spare_roles[0]]
    for name in [*table.names, None]:
        shown = [e for e in table.seen_by(name) if e["event"] == "RolesRevealed"]
        assert [e["spare_roles"] for e in shown] == [[spare]]


@pytest.mark.rule("B-4")
def test_start_and_goals() -> None:
    table = deal(seed=5)
    assert plain.maze_of(table.state) == {(0, 0): ("N-E-S-W", False)}
    goals = plain.goals_of(table.state)
    assert set(goals) == {(8, -2), (8, 0), (8, 2)} == table.face_down
    assert sorted(goals.values()) == ["goal_stone_ne", "goal_stone_nw", "goal_treasure"]


@pytest.mark.rule("B-4")
def test_goals_are_shuffled_and_face_down_for_all() -> None:
    orders = {tuple(plain.goals_of(deal(seed=seed).state).values()) for seed in range(60)}
    assert len(orders) == 6
    table = deal(seed=5)
    for name in [*table.names, None]:
        goals = table.view(name)["goals"]
        assert set(goals) == {"8,-2", "8,0", "8,2"}
        assert all(not goal["face_up"] and "card" not in goal for goal in goals.values())


FAR = """
rules = "base"
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
[hands]
Ada = ["straight_ns", "straight_ew", "cross"]
[maze]
"0,-1" = "straight_ns"
"0,-2" = "tee_nes"
"0,-3" = "cross"
"0,1" = "straight_ns"
"0,2" = "tee_nes"
"0,3" = "tee_nes"
"0,4" = "tee_nes"
"0,5" = "tee_nes"
"0,6" = "cross"
"-1,0" = "straight_ew"
"-2,0" = "tee_esw"
"-3,0" = "tee_esw"
"""


@pytest.mark.rule("B-4")
def test_the_maze_grows_past_its_area_in_every_direction() -> None:
    table = play(FAR)
    for choice in ("straight_ns @ 0,-4", "straight_ns @ 0,7", "straight_ew @ -4,0"):
        assert choice in table.options
    east = play(
        """
        rules = "base"
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        [hands]
        Ada = ["cross"]
        Bo = ["straight_ew"]
        [maze]
        "1,0" = "tee_nes turned"
        "1,1" = "tee_nes"
        "2,1" = "straight_ew"
        "3,1" = "straight_ew"
        "4,1" = "tee_esw"
        "5,1" = "tee_esw"
        "6,1" = "tee_esw"
        "7,1" = "curve_ne turned"
        "7,2" = "straight_ns"
        "7,3" = "curve_ne"
        "8,3" = "tee_esw"
        """,
        "cross @ 9,3",
    )
    assert "straight_ew @ 10,3" in east.options


@pytest.mark.rule("B-4")
def test_rows_far_from_the_start_work_like_all_others() -> None:
    rows = range(1, 15)
    cards = ["cross"] * 5 + ["tee_nes"] * 5 + ["straight_ns"] * 4
    for step in (-1, 1):
        maze = "\n".join(f'"0,{step * row}" = "{card}"' for row, card in zip(rows, cards))
        table = play(
            f"""
            rules = "base"
            players = ["Ada", "Bo", "Cai"]
            turn = "Ada"
            [hands]
            Ada = ["curve_ne", "dead_n"]
            Bo = ["rockfall"]
            [maze]
            {maze}
            """
        )
        end = f"curve_ne @ 0,{step * 15}" + (" turned" if step < 0 else "")
        assert end in table.options
        table.play(end)
        assert set(table.options_with("rockfall")) == {
            f"rockfall @ 0,{step * row}" for row in range(1, 16)
        }


@pytest.mark.rule("B-5")
@pytest.mark.parametrize("players", range(3, 11))
def test_hands_and_deck(players: int) -> None:
    table = deal(players=players)
    hands = [table.hand(name) for name in table.names]
    assert [len(hand) for hand in hands] == [HANDS[players]] * players
    assert len(table.deck) == 67 - players * HANDS[players]
    assert census.cards_of(table.state) == census.DECK
    assert sum(count for _, count in oracle.PATH_CARDS.values()) == 40
    assert sum(oracle.ACTION_CARDS.values()) == 27


@pytest.mark.rule("B-5")
def test_path_and_action_cards_are_shuffled_together_and_face_down() -> None:
    decks = [deal(seed=seed).deck for seed in range(20)]
    assert len({tuple(deck) for deck in decks}) == 20
    for deck in decks:
        kinds = ["path" if card in oracle.PATH_CARDS else "action" for card in deck]
        assert kinds != sorted(kinds)
        assert kinds != sorted(kinds, reverse=True)
    table = deal()
    for name in table.names:
        view = table.view(name)
        assert view["deck"] == len(table.deck)
        assert sorted(view["hand"]) == table.hand(name)
        others = [e for e in table.seen_by(name) if e["event"] == "HandDealt" and e["seat"] != name]
        assert len(others) == 3
        assert all("cards" not in e and e["count"] == 6 for e in others)
    assert table.view(None)["hand"] == []


@pytest.mark.rule("B-6")
def test_nugget_cards() -> None:
    table = deal()
    assert Counter(table.supply) == {1: 16, 2: 8, 3: 4}
    assert sum(table.supply) == 44
    for name in [*table.names, None]:
        assert table.view(name)["supply"] == 28
        assert table.view(name)["pool"] is None


@pytest.mark.rule("B-6", "B-60")
def test_nugget_cards_are_drawn_at_random() -> None:
    pools = {tuple(deal(players=9, edition="english", seed=s).reach("Ada").pool) for s in range(20)}
    assert len(pools) > 5
    worths = Counter(worth for pool in pools for worth in pool)
    assert worths[1] > worths[2] > worths[3] > 0


@pytest.mark.rule("B-7")
def test_the_first_player_is_named_or_drawn() -> None:
    for seat in range(4):
        table = deal(players=4, first=seat)
        assert table.asked == table.first == table.names[seat]
    assert {deal(players=4, seed=seed).asked for seed in range(40)} == {"Ada", "Bo", "Cai", "Dee"}


@pytest.mark.rule("B-7")
def test_play_passes_clockwise() -> None:
    table = deal(players=4, first=2)
    asked = []
    for _ in range(6):
        asked.append(table.asked)
        table.play(table.options_with("pass")[0])
    assert asked == ["Cai", "Dee", "Ada", "Bo", "Cai", "Dee"]
