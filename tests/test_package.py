"""The package itself: its version, its two ways to run, its clean sources and locks."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import motherlode

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src" / "motherlode"
RULES = sorted((SOURCES / "rules").rglob("*.py"))
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def ask_fresh_python(code: str, interpreted: str) -> str:
    """What a new Python process prints for the code, with the switch set to `interpreted`."""
    environment = os.environ | {"MOTHERLODE_INTERPRETED": interpreted}
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, env=environment, check=True, capture_output=True, text=True
    ).stdout.strip()


def imported_names(path: Path) -> set[str]:
    """The modules a file imports, in full."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return names


def test_version_is_that_of_the_installed_package() -> None:
    assert motherlode.__version__ == version("motherlode")


def test_kernel_is_native_where_required() -> None:
    if os.environ.get("MOTHERLODE_REQUIRE_KERNEL") != "1":
        pytest.skip("MOTHERLODE_REQUIRE_KERNEL is not set")
    assert ask_fresh_python("import motherlode; print(motherlode.compiled())", "") == "True"


def test_switch_runs_the_kernel_from_source() -> None:
    code = (
        "import motherlode, motherlode.rules.core.maze as maze;"
        "print(motherlode.compiled(), maze.__file__.endswith('.py'))"
    )
    assert ask_fresh_python(code, "1") == "False True"


def test_no_native_code_lies_in_the_sources() -> None:
    assert not [path for path in SOURCES.rglob("*") if path.suffix in {".so", ".pyd"}]


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_rules_import_only_python_the_compiler_and_themselves(path: Path) -> None:
    allowed = {"librt", "mypy_extensions"} | sys.stdlib_module_names
    for name in imported_names(path):
        ours = name == "motherlode" or name.startswith("motherlode.rules")  # the version, and rules
        assert ours or name.split(".")[0] in allowed


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.name)
def test_locks_name_versions_and_hashes_but_no_place(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "--hash=sha256:" in text
    assert not re.search(r"://|--index|--extra-index|--find-links|file:", text)
