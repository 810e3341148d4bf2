"""No test waits for a fixed time: it waits for what must happen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLANTED = ("test_outside.py", "test_waiting.py")  # they hold what they look for
FILES = [
    file
    for folder, kind in (("tests", "*.py"), ("ui/tests", "*.ts"))
    for file in sorted((ROOT / folder).rglob(kind))
    if "node_modules" not in file.parts and file.name not in PLANTED
]
SLEEPS = re.compile(
    r"(?<!\.)time\.sleep\(|asyncio\.sleep\((?!0\))|wait_for_timeout\(|waitForTimeout\("
    r"|setTimeout\([^()]*(\([^()]*\)[^()]*)*, *[1-9]"
)
# Where something is looked at again and again until it is so; among faults also how long one lasts,
# and how fast people play meanwhile.
LOOKS = {
    "tests/support/server.py": 2,
    "tests/browser/person.py": 1,
    "tests/faults/company.py": 1,
    "tests/faults/harness.py": 1,
    "tests/faults/house.py": 1,
    "tests/faults/injections.py": 1,
    "tests/faults/people.py": 2,
}


def sleeps(text: str) -> int:
    """How often a source waits for a fixed time."""
    return len(SLEEPS.findall(text))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_nobody_sleeps(file: Path) -> None:
    allowed = LOOKS.get(str(file.relative_to(ROOT)), 0)
    assert sleeps(file.read_text(encoding="utf-8")) == allowed


@pytest.mark.parametrize(
    "planted",
    [
        "time.sleep(2)",
        "await asyncio.sleep(0.1)",
        "await asyncio.sleep(SHORT)",
        "page.wait_for_timeout(1000)",
        "await page.waitForTimeout(5)",
        "await new Promise((done) => setTimeout(done, 320));",
        "setTimeout(() => go(1), 50)",
    ],
)
def test_whoever_sleeps_is_found(planted: str) -> None:
    assert sleeps(planted) == 1
    assert sleeps("await asyncio.sleep(0)\nawait new Promise((done) => setTimeout(done));") == 0
