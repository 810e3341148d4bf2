"""What the Makefile runs commands with: one at a time, or one beside another."""

from __future__ import annotations

import fcntl
import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest

from tests.support.made import made_once

ROOT = Path(__file__).resolve().parents[2]
LOCKED = [sys.executable, str(ROOT / "tools" / "locked.py")]
BESIDE = [sys.executable, str(ROOT / "tools" / "beside.py")]
WAITS = [sys.executable, "-c", "import os; print(os.getpid(), flush=True); input()"]
FOREVER = "import os, sys, signal; open(sys.argv[1], 'w').write(str(os.getpid())); signal.pause()"
UNTIL_STARTED = "import sys; print(open(sys.argv[1]).read(), flush=True); input()"
UNTIL_ENDED = """
import os, select, sys
ended = os.pidfd_open(int(open(sys.argv[1]).read()))
select.select([ended], [], [])
"""


def spawn(command: list[str]) -> subprocess.Popen[str]:
    """Start a command that is talked with."""
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
    )


def first_line(process: subprocess.Popen[str]) -> str:
    """What it says first."""
    assert process.stdout is not None
    return process.stdout.readline()


@pytest.mark.parametrize("is_killed", [False, True])
def test_a_lock_is_held_by_one_until_it_ends_in_any_way(tmp_path: Path, is_killed: bool) -> None:
    one = spawn([*LOCKED, str(tmp_path / "lock"), *WAITS])
    assert first_line(one).strip().isdigit()
    (tmp_path / "lock").write_text("Compiling the kernel: 57 parts to go\n")
    other = spawn([*LOCKED, str(tmp_path / "lock"), *WAITS])
    assert first_line(other).endswith(": Compiling the kernel: 57 parts to go\n")
    if is_killed:
        os.killpg(one.pid, signal.SIGKILL)
    one.communicate(None if is_killed else "\n")
    assert first_line(other).strip().isdigit()
    other.communicate("\n")
    assert other.returncode == 0


def test_who_would_not_wait_does_nothing_while_another_holds_the_lock(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    tries = [*LOCKED, "--if-free", str(lock), "sh", "-c", "echo done; exit 7"]
    with lock.open("a") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        done = subprocess.run(tries, check=False, capture_output=True)
        assert (done.returncode, done.stdout) == (0, b"")
    done = subprocess.run(tries, check=False, capture_output=True)
    assert (done.returncode, done.stdout) == (7, b"done\n")


def test_a_command_can_say_how_far_it_is(tmp_path: Path) -> None:
    (tmp_path / "lock").write_text("what was done before\n")
    says = 'cat "$MOTHERLODE_PROGRESS"; echo half >"$MOTHERLODE_PROGRESS"'
    told = subprocess.run(
        [*LOCKED, "lock", "sh", "-c", says], cwd=tmp_path, check=True, capture_output=True
    )
    assert told.stdout == b""
    assert (tmp_path / "lock").read_text() == "half\n"


def test_on_a_terminal_whoever_waits_sees_it_go_on(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    ours, theirs = os.openpty()
    with lock.open("a") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        lock.write_text("57 parts to go")
        other = subprocess.Popen([*LOCKED, str(lock), "true"], stdout=theirs)
        os.close(theirs)
        for step in ("57", "56"):
            lock.write_text(f"{step} parts to go")
            shown = ""
            while step not in shown:
                shown += os.read(ours, 1000).decode()
        assert "\n" not in shown
    assert other.wait() == 0
    os.close(ours)


def test_the_status_of_a_command_is_that_of_whoever_ran_it(tmp_path: Path) -> None:
    fails = [sys.executable, "-c", "raise SystemExit(7)"]
    assert subprocess.run([*LOCKED, str(tmp_path / "lock"), *fails], check=False).returncode == 7
    beside = [*BESIDE, "echo Failed", str(tmp_path / "log"), "true", "--", *fails]
    assert subprocess.run(beside, check=False).returncode == 7


def pipe(folder: Path) -> str:
    """Where one process tells another its number; whoever reads waits for whoever writes."""
    path = folder / "pipe"
    os.mkfifo(path)
    return str(path)


def gone(process: int) -> bool:
    """Whether there is no such process anymore."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize("interrupted", [False, True])
def test_what_runs_beside_a_command_ends_with_it(tmp_path: Path, interrupted: bool) -> None:
    started = pipe(tmp_path)
    other = [sys.executable, "-c", FOREVER, started]
    command = [sys.executable, "-c", UNTIL_STARTED, started]
    running = spawn([*BESIDE, "echo Failed", str(tmp_path / "log"), *other, "--", *command])
    process = int(first_line(running))
    assert not gone(process)
    if interrupted:
        os.killpg(running.pid, signal.SIGINT)  # as Ctrl+C does
    running.communicate(None if interrupted else "\n")
    assert gone(process)


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="nothing tells what has ended")
def test_what_fails_beside_a_command_is_told_at_its_end(tmp_path: Path) -> None:
    failed = pipe(tmp_path)
    other = ["sh", "-c", f"echo broken; printf $$ >{failed}; exit 1"]
    command = [sys.executable, "-c", UNTIL_ENDED, failed]
    log = tmp_path / "log"
    said = subprocess.run(
        [*BESIDE, "echo No kernel", str(log), *other, "--", *command],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert said == f"No kernel. See {log}\n"
    assert log.read_text() == "broken\n"


def test_what_several_need_at_once_is_made_once(tmp_path: Path) -> None:
    wanted = tmp_path / "made"
    made: list[int] = []

    def make() -> None:
        made.append(len(made))
        wanted.mkdir()

    everybody = [Thread(target=made_once, args=(wanted, make, tmp_path)) for _ in range(8)]
    with (tmp_path / "tests.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # until all of them are there
        for one in everybody:
            one.start()
    for one in everybody:
        one.join()
    assert made == [0]
    assert made_once(wanted, make, tmp_path) == wanted
