"""What else happens at a table: people talk, come and go, stall; servers fail and start again."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final

from motherlode.tables.game.sight import cell
from motherlode.tables.wire.requests import (
    Abort,
    AllowLate,
    AllowTalk,
    AskHint,
    Claim,
    Leave,
    React,
    Remove,
    Request,
    Say,
    SetPace,
    Sync,
)
from tests.leaks.side import Side
from tests.leaks.witness import SPECTATOR

if TYPE_CHECKING:
    from tests.leaks.evening import Evening
    from tests.leaks.worlds import World

HOST: Final = 0
COMING: Final = "Newt", "Olm", "Pip", "Qi", "Rex", "Sol"
Happening = Callable[["Evening", "World"], Awaitable[None]]


def ear_of(seat: int) -> int | None:
    """Which ears hear what a seat, or a spectator, is told."""
    return None if seat == SPECTATOR else seat


async def say(evening: Evening, by: int, orders: Sequence[Request], seat: int) -> None:
    """Somebody says something; this seat and the spectators hear what comes of it."""
    for order in orders:
        await evening.pair.hear(by, order)
        evening.pair.compare([ear_of(seat), None])


def people(evening: Evening) -> list[int]:
    """Seats of those who are there."""
    return sorted({ear.seat for ear in evening.real.ears if ear.seat is not None})


async def talk(evening: Evening, world: World) -> None:
    """Words, faces and claims."""
    by = evening.random.choice(people(evening))
    state = evening.real.game.state
    goal = cell(int(evening.random.choice(list(state.goal_cells))))
    tools = evening.real.game.rules.front_names
    orders: list[Request] = [
        Say(id=evening.id("say"), text="who holds the map?"),
        React(id=evening.id("react"), reaction="suspicion"),
        Claim(id=evening.id("goal"), claim="treasure", cell=goal),
        Claim(id=evening.id("trust"), claim="suspect", about=(by + 1) % int(state.seats)),
        Claim(id=evening.id("tool"), claim="fix", tool=tools[0]),
    ]
    await say(evening, by, evening.random.sample(orders, 2), world.seat)


async def come_again(evening: Evening, world: World) -> None:
    """The connection of this seat is lost, and there again."""
    seat = ear_of(world.seat)
    ears = [side.ear_of(seat) for side in evening.pair.sides]
    if None in ears:
        return

    async def reconnect(side: Side) -> None:
        ear = side.ear_of(seat)
        assert ear is not None
        await side.go(ear)
        await side.enter(ear.seat, ear.token)

    await evening.pair.both(reconnect)
    evening.pair.compare([seat, None])


async def watch(evening: Evening, world: World) -> None:
    """One more spectator, for a moment."""

    async def come(side: Side) -> None:
        await side.enter(None, None)

    async def go(side: Side) -> None:
        await side.go(side.ears[-1])

    async def come_with_wrong_token(side: Side) -> None:
        await side.enter(None, "no-token-of-this-table")

    for action in (come, go, come_with_wrong_token):
        await evening.pair.both(action)
        evening.pair.compare([ear_of(world.seat), None])
    for side in evening.pair.sides:
        side.ears.pop()


async def others_come_and_go(evening: Evening, world: World) -> None:
    """Somebody else's connection is lost, and there again."""
    others = [seat for seat in people(evening) if seat != world.seat]
    if not others or len(people(evening)) < 2:
        return
    seat = evening.random.choice(others)

    async def reconnect(side: Side) -> None:
        ear = side.ear_of(seat)
        assert ear is not None
        await side.go(ear)
        await side.enter(ear.seat, ear.token)

    await evening.pair.both(reconnect)
    evening.pair.compare([ear_of(world.seat), None])


async def join(evening: Evening, world: World) -> None:
    """Somebody takes the seat of a bot: the one whose world this is, named or found for them."""
    seats = evening.real.standing.seats
    taken = [seat.name for seat in seats]
    name = next(one for one in COMING if one not in taken)
    body: dict[str, object] = {"name": name}
    first = next(number for number, seat in enumerate(seats) if seat.kind == "bot")
    if world.seat != first or evening.real.standing.barred:
        body["seat"] = world.seat

    async def sit_down(side: Side) -> None:
        path = f"/api/tables/{side.code}/seats"
        told = await side.request("POST", path, body)
        ticket = json.loads(told.splitlines()[-1])
        if ticket.get("seat") != world.seat:
            evening.counts.found("http: join", str(ticket))
        await side.enter(world.seat, ticket.get("token", ""))

    await evening.pair.both(sit_down)
    evening.pair.hide_tokens()
    evening.pair.compare([ear_of(world.seat), None])


