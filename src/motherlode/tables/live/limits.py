"""How much somebody may ask in a while."""

from __future__ import annotations

from motherlode.tables.outside import Timekeeper
from motherlode.tables.wire.errors import TableRefusal

# How many at once and how many a second: what a seat may say, and what else it may have written.
TALK = (10, 1.0)
REACTIONS = (4, 0.4)
ORDERS = (60, 2.0)
NEWCOMERS = (24, 0.1)  # at a table, during games: each is told to everybody, with the whole history


class Bucket:
    """A burst of `most` at once, and a steady rate in the long run."""

    def __init__(self, most: float, each_second: float, time: Timekeeper) -> None:
        self.most = most
        self.each_second = each_second
        self.time = time
        self.left = most
        self.since = time.now()

    async def wait(self, count: float = 1.0) -> None:
        """Come back when `count` more are allowed."""
        while not self.take(count):
            await self.time.sleep((count - self.left) / self.each_second)

    def take(self, count: float = 1.0) -> bool:
        """Whether `count` more are allowed now."""
        if not self.has(count):
            return False
        self.left -= count
        return True

    def has(self, count: float = 1.0) -> bool:
        """Whether `count` more would be allowed now."""
        return self.level >= count

    @property
    def level(self) -> float:
        """How much is left now."""
        now = self.time.now()
        self.left = min(self.most, self.left + (now - self.since) * self.each_second)
        self.since = now
        return self.left


class Rations:
    """A bucket for each of many; whoever asks for more than theirs holds is refused."""

    def __init__(self, most: float, each_second: float, time: Timekeeper) -> None:
        self.most = most
        self.each_second = each_second
        self.time = time
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str, count: float = 1.0) -> None:
        """Take this many, or refuse."""
        if key not in self._buckets:
            self._buckets[key] = Bucket(self.most, self.each_second, self.time)
        if not self._buckets[key].take(count):
            raise TableRefusal("too_fast", "slow down; nobody can read that fast")
