"""The scripts of examples/: each runs by itself and does what it says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import pytest

from motherlode.rules.records.replay import check
from motherlode.rules.records.text import read_record

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"


def run(folder: Path, *command: str) -> str:
    """What a script prints, run in a folder of its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, check=False
    )
    assert ran.returncode == 0, ran.stderr.decode()
    return ran.stdout.decode()


def shapes(path: Path, kind: str) -> int:
    """How many shapes of a kind a picture has."""
    return len(ElementTree.fromstring(path.read_text("utf-8")).findall(f".//{SVG}{kind}"))


def test_the_first_game(tmp_path: Path) -> None:
    said = run(tmp_path, str(ROOT / "examples/first_game.py"))
    assert "Ada sees:\n  pass " in said
    assert "Cai: " in said
    record = read_record((tmp_path / "first-game.jsonl").read_text("utf-8"))
    check(record)
    assert record.seed == 7
    assert (tmp_path / "first-game.svg").read_text("utf-8").startswith("<svg")


def test_the_tournament_is_plotted(tmp_path: Path) -> None:
    said = run(tmp_path, str(ROOT / "examples/tournament.py"), "8")
    rows = [line for line in said.splitlines() if "gold a match" in line]
    assert len(rows) == 8
    assert shapes(tmp_path / "gold.svg", "circle") == 8
    gained = {line.split("  ")[0].strip(): float(line.split()[-6]) for line in rows}
    assert gained["random among 2 greedy"] < 0 < gained["greedy among 2 random"]


def test_a_bot_of_ones_own(tmp_path: Path) -> None:
    example = ROOT / "examples/own_bot.py"
    assert '"greedy"' not in example.read_text("utf-8")  # today's; what is said is of a frozen one
    assert run(tmp_path, str(example), "40").startswith("gentle gets -")


@pytest.mark.skipif(find_spec("torch") is None, reason="the extra isn't installed")
def test_the_learner_learns_and_draws(tmp_path: Path) -> None:
    line = "-m examples.learner --minutes 0.01 --tables 16 --matches 125 --out out"
    run(tmp_path, *line.split())
    told = json.loads((tmp_path / "out/learned.json").read_text("utf-8"))
    assert told["parameters"] <= 200_000
    assert told["decisions"] >= 16 * 32
    assert len(told["curve"]) >= 2
    assert shapes(tmp_path / "out/curve.svg", "polyline") == 1
    assert (tmp_path / "out/net.pt").exists()
