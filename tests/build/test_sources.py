"""What make compares times with: nothing that playing or testing writes makes it build again."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ("setup", "wheel")


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


def steps(task: str, *settings: str) -> list[str]:
    """What make would run for a task."""
    said = subprocess.run(
        ["make", "-n", task, *settings], cwd=ROOT, capture_output=True, encoding="utf-8", check=True
    )
    return said.stdout.splitlines()


def test_a_game_in_the_terminal_waits_for_no_pages() -> None:
    assert any("ui/dist" in line for line in steps("play", "PLAY_ARGS=serve --port 8001"))
    assert not any("ui/dist" in line for line in steps("play", "PLAY_ARGS=play --players 5"))


@pytest.mark.parametrize("task", ["ready", "installed", "compiled"])
def test_whoever_compiles_keeps_nobody_from_setting_up(task: str) -> None:
    locked = [line for line in steps(task) if "tools/locked.py" in line]
    quick, slow = ([line for line in locked if f"build/{name}.lock" in line] for name in LOCKS)
    assert any("ui/dist" in line for line in quick)
    assert not any(".venv/.package" in line or "build/wheel/" in line for line in quick)
    assert any(".venv/.package" in line or "build/wheel/" in line for line in slow)


def test_the_command_is_there_before_the_package_is(tmp_path: Path) -> None:
    folder = tmp_path / "a clone"
    binaries = folder / ".venv" / "bin"
    binaries.mkdir(parents=True)
    (folder / "src").symlink_to(ROOT / "src")
    (binaries / "python").write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    (binaries / "python").chmod(0o755)
    command = shutil.copy(ROOT / "tools" / "motherlode.sh", binaries / "motherlode")
    told = subprocess.run([command, "--version"], cwd=tmp_path, capture_output=True, text=True)
    assert told.stdout.startswith("motherlode ")
    assert any(
        "tools/motherlode.sh" in line for line in steps(".venv/.build-needs", "--always-make")
    )
