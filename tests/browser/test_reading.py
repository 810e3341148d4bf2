"""Tables in every language: no English in the others, no missing text, nothing cut off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from motherlode.locale import languages
from tests.browser.person import Person
from tests.browser.pictures import picture
from tests.browser.reading import NAMES, WELL, Read, change, read
from tests.browser.staged import SAMPLES, Stage, sample
from tests.support.server import Server

MENUS = ("menu-device", "menu-language", "menu-keys", "menu-leave")
ON_PHONE = pytest.mark.parametrize("reader", [pytest.param(True, id="phone")], indirect=True)
DRAWN = "() => (document.adoptedStyleSheets = [])"


@pytest.fixture
def reader(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Person]:
    """Somebody who reads, in front of a screen of this size."""
    touch = bool(getattr(request, "param", False))
    person = Person(browser, server.address, touch, drawn=False)
    yield person
    person.context.close()
    assert person.errors == []


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
def test_every_dialog_of_a_table_reads_well(reader: Person, server: Server) -> None:
    ticket = server.make("Robin", start=True, first=0, players=5)
    reader.visit(f"/t/{ticket.code}#seat={ticket.token}")
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


@pytest.mark.long
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
        picture(reader.page, screens / f"game-{language}.png")
