"""The house: a real server on a real database, which can be hurt at every joint."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg

from motherlode.store.default_files import KEY
from motherlode.store.log import Line
from motherlode.store.vault import Vault
from motherlode.store.vault_keys import read_keys
from tests.support.postgres import Postgres, free_port
from tests.support.processes import Process, children, descendants, kill, still_there
from tests.support.proxy import Proxy
from tests.support.server import OPEN, ROOT

WANTED = 'SELECT "table", sequence, command, at, body FROM log WHERE "table" = {} ORDER BY sequence'
LIMIT = 60.0  # seconds in which a process has to start or end


async def until(true: Callable[[], object], seconds: float, what: str) -> float:
    """Wait until something is so; how long that took."""
    begun = time.monotonic()
    while not true():
        if time.monotonic() - begun > seconds:
            raise AssertionError(f"{what}: not within {seconds:.0f} s")
        await asyncio.sleep(0.02)
    return time.monotonic() - begun


class House(ABC):
    """A server of some workers, behind a door through which people come."""

    workers = 1

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.door = Proxy(self.port)
        self.errors = folder / "stderr.txt"
        self.key = folder / "tables.key"
        self.process: subprocess.Popen[bytes] | None = None
        self.past: list[Process] = []  # what the server had started when it was last looked at

    @abstractmethod
    def database(self) -> str:
        """What the server is told of its database."""

    @abstractmethod
    def log_of(self, code: str) -> list[Line]:
        """The log of a table as it is in the database."""

    async def open(self) -> House:
        """Start everything."""
        await self.door.open()
        await self.start()
        return self

    async def close(self) -> None:
        """End everything."""
        if self.process is not None:
            self.look()
            self.process.kill()
            self.process.wait(LIMIT)
            self._stdout().close()
            kill([one.number for one in still_there(self.past)])
        await self.door.close()

    @property
    def address(self) -> str:
        """Where the server itself is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def entrance(self) -> str:
        """Where people come in."""
        return f"http://127.0.0.1:{self.door.port}"

    def vault(self) -> Vault:
        """What opens the log."""
        return Vault(read_keys(self.key) or ())

    # -- the server ------------------------------------------------------------------------------

    async def start(self) -> None:
        """Start the server and wait until it is open."""
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "motherlode", "serve", "--port", str(self.port)]
                + ["--database", self.database(), "--key", str(self.key), "--per-address", "0"]
                + ["--workers", str(self.workers)],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
            )
        line = await asyncio.to_thread(self._stdout().readline)
        assert line.decode().startswith(OPEN), f"the server could not start: {self.stderr()}"

    def _stdout(self) -> Any:
        assert self.process is not None
        assert self.process.stdout is not None
        return self.process.stdout

    def stderr(self) -> str:
        """All that it has said on standard error."""
        return self.errors.read_text(encoding="utf-8") if self.errors.exists() else ""

    def look(self) -> None:
        """Remember what the server has started."""
        if self.process is not None:
            known = {(one.number, one.start) for one in self.past}
            found = descendants(self.process.pid)
            self.past += [one for one in found if (one.number, one.start) not in known]

    async def tell(self, number: signal.Signals) -> int:
        """Send the server a signal and wait until it has ended; its exit code."""
        assert self.process is not None
        self.look()
        self.process.send_signal(number)
        code = await asyncio.to_thread(self.process.wait, LIMIT)
        self._stdout().close()
        return code

    def staff(self) -> list[int]:
        """The workers that live."""
        assert self.process is not None
        if self.workers == 1:
            return [self.process.pid]
        return [one.number for one in children(self.process.pid) if not one.is_dead]

    def left_behind(self) -> list[Process]:
        """What the server has started, and no longer has, but is there all the same."""
        assert self.process is not None
        own = {one.number for one in descendants(self.process.pid)}
        there = still_there(self.past)
        self.past = there
        return [one for one in there if one.number not in own or one.is_dead]


class PostgresHouse(House):
    """Two workers on a PostgreSQL of its own, with a proxy in between."""

    workers = 2

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        place = Path(tempfile.mkdtemp(prefix="motherlode-faults-"))
        self.postgres = Postgres(place, "fsync=on", "max_connections=60")
        self.wire = Proxy(self.postgres.port)

    def database(self) -> str:
        """Through the proxy."""
        return f"postgresql://postgres@127.0.0.1:{self.wire.port}/tables"

    async def open(self) -> House:
        """Make a database first."""
        await self.wire.open()
        await asyncio.to_thread(self.postgres.make)
        self.postgres.execute("CREATE DATABASE tables TEMPLATE migrated")
        return await super().open()

    async def close(self) -> None:
        """Leave nothing behind."""
        await super().close()
        await self.wire.close()
        await asyncio.to_thread(self.postgres.stop)
        shutil.rmtree(self.postgres.folder, ignore_errors=True)

    def log_of(self, code: str) -> list[Line]:
        """Past the proxy."""
        with psycopg.connect(self.postgres.address("tables")) as connection:
            rows = connection.execute(WANTED.format("%s"), [code]).fetchall()
        return [Line(*row) for row in rows]


class SqliteHouse(House):
    """One process with a file."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.file = folder / "tables.sqlite"
        self.key = self.file.with_name(self.file.name + KEY)

    def database(self) -> str:
        """The file."""
        return str(self.file)

    def log_of(self, code: str) -> list[Line]:
        """In a copy: the server locks its own."""
        with tempfile.TemporaryDirectory() as folder:
            for file in self.folder.glob(f"{self.file.name}*"):
                shutil.copy(file, folder)
            with closing(sqlite3.connect(Path(folder) / self.file.name)) as connection:
                return [Line(*row) for row in connection.execute(WANTED.format("?"), [code])]
