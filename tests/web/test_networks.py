"""Real networks: a neighbor comes in when it's let in, finds a name, and hears it taken back."""

from __future__ import annotations

import json
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.support.guest import PATIENCE
from tests.support.networks import Machine, house, ip
from tests.support.server import OPEN, until

PORT = "8000"
ASK = """
import json, sys, urllib.request
method, address, host = sys.argv[1:]
headers = {"Origin": "http://127.0.0.1:8000"} if method == "POST" else {}
headers |= {"Host": host} if host else {}
request = urllib.request.Request(address, headers=headers, method=method)
try:
    print(urllib.request.urlopen(request).read().decode())
except OSError as error:
    print(json.dumps(type(error.reason).__name__ if hasattr(error, "reason") else str(error)))
"""


def ask(machine: Machine, address: str, method: str = "GET", host: str = "") -> Any:
    """What a server says to somebody at this machine."""
    return json.loads(machine.said("-c", ASK, method, address, host))


@contextmanager
def serving(machine: Machine, folder: Path, host: str) -> Iterator[subprocess.Popen[str]]:
    """A server at a machine."""
    database = ["--database", str(folder / f"{machine.address}.sqlite")]
    command = ["-m", "motherlode", "serve", "--host", host, "--port", PORT, *database]
    process = machine.start(*command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert process.stdout is not None
    try:
        assert process.stdout.readline().startswith(OPEN)
        yield process
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)
        process.stdout.close()


def name_at(machine: Machine) -> str:
    """By which name others find the server of a machine, as soon as it has one."""
    found = list[str]()

    def is_named() -> bool:
        name = ask(machine, f"http://127.0.0.1:{PORT}/api/reach")["name"]
        found.append(name.removeprefix("http://").removesuffix(f":{PORT}"))
        return bool(name)

    until(is_named)
    return found[-1]


def test_two_servers_in_one_house(tmp_path: Path) -> None:
    with house() as (first, second), serving(first, tmp_path, "127.0.0.1") as process:
        home, outside = f"http://127.0.0.1:{PORT}/api", f"http://{first.address}:{PORT}"
        health = f"{outside}/api/health"
        assert ask(first, f"{home}/reach") == {"address": "", "name": "", "offer": outside}
        assert ask(second, health) == "ConnectionRefusedError"
        with serving(second, tmp_path, "0.0.0.0"):
            # both look for a name, maybe at the same moment
            assert ask(first, f"{home}/reach", "POST")["address"] == outside
            until(lambda: name_at(first) != name_at(second))
            names = {name_at(first): first, name_at(second): second}
            assert sorted(names) == ["motherlode-2.local", "motherlode.local"]
            assert ask(second, health, host=f"{name_at(first)}:{PORT}")["status"] == "ok"
            assert ask(second, f"http://[{first.six}]:{PORT}/api/health")["status"] == "ok"
            for name, machine in names.items():
                # whoever listens at 0.0.0.0 isn't there in the sixth version of the internet
                told = [machine.address, machine.six] if machine is first else [machine.address]
                neighbor = second if machine is first else first
                words = ("-m", "tests.support.neighbor", "ask", neighbor.address, name)
                assert neighbor.said(*words) == str(told)
            words = ("-m", "tests.support.neighbor", "goodbye", second.address, name_at(first))
            hearing = second.start(*words, stdout=subprocess.PIPE)
            assert hearing.stdout is not None
            assert hearing.stdout.readline() == "hears\n"
            process.send_signal(signal.SIGINT)
            assert hearing.wait(PATIENCE) == 0
            hearing.stdout.close()
            ip("-n", second.name, "link", "set", "eth0", "down")  # the address stays
            assert ask(second, f"{home}/reach")["address"] == ""
