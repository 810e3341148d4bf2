"""What the browser's tests share: the browser, a server, people who sit down in front of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.person import Person
from tests.browser.pictures import PAINTED, SCREENS
from tests.browser.reader import Reader
from tests.support.chromium import running
from tests.support.server import Server, deal_alike

Sit = Callable[..., Person]
Read = Callable[..., Reader]
# Pages of tests live briefly: to improve their code costs more than it saves, and so does a new
# process for each page that somebody loads. (The first feature is Playwright's own.)
BRIEF = (
    "--js-flags=--liftoff-only --no-maglev --no-opt",
    "--renderer-process-limit=1",
    "--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2",
)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A real Chromium; ended with this folder's tests, since its driver runs an event loop here."""
    with running(*BRIEF) as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of this folder; nothing may make it complain."""
    mine = Server(tmp_path_factory.mktemp("server")).start()
    yield mine
    mine.stop()
    assert mine.stderr() == ""


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest) -> Iterator[None]:
    """Nothing depends on chance, nor on what others have done."""
    yield from deal_alike(request)


@pytest.fixture
def sit(browser: Browser, server: Server) -> Iterator[Sit]:
    """Somebody new in front of a browser; at the end no page may have complained.

    Nothing is drawn unless a test wants it: only those need it that see, or measure what it costs.
    """
    people: list[Person] = []

    def new_person(touch: bool = False, language: str = "en", drawn: bool = False) -> Person:
        seed = len(people) + 1
        people.append(Person(browser, server.address, touch, seed, language, drawn or PAINTED))
        return people[-1]

    yield new_person
    for person in people:
        person.context.close()
    for person in people:
        assert person.errors == []


@pytest.fixture
def read(browser: Browser, server: Server) -> Iterator[Read]:
    """Somebody with a keyboard alone, and no eyes for pictures."""
    readers: list[Reader] = []

    def new_reader(language: str = "en") -> Reader:
        seed = len(readers) + 1
        readers.append(Reader(browser, server.address, False, seed, language, PAINTED))
        return readers[-1]

    yield new_reader
    for reader in readers:
        reader.context.close()
    for reader in readers:
        assert reader.errors == []


@pytest.fixture(scope="session")
def screens() -> Path:
    """Where pictures of the pages are put, for a person to look at."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    return SCREENS
