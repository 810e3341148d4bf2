"""Whether the installed pages open without a connection: `python tests/release/offline.py`."""

from __future__ import annotations

import gzip
import os
import re
import sys
from importlib.resources import files
from pathlib import Path

PROGRAM = re.compile(r'data-program="/?([^"]+)"')
KERNEL = "kernel.bin"  # compressed, and nothing in it if there is none
REQUIRE_KERNEL = "MOTHERLODE_REQUIRE_PAGE_KERNEL"


def lacks(pages: Path) -> str:
    """What these pages lack to play without a connection; empty if nothing."""
    told = PROGRAM.search((pages / "index.html").read_text(encoding="utf-8"))
    if not told:
        return "The pages know no game for when there is no connection."
    program = pages / told[1]
    if not (program / "motherlode.zip").is_file():
        return f"The game isn't where the pages look for it: {told[1]}."
    if os.environ.get(REQUIRE_KERNEL) == "1" and not has_kernel(program):
        return f"The game has no compiled kernel, which {REQUIRE_KERNEL}=1 asks for."
    return ""


def has_kernel(program: Path) -> bool:
    """Whether its kernel is compiled for the browser."""
    kernel = program / KERNEL
    return kernel.is_file() and gzip.decompress(kernel.read_bytes()) != b""


if __name__ == "__main__":
    sys.exit(lacks(Path(str(files("motherlode"))) / "web" / "static") or 0)
