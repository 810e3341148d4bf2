"""Who is connected to a worker, and what the others have yet to be told about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from motherlode.store.peers import Attendance

AGAIN: Final = 100  # beats, a tenth of a second each or more, with which it is told again


class Presence:
    """Everybody who is connected here, by table."""

    def __init__(self) -> None:
        self.here: dict[str, Attendance] = {}
        self._untold: set[str] = set()  # tables of which the others don't know yet who is here
        self._doubts: dict[str, int] = {}  # tables whose row may still change, and for how long

    def note(self, here: Mapping[str, Attendance]) -> None:
        """Somebody came to these tables, or left them; where nobody is, nothing is left."""
        for table, there in here.items():
            if any(there.values()):
                self.here[table] = dict(there)
            else:
                self.here.pop(table, None)
            self._untold.add(table)

    def tell_all(self) -> None:
        """The others have forgotten everything."""
        self._untold.update(self.here)

    def take(self, is_beat: bool) -> tuple[list[str], list[str]]:
        """The tables with news, and all to tell about now: with a beat, doubtful ones, too."""
        news, self._untold = sorted(self._untold), set()
        if not is_beat:
            return news, news
        told = sorted({*news, *self._doubts})
        self._doubts = {table: left - 1 for table, left in self._doubts.items() if left > 1}
        return news, told

    def doubt(self, news: Iterable[str], told: Iterable[str]) -> None:
        """Nobody has answered: what was told may be written down now, never, or in a while, over
        what is told next. So it is told again for as long as a connection may stay silent.
        """
        self._untold.update(news)
        self._doubts.update(dict.fromkeys(told, AGAIN))
