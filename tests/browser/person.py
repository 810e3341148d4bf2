"""A person at a browser: sees what the page shows, hears every frame, and plays by hand."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket, expect

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
IN_SIGHT = """target => {
  const box = target.getBoundingClientRect();
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  return target.contains(document.elementFromPoint(x, y));
}"""
PATIENCE = 60_000  # milliseconds; the machine may be busy
expect.set_options(timeout=PATIENCE)
# Whether nothing more is loaded: no lantern swings, and the last looks found no file that came.
SETTLED = """() => {
  const came = performance.getEntriesByType('resource').length;
  window.quiet = window.came === came ? (window.quiet ?? 0) + 1 : 0;
  window.came = came;
  const isLoading = !document.querySelector('h1') || document.querySelector('.waiting .swing');
  return !isLoading && window.quiet > 1;
}"""
# Drawings hold no words: pages are shown and read sooner while nobody paints them. What is this
# faint is there for everybody who asks, but no pixel of it is painted. Nobody listens, either.
UNDRAWN = """
  const shapes = 'path, rect, circle, ellipse, line, polygon, polyline, use';
  const [undrawn, faint] = [new CSSStyleSheet(), new CSSStyleSheet()];
  undrawn.replaceSync(`svg :is(${shapes}) { display: none !important }`);
  faint.replaceSync('html { opacity: 0.0001 !important }');
  document.adoptedStyleSheets = [undrawn, faint];
  delete window.AudioContext;
