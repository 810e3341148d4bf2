"""Screens of every shape: all can be read and reached, and the mine has most of the room."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.browser.staged import Stage, sample
from tests.browser.test_replays import finished
from tests.support.chromium import ELSEWHERE
from tests.support.server import Server

SIZES = {  # from the smallest to the largest
    "narrow": (320, 640, "16px"),
    "landscape": (740, 360, "16px"),
    "large": (390, 844, "32px"),
}
# By width and height: what the mine has of the screen at least, of its area and of its width.
ROOM = {
    (1280, 720): (0.55, 0),
    (1440, 900): (0.60, 0),
    (390, 844): (0.52, 1),
    (360, 640): (0.52, 1),
    (844, 390): (0.52, 0.70),
}
# What of the screen the mine has, and how wide cards are.
SHARES = """() => {
  const size = (name) => document.querySelector(`[data-testid=${name}]`).getBoundingClientRect();
  const { width, height } = size('maze');
  return {
    area: (width * height) / innerWidth / innerHeight,
    width: width / innerWidth,
    hand: document.querySelector('[data-testid=hand-0]').offsetWidth,
    role: document.querySelector('[data-testid=role-card]').offsetWidth,
    way: document.querySelector('[data-way]').dataset.way,
  };
}"""
# Where everything is that has a name. The chosen card is lifted, the question grows below its
# words, where the news stood, and what is only read aloud has no place.
PLACES = """() => Object.fromEntries([...document.querySelectorAll(
    '[data-testid], [data-laid], [data-goal]')]
  .filter((one) => one.offsetWidth > 1 && one.dataset.testid !== 'ticker' &&
    !/^(hand|cell|prompt)-/.test(one.dataset.testid ?? ''))
  .map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const name = one.dataset.testid ?? one.dataset.laid ?? one.dataset.goal;
    return [name, [x, y, width, height].map(Math.round).join()];
  }))"""
# Whether a card is 48 pixels wide with the gap around it, whichever way it lies.
WIDE_ENOUGH = """() => {
  const { width, height } = document.querySelector("[data-laid='0,0']").getBoundingClientRect();
  return Math.min(width, height) >= 45;
}"""
# A phone's own width: `innerWidth` grows with a page that is too wide.
OUT = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}"""
DOWN = "() => document.documentElement.scrollHeight - innerHeight"
# Buttons and headings of which something can't be read.
CUT = """(within) => [...document.querySelectorAll(within)]
  .filter((one) => one.offsetWidth > 1 && one.scrollWidth > one.clientWidth)
  .map((one) => one.textContent.trim())"""
# How far the names at the upper edge reach down over the uppermost card.
OVER = """() => {
  const name = document.querySelector('.axis.above b').getBoundingClientRect();
  const tops = [...document.querySelectorAll('[data-goal], [data-laid]')]
    .map((card) => card.getBoundingClientRect().top);
  return name.bottom - Math.min(...tops);
}"""


# How large a seat and its letters are.
SEATS = """() => {
  const seat = document.querySelector('[data-testid=player-1]');
  const letters = (one) => parseFloat(getComputedStyle(one).fontSize);
  return {
    name: letters(seat.querySelector('.name')),
    facts: letters(seat.querySelector('.facts')),
    face: seat.querySelector('.face').offsetHeight,
    seat: seat.offsetHeight,
    turn: letters(document.querySelector('[data-testid=turn-of]')),
  };
}"""
# Whether something, such as the focus, can scroll a table as a whole.
SCROLLS = """() => {
  const table = document.querySelector('[data-testid=table]');
  table.scrollTo(50, 50);
  return [table.scrollLeft, table.scrollTop];
}"""
# What of a seat beside the maze lies beyond its row.
BEYOND = """(seat) => {
  const edge = seat.getBoundingClientRect().right + 0.5;
  return [...seat.querySelectorAll('*')]
    .filter((one) => one.getBoundingClientRect().right > edge && !one.closest('.visually-hidden'))
    .map((one) => one.outerHTML.slice(0, 60));
}"""
LETTERS = "(lines) => lines.map((one) => parseFloat(getComputedStyle(one).fontSize))"
LAYS = 20_000  # a deal in which the first hand has something to lay


