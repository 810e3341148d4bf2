"""People who do anything at any time, and a disk that fails: the table answers and goes on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from motherlode.rules.modules import CATALOGUE
from motherlode.store.log import StoreError
from motherlode.tables.live import limits
from motherlode.tables.live.connected.info import intermission
from motherlode.tables.live.table import Table
from motherlode.tables.wire import entries
from motherlode.tables.wire.errors import TableRefusal
from tests.tables.live import Live, Person, live

ORDERS = (
    *["answer"] * 8,
    *["call", "abort", "say", "claim", "configure", "sit_bot", "fill", "remove", "move"],
    *["rename", "start", "start", "back", "rematch", "allow_talk", "allow_late"],
    *["ready", "ready", "prolong", "react", "face", "set_pace"],
)
IN_A_GAME = (
    *["answer"] * 12,
    *["call", "call", "ready", "ready", "prolong", "react", "say", "claim", "back", "remove"],
)
MEANWHILE = (0, 0.5, 2, 30, 400)  # seconds: bots play, windows close, patience ends


def fields_of(random: Random, person: Person, kind: str) -> dict[str, Any]:
    """What somebody might say with an order, sensible or not."""
    asked = person.read().prompt or {"sequence": random.randrange(400), "options": [0]}
    settings = {
        "game": random.choice(["base", "saboteur2", "duel", "nothing"]),
        "players": random.randrange(2, 8),
        "modules": random.sample(list(CATALOGUE.extras()), 2),
        "pace": "instant",
    }
    made: dict[str, dict[str, Any]] = {
        "answer": {
            "sequence": asked["sequence"],
            "index": random.randrange(len(asked["options"]) + 1),
        },
        "abort": {"agrees": random.random() < 0.7},
        "say": {"text": "Gold!"},
        "claim": {"claim": "suspect", "about": random.randrange(5)},
        "configure": {"settings": settings},
        "sit_bot": {"seat": random.randrange(8)},
        "remove": {"seat": random.randrange(8)},
        "move": {"seat": random.randrange(6), "to": random.randrange(6)},
        "rename": {"name": random.choice(["Ada", "Bo", "Dee"])},
        "react": {"reaction": "sweat"},
        "face": {"face": random.randrange(20_736)},
        "allow_late": {"late": random.random() < 0.8},
        "set_pace": {"pace": "instant"},
        "allow_talk": {"chat": random.random() < 0.8, "claims": True},
    }
    same = {"id": f"same-id-{random.randrange(3)}"} if random.random() < 0.05 else {}
    return made.get(kind, {}) | same


async def disturb(room: Live, random: Random, people: list[Person]) -> None:
    """Something happens that isn't an order."""
    person = random.choice(people)
    what = random.randrange(6)
    if what == 0:
        await person.leave()
    elif what == 1:
        await person.enter()
    elif what == 2 and len(people) < 12:
        try:
            _, token = await room.table.take_seat(
                f"Guest {len(people)}", random.choice([None, *range(5)])
            )
        except (TableRefusal, StoreError):
            return
        people.append(await Person(room.table, token).enter())
    elif what == 3:
        await room.restarted(*people)
    else:
        left = [True]
        fails = lambda: bool(left) and left.pop()  # noqa: E731
        setattr(room.store, "fails" if what == 4 else "fails_late", fails)


async def disorder(room: Live, random: Random, people: list[Person], orders: Sequence[str]) -> int:
    """People order anything; how often it was done."""
    done = 0
    for _ in range(500):
        if random.random() < 0.2:
            await disturb(room, random, people)
            await room.time.elapse(random.choice(MEANWHILE))
            continue
        person = random.choice(people)
        if person.link.closed:
            await person.enter()
        if person.link.closed:  # the seat was given up
            continue
        kind = random.choice(orders) if random.random() > 0.005 else "leave"
        told = await person.order(kind, **fields_of(random, person, kind))
        assert told.get("code") != "failed", (kind, told)
        done += told["type"] == "done"
    room.store.fails = room.store.fails_late = lambda: False
    return done


@pytest.mark.parametrize("seed", range(5))
def test_whatever_people_do_the_table_answers(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(seed)
    monkeypatch.setattr(limits, "ORDERS", (1000, 1000.0))
    monkeypatch.setattr(limits, "TALK", (1000, 1000.0))

    async def story(room: Live) -> None:
        people = await room.gather("Ada", "Bo", "Cai", players=4, modules=("veto",))
        assert await disorder(room, random, people, ORDERS)
        await still_there(room)

    live(story)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_people_do_between_rounds_the_table_answers(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever proposes to end a round often finds the others agree: votes and pauses follow."""
    random = Random(seed)
    monkeypatch.setattr(limits, "ORDERS", (1000, 1000.0))
    monkeypatch.setattr(limits, "TALK", (1000, 1000.0))

    async def story(room: Live) -> None:
        people = await room.begun("Ada", "Bo", "Cai", players=3, modules=("vote",))
        for _ in range(4):  # until a round has ended in all this
            assert await disorder(room, random, people, IN_A_GAME)
            if entries.WentOn in {type(entries.read(line.body)) for line in room.store.lines}:
                break
        else:
            raise AssertionError("no round has ended")
        await still_there(room)

    live(story)


async def still_there(room: Live) -> None:
    """The table takes orders, and its log tells the same as it does."""
    watcher = await Person(room.table, None).enter()
    assert (await watcher.order("say", text="Hello?"))["code"] == "watching"
    before = room.table
    await room.restarted(watcher)
    assert watcher.told[-1]["type"] == "welcome"
    assert (await watcher.order("say", text="Hello?"))["code"] == "watching"
    assert kept(room.table) == kept(before)


def kept(table: Table) -> list[object]:
    """All that a table must not forget."""
    standing = table.standing
    seats = [(seat.kind, seat.name, seat.key, seat.host, seat.face) for seat in standing.seats]
    found: list[object] = [
        standing.phase,
        standing.settings,
        seats,
        intermission(standing),
        standing.before,
    ]
    game = standing.game
    if game is not None:
        for seat in (None, *range(len(game.names))):
            found += [game.view_of(seat), game.history_of(seat)]
    return found
