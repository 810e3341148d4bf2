"""How much one address may ask in a while."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from heapq import nlargest
from ipaddress import AddressValueError, IPv6Address
from math import inf
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias, TypeVar

import msgspec

from motherlode.store.peers import LIFE
from motherlode.tables.live.limits import Bucket
from motherlode.tables.outside import Timekeeper

Number = TypeVar("Number", int, float)
MOST_TOLD = 200  # addresses that workers tell each other of
REMEMBERED: Final = 10 * LIFE  # seconds for which a worker that isn't heard of is remembered
HOUSEHOLD = 64  # bits of an IPv6 address that one household has; the others cost nothing

Tallies: TypeAlias = Mapping[str, tuple[int, float]]  # by address: an era, and what it took in it


class Heard(NamedTuple):
    """What another worker has told, and when."""

    at: float
    tallies: Tallies


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


@dataclass
class Tally:
    """What an address has taken, less what it gave back, since other workers are told of it."""

    era: int  # another one whenever the count begins anew
    taken: float = 0.0
    was_told: bool = False
    returned: float = -inf  # when something was last given back


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
        self._tallies: dict[str, Tally] = {}
        self._era = 0
        self._heard: dict[str, Heard] | None = None  # what other workers have told

    def take(self, address: str, count: float = 1.0) -> bool:
        """Whether one more, or `count` more, from this address are allowed now."""
        is_allowed = self._of(address).take(count)
        if is_allowed:
            self._count(address, count)
        return is_allowed

    async def wait(self, address: str) -> None:
        """Come back when one more from this address is allowed."""
        await self._of(address).wait()
        self._count(address, 1.0)

    def give_back(self, address: str) -> None:
        """One that was allowed is not counted."""
        self._of(address).left += 1.0
        if (tally := self._tallies.get(address)) is not None:
            tally.taken = max(tally.taken - 1.0, 0.0)
            tally.returned = self.time.now()

    def _count(self, address: str, count: float) -> None:
        if address not in self._tallies:
            self._era += 1
            self._tallies[address] = Tally(self._era)
        self._tallies[address].taken += count

    def tell(self) -> dict[str, tuple[int, float]]:
        """What those have taken whose buckets are the emptiest, for other workers.

        Who isn't told of any more begins anew: what counts is what was taken lately.
        """
        spent: dict[str, float] = {}
        for address, tally in self._tallies.items():
            bucket = self._buckets.get(address)
            if bucket is not None and self._concerns_others(tally, bucket):
                spent[address] = self.most - bucket.level
        self._tallies = {address: self._tallies[address] for address in busiest(spent)}
        for tally in self._tallies.values():
            tally.was_told = True
        return {address: (one.era, one.taken) for address, one in self._tallies.items()}

    def _concerns_others(self, tally: Tally, bucket: Bucket) -> bool:
        """Whether something is missing from a bucket, or others may still believe so."""
        if tally.was_told and self.time.now() < tally.returned + REMEMBERED:
            return True
        return tally.taken > 0 and bucket.level < self.most

    def hear(self, told: Mapping[str, object]) -> None:
        """What was taken elsewhere since the last time is taken here as well, or given back.

        What others had taken before this worker came counts no more. A worker that isn't heard of
        for a while has the same count when it is back.
        """
        is_first, now = self._heard is None, self.time.now()
        heard = self._heard or {}
        for worker, said in told.items():
            with suppress(msgspec.ValidationError):  # of another version, perhaps
                tallies = msgspec.convert(said, dict[str, tuple[int, float]])
                if not is_first:
                    before = heard[worker].tallies if worker in heard else {}
                    self._follow(before, tallies)
                heard[worker] = Heard(now, tallies)
        self._heard = {name: one for name, one in heard.items() if now < one.at + REMEMBERED}

    def _follow(self, before: Tallies, told: Tallies) -> None:
        """Take what another worker has let somebody take since it told this before."""
        for address, (era, taken) in told.items():
            known_era, known = before.get(address, (era, 0.0))
            more = taken - (known if known_era == era else 0.0)
            if more:
                bucket = self._of(address)
                bucket.left = max(bucket.level - more, -bucket.most)

    def _of(self, address: str) -> Bucket:
        bucket = self._buckets.pop(address, None)
        bucket = bucket or Bucket(self.most, self.each_second, self.time)
        self._buckets[address] = bucket
        if len(self._buckets) > self.kept:
            forgotten, _ = self._buckets.popitem(last=False)
            self._tallies.pop(forgotten, None)
        return bucket
