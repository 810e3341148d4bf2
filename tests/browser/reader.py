"""A person with a keyboard alone who reads the table in words: no mouse, no finger, no picture."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.person import Message, Person, Policy, sensible

# What has the keyboard, as far as a test wants to know it.
FOCUS = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return {};
  const hidden = at.matches('[type=radio], [type=checkbox]');
  const host = (hidden && at.closest('label')) || at;
  const ringed = [at, at.nextElementSibling, host].filter(Boolean).map((one) => {
    const look = getComputedStyle(one);
    return look.outlineStyle === 'none' ? 0 : parseFloat(look.outlineWidth);
  });
  const box = host.getBoundingClientRect();
  const spots = [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]];
  const seen = spots.some(([x, y]) => {
    const top = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
    return top && host.contains(top);
  });
  return {
    tag: at.tagName.toLowerCase(),
    id: at.id,
    testid: at.closest('[data-testid]')?.dataset.testid ?? '',
    own: at.dataset.testid ?? '',
    name: at.getAttribute('aria-label') ?? (at.labels?.[0]?.textContent ?? at.textContent).trim(),
    group: at.closest('fieldset')?.querySelector('legend')?.textContent?.trim() ?? '',
    part: at.dataset.part, value: at.dataset.value, index: at.dataset.index,
    outline: Math.max(...ringed), seen,
  };
}"""
LINES = """() => [...document.querySelectorAll('[data-testid=choices] button')].map((at) => ({
  part: at.dataset.part, value: at.dataset.value, index: at.dataset.index,
}))"""


class Reader(Person):
    """Somebody who presses keys and goes where the page leads."""

    def key(self, *names: str) -> None:
        """Press keys, one after the other."""
        for name in names:
            self.page.keyboard.press(name)

    @property
    def focus(self) -> dict[str, Any]:
        """What has the keyboard now."""
        return dict(self.page.evaluate(FOCUS))

    def tab_to(self, wanted: str, key: str = "Tab", most: int = 150) -> dict[str, Any]:
        """Go on with Tab to what has this test id, name or id, or to the group of this name."""
        stops: list[str] = []
        while len(stops) < most:
            now = self.focus
            if wanted in (now.get("own"), now.get("name"), now.get("id"), now.get("group")):
                return now
            if wanted == now.get("testid") and now.get("tag") == "input":
                return now
            stops.append(str(now.get("own") or now.get("name")))
            self.key(key)
        raise AssertionError(f"the keyboard doesn't come to {wanted}, but to {stops}")

    def walk(self, most: int = 60) -> int:
        """Tab through a page: what has the keyboard is always seen, with a ring around it."""
        for stops in range(most):
            self.key("Tab")
            if not self.focus:
                return stops
            self.wait_for(self.sees_focus)
        return most

    def sees_focus(self) -> bool:
        """Whether what has the keyboard is in sight, with a ring around it."""
        now = self.focus
        return bool(now.get("seen") and now["outline"] >= 2)

    def wait_for_focus(self, own: str) -> None:
        """Wait until something with this test id has the keyboard."""
        self.wait_for(lambda: self.focus.get("own") == own)

    def press(self, name: str) -> None:
        """Go to what has this test id, and press Enter."""
        self.tab_to(name)
        self.key("Enter")

    def decide(self, policy: Policy | None = None) -> Message:
        """Answer what is asked out of the list of choices."""
        prompt = self.prompt
        assert prompt is not None
        if self.answers_itself(prompt):
            return dict(prompt["options"][0])
        expect(self.shown(prompt)).to_be_visible()
        index = (policy or sensible)(self, prompt, self.game["view"])
        option: Message = prompt["options"][index]
        before = self.count("done", "refused")
        self.go_to_question()
        self.choose(prompt, option)
        self.wait_for(lambda: self.count("done", "refused") > before)
        assert self.last("done", "refused")["type"] == "done", self.last("refused")
        self.answered.add(prompt["sequence"])
        return option

    def go_to_question(self) -> None:
        """The page has led the keyboard to the question, unless something else was being done."""
        inside = "() => document.getElementById('asked')?.contains(document.activeElement)"
        if not self.page.evaluate(inside):
            self.tab_to("asked-heading", key="Shift+Tab")

    def choose(self, prompt: Message, option: Message) -> None:
        """Card, deed, place: as far as the list asks, and confirm."""
        index = prompt["options"].index(option)
        chosen: list[str] = []
        for _ in range(8):
            line = self.choose_line(option, index, chosen)
            if line["part"] in ("card", "more"):
                chosen.append(line["value"])
            if line.get("index") is not None:
                break
        if not prompt["window"]:
            self.wait_for(lambda: self.focus.get("own") == "confirm")
            self.key("Enter")

    def choose_line(self, option: Message, index: int, chosen: list[str]) -> dict[str, Any]:
        """Go to the line that leads to an option, by its number or with arrows, and choose it."""
        lines = self.page.evaluate(LINES)
        place = next(n for n, line in enumerate(lines) if leads(line, option, index, chosen))
        if place < 9 and self.random.random() < 0.5:
            self.key(str(place + 1))
        else:
            for _ in range(len(lines) + 1):
                now = self.focus
                if (now.get("part"), now.get("value"), now.get("index")) == (
                    lines[place].get("part"),
                    lines[place].get("value"),
                    lines[place].get("index"),
                ):
                    break
                self.key("ArrowDown")
            self.key("Enter")
        return dict(lines[place])


def leads(line: Message, option: Message, index: int, chosen: list[str]) -> bool:
    """Whether a line of the list leads to an option."""
    if line.get("index") is not None:
        return int(line["index"]) == index
    part, value = str(line["part"]), str(line["value"])
    if part in ("card", "more"):
        cards = list(option.get("cards") or ([option["card"]] if option.get("card") else []))
        for card in chosen:
            if card not in cards:
                return False
            cards.remove(card)
        return value in cards
    if part in ("cell", "second"):
        return option.get(part) is not None and ",".join(map(str, option[part])) == value
    if part == "turned":
        return bool(option.get("turned")) == (value == "yes")
    return str(option.get(part)) == value
