"""One device goes around four people: what it shows while it changes hands is what all may see."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Request, Route

from tests.browser.person import Message, Person
from tests.browser.pictures import picture
from tests.browser.test_site import SLOW, Visitor
from tests.support.deals import seed_with_veto
from tests.support.server import Server
from tests.support.site import hosted

NAMES = ("Ada", "Bo", "Cai", "Di")
ADA, BO, CAI, DI = range(4)
PHONE = {"width": 390, "height": 844}
# All that can be read or looked at: the title, the words, the names of things, which pictures.
SHOWN = """() => {
  const named = ['aria-label', 'title', 'alt', 'href', 'src', 'value', 'data-testid'];
  const things = Array.from(document.querySelectorAll('body *'), (thing) =>
    named.map((name) => thing.getAttribute(name)).filter(Boolean).join(' '));
  return [document.title, document.body.innerText, ...things.filter(Boolean)];
}"""
KEPT = ("motherlode.seats", "motherlode.circles")
# The table that a page without a server makes, with a card that everybody is asked about.
VETO_HERE = """
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.method === 'POST' && message.address === '/api/tables') {
      const body = JSON.parse(message.body);
      Object.assign(body.settings, { modules: ['veto'], first: 0, window: 1 });
      message.body = JSON.stringify(body);
    }
    post.call(this, message, ...more);
  };
"""


class Device(Person):
    """A phone that several people hold, one after the other."""

    def sit_around(self) -> None:
        """Four people sit down around it."""
        self.visit("/")
        self.press("pass-around")
        self.page.get_by_test_id("person-0").wait_for()
        self.press("add-person")
        for place, name in enumerate(NAMES):
            self.page.get_by_test_id(f"person-{place}").fill(name)
        self.press("around-start")
        self.page.get_by_test_id("hand-over").wait_for(timeout=SLOW)

    @property
    def game(self) -> Message:
        """The newest frame that tells of the game to whoever looks."""
        kinds = ("welcome", "update")
        told = [frame for frame in self.frames if frame["type"] in kinds and frame.get("view")]
        return next((frame for frame in reversed(told) if frame["view"]["seat"] is not None), {})

    def hold_to_look(self, seat: int) -> Message:
        """Hold the button down until the table is open; what is told first to whoever looks."""

        def told() -> list[Message]:
            views = [frame for frame in self.frames[heard:] if frame.get("view")]
            return [frame for frame in views if frame["view"]["seat"] == seat]

        heard = len(self.frames)
        self.page.get_by_test_id("look").hover()
        self.page.mouse.down()
        self.wait_for(told)
        self.page.mouse.up()
        return told()[0]

    def goes_to(self, name: str) -> None:
        """Wait until the device is covered and asks to be handed to somebody."""
        words = f"Hand it to {name}"
        self.page.get_by_role("heading", name=words, exact=True).wait_for()
        assert not self.has("hand")
        assert not self.has("cover")


@pytest.fixture
def device(browser: Browser, server: Server) -> Iterator[list[Device]]:
    """The phone, and another one on which nobody ever looks."""
    made = [Device(browser, server.address, touch=True) for _ in range(2)]
    for one in made:
        one.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    yield made
    for one in made:
        one.context.close()
        assert one.errors == []


def with_veto(route: Route, request: Request) -> None:
    """The table that the page makes, with a card that everybody is asked about."""
    if request.method != "POST":
        return route.continue_()  # the list of tables
    body = json.loads(request.post_data or "{}")
    body["settings"] |= {"modules": ["veto"], "first": 0, "window": 1}
    route.continue_(post_data=json.dumps(body))


class PageDevice(Device, Visitor):
    """The same, with its tables in the page."""

    def told_to_nobody(self, since: int) -> list[Message]:
        """What it was told while nobody looked, from some frame on."""
        return [frame for frame in self.frames[since:] if frame.get("view")]


def sit_around(device: Device) -> str:
    """Four people sit down around it; the code of their table."""
    device.page.route("**/api/tables", with_veto)
    device.sit_around()
    return device.page.url.rsplit("/", 1)[1]


def bring(device: Device, other: Device) -> None:
    """Take the seats to another device."""
    other.visit("/about")
    for key in KEPT:
        kept = device.page.evaluate("key => localStorage.getItem(key)", key)
        other.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [key, kept])


def equals(one: Device, other: Device, look: Callable[[Device], object]) -> None:
    """Wait until both show the same; what differs is told."""
    try:
        one.wait_for(lambda: look(one) == look(other), 20_000)
    except AssertionError:
        assert look(one) == look(other)


def check_cover(device: Device, other: Device, address: str, path: Path) -> None:
    """The covered device shows what one shows on which nobody has ever looked."""
    other.visit(address)
    other.page.get_by_test_id("hand-over").wait_for()
    equals(device, other, lambda one: one.page.evaluate(SHOWN))
    equals(device, other, lambda one: one.page.screenshot(animations="disabled"))
    picture(device.page, path)


def assert_public(frames: list[Message]) -> None:
    """Nothing of this is anybody's secret."""
    views = [frame["view"] for frame in frames if frame.get("view")]
    assert views
    for view in views:
        assert (view["seat"], view["hand"], view["role"]) == (None, [], None)
        assert not any(seat.get("role") for seat in view["seats"])
        assert not any(goal.get("card") for goal in view["goals"])
    assert not any(frame.get("prompt") for frame in frames)


