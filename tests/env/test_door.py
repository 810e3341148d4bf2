"""`motherlode.env` is the second door for programs: all of it is listed, and loaded when used."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import motherlode.env

SOURCE = Path(motherlode.env.__file__).read_text(encoding="utf-8")
PAGE = Path(__file__).parents[2] / "docs/api.md"


def typed() -> dict[str, str]:
    """Where readers of types find each name."""
    block = next(node for node in ast.parse(SOURCE).body if isinstance(node, ast.If))
    imports = [node for node in block.body if isinstance(node, ast.ImportFrom)]
    return {alias.name: node.module or "" for node in imports for alias in node.names}


def test_what_is_offered_is_documented_and_what_readers_of_types_find() -> None:
    assert list(motherlode.env.__all__) == sorted(typed())
    page = PAGE.read_text(encoding="utf-8")
    for name, home in typed().items():
        assert getattr(motherlode.env, name) is getattr(import_module(home), name)
        assert f"::: motherlode.env.{name}\n" in page
    assert set(motherlode.env.__all__) <= set(dir(motherlode.env))


def test_classes_are_loaded_when_they_are_used() -> None:
    command = (
        "import sys, motherlode.env as door; print('motherlode.env.vector' in sys.modules); "
        "door.SaboteurVector; print('motherlode.env.vector' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", command], env=os.environ, check=True, capture_output=True, text=True
    )
    assert done.stdout.split() == ["False", "True"]


def test_what_is_not_offered_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'SaboteurVectro'"):
        _ = motherlode.env.SaboteurVectro  # type: ignore[attr-defined]
