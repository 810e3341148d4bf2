"""What is told is described once: messages and plain data take from the same list."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.engine import apply, new_game, options
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import SPECTATOR, prompt, view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.data import Data, prompt_data, view_data
from motherlode.rules.notation.spelling import Names
from motherlode.rules.notation.view_fields import VIEW
from motherlode.rules.notation.words import default_names
from motherlode.tables.game.sight import ADDED, FIELDS_OF, TOLD_AS, Numbers, Sight, rules_info
from tests.support.table import play

NAMES = default_names(4)


def taken(message: type[Struct]) -> set[str]:
    """The fields of a description that a message has, by their names there."""
    names = set(message.__struct_fields__) - set(ADDED.get(message, ()))
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
    rules = CATALOGUE.rules(Selection("base", (), "", len(NAMES)))
    for field in FIELDS_OF[message]:
        assert not field.plain or callable(Names(rules, NAMES).spell(field))
        assert field.name not in taken(message) or callable(Numbers(rules, NAMES).spell(field))


def test_plain_data_has_what_is_plain_and_no_more() -> None:
    rules = CATALOGUE.rules(Selection("base", (), "", len(NAMES)))
    state = new_game(rules, 1, 0)
    told = [field.name for field in VIEW if field.plain and field.told is None]
    assert list(view_data(view(state, 0), NAMES)) == told
    assert list(prompt_data(rules, NAMES, prompt(state, 0))) == ["asked", "kind", "choices"]


def played(rules: Rules) -> Iterator[State]:
    """A game after every third of its moves, with discards of all kinds, looks and gold."""
    state = new_game(rules, 5)
    moves = 0
    while not state.over:
        choices = options(state)
        apply(state, choices[moves * 7 % len(choices)])
        moves += 1
        if moves % 3 == 0 or state.over:
            yield state


@pytest.mark.parametrize(("game", "modules"), [("base", ()), ("saboteur2", ("party", "veto"))])
def test_what_was_spelled_before_makes_no_difference(game: str, modules: tuple[str, ...]) -> None:
    rules = CATALOGUE.rules(Selection(game, modules, "", len(NAMES)))
    sight, data = Sight(rules, NAMES), Data(rules, NAMES)
    for state in played(rules):
        for seat in (SPECTATOR, *range(len(NAMES))):
            seen = view(state, seat)
            assert sight.view(seen) == Sight(rules, NAMES).view(seen)
            assert data.view(seen) == Data(rules, NAMES).view(seen)
        if not state.over:
            asked = prompt(state, state.top().seat)
            assert sight.prompt(state, asked) == Sight(rules, NAMES).prompt(state, asked)
            assert data.prompt(asked) == Data(rules, NAMES).prompt(asked)


def spoil(data: Any) -> None:
    """Change all that can be changed."""
    parts = list(data.values()) if isinstance(data, dict) else data
    for part in parts:
        if isinstance(part, dict | list):
            spoil(part)
    data.clear()


def test_plain_data_belongs_to_whoever_asked_for_it() -> None:
    rules = CATALOGUE.rules(Selection("saboteur2", ("party", "veto"), "", len(NAMES)))
    kept = Data(rules, NAMES)
    for state in played(rules):
        seen = view(state, 0)
        spoil(kept.view(seen))
        assert kept.view(seen) == Data(rules, NAMES).view(seen)


@pytest.mark.rule("B-2", "C-16", "O-1", "D-1", "S-3")
@pytest.mark.parametrize(
    ("game", "modules", "players", "roles", "spare"),
    [
        ("base", (), 5, {"digger": 4, "saboteur": 2}, 1),
        ("base", ("greedy_dwarf",), 5, {"digger": 3, "saboteur": 2, "greedy": 1}, 1),
        ("tournament", (), 9, {"digger": 4, "saboteur": 3, "greedy": 2}, 0),
        ("duel", (), 2, {"digger": 7, "saboteur": 4}, 9),
        (
            *("saboteur2", (), 12),
            {"digger_blue": 4, "digger_green": 4, "saboteur": 3}
            | {"geologist": 2, "boss": 1, "profiteer": 1},
            3,
        ),
    ],
)
def test_everybody_is_told_which_roles_are_in_play(
    game: str, modules: tuple[str, ...], players: int, roles: dict[str, int], spare: int
) -> None:
    told = rules_info(CATALOGUE.rules(Selection(game, modules, "", players)))
    assert [(cards.role, cards.count) for cards in told.role_cards] == list(roles.items())
    assert told.spare_roles == spare


WORN_OUT = """
    players = ["Ada", "Bo", "Cai", "Dee"]
    turn = "Ada"
    deck = []
    [hands]
    Ada = ["cross"]
    Bo = []
    Cai = []
    Dee = []
    [roles]
    Ada = "digger"
    Bo = "saboteur"
    Cai = "digger"
    Dee = "digger"
    [nuggets]
    Bo = [3]
    Cai = [1]
"""


@pytest.mark.rule("B-64", "B-62")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_gold_that_was_taken_in_the_open_is_told_with_what_is_not(seat: int) -> None:
    table = play(WORN_OUT, "pass cross", "take 2 1 1")
    told = Sight(table.state.rules, table.names).view(view(table.state, seat))
    bounds = [(one.nugget_cards, one.least, one.most) for one in told.seats]
    assert bounds == [(0, 0, 0), (4, 5, 7), (1, 1, 3), (0, 0, 0)]
