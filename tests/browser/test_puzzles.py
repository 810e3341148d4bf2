"""Puzzles in the browser: from the home page to the one of the day, an answer, and the streak."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from motherlode.puzzles.collection import puzzles
from motherlode.puzzles.puzzle import MAP, MOVE, Puzzle
from tests.browser.conftest import Sit
from tests.browser.person import PHONE, Person
from tests.browser.pictures import picture
from tests.support.dealing import MORNING

# Whether role and piles leave all cards of the maze in sight.
UNCOVERED = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)]
    .map((one) => one.getBoundingClientRect());
  const corner = boxes('.corner > *');
  const cards = boxes('[data-goal], [data-laid]');
  return cards.length > 3 && !cards.some((card) => corner.some((one) =>
    card.left < one.right && one.left < card.right &&
    card.top < one.bottom && one.top < card.bottom));
}"""


def answer(person: Person, puzzle: Puzzle) -> None:
    """Answer rightly, as a person does."""
    page = person.page
    if puzzle.kind != MOVE:
        place = answers(person).index(puzzle.right[0])
        page.get_by_test_id("puzzle-answer").nth(place).click()
        return
    page.get_by_test_id("as-list").click()
    index = answers(person).index(puzzle.right[0])
    page.get_by_test_id(f"option-{index}").click()
    page.get_by_test_id("confirm").click()


def answers(person: Person) -> list[str]:
    """What the server offers as answers to the puzzle that is shown."""
    number = person.page.url.rsplit("/", 1)[1]
    told = person.page.request.get(f"{person.address}/api/puzzles/{number}").json()
    return [str(answer) for answer in told["answers"]]


def test_the_puzzle_of_the_day_is_found_solved_and_counted(sit: Sit, screens: Path) -> None:
    person = sit()
    person.page.clock.set_fixed_time(MORNING)  # the day the server lives on
    person.visit("/")
    person.press("puzzle-today")
    expect(person.page.get_by_test_id("puzzle")).to_be_visible()
    number = person.page.request.get(f"{person.address}/api/puzzles/today").json()["id"]
    answer(person, puzzles()[number - 1])  # the same one every day, as the server has it
    expect(person.page.get_by_test_id("puzzle-verdict")).to_have_attribute("data-right", "true")
    expect(person.page.get_by_test_id("puzzle-streak")).to_contain_text("1 day")
    picture(person.page, screens / "desktop-puzzle.png")
    person.press("puzzle-all")
    expect(person.page.get_by_test_id("puzzles-solved")).to_contain_text("1 of")
    person.visit("/")
    expect(person.page.get_by_test_id("puzzle-streak")).to_contain_text("1 day")
    person.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    person.visit(f"/puzzles/{next(one.id for one in puzzles() if one.kind == MAP)}")
    person.page.wait_for_function(UNCOVERED)
