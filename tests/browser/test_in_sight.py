"""Small screens and full seats: what belongs together is seen together, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.staged import Stage, sample

# Whether nothing lies over a thing, in its middle or this many pixels below its upper edge.
UNCOVERED = """(one, down) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const on = (part) => document.elementFromPoint(x + width * part, y + (down ?? height / 2));
  return [0.2, 0.5, 0.9].every((part) => one.contains(on(part)));
}"""


# How many lines a text takes.
LINES = "(one) => Math.round(one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight))"

# How many of some things are seen whole; no other is cut off at the right, or begins in sight.
WHOLE = """(all) => all.filter((one) => {
  const [box, room] = [one, one.parentElement].map((part) => part.getBoundingClientRect());
  if (box.top >= room.bottom) return false;
  if (box.right > room.right + 1) throw new Error('a face is cut off');
  return true;
}).length"""


def test_votes_leave_the_gold_of_a_seat_in_sight(sit: Sit) -> None:
    person = sit(drawn=True)
    page = person.page
    page.set_viewport_size({"width": 1280, "height": 720})
    welcome = sample("Turn")
    seats = welcome["view"]["seats"]
    you = welcome["you"]
    assert you != 1
    seats[you] |= {"name": "Copper", "role": "digger"}
    welcome["table"]["seats"][you]["name"] = "Copper"
    seats[1] |= {"role": "digger", "tokens": 12}
    voted = [
        {"event": "PlayerAccused", "fields": {"seat": one["name"], "target": seats[1]["name"]}}
        for one in seats
        if one is not seats[1]
    ]
    accused = {"seat": seats[1]["name"], "target": "Copper"}
    voted.append({"event": "PlayerAccused", "fields": accused})
    welcome["history"] += [{"sequence": welcome["sequence"], "event": event} for event in voted]
    Stage(person, welcome)
    votes = page.get_by_test_id("votes-1")
    expect(votes.locator(".count")).to_have_text(str(len(voted) - 1))
    assert votes.locator(".voter").evaluate_all(WHOLE) > 1  # the others are counted
    assert page.get_by_test_id("player-menu-1").evaluate(UNCOVERED, 8)
    assert page.get_by_test_id("player-1").locator(".gold").evaluate(UNCOVERED)
    assert page.get_by_test_id(f"player-{you}").locator(".who").evaluate(LINES) == 1
    # a phone has less room for each: a short name is whole, and the votes are counted
    page.set_viewport_size({"width": 390, "height": 844})
    seat = page.get_by_test_id("strip-1")
    assert seat.locator(".name").evaluate("(name) => name.scrollWidth <= name.clientWidth")
    expect(seat.get_by_test_id("votes-1").locator(".count")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "uk", "pt-BR"])
def test_all_that_a_card_can_do_is_in_sight_on_a_phone(sit: Sit, language: str) -> None:
    person = sit(touch=True, language=language)
    page = person.page
    page.set_viewport_size({"width": 360, "height": 740})
    Stage(person, sample("turns/17"))
    for place in range(2):  # one that can be rotated, too
        person.press(f"hand-{place}")
        for verb in ("lay", "dwarf", "pass"):
            expect(page.get_by_test_id(f"verb-{verb}")).to_be_in_viewport(ratio=1)
        expect(page.get_by_test_id("confirm")).to_be_in_viewport(ratio=1)


def test_all_that_a_card_can_do_is_in_sight_on_a_phone_on_its_side(sit: Sit) -> None:
    """What is asked, the way back and on, and two rows of choices: at once, without scrolling."""
    person = sit(touch=True)
    page = person.page
    page.set_viewport_size({"width": 844, "height": 390})
    welcome = sample("turns/07")
    Stage(person, welcome)
    options = welcome["prompt"]["options"]
    blow = next(option for option in options if option["verb"] == "break")
    person.press(f"hand-{welcome['view']['hand'].index(blow['card'])}")
    person.press(f"seat-{blow['seat']}")
    for name in ("question", "back", "confirm", "verb-break", f"seat-{blow['seat']}"):
        expect(page.locator("#asked").get_by_test_id(name)).to_be_in_viewport(ratio=0.99)


def test_all_nuggets_are_in_sight(sit: Sit) -> None:
    person = sit()
    person.page.set_viewport_size({"width": 1280, "height": 720})
    Stage(person, sample("TakeNuggets"))
    for place in range(3):
        expect(person.page.get_by_test_id(f"nuggets-{place}")).to_be_in_viewport(ratio=1)