def be(page: Page, size: str) -> None:
    """Become a screen of this size, with letters as large."""
    width, height, letters = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(f"document.documentElement.style.fontSize = '{letters}'")


def test_all_can_be_reached(sit: Sit, server: Server) -> None:
    """Each page is loaded at the smallest size, and grows; a table is loaded at each."""
    person = sit(touch=True)
    page = person.page
    person.want_coordinates()
    lobby = server.make("Pebble", players=4)
    reached = {
        "/": "preset-quick",
        f"/t/{lobby.code}#seat={lobby.token}": "start",
        "/learn": "begin-base",
        f"/replay/{finished(server)}/1": "replay-forward",
    }
    for address, name in reached.items():
        page.goto("about:blank")
        be(page, next(iter(SIZES)))
        person.visit(address)
        target = page.get_by_test_id(name).first
        target.wait_for()
        for size in SIZES:
            be(page, size)
            assert page.evaluate(OUT) <= 0, (address, size)
            target.tap(trial=True)  # fails if something lies over it


@pytest.mark.parametrize("size", SIZES)
def test_all_of_a_table_can_be_reached(sit: Sit, server: Server, size: str) -> None:
    width, height, letters = SIZES[size]
    person = sit(touch=True)
    page = person.page
    person.want_coordinates()
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script(
        "addEventListener('DOMContentLoaded', () =>"
        f" (document.documentElement.style.fontSize = '{letters}'))"
    )
    playing = server.make("Pebble", start=True, first=0, players=4)
    person.visit(f"/t/{playing.code}#seat={playing.token}")
    page.get_by_test_id("hand-0").wait_for()
    assert page.evaluate(OUT) <= 0
    page.get_by_test_id("hand-0").tap(trial=True)  # fails if something lies over it
    expect(page.get_by_test_id("question")).to_be_in_viewport()
    assert page.evaluate(DOWN) <= 0, "a table fills the screen and no more"
    assert page.evaluate(OVER) <= 0, "a name lies on a card"
    turn = page.get_by_test_id("turn-of")
    assert turn.evaluate("(sign) => sign.scrollWidth <= sign.clientWidth"), "whose turn is cut"
    person.press("hand-0")
    for name in ("question", "back", "confirm"):
        expect(page.get_by_test_id(name)).to_be_in_viewport()
    assert page.evaluate(OUT) <= 0, "a card is chosen"
    person.press("back")
    person.press("open-talk")
    say = page.get_by_test_id("say")
    say.tap()
    page.set_viewport_size({"width": width, "height": min(height, 340)})  # a keyboard opens
    expect(say).to_be_in_viewport(ratio=1)
    say.tap(trial=True)
    expect(say).to_be_focused()


@pytest.mark.parametrize("language", ["uk", "pt-BR"])
def test_nothing_is_cut_where_words_are_long(sit: Sit, server: Server, language: str) -> None:
    person = sit(touch=True, language=language)
    page = person.page
    ticket = server.make("Pebble", start=True, players=3)
    guest = server.enter(ticket)
    while guest.until_asked().prompt:
        guest.answer()
    page.set_viewport_size({"width": 320, "height": 640})
    person.visit(f"/t/{ticket.code}#seat={ticket.token}")
    page.get_by_test_id("rematch").wait_for()
    for width, letters in ((320, "16px"), (360, "32px")):
        page.set_viewport_size({"width": width, "height": 740})
        page.evaluate(f"document.documentElement.style.fontSize = '{letters}'")
        assert page.evaluate(CUT, "dialog .button") == [], (width, letters)
        page.get_by_test_id("rematch").tap(trial=True)
    page.set_viewport_size({"width": 320, "height": 640})
    person.visit(f"/replay/{ticket.code}/1")
    person.press("try-moves")
    page.get_by_test_id("sandbox-undo").wait_for()
    assert page.evaluate(CUT, "header h1 span") == []


