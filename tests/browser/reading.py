"""Reading a page as a person does: all that can be seen or is read out, and what is cut off."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from playwright.sync_api import Page

from motherlode.locale import sources, texts
from motherlode.rules.notation.words import default_names

NAMES = {"Robin", "Kim", "Pebble", *default_names(12)}
# Words that are the same in every language: the name, languages, keys, commands, formats.
SAME = {
    *("motherlode", "english", "português", "brasil", "abcde", "serve", "host", "replay", "check"),
    *("make", "play"),
    *("enter", "esc", "shift", "tab"),
    *("saboteur", "sil", "open", "font", "license", "nanum", "gothic"),
    *("biz", "udpgothic", "mit", "cpu", "url", "seed", "salt", "github", "https", "http"),
    *("vollkorn", "source", "sans"),
    *("python", "starlette", "sqlite", "svelte", "fluent"),
}
CHANGE = """(language) => new Promise((done) => {
  if (document.documentElement.lang === language) return done();
  const key = 'motherlode.preferences';
  const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify({ ...kept, language }));
  new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(() => done())))
    .observe(document.documentElement, { attributeFilter: ['lang'] });
  dispatchEvent(new StorageEvent('storage', { key }));
})"""
# What is cheap to know comes first: few of the elements say anything.
READ = """() => {
  const seen = [document.title];
  const said = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
  const isOwn = (element) => !element.closest('[lang]:not(html), script, style, [data-own]');
  for (const element of document.body.querySelectorAll('*')) {
    const words = said.filter((name) => element.hasAttribute(name))
      .map((name) => element.getAttribute(name));
    for (let node = element.firstChild; node; node = node.nextSibling)
      if (node.nodeType === 3 && node.data.trim()) words.push(node.data.trim());
    if (words.length && isOwn(element) && isSeen(element)) seen.push(...words);
  }
  return [...new Set(seen)];
}"""
# Text beyond the edge of a box that hides it, of a button, or of the screen; on a phone
# `innerWidth` would grow with a page that is too wide.
CUT = """() => {
  const cut = [];
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 1) cut.push(`the page is ${wide} px too wide`);
  const isSpelled = !['ko', 'ja'].includes(document.documentElement.lang); // words part at spaces
  const skipped = 'script, style, svg, option, .visually-hidden, [data-testid=maze]';
  const range = document.createRange();
  const pen = document.createElement('canvas').getContext('2d');
  const beyond = (inner, outer, slack) =>
    inner.left < outer.left - slack || inner.right > outer.right + slack ||
    inner.top < outer.top - slack - 2 || inner.bottom > outer.bottom + slack + 2;
  for (const select of document.querySelectorAll('select')) {
    if (!select.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(select);
    pen.font = style.font;
    const words = select.selectedOptions[0]?.textContent.trim() ?? '';
    const room = select.clientWidth - parseFloat(style.paddingLeft) - 16;
    if (pen.measureText(words).width > room + 1) cut.push(words);
  }
  const styles = new Map(); // of boxes that many texts are in
  const styleOf = (box) => {
    if (!styles.has(box)) {
      const { overflow, position, clipPath } = getComputedStyle(box);
      styles.set(box, { overflow, position, clipPath, outer: box.getBoundingClientRect() });
    }
    return styles.get(box);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest(skipped)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (styleOf(element).clipPath !== 'none') continue; // only read out
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
    if (isSpelled && rects.length > 1) // else it stands on one line
      for (const { 0: word, index } of node.data.matchAll(/\\p{L}{2,20}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const rows = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
        if (rows.size > 1) cut.push(`${word} on two lines`);
      }
    if (!rects.length) continue;
    const isBadge = styleOf(element).position === 'absolute';
    const button = isBadge ? null : element.closest('button, [role=tab], a');
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const { overflow, position, outer } = styleOf(box);
      if (/auto|scroll/.test(overflow)) break;
      const isEdge = /hidden|clip/.test(overflow) || box === button;
      if (isEdge && rects.some((rect) => beyond(rect, outer, 1.5))) {
        cut.push(node.data.trim());
        break;
      }
      if (position === 'fixed') break; // no box around it hides anything of it
    }
  }
  return cut;
}"""


# What is no text in a line of Fluent: where a message or a variant begins, and placeables.
MARKS = re.compile(r"^(?:-?[A-Za-z][\w-]* =|\.[\w-]+ =|\*?\[[^\]]*\])|\{[^{}]*(?:\}|->)|[{}]")


@cache
def pieces(language: str) -> frozenset[str]:
    """What the texts of a language are made of, between their variables."""
    lines = [line.strip() for _, source in sources(language) for line in source.splitlines()]
    found = [piece for line in lines if line[:1] != "#" for piece in MARKS.split(line)]
    stripped = (piece.strip(" .,:;()“”") for piece in found)
    return frozenset(piece for piece in stripped if re.search("[A-Za-z]{3}", piece))


class English:
    """What is English and nothing in another language: whole texts, and phrases in a text."""

    def __init__(self, language: str) -> None:
        other = "\n".join(pieces(language))
        strange = [piece for piece in pieces("en") if piece not in other]
        self.single = {piece for piece in strange if " " not in piece}
        self.phrases: dict[str, list[tuple[int, str]]] = {}  # by their first words
        for phrase in strange:
            first = re.search(r"\w+", phrase)
            if first and " " in phrase:
                self.phrases.setdefault(first[0], []).append((first.start(), phrase))

    def is_in(self, words: str) -> bool:
        """Whether some of it is English."""
        return words in self.single or any(
            self._is_at(words, word.start() - offset, phrase)
            for word in re.finditer(r"\w+", words)
            for offset, phrase in self.phrases.get(word[0], ())
        )

    @staticmethod
    def _is_at(words: str, start: int, phrase: str) -> bool:
        end = start + len(phrase)
        is_whole = not (phrase[-1].isalnum() and words[end : end + 1].isalnum())
        return start >= 0 and words.startswith(phrase, start) and is_whole


english = cache(English)


class Read(NamedTuple):
    """What is wrong with a page in a language."""

    keys: list[str]
    english: list[str]
    cut: list[str]


WELL = Read([], [], [])


def change(page: Page, language: str) -> None:
    """Let a page be in this language, with its letters."""
    page.evaluate(CHANGE, language)
    page.evaluate("() => document.fonts.ready.then(() => true)")


def read(page: Page, language: str, names: set[str]) -> Read:
    """Read a page that is shown in this language; `names` are those of people."""
    seen: list[str] = page.evaluate(READ)
    known = set(texts().keys())
    own = {name.casefold() for name in names} | SAME
    keys = [words for words in seen if (words in known and "-" in words) or "{$" in words]
    foreign = [] if language == "en" else [one for one in seen if is_english(one, language, own)]
    cut: list[str] = page.evaluate(CUT)
    return Read(keys, foreign, [words for words in cut if words not in names])


def is_english(words: str, language: str, own: set[str]) -> bool:
    """Whether something is English; in scripts other than Latin each word tells."""
    if english(language).is_in(words):
        return True
    if language == "pt-BR":
        return False
    found = re.findall(r"(?<![\w/.:-])[A-Za-z][a-z]{2,}(?![\w/.:-])", words)
    return any(word.casefold() not in own for word in found)
