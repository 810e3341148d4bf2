"""How much one connection or one address may ask in a while."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict


class Bucket:
    """So many at once, and so many a second in the long run."""

    def __init__(self, most: float, each_second: float) -> None:
        self.most = most
        self.each_second = each_second
        self.left = most
        self.since = time.monotonic()

    async def wait(self) -> None:
        """Come back when one more is allowed."""
        while not self.take():
            await asyncio.sleep((1 - self.left) / self.each_second)

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.since) * self.each_second)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address; the longest unused are forgotten."""

    def __init__(self, most: float, each_second: float, kept: int = 10_000) -> None:
        self.most = most
        self.each_second = each_second
        self.kept = kept
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether one more from this address is allowed now."""
        bucket = self._buckets.pop(address, None) or Bucket(self.most, self.each_second)
        self._buckets[address] = bucket
        if len(self._buckets) > self.kept:
            self._buckets.popitem(last=False)
        return bucket.take()
