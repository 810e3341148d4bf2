"""Counts the answers to HTTP requests, by what was asked and how it was answered."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from motherlode.store.metrics import Metrics


class CountRequests:
    """Counts every answer."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        kind = kind_of(scope["path"])

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.requests.add(1, kind, f"{message['status'] // 100}xx")
            await send(message)

        try:
            await self.app(scope, receive, counted)
        except Exception:  # what is made of it is answered further out
            self.metrics.requests.add(1, kind, "5xx")
            raise


def kind_of(path: str) -> str:
    """What an address is about: a handful of words, whatever people ask for."""
    if path == "/metrics":
        return "metrics"
    if path.startswith("/assets/"):
        return "asset"
    if path in ("/api/health", "/api/ready"):
        return "health"
    if path.startswith("/api/operator"):
        return "operator"
    return "api" if path.startswith("/api/") else "page"
