"""`motherlode ratings`: strengths are found again that rounds were drawn from, and told."""

from __future__ import annotations

import json
import math
from pathlib import Path
from random import Random

import pytest

from bench import ratings as measured
from motherlode.bots.levels import frozen_names
from motherlode.cli.batch.contests import Contest, Contests, Table
from motherlode.cli.batch.ratings.fit import ENOUGH, POINTS, Fit
from motherlode.cli.batch.ratings.league import Deal, League, Results, league_of
from motherlode.cli.commands.ratings import numbers, spanned
from tests.bots.test_levels import BAD_BOTS
from tests.cli.terminal import Terminal
from tests.support.packages import installed

REFERENCE = "greedy@1"
BOTS = (REFERENCE, "random@1", "reader@1")
DIGGERS = {REFERENCE: 0.0, "random@1": -1.5, "reader@1": 0.4}
SABOTEURS = {REFERENCE: 0.0, "random@1": -0.7, "reader@1": 0.9}
EDGES = (0.3, -0.5)


def drawn(league: League, deals: int, shared: float) -> Results:
    """Rounds by known strengths; with `shared` luck, all rounds of a deal tend to end alike."""
    random, results = Random(4), Results()
    for table, edge in enumerate(EDGES):
        for _ in range(deals):
            won, luck = 0, random.gauss(0, shared) if shared else 0.0
            for bit, (diggers, saboteurs) in enumerate(league.pairings):
                better = DIGGERS[diggers] - SABOTEURS[saboteurs] + edge + luck
                won |= (random.random() < 1 / (1 + math.exp(-better))) << bit
            results.deals[Deal(table, len(league.pairings), won)] += 1
    return results


def league(bots: tuple[str, ...] = BOTS) -> League:
    tables = (Table("base", (), "", 4), Table("base", (), "", 6))
    return League(bots, tables, ((), ()), 0)


def test_known_strengths_are_found_again() -> None:
    own = league()
    fit = Fit(own, drawn(own, 3000, 0.0), REFERENCE)
    for bot in BOTS:
        rating = fit.rating(bot)
        assert rating.digger.value == pytest.approx(1500 + POINTS * DIGGERS[bot], abs=25)
        assert rating.saboteur.value == pytest.approx(1500 + POINTS * SABOTEURS[bot], abs=25)
        assert rating.whole.value == pytest.approx(
            (rating.digger.value + rating.saboteur.value) / 2
        )
    assert fit.rating(REFERENCE).whole.half == 0
    edges = [edge.value for edge in fit.edges().values()]
    assert edges == pytest.approx([POINTS * edge for edge in EDGES], abs=25)


def test_intervals_count_deals_not_rounds() -> None:
    """Luck that the rounds of a deal share makes edges less certain, though rounds are as many."""
    own = league()
    alone, together = (
        Fit(own, drawn(own, 400, shared), REFERENCE).edges()[4].half for shared in (0.0, 3.0)
    )
    assert together > 1.25 * alone
    few = Fit(own, drawn(own, 100, 0.0), REFERENCE).edges()[4].half
    assert few == pytest.approx(2 * alone, rel=0.2)


def test_who_never_wins_is_rated_but_nobody_is_sure_how_badly() -> None:
    """Rounds that all end alike show no spread, but how unlikely another end is stays unknown."""
    own = league()
    lost = sum((random == "random@1") << bit for bit, (random, _) in enumerate(own.pairings))
    everything = (1 << len(own.pairings)) - 1
    results = Results()
    for place in range(200):
        others = everything if place % 2 else 0
        results.deals[Deal(0, len(own.pairings), others & ~lost)] += 1
    digger = Fit(own, results, REFERENCE).rating("random@1").digger
    assert 0 < digger.value < 900
    assert digger.half > 200


@pytest.mark.parametrize("deals", [1, ENOUGH - 1, ENOUGH])
def test_a_handful_of_deals_has_no_interval(deals: int) -> None:
    own = league()
    results = Results()
    results.deals[Deal(0, len(own.pairings), 0b101)] = deals
    fit = Fit(own, results, REFERENCE)
    has_one = deals == ENOUGH
    rating = fit.rating("reader@1")
    for estimate in (rating.digger, rating.saboteur, rating.whole, fit.edges()[4]):
        assert math.isfinite(estimate.half) == has_one
        assert estimate.half > 100
    assert spanned(numbers(rating.whole)).isdigit() != has_one
    assert set(fit.edges()) == {4}  # nobody has played at the other table
    assert fit.rating(REFERENCE).whole.half == 0


