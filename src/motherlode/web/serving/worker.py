"""A worker: one of several processes that serve the tables at the same socket."""

from __future__ import annotations

import socket
import sys

import msgspec

from motherlode.web.logs import speak_plainly
from motherlode.web.serving.line import Line, Ready, work
from motherlode.web.serving.order import Order
from motherlode.web.serving.server import run


def serve_tables(listening: socket.socket, line: Line) -> None:
    """Serve the tables of a database."""
    order = msgspec.json.decode(line.order(), type=Order)
    speak_plainly(order.options.json_logs)
    run(
        listening,
        order.host,
        order.database,
        order.options,
        ready=lambda: line.tell(Ready()),
        line=line,
        known=order.name,
    )


if __name__ == "__main__":
    sys.exit(work(serve_tables))
