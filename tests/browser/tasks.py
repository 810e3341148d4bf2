"""How long a page keeps its thread: the longest task while something is done, in time of the CPU.

Time on the wall tells more of what else the machine does than of the page.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

CATEGORIES = [
    "disabled-by-default-devtools.timeline",
    "devtools.timeline",
    "blink.user_timing",
    "toplevel",
]
TRIES = 3
PARTS = 4  # of a task that are told
SMOOTH = 50.0  # milliseconds: the longest task that nobody notices


class Task(NamedTuple):
    """A task of the page's own thread: milliseconds of the processor, and what took them."""

    time: float
    parts: list[tuple[str, float]]

    def __str__(self) -> str:
        parts = ", ".join(f"{name} {time:.0f}" for name, time in self.parts)
        return f"{self.time:.1f} ms ({parts})"


def worst_task(browser: Browser, page: Page, deed: Callable[[], object]) -> Task:
    """The longest task while something is done, and its longest parts."""
    events = [event for event in traced(browser, page, deed) if "tdur" in event]
    task = max((one for one in events if one["name"] == "RunTask"), key=lambda one: one["tdur"])
    own: Counter[str] = Counter()
    open_parts: list[dict[str, Any]] = []
    for part in sorted(events, key=lambda one: (one["ts"], -one["dur"])):
        if not is_within(part, task):
            continue
        while open_parts and not is_within(part, open_parts[-1]):
            open_parts.pop()
        own[named(part)] += part["tdur"]
        if open_parts:
            own[named(open_parts[-1])] -= part["tdur"]
        open_parts.append(part)
    return Task(task["tdur"] / 1000, [(name, us / 1000) for name, us in own.most_common(PARTS)])


def is_within(part: dict[str, Any], whole: dict[str, Any]) -> bool:
    """Whether something was done in the course of something else."""
    end = whole["ts"] + whole["dur"]
    return part is not whole and whole["ts"] <= part["ts"] and part["ts"] + part["dur"] <= end


def named(part: dict[str, Any]) -> str:
    """What a part of a task is called; that of a script by its function, if that has a name."""
    data = part.get("args", {}).get("data") or {}
    return " ".join(filter(None, (part["name"], data.get("functionName"), data.get("type"))))


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
