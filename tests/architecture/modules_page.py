"""Writes docs/modules.md out of the catalogue: python -m tests.architecture.modules_page"""

from __future__ import annotations

import inspect
from pathlib import Path

from motherlode.locale import texts
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import FORM_CELL, FORM_CELLS, FORM_SEAT, Module, Verb
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.forms.registry import form_of
from motherlode.web.description.gallery import table_with

PAGE = Path(__file__).parents[2] / "docs" / "modules.md"
DATA = {
    "name",
    "version",
    "rules",
    "is_game",
    "slot",
    "settings",
    "has_edition",
    "by_hand",
    "is_contest",
    "ours",
}
OPENING = """\
# The modules

What each module adds, in a few sentences; the choices it brings, one for each verb, as
[notation.md](notation.md) writes them; and the hooks of `rules/core/contract.py` it uses.
Games come first, then what can be added to them, in the order of the catalogue; where two modules
meet, that order decides. Written by `python -m tests.architecture.modules_page`.
"""


# At what a card of a form is aimed, for example.
AIMED = {FORM_CELL: " @ 1,0", FORM_CELLS: " @ 8,-2 8,0", FORM_SEAT: " > Bo"}


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
    brought = [verb for verb in rules.verbs if verb.name not in known and not verb.idle]
    known.update(verb.name for verb in brought)
    return [choice for verb in brought for choice in choice_of(rules, verb)]


def choice_of(rules: Rules, verb: Verb) -> list[str]:
    """How a choice of a verb is written, if there is one: the verb of cards may have none."""
    if not verb.plays_card:
        return [form_of(verb).example(rules, verb)]
    cards = [name for name, number in zip(rules.names, rules.verb_of) if number == verb.number]
    return [name + AIMED.get(verb.form, "") for name in cards[:1]]


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
