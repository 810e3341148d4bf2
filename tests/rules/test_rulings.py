"""Every ruling, and all card data that was assumed, is told in the docs and on the rules page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from motherlode.locale import languages, texts
from tests.rules.rulings import ASSUMED, RULED

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs" / "rulings.md").read_text("utf-8")
PAGE = (ROOT / "ui" / "src" / "rulebook" / "rulings.ts").read_text("utf-8")
IDS = re.compile(r"\b[A-Z]-\d+\b")


def test_the_docs_tell_every_ruling() -> None:
    rulings, _, _ = DOCS.partition("## What the printed cards")
    rows = [line.split("|") for line in rulings.splitlines() if line.startswith("| ")]
    told = {id for row in rows for id in IDS.findall(row[1])}
    assert set(RULED) - told == set()


def test_the_rules_page_lists_every_ruling_once() -> None:
    listed = IDS.findall(PAGE.partition("RULED")[2].partition("];")[0])
    assert listed == list(RULED)


@pytest.mark.parametrize("name", ASSUMED)
def test_what_was_assumed_is_told_with_the_file_that_has_it(name: str) -> None:
    path, table = ASSUMED[name]
    assert re.search(rf"^{table}\b", (ROOT / path).read_text("utf-8"), re.MULTILINE)
    _, _, assumed = DOCS.partition("## What the printed cards")
    assert any(table in line and path in line for line in assumed.splitlines())
    assert f"'{name}'" in PAGE
    for language in languages():
        words = texts(language)
        assert words.title(f"assumed-{name}")
        assert f"{table} " in words.text(f"assumed-{name}", file=path) + " "
        assert path in words.text(f"assumed-{name}", file=path)
