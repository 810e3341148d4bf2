"""What the pages may cost in a real browser; `make pages` prints the same numbers."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Page, Route, expect

from bench.pages import JUMP, PAINT, STILL, WATCH, watch_jumps
from bench.taps import SLOWER, SOON, chosen
from tests.browser.conftest import Sit
from tests.browser.person import Person, settle
from tests.browser.staged import Stage, sample
from tests.browser.tasks import busy_time, longest_task
from tests.browser.test_sizes import ROOM
from tests.browser.test_together import end_round, enter
from tests.support.server import Server, Ticket

SEEN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# What is tapped, and what shows it; a second tap closes the menu, and puts a card back.
MENU = ":popover-open > [data-testid=table-menu-panel]"
TAPS = (
    ("hand-3", chosen("hand-3")),
    ("cell-3,-1", chosen("cell-3,-1")),
    ("back", '[data-testid="cell-3,-1"][aria-pressed="false"]'),
    ("hand-3", '[data-testid="hand-3"][aria-pressed="false"]'),
    ("table-menu", MENU),
)
SIZES = pytest.mark.parametrize("touch", [False, True], ids=["desktop", "phone"])


@SIZES
def test_pages_are_painted_soon(sit: Sit, server: Server, touch: bool) -> None:
    ticket = server.make("Ada", start=True, first=0)
    address = f"/t/{ticket.code}#seat={ticket.token}"
    for path, shown in (("/", "preset-quick"), (address, "hand-0")):
        person = sit(touch, drawn=True)  # whose browser has seen nothing of it
        page = person.page
        work = busy_time(person.browser, page, partial(load, page, server.address + path, shown))
        assert work <= PAINT, f"{work:.0f} ms of work until {path} is painted"


def load(page: Page, address: str, shown: str) -> None:
    """Open a page, until its largest thing is painted."""
    page.add_init_script(f"({WATCH})()")
    page.goto(address)
    page.get_by_test_id(shown).first.wait_for()
    page.wait_for_function("() => window.paint > 0")


@SIZES
def test_nothing_jumps_when_the_letters_come(sit: Sit, server: Server, touch: bool) -> None:
    """Until a typeface is there, another one takes its place, made as wide and as high."""
    page = sit(touch, drawn=True).page
    held: list[Route] = []
    released = False

    def fetch(font: Route) -> None:
        font.continue_() if released else held.append(font)

    page.add_init_script(f"({WATCH})()")
    page.route("**/*.woff2", fetch)
    page.goto(f"{server.address}/", wait_until="commit")  # it may not be loaded without its fonts
    page.get_by_test_id("preset-quick").wait_for()
    page.wait_for_function("() => document.fonts.status === 'loading'")
    settle(page)
    page.evaluate(f"() => {SEEN}.then(() => void (window.jumps.length = 0))")
    released = True
    for font in held:
        font.continue_()
    page.evaluate(f"() => document.fonts.ready.then(() => {SEEN})")
    found = page.evaluate("() => window.jumps")
    assert sum(jump["value"] for jump in found) <= 2 * JUMP, found


@SIZES
def test_nothing_jumps_while_people_play(sit: Sit, server: Server, touch: bool) -> None:
    person = sit(touch, drawn=True)
    person.page.add_init_script(f"({WATCH})()")
    enter(person, server.make("Ada", start=True, **{**server.preset("everything"), "pace": "fast"}))
    found = watch_jumps(person, turns=6)
    assert sum(jump["value"] for jump in found) <= STILL, found


@SIZES
def test_a_tap_shows_soon(sit: Sit, touch: bool) -> None:
    """Even on a processor so much slower than this one; of three times, the quickest counts."""
    person = sit(touch, drawn=True)
    Stage(person, sample("Turn"))
    person.settle()
    person.page.get_by_test_id("hand-3").wait_for()
    times: dict[str, list[float]] = {}
    for _ in range(3):
        for name, shown in TAPS:
            task = longest_task(person.browser, person.page, partial(tap, person, name, shown))
            times.setdefault(name, []).append(task)
        person.page.keyboard.press("Escape")
        person.page.locator(MENU).wait_for(state="detached")
    late = {name: tasks for name, tasks in times.items() if min(tasks) * SLOWER > SOON}
    assert late == {}


def tap(person: Person, name: str, shown: str) -> None:
    """Tap something, until that is seen."""
    person.press(name)
    person.page.locator(shown).wait_for()


def test_the_hand_keeps_its_height_whatever_it_holds(sit: Sit, server: Server) -> None:
    person = sit(True)
    ticket = server.make("Ada", start=True, first=0)
    person.visit(f"/t/{ticket.code}#seat={ticket.token}")
    person.page.get_by_test_id("hand-5").wait_for()
    heights = person.page.evaluate(
        """() => {
          const hand = document.getElementById('hand');
          const height = () => hand.getBoundingClientRect().height;
          const heights = [height()];
          for (const card of hand.querySelectorAll('.card')) {
            card.remove();
            heights.push(height());
          }
          return heights;
        }"""
    )
    assert len(heights) == 7, heights
    assert len(set(heights)) == 1, heights


def watched(sit: Sit, ticket: Ticket, width: int, height: int) -> Person:
    """Somebody at a screen of this size, who touches nothing while its jumps are noted."""
    person = sit(width < 1080, drawn=True)
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.add_init_script(f"({WATCH})()")
    enter(person, ticket)
    return person


def jumped(person: Person) -> float:
    """How far things have jumped since this was asked last."""
    found = person.page.evaluate(
        f"() => {SEEN}.then(() => {SEEN}).then(() => window.jumps.splice(0))"
    )
    return float(sum(jump["value"] for jump in found))


def test_nothing_jumps_when_somebody_speaks_a_round_ends_or_the_game_is_over(
    sit: Sit, server: Server
) -> None:
    """On screens of every size, which share three seats."""
    tickets = [server.make("Ada", players=3)]
    tickets += [server.sit(tickets[0].code, name) for name in ("Bo", "Cai")]
    screens = [watched(sit, tickets[n % 3], *size) for n, size in enumerate(ROOM)]
    guests = [server.enter(ticket) for ticket in tickets]
    guests[0].order("start")
    for person in screens:
        person.page.get_by_test_id("hand-0").wait_for()
        person.settle()
        jumped(person)
    guests[1].order("say", text="Who has a map?")
    for person in screens:
        person.page.get_by_text("Who has a map?").first.wait_for()
        assert jumped(person) <= JUMP, person.page.viewport_size
    for shown in ("ready", "ready", "podium"):
        end_round(server, tickets)
        for person in screens:
            person.page.get_by_test_id(shown).wait_for()
            if shown == "podium":
                person.page.get_by_test_id("gold-by-round").first.wait_for(state="attached")
                person.page.get_by_test_id("awards-soon").wait_for(state="detached")
            assert jumped(person) <= JUMP, (shown, person.page.viewport_size)
            for goal in person.page.locator("[data-goal]").all():
                expect(goal).to_be_in_viewport(ratio=0.99)
        for guest in guests if shown == "ready" else ():
            guest.order("ready")
        for person in screens if shown == "ready" else ():
            person.page.get_by_test_id("hand-0").wait_for()
            jumped(person)
