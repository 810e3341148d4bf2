"""Every form a verb may have, those too that no module of today uses."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

import motherlode
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cards import action
from motherlode.rules.core.choices import CARD, DETAIL, SECOND, TARGET, detail_of
from motherlode.rules.core.contract import FORM_CARD, FORM_CELLS, Module, Verb
from motherlode.rules.core.engine import call_choice, new_game, options
from motherlode.rules.core.errors import BadNotation, IllegalChoice
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.ruleset import Catalogue, Draft, Selection
from motherlode.rules.core.state import State
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.choice_writer import choice_text, chooser
from motherlode.rules.notation.forms.answers import WordForm
from motherlode.rules.notation.forms.form import Form, Pieces, Written
from motherlode.rules.notation.forms.registry import FORMS, register
from motherlode.rules.notation.spelling import Speller
from motherlode.rules.notation.words import default_names
from motherlode.tables.game.sight import Numbers
from tests.notation.tables import TEAMS, played

NAMES = default_names(3)


class Alone(Verb):
    """A card that is aimed at nothing."""

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        return append(out, self.number | (card << CARD))


class Both(Verb):
    """A card that is aimed at two goals, the upper one named first."""

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        first, second = state.goal_cells[0], state.goal_cells[1]
        choice = self.number | (card << CARD) | (first << TARGET) | (second << SECOND)
        return append(out, choice)

    def reason(self, state: State, seat: i64, choice: i64) -> Reason:
        return because("upper-two", "only the upper two (X-0)")


class Odd(Module):
    """Cards of the rarer forms."""

    def bind(self, draft: Draft) -> None:
        draft.add_cards([action("about", "about", 20), action("to_and_fro", "both", 20)])
        draft.add_verbs([Alone("about", FORM_CARD), Both("both", FORM_CELLS)])


def odd_state() -> State:
    """A game in which whoever is asked has both cards."""
    catalogue = Catalogue([*CATALOGUE.modules, Odd("odd", 1, (), False)])
    rules = catalogue.rules(Selection("base", ("odd",), "", 3))
    for seed in range(99):
        state = new_game(rules, seed, 0)
        hand = [rules.names[card] for card in state.hand(0)]
        if {"about", "to_and_fro"} <= set(hand):
            return state
    raise AssertionError("no such deal")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("about", "about"),
        (" ABOUT ", "about"),
        ("to_and_fro @ 8,-2 8,0", "to_and_fro @ 8,-2 8,0"),
        ("to_and_fro @ (8,0) (8,-2)", "to_and_fro @ 8,-2 8,0"),
    ],
)
def test_read(text: str, meant: str) -> None:
    state = odd_state()
    choice = read_choice(state, NAMES, text)
    assert choice in options(state)
    assert choice_text(state.rules, NAMES, choice) == meant


@pytest.mark.parametrize(
    ("text", "kind", "reason"),
    [
        ("about > Bo", BadNotation, "write just about"),
        ("about Bo", BadNotation, "write just about"),
        ("about @ 1,0", BadNotation, "write just about"),
        ("to_and_fro", BadNotation, "two spaces"),
        ("to_and_fro @ 8,0", BadNotation, "two spaces"),
        ("to_and_fro @ 8,0 8,2", IllegalChoice, r"to_and_fro @ 8,0 8,2 isn’t .*\(X-0\)"),
    ],
)
def test_refused(text: str, kind: type[Exception], reason: str) -> None:
    with pytest.raises(kind, match=reason):
        read_choice(odd_state(), NAMES, text)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("clear theft cross", "clear theft cross"),
        (" Clear  THEFT Cross ", "clear theft cross"),
        ("free > Bo", "free > Bo"),
        ("free > Bo trapped", "free > Bo"),
        ("swap-hats > Cai", "swap_hats > Cai"),
        ("ladder_s @ 0,1 turned", "ladder_s @ 0,1 turned"),
    ],
)
def test_read_in_saboteur2(text: str, meant: str) -> None:
    state = played(TEAMS)
    choice = read_choice(state, NAMES, text)
    assert choice in options(state)
    assert choice_text(state.rules, NAMES, choice) == meant


@pytest.mark.parametrize(
    ("text", "kind", "reason"),
    [
        ("clear theft", BadNotation, "as in clear pick cross"),
        ("clear", BadNotation, "as in clear pick cross"),
        ("clear spoon cross", BadNotation, "no tool called spoon"),
        ("clear theft spoon", BadNotation, "no card called spoon"),
        ("clear pick cross", IllegalChoice, r"clear pick cross isn’t allowed: .*\(S-10\)"),
        ("clear theft rockfall", IllegalChoice, "Ada has no rockfall in hand"),
        ("theft", IllegalChoice, r"theft isn’t allowed: .*\(S-12\)"),
        ("theft > Bo", BadNotation, "write just theft"),
        ("enough", IllegalChoice, "it’s Ada’s turn"),
        ("discard map", IllegalChoice, "it’s Ada’s turn"),
        ("steal Bo", IllegalChoice, "it’s Ada’s turn"),
    ],
)
def test_refused_in_saboteur2(text: str, kind: type[Exception], reason: str) -> None:
    with pytest.raises(kind, match=reason):
        read_choice(played(TEAMS), NAMES, text)


@pytest.mark.parametrize(
    ("choices", "text", "reason"),
    [
        (["pass cross"], "theft", "Ada has something else to decide: answer enough, pass"),
        (["clear theft cross"], "enough", "something else to decide: answer discard"),
        (["call", "agree", "agree"], "steal Ada", "that player can’t be chosen now"),
        (["call", "agree", "agree"], "steal Cai", "that player can’t be chosen now"),
    ],
)
def test_refused_in_later_decisions(choices: list[str], text: str, reason: str) -> None:
    with pytest.raises(IllegalChoice, match=reason):
        read_choice(played(TEAMS, *choices), NAMES, text)


# -- a form of one's own ---------------------------------------------------------------------------


class WishForm(Form):
    """`verb 2`: a number."""

    name = "wish"
    sample = "2"

    def pieces(self, rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> Pieces:
        return f"{verb.name} {detail_of(choice)}", "", ""

    def read(self, state: State, names: Sequence[str], verb: Verb, said: Written) -> list[int]:
        if not said.rest.isdecimal():
            example = self.example(state.rules, verb)
            raise BadNotation(
                because("write-wish", "say a number, as in {example}", example=example)
            )
        return [int(verb.number) | int(said.rest) << DETAIL]

    def parts(self, spell: Speller, verb: Verb, choice: int) -> dict[str, object]:
        return {"worths": (int(detail_of(choice)),)}

    def not_offered(self, verb: Verb, offered: Sequence[int]) -> Reason | None:
        return because("wish-less", "wishes are small (X-0)")


class Wishing(Module):
    """Instead of playing a card one may wish for something."""

    def bind(self, draft: Draft) -> None:
        draft.add_verbs([Verb("wish", WishForm.name)])

    def add_options(self, state: State, seat: i64, out: vec[i64]) -> vec[i64]:
        verb = state.rules.verb("wish")
        for wish in (1, 2):
            out = append(out, verb | wish << DETAIL)
        return out


@pytest.fixture
def wishing() -> Iterator[State]:
    """A game whose module has brought a form."""
    register(WishForm())
    catalogue = Catalogue([*CATALOGUE.modules, Wishing("wishing", 1, (), False)])
    yield new_game(catalogue.rules(Selection("base", ("wishing",), "", 3)), 1, 0)
    del FORMS[WishForm.name]


def test_a_module_brings_a_form(wishing: State) -> None:
    choice = read_choice(wishing, NAMES, " Wish 2 ")
    assert choice in options(wishing)
    assert choice_text(wishing.rules, NAMES, choice) == "wish 2"
    told = Numbers(wishing.rules, NAMES).choice(choice)
    assert (told.text, told.verb, told.form, told.worths) == ("wish 2", "wish", "wish", (2,))


@pytest.mark.parametrize(
    ("text", "kind", "reason"),
    [
        ("wish", BadNotation, "say a number, as in wish 2"),
        ("wish 3", IllegalChoice, r"wish 3 isn’t allowed: wishes are small \(X-0\)"),
    ],
)
def test_it_refuses_in_its_own_words(
    wishing: State, text: str, kind: type[Exception], reason: str
) -> None:
    with pytest.raises(kind, match=reason):
        read_choice(wishing, NAMES, text)


def test_forms_have_names_of_their_own() -> None:
    with pytest.raises(ValueError, match="already is a form called word"):
        register(WordForm())


def test_whose_choice_it_is() -> None:
    state = played(TEAMS)
    asked = int(state.top().seat)
    other = (asked + 1) % int(state.seats)
    assert chooser(state, int(options(state)[0])) == asked
    assert chooser(state, int(call_choice(state, other))) == other


# -- nobody else asks which form it is -------------------------------------------------------------

HOUSE = Path(motherlode.__file__).parent
DECLARED = (
    "rules/core/contract.py",
    "rules/core/verbs.py",
    "rules/modules/",
    "rules/notation/forms/",
    "env/kernel/coder.py",  # each has actions of its own there
)
ASKING = re.compile(r"\.form\s*(==|!=|in\b|not\b)")


def test_only_forms_and_verbs_name_forms() -> None:
    for path in HOUSE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        place = path.relative_to(HOUSE).as_posix()
        assert not ASKING.search(text), place
        assert place.startswith(DECLARED) or not re.search(r"\bFORM_[A-Z]+\b", text), place


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("rob", "name a player, as in rob Bo"),
        ("rob Zoe", "there’s no seat called Zoe"),
        ("move_goal", "name a space, as in move_goal 8,-2"),
        ("move_goal Bo", "Bo isn’t a space"),
    ],
)
def test_a_verb_with_an_aim_says_what_it_lacks(text: str, reason: str) -> None:
    rules = CATALOGUE.rules(Selection("base", ["treasure_chests"], players=3))
    with pytest.raises(BadNotation, match=f"^{re.escape(reason)}"):
        read_choice(new_game(rules, 1), NAMES, text)
