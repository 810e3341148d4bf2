"""Tables in the page: a folder of plain files below a host's root, and no server behind it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from motherlode.locale import texts
from motherlode.puzzles.collection import puzzles
from motherlode.puzzles.puzzle import WHO
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.records.replay import check
from motherlode.rules.records.text import read_record
from motherlode.web.routes.catalogue import everything
from tests.browser.person import Message, Person
from tests.browser.pictures import PAINTED
from tests.browser.test_lessons import play_until
from tests.browser.test_whole_games import play_out_letting
from tests.support.recorded import recorded_game
from tests.support.site import LATER, Host, another_version, hosted

MOST = 7_600_000  # bytes of the program, packed: with its pages, a table may cost 8 million
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
  postMessage(order, ...more) {
    if (order.type === 'ask' && order.address.startsWith('/api/lessons/') && order.body)
      order.body = JSON.stringify({ ...JSON.parse(order.body), pace: 'instant' });
    window.begins = order.type === 'begin';
    super.postMessage(order, ...more);
  }
};
// Whoever waits for signs of life of a worker can be made to wait many times at once.
const every = setInterval;
window.setInterval = (act, ...more) => {
  if (!window.begins) return every(act, ...more);
  window.begins = false;
  return every(() => {
    const passes = window.passes ?? 1;
    window.passes = 1;
    for (let pass = 0; pass < passes; pass++) act();
  }, ...more);
};
window.ask = (method, address, body) => new Promise((resolve) => {
  const id = -1 - Object.keys(window.asked).length;
  window.asked[id] = resolve;
  window.worker.postMessage({ type: 'ask', id, method, address, body });
});
"""


# To another page of the app, as by a link in it: Python needn't start again.
FOLLOW = """(address) => {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}"""
# As the system does: nobody is told. After this many signs of life that don't come it is given up.
END_WORKER = """async (passes) => {
  const { worker } = window;
  worker.terminate();
  window.passes = passes;
  for (let turn = 0; turn < TURNS; turn++) {
    if (window.worker !== worker) return;
    await new Promise((done) => setTimeout(done));
  }
  throw new Error('nobody has noticed that the worker was ended');
}""".replace("TURNS", str(SLOW // 4))  # a browser takes 4 ms for such a turn
SILENCE, LOADING = 9, 61
MANY = 12  # one's own turn seldom comes
LOOK_FOR_NEWER = "navigator.serviceWorker.getRegistration().then((one) => one.update())"
LOADED = "performance.getEntriesByType('resource').map(({ name }) => name)"
# The page that was the last of a version may just have gone.
KEPT_VERSIONS = """async () => {
  (await navigator.serviceWorker.ready).active.postMessage('loaded');
  return (await caches.keys()).length;
}"""
KEPT_FILES = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => url);
}"""


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
        self.page.evaluate(FOLLOW, f"?/t/{ticket['code']}#seat={ticket['token']}")
        self.wait_for(lambda: self.game, SLOW)
        return str(ticket["code"])

    def come_back(self, what: Callable[[], Any]) -> Message:
        """Do something that ends the worker; the question that is asked by the next one."""
        self.wait_for_question()
        welcomed = self.count("welcome")
        what()
        self.wait_for(lambda: self.count("welcome") > welcomed, SLOW)
        return self.wait_for_question()


class Keeper(Visitor):
    """The same, in a browser that keeps the pages for later."""

    keeping = "allow"


def everything_for(players: int) -> dict[str, object]:
    """All that can be played together by this many."""
    usual = everything()
    extras = CATALOGUE.allowed_extras(usual.game, usual.edition, players)
    return {"game": usual.game, "players": players, "modules": extras, "first": 0, "window": 30}


def is_hashed(address: str) -> bool:
    """Whether a file is called by its content."""
    return "/assets/" in address


def versions(page: Page) -> set[bool]:
    """Of which versions a page has loaded files: whether of the later one."""
    return {LATER in name for name in page.evaluate(LOADED) if is_hashed(name)}


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    """The folder, somewhere."""
    with hosted() as host:
        yield host


@pytest.fixture
def arrive(browser: Browser, host: Host) -> Iterator[Callable[..., Visitor]]:
    """Somebody who comes to the folder; at the end no page may have complained."""
    visitors: list[Visitor] = []

    def visitor(kind: type[Visitor], language: str) -> Visitor:
        number = len(visitors) + 1
        visitors.append(kind(browser, host.address, True, number, language, PAINTED))
        return visitors[-1]

    yield visitor
    host.is_cut = False
    for one in visitors:
        one.context.close()
    assert [one.errors for one in visitors] == [[] for _ in visitors]


@pytest.fixture
def come(arrive: Callable[..., Visitor]) -> Callable[..., Visitor]:
    """Somebody whose browser keeps no pages."""
    return lambda language="en": arrive(Visitor, language)


@pytest.fixture
def keep(arrive: Callable[..., Visitor]) -> Callable[..., Visitor]:
    """Somebody who has looked at the first page, and whose browser has kept all of it."""

    def visitor(language: str = "en") -> Visitor:
        person = arrive(Keeper, language)
        person.visit("/")
        kept = person.page.locator("[data-testid=offline][data-progress=ready]")
        expect(kept).to_be_visible(timeout=SLOW)
        return person

    return visitor


def told_cards(message: Message) -> list[Any]:
    """What a view tells of its seat's hand."""
    return [message["view"]["hand"], message["view"]["seat"]]


