"""What programs write: answers and claims."""

from __future__ import annotations

import pytest

from motherlode.programs.answers import read_answer, read_claim
from motherlode.programs.primer import explained
from motherlode.rules.core.errors import BadNotation
from motherlode.tables.wire.sights import Option

TEXTS = ("pass cross", "cross @ 1,0", "cross @ 1,-4", "cross @ 1,4", 'break_pick > "Mary Ann"')
OPTIONS = [Option(text, "", "") for text in TEXTS]


@pytest.mark.parametrize(
    ("said", "index"),
    [
        ("1", 0),
        (" 3 ", 2),
        ("cross @ 1,-4", 2),
        ("CROSS @ (1, 4)", 3),
        ("`break_pick > Mary Ann`", 4),
        ("cross @ 1,−4", 2),
        ("0003", 2),
        ("0000000000003", 2),
    ],
)
def test_an_answer_is_a_number_or_a_text(said: str, index: int) -> None:
    assert read_answer(OPTIONS, said) == index


@pytest.mark.parametrize(
    "said",
    [
        "",
        "0",
        "6",
        "99999999999999999999",
        "0000000099",
        "0" * 30,
        "9" * 5000,
        "banana",
        "cross",
        "²",
        "cross @ 2,0",
        "1; 2",
    ],
)
def test_nonsense_is_refused_with_a_sentence(said: str) -> None:
    with pytest.raises(BadNotation, match="isn’t an option"):
        read_answer(OPTIONS, said)


def test_numbers_are_those_of_the_text() -> None:
    mixed = [Option(text, "", "") for text in ("pass cross", "cross @ 1,0", "pass map")]
    assert [read_answer(mixed, str(number)) for number in (1, 2, 3)] == [0, 2, 1]


def test_claims_are_read() -> None:
    names = ["Ada", "Bo", "Mary Ann"]
    assert read_claim(names, "treasure @ 8,-2") == {"claim": "treasure", "cell": [8, -2]}
    assert read_claim(names, 'suspect > "Mary Ann"') == {"claim": "suspect", "about": 2}
    assert read_claim(names, "fix lantern") == {"claim": "fix", "tool": "lantern"}
    for strange in ("", "treasure", "love > Bo", "trust > Zoe", "fix", f"trust > {'9' * 5000}"):
        with pytest.raises(BadNotation):
            read_claim(names, strange)


def test_rules_are_looked_up_by_any_name() -> None:
    assert "connected to the start" in explained("b-22")
    assert explained("rockfall") == explained("Rockfall")
    assert "Saboteur 2" in explained("", ("base", "saboteur2"))
    with pytest.raises(BadNotation, match="did you mean rockfall"):
        explained("rockfal")
