"""Injections: everything that is done to a house. Each comes back when its fault has ended."""

from __future__ import annotations

import asyncio
import resource
import signal
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.faults.house import LIMIT, House, PostgresHouse, SqliteHouse, until
from tests.support.processes import descendants, kill
from tests.support.server import until as until_now

SLOW_READERS = 6
HALF_A_REQUEST = b"GET /api/tables/BCDFGHJKL/socket HTTP/1.1\r\nHost: localhost\r\nUpgr"


class Trouble:
    """A house, chance, and what an injection leaves behind for a while."""

    def __init__(self, house: House, random: Random, codes: list[str]) -> None:
        self.house = house
        self.random = random
        self.codes = codes
        self.lines: list[ClientConnection] = []
        self.sockets: list[socket.socket] = []

    @property
    def postgres(self) -> PostgresHouse:
        """A house with PostgreSQL."""
        assert isinstance(self.house, PostgresHouse)
        return self.house

    async def wait(self, shortest: float, longest: float) -> None:
        """How long a fault lasts."""
        await asyncio.sleep(self.random.uniform(shortest, longest))

    async def over(self) -> None:
        """Take away what was left behind."""
        for line in self.lines:
            line.transport.abort()
        for one in self.sockets:
            one.close()


# -- workers -------------------------------------------------------------------------------------


async def worker_killed(it: Trouble) -> None:
    """One worker dies without warning."""
    kill([it.random.choice(it.house.staff())])


async def workers_killed(it: Trouble) -> None:
    """All workers die at once; who started them lives."""
    kill(it.house.staff())


async def server_killed(it: Trouble) -> None:
    """Everything dies at once, and is started again."""
    it.house.look()
    staff = it.house.staff()
    await it.house.tell(signal.SIGKILL)
    kill(staff)
    await it.house.start()


async def supervisor_killed(it: Trouble) -> None:
    """Only whoever started the workers dies: they end in peace, and all is started again."""
    staff = [one for one in descendants(it.house.staff()[0]) if not one.is_dead]
    workers = it.house.staff()
    await it.house.tell(signal.SIGKILL)
    past = {one.number for one in it.house.past if one.number in workers}
    await until(
        lambda: not any(one.number in past for one in it.house.left_behind()),
        LIMIT,
        f"workers outlive their supervisor ({len(staff)})",
    )
    await it.house.start()


async def worker_stalled(it: Trouble) -> None:
    """A worker stands still for longer than its leases last, then goes on."""
    worker = it.random.choice(it.house.staff())
    kill([worker], signal.SIGSTOP)
    try:
        await it.wait(1.0, 6.0)
    finally:
        kill([worker], signal.SIGCONT)


async def worker_drained(it: Trouble) -> None:
    """One worker is told to end, and another takes its place."""
    worker = it.random.choice(it.house.staff())
    kill([worker], signal.SIGTERM)
    await until(lambda: worker not in it.house.staff(), LIMIT, "a worker drains")


async def server_drained(it: Trouble) -> None:
    """The whole server is told to end, and is started again."""
    code = await it.house.tell(signal.SIGTERM)
    assert code == 0, f"the server ended with {code}"
    await it.house.start()


async def rolled(it: Trouble) -> None:
    """All workers are replaced, one after the other."""
    assert it.house.process is not None
    old = set(it.house.staff())
    it.house.look()
    it.house.process.send_signal(signal.SIGHUP)
    await until(lambda: not old & set(it.house.staff()), LIMIT, "all workers are replaced")


# -- PostgreSQL, and the way there ---------------------------------------------------------------


async def postgres_killed(it: Trouble) -> None:
    """PostgreSQL dies with all its processes, and is started again."""
    await asyncio.to_thread(it.postgres.postgres.kill)
    await it.wait(0.0, 2.0)
    await asyncio.to_thread(it.postgres.postgres.start)


async def postgres_restarted(it: Trouble) -> None:
    """PostgreSQL is stopped by its operator, and started again."""
    await asyncio.to_thread(it.postgres.postgres.stop)
    await it.wait(0.0, 2.0)
    await asyncio.to_thread(it.postgres.postgres.start)


