"""How soon a tap shows: the time from a finger or a mouse to the first picture that answers it.

The processor is throttled, as on a phone of some years ago. The page itself measures, from the time
that the browser gives the event to the end of the frame in which the answer is there. What else the
machine does is in that time; so the work alone is measured, too, in time of the processor.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Browser, Page

from tests.browser.person import Person
from tests.browser.tasks import cost_until
from tests.support.server import Server

SIZES: Final = {"desktop": (1440, 900, False), "phone": (390, 844, True)}
SLOWER: Final = 4  # times
SOON: Final = 100.0  # milliseconds
ROUNDS: Final = 5
# Waits for a tap and then for a selector to match; `gone` waits until it no longer does.
WATCH: Final = """([selector, gone]) => {
  window.took = null;
  const begin = (event) => {
    const look = () => {
      const found = document.querySelector(selector) !== null;
      if (found === gone) return requestAnimationFrame(look);
      // the frame is painted before the next task
      const after = new MessageChannel();
      after.port1.onmessage = () => {
        performance.mark('shown');
        window.took = performance.now() - event.timeStamp;
      };
      after.port2.postMessage(null);
    };
    requestAnimationFrame(look);
  };
  addEventListener('pointerup', begin, { capture: true, once: true });
}"""


def chosen(name: str) -> str:
    """The selector of something that is chosen."""
    return f'[data-testid="{name}"][aria-pressed="true"]'


class Tapper:
    """A person who taps, and the times that took: by the clock, or what the processor had to do."""

    def __init__(self, person: Person, weighs: bool = False) -> None:
        self.person = person
        self.weighs = weighs
        self.page: Page = person.page
        self.times: dict[str, list[float]] = {}

    def tap(self, what: str, name: str, shows: str, gone: bool = False) -> None:
        """Tap what has this test id, and wait until something shows, or is gone."""
        self.page.evaluate(WATCH, [shows, gone])

        def press() -> None:
            self.person.press(name)
            self.page.wait_for_function("() => window.took !== null")

        if self.weighs:
            took = SLOWER * cost_until(self.person.browser, self.page, press, "shown")
        else:
            press()
            took = float(self.page.evaluate("() => window.took"))
        self.times.setdefault(what, []).append(took)
        self.page.wait_for_timeout(250)  # what it moves has come to rest

    def wait_for_turn(self) -> None:
        """Wait for a turn of our own; whatever else is asked before is answered."""
        person = self.person
        while True:
            person.wait_for(lambda: person.prompt is not None or person.rests)
            if person.rests:
                person.go_on()
            elif person.prompt and person.prompt["kind"] != "Turn":
                person.decide()
            else:
                return

    def turn(self) -> None:
        """One turn, with all that is tapped in it: a card, its space, the way back, and others."""
        person = self.person
        self.wait_for_turn()
        assert person.prompt is not None
        hand = person.game["view"]["hand"]
        lays = [one for one in person.prompt["options"] if one["verb"] == "lay"]
        if lays:
            card = f"hand-{hand.index(lays[0]['card'])}"
            cell = "cell-{},{}".format(*lays[0]["cell"])
            self.tap("a card", card, chosen(card))
            self.tap("a space", cell, chosen(cell))
            self.tap("back", "back", chosen(cell), gone=True)
            self.tap("a card, put back", card, chosen(card), gone=True)
        self.tap("the menu", "table-menu", ":popover-open > [data-testid=table-menu-panel]")
        self.page.keyboard.press("Escape")
        card = "hand-0"
        self.tap("a card, to be discarded", card, chosen(card))
        if person.has("verb-pass"):
            person.press("verb-pass")
        before = person.prompt["sequence"]
        self.tap("confirm", "confirm", '[data-testid="confirm"]', gone=True)
        person.answered.add(before)


def taps(browser: Browser, server: Server) -> Iterator[tuple[str, float]]:
    """By size and tap, the middle time; the worst of all; and the most work of any."""
    for size in SIZES:
        times = tapped(browser, server, size, weighs=False)
        for what, some in times.items():
            yield f"{what}, {size}", statistics.median(some)
        every = [time for some in times.values() for time in some]
        yield f"all taps, median, {size}", statistics.median(every)
        yield f"all taps, worst, {size}", max(every)
        work = tapped(browser, server, size, weighs=True)
        most = max(work, key=lambda what: max(work[what]))
        yield f"most work, {size} ({most})", max(work[most])


def tapped(browser: Browser, server: Server, size: str, weighs: bool) -> dict[str, list[float]]:
    """By what is tapped: all times of a few turns."""
    width, height, touch = SIZES[size]
    person = Person(browser, server.address, touch)
    person.page.set_viewport_size({"width": width, "height": height})
    ticket = server.make("Ada", start=True, first=0)
    person.arrive(f"/t/{ticket.code}#seat={ticket.token}")
    person.page.get_by_test_id("hand-0").wait_for()
    if not weighs:
        session = person.context.new_cdp_session(person.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    tapper = Tapper(person, weighs)
    for _ in range(ROUNDS):
        tapper.turn()
    person.context.close()
    return tapper.times
