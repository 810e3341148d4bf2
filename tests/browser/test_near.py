"""Near one another: a host lets other devices in, and a phone comes by the invitation."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from motherlode.locale import languages
from motherlode.web.pages.qr import qr_image
from tests.browser.barriers import BothScreens, Looks
from tests.browser.person import Person
from tests.browser.pictures import PAINTED, picture
from tests.browser.reading import change, read
from tests.support.server import Server, Ticket

NAME = "motherlode.local"
NEAR = "127.0.0.77"  # this machine's own, but not where the server listens at first


@pytest.fixture
def near(tmp_path: Path) -> Iterator[Server]:
    """A server in a house, for its own machine alone until somebody lets others in."""
    mine = Server(tmp_path, "--near", NEAR, "--named", NAME).start()
    yield mine
    mine.stop()
    said = [line for line in mine.stderr().splitlines() if "it’s open to other devices" not in line]
    assert said == []


def hosting(browser: Browser, server: Server) -> Person:
    """Somebody in the lobby of a new table, at the server's own machine."""
    host = Person(browser, server.address, True, drawn=PAINTED)
    enter(host, server.make("Ada"))
    host.page.get_by_test_id("reach-open").wait_for()
    return host


def enter(person: Person, ticket: Ticket) -> None:
    """Come to a seat."""
    person.arrive(f"/t/{ticket.code}#seat={ticket.token}")
    person.page.get_by_test_id("lobby").wait_for()


class Host:
    """Somebody who shows what is open to all: on a desktop, and on a phone in every language."""

    def __init__(self, person: Person, screens: Path) -> None:
        self.person = person
        self.looks = Looks(person)
        self.screens = BothScreens(person)
        self.folder = screens

    def shows(self, what: str) -> None:
        """Look at what is open now."""
        page = self.person.page
        for phone in self.screens.each():
            self.looks.at(what)
            picture(page, self.folder / f"near-{what}-{'phone' if phone else 'desktop'}.png")
            for language in languages() if phone else ():
                change(page, language)
                found = read(page, language, {"Ada", "local"})
                assert (language, found.keys, found.english, found.cut) == (language, [], [], [])
            change(page, "en")


def test_a_phone_comes_by_the_invitation(browser: Browser, near: Server, screens: Path) -> None:
    host = hosting(browser, near)
    told = Host(host, screens)
    invitation = host.page.get_by_test_id("invite")
    expect(invitation.get_by_role("img")).to_have_count(0)  # no phone could follow it
    told.shows("closed")
    host.press("reach-open")
    expect(host.page.get_by_test_id("reach-dialog")).to_contain_text(f"{NEAR}:{near.port}")
    told.shows("asking")
    host.press("reach-confirm")
    drawing = invitation.get_by_role("img")
    expect(drawing).to_be_visible()
    expect(host.page.get_by_test_id("reach-open")).to_have_count(0)
    expect(host.page.get_by_test_id("reach-name")).to_contain_text(f" {NAME}:{near.port}")
    told.shows("open")
    link = invitation.get_by_role("textbox").input_value()
    assert link.startswith(f"http://{NEAR}:{near.port}/t/")
    drawn = near.http.get(str(drawing.get_attribute("src")))
    assert drawn.content == qr_image(link)

    guest = Person(browser, f"http://{NEAR}:{near.port}", True, 2, drawn=PAINTED)
    guest.visit(link.removeprefix(guest.address))
    guest.page.get_by_test_id("name").fill("Bo")
    guest.press("sit")
    guest.page.get_by_test_id("lobby").wait_for()
    host.wait_for(lambda: [seat["name"] for seat in host.table["seats"]][:2] == ["Ada", "Bo"])
    told.looks.check()
    watcher = Person(browser, near.address, True, 3, drawn=PAINTED)
    watcher.visit(f"{link.removeprefix(guest.address)}/watch")
    for phone in BothScreens(watcher).each():
        expect(watcher.page.get_by_test_id("invite").get_by_role("img")).to_be_visible()
        picture(watcher.page, screens / f"near-watching-{'phone' if phone else 'desktop'}.png")
    for person in (host, guest, watcher):
        person.context.close()
        assert person.errors == []
