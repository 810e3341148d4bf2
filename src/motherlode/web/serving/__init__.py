"""Serving: the application on a port, in one process or in several, until it is told to stop."""

from motherlode.web.serving.listening import (
    CannotServe,
    allow_many_connections,
    bound,
)
from motherlode.web.serving.opening import check_proxies, serve

__all__ = [
    "CannotServe",
    "allow_many_connections",
    "bound",
    "check_proxies",
    "serve",
]
