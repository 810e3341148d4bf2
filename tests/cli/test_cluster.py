"""`--cluster`: the same results as at home, a worker's death included; refusals are sentences."""

from __future__ import annotations

import builtins
import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from motherlode.cli.batch.games import Tally
from motherlode.cli.batch.workers import play_all
from tests.cli.deadly import ORDER, counted
from tests.cli.terminal import Terminal

TIMES = (
    "cpu_seconds",
    "moves_per_second",
    "rounds_per_second",
    "thinking",
    "think_ms_p50",
    "think_ms_p95",
)
with_ray = pytest.mark.skipif(find_spec("ray") is None, reason="the extra isn't installed")


def run(*command: str) -> Any:
    """The one JSON object that a process of its own prints."""
    environment = {**os.environ, "PYTHONWARNINGS": "ignore"}
    ran = subprocess.run(
        [sys.executable, "-m", *command], capture_output=True, env=environment, check=False
    )
    assert ran.returncode == 0, ran.stderr.decode()
    assert ran.stdout.count(b"\n") == 1
    return json.loads(ran.stdout)


def without_times(data: dict[str, Any]) -> str:
    """A report as bytes, apart from what it took."""
    return json.dumps({key: value for key, value in data.items() if key not in TIMES})


@with_ray
@pytest.mark.parametrize(
    "line",
    [
        "simulate --games 30 --players 4 --bots greedy,random --seed 5 --json",
        "arena --bots reader,greedy --players 4 --rounds 10 --seed 5 --jobs 1 --json",
    ],
)
def test_a_cluster_counts_as_a_run_at_home_does(line: str) -> None:
    here = run("motherlode", *line.split())
    there = run("motherlode", *line.split(), "--cluster", "local")
    assert without_times(there) == without_times(here)


@with_ray
def test_a_workers_death_costs_a_retry(tmp_path: Path) -> None:
    told = run("tests.cli.deadly", str(tmp_path / "died"))
    assert told["died"]
    assert told["heard"] == ORDER.games
    at_home = counted(play_all(ORDER, Tally(), 1, lambda games: None))
    assert told["counted"] == json.loads(json.dumps(at_home))


def test_what_a_cluster_cant_do_is_refused(
    motherlode: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = ("simulate", "--games", "1", "--cluster")
    assert motherlode(*line, "over there").sentence() == (
        "--cluster takes local, auto, host:port, or ray://host:port, not over there."
    )
    assert motherlode(*line, "local", "--records", "games").sentence() == (
        "--records doesn’t work with --cluster."
    )
    real = builtins.__import__

    def without(name: str, *more: Any, **named: Any) -> Any:
        if name == "ray":
            raise ImportError(name)
        return real(name, *more, **named)

    monkeypatch.setattr(builtins, "__import__", without)
    for command in ("simulate", "arena"):
        told = motherlode(command, "--cluster", "local").sentence()
        assert told.endswith('pip install "motherlode[cluster]" brings it.')
