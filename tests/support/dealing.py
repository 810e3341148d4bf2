"""A server whose deals a test knows: `python -m tests.support.dealing FILE --port ...`.

It is the real one, only that the seeds of its games are counted up from the number in a file, that
it is always the same day, that no bot is replaced because the machine is busy, that its networks
are those a test names, with a name that is announced to nobody, and that nobody holds the one
device of a table for long in a window.
"""

from __future__ import annotations

import argparse
import signal
import time
from collections.abc import Sequence
from pathlib import Path

from motherlode.tables.live.clocks import pacing
from motherlode.tables.outside import Luck, Outside, Timekeeper
from motherlode.tables.thinking import pool
from motherlode.web.nearby import addresses, announcing
from motherlode.web.nearby.announcing import Announcer
from motherlode.web.options import Options
from motherlode.web.serving import serve
from tests.support.deals import secret_of

LATE = 60.0  # seconds after which a bot is replaced
HELD = 1.0  # seconds in a window for each who holds the one device
MORNING = 1_794_906_000.0  # of November 17, 2026


class OneDay(Timekeeper):
    """The time as it passes, since a morning on which a test began."""

    def __init__(self, began: float) -> None:
        self.began = began

    def date(self) -> float:
        return MORNING + self.now() - self.began


class SeedsOfAFile(Luck):
    """Real chance but for the seeds of games, their bots, who these are, and all lots."""

    def __init__(self, file: Path, alone: bool) -> None:
        self.file = file
        self.alone = alone

    def bits(self) -> str:
        """The number in the file, which is one more from then on."""
        seed = int(self.file.read_text())
        self.file.write_text(str(seed + 1))
        return secret_of(seed)

    def whim(self) -> str:
        """Always the same: bots choose the same again."""
        return "whim"

    def below(self, count: int) -> int:
        """Always the same lot."""
        return 0

    def lot(self) -> float:
        """Always the usual pause."""
        return 0.0

    def shuffled(self, names: Sequence[str]) -> list[str]:
        """Always the same company."""
        return list(names)


def pretend(near: tuple[str, ...], name: str) -> None:
    """Live in networks that are not there."""

    def announce(announcer: Announcer, places: tuple[str, ...], own: frozenset[str]) -> None:
        announcer.name = name if places else ""

    vars(addresses)["Network"].reachable = lambda network: near
    vars(announcing)["Announcer"].announce = announce


def main() -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser()
    parser.add_argument("seeds", type=Path)
    parser.add_argument("--began", type=float, default=time.monotonic())
    parser.add_argument("--port", type=int)
    parser.add_argument("--database")
    parser.add_argument("--together", action="store_true", help="deal with everybody's bits")
    parser.add_argument("--browser", action="store_true")
    parser.add_argument("--host-name", action="append", default=[])
    parser.add_argument("--proxy", action="append", default=[])
    parser.add_argument("--per-address", type=int, default=200)
    parser.add_argument("--key", default="")
    parser.add_argument("--operator-token", default="")
    parser.add_argument("--open-metrics", action="store_true")
    parser.add_argument("--json-logs", action="store_true")
    parser.add_argument("--near", action="append", default=[], help="an address others reach")
    parser.add_argument("--named", default="", help="the name by which others find it there")
    told = parser.parse_args()
    vars(pool)["GRACE"] = LATE
    vars(pacing)["HELD"] = HELD
    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # even if the tests themselves run under nohup
    pretend(tuple(told.near), told.named)
    options = Options(
        "",
        tuple(told.host_name),
        tuple(told.proxy),
        told.per_address,
        key=told.key,
        operator_token=told.operator_token,
        open_metrics=told.open_metrics,
        json_logs=told.json_logs,
    )
    outside = Outside(OneDay(told.began), SeedsOfAFile(told.seeds, not told.together))
    serve("127.0.0.1", told.port, told.database, told.browser, outside, options)


if __name__ == "__main__":
    main()
