"""What the server says on standard error: one line for each thing that went wrong."""

from __future__ import annotations

import logging
import os
import traceback

TRACEBACK = "MOTHERLODE_TRACEBACK"  # set to 1, it shows the whole traceback of an error


class OneLine(logging.Formatter):
    """A line with the time; of an error only what it is and where it arose."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        told = record.exc_info
        if not told or os.environ.get(TRACEBACK) == "1":
            return super().format(record)
        record.exc_info = record.exc_text = None
        line = super().format(record).strip()
        record.exc_info = told
        return f"{line}: {where(told[1])}" if told[1] is not None else line


def where(error: BaseException) -> str:
    """An error and the place where it arose."""
    kind = f"{type(error).__name__}: {' '.join(str(error).split())}"
    steps = traceback.extract_tb(error.__traceback__)
    return f"{kind} ({steps[-1].filename}, line {steps[-1].lineno})" if steps else kind


def speak_plainly() -> None:
    """Write everything that is logged here in this way."""
    handler = logging.StreamHandler()
    handler.setFormatter(OneLine())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