@pytest.mark.parametrize("size", ROOM, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_mine_has_most_of_the_screen_and_nothing_moves_when_a_card_is_chosen(
    sit: Sit, server: Server, size: tuple[int, int]
) -> None:
    width, height = size
    touch = width < 1080
    person = sit(touch)
    page = person.page
    page.set_viewport_size({"width": width, "height": height})
    server.deal(LAYS)
    ticket = server.make("Pebble", start=True, first=0, players=5)
    person.arrive(f"/t/{ticket.code}#seat={ticket.token}")
    shares = page.evaluate(SHARES)
    area, wide = ROOM[size]
    assert shares["area"] >= area, shares
    assert shares["width"] >= wide, shares
    assert shares["hand"] >= shares["role"], shares
    assert shares["hand"] >= 84 or width < 1280, shares
    assert shares["way"] == ("down" if height > width else "across")
    assert page.evaluate(SCROLLS) == [0, 0]
    for name in ("role-card", "deck", "discard"):
        expect(page.get_by_test_id(name)).to_be_in_viewport(ratio=1)
    before = page.evaluate(PLACES)
    person.press(f"hand-{lays(person)}")
    expect(page.get_by_test_id("confirm")).to_be_in_viewport(ratio=1)
    after = page.evaluate(PLACES)
    moved = {name: (at, after[name]) for name, at in before.items() if after.get(name, at) != at}
    assert moved == {}
    places = page.locator("[data-cell]")
    assert places.count() > 0
    place = places.first
    box = place.bounding_box()
    assert box is not None
    for cell in places.all():
        expect(cell).to_be_in_viewport(ratio=0.99)
    if touch:  # a finger finds it within 44 pixels
        down = 20 if box["height"] < box["width"] else 0
        aside = 0 if down else 20
        page.touchscreen.tap(
            box["x"] + box["width"] / 2 + aside, box["y"] + box["height"] / 2 + down
        )
        expect(place).to_have_attribute("aria-pressed", "true")
    if touch and width != 390:
        comes_close(person, server)


def comes_close(person: Person, server: Server) -> None:
    """Five goals leave too little for each card: they are seen for a moment, then the start is."""
    page = person.page
    ticket = server.make("Pebble", start=True, first=0, players=5, modules=["new_goals"])
    page.goto("about:blank")
    person.arrive(f"/t/{ticket.code}#seat={ticket.token}")
    page.wait_for_function(WIDE_ENOUGH)
    expect(page.locator("[data-laid='0,0']")).to_be_in_viewport(ratio=0.99)
    person.press("maze-all")
    for goal in page.locator("[data-goal]").all():
        expect(goal).to_be_in_viewport(ratio=0.99)


def lays(person: Person) -> int:
    """The place in the hand of a card that can be laid."""
    prompt = person.prompt
    assert prompt is not None
    laid = {option["card"] for option in prompt["options"] if option["verb"] == "lay"}
    return next(n for n, card in enumerate(person.game["view"]["hand"]) if card in laid)


def test_a_seat_keeps_to_its_row_whatever_lies_there(sit: Sit) -> None:
    person = sit()
    page = person.page
    page.set_viewport_size({"width": 1280, "height": 720})
    welcome = sample("Turn")
    welcome["view"]["seats"][1] |= {
        "tools": ["pick", "lantern", "cart"],
        "nugget_cards": 2,
        "tokens": 12,
    }
    said = [(0, "suspect"), (2, "suspect"), (3, "suspect"), (4, "trust")]
    welcome["history"] += [
        {
            "sequence": welcome["sequence"],
            "talk": {"type": "talk", "sequence": 1, "seat": seat, "claim": claim, "about": 1},
        }
        for seat, claim in said
    ]
    Stage(person, welcome)
    seat = page.get_by_test_id("player-1")
    expect(seat.get_by_test_id("suspected")).to_be_visible()
    assert seat.evaluate(BEYOND) == []
    expect(page.get_by_test_id("player-menu-1")).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 360, "height": 640})
    strip = page.get_by_test_id("strip-1")
    strip.wait_for()
    assert strip.evaluate(BEYOND) == []
    tools = [tool.bounding_box() for tool in strip.locator(".tool").all()]
    assert [box and box["width"] >= 16 for box in tools] == [True] * 3, tools
    page.set_viewport_size({"width": 844, "height": 390})
    person.press("hand-4")
    person.press("seat-3")
    expect(page.get_by_test_id("confirm")).to_be_in_viewport(ratio=1)


