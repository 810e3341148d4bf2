"""Telling: what the people at a table hear of lines that were written, whoever has written them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from motherlode.tables.game.game import Attempt
from motherlode.tables.live.clocks.waiting import Waiting
from motherlode.tables.live.connected.audience import Audience
from motherlode.tables.live.standing import Change, Standing
from motherlode.tables.wire.entries import (
    Began,
    BrokenOff,
    Chose,
    Claimed,
    HandedOn,
    Hashed,
    LessonLeft,
    LessonOpened,
    LessonRead,
    Missed,
    Prolonged,
    Ready,
    Returned,
    Said,
    Sat,
    Sealed,
    Spoke,
    WentOn,
)

SHUT: Final = "whoever runs this server has closed this table"
# Nobody changes seats.
PLAYED: Final = frozenset({Attempt, Chose, HandedOn, Missed, Returned, Sealed})
UPDATING: Final = frozenset({Attempt, Chose, HandedOn, WentOn, BrokenOff, Ready, Prolonged})
# What changes nothing about the seats: hashes are told when all are closed.
UNSEATING: Final = frozenset({Said, Claimed, Spoke, Hashed, Sealed})


class Telling:
    """Finds out whom lines concern, and has the audience told."""

    def __init__(self, standing: Standing, waiting: Waiting, audience: Audience) -> None:
        self.standing = standing
        self.waiting = waiting
        self.audience = audience

    def tell(self, made: Sequence[Change]) -> None:
        """Tell everybody what these lines have changed."""
        kinds = {type(entry) for entry in made}
        if not kinds - {Sealed}:
            return  # nobody is told of a sealed answer
        if self.standing.shut:
            self.audience.send_away("shut", SHUT)
            return
        if not kinds <= PLAYED:
            self.audience.follow_keys()
        self.audience.tell_talk()  # first: numbers never go back
        newcomers = [entry.seat for entry in made if isinstance(entry, Sat)]
        knows_all = bool(newcomers) and self.tell_newcomer(newcomers[0])
        if kinds & {Began, LessonOpened, LessonRead, LessonLeft}:
            self.waiting.begin_anew()
            self.audience.tell_everything()
        elif kinds & UPDATING and not knows_all:
            self.audience.tell_update()
            if kinds - UPDATING - UNSEATING and self.standing.phase != "over":
                self.audience.tell_lobby()
        elif kinds - UNSEATING:
            self.audience.tell_presence()

    def tell_newcomer(self, seat: int) -> bool:
        """Tell everybody who sits there now; in a game that is a name in all that they know.

        Whoever is asked during a game has as much time as anybody, unless they stall. Returns
        whether everybody was told everything.
        """
        game = self.standing.game
        if game is None or self.standing.phase == "lobby":
            self.audience.tell_lobby()
            return False
        if self.waiting.window is not None or game.resting or seat == game.asked:
            self.waiting.lengthen()
        self.audience.tell_everything()
        return True
