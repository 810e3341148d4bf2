"""Teach the nets that tell searching bots who will win: `make train`.

First the searcher's, from rounds of bots that don't search. The master's goes on from there: with
rounds in which bots search with the first net, then with rounds in which they search with what was
learned from those; it says what all three say on average. About ten minutes of one core.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from bench.training.curves import drawn
from bench.training.fit import Score, packed_mean, teach
from bench.training.positions import Positions, collect
from motherlode.bots.search.net import LOADED, MASTER, VALUE

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "src/motherlode/bots/search"
CURVES = ROOT / "docs/pictures/training.svg"
KEPT_APART = 900_000_000  # the first seed of rounds that are only for testing
APART = 200_000_000  # between the seeds of two lessons
PLAIN = ("greedy", "reader", "deceiver")
MIXED = ("searcher", "searcher", "searcher", "greedy", "deceiver")
LESSONS = 2  # for the master


def main() -> None:
    """Play, learn, and write down what was learned."""
    parser = argparse.ArgumentParser(prog="python -m bench.training", description=__doc__)
    parser.add_argument("--rounds", type=int, default=2000, help="for each number of players")
    parser.add_argument("--search-rounds", type=int, default=400, help="of each lesson of search")
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--curves", type=Path, default=CURVES)
    asked = parser.parse_args()
    kept = collect(PLAIN, max(1, asked.rounds // 10), KEPT_APART)
    fit, scores = teach(collect(PLAIN, asked.rounds, asked.seed), kept, asked.epochs, asked.seed)
    told = {VALUE: scores}
    tell(VALUE, scores)
    LOADED.put(VALUE, fit.packed())
    (asked.folder / VALUE).write_bytes(fit.packed())
    fits = [fit]
    mixed = Positions()
    kept = collect(MIXED, max(1, asked.search_rounds // 10), KEPT_APART)
    for lesson in range(1, LESSONS + 1):
        mixed.add(collect(MIXED, asked.search_rounds, asked.seed + lesson * APART))
        better, scores = teach(mixed, kept, asked.epochs, asked.seed, fit)
        told[f"{MASTER}, lesson {lesson}"] = scores
        tell(MASTER, scores)
        LOADED.put(VALUE, better.packed())  # whoever searches in the next lesson
        fits.append(better)
    (asked.folder / MASTER).write_bytes(packed_mean(fits))
    asked.curves.write_text(drawn(told), encoding="utf-8")


def tell(name: str, scores: list[Score]) -> None:
    """How well a net does after each time over its positions."""
    print(f"{name}: {time.process_time():.0f} CPU seconds so far")
    for epoch, score in enumerate(scores):
        print(f"  {epoch}: log-loss {score.log_loss:.4f}, area {score.area:.4f}", flush=True)


if __name__ == "__main__":
    main()
