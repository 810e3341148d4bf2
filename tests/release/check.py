"""`python -m tests.release.check`: builds what would be released and tries it in empty places."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

from tests.release.versions import disagreements, told_by, unreleased

ROOT = Path(__file__).parents[2]
UV = ROOT / ".tools" / "bin" / "uv"
RELEASE = ROOT / "build" / "release"
FORGOTTEN = ("PYTHONPATH", "VIRTUAL_ENV", "MOTHERLODE_INTERPRETED", "MOTHERLODE_REQUIRE_KERNEL")
GAMES = 3
IS_NATIVE = "import motherlode; print(motherlode.compiled())"
OFFLINE = Path(__file__).with_name("offline.py")
HAS_PAGES = (
    "from importlib.resources import files;"
    "print(files('motherlode').joinpath('web', 'static', 'index.html').is_file())"
)


def main() -> int:
    """Try everything; a sentence for the first that fails."""
    began = time.monotonic()
    try:
        version = agreed_version()
        wheel, sdist = built()
        for package in (wheel, sdist):
            for with_compiler in (True, False):
                try_installed(package, version, with_compiler)
        try_tool(wheel, version)
    except Failed as failure:
        print(f"Not ready for a release: {failure}", file=sys.stderr)
        return 1
    print(f"Version {version} is ready; that took {time.monotonic() - began:.0f} seconds")
    return 0


class Failed(Exception):
    """Something is not as it should be; the sentence says what."""


def agreed_version() -> str:
    """The version on which everything agrees."""
    version, changelog, citation = told_by(ROOT)
    found = disagreements(version, changelog, citation)
    if unreleased(changelog):
        found.append("the changelog has changes that belong to no version")
    if found:
        raise Failed("; ".join(found))
    say(f"Version, changelog and citation agree on {version}")
    return version


def built() -> tuple[Path, Path]:
    """A wheel with the native kernel, and the sources."""
    shutil.rmtree(RELEASE, ignore_errors=True)
    if not os.environ.get("MOTHERLODE_WHEELS"):
        raise Failed("MOTHERLODE_WHEELS doesn't name the packages that run in the browser")
    say("Building the wheel with its native kernel, and the sdist")
    hatch = [sys.executable, "-m", "hatchling", "build", "--directory", str(RELEASE)]
    run([*hatch, "--target", "wheel"], {"MOTHERLODE_REQUIRE_KERNEL": "1"}, ROOT)
    run([*hatch, "--target", "sdist"], {}, ROOT)
    wheel, sdist = next(RELEASE.glob("*.whl")), next(RELEASE.glob("*.tar.gz"))
    for package in (wheel, sdist):
        say(f"  {package.name}: {package.stat().st_size / 1e6:.1f} MB")
    return wheel, sdist


def try_installed(package: Path, version: str, with_compiler: bool) -> None:
    """Install a package into an empty environment and let it play."""
    say(f"Trying {package.name} {'with' if with_compiler else 'without'} a compiler")
    with tempfile.TemporaryDirectory(prefix="motherlode-release-") as folder:
        place = Path(folder)
        compiler = {} if with_compiler else {"CC": str(shutil.which("false"))}
        run([str(UV), "venv", "--quiet", "--python", sys.executable, "env"], {}, place)
        python = binary(place / "env", "python")
        install = [str(UV), "pip", "install", "--quiet", "--python", str(python)]
        run([*install, brought(package, place)], compiler, place)
        expect(run([str(python), "-c", HAS_PAGES], {}, place), "True", "the pages in the package")
        run([str(python), str(OFFLINE)], {}, place)
        is_native = package.suffix == ".whl" or with_compiler
        found = run([str(python), "-c", IS_NATIVE], {}, place)
        expect(found, str(is_native), "whether it is compiled")
        say(f"  its kernel is {'native' if is_native else 'Python, the fallback'}")
        try_commands([str(binary(place / "env", "motherlode"))], version, place)


def try_tool(wheel: Path, version: str) -> None:
    """Run the command straight from the wheel, as `uvx --from` does."""
    say(f"Trying uvx --from {wheel.name} motherlode")
    with tempfile.TemporaryDirectory(prefix="motherlode-release-") as folder:
        tool = [str(UV), "tool", "run", "--quiet", "--python", sys.executable]
        source = brought(wheel, Path(folder))
        answer = run([*tool, "--from", source, "motherlode", "--version"], {}, Path(folder))
        expect(answer, f"motherlode {version}", "the answer of uvx")


def try_commands(command: list[str], version: str, place: Path) -> None:
    """What whoever has just installed it would try."""
    expect(run([*command, "--version"], {}, place), f"motherlode {version}", "--version")
    rule = json.loads(run([*command, "rules", "B-22", "--json"], {}, place))
    expect(rule["id"], "B-22", "the rule shown")
    games = ["simulate", "--games", str(GAMES), "--players", "5", "--seed", "7", "--json"]
    counted = json.loads(run([*command, *games], {}, place))
    expect(counted["games"], GAMES, "the number of games played")


def brought(package: Path, place: Path) -> str:
    """A copy of a package at a new place: uv remembers by their places what it has built."""
    return str(shutil.copy2(package, place))


def binary(environment: Path, name: str) -> Path:
    """Where a program of an environment lies."""
    return environment / ("Scripts" if os.name == "nt" else "bin") / name


def expect(found: object, wanted: object, what: str) -> None:
    """Stop unless it is as it should be."""
    if found != wanted:
        raise Failed(f"{what} is {found!r}, not {wanted!r}")


def run(command: list[str], variables: Mapping[str, str], place: Path) -> str:
    """What a program prints, in a folder where nothing of the sources is found by accident."""
    kept = {name: value for name, value in os.environ.items() if name not in FORGOTTEN}
    done = subprocess.run(
        command, cwd=place, env={**kept, **variables}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        raise Failed(f"{' '.join(command)} ended with {done.returncode}")
    return str(done.stdout).strip()


def say(words: str) -> None:
    """Tell what is being done."""
    print(words, flush=True)


if __name__ == "__main__":
    sys.exit(main())
