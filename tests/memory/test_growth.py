"""Memory is given back: the same work done again and again needs no more of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import motherlode
from tests.memory.growth import MOST_BLOCKS, MOST_KILOBYTES
from tests.memory.work import BATCHES

ROOT = Path(__file__).resolve().parents[2]
COMPILED_ONLY = ("games", "crowded games")  # interpreted they take minutes, and hand nothing over


@pytest.mark.parametrize("batch", BATCHES)
def test_work_that_is_repeated_holds_on_to_no_memory(batch: str) -> None:
    if batch in COMPILED_ONLY and not motherlode.compiled():
        pytest.skip("thousands of games need the compiled kernel")
    done = subprocess.run(
        [sys.executable, "-m", "tests.memory.growth", batch],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    grown = json.loads(done.stdout)
    assert grown["blocks"] < MOST_BLOCKS
    assert grown["kilobytes"] < MOST_KILOBYTES