async def give_up_seat(evening: Evening, world: World) -> None:
    """Somebody else leaves for good, or is sent away by the host; a bot plays on."""
    needed = (world.seat, HOST, evening.caller)
    others = [seat for seat in people(evening) if seat not in needed]
    if not others or world.seat == SPECTATOR or evening.table.scene:
        return
    seat = evening.random.choice(others)
    if evening.random.random() < 0.5:
        await say(evening, seat, [Leave(id=evening.id("leave"))], world.seat)
    else:
        await say(evening, HOST, [Remove(id=evening.id("remove"), seat=seat)], world.seat)
        await evening.pair.request(
            "barred seat",
            "POST",
            f"/api/tables/{evening.real.code}/seats",
            {"name": "Zed", "seat": seat},
        )
    for side in evening.pair.sides:
        side.ears = [ear for ear in side.ears if ear.seat != seat]


async def vote(evening: Evening, world: World) -> None:
    """Somebody wants to end the game, then thinks better of it; alone it would be over."""
    if len(people(evening)) > 1:
        by = evening.random.choice(people(evening))
        votes = [Abort(id=evening.id("abort")), Abort(id=evening.id("stay"), agrees=False)]
        await say(evening, by, votes, world.seat)


async def set_up(evening: Evening, world: World) -> None:
    """The host changes what may be changed in a game."""
    orders: list[Request] = [
        SetPace(id=evening.id("pace"), pace=evening.random.choice(("fast", "normal", "slow"))),
        AllowTalk(id=evening.id("talk"), chat=True, claims=True),
        AllowLate(id=evening.id("late"), late=True),
    ]
    if HOST in people(evening):
        await say(evening, HOST, orders, world.seat)


async def ask_for_hint(evening: Evening, world: World) -> None:
    """Somebody alone with bots gets a hint."""
    game, standing = evening.real.game, evening.real.standing
    if world.seat == SPECTATOR or game.asked != world.seat:
        return
    if not standing.gives_hints or game.in_window:
        return
    await evening.pair.hear(world.seat, AskHint(evening.id("hint")))
    choice = int(game.prompts()[world.seat].choices[0])

    async def advise(side: Side) -> None:
        side.thinking.advise(choice)

    await evening.pair.both(advise)
    evening.pair.compare([ear_of(world.seat), None])


async def fail_to_write(evening: Evening, world: World) -> None:
    """The disk is full for a moment, before or after something was written."""
    by = evening.random.choice(people(evening))
    late = evening.random.random() < 0.5

    async def fail(side: Side) -> None:
        setattr(side.store, "fails_late" if late else "fails", lambda: True)
        await side.hear(by, Say(id=evening.id("lost"), text="is anybody there?"))
        setattr(side.store, "fails_late" if late else "fails", lambda: False)
        await side.hear(by, Say(id=evening.id("found"), text="now?"))

    await evening.pair.both(fail)
    evening.pair.compare([ear_of(world.seat), None])


async def restart(evening: Evening, world: World) -> None:
    """Both servers end and start again; whoever comes back is told everything."""
    pair = evening.pair
    pair.leave_world()
    await pair.restart([])
    pair.hide_secrets()
    pair.enter_world(world, another_stream=False)
    pair.forget()
    await say_all(evening, world.seat, [Sync()])


async def say_all(evening: Evening, seat: int, orders: Sequence[Request]) -> None:
    """This seat says something itself."""
    for order in orders:
        await evening.pair.hear(ear_of(seat), order)
    evening.pair.compare([ear_of(seat), None])


HAPPENINGS: Final[dict[str, tuple[float, Happening]]] = {
    "talk": (0.12, talk),
    "come again": (0.12, come_again),
    "watch": (0.08, watch),
    "others come and go": (0.06, others_come_and_go),
    "give up a seat": (0.02, give_up_seat),
    "vote": (0.03, vote),
    "set up": (0.03, set_up),
    "hint": (0.3, ask_for_hint),
    "full disk": (0.03, fail_to_write),
    "restart": (0.02, restart),
}
"""How often each happens before a step, and what it is."""

JOINS: Final = 0.03  # how often somebody joins
