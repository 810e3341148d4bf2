"""What `make module-check NAME=lucky_stone` does: says what is missing, and runs the tests."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from motherlode.rules.modules import CATALOGUE
from tools.modules.missing import missing
from tools.modules.skeleton import ROOT

WORDS = ("tests/test_languages.py", "tests/test_reasons.py", "tests/cli/test_words.py")
LATER = "The words and the pages are tried once nothing is missing."


def own_tests(name: str) -> list[str]:
    """The tests of a module, or of all."""
    return [str(path) for path in sorted(Path("tests/rules").glob(f"test_*{name}.py"))]


def succeeds(*arguments: str) -> bool:
    """Run tests; what they say is shown."""
    return subprocess.run([sys.executable, "-m", "pytest", "-q", *arguments]).returncode == 0


def lacking(output: str) -> Iterator[str]:
    """What the pages lack, out of all that their test says."""
    for line in output.splitlines():
        found = re.fullmatch(r'\+ +"(.+)",?', line.strip())
        if found:
            yield f"{found[1][0].upper()}{found[1][1:]}."


def try_pages() -> bool:
    """Whether the pages know the modules; else what they lack is said, one sentence each."""
    ran = subprocess.run(
        ["node_modules/.bin/vitest", "run", "tests/modules.test.ts", "--silent"],
        cwd=ROOT / "ui",
        env={**os.environ, "NO_COLOR": "1"},
        capture_output=True,
        encoding="utf-8",
    )
    if ran.returncode:
        print("\n".join(lacking(ran.stdout + ran.stderr)) or ran.stdout + ran.stderr)
    return ran.returncode == 0


def main(arguments: Sequence[str]) -> int:
    """Check the module that is named; all of them, if none is."""
    names = list(arguments) or [module.name for module in CATALOGUE.modules]
    found = [sentence for name in names for sentence in missing(name)]
    if found:
        print("\n".join([*found, LATER]), flush=True)
    tests = own_tests(arguments[0] if arguments else "")
    good = not tests or succeeds(*tests)
    if found:
        return 1
    good = succeeds(*WORDS) and good
    good = try_pages() and good
    if good:
        print(f"Nothing is missing: {', '.join(names)}.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
