"""Reasons: why something is refused, as a code with values for every language, and in English."""

from __future__ import annotations

import re
from typing import Final

_RULES: Final = re.compile(r"\s*\(([A-Z]-\d+(?:, [A-Z]-\d+)*)\)$")


class Reason:
    """Why not: a stable code, the values that its sentence names, and the sentence in English.

    A value is a number, a word, a list of words, or another reason. The sentence names a value in
    braces and ends with the ids of the rules. Every language has a text for every code.
    """

    def __init__(self, code: str, sentence: str, values: dict[str, object]) -> None:
        self.code: str = code
        self.sentence: str = sentence
        self.values: dict[str, object] = values

    def own_rules(self) -> list[str]:
        """The ids of the rules at the end of its own sentence."""
        found = _RULES.search(self.sentence)
        return found[1].split(", ") if found else []

    def rules(self) -> list[str]:
        """The ids of all rules that it names, those of reasons within it too."""
        ids = self.own_rules()
        for value in self.values.values():
            if isinstance(value, Reason):
                ids += [rule for rule in value.rules() if rule not in ids]
        return ids

    def __str__(self) -> str:
        return self.sentence.format(**{name: _said(v) for name, v in self.values.items()})


def _said(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return ", ".join(str(one) for one in value)
    return str(value)


def because(code: str, sentence: str, **values: object) -> Reason:
    """A reason; callers write out code and sentence, so that tests can find them."""
    return Reason(code, sentence, values)


def said(words: str) -> Reason:
    """A reason that is a sentence already, in whatever language."""
    return because("said", "{text}", text=words)


def at_line(line: int, reason: Reason) -> Reason:
    """A reason with the line of a text that it is about."""
    return because("line", "line {line}: {why}", line=line, why=reason)
