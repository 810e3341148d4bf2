"""The players' texts: one folder of Fluent files per language, read once and looked up by key.

A file holds the words of one part of the program; those in `modules/` hold all words of one module.
"""

import os
import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

__all__ = ["Texts", "best_language", "languages", "sources", "texts"]

ENGLISH = "en"
MODULES = "modules"  # the folder of a language with a file for each module
# Where a word of a title may be parted: with a hyphen, or without.
PARTED = str.maketrans("", "", "\u00ad\u200b")
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.ASCII | re.MULTILINE)
TERM = "-"  # what the key of a term begins with
STRAY = re.compile(r"^[^#}\s].*", re.MULTILINE)  # unless an entry begins with it
# A text within a text.
NAMED = re.compile(r"\{\s*([A-Za-z][\w-]*)\s*[.}]", re.ASCII)
# What tells a person's language: our own word, then those of the system, the first that is set.
SETTINGS = ("MOTHERLODE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class Texts:
    """All texts of one language; each is read when it is first wanted, for reading takes time."""

    def __init__(self, language: str, sources: Iterable[tuple[str, str]]) -> None:
        """Read Fluent sources, each given as the name and the content of its file."""
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._locale = language.replace("-", "_")
        self._unread: dict[str, tuple[str, str]] = {}  # by key: the file, and the entry there
        self._keys: dict[str, None] = {}
        for name, content in sources:
            self._add(name, content)

    def text(self, key: str, /, **arguments: str | int) -> str:
        """The text of a key, with its arguments filled in."""
        return self._format(key, None, arguments)

    def title(self, key: str) -> str:
        """The short title of a key: its attribute `.title`, as one word each."""
        return self._format(key, "title", {}).translate(PARTED)

    def told(self, key: str, attribute: str, /, **arguments: str | int) -> str:
        """An attribute of a key, with its arguments filled in; the key's text if it has none."""
        return self._format(key, attribute if self.has(key, attribute) else None, arguments)

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether there is a text of this key, and with this attribute."""
        if key not in self._keys:
            return False
        self._read(key)
        return not attribute or attribute in self._bundle.get_message(key).attributes

    def number(self, value: float, digits: int = 0) -> str:
        """A number as it is written in this language, with `digits` decimals."""
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        return str(format_decimal(value, pattern, self._locale))

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of the whole as it is written in this language."""
        return str(format_percent(share, f"#,##0.{'0' * digits}%", self._locale))

    def listed(self, parts: Iterable[str]) -> str:
        """Several words in a row."""
        return self.text("list-comma").join(parts)

    def people(self, names: Iterable[str]) -> str:
        """Several people in a sentence, the last after an “and” where a language has one."""
        *others, last = [self.text("person", name=name) for name in names] or [""]
        if len(others) < 2:
            return self.text("list-pair", first=others[0], last=last) if others else last
        return self.text("list-last", others=self.listed(others), last=last)

    def keys(self) -> tuple[str, ...]:
        """Every key, in the order of the files."""
        return tuple(self._keys)

    def _add(self, name: str, content: str) -> None:
        found = list(ENTRY.finditer(content))
        starts = [entry.start() for entry in found]
        for line in STRAY.finditer(content):
            if line.start() not in starts:
                raise self._strange(name, line[0])
        for entry, end in zip(found, [*starts[1:], len(content)]):
            key = entry[1]
            if key in self._keys:
                raise ValueError(f"{self.language}/{name} has the key {key} again.")
            self._unread[key] = name, content[entry.start() : end]
            if key.startswith(TERM):
                self._read(key)
            else:
                self._keys[key] = None

    def _read(self, key: str) -> None:
        name, source = self._unread.pop(key, ("", ""))
        if not name:
            return
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise self._strange(name, entry.content or source)
        self._bundle.add_resource(resource)
        for other in NAMED.findall(source):
            self._read(other)

    def _strange(self, name: str, content: str) -> ValueError:
        return ValueError(f"{self.language}/{name} is not valid Fluent near: {content}")

    def _format(self, key: str, attribute: str | None, arguments: dict[str, str | int]) -> str:
        if not self.has(key):
            raise KeyError(f"There is no text {key!r} in the language {self.language!r}.")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise KeyError(
                f"The text {key!r} in the language {self.language!r} has no {attribute or 'value'}."
            )
        words, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(
                f"The text {key!r} in {self.language!r} can't be filled in: {errors[0]}."
            )
        return str(words)


def languages() -> tuple[str, ...]:
    """The languages there are texts in: the names of the folders beside this file."""
    folders = (entry.name for entry in files(__name__).iterdir() if entry.is_dir())
    return tuple(sorted(name for name in folders if not name.startswith("_")))


def best_language(wanted: Sequence[str]) -> str:
    """The first of these languages, such as `uk_UA.UTF-8`, that has texts; else English."""
    known = languages()
    for name in wanted:
        tag = name.partition(".")[0].partition("@")[0].replace("_", "-").casefold()
        kin = tag.partition("-")[0]
        for language in known:
            if language.casefold() == tag:
                return language
        for language in known:
            if kin and language.casefold().partition("-")[0] == kin:
                return language
    return ENGLISH


def texts(language: str | None = None) -> Texts:
    """The texts of a language; without a name, of the person's own as far as the system tells."""
    if language is None:
        told = [value for name in SETTINGS if (value := os.environ.get(name))]
        return _load(best_language(told[:1]))
    return _load(language)


@cache
def _load(language: str) -> Texts:
    if language not in languages():
        raise KeyError(f"There are no texts in the language {language!r}.")
    return Texts(language, sources(language))


def sources(language: str) -> list[tuple[str, str]]:
    """The name and the content of each file of a language, those of the modules last."""
    folder = files(__name__).joinpath(language)
    return [*_read(folder), *_read(folder.joinpath(MODULES), f"{MODULES}/")]


def _read(folder: Traversable, place: str = "") -> list[tuple[str, str]]:
    if not folder.is_dir():
        return []
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return [
        (place + entry.name, entry.read_text("utf-8"))
        for entry in entries
        if entry.name.endswith(".ftl")
    ]
