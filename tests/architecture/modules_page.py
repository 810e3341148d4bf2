"""Writes docs/modules.md out of the catalogue: python -m tests.architecture.modules_page"""

from __future__ import annotations

import inspect
from pathlib import Path

from motherlode.locale import texts
from motherlode.rules.core.contract import (
    FORM_CARD,
    FORM_CARDS,
    FORM_CELL,
    FORM_CELLS,
    FORM_FRONT,
    FORM_PICK,
    FORM_PLACE,
    FORM_SEAT,
    FORM_SIDE,
    FORM_WHO,
    FORM_WORTHS,
    Module,
)
from motherlode.rules.modules import CATALOGUE
from motherlode.web.gallery import table_with

PAGE = Path(__file__).parents[2] / "docs" / "modules.md"
DATA = {"name", "version", "rules", "is_game", "slot", "settings"}
OPENING = """\
# The modules

What each module adds, in two or three sentences; the choices it brings, one for each verb, as
[notation.md](notation.md) writes them; and the hooks of `rules/core/contract.py` it uses.
Games come first, then what can be added to them, in the order of the catalogue; where two modules
meet, that order decides. Written by `python -m tests.architecture.modules_page`.
"""


# How a choice of a form is written; what is aimed at is an example.
WRITTEN = {
    FORM_CARD: "{card}",
    FORM_CELL: "{card} @ 1,0",
    FORM_CELLS: "{card} @ 8,-2 8,0",
    FORM_SEAT: "{card} > Bo",
    FORM_CARDS: "{verb} cross",
    FORM_SIDE: "{verb} cross @ 1,0 w",
    FORM_WORTHS: "{verb} 2 1",
    FORM_PLACE: "{verb} 8,-2",
    FORM_FRONT: "{verb} pick cross",
    FORM_WHO: "{verb} Bo",
    FORM_PICK: "{verb} cross",
}


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


def choices_of(module: Module, known: set[str]) -> list[str]:
    """A choice of each verb that a module brings, and that isn't known yet."""
    rules = CATALOGUE.rules(table_with(module))
    found = []
    for verb in rules.verbs:
        if verb.name not in known and not verb.idle:
            played = [name for name, of in zip(rules.names, rules.verb_of) if of == verb.number]
            form = WRITTEN.get(verb.form, "{verb}")
            if "{card}" not in form or played:
                found.append(form.format(verb=verb.name, card=[*played, ""][0]))
        known.add(verb.name)
    return found


def page() -> str:
    """The whole page."""
    words = texts()
    parts = [OPENING]
    known: set[str] = set()
    for module in CATALOGUE.modules:
        key = f"module-{module.name}"
        used = ", ".join(f"`{name}`" for name in hooks_of(module))
        choices = ", ".join(f"`{text}`" for text in choices_of(module, known))
        brought = f"Choices: {choices}. " if choices else ""
        parts.append(
            f"## `{module.name}`: {words.title(key)}\n\n"
            + " ".join(words.text(key).split())
            + f"\n\nRules: {', '.join(module.rules)}. {brought}Hooks: {used}.\n"
        )
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
