"""What is told is described once: messages and plain data take from the same list."""

from __future__ import annotations

import pytest
from msgspec import Struct

from motherlode.rules.core.engine import new_game
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.views import prompt, view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.data import prompt_data, view_data
from motherlode.rules.notation.spelling import Names
from motherlode.rules.notation.view_fields import VIEW
from motherlode.rules.notation.words import default_names
from motherlode.tables.game.sight import FIELDS_OF, TOLD_AS, Numbers
from motherlode.tables.wire.messages import PromptInfo

GIVEN: dict[type[Struct], set[str]] = {
    PromptInfo: {"sequence", "mover", "total"}  # by the table, not by the prompt
}
NAMES = default_names(4)


def taken(message: type[Struct]) -> set[str]:
    """The fields of a description that a message has, by their names there."""
    names = set(message.__struct_fields__) - GIVEN.get(message, set())
    return {TOLD_AS.get((message, name), name) for name in names}


@pytest.mark.parametrize("message", FIELDS_OF, ids=lambda message: message.__name__)
def test_all_that_a_message_tells_is_described(message: type[Struct]) -> None:
    assert taken(message) <= {field.name for field in FIELDS_OF[message]}


@pytest.mark.parametrize("message", FIELDS_OF, ids=lambda message: message.__name__)
def test_nothing_is_described_that_nobody_tells(message: type[Struct]) -> None:
    unused = [field.name for field in FIELDS_OF[message] if not field.plain]
    assert set(unused) <= taken(message)


@pytest.mark.parametrize("message", FIELDS_OF, ids=lambda message: message.__name__)
def test_every_kind_can_be_spelled(message: type[Struct]) -> None:
    for field in FIELDS_OF[message]:
        if isinstance(field.kind, str):
            assert hasattr(Names, field.kind) or not field.plain
            assert hasattr(Numbers, field.kind) or field.name not in taken(message)


def test_plain_data_has_what_is_plain_and_no_more() -> None:
    rules = CATALOGUE.rules(Selection("base", (), "", len(NAMES)))
    state = new_game(rules, 1, 0)
    told = [field.name for field in VIEW if field.plain and field.told is None]
    assert list(view_data(view(state, 0), NAMES)) == told
    assert list(prompt_data(rules, NAMES, prompt(state, 0))) == ["asked", "kind", "choices"]
