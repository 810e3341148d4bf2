"""Files in and out: UTF-8 text, written whole or not at all."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from motherlode.cli.errors import BadCommand
from motherlode.rules.core.reasons import because

STANDARD_INPUT = "-"
LARGEST = 64 * 1024 * 1024  # bytes: no text of ours has as many, but a device may never end


def read_text(name: str) -> str:
    """The text of a file, or of standard input for a dash."""
    if name == STANDARD_INPUT:
        data = sys.stdin.buffer.read()
    else:
        try:
            with Path(name).open("rb") as file:
                data = file.read(LARGEST)
            if len(data) == LARGEST:
                raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        except (OSError, ValueError) as error:
            raise BadCommand(
                because(
                    "file-unread", "can’t read {file}: {detail}", file=name, detail=_reason(error)
                )
            ) from error
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadCommand(
            because("file-no-text", "can’t read {file}: it isn’t UTF-8 text", file=name)
        ) from error


def write_text(name: str | Path, text: str) -> None:
    """Write a file under another name, then rename it: nothing half-written is ever seen."""
    path = _target(name)
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
        raise BadCommand(
            because(
                "file-unwritten",
                "can’t write {file}: {detail}",
                file=str(name),
                detail=_reason(error),
            )
        ) from error


def check_writable(name: str | Path, force: bool = False) -> None:
    """Before a long game is played for it, refuse a file that can't or mustn't be written."""
    if str(name) == STANDARD_INPUT:
        raise BadCommand(because("file-dash", "a game record needs a file, not -"))
    path = _target(name)
    if not path.name:
        raise BadCommand(
            because("file-folder", "can’t write {file}: it’s a folder", file=str(name))
        )
    _check_parent(path, name)
    if path.exists() and not force:
        raise BadCommand(
            because(
                "file-exists", "{file} already exists; use --force to overwrite it", file=str(name)
            )
        )


def make_folder(name: str | Path, check: Callable[[Path], None]) -> Path:
    """A folder to write into, made if it is missing; `check` may refuse one that is there."""
    if str(name) == STANDARD_INPUT:
        raise BadCommand(because("folder-dash", "game records need a folder, not -"))
    path = Path(name)
    try:
        if path.exists() and not path.is_dir():
            raise BadCommand(
                because(
                    "folder-file",
                    "can’t write game records to {file}: it’s a file, not a folder",
                    file=str(name),
                )
            )
        if not path.exists():
            _check_parent(Path(os.path.realpath(path)), name)
            path.mkdir()
        elif not os.access(path, os.W_OK | os.X_OK):
            raise BadCommand(
                because(
                    "folder-closed",
                    "can’t write game records to {file}: the folder is read-only",
                    file=str(name),
                )
            )
        check(path)
    except (OSError, ValueError) as error:
        raise BadCommand(
            because(
                "folder-unmade",
                "can’t create the folder {file}: {detail}",
                file=str(name),
                detail=_reason(error),
            )
        ) from error
    return path


def _target(name: str | Path) -> Path:
    """The file that a name leads to, past symbolic links; only a regular one may be there."""
    try:
        path = Path(os.path.realpath(name))
        if path.is_dir():
            raise BadCommand(
                because("file-folder", "can’t write {file}: it’s a folder", file=str(name))
            )
        if path.exists() and not path.is_file():
            raise BadCommand(
                because(
                    "file-device", "can’t write {file}: it’s a device, not a file", file=str(name)
                )
            )
    except (OSError, ValueError) as error:
        raise BadCommand(
            because(
                "file-unwritten",
                "can’t write {file}: {detail}",
                file=str(name),
                detail=_reason(error),
            )
        ) from error
    return path


def _check_parent(path: Path, name: str | Path) -> None:
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise BadCommand(
            because(
                "file-no-folder",
                "can’t write {file}: its folder is missing or read-only",
                file=str(name),
            )
        )


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
