"""Nobody is spoken to in turns of phrase that nobody uses: `banned` lists them by language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from motherlode.locale import languages, sources
from tests.words.spoken import Said, explained, helped, refused, told, ways, written

LISTS = Path(__file__).parent / "banned"
PLACES = ("pages", "terminal", "source", "guide", "docs")
CODE = "code"  # only where a pattern names it
ALL = (*PLACES, CODE)
PLACEABLE = re.compile(r"\{[^{}]*\}")
FILES = [(language, name) for language in languages() for name, _ in sources(language)]


class Banned(NamedTuple):
    """A turn of phrase, what to say instead, and what shows that the pattern works."""

    pattern: re.Pattern[str]
    say: str
    like: str  # has it
    unlike: str  # looks like it, and is fine
    places: tuple[str, ...]
    keys: re.Pattern[str]


@cache
def banned(language: str) -> list[Banned]:
    """The list of a language."""
    entries = tomllib.loads((LISTS / f"{language}.toml").read_text("utf-8"))["banned"]
    return [
        Banned(
            re.compile(entry.pop("pattern"), re.IGNORECASE),
            entry.pop("say"),
            entry.pop("like"),
            entry.pop("unlike", ""),
            places(entry.pop("places", PLACES)),
            re.compile(entry.pop("keys", "")),
            **entry,  # any other key is a mistake
        )
        for entry in entries
    ]


def places(named: str | Iterable[str]) -> tuple[str, ...]:
    """Where a turn of phrase is banned."""
    return ALL if named == "everywhere" else tuple(named)


def is_name(found: re.Match[str], words: str) -> bool:
    """Whether it is found within a placeable: nobody reads what a variable is called."""
    spans = (one.span() for one in PLACEABLE.finditer(words))
    return any(first < found.start() and found.end() < last for first, last in spans)


def faults(language: str, texts: Iterable[Said]) -> Iterator[str]:
    """Each text that says what is banned, with its key and what to say instead."""
    for said in texts:
        for ban in banned(language):
            if said.place not in ban.places or not ban.keys.search(said.where):
                continue
            for found in ban.pattern.finditer(said.words):
                if is_name(found, said.words):
                    continue
                around = said.words[max(found.start() - 60, 0) : found.end() + 60]
                yield f"{said.where}: “{found[0]}” in “{around}”; say: {ban.say}"


def demand_none(language: str, texts: Iterable[Said]) -> None:
    found = list(dict.fromkeys(faults(language, texts)))
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(("language", "file"), FILES, ids=["/".join(one) for one in FILES])
def test_texts_say_nothing_banned(language: str, file: str) -> None:
    demand_none(language, told(language, file))


def test_refusals_in_the_sources_say_nothing_banned() -> None:
    read = [*refused()]
    assert len(read) > 200
    demand_none("en", read)


def test_the_help_of_commands_says_nothing_banned() -> None:
    read = [*helped()]
    assert len(read) > 30
    demand_none("en", read)


def test_comments_and_docstrings_say_nothing_banned() -> None:
    read = [*explained()]
    assert sum(bool(one.words) for one in read) > 1000
    assert {one.where.rpartition(".")[2] for one in read} == {"py", "ts", "svelte", "css"}
    demand_none("en", read)


@pytest.mark.parametrize("page", sorted(written()))
def test_pages_people_wrote_say_nothing_banned(page: str) -> None:
    demand_none("en", [written()[page]])


@pytest.mark.parametrize("language", languages())
def test_every_pattern_finds_what_it_bans_and_nothing_else(language: str) -> None:
    for ban in banned(language):
        assert ban.pattern.search(ban.like), ban.pattern.pattern
        assert not ban.unlike or not ban.pattern.search(ban.unlike), ban.pattern.pattern
        assert set(ban.places) <= set(ALL)


def test_a_fault_names_the_key_the_text_and_what_to_say() -> None:
    said = Said("pages", "some-key.do", "Please lay the card.")
    please, lay = faults("en", [said])
    assert lay.startswith("some-key.do: “lay” in “Please lay the card.”; say: place")
    assert please.startswith("some-key.do: “Please”")


def test_every_way_a_text_can_come_out_is_read() -> None:
    entry = FluentParser().parse_entry('k = a { $n ->\n [one] b\n *[other] c { "d" }\n } { $e }')
    assert isinstance(entry, ast.Message)
    assert entry.value is not None
    assert ways(entry.value) == ["a b { $e }", "a c d { $e }"]


def test_pages_people_wrote_are_known() -> None:
    assert {"README.md", "docs/guide/play.md", "docs/words.md"} <= set(written())
    assert "CHANGELOG.md" not in written()
