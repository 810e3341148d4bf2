"""The master: a searcher that has learned from rounds in which others search."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from motherlode.bots.search.bot import LAPS, MARGIN, SearcherBot
from motherlode.bots.search.net import MASTER
from motherlode.rules.core.playout import Bot


@mypyc_attr(allow_interpreted_subclasses=True)
class MasterBot(SearcherBot):
    """Where its net was not taught the rules, it plays as a searcher does."""

    def __init__(self, limit: i64 = 0, laps: float = LAPS, margin: float = MARGIN) -> None:
        super().__init__(limit, laps, margin)
        self.name = "master"
        self.learned = MASTER

    def copy(self) -> Bot:
        other = MasterBot(self.limit, self.laps, self.margin)
        other.take_after(self)
        return other
