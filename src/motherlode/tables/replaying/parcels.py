"""Parcels between a server and its workshop: a length, then what is handed over."""

from __future__ import annotations

import pickle
import struct
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from motherlode.rules.core.errors import MotherlodeError
from motherlode.rules.core.reasons import Reason
from motherlode.tables.wire.errors import TableRefusal

LENGTH: Final = struct.Struct(">I")


class Work(NamedTuple):
    """A function that both sides know by its name, and what it is given."""

    function: Callable[..., Any]
    given: tuple[Any, ...]


class Done(NamedTuple):
    """What a function gave."""

    result: Any


class Refused(NamedTuple):
    """Why it gave nothing: the code of a refusal, if it has one, and the reason as plain values."""

    code: str
    reason: tuple[Any, ...]

    def error(self) -> MotherlodeError:
        """The same as it was raised."""
        reason = unpacked(self.reason)
        return TableRefusal(self.code, reason) if self.code else MotherlodeError(reason)


def refused(error: MotherlodeError) -> Refused:
    """An error as it is handed over."""
    return Refused(getattr(error, "code", ""), packed(error.reason))


def packed(reason: Reason) -> tuple[Any, ...]:
    """A reason as plain values; reasons within it, too."""
    values = {
        name: packed(value) if isinstance(value, Reason) else value
        for name, value in reason.values.items()
    }
    return (Reason.__name__, reason.code, reason.sentence, values)


def unpacked(plain: tuple[Any, ...]) -> Reason:
    """A reason from plain values."""
    _, code, sentence, values = plain
    return Reason(code, sentence, {name: _value(value) for name, value in values.items()})


def _value(value: Any) -> Any:
    is_reason = isinstance(value, tuple) and value[:1] == (Reason.__name__,)
    return unpacked(value) if is_reason else value


def parcel(content: Work | Done | Refused) -> bytes:
    """Something as it goes through a pipe."""
    body = pickle.dumps(content, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body
