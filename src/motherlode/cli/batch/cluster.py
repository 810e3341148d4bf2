"""A cluster: parts of many games as tasks of Ray, on this machine or on many."""

from __future__ import annotations

import logging
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from itertools import islice
from typing import Any

from motherlode.cli.batch.workers import Batch, Counted, part_size, parts
from motherlode.cli.errors import BadCommand, extra_missing
from motherlode.rules.core.reasons import because

LOCAL = "local"
ADDRESS = re.compile(r"ray://\S+|auto|[\w.-]+:\d+")
RETRIES = 5  # how often a part is played again whose worker died
AHEAD = 2  # tasks for each core: one that is played, one that waits
CALM = {
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # asks for no accelerator: no warning about them
    "RAY_DEDUP_LOGS": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
}


def play_part(batch: Batch[Counted], start: int, stop: int) -> Counted:
    """On some machine: play a part."""
    return batch.play(range(start, stop))


def on_cluster(batch: Batch[Counted], address: str, cores: int, most: int) -> Iterator[Counted]:
    """The games in parts, as they are finished; a part whose worker dies is played again."""
    with redirect_stdout(sys.stderr), connected(address, cores) as ray:  # Ray tells of deaths
        size = part_size(batch.games, int(ray.cluster_resources().get("CPU", 1)), most)
        waiting = parts(batch.games, size)
        task = ray.remote(max_retries=RETRIES, num_cpus=1)(play_part)
        sent = ray.put(batch)
        busy: list[Any] = []
        while True:
            room = AHEAD * int(ray.cluster_resources().get("CPU", 1)) - len(busy)
            more = islice(waiting, max(0, room))
            busy += [task.remote(sent, part.start, part.stop) for part in more]
            if not busy:
                return
            done, busy = ray.wait(busy)
            for one in done:
                yield fetched(ray, one)


def fetched(ray: Any, one: Any) -> Any:
    """What came out of a part, or a sentence why nothing did."""
    try:
        return ray.get(one)
    except ray.exceptions.RayTaskError as error:
        raise error.as_instanceof_cause() from error
    except ray.exceptions.RayError as error:
        raise BadCommand(
            because("process-died", "a process that was playing games crashed")
        ) from error


@contextmanager
def connected(address: str, cores: int) -> Iterator[Any]:
    """Ray, connected, or started here for as long as this takes."""
    if address != LOCAL and not ADDRESS.fullmatch(address):
        raise BadCommand(
            because(
                "cluster-address",
                "--cluster takes local, auto, host:port, or ray://host:port, not {word}",
                word=address,
            )
        )
    for name, value in CALM.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError as error:
        raise extra_missing("--cluster", "cluster") from error
    where = {"address": "local", "num_cpus": cores} if address == LOCAL else {"address": address}
    quiet = {"logging_level": logging.CRITICAL, "log_to_driver": False}
    try:
        ray.init(**where, **quiet, **({"include_dashboard": False} if address == LOCAL else {}))
    except (ConnectionError, RuntimeError, OSError, ValueError) as error:
        raise BadCommand(
            because(
                "cluster-unreached",
                "can’t reach a Ray cluster at {address}: {detail}",
                address=address,
                detail=str(error).splitlines()[0] if str(error) else type(error).__name__,
            )
        ) from error
    try:
        yield ray
    finally:
        ray.shutdown()
