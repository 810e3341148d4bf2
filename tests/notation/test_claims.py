"""Claims: their text both ways, and their place in a record."""

from __future__ import annotations

import pytest

from motherlode.rules.core.engine import apply, new_game, options
from motherlode.rules.core.errors import BadNotation, BadRecord
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.claims import KINDS, claim_text, read_claim
from motherlode.rules.records.recorder import Recorder
from motherlode.rules.records.replay import check
from motherlode.rules.records.text import read_record

SELECTION = Selection("base", players=3)
RULES = CATALOGUE.rules(SELECTION)
NAMES = ("Ada", "Bo", "Cai")
TEXTS = ("treasure @ 8,0", "no_treasure @ 8,-2", "suspect > Bo", "trust > Cai", "fix lantern")


@pytest.mark.parametrize("text", TEXTS)
def test_a_claim_is_read_and_written_alike(text: str) -> None:
    assert claim_text(RULES, NAMES, read_claim(RULES, NAMES, text)) == text


def test_a_claim_about_a_name_with_a_space_can_be_read_again() -> None:
    names = ("Ada", "Bo Bo", "Cai")
    text = 'suspect > "Bo Bo"'
    claim = read_claim(RULES, names, text)
    assert (claim.about, claim_text(RULES, names, claim)) == (1, text)
    recorder = Recorder(SELECTION, names, 5)
    recorder.claim(RULES, 0, claim)
    check(read_record(recorder.text()))


@pytest.mark.parametrize("text", ["remark", "remark > Bo"])
def test_what_a_bot_remarks_keeps_its_line_in_a_record(text: str) -> None:
    claim = read_claim(RULES, NAMES, text)
    claim.line = "thanks-2"
    assert claim_text(RULES, NAMES, claim) == text
    recorder = Recorder(SELECTION, NAMES, 5)
    recorder.claim(RULES, 0, claim)
    record = read_record(recorder.text())
    check(record)
    assert [(entry.text, entry.wording) for entry in record.entries] == [(text, "thanks-2")]
    with pytest.raises(BadRecord, match="digests differ"):
        check(read_record(recorder.text().replace("thanks-2", "thanks-3")))


def test_every_kind_of_claim_is_written_somewhere_above() -> None:
    assert {text.split()[0] for text in TEXTS} == set(KINDS)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "isn’t a claim"),
        ("treasure", "isn’t a claim"),
        ("gold @ 8,0", "isn’t a claim"),
        ("treasure > Bo", "isn’t a claim"),
        ("suspect > Zoe", "no seat called Zoe"),
        ("fix shoe", "no tool called shoe"),
        ("treasure @ north", "north"),
        ("remark nicely", "isn’t a claim"),
    ],
)
def test_what_is_no_claim_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        read_claim(RULES, NAMES, text)


def recorded() -> str:
    recorder = Recorder(SELECTION, NAMES, 5)
    state = new_game(RULES, 5, listening=True)
    for text in TEXTS:
        recorder.claim(RULES, 0, read_claim(RULES, NAMES, text))
        choice = int(options(state)[0])
        recorder.add(state, choice)
        apply(state, choice)
    return recorder.text(state)


def test_claims_keep_their_place_in_a_record() -> None:
    record = read_record(recorded())
    check(record)
    claims = [entry.text for entry in record.entries if entry.is_claim]
    assert claims == list(TEXTS)
    assert [entry.is_talk for entry in record.entries[:4]] == [True, False, True, False]


def test_a_claim_that_was_altered_is_found_out() -> None:
    with pytest.raises(BadRecord, match="digests differ"):
        check(read_record(recorded().replace("suspect > Bo", "suspect > Cai")))
    with pytest.raises(BadRecord, match=r"line 2: .*isn’t a claim"):
        check(read_record(recorded().replace("treasure @ 8,0", "gold @ 8,0", 1)))
