"""The fuzzer against a real server: bytes, broken requests and broken frames over real sockets."""

from __future__ import annotations

import base64
import json
import random
import re
import socket
from collections import Counter
from contextlib import suppress
from pathlib import Path

from bench.load import memory_of
from tests.fuzz.material import BODIES, Material
from tests.support.server import Server

FRAMES = 40  # to one socket
WARM_UP = 500  # messages, at least, before memory is looked at
WARM = 0.2  # or this share of them: what is loaded and kept for later is complete by then
MAKING = ("/api/tables", "/api/lessons/base")  # what is made is there to stay for a while
WAIT = 0.05  # seconds for an answer; most need far less
UPGRADE = (
    "GET /api/tables/{code}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
)


class Besieged:
    """A server, and what it makes of all this."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.random = random.Random(seed)
        self.material = Material(self.random)
        self.material.bodies = [one for one in BODIES if one[0] not in MAKING]
        self.server = Server(folder, "--per-address", "0")
        self.counts: Counter[str] = Counter()
        self.failures: list[str] = []
        self.memory: list[float] = []

    def run(self, messages: int) -> None:
        """Send this many, then see how the server is."""
        server = self.server.start()
        try:
            code = server.make("Ada", start=True, late=False).code
            before = self._seats(code)
            warm = max(WARM_UP, round(messages * WARM))
            while (sent := sum(self.counts.values())) < messages + WARM_UP:
                if not self.memory and sent >= warm:
                    self.memory.append(memory_of(server.process_id) or 0.0)
                self._frames(code) if self.random.random() < 0.03 else self._request(code)
            self.memory.append(memory_of(server.process_id) or 0.0)
            server.from_elsewhere()
            if server.http.get("/api/health").status_code != 200:
                self.failures.append("the server is not well")
            if self._seats(code) != before:
                self.failures.append("a table was changed by strangers")
        finally:
            server.stop()
        said = server.stderr()
        self.failures += [line for line in said.splitlines() if re.search(r" ERROR |Trace", line)]

    def _seats(self, code: str) -> list[tuple[str, str]]:
        """Who sits there."""
        seats = self.server.http.get(f"/api/tables/{code}").json()["seats"]
        return [(seat["kind"], seat["name"]) for seat in seats]

    def _request(self, code: str) -> None:
        method, path, body, _ = self.material.asked(code)
        kind = self.random.choice(("bytes", "mutated", "mutated", "whole"))
        sent = self.random.randbytes(self.random.randrange(1, 200))
        if kind != "bytes":
            length = len(body) if self.random.random() < 0.9 else self.random.randrange(10**6)
            head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
            sent = f"{head}Content-Length: {length}\r\n\r\n".encode("utf-8", "replace") + body
        if kind == "mutated":
            at = self.random.randrange(len(sent))
            sent = sent[:at] + self.random.randbytes(self.random.randrange(4)) + sent[at + 2 :]
        self.counts[f"server: {kind} request"] += 1
        with suppress(OSError), self._line() as line:
            line.sendall(sent)
            line.recv(1 << 16)

    def _frames(self, code: str) -> None:
        """A spectator who sends frames, whole ones and others."""
        with suppress(OSError), self._line() as line:
            key = base64.b64encode(self.random.randbytes(16)).decode()
            line.sendall(UPGRADE.format(code=code, key=key).encode())
            line.recv(1 << 16)
            line.sendall(frame(1, json.dumps({"type": "hello"}).encode()))
            for _ in range(FRAMES):
                _, made = self.material.spoilt(self.material.order())
                body = made.encode("utf-8", "replace") if isinstance(made, str) else made
                sent = frame(self.random.choice((1, 1, 1, 1, 1, 2, 0, 9, 10, 3, 8)), body)
                if self.random.random() < 0.05:
                    sent = self.random.randbytes(len(sent) % 50 + 1)
                self.counts["server: frame"] += 1
                line.sendall(sent)

    def _line(self) -> socket.socket:
        line = socket.create_connection(("127.0.0.1", self.server.port), 10)
        line.settimeout(WAIT)
        return line


def frame(code: int, body: bytes) -> bytes:
    """A frame of a client, masked with zeros."""
    size = len(body)
    if size < 126:
        head = bytes((0x80 | code, 0x80 | size))
    else:
        head = bytes((0x80 | code, 0xFE)) + (size % 65536).to_bytes(2, "big")
    return head + bytes(4) + body
