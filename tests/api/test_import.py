"""`import motherlode` offers everything and loads nothing until it is used."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import motherlode

OWN = ("__version__", "compiled")  # what the door has itself
SOURCE = Path(motherlode.__file__).read_text(encoding="utf-8")


def fresh(code: str) -> str:
    """What a new Python that has imported nothing yet prints."""
    command = [sys.executable, "-c", f"import sys, motherlode\n{code}"]
    environment = {**os.environ, "MOTHERLODE_INTERPRETED": "0"}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def typed() -> dict[str, str]:
    """Where readers of types find each name: what the block for them imports."""
    block = next(node for node in ast.parse(SOURCE).body if isinstance(node, ast.If))
    imports = [node for node in block.body if isinstance(node, ast.ImportFrom)]
    return {alias.name: node.module or "" for node in imports for alias in node.names}


def test_none_of_the_rooms_is_loaded() -> None:
    rooms = "print([name for name in sys.modules if name.startswith('motherlode.')])"
    assert fresh(rooms) == "[]"


def test_the_import_needs_no_module_that_python_has_not_loaded_anyway() -> None:
    bare = subprocess.run(
        [sys.executable, "-c", "import os, sys; print(*sys.modules)"],
        check=True,
        capture_output=True,
        text=True,
    )
    loaded = set(fresh("print(*sys.modules)").split())
    assert loaded - set(bare.stdout.split()) == {"__future__", "motherlode"}


def test_everything_is_listed_before_it_is_loaded() -> None:
    assert fresh("print(dir(motherlode) == sorted(motherlode.__all__))") == "True"


def test_a_star_brings_everything() -> None:
    assert fresh("from motherlode import *\nprint(Game.__name__, apply.__name__)") == "Game apply"


def test_the_core_loads_neither_words_nor_bots() -> None:
    rooms = "print({name.split('.')[1] for name in sys.modules if name.startswith('motherlode.')})"
    assert fresh(f"motherlode.new_game\n{rooms}") == "{'rules'}"


def test_readers_of_types_find_what_is_loaded() -> None:
    assert set(typed()) | set(OWN) == set(motherlode.__all__)
    for name, home in typed().items():
        assert getattr(motherlode, name) is getattr(import_module(home), name)


def test_the_names_are_in_order() -> None:
    assert list(motherlode.__all__) == sorted(motherlode.__all__)


def test_what_is_not_offered_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Gmae'"):
        _ = motherlode.Gmae  # type: ignore[attr-defined]


@pytest.mark.parametrize(("name", "home"), typed().items(), ids=lambda value: value)
def test_everything_is_documented(name: str, home: str) -> None:
    path = Path(motherlode.__file__).parents[1] / home.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            assert ast.get_docstring(node)  # native code keeps none
            return
    pytest.fail(f"{name} is not made in {home}")
