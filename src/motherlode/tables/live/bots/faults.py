"""Faults of bots: each is logged, and the host is told of one per bot and round."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from motherlode.tables.game.game import Game
from motherlode.tables.live.standing import Standing
from motherlode.tables.thinking.job import FaultKind
from motherlode.tables.wire.messages import Notice
from motherlode.tables.wire.values import NoticeCode

LOGGER = logging.getLogger("motherlode.tables")
CODES: Final[dict[FaultKind, NoticeCode]] = {
    "late": "bot_late",
    "missing": "bot_missing",
    "chatty": "bot_chatty",
}


class Faults:
    """What the bots of a table got wrong, as far as it was told."""

    def __init__(self, standing: Standing, warn: Callable[[Notice], None]) -> None:
        self.standing = standing
        self.warn = warn  # the host
        self._round = (0, 0)  # the game and round in which these were told
        self._logged: set[tuple[int, str]] = set()
        self._told: set[int] = set()  # seats

    def report(self, game: Game) -> None:
        """Say what went wrong since the last time, but nothing twice in a round."""
        now = (self.standing.games, int(game.state.round))
        if now != self._round:
            self._round = now
            self._logged.clear()
            self._told.clear()
        for seat, fault in game.company.take_faults():
            what = f"{fault.kind} {fault.where}".strip()
            if (seat, what) not in self._logged:
                self._logged.add((seat, what))
                LOGGER.error("table %s: the bot in seat %d: %s", self.standing.code, seat, what)
            if seat not in self._told:
                self._told.add(seat)
                code = CODES.get(fault.kind, "bot_failed")
                self.warn(Notice(self.standing.sequence, code, seat))
