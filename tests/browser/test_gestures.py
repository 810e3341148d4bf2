"""Fingers on a phone: pinch, double tap, drag and long press, with real touches."""

from __future__ import annotations

import math

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.browser.staged import Fingers, Stage, sample

Point = tuple[float, float]
VIEW = """() => {
  const layer = document.querySelector('[data-testid=maze] .layer');
  const { a, b, e, f } = new DOMMatrix(getComputedStyle(layer).transform);
  const { left, top } = layer.parentElement.getBoundingClientRect();
  const scale = Math.hypot(a, b);
  return { scale, x: e + left, y: f + top, page: visualViewport.scale, at: scrollY };
}"""

STILL = """() => new Promise((done) => {
  let last = '';
  let same = 0;
  const look = () => {
    const layer = document.querySelector('[data-testid=maze] .layer');
    const now = layer && getComputedStyle(layer).transform +
      JSON.stringify(layer.parentElement.getBoundingClientRect());
    same = now && now === last ? same + 1 : 0;
    last = now;
    if (same >= 15) done();
    else requestAnimationFrame(look);
  };
  look();
})"""


def below(page: Page, point: Point) -> Point:
    """What point of the plane, as it is seen, lies below a point of the screen."""
    view = page.evaluate(VIEW)
    return (point[0] - view["x"]) / view["scale"], (point[1] - view["y"]) / view["scale"]


def scale(page: Page) -> float:
    """How large the maze is."""
    return float(page.evaluate(VIEW)["scale"])


def near(one: Point, other: Point, far: float) -> bool:
    """Whether two points of the plane are hardly apart."""
    return math.dist(one, other) <= far


def middle(target: Locator) -> Point:
    """The middle of something."""
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def astray(page: Page) -> float:
    """How far the names of a column and a row are from a card there, in pixels."""
    card = middle(page.locator("[data-laid='0,0']"))
    above = middle(page.locator(".above [data-row='0'] b"))  # a phone: the mine leads down
    aside = middle(page.locator(".aside [data-column='0'] b"))
    return max(abs(above[0] - card[0]), abs(aside[1] - card[1]))


def test_the_maze_follows_fingers(sit: Sit) -> None:
    phone = sit(touch=True)
    phone.want_coordinates()
    Stage(phone, sample("Turn"))
    phone.page.evaluate(STILL)
    fingers = Fingers(phone)
    a_double_tap_comes_nearer_and_goes_back(phone, fingers)
    phone.page.evaluate(STILL)
    two_fingers_zoom_where_they_are(phone, fingers)
    one_finger_moves_the_maze_but_never_out_of_sight(phone, fingers)


def two_fingers_zoom_where_they_are(phone: Person, fingers: Fingers) -> None:
    """All the way in both directions, and then the whole maze is shown."""
    page = phone.page
    x, y = middle(page.get_by_test_id("maze"))
    y -= 30
    before, held = scale(page), below(page, (x, y))
    fingers.down((x - 30, y), (x + 30, y))
    for step in range(1, 11):  # apart, and all the while the pair goes aside
        fingers.move((x - 30 - 6 * step + step, y), (x + 30 + 6 * step + step, y + 2 * step))
    after = scale(page)
    apart = math.dist((x - 80, y), (x + 100, y + 20)) / 60
    assert abs(after / before - apart) < 0.15 * apart
    assert near(below(page, (x + 10, y + 10)), held, 6 / after)
    fingers.up()
    # there is an end to it in both directions, and the page itself never zooms
    for wide, narrow in ((180, 20), (20, 180)):
        for _ in range(6):
            fingers.down((x - narrow / 2, y), (x + narrow / 2, y))
            fingers.move((x - wide / 2, y), (x + wide / 2, y))
            fingers.up()
        assert 0.1 < scale(page) < 3
    page.get_by_test_id("maze-all").tap()
    page.evaluate(STILL)
    assert astray(page) < 2
    view = page.evaluate(VIEW)
    assert (view["page"], view["at"]) == (1, 0)
    assert page.get_by_test_id("maze").evaluate("e => getComputedStyle(e).touchAction") == "none"


def a_double_tap_comes_nearer_and_goes_back(phone: Person, fingers: Fingers) -> None:
    """Where nothing else lies below the finger."""
    page = phone.page
    x, y = middle(page.get_by_test_id("maze"))
    far, held = scale(page), below(page, (x, y))
    for _ in range(2):
        fingers.tap((x, y))
    phone.wait_for(lambda: scale(page) > 0.7)  # a card can be read
    page.evaluate(STILL)
    assert near(below(page, (x, y)), held, 8)
    for _ in range(2):
        fingers.tap((x, y))
    phone.wait_for(lambda: abs(scale(page) - far) < 0.02)
    assert page.evaluate("() => visualViewport.scale") == 1


def one_finger_moves_the_maze_but_never_out_of_sight(phone: Person, fingers: Fingers) -> None:
    """From the whole maze on."""
    page = phone.page
    x, y = middle(page.get_by_test_id("maze"))
    held = below(page, (x, y))
    assert astray(page) < 2
    fingers.drag((x, y), (x + 40, y + 30))
    assert near(below(page, (x + 40, y + 30)), held, 10)
    assert astray(page) < 2
    for _ in range(6):
        fingers.drag((x, y), (x + 150, y))
    box = page.locator("[data-laid='0,0']").bounding_box()
    assert box is not None
    assert box["x"] < 390
    assert page.evaluate("() => [scrollX, scrollY]") == [0, 0]


