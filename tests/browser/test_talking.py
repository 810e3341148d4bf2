"""A table that talks: faces, the lobby's talk, bubbles, claims by tapping, reactions."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.support.frames import check_frames, logged
from tests.support.server import Server

NOON = "2026-11-17T12:00:00"


def stop_clock(person: Person) -> None:
    """No bubble goes before it was looked at."""
    person.page.clock.pause_at(NOON)


def hangs_free(person: Person, seat: int) -> None:
    """A bubble is in sight, and lies over neither hand nor question."""
    bubble = person.page.get_by_test_id(f"bubble-{seat}").bounding_box()
    size = person.page.viewport_size
    assert bubble is not None
    assert size is not None
    assert bubble["x"] >= 0
    assert bubble["y"] >= 0
    assert bubble["x"] + bubble["width"] <= size["width"]
    for below in person.page.locator("#asked, [data-testid=hand]").all():
        box = below.bounding_box()
        if box is None or bubble["y"] + bubble["height"] <= box["y"]:
            continue
        assert bubble["x"] + bubble["width"] <= box["x"]  # beside it on a low screen


def test_a_table_that_talks(sit: Sit, server: Server) -> None:
    ada, bo = sit(), sit(touch=True)
    ticket = server.make("Ada", players=3, first=0)
    for person, one in ((ada, ticket), (bo, server.sit(ticket.code, "Bo"))):
        person.page.clock.install(time="2026-11-17T11:00:00")
        person.visit(f"/t/{one.code}#seat={one.token}")
        person.page.get_by_test_id("lobby").wait_for()

    # a face of one's own, and a word before the game
    before = ada.table["seats"][0]["face"]
    ada.press("face")
    ada.press("face-hat-previous")
    ada.press("face-keep")
    bo.wait_for(lambda: bo.table["seats"][0]["face"] not in (0, before))
    face = bo.table["seats"][0]["face"]
    bo.page.get_by_test_id("say").fill("Who has the map?")
    bo.page.get_by_test_id("say").press("Enter")
    expect(ada.page.get_by_test_id("talk")).to_contain_text("Who has the map?")
    ada.press("start")
    for person in (ada, bo):
        person.page.get_by_test_id("table").wait_for()
        stop_clock(person)
    ada.press("tab-talk")
    expect(ada.page.get_by_test_id("talk")).to_contain_text("Who has the map?")
    expect(bo.page.get_by_test_id("strip-0").locator(f"[data-face='{face}']")).to_have_count(1)

    # a tap on a goal, a bubble, and a flag
    bo.page.locator("[data-goal='8,0']").tap()
    bo.press("say-treasure")
    bubble = ada.page.get_by_test_id("bubble-1")
    expect(bubble).to_contain_text("middle goal")
    hangs_free(ada, 1)
    expect(ada.page.get_by_test_id("flag-8,0-1")).to_be_visible()

    # a tap on a player marks the row
    ada.press("tap-1")
    ada.press("say-suspect")
    expect(bo.page.get_by_test_id("bubble-0")).to_contain_text("Bo")
    hangs_free(bo, 0)
    expect(bo.page.get_by_test_id("strip-1").get_by_test_id("suspected")).to_be_visible()

    # a tap on oneself pulls a face, which goes by itself
    bo.press("strip-1")
    bo.press("react-laugh")
    expect(bubble.locator("[data-reaction=laugh]")).to_be_visible()
    ada.page.clock.run_for(20_000)
    expect(bubble).to_have_count(0)
    lines = logged(server.database, ticket.code)
    for seat, person in enumerate((ada, bo)):
        assert check_frames(lines, person.frames, seat)
