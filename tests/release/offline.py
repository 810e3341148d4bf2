"""Whether the installed pages open without a connection: `python tests/release/offline.py`."""

from __future__ import annotations

import re
import sys
from importlib.resources import files
from pathlib import Path

PROGRAM = re.compile(r'data-program="/?([^"]+)"')


def lacks(pages: Path) -> str:
    """What these pages lack to play without a connection; empty if nothing."""
    told = PROGRAM.search((pages / "index.html").read_text(encoding="utf-8"))
    if not told:
        return "The pages know no game for when there is no connection."
    if not (pages / told[1] / "motherlode.zip").is_file():
        return f"The game isn't where the pages look for it: {told[1]}."
    return ""


if __name__ == "__main__":
    sys.exit(lacks(Path(str(files("motherlode"))) / "web" / "static"))
