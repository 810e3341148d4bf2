"""A stand-in for a language model at a live table, let in by the host and watched by a browser."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from motherlode.programs.house import House, NoSeat
from motherlode.programs.house import Server as Tables
from tests.browser.conftest import Sit
from tests.browser.test_together import make_table, taken
from tests.programs.stand_in import play_at
from tests.support.deals import FIRST_SEED
from tests.support.server import Server

SHORT = FIRST_SEED + 8  # a game in which treasures are found soon


def join(house: House, code: str) -> None:
    """A program takes a seat, or is refused."""
    with ThreadPoolExecutor(1) as beside:  # the browser has this thread's event loop
        beside.submit(lambda: asyncio.run(house.join("Robin", code))).result()


def test_the_host_lets_programs_sit_with_one_tap(sit: Sit, server: Server) -> None:
    ada, house = sit(), Tables(server.address)
    code = make_table(ada, "Ada")
    with pytest.raises(NoSeat):
        join(house, code)
    ada.touch_or_click(ada.page.get_by_role("switch", name="Let programs play"))
    ada.wait_for(lambda: ada.table["settings"]["programs"])
    join(house, code)
    expect(ada.page.get_by_test_id("seat-1")).to_contain_text("program")


def test_a_stand_in_plays_a_whole_game_against_a_browser_and_bots(sit: Sit, server: Server) -> None:
    ada, eve = sit(), sit()
    server.deal(SHORT)
    (ticket,) = taken(server, [ada], players=4, programs=True)
    with ThreadPoolExecutor(1) as beside:
        playing = beside.submit(lambda: asyncio.run(play_at(server.address, ticket.code)))
        ada.wait_for(lambda: "Robin" in str(ada.table["seats"]))
        ada.press("start")
        eve.visit(f"/t/{ticket.code}/watch")
        eve.wait_for(lambda: eve.game.get("view"))
        player = eve.page.get_by_test_id("player-1")
        expect(player.get_by_role("img", name="program")).to_be_visible()
        assert ada.play_out() > 5
        model = playing.result()
    assert [seat["kind"] for seat in ada.table["seats"]].count("bot") == 2
    eve.wait_for(lambda: eve.over)
    assert model.refused == []
    scored = eve.page.get_by_test_id("standings").first
    expect(scored.get_by_role("img", name="program")).to_have_count(1)
    assert eve.game["view"]["hand"] == []
