"""A live table: one task that takes orders one by one, writes them down, then tells everybody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from motherlode.store.log import Line, Store, StoreError
from motherlode.tables.figures.counting import Counting
from motherlode.tables.game.game import Attempt, Game
from motherlode.tables.game.why_not import why_asked
from motherlode.tables.live import pacing
from motherlode.tables.live.audience import NO_SEAT, Audience
from motherlode.tables.live.bots import Bots
from motherlode.tables.live.faults import Faults
from motherlode.tables.live.lessons import first_accepted
from motherlode.tables.live.limits import Bucket, Rations
from motherlode.tables.live.link import Link
from motherlode.tables.live.mailbox import Mailbox
from motherlode.tables.live.newcomers import Person, sit_down
from motherlode.tables.live.orders import chosen, lines_for, running_game
from motherlode.tables.live.pondering import Pondering
from motherlode.tables.live.seating import key_of, seat_of
from motherlode.tables.live.standing import Change, Standing
from motherlode.tables.live.waiting import Waiting
from motherlode.tables.live.window import Window
from motherlode.tables.outside import Outside
from motherlode.tables.thinking.pool import Thinking
from motherlode.tables.wire import entries
from motherlode.tables.wire.entries import (
    Began,
    BrokenOff,
    Left,
    LessonLeft,
    LessonOpened,
    LessonRead,
    Prolonged,
    Ready,
    Sat,
    WentOn,
)
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import TableInfo
from motherlode.tables.wire.requests import (
    Answer,
    AskWhy,
    Back,
    Claim,
    Command,
    Hello,
    LessonAgain,
    LessonOn,
    Ping,
    React,
    Request,
    Say,
    Sync,
)

LOGGER = logging.getLogger("motherlode.tables")
# How many at once and how many a second: what a seat may say, and what else it may have written.
TALK = (10, 1.0)
REACTIONS = (4, 0.4)
ORDERS = (60, 2.0)
NEWCOMERS = (24, 0.1)  # at a table, during games: each is told to everybody, with the whole history
AGAIN: Final = 10.0  # in orders: a lesson that begins again puts another whole position in the log
CANNOT_WRITE: Final = "the server couldn’t save that; try again"


class Table:
    """One table. Everything that changes it goes through its mailbox."""

    def __init__(
        self, code: str, store: Store, counting: Counting, outside: Outside, thinking: Thinking
    ) -> None:
        self.code = code
        self.store = store
        self.counting = counting
        self.outside = outside
        self.time = outside.time
        self.standing = Standing(code)
        self.waiting = Waiting(self.standing, outside)
        self.audience = Audience(self.standing, self.waiting, self.time)
        self.pondering = Pondering(self.standing, self.waiting, thinking)
        self.bots = Bots(self.standing, self.pondering)
        self.faults = Faults(self.standing, self.audience)
        self._mailbox = Mailbox(self.time)
        self._task: asyncio.Task[None] | None = None
        self._talk = Rations(*TALK, self.time)
        self._reactions = Rations(*REACTIONS, self.time)
        self._reacted: dict[str, str] = {}  # the last command of each seat that left no line
        self._orders = Rations(*ORDERS, self.time)
        self._newcomers = Bucket(*NEWCOMERS, self.time)
        self._retry_at = 0.0
        self._unsure = False  # a write has failed: perhaps it is in the log all the same

    # -- from outside: each is done in its turn --------------------------------------------------

    def start(self) -> None:
        """Begin to take orders."""
        self._task = asyncio.create_task(self._run(), name=f"table {self.code}")

    async def stop(self) -> None:
        """Take no more orders and let everybody go."""
        self._mailbox.close()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._mailbox.turn_away()
        self.pondering.stop()
        self.audience.end()

    async def create(self, first: Sequence[Change]) -> None:
        """Write down a table that is new; TableTaken if its code is in use."""
        await self._commit(first)
        self.start()

    def restore(self, lines: list[Line]) -> None:
        """Build the table again from its log."""
        self._take_lines(lines)
        self.standing.events.clear()
        self.standing.said.clear()
        self.start()

    async def take_seat(
        self, name: str, wanted: int | None = None, face: int | None = None
    ) -> tuple[int, str]:
        """A person sits down, in this seat or in any; the seat and its token."""
        token = self.outside.luck.secret()

        async def work() -> int:
            await self._catch_up()
            entry = sit_down(self.standing, Person(name, face), token, self.outside.luck, wanted)
            if self.standing.phase != "lobby" and not self._newcomers.take():
                raise TableRefusal(
                    "too_fast", "too many people are coming and going; try again in a while"
                )
            await self._commit([entry])
            self._tell_newcomer(entry.seat)
            return entry.seat

        return await self._mailbox.ask(work), token

    async def enter(self, link: Link, hello: Hello) -> None:
        """A connection comes; it is told everything, or goodbye."""

        async def work() -> None:
            if hello.token is not None:
                try:
                    link.seat = seat_of(self.standing.seats, hello.token)
                except TableRefusal as refusal:
                    self.audience.goodbye(link, refusal.code, str(refusal))
                    return
                link.key = key_of(hello.token)
            if not self.audience.come(link):
                return
            if link.seat is not None:
                self.standing.seats[link.seat].replaced = False
            self.audience.welcome(link)
            self.audience.tell_presence(but=link)

        await self._mailbox.ask(work)

    async def leave(self, link: Link) -> None:
        """A connection has ended."""

        async def work() -> None:
            if self.audience.go(link):
                self.audience.tell_presence()

        await self._mailbox.ask(work)

    async def hear(self, link: Link, request: Request) -> None:
        """A connection has said something; a second `hello` is taken as `sync`."""

        async def work() -> None:
            if isinstance(request, Ping):
                self.audience.pong(link)
            elif isinstance(request, Command):
                await self._obey(link, request)
            elif isinstance(request, AskWhy):
                self._explain(link, request)
            elif isinstance(request, Sync | Hello):
                self.audience.welcome(link)

        await self._mailbox.ask(work)

    def info(self) -> TableInfo:
        """What everybody may know."""
        return self.audience.info()

    # -- the task --------------------------------------------------------------------------------

    async def _run(self) -> None:
        """Orders in their turn; when its time has come the table acts, after at most one order."""
        while True:
            now = self.time.now()  # before that: what isn't due yet must not become so meanwhile
            due = self._due()
            if due is not None and due <= now:
                await self._act()
                if self._mailbox.is_empty():
                    await asyncio.sleep(0)
                    continue
                due = None
            await self._mailbox.serve(None if due is None else due - now)

    def _due(self) -> float | None:
        try:
            due = self.pondering.due(self.waiting.due())
        except Exception:  # orders are still taken
            LOGGER.exception("table %s does not know what it waits for", self.code)
            return None
        return None if due is None else max(due, self._retry_at)

    async def _act(self) -> None:
        """Do what the table does by itself; whatever goes wrong, it tries again."""
        try:
            if not await self._catch_up():  # else it waits for something else now, perhaps
                await self._time_is_up()
                await self._let_speak()
        except StoreError as error:
            LOGGER.error("table %s: %s", self.code, error)
            self._retry_at = self.time.now() + pacing.RETRY
        except Exception:
            LOGGER.exception("table %s could not go on", self.code)
            self._retry_at = self.time.now() + pacing.RETRY

    async def _time_is_up(self) -> None:
        game = self.standing.game
        if game is None or game.over:
            return
        if game.resting:
            await self._commit([WentOn()])
            self.audience.tell_update()
            return
        if self.waiting.window is not None:
            await self._close_window(game, self.waiting.window)
            return
        number = game.asked
        seat = self.standing.seats[number]
        is_late = not seat.is_played_by_bot
        on_the_clock = is_late and seat.links > 0 and self.waiting.clock_is_up()
        await self._commit(self.bots.move(game, number, seat.level))
        self.faults.report(game)
        self.audience.tell_talk()
        if is_late:
            seat.lapses += 1
            seat.replaced = not on_the_clock
        self.audience.tell_update()
        if seat.replaced and is_late:
            self.audience.tell_lobby()

    async def _let_speak(self) -> None:
        """Let one bot have a word, if any has."""
        said = self.bots.speech()
        if self.standing.game is not None:
            self.faults.report(self.standing.game)
        await self._commit(said)
        self.audience.tell_talk()

    async def _close_window(self, game: Game, window: Window) -> None:
        """The time is over: the answers are carried out in the order of the seats."""
        answers = self.bots.answers(game, window)
        commands = [window.commands.get(answer.seat) for answer in answers]
        await self._commit(answers, *commands)
        self.faults.report(game)
        self.audience.tell_update()

    # -- orders ----------------------------------------------------------------------------------

    async def _obey(self, link: Link, command: Command) -> None:
        try:
            await self._catch_up()
            await self._carry_out(link, command)
        except TableRefusal as refusal:
            self.audience.refuse(link, command.id, refusal.code, refusal.reason)
        except StoreError as error:
            LOGGER.error("table %s: %s", self.code, error)
            self.audience.refuse(link, command.id, "storage", CANNOT_WRITE)
        except Exception:
            LOGGER.exception("table %s could not carry out %s", self.code, type(command).__name__)
            self.audience.refuse(link, command.id, "failed", "something went wrong on the server")

    async def _carry_out(self, link: Link, command: Command) -> None:
        if link.seat is None:
            raise TableRefusal("watching", "you’re watching; take a seat to join in")
        if link not in self.audience.links:
            raise TableRefusal("no_seat", NO_SEAT)
        if command.id in self.standing.commands:
            self.audience.done(link, command.id)
            return
        seat = self.standing.seats[link.seat]
        if seat.replaced:
            seat.replaced = False
            self.audience.tell_lobby()
        if isinstance(command, React):
            self._pull_face(link, link.seat, command)
            return
        if isinstance(command, Say | Claim):
            self._talk.take(link.key)
        elif not isinstance(command, Answer | Back):
            self._orders.take(link.key, AGAIN if isinstance(command, LessonAgain) else 1.0)
        window = self.waiting.window
        if isinstance(command, Answer) and window is not None:
            if not window.has(link.seat, command.id):
                choice = chosen(self.standing, link.seat, command)
                window.take(link.seat, choice, command.id, self.waiting.may_be_early())
        elif isinstance(command, LessonOn) and window is not None:
            window.say(link.seat, first_accepted(self.standing, link.seat), in_time=True)
        elif not isinstance(command, Back):
            if window is not None:
                window.check(command.id)
            made = lines_for(self.standing, link.seat, command, self.outside)
            await self._commit(made, command.id)
            self._tell(made)
        if isinstance(command, Answer):
            seat.lapses = 0
        self.audience.done(link, command.id)
        await self._let_speak()

    def _pull_face(self, link: Link, seat: int, command: React) -> None:
        """Told to everybody, and written down nowhere."""
        if self._reacted.get(link.key) != command.id:
            if not self.standing.settings.chat:
                raise TableRefusal("no_chat", "chat is off at this table")
            self._reactions.take(link.key)
            self._reacted[link.key] = command.id
            self.audience.tell_reaction(seat, command.reaction)
        self.audience.done(link, command.id)

    def _explain(self, link: Link, asked: AskWhy) -> None:
        """Why a seat can't do what it would: told to whoever asks, and written down nowhere."""
        try:
            game = running_game(self.standing)
            if link.seat is None or game.in_window or link.seat != game.asked:
                raise TableRefusal("not_asked", "it isn’t your turn to decide")
            self.audience.because(link, asked.id, why_asked(game.state, asked))
        except TableRefusal as refusal:
            self.audience.refuse(link, asked.id, refusal.code, refusal.reason)

    # -- the log ---------------------------------------------------------------------------------

    async def _commit(self, made: Sequence[Change], *commands: str | None) -> None:
        """Write lines down, the first ones with the commands they carry out; then take them."""
        if not made:
            return
        self.standing.expect(made)
        first = self.standing.sequence + 1
        now = self.time.date()
        names = [*commands, *[None] * (len(made) - len(commands))]
        lines = [
            Line(self.code, first + n, name, now, entries.written(self.standing.entry_of(entry)))
            for n, (entry, name) in enumerate(zip(made, names, strict=True))
        ]
        try:
            await self.store.append(lines)
        except StoreError:
            self._unsure = True
            raise
        for entry, name in zip(made, names, strict=True):
            self._take(entry, name)
        self._hand_in()

    def _hand_in(self) -> None:
        """Let the rounds that have ended be counted."""
        if rounds := self.standing.take_ended():
            self.counting.hand_in(rounds)

    async def _catch_up(self) -> bool:
        """Look in the log for lines that were written although the write seemed to fail."""
        if not self._unsure:
            return False
        lines = await self.store.read(self.code)
        missed = lines[self.standing.sequence :]
        self._take_lines(missed)
        self._unsure = False
        if missed:
            self.audience.follow_keys()
            self.audience.tell_everything()
            self.standing.said.clear()
        return True

    def _take_lines(self, lines: Sequence[Line]) -> None:
        for line in lines:
            self._take(entries.read(line.body), line.command)
        self._hand_in()

    def _take(self, entry: Change, command: str | None) -> None:
        self.standing.take(entry, command)
        if isinstance(entry, Sat | Left):
            self.waiting.drop_answer(entry.seat)
        if isinstance(entry, Sat):  # their connection comes in a moment
            self.standing.seats[entry.seat].away_since = self.time.now()

    def _tell_newcomer(self, seat: int) -> None:
        """Tell everybody who sits there now; in a game that is a name in all that they know.

        Whoever is asked during a game has as much time as anybody, unless they stall.
        """
        game = self.standing.game
        if game is None or self.standing.phase == "lobby":
            self.audience.tell_lobby()
            return
        if self.waiting.window is not None or game.resting or seat == game.asked:
            self.waiting.lengthen()
        self.audience.tell_everything()

    def _tell(self, made: list[Change]) -> None:
        """Tell everybody what these lines have changed."""
        kinds = {type(entry) for entry in made}
        if not kinds <= {Attempt}:
            self.audience.follow_keys()
        if kinds & {Began, LessonOpened, LessonRead, LessonLeft}:
            self.waiting.begin_anew()
            self.audience.tell_everything()
        elif kinds & {Attempt, BrokenOff, Ready, Prolonged}:
            self.audience.tell_update()
        elif not self.standing.said:
            self.audience.tell_presence()
        self.audience.tell_talk()
