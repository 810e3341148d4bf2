"""Every rule the package tells its players has a test, and no test names a rule there isn't."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from motherlode.locale import texts

TESTS = Path(__file__).resolve().parents[1]
PREFIX = "rule-"


def rules_told() -> set[str]:
    """The ids of the rules with a text."""
    keys = texts("en").keys()
    return {key.removeprefix(PREFIX) for key in keys if key.startswith(PREFIX)}


@cache
def rules_named(path: Path) -> set[str]:
    """The ids that a file's tests name with `@pytest.mark.rule(...)`."""
    named: set[str] = set()
    text = path.read_text(encoding="utf-8")
    if "mark.rule(" not in text:  # most: to parse them would take a while
        return named
    tree = ast.parse(text)
    within = [node for one in tree.body if isinstance(one, ast.ClassDef) for node in one.body]
    for node in [*tree.body, *within]:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for marker in node.decorator_list:
                if isinstance(marker, ast.Call) and ast.unparse(marker.func) == "pytest.mark.rule":
                    named |= {ast.literal_eval(argument) for argument in marker.args}
    return named


TABLES = sorted(path for path in TESTS.rglob("test_*.py") if path.name != "test_oracle.py")
"""The files with tests of single rules; the oracle's games name rules too, but prove them all
at once, so they don't count here."""


def test_every_rule_has_a_test() -> None:
    named = set[str]().union(*(rules_named(path) for path in TABLES))
    assert rules_told() - named == set()


@pytest.mark.parametrize("path", sorted(TESTS.rglob("test_*.py")), ids=lambda path: str(path.name))
def test_only_rules_that_exist_are_named(path: Path) -> None:
    assert rules_named(path) - rules_told() == set()