async def backend_killed(it: Trouble) -> None:
    """One process of PostgreSQL dies; it ends all others and recovers by itself."""
    postgres = it.postgres.postgres
    wanted = "SELECT pid FROM pg_stat_activity WHERE application_name = 'motherlode'"
    found = await asyncio.to_thread(postgres.execute, wanted)
    kill([it.random.choice(found)[0]] if found else [])
    await asyncio.to_thread(until_now, postgres.answers, LIMIT)


async def cut_off(it: Trouble) -> None:
    """All connections to PostgreSQL are closed, and for a while no new ones are made."""
    wire = it.postgres.wire
    wire.refuses = True
    wire.cut()
    await it.wait(0.0, 4.0)
    wire.go_on()


async def stalled(it: Trouble) -> None:
    """Nothing passes between workers and PostgreSQL for a while; no connection is closed."""
    wire = it.postgres.wire
    wire.stall()
    await it.wait(0.5, 6.0)
    wire.go_on()


async def answers_lost(it: Trouble) -> None:
    """What workers want is done, but they aren't told; then the connections are closed."""
    wire = it.postgres.wire
    wire.stall(there=False)
    await it.wait(0.2, 3.0)
    wire.cut()
    wire.go_on()


async def forgotten(it: Trouble) -> None:
    """All connections to PostgreSQL go silent for good, without being closed."""
    it.postgres.wire.forget()


# -- people --------------------------------------------------------------------------------------


async def all_dropped(it: Trouble) -> None:
    """Everybody's connection is closed at once."""
    it.house.door.cut()


async def half_open(it: Trouble) -> None:
    """Some people are gone and the server isn't told; strangers never finish their request."""
    lines = [line for line in it.house.door.lines if it.random.random() < 0.5]
    it.house.door.leave_half_open(lines)
    for _ in range(SLOW_READERS):
        one = socket.create_connection(("127.0.0.1", it.house.port))
        one.sendall(HALF_A_REQUEST)
        it.sockets.append(one)


async def slow_readers(it: Trouble) -> None:
    """Some ask for everything again and again and read nothing of it."""
    for code in (it.codes * SLOW_READERS)[:SLOW_READERS]:
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        await asyncio.to_thread(small.connect, ("127.0.0.1", it.house.port))
        small.setblocking(False)
        address = f"ws://127.0.0.1:{it.house.port}/api/tables/{code}/socket"
        with suppress(WebSocketException, OSError, TimeoutError):
            line = await connect(
                address, sock=small, compression=None, max_queue=1, max_size=None, proxy=None
            )
            it.lines.append(line)
            line.transport.pause_reading()
            for said in ['{"type":"hello"}', *['{"type":"sync"}'] * 12]:
                await line.send(said)


# -- SQLite --------------------------------------------------------------------------------------


async def disk_full(it: Trouble) -> None:
    """No file of the server may grow beyond a point, or be written at all.

    The limit of a process for its files needs no rights and no disk of its own; what is written
    across it is cut short, as on a disk that is full.
    """
    house = it.house
    assert isinstance(house, SqliteHouse)
    assert house.process is not None
    log = house.folder / f"{house.file.name}-wal"
    size = log.stat().st_size if log.exists() else 0
    limit = it.random.choice((0, size, size + it.random.randrange(1, 9000)))
    before = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (limit, before[1]))
    try:
        await it.wait(0.5, 3.0)
    finally:
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, before)


Injection = Callable[[Trouble], Awaitable[None]]
PEOPLE: list[Injection] = [all_dropped, half_open, slow_readers]
ON_POSTGRES: list[Injection] = [
    *(worker_killed, workers_killed, server_killed, supervisor_killed, worker_stalled),
    *(worker_drained, server_drained, rolled, postgres_killed, postgres_restarted),
    *(backend_killed, cut_off, stalled, answers_lost, forgotten),
    *PEOPLE,
]
ON_SQLITE: list[Injection] = [server_killed, server_drained, disk_full, disk_full, *PEOPLE]
