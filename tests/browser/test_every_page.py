"""Every page, loaded once: no barriers, well read in every language, and nothing out of the screen.

On a phone and on a desktop, in both lights, at 320 pixels and with letters twice as large.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from motherlode.locale import languages
from tests.browser.barriers import BothScreens, Looks
from tests.browser.conftest import Sit
from tests.browser.reading import NAMES, WELL, Read, change, read
from tests.browser.screens import Shown, prepared
from tests.support.deals import FIRST_SEED
from tests.support.server import Server

PAGES = Path(__file__).parents[2] / "ui" / "src" / "pages" / "index.ts"
TABLE_PAGES = {"table", "watch"}  # their addresses have a code
PARTS = 4  # of the walk, which rows of tests share
# Barriers are looked for here in all of what is open, in `test_barriers.py` and `_opened.py`.
ELSEWHERE = {"table", "everything", "summary", "replayed", "lesson", "plain"}
# Codes are drawn by lot: the widest has to fit.
WIDEST = """() => document.querySelectorAll('[data-testid=code]').forEach((code) => {
  code.textContent = 'WWW-WWW-WWW';
})"""
WIDTH = "() => document.documentElement.scrollWidth"
LARGE = "() => (document.documentElement.style.fontSize = '32px')"
Where = tuple[str, str, bool]  # page, language, whether on a phone


def addresses() -> list[str]:
    """The addresses of all pages, as the program itself lists them."""
    names = re.search(r"names: Record<string, string> = \{(.*?)\}", PAGES.read_text(), re.DOTALL)
    assert names is not None
    pages = re.findall(r"(\w+): '", names[1])
    assert len(pages) > 5
    return [f"/{page}".replace("/home", "/") for page in pages if page not in TABLE_PAGES]


@pytest.fixture(scope="module")
def shown(server: Server) -> list[Shown]:
    """All pages, and tables in every state; the last is plain, and so is all that comes later."""
    server.deal(FIRST_SEED)  # whichever test comes first
    ready = prepared(server)
    known = {one.address for one in ready}
    return [*(Shown(path, path) for path in addresses() if path not in known), *ready]


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_every_page(sit: Sit, shown: list[Shown], part: int) -> None:
    person = sit(touch=True)
    screens = BothScreens(person)
    looks = Looks(person)
    found: dict[Where, Read] = {}
    wide: dict[str, list[int]] = {}
    for one in shown[part::PARTS]:
        person.page.goto("about:blank")
        screens.turn_to(phone=True)
        person.arrive(one.address)
        if one.name not in ELSEWHERE:
            looks.at_each(screens, one.name)
        for language in languages():
            change(person.page, language)
            for phone in screens.each():
                found[one.name, language, phone] = read(person.page, language, NAMES)
        change(person.page, "en")
        wide[one.name] = widths(person.page)
    assert {where: wrong for where, wrong in found.items() if wrong != WELL} == {}
    assert {name: much for name, much in wide.items() if max(much) > 0} == {}
    looks.check()


def test_a_long_name_runs_out_of_no_page(sit: Sit, server: Server) -> None:
    person = sit()
    playing, waiting = (server.make("W" * 20, start=start, players=5) for start in (True, False))
    for address in (f"/t/{playing.code}", f"/t/{waiting.code}#seat={waiting.token}"):
        person.arrive(address)
        assert max(widths(person.page)) <= 0, address


def widths(page: Page) -> list[int]:
    """By how much a page is too wide at 320 pixels, and on a phone whose letters are twice as large
    (WCAG 1.4.4 and 1.4.10)."""
    page.set_viewport_size({"width": 320, "height": 640})
    page.evaluate(WIDEST)
    narrow: int = page.evaluate(WIDTH) - 320
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate(LARGE)
    large: int = page.evaluate(WIDTH) - 390
    return [narrow, large]