def test_a_round_that_nobody_wins_is_half_the_diggers() -> None:
    """Two who play alike are rated alike, whichever half of the rounds was nobody's."""
    own = league()
    everything = (1 << len(own.pairings)) - 1
    drawn, decided = Results(), Results()
    drawn.deals[Deal(0, len(own.pairings), 0, everything)] = 40
    decided.deals[Deal(0, len(own.pairings), everything)] = 20
    decided.deals[Deal(0, len(own.pairings), 0)] = 20
    for results in (drawn, decided):
        assert Fit(own, results, REFERENCE).edges()[4].value == pytest.approx(0, abs=1e-6)


def test_the_duel_counts_halves_as_the_arena_does() -> None:
    table = Table("duel", (), "", 2)
    own = league_of((REFERENCE, "random@1"), (table,), 5, 0, 0)
    contest = Contest(table, own.pairings, own.pairings[0], own.seeds[0])
    results, score = own.play(range(5)), Contests((contest,)).play(range(5))
    for pairing in range(len(own.pairings)):
        halves = sum(
            one.won * count for one, count in score.results.items() if one.pairing == pairing
        )
        shares = sum(deal.share(pairing) for deal in results.deals.elements())
        assert 2 * shares == halves
    assert any(deal.drawn for deal in results.deals)


def test_those_who_search_play_the_first_deals_only() -> None:
    tables = (Table("base", (), "", 3),)
    own = league_of((REFERENCE, "random@1", "searcher@1"), tables, 3, 1, 7)
    assert own.quick == 4
    results = own.play(range(3))
    assert sorted(deal.pairings for deal in results.deals.elements()) == [4, 4, 9]
    assert results.rounds == 17
    assert (results.deals_at(0), results.deals_at(0, own.quick)) == (3, 1)


def test_the_report_ranks_bots(motherlode: Terminal) -> None:
    line = [
        "ratings",
        "--pool",
        "random@1",
        "--bots",
        "reader",
        "--players",
        "4,5",
        "--rounds",
        "12",
        "--jobs",
        "1",
    ]
    data = motherlode(*line, "--json").data()
    assert {one["bot"] for one in data["ratings"]} == {REFERENCE, "random@1", "reader"}
    assert data["ratings"][-1]["bot"] == "random@1"
    assert next(one for one in data["ratings"] if one["bot"] == REFERENCE)["rating"] == [1500] * 3
    assert data["rounds"] == 2 * 12 * 9
    assert set(data["edges"]) == {"4", "5"}
    again = motherlode(*line[:-1], "2", "--json").data()
    assert {**again, "cpu_seconds": 0} == {**data, "cpu_seconds": 0}
    assert data["deals"] == [12, 12]
    assert data["search_deals"] == [0, 0]
    assert (data["faults"], data["interrupted"]) == ({}, False)
    shown = motherlode(*line)
    assert shown.code == 0
    assert "1500 ± 0" in shown.out
    assert (
        motherlode("ratings", "--pool", "greedy@7").sentence().startswith("there’s no bot called")
    )


def test_faults_are_told(motherlode: Terminal, tmp_path: Path) -> None:
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS)
    asked = "--pool greedy@1 --bots bad --players 3 --rounds 1 --jobs 1"
    line = ("ratings", *asked.split())
    with installed(tmp_path, bad="bad_bots:OutOfRange"):
        assert set(motherlode(*line, "--json").data()["faults"]) == {"bad"}
        assert "bad failed" in motherlode(*line).out


def test_an_interrupt_reports_the_deals_that_were_played(
    motherlode: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = League.play

    def tired(self: League, part: range) -> Results:
        if part.start >= 2:
            raise KeyboardInterrupt
        return play(self, range(part.start, min(part.stop, 2)))

    monkeypatch.setattr(League, "play", tired)
    asked = "--pool random@1 --players 3,4 --rounds 40 --jobs 1"
    line = ("ratings", *asked.split())
    ended = motherlode(*line, "--json")
    assert ended.code == 130
    data = json.loads(ended.out)
    assert (data["interrupted"], data["deals"]) == (True, [2, 0])
    assert set(data["edges"]) == {"3"}
    assert "Stopped early" in motherlode(*line).out


def test_the_page_says_what_was_measured_last() -> None:
    data = json.loads(measured.KEPT.read_text("utf-8"))
    assert measured.table(data) in measured.PAGE.read_text("utf-8")
    assert {one["bot"] for one in data["ratings"]} == set(frozen_names())
