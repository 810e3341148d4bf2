"""What keeps a page from playing without a server: one sentence each, and what is saved stays."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from motherlode.locale import texts
from tests.browser.person import Message
from tests.browser.test_site import FOLLOW, SLOW, Visitor, arrive, come, host
from tests.support.site import BELOW, Host

__all__ = ["arrive", "come", "host"]  # fixtures

NO_PYTHON = "delete self.WebAssembly;"
NO_ROOM = "indexedDB.open = () => { throw new DOMException('no', 'QuotaExceededError'); };"
NO_SHELF = "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };"
# A full device takes what it is given, and then says that it couldn't be kept.
FULL = """for (const name of ['add', 'put']) {
  const write = IDBObjectStore.prototype[name];
  IDBObjectStore.prototype[name] = function (...given) {
    const request = write.apply(this, given);
    if (self.isFull) {
      const value = new DOMException('full', 'QuotaExceededError');
      Object.defineProperty(this.transaction, 'error', { value });
      request.onsuccess = () => request.transaction?.abort();
    }
    return request;
  };
}"""
SHELF = f"motherlode {BELOW}/"
OPEN = """(version, change) => new Promise((resolve, reject) => {
  const opening = indexedDB.open(SHELF, version);
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const log = opening.result.transaction('log', 'readwrite');
    change?.(log.objectStore('log'));
    log.oncomplete = () => { opening.result.close(); resolve(); };
  };
})""".replace("SHELF", repr(SHELF))
# As versions before folders had stores of their own kept their tables; this folder's is gone.
AS_BEFORE = """async () => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const mine = await done(indexedDB.open(SHELF));
  const rows = await done(mine.transaction('log').objectStore('log').getAll());
  const making = indexedDB.open('motherlode', 1);
  making.onupgradeneeded = () => {
    const log = making.result.createObjectStore('log', { keyPath: ['table', 'sequence'] });
    for (const row of rows) log.put(row);
  };
  (await done(making)).close();
  mine.close();
  await done(indexedDB.deleteDatabase(SHELF));
}""".replace("SHELF", repr(SHELF))
FORGET = "name => new Promise((done) => (indexedDB.deleteDatabase(name).onsuccess = done))"


def change_worker(person: Visitor, host: Host, before: str) -> None:
    """Let the worker begin in a browser that something is done to."""

    def change(route: Route) -> None:
        file = host.folder / "assets" / route.request.url.rpartition("/")[2]
        route.fulfill(body=before + file.read_text("utf-8"), content_type="text/javascript")

    person.page.route("**/assets/worker-*.js", change)


def sentence(person: Visitor, words: str) -> None:
    """The page says this in place of everything else."""
    expect(person.page.get_by_test_id("trouble")).to_contain_text(words, timeout=SLOW)


def saved_lines(person: Visitor, name: str = "trouble-save", file: Path | None = None) -> int:
    """How many lines of its tables the page saves in a file."""
    with person.page.expect_download() as download:
        person.press(name)
    if file is not None:
        download.value.save_as(file)
    *lines, seat = download.value.path().read_text(encoding="utf-8").splitlines()
    assert all(json.loads(line)["sequence"] > 0 for line in lines)
    assert json.loads(seat)["seat"]
    return len(lines)


def is_open(person: Visitor, code: str) -> Message:
    """What is asked at a table, once it is open again."""
    welcomed = person.count("welcome")
    person.answered.clear()  # numbers of questions are those of this table
    person.visit(f"/t/{code}")
    person.wait_for(lambda: person.count("welcome") > welcomed, SLOW)
    return person.wait_for_question()


@pytest.mark.parametrize(
    ("before", "words"),
    [
        (NO_PYTHON, "it lacks WebAssembly"),
        (NO_SHELF, "won’t save anything"),
        (NO_ROOM, "no room left"),
    ],
)
def test_a_browser_that_lacks_something_is_told_so(
    come: Callable[..., Visitor], host: Host, before: str, words: str
) -> None:
    person = come()
    change_worker(person, host, before)
    person.visit("/puzzles")
    sentence(person, words)
    expect(person.page.get_by_test_id("trouble-save")).to_have_count(0)  # there's nothing to save
    assert person.page.evaluate("indexedDB.databases()") == []


def test_a_program_that_does_not_come_can_be_fetched_again(come: Callable[..., Visitor]) -> None:
    person = come()
    person.page.route("**/motherlode.zip", lambda route: route.fulfill(status=404))
    person.visit("/puzzles")
    sentence(person, "couldn’t be loaded")


def test_damaged_tables_those_of_a_newer_version_and_lost_ones_are_told_of(
    come: Callable[..., Visitor], tmp_path: Path
) -> None:
    person, whole, cut = come("pt-BR"), tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    told = texts("pt-BR").text
    code = person.begin()
    for _ in range(2):
        person.wait_for_question()
        person.decide()
    prompt = person.wait_for_question()
    person.page.evaluate(FOLLOW, "?/games")
    saved_lines(person, "games-save-all", whole)
    person.visit("/about")
    person.page.evaluate(f"({OPEN})(1, (log) => log.delete(['{code}', 2]))")
    person.visit("/games")
    row = person.page.get_by_test_id(f"damaged-{code}")
    expect(row).to_contain_text(told("error-unreadable"), timeout=SLOW)
    lines = saved_lines(person, "damaged-save", cut)
    assert lines > 1
    person.page.evaluate(FOLLOW, f"?/t/{code}")
    expect(person.page.get_by_test_id("goodbye")).to_contain_text(told("error-unreadable"))
    assert saved_lines(person) == lines
    person.page.evaluate(FOLLOW, "?/games")
    for file, count in ((cut, 0), (whole, 1)):  # a damaged log takes no other's place
        person.page.get_by_test_id("games-file").set_input_files(file)
        expect(person.page.get_by_text(told("games-restored", count=count))).to_be_visible()
    expect(row).to_have_count(0)
    assert is_open(person, code)["sequence"] == prompt["sequence"]
    person.visit("/about")
    person.page.evaluate(AS_BEFORE)
    assert is_open(person, code)["sequence"] == prompt["sequence"]
    person.visit("/about")
    person.page.evaluate(f"({OPEN})(99)")
    person.visit("/puzzles")
    sentence(person, told("trouble-newer"))
    assert saved_lines(person) == lines + 1
    person.visit("/about")
    for name in (SHELF, "motherlode"):  # as a browser does that needs space
        person.page.evaluate(FORGET, name)
    person.visit("/")
    sentence(person, told("trouble-lost"))


def test_a_full_device_says_so_and_what_it_throws_away_comes_back_from_a_file(
    come: Callable[..., Visitor], host: Host, tmp_path: Path
) -> None:
    person, file = come("uk"), tmp_path / "tables.jsonl"
    change_worker(person, host, FULL)
    told = texts("uk").text
    code = person.begin()
    prompt = person.wait_for_question()
    origin = person.page.evaluate("location.origin")
    person.page.workers[0].evaluate("self.isFull = true")
    first, *_, last = [one for one in prompt["options"] if one["verb"] == "pass"]
    person.choose(prompt, first)
    person.press("confirm")
    expect(person.page.get_by_test_id("full")).to_contain_text(told("error-storage-here"))
    expect(person.page.get_by_test_id("server-cant-write")).to_have_count(0)  # there is none
    assert saved_lines(person, "full-save", file) > 1
    change_worker(person, host, f"self.isFull = true; {FULL}")
    assert person.come_back(person.page.reload)["sequence"] == prompt["sequence"]
    person.page.workers[0].evaluate("self.isFull = false")
    person.decide(lambda *_: prompt["options"].index(last))
    expect(person.page.get_by_test_id("full")).to_have_count(0)
    browser = person.context.new_cdp_session(person.page)
    thrown = "indexeddb,local_storage"
    browser.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": thrown})
    sentence(person, told("trouble-lost"))
    person.visit("/games")
    person.page.get_by_test_id("games-file").set_input_files(file)
    back = texts("uk").text("games-restored", count=1)
    expect(person.page.get_by_text(back)).to_be_visible(timeout=SLOW)
    welcomed = person.count("welcome")
    person.answered.clear()  # what was decided after that is gone
    person.page.locator(f"a[href='?/t/{code}']").click(timeout=SLOW)
    person.wait_for(lambda: person.count("welcome") > welcomed, SLOW)
    assert person.wait_for_question()["sequence"] == prompt["sequence"]
    person.page.evaluate(FOLLOW, "?/games")
    person.press(f"delete-{code}")
    person.press("delete-sure")
    expect(person.page.get_by_test_id("own-games")).to_have_count(0)
    person.page.evaluate(FOLLOW, f"?/t/{code}")
    expect(person.page.get_by_text(told("no-table-how"))).to_be_visible()
