"""`make bench-peers`: moves per second of ours and of other libraries' games, measured in turn."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from bench.peers.play import GAMES

HERE = Path(__file__).with_name("play.py")
OURS = "ours"


def main() -> None:
    """Measure, lap by lap, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default="build/peers/bin/python", help="that has the peers")
    parser.add_argument("--seconds", type=float, default=2, help="of each game in a lap")
    parser.add_argument("--laps", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args()
    found: dict[str, list[float]] = {name: [] for name in GAMES}
    missing: dict[str, str] = {}
    for _ in range(asked.laps):
        for name, (library, _) in GAMES.items():
            if library in missing:
                continue
            python = sys.executable if library == OURS else asked.python
            rate, why = measured(python, name, asked.seconds)
            if why:
                missing[library] = why
            else:
                found[name].append(rate)
    for library, why in missing.items():
        print(f"{library} is left out: {why}", file=sys.stderr)
    rows = summary({name: rates for name, rates in found.items() if rates})
    if asked.json:
        print(json.dumps({"load": os.getloadavg()[0], "games": rows, "missing": missing}))
    else:
        show(rows)


def measured(python: str, name: str, seconds: float) -> tuple[float, str]:
    """Moves per second of processor time, or why there are none."""
    command = [python, "-W", "ignore", str(HERE), name, str(seconds)]
    try:
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        return 0.0, f"{python} can't be started ({error.strerror})"
    if ran.returncode:
        return 0.0, (ran.stderr.strip().splitlines() or ["it failed"])[-1]
    data = json.loads(ran.stdout.splitlines()[-1])
    return data["moves"] / data["seconds"], ""


def summary(found: dict[str, list[float]]) -> list[dict[str, object]]:
    """The median of each game, and how many times as fast ours was in the same laps."""
    first = next(iter(found.values()))
    return [
        {
            "game": name,
            "moves_per_second": round(median(rates)),
            "ours_to_it": round(median(a / b for a, b in zip(first, rates, strict=False)), 2),
        }
        for name, rates in found.items()
    ]


def show(rows: list[dict[str, object]]) -> None:
    """The table, as Markdown."""
    print("| random play | moves/s | ours, compiled, to it |", "|---|---|---|", sep="\n")
    for row in rows:
        print(f"| {row['game']} | {row['moves_per_second']:,} | {row['ours_to_it']} |")
    print(f"\nOne core, processor time, load {os.getloadavg()[0]:.1f}.")


if __name__ == "__main__":
    main()
