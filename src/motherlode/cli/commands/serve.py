"""The command `serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

HOST, PORT = "127.0.0.1", 8000


def serve(
    host: Annotated[
        str, typer.Option(help="Where to listen; 0.0.0.0 lets other machines in.")
    ] = HOST,
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes a free one.")] = PORT,
    database: Annotated[
        str, typer.Option(help="The file that keeps the tables; made if it is missing.")
    ] = "",
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = False,
) -> None:
    """Open the tables to browsers, until Ctrl+C."""
    from motherlode.store.database import default_place
    from motherlode.web import serving

    serving.serve(host, port, database or default_place(), browser)


def open_here() -> None:
    """What the bare command does: a server for this machine, and the browser on it."""
    serve(browser=True)
