"""Things move when something happens: briefly, smoothly, until somebody does something."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute

from tests.browser.person import DESKTOP, PATIENCE
from tests.browser.tasks import SMOOTH, stall
from tests.browser.test_pages import crowded
from tests.support.server import Server

SAMPLES = Path(__file__).parents[2] / "ui" / "fixtures"
WATCH = """() => {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts += entry.value;
  }).observe({ type: 'layout-shift' });
}"""
# How many actors have been on the stage, one after the other: a busy machine may look too late.
COUNT = """() => {
  window.counts = [];
  const stage = document.querySelector('[data-testid=stage]');
  new MutationObserver(() => window.counts.push(stage.children.length))
    .observe(stage, { childList: true });
}"""
ACTORS = "() => document.querySelector('[data-testid=stage]').children.length"
MOVING = """() => document.getAnimations().filter(
  (animation) => !(animation instanceof CSSAnimation || animation instanceof CSSTransition)
).length"""


class Shown:
    """A crowded table whose server is the test."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.welcome = crowded()
        self.routes: list[WebSocketRoute] = []

    def listen(self, route: WebSocketRoute) -> None:
        """Welcome whoever comes."""
        self.routes.append(route)
        welcome = json.dumps(self.welcome)
        route.on_message(lambda text: route.send(welcome) if "hello" in str(text) else None)

    def tell(self, *events: tuple[str, dict[str, Any]]) -> None:
        """Something happened; the table looks as before. Who comes on the stage is counted anew."""
        self.page.evaluate("() => void (window.counts.length = 0)")
        told = [{"event": event, "fields": fields} for event, fields in events]
        empty = {"prompt": None, "clock": None, "ending": None}
        view = self.welcome["view"]
        update = {"type": "update", "sequence": 10_000, "events": told, "view": view, **empty}
        self.routes[-1].send(json.dumps(update))

    def until_seen(self, condition: str) -> None:
        """Wait until a number of actors has been on the stage, since something happened."""
        self.until(f"() => window.counts.some((count) => count {condition})")

    def until_over(self) -> None:
        """Wait until nothing moves any more."""
        self.until(f"() => ({ACTORS})() === 0 && ({MOVING})() === 0")

    def until(self, condition: str) -> None:
        """Wait for something of the page, looking at every frame."""
        self.page.wait_for_function(condition, polling="raf", timeout=PATIENCE)


@pytest.fixture
def shown(browser: Browser, server: Server) -> Iterator[Shown]:
    """A table in a browser that likes motion."""
    context = browser.new_context(viewport=DESKTOP, service_workers="block")  # type: ignore[arg-type]
    page = context.new_page()
    shown = Shown(page)
    page.route_web_socket("**/socket", shown.listen)
    page.route("**/api/tables/BCDFG", lambda route: route.fulfill(body="{}"))
    page.goto(server.address)
    keep = "localStorage.setItem('motherlode.seats', '{\"BCDFG\":\"0123456789abcdef01\"}')"
    page.evaluate(keep)
    page.goto(server.address.rstrip("/") + "/t/BCDFG")
    page.get_by_test_id("maze").wait_for()
    page.wait_for_load_state("networkidle")
    shown.until_over()
    page.evaluate(COUNT)
    yield shown
    context.close()


LAID = ("PathLaid", {"seat": "Digger 3", "card": "cross", "cell": "4,1", "turned": False})
DRAWN = ("CardDrawn", {"seat": "Digger 3"})
FELL = ("RockFell", {"seat": "Digger 2", "card": "cross", "cell": "5,0"})
TURNED = ("GoalTurned", {"seat": "Digger 3", "cell": "8,0", "goal": "goal_gold"})
BROKEN = (
    "ToolBroken",
    {"seat": "Digger 2", "card": "break_pick", "target": "Digger 4", "tool": "pick"},
)
PAID = ("GoldPaid", {"seat": "Digger 5", "tokens": 4})


def test_what_moves_is_over_at_the_next_event_and_at_any_touch(shown: Shown) -> None:
    shown.tell(LAID, BROKEN)
    shown.until_seen("> 2")
    shown.tell(FELL)
    shown.until_seen("=== 2")  # the card that drops, and its dust
    shown.page.keyboard.press("Shift")
    shown.until_over()
    assert shown.page.evaluate("() => Math.max(...window.counts)") == 2, "and nobody else"
    shown.tell(LAID, TURNED)  # told act by act
    shown.until_seen("> 0")
    shown.page.keyboard.press("Shift")
    shown.until_over()


def test_what_moves_ends_by_itself_without_a_trace(shown: Shown) -> None:
    shown.tell(LAID, DRAWN)
    shown.until_seen("> 0")
    shown.until_over()


def test_nothing_stalls_and_nothing_is_pushed_aside_while_things_move(
    shown: Shown, browser: Browser
) -> None:
    shown.page.evaluate(WATCH)

    def happen(*events: tuple[str, dict[str, Any]]) -> None:
        shown.tell(*events)
        shown.until_seen("> 0")
        shown.until(f"() => ({ACTORS})() === 0")

    for events in ((LAID, TURNED, DRAWN), (FELL, BROKEN, PAID)):
        longest = stall(browser, shown.page, partial(happen, *events), SMOOTH)
        assert longest <= SMOOTH, f"a task of {longest:.0f} ms"
    assert shown.page.evaluate("() => window.shifts") < 0.001
