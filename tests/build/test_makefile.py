"""What make does when: who waits, what is made again, and what is told."""

from __future__ import annotations

import fcntl
from pathlib import Path

import pytest

from tests.build.checkout import STATIC, Checkout

WHEEL, OFFLINE, WHOLE = "build/wheel/.built", "build/pages/index.html", "build/whole/.built"
SOURCE = "src/motherlode/rules/core/a.py"
BUILD = "-m hatchling build"


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_what_is_ready_plays_while_another_make_compiles(checkout: Checkout) -> None:
    checkout.make("setup")
    with (checkout.folder / "build" / "wheel.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert checkout.make("play") == ""
        assert checkout.told("installed game") == 1
        (checkout.folder / ".venv" / ".offline").unlink()
        checkout.make("play")
        assert checkout.told("installed game") == 1
        (checkout.folder / ".venv" / ".package").unlink()
        checkout.make("play")
        assert checkout.told("-m motherlode") == 1
    checkout.make("play")
    assert checkout.told("installed game") == 1
    assert checkout.is_fresh(".venv/.offline")


@pytest.mark.parametrize(
    ("fails", "sentence"),
    [("hatchling", "fast kernel isn’t built"), ("offline", "offline version couldn’t be packed")],
)
def test_what_failed_beside_a_game_is_told_by_its_name(
    checkout: Checkout, fails: str, sentence: str
) -> None:
    checkout.write(f"while-{fails}", "exit 1")
    assert checkout.run("compiled").returncode
    assert sentence in checkout.make("unmade")
    assert '--silent unmade" build/beside.txt' in checkout.make("--dry-run", "play")


def test_without_a_compiler_the_wheel_is_built_once(checkout: Checkout) -> None:
    checkout.write("no-compiler", "")
    for _ in range(2):
        checkout.make("setup")
        assert (checkout.told(BUILD), checkout.told(".whl")) == (1, 1)
    (checkout.folder / "no-compiler").unlink()
    checkout.make("setup")
    assert checkout.told(BUILD) == 1
    checkout.make("setup")
    assert not checkout.told("python")


@pytest.mark.parametrize(
    ("task", "edited", "target"),
    [
        ("pages", "ui/src/app.ts", "ui/dist/index.html"),
        ("offline", "tools/program.py", OFFLINE),
        ("site", "tools/program.py", "build/site/index.html"),
        ("hatchling", SOURCE, WHEEL),
        ("hatchling", SOURCE, WHOLE),
    ],
)
def test_what_is_edited_while_it_is_made_is_made_again(
    checkout: Checkout, task: str, edited: str, target: str
) -> None:
    (checkout.folder / "ui" / "dist" / "index.html").unlink()
    checkout.edited_while(task, edited)
    checkout.make(target)
    (checkout.folder / f"while-{task}").unlink()
    for times in (1, 0):
        checkout.make(target)
        assert checkout.told(f" {task} ") == times


def test_a_folder_for_another_guide_is_another_folder(checkout: Checkout) -> None:
    checkout.write("while-site", 'echo "$MOTHERLODE_GUIDE" >guide')
    for guide in ("", "/serve", "https://example.org/serve", ""):
        for times in (1, 0):
            checkout.make("site", *([f"MOTHERLODE_GUIDE={guide}"] if guide else []))
            assert checkout.told(" site ") == times
        assert (checkout.folder / "guide").read_text() == f"{guide}\n"


def test_what_compiles_packs_a_copy_of_the_pages(checkout: Checkout) -> None:
    checkout.write("ui/dist/index.html", "as they were")
    checkout.write("while-hatchling", "rm -rf ui/dist")
    checkout.make(WHEEL)
    assert (checkout.folder / "build/wheel/packed/index.html").read_text() == "as they were"
    told = checkout.run("--dry-run", "--always-make", WHEEL, OFFLINE, WHOLE).stdout
    copies = [line for line in told.splitlines() if "cp -r ui/dist" in line]
    assert len(copies) == 3
    assert all("build/setup.lock cp" in line for line in copies)


def test_pages_are_replaced_as_a_whole(checkout: Checkout) -> None:
    checkout.make("setup")
    page = checkout.folder / STATIC / "index.html"
    assert page.read_text() == "offline\n"
    for is_interrupted in (False, True):
        if is_interrupted:
            page.parent.rename(page.parent.with_name("static.old"))
        (checkout.folder / ".venv" / ".offline").unlink()
        checkout.make("setup")
        assert page.read_text() == "offline\n"
        assert [path.name for path in page.parents[1].iterdir()] == ["static"]
    told = checkout.make("--dry-run", "bring")
    assert told.index(f"cp -r build/pages {STATIC}.new") < told.index(f"mv {STATIC}.new {STATIC};")
    assert f"rm -rf {STATIC};" not in told


def test_only_one_of_both_kernels_counts_as_installed(checkout: Checkout) -> None:
    checkout.make("setup")
    checkout.make(".venv/.whole")
    assert checkout.told(BUILD) == 1
    for target, other in ((".venv/.package", ".venv/.whole"), (".venv/.whole", ".venv/.package")):
        checkout.make(target)
        assert (checkout.told(BUILD), checkout.told(".whl")) == (0, 1)
        assert checkout.is_fresh(target)
        assert not checkout.is_fresh(other)
