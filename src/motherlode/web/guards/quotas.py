"""Quotas: how many tables in use each address may have brought into memory."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

import msgspec

MOST_KEPT: Final = 10_000  # addresses whose tables are remembered, those that sleep, too
MOST_CODES: Final = 1000  # of which workers tell each other


class Quotas:
    """The tables of each address that are in use, at whatever worker; those asleep don't count."""

    def __init__(self, most: int, is_open: Callable[[str], bool]) -> None:
        self.most = most  # 0: as many as they like
        self.is_open = is_open  # whether a table is in use here
        self._noted: dict[str, set[str]] = {}
        self._elsewhere: dict[str, set[str]] = {}

    def has_room(self, address: str) -> bool:
        """Whether one more table may be in use by this address."""
        if not self.most:
            return True
        return len(self._here(address) | self._elsewhere.get(address, set())) < self.most

    def note(self, address: str, code: str) -> None:
        """A table is in use because of this address."""
        if not self.most:
            return
        self._noted.setdefault(address, set()).add(code)
        if len(self._noted) > MOST_KEPT:
            self._prune()

    def forget(self, address: str, code: str) -> None:
        """It isn't: there is no such table, or it can't be read."""
        codes = self._noted.get(address, set())
        codes.discard(code)
        if not codes:
            self._noted.pop(address, None)

    def tell(self) -> dict[str, list[str]]:
        """The tables in use here, of those who have the most of them, for other workers."""
        self._prune()
        told: dict[str, list[str]] = {}
        left = MOST_CODES
        for address in sorted(self._noted, key=lambda one: len(self._noted[one]), reverse=True):
            told[address] = sorted(self._noted[address])[:left]
            left -= len(told[address])
            if left <= 0:
                break
        return told

    def hear(self, told: Mapping[str, object]) -> None:
        """What is in use elsewhere; a table that is open here, too, may soon be so only here."""
        self._elsewhere = {}
        for said in told.values():
            with suppress(msgspec.ValidationError):  # of another version, perhaps
                for address, codes in msgspec.convert(said, dict[str, set[str]]).items():
                    self._elsewhere.setdefault(address, set()).update(codes)
        for address, codes in self._elsewhere.items():
            if here := set(filter(self.is_open, codes)):
                self._noted.setdefault(address, set()).update(here)

    def _here(self, address: str) -> set[str]:
        """The tables of an address that are in use here; others are forgotten."""
        used = set(filter(self.is_open, self._noted.pop(address, ())))
        if used:
            self._noted[address] = used
        return used

    def _prune(self) -> None:
        for address in list(self._noted):
            self._here(address)
