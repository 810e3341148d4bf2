"""Files in and out: UTF-8 text, written whole or not at all."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from motherlode.cli.errors import BadCommand

STANDARD_INPUT = "-"


def read_text(name: str) -> str:
    """The text of a file, or of standard input for a dash."""
    if name == STANDARD_INPUT:
        data = sys.stdin.buffer.read()
    else:
        try:
            data = Path(name).read_bytes()
        except (OSError, ValueError) as error:
            raise BadCommand(f"cannot read {name}: {_reason(error)}") from error
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadCommand(f"cannot read {name}: it is not UTF-8 text") from error


def write_text(name: str | Path, text: str) -> None:
    """Write a file under another name, then rename it: nothing half-written is ever seen."""
    path = Path(name)
    try:
        mode = _mode_of(path)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with open(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            os.chmod(temporary, mode)
            os.replace(temporary, path)
        except BaseException:
            os.unlink(temporary)
            raise
    except (OSError, ValueError) as error:
        raise BadCommand(f"cannot write {path}: {_reason(error)}") from error


def make_folder(name: str | Path) -> Path:
    """A folder to write into, made if it is missing."""
    path = Path(name)
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise BadCommand(f"cannot make the folder {path}: {_reason(error)}") from error
    return path


def check_writable(name: str | Path) -> None:
    """Refuse a file that cannot be written before a long game is played for it."""
    path = Path(name)
    if path.is_dir():
        raise BadCommand(f"cannot write {path}: it is a folder")
    if not os.access(path.parent, os.W_OK):
        raise BadCommand(f"cannot write {path}: its folder is missing or not writable")


def _mode_of(path: Path) -> int:
    """The permissions a file has, or those a new one would get."""
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _reason(error: Exception) -> str:
    """Why the system refused, in its own words."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror[:1].lower() + error.strerror[1:]
    return str(error)
