"""What tests cost: the processor time of each, with all the processes that it uses.

`make test PYTEST_ARGS="-p tests.support.costs"` prints it at the end, by folder and for the most
expensive tests; build/costs.txt lists all. A browser or a server is nobody's child that could be
asked for its time, so each row of tests has a control group of its own, which Linux counts.
"""

from __future__ import annotations

import os
import time
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LIST = ROOT / "build" / "costs.txt"
SHOWN = 40  # tests at the end
GROUP = "MOTHERLODE_COSTS"  # the control group of the whole run, as rows are told


def mounted() -> Path:
    """Where the system keeps its control groups."""
    for line in Path("/proc/mounts").read_text().splitlines():
        _, place, kind, *_ = line.split()
        if kind == "cgroup2":
            return Path(place)
    raise pytest.UsageError("there are no control groups here that count processor time")


def entered(group: Path) -> Path:
    """A control group for this process and all that it will start."""
    try:
        group.mkdir(exist_ok=True)
        (group / "cgroup.procs").write_text(str(os.getpid()))
    except OSError as error:
        raise pytest.UsageError(f"no control group can be made: {error}") from None
    return group


def spent(group: Path) -> float:
    """Seconds of processor time that a group and those below it have used."""
    name, _, number = (group / "cpu.stat").read_text().splitlines()[0].partition(" ")
    assert name == "usage_usec"
    return int(number) / 1e6


class Costs:
    """Writes down what each test of a row costs."""

    def __init__(self, row: str) -> None:
        self.group = entered(Path(os.environ[GROUP]) / row)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """A test with what is set up for it, and what is ended after it."""
        began, before = time.monotonic(), spent(self.group)
        try:
            return (yield)
        finally:
            cost, took = spent(self.group) - before, time.monotonic() - began
            with LIST.open("a", encoding="utf-8") as file:
                file.write(f"{cost:.3f} {took:.3f} {item.nodeid}\n")


def pytest_configure(config: pytest.Config) -> None:
    """A group for the run, and one for each row; without rows there is one."""
    row = getattr(config, "workerinput", {}).get("workerid")
    if row is None:
        LIST.parent.mkdir(exist_ok=True)
        LIST.write_text("")
        os.environ[GROUP] = str(entered(mounted() / f"motherlode-tests-{os.getpid()}"))
    if row is not None or not config.getoption("numprocesses", None):
        config.pluginmanager.register(Costs(row or "row"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What it comes to."""
    terminalreporter.section("processor time in seconds, and how long it took")
    for line in told(LIST.read_text("utf-8"), spent(Path(os.environ[GROUP]))):
        terminalreporter.write_line(line)


def told(listed: str, whole: float) -> Iterator[str]:
    """The most expensive tests, folders, and what was spent besides."""
    lines = [line.split(" ", 2) for line in listed.splitlines()]
    costs = sorted(((float(cost), float(took), name) for cost, took, name in lines), reverse=True)
    for cost, took, name in costs[:SHOWN]:
        yield f"{cost:8.2f} {took:8.2f} {name}"
    folders: dict[str, float] = {}
    for cost, _, name in costs:
        folder = "/".join(name.partition("::")[0].split("/")[:2])
        folders[folder] = folders.get(folder, 0.0) + cost
    for folder, cost in sorted(folders.items(), key=lambda one: -one[1]):
        yield f"{cost:8.1f} {folder}"
    yield f"{whole - sum(folders.values()):8.1f} to collect, to start and to end"
    yield f"{whole:8.1f} in all"
