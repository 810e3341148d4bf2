"""A program's seat: what it was told last, and what it can do there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing, asynccontextmanager, suppress
from typing import Any, Final

from msgspec import DecodeError

from motherlode.outside import chance
from motherlode.programs.answers import CALL, read_answer, read_claim
from motherlode.programs.happenings import event_line, history_lines, talk_line
from motherlode.programs.house import House, HungUp, Line, NoSeat, Ticket
from motherlode.programs.told import TOLD, Table, Told
from motherlode.tables.wire.messages import Intermission, Talk
from motherlode.tables.wire.sights import PromptInfo, RulesInfo, SeatView

PATIENCE: Final = 30.0  # seconds till a command must have been carried out
PASSING: Final = ("asleep", "storage", "silent")  # goodbyes after which one may come back
PAUSE: Final = 1.0  # seconds before that


class Seat:
    """One seat, over a line that is opened again when it breaks."""

    def __init__(self, house: House, ticket: Ticket) -> None:
        self.house = house
        self.ticket = ticket
        self.you: int | None = None
        self.table: Table | None = None
        self.rules: RulesInfo | None = None
        self.view: SeatView | None = None
        self.prompt: PromptInfo | None = None
        self.intermission: Intermission | None = None
        self.lines: list[str] = []  # all that happened in this game
        self.looked = 0  # lines that there were at the last look
        self.shown = 0  # the first of those that it told
        self.is_over = False
        self.gone = ""  # why there is no seat any more
        self._line: Line | None = None
        self._waiting: dict[str, tuple[str, asyncio.Future[Told]]] = {}  # commands, by their ids
        self._news = asyncio.Event()
        self._must_pause = False  # before another line is opened

    # -- the line --------------------------------------------------------------------------------

    async def attend(self) -> None:
        """Hear what is told, over one line after another, till the seat is gone."""
        try:
            await self._attend()
        except Exception as error:  # the server turns it away, or says what nobody understands
            self.gone = f"the line to the table is lost ({type(error).__name__})"
        finally:
            self._news.set()
            for _, answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(NoSeat(self.gone or "you no longer sit there"))

    async def _attend(self) -> None:
        async with aclosing(self.house.lines(self.ticket.code)) as lines:
            async for line in lines:
                with suppress(HungUp):
                    await line.send(json.dumps({"type": "hello", "token": self.ticket.token}))
                    while not self.gone:
                        await self._hear(line, await line.receive())
                self._line = None
                if self.gone:
                    return
                if self._must_pause:
                    self._must_pause = False
                    await asyncio.sleep(PAUSE)

    async def _hear(self, line: Line, text: str) -> None:
        try:
            told = TOLD.decode(text)
        except DecodeError:  # of a kind that this version doesn't know
            return
        self._take(told)
        if told.type == "welcome" and self._line is None:
            self._line = line
            for command, _ in list(self._waiting.values()):
                await line.send(command)
        self._news.set()

    def _take(self, told: Told) -> None:
        """Remember what is told."""
        if told.type in ("done", "refused"):
            _, answer = self._waiting.pop(told.id, ("", None))
            if answer is not None and not answer.done():
                answer.set_result(told)
        elif told.type == "goodbye" and told.code in PASSING:
            self._must_pause = True
        elif told.type == "goodbye":
            self.gone = told.reason
        elif told.type == "talk":
            self.lines.append(talk_line(_talk(told), self.names))
        if told.table is not None:
            self.table, self.you = told.table, told.you
        if told.type == "welcome":
            self.rules = told.rules
            last = self.lines[self.looked - 1] if self.looked else None
            self.lines = history_lines(told.history, self.names)
            self.looked = self.shown = _after_last(self.lines, last)
        if told.type in ("welcome", "update"):
            self.view, self.prompt, self.intermission = told.view, told.prompt, told.intermission
            self.is_over = told.ending is not None
            self.lines += filter(None, map(event_line, told.events))

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        return [] if self.table is None else [seat.name for seat in self.table.seats]

    @property
    def programs(self) -> dict[int, str]:
        """What kind of player sits where, but for people."""
        seats = () if self.table is None else self.table.seats
        kinds = ("program" if one.program else "bot" * (one.kind == "bot") for one in seats)
        return {number: kind for number, kind in enumerate(kinds) if kind}

    async def wait(self, true: Callable[[], object], seconds: float) -> bool:
        """Wait until something is so, at most so long; whether it is."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not (true() or self.gone):
                    self._news.clear()
                    await self._news.wait()
        return bool(true())

    def news(self, most: int) -> tuple[list[str], int]:
        """The lines since the last look, the last of many, and how many of them come before."""
        before, last = self.looked, len(self.lines)
        self.looked, self.shown = last, max(before, last - most)
        return self.lines[self.shown :], self.shown - before

    def log(self, most: int) -> tuple[list[str], int]:
        """A page back: the lines before those that were told last, and how many come before.

        If there are new ones, and after the first page, it begins with the last.
        """
        is_new = self.looked < len(self.lines)
        last = len(self.lines) if is_new or not self.shown else self.shown
        self.looked, self.shown = len(self.lines), max(last - most, 0)
        return self.lines[self.shown : last], self.shown

    # -- what can be done ------------------------------------------------------------------------

    async def order(self, kind: str, **fields: Any) -> Told:
        """Give a command, once, over however many lines; what became of it."""
        if self.gone:
            raise NoSeat(self.gone)
        name = chance.digits(16)
        text = json.dumps({"type": kind, "id": name, **fields})
        answer: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self._waiting[name] = text, answer
        try:
            if self._line is not None:
                with suppress(HungUp):
                    await self._line.send(text)
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError as error:
            raise NoSeat("the table doesn’t answer") from error
        finally:
            self._waiting.pop(name, None)

    async def answer(self, text: str) -> tuple[str, Told]:
        """Answer what is asked, by number or in the notation; the answer's text, and what came."""
        if text.strip().casefold() == CALL:
            return CALL, await self.order("call")
        if self.prompt is None:
            raise NoSeat("you aren’t asked anything right now; look again")
        index = read_answer(self.prompt.options, text)
        sequence, chosen = self.prompt.sequence, self.prompt.options[index].text
        return chosen, await self.order("answer", sequence=sequence, index=index)

    async def claim(self, text: str) -> Told:
        """Claim something, in the notation of claims."""
        return await self.order("claim", **read_claim(self.names, text))

    async def say(self, text: str) -> Told:
        """Say something to everyone."""
        return await self.order("say", text=text)

    @property
    def is_awaited(self) -> bool:
        """Whether the next round waits for this seat."""
        return self.intermission is not None and self.you not in self.intermission.ready

    @property
    def has_news(self) -> bool:
        """Whether there is something to do, or the game is over."""
        return self.prompt is not None or self.is_over or self.is_awaited


def _after_last(lines: list[str], last: str | None) -> int:
    """Where what follows a line begins; at the beginning if it isn't there."""
    backwards = range(len(lines), 0, -1)
    return next((place for place in backwards if lines[place - 1] == last), 0)


def _talk(told: Told) -> Talk:
    return Talk(
        told.sequence,
        told.seat,
        told.text,
        told.claim,
        told.cell,
        told.about,
        told.tool,
        told.line,
    )


@asynccontextmanager
async def seated(house: House, ticket: Ticket) -> AsyncIterator[Seat]:
    """A seat that listens, for as long as it is needed."""
    seat = Seat(house, ticket)
    task = asyncio.create_task(seat.attend(), name="seat")
    try:
        if not await seat.wait(lambda: seat.table is not None, PATIENCE):
            raise NoSeat(seat.gone or "the table doesn’t answer")
        yield seat
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
