"""`motherlode analyse`: what decided a game, who fooled whom, and what else could be done."""

from __future__ import annotations

from typing import Annotated

import typer

from motherlode.cli.options import HIGHEST_SEED, Force, Jobs, Json


def analyse(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A game record; - reads standard input.")
    ],
    worlds: Annotated[
        int | None,
        typer.Option(
            min=4,
            max=100_000,
            metavar="N",
            help="How many worlds to try each move in, however long it takes.  [default: 64]",
        ),
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            min=0.1, max=86400, metavar="T", help="About how long to take.  [default: 18]"
        ),
    ] = None,
    seed: Annotated[
        int,
        typer.Option(
            min=0, max=HIGHEST_SEED, metavar="S", help="The same seed draws the same worlds."
        ),
    ] = 1,
    jobs: Jobs = None,
    svg: Annotated[str, typer.Option(metavar="FILE", help="Save the plots.")] = "",
    force: Force = False,
    json: Json = False,
) -> None:
    """Analyze a game record: each side’s chances, suspicion, moves, and lies.

    The analysis is kept beside the record as FILE.analysis.json, so the next time it’s there at
    once, unless the record has changed or you ask for other worlds, another time, or another seed.
    """
    from motherlode.analysis.weighing import SECONDS, WORLDS
    from motherlode.cli.batch.analyses import analysed, keep, kept
    from motherlode.cli.batch.arena import cores
    from motherlode.cli.batch.curves import plots
    from motherlode.cli.commands.analyse_report import show
    from motherlode.cli.files import check_writable, read_text, write_text
    from motherlode.cli.output import report
    from motherlode.locale import texts

    text = read_text(file)
    if svg:
        check_writable(svg, force)
    if worlds is None:
        most, time = (WORLDS, SECONDS) if seconds is None else (HIGHEST_SEED, seconds)
    else:
        most, time = worlds, seconds or 0.0
    asked = {"worlds": most, "seconds": time, "seed": seed}
    data = kept(file, text)
    if data is None or data.get("asked") != asked:
        data = analysed(text, most, time, seed, jobs or cores())
        keep(file, data)
    if svg:
        write_text(svg, plots(texts(), data))
    if json:
        report(data)
    else:
        show(data)
