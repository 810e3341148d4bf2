"""`motherlode play`: a game against bots in the terminal."""

from __future__ import annotations

from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Annotated

import typer

from motherlode.cli.options import Bots, Edition, First, Force, Game, Modules, Players, Seed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from signal import Handlers

    from motherlode.cli.terminal.session import Session

MOST_SEATS = 12
ENDING = ("SIGTERM", "SIGHUP")  # how a system ends a program
SIGNALLED = 128  # what a shell adds to the number of a signal that ended a program


def play(
    players: Players = None,
    rules: Game = "base",
    edition: Edition = "",
    modules: Modules = "",
    bots: Bots = "greedy",
    seed: Seed = None,
    name: Annotated[str, typer.Option(metavar="NAME", help="Your name at the table.")] = "",
    seat: Annotated[int, typer.Option(min=1, metavar="N", help="Your seat at the table.")] = 1,
    first: First = "",
    record: Annotated[
        str, typer.Option(metavar="FILE", help="Save the game record to a file.")
    ] = "",
    force: Force = False,
    mute: Annotated[bool, typer.Option("--mute", help="Let bots play without a word.")] = False,
) -> None:
    """Play against bots in the terminal."""
    import sys

    from motherlode.bots import make_bot
    from motherlode.cli.errors import BadCommand
    from motherlode.cli.files import check_writable
    from motherlode.cli.output import console, stays_printable, table_line
    from motherlode.cli.selection import (
        bot_names,
        drawn_seed,
        first_seat,
        make_selection,
    )
    from motherlode.cli.terminal.screen import Screen
    from motherlode.cli.terminal.session import Session
    from motherlode.cli.terminal.voices import give_voices
    from motherlode.cli.terminal.words import Words
    from motherlode.locale import texts
    from motherlode.rules.core.engine import new_game
    from motherlode.rules.core.playout import bot_seed
    from motherlode.rules.core.reasons import because
    from motherlode.rules.modules import CATALOGUE
    from motherlode.rules.records.recorder import Recorder

    selection = make_selection(rules, modules, edition, players)
    bound = CATALOGUE.rules(selection)
    count = int(bound.players)
    if seat > count:
        raise BadCommand(
            because(
                "seat-range", "--seat must be from 1 to {count}, the number of players", count=count
            )
        )
    others = [other for other in range(count) if other != seat - 1]
    seats = dict(zip(others, map(make_bot, bot_names(bots, len(others)))))
    names = seat_names(name, seat - 1, count)
    number = drawn_seed(seed)
    begins = first_seat(names, first)
    recorder = Recorder(selection, names, number, begins)
    if record:
        check_writable(record, force)
    if not mute:
        give_voices(seats, names)
    for other, bot in seats.items():
        bot.sit_down(other, bot_seed(number, other))
    stays_printable(sys.stdin)
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  lets a person edit and repeat lines
    screen = Screen(console(), Words(texts(), bound, names, seat - 1))
    screen.say(screen.words.text("welcome"))
    screen.say(table_line(screen.words.texts, bound))
    screen.show_intro()
    state = new_game(bound, number, begins, listening=True, rests=True)
    hold(Session(state, seat - 1, seats, recorder, screen, mute), record)


def seat_names(name: str, seat: int, count: int) -> list[str]:
    """The person's name among the usual ones of the bots."""
    from motherlode.rules.notation.words import check_names, default_names

    if not name:
        names = list(default_names(count))
    else:
        name = " ".join(name.split())
        usual = default_names(MOST_SEATS)
        others = [other for other in usual if other.casefold() != name.casefold()]
        names = [*others[:seat], name, *others[seat : count - 1]]
    check_names(names)
    return names


class Stopped(BaseException):
    """The system asks the program to end: the terminal is gone, or somebody wants it to stop."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def hold(session: Session, record: str) -> None:
    """Play, keep the record if it is wanted, and say goodbye, whatever ends the game."""
    from motherlode.cli.errors import INTERRUPTED
    from motherlode.cli.terminal.session import Leave

    code = 0
    with hearing(ENDING, stop):
        try:
            session.play()
            if not record:
                offer_record(session)
        except Leave:
            pass
        except KeyboardInterrupt:
            code = INTERRUPTED
        except Stopped as told:
            code = SIGNALLED + told.number
        except Exception:
            if record:
                save(session, record)  # so that the mistake can be looked into
            raise
    take_leave(session, record, code)
    if code:
        raise typer.Exit(code)


def stop(number: int, _: object) -> None:
    """The system asks the program to end."""
    raise Stopped(number)


@contextmanager
def hearing(
    names: Sequence[str], handler: Callable[[int, object], None] | Handlers
) -> Iterator[None]:
    """Within this block these signals are handled this way, if the system has them."""
    import signal
    import threading

    before = {}
    if threading.current_thread() is threading.main_thread():
        for number in [getattr(signal, name) for name in names if hasattr(signal, name)]:
            before[number] = signal.signal(number, handler)
    try:
        yield
    finally:
        for number, handled in before.items():
            signal.signal(number, handled)


def take_leave(session: Session, record: str, code: int) -> None:
    """Keep the record and say goodbye; after an interrupt whoever listened may be gone."""
    if not code:
        keep(session, record)
        return
    from signal import SIG_IGN

    with hearing(("SIGINT", *ENDING), SIG_IGN), suppress(OSError):
        with suppress(OSError):
            print(flush=True)  # the prompt's line ends here
        keep(session, record)


def keep(session: Session, record: str) -> None:
    """Write the record, if one is wanted, tell the seed now that it gives nothing away; goodbye."""
    if record:
        save(session, record)
    session.screen.say(session.words.text("seed-was", seed=str(session.recorder.record.seed)))
    session.screen.say(session.words.text("goodbye"))


def offer_record(session: Session) -> None:
    """Ask whether to keep the finished game, then for a file, until one can be written."""
    from motherlode.cli.errors import BadCommand, sentence
    from motherlode.cli.files import check_writable
    from motherlode.rules.core.reasons import because

    if not session.agrees(session.words.text("save-record")):
        return
    while True:
        name = session.read(session.words.text("save-record-file"))
        if not name:
            return
        try:
            check_writable(name)
            save(session, name)
            return
        except BadCommand as error:
            if error.reason.code == "file-exists":
                error = BadCommand(
                    because("file-taken", "{file} already exists; choose another name", file=name)
                )
            told = sentence(error, session.words.texts)
            session.screen.say(session.words.text("refused", reason=told))


def save(session: Session, name: str) -> None:
    """Write the record of what was played."""
    from motherlode.cli.files import write_text

    write_text(name, session.recorder.text())
    session.screen.console.print(session.words.text("record-saved", file=name), soft_wrap=True)
