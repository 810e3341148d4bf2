"""Near one another: a host lets other devices in, and a phone comes by the invitation."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from motherlode.locale import languages
from motherlode.web.pages.qr import qr_image
from tests.browser.barriers import Looks
from tests.browser.person import Person
from tests.browser.pictures import picture
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


def hosting(browser: Browser, server: Server, touch: bool) -> Person:
    """Somebody in the lobby of a new table, at the server's own machine."""
    host = Person(browser, server.address, touch)
    enter(host, server.make("Ada"))
    host.page.get_by_test_id("reach-open").wait_for()
    return host


def enter(person: Person, ticket: Ticket) -> None:
    """Come to a seat."""
    person.arrive(f"/t/{ticket.code}#seat={ticket.token}")
    person.page.get_by_test_id("lobby").wait_for()


def is_read(host: Person) -> None:
    """On a phone, what is open now can be read in every language."""
    for language in languages() if host.touch else ():
        change(host.page, language)
        found = read(host.page, language, {"Ada", "local"})
        assert (language, found.keys, found.english, found.cut) == (language, [], [], [])
    change(host.page, "en")


@pytest.mark.parametrize("touch", [False, True], ids=["desktop", "phone"])
def test_a_phone_comes_by_the_invitation(
    browser: Browser, near: Server, screens: Path, touch: bool
) -> None:
    host = hosting(browser, near, touch)
    looks, size = Looks(host), "phone" if touch else "desktop"
    invitation = host.page.get_by_test_id("invite")
    expect(invitation.get_by_role("img")).to_have_count(0)  # no phone could follow it
    looks.at("a lobby for this machine alone")
    is_read(host)
    picture(host.page, screens / f"near-closed-{size}.png")
    host.press("reach-open")
    expect(host.page.get_by_test_id("reach-dialog")).to_contain_text(f"{NEAR}:{near.port}")
    looks.at("may others come?")
    is_read(host)
    picture(host.page, screens / f"near-asking-{size}.png")
    host.press("reach-confirm")
    drawing = invitation.get_by_role("img")
    expect(drawing).to_be_visible()
    expect(host.page.get_by_test_id("reach-open")).to_have_count(0)
    expect(host.page.get_by_test_id("reach-name")).to_contain_text(f" {NAME}:{near.port}")
    looks.at("a lobby for others")
    is_read(host)
    picture(host.page, screens / f"near-open-{size}.png")
    link = invitation.get_by_role("textbox").input_value()
    assert link.startswith(f"http://{NEAR}:{near.port}/t/")
    drawn = near.http.get(str(drawing.get_attribute("src")))
    assert drawn.content == qr_image(link)

    guest = Person(browser, f"http://{NEAR}:{near.port}", True, 2)
    guest.visit(link.removeprefix(guest.address))
    guest.page.get_by_test_id("name").fill("Bo")
    guest.press("sit")
    guest.page.get_by_test_id("lobby").wait_for()
    host.wait_for(lambda: [seat["name"] for seat in host.table["seats"]][:2] == ["Ada", "Bo"])
    looks.check()
    watcher = Person(browser, near.address, touch, 3)
    watcher.visit(f"{link.removeprefix(guest.address)}/watch")
    expect(watcher.page.get_by_test_id("invite").get_by_role("img")).to_be_visible()
    picture(watcher.page, screens / f"near-watching-{size}.png")
    for person in (host, guest, watcher):
        person.context.close()
        assert person.errors == []
