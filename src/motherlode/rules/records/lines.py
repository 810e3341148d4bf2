"""The lines of a record: JSON objects with fields of known types, or a refusal with the line."""

from __future__ import annotations

import json
from typing import NoReturn

from motherlode.rules.core.errors import BadRecord
from motherlode.rules.core.reasons import Reason, at_line, because


def refuse(line: int, reason: Reason, cause: Exception | None = None) -> NoReturn:
    raise BadRecord(at_line(line, reason)) from cause


def is_whole_line(written: str) -> bool:
    """Whether a line is JSON; the last line of a record that was cut may be half of one."""
    try:
        json.loads(written)
    except (ValueError, RecursionError):
        return False
    return True


def split_lines(text: str) -> list[str]:
    """Lines as JSON Lines has them: other line separators may stand inside a text."""
    return text.removeprefix("\ufeff").split("\n")


def read_object(line: int, written: str) -> dict[str, object]:
    try:
        data = json.loads(written, parse_constant=_no_number, object_pairs_hook=_no_twins)
    except (ValueError, RecursionError) as error:
        refuse(line, because("not-json", "this isn’t JSON: {detail}", detail=str(error)), error)
    if not isinstance(data, dict):
        refuse(
            line, because("no-object", "each line of a game record must be a JSON object in braces")
        )
    return data


def _no_number(word: str) -> object:
    raise ValueError(f"{word} isn’t a number")


def _no_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data = dict(pairs)
    if len(data) < len(pairs):
        raise ValueError("a field appears twice")
    return data


def inner(value: object) -> dict[str, object]:
    return value if isinstance(value, dict) else {}


def check_fields(
    line: int, data: dict[str, object], needed: dict[str, type], more: dict[str, type]
) -> None:
    """Refuse fields that are missing, unknown or of another type."""
    for name in needed:
        if name not in data:
            refuse(line, because("field-missing", "the field {field} is missing", field=name))
    for name, value in data.items():
        kind = needed.get(name) or more.get(name)
        if kind is None:
            refuse(line, because("no-field", "there’s no field called {field} here", field=name))
        if not isinstance(value, kind) or isinstance(value, bool):
            refuse(line, _of_kind(name, kind))


def _of_kind(name: str, kind: type) -> Reason:
    if kind is int:
        return because("field-whole", "the field {field} must be a whole number", field=name)
    if kind is str:
        return because("field-text", "the field {field} must be a string", field=name)
    if kind is list:
        return because("field-list", "the field {field} must be a list", field=name)
    return because("field-object", "the field {field} must be an object", field=name)


def whole_or_none(value: object) -> int | None:
    return value if isinstance(value, int) else None


def text_or_none(value: object) -> str | None:
    return value if isinstance(value, str) else None


def texts_in(line: int, data: dict[str, object], name: str) -> list[str]:
    values = data[name]
    texts = (
        [value for value in values if isinstance(value, str)] if isinstance(values, list) else []
    )
    if not isinstance(values, list) or len(texts) != len(values):
        refuse(
            line, because("field-texts", "the field {field} must be a list of strings", field=name)
        )
    return texts


def numbers_in(line: int, data: dict[str, object], name: str) -> dict[str, int]:
    values = inner(data[name])
    for value in values.values():
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            refuse(
                line,
                because(
                    "field-numbers",
                    "the field {field} must give a whole number for each name",
                    field=name,
                ),
            )
    return {name: value for name, value in values.items() if isinstance(value, int)}
