"""The folder that `make site` writes, behind a host of plain files, somewhere below its root."""

from __future__ import annotations

import gzip
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

ROOT = Path(__file__).parents[2]
SITE = ROOT / "build" / "site"
BELOW = "/some/folder"
INHERITED = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")  # of the make that runs the tests


@cache
def site_folder() -> Path:
    """The folder as the sources are now; make builds it for whoever comes first."""
    environment = {name: value for name, value in os.environ.items() if name not in INHERITED}
    subprocess.run(["make", "--silent", "site"], cwd=ROOT, env=environment, check=True)
    return SITE


class Host(ThreadingHTTPServer):
    """A host that knows nothing but files, and shows `404.html` where there is none."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), Files)
        self.folder = folder
        self.fetched: list[str] = []  # names of files

    @property
    def address(self) -> str:
        """Where the folder is found."""
        return f"http://127.0.0.1:{self.server_port}{BELOW}/"

    def weight(self) -> int:
        """Bytes of all files that were fetched, each once and packed."""
        files = [self.folder / name for name in set(self.fetched)]
        return sum(len(gzip.compress(file.read_bytes(), 6)) for file in files)


class Files(SimpleHTTPRequestHandler):
    """One request."""

    server: Host

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing."""

    def do_GET(self) -> None:
        name = urlsplit(self.path).path.removeprefix(f"{BELOW}/") or "index.html"
        file = self.server.folder / name
        is_there = urlsplit(self.path).path.startswith(BELOW) and file.is_file()
        if is_there:
            self.server.fetched.append(name)
        shown = file if is_there else self.server.folder / "404.html"
        self.send_response(200 if is_there else 404)
        self.send_header("content-type", self.guess_type(str(shown)))
        self.send_header("content-length", str(shown.stat().st_size))
        self.send_header("cache-control", "max-age=600")
        self.end_headers()
        self.wfile.write(shown.read_bytes())


@contextmanager
def hosted() -> Iterator[Host]:
    """The folder, where browsers can reach it."""
    with Host(site_folder()) as host:
        Thread(target=host.serve_forever, daemon=True).start()
        yield host
        host.shutdown()
