"""Parting: a server that ends gives up what it can't finish, and says so to whoever asked."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from motherlode.web.api_bodies import Failure
from motherlode.web.bodies import answer

UNAVAILABLE: Final = 503
UNFINISHED: Final = "the server is restarting; try again in a moment"


class Parting:
    """Answers a request that was canceled because the server ends; that is no mistake of it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        has_begun = False

        async def noted(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except asyncio.CancelledError:
            if not scope["app"].state.draining:
                raise
            if not has_begun:
                made = answer(Failure("busy", UNFINISHED), UNAVAILABLE)
                await made(scope, receive, send)
