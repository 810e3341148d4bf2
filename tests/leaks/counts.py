"""What was compared, and what was found: by kind, module, seat and phase."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

AROUND = 90  # bytes of a difference that are shown
MOST_SHOWN = 40


@dataclass
class Counts:
    """Counts of comparisons, and all differences with the seed and the step that repeat them."""

    kinds: Counter[str] = field(default_factory=Counter)
    modules: Counter[str] = field(default_factory=Counter)
    seats: Counter[str] = field(default_factory=Counter)
    phases: Counter[str] = field(default_factory=Counter)
    swaps: Counter[str] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)
    where: str = ""  # the table, seed and step that is being looked at
    worlds: int = 0
    steps: int = 0
    skipped: int = 0  # moves that the other world could not repeat
    searched: int = 0  # messages, answers and logs in which secrets were looked for

    @property
    def comparisons(self) -> int:
        """How many."""
        return self.kinds.total()

    def compare(self, kind: str, here: bytes, there: bytes) -> bool:
        """Count a comparison; whether both are the same."""
        self.kinds[kind] += 1
        if here == there:
            return True
        self.found(kind, difference(here, there))
        return False

    def found(self, kind: str, what: str) -> None:
        """Take down a difference."""
        if len(self.differences) < MOST_SHOWN:
            self.differences.append(f"{self.where}, {kind}: {what}")

    def add(self, other: Counts) -> None:
        """Add what was counted elsewhere."""
        self.kinds += other.kinds
        self.modules += other.modules
        self.seats += other.seats
        self.phases += other.phases
        self.swaps += other.swaps
        self.differences += other.differences
        self.worlds += other.worlds
        self.steps += other.steps
        self.skipped += other.skipped
        self.searched += other.searched


def difference(here: bytes, there: bytes) -> str:
    """The first difference of two messages, with what is around it."""
    place = next(
        (n for n, (a, b) in enumerate(zip(here, there)) if a != b), min(len(here), len(there))
    )
    start = max(0, place - AROUND)
    one, other = (part[start : place + AROUND].decode("utf-8", "replace") for part in (here, there))
    return f"at {place} of {len(here)} and {len(there)} bytes\n    {one}\n    {other}"
