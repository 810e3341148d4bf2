"""Languages: which one a terminal speaks, and that every one has the same keys and variables."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from motherlode.locale import SETTINGS, Texts, best_language, languages, sources, texts

OTHERS = [language for language in languages() if language != "en"]


@pytest.mark.parametrize(
    ("wanted", "best"),
    [
        (["uk_UA.UTF-8"], "uk"),
        (["pt_PT"], "pt-BR"),
        (["ja"], "ja"),
        (["KO_kr.eucKR@x"], "ko"),
        (["C.UTF-8"], "en"),
        (["de_DE", "uk"], "uk"),
        ([""], "en"),
        ([], "en"),
    ],
)
def test_the_best_language_for_a_wish(wanted: list[str], best: str) -> None:
    assert best_language(wanted) == best


def test_the_terminal_speaks_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    assert texts().language == "en"
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert texts().language == "ja"
    monkeypatch.setenv("LC_ALL", "C")
    assert texts().language == "en"
    monkeypatch.setenv("MOTHERLODE_LANGUAGE", "uk")
    assert texts().language == "uk"


def test_a_title_is_told_without_the_places_where_it_may_be_parted() -> None:
    assert texts("uk").title("card-digger") == "Золотошукач"
    assert texts("ja").title("card-greedy") == "欲張りドワーフ"


class Shape(Visitor):
    """The variables of a message, by attribute."""

    def __init__(self) -> None:
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)


@cache
def parsed(language: str) -> list[ast.Resource]:
    """The files of a language."""
    return [FluentParser().parse(source) for _, source in sources(language)]


@cache
def shapes(language: str) -> dict[str, set[str]]:
    """Every key and attribute of a language with its variables."""
    found: dict[str, set[str]] = {}
    for resource in parsed(language):
        for entry in resource.body:
            if not isinstance(entry, ast.Message):
                assert not isinstance(entry, ast.Junk), entry.content
                continue
            parts = [("", entry.value)]
            parts += [(f".{one.id.name}", one.value) for one in entry.attributes]
            for name, pattern in parts:
                if pattern is not None:
                    shape = Shape()
                    shape.visit(pattern)
                    found[entry.id.name + name] = shape.variables
    return found


CASES = (".object", ".of")  # of names of places, for languages that have such forms


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_text(language: str) -> None:
    english, other = shapes("en"), shapes(language)
    assert set(english) - set(other) == set(), "missing"
    strange = {key for key in set(other) - set(english) if not key.endswith(CASES)}
    assert strange == set(), "unused"


# What else is given to a text that has one of these: so that languages with cases, genders and
# honorifics can choose. The first words of its key say which texts.
BESIDE = [
    (("event-",), {"target", "whose", "toward"}, {"target", "whose", "toward"}),
    (("do-",), {"target"}, {"toward", "self"}),
    (("event-", "do-", "claim-", "says-"), {"tool"}, {"tool_key"}),
    (("says-",), {"goal"}, {"goal_object"}),
    (("event-", "do-", "ended-", "why-", "advice-"), {"place"}, {"place_object", "place_of"}),
    (("event-", "do-"), {"second_place"}, {"second_place_object", "second_place_of"}),
]


def given(key: str, variables: set[str]) -> set[str]:
    """All that a text may use, going by what the English one uses."""
    return variables.union(
        *(more for begun, any_of, more in BESIDE if key.startswith(begun) and variables & any_of)
    )


@pytest.mark.parametrize("language", OTHERS)
def test_texts_use_only_variables_that_are_given(language: str) -> None:
    english, other = shapes("en"), shapes(language)
    strange = {
        key: other[key] - given(key, english[key] | english.get(key.partition(".")[0], set()))
        for key in set(english) & set(other)
    }
    assert {key: names for key, names in strange.items() if names} == {}


NAMES = {"about", "name", "names", "owner", "payer", "seat", "seats", "target", "was", "whose"}


@pytest.mark.parametrize("language", languages())
def test_no_text_is_chosen_by_a_name(language: str) -> None:
    """A player may be called “none”, “you” or “self”: only plain words of our own decide."""
    chosen = {
        node.selector.id.name
        for resource in parsed(language)
        for node in selections(resource)
        if isinstance(node.selector, ast.VariableReference)
    }
    assert chosen & NAMES == set()
    assert "toward" in chosen


def selections(resource: ast.Resource) -> list[ast.SelectExpression]:
    """Every place in a file where a text has variants."""
    found: list[ast.SelectExpression] = []

    class Choices(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            found.append(node)
            self.generic_visit(node)

    Choices().visit(resource)
    return found


@pytest.mark.parametrize(
    ("language", "number", "share", "names"),
    [
        ("en", "1,234,567.50", "12.3%", "Ada, Bo"),
        ("ko", "1,234,567.50", "12.3%", "Ada, Bo"),
        ("ja", "1,234,567.50", "12.3%", "Ada、Bo"),
        ("pt-BR", "1.234.567,50", "12,3%", "Ada, Bo"),
        ("uk", "1\xa0234\xa0567,50", "12,3%", "Ada, Bo"),
    ],
)
def test_numbers_and_lists_are_written_as_in_the_language(
    language: str, number: str, share: str, names: str
) -> None:
    words = texts(language)
    assert words.number(1234567.5, 2) == number
    assert words.number(3) == "3"
    assert words.percent(0.1234) == share
    assert words.listed(["Ada", "Bo"]) == names


ROOT = Path(__file__).parents[1]
BEGUN = {"do-", "help-examples-"}  # of keys that are put together before they are asked for
ASKED = r"(?:text|title|told|toldIfKnown|hasText|has|key =|key:|return)[(\s]*(?:[\w.]+ \? )?"


def program() -> str:
    """The sources of the terminal and of the pages."""
    kept = [*(ROOT / "src" / "motherlode").rglob("*.py"), *(ROOT / "ui" / "src").rglob("*.*")]
    return "\n".join(
        path.read_text("utf-8") for path in kept if path.suffix in (".py", ".ts", ".svelte")
    )


def test_every_text_is_used() -> None:
    """A key stands in the program, or begins as one there whose rest comes from data."""
    source = program()
    quoted = set(re.findall(r"['\"`]([a-zA-Z][\w-]*-[\w-]*)['\"`]", source))
    asked = set(re.findall(ASKED + r"['\"]([\w-]+)['\"]", source))
    begun = tuple(BEGUN | set(re.findall(ASKED + r"(?:f\"|`)([a-z]+-(?:[a-z]+-)*)\$?\{", source)))
    keys = {key.partition(".")[0] for key in shapes("en")}
    assert {key for key in keys - quoted - asked if not key.startswith(begun)} == set()


@pytest.mark.rule("B-5", "S-2", "D-1")
@pytest.mark.parametrize("language", languages())
def test_the_hands_of_the_base_game_say_which_games_have_others(language: str) -> None:
    """Every table reads the base game's rules first; those of Saboteur 2 must not contradict."""
    words = texts(language).text("rule-B-5")
    assert "S-2" in words
    assert "D-1" in words


def test_a_text_is_read_with_the_texts_it_names() -> None:
    source = "-mine = Mine\n# a note\nfirst = { second } in { -mine }\nsecond = two\n  lines\n"
    spoken = Texts("en", [("a.ftl", source)])
    assert spoken.keys() == ("first", "second")
    assert spoken.text("first") == "two\nlines in Mine"
    assert not spoken.has("-mine")


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("one = 1\nno Fluent\n", "en/a.ftl is not valid Fluent near: no Fluent"),
        ("one = { $n\n", "en/a.ftl is not valid Fluent near: one = { $n"),
        ("one = 1\none = 2\n", "en/a.ftl has the key one again"),
    ],
)
def test_a_file_that_can_not_be_read_is_named(source: str, why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        Texts("en", [("a.ftl", source)]).text("one")
