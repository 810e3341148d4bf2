"""Records: written, read, replayed, checked, refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import motherlode
from motherlode.rules.core.engine import apply, new_game
from motherlode.rules.core.errors import BadNotation, BadRecord, IncompatibleModules
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.data import event_data
from motherlode.rules.notation.digest import state_digest
from motherlode.rules.records import record as records
from motherlode.rules.records.record import HIGHEST_SEED, commitment
from motherlode.rules.records.recorder import Recorder
from motherlode.rules.records.replay import check, replay
from motherlode.rules.records.shuffle import bits_hash, hash_of
from motherlode.rules.records.text import read_record, write_record
from tests.notation.tables import SELECTIONS, choose, names_of

jsonschema = pytest.importorskip("jsonschema")
SCHEMA = json.loads(Path(records.__file__).with_name("record.schema.json").read_text())
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
DUEL = Selection("duel", (), "", 2)


def recorded(
    selection: Selection, seed: int, first: int = -1, limit: int = 9999, talk: bool = False
) -> tuple[str, State]:
    """The record of a game played at random, and the state it led to."""
    names = names_of(selection)
    random = Random(seed)
    state = new_game(CATALOGUE.rules(selection), seed, first)
    recorder = Recorder(selection, names, seed, first)
    for count in range(limit):
        if state.over:
            break
        if talk and count % 10 == 0:
            recorder.talk(count % len(names), f"I saw gold at 8,0 \u2028 금 {count}")
        choice = choose(state, random, seeking=seed % 2 == 1)
        recorder.add(state, choice)
        apply(state, choice)
    return recorder.text(state), state


TEXT, _ = recorded(DUEL, 5, talk=True)
LINES = TEXT.splitlines(keepends=True)


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("selection", SELECTIONS, ids=lambda s: f"{s.game}-{s.players}")
def test_games_replay_to_the_same_state(selection: Selection) -> None:
    for seed in (1, 2, HIGHEST_SEED):
        text, state = recorded(selection, seed, talk=seed == 2)
        record = read_record(text)
        check(record)
        played = replay(record)
        seen = [event_data(played.rules, record.players, event) for event in played.opening]
        assert seen[0]["event"] == "RoundStarted"
        steps = list(played)
        assert [(seat, choice) for seat, choice, _ in steps] == record.choices
        assert state_digest(played.state) == state_digest(state)
        assert write_record(record) == text
        assert record.result is not None
        assert record.result.choices == len(steps)
        for line in text.rstrip("\n").split("\n"):
            VALIDATOR.validate(json.loads(line))


def test_header() -> None:
    text, _ = recorded(Selection("base", ("victim",), "en", 3), 7, first=2)
    assert json.loads(text.split("\n")[0]) == {
        "format": 1,
        "version": motherlode.__version__,
        "rules": "base",
        "modules": {"base": 1, "victim": 1},
        "edition": "english",
        "players": ["Ada", "Bo", "Cai"],
        "seed": 7,
        "first": "Cai",
    }
    record = read_record(text)
    assert record.first == "Cai"
    assert next(replay(record))[0] in ("Cai", "Ada", "Bo")
    assert replay(record).state.first == 2


def test_an_aborted_game() -> None:
    text, state = recorded(DUEL, 3, limit=4)
    record = read_record(text)
    assert record.result is not None
    assert record.result.scores is None
    assert record.result.winners is None
    check(record)
    VALIDATOR.validate(json.loads(text.split("\n")[-2]))
    played = replay(record)
    assert len(list(played)) == 4
    assert state_digest(played.state) == state_digest(state)


def test_a_game_without_a_choice() -> None:
    text, _ = recorded(DUEL, 3, limit=0)
    assert len(text.splitlines()) == 2
    check(read_record(text))


def test_calls_are_recorded_for_the_caller() -> None:
    names = names_of(DUEL)
    state = new_game(CATALOGUE.rules(DUEL), 1, 0)
    recorder = Recorder(DUEL, names, 1, 0)
    for choice in (int(state.rules.verb("call")) | 1 << 17, int(state.rules.verb("refuse"))):
        recorder.add(state, choice)
        apply(state, choice)
    record = read_record(recorder.text(state))
    assert record.choices == [("Bo", "call Bo"), ("Ada", "refuse")]
    check(record)


def test_talk_is_kept_in_its_place() -> None:
    record = read_record(TEXT)
    talk = [entry for entry in record.entries if entry.is_talk]
    assert talk[0] == records.Entry(2, "Ada", "I saw gold at 8,0 \u2028 금 0", True)
    assert [entry.line for entry in record.entries] == list(range(2, len(record.entries) + 2))


def test_a_recorder_that_missed_a_choice_says_so() -> None:
    state = new_game(CATALOGUE.rules(DUEL), 1)
    recorder = Recorder(DUEL, ("Ada", "Bo"), 1)
    apply(state, choose(state, Random(1)))
    with pytest.raises(BadRecord, match="a choice is missing"):
        recorder.text(state)


def test_a_recorder_refuses_what_it_could_not_write() -> None:
    with pytest.raises(BadRecord, match="a seed is a whole number"):
        Recorder(DUEL, ("Ada", "Bo"), -1)
    with pytest.raises(BadRecord, match="a seed is a whole number"):
        Recorder(DUEL, ("Ada", "Bo"), HIGHEST_SEED + 1)
    with pytest.raises(BadNotation, match="both be called"):
        Recorder(DUEL, ("Ada", "ada"), 1)
    with pytest.raises(IncompatibleModules):
        Recorder(Selection("duel", (), "", 3), ("Ada", "Bo", "Cai"), 1)


def test_commitment() -> None:
    record = read_record(TEXT)
    promise = commitment(5, "pepper")
    kept = edited(0, lambda line: line.update(commitment=promise, salt="pepper"))
    check(read_record(kept))
    broken = edited(0, lambda line: line.update(commitment=promise, salt="salt"))
    with pytest.raises(BadRecord, match="line 1: the seed doesn’t match the fingerprint"):
        check(read_record(broken))
    secret = edited(0, lambda line: (line.update(commitment=promise), line.pop("seed")))
    VALIDATOR.validate(json.loads(secret.split("\n")[0]))
    assert read_record(secret).choices == record.choices
    with pytest.raises(BadRecord, match="line 1: this game record keeps its seed secret"):
        replay(read_record(secret))


def edited(number: int, change: Callable[[dict[str, Any]], object]) -> str:
    """The text with one of its lines changed."""
    lines = TEXT.rstrip("\n").split("\n")
    data = json.loads(lines[number])
    change(data)
    lines[number] = json.dumps(data)
    return "\n".join(lines) + "\n"


FAIR: dict[str, Any] = {
    "format": 2,
    "seed": None,
    "commitment": hash_of("secret", "a" * 64),
    "shuffle": {
        "secret": "a" * 64,
        "hashes": [bits_hash("b" * 64), ""],
        "bits": ["b" * 64, ""],
    },
}


def shuffled(**fields: object) -> str:
    """The text as if everybody had shuffled, with other fields in that; None takes one away."""
    changed = {**FAIR["shuffle"], **fields}
    told = {name: value for name, value in changed.items() if value is not None}
    return header(**FAIR | {"shuffle": told})


def header(**fields: object) -> str:
    """The text with other fields in its header; None takes one away."""

    def change(line: dict[str, Any]) -> None:
        line.update(fields)
        for name, value in fields.items():
            if value is None:
                del line[name]

    return edited(0, change)


LAST = len(TEXT.rstrip("\n").split("\n"))


def ending(**fields: object) -> str:
    """The text with other fields in its end line."""
    return edited(LAST - 1, lambda line: line["end"].update(fields))


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "empty"),
        ("\n\n", 1, "empty"),
        ("hello\n", 1, "isn’t JSON"),
        ("[1]\n", 1, "a JSON object"),
        ('{"n": 1, "seat": "Ada", "choice": "pass map"}\n', 1, "must start with a header"),
        (TEXT.split("\n", 1)[1], 1, "must start with a header"),
        ("\n".join(TEXT.split("\n")[:-2]) + "\n", LAST - 1, "its end line is missing"),
        (TEXT.split("\n")[0] + "\n", 1, "its end line is missing"),
        (TEXT[:-30], LAST, "isn’t JSON"),
        (TEXT.replace('{"n": 3,', '{"n": 3, "n": 3,'), 5, "appears twice"),
        (TEXT.replace('{"n": 3,', '{"n": NaN,'), 5, "NaN"),
        (TEXT + '{"talk": "bye", "seat": "Ada"}\n', LAST + 1, "nothing can follow the end line"),
        ("\ufeff" + TEXT.replace('"n": 4', '"n": 5', 1), 6, "choice 4 should be here"),
        ("".join(TEXT.partition("\n")[:2]) + TEXT.split("\n", 3)[3], 2, "choice 1 should be here"),
        # the header
        (header(format=3), 1, "format 3, from version 0"),
        (header(format=3, version=None), 1, "this version reads formats up to 2"),
        (header(format=2), 1, "no field called seed here"),
        (header(format=2, seed=None), 1, "needs a seed or a commitment"),
        (header(shuffle={}), 1, "no field called shuffle here"),
        (shuffled(secret=None), 1, "the field secret is missing"),
        (shuffled(secret="12"), 1, "64 hexadecimal digits"),
        (shuffled(hashes=[""]), 1, "one entry for each seat"),
        (shuffled(bits=["", "f" * 64]), 1, "the bits of seat 2 don’t match their fingerprint"),
        (shuffled(bits=["c" * 64, ""]), 1, "the bits of seat 1 don’t match their fingerprint"),
        (header(format="1"), 1, "format must be a whole number"),
        (header(format=0), 1, "format must be a whole number"),
        (header(version=None), 1, "the field version is missing"),
        (header(rules=None), 1, "the field rules is missing"),
        (header(players=None), 1, "the field players is missing"),
        (header(colour="red"), 1, "no field called colour"),
        (header(seed="5"), 1, "seed must be a whole number"),
        (header(seed=True), 1, "seed must be a whole number"),
        (header(seed=-1), 1, "a seed is a whole number from 0"),
        (header(seed=2**62), 1, "a seed is a whole number from 0"),
        (header(seed=None), 1, "needs a seed or a commitment"),
        (header(players=["Ada", 3]), 1, "players must be a list of strings"),
        (header(players=["Ada", "ada"]), 1, "both be called"),
        (header(players=["Ada", "Bo", "Cai"]), 1, "2 players, not 3 (D-1)"),
        (header(first="Zoe"), 1, "no seat called Zoe"),
        (header(rules="chess"), 1, "needs the game chess"),
        (header(edition="french"), 1, "no edition called french"),
        (header(modules={"base": 1, "dragons": 1}), 1, "needs the module dragons"),
        (header(modules={"base": 2}), 1, "needs version 2 of the module base; this version has 1"),
        (header(modules={"base": "1"}), 1, "a whole number for each name"),
        (header(modules={"base": 1, "victim": 1}), 1, "(V-1)"),
        (header(modules={"tournament": 1}), 1, "a game of its own"),
        (header(modules=["base"]), 1, "modules must be an object"),
        # choices and talk
        (edited(2, lambda line: line.update(n="1")), 3, "n must be a whole number"),
        (edited(2, lambda line: line.update(seat="Zoe")), 3, "no seat called Zoe"),
        (edited(2, lambda line: line.update(choice=3)), 3, "choice must be a string"),
        (edited(2, lambda line: line.pop("choice")), 3, "the field choice is missing"),
        (edited(2, lambda line: line.update(time=3)), 3, "no field called time"),
        (edited(1, lambda line: line.update(talk=3)), 2, "talk must be a string"),
        (edited(1, lambda line: line.pop("seat")), 2, "the field seat is missing"),
        # the end
        (ending(choices=3), LAST, "the end line says 3 choices"),
        (ending(choices="3"), LAST, "choices must be a whole number"),
        (ending(scores={"Ada": 1}), LAST, "don’t match the seats"),
        (ending(scores={"Ada": 1, "Bo": "x"}), LAST, "a whole number for each name"),
        (ending(winners=["Zoe"]), LAST, "don’t match the seats"),
        (ending(winners="Ada"), LAST, "winners must be a list"),
        (edited(LAST - 1, lambda line: line["end"].pop("winners")), LAST, "go together"),
        (edited(LAST - 1, lambda line: line["end"].pop("digest")), LAST, "digest is missing"),
        (edited(LAST - 1, lambda line: line.update(end=3)), LAST, "end must be an object"),
    ],
)
def test_refused(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadRecord, match=f"^line {line}: ") as caught:
        read_record(text)
    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (edited(2, lambda line: line.update(choice="dig")), 3, "can’t read dig as a choice"),
        (edited(2, lambda line: line.update(choice="cross @ 9,9")), 3, "(B-"),
        (
            edited(2, lambda line: line.update(seat={"Ada": "Bo", "Bo": "Ada"}[line["seat"]])),
            3,
            "’s decision",
        ),
        (ending(scores={"Ada": 99, "Bo": 0}), LAST, "the scores are"),
        (ending(winners=[]), LAST, "the winners are Ada, Bo, not -"),
        (ending(digest="0" * 64), LAST, "the digests differ"),
        (edited(1, lambda line: line.update(talk="I saw nothing")), LAST, "the digests differ"),
    ],
)
def test_check_finds_what_was_altered(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadRecord, match=f"^line {line}: ") as caught:
        check(read_record(text))
    assert reason in str(caught.value)


def test_check_finds_another_seed_or_first_seat() -> None:
    for text in (header(seed=6), header(first="Ada"), header(first="Bo")):
        with pytest.raises(BadRecord, match=r"^line \d+: "):
            check(read_record(text))


def test_check_finds_choices_after_the_end_of_the_game() -> None:
    lines = TEXT.rstrip("\n").split("\n")
    count = json.loads(lines[-1])["end"]["choices"]
    lines.insert(-1, json.dumps({"n": count + 1, "seat": "Ada", "choice": "pass map"}))
    text = "\n".join(lines).replace(f'"choices": {count},', f'"choices": {count + 1},')
    with pytest.raises(BadRecord, match=f"line {LAST}: the game is over"):
        check(read_record(text))


def test_check_finds_an_unfinished_game_said_to_be_over() -> None:
    text, _ = recorded(DUEL, 3, limit=4)
    lines = text.rstrip("\n").split("\n")
    end = json.loads(lines[-1])
    end["end"].update(scores={"Ada": 0, "Bo": 0}, winners=["Ada"])
    with pytest.raises(BadRecord, match="line 6: the game isn’t over"):
        check(read_record("\n".join([*lines[:-1], json.dumps(end)])))


def test_check_needs_an_end() -> None:
    record = read_record(TEXT)
    record.result = None
    with pytest.raises(BadRecord, match=f"line {LAST - 1}: .* end line is missing"):
        check(record)


def test_older_versions_of_modules_stay_readable() -> None:
    check(read_record(header(modules={"base": 0, "duel": 1})))
    check(read_record(header(modules={})))


def test_blank_lines_and_other_line_ends_are_read() -> None:
    check(read_record(TEXT.replace("\n", "\r\n")))
    check(read_record("\n" + TEXT.replace("\n", "\n\n")))


@pytest.mark.parametrize(
    "line",
    [
        {},
        {"n": 0, "seat": "Ada", "choice": "pass map"},
        {"n": 1, "seat": "Ada"},
        {"talk": 3, "seat": "Ada"},
        {"end": {"choices": 1, "digest": "xyz"}},
        {"end": {"choices": 1, "digest": "0" * 64, "winners": []}},
    ],
)
def test_the_schema_refuses(line: dict[str, object]) -> None:
    assert not VALIDATOR.is_valid(line)


def test_a_shuffled_record_is_checked_against_its_promise() -> None:
    record = read_record(shuffled())
    assert VALIDATOR.is_valid(json.loads(shuffled().split("\n")[0]))
    assert record.number == int.from_bytes(record.key[:8]) & HIGHEST_SEED
    assert read_record(write_record(record)) == record
    with pytest.raises(BadRecord, match="doesn’t match the fingerprint"):
        check(read_record(header(**FAIR | {"commitment": "0" * 64})))


def test_the_schema_refuses_what_the_reader_refuses_in_a_header() -> None:
    good = json.loads(TEXT.split("\n")[0])
    assert VALIDATOR.is_valid(good)
    for change in ({"format": 2}, {"seed": -1}, {"players": ["A>"]}, {"colour": "red"}):
        assert not VALIDATOR.is_valid(good | change)


def test_damaged_texts_are_refused_in_words() -> None:
    """Whatever happens to a file: it is read, or refused in one sentence."""
    random = Random(4)
    answers = []
    for _ in range(400):
        place = random.randrange(len(TEXT))
        typed = random.choice(["", " ", "x", '"', "[", "}", "\n", "7", "-", ",", "{}"])
        text = TEXT[:place] + typed + TEXT[place + random.choice([0, 1, 9]) :]
        try:
            check(read_record(text))
        except BadRecord as error:
            answers.append(str(error))
    assert len(answers) > 300
    assert all(answer.startswith("line ") and "\n" not in answer for answer in answers)
