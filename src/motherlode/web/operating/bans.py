"""Addresses that are banned: nothing that comes from them is answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from ipaddress import ip_address
from typing import Any, Final

from starlette.types import ASGIApp, Receive, Scope, Send

from motherlode.store.metrics import Metrics
from motherlode.tables.outside import Timekeeper
from motherlode.tables.wire.errors import TableRefusal
from motherlode.web.api_bodies import Failure
from motherlode.web.guards.limits import HOUSEHOLD, household
from motherlode.web.guards.turning_away import TurnedAway
from motherlode.web.operator_messages import BanLine

BANNED: Final = "whoever runs this server has banned your address"
FORBIDDEN: Final = 403
TICK: Final = 1e-3  # seconds; what is decided later has a later date, whatever the clocks say


class Bans:
    """Households that are not let in, until the ban is lifted or the server ends."""

    def __init__(
        self,
        time: Timekeeper,
        metrics: Metrics,
        see_off: Callable[[str], None] = lambda house: None,
    ) -> None:
        self.time = time
        self.metrics = metrics
        self.see_off = see_off  # how to end the connections of a household
        self._since: dict[str, float] = {}
        self._changed: dict[str, float] = {}  # when a household was last banned, or let in again
        self._turned_away: dict[str, int] = {}

    def __contains__(self, house: str) -> bool:
        return house in self._since

    def add(self, house: str) -> None:
        """Ban a household, and end its connections."""
        self._since.setdefault(house, self.time.date())
        self._decide(house)
        self.see_off(house)

    def lift(self, house: str) -> None:
        """Let it in again."""
        if self._since.pop(house, None) is None:
            raise TableRefusal("not_banned", f"{house} isn’t banned")
        self._decide(house)
        self._turned_away.pop(house, None)

    def _decide(self, house: str) -> None:
        """Later than everything that was decided about it before, at whatever worker."""
        self._changed[house] = max(self.time.date(), self._changed.get(house, 0.0) + TICK)
        self.metrics.banned.set(len(self._since))

    def tell(self) -> dict[str, Any]:
        """What other workers should know: since when households are banned, and since when not."""
        return {house: [at, self._since.get(house)] for house, at in self._changed.items()}

    def hear(self, told: Mapping[str, Any]) -> None:
        """Whatever was decided last about a household holds, wherever it was."""
        for bans in told.values():
            for house, (at, since) in bans.items():
                if at > self._changed.get(house, 0.0):
                    self._changed[house] = at
                    if since is None:
                        self._since.pop(house, None)
                    else:
                        self._since[house] = since
                        self.see_off(house)
        self.metrics.banned.set(len(self._since))

    def turns_away(self, house: str) -> bool:
        """Whether somebody isn't let in; they are counted."""
        if house not in self._since:
            return False
        self._turned_away[house] = self._turned_away.get(house, 0) + 1
        return True

    @property
    def turned_away(self) -> dict[str, int]:
        """How often each of them was turned away here."""
        return dict(self._turned_away)

    def list(self, turned_away: Mapping[str, int]) -> tuple[BanLine, ...]:
        """All bans, the newest first, with how often they were turned away anywhere."""
        newest = sorted(self._since.items(), key=lambda ban: -ban[1])
        return tuple(BanLine(house, since, turned_away.get(house, 0)) for house, since in newest)


def banned_house(written: str) -> str:
    """The household of an address that somebody wrote, or a refusal."""
    text, _, bits = written.strip().partition("/")
    try:
        seen = ip_address(text)
    except ValueError as error:
        raise TableRefusal("bad_address", "write an address in digits") from error
    if bits and not (seen.version == 6 and bits == str(HOUSEHOLD)):
        raise TableRefusal("bad_address", f"only one address, or an IPv6 network of /{HOUSEHOLD}")
    return household(text)


class NotBanned:
    """Lets nobody in who is banned."""

    def __init__(self, app: ASGIApp, bans: Bans) -> None:
        self.app = app
        self.bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        house = household(client[0]) if client and scope["type"] != "lifespan" else ""
        turned_away = self.bans.turns_away(house)
        app = TurnedAway(Failure("banned", BANNED), FORBIDDEN) if turned_away else self.app
        await app(scope, receive, send)
