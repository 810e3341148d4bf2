"""A new module needs nothing of the environments: what it asks has numbers after all others."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.env.kernel.layout import KINDS, WORD_ACTIONS, WORDS
from motherlode.env.kernel.tables import Tables
from motherlode.rules.core.choices import DETAIL, detail_of
from motherlode.rules.core.contract import FORM_WORD, Frame, Module, Slice, Verb
from motherlode.rules.core.ruleset import Catalogue, Draft, Selection
from motherlode.rules.core.state import State
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.forms.registry import FORMS, register
from tests.env import test_sight
from tests.env.tables import open_set
from tests.notation.test_forms import WishForm
from tests.support.kinds import asking, bringer
from tests.support.plain import table_with


class Wished(Slice):
    """Who made a wish, and by whom each seat was asked: as odd as slices get."""

    def __init__(self, wishes: int) -> None:
        self.wishes = wishes

    def fields(self) -> dict[str, object]:
        return {"wishes": [{"seat": 1, "count": self.wishes}], "asking_seats": [1, 2, 0]}

    def by_seat(self) -> tuple[str, ...]:
        return ("asking_seats",)


class MakeAWish(Frame):
    """What does this seat wish for, if anything?"""

    def options(self, state: State) -> vec[i64]:
        out = vec[i64]([state.rules.verb("wishless")])
        for wish in (1, 2):
            out = append(out, state.rules.verb("wish") | wish << DETAIL)
        return out

    def answer(self, state: State, choice: i64) -> None:
        state.set_slice(WISHES.slot, Wished(int(detail_of(choice))))


class Wishes(Module):
    """Each turn ends with a wish."""

    def decisions(self) -> dict[str, tuple[str, ...]]:
        return {"MakeAWish": ("wishless",)}

    def bind(self, draft: Draft) -> None:
        draft.add_verbs([Verb("wish", WishForm.name), Verb("wishless", FORM_WORD, True)])

    def new_slice(self) -> Slice | None:
        return Wished(0)

    def view(self, state: State, seat: i64) -> Slice | None:
        return state.slices[self.slot]

    def end_turn(self, state: State, seat: i64) -> None:
        state.push(MakeAWish(seat))


WISHES = Wishes("wishes", 1, (), False)


@pytest.fixture
def wishing() -> Iterator[Tables]:
    """A table whose module brings a decision, a word, and a form."""
    register(WishForm())
    catalogue = Catalogue([*CATALOGUE.modules, WISHES])
    yield open_set(catalogue.rules(Selection("base", ("wishes",), "", 3)))
    del FORMS[WishForm.name]


def test_a_decision_of_a_new_module_is_told_and_all_its_answers_have_actions(
    wishing: Tables,
) -> None:
    rules, layout = wishing.rules, wishing.layout
    random, acts = Random(1), list[int]()
    questions = 0
    others = int(layout.others)
    wishing.begin(0, 1)
    while not wishing.ended[0]:
        seat = int(wishing.asked[0])
        test_sight.compare(wishing, seat, acts)
        if wishing.state(0).top().name() == "MakeAWish":
            questions += 1
            assert int(wishing.rows[layout.table]) >> 24 & 255 == len(KINDS) + 1
            mask = bytes(memoryview(wishing.masks))
            offered = {action for action in range(len(mask)) if mask[action]}
            assert offered == {int(layout.say) + len(WORDS), others, others + 1}
        test_sight.answer(wishing, random, acts)
    assert questions
    seen = {act >> 16 & 255 for act in acts}
    assert int(rules.verb("wishless")) + 1 in seen  # said in the open
    assert int(rules.verb("wish")) + 1 not in seen


SAYINGS = ("aye", "nay", "well", "so_what", "who_knows", "never_mind")


class SaySomething(Frame):
    """What does this seat say?"""

    def options(self, state: State) -> vec[i64]:
        return vec[i64]([state.rules.verb(saying) for saying in SAYINGS])

    def answer(self, state: State, choice: i64) -> None:
        pass


class Sayings(Module):
    """Each turn ends with a word, of more than there are numbers for."""

    def decisions(self) -> dict[str, tuple[str, ...]]:
        return {"SaySomething": SAYINGS}

    def bind(self, draft: Draft) -> None:
        draft.add_verbs([Verb(saying, FORM_WORD) for saying in SAYINGS])

    def end_turn(self, state: State, seat: i64) -> None:
        state.push(SaySomething(seat))


def test_words_beyond_the_last_number_have_overflow_actions() -> None:
    catalogue = Catalogue([*CATALOGUE.modules, Sayings("sayings", 1, (), False)])
    tables = open_set(catalogue.rules(Selection("base", ("sayings",), "", 3)))
    layout, rules = tables.layout, tables.rules
    numbered = WORD_ACTIONS - len(WORDS)
    assert 1 < numbered < len(SAYINGS)
    others = range(int(layout.others), int(layout.others) + len(SAYINGS) - numbered)
    tables.begin(0, 1)
    test_sight.answer(tables, Random(1), [])
    assert tables.state(0).top().name() == "SaySomething"
    actions = [*range(int(layout.say) + len(WORDS), int(layout.take)), *others]
    mask = bytes(memoryview(tables.masks))
    assert [action for action in range(len(mask)) if mask[action]] == actions
    row = int(layout.overflow)
    for place, saying in enumerate(SAYINGS[numbered:]):
        assert int(tables.rows[row + place]) >> 16 & 255 == int(rules.verb(saying)) + 1
    for saying, action in zip(SAYINGS, actions, strict=True):
        assert int(tables.choice(0, action)) == int(rules.verb(saying))
    tables.step_one(0, actions[-1])
    assert tables.state(0).top().name() == "Turn"


def test_every_word_and_every_kind_of_decision_has_a_number() -> None:
    kinds, words = CATALOGUE.decisions()
    assert set(KINDS) <= set(kinds)
    assert set(WORDS) <= set(words)
    for name, kind in asking().items():
        where = bringer(kind) or "the core, or what modules share"
        assert name in kinds, f"{name} of {where} is missing in the `decisions` of its module"
    tables = [Selection(game, (), "", CATALOGUE.usual_players(game)) for game in CATALOGUE.games()]
    for selection in (*tables, *map(table_with, CATALOGUE.extras())):
        said = {verb.name for verb in CATALOGUE.rules(selection).verbs if verb.form == FORM_WORD}
        assert said <= set(words), f"no module’s `decisions` has {said - set(words)}"
