"""What the commands print stays readable in every encoding."""

from __future__ import annotations

import io

import pytest

from motherlode.cli.output import stays_printable
from motherlode.rules.notation.drawing import HEAVY, LIGHT


def written(text: str, encoding: str) -> str:
    """What arrives of a text in a stream with an encoding."""
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    stays_printable(stream)
    stream.write(text)
    stream.flush()
    stream.seek(0)
    return stream.read()


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_the_maze_can_be_told_from_question_marks(encoding: str) -> None:
    assert "?" not in written(HEAVY + LIGHT + "░╳╭─╮│╰╯·→–", encoding)


def test_linked_and_other_tunnels_differ_in_ascii() -> None:
    assert written("━╋━ ─┼─", "ascii") == "=#= -+-"


def test_what_nothing_resembles_becomes_a_question_mark() -> None:
    assert written("金", "ascii") == "?"
    assert written("\udcff", "utf-8") == "?"


def test_bytes_that_are_no_text_can_be_read() -> None:
    stream = io.TextIOWrapper(io.BytesIO(b"a\xffb"), encoding="utf-8")
    stays_printable(stream)
    assert stream.read() == "a\ufffdb"
