"""A company: everybody at one table, and whether what they were told is what the log says."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import httpx

from motherlode.store.log import Line
from motherlode.store.vault import Vault
from motherlode.tables.wire import entries
from motherlode.tables.wire.entries import UNNUMBERED
from tests.faults.people import UNWRITTEN, Person
from tests.support.frames import Data, Witness, plain

PATIENCE = 30.0  # seconds for a server that can't write
NAMES = ("Ada", "Bo", "Cai")
# By name: the settings, how many people play, and whether somebody watches. There are bots that
# think in processes of their own, and windows in which everybody is asked.
KINDS: dict[str, tuple[Data, int, bool]] = {
    "friends": ({"players": 3}, 3, True),
    "windows": ({"players": 4, "modules": ["veto"], "window": 1, "grace": 5}, 2, True),
    "thinkers": ({"players": 3, "level": "searcher"}, 1, False),
    "votes": ({"game": "saboteur2", "players": 4, "modules": ["vote"]}, 3, False),
}


class Company:
    """The people at one table."""

    def __init__(self, kind: str, code: str, people: list[Person]) -> None:
        self.kind = kind
        self.code = code
        self.people = people
        self.witness = Witness()
        self.raw: list[Line] = []  # the log as it was seen last
        self.lines: list[Line] = []  # the same, opened
        self.head = 0  # the last number that people are told
        self._views: dict[str, Data | None] = {}  # the last of each person

    @classmethod
    async def gather(cls, kind: str, number: int, server: str, door: str, seed: str) -> Company:
        """Make a table at a server and let everybody come through a door; the host starts."""
        settings, count, watched = KINDS[kind]
        random = Random(f"{seed} {number}")
        async with httpx.AsyncClient(base_url=server, timeout=30, trust_env=False) as http:
            body: Data = {"name": NAMES[0], "settings": {"pace": "instant"} | settings}
            tickets = [await post(http, "/api/tables", body)]
            code = str(tickets[0]["code"])
            for name in NAMES[1:count]:
                tickets.append(await post(http, f"/api/tables/{code}/seats", {"name": name}))
        address = f"{door.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        people = [
            Person(
                address,
                f"{name}-{number}",
                Random(random.random()),
                str(ticket["token"]),
                name == NAMES[0],
            )
            for name, ticket in zip(NAMES, tickets, strict=False)
        ]
        if watched:
            people.append(Person(address, f"Eve-{number}", Random(random.random())))
        people[0].want("start")
        for person in people:
            person.begin()
        return cls(kind, code, people)

    async def leave(self) -> None:
        """Everybody goes home."""
        await asyncio.gather(*(person.leave() for person in self.people))

    def pause(self, pauses: bool) -> None:
        """Say nothing new for a while, or go on."""
        for person in self.people:
            person.pauses = pauses

    def is_playable(self, since: float) -> bool:
        """Whether something that was said after a moment is done, and everybody knows."""
        said, number = max(person.done_at for person in self.people)
        return said >= since and all(person.heard >= number for person in self.people)

    # -- the log ---------------------------------------------------------------------------------

    def read(self, raw: Sequence[Line], vault: Vault) -> str:
        """Take note of the log; what is wrong with it, if anything."""
        if [line.sequence for line in raw] != list(range(1, len(raw) + 1)):
            return "the log has gaps"
        if list(raw[: len(self.raw)]) != self.raw:
            return "lines that were in the log are gone, or others"
        commands = Counter(line.command for line in raw if line.command is not None)
        for person in self.people:
            for name, kind in person.acknowledged.items():
                if commands[name] != 1 and kind not in UNWRITTEN:
                    return f"{name} ({kind}) was acknowledged and is {commands[name]} times there"
            for name, code in person.refused.items():
                if commands[name]:
                    return f"{name} was refused ({code}) and is in the log"
        new = vault.opened(raw[len(self.raw) :], len(self.raw))
        self.head += sum(not isinstance(entries.read(line.body), UNNUMBERED) for line in new)
        self.lines += new
        self.raw = list(raw)
        return ""

    def unsettled(self) -> str:
        """Who doesn't know yet what the log says, if anybody."""
        for person in self.people:
            if not person.is_at_rest:
                return f"{person.name} waits for an answer"
            if person.heard != self.head:
                return f"{person.name} has heard of {person.heard}, and the log of {self.head}"
        return ""

    def check(self) -> tuple[int, list[str]]:
        """Hold all frames against the log; how many there were, and what is wrong."""
        told = [(frame, person) for person in self.people for frame in self._taken(person)]
        told.sort(key=lambda one: int(one[0]["sequence"]))
        failures = [failure for person in self.people for failure in person.failures]
        self.witness.lines = self.lines
        for frame, person in told:
            failures += self._wrong(frame, person)
        self.witness.read_on(self.head)
        game = self.witness.standing.game
        for person in self.people:
            person.failures.clear()
            seen = self._views.get(person.name)
            if game is not None and seen != plain(game.view_of(person.seat)):
                failures.append(f"{person.name} sees something else than the log says")
        return len(told), failures

    def _wrong(self, frame: Data, person: Person) -> list[str]:
        """What is wrong with a frame."""
        past = self.witness.standing.sequence
        tells = frame["type"] in ("welcome", "update")
        if tells and frame["sequence"] < past:
            return [f"{person.name} was told of {frame['sequence']} after {past}"]
        try:
            self.witness.check(frame, person.seat)
        except (AssertionError, IndexError, KeyError) as error:
            return [f"{person.name}: {frame['type']} {frame['sequence']} is wrong: {error!r:.300}"]
        if tells:
            self._views[person.name] = frame["view"]
        return []

    def _taken(self, person: Person) -> list[Data]:
        """The frames up to the head of the log; whatever came later is left for the next time."""
        frames, person.frames = person.frames, []
        person.frames += [frame for frame in frames if frame["sequence"] > self.head]
        return [
            frame
            for frame in frames
            if frame["sequence"] <= self.head and frame["type"] != "goodbye"
        ]


async def post(http: httpx.AsyncClient, path: str, body: Data) -> dict[str, Any]:
    """Ask for something new; a server that can't write just now is asked again."""
    end = time.monotonic() + PATIENCE
    while True:
        answer = await http.post(path, json=body)
        if answer.status_code != 503 or time.monotonic() > end:
            assert answer.status_code == 201, f"{path}: {answer.status_code} {answer.text}"
            return dict(answer.json())
        await asyncio.sleep(0.2)
