"""Positions in which the greedy bot once was foolish, deaf or easy to read."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.characters.character import CHARACTERS, NAMED
from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.greedy.weights import ASKED, TRUST, USUAL
from motherlode.rules.core.cells import cell_at
from motherlode.rules.core.playout import Claim
from motherlode.rules.core.views import view
from tests.bots.asking import SEEDS, Asked, answers
from tests.bots.test_greedy_digger import KNOWS, ROW, SHORT, table
from tests.bots.test_greedy_others import table as table_of

UPPER = Claim("treasure", cell_at(8, -2), -1, 0)


def test_a_digger_looks_at_a_goal_nobody_has_looked_at() -> None:
    text = table("map dead_n", SHORT, 'Bo = ["8,0"]')
    assert answers(text, "Ada") <= {"map @ 8,-2", "map @ 8,2"}
    text = table("map dead_n", SHORT, 'Bo = ["8,0", "8,-2"]')
    assert answers(text, "Ada") == {"map @ 8,2"}


def test_a_saboteur_looks_at_goals_as_a_digger_does() -> None:
    text = table_of("saboteur", "map cross dead_n", SHORT).replace('Ada = ["8,0"]', "")
    for answer in answers(text, "Ada"):
        assert answer.startswith("map")


def test_a_digger_leaves_whoever_is_broken_alone() -> None:
    text = table(
        "break_lantern dead_n", SHORT, KNOWS, 'Eve = ["pick"]', "Eve", 'Eve = ["break_cart"]'
    )
    assert answers(text, "Ada", "break_cart > Ada") == {"pass dead_n"}


@pytest.mark.parametrize("role", ["digger", "saboteur"])
def test_nobody_lays_useless_cards_behind_the_start(role: str) -> None:
    closed = '"1,0" = "dead_n_e_s_w"\n"0,-1" = "dead_n turned"\n"0,1" = "dead_n_s"'
    text = table_of(role, "straight_ew dead_e dead_e_w", closed)
    assert all(answer.startswith("pass") for answer in answers(text, "Ada"))


def test_a_digger_discards_rather_than_lay_beside_the_start() -> None:
    text = table("straight_ns dead_n", '"1,0" = "straight_ew"')
    assert answers(text, "Ada") == {"pass dead_n"}


def test_a_digger_fells_no_curve_that_does_no_harm() -> None:
    idle = ROW + '"3,1" = "curve_ne"\n"5,1" = "curve_nw"\n'
    assert answers(table("rockfall dead_n", idle, KNOWS), "Ada") == {"pass dead_n"}


def test_a_saboteur_repairs_no_tunnel_when_the_deck_is_used_up() -> None:
    gap = ROW.replace('"3,0" = "tee_esw"\n', "")
    text = table_of("saboteur", "straight_ew map", gap, "deck = 0")
    assert "straight_ew @ 3,0" not in answers(text, "Ada")


@pytest.mark.parametrize("asks", [False, True])
def test_whoever_asks_for_a_repair_is_heard(asks: bool) -> None:
    weights = [int(weight) for weight in USUAL]
    weights[TRUST : TRUST + 3] = [60] * 3
    weights[ASKED] = 80
    for seed in SEEDS:
        asked = Asked(table("fix_cart dead_n", SHORT, KNOWS, 'Bo = ["cart"]'), "Ada", seed)
        bot = GreedyBot(vec[i64](weights))
        bot.sit_down(0, seed)
        asked.bot = bot
        if asks:
            bot.hear_claim(1, Claim("fix", -1, -1, view(asked.state, 0).front[1]))
        assert (asked.answer() == "fix_cart > Bo") == asks


@pytest.mark.parametrize("known", ["nothing", "trusted", "proved"])
def test_what_is_said_of_a_goal_changes_where_a_digger_digs(known: str) -> None:
    text = table("curve_nw curve_ne dead_n", ROW, 'Bo = ["8,-2"]\nCai = ["8,-2"]')
    for seed in SEEDS:
        asked = Asked(text, "Ada", seed)
        bot = asked.bot
        assert isinstance(bot, GreedyBot)
        for seat in (1, 2):
            bot.hear_claim(seat, UPPER)
        if known == "trusted":  # by what they did
            bot.suspicion.points = vec[i64]([0, -60, -60, *[0] * 9])
        elif known == "proved":  # what was said in earlier rounds was true
            bot.suspicion.hearsay.told = 6
        assert (asked.answer() == "curve_nw @ 7,0") == (known != "nothing")


@pytest.mark.parametrize("told", [1, 2])
def test_nobody_looks_again_at_a_goal_of_which_two_have_told(told: int) -> None:
    seen = 'Ada = ["8,0"]\nBo = ["8,-2"]\nCai = ["8,-2"]\nDan = ["8,2"]\nEve = ["8,2"]'
    text = table("map dead_n", SHORT, seen).replace('"8,0" = "treasure"', '"8,0" = "stone_ne"')
    text = text.replace('"8,-2" = "stone_ne"', '"8,-2" = "treasure"')
    looks = set()
    for seed in SEEDS:
        asked = Asked(text, "Ada", seed)
        for seat in range(1, told + 1):
            asked.bot.hear_claim(seat, UPPER)
        for seat in range(3, told + 3):
            asked.bot.hear_claim(seat, Claim("treasure", cell_at(8, 2), -1, 0))
        looks.add(asked.answer())
    assert (looks == {"pass dead_n"}) == (told == 2)


@pytest.mark.parametrize("name", [c.name for c in CHARACTERS if c.noise])
def test_nobody_is_so_clumsy_that_it_lays_dead_ends_to_dig(name: str) -> None:
    text = table("dead_n dead_e_w dead_n_s straight_ns break_pick rockfall", ROW, KNOWS)
    for seed in range(40):
        asked = Asked(text, "Ada", seed)
        bot = asked.bot
        assert isinstance(bot, GreedyBot)
        bot.take_on(NAMED[name])
        assert asked.answer().startswith("pass dead")
