"""Teach the net that tells the searcher who will win: `make train` (about two minutes)."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from bench.training.fit import teach
from bench.training.positions import collect

VALUE = Path(__file__).parents[2] / "src/motherlode/bots/search/value.bin"
KEPT_APART = 900_000_000  # the first seed of rounds that are only for testing


def main() -> None:
    """Play, learn, and write down what was learned."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="greedy", help="who plays the rounds")
    parser.add_argument("--rounds", type=int, default=2500, help="for each number of players")
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--output", type=Path, default=VALUE)
    chosen = parser.parse_args()
    started = time.process_time()
    taught = collect(chosen.bots, chosen.rounds, chosen.seed)
    kept = collect(chosen.bots, max(1, chosen.rounds // 10), KEPT_APART)
    print(f"{len(taught.won):,} positions, {time.process_time() - started:.0f} CPU seconds")
    fit, scores = teach(taught, kept, chosen.epochs, chosen.seed)
    for epoch, score in enumerate(scores, 1):
        print(f"{epoch}: log-loss {score.log_loss:.4f}, area {score.area:.4f}")
    chosen.output.write_bytes(fit.packed())
    print(f"{chosen.output.name}: {time.process_time() - started:.0f} CPU seconds in all")


if __name__ == "__main__":
    main()
