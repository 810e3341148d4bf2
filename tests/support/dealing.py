"""A server whose deals a test knows: `python -m tests.support.dealing FILE --port ...`.

It is the real one, only that the seeds of its games are counted up from the number in a file.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from motherlode.tables.outside import Luck, Outside
from motherlode.web.serving import serve


class SeedsOfAFile(Luck):
    """Real chance but for the seeds of games, their bots, who these are, and all lots."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def seed(self) -> int:
        """The number in the file, which is one more from then on."""
        seed = int(self.file.read_text())
        self.file.write_text(str(seed + 1))
        return seed

    def salt(self) -> str:
        """Always the same: bots choose the same again."""
        return "salt"

    def below(self, count: int) -> int:
        """Always the same lot."""
        return 0

    def lot(self) -> float:
        """Always the usual pause."""
        return 0.0

    def shuffled(self, names: Sequence[str]) -> list[str]:
        """Always the same company."""
        return list(names)


def main() -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser()
    parser.add_argument("seeds", type=Path)
    parser.add_argument("--port", type=int)
    parser.add_argument("--database")
    parser.add_argument("--browser", action="store_true")
    told = parser.parse_args()
    outside = Outside(luck=SeedsOfAFile(told.seeds))
    serve("127.0.0.1", told.port, told.database, told.browser, outside)


if __name__ == "__main__":
    main()
