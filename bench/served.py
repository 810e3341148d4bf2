"""What the load tool measures: a server on a database of its own, and what its parts use."""

from __future__ import annotations

import contextlib
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.support.postgres import Postgres
from tests.support.processes import children, descendants

OPEN: Final = "Motherlode is open at "
TABLES: Final = "tables"  # the database in PostgreSQL
DURABLE: Final = ("fsync=on", "full_page_writes=on", "synchronous_commit=on")


@dataclass
class Database:
    """Where the tables are, and the key to them."""

    address: str
    key: str
    postgres: Postgres | None = None


@dataclass
class Served:
    """A server that runs, and its processes."""

    address: str
    process: int = 0  # the one that was started; 0: unknown
    workers: int = 1
    postgres: int = 0

    def staff(self) -> list[int]:
        """The processes that serve."""
        if self.workers == 1:
            return [self.process] if self.process else []
        return [one.number for one in children(self.process) if not one.is_dead]

    def seconds(self) -> dict[str, float]:
        """The processor time that each part has used so far."""
        return {
            "server": cpu_seconds(self.process, with_children=True),
            "postgres": cpu_seconds(self.postgres, with_children=True),
            "tool": cpu_seconds(os.getpid()),
        }

    def memory(self) -> float:
        """Megabytes that the workers hold."""
        return round(sum(memory_of(number) or 0.0 for number in self.staff()), 1)


def allow_sockets(count: int) -> None:
    """Ask for as many open files as are needed; the server inherits it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = count + 500
    if soft < needed:
        limit = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))


@contextlib.contextmanager
def database(kind: str) -> Iterator[Database]:
    """An empty database of a kind; PostgreSQL is started for it, as safe as it can be."""
    with tempfile.TemporaryDirectory(prefix="motherlode-load-") as name:
        key = str(Path(name, "load.key"))
        if kind == "sqlite":
            yield Database(str(Path(name, "load.sqlite")), key)
            return
        folder = Path(tempfile.mkdtemp(prefix="motherlode-load-"))  # whoever runs it owns it
        postgres = Postgres(folder, *DURABLE)
        try:
            postgres.make()
            postgres.execute(f"CREATE DATABASE {TABLES} TEMPLATE migrated")
            yield Database(postgres.address(TABLES), key, postgres)
        finally:
            postgres.stop()
            shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def server(where: Database, workers: int, profile: str = "", stalls: str = "") -> Iterator[Served]:
    """A server on a database."""
    command = [sys.executable, "-m", "bench.hosted", where.address, "--key", where.key]
    command += ["--workers", str(workers), *(["--profile", profile] if profile else [])]
    command += ["--stalls", stalls] if stalls else []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line.startswith(OPEN):
            raise SystemExit("the server could not start")
        address = line[len(OPEN) :].split()[0].rstrip("/")
        database_process = 0 if where.postgres is None else where.postgres.process_id
        try:
            yield Served(address, process.pid, workers, database_process)
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(60)


# -- what processes use --------------------------------------------------------------------------


def cpu_seconds(process: int, with_children: bool = False) -> float:
    """The time a process has used, perhaps with all that it has started; 0 if nobody can tell."""
    if not process:
        return 0.0
    used = _ticks(process, 4 if with_children else 2)
    if with_children:
        used += sum(_ticks(one.number, 4) for one in descendants(process))
    return used / os.sysconf("SC_CLK_TCK")


def _ticks(process: int, fields: int) -> int:
    """Its own time, and that of what it has started and has ended."""
    try:
        parts = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return sum(map(int, parts[11 : 11 + fields]))


def memory_of(process: int) -> float | None:
    """Megabytes a process holds, if that can be told."""
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return None
    line = next((line for line in status.splitlines() if line.startswith("VmRSS")), None)
    return None if line is None else round(int(line.split()[1]) / 1024, 1)
