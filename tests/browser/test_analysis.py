"""What strong bots know, for people: the analysis of a game in its replay, and a hint."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from motherlode.rules.core.ruleset import Selection
from tests.browser.barriers import Looks
from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.browser.pictures import picture
from tests.support.recorded import recorded_game
from tests.support.server import Server

# How far a page is wider and longer than its screen.
BEYOND = """() => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  return [scrollWidth - clientWidth, scrollHeight - clientHeight];
}"""
THINKING = 180_000  # milliseconds: other tests need the cores, too


def analyze(person: Person, record: Path) -> None:
    """Open a record, and its analysis."""
    person.visit("/replay")
    person.page.get_by_test_id("record-file").set_input_files(record)
    expect(person.page.get_by_test_id("record-sound")).to_be_visible()
    person.settle()
    assert person.page.evaluate(BEYOND) == [0, 0]
    if person.touch:
        person.press("open-moments")
    person.press("tab-analysis")
    expect(person.page.get_by_test_id("analysis")).to_be_visible(timeout=THINKING)


def test_a_game_is_analyzed_beside_its_replay(sit: Sit, tmp_path: Path, screens: Path) -> None:
    """On a desktop and on a phone in Ukrainian; the record is the same, and is analyzed once."""
    record = tmp_path / "game.jsonl"
    record.write_text(recorded_game(Selection("base", (), "jubilee", 4), most=24), "utf-8")
    for touch, language in ((False, "en"), (True, "uk")):
        is_analyzed(sit(touch=touch, language=language), record, screens)


def is_analyzed(person: Person, record: Path, screens: Path) -> None:
    """What somebody sees of an analysis, and that it follows the replay."""
    page, touch = person.page, person.touch
    analyze(person, record)
    picture(page, screens / f"{'phone' if touch else 'desktop'}-analysis.png")
    assert page.evaluate(BEYOND) == [0, 0]
    looks = Looks(person)
    looks.at("analysis")
    looks.check()
    plot = page.get_by_test_id("plot-chances")
    expect(plot.locator(".curve").nth(3)).to_be_attached()  # two sides, each with a sample
    box = plot.locator("svg").first.bounding_box()
    assert box is not None
    plot.locator("svg").first.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    frame = page.get_by_test_id("replay")
    expect(frame).to_have_attribute("data-frame", re.compile(r"^([6-9]|\d\d+)$"))
    if touch:
        person.press("open-moments")
    expect(plot).to_have_attribute("data-at", re.compile("^1[1-3]$"))
    if not touch:
        page.get_by_test_id("replay-slider").fill("5")
        expect(plot).to_have_attribute("data-at", re.compile("^[45]$"))
        page.locator("summary").click()
        expect(page.locator(".analysis tbody tr")).to_have_count(26)


def test_somebody_alone_with_bots_is_given_a_hint(sit: Sit, server: Server, screens: Path) -> None:
    ticket = server.make("Ada", start=True, players=4, first=0)
    ada = sit()
    ada.arrive(f"/t/{ticket.code}#seat={ticket.token}")
    prompt = ada.wait_for_question()
    ada.page.keyboard.press("t")
    hint = ada.page.get_by_test_id("hint")
    expect(hint).to_be_visible(timeout=THINKING)
    option = prompt["options"][int(hint.get_attribute("data-index") or -1)]
    if option.get("card"):
        expect(ada.page.locator(".card.hinted")).to_have_attribute("data-name", option["card"])
    if option.get("cell"):
        expect(ada.page.locator("[data-pointed]")).to_be_visible()
    picture(ada.page, screens / "desktop-hint.png")
    expect(hint).to_contain_text("A strong bot’s choice")
    ada.wait_for(lambda: ada.table["seats"][0]["hints"] == 1)
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Close the hint").click()
    expect(hint).to_have_count(0)


def test_a_hint_on_a_phone_hides_nothing_that_answers(sit: Sit, server: Server) -> None:
    ticket = server.make("Ada", start=True, players=4, first=0)
    ada = sit(touch=True)
    ada.arrive(f"/t/{ticket.code}#seat={ticket.token}")
    ada.wait_for_question()
    ada.press("ask-hint")
    hint = ada.page.get_by_test_id("hint")
    expect(hint).to_be_visible(timeout=THINKING)
    index = int(hint.get_attribute("data-index") or -1)
    ada.decide(lambda *_: index)
    expect(hint).to_have_count(0)
