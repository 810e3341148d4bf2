"""Everyone shuffles: two devices add their bits, and each checks afterward that they are in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from motherlode.rules.records.replay import check
from motherlode.rules.records.text import read_record
from tests.browser.person import Person
from tests.browser.pictures import PAINTED, picture
from tests.support.server import Server


@pytest.fixture
def together(tmp_path: Path) -> Iterator[Server]:
    """A server that deals with the bits of everybody."""
    mine = Server(tmp_path, "--together").start()
    yield mine
    mine.stop()
    assert mine.stderr() == ""


def test_bits_are_added_told_and_checked(browser: Browser, together: Server, screens: Path) -> None:
    ada = Person(browser, together.address, drawn=PAINTED)
    bo = Person(browser, together.address, touch=True, language="uk", drawn=PAINTED)
    ticket = together.make("Ada", players=3)
    ada.visit(f"/t/{ticket.code}#seat={ticket.token}")
    other = together.sit(ticket.code, "Bo")
    bo.visit(f"/t/{ticket.code}#seat={other.token}")
    for person in (ada, bo):  # the bits are drawn without a word
        person.wait_for(lambda who=person: who.count("done") > 0)  # type: ignore[misc]
    ada.press("start")
    for person in (ada, bo):
        person.wait_for(lambda who=person: who.game)  # type: ignore[misc]
    for person in (ada, bo):
        person.page.get_by_test_id("hand-0").wait_for()  # the lobby has a menu, too
        person.press("table-menu")
        person.press("menu-abort")
    ada.wait_for(lambda: ada.over)
    record = read_record(together.http.get(f"/api/tables/{ticket.code}/record").text)
    check(record)
    assert record.shuffle is not None
    assert [bool(bits) for bits in record.shuffle.bits] == [True, True, False]
    for person, words in ((ada, "your own bits are in it"), (bo, "ваші власні біти враховано")):
        person.visit(f"/check/{ticket.code}/1")
        expect(person.page.get_by_test_id("verdict")).to_contain_text(words)
        name = "phone-shuffle.png" if person.touch else "desktop-shuffle.png"
        picture(person.page, screens / name)
    stranger = Person(browser, together.address, drawn=PAINTED)
    stranger.visit(f"/check/{ticket.code}/1")
    expect(stranger.page.get_by_test_id("verdict")).to_have_text("ℹ This deal was fair.")
    for person in (ada, bo, stranger):
        person.context.close()
        assert person.errors == []
