"""What keeps a page from playing without a server: one sentence each, and what is saved stays."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.test_site import SLOW, Visitor, arrive, come, host
from tests.support.site import Host

__all__ = ["arrive", "come", "host"]  # fixtures

NO_PYTHON = "delete self.WebAssembly;"
NO_SHELF = "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };"
FULL = """{
  const add = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = function (...given) {
    if (self.isFull) throw new DOMException('full', 'QuotaExceededError');
    return add.apply(this, given);
  };
}"""
OPEN = """(version, change) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('motherlode', version);
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const log = opening.result.transaction('log', 'readwrite');
    change?.(log.objectStore('log'));
    log.oncomplete = () => { opening.result.close(); resolve(); };
  };
})"""


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


@pytest.mark.parametrize(
    ("before", "words"), [(NO_PYTHON, "it lacks WebAssembly"), (NO_SHELF, "won’t save anything")]
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


def test_damaged_tables_and_those_of_a_newer_version_are_left_alone(
    come: Callable[..., Visitor],
) -> None:
    person = come()
    code = person.begin()
    person.wait_for_question()
    person.visit("/about")
    person.page.evaluate(f"({OPEN})(1, (log) => log.delete(['{code}', 2]))")
    person.visit(f"/t/{code}")
    goodbye = person.page.get_by_test_id("goodbye")
    expect(goodbye).to_contain_text("This table is damaged", timeout=SLOW)
    lines = saved_lines(person)
    assert lines > 1
    person.visit("/about")
    person.page.evaluate(f"({OPEN})(99)")
    person.visit("/puzzles")
    sentence(person, "by a newer version")
    assert saved_lines(person) == lines


def test_a_full_device_says_so_and_what_it_throws_away_comes_back_from_a_file(
    come: Callable[..., Visitor], host: Host, tmp_path: Path
) -> None:
    person, file = come(), tmp_path / "tables.jsonl"
    change_worker(person, host, FULL)
    code = person.begin()
    prompt = person.wait_for_question()
    worker = person.page.workers[0]
    worker.evaluate("self.isFull = true")
    first, *_, last = [one for one in prompt["options"] if one["verb"] == "pass"]
    person.choose(prompt, first)
    person.press("confirm")
    expect(person.page.get_by_test_id("full")).to_contain_text("Free up some space")
    assert saved_lines(person, "full-save", file) > 1
    worker.evaluate("self.isFull = false")
    person.decide(lambda *_: prompt["options"].index(last))
    expect(person.page.get_by_test_id("full")).to_have_count(0)
    origin = person.page.evaluate("location.origin")
    browser = person.context.new_cdp_session(person.page)
    thrown = "indexeddb,local_storage"
    browser.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": thrown})
    sentence(person, "threw away your saved games")
    person.visit("/games")
    person.page.get_by_test_id("games-file").set_input_files(file)
    expect(person.page.get_by_text("1 table is back")).to_be_visible(timeout=SLOW)
    welcomed = person.count("welcome")
    person.answered.clear()  # what was decided after that is gone
    person.page.locator(f"a[href='?/t/{code}']").click(timeout=SLOW)
    person.wait_for(lambda: person.count("welcome") > welcomed, SLOW)
    assert person.wait_for_question()["sequence"] == prompt["sequence"]
