"""The command `serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

HOST, PORT = "127.0.0.1", 8000


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 lets other machines in.")
    ] = HOST,
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Port to listen on; 0 picks a free one.")
    ] = PORT,
    database: Annotated[
        str, typer.Option(help="File for the tables; created if it doesn’t exist.")
    ] = "",
    browser: Annotated[bool, typer.Option(help="Open the tables in your browser.")] = False,
    address: Annotated[
        str, typer.Option(help="Public address for link previews, as in https://mine.example")
    ] = "",
) -> None:
    """Serve the tables to browsers. Press Ctrl+C to stop."""
    from motherlode.store.database import default_place
    from motherlode.web import serving

    serving.serve(host, port, database or default_place(), browser, address=address)


def open_here() -> None:
    """What the bare command does: a server for this machine, and the browser on it."""
    serve(browser=True)
