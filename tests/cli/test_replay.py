"""`motherlode replay`: stepping through a record, and checking it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from motherlode.rules.records.text import read_record
from tests.cli.terminal import Terminal


def test_a_sound_record_is_said_to_be_sound(motherlode: Terminal, record_file: str) -> None:
    record = read_record(Path(record_file).read_text(encoding="utf-8"))
    data = motherlode("replay", record_file, "--check", "--json").data()
    assert data["ok"] is True
    assert data["choices"] == len(record.choices)
    assert data["over"] is True
    assert sum(data["scores"].values()) > 0
    shown = motherlode("replay", record_file, "--check").out
    assert shown.count("\n") == 1
    assert str(len(record.choices)) in shown


def test_whose_bits_a_deal_came_from_is_told(motherlode: Terminal) -> None:
    file = Path(__file__).parents[1] / "kept" / "0.3.0" / "records" / "base-mini.jsonl"
    shuffle = read_record(file.read_text(encoding="utf-8")).shuffle
    assert shuffle is not None
    shown = " ".join(motherlode("replay", str(file), "--check").out.split())
    assert "This deal was fair" in shown
    assert f"Ada: {shuffle.bits[0]}" in shown
    assert "Bo: the bits never arrived" in shown
    data = motherlode("replay", str(file), "--check", "--json").data()
    assert data["shuffle"]["bits"] == list(shuffle.bits)


def test_it_can_come_from_standard_input(motherlode: Terminal, record_file: str) -> None:
    typed = Path(record_file).read_bytes()
    assert motherlode("replay", "-", "--check", "--json", typed=typed).data()["ok"] is True


def test_every_step_is_shown_with_the_maze(motherlode: Terminal, record_file: str) -> None:
    record = read_record(Path(record_file).read_text(encoding="utf-8"))
    count = len(record.choices)
    shown = motherlode("replay", record_file).out
    for number, (seat, text) in enumerate(record.choices, 1):
        assert f"{number} of {count} · {seat}: {text}" in shown
    assert shown.count("S┣") == count
    assert "Round 3 begins" in shown
    assert "The game is over." in shown
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_it_can_begin_later(motherlode: Terminal, record_file: str) -> None:
    shown = motherlode("replay", record_file, "--from", "3").out
    assert "2 of " not in shown.replace("12 of ", "").replace("22 of ", "").partition("3 of ")[0]
    data = motherlode("replay", record_file, "--from", "3", "--json").data()
    assert data["steps"][0]["n"] == 3
    assert data["opening"][0]["event"] == "RoundStarted"
    assert motherlode("replay", record_file, "--from", "9999").sentence()
    assert motherlode("replay", record_file, "--from", "0").sentence()


@pytest.mark.parametrize("change", ["cut", "altered", "twice", "seed", "header", "newer"])
def test_a_bad_record_is_refused_with_its_line(
    motherlode: Terminal, record_file: str, change: str
) -> None:
    lines = Path(record_file).read_text(encoding="utf-8").splitlines()
    header = json.loads(lines[0])
    if change == "cut":
        lines.pop()
    elif change == "altered":
        lines[3], lines[4] = lines[4], lines[3]
    elif change == "twice":
        lines.insert(3, lines[2])
    elif change == "seed":
        lines[0] = json.dumps(header | {"seed": header["seed"] + 1})
    elif change == "header":
        lines.pop(0)
    else:
        lines[0] = json.dumps(header | {"format": 99})
    typed = "\n".join(lines) + "\n"
    assert "line " in motherlode("replay", "-", "--check", typed=typed).sentence()
    assert motherlode("replay", "-", "--check", "--json", typed=typed).sentence()


def test_a_digest_that_differs_is_found(motherlode: Terminal, record_file: str) -> None:
    lines = Path(record_file).read_text(encoding="utf-8").splitlines()
    end = json.loads(lines[-1])
    end["end"]["digest"] = "0" * 64
    typed = "\n".join([*lines[:-1], json.dumps(end)])
    assert motherlode("replay", "-", "--check", typed=typed).sentence()


@pytest.mark.parametrize("rest", ["", '{"n": 9, "se'])
def test_a_record_that_was_cut_is_shown_as_far_as_it_goes(
    motherlode: Terminal, record_file: str, rest: str
) -> None:
    lines = Path(record_file).read_text(encoding="utf-8").splitlines()
    typed = "\n".join([*lines[:6], rest])
    ended = motherlode("replay", "-", typed=typed)
    assert ended.code == 0
    assert "5 of 5" in ended.out
    assert ended.err == "This game record is incomplete. Here is what there is of it.\n"
    assert motherlode("replay", "-", "--check", typed=typed).sentence()


def test_altered_scores_are_told_in_words(motherlode: Terminal, record_file: str) -> None:
    lines = Path(record_file).read_text(encoding="utf-8").splitlines()
    end = json.loads(lines[-1])
    end["end"]["scores"]["Ada"] += 7
    typed = "\n".join([*lines[:-1], json.dumps(end)])
    sentence = motherlode("replay", "-", "--check", typed=typed).sentence()
    assert "the scores are Ada " in sentence
    assert "{" not in sentence
