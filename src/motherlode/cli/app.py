"""The command line as a whole: its commands, and how every one of them ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

import typer

from motherlode import __version__
from motherlode.cli.commands import (
    admin,
    analyse,
    arena,
    bench,
    dataset,
    mcp,
    play,
    position,
    puzzle,
    ratings,
    replay,
    rules,
    serve,
    simulate,
)
from motherlode.cli.errors import INTERRUPTED, NO_READER, fail
from motherlode.cli.output import stays_printable

app = typer.Typer(
    name="motherlode",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("serve")(serve.serve)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("ratings")(ratings.ratings)
app.command("dataset")(dataset.dataset)
app.command("position")(position.position)
app.command("replay")(replay.replay)
app.command("puzzle")(puzzle.puzzle)
app.command("analyse")(analyse.analyse)
app.command("bench")(bench.bench)
app.command("rules")(rules.rules)
app.command("mcp")(mcp.mcp)
app.add_typer(admin.admin)


def show_version(asked: bool) -> None:
    """Print the version and be done."""
    if asked:
        print(f"motherlode {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def motherlode(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=show_version, is_eager=True, help="Show the version and exit."
        ),
    ] = False,
) -> None:
    """Motherlode: dig for gold and find the saboteurs.

    Without a command, it opens the tables in your browser.
    """
    if context.invoked_subcommand is not None:
        return
    serve.open_here()


def run(arguments: Sequence[str]) -> int:
    """Run one command line; the exit code. Whatever goes wrong is one sentence."""
    stays_printable(sys.stdout)
    try:
        code = carry_out(arguments)
        sys.stdout.flush()
        return code
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        abandon_output()
        return NO_READER
    except Exception as error:
        return fail(error)


def carry_out(arguments: Sequence[str]) -> int:
    """Let the command that is named do its work."""
    command = typer.main.get_command(app)
    try:
        with command.make_context("motherlode", list(arguments)) as context:
            command.invoke(context)
    except typer.Exit as end:
        return end.exit_code
    return 0


def abandon_output() -> None:
    """Nobody is reading: let Python's last flush of standard output go nowhere."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
