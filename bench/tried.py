"""What a master could do better than a searcher: `python -m bench.tried` tries one thing at a time.

Base game. Every master plays the deals that a searcher plays, with the same opponents and as many
trials. What is missing is measured and kept with the numbers of the ladder.
"""

from __future__ import annotations

import argparse

from bench.ladder.deals import Spot, Wanted
from bench.ladder.page import tried
from bench.ladder.run import names, steps
from bench.ladder.spots import BASIS, base
from bench.ladder.store import Store
from bench.ladder.tried import TRIED
from motherlode.cli.batch.arena import cores
from motherlode.cli.batch.progress import Progress

SEARCHER = "searcher"
SECONDS = 0.15


def main() -> None:
    """Play what is missing, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.tried", description=__doc__)
    parser.add_argument("--masters", type=names, default=list(TRIED), metavar="A,B")
    parser.add_argument("--against", default=BASIS)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--trials", type=int, default=600)
    parser.add_argument("--jobs", type=int, default=cores())
    asked = parser.parse_args()
    store = Store()
    wanted = [one for name in (SEARCHER, *asked.masters) for one in missing(store, asked, name)]
    with Progress(sum(one.missing for one in wanted)) as progress:
        for one in wanted:
            store.measure([one], asked.jobs, progress.advance)
    print("\n".join(tried(store)))


def missing(store: Store, asked: argparse.Namespace, name: str) -> list[Wanted]:
    """The rounds of a bot in both roles that have not been played."""
    found: list[Wanted] = []
    for pair in dict.fromkeys(((name, asked.against), (asked.against, name))):
        spot = Spot(base(asked.players), *pair)
        known = store.known(spot, SECONDS, asked.trials)
        found += [
            Wanted(spot, last, SECONDS, asked.trials, first)
            for first, last in steps(known, asked.rounds)
        ]
    return found


if __name__ == "__main__":
    main()
