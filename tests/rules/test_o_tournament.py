"""The tournament: O-1 to O-3."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.support import census, oracle, plain
from tests.support.table import Played, deal, play

ROLES = {5: (1, 3, 1), 6: (2, 3, 1), 7: (2, 3, 2), 8: (3, 3, 2), 9: (3, 4, 2)}
HANDS = {5: 6, 6: 5, 7: 5, 8: 4, 9: 4}
NAMES = ["Ada", "Bo", "Cai", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy"]


@pytest.mark.rule("O-1")
@pytest.mark.parametrize("players", range(5, 10))
def test_roles_and_hands(players: int) -> None:
    table = deal("tournament", players)
    saboteurs, diggers, greedy = ROLES[players]
    roles = Counter(table.role(name) for name in table.names)
    assert roles == {"saboteur": saboteurs, "digger": diggers, "greedy": greedy}
    assert len(table.state.spare_roles) == 0
    assert [len(table.hand(name)) for name in table.names] == [HANDS[players]] * players
    assert len({tuple(deal("tournament", players, seed=s).state.roles) for s in range(20)}) > 5


@pytest.mark.rule("O-2")
def test_a_path_card_lies_half_way() -> None:
    cards, ways = Counter[str](), Counter[str]()
    for seed in range(120):
        table = deal("tournament", 5, seed=seed)
        assert list(table.maze) == ["4,0"]
        card, *turned = table.maze["4,0"].split()
        assert card in oracle.PATH_CARDS
        cards[card] += 1
        ways[" ".join([card, *turned])] += 1
        assert census.cards_of(table.state) == census.DECK
        assert len(table.deck) == 67 - 1 - 30
        laid = [event for event in table.seen_by(None) if event["event"] == "CardLaidOut"]
        assert [event["cell"] for event in laid] == ["4,0"]
    assert len(cards) >= 10
    assert {"tee_nes", "tee_nes turned", "curve_ne", "curve_ne turned"} <= set(ways)


@pytest.mark.rule("O-2", "B-70")
def test_each_round_has_its_own() -> None:
    table = deal("tournament", 5, seed=3)
    cards = []
    for _ in range(3):
        cards.append(table.maze["4,0"])
        assert list(table.maze) == ["4,0"]
        table.play("call Ada", "agree", "agree", "agree", "agree")
    assert len(set(cards)) > 1
    assert table.kind == ""


def half_way(card: str, *hand: str) -> Played:
    """Ada alone has cards; one lies half-way and a tunnel comes up to it."""
    return play(
        f"""
        rules = "tournament"
        players = ["Ada", "Bo", "Cai", "Dee", "Eli"]
        turn = "Ada"
        deck = []
        [hands]
        Ada = {list(hand)}
        Bo = []
        Cai = []
        Dee = []
        Eli = []
        [maze]
        "4,0" = "{card}"
        "1,0" = "straight_ew"
        "2,0" = "tee_esw"
        """
    )


@pytest.mark.rule("O-2", "B-20", "B-22", "B-34")
def test_it_restricts_but_links_nothing_until_a_tunnel_reaches_it() -> None:
    table = half_way("cross", "curve_nw", "tee_esw", "cross", "rockfall")
    at_three = [text for text in table.options if "@ 3,0" in text]
    assert at_three == ["cross @ 3,0", "tee_esw @ 3,0", "tee_esw @ 3,0 turned"]
    assert not [text for text in table.options if "@ 5,0" in text or "@ 4,1" in text]
    table.play("tee_esw @ 3,0")
    assert "cross @ 5,0" in table.options
    assert "cross @ 4,-1" in table.options


@pytest.mark.rule("O-2", "B-20")
def test_a_wall_half_way_restricts_too() -> None:
    table = half_way("straight_ns", "curve_nw", "tee_esw", "cross", "dead_e")
    assert [text for text in table.options if "@ 3,0" in text] == [
        "curve_nw @ 3,0",
        "dead_e @ 3,0 turned",
    ]


@pytest.mark.rule("O-2", "B-34")
def test_a_rockfall_may_remove_it() -> None:
    table = half_way("cross", "rockfall", "curve_nw")
    assert "rockfall @ 4,0" in table.options
    table.play("rockfall @ 4,0")
    assert "4,0" not in table.maze
    assert "curve_nw @ 3,0" in table.options
    assert table.discard[-2:] == ["cross up", "rockfall up"]


def reached_by(count: int, finder: str, roles: dict[str, str]) -> Played:
    """The finder lays the last card before the treasure; unnamed seats get the roles left."""
    lines = "\n".join(f'{name} = "{role}"' for name, role in roles.items())
    table = play(
        f"""
        rules = "tournament"
        players = {NAMES[:count]}
        turn = "{finder}"
        [hands]
        {finder} = ["straight_ew"]
        [roles]
        {lines}
        [goals]
        "8,0" = "treasure"
        [maze]
        "1,0" = "straight_ew"
        "2,0" = "straight_ew"
        "3,0" = "tee_esw"
        "4,0" = "tee_esw"
        "5,0" = "tee_esw"
        "6,0" = "tee_esw"
        """
    )
    return table.play("straight_ew @ 7,0")


def seated(count: int) -> dict[str, str]:
    """Roles in the order saboteurs, diggers, selfish dwarves."""
    saboteurs, diggers, greedy = ROLES[count]
    roles = ["saboteur"] * saboteurs + ["digger"] * diggers + ["greedy"] * greedy
    return dict(zip(NAMES, roles))


@pytest.mark.rule("O-3")
@pytest.mark.parametrize("count", range(5, 10))
def test_diggers_win_three_for_the_finder_two_for_the_others(count: int) -> None:
    roles = seated(count)
    finder = [name for name, role in roles.items() if role == "digger"][-1]
    table = reached_by(count, finder, roles)
    assert table.outcomes == ["diggers"]
    assert table.tokens == {
        name: 3 if name == finder else 2 if role == "digger" else 0 for name, role in roles.items()
    }
    assert table.supply == []
    assert table.nuggets == {name: [] for name in roles}


@pytest.mark.rule("O-3")
@pytest.mark.parametrize("count", range(5, 10))
def test_if_a_saboteur_reaches_it_every_digger_gets_two(count: int) -> None:
    roles = seated(count)
    table = reached_by(count, "Ada", roles)
    assert table.outcomes == ["diggers"]
    assert table.tokens == {name: 2 if role == "digger" else 0 for name, role in roles.items()}


@pytest.mark.rule("O-3", "C-16")
@pytest.mark.parametrize("count", range(5, 10))
def test_a_greedy_dwarf_who_reaches_it_gets_four_and_nobody_else_anything(count: int) -> None:
    roles = seated(count)
    finder = next(name for name, role in roles.items() if role == "greedy")
    table = reached_by(count, finder, roles)
    assert table.outcomes == ["greedy"]
    assert table.tokens == {name: 4 if name == finder else 0 for name in roles}


@pytest.mark.rule("O-3")
@pytest.mark.parametrize("count", range(5, 10))
def test_saboteurs_win_three_each_or_four_alone(count: int) -> None:
    lines = "\n".join(f'{name} = "{role}"' for name, role in seated(count).items())
    table = play(f'rules = "tournament"\nplayers = {NAMES[:count]}\n[roles]\n{lines}')
    table.play("call Ada", *["agree"] * (count - 1))
    assert table.outcomes == ["saboteurs"]
    pay = 4 if count == 5 else 3
    assert table.tokens == {
        name: pay if role == "saboteur" else 0 for name, role in seated(count).items()
    }


@pytest.mark.rule("O-3", "B-65", "B-80")
def test_tokens_are_public_and_decide_the_game() -> None:
    roles = seated(5)
    lines = "\n".join(f'{name} = "{role}"' for name, role in roles.items())
    table = play(
        f"""
        rules = "tournament"
        round = 3
        players = {NAMES[:5]}
        [tokens]
        Bo = 4
        Cai = 3
        [roles]
        {lines}
        """,
        *["call Ada", "agree", "agree", "agree", "agree"],
    )
    assert table.told("RoundEnded")[0]["winners"] == ["Ada"]
    assert table.told("GoldPaid") == [{"seat": "Ada", "tokens": 4}]
    assert table.told("GameEnded") == [
        {
            "scores": {"Ada": 4, "Bo": 4, "Cai": 3, "Dee": 0, "Eli": 0},
            "winners": ["Ada", "Bo"],
        }
    ]


@pytest.mark.rule("O-1")
def test_it_is_played_as_in_the_jubilee_edition() -> None:
    rules = plain.rules_of("tournament", 5)
    assert rules.edition == "jubilee"
    assert rules.discard_face_up
    assert not rules.ends_when_all_passed
