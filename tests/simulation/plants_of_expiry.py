"""Planted mistakes with tables that expire: one goes too early, or doesn't go everywhere."""

from __future__ import annotations

from typing import Any, Final

from motherlode.tables.live.standing import Standing
from motherlode.tables.live.storage.expiry import DAY, Lifespans
from motherlode.tables.live.storage.journal import Forgotten, Journal
from tests.simulation.database import Database
from tests.simulation.plants_of_secrets import Plant


def games_expire_like_lobbies() -> tuple[Any, str, Any]:
    """A game that isn't over is forgotten after a day."""

    def wrong(self: Lifespans, standing: Standing) -> float:
        return DAY if standing.last_finished() is None else float("inf")

    return Lifespans, "of", wrong


def gone_table_kept() -> tuple[Any, str, Any]:
    """A worker that has a table in memory doesn't notice that it was forgotten."""
    right = Journal.catch_up

    async def wrong(self: Journal) -> Any:
        try:
            return await right(self)
        except Forgotten:
            self.is_gone = False
            return []

    return Journal, "catch_up", wrong


def forgotten_while_attended() -> tuple[Any, str, Any]:
    """The database doesn't ask whether somebody is connected to another worker."""
    right = Database.forget

    def wrong(self: Database, worker: str, table: str, since: float) -> None:
        there, self.presence = self.presence, {}
        try:
            right(self, worker, table, since)
        finally:
            self.presence = there

    return Database, "forget", wrong


PLANTS_OF_EXPIRY: Final[tuple[tuple[Plant, str], ...]] = (
    (games_expire_like_lobbies, "a table is forgotten .* days after its last line"),
    (gone_table_kept, "is at a table that is gone|says of a table that is gone"),
    (forgotten_while_attended, "is forgotten while .* is there"),
)
