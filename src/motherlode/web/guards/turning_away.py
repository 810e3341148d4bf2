"""Turning away: what whoever isn't let in is told, by a page, a program's answer, or a socket."""

from __future__ import annotations

from typing import Final

from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from motherlode.web.api_bodies import Failure
from motherlode.web.bodies import answer

POLICY: Final = 1008  # the code with which a socket is closed
RESTART: Final = 1012  # the same for one that can be opened again at once


class TurnedAway:
    """Answers everything with one refusal."""

    def __init__(self, refusal: Failure, status: int) -> None:
        self.refusal = refusal
        self.status = status

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": POLICY})  # a plain 403
        elif scope["path"].startswith("/api/"):
            await answer(self.refusal, self.status)(scope, receive, send)
        else:
            told = PlainTextResponse(f"{self.refusal.reason}\n", self.status)
            await told(scope, receive, send)
