"""`motherlode play`: a game against bots in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from motherlode.cli.options import Bots, Edition, Game, Modules, Players, Seed

if TYPE_CHECKING:
    from motherlode.cli.session import Session

MOST_SEATS = 12


def play(
    players: Players = None,
    rules: Game = "base",
    edition: Edition = "",
    modules: Modules = "",
    bots: Bots = "greedy",
    seed: Seed = None,
    name: Annotated[str, typer.Option(metavar="NAME", help="Your name at the table.")] = "",
    seat: Annotated[int, typer.Option(min=1, metavar="N", help="Your place at the table.")] = 1,
    record: Annotated[str, typer.Option(metavar="FILE", help="Write the game's record.")] = "",
) -> None:
    """Play a game against bots in the terminal."""
    import sys
    from contextlib import suppress

    from motherlode.bots import make_bot
    from motherlode.cli.errors import BadCommand
    from motherlode.cli.files import check_writable
    from motherlode.cli.output import console, stays_printable, table_line
    from motherlode.cli.screen import Screen
    from motherlode.cli.selection import bot_names, bot_seed, drawn_seed, make_selection
    from motherlode.cli.session import Session
    from motherlode.cli.words import Words
    from motherlode.locale import texts
    from motherlode.rules.engine import new_game
    from motherlode.rules.modules import CATALOGUE
    from motherlode.rules.records import Recorder

    selection = make_selection(rules, modules, edition, players)
    bound = CATALOGUE.rules(selection)
    count = int(bound.players)
    if seat > count:
        raise BadCommand(f"--seat must be from 1 to {count}, the number of players")
    others = [other for other in range(count) if other != seat - 1]
    seats = dict(zip(others, map(make_bot, bot_names(bots, len(others)))))
    names = seat_names(name, seat - 1, count)
    number = drawn_seed(seed)
    recorder = Recorder(selection, names, number)
    if record:
        check_writable(record)
    for other, bot in seats.items():
        bot.sit_down(other, bot_seed(number, other))
    stays_printable(sys.stdin)
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  lets a person edit and repeat lines
    screen = Screen(console(), Words(texts(), bound, names))
    screen.say(screen.words.text("welcome"))
    screen.say(table_line(screen.words.texts, bound, number))
    state = new_game(bound, number, listening=True)
    hold(Session(state, seat - 1, seats, recorder, screen), record)


def seat_names(name: str, seat: int, count: int) -> list[str]:
    """The person's name among the usual ones of the bots."""
    from motherlode.rules.notation import check_names, default_names

    if not name:
        names = list(default_names(count))
    else:
        name = " ".join(name.split())
        usual = default_names(MOST_SEATS)
        others = [other for other in usual if other.casefold() != name.casefold()]
        names = [*others[:seat], name, *others[seat : count - 1]]
    check_names(names)
    return names


def hold(session: Session, record: str) -> None:
    """Play, keep the record if it is wanted, and say goodbye."""
    from motherlode.cli.session import Leave

    words = session.words
    try:
        session.play()
        if not record:
            offer_record(session)
    except Leave:
        pass
    if record:
        save(session, record)
    session.screen.say(words.text("goodbye"))


def offer_record(session: Session) -> None:
    """Ask for a file to keep the finished game in, until one can be written."""
    from motherlode.cli.errors import BadCommand, sentence

    while True:
        name = session.read(session.words.text("save-record"))
        if not name:
            return
        try:
            save(session, name)
            return
        except BadCommand as error:
            session.screen.say(session.words.text("refused", reason=sentence(error)))


def save(session: Session, name: str) -> None:
    """Write the record of the game so far."""
    from motherlode.cli.files import write_text

    write_text(name, session.recorder.text(session.state))
    session.screen.console.print(session.words.text("record-saved", file=name), soft_wrap=True)
