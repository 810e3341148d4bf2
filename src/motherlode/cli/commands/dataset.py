"""`motherlode dataset`: every decision of many games, for programs that learn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from motherlode.cli.options import (
    Bots,
    Edition,
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
    from motherlode.cli.batch.dataset.volume import Commission, Volume

MOST_AT_ONCE = 20  # games a process hands over: a game is half a megabyte of text


def dataset(
    out: Annotated[
        str, typer.Option(metavar="FOLDER", help="Where to write it; made if it’s missing.")
    ],
    games: Games = 100,
    players: Players = None,
    rules: Game = "base",
    edition: Edition = "",
    modules: Modules = "",
    bots: Bots = "greedy",
    seed: Seed = None,
    jobs: Processes = 1,
    form: Annotated[
        str, typer.Option("--format", metavar="F", help="jsonl, or parquet (motherlode[data]).")
    ] = "jsonl",
    force: Force = False,
    json: Json = False,
) -> None:
    """Let bots play, and write down every decision: what the seat saw, its options, its choice.

    `decisions` holds what a seat may know, and how it ended as a label; `truth` everything that
    nobody knew; `card.md` says what is in them. The same seed gives the same bytes.
    """
    from motherlode.cli.batch.dataset.card import card
    from motherlode.cli.batch.dataset.volume import CARD, Commission, Volume, prepared
    from motherlode.cli.batch.games import bound
    from motherlode.cli.batch.progress import Progress
    from motherlode.cli.batch.workers import played
    from motherlode.cli.files import write_text
    from motherlode.cli.output import report
    from motherlode.cli.selection import bot_names, drawn_seed, make_selection

    chosen = make_selection(rules, modules, edition, players)
    seats = int(bound(chosen.game, chosen.modules, chosen.edition, chosen.players).players)
    table = (chosen.game, chosen.modules, chosen.edition, chosen.players)
    commission = Commission(*table, tuple(bot_names(bots, seats)), drawn_seed(seed), games)
    folder = prepared(out, form, force)
    with Volume(folder, form) as volume, Progress(games) as progress:
        for sheaf in played(commission, jobs, MOST_AT_ONCE):
            volume.take(sheaf)
            progress.advance(sheaf.games)
        made = results(commission, volume, volume.finish())
        write_text(folder / CARD, card(made))
    if json:
        report({**made, "out": out, "jobs": jobs})
    else:
        show(made, out)


def results(
    commission: Commission, volume: Volume, files: dict[str, dict[str, Any]]
) -> dict[str, Any]:
    """What was written, for a report and for the card."""
    from motherlode import __version__, compiled
    from motherlode.cli.selection import described

    rules = commission.rules()
    return {
        **described(rules),
        "bots": list(commission.bots),
        "seed": commission.seed,
        "version": __version__,
        "compiled": compiled(),
        "format": volume.format,
        "clocked": any(map(looks_at_clock, commission.bots)),
        "games": volume.games,
        "rounds": volume.rounds,
        "decisions": volume.rows,
        "kinds": dict(sorted(volume.kinds.items())),
        "wins": {word: volume.wins[word] for word in [*rules.outcomes, *volume.wins]},
        "files": files,
    }


def looks_at_clock(bot: str) -> bool:
    """Whether a bot's choices depend on how long it may think."""
    from motherlode.bots.levels import make_bot
    from motherlode.bots.search.bot import SearcherBot

    made = make_bot(bot)
    return isinstance(made, SearcherBot) and not made.limit


def show(made: dict[str, Any], out: str) -> None:
    """Say what was written, in words."""
    from motherlode.cli.output import console
    from motherlode.locale import texts

    words = texts()
    counted = words.text(
        "dataset-counted",
        games=made["games"],
        rounds=words.number(made["rounds"]),
        decisions=words.number(made["decisions"]),
        size=words.number(sum(one["bytes"] for one in made["files"].values()) / 1e6, 1),
    )
    console().print(counted, words.text("dataset-saved", folder=out), sep="\n")
