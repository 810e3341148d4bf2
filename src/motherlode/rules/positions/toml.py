"""TOML pages: a text in which every value knows the line where it stands."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from typing import Final, NoReturn, ParamSpec, TypeVar

from motherlode.rules.core.errors import (
    BadNotation,
    BadPosition,
    IllegalChoice,
    IncompatibleModules,
)
from motherlode.rules.core.reasons import Reason, at_line, because

Given = ParamSpec("Given")
Read = TypeVar("Read")

_KEY = r"""(?:"(?:[^"\\]|\\.)*"|'[^']*'|[\w-]+)"""
_HEADING = re.compile(rf"\s*\[\s*({_KEY})\s*\]")
_ENTRY = re.compile(rf"\s*({_KEY})(?:\s*\.\s*({_KEY}))?\s*=")
# Strings and comments; one that doesn't end goes on to where it would have to.
_QUOTED = re.compile(
    r'''"""(?:[^\\]|\\.)*?(?:"{3,5}|\Z)|"(?:[^"\\\n]|\\[^\n])*"?|#[^\n]*|'''
    r"""'''.*?(?:'{3,5}|\Z)|'[^'\n]*'?""",
    re.DOTALL,
)
_WORD = re.compile(r"\w+")
_BETWEEN_KEYS = re.compile(r"[^\w\s.-]")
_DECODE_ERROR = re.compile(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)")


DEEPEST: Final = 4  # dots in a key; a position needs one
LONGEST_WORD: Final = 100  # signs of a number or a key outside of quotes
TWICE: Final = because("written-twice", "this appears twice")
DEEP: Final = because("toml-deep", "this is nested too deeply for a position")


class Page:
    """A TOML text: what it says, and where."""

    def __init__(self, text: str) -> None:
        self.lines = text.removeprefix("\ufeff").split("\n")
        self.bare = _QUOTED.sub(_blank, "\n".join(self.lines)).split("\n")
        self._check_size()
        self.data = self._parse()
        self.places = self._find_places()

    def _check_size(self) -> None:
        """Refuse what takes the parser long: its time grows with the square of a key's depth."""
        for number, line in enumerate(self.bare, 1):
            if any(keys.count(".") > DEEPEST for keys in _BETWEEN_KEYS.split(line)):
                raise BadPosition(at_line(number, DEEP))
            if any(len(word) > LONGEST_WORD for word in _WORD.findall(line)):
                detail = "a number or a word is too long"
                why = because("not-toml", "this isn’t TOML: {detail}", detail=detail)
                raise BadPosition(at_line(number, why))

    def _parse(self) -> dict[str, object]:
        try:
            return tomllib.loads("\n".join(self.lines))
        except tomllib.TOMLDecodeError as error:
            match = _DECODE_ERROR.fullmatch(str(error))
            reason = match[1] if match else str(error)
            last = len("\n".join(self.lines).rstrip().split("\n"))
            line = match[2] if match and match[2] else last
            if "overwrite" in reason or "twice" in reason:
                raise BadPosition(at_line(int(line), TWICE)) from error
            sentence = reason[:1].lower() + reason[1:]
            why = because("not-toml", "this isn’t TOML: {detail}", detail=sentence)
            raise BadPosition(at_line(int(line), why)) from error
        except RecursionError as error:
            raise BadPosition(DEEP) from error

    def _find_places(self) -> dict[tuple[str, str], int]:
        """The line of each key; the further lines of a list that goes on are passed over."""
        places: dict[tuple[str, str], int] = {}
        table, depth = "", 0
        for number, (line, bare) in enumerate(zip(self.lines, self.bare, strict=True), 1):
            heading = _HEADING.match(line) if depth == 0 else None
            entry = _ENTRY.match(line) if depth == 0 else None
            if heading:
                table = _unquoted(heading[1])
                places[table, ""] = number
                continue
            if entry:
                first, second = _unquoted(entry[1]), _unquoted(entry[2] or "")
                place = (table, first) if table else (first, second)
                places.setdefault(place, number)
            depth += sum(bare.count(sign) for sign in "[{") - sum(bare.count(s) for s in "]}")
        return places

    def line_of(self, key: str, inner: str, item: str) -> int:
        """Where a key stands, or its inner key, or a text in its list; 0 if it isn't found."""
        line = self.places.get((key, inner)) or self.places.get((key, ""), 0)
        if item and line:
            end = min((other for other in self.places.values() if other > line), default=None)
            for number, words in enumerate(self.lines[line - 1 : end and end - 1], line):
                if json.dumps(item, ensure_ascii=False) in words or f"'{item}'" in words:
                    return number
        return line

    def has(self, key: str) -> bool:
        """Whether the text has a key."""
        return key in self.data

    def at(self, key: str, default: object = None) -> Spot:
        """What the text says at a key, or what holds without it."""
        return Spot(self, self.data.get(key, default), key)


class Spot:
    """One value of a page; whoever refuses it tells its line."""

    def __init__(
        self, page: Page, value: object, key: str, inner: str = "", item: str = ""
    ) -> None:
        self.page = page
        self.value = value
        self.key = key
        self.inner = inner
        self.item = item

    def fail(self, reason: Reason) -> NoReturn:
        """Refuse the position because of this value."""
        line = self.page.line_of(self.key, self.inner, self.item)
        raise BadPosition(at_line(line, reason) if line else reason)

    def read(
        self, reader: Callable[Given, Read], *args: Given.args, **kwargs: Given.kwargs
    ) -> Read:
        """Let a reader of the notation or the catalogue read; what it refuses is refused here."""
        try:
            return reader(*args, **kwargs)
        except (BadNotation, BadPosition, IllegalChoice, IncompatibleModules) as error:
            self.fail(error.reason)

    def word(self) -> str:
        """A text."""
        if not isinstance(self.value, str):
            self.fail(because("must-be-text", "{key} must be a string in quotes", key=self.name))
        return self.value

    def is_whole(self) -> bool:
        """Whether it is a whole number."""
        return isinstance(self.value, int) and not isinstance(self.value, bool)

    def whole(self, low: int, high: int) -> int:
        """A whole number between two bounds."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            self.fail(because("must-be-whole", "{key} must be a whole number", key=self.name))
        if not low <= self.value <= high:
            self.fail(
                because(
                    "must-be-from-to",
                    "{key} must be a whole number from {low} to {high}",
                    key=self.name,
                    low=str(low),
                    high=str(high),
                )
            )
        return self.value

    def parts(self) -> list[Spot]:
        """Each value of a list; a single value stands for a list of one."""
        values = self.value if isinstance(self.value, list) else [self.value]
        return [
            Spot(self.page, value, self.key, self.inner, value if isinstance(value, str) else "")
            for value in values
        ]

    def entries(self) -> list[Spot]:
        """Each entry of a table; its name is in `inner`."""
        if not isinstance(self.value, dict):
            self.fail(
                because(
                    "must-be-table", "{key} is a table; write [{key}] above its lines", key=self.key
                )
            )
        return [Spot(self.page, value, self.key, inner) for inner, value in self.value.items()]

    @property
    def name(self) -> str:
        """How a sentence names it."""
        return self.inner or self.key


def _blank(quoted: re.Match[str]) -> str:
    """What stands for a string or a comment: as many lines, and a word for a string."""
    return "" if quoted[0].startswith("#") else "q" + "\n" * quoted[0].count("\n")


def _unquoted(key: str) -> str:
    if not key.startswith('"'):
        return key.strip("'")
    try:
        return str(json.loads(key))
    except ValueError:  # an escape that TOML has and JSON hasn't
        return key.strip('"')
