"""Gold: B-60 to B-65."""

from __future__ import annotations

from collections import Counter

import pytest

from motherlode.rules.core.errors import IllegalChoice
from motherlode.rules.core.gold import draw_pool, nugget, worths
from tests.support.table import Played, deal, play

NAMES = ["Ada", "Bo", "Cai", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo"]


def seat_roles(saboteurs: list[str], count: int) -> str:
    """A [roles] table: these are saboteurs, the others diggers."""
    roles = {name: "saboteur" if name in saboteurs else "digger" for name in NAMES[:count]}
    return "[roles]\n" + "\n".join(f'{name} = "{role}"' for name, role in roles.items())


def before_the_treasure(
    count: int, mover: str, saboteurs: list[str], edition: str = "", gold: str = ""
) -> Played:
    """The mover can reach the treasure with the next card."""
    return play(
        f"""
        edition = "{edition}"
        players = {NAMES[:count]}
        turn = "{mover}"
        deck = 3
        [hands]
        {mover} = ["straight_ew"]
        [goals]
        "8,0" = "treasure"
        [maze]
        "1,0" = "straight_ew"
        "2,0" = "straight_ew"
        "3,0" = "tee_esw"
        "4,0" = "tee_esw"
        "5,0" = "tee_esw"
        "6,0" = "tee_esw"
        {seat_roles(saboteurs, count)}
        {gold}
        """
    )


def before_the_end(
    count: int, mover: str, saboteurs: list[str], gold: str = "", head: str = ""
) -> Played:
    """The mover has the last card of the round."""
    empty = "\n".join(f"{name} = []" for name in NAMES[:count] if name != mover)
    return play(
        f"""
        {head}
        players = {NAMES[:count]}
        turn = "{mover}"
        deck = []
        [hands]
        {mover} = ["cross"]
        {empty}
        {seat_roles(saboteurs, count)}
        {gold}
        """
    )


def pick_all(table: Played) -> list[str]:
    """Let everybody pick the highest card; who picked, in order."""
    pickers = []
    number = table.state.round
    while table.kind == "PickNugget" and table.state.round == number:
        pickers.append(str(table.asked))
        table.play(table.options[-1])
    return pickers


SABOTEURS_IN_PLAY = {
    3: ["Cai"],
    4: ["Dee"],
    5: ["Dee", "Eli"],
    6: ["Dee", "Eli"],
    7: ["Dee", "Eli", "Fay"],
    8: ["Dee", "Eli", "Fay"],
    9: ["Dee", "Eli", "Fay"],
    10: ["Dee", "Eli", "Fay", "Gus"],
}

# B-60


@pytest.mark.rule("B-60")
@pytest.mark.parametrize("edition", ["english", "korean", "japanese"])
@pytest.mark.parametrize("count", range(3, 11))
def test_as_many_cards_as_players_but_nine_for_ten(edition: str, count: int) -> None:
    table = before_the_treasure(count, "Ada", SABOTEURS_IN_PLAY[count], edition)
    table.play("straight_ew @ 7,0")
    drawn = 9 if count == 10 else count
    assert table.told("NuggetsDrawn") == [{"count": drawn}]
    assert len(table.pool) == drawn
    assert len(table.supply) == 28 - drawn


@pytest.mark.rule("B-60")
@pytest.mark.parametrize("edition", ["", "jubilee"])
@pytest.mark.parametrize(
    ("count", "saboteurs"),
    [(3, 1), (3, 0), (4, 1), (4, 0), (5, 2), (5, 1), (7, 3), (7, 2), (10, 4), (10, 3)],
)
def test_in_the_jubilee_edition_as_many_as_there_are_diggers_among_the_players(
    edition: str, count: int, saboteurs: int
) -> None:
    table = before_the_treasure(count, "Ada", NAMES[count - saboteurs : count], edition)
    table.play("straight_ew @ 7,0")
    assert len(table.pool) == count - saboteurs


@pytest.mark.rule("B-60")
def test_diggers_pick_one_each_counter_clockwise_and_saboteurs_are_skipped() -> None:
    table = before_the_treasure(7, "Cai", ["Bo", "Fay"], "jubilee")
    table.play("straight_ew @ 7,0")
    assert pick_all(table) == ["Cai", "Ada", "Gus", "Eli", "Dee"]
    assert {name: len(cards) for name, cards in table.nuggets.items()} == {
        **dict.fromkeys(["Ada", "Cai", "Dee", "Eli", "Gus"], 1),
        **dict.fromkeys(["Bo", "Fay"], 0),
    }
    assert len(table.supply) == 23


@pytest.mark.rule("B-60")
def test_some_diggers_may_get_more_than_one() -> None:
    table = before_the_treasure(7, "Cai", ["Bo", "Fay", "Gus"], "english")
    table.play("straight_ew @ 7,0")
    assert pick_all(table) == ["Cai", "Ada", "Eli", "Dee", "Cai", "Ada", "Eli"]
    assert {name: len(cards) for name, cards in table.nuggets.items()} == {
        "Ada": 2,
        "Bo": 0,
        "Cai": 2,
        "Dee": 1,
        "Eli": 2,
        "Fay": 0,
        "Gus": 0,
    }


@pytest.mark.rule("B-60", "B-64")
def test_each_picker_looks_at_what_is_left_and_takes_one() -> None:
    table = before_the_treasure(5, "Ada", ["Bo", "Cai"], "english").play("straight_ew @ 7,0")
    left = Counter(table.pool)
    while table.kind == "PickNugget":
        assert table.options == [f"take {worth}" for worth in sorted(left)]
        for name in [*table.names, None]:
            shown = table.view(name)["pool"]
            assert shown == (sorted(left.elements(), reverse=True) if name == table.asked else None)
        taken = max(left)
        picker = str(table.asked)
        before = table.scores[picker]
        table.play(f"take {taken}")
        assert table.scores[picker] == before + taken
        left -= Counter([taken])
        if left:
            assert Counter(table.pool) == left
    assert not left


@pytest.mark.rule("B-60")
def test_only_a_card_that_lies_there_can_be_taken() -> None:
    table = before_the_treasure(3, "Ada", ["Cai"]).play("straight_ew @ 7,0")
    missing = sorted({1, 2, 3} - set(table.pool))
    assert len(set(table.pool)) == len(table.options)
    for worth in missing:
        with pytest.raises(IllegalChoice):
            table.play(f"take {worth}")
    with pytest.raises(IllegalChoice):
        table.play(" ".join(["take", *map(str, table.pool)]))


ONES = "[nuggets]\nAda = " + str([1] * 16) + "\nBo = " + str([2] * 8 + [3])


@pytest.mark.rule("B-60")
def test_every_card_of_the_supply_is_as_likely_to_be_drawn() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(900):
        state = deal(seed=seed).state
        state.supply = nugget(1) + nugget(2) + nugget(3)
        drawn.update(int(worth) for worth in worths(draw_pool(state, 0, 1)))
    assert set(drawn) == {1, 2, 3}
    assert all(abs(count - 300) < 60 for count in drawn.values())


@pytest.mark.rule("B-60")
def test_a_short_supply_gives_what_there_is() -> None:
    table = before_the_treasure(5, "Ada", ["Bo", "Cai"], "english", gold=ONES)
    assert table.supply == [3, 3, 3]
    table.play("straight_ew @ 7,0")
    assert table.told("NuggetsDrawn") == [{"count": 3}]
    assert pick_all(table) == ["Ada", "Eli", "Dee"]
    assert table.supply == []


@pytest.mark.rule("B-60")
def test_an_empty_supply_gives_nothing() -> None:
    gold = ONES.replace("2, 3]", "2, 3, 3, 3, 3]")
    table = before_the_treasure(5, "Ada", ["Bo", "Cai"], "english", gold=gold)
    table.play("straight_ew @ 7,0")
    assert table.outcomes == ["diggers"]
    assert (table.kind, table.state.round) == ("Turn", 2)
    assert table.scores == {"Ada": 16, "Bo": 28, "Cai": 0, "Dee": 0, "Eli": 0}


# B-61


@pytest.mark.rule("B-61")
@pytest.mark.parametrize("edition", ["jubilee", "english", "korean", "japanese"])
def test_a_saboteur_who_reaches_the_treasure_gets_nothing(edition: str) -> None:
    table = before_the_treasure(5, "Cai", ["Bo", "Cai"], edition).play("straight_ew @ 7,0")
    ended = {"round": 1, "winner": "diggers", "seat": "Cai", "winners": ["Dee", "Eli", "Ada"]}
    assert table.told("RoundEnded") == [ended]
    pickers = pick_all(table)
    assert pickers[:3] == ["Ada", "Eli", "Dee"]  # Bo, next to Cai, is a saboteur too
    assert len(pickers) == (3 if edition == "jubilee" else 5)
    assert table.nuggets["Bo"] == table.nuggets["Cai"] == []


# B-62


@pytest.mark.rule("B-62")
@pytest.mark.parametrize(
    ("count", "saboteurs", "worth"),
    [
        (3, ["Bo"], 4),
        (5, ["Bo"], 4),  # the second saboteur card was set aside
        (5, ["Bo", "Dee"], 3),
        (7, ["Bo", "Dee"], 3),
        (7, ["Bo", "Dee", "Eli"], 3),
        (10, ["Bo", "Dee", "Eli"], 3),
        (10, ["Bo", "Dee", "Eli", "Jo"], 2),
    ],
)
def test_what_each_saboteur_gets(count: int, saboteurs: list[str], worth: int) -> None:
    table = before_the_end(count, "Ada", saboteurs).play("pass cross")
    assert table.outcomes == ["saboteurs"]
    takers = []
    while table.kind == "TakeNuggets":
        takers.append(table.asked)
        table.play(table.options[-1])
    assert takers == saboteurs
    expected = {name: worth if name in saboteurs else 0 for name in table.names}
    assert table.scores == expected
    assert table.tokens == dict.fromkeys(table.names, 0)


@pytest.mark.rule("B-62")
@pytest.mark.parametrize(
    ("saboteurs", "options"),
    [
        (["Bo"], ["take 1 1 1 1", "take 2 1 1", "take 2 2", "take 3 1"]),
        (["Bo", "Dee"], ["take 1 1 1", "take 2 1", "take 3"]),
    ],
)
def test_any_cards_of_exactly_that_total_may_be_taken(
    saboteurs: list[str], options: list[str]
) -> None:
    table = before_the_end(5, "Ada", saboteurs).play("pass cross")
    assert table.options == options
    for wrong in ("take 3 2", "take 1", "take 3 3"):
        with pytest.raises(IllegalChoice):
            table.play(wrong)


@pytest.mark.rule("B-62")
def test_four_saboteurs_choose_between_one_two_and_two_ones() -> None:
    table = before_the_end(10, "Ada", ["Bo", "Cai", "Dee", "Eli"]).play("pass cross")
    assert table.options == ["take 1 1", "take 2"]
    table.play("take 1 1", "take 2")
    assert table.nuggets["Bo"] == [1, 1]
    assert table.nuggets["Cai"] == [2]
    assert Counter(table.supply) == {1: 14, 2: 7, 3: 4}


@pytest.mark.rule("B-62")
@pytest.mark.parametrize(
    ("mover", "order"),
    [
        ("Ada", ["Bo", "Dee", "Fay"]),
        ("Bo", ["Dee", "Fay", "Bo"]),
        ("Cai", ["Dee", "Fay", "Bo"]),
        ("Dee", ["Fay", "Bo", "Dee"]),
        ("Gus", ["Bo", "Dee", "Fay"]),
    ],
)
def test_saboteurs_take_in_seat_order_from_the_left_of_the_last_turn(
    mover: str, order: list[str]
) -> None:
    table = before_the_end(7, mover, ["Bo", "Dee", "Fay"]).play("pass cross")
    takers = []
    while table.kind == "TakeNuggets":
        takers.append(table.asked)
        table.play("take 3" if "take 3" in table.options else table.options[0])
    assert takers == order


@pytest.mark.rule("B-62")
def test_the_next_saboteur_chooses_from_what_is_left() -> None:
    gold = "[nuggets]\nAda = " + str([1] * 15) + "\nCai = " + str([2] * 7 + [3] * 3)
    table = before_the_end(5, "Ada", ["Bo", "Dee"], gold).play("pass cross")
    assert table.options == ["take 2 1", "take 3"]
    assert table.view("Bo")["pool"] == [3, 2, 1]
    assert table.view("Dee")["pool"] is None
    table.play("take 3")
    assert table.asked == "Dee"
    assert table.view("Dee")["pool"] == [2, 1]
    assert table.options == ["take 2 1"]


@pytest.mark.rule("B-62", "B-65")
@pytest.mark.parametrize(
    ("supply_ones", "supply_twos", "supply_threes", "options", "tokens"),
    [
        (0, 0, 4, ["take 3"], 1),  # 4 out of threes: 3 and a token
        (0, 0, 1, ["take 3"], 1),
        (1, 0, 0, ["take 1"], 3),
        (3, 0, 0, ["take 1 1 1"], 1),
        (0, 1, 1, ["take 3"], 1),
        (1, 1, 0, ["take 2 1"], 1),
        (0, 3, 0, ["take 2 2"], 0),
    ],
)
def test_the_bank_adds_what_cards_cannot_make(
    supply_ones: int, supply_twos: int, supply_threes: int, options: list[str], tokens: int
) -> None:
    held = [1] * (16 - supply_ones) + [2] * (8 - supply_twos) + [3] * (4 - supply_threes)
    table = before_the_end(3, "Ada", ["Bo"], f"[nuggets]\nCai = {held}").play("pass cross")
    assert table.options == options
    table.play(options[0])
    assert table.scores["Bo"] == 4
    assert table.tokens["Bo"] == tokens


@pytest.mark.rule("B-62")
def test_an_empty_supply_pays_tokens_and_asks_nobody() -> None:
    held = [1] * 16 + [2] * 8 + [3] * 4
    table = before_the_end(3, "Ada", ["Bo"], f"[nuggets]\nCai = {held}").play("pass cross")
    assert table.kind == "Turn"
    assert table.tokens == {"Ada": 0, "Bo": 4, "Cai": 0}


@pytest.mark.rule("B-62")
def test_a_card_above_the_total_is_never_taken() -> None:
    """Four saboteurs get 2 each, and only threes are left: tokens."""
    held = [1] * 16 + [2] * 8
    table = before_the_end(10, "Ada", ["Bo", "Cai", "Dee", "Eli"], f"[nuggets]\nAda = {held}").play(
        "pass cross"
    )
    assert table.kind == "Turn"
    assert [table.tokens[name] for name in ("Bo", "Cai", "Dee", "Eli")] == [2, 2, 2, 2]
    assert table.supply == [3, 3, 3, 3]


# B-63


@pytest.mark.rule("B-63")
@pytest.mark.parametrize("count", [3, 4])
def test_without_a_saboteur_in_play_nobody_gets_gold(count: int) -> None:
    table = before_the_end(count, "Ada", []).play("pass cross")
    assert table.told("RoundEnded") == [{"round": 1, "winner": "nobody", "winners": []}]
    assert table.scores == dict.fromkeys(table.names, 0)
    assert len(table.supply) == 28
    assert (table.kind, table.state.round) == ("Turn", 2)


@pytest.mark.rule("B-63", "B-60")
def test_without_a_saboteur_in_play_the_diggers_can_still_win() -> None:
    table = before_the_treasure(3, "Ada", []).play("straight_ew @ 7,0")
    assert pick_all(table) == ["Ada", "Cai", "Bo"]


# B-64


@pytest.mark.rule("B-64", "B-38")
def test_others_see_only_how_many_cards_a_digger_took() -> None:
    table = before_the_treasure(4, "Ada", ["Bo"], "english").play("straight_ew @ 7,0")
    pick_all(table)
    picks = table.told("NuggetPicked")
    assert len(picks) == 4
    for name in [*table.names, None]:
        seen = [e for e in table.seen_by(name) if e["event"] == "NuggetPicked"]
        for pick, as_seen in zip(picks, seen):
            if pick["seat"] == name:
                assert as_seen["worth"] == pick["worth"]
            else:
                assert "worth" not in as_seen
        view = table.view(name)
        assert [seat["nugget_cards"] for seat in view["seats"]] == [2, 0, 1, 1]
        assert view["nuggets"] == (None if name is None else table.nuggets[name])
        assert "scores" not in view


@pytest.mark.rule("B-64", "B-62")
def test_others_see_only_how_many_cards_a_saboteur_took_and_for_how_much() -> None:
    table = before_the_end(4, "Ada", ["Bo"]).play("pass cross", "take 2 1 1")
    for name in [*table.names, None]:
        (took,) = [e for e in table.seen_by(name) if e["event"] == "NuggetsTaken"]
        assert (took["count"], took["total"]) == (3, 4)
        assert took.get("worths") == ([2, 1, 1] if name == "Bo" else None)
        view = table.view(name)
        assert [seat["nugget_cards"] for seat in view["seats"]] == [0, 3, 0, 0]
        assert view["nuggets"] == ([2, 1, 1] if name == "Bo" else None if name is None else [])


@pytest.mark.rule("B-64", "B-38")
def test_what_was_taken_stays_a_secret_in_the_next_round() -> None:
    picked = before_the_treasure(4, "Ada", ["Bo"], "english").play("straight_ew @ 7,0")
    pick_all(picked)
    took = before_the_end(4, "Ada", ["Bo"]).play("pass cross", "take 2 1 1")
    for table in (picked, took):
        for name in [*table.names, None]:
            view = table.view(name)
            assert view["round"] == 2
            for line in view["nuggets_seen"]:
                told = {"saw", "worths"} & set(line)
                assert bool(told) == (name is not None and line.get("seat") == name)


@pytest.mark.rule("B-64", "B-80")
def test_when_the_game_ends_the_gold_is_counted_openly() -> None:
    gold = "[nuggets]\nCai = [3, 2]"
    head = 'round = 3\noutcomes = ["nobody", "diggers"]'
    table = before_the_end(3, "Ada", ["Bo"], gold, head).play("pass cross", "take 3 1")
    assert table.kind == ""
    for name in [*table.names, None]:
        assert table.view(name)["scores"] == {"Ada": 0, "Bo": 4, "Cai": 5}
        assert table.view(name)["winners"] == ["Cai"]


# B-65


@pytest.mark.rule("B-65", "B-80")
def test_tokens_are_public_and_count_with_the_nuggets() -> None:
    gold = "[nuggets]\nCai = [3, 2]\n[tokens]\nAda = 6\nCai = 1"
    head = 'round = 3\noutcomes = ["nobody", "diggers"]'
    table = before_the_end(3, "Ada", ["Bo"], gold, head)
    for name in [*table.names, None]:
        assert [seat["tokens"] for seat in table.view(name)["seats"]] == [6, 0, 1]
    table.play("pass cross", "take 2 2")
    assert table.told("GameEnded") == [
        {"scores": {"Ada": 6, "Bo": 4, "Cai": 6}, "winners": ["Ada", "Cai"]}
    ]
