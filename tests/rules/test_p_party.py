"""The underground party: all roles are mixed, and what was known of them: P-1, B-38."""

from __future__ import annotations

from collections import Counter

import pytest

from motherlode.rules.core.errors import BadPosition
from motherlode.rules.core.views import view
from motherlode.rules.notation.digest import state_digest
from motherlode.rules.positions.position import read_position, write_position
from motherlode.rules.shared.roles import exchange_role
from motherlode.rules.worlds.deal import deal_world
from tests.support.table import Played, play

UP = """
"0,-1" = "straight_ns"
"0,-2" = "straight_ns"
"0,-3" = "curve_nw turned"
"1,-3" = "straight_ew"
"2,-3" = "straight_ew"
"""
LAST = "straight_ew @ 3,-3"
NAMES = ("Ada", "Bo", "Cai", "Dee", "Eli")
ROLES = ("digger", "saboteur", "digger", "saboteur", "digger")


def table(seed: int = 1, more: str = "", keys: str = "") -> Played:
    """Ada's turn: with her card a tunnel comes to the party. The card set aside is a digger."""
    lines = "\n".join(f'{name} = "{role}"' for name, role in zip(NAMES, ROLES))
    return play(
        f"""
        modules = ["party"]
        players = {list(NAMES)}
        turn = "Ada"
        seed = {seed}
        set_aside = ["digger"]
        {keys}
        [hands]
        Ada = ["straight_ew", "cross"]
        Bo = ["rockfall", "map", "cross"]
        Cai = ["dead_e", "dead_n", "tee_esw"]
        [roles]
        {lines}
        [maze]
        {UP}
        {more}
        """
    )


def roles(played: Played) -> tuple[str, ...]:
    """Everybody's role."""
    return tuple(played.role(name) for name in NAMES)


def spare(played: Played) -> list[str]:
    """The role cards set aside."""
    return [played.state.rules.role_names[role] for role in played.state.spare_roles]


# What happens


@pytest.mark.rule("P-1")
def test_all_role_cards_are_shuffled_and_dealt_again() -> None:
    deals: Counter[tuple[str, ...]] = Counter()
    for seed in range(200):
        played = table(seed).play(LAST)
        assert Counter(roles(played)) == Counter(ROLES)
        assert spare(played) == ["digger"]
        deals[roles(played)] += 1
    assert len(deals) == 10  # all places of two saboteurs among five
    assert max(deals.values()) < 40


@pytest.mark.rule("P-1")
def test_the_round_goes_on_and_cards_in_front_stay() -> None:
    played = table(more='[front]\nBo = ["pick"]\nAda = []').play(LAST)
    assert played.front("Bo") == ["pick"]
    assert played.asked == "Bo"
    assert played.story == ["PathLaid", "LargeCardReached", *["RoleDealt"] * 5, "CardDrawn"]
    assert played.view(None)["kept"]["party"]["used"] is True


@pytest.mark.rule("P-1")
def test_it_happens_once_a_round() -> None:
    played = table(keys="deck = 9").play(LAST)
    after = roles(played)
    played.play("rockfall @ 3,-3", "tee_esw @ 3,-3")
    assert len(played.told("LargeCardReached")) == 1
    assert roles(played) == after
    played.play("call Ada", *["agree"] * 4)
    while played.kind == "TakeNuggets":
        played.play(played.options[0])
    assert played.view(None)["kept"]["party"] == {"used": False}


@pytest.mark.rule("P-1", "B-60", "B-62")
def test_gold_goes_by_the_new_roles() -> None:
    played = table(seed=3).play(LAST)
    saboteurs = {name for name in NAMES if played.role(name) == "saboteur"}
    assert saboteurs != {"Bo", "Dee"}
    played.play("call Ada", *["agree"] * 4)
    takers = set()
    while played.kind == "TakeNuggets":
        takers.add(played.asked)
        played.play(played.options[0])
    assert takers == saboteurs


# Who knows what


@pytest.mark.rule("P-1", "B-38")
def test_everybody_sees_only_their_own_new_role() -> None:
    for seed in range(20):
        played = table(seed).play(LAST)
        for name in NAMES:
            assert played.roles_shown(name) == {name: played.role(name)}
            told = [event for event in played.seen_by(name) if event["event"] == "RoleDealt"]
            assert [event["seat"] for event in told if "role" in event] == [name]
        assert played.roles_shown(None) == {}


@pytest.mark.rule("P-1", "B-38")
def test_what_was_known_of_one_card_is_known_of_the_group() -> None:
    played = table(more='[inspected]\nAda = ["Bo", "Cai"]\nBo = [1]').play(LAST)
    kept = {name: played.view(name)["kept"]["party"] for name in NAMES}
    assert kept["Ada"]["roles"] == ["digger", "digger", "saboteur"]
    assert kept["Bo"]["roles"] == ["saboteur"]
    assert kept["Eli"]["roles"] == ["digger"]
    assert played.view(None)["kept"]["party"]["roles"] == []
    for seen in kept.values():
        assert seen["counts"] == [3, 1, 1, 1, 1]
        assert seen["places"] == [0, 1, 2, 3, 4]
    assert played.roles_shown("Ada") == {"Ada": played.role("Ada")}
    # The card set aside was not mixed: who has looked at it still knows it.
    assert played.view("Bo")["role_cards"][5]["role"] == "digger"
    assert "role" not in played.view("Ada")["role_cards"][5]


