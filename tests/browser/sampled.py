"""A table without a game: the page is told what samples of messages say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.person import Person
from tests.browser.staged import CODE, KEEP, in_company

SAMPLES = Path(__file__).parents[2] / "ui" / "fixtures"
KINDS = sorted(path.stem for path in SAMPLES.glob("*.json"))
Message = dict[str, Any]


def sample(kind: str) -> Message:
    """A real welcome to a table where this kind of decision is asked."""
    welcome: Message = json.loads((SAMPLES / f"{kind}.json").read_text())
    welcome["table"]["code"] = CODE
    return in_company(welcome)


def over() -> Message:
    """A welcome to a table whose game is over."""
    welcome = sample("Turn")
    view = welcome["view"]
    view |= {"over": True, "asked": None, "winners": [0], "revealed": True}
    roles = [{**seat, "role": "digger", "score": 3} for seat in view["seats"]]
    view["seats"] = roles
    outcome = {"round": 1, "winner": "diggers", "called": False, "roles": ["digger"] * len(roles)}
    view["outcomes"] = [{**outcome, "gold": [1] * len(roles)}]
    event = {"event": "RoundEnded", "fields": {"round": 1, "winner": "diggers"}}
    welcome["history"].append({"sequence": welcome["sequence"], "event": event})
    welcome["prompt"] = None
    welcome["table"]["phase"] = "over"
    welcome["ending"] = {"seed": "98765432109876543210", "salt": "x", "aborted": False}
    return welcome


class Sampled:
    """A person's page at such a table."""

    def __init__(self, person: Person, first: Message, plain: bool = False) -> None:
        self.person = person
        self.page = person.page
        self.welcome = first
        self.plain = plain
        self.lines: list[WebSocketRoute] = []
        self.page.route_web_socket("**/socket", self._answer)
        self.page.route(f"**/api/tables/{CODE}", lambda route: route.fulfill(body="{}"))
        self.page.add_init_script(KEEP)
        person.visit(f"/t/{CODE}{'?plain' if plain else ''}")
        self.page.get_by_test_id("plain" if plain else "maze").wait_for()

    def _answer(self, line: WebSocketRoute) -> None:
        self.lines.append(line)
        line.on_message(lambda text: self._hear(str(text)))

    def _hear(self, text: str) -> None:
        if "hello" in text:
            self.lines[-1].send(json.dumps(self.welcome))

    def show(self, welcome: Message) -> None:
        """Tell the page something else."""
        self.welcome = welcome
        self.lines[-1].send(json.dumps(welcome))
        if welcome["prompt"]:
            self.page.get_by_test_id(f"prompt-{welcome['prompt']['kind']}").wait_for()
