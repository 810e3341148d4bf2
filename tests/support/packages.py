"""Packages that bring bots, as pip would have installed them: found, without being installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from motherlode.bots.guard import TOLD
from motherlode.bots.levels import found

MOLE = Path(__file__).parents[2] / "examples" / "mole"


@contextmanager
def installed(folder: Path, **bots: str) -> Iterator[None]:
    """While this lasts, a package for each bot is there: its name, and where it is found."""
    for name, place in bots.items():
        told = folder / f"{name}_package-1.0.dist-info"
        told.mkdir(parents=True)
        (told / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: {name}-package\nVersion: 1.0\n"
        )
        bot = name.partition("__")[0]  # two packages may bring a bot of the same name
        (told / "entry_points.txt").write_text(f"[motherlode.bots]\n{bot} = {place}\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.syspath_prepend(str(MOLE))
        found.cache_clear()
        TOLD.clear()
        yield
    found.cache_clear()
