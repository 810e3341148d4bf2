"""How long a page keeps its thread: the longest task while something is done, in time of the CPU.

Time on the wall tells more of what else the machine does than of the page.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

CATEGORIES = [
    "disabled-by-default-devtools.timeline",
    "devtools.timeline",
    "blink.user_timing",
    "toplevel",
]
TRIES = 3
SMOOTH = 50.0  # milliseconds: the longest task that nobody notices


def longest_task(browser: Browser, page: Page, deed: Callable[[], object]) -> float:
    """The longest task of the page's own thread while something is done, in milliseconds."""
    return max(tasks(browser, page, deed))


def stall(browser: Browser, page: Page, deed: Callable[[], object], limit: float) -> float:
    """The longest task in the best of some tries: others slow down this machine's memory, too."""
    least = math.inf
    for _ in range(TRIES):
        least = min(least, longest_task(browser, page, deed))
        if least <= limit:
            break
    return least


def busy_time(browser: Browser, page: Page, deed: Callable[[], object]) -> float:
    """What all tasks of the page's own thread take while something is done, in milliseconds."""
    return sum(tasks(browser, page, deed))


def tasks(browser: Browser, page: Page, deed: Callable[[], object]) -> list[float]:
    """The tasks of the page's own thread while something is done, in milliseconds."""
    found = [
        float(event["tdur"]) / 1000
        for event in traced(browser, page, deed)
        if event["name"] == "RunTask" and "tdur" in event
    ]
    assert found, "the page did nothing"
    return found


def cost_until(browser: Browser, page: Page, deed: Callable[[], object], mark: str) -> float:
    """What a tap costs the page's own thread, from it to a mark of the page's, in milliseconds."""
    events = traced(browser, page, deed)
    end = min(event["ts"] for event in events if event["name"] == mark)
    begin = max(
        event["ts"]
        for event in events
        if event["name"] == "EventDispatch"
        and event["args"]["data"]["type"] == "pointerup"
        and event["ts"] < end
    )
    return sum(
        float(event["tdur"]) / 1000
        for event in events
        if event["name"] == "RunTask"
        and "tdur" in event
        and begin < event["ts"] + event["dur"]
        and event["ts"] < end
    )


def traced(browser: Browser, page: Page, deed: Callable[[], object]) -> list[dict[str, Any]]:
    """All that is noted of the page's own thread while something is done."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    try:
        deed()
    finally:
        trace = browser.stop_tracing()
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [event for event in events if (event["pid"], event["tid"]) in threads]
