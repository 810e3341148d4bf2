"""Commands at a table: each is carried out once and acknowledged when it is safe, or refused."""

from __future__ import annotations

from typing import Final

from motherlode.store.log import StoreError, Unreadable
from motherlode.tables.game.why_not import why_asked
from motherlode.tables.live import limits
from motherlode.tables.live.connected.audience import NO_SEAT
from motherlode.tables.live.connected.link import Link
from motherlode.tables.live.connected.telling import SHUT
from motherlode.tables.live.lessons import first_accepted
from motherlode.tables.live.limits import Rations
from motherlode.tables.live.orders import chosen, lines_for, running_game
from motherlode.tables.live.standing import Change
from motherlode.tables.live.storage.journal import CANNOT_WRITE
from motherlode.tables.live.storage.scribe import Scribe
from motherlode.tables.live.workers.shouts import Shouts
from motherlode.tables.outside import Outside
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.requests import (
    Answer,
    AskWhy,
    Back,
    Claim,
    Command,
    LessonAgain,
    LessonOn,
    React,
    Say,
)

AGAIN: Final = 10.0  # in orders: a lesson that begins again puts another whole position in the log


class Commands:
    """What connections order, in its turn."""

    def __init__(self, scribe: Scribe, shouts: Shouts, outside: Outside) -> None:
        self.scribe = scribe
        self.standing = scribe.standing
        self.waiting = scribe.waiting
        self.audience = scribe.audience
        self.shouts = shouts
        self.outside = outside
        self._talk = Rations(*limits.TALK, outside.time)
        self._reactions = Rations(*limits.REACTIONS, outside.time)
        self._orders = Rations(*limits.ORDERS, outside.time)
        self._paid: Command | None = None  # the last one that was taken from somebody's ration
        self._reacted: dict[str, str] = {}  # the last command of each seat that left no line

    async def obey(self, link: Link, command: Command) -> bool:
        """Carry out a command, or say why not; whether it was carried out."""
        try:
            await self.scribe.catch_up()
            await self.scribe.again_if_taken(lambda: self.carry_out(link, command))
        except TableRefusal as refusal:
            self.audience.refuse(link, command.id, refusal.code, refusal.reason)
        except StoreError as error:
            if isinstance(error, Unreadable):  # other failures are told once, not at every command
                self._log(error, "table %s")
            self.audience.refuse(link, command.id, "storage", CANNOT_WRITE)
        except Exception as error:
            self._log(error, "table %s could not carry out %s", type(command).__name__)
            self.audience.refuse(link, command.id, "failed", "something went wrong on the server")
        else:
            return True
        return False

    def _log(self, error: Exception, what: str, *names: str) -> None:
        outside = self.outside
        outside.repeated_faults.log(outside.time.now(), error, what, self.standing.code, *names)

    async def carry_out(self, link: Link, command: Command) -> None:
        """Write it down and acknowledge it; one that was carried out before is only acknowledged.

        TableTaken if another worker was faster.
        """
        if link.seat is None:
            raise TableRefusal("watching", "you’re watching; take a seat to join in")
        if link not in self.audience.links:
            raise TableRefusal("no_seat", NO_SEAT)
        if self.scribe.journal.is_closed:
            raise TableRefusal("shut", SHUT)
        if (whose := self.standing.commands.get(command.id)) is not None:
            if whose not in (link.key, ""):
                raise TableRefusal("repeated", "another command has the same id")
            self.audience.done(link, command.id)
            return
        seat = await self.scribe.note_return(link)
        if isinstance(command, React):
            self._pull_face(link, seat, command)
        else:
            self._pay(link, command)
            if not isinstance(command, Back):
                await self.scribe.write(self.made(seat, command), command.id)
        self.audience.done(link, command.id)

    def made(self, seat: int, command: Command) -> list[Change]:
        """What is written down for a command; an answer in a window is sealed."""
        window = self.waiting.window
        if isinstance(command, Answer) and window is not None:
            if self.standing.settings.shared and seat != self.waiting.holder():
                raise TableRefusal("not_asked", "it isn’t your turn to decide")
            choice = chosen(self.standing, seat, command)
            return [window.seal(seat, choice, self.waiting.may_be_early())]
        if isinstance(command, LessonOn) and window is not None:
            return [window.seal(seat, first_accepted(self.standing, seat), is_early=True)]
        return lines_for(self.standing, seat, command, self.outside)

    def explain(self, link: Link, asked: AskWhy) -> None:
        """Why a seat can't do what it would: told to whoever asks, and written down nowhere."""
        try:
            game = running_game(self.standing)
            if link.covered or game.in_window or link.seat != game.asked:
                raise TableRefusal("not_asked", "it isn’t your turn to decide")
            self.audience.because(link, asked.id, why_asked(game.state, asked))
        except TableRefusal as refusal:
            self.audience.refuse(link, asked.id, refusal.code, refusal.reason)

    def _pay(self, link: Link, command: Command) -> None:
        """Take a command from somebody's ration; only once, however often it has to be tried."""
        if self._paid is command:
            return
        if isinstance(command, Say | Claim):
            self._talk.take(link.key)
        elif not isinstance(command, Answer | Back):
            self._orders.take(link.key, AGAIN if isinstance(command, LessonAgain) else 1.0)
        self._paid = command

    def _pull_face(self, link: Link, seat: int, command: React) -> None:
        """Told to everybody, and written down nowhere."""
        if self._reacted.get(link.key) == command.id:
            return
        if not self.standing.settings.chat:
            raise TableRefusal("no_chat", "chat is off at this table")
        self._reactions.take(link.key)
        self._reacted[link.key] = command.id
        self.shouts.react(seat, command.reaction)
