"""Tables in the page: a folder of plain files below a host's root, and no server behind it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from motherlode.rules.records.replay import check
from motherlode.rules.records.text import read_record
from tests.browser.person import Message, Person
from tests.support.site import Host, hosted

MOST = 8_000_000  # bytes that a table in the page may cost, packed
SLOW = 180_000  # milliseconds: Python starts in the browser, beside everything else
LANGUAGES = ("en", "ja", "ko", "pt-BR", "uk")
# What the worker tells comes to the test as from a socket; and a test may ask it something.
OVERHEAR = """
const Real = Worker;
window.Worker = class extends Real {
  constructor(...given) {
    super(...given);
    window.asked = {};
    window.worker = this;
    this.addEventListener('message', ({ data }) => {
      if (data.type === 'line' && data.what === 'message') window.overheard(data.text);
      if (data.type === 'answer' && data.id < 0) window.asked[data.id](data);
      if (data.type === 'ready') window.isReady = true;
    });
  }
};
window.ask = (method, address, body) => new Promise((resolve) => {
  const id = -1 - Object.keys(window.asked).length;
  window.asked[id] = resolve;
  window.worker.postMessage({ type: 'ask', id, method, address, body });
});
"""


class Visitor(Person):
    """Somebody at a page that has its tables in itself."""

    def open_page(self) -> Page:
        page = super().open_page()
        page.expose_function("overheard", lambda text: self.frames.append(json.loads(text)))
        page.add_init_script(OVERHEAR)
        return page

    def visit(self, path: str) -> None:
        """Go to a page of the app."""
        self.page.goto(f"{self.address}?{path}")

    def begin(self, **settings: object) -> str:
        """A game against quick bots; its code."""
        self.visit("/puzzles")  # asks for all of them at once
        self.page.wait_for_function("window.isReady", timeout=SLOW)
        usual = {"game": "base", "players": 4, "level": "greedy", "pace": "instant"}
        body = {"name": "Pebble", "start": True, "settings": {**usual, **settings}}
        asked = "body => window.ask('POST', '/api/tables', body)"
        answer = self.page.evaluate(asked, json.dumps(body))
        assert answer["status"] == 201, answer
        ticket = json.loads(answer["body"])
        self.visit(f"/t/{ticket['code']}#seat={ticket['token']}")
        self.wait_for(lambda: self.game, SLOW)
        return str(ticket["code"])

    def come_back(self, what: Callable[[], Any]) -> Message:
        """Do something that ends the worker; the question that is asked by the next one."""
        self.wait_for_question()
        welcomed = self.count("welcome")
        what()
        self.wait_for(lambda: self.count("welcome") > welcomed, SLOW)
        return self.wait_for_question()


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    """The folder, somewhere."""
    with hosted() as host:
        yield host


@pytest.fixture
def come(browser: Browser, host: Host) -> Iterator[Callable[..., Visitor]]:
    """Somebody who comes to the folder; at the end no page may have complained."""
    visitors: list[Visitor] = []

    def visitor(language: str = "en") -> Visitor:
        visitors.append(Visitor(browser, host.address, True, len(visitors) + 1, language))
        return visitors[-1]

    yield visitor
    for one in visitors:
        one.context.close()
    assert [one.errors for one in visitors] == [[] for _ in visitors]


def told_cards(message: Message) -> list[Any]:
    """What a view tells of the own hand."""
    return [message["view"]["hand"], message["view"]["seat"]]


def test_a_whole_game_without_a_server_survives_a_reload_and_a_crash(
    come: Callable[..., Visitor], host: Host, tmp_path: Path
) -> None:
    host.fetched.clear()
    person = come()
    person.begin()
    person.wait_for_question()
    before = told_cards(person.game)
    prompt = person.come_back(person.page.reload)
    assert told_cards(person.game) == before
    crash = "setTimeout(() => { throw new Error('out of memory'); })"
    again = person.come_back(lambda: person.page.workers[0].evaluate(crash))
    assert again["sequence"] == prompt["sequence"]
    assert told_cards(person.game) == before
    assert person.play_out() > 5
    with person.page.expect_download() as download:
        person.press("record")
    file = tmp_path / "record.jsonl"
    download.value.save_as(file)
    record = read_record(file.read_text())
    check(record)  # native code comes to the same end, fact by fact
    assert host.weight() <= MOST


def test_a_game_is_in_one_tab_at_a_time(come: Callable[..., Visitor]) -> None:
    person = come()
    code = person.begin()
    person.wait_for_question()
    first, second = person.page, person.open_page()
    second.goto(f"{person.address}?/t/{code}")
    expect(second.get_by_test_id("trouble")).to_contain_text("another tab")
    person.page = second
    welcomed = person.count("welcome")
    person.press("trouble-here")
    expect(first.get_by_test_id("trouble")).to_contain_text("another tab")
    person.wait_for(lambda: person.count("welcome") > welcomed, SLOW)
    person.wait_for_question()


def test_a_lesson_begins_without_a_server(come: Callable[..., Visitor], host: Host) -> None:
    host.fetched.clear()
    person = come("ko")
    person.visit("/")
    person.press("learn-begin")
    expect(person.page.get_by_test_id("coach")).to_be_visible(timeout=SLOW)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_fetches_no_program_and_says_where_friends_play(
    come: Callable[..., Visitor], host: Host, language: str
) -> None:
    host.fetched.clear()
    person = come(language)
    person.arrive("/")
    expect(person.page.get_by_test_id("preset-quick")).to_be_visible()
    expect(person.page.locator(".friends")).to_contain_text("Motherlode")
    assert [name for name in host.fetched if "wasm" in name or name.endswith(".zip")] == []


def test_a_stray_address_leads_to_its_page(come: Callable[..., Visitor]) -> None:
    person = come()
    person.page.goto(f"{person.address}rules#B-22")
    person.page.wait_for_url("**/some/folder/?/rules#B-22")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