def is_in_one_tab_at_a_time(person: Visitor, code: str) -> None:
    """A game says in a second tab where it is, and comes when it is called."""
    first, second = person.page, person.open_page()
    second.goto(f"{person.address}?/t/{code}")
    expect(second.get_by_test_id("trouble")).to_contain_text("another tab")
    person.page = second
    welcomed = person.count("welcome")
    person.press("trouble-here")
    expect(first.get_by_test_id("trouble")).to_contain_text("another tab")
    person.wait_for(lambda: person.count("welcome") > welcomed, SLOW)
    person.wait_for_question()
    first.close()


def loses_its_worker(person: Visitor) -> None:
    """The system ends it, and the next one while it starts; the page notices both times."""
    for passes in (SILENCE, LOADING):
        person.page.evaluate(END_WORKER, passes)


def finds_the_other_pages(person: Visitor) -> None:
    """From the end of a game: its replay, one's own games, a puzzle, and the sandbox."""
    page = person.page
    person.press("watch-replay")
    expect(page.get_by_test_id("replay")).to_have_attribute("data-frame", "0")
    person.press("replay-forward")
    expect(page.get_by_test_id("replay")).not_to_have_attribute("data-frame", "0")
    page.evaluate(FOLLOW, "?/games")
    expect(page.get_by_test_id("finished")).to_be_visible()
    numbers = [number for number, puzzle in enumerate(puzzles(), 1) if puzzle.kind == WHO]
    page.evaluate(FOLLOW, f"?/puzzles/{numbers[0]}")
    page.get_by_test_id("puzzle-answer").first.tap()
    expect(page.get_by_test_id("puzzle-verdict")).to_be_visible()
    page.evaluate(FOLLOW, "?/sandbox")
    person.press("example-treasure")
    expect(page.get_by_test_id("sandbox-asked")).to_be_visible()


def analyzes_a_record(person: Visitor, file: Path) -> None:
    """A game from elsewhere, a few moves of it, is replayed and looked at by strong bots."""
    file.write_text(recorded_game(Selection("base", (), "jubilee", 4), most=6), "utf-8")
    person.page.evaluate(FOLLOW, "?/replay")
    person.page.get_by_test_id("record-file").set_input_files(file)
    expect(person.page.get_by_test_id("record-sound")).to_be_visible()
    person.press("open-moments")
    person.press("tab-analysis")
    expect(person.page.get_by_test_id("analysis")).to_be_visible(timeout=SLOW)


