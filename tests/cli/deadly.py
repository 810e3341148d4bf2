"""`python -m tests.cli.deadly MARK`: games on a cluster of this machine, where a worker is killed.

It prints what was counted, and whether the worker really died. Run where Ray is installed.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from dataclasses import dataclass
from pathlib import Path

from motherlode.cli.batch.cluster import LOCAL
from motherlode.cli.batch.games import Order, Tally
from motherlode.cli.batch.workers import play_all

ORDER = Order("base", (), "", 4, ("random", "greedy", "random", "greedy"), 3, 12)


@dataclass(frozen=True)
class Deadly:
    """The same games; whoever plays the sixth first is killed there, once."""

    order: Order
    mark: str

    @property
    def games(self) -> int:
        """How many there are."""
        return self.order.games

    def play(self, part: range) -> Tally:
        """Play some of them, unless death comes first."""
        if 5 in part and not Path(self.mark).exists():
            Path(self.mark).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.order.play(part)


def counted(tally: Tally) -> list[object]:
    """What came out, without what it took."""
    return [tally.games, tally.moves, dict(tally.wins), dict(tally.gold), dict(tally.game_wins)]


def main(mark: str) -> None:
    """Play, and tell."""
    heard: list[int] = []
    tally = play_all(Deadly(ORDER, mark), Tally(), 2, heard.append, LOCAL)
    print(
        json.dumps({"counted": counted(tally), "heard": sum(heard), "died": os.path.exists(mark)})
    )


if __name__ == "__main__":
    import ray.cloudpickle

    import tests.cli.deadly as known  # by its real name, which workers can be sent

    ray.cloudpickle.register_pickle_by_value(known)
    known.main(sys.argv[1])
