"""`motherlode mcp`: a seat for a language model, at a server's table or alone with bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from motherlode.cli.options import Edition, Game, Modules, Players

if TYPE_CHECKING:
    from motherlode.programs.house import House


def mcp(
    server: Annotated[
        str, typer.Argument(metavar="[SERVER]", help="The address of a server.")
    ] = "",
    code: Annotated[str, typer.Argument(metavar="[CODE]", help="The code of a table there.")] = "",
    name: Annotated[str, typer.Option(metavar="NAME", help="Its name at the table.")] = "Robin",
    players: Players = None,
    rules: Game = "base",
    edition: Edition = "",
    modules: Modules = "",
    level: Annotated[
        str, typer.Option(metavar="BOT", help="The bots it plays against, without a code.")
    ] = "greedy",
) -> None:
    """Let a language model’s client sit at a table (MCP over standard input and output).

    With a server and a code it takes a seat there, if the host lets programs sit. With a server
    alone it makes a table of bots there. With neither it plays against bots in this process.
    """
    import asyncio

    settings = {} if code else table_settings(rules, modules, edition, players, level)
    asyncio.run(sit(server, code, name, settings))


def table_settings(
    rules: str, modules: str, edition: str, players: int | None, level: str
) -> dict[str, Any]:
    """The settings of a table of its own; what can't be played is refused."""
    from motherlode.bots.levels import level_named
    from motherlode.cli.selection import make_selection
    from motherlode.rules.core.ruleset import SETTING
    from motherlode.rules.modules import CATALOGUE

    chosen = make_selection(rules, modules, edition, players)
    bound = CATALOGUE.rules(chosen)
    game, _, setting = chosen.game.partition(SETTING)
    own = (chosen.game,) if setting else ()
    return {
        "game": game,
        "edition": bound.edition or "jubilee",
        "modules": [*own, *chosen.modules],
        "players": int(bound.players),
        "level": level_named(level).name,
        "pace": "instant",
    }


async def sit(server: str, code: str, name: str, settings: dict[str, Any]) -> None:
    """Take a seat and serve its tools until the client is gone."""
    from motherlode.programs.house import Server, at_home

    if server:
        await attend(Server(server), code, name, settings)
        return
    async with at_home() as house:
        await attend(house, code, name, settings)


async def attend(house: House, code: str, name: str, settings: dict[str, Any]) -> None:
    """One seat, from sitting down to the end of the client."""
    from motherlode.cli.errors import extra_missing
    from motherlode.programs.seat import seated

    try:
        from motherlode.programs.mcp_server import serve
    except ImportError as error:
        raise extra_missing("motherlode mcp", "mcp") from error
    ticket = await (house.join(name, code) if code else house.make(name, settings))
    async with seated(house, ticket) as seat:
        await serve(seat)
