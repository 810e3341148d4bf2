"""A server's own pages when it can't be reached: what works without it, and the way back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import Person
from tests.browser.pictures import PAINTED
from tests.browser.test_site import KEPT_FILES, SLOW
from tests.support.server import Server


class Keeper(Person):
    """Somebody whose browser keeps pages for later, and tells when a server is away."""

    keeping = "allow"

    def _note(self, message: object) -> None:
        if "net::ERR_" not in str(message):
            super()._note(message)


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may be away for a while."""
    mine = Server(tmp_path_factory.mktemp("own")).start()
    yield mine
    mine.stop()
    assert mine.stderr() == ""


def test_without_its_server_the_app_plays_by_itself_and_finds_back(
    browser: Browser, own_server: Server
) -> None:
    person = Keeper(browser, own_server.address, drawn=PAINTED)
    seat = own_server.make("Ada")
    person.visit(f"/t/{seat.code}#seat={seat.token}")
    person.wait_for(lambda: person.table)
    person.visit("/")
    way_back = f"[data-testid=own-games] a[href='/t/{seat.code}']"
    expect(person.page.locator(way_back)).to_be_visible()
    kept = person.page.locator("[data-testid=offline][data-progress=ready]")
    expect(kept).to_be_visible(timeout=SLOW)
    own_server.stop()

    person.page.close()
    person.page = person.open_page()
    person.visit("/")
    expect(person.page.get_by_test_id("unreachable")).to_be_visible()
    person.press("play-here")
    expect(person.page.get_by_test_id("preset-quick")).to_be_visible()
    expect(person.page.get_by_test_id("own-games")).to_have_count(0)
    person.press("learn-begin")
    expect(person.page.get_by_test_id("coach")).to_be_visible(timeout=SLOW)

    own_server.start()
    with person.page.expect_response("**/api/health"):
        person.page.evaluate("dispatchEvent(new Event('online'))")
    expect(person.page.get_by_test_id("server-back")).to_have_count(0)  # not during a lesson
    person.visit("/")
    person.press("server-back-take")
    expect(person.page.locator(way_back)).to_be_visible()
    assert [file for file in person.page.evaluate(KEPT_FILES) if "/api/" in file] == []
    person.context.close()
    assert person.errors == []
