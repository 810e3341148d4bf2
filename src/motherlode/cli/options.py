"""Options that several commands share; nothing of the engine is loaded for them."""

from __future__ import annotations

from typing import Annotated

import typer

HIGHEST_SEED = (1 << 62) - 1  # as far as the engine's chance goes

Players = Annotated[
    int | None,
    typer.Option(metavar="P", help="Number of seats at the table.  [default: 5, or 2 in a duel]"),
]
SeatNumbers = Annotated[
    str,
    typer.Option(
        "--players", metavar="P", help="Number of seats, a list, or a range such as 3-10."
    ),
]
Games = Annotated[int, typer.Option(min=1, metavar="N", help="Number of games.")]
Game = Annotated[
    str,
    typer.Option(
        "--rules",
        metavar="GAME",
        help="The game to play; `motherlode rules` lists them all. "
        "A setting follows a colon: saboteur2:open.",
    ),
]
Edition = Annotated[
    str, typer.Option(metavar="E", help="jubilee, english, korean, or japanese (uk, en, ko, ja).")
]
Modules = Annotated[
    str,
    typer.Option(
        metavar="A,B",
        help="Modules to add, or `all`; `motherlode rules` lists them. "
        "A setting follows a colon: treasure_chests:diamond.",
    ),
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite files that already exist.")]
Bots = Annotated[
    str,
    typer.Option(
        metavar="X,Y",
        help="random, greedy, reader, deceiver, searcher, master, or your own, in seat order; "
        "a short list repeats. A frozen one has a number: greedy@1.",
    ),
]
Seed = Annotated[
    int | None,
    typer.Option(
        min=0,
        max=HIGHEST_SEED,
        metavar="S",
        help="The same seed gives the same game.  [default: random]",
    ),
]
First = Annotated[
    str,
    typer.Option(metavar="WHO", help="Who goes first: a name or a seat number.  [default: random]"),
]
Jobs = Annotated[
    int | None,
    typer.Option(
        min=1, max=1024, metavar="J", help="Number of processes to use.  [default: all cores]"
    ),
]
Processes = Annotated[
    int, typer.Option("--jobs", min=1, max=1024, metavar="J", help="Number of processes to use.")
]
Cluster = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        help="Play on a Ray cluster (motherlode[cluster]): ray://host:10001, or local.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
