"""People who play are never told a shell command; whoever types one in a terminal may be."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from motherlode.locale import languages

SOURCES = Path(__file__).parents[2] / "src" / "motherlode"
COMMAND = re.compile(
    r"`motherlode|\bmotherlode [a-z]+ --|\bmake [a-z]+ PLAY|\bpip |\bnpm |(?<!-)--[a-z]"
)


def told(language: str, name: str) -> list[str]:
    """The keys of a file whose texts have a command."""
    lines = (SOURCES / "locale" / language / name).read_text("utf-8").splitlines()
    return [line.partition(" =")[0] for line in lines if COMMAND.search(line)]


@pytest.mark.parametrize("language", languages())
def test_no_page_tells_a_command(language: str) -> None:
    folder = SOURCES / "locale" / language
    pages = [path.relative_to(folder) for path in folder.rglob("*.ftl")]
    terminal = {Path("terminal.ftl"), Path("reasons.ftl")}
    assert len(pages) > 10
    for page in pages:
        if page not in terminal:
            assert told(language, str(page)) == [], page


def test_reasons_with_a_command_come_from_the_terminal() -> None:
    codes = [key.removeprefix("reason-") for key in told("en", "reasons.ftl")]
    assert codes
    others = "\n".join(
        path.read_text("utf-8")
        for path in SOURCES.rglob("*.py")
        if path.relative_to(SOURCES).parts[0] != "cli"
    )
    assert [code for code in codes if f'"{code}"' in others] == []
