"""No barriers: axe finds nothing on any page in any state, in both lights, on desktop and phone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import Looks
from tests.browser.conftest import Sit
from tests.browser.sampled import KINDS, Sampled, over, sample
from tests.browser.staged import Stage
from tests.support.server import Server

PAGES = Path(__file__).parents[2] / "ui" / "src" / "pages" / "index.ts"
TABLE_PAGES = {"table", "watch"}  # their addresses have a code
both_screens = pytest.mark.parametrize("touch", [False, True], ids=["desktop", "phone"])


def addresses() -> list[str]:
    """The addresses of all pages, as the program itself lists them, and one that is none."""
    names = re.search(r"names: Record<string, string> = \{(.*?)\}", PAGES.read_text(), re.DOTALL)
    assert names is not None
    pages = re.findall(r"(\w+): '", names[1])
    assert len(pages) > 5
    return [f"/{page}".replace("/home", "/") for page in pages if page not in TABLE_PAGES] + ["/x"]


@both_screens
def test_pages(sit: Sit, server: Server, touch: bool) -> None:
    person = sit(touch)
    looks = Looks(person)
    for address in addresses():
        person.arrive(address)
        looks.at(address)
    looks.check()


@both_screens
def test_before_a_game(sit: Sit, server: Server, touch: bool) -> None:
    person = sit(touch)
    page = person.page
    ticket = server.make("Pebble", players=4)
    looks = Looks(person)

    def see(where: str, address: str | None = None, waits: str = "") -> None:
        if address is not None:
            person.visit(address)
        if waits:
            page.get_by_test_id(waits).first.wait_for()
        else:
            person.settle()
        looks.at(where)

    see("no such table", "/t/ZZZZZ")
    see("join", f"/t/{ticket.code}", "sit")
    page.get_by_test_id("name").fill("Pebble")
    person.press("sit")
    page.get_by_role("alert").first.wait_for()
    see("a name that is taken")
    see("watching a lobby", f"/t/{ticket.code}/watch")
    see("lobby", f"/t/{ticket.code}#seat={ticket.token}", "lobby-base")
    person.press("lobby-duel")
    person.press("all-settings")
    dimmed = page.get_by_test_id("module-veto").locator("[aria-disabled]")
    dimmed.wait_for(state="attached")
    dimmed.dispatch_event("click")
    see("all settings, some of them impossible")
    person.press("face")
    see("a face of one's own", waits="face-keep")
    page.keyboard.press("Escape")
    playing = server.make("Ada", start=True, first=0, players=3)
    see("watching a game", f"/t/{playing.code}/watch", "table")
    see("joining a game", f"/t/{playing.code}", "take-1")
    looks.check()


@both_screens
def test_every_kind_of_decision(sit: Sit, server: Server, touch: bool) -> None:
    person = sit(touch)
    table = Sampled(person, sample(KINDS[0]))
    looks = Looks(person)
    for kind in KINDS:
        table.show(sample(kind))
        looks.at(kind)
    looks.check()


@both_screens
def test_every_kind_of_decision_in_words(sit: Sit, server: Server, touch: bool) -> None:
    person = sit(touch)
    looks = Looks(person)
    table = Sampled(person, sample(KINDS[0]), plain=True)
    for kind in KINDS[::3]:
        table.show(sample(kind))
        looks.at(kind)
    table.show(over())
    looks.at("over")
    looks.check()


def states(table: Sampled, touch: bool) -> Iterator[str]:
    """All that can be opened at a table."""
    page, press = table.page, table.person.press
    escape: Callable[[], None] = lambda: page.keyboard.press("Escape")  # noqa: E731
    for place in range(6):
        card = page.get_by_test_id(f"hand-{place}")
        if card.count() and card.get_attribute("aria-disabled") != "true":
            press(f"hand-{place}")
            yield f"card {place} chosen"
            cells = page.locator("[data-testid^=cell-]")
            if cells.count():
                cells.first.focus()
                page.keyboard.press("Enter")
                yield f"card {place} on a cell"
                break
            escape()
    while page.get_by_test_id("back").is_visible():
        press("back")
    press("as-list")
    yield "as a list"
    press("as-list")
    press("role-card")
    yield "role shown"
    press("strip-0" if touch else "tap-0")
    yield "a player tapped"
    escape()
    press("table-menu")
    yield "menu"
    escape()
    for name in ("menu-device", "menu-invite", "menu-language", "menu-leave"):
        press("table-menu")
        press(name)
        yield name
        escape()
    if touch:
        press("open-log")
    for tab in ("log", "talk", "notes", *(["players"] if touch else [])):
        press(f"tab-{tab}")
        yield tab
    if touch:
        press("drawer-close")


@both_screens
def test_all_that_opens_at_a_table(sit: Sit, server: Server, touch: bool) -> None:
    person = sit(touch)
    table = Sampled(person, sample("Turn"))
    looks = Looks(person)
    for state in states(table, touch):
        looks.at(state)
    table.show(over())
    person.page.get_by_test_id("summary").wait_for()
    looks.at("summary")
    table.page.route_web_socket("**/socket", lambda line: line.close())
    table.lines[-1].close()
    person.page.locator("[role=alert], [role=status]").first.wait_for()
    looks.at("line lost")
    looks.check()


STYLED = (
    "() => document.body && [...document.querySelectorAll('[rel=stylesheet]')].every(l => l.sheet)"
)


def test_light_and_dark(sit: Sit, server: Server) -> None:
    """As the system has it; a choice stays, and is there before anything is painted."""
    person = sit()
    page = person.page
    page.emulate_media(color_scheme="light")
    person.visit("/")
    assert ground(page) == "light"
    page.emulate_media(color_scheme="dark")
    person.wait_for(lambda: ground(page) == "dark")
    page.get_by_test_id("theme").select_option("light")
    assert ground(page) == "light"
    page.route("**/assets/*.js", lambda route: route.abort())  # what is seen without the program
    page.reload(wait_until="commit")
    page.wait_for_function(STYLED)
    assert ground(page) == "light"
    person.errors.clear()


LOOK = "(one) => (({ backgroundColor, borderTopStyle, borderTopColor, outlineStyle }) => \
[backgroundColor, borderTopStyle, borderTopColor, outlineStyle])(getComputedStyle(one))"


def test_high_contrast_tells_things_apart(sit: Sit) -> None:
    """Where a system has colors of its own, shades and shadows are gone."""
    person = sit()
    page = person.page
    page.emulate_media(forced_colors="active")
    stage = Stage(person, sample("Turn"))
    assert page.locator("[data-last]").evaluate(LOOK)[3] == "dotted"
    lay = next(one for one in stage.welcome["prompt"]["options"] if one["verb"] == "lay")
    person.press(f"hand-{stage.welcome['view']['hand'].index(lay['card'])}")
    chosen = page.get_by_test_id(f"cell-{lay['cell'][0]},{lay['cell'][1]}")
    assert chosen.evaluate(LOOK)[1] == "dashed"
    legal = chosen.evaluate(LOOK)
    chosen.click()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    assert chosen.evaluate(LOOK)[1:] != legal[1:]
    confirm, back = (page.get_by_test_id(name).evaluate(LOOK) for name in ("confirm", "back"))
    assert confirm[0] != back[0]


def ground(page: Page) -> str:
    """Whether the page is light or dark to the eye."""
    colour: str = page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    return "light" if sum(int(part) for part in re.findall(r"\d+", colour)[:3]) > 384 else "dark"


# Codes are drawn by lot: the widest has to fit.
WIDEST = """() => document.querySelectorAll('[data-testid=code]').forEach((code) => {
  code.textContent = 'WWWWW';
})"""


def test_nothing_runs_out_of_the_page(sit: Sit, server: Server) -> None:
    """At 320 pixels, and on a phone whose letters are twice as large (WCAG 1.4.4 and 1.4.10)."""
    person = sit()
    page = person.page
    ticket = server.make("Pebble", start=True, first=0, players=5)
    named = server.make("W" * 20, start=True, players=5)  # one long word
    tickets = (ticket, server.make("W" * 20, players=5))
    own = [f"/t/{one.code}#seat={one.token}" for one in tickets]
    for address in [*addresses(), f"/t/{named.code}", *own]:
        page.set_viewport_size({"width": 320, "height": 640})
        person.arrive(address)
        page.evaluate(WIDEST)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 320, address
        page.set_viewport_size({"width": 390, "height": 844})
        page.evaluate("() => (document.documentElement.style.fontSize = '32px')")
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390, address
