"""Compiled and interpreted: the same records replay to the same events in both."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import motherlode
from motherlode.rules.core.engine import apply, new_game, options
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.words import default_names
from motherlode.rules.records.recorder import Recorder
from tests.support.plain import scaled

CHECKER = """
import sys
from pathlib import Path
import motherlode
from motherlode.rules.records.text import read_record
from motherlode.rules.records.replay import check
assert motherlode.compiled() is (sys.argv[1] == "compiled")
for path in sorted(Path(sys.argv[2]).glob("*.jsonl")):
    check(read_record(path.read_text(encoding="utf-8")))
    print(path.name)
"""

TABLES = [
    Selection("base", (), "", 5),
    Selection("base", ("greedy_dwarf", "victim"), "english", 7),
    Selection("tournament", (), "", 6),
    Selection("duel", (), "", 2),
]


def write_record(folder: Path, selection: Selection, seed: int) -> None:
    """Play one game by a fixed pattern and write its record."""
    names = default_names(selection.players)
    state = new_game(CATALOGUE.rules(selection), seed)
    recorder = Recorder(selection, names, seed)
    number = seed
    while not state.over:
        number = (number * 1103515245 + 12345) % (1 << 31)
        choices = options(state)
        choice = choices[(number >> 8) % len(choices)]
        recorder.add(state, choice)
        apply(state, choice)
    name = f"{selection.game}-{seed:04}.jsonl"
    (folder / name).write_text(recorder.text(state), encoding="utf-8")


@pytest.mark.skipif(not motherlode.compiled(), reason="there is no compiled kernel to compare with")
@pytest.mark.parametrize("selection", TABLES, ids=lambda selection: selection.game)
def test_records_replay_to_the_same_events_in_both_modes(
    tmp_path: Path, selection: Selection
) -> None:
    count = scaled(25)
    for seed in range(count):
        write_record(tmp_path, selection, seed)
    for mode, switch in (("compiled", "0"), ("interpreted", "1")):
        done = subprocess.run(
            [sys.executable, "-c", CHECKER, mode, str(tmp_path)],
            env={**os.environ, "MOTHERLODE_INTERPRETED": switch},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert len(done.stdout.splitlines()) == count
