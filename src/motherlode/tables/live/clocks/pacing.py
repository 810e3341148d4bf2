"""How long a table waits, and for whom. Nothing here depends on a role or on a hand."""

from __future__ import annotations

import math
from typing import Final

from motherlode.tables.wire.values import Pace

# Seconds a bot seems to think: as often less as more.
THINKING: Final[dict[Pace, float]] = {"instant": 0.0, "fast": 0.35, "normal": 1.1, "slow": 2.2}
SPREAD: Final = 0.5  # of that time's logarithm: mostly short and now and then long, as with people
QUICKEST: Final = -1.4  # how far a lot may go
LONGEST: Final = 1.8
DEALT: Final = 1.8  # times as long after the deal, when there is a hand to look at
# Seconds a person may think if there is no clock and others wait; half of it after each time that
# a bot had to answer, so that nobody can hold a table up again and again.
IDLE: Final = 300.0
LEAST_IDLE: Final = 15.0
# Seconds that several people have between two rounds, and how many more if somebody asks for them.
INTERMISSION: Final = 45.0
PROLONGED: Final = 60.0
RELOAD: Final = 10.0  # seconds in which somebody who has just gone is still waited for there
POLL: Final = 15.0  # seconds for a vote, unless everybody present has voted before
# Seconds after which a window closes in which everybody present has answered by then: the same
# whatever they hold or say.
LEAST_WINDOW: Final = 1.5
HELD: Final = 6.0  # seconds that everybody has at least in a window while they hold the one device
ALONE: Final = 20.0  # seconds somebody who plays alone against bots has at least in a window
SHUFFLE: Final = 8.0  # seconds in which devices tell the bits that they add to a shuffle
RETRY: Final = 1.0  # seconds after which the table tries again what failed
SLEEP: Final = 900.0  # seconds without any connection after which a table leaves memory


def pause(pace: Pace, lot: float, is_dealt: bool) -> float:
    """Seconds a bot seems to think, from a lot of the normal distribution."""
    lot = min(max(lot, QUICKEST), LONGEST)
    return THINKING[pace] * math.exp(SPREAD * lot) * (DEALT if is_dealt else 1.0)
