"""Rows of tests: what takes long begins first in each, and what tests cost is counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.costs import spent, told
from tests.support.rows import begun_early

TESTS = [f"quick-{n}" for n in range(30)] + [f"browser-{n}" for n in range(9)] + ["long", "quick"]
TESTS.insert(7, "long-browser")


def row_of(tests: list[str], row: int, rows: int) -> list[str]:
    """What a row is given at the start: as many as the others, and the last what is left."""
    for left in range(rows, rows - row, -1):
        tests = tests[len(tests) // left :]
    return tests[: len(tests) // (rows - row)]


@pytest.mark.parametrize("rows", [2, 3, 4])
def test_a_row_begins_with_what_takes_long(rows: int) -> None:
    ordered = begun_early(TESTS, rows, lambda one: "long" in one, lambda one: "browser" in one)
    assert sorted(ordered) == sorted(TESTS)
    parts = [row_of(ordered, row, rows) for row in range(rows)]
    assert [part[0] for part in parts[:2]] == ["long-browser", "long"]
    for part in parts:
        kinds = [one.partition("-")[0] for one in part]
        assert kinds == sorted(kinds, key=["long", "browser", "quick"].index)
        assert len([one for one in part if "browser" in one]) >= 2


def test_what_tests_cost_is_told_by_folder(tmp_path: Path) -> None:
    (tmp_path / "cpu.stat").write_text("usage_usec 4500000\nuser_usec 1\n")
    web, cli = "1.5 9.0 tests/web/test_a.py::test[a b]\n", "2.0 3.0 tests/cli/test_b.py::test\n"
    assert [line.split(maxsplit=1) for line in told(web + cli + web, spent(tmp_path))] == [
        ["2.00", "3.00 tests/cli/test_b.py::test"],
        ["1.50", "9.00 tests/web/test_a.py::test[a b]"],
        ["1.50", "9.00 tests/web/test_a.py::test[a b]"],
        ["3.0", "tests/web"],
        ["2.0", "tests/cli"],
        ["-0.5", "to collect, to start and to end"],
        ["4.5", "in all"],
    ]
