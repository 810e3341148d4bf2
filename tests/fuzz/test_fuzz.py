"""The fuzzer: a short run finds nothing, repeats itself, and finds faults that are planted."""

from __future__ import annotations

import asyncio
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import get_args

import pytest
from starlette.routing import BaseRoute, Mount, Route

from motherlode.tables.live import limits
from motherlode.tables.live.commands import Commands
from motherlode.tables.live.connected.link import Link
from motherlode.tables.wire.entries import Voted
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.requests import Command, Request
from motherlode.web import app as web_app
from motherlode.web.routes import past_games, sockets
from tests.fuzz import __main__ as siege
from tests.fuzz.attack import Attack, lift_rations
from tests.fuzz.material import BODIES, ORDERS, PATHS, RARE, UNNAMED


@pytest.fixture(autouse=True)
def _unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rations are lifted for a test alone."""
    for module, names in (
        (web_app, ("MAKING", "MISSING", "CHECKING", "ANALYZING")),
        (past_games, ("LOOKING",)),
        (sockets, ("BURST", "EACH_SECOND")),
        (limits, ("TALK", "REACTIONS", "ORDERS", "NEWCOMERS")),
    ):
        for name in names:
            monkeypatch.setattr(module, name, getattr(module, name))
    lift_rations()


def attacked(messages: int, seed: int = 1) -> Attack:
    """A run of this many messages."""
    one = Attack(seed)
    asyncio.run(one.run(messages))
    return one


def test_a_short_run_finds_nothing_and_repeats_itself() -> None:
    first = attacked(600)
    assert first.failures == []
    assert sum(first.counts.values()) == 600
    assert first.outcomes["socket: refused"] > 100
    assert first.outcomes["socket: done"] > 5
    assert attacked(600).digest.digest() == first.digest.digest()
    assert attacked(100, seed=2).digest.digest() != attacked(100).digest.digest()


def test_a_refusal_that_is_written_all_the_same_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    carry_out = Commands.carry_out

    async def planted(self: Commands, link: Link, command: Command) -> None:
        try:
            await carry_out(self, link, command)
        except TableRefusal:
            if link.seat is not None and command.id:
                await self.scribe.journal.commit([Voted(link.seat, False)])
            raise

    monkeypatch.setattr(Commands, "carry_out", planted)
    assert any("was written" in failure for failure in attacked(600).failures)


def test_a_refusal_that_changes_a_table_unwritten_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    carry_out = Commands.carry_out

    async def planted(self: Commands, link: Link, command: Command) -> None:
        try:
            await carry_out(self, link, command)
        except TableRefusal:
            if link.seat is not None:
                self.standing.seats[link.seat].face += 1
            raise

    monkeypatch.setattr(Commands, "carry_out", planted)
    assert any("has changed a table" in failure for failure in attacked(300).failures)


@pytest.mark.parametrize(("each", "is_found"), [(0.0, False), (0.01, True)])
def test_memory_that_grows_is_found_in_a_short_run(
    each: float, is_found: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However it grows in the beginning, and even if it grows only until half of it is sent."""
    messages, sent = 2000, [0]

    class Counted:
        def __init__(self, seed: int) -> None:
            self.counts: Counter[str] = Counter()
            self.outcomes: Counter[str] = Counter()
            self.failures: list[str] = []

        async def run(self, messages: int) -> None:
            """Send nothing."""
            sent[0] += messages
            self.counts["sent"] = messages

    def held() -> float:
        warm, leaks = min(sent[0], siege.WARM_UP), max(0, sent[0] - siege.WARM_UP)
        return 50.0 + 50.0 * warm / siege.WARM_UP + each * min(leaks, messages / 2)

    monkeypatch.setattr(siege, "Attack", Counted)
    monkeypatch.setattr(siege, "held", held)
    counts: Counter[str] = Counter()
    grown = siege.attack(messages, 1, counts, [])
    assert counts["sent"] == siege.WARM_UP + messages
    assert siege.has_grown(grown) == is_found


def test_every_kind_of_request_is_sent_with_all_its_fields() -> None:
    sent: defaultdict[str, set[str]] = defaultdict(set)
    for order in (*ORDERS, *RARE):
        sent[order["type"]] |= order.keys() - {"type"}
    for request in get_args(Request):
        tag = request.__struct_config__.tag
        fields = set(request.__struct_fields__) - ({"id"} if tag not in UNNAMED else set())
        assert fields <= sent[tag], f"nothing is sent as {tag} with {fields - sent[tag]}"


def test_every_address_is_tried() -> None:
    attack = Attack(1)
    tried = {
        "POST": [path for path, _ in BODIES],
        "GET": [path.partition("?")[0] for path in PATHS],
    }
    missing = []
    for place, route in routes_of(attack.app.routes):
        pattern = re.compile(re.sub(r"\{\w+(:path)?\}", "[^/]+", place))
        for method in {"GET", "POST"} & (route.methods or set()):
            if not any(pattern.fullmatch(path) for path in tried[method]):
                missing.append(f"{method} {place}")
    assert missing == []


def routes_of(routes: Sequence[BaseRoute], before: str = "") -> Iterator[tuple[str, Route]]:
    """All routes of an application with their addresses."""
    for route in routes:
        if isinstance(route, Mount):
            yield from routes_of(route.routes, before + route.path)
        elif isinstance(route, Route):
            yield before + route.path, route


def test_an_error_that_nobody_handles_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    read = sockets.read

    def planted(text: str) -> Request:
        return read(text) if len(text) < 5000 else [][1]

    monkeypatch.setattr(sockets, "read", planted)
    assert any("IndexError" in failure for failure in attacked(600).failures)


def test_a_request_that_breaks_the_server_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_app, "catalogue", lambda: [][1])
    assert any("IndexError" in failure for failure in attacked(600).failures)