def carry(fingers: Fingers, card: Locator, place: Locator) -> None:
    """Take a card of the hand to a place of the maze, and hold it there."""
    start = middle(card)
    fingers.down(start)
    for up in range(1, 6):
        fingers.move((start[0], start[1] - 10 * up))  # the places light up
    place.wait_for()
    place.page.evaluate(STILL)
    end = middle(place)
    for step in range(1, 6):
        fingers.move((start[0] + (end[0] - start[0]) * step / 5, end[1] + (5 - step) * 10))


def test_a_finger_asks_about_a_card_drops_it_and_lays_it(sit: Sit) -> None:
    phone = sit(touch=True)
    stage = Stage(phone, sample("Turn"))
    fingers = Fingers(phone)
    a_long_press_explains_and_chooses_nothing(phone, fingers)
    a_card_that_is_dropped_where_it_can_t_lie_tells_why(stage, fingers)
    a_card_is_dragged_onto_a_place(stage, fingers)


def a_card_is_dragged_onto_a_place(stage: Stage, fingers: Fingers) -> None:
    """And played once that is confirmed."""
    phone, page = stage.person, stage.person.page
    options = stage.welcome["prompt"]["options"]
    lay = next(option for option in options if option["verb"] == "lay")
    hand = stage.welcome["view"]["hand"]
    place = page.get_by_test_id(f"cell-{lay['cell'][0]},{lay['cell'][1]}")
    carry(fingers, page.get_by_test_id(f"hand-{hand.index(lay['card'])}"), place)
    expect(place).to_have_attribute("data-over", "")
    fingers.up()
    expect(place).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("confirm").click()  # a tap on a busy machine may become a long press
    phone.wait_for(lambda: stage.answers)
    chosen = options[stage.answers[0]["index"]]
    assert (chosen["card"], chosen["cell"]) == (lay["card"], lay["cell"])


def test_a_card_is_played_without_confirming_and_taken_back(sit: Sit) -> None:
    phone = sit(touch=True)
    page = phone.page
    page.clock.install()
    stage = Stage(phone, sample("Turn"))
    options = stage.welcome["prompt"]["options"]
    lay = next(option for option in options if option["verb"] == "lay")
    card = stage.welcome["view"]["hand"].index(lay["card"])
    place = page.get_by_test_id(f"cell-{lay['cell'][0]},{lay['cell'][1]}")
    undo = page.get_by_test_id("undo")
    phone.press("table-menu")
    phone.press("menu-unconfirmed")
    fingers = Fingers(phone)
    carry(fingers, page.get_by_test_id(f"hand-{card}"), place)
    page.clock.pause_at(page.evaluate("() => Date.now()") + 100)
    fingers.up()
    page.clock.run_for(20)  # the click that follows a drag is none
    expect(undo).to_be_in_viewport(ratio=1)
    expect(undo).to_have_text("Undo")
    undo.click()
    expect(undo).to_have_count(0)
    page.clock.run_for(5000)
    assert stage.answers == []
    place.click()
    expect(undo).to_be_visible()
    assert stage.answers == []
    page.clock.run_for(1500)
    phone.wait_for(lambda: stage.answers)
    assert options[stage.answers[0]["index"]] == lay


def a_card_that_is_dropped_where_it_can_t_lie_tells_why(stage: Stage, fingers: Fingers) -> None:
    """It stays chosen; another tap puts the reason away, and the card."""
    phone, page = stage.person, stage.person.page
    options = stage.welcome["prompt"]["options"]
    lay = next(option for option in options if option["verb"] == "lay")
    place = stage.welcome["view"]["hand"].index(lay["card"])
    carry(fingers, page.get_by_test_id(f"hand-{place}"), page.locator("[data-laid='0,0']"))
    fingers.up()
    phone.wait_for(lambda: [one for one in stage.heard if one["type"] == "why"])
    asked = next(one for one in stage.heard if one["type"] == "why")
    assert (asked["card"], asked["cell"]) == (lay["card"], [0, 0])
    why = {"code": "lay-taken", "rules": ["B-20"]}
    stage.tell({"type": "because", "sequence": 1, "id": asked["id"], "why": why})
    expect(page.get_by_test_id("why")).to_be_visible()
    expect(page.locator("[data-doubted='0,0']")).to_be_visible()
    card = page.get_by_test_id(f"hand-{place}")
    expect(card).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("why").get_by_role("button").click()
    expect(page.get_by_test_id("why")).to_have_count(0)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "false")


def a_long_press_explains_and_chooses_nothing(phone: Person, fingers: Fingers) -> None:
    """Until what it explains is put away."""
    page = phone.page
    card = page.get_by_test_id("hand-1")
    fingers.down(middle(card))
    expect(page.get_by_test_id("explain")).to_be_visible()
    fingers.up()
    expect(page.get_by_test_id("explain")).to_be_visible()  # until it is put away
    expect(card).to_have_attribute("aria-pressed", "false")
    page.get_by_test_id("explain").get_by_role("button").tap()
    expect(page.get_by_test_id("explain")).to_have_count(0)


def test_a_trackpad_pinches_and_other_parts_of_the_page_can_be_zoomed(sit: Sit) -> None:
    desk = sit()
    Stage(desk, sample("Turn"))
    page = desk.page
    page.evaluate(STILL)
    x, y = middle(page.get_by_test_id("maze"))
    before, held = scale(page), below(page, (x, y))
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    for _ in range(10):
        page.mouse.wheel(0, -5)  # a trackpad tells a pinch as a wheel with Control, in small steps
    page.keyboard.up("Control")
    desk.wait_for(lambda: scale(page) > before * 1.4)
    page.evaluate(STILL)
    assert near(below(page, (x, y)), held, 2)
    viewport = page.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "scalable" not in viewport
    assert "maximum" not in viewport
    assert page.locator("header").first.evaluate("e => getComputedStyle(e).touchAction") in (
        "auto",
        "manipulation",
    )
