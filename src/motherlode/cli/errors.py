"""How the commands fail: one sentence on standard error, exit code 2, no traceback."""

from __future__ import annotations

import os
import re
import sys
from typing import TYPE_CHECKING

from motherlode.rules.core.errors import MotherlodeError

if TYPE_CHECKING:
    from motherlode.locale import Texts

FAILED = 2
INTERRUPTED = 130
NO_READER = 141  # what a shell reports for a program ended by a closed pipe
TRACEBACK = "MOTHERLODE_TRACEBACK"  # set to 1, it shows where in the program an error arose


class BadCommand(MotherlodeError):
    """A command that was given something it cannot work with."""


def extra_missing(command: str, extra: str) -> BadCommand:
    """Why a command can't do something without a package that only an extra brings."""
    from motherlode.rules.core.reasons import because

    return BadCommand(
        because(
            "extra-missing",
            "{command} needs a package that isn’t installed: pip install {extra} brings it",
            command=command,
            extra=f'"motherlode[{extra}]"',
        )
    )


def not_together(option: str, other: str) -> BadCommand:
    """Why two options can't be given at once."""
    from motherlode.rules.core.reasons import because

    return BadCommand(
        because("option-not", "{option} doesn’t work with {other}", option=option, other=other)
    )


def fail(error: Exception) -> int:
    """Say what went wrong; the exit code."""
    if os.environ.get(TRACEBACK) == "1":
        import traceback

        traceback.print_exception(error)
    from motherlode.locale import texts

    print(f"motherlode: {sentence(error, texts())}", file=sys.stderr)
    return FAILED


def sentence(error: Exception, words: Texts) -> str:
    """One sentence, on one line, that a person understands, in their language."""
    told = " ".join(_message(error, words).split())
    line = "".join(sign if sign.isprintable() else "?" for sign in told)
    stop = "。" if words.language == "ja" else "."
    return line if line.endswith((".", "!", "?", ")", "。", "？")) else line + stop


def _in_plain_words(message: str) -> str:
    """What Typer says about numbers, as a person would say it."""
    message = re.sub(
        r"('.*') is not a valid int(eger)?( range)?", r"\1 isn’t a whole number", message
    )
    found = re.search(r"(\S+) is not in the range (?:([\d.]+)<=)?x(?:([<>])=([\d.]+))?", message)
    if found is None:
        return message
    value, low, sign, bound = found.groups()
    bounds = f"{low} to {bound}" if low else f"{bound} or {'more' if sign == '>' else 'less'}"
    return message[: found.start()] + f"{value} is out of range; use {bounds}"


def _message(error: Exception, words: Texts) -> str:
    told = getattr(error, "format_message", None)  # Typer's usage errors know their sentence
    if told is not None:
        return _in_plain_words(str(told()))
    if isinstance(error, MotherlodeError):
        from motherlode.cli.reasons import reason_text

        return reason_text(words, error.reason)
    if isinstance(error, OSError):
        reason = error.strerror or str(error)
        return f"{error.filename}: {reason}" if error.filename else reason
    kind = type(error).__name__
    return f"this is a bug in Motherlode ({kind}: {error}); set {TRACEBACK}=1 to see where"
