"""A checkout in which nothing is really built, for tests of the Makefile: no part of the package.

Its Python, uv and game only write into `told` what they were asked for.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.build.hook import ROOT

PATIENCE = 120  # seconds that only a make which waits for another reaches
VERSION = "{}.{}".format(*sys.version_info)
STATIC = f".venv/lib/python{VERSION}/site-packages/motherlode/web/static"
OURS = ("Makefile", "tools/locked.py", "tools/beside.py")
# What is there is older than what is made of it.
FOUND = f"""
ui/package-lock.json ui/src/app.ts src/motherlode/locale/en/a.ftl src/motherlode/rules/core/a.py
src/motherlode/bots/b.py src/motherlode/env/kernel/c.py tools/program.py hatch_build.py
building/pages.py building/parts.py pyproject.toml kernel.h README.md LICENSE requirements/uv.txt
requirements/build.txt requirements/dev.txt requirements/page.txt .tools/bin/uv
.venv/.made-with-{VERSION} .venv/.build-needs .venv/.dev-needs ui/node_modules/.locked
ui/node_modules/.tools build/wheels/.fetched ui/dist/index.html .venv/bin/motherlode
""".split()
PYTHON = r"""#!/bin/bash
echo "python $*" >>told
case "$*" in
"hatch_build.py pages "* | "hatch_build.py site "*) mkdir -p "$3"; echo new >"$3/index.html" ;;
"hatch_build.py offline "*) echo offline >"$3/index.html" ;;
"hatch_build.py compiler") test ! -e no-compiler ;;
"-m hatchling "*)
    cp -r "$MOTHERLODE_BUILT_PAGES" "${@: -1}/packed"
    test -e no-compiler && end=py3-none-any || end=cp3-linux
    touch "${@: -1}/motherlode-1-$end.whl" ;;
esac
status=$?
test ! -e "while-$2" || . "./while-$2"  # a task is called by its second word
exit $status
"""
UV = f"""#!/bin/bash
echo "uv ${{@: -1}}" >>told
mkdir -p {STATIC}; echo installed >{STATIC}/index.html
"""
GAME = """#!/bin/bash
echo installed game >>told
"""
# Edits a file so that whatever is stamped before is older, and whatever is stamped later is newer.
EDIT = """
touch before
until test {0} -nt before; do touch {0}; done
until test before -nt {0}; do touch before; done
rm before
"""


class Checkout:
    """A folder in which make runs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in OURS:
            self.write(name, (ROOT / name).read_text(encoding="utf-8"))
        for name in FOUND:
            self.write(name, "")
        for name, text in (("bin/python", PYTHON), ("bin/motherlode", GAME)):
            self.write(f".venv/{name}", text).chmod(0o755)
        self.write(".tools/bin/uv", UV).chmod(0o755)
        for number, name in enumerate(FOUND):
            os.utime(folder / name, (number, number))
        for path in (folder / "src", *(folder / "src").rglob("*"), *(folder / "ui").rglob("*")):
            if path.is_dir():
                os.utime(path, (0, 0))

    def write(self, name: str, text: str) -> Path:
        """A file with this text."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def edited_while(self, task: str, name: str) -> None:
        """Let a file be edited while a task of the build runs."""
        self.write(f"while-{task}", EDIT.format(name))

    def make(self, *words: str) -> str:
        """What make says; what was asked of the others is in `told` from now on."""
        (self.folder / "told").unlink(missing_ok=True)
        return self.run(*words, check=True).stdout

    def is_fresh(self, target: str) -> bool:
        """Whether there's nothing to be done for it."""
        return self.run("--question", target).returncode == 0

    def run(self, *words: str, check: bool = False) -> subprocess.CompletedProcess[str]:
        """Run make as from a shell."""
        ours = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
        return subprocess.run(
            ["make", f"PYTHON={sys.executable}", "BROWSER_HEADERS=", *words],
            cwd=self.folder,
            env={name: ours[name] for name in ours if not name.startswith("MOTHERLODE")},
            check=check,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=PATIENCE,
        )

    def told(self, word: str) -> int:
        """How many tasks with this word were asked for by the last make."""
        path = self.folder / "told"
        return sum(word in line for line in path.read_text().splitlines()) if path.exists() else 0
