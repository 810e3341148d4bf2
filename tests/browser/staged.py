"""A table as a sample tells it, shown to a person without any game behind it."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, WebSocketRoute

from tests.browser.person import Person

SAMPLES = Path(__file__).parents[2] / "ui" / "fixtures"
CODE = "BCDFG"
KEEP = f"localStorage.setItem('motherlode.seats', '{{\"{CODE}\":\"0123456789abcdef01\"}}')"
FRAME = 1 / 60  # seconds
Message = dict[str, Any]


def sample(kind: str) -> Message:
    """A welcome to a table where this kind of decision is asked, and waits for a person."""
    return in_company(dict(json.loads((SAMPLES / f"{kind}.json").read_text())))


def in_company(welcome: Message) -> Message:
    """The same among people if there is only one answer, which the page gives itself among bots."""
    if len(welcome["prompt"]["options"]) == 1:
        for seat in welcome["table"]["seats"]:
            seat["kind"] = "person"
    return welcome


class Stage:
    """The other end of a person's line: tells what it is told to tell."""

    def __init__(self, person: Person, welcome: Message, page: str = "") -> None:
        self.person = person
        self.welcome = welcome
        self.heard: list[Message] = []
        self._line: WebSocketRoute | None = None
        person.page.route_web_socket("**/socket", self._open)
        person.page.add_init_script(KEEP)
        person.visit(f"/t/{CODE}{page}")
        person.page.get_by_test_id("table").wait_for()

    def tell(self, message: Message) -> None:
        """Say something to the page."""
        assert self._line is not None
        self._line.send(json.dumps(message))

    @property
    def answers(self) -> list[Message]:
        """The answers that the page has sent."""
        return [message for message in self.heard if message["type"] == "answer"]

    def _open(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(lambda text: self._hear(json.loads(str(text))))

    def _hear(self, message: Message) -> None:
        self.heard.append(message)
        if message["type"] == "hello":
            self.tell(self.welcome)
        elif message["type"] == "ping":
            self.tell({"type": "pong", "sequence": self.welcome["sequence"]})


class Fingers:
    """Several fingers on a screen at once; each is a point."""

    def __init__(self, person: Person) -> None:
        self.session: CDPSession = person.context.new_cdp_session(person.page)
        self.time = time.time()  # as the page is told it, however busy the machine is

    def down(self, *points: tuple[float, float]) -> None:
        """Put fingers down, or one more."""
        self._send("touchStart", points)

    def move(self, *points: tuple[float, float]) -> None:
        """Move them to other points."""
        self._send("touchMove", points)

    def up(self) -> None:
        """Lift them."""
        self._send("touchEnd", ())

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
        """One finger from here to there."""
        self.down(start)
        for step in range(1, steps + 1):
            part = step / steps
            x = start[0] + (end[0] - start[0]) * part
            y = start[1] + (end[1] - start[1]) * part
            self.move((x, y))
        self.up()

    def tap(self, point: tuple[float, float]) -> None:
        """One finger, shortly."""
        self.down(point)
        self.up()

    def _send(self, kind: str, points: tuple[tuple[float, float], ...]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.time += FRAME
        what = {"type": kind, "touchPoints": touches, "timestamp": self.time}
        self.session.send("Input.dispatchTouchEvent", what)
