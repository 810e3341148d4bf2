"""What the pages may cost in a real browser; `make pages` prints the same numbers."""

from __future__ import annotations

import pytest

from bench.pages import JUMP, PAINT, paint, play
from tests.browser.conftest import Sit
from tests.support.server import Server

BUSY = 4.0  # the machine of the tests does other things at the same time
SIZES = pytest.mark.parametrize("touch", [False, True], ids=["desktop", "phone"])


@SIZES
def test_pages_are_painted_soon(sit: Sit, server: Server, touch: bool) -> None:
    person = sit(touch)
    ticket = server.make("Ada", start=True, first=0)
    address = f"/t/{ticket.code}#seat={ticket.token}"
    for path, shown in (("/", "preset-quick"), (address, "hand-0")):
        number = paint(person, path, shown, path, tries=2)
        assert 0 < number.value <= PAINT * BUSY, str(number)


@SIZES
def test_nothing_jumps_while_people_play(sit: Sit, server: Server, touch: bool) -> None:
    found = play(sit(touch), "everything", turns=6)
    assert sum(jump["value"] for jump in found) <= JUMP, found
