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
DOWN = "() => document.documentElement.scrollHeight - innerHeight"
# Buttons and headings of which something can't be read.
CUT = """(within) => [...document.querySelectorAll(within)]
  .filter((one) => one.offsetWidth > 1 && one.scrollWidth > one.clientWidth)
  .map((one) => one.textContent.trim())"""
# How far the names of columns reach down over the uppermost card.
OVER = """() => {
  const name = document.querySelector('[data-column] b').getBoundingClientRect();
  const tops = [...document.querySelectorAll('[data-goal], [data-laid]')]
    .map((card) => card.getBoundingClientRect().top);
  return name.bottom - Math.min(...tops);
}"""


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
    assert page.evaluate(DOWN) <= 0, "a table fills the screen and no more"
    assert page.evaluate(OVER) <= 0, "a column's name lies on a card"
    turn = page.get_by_test_id("turn-of")
    assert turn.evaluate("(sign) => sign.scrollWidth <= sign.clientWidth"), "whose turn is cut"
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


@pytest.mark.parametrize("language", ["uk", "pt-BR"])
def test_nothing_is_cut_where_words_are_long(sit: Sit, server: Server, language: str) -> None:
    person = sit(touch=True, language=language)
    page = person.page
    ticket = server.make("Pebble", start=True, players=3)
    guest = server.enter(ticket)
    while guest.until_asked().prompt:
        guest.answer()
    page.set_viewport_size({"width": 320, "height": 640})
    person.visit(f"/t/{ticket.code}#seat={ticket.token}")
    page.get_by_test_id("rematch").wait_for()
    for width, letters in ((320, "16px"), (360, "32px")):
        page.set_viewport_size({"width": width, "height": 740})
        page.evaluate(f"document.documentElement.style.fontSize = '{letters}'")
        assert page.evaluate(CUT, "dialog .button") == [], (width, letters)
        page.get_by_test_id("rematch").tap(trial=True)
    page.set_viewport_size({"width": 320, "height": 640})
    person.visit(f"/replay/{ticket.code}/1")
    person.press("try-moves")
    page.get_by_test_id("sandbox-undo").wait_for()
    assert page.evaluate(CUT, "header h1 span") == []
