"""The terminal in the person's language: yes and no, the table, help, without English."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from motherlode.cli.terminal.session import Session
from motherlode.locale import languages, texts
from tests.browser.reading import english
from tests.cli.terminal import Terminal


def agrees(language: str, *lines: str) -> bool:
    """What these lines answer to a question of yes or no."""
    typed = iter(lines)
    stub: Any = SimpleNamespace(
        read=lambda question: next(typed),
        words=texts(language),
        screen=SimpleNamespace(say=lambda words: None),
    )
    return Session.agrees(stub, "?")


@pytest.mark.parametrize(
    ("language", "yes", "no"),
    [
        ("en", "Yes", "n"),
        ("ko", "네", "아니요"),
        ("ja", "はい", "いいえ"),
        ("pt-BR", "s", "Não"),
        ("uk", "Так", "н"),
    ],
)
def test_yes_and_no_are_said_in_the_language(language: str, yes: str, no: str) -> None:
    assert agrees(language, yes)
    assert not agrees(language, no)
    assert agrees(language, "42", "y")
    assert not agrees(language, "")


@pytest.mark.parametrize("language", [name for name in languages() if name != "en"])
def test_a_game_begins_without_english(
    motherlode: Terminal, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("MOTHERLODE_LANGUAGE", language)
    shown = motherlode("play", "--seed", "5", typed="1\n\n?\no\n?map\nlog\ndiscard\nq\n")
    lines = " ".join(shown.out.split("\n"))
    assert not english(language).is_in(lines)
    assert texts(language).text("goodbye") in shown.out


def test_an_unknown_language_is_english(
    motherlode: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MOTHERLODE_LANGUAGE", "tlh_KX.UTF-8")
    assert "Connected to the start" in motherlode("rules", "B-22").out
