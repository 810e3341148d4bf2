"""Where the files that are made from types and catalogues are written."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def write_out(text: str, arguments: Sequence[str]) -> None:
    """To the file that is named, or to standard output."""
    if arguments:
        with open(arguments[0], "w", encoding="utf-8") as file:
            file.write(text)
    else:
        sys.stdout.write(text)
