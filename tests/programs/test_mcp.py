"""A language model's seat over MCP, alone with bots: a whole game, and all kinds of nonsense."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Awaitable, Callable, Iterable
from itertools import takewhile
from typing import Any, Self

import jsonschema  # type: ignore[import-untyped]
import msgspec
import pytest

from motherlode.cli.commands.mcp import table_settings
from motherlode.programs.house import NoSeat, at_home
from motherlode.programs.seat import Seat, seated
from motherlode.programs.text import LOG, NEWS
from motherlode.programs.tools import TOOLS
from motherlode.tables.game.settings import settings_refusal
from motherlode.tables.wire.messages import Settings
from tests.cli.terminal import Terminal
from tests.programs.stand_in import StandIn

TABLE = {"players": 4, "pace": "instant"}


def alone(work: Callable[[Seat, StandIn], Awaitable[None]], **settings: Any) -> None:
    """Sit down in this process, and do something."""
    from mcp import Client  # not sooner, as in `stand_in`

    from motherlode.programs.mcp_server import server_for

    async def all_of_it() -> None:
        async with at_home() as house:
            ticket = await house.make("Robin", TABLE | settings)
            async with seated(house, ticket) as seat, Client(server_for(seat)) as client:
                await work(seat, StandIn(client))

    asyncio.run(all_of_it())


@pytest.mark.parametrize("game", ["base", "saboteur2"])
def test_a_stand_in_plays_a_whole_game(game: str) -> None:
    async def work(seat: Seat, model: StandIn) -> None:
        while "The game is over" not in await model.turn():
            pass
        assert seat.is_over
        assert model.refused == []
        over = [text for text in model.texts if "The round is over" in text]
        assert all(any(f"round {n} of 3" in text for text in over) for n in (1, 2, 3))

    alone(work, game=game)


def test_tools_are_those_of_the_schema() -> None:
    async def work(seat: Seat, model: StandIn) -> None:
        listed = (await model.client.list_tools()).tools
        assert [(one.name, one.input_schema) for one in listed] == [
            (tool.name, tool.schema) for tool in TOOLS
        ]
        for tool in listed:
            jsonschema.Draft202012Validator.check_schema(tool.input_schema)

    alone(work)


def test_nonsense_changes_nothing_and_is_told_in_a_sentence() -> None:
    async def work(seat: Seat, model: StandIn) -> None:
        await seat.wait(lambda: seat.prompt is not None, 60)
        before = seat.view, seat.prompt
        nonsense: list[tuple[str, dict[str, Any]]] = [
            ("answer", {"choice": "banana"}),
            ("answer", {"choice": 4711}),
            ("answer", {}),
            ("answer", {"choice": None}),
            ("answer", {"choice": "1", "why": "because"}),
            ("answer", {"choice": "0000000099"}),
            ("look", {"wait": "soon"}),
            ("look", {"wait": None}),
            ("look", {"wait": float("nan")}),
            ("look", {"log": "yes"}),
            ("say", {"text": ""}),
            ("say", {"text": "a" * 501}),
            ("claim", {"claim": "I am innocent"}),
            ("claim", {"claim": "treasure @ 3,3"}),
            ("claim", {"claim": "fix umbrella"}),
            ("rules", {"about": "poker"}),
            ("bribe", {}),
        ]
        for tool, given in nonsense:
            count = len(model.refused)
            told = await model.use(tool, **given)
            assert len(model.refused) == count + 1, (tool, given, told)
            assert told
            assert not re.search(r"convert|float|argument|object", told)
        await asyncio.gather(*(model.use("look", wait=wait) for wait in (10**400, -1, 1e300)))
        assert (seat.view, seat.prompt) == before
        await model.turn()
        assert seat.prompt is None or seat.prompt is not before[1]

    alone(work)


def test_talk_is_heard_and_seen() -> None:
    async def work(seat: Seat, model: StandIn) -> None:
        await seat.wait(lambda: seat.prompt is not None, 60)
        await model.use("say", text="Follow me!")
        await model.use("claim", claim=f"trust > {seat.names[1]}")
        text = await model.use("look", wait=0)
        assert 'Robin says: "Follow me!"' in text
        assert f"Robin claims: trust > {seat.names[1]}" in text
        assert "Follow me!" not in await model.use("look", wait=0)
        assert "Follow me!" in await model.use("look", wait=0, log=True)
        assert "Asked: " in await model.use("options")
        assert "Robin (you, program)" in text
        assert model.refused == []

    alone(work)


def told(text: str) -> list[str]:
    """The lines of a text that tell what happened."""
    lines = text.splitlines()
    first = next(place for place, line in enumerate(lines) if line in (NEWS, LOG)) + 1
    return [line.strip() for line in takewhile(lambda line: line[0] == " ", lines[first:])]


class Deaf(list[str]):
    """Lines to which nobody adds any: bots talk when they want to."""

    def append(self, line: str) -> None:
        """It isn't heard."""

    def __iadd__(self, lines: Iterable[str], /) -> Self:  # type: ignore[misc, override]
        return self


