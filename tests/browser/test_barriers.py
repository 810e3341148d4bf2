"""No barriers: axe finds nothing in any state of a table, in both lights, on desktop and phone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import BothScreens, Looks
from tests.browser.conftest import Sit
from tests.browser.sampled import KINDS, Sampled, over, sample
from tests.browser.staged import Stage
from tests.support.server import Server

SOURCES = Path(__file__).parents[2] / "ui" / "src"
both_screens = pytest.mark.parametrize("touch", [False, True], ids=["desktop", "phone"])


def one_of_each_form() -> list[str]:
    """Kinds of decisions that between them are put in every form, and those that have none."""
    files = [
        SOURCES / "prompts" / "forms.ts",
        *(SOURCES / "modules").glob("*.ts"),
    ]
    told = "".join(file.read_text() for file in files)
    forms = dict(re.findall(r"\b([A-Z]\w+): '(\w+)'", told))
    assert len({forms.get(kind) for kind in KINDS}) > 8
    return sorted({forms.get(kind, kind): kind for kind in KINDS}.values())


def test_before_a_game(sit: Sit, server: Server) -> None:
    """What opens there; `test_every_page.py` looks at what is there at once."""
    person = sit(touch=True)
    page = person.page
    ticket = server.make("Pebble", players=4)
    looks = Looks(person)
    screens = BothScreens(person)

    def see(where: str, address: str | None = None, waits: str = "") -> None:
        if address is not None:
            person.visit(address)
        if waits:
            page.get_by_test_id(waits).first.wait_for()
        else:
            person.settle()
        looks.at_each(screens, where)

    person.visit(f"/t/{ticket.code}")
    page.get_by_test_id("name").fill("Pebble")
    person.press("sit")
    page.get_by_role("alert").first.wait_for()
    see("a name that is taken")
    see("watching a lobby", f"/t/{ticket.code}/watch")
    person.visit(f"/t/{ticket.code}#seat={ticket.token}")
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
    see("joining a game", f"/t/{playing.code}", "take-1")
    looks.check()


def test_every_kind_of_decision(sit: Sit, server: Server) -> None:
    """Each on a phone; on a desktop one of each form, since one component asks all of a form."""
    person = sit(touch=True)
    screens = BothScreens(person)
    table = Sampled(person, sample(KINDS[0]))
    looks = Looks(person)
    for kind in KINDS:
        table.show(sample(kind))
        looks.at(kind)
    screens.turn_to(phone=False)
    for kind in one_of_each_form():
        table.show(sample(kind))
        looks.at(kind)
    looks.check()


def test_every_kind_of_decision_in_words(sit: Sit, server: Server) -> None:
    person = sit(touch=True)
    screens = BothScreens(person)
    looks = Looks(person)
    table = Sampled(person, sample(KINDS[0]), plain=True)
    for kind in KINDS[::3]:
        table.show(sample(kind))
        looks.at_each(screens, kind)
    table.show(over())
    person.page.locator("#ended-heading").wait_for()
    looks.at_each(screens, "over")
    looks.check()


def states(table: Sampled, touch: bool) -> Iterator[str]:
    """All that can be opened at a table."""
    page, press = table.page, table.person.press
    escape: Callable[[], None] = lambda: page.keyboard.press("Escape")  # noqa: E731
    for place in range(6):
        card = page.get_by_test_id(f"hand-{place}")
        if card.count() and card.get_attribute("aria-disabled") != "true":
            press(f"hand-{place}")
            expect(card).to_have_attribute("aria-pressed", "true")
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
    person.page.locator("[role=alert]:visible, [role=status]:visible").first.wait_for()
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
    page.close()  # then nothing more is said of what it went without
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
