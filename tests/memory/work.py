"""Work that may be done any number of times without holding on to memory, in batches alike."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import httpx
from librt.vecs import vec
from mypy_extensions import i64

from motherlode.cli.batch.games import Order, play_part
from motherlode.rules.core.engine import apply, new_game, options
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.views import View, in_order, view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.worlds.deal import deal_world
from motherlode.tables.live.hall import Hall
from motherlode.tables.outside import Outside
from motherlode.web.app import make_app
from tests.support.recorded import recorded_game, with_all
from tests.tables.live import MemoryStore

ADDRESSES = 20  # from which requests come, so that none has to slow down


def play_games() -> None:
    """Hundreds of games of greedy bots, as `simulate` plays them."""
    play_part(Order("base", (), "jubilee", 5, ("greedy",) * 5, 7, 400), range(400))


def play_crowded_games() -> None:
    """The same with the second box and every module that goes with it."""
    table = with_all("saboteur2", 6)
    bots = ("greedy", "random") * 3
    play_part(Order(table.game, table.modules, table.edition, 6, bots, 7, 50), range(50))


def deal_worlds() -> None:
    """Worlds dealt from what somebody sees in the middle of a game."""
    for seed in range(1000):
        deal_world(seen(), seed)


@cache
def seen() -> View:
    """What somebody sees after some turns."""
    state = new_game(CATALOGUE.rules(with_all("base", 5)), 7)
    for _ in range(30):
        apply(state, options(state)[0])
    return view(state, 0)


def hand_over_vecs() -> None:
    """Vecs of every length given to compiled code by code that is not."""
    for length in range(1000):
        in_order(vec[i64](range(length)))


def ask_a_server() -> None:
    """Replays, positions and sandboxes, asked of the whole application."""
    loop().run(ask_all())


@cache
def loop() -> asyncio.Runner:
    """One loop for all batches, with one thread beside it."""
    runner = asyncio.Runner()
    runner.get_loop().set_default_executor(ThreadPoolExecutor(1))
    return runner


@cache
def clients() -> list[httpx.AsyncClient]:
    """One application, asked from several addresses."""
    app = make_app(Hall(MemoryStore(), Outside()))
    lines = [httpx.ASGITransport(app, client=(f"10.0.0.{at}", 1)) for at in range(ADDRESSES)]
    return [httpx.AsyncClient(transport=line, base_url="http://localhost") for line in lines]


@cache
def asked() -> list[tuple[str, dict[str, Any]]]:
    """What each of them asks for."""
    record = recorded_game(Selection("duel", (), "jubilee", 2))
    position = {"position": "players = 4\nseed = 5\n", "choices": []}
    return [
        ("/api/check", {"players": 5}),
        ("/api/replay", {"record": record, "eyes": "0"}),
        ("/api/replay/position", {"record": record, "played": 20}),
        ("/api/sandbox", position),
        ("/api/sandbox", position | {"choices": ["pass"]}),
    ]


async def ask_all() -> None:
    """Everything from everywhere."""
    for client in clients():
        for address, body in asked():
            answer = await client.post(address, json=body)
            assert answer.status_code in (200, 422), answer.text


BATCHES: dict[str, Callable[[], None]] = {
    "games": play_games,
    "crowded games": play_crowded_games,
    "worlds": deal_worlds,
    "vecs": hand_over_vecs,
    "requests": ask_a_server,
}
