"""How an evening ends: by something that may rightly come out otherwise in the other world.

Answers in a window that are still sealed, people who don't answer, bots that never come to an end:
until it shows, nobody may tell the worlds apart, nor from the moment at which it shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.rules.core.views import Prompt
from motherlode.tables.wire.requests import Answer, Sync
from tests.leaks.happenings import ear_of
from tests.leaks.pair import kind_of
from tests.leaks.side import Side
from tests.leaks.worlds import World

if TYPE_CHECKING:
    from tests.leaks.evening import Evening

LONG = 400.0  # seconds after which every table has acted


async def seal_answers(evening: Evening, world: World) -> None:
    """In a window the others answer otherwise in the other world; nobody knows until it closes."""
    seat = world.seat
    sides = evening.pair.sides
    asked = [side.standing.prompts(side.game) for side in sides]
    began = sides[0].game.asked_at
    wanted = _answers(evening, seat, *asked)
    for side, choices in zip(sides, wanted):
        side.thinking.tell(choices)
    for number in asked[0]:
        for side, prompts, choices in zip(sides, asked, wanted):
            if not side.standing.seats[number].is_played_by_bot and side.game.asked_at == began:
                index = _options(prompts[number]).index(choices[number])
                name = evening.id(f"sealed-{number}")
                answer = Answer(id=name, sequence=began, index=index)
                await evening.pair.one(side, side.hear(number, answer))
        if any(side.game.asked_at != began for side in sides):
            break  # a vote that all have cast, or the answer of somebody alone with bots
        evening.pair.compare([ear_of(seat), None])
        await evening.say(ear_of(seat), [Sync()])
        for path in ("", "/record"):
            await evening.pair.request("sealed", "GET", f"/api/tables/{sides[0].code}{path}")
    await wait(evening, seat, began, "a window closed")


def _answers(
    evening: Evening, seat: int, real: dict[int, Prompt], other: dict[int, Prompt]
) -> tuple[dict[int, int], dict[int, int]]:
    """What everybody answers on both sides: the same only where this seat does."""
    random = evening.random
    here = {number: random.choice(_options(asked)) for number, asked in real.items()}
    there = {}
    for number, asked in other.items():
        options = _options(asked)
        others = [one for one in options if one != here.get(number)] or options
        there[number] = here[number] if number == seat else random.choice(others)
    return here, there


async def stall(evening: Evening, world: World) -> None:
    """Nobody answers, and bots never come to an end: when the table acts depends on nothing."""
    began = evening.real.game.asked_at
    await wait(evening, world.seat, began, "the table acted by itself")


def _options(prompt: Prompt) -> list[int]:
    return [int(choice) for choice in prompt.choices]


async def wait(evening: Evening, seat: int, asked_at: int, what: str) -> None:
    """Let time pass until both tables have acted; compare when, and what came before."""
    pair = evening.pair
    times, kinds = [], []
    for side in pair.sides:
        end = side.time.now() + LONG
        while side.game.asked_at == asked_at and not side.game.over:
            if not await pair.one(side, side.time.step(end)):
                break
        times.append(side.time.now())
        kinds.append(_until_update(side, ear_of(seat)))
    evening.counts.compare("time", repr(times[0]).encode(), repr(times[1]).encode())
    evening.counts.compare(f"until {what}", *kinds)
    pair.compare_logs()
    pair.forget()


def _until_update(side: Side, seat: int | None) -> bytes:
    """What a seat heard before the table had acted, whole, and then only what kind it was."""
    heard = []
    for ear in side.ears:
        if ear.seat == seat:
            for _, told in ear.heard(0):
                heard.append(told if kind_of(told) not in ("update", "welcome") else b"update")
                if heard[-1] == b"update":
                    break
    return b"\n".join(heard)
