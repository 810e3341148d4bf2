"""Markdown as far as links go: its headings, its links, its blocks of code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

FENCE = re.compile(
    r"^(?P<indent> *)```(?P<kind>[\w+-]*)[^\n]*\n(?P<code>.*?)^(?P=indent)```$", re.M | re.S
)
SPAN = re.compile(r"(`+)(?P<code>.+?)\1", re.S)
LINK = re.compile(r"(?P<before>!?\[(?:[^\[\]]|\[[^\]]*\])*\]\()(?P<target>[^)\s]+)(?P<after>\))")
ATTRIBUTE = re.compile(
    r"(?P<before><(?:img|a)\b[^>]*?\b(?:src|href)=\")(?P<target>[^\"]+)(?P<after>\")"
)
HEADING = re.compile(r"^#{1,6} +(?P<words>.+?)(?: *\{ *#(?P<id>[\w-]+) *\})?$", re.M)

ITEM = re.compile(r"^(?P<indent> *)(?P<mark>[-*]|\d+\.) +(?=\S)")
DEEP = 4  # spaces before what belongs to an item, as Python's Markdown wants it
EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)


class Block(NamedTuple):
    """A block of code: its language, the line it begins at, and what is in it."""

    kind: str
    line: int
    code: str


def blocks(text: str) -> Iterator[Block]:
    """The blocks of code between fences."""
    for found in FENCE.finditer(text):
        indent = len(found["indent"])
        code = "".join(line[indent:] for line in found["code"].splitlines(keepends=True))
        yield Block(found["kind"], text.count("\n", 0, found.start()) + 2, code)


def spans(text: str) -> list[str]:
    """What stands in code marks within sentences."""
    return [" ".join(found["code"].split()) for found in SPAN.finditer(without_blocks(text))]


def without_blocks(text: str) -> str:
    """The text with empty lines in place of blocks, so that lines keep their numbers."""
    return FENCE.sub(lambda found: "\n" * found[0].count("\n"), text)


def prose(text: str) -> str:
    """The text with blanks in place of all code."""
    return SPAN.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), without_blocks(text))


def links(text: str) -> Iterator[tuple[int, str]]:
    """Where links and pictures lead, with their lines."""
    words = prose(text)
    for pattern in (LINK, ATTRIBUTE):
        for found in pattern.finditer(words):
            yield words.count("\n", 0, found.start("target")) + 1, found["target"]


def anchors(text: str) -> set[str]:
    """The anchors of a page: those of its headings, numbered when they come again."""
    found: set[str] = set()
    for heading in HEADING.finditer(without_blocks(text)):
        name = heading["id"] or slug(heading["words"])
        again = 0
        while name in found:
            again += 1
            name = f"{slug(heading['words'])}_{again}"
        found.add(name)
    return found


def slug(words: str) -> str:
    """A heading as an anchor: small letters, digits and hyphens."""
    plain = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", words).replace("`", "").strip().lower()
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


def fenced(text: str) -> str:
    """A docstring with its examples between fences."""
    return EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", text)


def with_deep_lists(text: str) -> str:
    """The text with lists as Python's Markdown reads them: after an empty line, deeply indented.

    Elsewhere an item holds all that begins where its words begin.
    """
    made: list[str] = []
    depths: list[int] = []  # where the words of the items begin in which we are
    is_code, shift = False, 0
    for line in text.splitlines():
        is_fence = line.lstrip().startswith("```")
        if line.strip() and not is_code:
            item = ITEM.match(line)
            was_in_list, follows = bool(depths), bool(made and made[-1])
            indent = len(line) - len(line.lstrip())
            while depths and indent < depths[-1] and (item or not follows):
                depths.pop()
            if item and follows and not was_in_list:
                made.append("")
            shift = DEEP * len(depths) - indent if depths else 0
            depths += [item.end()] if item else []
        made.append(" " * max(shift, 0) + line[max(-shift, 0) :] if line.strip() else "")
        is_code ^= is_fence
    return "\n".join(made) + "\n"
