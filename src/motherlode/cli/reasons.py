"""Reasons of the rules in the language of the person who reads, with the rules' ids."""

from __future__ import annotations

from typing import Final

from motherlode.locale import Texts
from motherlode.rules.core.reasons import Reason

LONGEST: Final = 900  # signs of a value; Fluent takes no more than 1000


def reason_text(texts: Texts, reason: Reason) -> str:
    """Why something is refused, in a language; in English if it has no text for it."""
    key = f"reason-{reason.code}"
    if not texts.has(key):
        return str(reason)
    values = {name: _worded(texts, name, value) for name, value in reason.values.items()}
    told = texts.text(key, **values)
    rules = reason.own_rules()
    return f"{told} ({', '.join(rules)})" if rules else told


def _worded(texts: Texts, name: str, value: object) -> str | int:
    """A value in words; what a value is called tells what it is."""
    if isinstance(value, Reason):
        return reason_text(texts, value)
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_worded(texts, name.removesuffix("s"), one)) for one in value)
    if isinstance(value, int):
        return value
    kind = name.rpartition("_")[2]
    if kind == "tool" and texts.has(f"tool-{value}"):
        return texts.text(f"tool-{value}")
    if kind in ("module", "game") and texts.has(f"module-{value}"):
        return texts.title(f"module-{value}")
    return str(value)[:LONGEST]
