"""Saboteur 2, who wins and what they get: S-40 to S-50."""

from __future__ import annotations

import pytest

from tests.support.table import Played, play

NAMES = ["Ada", "Bo", "Cai", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kit", "Lou"]
BLUE, GREEN = "digger_blue", "digger_green"
OPEN = ("straight_ew", "straight_ew", "straight_ew", "tee_esw", "tee_esw", "tee_esw")
"""A tunnel from the start up to the cell before the last; the finder lays the last card."""


def tunnel(*cards: str) -> str:
    """A straight tunnel from the start with these cards in it and others up to 6,0."""
    laid = [*cards, *OPEN][: len(OPEN)]
    return "\n".join(f'"{x},0" = "{card}"' for x, card in enumerate(laid, 1))


def position(
    roles: list[str], hand: str, maze: str, front: str = "", tokens: str = "", more: str = ""
) -> str:
    """Ada's turn; the seats have these roles, and Ada holds one card."""
    lines = "\n".join(f'{name} = "{role}"' for name, role in zip(NAMES, roles))
    return f"""
        rules = "saboteur2"
        players = {NAMES[: len(roles)]}
        {more}
        [hands]
        Ada = ["{hand}", "map"]
        [roles]
        {lines}
        [goals]
        "8,0" = "treasure"
        [front]
        {front}
        [tokens]
        {tokens}
        [maze]
        {maze}
        """


def found(roles: list[str], maze: str, front: str = "", tokens: str = "") -> Played:
    """Ada, who has the first role, lays the last card before the treasure."""
    table = play(position(roles, "crystal_cross", maze, front, tokens))
    return table.play("crystal_cross @ 7,0")


def lost(roles: list[str], front: str = "", maze: str = "", tokens: str = "") -> Played:
    """The players call the round."""
    table = play(position(roles, "cross", maze, front, tokens))
    return table.play("call Ada", *["agree"] * (len(roles) - 1))


def gold(table: Played) -> list[int]:
    """What each seat has, in seat order."""
    return list(table.tokens.values())


@pytest.mark.rule("S-40", "B-53")
@pytest.mark.parametrize("door", ["door_blue_ew", "door_green_ew", "cross"])
def test_the_round_ends_when_the_treasure_is_linked_doors_or_no_doors(door: str) -> None:
    table = found([BLUE, GREEN], tunnel(door))
    assert len(table.outcomes) == 1
    assert table.told("RoundEnded")[0]["seat"] == "Ada"


@pytest.mark.rule("S-40", "S-41")
@pytest.mark.parametrize(
    ("doors", "finder", "outcome", "paid"),
    [
        ((), BLUE, "diggers_blue", [5, 0]),
        ((), GREEN, "diggers_green", [5, 0]),
        (("door_blue_ew",), BLUE, "diggers_blue", [5, 0]),
        (("door_green_ew",), BLUE, "diggers_green", [0, 5]),
        (("door_blue_ew",), GREEN, "diggers_blue", [0, 5]),
        (("door_green_ew",), GREEN, "diggers_green", [5, 0]),
        (("door_green_ew", "door_blue_ew"), BLUE, "nobody", [0, 0]),
        (("door_green_ew", "door_blue_ew"), GREEN, "nobody", [0, 0]),
    ],
)
def test_the_finders_team_wins_if_it_can_pass_else_the_other(
    doors: tuple[str, ...], finder: str, outcome: str, paid: list[int]
) -> None:
    other = GREEN if finder == BLUE else BLUE
    table = found([finder, other], tunnel(*doors))
    assert table.outcomes == [outcome]
    assert gold(table) == paid


@pytest.mark.rule("S-42")
@pytest.mark.parametrize("finder", ["boss", "profiteer", "geologist", "saboteur"])
@pytest.mark.parametrize(
    ("doors", "winners"),
    [
        ((), [BLUE, GREEN]),
        (("door_blue_ew",), [BLUE]),
        (("door_green_ew",), [GREEN]),
        (("door_green_ew", "door_blue_ew"), []),
    ],
)
def test_if_anybody_else_finds_it_every_team_that_can_pass_wins(
    finder: str, doors: tuple[str, ...], winners: list[str]
) -> None:
    table = found([finder, BLUE, GREEN], tunnel(*doors))
    assert [name for name in ("Bo", "Cai") if table.tokens[name]] == [
        name for name, role in zip(("Bo", "Cai"), (BLUE, GREEN)) if role in winners
    ]
    if len(winners) == 1:
        assert table.outcomes == [winners[0].replace("digger", "diggers")]
    else:
        nobody = finder if finder in ("boss", "profiteer") else "nobody"
        assert table.outcomes == ["diggers" if winners else nobody]


AROUND = """
"1,0" = "cross"
"2,0" = "door_blue_ew"
"3,0" = "cross"
"4,0" = "straight_ew"
"5,0" = "straight_ew"
"6,0" = "straight_ew"
"1,1" = "curve_ne"
"2,1" = "{detour}"
"3,1" = "curve_nw"
"""


@pytest.mark.rule("S-40")
@pytest.mark.parametrize(
    ("detour", "outcome"),
    [
        ("crystal_straight_ew_stub_s", "diggers"),  # round the door
        ("dead_e_w", "diggers_blue"),  # a blind way
        ("door_green_ew", "diggers"),  # each team has a way of its own
    ],
)
def test_some_tunnel_without_a_door_is_enough(detour: str, outcome: str) -> None:
    table = found(["boss", BLUE, GREEN], AROUND.format(detour=detour))
    assert table.outcomes == [outcome]


@pytest.mark.rule("S-40", "S-21")
@pytest.mark.parametrize(
    ("ladder", "outcome"),
    [('"4,-1" = "ladder_s"', "diggers"), ('"0,-1" = "ladder_s"', "diggers_blue")],
)
def test_a_ladder_behind_the_door_is_as_good_as_the_start(ladder: str, outcome: str) -> None:
    maze = """
    "1,0" = "straight_ew"
    "2,0" = "door_blue_ew"
    "3,0" = "straight_ew"
    "4,0" = "cross"
    "5,0" = "straight_ew"
    "6,0" = "tee_esw"
    """
    assert found(["boss", BLUE, GREEN], maze + ladder).outcomes == [outcome]


@pytest.mark.rule("S-40", "S-22", "S-20")
def test_a_door_on_one_side_of_the_maze_does_not_shut_another_tunnel() -> None:
    maze = """
    "1,0" = "tee_esw"
    "2,0" = "bridge"
    "3,0" = "straight_ew"
    "4,0" = "straight_ew"
    "5,0" = "straight_ew"
    "6,0" = "tee_esw"
    "1,1" = "door_green_es turned"
    "2,1" = "straight_ns"
    """
    # The green door lies on a side tunnel, the bridge keeps the tunnels apart.
    assert found(["boss", BLUE, GREEN], maze).outcomes == ["diggers"]


@pytest.mark.rule("S-22", "S-40")
@pytest.mark.parametrize(
    ("way", "outcome"), [("door_green_ns_stub_e", "diggers_green"), ("straight_ns", "diggers")]
)
def test_the_green_door_with_a_stub_shuts_its_straight_tunnel(way: str, outcome: str) -> None:
    maze = f"""
    "0,1" = "{way}"
    "0,2" = "curve_ne"
    "1,2" = "straight_ew"
    "2,2" = "straight_ew"
    "3,2" = "straight_ew"
    "4,2" = "tee_esw"
    "5,2" = "tee_esw"
    "6,2" = "curve_nw"
    "6,1" = "straight_ns"
    "6,0" = "tee_nes"
    """
    assert found(["boss", BLUE, GREEN], maze).outcomes == [outcome]


@pytest.mark.rule("S-40", "S-42")
def test_what_counts_is_the_way_to_the_treasure_not_to_another_goal() -> None:
    # Both teams can walk to the stone at the bottom, only blue to the treasure.
    maze = """
    "0,1" = "straight_ns"
    "0,2" = "curve_ne"
    "1,2" = "straight_ew"
    "2,2" = "straight_ew"
    "3,2" = "straight_ew"
    "4,2" = "tee_esw"
    "5,2" = "tee_esw"
    "6,2" = "tee_esw"
    "7,2" = "tee_esw turned"
    "7,1" = "door_blue_ns"
    """
    text = position(["boss", BLUE, GREEN], "crystal_cross", maze)
    table = play(text.replace('"8,0" = "treasure"', '"8,0" = "treasure"\n"8,2" = "stone_nw up"'))
    table.play("crystal_cross @ 7,0")
    assert table.outcomes == ["diggers_blue"]
    assert gold(table) == [3, 4, 0]


@pytest.mark.rule("S-40", "B-34")
@pytest.mark.parametrize(
    ("hit", "outcome"), [("2,0", "diggers"), ("2,1", "diggers_blue"), ("-1,0", "diggers")]
)
def test_a_door_that_a_rock_fall_has_removed_shuts_nothing(hit: str, outcome: str) -> None:
    """Two ways, one through a blue door: what counts is what lies there in the end."""
    maze = AROUND.format(detour="crystal_straight_ew_stub_s") + '"-1,0" = "cross"'
    text = position(["boss", BLUE, GREEN], "crystal_cross", maze)
    table = play(text.replace('"map"]', '"rockfall"]\n        Bo = ["map"]\n        Cai = ["map"]'))
    table.play(f"rockfall @ {hit}", "map @ 8,0", "map @ 8,0", "crystal_cross @ 7,0")
    assert table.outcomes == [outcome]


@pytest.mark.rule("S-43", "S-46")
@pytest.mark.parametrize(
    ("doors", "roles", "outcome", "paid"),
    [
        ((), ["boss", BLUE, GREEN], "diggers", [2, 3, 3]),
        (("door_blue_ew",), ["boss", BLUE, GREEN], "diggers_blue", [3, 4, 0]),
        (("door_blue_ew", "door_green_ew"), ["boss", BLUE, GREEN], "boss", [4, 0, 0]),
        ((), ["saboteur", "boss", "geologist"], "boss", [0, 4, 1]),
    ],
)
def test_the_boss_wins_whenever_the_treasure_is_linked(
    doors: tuple[str, ...], roles: list[str], outcome: str, paid: list[int]
) -> None:
    table = found(roles, tunnel(*doors))
    assert table.outcomes == [outcome]
    assert gold(table) == paid


@pytest.mark.rule("S-43", "S-45")
def test_the_boss_gets_nothing_if_it_is_not() -> None:
    table = lost(["boss", "saboteur"])
    assert table.outcomes == ["saboteurs"]
    assert gold(table) == [0, 5]


@pytest.mark.rule("S-44", "S-46")
@pytest.mark.parametrize(
    ("doors", "roles", "outcome", "paid"),
    [
        ((), ["profiteer", BLUE], "diggers_blue", [2, 4]),
        (("door_blue_ew", "door_green_ew"), ["profiteer", "boss"], "boss", [2, 3]),
        (("door_blue_ew", "door_green_ew"), ["profiteer", BLUE, GREEN], "profiteer", [3, 0, 0]),
    ],
)
def test_the_profiteer_always_wins_where_the_treasure_is_linked(
    doors: tuple[str, ...], roles: list[str], outcome: str, paid: list[int]
) -> None:
    table = found(roles, tunnel(*doors))
    assert table.outcomes == [outcome]
    assert gold(table) == paid


@pytest.mark.rule("S-44", "S-45", "S-46")
@pytest.mark.parametrize(
    ("roles", "outcome", "paid"),
    [
        (["profiteer", "saboteur", BLUE], "saboteurs", [2, 4, 0]),
        (["profiteer", BLUE, GREEN], "profiteer", [3, 0, 0]),
        (["saboteur", "saboteur", "saboteur"], "saboteurs", [3, 3, 3]),
        (["boss", BLUE, GREEN], "nobody", [0, 0, 0]),
        (["geologist", BLUE], "nobody", [0, 0]),
    ],
)
def test_without_the_treasure_saboteurs_and_profiteer_win(
    roles: list[str], outcome: str, paid: list[int]
) -> None:
    table = lost(roles)
    assert table.outcomes == [outcome]
    assert gold(table) == paid


@pytest.mark.rule("S-46")
@pytest.mark.parametrize(
    ("count", "share"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (6, 1), (8, 1)]
)
def test_the_share_depends_on_the_number_of_winners(count: int, share: int) -> None:
    roles = ["saboteur", *[BLUE] * min(count, 4), *[GREEN] * max(0, count - 4)]
    table = found(roles, tunnel())
    assert gold(table) == [0, *[share] * count]


@pytest.mark.rule("S-46")
@pytest.mark.parametrize(
    ("blues", "boss", "profiteer"), [(1, 2, 1), (2, 1, 0), (3, 0, 0), (4, 0, 0)]
)
def test_boss_and_profiteer_count_and_get_less_but_never_below_nothing(
    blues: int, boss: int, profiteer: int
) -> None:
    table = found(["boss", "profiteer", *[BLUE] * blues], tunnel("door_blue_ew"))
    share = {1: 3, 2: 2, 3: 1, 4: 1}[blues]
    assert gold(table) == [boss, profiteer, *[share] * blues]


@pytest.mark.rule("S-46", "S-41")
def test_a_team_nobody_is_in_can_win() -> None:
    # Blue finds it and cannot pass; green could, but nobody is green.
    table = found([BLUE, "profiteer"], tunnel("door_green_ew"))
    assert gold(table) == [0, 3]
    assert table.outcomes == ["profiteer"]


CRYSTALS = """
"1,0" = "crystal_cross"
"2,0" = "crystal_tee_esw"
"3,0" = "crystal_tee_esw"
"-3,3" = "crystal_dead_n"
"-5,3" = "crystal_dead_e"
"""


@pytest.mark.rule("S-47", "S-23")
@pytest.mark.parametrize(
    ("roles", "paid"),
    [
        (["geologist", "saboteur"], [5, 5]),
        (["geologist", "geologist"], [2, 2]),  # five shared, rounded down
        (["saboteur", "geologist", "geologist"], [5, 2, 2]),
        ([BLUE, GREEN], [0, 0]),
    ],
)
def test_geologists_get_a_gold_for_each_crystal_on_the_table(
    roles: list[str], paid: list[int]
) -> None:
    table = lost(roles, maze=CRYSTALS)
    assert gold(table) == paid


@pytest.mark.rule("S-47", "S-46")
def test_geologists_are_paid_whoever_won_and_are_no_winners() -> None:
    # the last card, laid by the finder, has a crystal too
    table = found([BLUE, "geologist"], tunnel("crystal_tee_esw"))
    assert gold(table) == [5, 2]
    assert table.outcomes == ["diggers_blue"]


@pytest.mark.rule("S-47")
def test_crystals_in_hands_and_piles_do_not_count() -> None:
    table = play(
        """
        rules = "saboteur2"
        players = ["Ada", "Bo"]
        discard = ["crystal_dead_n"]
        [hands]
        Ada = ["crystal_cross"]
        [roles]
        Ada = "geologist"
        Bo = "boss"
        """,
        *["call Ada", "agree"],
    )
    assert table.tokens == {"Ada": 0, "Bo": 0}


@pytest.mark.rule("S-47", "B-34")
def test_a_crystal_that_a_rock_fall_has_removed_does_not_count() -> None:
    text = position(["geologist", BLUE], "rockfall", '"1,0" = "crystal_cross"\n"5,5" = "bridge"')
    table = play(text).play("rockfall @ 1,0", "call Ada", "agree")
    assert gold(table) == [0, 0]


@pytest.mark.rule("S-48", "S-32")
@pytest.mark.parametrize(
    ("roles", "trapped", "paid"),
    [
        ([BLUE, BLUE, "boss"], "Bo", [4, 0, 3]),
        ([BLUE, BLUE, "boss"], "Cai", [4, 4, 0]),
        ([BLUE, "profiteer"], "Bo", [5, 0]),
        (["saboteur", "geologist", "geologist"], "Bo", [0, 0, 1]),
        (["saboteur", "geologist", BLUE], "Bo", [0, 0, 5]),
    ],
)
def test_the_trapped_are_neither_counted_nor_paid(
    roles: list[str], trapped: str, paid: list[int]
) -> None:
    assert gold(found(roles, tunnel(), front=f'{trapped} = ["trapped"]')) == paid


@pytest.mark.rule("S-48", "S-45")
def test_a_trapped_saboteur_wins_nothing() -> None:
    table = lost(["saboteur", "saboteur", "boss"], front='Bo = ["trapped", "pick"]')
    assert gold(table) == [5, 0, 0]


@pytest.mark.rule("S-48", "S-46")
def test_a_broken_tool_costs_nothing() -> None:
    table = lost(["saboteur", "saboteur"], front='Bo = ["pick", "cart", "lantern"]')
    assert gold(table) == [4, 4]


@pytest.mark.rule("S-41", "S-48", "B-52", "C-23")
@pytest.mark.parametrize(
    ("finder", "outcome", "paid"),
    [(BLUE, "diggers_blue", [0, 5, 0]), (GREEN, "diggers_green", [0, 0, 5])],
)
def test_a_trapped_finders_colour_still_decides(finder: str, outcome: str, paid: list[int]) -> None:
    """With Diversion even a trapped player can reach the treasure."""
    maze = tunnel() + '\n"-1,0" = "straight_ew_stub_n_s"'
    text = position([finder, BLUE, GREEN], "diversion", maze, 'Ada = ["trapped"]')
    table = play(text.replace("players =", 'modules = ["diversion"]\n        players ='))
    table.play("diversion @ 7,0")
    assert table.outcomes == [outcome]
    assert gold(table) == paid


def thieves(front: str, tokens: str, order: str = "", roles: list[str] | None = None) -> Played:
    """A round that nobody wins ends, with thefts in front of some."""
    text = position(roles or [BLUE, BLUE, GREEN, GREEN], "cross", "", front, tokens)
    table = play(text + (f"[saboteur2]\nthefts = {order}" if order else ""))
    return table.play("call Ada", "agree", "agree", "agree")


ALL_THIEVES = "\n".join(f'{name} = ["theft"]' for name in NAMES[:4])


@pytest.mark.rule("S-49", "S-30")
@pytest.mark.parametrize(
    ("order", "asked"),
    [
        (["Ada", "Bo", "Cai", "Dee"], ["Dee", "Ada", "Bo", "Cai"]),
        (["Dee", "Cai", "Bo", "Ada"], ["Ada", "Bo", "Cai", "Dee"]),
        (["Ada", "Dee", "Bo", "Cai"], ["Cai", "Dee", "Ada", "Bo"]),
    ],
)
def test_whoever_laid_their_theft_last_steals_first_then_clockwise(
    order: list[str], asked: list[str]
) -> None:
    table = thieves(ALL_THIEVES, "Ada = 9\nBo = 9", str(order))
    for name in asked:
        assert (table.asked, table.kind) == (name, "Steal")
        table.play("steal Bo" if name == "Ada" else "steal Ada")
    assert table.kind == "Turn"
    stolen = [(event["seat"], event["target"]) for event in table.told("GoldStolen")]
    assert stolen == [(name, "Bo" if name == "Ada" else "Ada") for name in asked]
    assert gold(table) == [9 - 3 + 1, 9, 1, 1]


@pytest.mark.rule("S-49")
def test_the_order_is_that_of_laying_even_after_hands_off() -> None:
    table = play(
        """
        rules = "saboteur2"
        players = ["Ada", "Bo", "Cai"]
        [hands]
        Ada = ["theft", "theft", "map"]
        Bo = ["theft", "hands_off", "map"]
        Cai = ["theft", "map", "cross"]
        [tokens]
        Ada = 5
        Cai = 5
        [roles]
        Ada = "boss"
        Bo = "digger_blue"
        Cai = "geologist"
        """,
        *["theft", "theft", "theft", "pass map", "enough", "hands_off > Ada", "pass map", "enough"],
        *["theft", "call Ada", "agree", "agree"],
    )
    assert table.asked == "Ada"  # laid again, last
    table.play("steal Cai")
    assert table.asked == "Bo"
    table.play("steal Ada")
    assert table.asked == "Cai"


@pytest.mark.rule("S-49", "S-10")
def test_a_theft_that_was_cleared_steals_nothing() -> None:
    table = play(
        """
        rules = "saboteur2"
        players = ["Ada", "Bo"]
        [hands]
        Ada = ["theft", "map", "map", "cross"]
        Bo = ["map"]
        [tokens]
        Bo = 5
        [roles]
        Ada = "boss"
        Bo = "geologist"
        """,
        *["theft", "map @ 8,0", "clear theft map", "discard cross"],
        *["call Ada", "agree"],
    )
    assert table.told("GoldStolen") == []
    assert table.state.round == 2


@pytest.mark.rule("S-49")
def test_only_those_who_own_gold_can_be_robbed_and_nobody_robs_themselves() -> None:
    table = thieves('Ada = ["theft"]', "Ada = 3\nCai = 1\nDee = 2")
    assert table.options == ["steal Cai", "steal Dee"]
    table.play("steal Cai")
    assert gold(table) == [4, 0, 0, 2]


@pytest.mark.rule("S-49")
def test_nothing_happens_if_nobody_else_owns_gold() -> None:
    table = thieves('Ada = ["theft"]', "Ada = 3")
    assert table.kind == "Turn"
    assert gold(table) == [3, 0, 0, 0]


@pytest.mark.rule("S-49")
def test_gold_of_this_round_and_gold_just_stolen_can_be_stolen() -> None:
    front = 'Ada = ["theft"]\nBo = ["theft"]\nCai = ["theft"]'
    table = thieves(front, "Ada = 1", '["Ada", "Cai", "Bo"]')
    table.play("steal Ada")  # Bo
    assert table.options == ["steal Bo"]
    table.play("steal Bo")  # Cai
    assert (table.asked, table.options) == ("Ada", ["steal Cai"])
    table.play("steal Cai")
    assert gold(table) == [1, 0, 0, 0]
    paid = lost(["saboteur", BLUE], front='Bo = ["theft"]')
    assert paid.options == ["steal Ada"]


@pytest.mark.rule("S-49", "S-32", "S-48")
def test_the_trapped_cannot_steal_but_can_be_robbed() -> None:
    front = 'Ada = ["theft"]\nBo = ["theft", "trapped"]\nCai = ["theft"]'
    table = thieves(front, "Bo = 2", '["Cai", "Ada", "Bo"]')
    assert table.asked == "Ada"  # the last of those who may steal
    table.play("steal Bo")
    assert table.asked == "Cai"
    table.play("steal Ada")
    assert table.kind == "Turn"
    assert gold(table) == [0, 1, 1, 0]


@pytest.mark.rule("S-49", "C-20")
def test_the_direction_of_play_does_not_matter() -> None:
    text = position([BLUE, BLUE, GREEN, GREEN], "cross", "", ALL_THIEVES, "Ada = 9\nBo = 9")
    text += '[saboteur2]\nthefts = ["Ada", "Dee", "Bo", "Cai"]'
    table = play(text.replace("[hands]", 'direction = "counter-clockwise"\n        [hands]', 1))
    table.play("call Ada", "agree", "agree", "agree", "steal Ada")
    assert table.asked == "Dee"


@pytest.mark.rule("S-49")
def test_every_theft_is_seen_by_all() -> None:
    table = thieves('Ada = ["theft"]', "Bo = 1").play("steal Bo")
    for name in [*NAMES[:4], None]:
        assert {"event": "GoldStolen", "seat": "Ada", "target": "Bo"} in table.seen_by(name)


@pytest.mark.rule("S-50")
def test_the_example_of_the_rulebook() -> None:
    roles = ["boss", BLUE, GREEN, GREEN, "profiteer", "saboteur", "saboteur"]
    front = 'Fay = ["theft"]\nGus = ["theft", "trapped"]'
    table = found(roles, tunnel("door_blue_ew"), front=front)
    assert table.outcomes == ["diggers_blue"]
    assert gold(table) == [2, 3, 0, 0, 1, 0, 0]
    assert table.told("RoundEnded")[0]["winners"] == ["Ada", "Bo", "Eli"]
    assert (table.asked, table.kind) == ("Fay", "Steal")
    assert table.options == ["steal Ada", "steal Bo", "steal Eli"]
    table.play("steal Bo")
    assert gold(table) == [2, 2, 0, 0, 1, 1, 0]
    assert table.kind == "Turn"


@pytest.mark.rule("S-45", "G-2")
def test_a_spider_ends_the_round_as_if_the_treasure_were_not_found() -> None:
    text = position([BLUE, "saboteur"], "crystal_cross", tunnel())
    text = text.replace("players =", 'modules = ["new_goals"]\n        players =')
    table = play(text.replace('"8,0" = "treasure"', '"8,0" = "spider_ne"'))
    table.play("crystal_cross @ 7,0")
    assert table.outcomes == ["saboteurs"]
    assert gold(table) == [0, 5]
