"""Asides: what frames tell beside the game, each held against what may be told there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from motherlode.rules.core.views import prompt
from motherlode.tables.game.game import Game
from motherlode.tables.game.why_not import why_asked
from motherlode.tables.live.standing import Standing
from motherlode.tables.wire.reasons import why
from motherlode.tables.wire.requests import AskWhy
from tests.simulation.witness import Connection, Sent

Expect = Callable[[Sent, bool, str], None]
KINDS: Final = ("because", "hinted", "reacted")  # answers that no line is written for
ENCODER: Final = msgspec.json.Encoder()


class Moment(NamedTuple):
    """When a worker told everybody something."""

    machine: str
    at: float
    sequence: int


class Asides:
    """Clocks, who is there, reasons, hints and faces."""

    def __init__(
        self,
        standing: Standing,
        requests: Mapping[str, dict[str, Any]],
        keys: Mapping[str, str],
        connections: Iterable[Connection],
        expect: Expect,
    ) -> None:
        self.standing = standing
        self.requests = requests
        self.keys = keys  # whose commands are whose
        self.connections = list(connections)
        self.expect = expect
        self._clocks: dict[Moment, dict[int, list[Any]]] = {}  # by connection, in their order
        self._sat: defaultdict[int, set[str]] = defaultdict(set)  # who has sat in a seat so far
        self._came: dict[str, float] = {}  # when somebody connected for the first time
        for one in self.connections:
            self._came.setdefault(one.key, one.at)

    # -- in every frame about the game -----------------------------------------------------------

    def tells_time(
        self,
        connection: Connection,
        frame: Sent,
        clock: Mapping[str, Any] | None,
        holder: int | None,
        game: Game | None,
    ) -> None:
        """The clock is that of whoever is asked, the same for all ears, and nobody's secret."""
        self.expect(frame, holder is None, "one device goes around where everybody has one")
        if clock is not None:
            is_asked = game is not None and not (game.resting or game.in_window)
            seat = game.asked if game is not None and is_asked else None
            self.expect(frame, clock["seat"] == seat, f"the clock is that of {clock['seat']}")
            fits = 0 <= clock["left"] <= clock["total"]
            self.expect(frame, fits, f"the clock shows {clock['left']} of {clock['total']}")
        if frame.kind == "update":
            moment = Moment(connection.machine.name, frame.at, frame.sequence)
            told = self._clocks.setdefault(moment, {}).setdefault(connection.number, [])
            told.append(clock)

    def tells_presence(
        self, connection: Connection, frame: Sent, seats: list[dict[str, Any]]
    ) -> None:
        """Nobody is there who never came, and whoever is told this is there."""
        for number, (seat, told) in enumerate(zip(self.standing.seats, seats, strict=True)):
            if not seat.is_person:
                continue
            if told["present"]:
                came = self._came.get(seat.key, float("inf"))
                self.expect(frame, came <= frame.at, f"seat {number} is present and never came")
            else:
                is_own = connection.key == seat.key
                self.expect(frame, not is_own, f"seat {number} is told that it isn’t there")

    def take(self) -> None:
        """A line was taken: perhaps somebody else sits somewhere."""
        for number, seat in enumerate(self.standing.seats):
            self._sat[number].add(seat.key)

    def finish(self) -> None:
        """Whoever was told of the clock at the same moment was told the same of it."""
        for moment, told in self._clocks.items():
            longest = max(told.values(), key=len)
            for clocks in told.values():
                rest = iter(longest)  # somebody may have come or gone between two updates
                if not all(clock in rest for clock in clocks):
                    what = "not everybody is told the same clock"
                    self.expect(Sent(moment.at, "update", moment.sequence, b""), False, what)

    # -- answers that no line is written for -----------------------------------------------------

    def check(
        self,
        connection: Connection,
        frame: Sent,
        seat: int | None,
        game: Game | None,
        other: Game | None,
    ) -> None:
        """One of them, which came to this seat."""
        told = msgspec.json.decode(frame.body)
        match frame.kind:
            case "because":
                self._explained(frame, told, seat, game, other)
            case "hinted":
                self._advised(frame, told, seat, game)
            case "reacted":
                self._reacted(frame, told)

    def _explained(
        self,
        frame: Sent,
        told: Mapping[str, Any],
        seat: int | None,
        game: Game | None,
        other: Game | None,
    ) -> None:
        request = self.requests.get(told["id"], {})
        self.expect(frame, request.get("type") == "why", "a reason that nobody has asked for")
        is_asked = game is not None and not game.in_window and seat == game.asked
        self.expect(frame, is_asked, f"seat {seat} is told why, and it isn’t its turn")
        assert game is not None
        asked = msgspec.convert({k: v for k, v in request.items() if k != "type"}, AskWhy)
        for one in (game, other) if other is not None else (game,):
            expected = msgspec.to_builtins(why(why_asked(one.state, asked)))
            is_same = msgspec.json.decode(ENCODER.encode(expected)) == told["why"]
            what = "a reason is wrong" if one is game else "a reason differs in another world"
            self.expect(frame, is_same, what)

    def _advised(
        self, frame: Sent, told: Mapping[str, Any], seat: int | None, game: Game | None
    ) -> None:
        is_asked = game is not None and seat == game.asked and told["asked"] == game.asked_at
        self.expect(frame, is_asked, f"seat {seat} is advised, and it isn’t asked that")
        assert game is not None
        assert seat is not None
        offered = len(prompt(game.state, seat).choices)
        self.expect(frame, 0 <= told["index"] < offered, "what is advised can’t be chosen")

    def _reacted(self, frame: Sent, told: Mapping[str, Any]) -> None:
        keys = self._sat[told["seat"]]  # what is passed on to another worker may come late
        is_pulled = any(
            request["type"] == "react" and request["reaction"] == told["reaction"]
            for id, request in self.requests.items()
            if self.keys.get(id) in keys
        )
        self.expect(frame, is_pulled, "a face that nobody has pulled")
