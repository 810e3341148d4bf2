"""`motherlode position`: look at a position, list its answers, play choices in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from motherlode.cli.options import Json

if TYPE_CHECKING:
    from rich.console import Console

    from motherlode.cli.terminal.words import Words
    from motherlode.rules.core.contract import Event
    from motherlode.rules.positions.position import Position

SPECTATOR = "spectator"


def position(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A position file; - reads standard input.")
    ],
    more: Annotated[
        list[str] | None,
        typer.Argument(metavar="[CHOICE]...", help="More choices to play after --play."),
    ] = None,
    options: Annotated[
        bool,
        typer.Option("--options", help="List every choice of the player whose decision it is."),
    ] = False,
    play: Annotated[
        list[str] | None,
        typer.Option("--play", metavar="CHOICE...", help="Play choices, one after another."),
    ] = None,
    view: Annotated[
        str,
        typer.Option("--view", metavar="SEAT", help="Show what one seat sees, or a `spectator`."),
    ] = "",
    events: Annotated[
        bool, typer.Option("--events", help="Show what the choices did, as data.")
    ] = False,
    json: Json = False,
) -> None:
    """Show a position and play choices in it.

    Without options, this shows the table with all its secrets. With --play, it shows what happened,
    then the table. With --view, it shows only what that seat can know.
    """
    from motherlode.cli.files import read_text
    from motherlode.cli.output import report
    from motherlode.rules.positions.position import read_position

    here = read_position(read_text(file))
    seat = seat_of(here, view) if view else None
    happened = played(here, ordered(play or [], more or []))
    if json:
        report(as_data(here, happened, seat))
    else:
        show(here, happened, seat, options, events)


def ordered(play: list[str], more: list[str]) -> list[str]:
    """The choices in their order: after one --play, or with a --play each."""
    from motherlode.cli.errors import BadCommand
    from motherlode.rules.core.reasons import because

    if more and not play:
        raise BadCommand(
            because(
                "play-stray",
                "unexpected {word}; choices go after --play",
                word=more[0],
            )
        )
    if more and len(play) > 1:
        raise BadCommand(
            because("play-mixed", "put all choices after one --play, or give each its own --play")
        )
    return play + more


def seat_of(here: Position, text: str) -> int:
    """A seat by name or number, or the spectator."""
    from motherlode.rules.core.views import SPECTATOR as NO_SEAT
    from motherlode.rules.notation.words import read_seat

    named = [name.casefold() for name in here.names]
    if text.casefold() == SPECTATOR and SPECTATOR not in named:
        return int(NO_SEAT)
    return read_seat(here.names, text)


def played(here: Position, choices: list[str]) -> list[Event]:
    """Play choices one after the other; what happened. A bad one is refused by its number."""
    from motherlode.cli.errors import BadCommand
    from motherlode.rules.core.engine import apply
    from motherlode.rules.core.errors import MotherlodeError
    from motherlode.rules.core.reasons import because
    from motherlode.rules.notation.choice_reader import read_choice

    here.state.listening = True
    for number, text in enumerate(choices, 1):
        try:
            apply(here.state, read_choice(here.state, here.names, text))
        except MotherlodeError as error:
            why = because(
                "choice-number", "choice {number}: {why}", number=number, why=error.reason
            )
            raise BadCommand(why if len(choices) > 1 else error.reason) from error
    return list(here.state.take_events())


def as_data(here: Position, happened: list[Event], seat: int | None) -> dict[str, object]:
    """The position after the choices, for a report: all of it, or what a seat may know."""
    from motherlode.rules.core.engine import asked_seat
    from motherlode.rules.core.views import prompt, view
    from motherlode.rules.notation.data import event_data, prompt_data, view_data

    state, names = here.state, here.names
    rules = state.rules
    asked = int(asked_seat(state))
    question = prompt_data(rules, names, prompt(state, asked if seat is None else seat))
    data: dict[str, object] = {
        "asked": question["asked"],
        "kind": question["kind"],
        "options": question["choices"],
        "about": question.get("about"),
        "cells": question.get("cells", []),
        "events": [event_data(rules, names, shown(event, seat)) for event in happened],
        "view": None if seat is None else view_data(view(state, seat), names),
        "over": bool(state.over),
        "round": int(state.round),
        "outcomes": list(state.outcomes),
    }
    return data | secrets_of(here) if seat is None else data


def secrets_of(here: Position) -> dict[str, object]:
    """What tells everything about a position, for a report."""
    from motherlode.rules.core.gold import scores
    from motherlode.rules.notation.digest import state_digest

    gold = {here.names[seat]: int(score) for seat, score in enumerate(scores(here.state))}
    return {"position": text_of(here), "scores": gold, "digest": state_digest(here.state)}


def shown(event: Event, seat: int | None) -> Event:
    """An event as a seat sees it, or whole."""
    return event if seat is None else event.seen_by(seat)


def text_of(here: Position) -> str | None:
    """The position written down, if that is possible: not in the middle of a payment."""
    from motherlode.rules.core.errors import MotherlodeError
    from motherlode.rules.positions.position import write_position

    try:
        return write_position(here.state, here.names, here.seed)
    except MotherlodeError:
        return None


def show(
    here: Position, happened: list[Event], seat: int | None, options: bool, events: bool
) -> None:
    """Print what was asked for; by default the whole table."""
    from json import dumps

    from motherlode.cli.output import console
    from motherlode.cli.terminal.words import Words
    from motherlode.locale import texts
    from motherlode.rules.notation.data import event_data

    words = Words(texts(), here.state.rules, here.names)
    out = console()
    for event in happened:
        fact = shown(event, seat)
        out.print(dumps(event_data(words.rules, here.names, fact)) if events else words.event(fact))
    if seat is not None:
        show_view(out, words, here, seat)
    elif not options and not events:
        show_table(out, words, here)
    if options:
        show_options(out, words, here, seat)


def show_view(out: Console, words: Words, here: Position, seat: int) -> None:
    """The table as a seat sees it, or a spectator."""
    from motherlode.cli.terminal import table
    from motherlode.rules.core.views import prompt, view

    seen = view(here.state, seat)
    out.print(table.header(words, seen, out.width))
    out.print(table.maze(seen, out.width))
    out.print(table.legend(words, seen, is_low=False), style="dim")
    if standing := table.figures_line(words, seen):
        out.print(standing)
    out.print("", table.players(words, seen), "", sep="\n")
    if len(seen.hand):
        cards = [int(card) for card in seen.hand]
        out.print(table.hand(words.rules, cards, [""] * len(cards), out.width))
    out.print(asked_line(words, here, prompt(here.state, seat).kind))


def show_table(out: Console, words: Words, here: Position) -> None:
    """The table with all its secrets: whoever wrote the position knows them."""
    from motherlode.cli.output import new_table
    from motherlode.cli.terminal import table
    from motherlode.rules.core.engine import asked_seat
    from motherlode.rules.core.views import SPECTATOR as NO_SEAT
    from motherlode.rules.core.views import prompt, view

    state, rules = here.state, here.state.rules
    seen = view(state, NO_SEAT)
    for place, goal in enumerate(state.goals):
        seen.goals[place] = goal
    roles = {seat: int(role) for seat, role in enumerate(state.roles)}
    out.print(table.header(words, seen, out.width))
    out.print(table.maze(seen, out.width))
    out.print(table.legend(words, seen, is_low=False), style="dim")
    if standing := table.figures_line(words, seen):
        out.print(standing)
    out.print("", table.players(words, seen, roles), "", sep="\n")
    hands = new_table((words.text("label-players"), "left"), (words.text("label-hand"), "left"))
    for seat, name in enumerate(here.names):
        hands.add_row(name, " ".join(rules.names[card] for card in state.hand(seat)) or "–")
    out.print(hands, "", sep="\n")
    out.print(asked_line(words, here, prompt(state, asked_seat(state)).kind))


def asked_line(words: Words, here: Position, kind: str) -> str:
    """Who is asked, and what; which card was announced, and which places it is about."""
    from motherlode.rules.core.engine import asked_seat
    from motherlode.rules.core.views import SPECTATOR as NO_SEAT
    from motherlode.rules.core.views import prompt
    from motherlode.rules.notation.data import prompt_data

    if here.state.over:
        return words.text("game-over")
    question = words.question(kind, here.state.top())
    line = words.text("asked", seat=here.names[asked_seat(here.state)], question=question)
    told = prompt_data(here.state.rules, here.names, prompt(here.state, NO_SEAT))
    cells = told.get("cells")
    about = told.get("about") or (" ".join(cells) if isinstance(cells, list) else "")
    return f"{line}\n{words.text('about', choice=str(about))}" if about else line


def show_options(out: Console, words: Words, here: Position, seat: int | None) -> None:
    """Every answer of whoever is asked, in the notation; a seat is told of its own only."""
    from motherlode.rules.core.engine import asked_seat
    from motherlode.rules.core.views import prompt
    from motherlode.rules.notation.choice_writer import choice_text

    asked = int(asked_seat(here.state))
    if here.state.over:
        out.print(words.text("game-over"))
        return
    name = here.names[asked]
    if seat is not None and seat != asked:
        out.print(words.text("position-not-asked", seat=name))
        return
    choices = [int(choice) for choice in prompt(here.state, asked).choices]
    out.print(words.text("position-options", count=len(choices), seat=name))
    for choice in choices:
        out.print(choice_text(words.rules, here.names, choice))
