"""The keys to the vault: a file made at the first start, and which database it belongs to."""

from __future__ import annotations

import errno
import logging
import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, insert, inspect, select

from motherlode.outside import chance
from motherlode.store.log import StoreError
from motherlode.store.schema import SEALS
from motherlode.store.vault import KEY_SIZE, Vault, key_id

COMMENT: Final = "#"
HEADING: Final = (
    f"{COMMENT} Opens the tables of Motherlode, which are lost without it."
    " Keep it private, and apart from backups of the database.\n"
)
PRIVATE: Final = 0o600
OTHERS: Final = 0o077  # what its group and everybody may do with a file,
ANYBODY: Final = 0o007  # and what everybody may
LARGEST: Final = 64 * 1024  # signs: no file of keys has as many, but a device may never end
LOGGER = logging.getLogger("motherlode.store")


def check_keys(connection: Connection, file: Path | None) -> None:
    """Refuse a database that was sealed with keys which aren't in the file; change nothing."""
    used = used_keys(connection)
    if not used:
        return
    keys = read_keys(file) if file is not None else None
    if keys is None:
        raise StoreError(
            f"this database is sealed, and the key to it is missing: put {file} back, "
            "or name the file with --key"
        )
    if not used <= {key_id(key).hex() for key in keys}:
        raise StoreError(
            f"this database was sealed with another key than {file} has; name the right file "
            "with --key"
        )


def open_vault(connection: Connection, file: Path | None) -> Vault:
    """The vault of a database of today's form, whose keys were checked; its first one makes them.

    A database without a file needs no vault.
    """
    if file is None:
        return Vault()
    keys = read_keys(file)
    if keys is None:
        make_key(file)
        keys = read_keys(file) or []  # perhaps another server was quicker
    close_to_others(file)
    name = key_id(keys[0]).hex()
    if name not in used_keys(connection):
        connection.execute(insert(SEALS), [{"key": name}])
    return Vault(keys)


def close_to_others(file: Path) -> None:
    """Nobody else may read a key; if somebody else's file lets everybody, that is told."""
    mode = file.stat().st_mode
    try:
        if mode & OTHERS:
            file.chmod(PRIVATE)
    except OSError:
        if mode & ANYBODY:
            LOGGER.warning("anybody on this machine can read the key to the tables (chmod 600)")


def used_keys(connection: Connection) -> set[str]:
    """The names of the keys that lines of a database are sealed with."""
    if not inspect(connection).has_table(SEALS.name):
        return set()
    return set(connection.scalars(select(SEALS.c.key)))


def read_keys(file: Path) -> list[bytes] | None:
    """The keys of a file, the one that seals first; none if there is no such file."""
    try:
        with file.open(encoding="ascii") as opened:
            text = opened.read(LARGEST)
        if len(text) == LARGEST:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError) as error:
        told = error.strerror if isinstance(error, OSError) else "it isn’t text"
        raise StoreError(f"the key {file} can’t be read: {told}") from error
    lines = [line.strip() for line in text.splitlines()]
    try:
        keys = [bytes.fromhex(line) for line in lines if line and not line.startswith(COMMENT)]
    except ValueError:
        keys = []
    if not keys or any(len(key) != KEY_SIZE for key in keys):
        raise StoreError(
            f"{file} isn’t a file of keys: each of its lines must have {2 * KEY_SIZE} digits of "
            "0 to 9 and a to f"
        )
    return keys


def make_key(file: Path) -> None:
    """Make a key for whoever comes first: the file is there as a whole, or not at all."""
    text = f"{HEADING}{chance.digits(KEY_SIZE)}\n".encode("ascii")
    try:
        file.parent.mkdir(0o700, parents=True, exist_ok=True)
        number, draft = tempfile.mkstemp(prefix=".key-", dir=file.parent)
        try:
            write_through(number, text)
            put_in_place(Path(draft), file, text)
        finally:
            os.unlink(draft)
    except OSError as error:
        raise StoreError(f"the key {file} can’t be made: {error.strerror}") from error


def put_in_place(draft: Path, file: Path, text: bytes) -> None:
    """Give a draft its name, unless there is such a file already."""
    with suppress(FileExistsError):
        try:
            os.link(draft, file)
        except FileExistsError:
            raise
        except OSError:  # not every disk knows links
            write_through(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE), text)
    with suppress(OSError):
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def write_through(number: int, text: bytes) -> None:
    """Write an open file, down to the disk, and close it."""
    with os.fdopen(number, "wb") as made:
        made.write(text)
        made.flush()
        os.fsync(made.fileno())
