"""The command `motherlode`."""

from __future__ import annotations


def main() -> None:
    """Run the command line of this process and leave with its exit code."""
    import sys

    from motherlode.cli.app import run

    sys.exit(run(sys.argv[1:]))
