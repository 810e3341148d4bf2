"""What the server says on standard error: one line for each thing that went wrong, or is gone."""

from __future__ import annotations

import logging
import os
import re
import traceback
from pathlib import Path
from typing import Final

import msgspec

TRACEBACK = "MOTHERLODE_TRACEBACK"  # set to 1, it shows the whole traceback of an error
PARTS = 3  # of the path of a file: enough to find it in the sources
FOLDERS: Final = re.compile(r"(?<![\w:/])/(?:[^\s/:;,]+/)+(?=[^\s/:;,]+)")  # of files


class OneLine(logging.Formatter):
    """A line with the time; of an error only what it is and where it arose."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        told = record.exc_info
        if os.environ.get(TRACEBACK) == "1":
            return super().format(record)
        record.exc_info = record.exc_text = None
        line = without_folders(super().format(record).strip())
        record.exc_info = told
        return f"{line}: {where(told[1])}" if told and told[1] is not None else line


class JsonLine(logging.Formatter):
    """The same as one JSON object, for programs: neither words of errors nor paths are in it."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_folders(" ".join(record.getMessage().split())),
        }
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            told["error"] = type(error).__name__
            told["where"] = module_of(error)
        return msgspec.json.encode(told).decode()


def without_folders(line: str) -> str:
    """A line in which files have only their names."""
    return FOLDERS.sub("", line)


def where(error: BaseException) -> str:
    """What kind of error it is, and the place where it arose.

    Not its words: they could tell a hand, or where files lie on this machine.
    """
    kind = type(error).__name__
    steps = traceback.extract_tb(error.__traceback__)
    if not steps:
        return kind
    file = "/".join(Path(steps[-1].filename).parts[-PARTS:])
    return f"{kind} ({file}, line {steps[-1].lineno})"


def module_of(error: BaseException) -> str:
    """The module and the line in which an error arose."""
    place = ""
    step = error.__traceback__
    while step is not None:
        place = f"{step.tb_frame.f_globals.get('__name__', '?')}:{step.tb_lineno}"
        step = step.tb_next
    return place


def speak_plainly(as_json: bool = False) -> None:
    """Write everything that is logged here in this way."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLine() if as_json else OneLine())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("motherlode").setLevel(logging.INFO)  # what was done for good
