"""A scripted stand-in for a language model: reads the text of its tools, and answers by it.

The package `mcp` is imported where it is used: it takes a second, and every row of tests would.
"""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Any

from tests.programs.reading import AS_TEXT, answers, maze_of

if TYPE_CHECKING:
    from mcp import Client

OTHER = re.compile(rf"({AS_TEXT})?{{?(rockfall|map)")
NUMBERED = re.compile(r" (\d+)(?==| |$)")


def told(line: str, text: str) -> list[str]:
    """The answers of a line of options: their numbers, or what it stands for in words."""
    return answers(line, maze_of(text)) if line.startswith(AS_TEXT) else NUMBERED.findall(line)


class StandIn:
    """It knows nothing but what the tools say."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.texts: list[str] = []
        self.refused: list[str] = []

    async def use(self, tool: str, **given: Any) -> str:
        """Call a tool; its text."""
        from mcp.types import TextContent

        result = await self.client.call_tool(tool, given)
        content = result.content[0]
        assert isinstance(content, TextContent)
        (self.refused if result.is_error else self.texts).append(content.text)
        return content.text

    async def turn(self) -> str:
        """Look, and answer if asked; the text of the table."""
        text = await self.use("look", wait=60)
        if "\nAsked: " in text:
            await self.use("answer", choice=self.choice(text))
        return text

    def choice(self, text: str) -> str:
        """The last of the path cards that lead far, else of anything."""
        options = text.partition("\nOptions")[2].splitlines()[1:]
        lays = [line for line in options if " @ " in line and not OTHER.match(line)]
        return next(
            found[-1]
            for lines in (lays, options)
            if (found := [one for line in lines for one in told(line, text)])
        )


async def play_at(address: str, code: str, name: str = "Robin") -> StandIn:
    """Sit down by the command, play the game to its end, and go."""
    from mcp import Client, StdioServerParameters, stdio_client

    command = ["-m", "motherlode", "mcp", address, code, "--name", name]
    where = StdioServerParameters(command=sys.executable, args=command)
    async with Client(stdio_client(where)) as client:
        model = StandIn(client)
        while "The game is over" not in await model.turn():
            pass
        return model
