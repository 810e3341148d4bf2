"""When the virtual loop ends, everything begun there has ended."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.simulation.loop import Machine, VirtualLoop


@pytest.fixture
def loop() -> VirtualLoop:
    """A loop on which nothing may go wrong."""
    loop = VirtualLoop(Random(1))  # type: ignore[abstract]

    def fail(context: dict[str, object]) -> None:
        raise AssertionError(context)

    loop.on_error = fail
    return loop


def test_a_task_ends_whose_step_is_due(loop: VirtualLoop) -> None:
    over = loop.create_future()
    task = loop.spawn(_wait(over), Machine("one"))
    loop.call_soon(loop.call_soon, over.set_result, None)
    loop.call_soon(loop.call_soon, loop.stop)
    loop.run_forever()
    assert over.done()
    assert not task.done()
    loop.end()
    assert task.cancelled()


@pytest.mark.parametrize("is_dead", [False, True])
def test_a_task_ends_whose_machine_stands_still(loop: VirtualLoop, is_dead: bool) -> None:
    machine = Machine("one")
    task = loop.spawn(_wait(loop.create_future()), machine)
    loop.run_forever()
    if is_dead:
        loop.kill(machine)
    else:
        machine.paused = True
    loop.end()
    assert task.cancelled()


async def _wait(over: asyncio.Future[None]) -> None:
    await over
