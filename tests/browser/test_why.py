"""Why can't I? A tap on what can't be chosen tells the rule, which can be read over the table."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.browser.pictures import SCREENS, picture
from tests.browser.staged import Stage, sample
from tests.support.server import Server

HANGUL = re.compile(r"[\uac00-\ud7af]")


def begun(person: Person) -> Page:
    """At a table of one's own, in one's own first turn."""
    person.visit("/")
    person.page.get_by_test_id("preset-quick").click()
    person.page.get_by_test_id("prompt-Turn").wait_for()
    return person.page


def choose_path(person: Person) -> None:
    """Choose a path card of the hand."""
    options = person.game["prompt"]["options"]
    card = next(option["card"] for option in options if option["verb"] == "lay")
    person.page.locator(f'[data-testid^="hand-"][data-name="{card}"]').first.click()


def test_a_place_that_can_t_be_chosen_tells_the_rule(sit: Sit, server: Server) -> None:
    person = sit(language="ko")
    page = begun(person)
    choose_path(person)
    maze = page.get_by_test_id("maze").bounding_box()
    assert maze is not None
    page.mouse.click(maze["x"] + maze["width"] / 2, maze["y"] + 24)
    bubble = page.get_by_test_id("why")
    expect(bubble).to_have_attribute("data-code", "lay-alone")
    expect(bubble).to_contain_text(HANGUL)
    picture(page, SCREENS / "why-bubble.png")
    page.get_by_test_id("why-rule").first.click()
    rules = page.get_by_test_id("table-rules")
    expect(rules.locator("article.sought")).to_have_attribute("id", "B-20")
    expect(rules.locator("article.sought figure").first).to_be_visible()
    expect(rules.get_by_test_id("chapter-base")).to_be_visible()
    expect(rules.get_by_test_id("chapter-vote")).to_be_attached()
    expect(rules.locator('[data-testid^="chapter-"]')).to_have_count(2)  # only what is played here
    promised = rules.get_by_test_id("promise")  # where no lobby has shown it
    expect(promised).to_have_text(person.table["commitment"])
    picture(page, SCREENS / "why-rule.png")
    rules.get_by_role("searchbox").fill("막다른 길")
    expect(rules.locator("mark").first).to_have_text("막다른")
    picture(page, SCREENS / "why-search.png")
    page.keyboard.press("Escape")  # the first takes back what is sought
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(page.get_by_test_id("prompt-Turn")).to_be_visible()


def test_a_link_leads_to_a_rule(sit: Sit) -> None:
    person = sit()
    person.visit("/rules#S-21")
    rule = person.page.locator("article.sought")
    expect(rule).to_have_attribute("id", "S-21")
    expect(rule).to_be_in_viewport()
    expect(rule.locator("figure").first).to_be_visible()
    picture(person.page, SCREENS / "why-page.png")


def test_a_card_without_use_and_a_player_it_can_t_be_aimed_at(sit: Sit) -> None:
    person = sit(touch=True, language="uk")
    stage = Stage(person, sample("Turn"))
    page = person.page
    view = stage.welcome["view"]
    place = next(n for n, card in enumerate(view["hand"]) if card.startswith("break"))
    person.touch_or_click(page.get_by_test_id(f"hand-{place}"))
    greyed = page.get_by_test_id(f"no-seat-{stage.welcome['you']}")
    greyed.tap(force=True)  # it answers all the same
    person.wait_for(lambda: [one for one in stage.heard if one["type"] == "why"])
    asked = next(one for one in stage.heard if one["type"] == "why")
    assert asked["seat"] == stage.welcome["you"]
    why = {"code": "break-self", "rules": ["B-30"]}
    stage.tell({"type": "because", "sequence": 1, "id": asked["id"], "why": why})
    expect(page.get_by_test_id("why")).to_contain_text("перед іншим гравцем")
    expect(page.get_by_test_id("why-rule")).to_have_text("Правило B-30")
    picture(page, SCREENS / "why-phone.png")
