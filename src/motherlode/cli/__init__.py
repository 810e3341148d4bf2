"""The command `motherlode`."""

from __future__ import annotations

import sys


def main() -> None:
    """Say that the commands are still to come."""
    sys.exit("motherlode: the commands are not written yet.")
