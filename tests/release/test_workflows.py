"""What the workflows build and try is what the package promises."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.release.offline import REQUIRE_KERNEL, lacks
from tools import page_tool

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSION = re.compile(r"Python :: (3\.\d+)$")
VERSIONS = [found[1] for line in PROJECT["classifiers"] if (found := VERSION.search(line))]
INDEX = '<meta name="motherlode" content="1" data-program="/assets/python-1/" />'


def jobs(name: str) -> dict[str, Any]:
    """The jobs of a workflow."""
    text = (ROOT / ".github" / "workflows" / f"{name}.yml").read_text(encoding="utf-8")
    return dict(yaml.safe_load(text)["jobs"])


def settings(job: dict[str, Any]) -> dict[str, str]:
    """What the steps of a job are told."""
    return {name: value for step in job["steps"] for name, value in step.get("env", {}).items()}


def test_each_version_of_python_is_tried_and_gets_wheels() -> None:
    check, wheels = jobs("check"), jobs("wheels")["wheels"]
    oldest, *others = VERSIONS
    assert PROJECT["requires-python"] == f">={oldest}"
    assert check["other-pythons"]["strategy"]["matrix"]["python"] == others
    built = settings(wheels)["CIBW_BUILD"].split()
    assert built == [f"cp{version.replace('.', '')}-*" for version in VERSIONS]


def test_wheels_are_made_with_the_game_without_a_connection() -> None:
    steps = jobs("wheels")["wheels"]["steps"]
    (folder,) = [
        step["with"]["path"] for step in steps if "download-artifact" in step.get("uses", "")
    ]
    assert f"MOTHERLODE_WHEELS={folder}" in settings({"steps": steps})["CIBW_ENVIRONMENT"].split()


def test_the_compiled_kernel_of_the_page_is_required() -> None:
    wheels = jobs("wheels")
    for job in (jobs("check")["everything"], wheels["agrees"]):
        assert settings(job)[REQUIRE_KERNEL] == "1"
    assert f"{REQUIRE_KERNEL}=1" in settings(wheels["wheels"])["CIBW_ENVIRONMENT"].split()


@pytest.mark.parametrize("has_kernel", [False, True])
@pytest.mark.parametrize("is_required", [False, True])
def test_a_game_without_its_compiled_kernel_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_kernel: bool, is_required: bool
) -> None:
    monkeypatch.setenv(REQUIRE_KERNEL, str(int(is_required)))
    (tmp_path / "index.html").write_text(INDEX)
    program = tmp_path / "assets" / "python-1"
    program.mkdir(parents=True)
    (program / "motherlode.zip").touch()
    (program / "kernel.bin").write_bytes(gzip.compress(b"\0asm" if has_kernel else b""))
    assert bool(lacks(tmp_path)) == (is_required and not has_kernel)


@pytest.mark.parametrize(
    ("index", "program", "sentence"),
    [
        (INDEX, "python-1", ""),
        (INDEX, "python-2", "isn't where"),
        ("<html></html>", "python-1", "know no game"),
    ],
)
def test_pages_without_the_game_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, index: str, program: str, sentence: str
) -> None:
    monkeypatch.delenv(REQUIRE_KERNEL, raising=False)
    folder = tmp_path / "assets" / program
    folder.mkdir(parents=True)
    (folder / "motherlode.zip").touch()
    (tmp_path / "index.html").write_text(index)
    assert sentence in lacks(tmp_path)
    assert bool(lacks(tmp_path)) == bool(sentence)


@pytest.mark.parametrize("has_game", [False, True])
def test_the_status_says_whether_a_package_has_the_game(tmp_path: Path, has_game: bool) -> None:
    pages = tmp_path / "motherlode" / "web" / "static"
    folder = pages / "assets" / "python-1"
    folder.mkdir(parents=True)
    (pages / "index.html").write_text(INDEX)
    (tmp_path / "motherlode" / "__init__.py").touch()
    if has_game:
        (folder / "motherlode.zip").touch()
    told = {"PYTHONPATH": str(tmp_path)}
    command = [sys.executable, str(ROOT / "tests" / "release" / "offline.py")]
    done = subprocess.run(command, cwd=tmp_path, env=told, check=False, capture_output=True)
    assert (done.returncode == 0, done.stderr == b"") == (has_game, has_game)


@pytest.mark.parametrize(
    ("target", "waits"), [("build/wheel/.built", False), (".venv/.offline", True)]
)
def test_the_kernel_waits_for_no_game_without_a_connection(target: str, waits: bool) -> None:
    make = ["make", "--dry-run", "--always-make", target]
    told = subprocess.run(make, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert ("hatch_build.py offline" in told) == waits
    assert "hatchling build" in told


@pytest.mark.parametrize(("words", "is_long"), [("", True), ("--quick", False)])
def test_a_quick_bench_measures_the_game_alone(words: str, is_long: bool) -> None:
    make = ["make", "--dry-run", "bench", f"BENCH_ARGS={words}"]
    told = subprocess.run(make, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert f"motherlode bench {words}\n" in told
    assert ("bench.$part" in told and "bench.peers" in told) == is_long


def test_a_tool_of_the_pages_finds_files_by_their_names_in_the_checkout(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run: list[list[str]] = []
    monkeypatch.setattr(page_tool, "run_node", lambda command, *told: run.append(command))
    page_tool.main("prettier", "--check", "ui/src/app.ts")
    assert run == [["node_modules/.bin/prettier", "--check", "src/app.ts"]]
