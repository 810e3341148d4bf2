"""All forms by the names that verbs carry."""

from __future__ import annotations

from typing import Final

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.choices import verb_of
from motherlode.rules.core.contract import Verb
from motherlode.rules.notation.forms.answers import (
    CallForm,
    PlaceForm,
    WhoForm,
    WordForm,
    WorthsForm,
)
from motherlode.rules.notation.forms.form import Form
from motherlode.rules.notation.forms.played import CardForm, CellForm, CellsForm, SeatForm
from motherlode.rules.notation.forms.with_cards import CardsForm, FrontForm, PickForm, SideForm

FORMS: Final[dict[str, Form]] = {}


def register(form: Form) -> None:
    """Let verbs have a form; a module whose verb needs its own brings it by this door."""
    if FORMS.setdefault(form.name, form) is not form:
        raise ValueError(f"there already is a form called {form.name}")


def form_of(verb: Verb) -> Form:
    """The form of a verb's choices."""
    return FORMS[verb.form]


def shape_of(rules: Rules, choice: int) -> tuple[Verb, Form]:
    """The verb of a choice and its form."""
    verb = rules.verbs[verb_of(choice)]
    return verb, FORMS[verb.form]


for _form in (
    *(CardForm(), CellForm(), CellsForm(), SeatForm()),
    *(CardsForm(), SideForm(), FrontForm(), PickForm()),
    *(WordForm(), CallForm(), WhoForm(), PlaceForm(), WorthsForm()),
):
    register(_form)
