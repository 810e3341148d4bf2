"""The core names no module, and what modules and hooks promise is written down."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import motherlode.rules
from motherlode.locale import texts
from motherlode.rules.core.contract import Module
from motherlode.rules.modules import CATALOGUE
from tests.architecture.modules_page import PAGE, hooks, hooks_of, page

ROOT = Path(__file__).parents[2]
RULES = Path(motherlode.rules.__file__).parent
CORE = sorted(path for path in RULES.rglob("*.py") if RULES / "modules" not in path.parents)
SAID_ANYWAY = {"base", "party", "storage", "veto", "diversion"}
"""Module names that are also plain words; the core may not write even these as strings."""


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.relative_to(RULES).as_posix())
def test_no_file_of_the_core_names_a_module(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for module in CATALOGUE.modules:
        quoted = re.search(rf"[\"']{module.name}[\"']", text)
        assert quoted is None, f"{path.name} names {module.name}"
        if module.name not in SAID_ANYWAY:
            assert not re.search(rf"\b{module.name}\b", text), f"{path.name} names {module.name}"
        assert f"modules.{module.name}" not in text


def test_every_hook_is_written_down() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    for name in hooks():
        assert f"`{name}`" in text, f"docs/architecture.md does not explain {name}"


def test_every_hook_is_used() -> None:
    used = {name for module in CATALOGUE.modules for name in hooks_of(module)}
    assert set(hooks()) == used


def test_the_page_of_modules_is_up_to_date() -> None:
    is_written = PAGE.read_text(encoding="utf-8") == page()
    assert is_written, "docs/modules.md is out of date: python -m tests.architecture.modules_page"


@pytest.mark.parametrize("module", CATALOGUE.modules, ids=lambda module: module.name)
def test_every_module_and_its_rules_have_words(module: Module) -> None:
    words = texts()
    assert words.title(f"module-{module.name}")
    assert words.text(f"module-{module.name}")
    for rule in module.rules:
        if re.fullmatch(r"[A-Z]-\d+", rule):
            assert words.title(f"rule-{rule}")
