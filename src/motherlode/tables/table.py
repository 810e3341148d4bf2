"""A live table: one task that takes orders one by one, writes them down, then tells everybody."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec

from motherlode.rules.contract import Event
from motherlode.store.log import Line, Store, StoreError, TableTaken
from motherlode.tables import entries
from motherlode.tables.entries import Began, BrokenOff, Chose, Entry
from motherlode.tables.errors import TableRefusal
from motherlode.tables.game import Game
from motherlode.tables.link import Link
from motherlode.tables.messages import (
    Answer,
    Back,
    Clock,
    Command,
    Done,
    Goodbye,
    Hello,
    Lobby,
    Message,
    Ping,
    Pong,
    PromptInfo,
    Refused,
    Request,
    Sync,
    TableInfo,
    Update,
    Welcome,
)
from motherlode.tables.orders import chosen, lines_for, sit_down
from motherlode.tables.pacing import IDLE, READING, THINKING
from motherlode.tables.seating import Seat, key_of, new_token, seat_of
from motherlode.tables.standing import Standing

Result = TypeVar("Result")
Work = Callable[[], Awaitable[None]]
LOGGER = logging.getLogger("motherlode.tables")
ENCODER = msgspec.json.Encoder()


@dataclass
class Window:
    """Everybody is asked at the same time: what they have answered so far."""

    asked_at: int
    opened: float
    choices: dict[int, int] = field(default_factory=dict)
    commands: dict[int, str] = field(default_factory=dict)


class Table:
    """One table. Everything that changes it goes through its mailbox."""

    def __init__(self, code: str, store: Store) -> None:
        self.code = code
        self.store = store
        self.standing = Standing(code)
        self.links: list[Link] = []
        self.window: Window | None = None
        self.asked_at = -1  # which question the present wait is for
        self.asked_since = 0.0
        self.idle_since = time.monotonic()
        self._mailbox: asyncio.Queue[Work] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    # -- from outside: each is done in its turn --------------------------------------------------

    def start(self) -> None:
        """Begin to take orders."""
        self._task = asyncio.create_task(self._run(), name=f"table {self.code}")

    async def stop(self) -> None:
        """Take no more orders and let everybody go."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for link in self.links:
            link.end()

    async def create(self, first: list[Entry]) -> None:
        """Write down a table that is new; TableTaken if its code is in use."""
        await self._commit(first)
        self.start()

    def restore(self, lines: list[Line]) -> None:
        """Build the table again from its log."""
        for line in lines:
            self.standing.take(entries.read(line.body), line.command)
        self.standing.events.clear()
        self.standing.said.clear()
        now = time.monotonic()
        for seat in self.standing.seats:
            seat.away_since = now
        self.start()

    async def take_seat(self, name: str) -> tuple[int, str]:
        """A person sits down; the seat and its token."""
        token = new_token()

        async def work() -> int:
            entry = sit_down(self.standing, name, token)
            await self._commit([entry])
            self._tell_lobby()
            return entry.seat

        return await self._ask(work), token

    async def enter(self, link: Link, hello: Hello) -> None:
        """A connection comes; it is told everything, or goodbye."""

        async def work() -> None:
            try:
                if hello.token is not None:
                    link.seat = seat_of(self.standing.seats, hello.token)
                    link.key = key_of(hello.token)
            except TableRefusal as refusal:
                self._say_goodbye(link, refusal.code, str(refusal))
                return
            self.links.append(link)
            self._count_links()
            if link.seat is not None:
                self.standing.seats[link.seat].replaced = False
            link.tell(self._welcome(link.seat))
            self._tell_lobby(but=link)

        await self._ask(work)

    async def leave(self, link: Link) -> None:
        """A connection has ended."""

        async def work() -> None:
            if link in self.links:
                self.links.remove(link)
                self._count_links()
                self._tell_lobby()

        await self._ask(work)

    async def hear(self, link: Link, request: Request) -> None:
        """A connection has said something; a second `hello` is taken as `sync`."""

        async def work() -> None:
            if isinstance(request, Ping):
                link.tell(ENCODER.encode(Pong(self.standing.sequence)))
            elif isinstance(request, Command):
                await self._obey(link, request)
            elif isinstance(request, Sync | Hello):
                link.tell(self._welcome(link.seat))

        await self._ask(work)

    async def info(self) -> TableInfo:
        """What everybody may know."""
        return self.standing.info(self._watchers())

    async def _ask(self, work: Callable[[], Awaitable[Result]]) -> Result:
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()

        async def task() -> None:
            try:
                result = await work()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)

        self._mailbox.put_nowait(task)
        return await done

    # -- the task --------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            due = self._due()
            wait = None if due is None else max(0.0, due - time.monotonic())
            work: Work | None = None
            try:
                async with asyncio.timeout(wait):
                    work = await self._mailbox.get()
            except TimeoutError:
                work = self._time_is_up
            try:
                await work()
            except StoreError:
                LOGGER.exception("table %s could not write", self.code)
                await asyncio.sleep(1.0)

    def _due(self) -> float | None:
        """When the table acts by itself; never while nobody is there."""
        game = self.standing.game
        if game is None or self.standing.phase != "playing" or not self._has_people():
            return None
        if self.asked_at != game.asked_at:
            self.asked_at = game.asked_at
            self.asked_since = time.monotonic()
            self.window = None
            if game.in_window:
                self.window = Window(game.asked_at, self.asked_since)
        if self.window is not None:
            return self.asked_since + self._window_time(game, self.window)
        seat = self.standing.seats[game.asked]
        if seat.is_played_by_bot:
            return self.asked_since + self._thinking_time(game)
        return self._patience(seat)

    def _thinking_time(self, game: Game) -> float:
        pace = self.standing.settings.pace
        reading = READING[pace] if game.new_round and self.standing.games else 0.0
        is_first = game.asked_at <= 1 or not game.recorder.record.entries
        return THINKING[pace] + (0.0 if is_first else reading)

    def _window_time(self, game: Game, window: Window) -> float:
        """The same for everybody; only one who plays alone against bots may shorten it."""
        people = [n for n, s in enumerate(self.standing.seats) if s.is_person and not s.replaced]
        if len(people) > 1:
            return float(self.standing.settings.window)
        if any(seat in game.prompts() and seat not in window.choices for seat in people):
            return float(max(self.standing.settings.window, 20))
        return THINKING[self.standing.settings.pace] / 2

    def _patience(self, seat: Seat) -> float | None:
        """How long a person is waited for."""
        ends = []
        if self.standing.settings.clock:
            ends.append(self.asked_since + self.standing.settings.clock)
        if not seat.links:
            ends.append(max(seat.away_since, self.asked_since) + self._grace(seat))
        elif sum(other.is_person for other in self.standing.seats) > 1:
            ends.append(self.asked_since + max(IDLE, self.standing.settings.clock))
        return min(ends) if ends else None

    def _grace(self, seat: Seat) -> float:
        """What is left of the time somebody may be away; at least a moment."""
        gone = max(0.0, self.asked_since - seat.away_since)
        return max(0.0, self.standing.settings.grace - gone)

    async def _time_is_up(self) -> None:
        game = self.standing.game
        if game is None or game.over:
            return
        if self.window is not None:
            await self._close_window(game, self.window)
            return
        number = game.asked
        seat = self.standing.seats[number]
        clock = self.standing.settings.clock
        if seat.is_played_by_bot or (
            clock and time.monotonic() >= self.asked_since + clock and seat.links
        ):
            await self._commit([Chose(number, game.bot_choice(number, seat.level))])
            self._tell_update()
            return
        seat.replaced = True
        self.asked_since = time.monotonic()
        self._tell_lobby()

    async def _close_window(self, game: Game, window: Window) -> None:
        """The time is over: the answers are carried out in the order of the seats."""
        self.window = None
        bots = {
            n: seat.level for n, seat in enumerate(self.standing.seats) if seat.is_played_by_bot
        }
        answers = game.window_answers(window.choices, bots)
        commands = [window.commands.get(seat) for seat, _ in answers]
        await self._commit([Chose(seat, text) for seat, text in answers], *commands)
        self._tell_update()

    # -- orders ----------------------------------------------------------------------------------

    async def _obey(self, link: Link, command: Command) -> None:
        try:
            await self._carry_out(link, command)
        except TableTaken:
            link.tell(ENCODER.encode(Done(self.standing.sequence, command.id)))
        except TableRefusal as refusal:
            self._refuse(link, command, refusal.code, str(refusal))
        except StoreError:
            LOGGER.exception("table %s could not write", self.code)
            self._refuse(
                link, command, "storage", "the server could not write this down; try again"
            )

    async def _carry_out(self, link: Link, command: Command) -> None:
        if link.seat is None:
            raise TableRefusal("watching", "you are watching; take a seat to join in")
        seat = self.standing.seats[link.seat]
        if command.id in self.standing.commands:
            link.tell(ENCODER.encode(Done(self.standing.sequence, command.id)))
            return
        if seat.replaced:
            seat.replaced = False
            self._tell_lobby()
        if isinstance(command, Back):
            link.tell(ENCODER.encode(Done(self.standing.sequence, command.id)))
            return
        if isinstance(command, Answer) and self.window is not None:
            self._react(link.seat, command)
        else:
            made = lines_for(self.standing, link.seat, command)
            await self._commit(made, command.id)
            self._tell(made)
        link.tell(ENCODER.encode(Done(self.standing.sequence, command.id)))

    def _react(self, seat: int, command: Answer) -> None:
        """An answer in a window is kept until its time is over."""
        if self.window is not None:
            self.window.choices[seat] = chosen(self.standing, seat, command)
            self.window.commands[seat] = command.id

    async def _commit(self, made: Sequence[Entry], *commands: str | None) -> None:
        """Write lines down, the first ones with the commands they carry out; then they are so."""
        if not made:
            return
        first = self.standing.sequence + 1
        now = time.time()
        names = [*commands, *[None] * (len(made) - len(commands))]
        lines = [
            Line(self.code, first + n, name, now, entries.written(entry))
            for n, (entry, name) in enumerate(zip(made, names, strict=True))
        ]
        await self.store.append(lines)
        for entry, name in zip(made, names, strict=True):
            self.standing.take(entry, name)

    # -- telling ---------------------------------------------------------------------------------

    def _tell(self, made: list[Entry]) -> None:
        """Tell everybody what these lines have changed."""
        kinds = {type(entry) for entry in made}
        self._end_lost_links()
        if Began in kinds:
            self._tell_everything()
        elif kinds & {Chose, BrokenOff}:
            self._tell_update()
            if kinds - {Chose}:
                self._tell_lobby()
        elif not self.standing.said:
            self._tell_lobby()
        self._tell_talk()

    def _tell_everything(self) -> None:
        self._forget_events()
        for link in self.links:
            link.tell(self._welcome(link.seat))

    def _tell_update(self) -> None:
        game = self.standing.game
        if game is None:
            return
        events = self._forget_events()
        self._due()  # so that the clock tells of the new question
        prompts = self._open_prompts(game)
        written: dict[int | None, bytes] = {}
        for link in self.links:
            if link.seat not in written:
                message = Update(
                    sequence=self.standing.sequence,
                    events=game.seen(events, link.seat),
                    view=game.view_of(link.seat),
                    prompt=prompts.get(link.seat),
                    clock=self._clock(game),
                    ending=game.ending(),
                )
                written[link.seat] = ENCODER.encode(message)
            link.tell(written[link.seat])
        if game.over:
            self._tell_lobby()

    def _forget_events(self) -> list[Event]:
        events = self.standing.events
        self.standing.events = []
        return events

    def _tell_talk(self) -> None:
        for talk in self.standing.said:
            told = ENCODER.encode(talk)
            for link in self.links:
                link.tell(told)
        self.standing.said = []

    def _tell_lobby(self, but: Link | None = None) -> None:
        info = self.standing.info(self._watchers())
        for link in self.links:
            if link is not but:
                link.tell(ENCODER.encode(Lobby(self.standing.sequence, link.seat, info)))

    def _welcome(self, seat: int | None) -> bytes:
        game = self.standing.game if self.standing.phase != "lobby" else None
        self._due()
        message: Message = Welcome(
            sequence=self.standing.sequence,
            you=seat,
            table=self.standing.info(self._watchers()),
            rules=None if game is None else game.rules_info,
            view=None if game is None else game.view_of(seat),
            prompt=None if game is None else self._open_prompts(game).get(seat),
            clock=None if game is None else self._clock(game),
            history=() if game is None else game.history_of(seat),
            ending=None if game is None else game.ending(),
        )
        return ENCODER.encode(message)

    def _open_prompts(self, game: Game) -> dict[int | None, PromptInfo]:
        """What is asked of people who haven't answered."""
        answered = self.window.choices if self.window is not None else {}
        return {
            seat: game.prompt_of(asked)
            for seat, asked in game.prompts().items()
            if self.standing.seats[seat].is_person and seat not in answered
        }

    def _clock(self, game: Game) -> Clock | None:
        if game.over:
            return None
        total = 0.0
        seat: int | None = None
        if self.window is not None:
            total = self._window_time(game, self.window)
        elif self.standing.seats[game.asked].is_person and self.standing.settings.clock:
            total = float(self.standing.settings.clock)
            seat = game.asked
        if not total:
            return None
        left = max(0.0, self.asked_since + total - time.monotonic())
        return Clock(round(left * 1000), round(total * 1000), seat)

    def _refuse(self, link: Link, command: Command, code: str, reason: str) -> None:
        link.tell(ENCODER.encode(Refused(self.standing.sequence, command.id, code, reason)))

    def _say_goodbye(self, link: Link, code: str, reason: str) -> None:
        link.tell(ENCODER.encode(Goodbye(self.standing.sequence, code, reason)))
        link.end()

    # -- who is there ----------------------------------------------------------------------------

    def _end_lost_links(self) -> None:
        """Seats were exchanged or given up: connections follow their key, or end."""
        for link in list(self.links):
            if link.seat is None:
                continue
            keys = [seat.key for seat in self.standing.seats]
            if link.key in keys:
                link.seat = keys.index(link.key)
            else:
                self.links.remove(link)
                self._say_goodbye(link, "no_seat", "this seat is no longer yours")
        self._count_links()

    def _count_links(self) -> None:
        now = time.monotonic()
        for number, seat in enumerate(self.standing.seats):
            links = sum(link.seat == number for link in self.links)
            if seat.links and not links:
                seat.away_since = now
            seat.links = links
        self.idle_since = now

    def _has_people(self) -> bool:
        return any(seat.is_person and seat.links for seat in self.standing.seats)

    def _watchers(self) -> int:
        return sum(link.seat is None for link in self.links)
