"""A person: sits down, plays at random, talks, goes away, comes back, sometimes in two tabs."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from motherlode.rules.records.shuffle import bits_hash
from motherlode.tables.live.hall import Hall
from tests.simulation.page import Data, Page

if TYPE_CHECKING:
    from tests.simulation.story import Party
    from tests.simulation.world import World

GOALS: Final = ([8, -2], [8, 0], [8, 2])
FACES: Final = ("laugh", "shock", "suspicion", "cheer", "sweat", "greed")
MOST_PAGES: Final = 2
ASKS: Final = 0.08  # how often somebody asks for a reason and a hint before an answer
INVITES: Final = {"VetoWindow": 0.05, "Accuse": 1.0}  # how often, while everybody is asked


class Person:
    """Somebody who plays, or watches."""

    def __init__(self, world: World, party: Party, name: str, random: Random) -> None:
        self.world = world
        self.party = party
        self.name = name
        self.random = random
        self.token: str | None = None
        self.watches = False
        self.pages: list[Page] = []
        self.bits: dict[str, str] = {}  # by their hash, as the device keeps them
        self.hashes: dict[str, str] = {}  # by the promise they are for
        self.requests: list[Data] = []
        self.keen = False  # answers everything at once
        self.quiet = False  # does nothing more
        self.away = False
        self.gone = False  # has left the seat, or was sent away
        self._ids = 0
        self._acts = False
        self._turn = 0
        self._chats = random.uniform(10.0, 90.0)  # seconds between two whims

    # -- sitting down ----------------------------------------------------------------------------

    async def make(self) -> None:
        """Make the table."""
        party = self.party

        async def work(hall: Hall) -> tuple[str, str]:
            if party.lesson is not None:
                return await hall.make_lesson(self.name, party.lesson, "instant")
            return await hall.make(self.name, party.settings, False)

        made = await self.world.request(work)
        if isinstance(made, tuple):
            self.party.code, self.token = made

    async def sit(self) -> bool:
        """Take a seat; whether there was one."""
        for attempt in range(4):
            name = self.name if not attempt else f"{self.name} {attempt + 1}"

            async def work(hall: Any, name: str = name) -> Any:
                return await (await hall.find(self.party.code)).take_seat(name)

            found = await self.world.request(work)
            if isinstance(found, tuple):
                self.token = found[1]
                return True
            if getattr(found, "code", "") not in ("name_taken", "too_fast", "shuffling", ""):
                return False
        return False

    def arrive(self) -> None:
        """Open the page, and be there."""
        self.away = False
        self.pages = [page for page in self.pages if not page.closed]
        if not self.pages:
            self.pages.append(Page(self))
            self.wander()

    def leave_page(self) -> None:
        """Close all tabs."""
        self.away = True
        for page in self.pages:
            page.close()

    # -- what the device keeps -------------------------------------------------------------------

    def new_id(self) -> str:
        """The id of a command."""
        self._ids += 1
        return f"{self.party.number}-{self.name.replace(' ', '_')}-{self._ids:06d}"

    def hash_for(self, promise: str) -> str:
        """The hash of the bits for a shuffle."""
        if promise not in self.hashes:
            bits = f"{self.random.getrandbits(256):064x}"
            self.hashes[promise] = bits_hash(bits)
            self.bits[self.hashes[promise]] = bits
        return self.hashes[promise]

    def sent(self, request: Data) -> None:
        """A command is on its way."""
        self.requests.append(request)
        self.world.commanded(self, request)

    def replay(self) -> None:
        """The network brings an old message once more."""
        pages = [page for page in self.pages if page.online]
        if pages and self.requests:
            request = self.random.choice(self.requests)
            pages[0].replay(msgspec.json.encode(request).decode())

    def sent_away(self, page: Page) -> None:
        """The table has let a page go: the seat is lost, or there are too many pages."""
        if page in self.pages:
            self.pages.remove(page)
        self.gone = self.gone or page.ended in ("no_seat", "no_table")

    # -- what they do ----------------------------------------------------------------------------

    def nudge(self) -> None:
        """Something has changed: after a while they react."""
        if not self._acts and not self.quiet:
            self._acts = True
            self._turn += 1
            turn = self._turn
            self.world.later(self._pause(), lambda: self.act(turn))

    def _pause(self) -> float:
        if self.keen:
            return self.random.uniform(0.1, 0.6)
        if self.random.random() < self.party.dawdling:
            return self.random.uniform(15.0, 60.0)
        return self.random.expovariate(1 / self.party.thinking)

    def hurry(self) -> None:
        """All is well again: come back, and play quickly."""
        self.keen = True
        for page in self.pages:
            page.hurry()
        if not self.gone:
            self.arrive()
        self._acts = False
        self.nudge()

    def act(self, turn: int) -> None:
        """Do what is due, at one of the pages."""
        if self.quiet or turn != self._turn:
            return
        self._acts = False
        pages = [page for page in self.pages if page.online and page.you is not None]
        self.random.shuffle(pages)
        for page in pages:
            if page.lesson is not None and self._learn(page):
                return
            if page.prompt is not None:
                if page.prompt.window and self.random.random() < INVITES.get(page.prompt.kind, 0.1):
                    self.party.invite()  # somebody comes while a window is open
                if self.random.random() < ASKS:
                    page.ask_why()
                    page.ask_hint()
                page.answer(self.random.randrange(len(page.prompt.options)))
                self.nudge()
                if self.random.random() > 0.1:
                    return
            elif page.is_awaited:
                self._rest(page)
                return
            elif self._manage(page):
                return

    def _learn(self, page: Page) -> bool:
        """Go on in a lesson; whether that is what is to be done."""
        assert page.lesson is not None
        kind = page.lesson.kind
        if any(one["type"].startswith("lesson") for one in page.waiting.values()):
            return True
        if kind == "read" or (kind == "do" and self.random.random() < 0.2):
            page.send("lesson_on")
        elif kind == "done" or (kind != "left" and self.random.random() < 0.02):
            page.send("lesson_again", scene=self.random.random() < 0.5)
        elif kind != "left" and self.random.random() < 0.02:
            page.send("lesson_off")
        else:
            return False
        return True

    def _rest(self, page: Page) -> None:
        if not self.keen and self.random.random() < 0.1:
            page.send("prolong")
            self.nudge()
        else:
            page.send("ready")

    def _manage(self, page: Page) -> bool:
        """Begin a game, or another one."""
        table, you = page.table, page.you
        if table is None or you is None or table.shuffle is not None:
            return False
        if table.phase == "lobby" and table.seats[you].host:
            if self.party.is_complete or self.keen:
                page.send("start")
                return True
            self.nudge()
        elif table.phase == "over" and (self.keen or self.random.random() < 0.5):
            page.send("rematch")
            return True
        return False

    def wander(self) -> None:
        """From time to time a whim."""
        if self.quiet or self.gone:
            return
        self.world.later(self.random.expovariate(1 / self._chats), self.wander)
        pages = [page for page in self.pages if page.online]
        if not self.keen and pages:
            self._have_whim(self.random.choice(pages))

    def _have_whim(self, page: Page) -> None:
        lot = self.random.random()
        if lot < 0.06:
            self._go_for_a_while()
        elif lot < 0.12 and len(self.pages) < MOST_PAGES:
            self.pages.append(Page(self))
        elif lot < 0.16 and len(self.pages) > 1:
            self.pages.pop().close()
        elif lot < 0.24:
            page.open()  # the page is loaded again
        elif page.you is not None and page.table is not None:
            self._say(page, lot)

    def _go_for_a_while(self) -> None:
        self.leave_page()
        mean = self.party.absence
        self.world.later(self.random.expovariate(1 / mean), self.come_back)

    def come_back(self) -> None:
        """Open the page again."""
        if not self.gone and self.away:
            self.arrive()

    def _say(self, page: Page, lot: float) -> None:
        assert page.you is not None
        assert page.table is not None
        others = [n for n in range(len(page.table.seats)) if n != page.you]
        about = self.random.choice(others)
        if lot < 0.50:
            page.send("say", text=f"word {self._ids} of {self.name}")
        elif lot < 0.62:
            page.send("claim", claim=self.random.choice(("suspect", "trust")), about=about)
        elif lot < 0.70:
            goal = self.random.choice(GOALS)
            page.send("claim", claim=self.random.choice(("treasure", "no_treasure")), cell=goal)
        elif lot < 0.78:
            page.send("react", reaction=self.random.choice(FACES))
        elif lot < 0.80:
            page.send("abort", agrees=self.random.random() < 0.5)
        elif lot < 0.88:
            page.send("call")
        elif lot < 0.90:
            page.send("back")
        elif lot < 0.93:
            page.ask_hint()
        elif lot < 0.955:
            page.send("set_pace", pace=self.random.choice(("instant", "fast", "normal")))
        elif lot < 0.97:
            page.send("allow_talk", chat=self.random.random() < 0.7, claims=True)
        elif lot < 0.98:
            page.send("remove", seat=about)
        elif lot < 0.987:
            page.send("leave")
            self._sit_again()
        elif lot < 0.993:
            page.send("move", seat=page.you, to=about)
        else:
            page.send("rename", name=f"{self.name} {self._ids % 90}")

    def _sit_again(self) -> None:
        """Whoever has left may come again and take the seat of a bot."""
        self.world.later(self.random.uniform(2.0, 40.0), self.party.invite)

    # -- the end ---------------------------------------------------------------------------------

    def speak(self) -> None:
        """Say something that has to be heard within a few seconds."""
        pages = [page for page in self.pages if page.online and page.you is not None]
        if pages:
            pages[0].send("say", text=f"is anybody there, asks {self.name}")
        elif self.pages and not self.watches and not self.gone:
            self.world.fail(f"{self.name} can’t connect though all is well")

    def check_heard(self) -> None:
        """Nothing that was said or chosen may wait for an answer any more."""
        for page in self.pages:
            if page.waiting:
                self.world.fail(f"{self.name} waits in vain: {list(page.waiting.values())[:1]}")
