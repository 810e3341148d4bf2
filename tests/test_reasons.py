"""Reasons: every one that the sources can give has a text in every language, with its values."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from motherlode.cli.reasons import reason_text
from motherlode.locale import Texts, languages, texts
from motherlode.rules.core.errors import BadNotation, BadPosition, BadRecord, IllegalChoice
from motherlode.rules.core.reasons import Reason, because, said
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.positions.position import read_position
from motherlode.rules.records.text import read_record
from motherlode.tables.wire.reasons import why
from tests.cli.terminal import Terminal
from tests.support.reasons import FOR_ENGLISH_ONLY, Given, fluent, given
from tests.test_languages import shapes

GIVEN = list(given())
CODES = {one.code for one in GIVEN}


def named_in(sentence: str) -> set[str]:
    """The values that an English sentence names."""
    return set(re.findall(r"\{(\w+)\}", sentence))


@pytest.mark.parametrize("one", GIVEN, ids=lambda one: f"{one.where}-{one.code}")
def test_a_reason_names_its_values_and_means_one_thing(one: Given) -> None:
    assert named_in(one.sentence) == set(one.values)
    alike = {other.sentence for other in GIVEN if other.code == one.code}
    assert alike == {one.sentence}


def test_english_is_the_same_in_the_sources_and_in_the_texts() -> None:
    words = texts("en")
    for one in GIVEN:
        told = words.text(f"reason-{one.code}", **{name: f"{{{name}}}" for name in one.values})
        assert told == one.sentence, one.where
    assert fluent("seat {number}") == "seat { $number }"


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_a_text_with_the_same_values(language: str) -> None:
    found = {key: used for key, used in shapes(language).items() if key.startswith("reason-")}
    assert set(found) == {f"reason-{code}" for code in CODES}
    for one in GIVEN:
        used = found[f"reason-{one.code}"]
        assert used | {FOR_ENGLISH_ONLY} == set(one.values) | {FOR_ENGLISH_ONLY}, one.code


def refused(text: str) -> Reason:
    """Why a choice in the first turn of a position is refused."""
    here = read_position(
        'players = ["Ada", "Bo", "Cai"]\n[hands]\nAda = ["cross", "map"]\n[front]\nAda = ["pick"]'
    )
    with pytest.raises((IllegalChoice, BadNotation)) as caught:
        read_choice(here.state, here.names, text)
    return caught.value.reason


@pytest.mark.rule("B-25")
def test_a_reason_within_another() -> None:
    reason = refused("cross @ 1,0")
    assert reason.rules() == ["B-25"]
    assert str(reason) == (
        "cross @ 1,0 isn’t allowed: no path cards while this is in front of the player: pick (B-25)"
    )
    tool = texts("en").text("tool-pick")
    assert reason_text(texts("en"), reason) == str(reason).replace("pick", tool)
    assert reason_text(texts("uk"), reason) == (
        "cross @ 1,0 не дозволено: карта перед гравцем не дає викладати карти тунелів: кирка (B-25)"
    )
    sent = why(reason)
    assert sent is not None
    inner = {"code": "lay-forbidden", "rules": ["B-25"], "values": {"tools": ["pick"]}}
    assert sent.values == {"choice": "cross @ 1,0", "why": inner}


def test_what_is_said_already_is_not_sent_as_a_reason() -> None:
    assert why(said("oh {no}")) is None
    assert why(None) is None
    assert str(said("oh {no}")) == "oh {no}"


def test_a_reason_no_language_knows_is_told_in_english() -> None:
    assert reason_text(texts("ja"), because("nowhere", "in {count} ways", count=2)) == "in 2 ways"


def letters(words: Texts, told: str) -> bool:
    """Whether a sentence is written in the letters of a language that has its own."""
    return words.language in ("en", "pt-BR") or bool(
        re.search(r"[\u0400-\u9fff\uac00-\ud7af]", told)
    )


BROKEN = {
    "empty": "",
    "no JSON": "{",
    "foreign": '{"moves": ["e4", "e5"]}\n',
    "newer": '{"format": 99, "version": "9.0"}\n',
    "cut": '{"format": 1, "version": "1", "rules": "base", "modules": {}, "edition": "jubilee",'
    ' "players": ["Ada", "Bo", "Cai"], "seed": 1}\n',
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", BROKEN)
def test_a_record_is_refused_in_every_language(kind: str, language: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(BROKEN[kind])
    told = reason_text(texts(language), caught.value.reason)
    assert letters(texts(language), told)
    assert language == "en" or told != str(caught.value)


@pytest.mark.parametrize("language", languages())
def test_a_position_is_refused_in_every_language(language: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read_position("players = 3\n[maze]\n'1,0' = 'straight_ns'\n")
    told = reason_text(texts(language), caught.value.reason)
    assert told.endswith("(B-20)")
    assert letters(texts(language), told)


def test_a_command_fails_in_the_language_of_the_person(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("MOTHERLODE_LANGUAGE", "ja")
    outcome = Terminal(capsys, monkeypatch, tmp_path)("replay", "-", typed="{")
    assert outcome.sentence() == "1行目：JSON ではありません。"
