"""`motherlode ratings`: how strong bots are, on one scale, against a pool that never changes."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Annotated, Any

import typer

from motherlode.cli.options import Edition, Game, Jobs, Json, Modules, SeatNumbers, Seed

if TYPE_CHECKING:
    from motherlode.cli.batch.intervals import Estimate
    from motherlode.cli.batch.ratings.fit import Fit

REFERENCE = "greedy@1"


def ratings(
    bots: Annotated[
        str,
        typer.Option(metavar="X,Y", help="Bots to rate besides those of the pool."),
    ] = "",
    pool: Annotated[
        str,
        typer.Option(
            metavar="A,B",
            help=f"The bots to rate them against; {REFERENCE} is always there and has 1500.",
        ),
    ] = "random@1,greedy@1,reader@1,deceiver@1",
    players: SeatNumbers = "3-10",
    rules: Game = "base",
    edition: Edition = "",
    modules: Modules = "",
    rounds: Annotated[
        int,
        typer.Option(min=1, max=1_000_000, metavar="N", help="Deals for each number of seats."),
    ] = 100,
    search_rounds: Annotated[
        int,
        typer.Option(
            min=1, max=1_000_000, metavar="N", help="How many of them bots that search play."
        ),
    ] = 10,
    seed: Seed = None,
    jobs: Jobs = None,
    json: Json = False,
) -> None:
    """Rate bots as diggers and as saboteurs, by Bradley and Terry’s model.

    Every bot digs against every bot’s saboteurs on the same deals. 400 points more mean odds of ten
    to one. Intervals are of 95%; below 10 deals there are none. Without --seed, the deals are
    always the same.
    """
    from motherlode.cli.batch.arena import complete, cores, tables
    from motherlode.cli.batch.ratings.fit import Fit
    from motherlode.cli.batch.ratings.league import Results, league_of
    from motherlode.cli.output import report
    from motherlode.cli.selection import level_list

    named = [REFERENCE, *level_list(pool, "--pool"), *(level_list(bots, "--bots") if bots else [])]
    chosen = tuple(dict.fromkeys(named))
    places = tables(rules, modules, edition, players)
    league = league_of(chosen, places, rounds, min(rounds, search_rounds), seed or 0)
    results = Results()
    whole = complete(league, results, jobs or cores())
    fit = Fit(league, results, REFERENCE)
    if json:
        report({"seed": seed or 0, "interrupted": not whole, **told(fit)})
    else:
        show(fit, whole)
    if not whole:
        from motherlode.cli.errors import INTERRUPTED

        raise typer.Exit(INTERRUPTED)


def told(fit: Fit) -> dict[str, Any]:
    """The ratings for a report, the strongest first."""
    from motherlode.cli.selection import described

    league = fit.league
    rated = sorted(map(fit.rating, league.bots), key=lambda one: -one.whole.value)
    return {
        **described(league.tables[0].rules()),
        "players": [table.players for table in league.tables],
        "reference": REFERENCE,
        "deals": [fit.results.deals_at(table) for table in range(len(league.tables))],
        "search_deals": [
            fit.results.deals_at(table, league.quick) for table in range(len(league.tables))
        ],
        "rounds": fit.results.rounds,
        "cpu_seconds": fit.results.cpu_seconds,
        "faults": dict(fit.results.faults),
        "edges": {str(players): numbers(edge) for players, edge in fit.edges().items()},
        "ratings": [
            {
                "bot": one.bot,
                "rounds": one.rounds,
                "rating": numbers(one.whole),
                "digger": numbers(one.digger),
                "saboteur": numbers(one.saboteur),
            }
            for one in rated
        ],
    }


def numbers(estimate: Estimate) -> list[int | None]:
    """A value, and the ends of its interval if it has one."""
    ends = (estimate.value, estimate.low, estimate.high)
    return [round(end) if math.isfinite(end) else None for end in ends]


def show(fit: Fit, whole: bool) -> None:
    """Print the ratings as a table."""
    from motherlode.cli.output import console, new_table
    from motherlode.locale import texts

    words, data = texts(), told(fit)
    heads = ("head-bot", "head-rounds", "head-rating", "head-as-digger", "head-as-saboteur")
    made = new_table(
        *((words.text(head), "right" if at else "left") for at, head in enumerate(heads))
    )
    for one in data["ratings"]:
        spans = [spanned(one[name]) for name in ("rating", "digger", "saboteur")]
        made.add_row(one["bot"], words.number(one["rounds"]), *spans)
    edges = words.listed(f"{count}: {spanned(edge)}" for count, edge in data["edges"].items())
    out = console()
    out.print(made, "", sep="\n")
    out.print(words.text("ratings-edges", edges=edges))
    out.print(words.text("ratings-reference", bot=REFERENCE))
    if not whole:
        out.print(words.text("arena-interrupted"))
    for bot, count in sorted(data["faults"].items()):
        out.print(words.text("arena-faults", bot=bot, count=count))


def spanned(ends: list[int | None]) -> str:
    """A value and how far its interval reaches, if it has one."""
    value, low, high = ends
    if low is None or high is None:
        return str(value)
    return f"{value} ± {round((high - low) / 2)}"
