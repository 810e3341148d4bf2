"""`python -m examples.learner`: learn for some minutes, draw the curve, say what came out."""

from __future__ import annotations

import argparse
import json
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import torch

from examples.learner import trial
from examples.learner.curve import Point, draw
from examples.learner.net import WINDOW, Net, size
from examples.learner.practice import Practice, worked
from motherlode.env import SaboteurVector

TRIAL_SEED = 1 << 40  # deals that practice never sees


def main() -> None:
    """Learn, and show what was learned."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="of processor time")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--opponents", default="greedy")
    parser.add_argument("--tables", type=int, default=128, help="played at once")
    parser.add_argument("--matches", type=int, default=1000, help="of the last trial")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/learner"))
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_num_threads(asked.threads)
    asked.out.mkdir(parents=True, exist_ok=True)
    found = learn(asked, {"players": asked.players, "opponents": asked.opponents})
    (asked.out / "learned.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    print(json.dumps({key: value for key, value in found.items() if key != "curve"}, indent=1))


def learn(asked: argparse.Namespace, table: dict[str, Any]) -> dict[str, Any]:
    """Practice until the time is over, with a trial now and then; what is to be told of it."""
    net = Net(SaboteurVector(1, window=WINDOW, **table).masks.shape[1])
    practice = Practice(net, asked.tables, asked.seed, **table)
    chance = trial.gold(trial.by_chance(asked.seed), asked.matches, TRIAL_SEED, **table)
    began, spent, next_trial = time.time(), 0.0, 0.0
    points: list[Point] = []
    with suppress(KeyboardInterrupt):  # what was learned by then counts
        while spent < asked.minutes:
            if spent >= next_trial:
                points.append(tried(net, spent, min(250, asked.matches), table))
                next_trial += asked.minutes / 10
            before = worked()
            gold = practice.go_on(spent / asked.minutes)
            spent += (worked() - before) / 60
            print(f"{spent:6.2f} min  {practice.decisions:8,} decisions  {gold:.2f} gold a round")
    learned = trial.gold(trial.by_net(net), asked.matches, TRIAL_SEED, **table)
    points.append(Point(spent, *trial.mean_of(learned)))
    torch.save(net.state_dict(), asked.out / "net.pt")
    title = f"One seat among {asked.players - 1} of {asked.opponents}"
    (asked.out / "curve.svg").write_text(
        draw(title, points, {"random": float(chance.mean())}), "utf-8"
    )
    return {
        "parameters": size(net),
        **table,
        "seed": asked.seed,
        "minutes_worked": round(spent, 2),
        "minutes_passed": round((time.time() - began) / 60, 2),
        "threads": asked.threads,
        "niceness": os.nice(0),
        "load": [round(one, 1) for one in os.getloadavg()],
        "decisions": practice.decisions,
        "matches": asked.matches,
        "random": list(trial.mean_of(chance)),
        "learned": list(trial.mean_of(learned)),
        "difference": list(trial.mean_of(np.asarray(learned - chance))),
        "curve": points,
    }


def tried(net: Net, spent: float, matches: int, table: dict[str, Any]) -> Point:
    """A point of the curve."""
    mean = trial.mean_of(trial.gold(trial.by_net(net), matches, TRIAL_SEED, **table))
    print(f"{spent:6.2f} min  {mean.value:.2f} ± {mean.half:.2f} gold a match", flush=True)
    return Point(spent, *mean)


if __name__ == "__main__":
    main()
