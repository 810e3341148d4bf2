"""Languages in the browser: one is loaded at a time, and changing it changes nothing else."""

from __future__ import annotations

import gzip
from functools import partial

from playwright.sync_api import Browser, Response, expect

from motherlode.locale import languages
from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.browser.tasks import busy_time
from tests.support.server import Server

OTHERS = [language for language in languages() if language != "en"]

# The frame after the next one is drawn: whatever was changed is seen.
SEEN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# Each letter as a picture, in the font of the page.
DRAW = """async (letters) => {
  const family = getComputedStyle(document.documentElement).fontFamily;
  await document.fonts.load(`400 24px ${family}`, letters);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  return [...letters].map((letter) => {
    pen.clearRect(0, 0, 40, 40);
    pen.font = `400 24px ${family}`;
    pen.fillText(letter, 4, 30);
    return canvas.toDataURL();
  });
}"""

# The typefaces of Latin and Cyrillic letters that have come.
OURS = """() => [...document.fonts]
  .filter((face) => face.status === 'loaded' && /Text"?$|Display"?$/.test(face.family))
  .map((face) => face.family.replaceAll('"', ''))"""


def test_the_first_page_is_light_in_every_language(sit: Sit, server: Server) -> None:
    for language in languages():
        weigh(sit(language=language), language)


def weigh(person: Person, language: str) -> None:
    """Weigh all that the first page loads; fonts apart, as docs/architecture.md says."""
    answers: list[Response] = []
    person.page.on("response", lambda answer: answers.append(answer))
    person.visit("/")
    person.page.get_by_test_id("preset-quick").wait_for()
    person.page.wait_for_load_state("networkidle")
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    sizes = {answer.url: len(gzip.compress(answer.body())) for answer in answers}
    fonts = [url for url in sizes if url.endswith(".woff2")]  # nothing waits for them
    assert 20_000 < sum(sizes[url] for url in sizes if url not in fonts) <= 150_000, sizes
    assert sum(sizes[url] for url in fonts) <= 100_000, sizes
    own = {} if language in ("ja", "ko") else {"Motherlode Text", "Motherlode Display"}
    assert set(person.page.evaluate(OURS)) == set(own), f"the same letters on every device, {fonts}"
    assert all(url.startswith(person.address) for url in sizes)
    assert len(sizes) - len(fonts) <= 40, "each file is a trip"
    texts = [
        url
        for url in sizes
        if any(f"/{name}-" in url for name in languages()) and url.endswith(".js")
    ]
    assert len(texts) == 1, "one language, in one file"


def test_letters_that_a_device_lacks_are_brought_along(sit: Sit, server: Server) -> None:
    """Letters of the texts, and rare ones as names may have; a missing one is drawn as a box."""
    person = sit()
    fonts: list[str] = []
    person.page.on("request", lambda sent: fonts.append(sent.url) if ".woff2" in sent.url else None)
    person.visit("/")
    person.page.get_by_test_id("preset-quick").wait_for()
    for language, letters in (("ko", "바로방뷁쀍"), ("ja", "掘金のア轟讐")):
        assert not any(f"/{language}-" in url for url in fonts), "only when it is shown"
        change(person, language)
        drawn = person.page.evaluate(DRAW, letters)
        assert len(set(drawn)) == len(letters), f"boxes in {language}"


def test_a_language_is_changed_at_once(browser: Browser, sit: Sit, server: Server) -> None:
    """By the time of the CPU, which a busy machine doesn't change, and one file to wait for."""
    person = sit(drawn=True)
    scripts: list[str] = []
    person.page.on("request", lambda sent: scripts.append(sent.url) if ".js" in sent.url else None)
    person.visit("/")
    person.page.get_by_test_id("preset-quick").wait_for()
    person.page.wait_for_load_state("networkidle")
    scripts.clear()
    times: dict[str, float] = {}
    for language in [*OTHERS, "en"]:
        times[language] = busy_time(browser, person.page, partial(change, person, language))
    assert all(taken <= 200 for taken in times.values()), times
    assert len(scripts) == len(OTHERS), "one file for each language, and English is there"


def change(person: Person, language: str) -> None:
    """Choose another language on a page, until it is seen."""
    person.page.get_by_test_id("language").select_option(language)
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    person.page.evaluate(SEEN)


def test_changing_the_language_keeps_everything_else(sit: Sit, server: Server) -> None:
    person = sit()
    person.visit("/")
    person.page.get_by_test_id("name").fill("Grit")
    person.page.get_by_test_id("code").fill("BCDF")
    change(person, "ja")
    expect(person.page.get_by_test_id("name")).to_have_value("Grit")
    expect(person.page.get_by_test_id("code")).to_have_value("BCDF")
    ticket = server.make("Ada", start=True, players=3, first=0)
    person.visit(f"/t/{ticket.code}#seat={ticket.token}")
    person.press("hand-2")
    chosen = person.page.get_by_test_id("hand-2")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    change_at_the_table(person, "uk")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    change_at_the_table(person, "en")
    chosen.click()  # taken back
    person.decide()


def change_at_the_table(person: Person, language: str) -> None:
    """Choose another language in the menu of the table, and close it."""
    person.press("table-menu")
    person.press("menu-language")
    dialog = person.page.get_by_test_id("language-dialog")
    dialog.get_by_test_id("language").select_option(language)
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    person.page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
