"""Refusals in every language: whatever code a server may send, a page has a text for it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from motherlode.locale import languages, texts
from motherlode.web.app import STATUS

SOURCES = Path(__file__).parents[1] / "src" / "motherlode"
# Who is given a code, and as which argument.
GIVEN = {
    "TableRefusal": 0,
    "__init__": 0,
    "Failure": 0,
    "Goodbye": 1,
    "goodbye": 1,
    "part": 1,
    "refuse": 2,
    "getattr": 2,
    "read_body": 3,
}


def words(node: ast.expr) -> set[str]:
    """The words that an expression may be: itself, or whatever a condition or a default gives."""
    if isinstance(node, ast.IfExp):
        return words(node.body) | words(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def given(call: ast.Call) -> set[str]:
    """The codes that stand in a call."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)
    place = GIVEN.get(name)
    named = [one.value for one in call.keywords if one.arg == "code"] if name in GIVEN else []
    placed = [call.args[place]] if place is not None and place < len(call.args) else []
    return {word for node in [*named, *placed] for word in words(node)}


@cache
def codes() -> frozenset[str]:
    """Every code that tables and the server give."""
    paths = [*(SOURCES / "tables").rglob("*.py"), *(SOURCES / "web").rglob("*.py")]
    calls = [
        node
        for path in paths
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
    ]
    found = set(STATUS).union(*map(given, calls))
    return frozenset(word for word in found if re.fullmatch("[a-z_-]+", word))


def test_the_codes_are_found_wherever_they_are_given() -> None:
    seen = codes()
    assert {"stale", "storage", "failed", "refused", "not_found", "crowded", "elsewhere"} <= seen
    assert {"not_host", "silent", "begun", "record-too-big", "record-cut", "no_call"} <= seen


@pytest.mark.parametrize("language", languages())
def test_every_refusal_is_told_in_every_language(language: str) -> None:
    spoken = texts(language)
    known = set(spoken.keys())
    assert {code for code in codes() if f"error-{code}" not in known} == set()
    if language != "en":
        english = texts("en")
        same = {c for c in codes() if spoken.text(f"error-{c}") == english.text(f"error-{c}")}
        assert same == set()
