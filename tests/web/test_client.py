"""The example client plays a whole game against a real server."""

from __future__ import annotations

import asyncio
import importlib.util
from pathlib import Path
from threading import Thread
from types import ModuleType
from typing import Any

import pytest

from tests.support.server import Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "client.py"


def example() -> ModuleType:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("example_client", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_plays_a_game_of_its_own(server: Server) -> None:
    last = asyncio.run(example().play(server.address, None))
    assert last["over"]
    assert all(seat["score"] is not None for seat in last["seats"])


def test_the_example_joins_a_table(server: Server) -> None:
    ada = server.enter(server.make("Ada", players=3, grace=5, programs=True))

    async def both() -> None:
        playing = asyncio.create_task(example().play(server.address, ada.table["code"]))
        await asyncio.to_thread(ada.until, lambda: "Robin" in str(ada.table["seats"]))
        await asyncio.to_thread(ada.order, "start")
        await asyncio.to_thread(ada.until_playing)
        while not ada.latest("ending"):
            await asyncio.to_thread(ada.until_asked)
            if ada.prompt:
                await asyncio.to_thread(ada.answer)
        last = await playing
        assert last["over"]

    asyncio.run(both())


def test_the_example_plays_on_while_the_server_restarts(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its answers are on their way when the server is told to end; each counts once."""
    monkeypatch.setattr("websockets.client.BACKOFF_INITIAL_DELAY", 0.2)
    own_server.start()
    client = example()
    plain_choice, answers, restarts = client.choose, 0, []

    def choose(prompt: Any, view: Any) -> int:
        nonlocal answers
        answers += 1
        if answers in (2, 8):
            restarts.append(Thread(target=own_server.restart))
            restarts[-1].start()
        return int(plain_choice(prompt, view))

    monkeypatch.setattr(client, "choose", choose)
    last = asyncio.run(client.play(own_server.address, None))
    for restart in restarts:
        restart.join()
    assert len(restarts) == 2
    assert last["over"]
    assert own_server.stderr() == ""


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 80
