"""How long a page keeps its thread: the longest task while something is done, in time of the CPU.

Time on the wall tells more of what else the machine does than of the page.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Browser, Page

CATEGORIES = ["disabled-by-default-devtools.timeline", "toplevel"]


def longest_task(browser: Browser, page: Page, deed: Callable[[], object]) -> float:
    """The longest task of the page's own thread while something is done, in milliseconds."""
    return max(tasks(browser, page, deed))


def busy_time(browser: Browser, page: Page, deed: Callable[[], object]) -> float:
    """What all tasks of the page's own thread take while something is done, in milliseconds."""
    return sum(tasks(browser, page, deed))


def tasks(browser: Browser, page: Page, deed: Callable[[], object]) -> list[float]:
    """The tasks of the page's own thread while something is done, in milliseconds."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    try:
        deed()
    finally:
        trace = browser.stop_tracing()
    events = json.loads(trace)["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    found = [
        float(event["tdur"]) / 1000
        for event in events
        if event["name"] == "RunTask"
        and (event["pid"], event["tid"]) in threads
        and "tdur" in event
    ]
    assert found, "the page did nothing"
    return found
