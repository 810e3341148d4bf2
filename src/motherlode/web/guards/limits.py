"""How much one address may ask in a while."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable, Mapping
from heapq import nlargest
from ipaddress import AddressValueError, IPv6Address
from operator import itemgetter
from typing import TypeVar

from motherlode.tables.live.limits import Bucket
from motherlode.tables.outside import Timekeeper

Number = TypeVar("Number", int, float)
MOST_TOLD = 200  # addresses that workers tell each other of
HOUSEHOLD = 64  # bits of an IPv6 address that one household has; the others cost nothing


def household(address: str) -> str:
    """Who shares a ration: an IPv4 address, or all of an IPv6 network that one household gets."""
    try:
        seen = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return address
    if seen.ipv4_mapped is not None:
        return str(seen.ipv4_mapped)
    return f"{IPv6Address(int(seen) >> 128 - HOUSEHOLD << 128 - HOUSEHOLD)}/{HOUSEHOLD}"


def busiest(counts: Mapping[str, Number]) -> dict[str, Number]:
    """The addresses with the highest counts: the others are nowhere near a limit."""
    return dict(nlargest(MOST_TOLD, counts.items(), key=itemgetter(1)))


def summed(told: Iterable[Mapping[str, int]]) -> Counter[str]:
    """What several workers count, together."""
    return sum((Counter(counts) for counts in told), Counter())


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
        self._taken: dict[str, float] = {}  # since other workers are told of an address
        self._heard: dict[str, Mapping[str, float]] | None = None  # the same of other workers

    def take(self, address: str, count: float = 1.0) -> bool:
        """Whether one more, or `count` more, from this address are allowed now."""
        is_allowed = self._of(address).take(count)
        if is_allowed:
            self._taken[address] = self._taken.get(address, 0.0) + count
        return is_allowed

    async def wait(self, address: str) -> None:
        """Come back when one more from this address is allowed."""
        await self._of(address).wait()
        self._taken[address] = self._taken.get(address, 0.0) + 1.0

    def give_back(self, address: str) -> None:
        """One that was allowed is not counted."""
        self._of(address).left += 1.0
        self._taken[address] = self._taken.get(address, 0.0) - 1.0

    def tell(self) -> dict[str, float]:
        """What those have taken whose buckets are the emptiest, for other workers.

        Who isn't told of any more begins anew: what counts is what was taken lately.
        """
        spent = {
            address: self.most - bucket.level
            for address, taken in self._taken.items()
            if taken > 0 and (bucket := self._buckets.get(address)) and bucket.level < self.most
        }
        self._taken = {address: self._taken[address] for address in busiest(spent)}
        return dict(self._taken)

    def hear(self, told: Mapping[str, Mapping[str, float]]) -> None:
        """What was taken elsewhere since the last time is taken here as well.

        What others had taken before this worker came counts no more.
        """
        heard = told if self._heard is None else self._heard
        for worker, taken in told.items():
            before = heard.get(worker, {})
            for address, count in taken.items():
                more = count - before.get(address, 0.0)
                if more > 0:
                    bucket = self._of(address)
                    bucket.left = max(bucket.left - more, -bucket.most)
        self._heard = dict(told)

    def _of(self, address: str) -> Bucket:
        bucket = self._buckets.pop(address, None)
        bucket = bucket or Bucket(self.most, self.each_second, self.time)
        self._buckets[address] = bucket
        if len(self._buckets) > self.kept:
            forgotten, _ = self._buckets.popitem(last=False)
            self._taken.pop(forgotten, None)
        return bucket
