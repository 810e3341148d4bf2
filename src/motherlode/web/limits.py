"""How much one address may ask in a while."""

from __future__ import annotations

from collections import OrderedDict

from motherlode.tables.live.limits import Bucket
from motherlode.tables.outside import Timekeeper


class Buckets:
    """A bucket for each address; the longest unused are forgotten."""

    def __init__(
        self, most: float, each_second: float, time: Timekeeper, kept: int = 10_000
    ) -> None:
        self.most = most
        self.each_second = each_second
        self.time = time
        self.kept = kept
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, count: float = 1.0) -> bool:
        """Whether one more, or `count` more, from this address are allowed now."""
        bucket = self._buckets.pop(address, None) or self._new()
        self._buckets[address] = bucket
        if len(self._buckets) > self.kept:
            self._buckets.popitem(last=False)
        return bucket.take(count)

    def _new(self) -> Bucket:
        return Bucket(self.most, self.each_second, self.time)

    def is_empty(self, address: str) -> bool:
        """Whether this address has used up what it may ask."""
        bucket = self._buckets.get(address)
        return bucket is not None and not bucket.has()
