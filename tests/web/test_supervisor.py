"""Several workers at one socket: they begin, die, are replaced, and end with their supervisor."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from motherlode.tables.outside import Timekeeper
from motherlode.web.serving.line import BEAT, NEWS, Busy, Line
from motherlode.web.serving.supervisor import STARTING, Worker
from tests.support.server import ROOT, until
from tests.support.tableless import SENTENCE

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="has one process only")
PATIENCE = 60.0


class Supervised:
    """A supervisor with workers that serve nothing."""

    def __init__(self, folder: Path, count: int = 2) -> None:
        self.folder = folder
        self.journal = folder / "journal"
        self.journal.touch()
        self.errors = folder / "stderr"
        self.lines: list[socket.socket] = []
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.support.tableless", str(folder), str(count)],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=errors,
            )

    def open(self) -> Supervised:
        """Wait until it says that it is open."""
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        return self

    def noted(self, word: str) -> list[int]:
        """The workers of which the journal says this, in order."""
        lines = [line.split() for line in self.journal.read_text().splitlines()]
        return [int(number) for one, number in lines if one == word]

    def connect(self) -> tuple[int, socket.socket]:
        """A new connection, and the worker that took it."""
        line = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        self.lines.append(line)
        return int(line.recv(100).split()[0]), line  # perhaps it says bye at once

    def tell(self, number: signal.Signals) -> None:
        """Send a signal to the supervisor."""
        self.process.send_signal(number)

    def cause(self, trouble: str) -> Path:
        """From now on workers behave badly."""
        file = self.folder / trouble
        file.touch()
        return file

    def has(self, word: str, count: int) -> None:
        """Wait until the journal says something so often."""
        until(lambda: len(self.noted(word)) >= count, PATIENCE)
        assert len(self.noted(word)) == count

    def close(self) -> None:
        """Leave nothing behind."""
        for line in self.lines:
            line.close()
        for number in [] if self.process.poll() is not None else self.noted("start"):
            try:
                os.kill(number, signal.SIGKILL)
            except ProcessLookupError:
                continue
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Supervised]:
    """A supervisor whose two workers are ready."""
    one = Supervised(tmp_path).open()
    yield one
    one.close()


def test_workers_share_a_socket_and_drain_when_the_supervisor_is_told_to_end(
    started: Supervised,
) -> None:
    workers = started.noted("ready")
    assert len(set(workers)) == 2
    worker, line = started.connect()
    assert worker in workers
    started.tell(signal.SIGTERM)
    assert line.recv(100) == b"bye\n"
    assert line.recv(100) == b""
    assert started.process.wait(PATIENCE) == 0
    assert sorted(started.noted("end")) == sorted(workers)
    assert started.process.stdout is not None
    assert started.process.stdout.read() == b""  # it was announced once
    assert started.errors.read_text() == ""


def test_another_worker_takes_the_place_of_one_that_died(started: Supervised) -> None:
    first = started.noted("ready")
    os.kill(first[0], signal.SIGKILL)
    started.has("ready", 3)
    assert started.connect()[0] in started.noted("ready")[1:]
    started.tell(signal.SIGINT)
    assert started.process.wait(PATIENCE) == 0
    assert sorted(started.noted("end")) == sorted(started.noted("ready")[1:])
    assert "a worker has ended (-9)" in started.errors.read_text()


def test_a_worker_that_can_not_begin_is_tried_again(started: Supervised) -> None:
    trouble = started.cause("fails")
    os.kill(started.noted("ready")[0], signal.SIGKILL)
    until(lambda: SENTENCE in started.errors.read_text(), PATIENCE)
    assert started.connect()[0] == started.noted("ready")[1]  # the other one goes on
    trouble.unlink()
    started.has("ready", 3)


def test_workers_are_replaced_one_after_the_other(started: Supervised) -> None:
    old = started.noted("ready")
    lines = [started.connect() for _ in range(20)]
    started.tell(signal.SIGHUP)
    while len(started.noted("end")) < 2:
        worker, line = started.connect()  # nobody is ever sent away
        line.close()
        assert worker in started.noted("ready")
    new = started.noted("ready")[2:]
    assert len(set(new) - set(old)) == 2
    journal = started.journal.read_text().splitlines()
    one, other = started.noted("told")
    assert {one, other} == set(old)
    expected = [f"ready {new[0]}", f"told {one}", f"end {one}"]
    expected += [f"start {new[1]}", f"ready {new[1]}", f"told {other}", f"end {other}"]
    assert [line for line in journal if line in expected] == expected
    assert {line.recv(100) for _, line in lines} == {b"bye\n"}
    assert started.connect()[0] in new
    until(lambda: "all workers have been replaced" in started.errors.read_text(), PATIENCE)


def test_the_old_workers_go_on_if_no_new_one_can_begin(started: Supervised) -> None:
    old = started.noted("ready")
    trouble = started.cause("fails")
    started.tell(signal.SIGHUP)
    until(lambda: "the old workers go on" in started.errors.read_text(), PATIENCE)
    assert SENTENCE in started.errors.read_text()
    assert started.noted("told") == []
    assert started.connect()[0] in old
    trouble.unlink()
    started.tell(signal.SIGHUP)
    started.has("end", 2)
    assert sorted(started.noted("end")) == sorted(old)


def test_no_worker_outlives_its_supervisor(started: Supervised) -> None:
    _, line = started.connect()
    started.tell(signal.SIGKILL)
    started.has("end", 2)
    assert line.recv(100) == b"bye\n"
    assert started.noted("told") == []


def test_whoever_is_told_twice_to_end_does_not_wait(started: Supervised) -> None:
    started.cause("stays")
    started.tell(signal.SIGTERM)
    started.has("told", 2)
    started.tell(signal.SIGTERM)
    assert started.process.wait(PATIENCE) == 0
    assert started.noted("end") == []


@pytest.mark.parametrize(
    ("trouble", "sentence"),
    [("fails", SENTENCE), ("crashes", "a worker of the server couldn’t start")],
)
def test_if_none_can_begin_it_says_why_and_ends(
    tmp_path: Path, trouble: str, sentence: str
) -> None:
    (tmp_path / trouble).touch()
    one = Supervised(tmp_path, 3)
    assert one.process.wait(PATIENCE) == 2
    assert one.errors.read_text() == sentence + "\n"
    assert len(one.noted("start")) == 3
    one.close()


def test_it_can_be_told_to_end_before_it_has_begun(tmp_path: Path) -> None:
    one = Supervised(tmp_path, 1)
    until(lambda: one.noted("start"), PATIENCE)
    one.tell(signal.SIGTERM)
    assert one.process.wait(PATIENCE) == 0
    assert one.errors.read_text() == ""
    one.close()


SLOW = """
import socket, sys
line = socket.socket(fileno=int(sys.argv[2]))
line.recv(100)
for word in ("busy", "busy", "ready"):
    line.sendall(b'{"type":"%s"}\\n' % word.encode())
