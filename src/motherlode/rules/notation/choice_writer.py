"""Choices as text, each in its one canonical form; and whose they are."""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.choices import verb_of
from motherlode.rules.core.state import State
from motherlode.rules.notation.forms.registry import FORMS, shape_of


def choice_text(rules: Rules, names: Sequence[str], choice: int) -> str:
    """A choice in its one canonical form."""
    verb = rules.verbs[verb_of(choice)]
    return FORMS[verb.form].text(rules, names, verb, choice)


def chooser(state: State, choice: int) -> int:
    """The seat whose choice it is: whoever is asked, but for what is open to everybody."""
    _, form = shape_of(state.rules, choice)
    return form.maker(state, choice)