def test_log_and_talk_fold_away_and_the_device_remembers(sit: Sit, server: Server) -> None:
    person = sit()
    page = person.page
    ticket = server.make("Pebble", start=True, first=0, players=3)
    person.arrive(f"/t/{ticket.code}#seat={ticket.token}")
    expect(page.get_by_test_id("panels")).to_have_count(0)
    person.press("tab-log")
    expect(page.get_by_role("log")).to_be_visible()
    expect(page.get_by_test_id("tab-log")).to_be_focused()
    page.reload()
    expect(page.get_by_role("log")).to_be_visible()
    person.press("drawer-close")
    expect(page.get_by_test_id("rail")).to_be_visible()
    expect(page.get_by_test_id("tab-log")).to_be_focused()
    page.reload()
    expect(page.get_by_test_id("rail")).to_be_visible()


def test_a_person_chooses_which_way_the_mine_leads(sit: Sit, server: Server) -> None:
    person = sit(touch=True)
    page = person.page
    ticket = server.make("Pebble", start=True, first=0, players=3)
    person.arrive(f"/t/{ticket.code}#seat={ticket.token}")
    layer = page.locator("[data-way]")
    goals = page.locator("[data-goal]")
    tops = [goal["y"] for goal in map(Locator.bounding_box, goals.all()) if goal]
    assert len({round(top) for top in tops}) == 1, "goals lie side by side below"
    person.press("table-menu")
    person.press("menu-language")
    page.get_by_test_id("way").select_option("across")
    expect(layer).to_have_attribute("data-way", "across")
    page.reload()
    expect(layer).to_have_attribute("data-way", "across")


def test_a_big_screen_is_read_from_afar(sit: Sit, server: Server) -> None:
    person = sit()
    person.address = f"http://{ELSEWHERE}:{server.port}"
    page = person.page
    page.set_viewport_size({"width": 1920, "height": 1080})
    lobby = server.make("Pebble")
    person.arrive(f"/t/{lobby.code}/watch")
    waiting = page.get_by_test_id("watch-lobby")
    assert all(float(size) >= 26 for size in waiting.locator("li, h1").evaluate_all(LETTERS))
    expect(waiting.locator("li [data-face]")).to_have_count(1)
    ticket = server.make("Pebble", start=True, first=0, players=5)
    sizes = []
    for address in (f"/t/{ticket.code}#seat={ticket.token}", f"/t/{ticket.code}/watch"):
        page.goto("about:blank")
        person.arrive(address)
        sizes.append(page.evaluate(SEATS))
    near, far = sizes
    for what, size in near.items():
        assert far[what] >= 1.6 * size, what
    person.errors = [error for error in person.errors if "untrustworthy" not in error]
    expect(page.get_by_test_id("watch-picture")).to_be_in_viewport(ratio=1)
    server.enter(ticket).order("claim", claim="suspect", about=1)
    opinion = page.get_by_test_id("player-1").get_by_test_id("suspected")
    opinion.wait_for()
    box = opinion.bounding_box()
    assert box is not None
    assert box["height"] <= far["face"] / 2, (
        "it is as high as other facts, not as a seat's own face"
    )
    moves = page.get_by_test_id("watch-moves").locator("li")
    assert all(float(size) >= 26 for size in moves.evaluate_all(LETTERS))
