"""The tools of a program: what each is called, takes and does; the same for every way to sit."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from motherlode.programs.house import NoSeat
from motherlode.programs.primer import explained
from motherlode.programs.seat import Seat
from motherlode.programs.text import LOG, NEWS, asking, table_text
from motherlode.programs.told import Told
from motherlode.rules.core.errors import BadNotation

LONGEST_WAIT: Final = 120  # seconds
USUAL_WAIT: Final = 20
LONGEST_TALK: Final = 500  # characters; a table doesn't hear more
MOST_NEWS: Final = 40  # lines; the whole log is there for whoever asks
EARLIER: Final = "(… {count} earlier; look with log)"


class Refusal(Exception):
    """What a program asked for and can't have: its fault, and nothing has changed."""


@dataclass(frozen=True)
class Tool:
    """One tool: its parameters are JSON Schema."""

    name: str
    description: str
    parameters: dict[str, Any]
    required: tuple[str, ...]
    use: Callable[[Seat, Mapping[str, Any]], Awaitable[str]]

    @property
    def schema(self) -> dict[str, Any]:
        """What it takes."""
        return {
            "type": "object",
            "properties": self.parameters,
            "required": list(self.required),
            "additionalProperties": False,
        }

    def function(self) -> dict[str, Any]:
        """The same as OpenAI-style interfaces want it."""
        described = {"name": self.name, "description": self.description}
        return {"type": "function", "function": {**described, "parameters": self.schema}}


async def look(seat: Seat, given: Mapping[str, Any]) -> str:
    """The table as text, once there is something to do, or the time is up."""
    seconds, log = given.get("wait", USUAL_WAIT), given.get("log", False)
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or seconds != seconds:
        raise Refusal(f"wait is a number of seconds from 0 to {LONGEST_WAIT}")
    if not isinstance(log, bool):
        raise Refusal("log is true or false")
    await seat.wait(lambda: seat.has_news, min(max(seconds, 0), LONGEST_WAIT))
    if seat.gone:
        return f"You no longer sit at this table: {seat.gone}"
    lines, earlier = seat.log(MOST_NEWS) if log else seat.news(MOST_NEWS)
    told = _seen(seat, lines, earlier, LOG if log else NEWS)
    if seat.is_awaited:
        with suppress(NoSeat):  # what was seen is told all the same
            await seat.order("ready")
    return told


def _seen(seat: Seat, lines: list[str], earlier: int, heading: str) -> str:
    if seat.view is None or seat.rules is None:
        names = ", ".join(name or "an open seat" for name in seat.names)
        return f"The game hasn’t begun. At the table: {names}."
    news = [EARLIER.format(count=earlier), *lines] if earlier else lines
    return table_text(seat.rules, seat.view, seat.prompt, news, seat.programs, heading)


async def options(seat: Seat, given: Mapping[str, Any]) -> str:
    """Only the question and its answers."""
    if seat.view is None:
        return "The game hasn’t begun."
    return "\n".join(asking(seat.view, seat.prompt)) or "Nothing is asked now."


async def answer(seat: Seat, given: Mapping[str, Any]) -> str:
    """Answer the question."""
    chosen, told = await seat.answer(str(given["choice"]))
    return _done(told, f"Done: {chosen}.")


async def say(seat: Seat, given: Mapping[str, Any]) -> str:
    """Say something."""
    text = str(given["text"]).strip()
    if not 0 < len(text) <= LONGEST_TALK:
        raise Refusal(f"say something, in at most {LONGEST_TALK} characters")
    return _done(await seat.say(text), "Said.")


async def claim(seat: Seat, given: Mapping[str, Any]) -> str:
    """Claim something."""
    return _done(await seat.claim(str(given["claim"])), "Claimed.")


async def rules(seat: Seat, given: Mapping[str, Any]) -> str:
    """Look something up."""
    playing = () if seat.rules is None else (seat.rules.game, *seat.rules.modules)
    return explained(str(given.get("about", "")), playing)


def _done(told: Told, sentence: str) -> str:
    if told.type == "refused":
        raise Refusal(told.reason)
    return sentence


TOOLS: Final = (
    Tool(
        "look",
        "See the table from your seat: players, hand, goals, maze, what happened since you last "
        "looked, and what you are asked. Waits until you are asked something or the time is up.",
        {
            "wait": {
                "type": "number",
                "minimum": 0,
                "maximum": LONGEST_WAIT,
                "description": f"Seconds to wait until you are asked; usually {USUAL_WAIT}.",
            },
            "log": {
                "type": "boolean",
                "description": "Page through the log of this game: the last events, then, each "
                "time you ask again, those before.",
            },
        },
        (),
        look,
    ),
    Tool("options", "List every answer to the present question, numbered.", {}, (), options),
    Tool(
        "answer",
        "Answer the present question with one of the options.",
        {
            "choice": {
                "type": "string",
                "description": "The number of an option, or its text, such as `cross @ 1,0`.",
            }
        },
        ("choice",),
        answer,
    ),
    Tool(
        "say",
        "Say something to everyone at the table.",
        {"text": {"type": "string", "minLength": 1, "maxLength": LONGEST_TALK}},
        ("text",),
        say,
    ),
    Tool(
        "claim",
        "Claim something that everyone can check later; it needn’t be true.",
        {
            "claim": {
                "type": "string",
                "description": "`treasure @ 8,0`, `no_treasure @ 8,0`, `suspect > Bo`, "
                "`trust > Bo`, or `fix lantern`.",
            }
        },
        ("claim",),
        claim,
    ),
    Tool(
        "rules",
        "How the game goes; or one rule, card, or module in words.",
        {
            "about": {
                "type": "string",
                "description": "A rule’s id such as B-22, or the name of a card or module.",
            }
        },
        (),
        rules,
    ),
)
BY_NAME: Final = {tool.name: tool for tool in TOOLS}


async def use(seat: Seat, name: str, given: Mapping[str, Any]) -> str:
    """Use a tool by its name; whatever was wrong is a Refusal with one sentence."""
    tool = BY_NAME.get(name)
    if tool is None:
        raise Refusal(f"there’s no tool called {name[:40]}; the tools are {', '.join(BY_NAME)}")
    strange = given.keys() - tool.parameters.keys()
    missing = [one for one in tool.required if one not in given]
    if strange or missing:
        raise Refusal(f"{name} takes {', '.join(tool.parameters) or 'nothing'}")
    try:
        return await tool.use(seat, given)
    except (BadNotation, NoSeat) as error:
        raise Refusal(str(error)) from error
    except (TypeError, ValueError) as error:  # such as half a sign, which no line can carry
        raise Refusal(f"{name} can do nothing with that") from error
