"""Barriers in a page: what axe finds, what is too small for a finger, what runs out of the page."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.browser.person import DESKTOP, PHONE, Person
from tests.support.chromium import axe

# By the light that is on and then by the other; all but colors is the same in both. What is inside
# a drawing is for the eye alone: without it axe is done in half the time, and little is painted.
# Under a dialog nothing can be reached, and all was looked at before it opened.
RUN = """async (colours) => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const all = {
    runOnly: { type: 'tag', values: tags },
    rules: { 'target-size': { enabled: true } },
  };
  const inside = [...document.querySelectorAll('svg.art, svg[aria-hidden=true]')].map((drawing) => {
    const lines = document.createDocumentFragment();
    lines.append(...drawing.childNodes);
    return () => drawing.append(lines);
  });
  const sheets = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = sheets.slice(0, 1); // not what makes a page faint: colors count
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const look = async (theme, options) => {
    document.documentElement.dataset.theme = theme;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const found = await axe.run(place, { ...options, resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${theme}: ${id} (${help}): ${node.target.join(' ')}\\n      ` +
        node.failureSummary.split('\\n').slice(1).map((line) => line.trim()).join(' ') +
        `\\n      ${node.html.slice(0, 200)}`));
  };
  const [one, other] =
    document.documentElement.dataset.theme === 'dark' ? ['dark', 'light'] : ['light', 'dark'];
  try {
    const found = await look(one, all);
    return [...found, ...(await look(other, { runOnly: { type: 'rule', values: colours } }))];
  } finally {
    document.adoptedStyleSheets = sheets;
    inside.forEach((back) => back());
  }
}"""
COLOURS = ["color-contrast", "link-in-text-block"]


def in_both_lights(page: Page) -> list[str]:
    """What axe finds by day and by lantern: all of WCAG 2.2 AA it knows."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe())
    found: list[str] = page.evaluate(RUN, COLOURS)
    return found


SMALL = """() => {
  const controls = 'button, a[href], select, input:not([type=hidden]), textarea, summary, ' +
    '[role=tab], [role=menuitem], [role=menuitemcheckbox], [role=slider]';
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return [...document.querySelectorAll(controls)].flatMap((one) => {
    const ticked = one.matches('input[type=radio], input[type=checkbox]');
    const seen = ticked ? one.closest('label') : one;
    if (!seen || !shown(seen) || seen.closest('[inert]')) return [];
    if (seen.tagName === 'A' && getComputedStyle(seen).display === 'inline') return []; // in a text
    // the maze zooms, and a sketch of one is seen whole: a slip there is one tap to mend
    if (seen.closest('.layer, .board, .visually-hidden')) return [];
    const box = seen.getBoundingClientRect();
    if (!box.width || (box.width >= 43.5 && box.height >= 43.5)) return [];
    return [`${Math.round(box.width)}x${Math.round(box.height)} ${seen.outerHTML.slice(0, 160)}`];
  });
}"""


def too_small(page: Page) -> list[str]:
    """Controls that a finger misses: less than 44 pixels either way."""
    found: list[str] = page.evaluate(SMALL)
    return found


SEEN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


class BothScreens:
    """A phone that becomes a desktop and a phone again: a page is loaded once for both."""

    def __init__(self, person: Person) -> None:
        assert person.touch, "a desktop can't become a phone"
        self.person = person
        self._session = person.context.new_cdp_session(person.page)

    def turn_to(self, phone: bool) -> None:
        """Become one of them."""
        self._session.send("Emulation.setTouchEmulationEnabled", {"enabled": phone})
        self.person.page.set_viewport_size(PHONE if phone else DESKTOP)  # type: ignore[arg-type]
        self.person.page.evaluate(SEEN)
        self.person.touch = phone

    def each(self) -> Iterator[bool]:
        """As it is now, then as the other one, which it stays."""
        now = self.person.touch
        yield now
        self.turn_to(not now)
        yield not now


class Looks:
    """What stands in somebody's way, and where it was first seen."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.found: dict[str, str] = {}

    def at(self, where: str) -> None:
        """Look at the page as it is now."""
        page = self.person.page
        for line in in_both_lights(page) + (too_small(page) if self.person.touch else []):
            self.found.setdefault(line, where)

    def at_each(self, screens: BothScreens, where: str) -> None:
        """Look at the page on both screens."""
        for _ in screens.each():
            self.at(where)

    def check(self) -> None:
        """There must be nothing."""
        assert not self.found, "\n".join(f"{where}: {line}" for line, where in self.found.items())
