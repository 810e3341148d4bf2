"""`motherlode simulate`: many games of bots against bots, counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from motherlode.cli.options import (
    Bots,
    Cluster,
    Edition,
    First,
    Force,
    Game,
    Games,
    Json,
    Modules,
    Players,
    Processes,
    Seed,
)

if TYPE_CHECKING:
    from rich.table import Table

    from motherlode.cli.batch.games import Order, Tally
    from motherlode.locale import Texts


def simulate(
    games: Games = 100,
    players: Players = None,
    rules: Game = "base",
    edition: Edition = "",
    modules: Modules = "",
    bots: Bots = "greedy",
    seed: Seed = None,
    first: First = "",
    jobs: Processes = 1,
    records: Annotated[
        str,
        typer.Option(metavar="FOLDER", help="Save the game records to a folder."),
    ] = "",
    cluster: Cluster = "",
    force: Force = False,
    json: Json = False,
) -> None:
    """Let bots play many games and count the wins.

    The same seed gives the same games, no matter how many jobs: game i (from 0) is dealt from the
    seed plus i + 1 steps of the engine’s generator, mixed. Each bot’s luck comes from there too.
    """
    from motherlode.cli.batch.games import Order, Tally, bound
    from motherlode.cli.batch.progress import Progress
    from motherlode.cli.batch.workers import play_all
    from motherlode.cli.errors import not_together
    from motherlode.cli.output import report
    from motherlode.cli.selection import bot_names, drawn_seed, first_seat, make_selection
    from motherlode.rules.notation.words import default_names

    if cluster and records:
        raise not_together("--records", "--cluster")
    chosen = make_selection(rules, modules, edition, players)
    seats = int(bound(chosen.game, chosen.modules, chosen.edition, chosen.players).players)
    order = Order(
        chosen.game,
        chosen.modules,
        chosen.edition,
        chosen.players,
        tuple(bot_names(bots, seats)),
        drawn_seed(seed),
        games,
        first_seat(default_names(seats), first),
        records,
        force,
    )
    order.prepare()
    with Progress(games) as progress:
        tally = play_all(order, Tally(), jobs, progress.advance, cluster)
    if json:
        report(results(order, tally, jobs))
    else:
        show(order, tally, jobs)


def results(order: Order, tally: Tally, jobs: int) -> dict[str, Any]:
    """Everything that was counted, for a report."""
    from motherlode import compiled
    from motherlode.cli.selection import described
    from motherlode.rules.notation.words import default_names

    rules = order.rules()
    bots = sorted(set(order.bots))
    seconds = max(tally.cpu_seconds, 1e-9)
    return {
        **described(rules),
        "bots": list(order.bots),
        "seed": order.seed,
        "first": None if order.first < 0 else default_names(order.players)[order.first],
        "jobs": jobs,
        "compiled": compiled(),
        "games": tally.games,
        "rounds": tally.rounds,
        "moves": tally.moves,
        "cpu_seconds": tally.cpu_seconds,
        "moves_per_second": tally.moves / seconds,
        "rounds_per_second": tally.rounds / seconds,
        "wins": {word: tally.wins[word] for word in [*rules.outcomes, *tally.wins]},
        "game_wins": {bot: tally.victories(bot) for bot in bots},
        "mean_gold": {bot: mean_gold(order, tally, bot) for bot in bots},
    }


def mean_gold(order: Order, tally: Tally, bot: str) -> float:
    """What a bot has at the end of a game, on average over its seats."""
    return tally.gold[bot] / (tally.games * order.bots.count(bot))


def show(order: Order, tally: Tally, jobs: int) -> None:
    """Print what was counted as tables."""
    from motherlode.cli.output import console, table_line
    from motherlode.locale import texts

    words = texts()
    data = results(order, tally, jobs)
    rules = order.rules()
    counted = words.text(
        "simulate-counted",
        games=tally.games,
        rounds=words.number(tally.rounds),
        moves=words.number(tally.moves),
        seconds=words.number(tally.cpu_seconds, 2),
    )
    speed = words.text(
        "simulate-speed",
        moves=words.number(data["moves_per_second"]),
        rounds=words.number(data["rounds_per_second"]),
        kernel=words.text("kernel-compiled" if data["compiled"] else "kernel-interpreted"),
    )
    out = console()
    out.print(table_line(words, rules, order.seed), "", sep="\n")
    out.print(rounds_table(words, data), "", sep="\n")
    if len(data["game_wins"]) > 1:
        out.print(bots_table(words, data), "", sep="\n")
    else:
        ((bot, gold),) = data["mean_gold"].items()
        out.print(words.text("simulate-one-bot", bot=bot, gold=words.number(gold, 2)))
    out.print(counted, speed, sep="\n")


def rounds_table(words: Texts, data: dict[str, Any]) -> Table:
    """Who won the rounds."""
    from motherlode.cli.output import new_table

    heads = ("head-round-won-by", "head-rounds", "head-share")
    made = new_table(
        *((words.text(head), "right" if at else "left") for at, head in enumerate(heads))
    )
    for word, won in data["wins"].items():
        key = f"winner-{word}"
        winner = words.text(key) if words.has(key) else word
        made.add_row(winner, words.number(won), words.percent(won / data["rounds"]))
    return made


def bots_table(words: Texts, data: dict[str, Any]) -> Table:
    """Who won the games."""
    from motherlode.cli.output import new_table

    heads = ("head-bot", "head-seats", "head-games-won", "head-share", "head-mean-gold")
    made = new_table(
        *((words.text(head), "right" if at else "left") for at, head in enumerate(heads))
    )
    for bot, won in data["game_wins"].items():
        made.add_row(
            bot,
            str(data["bots"].count(bot)),
            words.number(won, 1),
            words.percent(won / data["games"]),
            words.number(data["mean_gold"][bot], 2),
        )
    return made
