"""What tests cost: the processor time of each, with all the processes that it uses.

`make test PYTEST_ARGS="-p tests.support.costs"` prints it at the end, by folder and for the most
expensive tests; build/costs.txt lists all. A browser or a server is nobody's child that could be
asked for its time, so each row of tests has a control group of its own, which Linux counts.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
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
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """A test with what is set up for it, and what is ended after it."""
        began, before = time.monotonic(), spent(self.group)
        try:
            return (yield)  # type: ignore[return-value]
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
    lines = [line.split(" ", 2) for line in LIST.read_text("utf-8").splitlines()]
    costs = [(float(cost), float(took), name) for cost, took, name in lines]
    folders: Counter[str] = Counter()
    for cost, _, name in costs:
        folders["/".join(name.partition("::")[0].split("/")[:2])] += cost  # type: ignore[assignment]
    whole = spent(Path(os.environ[GROUP]))
    write = terminalreporter.write_line
    terminalreporter.section("processor time in seconds, and how long it took")
    for cost, took, name in sorted(costs, reverse=True)[:SHOWN]:
        write(f"{cost:8.2f} {took:8.2f} {name}")
    for folder, seconds in folders.most_common():
        write(f"{seconds:8.1f} {folder}")
    write(f"{whole - sum(cost for cost, *_ in costs):8.1f} to collect, to start and to end")
    write(f"{whole:8.1f} in all")
