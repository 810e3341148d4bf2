"""A terminal for tests: runs a command line and keeps what it printed."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from motherlode.cli.app import run


class Outcome(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str

    def data(self) -> Any:
        """The one JSON object on standard output, which must be all there is."""
        assert self.code == 0, self.err
        assert self.out.endswith("}\n")
        assert self.out.count("\n") == 1
        return json.loads(self.out)

    def sentence(self) -> str:
        """The one sentence of a refusal, which must be all there is."""
        assert self.code == 2
        assert self.out == ""
        assert self.err.count("\n") == 1
        assert "Traceback" not in self.err
        assert "mistake in Motherlode" not in self.err
        prefix, _, words = self.err.strip().partition(" ")
        assert prefix == "motherlode:"
        return words


class Terminal:
    """Runs command lines in this process, in a folder of their own."""

    def __init__(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, folder: Path
    ) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        self.folder = folder
        monkeypatch.setenv("LINES", "60")  # a tall screen, unless a test makes it small

    def __call__(self, *arguments: str, typed: str | bytes = "") -> Outcome:
        """Run a command line; `typed` comes from standard input."""
        data = typed.encode() if isinstance(typed, str) else typed
        stdin = io.TextIOWrapper(io.BytesIO(data), encoding="utf-8")
        self.monkeypatch.setattr(sys, "stdin", stdin)
        self.monkeypatch.chdir(self.folder)
        self.monkeypatch.setenv("COLUMNS", "80")
        code = run(arguments)
        captured = self.capsys.readouterr()
        return Outcome(code, captured.out, captured.err)


def in_another_process(*arguments: str, **more: Any) -> subprocess.Popen[bytes]:
    """The same command line as a person's shell starts it."""
    return subprocess.Popen(
        [sys.executable, "-m", "motherlode", *arguments],
        env=os.environ | {"COLUMNS": "80"},
        **more,
    )
