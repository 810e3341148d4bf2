"""`motherlode replay`: step through a record, or check that it came out as it says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from motherlode.cli.options import Json

if TYPE_CHECKING:
    from rich.console import Console

    from motherlode.cli.terminal.words import Words
    from motherlode.rules.core.contract import Event
    from motherlode.rules.core.views import View
    from motherlode.rules.records.record import Record
    from motherlode.rules.records.replay import Replay


def replay(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A game record; - reads standard input.")
    ],
    check: Annotated[
        bool, typer.Option("--check", help="Check that the game came out as recorded.")
    ] = False,
    start: Annotated[
        int, typer.Option("--from", min=1, metavar="N", help="Start at choice N.")
    ] = 1,
    json: Json = False,
) -> None:
    """Step through a game record, or check it.

    Press Enter for the next choice or q to quit. Outside a terminal, everything is shown at once.
    An incomplete record is shown as far as it goes, but --check refuses it.
    """
    import sys

    from motherlode.cli.errors import BadCommand
    from motherlode.cli.files import read_text
    from motherlode.cli.output import report
    from motherlode.locale import texts
    from motherlode.rules.core.reasons import because
    from motherlode.rules.records.replay import check as check_record
    from motherlode.rules.records.text import read_record

    record = read_record(read_text(file), may_be_cut=not check)
    if record.result is None:
        print(texts().text("replay-cut"), file=sys.stderr)
    if start > max(1, len(record.choices)):
        raise BadCommand(
            because(
                "replay-from",
                "the game record has no choice {start}; the last one is {count}",
                start=start,
                count=len(record.choices),
            )
        )
    if check:
        check_record(record)
        checked(record, json)
    elif json:
        report(as_data(record, start))
    else:
        step_through(record, start, is_asked=file != "-")


def checked(record: Record, json: bool) -> None:
    """Say that a record is sound."""
    from motherlode.cli.output import console, report
    from motherlode.locale import texts

    result = record.result
    if json:
        data: dict[str, object] = {"ok": True, **described(record)}
        report(data)
    else:
        ending = "over" if result is not None and result.scores is not None else "broken"
        line = texts().text("replay-checked", choices=len(record.choices), ending=ending)
        console().print(line)
        for told in shuffle_lines(record):
            console().print(told)


def shuffle_lines(record: Record) -> list[str]:
    """Whose bits the cards were shuffled with, once all of it has been checked."""
    from motherlode.locale import texts

    shuffle, words = record.shuffle, texts()
    if shuffle is None:
        return []
    lines = [words.text("shuffle-fair" if any(shuffle.bits) else "shuffle-alone")]
    for name, hashed, bits in zip(record.players, shuffle.hashes, shuffle.bits):
        if hashed:
            kept = words.text("shuffle-bits-kept", name=name)
            lines.append(words.text("shuffle-bits", name=name, bits=bits) if bits else kept)
    return lines


def described(record: Record) -> dict[str, object]:
    """What a record is about, for a report."""
    result = record.result
    return {
        "rules": record.rules,
        "edition": record.edition,
        "modules": record.modules,
        "players": list(record.players),
        "seed": record.seed,
        "shuffle": None if record.shuffle is None else record.shuffle._asdict(),
        "choices": len(record.choices),
        "over": result is not None and result.scores is not None,
        "scores": result.scores if result is not None else None,
        "winners": result.winners if result is not None else None,
        "digest": result.digest if result is not None else None,
    }


def as_data(record: Record, start: int) -> dict[str, object]:
    """Every step with what happened, for a report."""
    from motherlode.rules.notation.data import event_data
    from motherlode.rules.records.replay import replay as played_again

    game = played_again(record)

    def facts(events: list[Event]) -> list[dict[str, object]]:
        return [event_data(game.rules, record.players, event) for event in events]

    opening = facts(game.opening)
    steps = [
        {"n": number, "seat": seat, "choice": text, "events": facts(events)}
        for number, (seat, text, events) in enumerate(game, 1)
        if number >= start
    ]
    return {**described(record), "opening": opening, "steps": steps}


def step_through(record: Record, start: int, is_asked: bool) -> None:
    """Show the game choice by choice, as somebody who knows everything sees it."""
    import sys

    from motherlode.cli.output import console, table_line
    from motherlode.cli.terminal.table import maze
    from motherlode.cli.terminal.words import Words
    from motherlode.locale import texts
    from motherlode.rules.records.replay import replay as played_again

    game = played_again(record, rests=True)
    words = Words(texts(), game.rules, record.players)
    out = console()
    is_asked = is_asked and sys.stdin.isatty() and sys.stdout.isatty()
    out.print(table_line(words.texts, game.rules, record.seed))
    tell(out, words, game.opening)
    for number, (seat, text, events) in enumerate(game, 1):
        if number < start:
            continue
        out.print()
        line = words.text(
            "replay-step", number=number, count=len(record.choices), seat=seat, choice=text
        )
        out.print(line, style="bold")
        tell(out, words, events)
        out.print(maze(known_view(game), out.width))
        if game.state.resting:
            tell(out, words, game.go_on())
        if is_asked and number < len(record.choices) and not wants_more(words):
            return


def tell(out: Console, words: Words, events: list[Event]) -> None:
    """Print what happened."""
    for event in events:
        out.print(f"· {words.event(event)}")


def known_view(game: Replay) -> View:
    """The table as it is now, all goals known."""
    from motherlode.rules.core.views import SPECTATOR, view

    seen = view(game.state, SPECTATOR)
    for place, goal in enumerate(game.state.goals):
        seen.goals[place] = goal
    return seen


def wants_more(words: Words) -> bool:
    """Wait for the person; False if that was enough."""
    try:
        line = input(words.text("replay-next") + " ")
    except EOFError:
        print()
        return False
    return line.strip().lower() not in ("q", "quit", "exit")
