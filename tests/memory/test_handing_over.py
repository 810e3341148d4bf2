"""A vec that interpreted code hands over is held by exactly those who keep it."""

from __future__ import annotations

import ctypes

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import motherlode
from motherlode.rules.core.engine import new_game
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State, replaced
from motherlode.rules.core.views import in_order
from motherlode.rules.modules import CATALOGUE

pytestmark = pytest.mark.skipif(
    not motherlode.compiled(), reason="interpreted, a vec is handed over as any other object"
)
WORD = ctypes.sizeof(ctypes.c_ssize_t)
ITEMS = 3 * WORD  # where a vec says where its items are: after count, type and length
HEAD = 3 * WORD  # what lies before the items: their own count, type and capacity


def holders(values: vec[i64]) -> int:
    """How many hold the items of a vec: the vec itself, and whoever it was handed over to."""
    items = ctypes.c_ssize_t.from_address(id(values) + ITEMS).value
    return ctypes.c_ssize_t.from_address(items - HEAD).value


@pytest.fixture
def state() -> State:
    return new_game(CATALOGUE.rules(Selection("base", (), "", 5)), 7)


def test_a_function_holds_an_argument_no_longer_than_it_runs() -> None:
    values = vec[i64]([3, 1, 2])
    for _ in range(5):
        in_order(values)
        replaced(values, 1, 7)
        assert holders(values) == 1


def test_an_argument_of_the_wrong_kind_is_refused_and_not_held() -> None:
    values = vec[i64]([3, 1, 2])
    for _ in range(5):
        with pytest.raises(TypeError):
            replaced(values, "one", 7)  # type: ignore[arg-type]
        assert holders(values) == 1


def test_an_attribute_holds_its_value_once_until_it_has_another(state: State) -> None:
    values = vec[i64]([3, 1, 2])
    for _ in range(5):
        state.goal_cells = values
        state.goal_cells = values
        assert holders(values) == 2
        copied = state.copy()
        assert holders(values) == 3
        state.goal_cells = vec[i64]([4, 5, 6])
        assert holders(values) == 2
        del copied
        assert holders(values) == 1
