"""All rooms ask for time and chance at one door, so that tests can stand behind it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "motherlode"
DOOR = SOURCE / "outside"
FILES = sorted(file for file in SOURCE.rglob("*.py") if DOOR not in file.parents)
MEASURES = ["time"]
# What does without the door, and why.
BESIDE: dict[str, list[str]] = {
    # The tables' own door, whose waits are those of a loop.
    "tables/outside.py": ["asyncio.timeout(seconds)", "asyncio.sleep(seconds)"],
    # These only measure what work costs the processor; nothing is decided by it.
    "cli/batch/contests.py": MEASURES,
    "cli/batch/games.py": MEASURES,
    "cli/batch/matches.py": MEASURES,
    "cli/batch/ratings/league.py": MEASURES,
    "cli/batch/speed.py": MEASURES,
    # These wait for somebody else: a thread that may be stuck, a database, a server.
    "store/clerk.py": [
        "asyncio.get_running_loop().call_later(max(left, 1.0), self._look)",
        "loop.call_later(self.patience, self._look)",
    ],
    "store/postgres/listening.py": ["asyncio.timeout(ANSWER)", "asyncio.sleep(wait)"],
    "programs/seat.py": [
        "asyncio.timeout(seconds)",
        "asyncio.timeout(PATIENCE)",
        "asyncio.sleep(PAUSE)",
    ],
}
CLOCKS = {"time", "datetime", "sched", "timeit"}
CHANCE = {"secrets", "random", "uuid"}
WAITS = {"timeout_at", "wait_for"}  # of asyncio


def violations(text: str) -> Iterator[str]:
    """Where a source looks at a clock, or takes chance, by itself."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if is_outside(name.name))
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            module = str(node.module)
            if is_outside(module) or module.split(".")[0] == "asyncio":
                yield module
            if module == "os" and any("random" in name.name for name in node.names):
                yield "os.urandom"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if is_wait(node, node.func):
                yield ast.unparse(node)


def is_outside(module: str) -> bool:
    """Whether a module tells the time, or draws lots."""
    return module.split(".")[0] in CLOCKS | CHANCE


def is_wait(call: ast.Call, called: ast.Attribute) -> bool:
    """Whether a call waits by asyncio's clock, reads it, or takes chance from the system."""
    of_asyncio = ast.unparse(called.value) == "asyncio"
    if called.attr in ("call_later", "call_at", "urandom", "getrandom"):
        return True
    if called.attr == "time":
        return not call.args
    if of_asyncio and called.attr == "sleep":
        return ast.unparse(call.args[0]) != "0"
    if of_asyncio and called.attr == "timeout":
        return ast.unparse(call.args[0]) != "None"  # which lasts until somebody ends it
    if of_asyncio and called.attr == "wait":
        return any(named.arg == "timeout" for named in call.keywords)
    return of_asyncio and called.attr in WAITS


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_time_and_chance_come_from_outside(file: Path) -> None:
    known = BESIDE.get(file.relative_to(SOURCE).as_posix(), [])
    assert list(violations(file.read_text(encoding="utf-8"))) == known


@pytest.mark.parametrize(
    "planted",
    [
        "import time",
        "import time as clock",
        "import secrets, asyncio",
        "from random import choice",
        "from datetime import datetime",
        "from asyncio import sleep",
        "from os import urandom",
        "import os\nos.urandom(8)",
        "import asyncio\nasyncio.get_running_loop().time()",
        "import asyncio\nloop.call_later(1, print)",
        "import asyncio\nasync def f():\n    await asyncio.sleep(1)",
        "import asyncio\nasync def f():\n    await asyncio.wait({task}, timeout=5)",
        "import asyncio\nasync def f():\n    async with asyncio.timeout(3):\n        pass",
        "import asyncio\nasync def f():\n    await asyncio.wait_for(task, 3)",
    ],
)
def test_whoever_looks_by_themselves_is_found(planted: str) -> None:
    good = (
        "import asyncio\nasync def f():\n    await asyncio.sleep(0)\n    await asyncio.wait({g})\n"
        "    async with asyncio.timeout(None):\n        pass\n"
    )
    assert list(violations(good)) == []
    assert len(list(violations(good + planted))) == 1


def test_the_door_is_where_it_is_thought_to_be() -> None:
    assert len(FILES) > 400
    assert list(violations((DOOR / "clock.py").read_text(encoding="utf-8"))) == [
        *("time", "time.time()")
    ]
    assert list(violations((DOOR / "chance.py").read_text(encoding="utf-8"))) == [
        *("random", "secrets")
    ]
    assert BESIDE.keys() <= {file.relative_to(SOURCE).as_posix() for file in FILES}
