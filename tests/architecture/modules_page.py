"""Writes docs/modules.md out of the catalogue: python -m tests.architecture.modules_page"""

from __future__ import annotations

import inspect
from pathlib import Path

from motherlode.locale import texts
from motherlode.rules.core.contract import Module
from motherlode.rules.modules import CATALOGUE

PAGE = Path(__file__).parents[2] / "docs" / "modules.md"
DATA = {"name", "version", "rules", "is_game", "slot", "settings"}
OPENING = """\
# The modules

What each module adds, in two or three sentences, and the hooks of `rules/core/contract.py` it uses.
Games come first, then what can be added to them, in the order of the catalogue; where two modules
meet, that order decides. Written by `python -m tests.architecture.modules_page`.
"""


def hooks() -> list[str]:
    """Every hook a module can override."""
    return [
        name
        for name, _ in inspect.getmembers(Module)
        if not name.startswith("_") and name not in DATA
    ]


def hooks_of(module: Module) -> list[str]:
    """The hooks a module does override."""
    kind = type(module)
    return [name for name in hooks() if getattr(kind, name) is not getattr(Module, name)]


def page() -> str:
    """The whole page."""
    words = texts()
    parts = [OPENING]
    for module in CATALOGUE.modules:
        key = f"module-{module.name}"
        used = ", ".join(f"`{name}`" for name in hooks_of(module))
        parts.append(
            f"## `{module.name}`: {words.title(key)}\n\n"
            + " ".join(words.text(key).split())
            + f"\n\nRules: {', '.join(module.rules)}. Hooks: {used}.\n"
        )
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
