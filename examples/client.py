"""A player in about sixty lines: makes a table of bots on a server, or joins one, and plays.

python examples/client.py [SERVER [CODE]], for instance http://127.0.0.1:8000 BCDFG
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import urllib.request
import uuid
from typing import Any

from websockets.asyncio.client import connect

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


async def play(server: str, code: str | None) -> dict[str, Any]:
    """Play one game to its end; the last view."""
    if code is None:
        body = {"name": "Robin", "settings": SETTINGS, "start": True}
        ticket = post(f"{server}/api/tables", body)
    else:
        ticket = post(f"{server}/api/tables/{code}/seats", {"name": "Robin"})
    address = server.replace("http", "ws", 1) + f"/api/tables/{ticket['code']}/socket"
    view: dict[str, Any] = {}
    async with connect(address) as socket:
        await socket.send(json.dumps({"type": "hello", "token": ticket["token"]}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                print("refused:", message["reason"])
            if message["type"] not in ("welcome", "update") or not message["view"]:
                continue
            view = message["view"]
            if message["ending"]:
                return view
            prompt = message["prompt"]
            command = {"id": uuid.uuid4().hex}
            if prompt:
                index = choose(prompt, view)
                answer = {"type": "answer", "sequence": prompt["sequence"], "index": index}
                await socket.send(json.dumps(answer | command))
            elif message["intermission"] and view["seat"] not in message["intermission"]["ready"]:
                await socket.send(json.dumps({"type": "ready"} | command))
    return view


if __name__ == "__main__":
    server = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
    last = asyncio.run(play(server, sys.argv[2] if len(sys.argv) > 2 else None))
    for seat in last["seats"]:
        print(f"{seat['name']}: {seat['score']} gold")
