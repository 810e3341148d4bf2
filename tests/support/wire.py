"""A wire between a browser and a server that can fall silent without a word, as networks do."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

PIECE = 65_536


class Wire:
    """Passes everything on; a line that was silenced still seems open to whoever called."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._lines: list[tuple[socket.socket, socket.socket]] = []
        self.calls = 0
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        """Where it is open."""
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    def silence(self) -> None:
        """The server loses everybody who is connected; they don't hear of it."""
        for _, server in self._lines:
            with suppress(OSError):
                server.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """End it."""
        self._listening.close()
        for line in self._lines:
            for end in line:
                end.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                caller, _ = self._listening.accept()
                server = socket.create_connection(("127.0.0.1", self._to))
                self.calls += 1
                self._lines.append((caller, server))
                for ends in ((caller, server), (server, caller)):
                    threading.Thread(target=self._pass, args=ends, daemon=True).start()

    def _pass(self, here: socket.socket, there: socket.socket) -> None:
        """Nobody is told when an end is lost."""
        with suppress(OSError):
            while piece := here.recv(PIECE):
                with suppress(OSError):
                    there.sendall(piece)
