"""A player in about seventy lines: makes a table of bots on a server, or joins one, and plays.

python examples/client.py [SERVER [CODE]], for instance http://127.0.0.1:8000 BCDFG
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import urllib.request
import uuid
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SETTINGS = {"game": "saboteur2", "players": 5, "pace": "instant"}


def post(address: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask the server for something new."""
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return dict(json.load(answer))


def choose(prompt: dict[str, Any], view: dict[str, Any]) -> int:
    """The index of an answer: lay a card if possible, as far to the right as possible."""
    options = prompt["options"]
    lays = [n for n, option in enumerate(options) if option["verb"] == "lay"]
    if lays:
        return max(lays, key=lambda n: options[n]["cell"][0])
    return random.randrange(len(options))


async def converse(socket: ClientConnection, token: str, run: str) -> dict[str, Any]:
    """Answer what is asked until the game is over; the last view."""
    await socket.send(json.dumps({"type": "hello", "token": token}))
    while True:
        message = json.loads(await socket.recv())
        if message["type"] == "goodbye":
            sys.exit(message["reason"])
        if message["type"] == "refused":
            print("refused:", message["reason"])
        if message["type"] not in ("welcome", "update") or not (view := message["view"]):
            continue
        if message["ending"]:
            return dict(view)
        # A question that is asked again after a break has the same number, so its answer has the
        # same id, and counts once.
        if prompt := message["prompt"]:
            answer = {"type": "answer", "index": choose(prompt, view)}
            answer |= {"sequence": prompt["sequence"], "id": f"{run}-{prompt['sequence']}"}
            await socket.send(json.dumps(answer))
        elif message["intermission"] and view["seat"] not in message["intermission"]["ready"]:
            await socket.send(json.dumps({"type": "ready", "id": uuid.uuid4().hex}))


async def play(server: str, code: str | None) -> dict[str, Any]:
    """Play one game to its end; the last view."""
    where, what = (f"/{code}/seats", {}) if code else ("", {"settings": SETTINGS, "start": True})
    ticket = post(f"{server}/api/tables{where}", {"name": "Robin", "program": True} | what)
    address = server.replace("http", "ws", 1) + f"/api/tables/{ticket['code']}/socket"
    run = uuid.uuid4().hex[:12]
    async for socket in connect(address):  # again if the server restarts, at once or a bit later
        with suppress(ConnectionClosed):
            async with socket:
                return await converse(socket, ticket["token"], run)
    raise ConnectionError


if __name__ == "__main__":
    server = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
    last = asyncio.run(play(server, sys.argv[2] if len(sys.argv) > 2 else None))
    for seat in last["seats"]:
        print(f"{seat['name']}: {seat['score']} gold")