@pytest.mark.rule("P-1", "S-34", "B-38")
def test_what_an_inspection_showed_is_known_of_the_group_after_the_party() -> None:
    played = play(
        f"""
        rules = "saboteur2"
        modules = ["party"]
        players = ["Ada", "Bo", "Cai", "Dee"]
        turn = "Dee"
        [hands]
        Ada = ["straight_ew"]
        Dee = ["inspection"]
        [roles]
        Ada = "boss"
        Bo = "profiteer"
        Cai = "saboteur"
        Dee = "digger_blue"
        [maze]
        {UP}
        """,
        "inspection > Bo",
    )
    assert played.roles_shown("Dee") == {"Dee": "digger_blue", "Bo": "profiteer"}
    played.play(LAST)
    assert sorted(played.role(name) for name in played.names) == [
        *("boss", "digger_blue", "profiteer", "saboteur")
    ]
    assert played.roles_shown("Dee") == {"Dee": played.role("Dee")}
    assert played.view("Dee")["kept"]["party"]["roles"] == ["digger_blue", "profiteer"]
    assert played.view("Cai")["kept"]["party"]["roles"] == ["saboteur"]
    for seed in range(20):
        world = deal_world(view(played.state, 3), seed)
        names = {world.rules.role_names[role] for role in world.roles}
        assert {"digger_blue", "profiteer"} <= names


@pytest.mark.rule("P-1", "B-38")
def test_no_number_on_a_card_tells_where_it_went() -> None:
    told = {
        (tuple(played.state.role_ids), tuple(played.state.known_roles))
        for played in (table(seed).play(LAST) for seed in range(30))
    }
    assert told == {((0, 1, 2, 3, 4, 5), (1, 2, 4, 8, 16))}


@pytest.mark.rule("P-1", "B-38")
def test_worlds_hold_what_a_seat_knows_of_the_group() -> None:
    more = '[inspected]\nAda = ["Bo", "Dee"]'
    played = table(seed=5, more=more).play(LAST)
    saboteur = played.state.rules.role("saboteur")
    seen = view(played.state, 0)
    placed: Counter[int] = Counter()
    for seed in range(200):
        world = deal_world(seen, seed)
        assert list(world.roles).count(saboteur) == 2  # Ada saw both of them go in
        assert world.roles[0] == played.state.roles[0]
        placed.update(seat for seat in range(5) if world.roles[seat] == saboteur)
        assert state_digest(deal_world(view(world, 0), seed)) == state_digest(world)
    assert all(placed[seat] > 20 for seat in range(1, 5))
    # Bo knows of one saboteur only: in some worlds the other one lies aside.
    counts = {
        list(deal_world(view(played.state, 1), seed).roles).count(saboteur) for seed in range(200)
    }
    assert counts == {1, 2}


@pytest.mark.rule("P-1", "B-38", "W-1")
def test_the_group_stays_known_when_a_card_leaves_it() -> None:
    """As by Swap hats in Saboteur 2: the card under the pile is still one of the mixed ones."""
    played = table(seed=5, more='[inspected]\nAda = ["Bo", "Dee"]').play(LAST)
    exchange_role(played.state, 1)
    seen = view(played.state, 0)
    assert played.view("Ada")["kept"]["party"]["places"] == [0, 2, 3, 4, 5]
    saboteur = played.state.rules.role("saboteur")
    aside = 0
    for seed in range(100):
        world = deal_world(seen, seed)
        group = [*world.roles[:1], *world.roles[2:], *world.spare_roles]
        assert group.count(saboteur) == 2
        aside += list(world.spare_roles) == [saboteur]
    assert 0 < aside < 100


# Positions


@pytest.mark.rule("P-1")
def test_positions_tell_what_is_known_of_the_group() -> None:
    played = table(seed=5, more='[inspected]\nAda = ["Bo", "Dee"]').play(LAST)
    written = write_position(played.state, NAMES, 0)
    known = [
        *("digger saboteur saboteur by Ada", "saboteur by Bo", "digger by Cai"),
        *("saboteur by Dee", "digger by Eli"),
    ]
    assert "[party]\nused = true\nknown = [" + ", ".join(f'"{k}"' for k in known) in written
    again = read_position(written)
    again.state.rng = played.state.rng
    assert state_digest(again.state) == state_digest(played.state)
    exchange_role(played.state, 1)
    written = write_position(played.state, NAMES, 0)
    assert 'mixed = ["Ada", "Cai", "Dee", "Eli", 1]' in written
    again = read_position(written)
    assert write_position(again.state, NAMES, 0) == written


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ('used = true\nknown = ["digger digger digger digger by Ada"]', "don’t include"),
        ('used = true\nknown = ["wizard by Ada"]', "there’s no role"),
        ('used = true\nknown = ["digger"]', "can’t read"),
        ("used = true\nknown = 3", "list of strings"),
        ('used = true\nmixed = ["Ada"]', "mixed must list 5 different role cards"),
        (
            'used = true\nmixed = ["Ada", "Bo", "Cai", "Dee", 2]',
            "mixed must list 5 different role cards",
        ),
        (
            'used = true\nmixed = ["Ada", "Bo", "Cai", "Dee", 0]',
            "mixed must list 5 different role cards",
        ),
        ('used = "yes"', "used must be true or false"),
        ("music = true", "has no key music"),
    ],
)
def test_positions_that_cannot_be(lines: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        table(more=f"[party]\n{lines}")
