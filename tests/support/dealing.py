"""A server whose deals a test knows: `python -m tests.support.dealing FILE serve ...`.

It is the real one, only that the seeds of its games are counted up from the number in a file.
"""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from types import SimpleNamespace

from motherlode.cli import main
from motherlode.tables.live import orders


def deal_from(file: Path) -> None:
    """Take the seeds of new games from a file."""

    def next_seed(limit: int) -> int:
        seed = int(file.read_text())
        file.write_text(str(seed + 1))
        return seed % limit

    chance = SimpleNamespace(randbelow=next_seed, token_urlsafe=secrets.token_urlsafe)
    vars(orders)["secrets"] = chance


if __name__ == "__main__":
    deal_from(Path(sys.argv.pop(1)))
    main()
