"""What each kind of line changes about how a table stands."""

from __future__ import annotations

from motherlode.tables.live.changes import games, lobby, seats, talk

TAKERS = {**lobby.TAKERS, **seats.TAKERS, **games.TAKERS, **talk.TAKERS}
