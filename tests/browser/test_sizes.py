"""A phone on its side, letters twice as large, a narrow screen: all can be read and reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.test_replays import finished
from tests.support.server import Server

SIZES = {
    "landscape": (740, 360, "16px"),
    "large": (390, 844, "32px"),
    "narrow": (320, 640, "16px"),
}
OUT = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize("size", SIZES)
def test_all_can_be_reached(sit: Sit, server: Server, size: str) -> None:
    width, height, letters = SIZES[size]
    person = sit(touch=True)
    page = person.page
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script(
        "addEventListener('DOMContentLoaded', () =>"
        f" (document.documentElement.style.fontSize = '{letters}'))"
    )
    lobby = server.make("Pebble", players=4)
    playing = server.make("Pebble", start=True, first=0, players=4)
    reached = {
        "/": "preset-quick",
        f"/t/{lobby.code}#seat={lobby.token}": "start",
        "/learn": "begin-base",
        f"/replay/{finished(server)}/1": "replay-forward",
        f"/t/{playing.code}#seat={playing.token}": "hand-0",
    }
    for address, name in reached.items():
        page.goto("about:blank")
        person.visit(address)
        target = page.get_by_test_id(name).first
        target.wait_for()
        assert page.evaluate(OUT) <= 0, address
        target.tap(trial=True)  # fails if something lies over it
    expect(page.get_by_test_id("question")).to_be_in_viewport()
    person.press("hand-0")
    for name in ("question", "back", "confirm"):
        expect(page.get_by_test_id(name)).to_be_in_viewport()
    assert page.evaluate(OUT) <= 0, "a card is chosen"
    person.press("back")
    person.press("open-talk")
    say = page.get_by_test_id("say")
    say.tap()
    page.set_viewport_size({"width": width, "height": min(height, 340)})  # a keyboard opens
    expect(say).to_be_in_viewport(ratio=1)
    say.tap(trial=True)
    expect(say).to_be_focused()