"""
Message = dict[str, Any]
Policy = Callable[["Person", Message, Message], int]


def settle(page: Page) -> None:
    """Wait until all of a page is there."""
    page.wait_for_function(SETTLED, polling=100, timeout=PATIENCE)


class Person:
    """One browser with nothing in it, and whoever sits in front of it.

    It keeps no pages for later: that costs time, and concerns few tests.
    """

    keeping: Literal["allow", "block"] = "block"

    def __init__(
        self,
        browser: Browser,
        address: str,
        touch: bool = False,
        seed: int = 1,
        language: str = "en",
        drawn: bool = True,
    ) -> None:
        self.browser = browser
        self.address = address
        self.touch = touch
        self.drawn = drawn
        self.random = Random(seed)
        self.frames: list[Message] = []
        self.answered: set[int] = set()  # numbers of the questions
        self.errors: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if touch else DESKTOP,  # type: ignore[arg-type]
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce",
            locale=language,
            service_workers=self.keeping,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page = self.open_page()

    def open_page(self) -> Page:
        """A new tab whose frames and errors are kept."""
        page = self.context.new_page()
        if not self.drawn:
            page.add_init_script(UNDRAWN)
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._note)
        return page

    def want_coordinates(self) -> None:
        """From the next page on, columns and rows have their names at the edges of the maze."""
        kept = json.dumps({"coordinates": True})
        wish = f"localStorage['motherlode.preferences'] = '{kept}'"
        self.page.add_init_script(f"if (location.protocol !== 'about:') {wish}")

    def _note(self, message: Any) -> None:
        expected = ("WebSocket", "status of 4")  # a line that broke, a refusal: pages tell of them
        if message.type == "error" and not any(words in message.text for words in expected):
            self.errors.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(json.loads(data)))

    # -- what was heard --------------------------------------------------------------------------

    def last(self, *kinds: str) -> Message:
        """The newest frame of these kinds."""
        for frame in reversed(self.frames):
            if frame["type"] in kinds:
                return frame
        return {}

    def has_heard(self, **said: Any) -> bool:
        """Whether somebody has said this; bots have a say, too."""
        talk = [frame for frame in self.frames if frame["type"] == "talk"]
        return any(all(one.get(key) == said[key] for key in said) for one in talk)

    @property
    def table(self) -> Message:
        """Seats, settings and phase, as told last."""
        return dict(self.last("welcome", "lobby").get("table", {}))

    @property
    def game(self) -> Message:
        """The newest frame that tells of the game."""
        return self.last("welcome", "update")

    @property
    def events(self) -> list[Message]:
        """All that was told to have happened, since the page was opened."""
        updates = [frame for frame in self.frames if frame["type"] == "update"]
        return [event for update in updates for event in update["events"]]

    @property
    def prompt(self) -> Message | None:
        """What is asked of this person, as told last, and not yet answered."""
        asked = self.game.get("prompt")
        return asked if asked and asked["sequence"] not in self.answered else None

    @property
    def rests(self) -> bool:
        """Whether a round is over and the next one waits for this person."""
        pause = self.game.get("intermission")
        return pause is not None and self.game["view"]["seat"] not in pause["ready"]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.game.get("ending"))

    # -- hands -----------------------------------------------------------------------------------

    def press(self, name: str) -> None:
        """Click or tap what has this test id; a folded group of a menu is unfolded before."""
        if name.startswith("menu-"):
            here = self.page.locator("[data-group]", has=self.page.get_by_test_id(name))
            for fold in here.locator("[data-testid^=menu-group][aria-expanded=false]").all():
                self.touch_or_click(fold)
        self.touch_or_click(self.page.get_by_test_id(name).first)

    def press_cell(self, cell: Sequence[int]) -> None:
        """Click or tap a cell of the maze, which may have moved out of sight meanwhile."""
        target = self.page.get_by_test_id(f"cell-{cell[0]},{cell[1]}").first
        target.wait_for()

        def is_in_sight() -> bool:
            if target.evaluate(IN_SIGHT):
                return True
            if self.has("maze-all"):
                self.press("maze-all")
            return False

        self.wait_for(is_in_sight)
        self.touch_or_click(target)

    def touch_or_click(self, target: Locator) -> None:
        """With a finger or with a mouse."""
        if self.touch:
            target.tap()
        else:
            target.click()

    def has(self, name: str) -> bool:
        """Whether something with this test id can be seen."""
        return self.page.get_by_test_id(name).first.is_visible()

    def visit(self, path: str) -> None:
        """Go to a page of the server."""
        self.page.goto(self.address.rstrip("/") + path)

    def arrive(self, path: str) -> None:
        """Go to a page of the server and wait until all of it is there."""
        self.visit(path)
        self.settle()

    def settle(self) -> None:
        """Wait until all of a page is there."""
        settle(self.page)

    # -- playing ---------------------------------------------------------------------------------

    def wait_for(self, ready: Callable[[], object], patience: int = PATIENCE) -> None:
        """Wait until something holds; frames keep coming in the meantime."""
        waited, pause = 0, 10
        while not ready():
            if waited >= patience:
                raise AssertionError(f"nothing came in {patience} ms; errors: {self.errors}")
            self.page.wait_for_timeout(pause)
            waited += pause
            pause = min(2 * pause, 80)  # to look costs time that others need

    def play_out(self, policy: Policy | None = None, most: int = 600) -> int:
        """Play to the end of the game; how many decisions this person made."""
        made = 0
        while made < most:
            self.wait_for(lambda: self.prompt is not None or self.rests or self.over)
            if self.over:
                return made
            if self.rests:
                self.go_on()
                continue
            self.decide(policy)
            made += 1
        raise AssertionError("the game doesn't end")

    def go_on(self) -> None:
        """Want the next round."""
        self.press("ready")
        self.wait_for(lambda: not self.rests)

    def decide(self, policy: Policy | None = None) -> Message:
        """Answer what is asked; the option that was chosen."""
        prompt = self.prompt
        assert prompt is not None
        if self.answers_itself(prompt):
            return dict(prompt["options"][0])
        expect(self.shown(prompt)).to_be_visible()
        index = (policy or sensible)(self, prompt, self.game["view"])
        option: Message = prompt["options"][index]
        before = self.count("done", "refused")
        self.choose(prompt, option)
        if not prompt["window"]:
            self.press("confirm")
        self.wait_for(lambda: self.count("done", "refused") > before)
        assert self.last("done", "refused")["type"] == "done", self.last("refused")
        self.answered.add(prompt["sequence"])
        return option

    def answers_itself(self, prompt: Message) -> bool:
        """Whether the page gives the only possible answer; then it is waited for."""
        if len(prompt["options"]) > 1 or prompt["window"]:
            return False
        shown = self.shown(prompt)
        self.wait_for(lambda: shown.is_visible() or self.prompt != prompt)
        if shown.and_(self.page.locator(":not([data-held])")).is_visible():
            return False
        self.wait_for(lambda: self.prompt != prompt)
        self.answered.add(prompt["sequence"])
        return True

    def shown(self, prompt: Message) -> Locator:
        """This very question on the page, which may still show what was told before."""
        sequence = f'[data-sequence="{prompt["sequence"]}"]'
        return self.page.get_by_test_id(f"prompt-{prompt['kind']}").and_(
            self.page.locator(sequence)
        )

    def wait_for_question(self) -> Message:
        """Wait until this person is asked something, and sees it."""
        self.wait_for(lambda: self.prompt)
        prompt = self.prompt
        assert prompt is not None
        self.shown(prompt).wait_for()
        return prompt

    def count(self, *kinds: str) -> int:
        """How many frames of these kinds came so far."""
        return sum(frame["type"] in kinds for frame in self.frames)

    def choose(self, prompt: Message, option: Message) -> None:
        """Choose an option as people do: cards, what to do with them, then where or with whom."""
        if option["form"] == "pick":
            self.press(f"keep-{option['card']}")
            return
        self.choose_cards(option)
        if (option.get("cell") or option.get("second")) and self.has("maze-all"):
            self.press("maze-all")
        for cell in (option.get("cell"), option.get("second")):
            if cell:
                self.press_cell(cell)
        self.choose_details(option)
        upright = option["text"].replace(" turned", "")
        both = any(other["text"] == upright for other in prompt["options"])
        if option.get("turned") and both:
            self.press("turn")
        if option["form"] == "word":
            self.press(f"word-{option['verb']}")
        if option["form"] == "worths":
            worths = "+".join(str(worth) for worth in option["worths"])
            self.touch_or_click(self.page.locator(f'[data-worths="{worths}"]:enabled').first)

    def choose_cards(self, option: Message) -> None:
        """The cards of the hand that an option is about."""
        hand: list[str | None] = list(self.game["view"]["hand"])
        cards = option.get("cards") or ([option["card"]] if option.get("card") else [])
        for number, card in enumerate(cards):
            place = hand.index(card)
            hand[place] = None
            self.press(f"hand-{place}")
            if number == 0 and self.has(f"verb-{option['verb']}"):
                self.press(f"verb-{option['verb']}")

    def choose_details(self, option: Message) -> None:
        """Sides, players, payers and tools."""
        if option.get("side") and self.has(f"side-{option['side']}"):
            self.press(f"side-{option['side']}")
        if option.get("seat") is not None and option["form"] != "word":
            self.press(f"seat-{option['seat']}")
        if option.get("payer") is not None and self.has(f"seat-{option['payer']}"):
            self.press(f"seat-{option['payer']}")
        if option.get("tool") and self.has(f"tool-{option['tool']}"):
            self.press(f"tool-{option['tool']}")


def sensible(person: Person, prompt: Message, view: Message) -> int:
    """Dig to the right; else anything, so that every kind of card is played now and then."""
    options = prompt["options"]
    lays = [n for n, option in enumerate(options) if option["verb"] in ("lay", "ladder")]
    if lays and person.random.random() < 0.7:
        return max(lays, key=lambda n: (options[n]["cell"][0], person.random.random()))
    return person.random.randrange(len(options))
