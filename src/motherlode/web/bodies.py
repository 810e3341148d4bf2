"""Reading what somebody sent: a typed value, or a refusal that says what is wrong with it."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from motherlode.tables.errors import TableRefusal
from motherlode.tables.seating import LONGEST_NAME

Value = TypeVar("Value")
LONGEST_REASON: Final = 200


def decoded(decoder: msgspec.json.Decoder[Value], content: bytes | str, what: str) -> Value:
    """A value of this type; `what` is what it is called in a sentence."""
    try:
        return decoder.decode(content)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        told = str(error)
        if told.endswith("`$.name`") and told.startswith("Expected `str` of length"):
            reason = f"a name has from 1 to {LONGEST_NAME} characters"
            raise TableRefusal("bad_name", reason) from error
        reason = f"{what} can't be understood: {told[:LONGEST_REASON]}"
        raise TableRefusal("malformed", reason) from error
