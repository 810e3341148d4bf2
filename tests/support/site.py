"""The folder that `make site` writes, behind a host of plain files, somewhere below its root."""

from __future__ import annotations

import gzip
import os
import re
import shutil
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
# Names of files and folders with the hash of their content, and what may name them.
HASHED = re.compile(r"-([\w-]{8})(\.\w+|)$")
TEXTS = (".css", ".html", ".js")
VERSION = re.compile(r'name="motherlode" content="(\w+)"')
LATER = "later"
# What nginx says that files are, of those we have; of any other, that it's just bytes.
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "application/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
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
        self.is_cut = False  # whether nobody reaches it

    @property
    def address(self) -> str:
        """Where the folder is found."""
        return f"http://127.0.0.1:{self.server_port}{BELOW}/"

    def weight(self, below: str = "") -> int:
        """Bytes of all files that were fetched from a folder, each once and packed."""
        files = [self.folder / name for name in set(self.fetched) if name.startswith(below)]
        return sum(len(gzip.compress(file.read_bytes(), 6)) for file in files)


class Files(SimpleHTTPRequestHandler):
    """One request."""

    server: Host

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing."""

    def do_GET(self) -> None:
        if self.server.is_cut:
            self.close_connection = True
            return
        name = urlsplit(self.path).path.removeprefix(f"{BELOW}/") or "index.html"
        file = self.server.folder / name
        is_there = urlsplit(self.path).path.startswith(BELOW) and file.is_file()
        if is_there:
            self.server.fetched.append(name)
        shown = file if is_there else self.server.folder / "404.html"
        self.send_response(200 if is_there else 404)
        self.send_header("content-type", TYPES.get(shown.suffix, "application/octet-stream"))
        self.send_header("content-length", str(shown.stat().st_size))
        self.send_header("cache-control", "max-age=600")
        self.end_headers()
        self.wfile.write(shown.read_bytes())


def another_version(folder: Path, site: Path) -> Path:
    """The same pages as if all had changed: what is called by its content has other names."""
    shutil.copytree(site, folder)
    names = [path.name for path in (folder / "assets").iterdir() if HASHED.search(path.name)]
    later = {name: HASHED.sub(rf"-\g<1>{LATER}\g<2>", name) for name in names}
    version = VERSION.search((folder / "index.html").read_text())
    assert version is not None
    later[version[1]] = version[1][::-1]
    named = re.compile("|".join(map(re.escape, sorted(later, key=len, reverse=True))))
    for path in [path for path in folder.rglob("*") if path.suffix in TEXTS]:
        content = named.sub(lambda found: later[found[0]], path.read_text(encoding="utf-8"))
        path.write_text(content, encoding="utf-8")
    for name in names:
        (folder / "assets" / name).rename(folder / "assets" / later[name])
    return folder


@contextmanager
def hosted() -> Iterator[Host]:
    """The folder, where browsers can reach it."""
    with Host(site_folder()) as host:
        Thread(target=host.serve_forever, daemon=True).start()
        yield host
        host.shutdown()
