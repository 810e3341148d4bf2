"""`motherlode arena`: the same deals for everyone, honest intervals, one object of JSON."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from motherlode.cli.batch.arena import counts
from motherlode.cli.batch.contests import Contests, Score, Table, deals, diggers_won, saboteurs_in
from motherlode.cli.batch.intervals import (
    Estimate,
    average,
    mean_of,
    paired,
    quantile,
    share_of,
    time_class,
)
from motherlode.rules.core.engine import new_game
from tests.bots.test_levels import BAD_BOTS
from tests.cli.terminal import Terminal
from tests.support.packages import installed

MEASURED = {"cpu_seconds", "think_ms_p50", "think_ms_p95", "thinking", "jobs"}
LINE = "--bots greedy,random --players 5 --rounds 40 --seed 1 --jobs 1"


def asked(motherlode: Terminal, line: str) -> dict[str, Any]:
    """What the arena reports."""
    found: dict[str, Any] = motherlode("arena", "--json", *line.split()).data()
    return found


def refused(motherlode: Terminal, line: str) -> str:
    """Why the arena won't."""
    return motherlode("arena", *line.split()).sentence()


def test_the_report_has_everything(motherlode: Terminal) -> None:
    data = asked(motherlode, LINE)
    assert data["rules"] == "base"
    assert data["players"] == [5]
    assert data["bots"] == ["greedy", "random"]
    assert data["baseline_bots"] == ["greedy", "greedy"]
    assert data["rounds"] == 40
    assert data["interrupted"] is False
    low, high = data["interval"]
    assert low <= data["difference"] <= high
    assert data["difference"] == pytest.approx(data["share"] - data["baseline"], abs=0.01)
    assert 0 < data["think_ms_p50"] <= data["think_ms_p95"]
    assert {one["bot"] for one in data["thinking"]} == {"greedy", "random"}
    assert data["faults"] == {}


def test_roles_are_exchanged_and_rounds_split_by_saboteurs(motherlode: Terminal) -> None:
    cells = asked(motherlode, LINE)["cells"]
    whole = [cell for cell in cells if cell["saboteurs_dealt"] is None]
    pairings = [(cell["diggers"], cell["saboteurs"]) for cell in whole]
    assert pairings == [("greedy", "random"), ("random", "greedy")]
    for cell in whole:
        own = ("diggers", "saboteurs")
        parts = [one for one in cells if all(one[name] == cell[name] for name in own)][1:]
        assert [part["saboteurs_dealt"] for part in parts] == [1, 2]
        assert sum(part["rounds"] for part in parts) == cell["rounds"] == 40
        assert sum(cell["outcomes"].values()) == 40
    assert whole[0]["share"] > whole[1]["share"] + 30


def test_any_number_of_jobs_gives_the_same(motherlode: Terminal) -> None:
    alone = asked(motherlode, LINE)
    shared = asked(motherlode, LINE.replace("--jobs 1", "--jobs 2"))
    assert shared["jobs"] == 2
    for key in alone.keys() - MEASURED:
        assert shared[key] == alone[key], key


def test_the_baseline_against_itself_differs_by_nothing(motherlode: Terminal) -> None:
    data = asked(motherlode, "--bots greedy --players 3 --rounds 30 --seed 2 --jobs 1")
    assert (data["difference"], data["interval"]) == (0, [0, 0])
    assert data["share"] == data["baseline"]
    assert len(data["cells"]) == 1
    other = "--bots greedy --baseline random --players 3 --rounds 30 --seed 2 --jobs 1"
    assert asked(motherlode, other)["difference"] > 0


def test_rounds_without_a_saboteur_are_skipped() -> None:
    table = Table("base", (), "jubilee", 3)
    seeds = deals(table, 1, 50)
    assert len(set(seeds)) == 50
    assert all(saboteurs_in(new_game(table.rules(), seed)) for seed in seeds)
    assert seeds[:20] == deals(table, 1, 20)


def test_several_tables_have_an_average(motherlode: Terminal) -> None:
    data = asked(motherlode, "--bots greedy,random --players 3-4,6 --rounds 10 --seed 1 --jobs 1")
    assert data["players"] == [3, 4, 6]
    first, second = [cell for cell in data["cells"] if cell["players"] == "3–6"]
    own = [
        cell["share"]
        for cell in data["cells"]
        if (cell["diggers"], cell["saboteurs_dealt"]) == ("greedy", None) and cell is not first
    ]
    assert len(own) == 3
    assert data["share"] == first["share"] == pytest.approx(sum(own) / 3, abs=0.01)
    assert second["diggers"] == "random"


