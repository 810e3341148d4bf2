"""What make compares times with: nothing that playing or testing writes makes it build again."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def variables() -> dict[str, list[str]]:
    """The variables of the Makefile."""
    told = subprocess.run(
        ["make", "--print-data-base", "--question", "help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    pairs = (line.split(" := ", 1) for line in told.splitlines() if " := " in line)
    return {name: value.split() for name, value in pairs}


def test_pages_are_made_of_texts_and_not_of_what_python_keeps(
    variables: dict[str, list[str]],
) -> None:
    sources = variables["PAGE_SOURCES"]
    assert "src/motherlode/locale/en/web.ftl" in sources
    assert "src/motherlode/locale/en" in sources
    assert "src/motherlode/locale" not in sources  # Python keeps its own files there
    assert not [name for name in sources if "__pycache__" in name or name.endswith(".py")][1:]


def test_a_wheel_is_made_of_all_sources(variables: dict[str, list[str]]) -> None:
    sources = variables["SOURCES"]
    assert "src/motherlode/rules/core/engine.py" in sources
    assert not [name for name in sources if "__pycache__" in name]


@pytest.mark.parametrize("task", ["look", "module-files", "module-check"])
def test_what_runs_beside_another_make_sets_up_alone(task: str) -> None:
    said = subprocess.run(["make", "-n", task], cwd=ROOT, capture_output=True, encoding="utf-8")
    lines = said.stdout.splitlines()
    alone = next(at for at, line in enumerate(lines) if "tools/locked.py build/setup.lock" in line)
    assert not any("hatch_build.py" in line or "uv pip install" in line for line in lines)
    assert any("tools.modules" in line or "-m motherlode" in line for line in lines[alone + 1 :])
