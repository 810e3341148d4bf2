"""What the pages cost in a real browser: `python -m bench.pages`, on this machine only.

Weight of the first page, time until its largest picture is painted and that of a table, how far
things jump during play, what fits a phone. Each number stands beside its limit. `--idle` measures
instead what pages cost that are left alone, `--taps` how soon a tap shows on a processor four times
as slow; both best while the machine does nothing else.
"""

from __future__ import annotations

import argparse
import gzip
import statistics
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, Response

from bench.idle import SHARE, idle
from bench.taps import SOON, taps
from tests.browser.person import Person
from tests.support.chromium import running
from tests.support.server import Server

WEIGHT: Final = 150_000  # bytes of the first page, compressed, with one language
LETTERS: Final = 100_000  # bytes of the fonts that come beside it; nothing waits for them
PAINT: Final = 1000.0  # milliseconds until the largest thing of a page is painted
JUMP: Final = 0.01  # of a screen, where a sheet opens; browsers call ten times as much good
STILL: Final = 0.0001  # of a screen, in many turns: nothing that anyone sees
TURNS: Final = 12
WATCH: Final = """() => {
  window.paint = 0;
  window.jumps = [];
  const shown = (node) => {
    const one = node?.nodeType === 1 ? node : node?.parentElement;
    return (one?.closest('[data-testid]')?.dataset.testid ?? '') + ' ' + (one?.className ?? '');
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.paint = Math.max(window.paint, entry.startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const what = entry.sources.map((source) => {
        const [from, to] = [source.previousRect, source.currentRect];
        return `${shown(source.node)} ${from.x},${from.y} -> ${to.x},${to.y}`;
      });
      window.jumps.push({ value: entry.value, own: entry.hadRecentInput, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}"""


@dataclass(frozen=True, slots=True)
class Number:
    """Something measured, and what it may be at most."""

    name: str
    value: float
    limit: float
    unit: str

    @property
    def holds(self) -> bool:
        """Whether it is within its limit."""
        return self.value <= self.limit

    def __str__(self) -> str:
        mark = "" if self.holds else "  TOO MUCH"
        value, limit = (
            f"{number:,.0f}" if self.unit in ("bytes", "ms") else f"{number:,.3g}"
            for number in (self.value, self.limit)
        )
        return f"{self.name:<44} {value:>9} {self.unit:<8} (limit {limit}){mark}"


def weight(person: Person) -> list[Number]:
    """All that the first page loads, compressed, and its fonts apart."""
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    person.page.on("response", note)
    person.visit("/")
    person.page.get_by_test_id("preset-quick").wait_for()
    person.page.wait_for_load_state("networkidle")
    person.page.remove_listener("response", note)
    sizes = {answer.url: len(gzip.compress(answer.body())) for answer in answers}
    fonts = sum(size for url, size in sizes.items() if url.endswith(".woff2"))
    return [
        Number("weight of the first page", sum(sizes.values()) - fonts, WEIGHT, "bytes"),
        Number("weight of its fonts", fonts, LETTERS, "bytes"),
    ]


def largest_paint(page: Page) -> float:
    """When the largest thing was painted, in milliseconds since the page was asked for."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    return float(page.evaluate("() => window.paint"))


def paint(person: Person, path: str, shown: str, name: str, tries: int = 3) -> Number:
    """The time until a page is painted; the middle one of some tries, nothing kept between."""
    times: list[float] = []
    for _ in range(tries):
        page = person.open_page()
        page.add_init_script(f"({WATCH})()")
        page.goto(person.address + path)
        page.get_by_test_id(shown).first.wait_for()
        times.append(largest_paint(page))
        page.close()
    return Number(f"largest paint, {name}", statistics.median(times), PAINT, "ms")


def jumps(person: Person, turns: int = TURNS) -> list[dict[str, Any]]:
    """What has jumped while somebody played, apart from what they have just moved themselves."""
    for _ in range(turns):
        person.wait_for(lambda: person.prompt is not None or person.rests or person.over)
        if person.over:
            break
        if person.rests:
            person.go_on()
        else:
            person.decide()
    person.settle()
    found: list[dict[str, Any]] = person.page.evaluate("() => window.jumps")
    return [jump for jump in found if not jump["own"]]


def play(person: Person, preset: str, turns: int = TURNS) -> list[dict[str, Any]]:
    """A stretch of play with bots, from one click on the first page, in a browser of its own."""
    person.page.add_init_script(f"({WATCH})()")
    person.visit("/")
    person.press(f"preset-{preset}")
    return watch_jumps(person, turns)


def watch_jumps(person: Person, turns: int) -> list[dict[str, Any]]:
    """What jumps at a table as soon as everything is there."""
    person.page.get_by_test_id("hand-0").wait_for()
    person.settle()
    person.page.evaluate("() => void (window.jumps.length = 0)")
    return jumps(person, turns)


def measure(browser: Browser, server: Server, told: bool) -> list[Number]:
    """Every number, in both sizes."""
    numbers: list[Number] = []
    for touch, name in ((False, "desktop"), (True, "phone")):
        person = Person(browser, server.address, touch)
        if not touch:
            numbers += weight(person)
        numbers.append(paint(person, "/", "preset-quick", f"first page, {name}"))
        ticket = server.make("Ada", start=True, first=0)
        address = f"/t/{ticket.code}#seat={ticket.token}"
        numbers.append(paint(person, address, "hand-0", f"table, {name}"))
        for preset in ("quick", "everything"):
            player = Person(browser, server.address, touch)
            found = play(player, preset)
            player.context.close()
            numbers.append(
                Number(
                    f"jumps in {TURNS} turns, {preset}, {name}",
                    sum(jump["value"] for jump in found),
                    STILL,
                    "screens",
                )
            )
            for jump in found if told else ():
                print(f"  {jump['value']:.4f}", *jump["what"], sep="\n      ")
        person.context.close()
    return numbers


def main() -> int:
    """Measure, and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jumps", action="store_true", help="tell what has jumped")
    parser.add_argument("--idle", action="store_true", help="what pages cost that are left alone")
    parser.add_argument("--taps", action="store_true", help="how soon a tap shows")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running() as browser:
        server = Server(Path(folder)).start()
        try:
            if asked.idle:
                found = idle(browser, server)
                numbers = [Number(name, share, SHARE, "% core") for name, share in found]
            elif asked.taps:
                found = taps(browser, server)
                numbers = [Number(name, time, SOON, "ms") for name, time in found]
            else:
                numbers = measure(browser, server, asked.jumps)
        finally:
            server.stop()
    for number in numbers:
        print(number)
    return 0 if all(number.holds for number in numbers) else 1


if __name__ == "__main__":
    sys.exit(main())
