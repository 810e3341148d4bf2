"""Workers that tell each other things in memory, as they would through a database."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from motherlode.store.log import Line, StoreError
from motherlode.store.peers import LIFE, Attendance, Beat, News
from motherlode.tables.outside import Timekeeper


class Exchange:
    """What the workers share: who lives, who drives which table, and who is connected where."""

    def __init__(self, time: Timekeeper, lines: Callable[[], list[Line]]) -> None:
        self.time = time
        self.lines = lines
        self.workers: dict[str, MemoryPeers] = {}
        self.until: dict[str, float] = {}
        self.leases: dict[str, str] = {}
        self.presence: dict[tuple[str, str], Attendance] = {}  # by table and worker
        self.gossip: dict[str, bytes] = {}
        self.deaf = False  # all news is lost

    def lives(self, worker: str) -> bool:
        """Whether a worker has given a sign of life lately."""
        return self.until.get(worker, 0.0) > self.time.now()

    def tell(self, sender: str, news: News) -> None:
        """Let all others hear something."""
        for name, worker in list(self.workers.items()):
            if name != sender and not self.deaf:
                worker.hear(news)


class MemoryPeers:
    """One worker of several."""

    alone = False

    def __init__(self, name: str, exchange: Exchange) -> None:
        self.name = name
        self.exchange = exchange
        self.fails = False
        self.hear: Callable[[News], None] = lambda news: None

    async def open(self, hear: Callable[[News], None]) -> None:
        """Begin to listen."""
        self.hear = hear
        self.exchange.workers[self.name] = self

    async def close(self) -> None:
        """Leave everything to the others."""
        shared = self.exchange
        shared.workers.pop(self.name, None)
        shared.until.pop(self.name, None)
        shared.leases = {code: w for code, w in shared.leases.items() if w != self.name}
        shared.presence = {key: p for key, p in shared.presence.items() if key[1] != self.name}

    async def beat(self, tables: Collection[str], wanted: Collection[str], gossip: bytes) -> Beat:
        """A sign of life, and what comes of it."""
        if self.fails:
            raise StoreError("the database has gone")
        shared = self.exchange
        shared.until[self.name] = shared.time.now() + LIFE
        shared.gossip[self.name] = gossip
        for code in [code for code, worker in shared.leases.items() if worker == self.name]:
            if code not in wanted:
                del shared.leases[code]
        for code in wanted:
            if not shared.lives(shared.leases.get(code, "")):
                shared.leases[code] = self.name
        held = {code for code, worker in shared.leases.items() if worker == self.name}
        heads: dict[str, int] = {}
        for line in shared.lines():
            heads[line.table] = line.sequence
        elsewhere: dict[str, dict[int, int]] = {}
        for (code, worker), seats in shared.presence.items():
            if worker != self.name and shared.lives(worker):
                there = elsewhere.setdefault(code, {})
                for seat, count in seats.items():
                    there[seat] = there.get(seat, 0) + count
        others = {w: said for w, said in shared.gossip.items() if w != self.name}
        alive = {w: said for w, said in others.items() if shared.lives(w)}
        return Beat(held, heads, elsewhere, alive)

    async def attend(self, here: Mapping[str, Attendance]) -> None:
        """Who is connected here."""
        for code, seats in here.items():
            self.exchange.presence[code, self.name] = dict(seats)
            self.exchange.tell(self.name, News(code, moved=True))

    async def shout(self, news: News) -> None:
        """Tell everybody at a table."""
        self.exchange.tell(self.name, news)