@pytest.mark.parametrize(
    "line",
    [
        "--rules saboteur2 --players 6",
        "--rules tournament",
        "--rules duel",
        "--modules all",
        "--rules saboteur2 --modules all --players 12",
        "--modules victim --edition en --players 10",
    ],
)
def test_every_game_has_an_arena(motherlode: Terminal, line: str) -> None:
    data = asked(motherlode, f"--rounds 6 --seed 3 --jobs 1 {line}")
    assert data["rounds"] == sum(data["cells"][0]["outcomes"].values()) == 6


def test_who_digs_wins_by_the_treasure() -> None:
    won = ("diggers", "diggers_blue", "diggers_green", "boss", "greedy")
    assert all(diggers_won(word) for word in won)
    assert not any(diggers_won(word) for word in ("saboteurs", "nobody", "profiteer"))


def test_a_round_that_nobody_wins_counts_half_for_each_side(motherlode: Terminal) -> None:
    line = "--bots greedy,random --baseline greedy --rules duel --rounds 20 --seed 1 --jobs 1"
    cell = asked(motherlode, line)["cells"][0]
    ended = cell["outcomes"]
    assert ended["nobody"] > ended["saboteurs"]
    assert cell["share"] == 5 * (ended["diggers"] + ended["nobody"] / 2)


def test_gold_per_match(motherlode: Terminal) -> None:
    line = "--matches --bots greedy,random --players 3 --rounds 30 --seed 1"
    data = asked(motherlode, f"{line} --jobs 1")
    assert data["matches"] == data["cells"][0]["matches"] == 30
    assert data["gold"] > 0
    assert data["seat"] is None
    low, high = data["interval"]
    assert low < data["difference"] < high
    assert asked(motherlode, f"{line} --jobs 2")["cells"] == data["cells"]
    assert asked(motherlode, f"{line} --jobs 1 --seat 2")["seat"] == 2
    same = asked(motherlode, "--matches --bots greedy --players 3 --rounds 5 --seed 1 --jobs 1")
    assert same["difference"] == 0


def test_an_average_share_is_never_less_than_nothing(motherlode: Terminal) -> None:
    data = asked(motherlode, "--bots random --players 3-5 --rounds 10 --seed 1 --jobs 1")
    assert data["cells"][-1]["players"] == "3–5"
    assert data["cells"][-1]["share"] == 0
    assert data["cells"][-1]["share_interval"][0] == 0


def test_gold_at_several_tables_is_averaged(motherlode: Terminal) -> None:
    line = "--matches --bots greedy,random --players 3,4 --rounds 12 --seed 1 --jobs 1"
    data = asked(motherlode, line)
    three, four = data["cells"]
    assert three["difference"] != four["difference"]
    for name in ("gold", "difference"):
        assert data[name] == pytest.approx((three[name] + four[name]) / 2, abs=1e-3)
    assert data["matches"] == 24
    low, high = data["interval"]
    assert low < data["difference"] < high


def test_people_read_tables(motherlode: Terminal) -> None:
    shown = motherlode("arena", *LINE.split()).out
    for words in ("Diggers win", "greedy", "random", "1 saboteur", "2 saboteurs", "±", "95%"):
        assert words in shown
    gold = motherlode("arena", *["--matches", "--rounds", "2", "--players", "3", "--jobs", "1"]).out
    assert "Gold per game" in gold


def test_the_plot_is_a_picture(motherlode: Terminal, tmp_path: Path) -> None:
    line = f"{LINE} --svg {tmp_path}/shares.svg"
    asked(motherlode, line)
    picture = ElementTree.parse(tmp_path / "shares.svg").getroot()
    dots = [one for one in picture.iter() if one.tag.endswith("circle")]
    assert len(dots) == 4  # two pairings, each beside the baseline
    told = [one.text for one in picture.iter() if one.tag.endswith("text")]
    assert {"Diggers – Saboteurs, Players", "Diggers win, % (○ greedy – greedy)"} < set(told)
    assert "already exists" in refused(motherlode, line)
    asked(motherlode, f"{line} --force")


