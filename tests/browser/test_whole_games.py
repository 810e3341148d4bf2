"""Whole games against bots: by mouse on a desktop, by touch on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.support.frames import check_frames, logged
from tests.support.server import Server


def begin(person: Person, server: Server, **settings: object) -> str:
    """A table of bots, as the buttons of the first page make it, only with quick bots."""
    ticket = server.make("Pebble", start=True, **settings)
    person.visit(f"/t/{ticket.code}#seat={ticket.token}")
    person.wait_for(lambda: person.game)
    return ticket.code


def finish(person: Person, server: Server, code: str) -> None:
    """The game is over: the page says so, and no frame held what the seat may not know."""
    person.page.get_by_test_id("rematch").first.wait_for()
    server.stop()
    told = check_frames(logged(server.database, code), person.frames, 0)
    assert told > 30
    server.start()


@pytest.mark.parametrize(
    ("name", "settings", "touch"),
    [
        ("base", {"players": 4}, False),
        ("phone", {"players": 3}, True),
    ],
)
def test_a_whole_game(
    sit: Sit, server: Server, screens: Path, name: str, settings: dict[str, object], touch: bool
) -> None:
    person = sit(touch)
    code = begin(person, server, **settings)
    assert person.play_out() > 15
    person.page.screenshot(path=screens / f"{name}-over.png")
    finish(person, server, code)


def test_a_whole_game_of_saboteur_2_with_everything_on(
    sit: Sit, server: Server, screens: Path
) -> None:
    presets = server.http.get("/api/catalogue").json()["presets"]
    everything = next(p["settings"] for p in presets if p["name"] == "everything")
    person = sit()
    code = begin(person, server, **{**everything, "pace": "instant"})
    assert person.play_out() > 25
    person.page.screenshot(path=screens / "everything-over.png")
    finish(person, server, code)
