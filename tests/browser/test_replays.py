"""Replays in the browser: shared by a link, opened from a file, left for the sandbox; all fast."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from motherlode.rules.core.ruleset import Selection
from tests.browser.conftest import Sit
from tests.browser.person import PHONE, Person
from tests.browser.pictures import picture
from tests.support.recorded import recorded_game, with_all
from tests.support.server import Server

JUMP = 0.1  # seconds that the page works, from the wish to the picture
TRIES = 3  # other programs slow down this one's memory, too

# Move the slider, and wait until the frame is drawn.
JUMPED = """(to) => new Promise((done) => {
  const slider = document.querySelector('[data-testid=replay-slider]');
  slider.value = Math.round(to * slider.max);
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  requestAnimationFrame(() => setTimeout(done));
})"""


def finished(server: Server) -> str:
    """The code of a table whose first game is over."""
    ticket = server.make("Ada", start=True, players=3)
    guest = server.enter(ticket)
    while guest.until_asked().prompt:
        guest.answer()
    return ticket.code


def step(person: Person) -> Locator:
    """The replay; it tells the number of its frame."""
    return person.page.get_by_test_id("replay")


def bring(person: Person, file: Path) -> None:
    """Open a file on the page for it."""
    person.page.get_by_test_id("record-file").set_input_files(file)


def test_a_link_brings_a_second_browser_to_the_same_moment(
    sit: Sit, server: Server, screens: Path
) -> None:
    code = finished(server)
    first, second = sit(), sit(touch=True)
    first.visit(f"/t/{code}/watch")
    first.press("watch-replay")
    expect(step(first)).to_have_attribute("data-frame", "0")
    first.page.get_by_test_id("eyes").select_option("open")
    expect(first.page.get_by_test_id("hands")).to_be_visible()
    first.page.get_by_test_id("moments").locator("[data-kind=round]").first.click()
    first.page.keyboard.press("ArrowLeft")
    expect(step(first)).to_have_attribute("data-frame", re.compile(r"^([6-9]|\d\d+)$"))
    frame = step(first).get_attribute("data-frame") or ""
    picture(first.page, screens / "desktop-replay.png")
    first.press("share")
    link = first.page.get_by_test_id("share-dialog").get_by_role("textbox").input_value()
    assert link.endswith(f"/replay/{code}/1?eyes=open#{frame}")
    second.page.goto(link)
    expect(step(second)).to_have_attribute("data-frame", frame)
    expect(second.page.get_by_test_id("hands")).to_be_visible()
    picture(second.page, screens / "phone-replay.png")
    first.page.keyboard.press("Escape")
    told = first.page.get_by_test_id("told").inner_text()
    expect(second.page.get_by_test_id("told")).to_have_text(told, use_inner_text=True)
    first.press("way-back")
    expect(first.page.get_by_test_id("watch-game")).to_be_visible()
    second.press("replay-forward")
    expect(step(second)).not_to_have_attribute("data-frame", frame)
    second.page.wait_for_url(re.compile(rf"#(?!{frame}$)"))  # the address follows
    second.page.reload()
    expect(step(second)).not_to_have_attribute("data-frame", re.compile(f"^(0|{frame})$"))


def test_a_record_is_checked_watched_and_left_for_the_sandbox(
    sit: Sit, server: Server, tmp_path: Path, screens: Path
) -> None:
    sound = recorded_game(Selection("base", (), "jubilee", 3))
    (tmp_path / "sound.jsonl").write_text(sound)
    (tmp_path / "altered.jsonl").write_text(sound.replace('"seed": 3', '"seed": 4'))
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff")
    person = sit()
    person.visit("/replay")
    refused = person.page.get_by_test_id("record-refused")
    bring(person, tmp_path / "picture.png")
    expect(refused).to_contain_text("isn’t a game record")
    bring(person, tmp_path / "altered.jsonl")
    expect(refused).to_contain_text("altered")
    bring(person, tmp_path / "sound.jsonl")
    expect(person.page.get_by_test_id("record-sound")).to_contain_text("unaltered")
    person.page.keyboard.press("ArrowRight")
    expect(step(person)).to_have_attribute("data-frame", "1")
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.press("replay-menu")
    person.page.get_by_role("menuitem", name="Copy position").click()
    expect(person.page.get_by_test_id("position-copied")).to_contain_text("Position copied")
    assert "[hands]" in person.page.evaluate("() => navigator.clipboard.readText()")
    person.press("try-moves")
    person.page.get_by_test_id("sandbox").wait_for()
    asked = person.page.get_by_test_id("sandbox-asked")
    before = asked.inner_text()
    hands = person.page.get_by_test_id("hands").locator("[data-hand]")
    undrawn = hands.locator("li:not(:has(svg)):not(.none)")
    expect(undrawn).to_have_count(0)
    person.page.get_by_test_id("hand-0").click()
    person.page.get_by_test_id("verb-pass").click()
    person.press("confirm")
    expect(asked).not_to_have_text(before)
    expect(undrawn).to_have_count(0)  # the hand of whoever moved lies open now
    picture(person.page, screens / "desktop-sandbox.png")
    person.press("sandbox-undo")
    expect(asked).to_have_text(before)
    person.press("sandbox-redo")
    expect(asked).not_to_have_text(before)
    person.press("way-back")
    expect(step(person)).to_have_attribute("data-frame", "1")  # where it was left
    person.page.keyboard.press("ArrowRight")
    person.press("try-moves")
    asked.wait_for()
    person.page.reload()
    asked.wait_for()
    person.page.go_back()
    expect(step(person)).to_have_attribute("data-frame", "2")


def test_a_sandbox_from_a_position_and_what_is_none(sit: Sit, server: Server) -> None:
    person = sit(touch=True)
    person.visit("/games")
    person.page.get_by_role("link", name="Sandbox").first.tap()
    person.press("way-back")
    expect(person.page.get_by_test_id("games-none")).to_be_visible()
    person.page.go_forward()
    person.press("palette-cross")
    person.press("draw-1,0")
    last = person.page.get_by_test_id("draw-8,3").bounding_box()
    assert last is not None
    assert last["x"] + last["width"] <= PHONE["width"]  # the whole maze is seen
    expect(person.page.get_by_test_id("palette")).to_be_in_viewport(ratio=1)
    expect(person.page.get_by_test_id("sandbox-open")).to_be_in_viewport(ratio=1)
    person.press("position-notation")
    field = person.page.get_by_test_id("position-input")
    expect(field).to_have_value('[maze]\n"1,0" = "cross"\n')
    field.fill("seeed = 7")
    person.press("sandbox-open")
    failed = person.page.get_by_test_id("sandbox-failed")
    expect(failed).to_contain_text("can’t be set up")
    field.fill('players = 4\n[hands]\nAda = ["map", "cross"]\n')
    person.press("sandbox-open")
    person.page.get_by_test_id("sandbox").wait_for()
    expect(person.page.get_by_test_id("hand").get_by_role("button")).to_have_count(2)
    person.page.get_by_test_id("hand").locator("[data-name=map]").tap()
    person.page.get_by_test_id("cell-8,0").tap()
    person.press("confirm")
    expect(person.page.get_by_test_id("sandbox-asked")).to_contain_text("Bo")


def test_a_jump_to_any_move_of_the_largest_game_is_fast(
    sit: Sit, server: Server, tmp_path: Path
) -> None:
    file = tmp_path / "large.jsonl"
    file.write_text(recorded_game(with_all("saboteur2", 12), level="random"))
    person = sit()
    person.visit("/replay")
    bring(person, file)
    step(person).wait_for()
    line = person.context.new_cdp_session(person.page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})  # its own time only

    def worked() -> float:
        told = line.send("Performance.getMetrics")["metrics"]
        return next(float(one["value"]) for one in told if one["name"] == "TaskDuration")

    def jump(to: float) -> float:
        before = worked()
        person.page.evaluate(JUMPED, to)
        return worked() - before

    for to in (0.5, 0.9, 0.1, 1, 0.33, 0.66, 0):
        took = [jump(to)]
        while min(took) > JUMP and len(took) < TRIES:
            jump(1 - to)
            took.append(jump(to))
        assert min(took) <= JUMP, (to, took)
