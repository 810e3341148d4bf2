"""A live table: one task that takes orders one by one, writes them down, then tells everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from motherlode.store.log import Line, Store, StoreError
from motherlode.store.peers import Attendance
from motherlode.tables.figures.counting import Counting
from motherlode.tables.live import limits
from motherlode.tables.live.bots.acting import Bots
from motherlode.tables.live.bots.faults import Faults
from motherlode.tables.live.bots.hints import Hints
from motherlode.tables.live.bots.pondering import Pondering
from motherlode.tables.live.clocks import pacing
from motherlode.tables.live.clocks.waiting import Waiting
from motherlode.tables.live.commands import Commands
from motherlode.tables.live.connected.audience import Audience
from motherlode.tables.live.connected.link import Link
from motherlode.tables.live.connected.telling import Telling
from motherlode.tables.live.driver import Driver
from motherlode.tables.live.limits import Bucket
from motherlode.tables.live.mailbox import Mailbox
from motherlode.tables.live.newcomers import Person, sit_down
from motherlode.tables.live.seating.seats import key_of, seat_with
from motherlode.tables.live.standing import Change, Standing
from motherlode.tables.live.storage.journal import CANNOT_READ, Forgotten, Journal
from motherlode.tables.live.storage.outage import Outage
from motherlode.tables.live.storage.scribe import Scribe
from motherlode.tables.live.workers.peering import Peering
from motherlode.tables.live.workers.shouts import Shouts
from motherlode.tables.outside import Outside
from motherlode.tables.thinking.pool import Thinking
from motherlode.tables.wire.entries import Shut
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import TableInfo
from motherlode.tables.wire.requests import AskHint, AskWhy, Command, Hello, Ping, Request, Sync


class Table:
    """One table. Everything that changes it goes through its mailbox."""

    def __init__(
        self,
        code: str,
        store: Store,
        counting: Counting,
        outside: Outside,
        thinking: Thinking,
        peering: Peering,
    ) -> None:
        self.code = code
        self.outside = outside
        self.time = outside.time
        self.metrics = outside.metrics
        self.standing = Standing(code)
        self.waiting = Waiting(self.standing, outside)
        self.journal = Journal(
            self.standing, self.waiting, store, counting, self.time, self.metrics
        )
        self.audience = Audience(
            self.standing, self.waiting, self.time, self.metrics, lambda: peering.attended(code)
        )
        self.outage = Outage(self.audience, outside, peering.is_out_of_touch)
        self.journal.on_failure = self.outage.begin
        self.journal.on_success = self.outage.end
        self.telling = Telling(self.standing, self.waiting, self.audience)
        self.scribe = Scribe(self.journal, self.telling, peering.alone)
        self.shouts = Shouts(self.audience, peering)
        self.commands = Commands(self.scribe, self.shouts, outside)
        self.pondering = Pondering(self.standing, self.waiting, thinking)
        self.bots = Bots(self.standing, self.pondering, self.metrics)
        self.faults = Faults(self.standing, self.shouts.warn_host)
        self.driver = Driver(self.scribe, self.bots, self.faults, self.outage, peering, outside)
        self._mailbox = Mailbox(code, outside)
        self.hints = Hints(self.scribe, thinking, self._mailbox)
        self._task: asyncio.Task[None] | None = None
        self._newcomers = Bucket(*limits.NEWCOMERS, self.time)
        self.found_at = 0.0  # when somebody last looked for it, who will come in a moment
        self._is_looking = False  # into the log, for lines of other workers

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
        self.hints.stop()
        self._mailbox.turn_away()
        self.pondering.stop()
        self.audience.end()
        self.outside.outages.end(self.code)

    def rests(self, since: float) -> bool:
        """Whether everybody has left before a moment, and nobody waits for anything."""
        idle = not self.audience.links and not self._mailbox.askers
        return idle and self.audience.idle_since < since

    async def create(self, first: Sequence[Change]) -> None:
        """Write down a table that is new; TableTaken if its code is in use."""
        await self.journal.commit(first)
        self.start()

    def restore(self, lines: list[Line]) -> None:
        """Build the table again from its log."""
        self.journal.take_lines(lines)
        self.standing.events.clear()
        self.standing.said.clear()
        self.start()

    async def take_seat(
        self,
        name: str,
        wanted: int | None = None,
        face: int | None = None,
        program: bool = False,
    ) -> tuple[int, str]:
        """A person sits down, in this seat or in any; the seat and its token."""
        token, person = self.outside.luck.secret(), Person(name, face, program)

        async def sit() -> int:
            entry = sit_down(self.standing, person, token, self.outside.luck, wanted)
            if self.standing.phase != "lobby" and not self._newcomers.take():
                raise TableRefusal(
                    "too_fast", "too many people are coming and going; try again in a while"
                )
            await self.journal.commit([entry])
            self.telling.tell_newcomer(entry.seat)
            return entry.seat

        async def work() -> int:
            await self.scribe.catch_up()
            await self.scribe.refresh()
            try:
                return await self.scribe.again_if_taken(sit)
            except StoreError:
                await self.scribe.catch_up()  # perhaps it was written all the same
                if (there := seat_with(self.standing.seats, key_of(token))) is None:
                    raise
                return there

        return await self._mailbox.ask(work), token

    async def enter(self, link: Link, hello: Hello) -> None:
        """A connection comes; it is told everything, or goodbye."""

        async def work() -> None:
            try:
                await self.scribe.refresh()
                if hello.token is not None:
                    link.key = key_of(hello.token)
                    link.covered = hello.covered
                    await self.scribe.note_return(link)
            except TableRefusal as refusal:
                self.audience.goodbye(link, refusal.code, str(refusal))
            except Forgotten as gone:
                self.audience.goodbye(link, "no_table", str(gone))
            except StoreError:
                self.audience.goodbye(link, "storage", CANNOT_READ)
            else:
                self._let_in(link)

        await self._mailbox.ask(work)

    def _let_in(self, link: Link) -> None:
        if self.audience.come(link):
            self.audience.welcome(link)
            self.outage.greet(link)
            self.audience.tell_presence(but=link)

    async def leave(self, link: Link) -> None:
        """A connection has ended."""

        async def work() -> None:
            if self.audience.go(link):
                self.audience.tell_presence()

        await self._mailbox.ask(work)

    async def hear(self, link: Link, request: Request) -> None:
        """A connection has said something; a second `hello` is taken as `sync`."""
        arrived = self.time.now()

        async def work() -> None:
            if isinstance(request, Ping):
                self.audience.pong(link)
            elif isinstance(request, Command):
                if await self.commands.obey(link, request):
                    await self.driver.have_a_word()
                self.metrics.command_time.observe(self.time.now() - arrived)
            elif isinstance(request, AskWhy):
                self.commands.explain(link, request)
            elif isinstance(request, AskHint):
                self.hints.ask(link, request)
            elif isinstance(request, Sync | Hello):
                await self._tell_anew(link)

        await self._mailbox.ask(work)

    async def shut(self) -> None:
        """Whoever runs the server closes it for good: everybody is sent away."""

        async def work() -> None:
            await self.scribe.catch_up()
            await self.scribe.write_down([Shut()])
            self.telling.tell([Shut()])

        await self._mailbox.ask(work)

    async def _tell_anew(self, link: Link) -> None:
        try:
            await self.scribe.refresh()
        except StoreError:
            self.audience.goodbye(link, "storage", CANNOT_READ)
        else:
            self.audience.welcome(link)

    def info(self) -> TableInfo:
        """What everybody may know."""
        return self.audience.info()

    # -- from other workers ----------------------------------------------------------------------

    def hear_beat(self, head: int, elsewhere: Attendance) -> None:
        """How long the log is, and who is connected elsewhere."""

        async def work() -> None:
            if self.audience.hear_elsewhere(elsewhere):
                self.audience.tell_presence()

        if self.audience.elsewhere != elsewhere or self.driver.has_changed:
            self._mailbox.post(work)
        if head > self.standing.length or head == 0:  # there is more, or nothing any more
            self.look_up()

    def hear_touch(self, lost: bool) -> None:
        """This worker has lost touch with the others, so it acts for no table, or has it again."""

        async def work() -> None:
            self.outage.touch(lost)

        self._mailbox.post(work)

    def look_up(self) -> None:
        """Somebody has written something, perhaps."""

        async def work() -> None:
            self._is_looking = False
            self.journal.unsure = True
            await self.scribe.catch_up()

        if not self._is_looking:
            self._is_looking = True
            self._mailbox.post(work)

    def hear_shout(self, body: bytes) -> None:
        """Somebody elsewhere has said something that is written down nowhere."""

        async def work() -> None:
            self.shouts.hear(body)

        self._mailbox.post(work)

    # -- the task --------------------------------------------------------------------------------

    async def _run(self) -> None:
        """One step after the other, whatever goes wrong: a table that stops is lost to all."""
        while True:
            try:
                await self._step()
            except Exception as error:
                self.outside.repeated_faults.log(
                    self.time.now(), error, "table %s stumbled", self.code
                )
                await self.time.sleep(pacing.RETRY)

    async def _step(self) -> None:
        """Orders in their turn; when its time has come the table acts, after at most one order."""
        now = self.time.now()  # before that: what isn't due yet must not become so meanwhile
        due = self.driver.due()
        if due is not None and due <= now:
            await self.driver.act()
            if self._mailbox.is_empty():
                await asyncio.sleep(0)
                return
            due = None
        await self._mailbox.serve(None if due is None else due - now)
