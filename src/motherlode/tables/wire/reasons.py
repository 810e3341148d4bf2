"""Reasons of the rules as messages, which a page puts into its reader's language."""

from __future__ import annotations

from motherlode.rules.core.reasons import Reason
from motherlode.tables.wire.messages import Why
from motherlode.tables.wire.values import Fields


def why(reason: Reason | None) -> Why | None:
    """A reason as a message."""
    if reason is None or reason.code == "said":
        return None
    return Why(reason.code, tuple(reason.rules()), _values(reason))


def _values(reason: Reason) -> Fields:
    return {name: _value(value) for name, value in reason.values.items()}


def _value(value: object) -> object:
    if isinstance(value, Reason):
        return {"code": value.code, "rules": value.rules(), "values": _values(value)}
    return list(value) if isinstance(value, tuple) else value
