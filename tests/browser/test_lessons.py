"""Lessons in a real browser: the first one whole by mouse, one by touch, left and gone on with."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from tests.browser.conftest import Sit
from tests.browser.person import Message, Person

RING = "(card) => getComputedStyle(card).outlineColor"


def hurry(person: Person) -> None:
    """Bots of lessons don't think."""

    def ask(route: Route) -> None:
        body = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps(body | {"pace": "instant"}))

    person.context.route("**/api/lessons/*", ask)


def lesson(person: Person) -> Message:
    """How far the lesson is, as told last."""
    return dict(person.game.get("lesson") or {"kind": "watch"})


def play_step(person: Person) -> str:
    """Read or do the present step; its key."""
    person.wait_for(lambda: lesson(person)["kind"] != "watch")
    now = lesson(person)
    words = person.page.get_by_test_id("coach-words")
    expect(words).not_to_be_empty()
    assert "lesson-" not in words.inner_text()
    assert not person.has("round-summary"), "nothing covers the coach"
    if now["kind"] == "do":
        person.decide(lambda *_: 0)
    else:
        person.press("coach-next")
    person.wait_for(lambda: lesson(person) != now)
    return str(now["key"])


def play_until(person: Person, *kinds: str) -> list[str]:
    """Play steps until the lesson is of one of these kinds."""
    keys: list[str] = []
    while True:
        person.wait_for(lambda: lesson(person)["kind"] != "watch")
        if lesson(person)["kind"] in kinds:
            return keys
        keys.append(play_step(person))


def begin_game(person: Person) -> None:
    """Go from a lesson that is over straight into a game."""
    before = person.table["code"]
    person.answered.clear()  # another table counts its questions anew
    person.press("coach-play")
    person.wait_for(lambda: person.table["code"] != before and person.prompt is not None)
    assert person.table["lesson"] == ""
    assert person.table["phase"] == "playing"


def test_the_first_lesson_is_played_from_the_first_page_to_its_end_by_mouse(sit: Sit) -> None:
    eve = sit()
    hurry(eve)
    eve.visit("/")
    eve.press("learn-begin")
    keys = play_until(eve, "done")
    assert keys[0] == "welcome"
    assert keys[-1] == "end"
    assert len(keys) == lesson(eve)["steps"]
    eve.press("coach-result")
    expect(eve.page.get_by_test_id("game-verdict")).to_contain_text("You won the game with 7 gold")
    eve.press("summary-go-on")
    begin_game(eve)
    assert eve.table["settings"]["modules"] == []
    eve.visit("/learn")
    expect(eve.page.get_by_test_id("done-base")).to_be_visible()


def test_the_others_in_a_lesson_have_names_of_the_language(sit: Sit) -> None:
    eve = sit(language="ja")
    hurry(eve)
    eve.visit("/learn")
    eve.press("begin-base")
    while lesson(eve).get("key") != "fix":
        play_step(eve)
        eve.wait_for(lambda: lesson(eve)["kind"] != "watch")
    expect(eve.page.get_by_test_id("coach-words")).to_contain_text("ダイキさん")
    names = [seat["name"] for seat in eve.game["view"]["seats"]]
    assert names[1:] == ["アオイ", "ダイキ", "ケン"]
    eve.press("tab-log")
    log = eve.page.get_by_test_id("log")
    expect(log).to_contain_text(
        "ダイキさんが「壊れたランタン」を使い、あなたのランタンを壊しました。"
    )


def test_a_lesson_is_left_half_way_gone_on_with_and_dropped(sit: Sit) -> None:
    eve = sit()
    hurry(eve)
    eve.visit("/learn")
    eve.press("begin-base")
    for _ in range(4):
        play_step(eve)
    eve.wait_for(lambda: lesson(eve)["kind"] == "do")
    now = lesson(eve)
    eve.visit("/")
    expect(eve.page.get_by_test_id("own-games")).not_to_be_visible()
    eve.press("learn-begin")
    expect(eve.page.get_by_test_id("coach")).to_be_visible()
    eve.wait_for(lambda: lesson(eve) == now)
    eve.visit("/learn")
    expect(eve.page.get_by_test_id("half-base")).to_contain_text("5")
    eve.page.get_by_role("button", name="Discard progress").click()
    expect(eve.page.get_by_test_id("half-base")).not_to_be_visible()
    expect(eve.page.get_by_test_id("begin-base")).to_be_visible()


def test_the_coach_lets_go_and_takes_one_back(sit: Sit) -> None:
    eve = sit()
    hurry(eve)
    eve.visit("/learn")
    eve.press("begin-base")
    play_step(eve)
    eve.page.keyboard.press("Enter")  # reads on by keyboard
    eve.wait_for(lambda: lesson(eve)["kind"] == "do")
    glows = eve.page.locator("[data-testid=hand] [aria-disabled=false]").first
    lit = glows.evaluate(RING)
    eve.page.keyboard.press("Shift+Tab")  # so that keys lead
    glows.focus()
    assert glows.evaluate(RING) != lit, "the focus is told apart from the glow"
    place = eve.game["view"]["hand"].index("map")  # legal, but not yet
    eve.page.get_by_test_id(f"hand-{place}").click(force=True)
    expect(eve.page.get_by_test_id("why")).to_contain_text("Not yet!")
    eve.press("coach-skip")
    eve.wait_for(lambda: lesson(eve).get("key") == "fix")
    eve.press("coach-menu")
    eve.press("lesson-off")
    eve.wait_for(lambda: lesson(eve)["kind"] == "left")
    eve.wait_for(lambda: eve.prompt is not None and len(eve.prompt["options"]) > 1)
    eve.press("coach-back")
    eve.wait_for(lambda: lesson(eve).get("key") == "welcome")
    eve.press("coach-menu")
    eve.press("lesson-drop")
    expect(eve.page.get_by_test_id("begin-base")).to_be_visible()


def test_a_lesson_of_an_expansion_is_played_by_touch(sit: Sit) -> None:
    eve = sit(touch=True)
    hurry(eve)
    eve.visit("/learn#toll_tunnels")
    eve.press("begin-toll_tunnels")
    assert play_until(eve, "done") == ["gold", "dwarf", "pay", "end"]
    begin_game(eve)
    assert eve.table["settings"]["modules"] == ["toll_tunnels"]
