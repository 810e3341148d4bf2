"""A program at a real server: by the command, through restarts, and where it isn’t wanted."""

from __future__ import annotations

import asyncio
from threading import Thread

import pytest

from motherlode.programs.house import NoSeat
from motherlode.programs.house import Server as House
from motherlode.programs.seat import seated
from motherlode.programs.tools import use
from tests.programs.stand_in import play_at
from tests.support.server import Server


def test_a_program_sits_only_where_it_may(server: Server) -> None:
    ada = server.enter(server.make("Ada", players=3))
    house = House(server.address)
    with pytest.raises(NoSeat, match="the host hasn’t let programs sit"):
        asyncio.run(house.join("Robin", ada.table["code"]))
    with pytest.raises(NoSeat, match="there’s no table"):
        asyncio.run(house.join("Robin", "BCDFGHJKL"))
    with pytest.raises(NoSeat, match="there’s no table to be had"):
        asyncio.run(House("http://127.0.0.1:9").join("Robin", "BCDFGHJKL"))


def test_the_command_plays_at_a_table_with_a_person(server: Server) -> None:
    ada = server.enter(server.make("Ada", players=3, programs=True, grace=5))

    async def both() -> None:
        playing = asyncio.create_task(play_at(server.address, ada.table["code"]))
        await asyncio.to_thread(ada.until, lambda: "Robin" in str(ada.table["seats"]))
        assert [seat["program"] for seat in ada.table["seats"]] == [False, True, False]
        await asyncio.to_thread(ada.order, "start")
        await asyncio.to_thread(ada.until_playing)
        while not ada.latest("ending"):
            await asyncio.to_thread(ada.until_asked)
            if ada.prompt:
                await asyncio.to_thread(ada.answer)
        model = await playing
        assert "Ada:" in model.texts[-1]
        assert "(program)" not in model.texts[-1]
        assert "Robin (you, program)" in model.texts[-1]

    asyncio.run(both())


def test_a_program_plays_on_while_the_server_restarts(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("websockets.client.BACKOFF_INITIAL_DELAY", 0.2)
    own_server.start()

    async def story() -> None:
        house = House(own_server.address)
        ticket = await house.make("Robin", {"players": 3, "pace": "instant"})
        async with seated(house, ticket) as seat:
            restarts: list[Thread] = []
            for turn in range(8):
                await seat.wait(lambda: seat.prompt is not None, 60)
                if turn in (2, 5):
                    restarts.append(Thread(target=own_server.restart))
                    restarts[-1].start()
                assert (await use(seat, "answer", {"choice": "1"})).startswith("Done")
                await seat.wait(lambda: seat.has_news, 60)
                if seat.is_awaited:
                    await use(seat, "look", {})
            for restart in restarts:
                await asyncio.to_thread(restart.join)
            assert len(restarts) == 2

    asyncio.run(story())
    assert own_server.stderr() == ""
