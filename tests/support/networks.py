"""Two machines in one house, joined by a cable: networks of their own on this machine (Linux)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.support.guest import PATIENCE

ROOT = Path(__file__).parents[2]


class Machine:
    """A network of its own, with two addresses on its cable."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.address, self.six = f"192.168.77.{number}", f"fd77::{number}"

    def connect(self, other: Machine) -> None:
        """Lay a cable."""
        ends = ["eth0", "netns", self.name], ["eth0", "netns", other.name]
        ip("link", "add", "name", *ends[0], "type", "veth", "peer", "name", *ends[1])
        for machine in (self, other):
            inside = ("-n", machine.name)
            ip(*inside, "addr", "add", f"{machine.address}/24", "dev", "eth0")
            ip(*inside, "addr", "add", f"{machine.six}/64", "dev", "eth0", "nodad")
            ip(*inside, "link", "set", "lo", "up")
            ip(*inside, "link", "set", "eth0", "up")

    def start(self, *command: str, **how: Any) -> subprocess.Popen[str]:
        """Start a Python program there."""
        there = ["ip", "netns", "exec", self.name, sys.executable]
        return subprocess.Popen([*there, *command], cwd=ROOT, text=True, **how)

    def said(self, *command: str) -> str:
        """What a Python program says there."""
        process = self.start(*command, stdout=subprocess.PIPE)
        return process.communicate(timeout=PATIENCE)[0].strip()


def ip(*words: str) -> None:
    """Change networks; a test is skipped where that is forbidden."""
    try:
        subprocess.run(["ip", *words], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"no networks can be made here: {error}")


@contextmanager
def house() -> Iterator[Sequence[Machine]]:
    """Two machines, taken apart in the end."""
    machines = [Machine(f"lode{os.getpid()}-{number}", number) for number in (1, 2)]
    try:
        for machine in machines:
            ip("netns", "add", machine.name)
        machines[0].connect(machines[1])
        yield machines
    finally:
        for machine in machines:
            subprocess.run(["ip", "netns", "del", machine.name], check=False, capture_output=True)
