"""A phone whose screen was locked: its line is dead, its clocks stood still, a bot has played."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession, WebSocket, expect

from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.support.guest import Guest
from tests.support.server import Server, Ticket
from tests.support.wire import Wire

TEN_MINUTES = 600
SEEN = """(seen) => {
  let opened = 0;
  const Line = window.WebSocket;
  window.WebSocket = class extends Line {
    constructor(...whereTo) { super(...whereTo); opened += 1; }
  };
  Object.defineProperty(document, 'hidden', { value: !seen, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  document.dispatchEvent(new Event(seen ? 'resume' : 'freeze'));
  window.WebSocket = Line;
  return opened;
}"""


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    """What the phone is connected by."""
    made = Wire(server.port)
    yield made
    made.cut()


def begun(server: Server) -> tuple[Guest, Ticket]:
    """A table of two where the bot waits five seconds for whoever is lost."""
    host = server.make("Ada", players=2, game="duel", grace=5, pace="fast", first=1)
    ticket = server.sit(host.code, "Bo")
    stays = server.enter(host)
    stays.order("start")
    return stays.until_playing(), ticket


def lock(phone: Person) -> CDPSession:
    """The screen goes dark; this browser can't freeze a page, but its program can be stopped."""
    phone.page.evaluate(SEEN, False)
    session = phone.context.new_cdp_session(phone.page)
    session.send("Debugger.enable")
    session.send("Debugger.pause")
    return session


def unlock(phone: Person, session: CDPSession) -> int:
    """Ten minutes later by the clock on the wall, though no timer of the page has run.

    How many lines the page opens there and then.
    """
    session.send("Debugger.disable")
    session.detach()
    phone.page.clock.set_system_time(time.time() + TEN_MINUTES)
    return int(phone.page.evaluate(SEEN, True))


def enter(phone: Person, wire: Wire, ticket: Ticket) -> None:
    """Come by the wire."""
    phone.address = wire.address
    phone.visit(f"/t/{ticket.code}#seat={ticket.token}")
    phone.wait_for(lambda: phone.prompt)
    phone.page.get_by_test_id("hand-0").wait_for()


def test_the_screen_is_locked_for_ten_minutes(sit: Sit, server: Server, wire: Wire) -> None:
    stays, ticket = begun(server)
    phone = sit(touch=True)
    enter(phone, wire, ticket)
    session = lock(phone)
    wire.silence()
    stays.until(lambda: stays.table["seats"][1]["replaced"])
    stays.until_asked()  # the bot has played
    assert unlock(phone, session) == 1  # at once, not after a line's patience
    phone.wait_for(lambda: phone.count("welcome") > 1)
    stays.until(lambda: not stays.table["seats"][1]["replaced"])  # the seat is theirs again
    expect(phone.page.get_by_test_id("line-lost")).to_have_count(0)
    expect(phone.page.get_by_test_id("toast")).to_have_count(0)
    stays.answer()
    phone.wait_for(lambda: phone.prompt)
    phone.decide()
    stays.until_asked()  # nothing more happens
    phone.press("open-log")
    fresh = phone.open_page()  # is told everything once
    fresh.goto(f"{server.address}/t/{ticket.code}#seat={ticket.token}")
    fresh.get_by_test_id("open-log").tap()
    logs = [page.get_by_role("log").locator("p, h3") for page in (fresh, phone.page)]
    logs[0].nth(3).wait_for()
    phone.wait_for(lambda: len({"\n".join(log.all_inner_texts()) for log in logs}) == 1)


def test_an_answer_given_as_the_line_died_counts_once(sit: Sit, server: Server, wire: Wire) -> None:
    stays, ticket = begun(server)
    phone = sit(touch=True)
    enter(phone, wire, ticket)
    sent: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framesent", lambda text: sent.append(str(text)))

    phone.page.on("websocket", listen)
    prompt = phone.prompt
    assert prompt is not None
    wire.silence()
    option = next(o for o in prompt["options"] if o["verb"] == "pass" or o.get("card"))
    phone.choose(prompt, option)
    phone.press("confirm")  # nobody hears it
    expect(phone.page.get_by_test_id("waiting")).to_be_visible()
    before = phone.count("done", "refused")
    session = lock(phone)
    unlock(phone, session)
    phone.wait_for(lambda: phone.count("done", "refused") > before)
    assert phone.last("done", "refused")["type"] == "done"
    assert sum('"answer"' in text for text in sent) == 1  # over the new line
    stays.until_asked()
