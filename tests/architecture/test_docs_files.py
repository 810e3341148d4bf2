"""Every file, folder, module and part of a module that the pages name is there."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("docs/**/*.md"), ROOT / "CONTRIBUTING.md", ROOT / "README.md"]
SOURCES = (
    *("src", "tests", "tools", "building", "bench", "examples", "ui", "docs"),
    *("requirements", "deploy"),
)
FOREIGN = {"node_modules", "dist", "__pycache__"}
MADE = ("build/", "dist/", "ui/dist", ".venv/", ".tools/")  # by commands, not by people
# Of files that people have, of headers, and of machines in their networks; not of parts of modules.
ENDINGS = {"sqlite", "backup", "local", "h"}
PLACEHOLDERS = {
    "name",
    "lucky_stone",
    "test_lucky_stone",
}  # whoever follows a recipe puts another word in

CODE = re.compile(r"^ *```(\w*)\n(.*?)^ *```$|`([^`\n]+)`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((\.\./[^)#\s]+)")  # out of docs/; `make lint` follows all the others
PATH = re.compile(
    r"(?<![\w./-])[\w.-]+(?:/[\w.-]+)*(?:\.(?:py|ts|svelte|md|css|ftl|json|toml)\b|/(?![\w/]))"
)
DOTTED = re.compile(
    r"(?<![\w./-])(?!\w+\.local\b)(?:motherlode|tests|bench|examples)(?:\.[A-Za-z_]\w*)+"
)
PART = re.compile(r"(?<![\w./-])([A-Za-z_]\w*)\.([A-Za-z_]\w*)(?![\w.]*/)")


def codes(text: str) -> Iterator[tuple[str, str]]:
    """What a page sets as code, with its language: spans, drawings and Python, no other."""
    for language, block, span in CODE.findall(text):
        if language in ("", "python"):
            yield language, block or span


@cache
def paths() -> frozenset[str]:
    """Every file and folder with each of its endings: `rules/core/` for `src/.../rules/core/`."""
    found = {path for path in ROOT.iterdir() if path.is_file()}
    for source in SOURCES:
        for folder, folders, files in os.walk(ROOT / source):
            folders[:] = [name for name in folders if name not in FOREIGN]
            found |= {Path(folder), *(Path(folder, name) for name in files)}
    full = [path.relative_to(ROOT).parts for path in found]
    return frozenset("/".join(parts[first:]) for parts in full for first in range(len(parts)))


@cache
def sources() -> dict[str, str]:
    """The text of our Python by the names of its files and classes; equal names go together."""
    found: dict[str, str] = {}
    for path in [*ROOT.glob("src/**/*.py"), *ROOT.glob("tests/**/*.py"), *ROOT.glob("bench/*.py")]:
        text = path.read_text(encoding="utf-8")
        stem = path.parent.name if path.stem == "__init__" else path.stem
        for name in {stem, *re.findall(r"^class (\w+)", text, re.MULTILINE)}:
            found[name] = found.get(name, "") + text
    return found


def is_path(name: str) -> bool:
    """Whether a file or folder is there, or would be if a command or a reader made it."""
    stems = {part.partition(".")[0].lower() for part in name.split("/")}
    return name.rstrip("/") in paths() or name.startswith(MADE) or bool(stems & PLACEHOLDERS)


def is_module(name: str) -> bool:
    """Whether a dotted name is a module, or something that one defines."""
    path = "/".join(name.split("."))
    if any(f"{root}{path}{end}" in paths() for root in ("", "src/") for end in (".py", "")):
        return True
    module, _, part = name.rpartition(".")
    return bool(module) and has_part(module.rpartition(".")[2], part) and is_module(module)


def has_part(owner: str, part: str) -> bool:
    """Whether a file or class of this name says anything about such a part."""
    return re.search(rf"\b{part}\b", sources().get(owner, "")) is not None


def missing(text: str) -> list[str]:
    """All that a page names and that is not there."""
    lost: list[str] = []
    for language, code in codes(text):
        lost += [name for name in PATH.findall(code) if not is_path(name)]
        code = PATH.sub(" ", code)
        names = [name for name in DOTTED.findall(code) if name.rpartition(".")[2] not in ENDINGS]
        lost += [name for name in names if not is_module(name)]
        code = DOTTED.sub(" ", code)
        for owner, part in [] if language else PART.findall(code):  # Python has variables
            if part in ENDINGS:
                continue
            if owner in sources() and not has_part(owner, part) and not has_part("messages", part):
                lost.append(f"{owner}.{part}")
    return lost


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert missing(text) == []
    lost = [link for link in LINK.findall(text) if not (page.parent / link).exists()]
    assert lost == []


@pytest.mark.parametrize(
    "made_up",
    [
        "`engines.py`",
        "`rules/engine.py`",
        "`rules/kernel/`",
        "`ui/src/maze/Tunnel.svelte`",
        "`motherlode.rules.core.engines`",
        "`motherlode.rules.core.engine.undo`",
        "`python -m tests.playthroughs.read`",
        "`engine.undo`",
        "`Table.forget`",
        "```\n+------------+\n| engines.py |\n+------------+\n```",
        "```python\nfrom motherlode.rules.engine import apply\n```",
    ],
)
def test_a_made_up_name_is_found(made_up: str) -> None:
    assert len(missing(f"Words and {made_up} and words.\n\n{made_up}\n")) >= 1


@pytest.mark.parametrize(
    "real",
    [
        "`engine.py`",
        "`rules/core/engine.py`",
        "`rules/core/`",
        "`motherlode.rules.core.engine.apply`",
        "`python -m tests.playthroughs.write`",
        "`engine.apply`",
        "`Table.hear`",
        "`GET /api/tables/CODE/record`",
        "`below(state.rng, n)`",
    ],
)
def test_a_real_name_is_not(real: str) -> None:
    assert missing(real) == []


def test_something_is_checked() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = {name for _, code in codes(text) for name in PATH.findall(code)}
    assert {"core/", "engine.py", "web/routes/sockets.py", "rules/records/replay.py"} <= named


def test_words_are_in_order_and_lead_to_a_file() -> None:
    text = (ROOT / "docs" / "words.md").read_text(encoding="utf-8")
    parts = text.split("\n## ")[1:]
    assert [part.partition("\n")[0] for part in parts] == ["The words of the code", "How we speak"]
    entries = parts[0].split("\n### ")[1:]
    titles = [entry.partition("\n")[0] for entry in entries]
    assert titles == sorted(titles, key=str.lower)
    pairs = zip(titles, entries, strict=True)
    assert [title for title, entry in pairs if not LINK.search(entry)] == []
