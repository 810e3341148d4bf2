"""Whole games against bots: by mouse on a desktop, by touch on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from motherlode.rules.records.replay import check
from motherlode.rules.records.text import read_record
from tests.browser.barriers import in_both_lights
from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.browser.pictures import picture
from tests.support.deals import FIRST_SEED
from tests.support.frames import check_frames, logged
from tests.support.server import Server

VARIED = FIRST_SEED + 32  # a short game in which seven kinds of questions are asked
SHORT = FIRST_SEED + 11  # one in which treasures are found soon
VETO = "VetoWindow"
PATIENT = 30  # seconds: nothing is let pass because the machine is busy


def begin(person: Person, server: Server, **settings: object) -> str:
    """A table of bots, as the buttons of the first page make it, only with quick bots."""
    ticket = server.make("Pebble", start=True, **settings)
    person.visit(f"/t/{ticket.code}#seat={ticket.token}")
    person.wait_for(lambda: person.game)
    return ticket.code


def finish(person: Person, server: Server, code: str) -> None:
    """The game is over: the page tells who was who and who won, and one click begins again."""
    page = person.page
    page.get_by_test_id("round-summary").first.wait_for()
    view = person.game["view"]
    summary = page.get_by_test_id("summary")
    for seat in view["seats"]:
        expect(summary).to_contain_text(seat["name"])
    for seat in view["winners"]:
        expect(summary).to_contain_text(view["seats"][seat]["name"])
    won = 0 in view["winners"]
    expect(page.get_by_test_id("game-verdict")).to_contain_text("You won" if won else "You lost")
    expect(page.get_by_test_id("rematch")).to_be_in_viewport(ratio=1)
    others = [page.get_by_test_id(name).bounding_box() for name in ("record", "watch-replay")]
    assert len({box["y"] for box in others if box}) == 1, "the lesser ways are one row"
    assert in_both_lights(page) == []
    check_record(person, server, code)
    person.press("rematch")
    person.wait_for(lambda: person.table["game"] == 2 and not person.over)
    expect(page.get_by_test_id("hand-0")).to_be_visible()
    assert check_frames(logged(server.database, code), person.frames, 0) > 30


def play_out_letting(person: Person) -> int:
    """Play to the end; some vetoes are thought about, the others let pass until one's turn."""

    def asked() -> str:
        return person.prompt["kind"] if person.prompt else ""

    made, letting = 0, False
    while True:
        passing = ("", VETO) if letting else ("",)
        person.wait_for(lambda out=passing: asked() not in out or person.rests or person.over)  # type: ignore[misc]
        if person.over:
            return made
        if person.rests:
            person.go_on()
        elif asked() == VETO and made % 3:
            person.press("let-all")
            letting = True
        else:
            letting = letting and bool(person.prompt and person.prompt["window"])
            person.decide()
        made += 1


def check_record(person: Person, server: Server, code: str) -> None:
    """The record that can be downloaded keeps the promise that was made before the game."""
    record = read_record(server.http.get(f"/api/tables/{code}/record").text)
    check(record)
    assert record.commitment == person.table["commitment"]
    assert record.seed_text == person.game["ending"]["seed"]


@pytest.mark.long
def test_a_whole_game_on_a_phone(sit: Sit, server: Server, screens: Path) -> None:
    person = sit(touch=True)
    server.deal(SHORT)
    code = begin(person, server, players=8)  # one's own turn seldom comes
    assert person.play_out() > 8  # a treasure may be found soon
    picture(person.page, screens / "phone-over.png")
    finish(person, server, code)


@pytest.mark.long
def test_a_whole_game_of_saboteur_2_with_everything_on(
    sit: Sit, server: Server, screens: Path
) -> None:
    person = sit()
    server.deal(VARIED)
    code = begin(
        person, server, **{**server.preset("everything"), "pace": "instant", "window": PATIENT}
    )
    assert play_out_letting(person) > 25
    asked = {frame["prompt"]["kind"] for frame in person.frames if frame.get("prompt")}
    assert len(asked) >= 7
    assert VETO in asked
    picture(person.page, screens / "everything-over.png")
    finish(person, server, code)
