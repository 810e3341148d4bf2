"""Shouts: what people at a table hear at all workers, and what is written down nowhere."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec
from msgspec import structs

from motherlode.tables.live.connected.audience import Audience
from motherlode.tables.live.workers.peering import Peering
from motherlode.tables.wire.messages import Notice, Reacted
from motherlode.tables.wire.values import Reaction

Shout: TypeAlias = Reacted | Notice
SHOUT: Final[msgspec.json.Decoder[Shout]] = msgspec.json.Decoder(Shout)


class Shouts:
    """What is called out at a table, here and elsewhere."""

    def __init__(self, audience: Audience, peering: Peering) -> None:
        self.audience = audience
        self.standing = audience.standing
        self.peering = peering

    def react(self, seat: int, reaction: Reaction) -> None:
        """Somebody pulls a face."""
        self.audience.tell_reaction(seat, reaction)
        self._pass_on(Reacted(self.standing.sequence, seat, reaction))

    def warn_host(self, notice: Notice) -> None:
        """Tell the host of a bot's fault, wherever they are connected."""
        self.audience.tell_host(notice)
        self._pass_on(notice)

    def hear(self, body: bytes) -> None:
        """Tell people here what was said elsewhere."""
        told = SHOUT.decode(body)
        if isinstance(told, Reacted):
            self.audience.tell_reaction(told.seat, told.reaction)
        else:
            self.audience.tell_host(structs.replace(told, sequence=self.standing.sequence))

    def _pass_on(self, told: Shout) -> None:
        self.peering.shout(self.standing.code, msgspec.json.encode(told))
