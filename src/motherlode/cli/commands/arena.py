"""`motherlode arena`: bots against each other on the same deals, measured."""

from __future__ import annotations

from typing import Annotated

import typer

from motherlode.cli.options import (
    Cluster,
    Edition,
    Force,
    Game,
    Jobs,
    Json,
    Modules,
    SeatNumbers,
    Seed,
)


def arena(
    bots: Annotated[
        str,
        typer.Option(
            metavar="X,Y",
            help="The diggers’ bot, then the saboteurs’; one plays both. "
            "`program:COMMAND` asks a program of yours.",
        ),
    ] = "greedy",
    players: SeatNumbers = "",
    rules: Game = "base",
    edition: Edition = "",
    modules: Modules = "",
    rounds: Annotated[
        int,
        typer.Option(min=1, max=1_000_000, metavar="N", help="Rounds for each number of seats."),
    ] = 300,
    seed: Seed = None,
    jobs: Jobs = None,
    baseline: Annotated[
        str, typer.Option(metavar="X,Y", help="The bots to compare with, in the same order.")
    ] = "greedy",
    seconds: Annotated[
        float | None,
        typer.Option(
            min=0.001,
            max=3600,
            metavar="T",
            help="How long a bot may think.  [default: as the bot likes]",
        ),
    ] = None,
    matches: Annotated[
        bool,
        typer.Option(
            "--matches", help="Play whole games with X in one seat and Y in the others; count gold."
        ),
    ] = False,
    seat: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help="X’s seat, with --matches.  [default: each in turn]"),
    ] = None,
    cluster: Cluster = "",
    svg: Annotated[str, typer.Option(metavar="FILE", help="Save a plot of the shares.")] = "",
    force: Force = False,
    json: Json = False,
) -> None:
    """Let bots play the same deals and compare how the rounds end.

    Each round is dealt from a seed and played by each pairing of bots and by the baseline, so luck
    cancels out. With two bots, both orders are played. Rounds without a saboteur don’t count.
    Shares and differences are points of a hundred, with 95% intervals.
    """
    from motherlode.cli.batch.arena import (
        Question,
        cores,
        play_contests,
        play_matches,
        seat_at,
        tables,
        two,
    )
    from motherlode.cli.commands.arena_reports import GoldReport, SharesReport
    from motherlode.cli.errors import INTERRUPTED
    from motherlode.cli.files import check_writable, write_text
    from motherlode.cli.output import report
    from motherlode.cli.selection import drawn_seed

    check_options(matches, seat, svg)
    if svg:
        check_writable(svg, force)
    question = Question(
        tables(rules, modules, edition, players),
        two(bots, "--bots"),
        two(baseline, "--baseline"),
        rounds,
        drawn_seed(seed),
        jobs or cores(),
        seconds or 0.0,
        cluster,
    )
    made: GoldReport | SharesReport
    if matches:
        made = GoldReport(question, *play_matches(question, seat_at(question.tables, seat)))
    else:
        made = SharesReport(question, *play_contests(question))
        if svg:
            write_text(svg, made.plot())
    if json:
        report(made.data())
    else:
        made.show()
    if not made.whole:
        raise typer.Exit(INTERRUPTED)


def check_options(matches: bool, seat: int | None, svg: str) -> None:
    """Refuse options that don't go together."""
    from motherlode.cli.errors import BadCommand, not_together
    from motherlode.rules.core.reasons import because

    if seat is not None and not matches:
        raise BadCommand(
            because(
                "option-only",
                "{option} works only with {other}",
                option="--seat",
                other="--matches",
            )
        )
    if svg and matches:
        raise not_together("--svg", "--matches")
