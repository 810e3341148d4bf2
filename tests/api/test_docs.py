"""What the door's docstrings, README and the pages for programs show is run."""

from __future__ import annotations

import contextlib
import doctest
import io
import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "docs/python.md", "docs/environments.md")


def snippets(page: str) -> list[str]:
    """The Python of a page."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(
    "name", ["motherlode", "motherlode.api.game", "motherlode.api.option", "motherlode.env"]
)
def test_docstrings(name: str) -> None:
    failed, tried = doctest.testmod(import_module(name))
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_snippets_run_in_order_and_use_the_door_alone(page: str) -> None:
    found = snippets(page)
    assert found
    shared: dict[str, object] = {}
    for code in found:
        assert not re.search(r"motherlode\.(rules|bots|tables|api|cli|web)\b", code)
        with contextlib.redirect_stdout(io.StringIO()) as out:
            exec(code, shared)
        for line in re.findall(r"# prints (.*)$", code, re.MULTILINE):
            assert line in out.getvalue().splitlines()
