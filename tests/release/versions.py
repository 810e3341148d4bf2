"""What must agree before a release: the version, the changelog and the citation."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ENTRY = re.compile(r"^## \[(?P<name>[^\]]+)\](?: - (?P<date>\d{4}-\d\d-\d\d))?$", re.MULTILINE)
UNRELEASED = "Unreleased"


class Entry(NamedTuple):
    """A version in the changelog: its name, its date if it has one, and what changed."""

    name: str
    date: str
    text: str


def entries(changelog: str) -> list[Entry]:
    """The versions of a changelog, the newest first."""
    heads = list(ENTRY.finditer(changelog))
    ends = [head.start() for head in heads[1:]] + [len(changelog)]
    return [
        Entry(head["name"], head["date"] or "", changelog[head.end() : end].strip())
        for head, end in zip(heads, ends)
    ]


def cited(citation: str) -> dict[str, str]:
    """The plain fields of a citation file."""
    return dict(re.findall(r"^([a-z-]+): *(\S.*)$", citation, re.MULTILINE))


def disagreements(version: str, changelog: str, citation: str) -> list[str]:
    """What doesn't agree, in sentences; work that isn't released yet may stand at the top."""
    told = [entry for entry in entries(changelog) if entry.name != UNRELEASED]
    if not told:
        return ["the changelog names no version"]
    newest, fields = told[0], cited(citation)
    pairs = [
        ("the changelog's newest version", newest.name, version),
        ("the version in CITATION.cff", fields.get("version", "missing"), version),
        ("the date in CITATION.cff", fields.get("date-released", "missing"), newest.date),
    ]
    found = [f"{what} is {is_}, not {wanted}" for what, is_, wanted in pairs if is_ != wanted]
    if not newest.date:
        found.append(f"version {newest.name} has no date in the changelog")
    if not newest.text:
        found.append(f"the changelog says nothing about version {newest.name}")
    return found


def unreleased(changelog: str) -> str:
    """What the changelog has that belongs to no version yet."""
    return next((entry.text for entry in entries(changelog) if entry.name == UNRELEASED), "")


def told_by(root: Path) -> tuple[str, str, str]:
    """Version, changelog and citation as they are written down."""
    package = (root / "src" / "motherlode" / "__init__.py").read_text("utf-8")
    version = re.search(r'^__version__ = "(.+)"$', package, re.MULTILINE)
    assert version is not None
    changelog, citation = (root / name for name in ("CHANGELOG.md", "CITATION.cff"))
    return version[1], changelog.read_text("utf-8"), citation.read_text("utf-8")
