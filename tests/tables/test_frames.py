"""What a seat receives in a whole game is what the log gives for that seat, message for message."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from motherlode.rules.modules import CATALOGUE
from motherlode.tables.live.standing import Standing
from motherlode.tables.wire import entries
from motherlode.tables.wire.entries import Began, Chose, Ready, WentOn
from tests.support.told import Data
from tests.tables.live import Live, Person, live

MOST_MOVES = 3000


async def play_out(people: list[Person]) -> None:
    """Everybody answers, one way or another, until the game is over."""
    moves = 0
    answered = [-1] * len(people)

    def question(seat: int) -> Data | None:
        asked = people[seat].read().prompt
        return None if asked is None or asked["sequence"] == answered[seat] else asked

    while not people[0].read().latest("ending") and moves < MOST_MOVES:
        for seat, person in enumerate(people):
            if (asked := question(seat)) is not None:
                moves += 1
                await person.answer(moves * 7 % len(asked["options"]))
                answered[seat] = asked["sequence"]
            if person.read().is_awaited:
                await person.order("ready")
        await people[0].until(
            lambda: (
                any(map(question, range(len(people))))
                or any(person.read().is_awaited for person in people)
                or people[0].latest("ending")
            ),
            20,
        )


def as_data(value: object) -> Any:
    """A message, or a part of one, as it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def replayed(lines: list[Any], seat: int | None) -> dict[int, Data]:
    """For each line of the log what its update would say to a seat: facts and view."""
    standing = Standing("")
    found: dict[int, Data] = {}
    for line in lines:
        entry = entries.read(line.body)
        standing.take(entry, line.command)
        game = standing.game
        if game is None or not isinstance(entry, Chose | Began | Ready | WentOn):
            continue
        facts = game.seen(standing.events, seat)
        standing.events = []
        mine = game.prompts().get(-1 if seat is None else seat)
        prompt = None if mine is None else as_data(game.prompt_of(mine))
        found[standing.sequence] = {
            "events": as_data(facts),
            "view": as_data(game.view_of(seat)),
            "prompt": prompt,
        }
    return found


@pytest.mark.parametrize(
    ("game", "players"), [("saboteur2", 5), ("base", 4)], ids=["saboteur2", "base"]
)
def test_every_update_is_what_the_log_gives_for_its_seat(game: str, players: int) -> None:
    async def story(room: Live) -> None:
        room.luck.deal(7)
        modules = tuple(CATALOGUE.allowed_extras(game, "jubilee", players))
        people = await room.begun("Ada", "Bo", game=game, players=players, modules=modules)
        watcher = await Person(room.table, None).enter()
        await play_out(people)
        assert people[0].latest("ending")
        lines = await room.store.read(room.table.code)
        for person, seat in ((people[0], 0), (people[1], 1), (watcher, None)):
            expected = replayed(lines, seat)
            compare(person, expected)

    live(story)


def compare(person: Person, expected: dict[int, Data]) -> None:
    """Every update is that of its line; the facts are those of all lines since the one before."""
    before = min(expected)
    updates = person.of_type("update")
    assert len(updates) > 50
    for told in updates:
        number = told["sequence"]
        here = expected[number]
        assert told["view"] == here["view"]
        if told["ending"] is None:
            assert told["prompt"] in (here["prompt"], None)
        facts = [
            fact
            for line in range(before + 1, number + 1)
            if line in expected
            for fact in expected[line]["events"]
        ]
        if person.told[0]["type"] == "welcome" and told is updates[0]:
            facts = facts[-len(told["events"]) :]  # whoever comes later has the rest as history
        assert told["events"] == facts
        before = number
