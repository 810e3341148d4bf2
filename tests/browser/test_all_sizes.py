"""What a table offers, on screens of every size: in sight, within reach, and told in its order."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from motherlode.rules.core.engine import apply
from motherlode.rules.core.views import prompt, view
from motherlode.rules.records.replay import Replay
from motherlode.rules.records.text import read_record
from motherlode.tables.game.sight import seat_view, seen_event
from tests.browser.conftest import Sit
from tests.browser.staged import Message, Stage, sample
from tests.browser.test_gestures import STILL
from tests.browser.test_sizes import ROOM
from tests.browser.test_talking import hangs_free
from tests.tables.samples import KEPT

VOTED = KEPT / "10.jsonl"  # a game up to the first vote
MIDDLE = "[data-goal='8,0']"
# The middle of the card in sight that is farthest from all that can be chosen.
APART = """() => {
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const cells = [...document.querySelectorAll('[data-cell]')].map(middle);
  const maze = document.querySelector('[data-testid=maze]');
  const far = ([x, y]) => Math.min(...cells.map(([left, top]) => Math.hypot(x - left, y - top)));
  return [...document.querySelectorAll('[data-laid]')].map(middle)
    .filter(([x, y]) => maze.contains(document.elementFromPoint(x, y)))
    .sort((one, other) => far(other) - far(one))[0];
}"""
STORY = 6000  # milliseconds: longer than a round's end is told
TOLD = "nugget cards are drawn"  # last of all


@pytest.mark.parametrize("size", ROOM, ids=lambda size: f"{size[0]}x{size[1]}")
def test_playing_talking_voting_and_the_end_of_a_round(sit: Sit, size: tuple[int, int]) -> None:
    width, height = size
    person = sit(touch=width < 1080)
    page = person.page
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    stage = Stage(person, sample("Turn"))
    page.get_by_test_id("hand-0").wait_for()
    a_place_that_can_t_be_chosen_says_why(stage)
    a_move_is_played_without_confirming_and_taken_back(stage)
    words_hang_at_their_seats_and_mark_what_they_are_about(stage)
    everybody_can_be_voted_for(stage)
    the_end_of_a_round_is_shown_before_it_is_told(stage)


def within_reach(target: Locator) -> None:
    """It is in sight, and nothing lies over it."""
    expect(target).to_be_in_viewport(ratio=0.99)
    target.click(trial=True)


def lay_of(stage: Stage) -> tuple[str, list[int]]:
    """The card of a move that lays one, and its place."""
    options = stage.welcome["prompt"]["options"]
    lay = next(option for option in options if option["verb"] == "lay")
    return f"hand-{stage.welcome['view']['hand'].index(lay['card'])}", lay["cell"]


def stop_the_clock(page: Page) -> None:
    """From now on nothing happens by itself."""
    page.clock.pause_at(page.evaluate("() => Date.now()") / 1000 + 0.1)


def a_place_that_can_t_be_chosen_says_why(stage: Stage) -> None:
    """Where it was tapped, and where the rule can be read."""
    person, page = stage.person, stage.person.page
    person.press(lay_of(stage)[0])
    page.evaluate(STILL)  # a small screen comes nearer
    page.mouse.click(*page.evaluate(APART))
    person.wait_for(lambda: [one for one in stage.heard if one["type"] == "why"])
    asked = next(one for one in stage.heard if one["type"] == "why")
    why = {"code": "lay-taken", "rules": ["B-20"]}
    stage.tell({"type": "because", "sequence": 1, "id": asked["id"], "why": why})
    expect(page.get_by_test_id("why")).to_be_in_viewport(ratio=0.99)
    within_reach(page.get_by_test_id("why-rule"))
    person.press("back")


def a_move_is_played_without_confirming_and_taken_back(stage: Stage) -> None:
    """The menu has the switch; a second tap on the place plays."""
    person, page = stage.person, stage.person.page
    card, cell = lay_of(stage)
    person.press("table-menu")
    within_reach(page.get_by_test_id("menu-unconfirmed"))
    person.press("menu-unconfirmed")
    person.press(card)
    page.evaluate(STILL)  # a small screen comes nearer
    person.press_cell(cell)
    stop_the_clock(page)
    page.get_by_test_id(f"cell-{cell[0]},{cell[1]}").click()
    undo = page.get_by_test_id("undo")
    within_reach(undo)
    undo.click()
    expect(undo).to_have_count(0)
    page.clock.run_for(5000)
    assert stage.answers == []
    page.clock.resume()
    for _ in range(2):  # the place is put back, and the card
        person.press("back")


def words_hang_at_their_seats_and_mark_what_they_are_about(stage: Stage) -> None:
    """A tap on whom or what they are about offers to say the same at once."""
    person, page = stage.person, stage.person.page
    you = stage.welcome["you"]
    other = 2 if you == 1 else 1
    said = {"type": "talk", "sequence": 90, "seat": other}
    stage.tell({**said, "claim": "treasure", "cell": [8, 0]})
    expect(page.get_by_test_id(f"flag-8,0-{other}")).to_be_visible()
    hangs_free(person, other)
    stage.tell({**said, "sequence": 91, "claim": "suspect", "about": you})
    seat = page.locator(f"[data-testid=player-{you}]:visible, [data-testid=strip-{you}]:visible")
    expect(seat.get_by_test_id("suspected")).to_be_visible()
    hangs_free(person, other)
    person.touch_or_click(page.locator(MIDDLE))
    within_reach(page.get_by_test_id("say-no_treasure"))
    page.keyboard.press("Escape")
    for about, offered in ((other, "say-suspect"), (you, "react-laugh")):
        person.press(f"strip-{about}" if person.touch else f"tap-{about}")
        within_reach(page.get_by_test_id(offered))
        page.keyboard.press("Escape")


def everybody_can_be_voted_for(stage: Stage) -> None:
    """And nobody."""
    welcome = sample("Accuse")
    stage.tell(welcome)
    page = stage.person.page
    page.get_by_test_id("prompt-Accuse").wait_for()
    for option in welcome["prompt"]["options"]:
        seat = option.get("seat")
        answer = "word-abstain" if seat is None else f"seat-{seat}"
        within_reach(page.locator("#asked").get_by_test_id(answer))


def the_end_of_a_round_is_shown_before_it_is_told(stage: Stage) -> None:
    """Goals and roles first, then who won and what everyone has got; a key shows it at once."""
    page = stage.person.page
    stop_the_clock(page)
    counted, rested = ends()
    summary = page.get_by_test_id("summary")
    stage.tell(counted)
    page.get_by_test_id("stage").wait_for(state="attached")
    page.clock.run_for(STORY // 6)
    log = page.get_by_test_id("ticker")
    expect(log).not_to_contain_text(TOLD)
    expect(summary).to_have_count(0)
    page.keyboard.press("Shift")
    expect(log).to_contain_text(TOLD)  # no time has passed
    stage.tell(rested)
    page.clock.run_for(STORY)
    expect(summary).to_contain_text("Round 1 of 3")
    for goal in page.locator("[data-goal]").all():
        expect(goal).to_be_in_viewport(ratio=0.99)
    within_reach(page.get_by_test_id("ready"))
    page.clock.resume()


def ends() -> tuple[Message, Message]:
    """What the voter of the sample is told of the count, and of the end of the round."""
    record = read_record(VOTED.read_text("utf-8"), may_be_cut=True)
    replay = Replay(record, rests=True)
    state, names = replay.state, record.players
    for _ in replay:
        pass
    you = int(state.top().seat)
    told: list[Message] = []
    while not state.resting:
        asked = prompt(state, int(state.top().seat))
        apply(state, int(asked.choices[-1]))
        events = [
            seen_event(state.rules, names, event.seen_by(you)) for event in state.take_events()
        ]
        if not events:
            continue
        told.append(updated(events, seat_view(view(state, you), names)))
    told[-1]["intermission"] = {"ready": [], "prolonged": False}
    first, *later = told
    last = {
        **told[-1],
        "sequence": 101,
        "events": [event for one in later for event in one["events"]],
    }
    return first, last


def updated(events: Any, seen: Any) -> Message:
    """A message that tells something."""
    empty = {"prompt": None, "clock": None, "ending": None, "lesson": None, "holder": None}
    told = msgspec.to_builtins({"events": events, "view": seen})
    return {"type": "update", "sequence": 100, "intermission": None, **empty, **told}


def test_a_big_screen_shows_all_that_a_round_came_to(sit: Sit) -> None:
    """Nobody scrolls there: roles, gold, who saw through whom, and what wasn't dealt."""
    person = sit()
    page = person.page
    page.set_viewport_size({"width": 1920, "height": 960})
    unseen: Message = {"seat": None, "role": None, "hand": []}
    welcome = sample("Accuse")
    welcome |= {"you": None, "prompt": None, "view": welcome["view"] | unseen}
    stage = Stage(person, welcome, "/watch")
    for told in ends():
        stage.tell({**told, "view": told["view"] | unseen})
    page.get_by_test_id("next-round").wait_for()
    for told_of in (".players li", ".votes li", ".spare"):
        for line in page.get_by_test_id("round-summary").locator(told_of).all():
            expect(line).to_be_in_viewport(ratio=0.99)
    assert page.locator("[data-testid=round-summary] .spare").count() > 0