while line.recv(100):
    pass
"""


class Counting(Timekeeper):
    """Remembers which limits were set, and how long somebody wanted to sleep."""

    def __init__(self) -> None:
        self.limits: list[float | None] = []
        self.naps: list[float] = []

    def limit(self, seconds: float | None) -> AbstractAsyncContextManager[object]:
        self.limits.append(seconds)
        return super().limit(PATIENCE)

    async def sleep(self, seconds: float) -> None:
        self.naps.append(seconds)
        if len(self.naps) == 2:
            raise asyncio.CancelledError


def test_a_worker_may_take_long_to_start_as_long_as_it_says_so() -> None:
    async def begun(time: Counting) -> None:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            worker = Worker((sys.executable, "-c", SLOW), listening, b"order", time)
            await worker.begin()
            worker.kill()
            worker.process.wait(PATIENCE)
            await worker.ended()

    time = Counting()
    asyncio.run(begun(time))
    assert time.limits == [STARTING] * 3  # each word gives it as long again


def test_a_worker_that_is_not_ready_says_so_again_and_again() -> None:
    ours, theirs = socket.socketpair()
    line = Line(theirs.detach())
    time = Counting()
    with ours, line.socket:
        with pytest.raises(asyncio.CancelledError):
            asyncio.run(line.keep_waiting(time))
        assert [NEWS.decode(word) for word in ours.recv(1000).splitlines()] == [Busy(), Busy()]
    assert time.naps == [BEAT, BEAT]
    assert BEAT < STARTING
