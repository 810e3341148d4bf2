"""A few real faults of each kind, and mistakes that the harness must find."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from motherlode.store.log import Line
from motherlode.store.vault import Vault
from tests.faults import injections as kinds
from tests.faults.company import Company
from tests.faults.harness import Harness, busy, drawn, injected
from tests.faults.house import House, PostgresHouse, SqliteHouse
from tests.faults.injections import Injection
from tests.faults.neighbors import Own, Ticks, family, share
from tests.faults.people import Person
from tests.support.processes import Process
from tests.support.server import until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="has one process only")


def hurt(house: House, plan: Sequence[Injection], tables: Sequence[str]) -> Harness:
    """Inject all of this."""
    return asyncio.run(injected(Harness(house, 1, tables), plan))


@pytest.mark.long
@pytest.mark.parametrize(
    "plan",
    [
        (
            *(kinds.worker_killed, kinds.postgres_killed, kinds.half_open),
            *(kinds.answers_lost, kinds.rolled),
        ),
        (
            *(kinds.cut_off, kinds.slow_readers, kinds.workers_killed),
            *(kinds.stalled, kinds.backend_killed, kinds.all_dropped),
        ),
    ],
)
def test_workers_on_postgresql(tmp_path: Path, plan: Sequence[Injection]) -> None:
    harness = hurt(PostgresHouse(tmp_path), plan, ("friends", "windows"))
    assert harness.failures == []
    assert harness.counts["injections"] == len(plan)
    assert harness.counts["acknowledged"] > 0
    assert harness.counts["frames checked"] > 0


def test_a_server_on_sqlite(tmp_path: Path) -> None:
    plan = (kinds.server_killed, kinds.disk_full, kinds.server_drained)
    harness = hurt(SqliteHouse(tmp_path), plan, ("friends", "votes"))
    assert harness.failures == []
    assert harness.counts["refused, storage"] > 0
    assert harness.counts["acknowledged"] > 0


# -- the harness itself --------------------------------------------------------------------------


def line(sequence: int, command: str | None = None) -> Line:
    """A line of a log."""
    return Line("AAAAA", sequence, command, 1.0, b'{"type":"said","seat":0,"text":"x"}')


def company() -> Company:
    """One person, who was told that one command was done and another refused."""
    ada = Person("", "Ada", Random(1), "token")
    ada.acknowledged = {"first": "answer", "none": "ready"}
    ada.refused = {"late": "stale"}
    return Company("friends", "AAAAA", [ada])


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        ([line(1, "first"), line(2)], ""),
        ([line(1), line(2)], "0 times"),
        ([line(1, "first"), line(2, "first")], "2 times"),
        ([line(1, "first"), line(2, "late")], "was refused"),
        ([line(1, "first"), line(3)], "gaps"),
    ],
)
def test_what_is_wrong_with_a_log_is_found(lines: list[Line], found: str) -> None:
    assert found in company().read(lines, Vault())
    assert bool(company().read(lines, Vault())) == bool(found)


def test_a_log_that_has_lost_lines_or_has_others_is_found() -> None:
    one = company()
    assert one.read([line(1), line(2, "first")], Vault()) == ""
    one.people[0].acknowledged.clear()
    assert "gone" in one.read([line(1)], Vault())
    assert "gone" in one.read([line(1), line(2, "other")], Vault())


def test_somebody_who_is_behind_is_found() -> None:
    one = company()
    one.read([line(1, "first")], Vault())
    assert "has heard of -1" in one.unsettled()
    one.people[0].heard = 1
    assert one.unsettled() == ""
    one.people[0].want("say", text="x")
    assert "waits for an answer" in one.unsettled()


@pytest.mark.parametrize(
    ("took", "late", "taken", "is_wrong"),
    [
        (9.9, 0.0, 0.0, False),
        (10.1, 0.0, 0.2, True),
        (10.1, 0.2, 0.2, False),  # seconds by which a timer is late
        (10.1, 0.0, 0.3, False),
    ],
)
def test_who_waits_too_long_on_an_idle_machine_is_found(
    took: float, late: float, taken: float, is_wrong: bool
) -> None:
    harness = Harness(SqliteHouse(Path()), 1, goal=10.0)
    assert bool(harness._late(took, busy([late] * 100, taken))) == is_wrong


def test_a_machine_that_only_the_harness_uses_is_not_busy() -> None:
    def process(number: int, start: int, ticks: int) -> Process:
        return Process(number, 1, "R", start, ticks)

    own = Own([process(1, 5, 100), process(2, 6, 900)])
    own.look([process(1, 5, 150), process(3, 7, 20)])  # one was killed, another one started
    own.look([process(1, 5, 160), process(2, 8, 10), process(3, 7, 40)])
    assert own.ticks == 60 + 40 + 10
    began = Ticks(5000, 4000)
    assert share(began, Ticks(5200, 4110), own.ticks) == 0.0
    assert share(began, Ticks(5200, 4160), own.ticks) == 0.25


def test_what_children_use_is_counted() -> None:
    burn = "from time import *\nwhile process_time() < 0.3: pass\ninput()"
    own = Own(family())
    with subprocess.Popen([sys.executable, "-c", burn], stdin=subprocess.PIPE) as child:
        until(lambda: any(one.number == child.pid and one.ticks >= 25 for one in family()))
        own.look(family())
        child.communicate(b"\n")
    assert own.ticks >= 25


def test_every_kind_comes_as_often_as_any_other() -> None:
    plan = drawn(kinds.ON_POSTGRES, 3 * len(kinds.ON_POSTGRES), Random(1))
    assert all(plan.count(kind) == 3 for kind in kinds.ON_POSTGRES)
    assert plan != drawn(kinds.ON_POSTGRES, len(plan), Random(2))
