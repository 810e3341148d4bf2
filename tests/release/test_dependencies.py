"""Whatever is imported is declared: packages of others come by name, not along with another."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from functools import cache
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
OURS = {path.name for path in ROOT.iterdir() if path.is_dir()} | {"motherlode"}

GROUPS = PROJECT["dependency-groups"] | PROJECT["project"]["optional-dependencies"]
GROUPS["peers"] = (ROOT / "requirements/peers.in").read_text(encoding="utf-8").split()

# Where code lies, and who may need what it imports: everybody, whoever asks for it, or those who
# work on it.
PLACES = {
    "src": (),
    "src/motherlode/store/postgres": ("postgres",),
    "src/motherlode/cli/batch/cluster.py": ("cluster",),
    "src/motherlode/cli/batch/dataset/parquet.py": ("data",),
    "src/motherlode/env": ("env",),
    "src/motherlode/env/openspiel": ("openspiel",),
    "src/motherlode/programs/mcp_server.py": ("mcp",),
    "hatch_build.py": ("build",),
    "building": ("build",),
    "examples": ("dev",),
    "examples/learner": ("learn",),
    "bench": ("dev",),
    "bench/peers": ("peers",),
    "tests": ("dev", "docs", "cluster"),
}

# Packages of the site, which need not be installed here, and where they come from.
ELSEWHERE = {"griffe": "griffelib"}


def plain(name: str) -> str:
    """A distribution's name as everybody spells it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def named(requirements: list[str | dict[str, str]]) -> set[str]:
    """The distributions that requirements name, those of included groups too."""
    found: set[str] = set()
    for entry in requirements:
        if isinstance(entry, dict):
            found |= named(PROJECT["dependency-groups"][entry["include-group"]])
        else:
            found.add(plain(re.split(r"[^\w.-]", entry, maxsplit=1)[0]))
    return found


def declared(groups: tuple[str, ...]) -> set[str]:
    """What is there at run time, and for those who have these groups."""
    found = named(PROJECT["project"]["dependencies"])
    for group in groups:
        found |= named(GROUPS[group])
    return found


@cache
def installed() -> dict[str, list[str]]:
    """Which distributions bring which package."""
    return {name: sorted(set(owners)) for name, owners in packages_distributions().items()}


@cache
def owner(module: str) -> str:
    """The distribution that a module comes from; a package that isn't here goes by its own name."""
    top = module.partition(".")[0]
    owners = installed().get(top, [ELSEWHERE.get(top, top)])
    if len(owners) > 1:
        path = module.replace(".", "/")
        owners = [name for name in owners if holds(name, path)] or owners
    return plain(owners[0])


def holds(name: str, path: str) -> bool:
    """Whether a distribution has files of a module."""
    files = (str(file) for file in distribution(name).files or [])
    return any(file == f"{path}.py" or file.startswith(f"{path}/") for file in files)


def imported(code: str) -> set[str]:
    """The modules of others that code imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    known = OURS | sys.stdlib_module_names
    return {name for name in names if name.partition(".")[0] not in known}


def undeclared(code: str, groups: tuple[str, ...]) -> set[str]:
    """The modules that come from distributions nobody has declared."""
    return {module for module in imported(code) if owner(module) not in declared(groups)}


def files(place: str) -> list[Path]:
    """The Python files of a place, without those of a place inside it."""
    path = ROOT / place
    found = [path] if path.is_file() else sorted(path.rglob("*.py"))
    inside = [ROOT / other for other in PLACES if other.startswith(f"{place}/")]
    return [
        file
        for file in found
        if "node_modules" not in file.parts and not any(map(file.is_relative_to, inside))
    ]


@pytest.mark.parametrize("place", PLACES)
def test_what_is_imported_is_declared(place: str) -> None:
    found = {
        str(file.relative_to(ROOT)): missing
        for file in files(place)
        if (missing := undeclared(file.read_text(encoding="utf-8"), PLACES[place]))
    }
    assert not found


@pytest.mark.parametrize(
    ("code", "missing"),
    [
        ("import rich.table", set()),
        ("import pytest", {"pytest"}),
        ("def f():\n    from mako import template", {"mako"}),
        ("from . import mako", set()),
        ("import fluent.syntax.ast", set()),
        ("import os.path, motherlode.rules", set()),
    ],
)
def test_what_is_not_declared_is_found(code: str, missing: set[str]) -> None:
    assert undeclared(code, ()) == missing


def test_parts_of_a_shared_package_are_told_apart() -> None:
    assert owner("fluent.syntax.ast") == "fluent-syntax"
    assert owner("fluent.runtime") == "fluent-runtime"


def test_the_build_needs_the_same_with_and_without_isolation() -> None:
    assert PROJECT["dependency-groups"]["build"] == PROJECT["build-system"]["requires"]
