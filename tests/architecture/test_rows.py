"""What takes long begins first in every row of tests."""

from __future__ import annotations

import pytest

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
