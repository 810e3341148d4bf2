"""`make bench-peers` installs what it can of what it compares with."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ASKED = """#!/bin/sh
case "$*" in
venv*) mkdir -p build/peers ;;
*) for last; do :; done; echo "$last" >>asked; grep -qxF "$last" there ;;
esac
"""


def installed(folder: Path, *there: str) -> list[str]:
    """What is asked of an installer that finds only some, one line for each time."""
    (folder / "there").write_text("".join(f"{one}\n" for one in there))
    (folder / "asked").write_text("")
    line = ["make", "--silent", "-C", str(folder), "-f", str(ROOT / "Makefile")]
    subprocess.run([*line, "UV=./uv", "build/peers/.made"], check=True, capture_output=True)
    return (folder / "asked").read_text().split()


def test_one_that_cannot_be_installed_takes_no_other_with_it(tmp_path: Path) -> None:
    wanted = tmp_path / "requirements"
    wanted.mkdir()
    (wanted / "uv.txt").write_text("")
    (wanted / "peers.in").write_text("one_game\nother[all]\n")
    (wanted / "peers.txt").write_text("deep==3 \\\n    --hash=x\none-game==1 \\\nother==2 \\\n")
    (tmp_path / "uv").write_text(ASKED)
    (tmp_path / "uv").chmod(0o755)
    both = ["one-game==1", "other[all]==2"]
    assert installed(tmp_path) == both
    assert installed(tmp_path, "other[all]==2") == both  # none went in, so all are tried again
    assert installed(tmp_path, "other[all]==2") == []
