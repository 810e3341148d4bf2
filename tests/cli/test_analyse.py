"""`motherlode analyse`: one object of JSON, kept beside the record, and plots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from motherlode.analysis.analysis import fingerprint
from tests.analysis.test_analysis import game_text
from tests.cli.terminal import Terminal

QUICK = ("--worlds", "4", "--jobs", "1")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game as a file."""
    path = tmp_path / "game.jsonl"
    path.write_text(game_text(lies=True), "utf-8")
    return path


def analysed(motherlode: Terminal, record: Path, *more: str) -> dict[str, Any]:
    """What it reports."""
    found: dict[str, Any] = motherlode("analyse", str(record), "--json", *(more or QUICK)).data()
    return found


def test_the_report_has_everything(motherlode: Terminal, record: Path) -> None:
    data = analysed(motherlode, record, "--worlds", "8", "--jobs", "2")
    assert data["players"] == ["Ada", "Bo", "Cai", "Dee", "Eli"]
    assert [one["round"] for one in data["rounds"]] == [1, 2, 3]
    assert data["lies"]
    assert data["story"]
    for step in data["steps"]:
        assert sum(step["chances"].values()) == pytest.approx(1.0, abs=0.01)
        assert set(step["suspicion"]) == set(data["players"])
    assert any(step["mark"] for step in data["steps"])


def test_any_number_of_jobs_gives_the_same(motherlode: Terminal, record: Path) -> None:
    alone = analysed(motherlode, record)
    Path(f"{record}.analysis.json").unlink()
    assert analysed(motherlode, record, "--worlds", "4", "--jobs", "2") == alone


def test_it_is_computed_once(motherlode: Terminal, record: Path) -> None:
    data = analysed(motherlode, record)
    kept = Path(f"{record}.analysis.json")
    assert json.loads(kept.read_text("utf-8")) == data
    assert data["record"] == fingerprint(record.read_text("utf-8"))
    kept.write_text(json.dumps({**data, "lies": "kept"}), "utf-8")
    assert analysed(motherlode, record)["lies"] == "kept"
    assert analysed(motherlode, record, "--worlds", "5", "--jobs", "1")["lies"] != "kept"


def test_another_record_is_analyzed_anew(motherlode: Terminal, record: Path) -> None:
    first = analysed(motherlode, record)
    record.write_text(game_text(seed=4), "utf-8")
    assert analysed(motherlode, record)["record"] != first["record"]


def test_a_file_in_the_way_is_left_alone(motherlode: Terminal, record: Path) -> None:
    kept = Path(f"{record}.analysis.json")
    kept.write_text("my notes", "utf-8")
    assert "isn’t an analysis" in motherlode("analyse", str(record), *QUICK).sentence()
    assert kept.read_text("utf-8") == "my notes"


def test_standard_input_is_kept_nowhere(motherlode: Terminal, tmp_path: Path) -> None:
    found = motherlode("analyse", "-", "--json", *QUICK, typed=game_text(lies=True)).data()
    assert found["steps"]
    assert list(tmp_path.glob("*.analysis.json")) == []


def test_people_get_curves_and_a_story(motherlode: Terminal, record: Path) -> None:
    out = motherlode("analyse", str(record), *QUICK).out
    assert "Chance of winning the round" in out
    assert "█" in out
    assert "Who fooled whom" in out
    assert "Round 3:" in out


def test_plots_are_saved(motherlode: Terminal, record: Path, tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    motherlode("analyse", str(record), "--svg", str(plot), *QUICK)
    lines = ElementTree.parse(plot).findall(".//{http://www.w3.org/2000/svg}path[@class='curve']")
    assert [line.get("d", "").count("M") for line in lines] == [3] * (2 + 5)
    refusal = motherlode("analyse", str(record), "--svg", str(plot), *QUICK).sentence()
    assert "already exists" in refusal


def test_what_is_no_record_is_refused(motherlode: Terminal, tmp_path: Path) -> None:
    (tmp_path / "bad.jsonl").write_text("{}\n", "utf-8")
    assert motherlode("analyse", "bad.jsonl").sentence()
    assert "can’t read" in motherlode("analyse", "missing.jsonl").sentence()
