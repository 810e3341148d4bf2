"""Every reason that the sources can give: its code, its English sentence, and its values."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import motherlode

ROOT = Path(motherlode.__file__).parent
RULES = re.compile(r"\s*\([A-Z]-\d+(, [A-Z]-\d+)*\)$")
FOR_ENGLISH_ONLY = "detail"  # what another program says, which nobody translates


class Given(NamedTuple):
    """A reason where it is given."""

    code: str
    sentence: str  # without the rules' ids
    values: frozenset[str]
    where: str


def given() -> Iterator[Given]:
    """Every call of `because` in the sources."""
    for path in sorted(ROOT.rglob("*.py")):
        if path == ROOT / "rules" / "core" / "reasons.py":
            continue
        text = path.read_text("utf-8")
        if "because(" not in text:  # most: to parse them would take a second
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "because":
                yield _given(node, f"{path.relative_to(ROOT)}:{node.lineno}")
    yield Given("said", "{text}", frozenset({"text"}), "rules/core/reasons.py")
    yield Given("line", "line {line}: {why}", frozenset({"line", "why"}), "rules/core/reasons.py")


def _given(node: ast.Call, where: str) -> Given:
    code, sentence = (ast.literal_eval(argument) for argument in node.args)
    values = frozenset(str(keyword.arg) for keyword in node.keywords)
    return Given(code, RULES.sub("", sentence), values, where)


def fluent(sentence: str) -> str:
    """An English sentence as its text in a Fluent file."""
    return re.sub(r"\{(\w+)\}", r"{ $\1 }", sentence)