def lays(_: Person, prompt: Message, __: Message) -> int:
    """The first option that digs."""
    return next(n for n, option in enumerate(prompt["options"]) if option["verb"] == "lay")


def test_nothing_secret_is_shown_while_the_device_changes_hands(
    device: list[Device], server: Server, screens: Path
) -> None:
    server.deal(seed_with_veto(BO, 4))
    phone, other = device
    code = sit_around(phone)
    bring(phone, other)
    phone.goes_to("Ada")
    check_cover(phone, other, f"/t/{code}", screens / "around-dealt.png")

    assert len(phone.hold_to_look(ADA)["view"]["hand"]) == 6
    phone.press("cover")  # in the middle of a turn
    phone.goes_to("Ada")
    check_cover(phone, other, f"/t/{code}", screens / "around-covered.png")
    phone.hold_to_look(ADA)
    phone.decide(lays)
    phone.press("cover")

    for seat in (BO, CAI, DI):
        phone.goes_to(NAMES[seat])
        asked = phone.hold_to_look(seat)["prompt"]
        verbs = {option["verb"] for option in asked["options"]}
        assert verbs == ({"let", "veto"} if seat == BO else {"let"})
        phone.goes_to("Bo" if seat == DI else NAMES[seat + 1])  # time is up: it covers itself
        if seat != DI:  # whoever comes later hasn't heard of the card that is dug now
            check_cover(phone, other, f"/t/{code}", screens / f"around-window-{seat}.png")
    for one in (phone, other):
        one.press("look-else")
        one.page.get_by_test_id(f"look-as-{ADA}").wait_for()
    equals(phone, other, lambda one: one.page.evaluate(SHOWN))
    phone.press(f"look-as-{ADA}")
    phone.goes_to("Ada")
    phone.touch_or_click(phone.page.get_by_role("button", name="Cancel", exact=True))

    phone.hold_to_look(BO)
    phone.press("cover")
    phone.goes_to("Bo")
    check_cover(phone, other, f"/t/{code}", screens / "around-dug.png")
    phone.hold_to_look(BO)
    phone.page.reload()
    phone.goes_to("Bo")
    phone.visit(f"/t/{code}?plain")
    phone.goes_to("Bo")
    check_cover(phone, other, f"/t/{code}?plain", screens / "around-words.png")
    assert_public(other.frames)


def still_picture(device: Device) -> bytes:
    """The device as soon as nothing moves there."""
    pictures = [b""]

    def is_still() -> bool:
        pictures.append(device.page.screenshot(animations="disabled"))
        return pictures[-1] == pictures[-2]

    device.wait_for(is_still)
    return pictures[-1]


def plays_if_possible(_: Person, prompt: Message, __: Message) -> int:
    """An option that plays a card, best one that digs; if none can be played, one of these goes."""
    verbs = [option["verb"] for option in prompt["options"]]
    played = [number for number, verb in enumerate(verbs) if verb not in ("pass", "lay")]
    return next((number for number, verb in enumerate(verbs) if verb == "lay"), [*played, 0][0])


def play_first_card(phone: Device) -> int:
    """Hand the device around until a card is played, at which all others may look; who plays it.

    Nobody knows what a page without a server deals. But 13 cards at most can't be played at first
    (what repairs, what removes a path, the veto), and four people hold 24.
    """
    for seat, name in enumerate(NAMES):
        phone.goes_to(name)
        assert len(phone.hold_to_look(seat)["view"]["hand"]) == 6
        chosen = phone.decide(plays_if_possible)
        phone.press("cover")
        if chosen["verb"] != "pass":
            return seat
    raise AssertionError("four hands without a card that can be played")


def test_a_device_goes_around_without_a_server(browser: Browser, screens: Path) -> None:
    with hosted() as host:
        phone = PageDevice(browser, host.address, touch=True)
        phone.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        phone.page.add_init_script(VETO_HERE)
        phone.sit_around()
        assert_public(phone.told_to_nobody(0))
        asked = (play_first_card(phone) + 1) % len(NAMES)
        phone.goes_to(NAMES[asked])
        assert phone.hold_to_look(asked)["prompt"]["window"]
        phone.goes_to(NAMES[(asked + 1) % len(NAMES)])  # time is up: it covers itself
        covered = still_picture(phone), phone.page.evaluate(SHOWN)
        picture(phone.page, screens / "around-page.png")
        since = len(phone.frames)
        phone.page.reload()
        phone.page.get_by_test_id("hand-over").wait_for(timeout=SLOW)
        assert_public(phone.told_to_nobody(since))
        # nobody has looked since: it shows the same
        phone.wait_for(lambda: phone.page.evaluate(SHOWN) == covered[1])
        assert still_picture(phone) == covered[0]
        phone.context.close()
        assert phone.errors == []
