"""Options that several commands share; nothing of the engine is loaded for them."""

from __future__ import annotations

from typing import Annotated

import typer

HIGHEST_SEED = (1 << 62) - 1  # as far as the engine's chance goes

Players = Annotated[
    int | None,
    typer.Option(metavar="P", help="How many seats the table has.  [default: 5, in a duel 2]"),
]
Game = Annotated[
    str,
    typer.Option(
        "--rules",
        metavar="GAME",
        help="The game; `motherlode rules` lists them. A setting follows a colon: saboteur2:open.",
    ),
]
Edition = Annotated[
    str, typer.Option(metavar="E", help="jubilee, english, korean or japanese (uk, en, ko, ja).")
]
Modules = Annotated[
    str,
    typer.Option(
        metavar="A,B",
        help="Modules to add, as `motherlode rules` lists them; all: all allowed. "
        "A setting follows a colon: treasure_chests:diamond.",
    ),
]
Force = Annotated[bool, typer.Option("--force", help="Write over records that exist already.")]
Bots = Annotated[
    str,
    typer.Option(
        metavar="X,Y",
        help="Bots in seat order, greedy or random; too few: over and over again.",
    ),
]
Seed = Annotated[
    int | None,
    typer.Option(
        min=0, max=HIGHEST_SEED, metavar="S", help="Repeats all chance.  [default: drawn]"
    ),
]
First = Annotated[
    str,
    typer.Option(metavar="WHO", help="Who begins: a name, or a seat from 1 on.  [default: drawn]"),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