def test_an_interrupt_gives_what_there_is(
    motherlode: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Contests.play

    def tired(self: Contests, part: range) -> Score:
        if part.start >= 5:
            raise KeyboardInterrupt
        return play(self, part)

    monkeypatch.setattr(Contests, "play", tired)
    ended = motherlode("arena", *LINE.split())
    assert ended.code == 130
    assert "Stopped early" in ended.out
    monkeypatch.setattr(Contests, "play", lambda self, part: tired(self, range(5, 6)))
    assert motherlode("arena", *LINE.split())[:2] == (130, "")


def test_a_bot_of_your_own_plays_and_its_faults_are_told(
    motherlode: Terminal, tmp_path: Path
) -> None:
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS)
    line = "--players 3 --rounds 4 --seed 1"
    with installed(tmp_path, mole="mole:Mole", bad="bad_bots:OutOfRange"):
        data = asked(motherlode, f"--bots mole,bad {line} --jobs 2")
        assert set(data["faults"]) == {"bad"}
        shown = motherlode("arena", *f"--bots mole,bad {line} --jobs 1".split()).out
        assert "bad failed" in shown


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--bots deep_blue", "there’s no bot called deep_blue; the bots are random, greedy"),
        ("--bots greedy,greedy,greedy", "--bots takes one bot or two, not 3."),
        ("--baseline deep_blue", "there’s no bot called deep_blue"),
        ("--baseline ,", "--baseline has a stray comma"),
        ("--players 3-", "a range like 3-10, not 3-"),
        ("--players 9-3", "a range like 3-10, not 9-3"),
        ("--players 3,,4", "a range like 3-10, not ,"),
        ("--players 3-999999999", "a range like 3-10, not 3-999999999"),
        ("--players 40", "is for 3 to 10 players, not 40 (B-1)"),
        ("--rounds 0", "0 is out of range; use 1 to 1000000"),
        ("--seconds -1", "-1.0 is out of range; use 0.001 to 3600"),
        ("--seat 2", "--seat works only with --matches"),
        ("--matches --seat 6", "--seat must be from 1 to 5"),
        ("--matches --svg x.svg", "--svg doesn’t work with --matches"),
        ("--svg missing/x.svg", "can’t write missing/x.svg"),
    ],
)
def test_bad_input_costs_one_sentence(motherlode: Terminal, line: str, sentence: str) -> None:
    assert sentence in refused(motherlode, line)


def test_numbers_of_players() -> None:
    assert counts("") == counts(" ") == [None]
    assert counts("3-5,8, 4") == [3, 4, 5, 8]
    assert counts("3 – 4") == [3, 4]


def test_a_share_stays_within_its_bounds() -> None:
    assert share_of(0, 50).low == 0
    assert share_of(50, 50).high == 100
    half = share_of(50, 100)
    assert half.value == 50
    assert half.low == pytest.approx(40.38, abs=0.02)
    assert half.high == pytest.approx(59.62, abs=0.02)


def test_a_difference_of_pairs_is_never_certain() -> None:
    none = paired(0, 0, 10)
    assert none.value == 0
    assert none.low == pytest.approx(-none.high) == pytest.approx(-23.1, abs=0.1)
    one = paired(1, 0, 1)
    assert (one.value, one.high) == (100, 100)
    assert one.low < 0
    many = paired(300, 100, 2000)
    assert many.value == 10
    assert many.half == pytest.approx(1.96 * math.sqrt(0.19 / 2000) * 100, rel=0.01)


def test_a_mean_and_an_average() -> None:
    values = [1, 4, 4, 7]
    mean = mean_of(4, sum(values), sum(value**2 for value in values))
    assert mean.value == 4
    assert mean.half == pytest.approx(1.96 * math.sqrt(6 / 4))
    assert mean_of(1, 3, 9) == Estimate(3, 3, 3)
    both = average([Estimate(10, 7, 13), Estimate(20, 16, 24)])
    assert (both.value, both.half) == (15, 2.5)


def test_times_are_kept_within_two_percent() -> None:
    times = {time_class(0.001): 90, time_class(0.1): 10}
    assert quantile(times, 0.5) == pytest.approx(1, rel=0.02)
    assert quantile(times, 0.95) == pytest.approx(100, rel=0.02)
    assert quantile({}, 0.5) == 0
