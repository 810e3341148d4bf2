"""What pages cost while nothing happens: the processor time of a browser that shows one of them.

All of its processes count, since glows and filters are painted outside the page's own thread. What
the browser uses for an empty page is taken off.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Browser, Page

from tests.browser.person import settle
from tests.support.server import Server

SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}
QUIET: Final = 3000  # milliseconds without an event before a page has to be idle
WATCHED: Final = 4000
SHARE: Final = 2.0  # percent of a core


def cpu_seconds(browser: Browser) -> float:
    """What all processes of the browser have used so far."""
    session = browser.new_browser_cdp_session()
    told = session.send("SystemInfo.getProcessInfo")
    session.detach()
    return float(sum(process["cpuTime"] for process in told["processInfo"]))


def percent(browser: Browser, page: Page) -> float:
    """The share of a core that is used while a page is left alone, the middle one of three."""
    page.wait_for_timeout(QUIET)
    shares = []
    for _ in range(3):
        before = cpu_seconds(browser)
        page.wait_for_timeout(WATCHED)
        shares.append((cpu_seconds(browser) - before) * 100_000 / WATCHED)
    return statistics.median(shares)


def resting_pages(server: Server) -> dict[str, tuple[str, str]]:
    """By name: the address of each page that has to be idle, and what is pressed there first."""
    lobby = server.make("Ada")
    playing = server.make("Ada", start=True, first=0)
    seat = f"/t/{playing.code}#seat={playing.token}"
    return {
        "home": ("/", ""),
        "lobby": (f"/t/{lobby.code}#seat={lobby.token}", ""),
        "table, role covered": (seat, ""),
        "table, role open": (seat, "role-card"),
        "big screen": (f"/t/{playing.code}/watch", ""),
    }


def idle(browser: Browser, server: Server) -> Iterator[tuple[str, float]]:
    """By page and size: the share of a core it uses beyond that of an empty page."""
    pages = resting_pages(server)
    for size, (width, height) in SIZES.items():
        context = browser.new_context(
            viewport={"width": width, "height": height}, service_workers="block"
        )
        page = context.new_page()
        page.goto("about:blank")
        empty = percent(browser, page)
        for name, (address, pressed) in pages.items():
            page.goto("about:blank")  # the same address again would not load anew
            page.goto(server.address + address)
            settle(page)
            if pressed:
                page.get_by_test_id(pressed).click()
            yield f"{name}, {size}", max(0.0, percent(browser, page) - empty)
        context.close()
