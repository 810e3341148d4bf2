"""Every page as people first see it: playing at once, mistakes, pictures, weight, smoothness."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.browser.pictures import picture
from tests.browser.staged import CODE, KEEP
from tests.browser.tasks import SMOOTH, busy_time, stall
from tests.support.chromium import ELSEWHERE
from tests.support.server import Server

IDLE = "() => new Promise((done) => requestIdleCallback(() => done()))"
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => done()))"
BEGINNING = 1000.0  # milliseconds that a page may work until somebody can move
SAMPLES = Path(__file__).parents[2] / "ui" / "fixtures"


@pytest.mark.parametrize(
    ("touch", "preset"),
    [(True, "quick"), (False, "saboteur2"), (False, "everything"), (True, "everything")],
)
def test_one_click_from_the_first_page_to_the_first_move(
    sit: Sit, server: Server, screens: Path, touch: bool, preset: str
) -> None:
    name = "phone" if touch else "desktop"
    person = sit(touch, drawn=True)
    person.visit("/")
    person.page.get_by_test_id("preset-quick").wait_for()

    def begin() -> None:
        person.press(f"preset-{preset}")
        person.page.get_by_test_id("hand-0").wait_for()
        person.wait_for_question()

    work = busy_time(person.browser, person.page, begin)
    assert work <= BEGINNING, f"{work:.0f} ms of work"
    picture(person.page, screens / f"{name}-{preset}.png")
    person.decide()


def test_a_phone_in_the_same_house_plays_without_encryption(sit: Sit, server: Server) -> None:
    """A browser offers less to a page that comes from another machine without encryption."""
    person = sit(touch=True)
    person.address = f"http://{ELSEWHERE}:{server.port}"
    person.visit("/")
    assert not person.page.evaluate("() => isSecureContext")
    person.press("preset-quick")
    person.wait_for(lambda: person.prompt)
    person.decide()
    person.errors = [error for error in person.errors if "untrustworthy" not in error]


def test_a_place_stays_below_the_finger(sit: Sit, server: Server) -> None:
    person = sit(touch=True)
    person.visit("/")
    person.press("preset-everything")
    person.wait_for(lambda: person.prompt)
    assert person.prompt is not None
    options = person.prompt["options"]
    first = next(option for option in options if option.get("card") and option.get("cell"))
    alike = [o for o in options if (o["verb"], o.get("card")) == (first["verb"], first["card"])]
    person.choose_cards(first)
    if person.has("maze-all"):
        person.press("maze-all")
    for cell in {tuple(option["cell"]) for option in alike}:
        place = person.page.get_by_test_id(f"cell-{cell[0]},{cell[1]}")
        place.tap()
        expect(place).to_have_attribute("aria-pressed", "true")


def test_mistakes_are_told_in_a_sentence(sit: Sit, server: Server) -> None:
    person = sit()
    body = person.page.locator("body")
    person.visit("/t/ZZZZZ")
    expect(body).to_contain_text("There’s no table ZZZZZ")
    ticket = server.make("Ada", players=2, game="duel")
    person.visit(f"/t/{ticket.code}")
    field = person.page.get_by_test_id("name")
    field.fill("ada")
    person.press("sit")
    expect(body).to_contain_text("already called ada; how about ada 2?")
    field.fill("<b>Bo</b>")
    person.press("sit")
    expect(body).to_contain_text("can’t contain")
    field.fill("B" * 10_000)
    person.press("sit")
    expect(body).not_to_contain_text("can’t contain")
    server.sit(ticket.code, "Bo")
    field.fill("Cai")
    person.press("sit")
    expect(body).to_contain_text("taken")


def test_everybody_has_a_language_of_their_own(sit: Sit, server: Server) -> None:
    person = sit()
    person.context.close()
    person.context = person.browser.new_context(locale="uk-UA", service_workers="block")
    person.page = person.open_page()
    person.visit("/")
    html = person.page.locator("html")
    expect(html).to_have_attribute("lang", "uk")
    button = person.page.get_by_test_id("make-table")
    ukrainian = button.inner_text()
    person.page.set_viewport_size({"width": 360, "height": 740})
    person.press("looks")
    person.page.get_by_label("Мова").last.select_option("ja")
    expect(html).to_have_attribute("lang", "ja")
    person.press("looks-done")
    expect(person.page.get_by_test_id("language-dialog")).to_be_hidden()
    assert button.inner_text() not in (ukrainian, "Create a table")
    person.page.reload()
    expect(html).to_have_attribute("lang", "ja")  # it is kept on this device
    ticket = server.make("Ada", start=True, players=3, first=0)
    person.visit(f"/t/{ticket.code}#seat={ticket.token}")
    question = person.page.get_by_test_id("question")
    question.wait_for()
    japanese = question.inner_text()
    person.press("table-menu")
    person.press("menu-language")
    person.page.get_by_test_id("language-dialog").get_by_test_id("language").select_option("en")
    expect(question).to_contain_text("Your turn")
    assert japanese != question.inner_text()


def crowded() -> dict[str, object]:
    """A welcome to a table of twelve with every module and a hundred cards in the maze."""
    welcome = json.loads((SAMPLES / "Turn.json").read_text())
    view = welcome["view"]
    paths = [card["name"] for card in welcome["rules"]["cards"] if card["family"] == "path"]
    cells = [(x, y) for x in range(1, 11) for y in range(-5, 6) if x != 8][:100]
    view["maze"] = view["maze"][:1] + [
        {"cell": cell, "card": paths[number % len(paths)]} for number, cell in enumerate(cells)
    ]
    seat = view["seats"][0]
    view["seats"] = [{**seat, "name": f"Digger {n}"} for n in range(12)]
    info = welcome["table"]["seats"][0]
    welcome["table"]["seats"] = [{**info, "name": f"Digger {n}"} for n in range(12)]
    return dict(welcome)


def test_a_crowded_maze_pans_and_zooms_smoothly(sit: Sit, screens: Path) -> None:
    person = sit(drawn=True)
    welcome = msgspec.json.encode(crowded()).decode()

    def table(route: WebSocketRoute) -> None:
        route.on_message(lambda text: route.send(welcome) if "hello" in str(text) else None)

    person.page.route_web_socket("**/socket", table)
    info = json.dumps(json.loads(welcome)["table"])
    person.page.route(f"**/api/tables/{CODE}", lambda route: route.fulfill(body=info))
    person.page.add_init_script(KEEP)
    person.visit(f"/t/{CODE}")
    maze = person.page.get_by_test_id("maze")
    maze.wait_for()
    person.settle()
    person.page.evaluate(IDLE)
    picture(person.page, screens / "desktop-crowded.png")
    longest = stall(person.browser, person.page, lambda: wander(person), SMOOTH)
    assert longest <= SMOOTH, f"a task of {longest:.0f} ms"


def wander(person: Person) -> None:
    """Drag the maze about and zoom in and out."""
    box = person.page.get_by_test_id("maze").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse = person.page.mouse
    mouse.move(x, y)
    mouse.down()
    for step in range(25):
        mouse.move(x + 6 * step, y + 3 * step)
    mouse.up()
    for step in range(20):
        mouse.wheel(0, -120 if step < 10 else 120)
        person.page.evaluate(PAINTED)