def test_nothing_that_happened_is_lost() -> None:
    async def work(seat: Seat, model: StandIn) -> None:
        await seat.wait(lambda: seat.prompt is not None, 60)
        seat.lines = Deaf(f'Ada says: "{number}"' for number in range(100))
        seat.looked = 10
        news = told(await model.use("look", wait=0))
        assert news == ["(… 50 earlier; look with log)", *seat.lines[60:]]
        pages = [told(await model.use("look", wait=0, log=True)) for _ in range(3)]
        assert pages[0] == ["(… 20 earlier; look with log)", *seat.lines[20:60]]
        assert pages[1] == seat.lines[:20]
        assert pages[2] == ["(… 60 earlier; look with log)", *seat.lines[60:]]
        assert NEWS not in await model.use("look", wait=0)
        seat.lines = Deaf([*seat.lines, 'Ada says: "100"'])
        assert told(await model.use("look", wait=0, log=True))[1:] == seat.lines[61:]
        assert NEWS not in await model.use("look", wait=0)

    alone(work)


def test_a_table_that_can_not_be_is_refused() -> None:
    async def all_of_it() -> None:
        async with at_home() as house:
            with pytest.raises(NoSeat):
                await house.make("Robin", {"players": 99})

    asyncio.run(all_of_it())


def test_a_table_of_its_own_has_all_that_was_asked_for() -> None:
    asked = table_settings("saboteur2:open", "treasure_chests:random,veto", "", 6, "reader")
    made = msgspec.convert(asked, Settings)
    assert settings_refusal(made) is None
    assert (made.game, made.players, made.level) == ("saboteur2", 6, "reader")
    assert set(made.modules) == {"saboteur2:open", "treasure_chests:random", "veto"}
    assert msgspec.convert(table_settings("base", "", "ko", None, "greedy"), Settings).players == 5


def test_without_the_extra_the_command_says_what_to_install(
    motherlode: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "motherlode.programs.mcp_server", None)
    assert 'pip install "motherlode[mcp]"' in motherlode("mcp").sentence()


def test_a_table_that_the_rules_forbid_is_refused_by_the_command(motherlode: Terminal) -> None:
    assert "(D-1)" in motherlode("mcp", "--rules", "duel", "--players", "5").sentence()
    assert "no bot called nobody" in motherlode("mcp", "--level", "nobody").sentence()


def test_the_command_serves_over_standard_input() -> None:
    command = ["-m", "motherlode", "mcp", "--players", "3", "--name", "Ada"]

    async def all_of_it() -> None:
        from mcp import Client, StdioServerParameters, stdio_client

        where = StdioServerParameters(command=sys.executable, args=command)
        async with Client(stdio_client(where)) as client:
            model = StandIn(client)
            assert "You are Ada" in await model.turn()
            assert model.refused == []

    asyncio.run(all_of_it())
