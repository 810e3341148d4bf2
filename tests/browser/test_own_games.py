"""After a game: it is one of one's own on this device, and counted at the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.support.server import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server where nobody has played yet: what it counts is looked at."""
    mine = Server(tmp_path).start()
    yield mine
    mine.stop()
    assert mine.stderr() == ""


def test_a_finished_game_is_kept_here_and_counted_there(sit: Sit, server: Server) -> None:
    ticket = server.make("Ada", start=True, players=3)
    guest = server.enter(ticket)
    while guest.until_asked().prompt:
        guest.answer()
    person = sit()
    person.visit("/figures")
    page = person.page
    expect(page.get_by_test_id("figures-rounds")).to_have_text("3 rounds")
    expect(page.get_by_role("rowheader", name="3 players")).to_be_visible()
    person.visit("/games")
    expect(page.get_by_test_id("games-none")).to_be_visible()
    person.visit(f"/t/{ticket.code}#seat={ticket.token}")
    expect(page.get_by_test_id("standings")).to_be_visible()
    person.visit("/games")
    finished = page.get_by_test_id("finished")
    expect(finished.get_by_role("link", name="Watch replay")).to_have_attribute(
        "href", f"/replay/{ticket.code}/1"
    )
    expect(page.get_by_test_id("totals").get_by_role("row")).not_to_have_count(0)
    person.visit(f"/t/{ticket.code}")  # seen again, kept once; the result was shown before
    expect(page.get_by_test_id("summary-open")).to_be_visible()
    person.visit("/games")
    expect(finished.get_by_role("link", name="Watch replay")).to_have_count(1)
    person.page.wait_for_load_state("networkidle")
    expect(page.get_by_test_id("own-games")).to_have_count(0)  # it isn't told of twice
    finished.get_by_role("link", name="Go to table").click()
    person.press("summary-open")
    expect(page.get_by_test_id("standings")).to_be_visible()
    person.press("watch-replay")
    person.press("way-back")
    expect(page.get_by_test_id("summary-open")).to_be_visible()
    expect(page.get_by_test_id("standings")).to_have_count(0)
