"""The operator's page: a short journey beside people who play, on a phone and on a desktop."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from motherlode.locale import languages
from tests.browser.barriers import BothScreens, Looks
from tests.browser.person import Person
from tests.browser.pictures import PAINTED, picture
from tests.browser.reading import change, read
from tests.support.server import Server

TOKEN = "the-operators-own-token"
WORDS = "The server restarts at 20:00 for a minute; your games stay."


@pytest.fixture
def operated(tmp_path: Path) -> Iterator[Server]:
    """A server whose operator's token is known."""
    mine = Server(tmp_path, "--operator-token", TOKEN).start()
    yield mine
    mine.stop()
    said = [line for line in mine.stderr().splitlines() if " INFO the operator has " not in line]
    assert said == []


def test_an_evening_of_an_operator(browser: Browser, operated: Server, screens: Path) -> None:
    server = operated
    ticket = server.make("Pebble", start=True, first=0, players=4, public=True)
    plain = server.make("Moss", start=True, first=0, players=3)
    for name in ("Granite", "Ore", "Shale"):
        server.make(name)
    player, reader, operator = (
        Person(browser, server.address, True, seed, drawn=PAINTED) for seed in (1, 2, 3)
    )
    player.arrive(f"/t/{ticket.code}#seat={ticket.token}")
    reader.arrive(f"/t/{plain.code}?plain#seat={plain.token}")
    looks, both = Looks(operator), BothScreens(operator)

    operator.arrive("/operator")
    operator.page.get_by_test_id("operator-token").fill("not-the-operators-token")
    operator.press("operator-open")
    operator.page.get_by_role("alert").wait_for()
    looks.at_each(both, "a wrong token")
    operator.page.get_by_test_id("operator-token").fill(TOKEN)
    operator.press("operator-open")
    expect(operator.page.get_by_test_id("operator-tables").locator("li")).to_have_count(5)

    operator.page.get_by_test_id("operator-message").fill(WORDS)
    operator.press("operator-tell")
    for person in (player, reader):
        expect(person.page.get_by_test_id("operator-note")).to_contain_text(WORDS)
    for person, where in ((player, "note"), (reader, "note-plain")):
        told = Looks(person)
        for phone in BothScreens(person).each():
            told.at(where)
            picture(
                person.page, screens / f"operator-{where}-{'phone' if phone else 'desktop'}.png"
            )
        told.check()
    player.press("operator-note-close")
    expect(player.page.get_by_test_id("operator-note")).to_have_count(0)

    operator.page.get_by_test_id("operator-address").fill("203.0.113.7")
    operator.press("operator-ban")
    operator.press("operator-confirm")
    expect(operator.page.get_by_test_id("operator-bans")).to_contain_text("203.0.113.7")
    looks.at_each(both, "the desk")
    picture(operator.page, screens / "operator.png", full_page=True)
    operator.press(f"operator-close-{ticket.code}")
    operator.page.get_by_test_id("operator-sure").wait_for()
    looks.at_each(both, "sure?")
    operator.press("operator-confirm")
    expect(player.page.get_by_test_id("goodbye")).to_contain_text("has closed this table")
    expect(operator.page.get_by_test_id("operator-tables").locator("li")).to_have_count(4)
    operator.page.reload()
    operator.page.get_by_test_id("operator-desk").wait_for()
    looks.check()
    for person in (player, reader, operator):
        person.context.close()
        assert person.errors == []


def test_the_desk_in_every_language(browser: Browser, operated: Server) -> None:
    server = operated
    server.make("Pebble", start=True, players=3, public=True)
    operator = Person(browser, server.address, True, drawn=PAINTED)
    operator.arrive(f"/operator#token={TOKEN}")
    operator.page.get_by_test_id("operator-desk").wait_for()
    assert "token" not in operator.page.url
    for language in languages():
        change(operator.page, language)
        found = read(operator.page, language, {"Pebble"})
        assert (language, found.keys, found.english, found.cut) == (language, [], [], [])
    operator.context.close()
    assert operator.errors == []
