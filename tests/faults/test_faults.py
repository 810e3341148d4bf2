"""A few real faults of each kind, and mistakes that the harness must find."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bench.strain import Strain
from motherlode.store.log import Line
from motherlode.store.vault import Vault
from tests.faults import injections as kinds
from tests.faults.company import Company
from tests.faults.harness import Harness, drawn, injected
from tests.faults.house import House, PostgresHouse, SqliteHouse
from tests.faults.injections import Injection
from tests.faults.people import Person

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
    ("took", "late", "load", "is_wrong"),
    [
        (9.9, 0.0, 0.0, False),
        (10.1, 0.0, 0.5, True),
        (10.1, 0.2, 0.5, False),  # seconds by which a timer is late
        (10.1, 0.0, 1000.0, False),
    ],
)
def test_who_waits_too_long_on_an_idle_machine_is_found(
    took: float, late: float, load: float, is_wrong: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness = Harness(SqliteHouse(Path()), 1, goal=10.0)
    strain = Strain()
    strain.late = [late] * 100
    monkeypatch.setattr(os, "getloadavg", lambda: (load, load, load))
    assert bool(harness._late(took, strain)) == is_wrong


def test_every_kind_comes_as_often_as_any_other() -> None:
    plan = drawn(kinds.ON_POSTGRES, 3 * len(kinds.ON_POSTGRES), Random(1))
    assert all(plan.count(kind) == 3 for kind in kinds.ON_POSTGRES)
    assert plan != drawn(kinds.ON_POSTGRES, len(plan), Random(2))
