"""The command `serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from motherlode.cli.errors import BadCommand

HOST, PORT = "127.0.0.1", 8000
SHORTEST_TOKEN = 20  # signs of an operator's token; a new one has 22


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 lets other machines in.")
    ] = HOST,
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Port to listen on; 0 picks a free one.")
    ] = PORT,
    database: Annotated[
        str,
        typer.Option(
            help="File for the tables, created if it doesn’t exist; or postgresql://USER@HOST/NAME."
        ),
    ] = "",
    key: Annotated[
        str,
        typer.Option(
            envvar="MOTHERLODE_KEY",
            help="File with the key to the tables; lies beside the database unless you say so.",
        ),
    ] = "",
    workers: Annotated[
        int, typer.Option(min=1, help="Processes that share the work; several need PostgreSQL.")
    ] = 1,
    browser: Annotated[bool, typer.Option(help="Open the tables in your browser.")] = False,
    address: Annotated[
        str, typer.Option(help="Public address, as in https://mine.example; link previews use it.")
    ] = "",
    host_name: Annotated[
        list[str] | None,
        typer.Option(help="Another name the server answers to; may be given more than once."),
    ] = None,
    local_name: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            help="Name for devices in the same network, as in motherlode.local; empty: none.",
        ),
    ] = "motherlode",
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="Address of a proxy whose X-Forwarded-For and -Proto are believed."),
    ] = None,
    per_address: Annotated[
        int,
        typer.Option(min=0, help="Connections one address may hold at a time; 0: any number."),
    ] = 200,
    keep: Annotated[
        float | None,
        typer.Option(min=0, help="Days for which finished games are kept; otherwise for good."),
    ] = None,
    keep_open: Annotated[
        float,
        typer.Option(min=0, help="Days for which unfinished games are kept; 0: for good."),
    ] = 30.0,
    operator_token: Annotated[
        str,
        typer.Option(
            metavar="FILE",
            help="File with the token for the operator’s page.  [default: a new one is printed]",
        ),
    ] = "",
    open_metrics: Annotated[
        bool,
        typer.Option("--open-metrics", help="Let this machine read /metrics without the token."),
    ] = False,
    log_format: Annotated[
        str, typer.Option(metavar="F", help="How the log is written: text or json.")
    ] = "text",
) -> None:
    """Serve the tables to browsers. Press Ctrl+C to stop."""
    from motherlode.store.default_files import default_place
    from motherlode.web import serving
    from motherlode.web.options import Options

    if log_format not in ("text", "json"):
        raise BadCommand(f"the log is written as text or json, not {log_format}")
    options = Options(
        address,
        tuple(host_name or ()),
        tuple(proxy or ()),
        connections=per_address,
        keep=keep,
        keep_open=keep_open,
        key=key,
        workers=workers,
        local_name=local_name.lower(),
        operator_token=token_in(operator_token) if operator_token else "",
        open_metrics=open_metrics,
        json_logs=log_format == "json",
    )
    serving.serve(host, port, database or default_place(), browser, options=options)


def token_in(file: str) -> str:
    """The operator's token, from a file."""
    from motherlode.cli.files import read_text

    token = read_text(file).strip()
    if len(token) < SHORTEST_TOKEN or not token.isascii() or any(sign.isspace() for sign in token):
        raise BadCommand(
            f"the token in {file} needs at least {SHORTEST_TOKEN} letters and digits, on one line"
        )
    return token


def open_here() -> None:
    """What the bare command does: a server for this machine, and the browser on it."""
    serve(browser=True)
