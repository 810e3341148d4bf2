"""What a fuzzer sends: real traffic, and all that can be made of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

Data = dict[str, Any]
# One of each kind that leaves people in their seats, and of the others far fewer.
ORDERS: list[Data] = [
    {"type": "ping"},
    {"type": "sync"},
    {"type": "hello", "token": "A" * 22},
    {"type": "call"},
    {"type": "say", "text": "dig \u200d faster"},
    {"type": "claim", "claim": "suspect", "about": 1},
    {"type": "claim", "claim": "treasure", "cell": [8, 0]},
    {"type": "claim", "claim": "fix", "tool": "pick"},
    {"type": "react", "reaction": "laugh"},
    {"type": "configure", "settings": {"players": 3, "modules": ["veto"]}},
    {"type": "allow_talk", "chat": True, "claims": True},
    {"type": "allow_late", "late": False},
    {"type": "set_pace", "pace": "instant"},
    {"type": "sit_bot", "seat": 2, "level": "greedy"},
    {"type": "move", "seat": 0, "to": 1},
    {"type": "rename", "name": "Zoë"},
    {"type": "face", "face": 77},
    {"type": "fill"},
    {"type": "start"},
    {"type": "back"},
    {"type": "ready"},
    {"type": "prolong"},
    {"type": "rematch"},
    {"type": "lesson_on"},
    {"type": "lesson_again", "scene": True},
    {"type": "lesson_off"},
    {"type": "why", "card": "cross", "cell": [1, 0], "verb": "lay", "seat": 1},
    {"type": "why", "card": "map", "turned": True, "second": [8, 0], "tool": "pick"},
    {"type": "answer", "sequence": 9, "index": 0},
    {"type": "hello", "token": "A" * 22, "covered": True},
    {"type": "hint"},
    {"type": "contribute", "promise": "0" * 64, "hash": "1" * 64},
    {"type": "reveal", "bits": "2" * 64},
    {"type": "sit_bot", "seat": 1, "level": "reader", "character": "pebble"},
]
RARE: list[Data] = [
    {"type": "leave"},
    {"type": "remove", "seat": 1},
    {"type": "abort", "agrees": True},
]
UNNAMED = ("ping", "sync", "hello")  # requests without an id
BODIES: list[tuple[str, Data]] = [
    ("/api/check", {"players": 4, "modules": ["veto", "treasure_chests:random"]}),
    ("/api/tables", {"name": "Ada", "settings": {"players": 3}, "start": False}),
    ("/api/tables/CODE/seats", {"name": "Eve", "seat": 1, "face": 5}),
    ("/api/lessons/base", {"name": "Ada", "pace": "instant", "others": ["Bo"]}),
    ("/api/sandbox", {"position": 'players = ["Ada", "Bo", "Cai"]', "choices": ["pass cross"]}),
    ("/api/replay", {"record": '{"format": 1, "players": []}\n{"end": {}}', "eyes": "open"}),
    ("/api/replay/position", {"record": "?", "played": 3}),
    ("/api/tables/CODE/games/1/analysis", {}),
    ("/api/analyses", {"record": '{"format": 1, "players": []}\n{"end": {}}'}),
    ("/api/puzzles/today/answer", {"answer": "pass cross"}),
    ("/api/puzzles/3/answer", {"answer": "lay cross 1,0"}),
    ("/api/reach", {}),
    ("/api/operator/close", {"code": "CODE"}),
    ("/api/operator/bans", {"address": "192.0.2.7"}),
    ("/api/operator/bans/lift", {"address": "192.0.2.0/24"}),
    ("/api/operator/message", {"text": "the server ends at noon"}),
    ("/api/operator/backup", {}),
]
PATHS = (
    *("/", "/api/health", "/api/catalogue", "/api/tables", "/api/lessons", "/api/figures"),
    *("/api/tables/CODE", "/api/tables/CODE/record", "/api/tables/CODE/qr.svg", "/t/CODE"),
    *("/api/tables/CODE/games/1/record", "/api/tables/CODE/games/1/replay?eyes=1"),
    *("/api/tables/CODE/games/1/position?played=2", "/replay/CODE/1", "/assets/x.js"),
    *("/api/tables/CODE/games/1/replay?eyes=open", "/api/tables/CODE/games/1/replay?eyes=public"),
    *("/api/tables/CODE/games/1/awards", "/api/tables/CODE/games/1/deals"),
    *("/api/tables/CODE/games/1/picture.png", "/api/tables/CODE/games/0/record"),
    *("/api/puzzles", "/api/puzzles/today", "/api/puzzles/3", "/api/puzzles/3/data"),
    *(f"/api/analyses/{'a' * 64}", f"/api/analyses/{'a' * 64}/progress"),
    *("/api/ready", "/api/reach", "/metrics", "/api/operator/overview", "/api/openapi.json"),
)
TOKEN = "the operator of this server"  # opens the operator's doors
HOSTS = (b"", b"example.org", b"localhost:99999", b"[::1", b"\xff", b"a" * 500, b"127.0.0.1")
ORIGINS = (b"", b"null", b"http://example.org", b"https://localhost", b"http://[", b"\xff")
AUTHORIZATIONS = (b"", b"Bearer", b"Bearer ", b"Bearer x", b"Basic YTpi", b"\xff\x00", b"B" * 900)
FORWARDED = (b"x-forwarded-for", b"x-forwarded-proto", b"forwarded", b"content-length", b"cookie")
ADDRESSES = (b"", b"192.0.2.1", b"1.2.3.4, 5.6.7.8", b"::1", b"for=_x", b"-1", b"\xff", b"9" * 500)
METHODS = ("GET", "GET", "GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "X")
HUGE = (10**9, 2**31, 2**63, 2**64, 10**40, -1, -(2**63), 1e308, 0.5, float("inf"), float("nan"))
OTHERS: tuple[Any, ...] = (None, True, "", "x" * 600, [], {}, [[]], {"a": {}}, "\x00", "\ud7ff")


class Material:
    """Makes messages, by lots that a seed decides."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.made = 0
        self.bodies = BODIES
        self._ways: dict[str, Callable[[Data], str | bytes]] = {
            "whole": lambda one: json.dumps(one),
            "bytes": lambda one: random.randbytes(random.randrange(60)),
            "text": lambda one: random.randbytes(random.randrange(60)).decode("latin-1"),
            "mutated": self._mutated,
            "deep": self._deep,
            "huge numbers": lambda one: self._replaced(one, HUGE),
            "other types": lambda one: self._replaced(one, OTHERS),
            "long": lambda one: json.dumps({**one, "text": "w" * random.randrange(20_000)}),
        }

    def id(self) -> str:
        """The id of a command."""
        self.made += 1
        return f"fuzz{self.made:08d}"

    def order(self) -> Data:
        """A command as a client sends it."""
        chosen = dict(self.random.choice(RARE if self.random.random() < 0.002 else ORDERS))
        if chosen["type"] not in UNNAMED:
            chosen["id"] = self.id()
        return chosen

    def spoilt(self, one: Data) -> tuple[str, str | bytes]:
        """What becomes of a message, and the way it was made."""
        way = self.random.choice(list(self._ways))
        return way, self._ways[way](one)

    def asked(self, code: str) -> tuple[str, str, bytes, str]:
        """A request: its method, its address, its body, and the way it was made."""
        random = self.random
        method = random.choice(METHODS)
        if random.random() < 0.6:
            path, one = random.choice(self.bodies)
            way, body = self.spoilt(dict(one))
            method = "POST" if random.random() < 0.9 else method
        else:
            path, way, body = random.choice(PATHS), "address", b""
        path = path.replace("CODE", code if random.random() < 0.7 else self._code(code))
        if random.random() < 0.2:
            path = self._scrambled(path)
        sent = body.encode("utf-8", "replace") if isinstance(body, str) else body
        return method, path, sent.replace(b"CODE", code.encode()), way

    def headers(self) -> list[tuple[bytes, bytes]]:
        """What comes with a request: mostly what a browser sends, sometimes anything."""
        lot, odd = self.random.random, self.random.choice
        found = [(b"accept-encoding", b"gzip")]
        found += [(b"host", b"localhost" if lot() < 0.9 else odd(HOSTS))]
        if lot() < 0.3:
            found += [(b"origin", b"http://localhost" if lot() < 0.6 else odd(ORIGINS))]
        if lot() < 0.3:
            right = b"Bearer " + TOKEN.encode()
            found += [(b"authorization", right if lot() < 0.5 else odd(AUTHORIZATIONS))]
        if lot() < 0.1:
            found += [(odd(FORWARDED), odd(ADDRESSES))]
        return found

    def _code(self, code: str) -> str:
        return self.random.choice((code.lower(), code[:4], "%00", "..%2f", "BCDFGHJKL", "é" * 9))

    def _scrambled(self, text: str) -> str:
        at = self.random.randrange(len(text) + 1)
        return "/" + (text[:at] + chr(self.random.randrange(32, 0x2FF)) + text[at + 1 :]).lstrip(
            "/"
        )

    def _mutated(self, one: Data) -> str:
        """A few places cut out, doubled or overwritten."""
        text = json.dumps(one)
        for _ in range(self.random.randint(1, 4)):
            at = self.random.randrange(len(text) + 1)
            to = min(len(text), at + self.random.randrange(6))
            put = self.random.choice(("", text[at:to] * 2, chr(self.random.randrange(0xD800)), '"'))
            text = text[:at] + put + text[to:]
        return text

    def _deep(self, one: Data) -> str:
        depth = self.random.choice((10, 200, 1500, 4000))
        opened, closed = self.random.choice((("[", "]"), ('{"a":', "}")))
        inner = opened * depth + "1" + closed * depth
        return json.dumps({**one, "id": "DEEP"}).replace('"DEEP"', inner)

    def _replaced(self, one: Data, by: tuple[Any, ...]) -> str:
        changed = dict(one)
        changed[self.random.choice(list(changed) or ["more"])] = self.random.choice(by)
        if self.random.random() < 0.2:
            changed["more"] = self.random.choice(by)
        return json.dumps(changed)
