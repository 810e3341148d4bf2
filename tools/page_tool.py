"""Runs a tool of the pages with the Node of the wheel: `page_tool.py TOOL ARGUMENTS...`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from building.pages import run_node

UI = Path(__file__).parents[1] / "ui"


def main(tool: str, *words: str) -> None:
    """Files are named from the checkout's folder, tools run in that of the pages."""
    below = [word.removeprefix(f"{UI.name}/") for word in words]
    run_node([f"node_modules/.bin/{tool}", *below], UI, f"{tool} has found something (see above).")


if __name__ == "__main__":
    main(*sys.argv[1:])