@pytest.mark.long
def test_a_whole_game_without_a_line_survives_another_tab_a_reload_and_a_crash(
    keep: Callable[..., Visitor], host: Host, tmp_path: Path
) -> None:
    host.fetched.clear()
    person = keep()
    assert host.weight("assets/python-") <= MOST
    host.is_cut = True
    code = person.begin(**everything_for(MANY))
    person.wait_for_question()
    before = told_cards(person.game)
    is_in_one_tab_at_a_time(person, code)
    assert told_cards(person.game) == before
    person.press("ask-hint")  # a second worker thinks about it
    expect(person.page.get_by_test_id("hint")).to_be_visible(timeout=SLOW)
    person.press("hand-0")
    expect(person.page.get_by_test_id("hint")).to_be_hidden()  # it would lie over the maze
    prompt = person.come_back(person.page.reload)
    assert told_cards(person.game) == before
    again = person.come_back(lambda: loses_its_worker(person))
    assert again["sequence"] == prompt["sequence"]
    assert told_cards(person.game) == before
    assert play_out_letting(person) > 5
    with person.page.expect_download() as download:
        person.press("record")
    file = tmp_path / "record.jsonl"
    download.value.save_as(file)
    record = read_record(file.read_text())
    check(record)  # native code comes to the same end, fact by fact
    finds_the_other_pages(person)
    analyzes_a_record(person, tmp_path / "elsewhere.jsonl")
    person.page.evaluate(FOLLOW, "?/")
    person.press("learn-begin")
    expect(person.page.get_by_test_id("coach")).to_be_visible(timeout=SLOW)
    person.answered.clear()  # another table counts its questions anew
    person.wait_for(lambda: person.table["lesson"])
    assert play_until(person, "done")[-1] == "end"


def test_a_newer_version_waits_until_the_game_is_left(
    keep: Callable[..., Visitor], host: Host, tmp_path: Path
) -> None:
    person = keep("ja")
    person.begin()
    for _ in range(2):
        person.wait_for_question()
        person.decide()
    person.wait_for_question()
    game, old = person.page, host.folder
    host.folder = another_version(tmp_path / "later", old)
    about = person.open_page()
    about.goto(f"{person.address}?/about")
    about.evaluate(LOOK_FOR_NEWER)
    expect(about.get_by_test_id("newer")).to_be_visible()
    assert versions(about) == {False}
    expect(game.get_by_test_id("newer")).to_have_count(0)
    person.page = about
    with about.expect_navigation():
        person.press("newer-take")
    about.get_by_role("heading", level=2).first.wait_for()
    assert versions(about) == {True}
    about.close()
    # the game goes on with the files it has begun with, which no host has any more
    person.page = game
    rules = next(path.name for path in (old / "assets").glob("Rules-*.js"))
    assert game.evaluate(f"import('./assets/{rules}').then((rules) => typeof rules.default)")
    expect(game.get_by_test_id("newer")).to_have_count(0)
    person.decide()
    person.press("table-menu")
    person.press("menu-home")
    with game.expect_navigation():
        person.press("newer-take")
    expect(game.get_by_test_id("preset-quick")).to_be_visible()
    assert versions(game) == {True}
    person.wait_for(lambda: game.evaluate(KEPT_VERSIONS) == 1)
    assert not [file for file in game.evaluate(KEPT_FILES) if is_hashed(file) and LATER not in file]
    host.folder = old


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_fetches_no_program_and_says_where_friends_play(
    come: Callable[..., Visitor], host: Host, language: str
) -> None:
    host.fetched.clear()
    person = come(language)
    person.arrive("/")
    expect(person.page.get_by_test_id("preset-quick")).to_be_visible()
    sentence = texts(language).text("with-friends-alone")
    expect(person.page.locator(".friends")).to_contain_text(sentence)
    assert [name for name in host.fetched if "wasm" in name or name.endswith(".zip")] == []


def test_a_stray_address_leads_to_its_page(come: Callable[..., Visitor]) -> None:
    person = come()
    person.page.goto(f"{person.address}rules#B-22")
    person.page.wait_for_url("**/some/folder/?/rules#B-22")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
