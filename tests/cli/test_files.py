"""Files in and out: whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from motherlode.cli import files
from motherlode.cli.errors import BadCommand


def test_a_file_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "file"
    files.write_text(path, "žluť\n")
    assert path.read_bytes() == "žluť\n".encode()
    assert [entry.name for entry in tmp_path.iterdir()] == ["file"]


def test_a_file_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("old", encoding="utf-8")
    path.chmod(0o640)
    files.write_text(path, "new")
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_failed_write_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_text("old", encoding="utf-8")

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(BadCommand, match="no space left"):
        files.write_text(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["file"]


def test_a_mark_of_utf_8_at_the_beginning_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"\xef\xbb\xbfa")
    assert files.read_text(str(path)) == "a"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no file without an end here")
def test_a_file_without_an_end_is_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LARGEST", 1000)
    with pytest.raises(BadCommand, match="too large"):
        files.read_text("/dev/zero")
