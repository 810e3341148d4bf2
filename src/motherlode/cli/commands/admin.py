"""`motherlode admin`: looks after the database of a server: backup, restore, check, expire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from motherlode.cli.options import Force, Json

if TYPE_CHECKING:
    from motherlode.store.backup import Backup
    from motherlode.tables.past.audit import Audit, Problem

WRONG = 1  # the exit code if something is wrong with what was looked at

admin = typer.Typer(
    name="admin",
    help="Look after a server’s database: back it up, restore it, check it, forget old tables.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
Database = Annotated[
    str,
    typer.Option(metavar="D", help="File or address of the database.  [default: that of `serve`]"),
]
Key = Annotated[
    str,
    typer.Option(
        metavar="FILE",
        envvar="MOTHERLODE_KEY",
        help="File with the key to the tables.  [default: beside the database]",
    ),
]
File = Annotated[str, typer.Argument(metavar="FILE", help="The file of the backup.")]
Token = Annotated[
    str,
    typer.Option(metavar="FILE", help="File with the operator’s token; - reads standard input."),
]


@admin.command("backup")
def backup(
    file: File,
    database: Database = "",
    server: Annotated[
        str, typer.Option(metavar="URL", help="A running server, as in http://127.0.0.1:8000.")
    ] = "",
    operator_token: Token = "",
    force: Force = False,
    json: Json = False,
) -> None:
    """Write everything a database holds at one moment into one file.

    While a server is running, it makes the copy itself: name it with --server. Nobody has to stop
    playing. What's encrypted in the database stays encrypted in the backup.
    """
    from motherlode.cli.commands.admin_work import from_database, from_server
    from motherlode.cli.commands.serve import token_in
    from motherlode.cli.errors import BadCommand
    from motherlode.cli.files import check_writable

    check_writable(file, force)
    if server and database:
        raise BadCommand("use either --server or --database")
    if server:
        if not operator_token:
            raise BadCommand("a server gives a backup only for its token; add --operator-token")
        made = from_server(server, token_in(operator_token), file)
    else:
        made = from_database(place_of(database), file)
    tell(made, "admin-backed-up", file, json)


@admin.command("restore")
def restore(file: File, database: Database = "", json: Json = False) -> None:
    """Put a backup into a new, empty database; all of it, or nothing.

    The backup is read and its checksum compared first. A damaged one is exit code 1.
    """
    from motherlode.cli.commands.admin_work import restored
    from motherlode.store.backup import BadBackup

    try:
        made = restored(file, place_of(database))
    except BadBackup as error:
        complain(error)
        raise typer.Exit(WRONG) from error
    tell(made, "admin-restored", place_of(database), json)


@admin.command("check")
def check(database: Database = "", key: Key = "", json: Json = False) -> None:
    """Build every table again from its log, and say what is wrong, if anything is.

    It finds lines that are missing or can't be read, and games whose record isn't sound. Nothing is
    changed. Exit code 1: something is wrong; 2: it couldn't be checked.
    """
    from motherlode.cli.commands.admin_work import schema_of
    from motherlode.store.migrations import NEWEST
    from motherlode.tables.past.audit import Audit, Problem

    place = place_of(database)
    schema = schema_of(place)
    if schema != NEWEST:
        found = Audit(problems=[Problem("schema", "", 0, schema)])
    else:
        found = looked_through(place, key)
    tell_audit(found, schema, json)
    if found.problems:
        raise typer.Exit(WRONG)


@admin.command("expire")
def expire(
    database: Database = "",
    key: Key = "",
    keep: Annotated[
        float | None,
        typer.Option(min=0, help="Days for which finished games are kept; otherwise for good."),
    ] = None,
    keep_open: Annotated[
        float,
        typer.Option(min=0, help="Days for which unfinished games are kept; 0: for good."),
    ] = 30.0,
    json: Json = False,
) -> None:
    """Forget old tables once, as a server does every hour.

    While nothing in the database is from the last day, nothing is forgotten: the clock may be
    wrong.
    """
    from motherlode.cli.commands.admin_work import forgotten
    from motherlode.cli.output import console, report
    from motherlode.locale import texts
    from motherlode.tables.live.storage.expiry import Lifespans

    gone = forgotten(place_of(database), key, Lifespans.chosen(keep, keep_open))
    if json:
        report({"forgotten": gone})
    else:
        console().print(texts().text("admin-expired", count=gone))


def place_of(database: str) -> str:
    """The database that is meant."""
    from motherlode.store.default_files import default_place

    return database or default_place()


def looked_through(place: str, key: str) -> Audit:
    """Every table of a database."""
    import asyncio

    from motherlode.cli.commands.admin_work import opened
    from motherlode.tables.past.audit import audited

    async def look() -> Audit:
        async with opened(place, key) as store:
            return await audited(store)

    return asyncio.run(look())


def complain(error: Exception) -> None:
    """One sentence on standard error."""
    import sys

    from motherlode.cli.errors import sentence
    from motherlode.locale import texts

    print(f"motherlode: {sentence(error, texts())}", file=sys.stderr)


def tell(made: Backup, key: str, place: str, json: bool) -> None:
    """Say what is in a backup."""
    from motherlode.cli.output import console, report
    from motherlode.locale import texts

    head = made.head
    rows = {name: table.rows for name, table in head.tables.items()}
    if json:
        data: dict[str, object] = {"file": str(made.file), "at": head.at, "schema": head.schema}
        report({**data, "rows": rows})
    else:
        console().print(texts().text(key, place=place, lines=rows.get("log", 0)), soft_wrap=True)


def tell_audit(found: Audit, schema: str, json: bool) -> None:
    """Say what was looked at, and what is wrong."""
    from motherlode.cli.output import console, report
    from motherlode.locale import texts

    if json:
        report(
            {
                "ok": not found.problems,
                "schema": schema,
                "tables": found.tables,
                "lines": found.lines,
                "games": found.games,
                "rounds": found.rounds,
                "problems": [problem._asdict() for problem in found.problems],
            }
        )
        return
    words = texts()
    for problem in found.problems:
        console().print(line_of(problem), soft_wrap=True)
    counts = {"tables": found.tables, "games": found.games, "problems": len(found.problems)}
    console().print(words.text("admin-checked", **counts), soft_wrap=True)


def line_of(problem: Problem) -> str:
    """What is wrong, on one line."""
    from motherlode.locale import texts
    from motherlode.store.migrations import NEWEST

    return texts().text(
        f"admin-problem-{problem.kind}",
        table=problem.table,
        line=problem.line,
        detail=problem.detail,
        newest=NEWEST,
    )
