"""Progress: a bar on standard error while games are played."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager

from motherlode.cli.output import console


class Progress(AbstractContextManager["Progress"]):
    """A bar on standard error while games are played, if that is a terminal."""

    def __init__(self, games: int) -> None:
        self.bar = None
        if sys.stderr.isatty():
            from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
            from rich.progress import Progress as Bar

            columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            self.bar = Bar(*columns, console=console(sys.stderr), transient=True)
            self.task = self.bar.add_task("", total=games)
            self.bar.start()

    def advance(self, games: int) -> None:
        """More games are finished."""
        if self.bar is not None:
            self.bar.advance(self.task, games)

    def __exit__(self, *error: object) -> None:
        if self.bar is not None:
            self.bar.stop()
