"""What a table in the page costs: `python -m bench.page`, on this machine only.

Its weight, from a click to the first own decision, back after a reload, how much longer a turn
takes than at a server, pauses aside, how long the page is held up and by what, how long tables
take to answer while a hint is thought about, and the memory of its process. `--bots`: how fast bots
are there.
Times are scaled by the yardstick (how long Python counts to ten million): the limits were set on a
machine that takes 0.88 s for it. Best while the machine does nothing else.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import httpx
from playwright.sync_api import Browser, CDPSession, Page

from bench.pages import Number
from bench.siege import served
from bench.targets import REFERENCE
from motherlode.cli.batch.speed import YARDSTICK, ask_python
from tests.browser.person import Person
from tests.browser.tasks import worst_task
from tests.browser.test_site import SLOW, Visitor
from tests.support.chromium import running
from tests.support.in_page import run_in_page
from tests.support.site import Host, hosted

WEIGHT: Final = 8_000_000  # bytes
COLD, WARM, BACK, LATER = 12.0, 5.0, 5.0, 0.5  # seconds
HELD: Final = 50.0  # milliseconds of the processor
MEANWHILE: Final = 100.0  # milliseconds: what feels immediate
# Ask for a hint; until it comes, how long the slowest answer of the tables' worker takes.
ASKED_MEANWHILE: Final = """async () => {
  let slowest = 0;
  document.querySelector('[data-testid=ask-hint]').click();
  while (!document.querySelector('[data-testid=hint]')) {
    const start = performance.now();
    await window.ask('GET', '/api/tables', null);
    slowest = Math.max(slowest, performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return slowest;
}"""
FEW: Final = 3  # turns
FEWEST: Final = 2  # turns whose times have a spread
SETTINGS: Final[dict[str, object]] = {"players": 5, "level": "greedy", "pace": "instant"}
GREEDY: Final = 3_000.0  # microseconds a move
MEMORY: Final = 350e6  # bytes


def begun(person: Person) -> float:
    """Seconds from a click on the first page to the first own decision."""
    person.page.goto(person.address)
    button = person.page.get_by_test_id("preset-quick")
    button.wait_for()
    person.frames.clear()
    person.answered.clear()
    start = time.perf_counter()
    button.click()
    person.wait_for(lambda: person.game, SLOW)
    decided(person)
    return time.perf_counter() - start


def decided(person: Person) -> None:
    """Wait for the next question, or for the next round."""
    person.wait_for(lambda: person.prompt is not None or person.rests or person.over, SLOW)
    if person.rests:
        person.go_on()
        decided(person)
    elif not person.over:
        person.wait_for_question()


def between(person: Person, turns: int) -> list[float]:
    """Seconds from each own answer to the next question."""
    times: list[float] = []
    for _ in range(turns):
        if person.over:
            break
        person.decide()
        start = time.perf_counter()
        decided(person)
        times.append(time.perf_counter() - start)
    return times


def played_in_page(address: str, turns: int) -> list[float]:
    """What `between` says of a game in a browser of its own, without a server."""
    with running() as browser:
        person = Visitor(browser, address)
        person.begin(**SETTINGS)
        decided(person)
        return between(person, turns)


def played_at_server(address: str, turns: int) -> list[float]:
    """The same at a server."""
    with running() as browser:
        person = Person(browser, address)
        body = {"name": "Pebble", "start": True, "settings": {"game": "base", **SETTINGS}}
        ticket = httpx.post(f"{address}/api/tables", json=body).raise_for_status().json()
        person.visit(f"/t/{ticket['code']}#seat={ticket['token']}")
        person.wait_for(lambda: person.game, SLOW)
        decided(person)
        return between(person, turns)


def beyond(page: str, server: str, turns: int) -> tuple[float, float]:
    """Seconds that a turn in the page takes longer than a server's, and the standard error.

    Bots take no time of their own here: they draw it by lot, and the same program does so in both.
    """
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        own = pool.submit(played_in_page, page, turns)
        pairs = [own.result(), pool.submit(played_at_server, server, turns).result()]
    error = sum(statistics.variance(times) / len(times) for times in pairs) ** 0.5
    return statistics.mean(pairs[0]) - statistics.mean(pairs[1]), error


def memory(browser: Browser) -> float:
    """Bytes of the renderers that belong to them alone."""
    session: CDPSession = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return max(own_memory(int(one["id"])) for one in processes if one["type"] == "renderer")


def own_memory(process: int) -> float:
    """What a process has that no other shares."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    private = (line.split() for line in lines if line.startswith("Private_"))
    return sum(int(fields[1]) * 1024 for fields in private)


def answered_meanwhile(page: Page) -> float:
    """Milliseconds of the slowest answer while somebody waits for a hint."""
    return float(page.evaluate(ASKED_MEANWHILE))


def measured(browser: Browser, host: Host, server: str, turns: int) -> list[Number]:
    """All numbers; times as the machine of the limits would have taken them."""
    scale = REFERENCE / ask_python(YARDSTICK)
    person = Visitor(browser, host.address)
    host.fetched.clear()
    cold = begun(person)
    weight = host.weight()
    between(person, FEW)
    used = memory(browser)
    welcomed = person.count("welcome")
    start = time.perf_counter()
    person.page.reload()
    person.wait_for(lambda: person.count("welcome") > welcomed, SLOW)
    person.answered.clear()
    decided(person)
    back = time.perf_counter() - start
    warm = begun(person)
    held = worst_task(browser, person.page, lambda: (begun(person), between(person, FEW)))
    print(f"the longest task: {held}", file=sys.stderr)
    meanwhile = answered_meanwhile(person.page)
    helped = memory(browser)
    person.context.close()
    later, error = beyond(host.address, server, turns)
    print(f"a turn beyond a server's: ± {error * scale:.2f} s (standard error)", file=sys.stderr)
    return [
        Number("yardstick", ask_python(YARDSTICK), float("inf"), "s"),
        Number("weight of a table in the page", weight, WEIGHT, "bytes"),
        Number("click to the first decision, cold", cold * scale, COLD, "s"),
        Number("click to the first decision, warm", warm * scale, WARM, "s"),
        Number("a reload in mid-game", back * scale, BACK, "s"),
        Number("turn to turn beyond a server's, pauses aside", later * scale, LATER, "s"),
        Number("the page is held up at most", held.time * scale, HELD, "ms"),
        Number("an answer while a hint is thought about", meanwhile * scale, MEANWHILE, "ms"),
        Number("memory of the page and its worker", used, MEMORY, "bytes"),
        Number("memory with the second worker", helped, MEMORY, "bytes"),
    ]


def bots() -> list[Number]:
    """How fast bots are in Python of the page, whatever else a table does."""
    scale = REFERENCE / ask_python(YARDSTICK)
    rates = json.loads(run_in_page((Path(__file__).parent / "page_bots.py").read_text()))
    return [
        Number("a random move", 1e6 / rates["at_random"] * scale, float("inf"), "µs"),
        Number("a move of a greedy bot", 1e6 / rates["of_greedy_bots"] * scale, GREEDY, "µs"),
    ]


def pages(turns: int) -> list[Number]:
    """What a table costs in a browser."""
    with running() as browser, hosted() as host, served() as (server, _):
        return measured(browser, host, server, turns)


def main() -> int:
    """Measure, and print what came out."""
    parser = argparse.ArgumentParser(description="Measure tables in the page.")
    parser.add_argument("--turns", type=int, default=24)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--bots", action="store_true")
    wanted = parser.parse_args()
    if wanted.turns < FEWEST:
        parser.error(f"The spread of times takes at least {FEWEST} turns (--turns).")
    numbers = bots() if wanted.bots else pages(wanted.turns)
    if wanted.json:
        print(json.dumps({number.name: number.value for number in numbers}))
    else:
        print(*numbers, sep="\n")
    return 0 if all(number.holds for number in numbers) else 1


if __name__ == "__main__":
    sys.exit(main())
