"""Version, changelog and citation agree, and it would be noticed if they didn't."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.release.versions import disagreements, entries, told_by, unreleased

ROOT = Path(__file__).parents[2]
CHANGELOG = (
    "# Changelog\n\n## [1.2.0] - 2026-01-31\n\n- New.\n\n## [1.1.0] - 2025-12-01\n\n- Old.\n"
)
CITATION = "cff-version: 1.2.0\nversion: 1.2.0\ndate-released: 2026-01-31\n"
WORK = CHANGELOG.replace("## [1.2.0]", "## [Unreleased]\n\n- Soon.\n\n## [1.2.0]")


def test_ours_agree() -> None:
    assert disagreements(*told_by(ROOT)) == []


@pytest.mark.parametrize("changelog", [CHANGELOG, WORK])
def test_those_that_agree(changelog: str) -> None:
    assert disagreements("1.2.0", changelog, CITATION) == []


@pytest.mark.parametrize(
    ("version", "changelog", "citation", "sentence"),
    [
        ("1.3.0", CHANGELOG, CITATION, "the changelog's newest version is 1.2.0, not 1.3.0"),
        ("1.2.0", CHANGELOG, "version: 1.1.0", "the version in CITATION.cff is 1.1.0, not 1.2.0"),
        (
            "1.2.0",
            CHANGELOG,
            "version: 1.2.0",
            "the date in CITATION.cff is missing, not 2026-01-31",
        ),
        (
            "1.2.0",
            CHANGELOG.replace(" - 2026-01-31", ""),
            CITATION,
            "version 1.2.0 has no date in the changelog",
        ),
        (
            "1.2.0",
            CHANGELOG.replace("- New.", ""),
            CITATION,
            "the changelog says nothing about version 1.2.0",
        ),
        ("1.2.0", "# Changelog\n", CITATION, "the changelog names no version"),
    ],
)
def test_those_that_disagree(version: str, changelog: str, citation: str, sentence: str) -> None:
    assert sentence in disagreements(version, changelog, citation)


def test_what_is_not_released() -> None:
    assert unreleased(WORK) == "- Soon."
    assert unreleased(CHANGELOG) == ""
    assert [entry.name for entry in entries(WORK)] == ["Unreleased", "1.2.0", "1.1.0"]
