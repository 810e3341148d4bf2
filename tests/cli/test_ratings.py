"""`motherlode ratings`: strengths are found again that rounds were drawn from, and told."""

from __future__ import annotations

import math
from random import Random

import pytest

from motherlode.cli.batch.contests import Table
from motherlode.cli.batch.ratings.fit import POINTS, Fit
from motherlode.cli.batch.ratings.league import Deal, League, Results, league_of
from tests.cli.terminal import Terminal

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


def test_who_never_wins_is_rated_all_the_same() -> None:
    own = league()
    results = Results()
    results.deals[Deal(0, len(own.pairings), 0)] = 50
    fit = Fit(own, results, REFERENCE)
    assert all(math.isfinite(fit.rating(bot).digger.value) for bot in BOTS)


def test_those_who_search_play_the_first_deals_only() -> None:
    tables = (Table("base", (), "", 3),)
    own = league_of((REFERENCE, "random@1", "searcher@1"), tables, 3, 1, 7)
    assert own.quick == 4
    results = own.play(range(3))
    assert sorted(deal.pairings for deal in results.deals.elements()) == [4, 4, 9]
    assert results.rounds == 17


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
    shown = motherlode(*line)
    assert shown.code == 0
    assert "1500 ± 0" in shown.out
    assert (
        motherlode("ratings", "--pool", "greedy@7").sentence().startswith("there’s no bot called")
    )
