"""`python -m bench.ratings`: rates the frozen bots and writes the table of docs/ratings.md."""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from motherlode.bots.levels import frozen_names
from motherlode.cli.commands.ratings import spanned

PAGE = Path(__file__).parents[1] / "docs" / "ratings.md"
KEPT = PAGE.with_suffix(".json")
BEGIN, END = "<!-- ratings -->", "<!-- end of ratings -->"


def main() -> None:
    """Rate, keep what came out, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", default="3-10")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--search-rounds", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--page-only", action="store_true", help="write what was kept")
    asked = parser.parse_args()
    if not asked.page_only:
        KEPT.write_text(json.dumps(rated(asked), indent=1) + "\n", "utf-8")
    data = json.loads(KEPT.read_text("utf-8"))
    written = f"{BEGIN}\n{table(data)}\n{END}"
    page = PAGE.read_text("utf-8")
    PAGE.write_text(re.sub(f"{BEGIN}.*{END}", lambda _: written, page, flags=re.DOTALL), "utf-8")


def rated(asked: argparse.Namespace) -> dict[str, Any]:
    """What `motherlode ratings` says of all frozen bots, and how busy the machine was."""
    line = [
        *("ratings", "--json", "--pool", ",".join(frozen_names()), "--players", asked.players),
        *("--rounds", str(asked.rounds), "--search-rounds", str(asked.search_rounds)),
        *("--jobs", str(asked.jobs)),
    ]
    ran = subprocess.run(
        [sys.executable, "-m", "motherlode", *line], check=True, capture_output=True
    )
    return {
        "command": "motherlode " + " ".join(line),
        "load": os.getloadavg()[1],
        **json.loads(ran.stdout),
    }


def table(data: dict[str, Any]) -> str:
    """The ratings as Markdown."""
    lines = [
        "| bot | rating | as digger | as saboteur | rounds |",
        "|---|---|---|---|---|",
        *(
            f"| `{one['bot']}` | {spanned(one['rating'])} | {spanned(one['digger'])} | "
            f"{spanned(one['saboteur'])} | {one['rounds']:,} |"
            for one in data["ratings"]
        ),
        "",
        "How much better off the diggers are, by number of players, in points:",
        "",
        "| " + " | ".join(["players", *data["edges"]]) + " |",
        "|---" * (1 + len(data["edges"])) + "|",
        "| " + " | ".join(["edge", *map(spanned, data["edges"].values())]) + " |",
        "",
        f"{data['rounds']:,} rounds on {sum(data['deals']):,} deals, {sum(data['search_deals']):,} "
        f"of them with those that search; {data['cpu_seconds']:,.0f} s of processor time, at a "
        f"load of {data['load']:.0f}.",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
