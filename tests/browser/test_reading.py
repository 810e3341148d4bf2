"""Every page in every language: no English in the others, no missing text, nothing cut off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from motherlode.locale import languages
from motherlode.rules.notation.words import default_names
from tests.browser.person import DESKTOP, Person
from tests.browser.reading import CHANGE, Read, read
from tests.browser.screens import Shown, prepared
from tests.browser.staged import SAMPLES, Stage, sample
from tests.support.server import Server

NAMES = {"Robin", "Kim", "Pebble", *default_names(12)}
MENUS = ("menu-device", "menu-language", "menu-keys", "menu-leave")
SMALL = {"width": 360, "height": 740}
ON_PHONE = pytest.mark.parametrize("reader", [pytest.param(True, id="phone")], indirect=True)
WELL = Read([], [], [])
# Drawings hold no words: pages are read sooner while nobody paints them.
UNDRAWN = """
  const shapes = 'path, rect, circle, ellipse, line, polygon, polyline, use';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`svg :is(${shapes}) { display: none !important }`);
  document.adoptedStyleSheets = [sheet];
"""
SEEN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
DRAWN = "() => (document.adoptedStyleSheets = [])"


@pytest.fixture(scope="module")
def shown(server: Server) -> list[Shown]:
    """All pages, and tables in every state."""
    return prepared(server)


@pytest.fixture
def reader(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Person]:
    """Somebody who reads, in front of a screen of this size."""
    touch = bool(getattr(request, "param", False))
    person = Person(browser, server.address, touch)
    if touch:
        person.page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    person.page.add_init_script(UNDRAWN)
    yield person
    person.context.close()
    assert person.errors == []


def change(page: Page, language: str) -> None:
    """Let a page be in this language, with its letters."""
    page.evaluate(CHANGE, language)
    page.evaluate("() => document.fonts.ready.then(() => true)")


def wrongs(page: Page, names: set[str]) -> dict[str, Read]:
    """What is wrong with a page as it stands, by language."""
    found: dict[str, Read] = {}
    for language in languages():
        change(page, language)
        seen = read(page, language, names)
        if seen != WELL:
            found[language] = seen
    return found


@ON_PHONE
def test_every_page_reads_well(reader: Person, shown: list[Shown]) -> None:
    """On a phone and on a desktop: each language is read on both before the next one comes."""
    session = reader.context.new_cdp_session(reader.page)
    found: dict[tuple[str, str, bool], Read] = {}

    def turn_to(phone: bool) -> None:
        session.send("Emulation.setTouchEmulationEnabled", {"enabled": phone})
        reader.page.set_viewport_size(SMALL if phone else DESKTOP)  # type: ignore[arg-type]
        reader.page.evaluate(SEEN)

    for one in shown:
        reader.page.goto("about:blank")
        turn_to(phone=True)
        reader.arrive(one.address)
        sizes = [True, False]
        for language in languages():
            change(reader.page, language)
            for phone in sizes:
                if phone != sizes[0]:
                    turn_to(phone)
                found[one.name, language, phone] = read(reader.page, language, NAMES)
            sizes.reverse()
    assert {where: wrong for where, wrong in found.items() if wrong != WELL} == {}


@ON_PHONE
def test_every_dialog_of_a_table_reads_well(reader: Person, shown: list[Shown]) -> None:
    reader.visit(next(one.address for one in shown if one.name == "table"))
    reader.page.get_by_test_id("hand-0").wait_for()
    found = {}
    for item in ("", *MENUS):
        reader.press("table-menu")
        if item and not reader.page.get_by_test_id(item).count():  # no keys on a phone
            reader.page.keyboard.press("Escape")
            continue
        if item:
            reader.press(item)
        found[item or "menu"] = wrongs(reader.page, NAMES)
        reader.page.keyboard.press("Escape")
    reader.press("open-talk")
    for tab in reader.page.get_by_role("tab").all():
        tab.tap()
        found[str(tab.get_attribute("data-testid"))] = wrongs(reader.page, NAMES)
    assert len(found) > 6
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@ON_PHONE
def test_every_question_reads_well(reader: Person) -> None:
    kinds = sorted(path.stem for path in SAMPLES.glob("[A-Z]*.json"))
    stage = Stage(reader, sample(kinds[0]))
    found = {}
    for kind in kinds:
        welcome = sample(kind)
        stage.tell(welcome)
        reader.page.get_by_test_id(f"prompt-{kind}").wait_for()
        names = {seat["name"] for seat in welcome["view"]["seats"]}
        found[kind] = wrongs(reader.page, NAMES | names)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_a_whole_game(reader: Person, server: Server, screens: Path) -> None:
    """Ten at the table, so that nobody's turn comes often; every page on the way is read.

    Each decision is read and made in another language, the end of each round in all of them.
    """
    ticket = server.make("Pebble", start=True, players=10)
    reader.visit(f"/t/{ticket.code}#seat={ticket.token}")
    reader.wait_for(lambda: reader.game)
    names = NAMES | {seat["name"] for seat in reader.table["seats"]}
    made = 0
    while True:
        reader.wait_for(lambda: reader.prompt is not None or reader.rests or reader.over)
        if reader.over or reader.rests:
            assert wrongs(reader.page, names) == {}
        if reader.over:
            break
        if reader.rests:
            reader.go_on()
            continue
        language = languages()[made % len(languages())]
        change(reader.page, language)
        assert read(reader.page, language, names) == WELL
        if reader.prompt is None:
            continue  # the page has given the only possible answer
        reader.decide()
        made += 1
    assert made > 3
    reader.page.get_by_test_id("standings").first.wait_for()
    reader.page.evaluate(DRAWN)
    for language in languages():
        change(reader.page, language)
        assert read(reader.page, language, names) == WELL
        reader.page.screenshot(path=screens / f"game-{language}.png")
