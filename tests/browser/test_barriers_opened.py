"""No barriers behind the first sight of a page: replays, sandbox, lessons, rules, own games."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.barriers import BothScreens, Looks
from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.browser.staged import Stage, sample
from tests.support.deals import FIRST_SEED
from tests.support.server import Server, Ticket


@pytest.fixture(scope="module")
def over(server: Server) -> Ticket:
    """A seat at a table whose game is over."""
    server.deal(FIRST_SEED)  # whichever test comes first
    ticket = server.make("Ada", start=True, players=3)
    guest = server.enter(ticket)
    while guest.until_asked().prompt:
        guest.answer()
    return ticket


def escape(person: Person) -> None:
    """Close what is open."""
    person.page.keyboard.press("Escape")


def test_own_games_figures_and_a_puzzle(sit: Sit, over: Ticket) -> None:
    person = sit(touch=True)
    page = person.page
    looks = Looks(person)
    screens = BothScreens(person)
    person.visit(f"/t/{over.code}#seat={over.token}")
    page.get_by_test_id("standings").wait_for()
    person.visit("/games")
    page.get_by_test_id("totals").wait_for()
    looks.at_each(screens, "games")
    person.visit("/figures")
    page.get_by_test_id("figures-rounds").wait_for()
    looks.at_each(screens, "figures")
    person.visit("/puzzles/2")
    person.press("puzzle-answer")
    page.get_by_test_id("puzzle-verdict").wait_for()
    looks.at_each(screens, "a puzzle is answered")
    looks.check()


def test_a_replay_and_the_sandbox_it_leads_to(sit: Sit, over: Ticket) -> None:
    person = sit(touch=True)
    page = person.page
    looks, screens = Looks(person), BothScreens(person)
    person.visit(f"/replay/{over.code}/1?eyes=open#6")
    expect(page.get_by_test_id("replay")).to_have_attribute("data-frame", "6")
    page.get_by_test_id("hands").wait_for()
    looks.at_each(screens, "replay")
    screens.turn_to(phone=True)  # where moments have to be opened
    person.press("open-moments")
    page.get_by_test_id("moments").wait_for()
    looks.at("moments")
    escape(person)
    refuse = "() => (navigator.clipboard.writeText = () => Promise.reject())"
    page.evaluate(refuse)  # so it is shown
    for _ in screens.each():
        person.press("replay-menu")
        looks.at("menu of a replay")
        escape(person)
        for name in ("menu-share", "copy-position", "about-record", "menu-language"):
            person.press("replay-menu")
            person.press(name)
            page.locator("dialog[open]").wait_for()
            looks.at(name)
            escape(person)
    person.press("try-moves")
    page.get_by_test_id("sandbox-asked").wait_for()
    looks.at_each(screens, "sandbox")
    person.press("hand-0")
    looks.at_each(screens, "a card is chosen in the sandbox")
    looks.check()


def test_a_lesson_and_its_coach(sit: Sit) -> None:
    person = sit(touch=True)
    page = person.page
    looks, screens = Looks(person), BothScreens(person)
    person.visit("/learn")
    person.press("begin-base")
    page.get_by_test_id("coach-next").wait_for()
    looks.at_each(screens, "coach")
    person.press("coach-menu")
    looks.at_each(screens, "menu of the coach")
    escape(person)
    for _ in range(2):  # to the first that is done
        words = page.get_by_test_id("coach-words").inner_text()
        person.press("coach-next")
        expect(page.get_by_test_id("coach-words")).not_to_have_text(words)
    page.get_by_test_id("coach-task").wait_for()
    looks.at_each(screens, "a task")
    person.visit("/learn")
    page.get_by_test_id("half-base").wait_for()
    looks.at_each(screens, "half a lesson")
    looks.check()


def test_why_not_and_the_rules_over_the_table(sit: Sit) -> None:
    person = sit(touch=True)
    page = person.page
    looks, screens = Looks(person), BothScreens(person)
    stage = Stage(person, sample("Turn"))
    hand = stage.welcome["view"]["hand"]
    place = next(n for n, card in enumerate(hand) if card.startswith("break"))
    person.press(f"hand-{place}")
    greyed = page.get_by_test_id(f"no-seat-{stage.welcome['you']}")
    greyed.click(force=True)  # it answers all the same
    person.wait_for(lambda: [one for one in stage.heard if one["type"] == "why"])
    asked = next(one for one in stage.heard if one["type"] == "why")
    why = {"code": "break-self", "rules": ["B-30"]}
    stage.tell({"type": "because", "sequence": 1, "id": asked["id"], "why": why})
    page.get_by_test_id("why").wait_for()
    looks.at_each(screens, "why not")
    person.press("why-rule")
    rules = page.get_by_test_id("table-rules")
    rules.locator("article.sought").wait_for()
    looks.at_each(screens, "the rule")
    rules.get_by_role("searchbox").fill("tool")
    rules.locator("mark").first.wait_for()
    looks.at_each(screens, "rules sought")
    escape(person)  # the first takes back what is sought
    escape(person)
    expect(rules).to_be_hidden()
    screens.turn_to(phone=False)  # there are no keys on a phone
    person.press("table-menu")
    person.press("menu-keys")
    page.locator("dialog[open]").wait_for()
    looks.at("keys")
    looks.check()
