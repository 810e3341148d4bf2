"""An analysis shared among processes, and how it is kept beside its record."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from motherlode.analysis.analysis import FORMAT, Analysis, fingerprint
from motherlode.analysis.retelling import Retelling, retell
from motherlode.analysis.weighing import Budget, Scales, Weighed
from motherlode.cli.batch.progress import Progress
from motherlode.cli.batch.workers import play_all
from motherlode.cli.errors import BadCommand
from motherlode.cli.files import STANDARD_INPUT, write_text
from motherlode.rules.core.reasons import because
from motherlode.rules.records.text import read_record

ENDING = ".analysis.json"

Data = dict[str, Any]


@dataclass
class Sheet:
    """Some steps, weighed."""

    weighed: list[Weighed] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many they are."""
        return len(self.weighed)

    def add(self, other: Sheet) -> None:
        """Take others in."""
        self.weighed += other.weighed


@dataclass(frozen=True)
class Examination:
    """A record whose steps are to be weighed, in plain values that another process can be sent."""

    text: str
    budget: Budget

    @property
    def games(self) -> int:
        """How many steps there are."""
        return len(told(self.text).steps)

    def play(self, part: range) -> Sheet:
        """Weigh some of them."""
        steps = told(self.text).steps
        scales = Scales(self.budget)
        return Sheet([scales.weigh(number, steps[number]) for number in part])


@lru_cache(maxsize=1)
def told(text: str) -> Retelling:
    """A record retold, once in each process."""
    return retell(read_record(text, may_be_cut=True))


def analysed(text: str, worlds: int, seconds: float, seed: int, jobs: int) -> Data:
    """The analysis of a record."""
    steps = len(told(text).steps)
    budget = Budget(worlds, seconds * jobs / max(told(text).weighty(), 1), seed)
    examination = Examination(text, budget)
    with Progress(steps) as progress:
        sheet = play_all(examination, Sheet(), jobs, progress.advance)
    asked = {"worlds": worlds, "seconds": seconds, "seed": seed}
    return {
        "format": FORMAT,
        "record": fingerprint(text),
        "asked": asked,
        **Analysis(told(text), sheet.weighed).data(),
    }


def kept_file(name: str) -> Path | None:
    """Where the analysis of a record is kept; nowhere if it came from standard input."""
    return None if name == STANDARD_INPUT else Path(name + ENDING)


def kept(name: str, text: str) -> Data | None:
    """The analysis that is kept with a record, if it is of this very text."""
    path = kept_file(name)
    if path is None or not path.exists():
        return None
    try:
        data = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        data = None
    if not isinstance(data, dict) or "format" not in data or "record" not in data:
        raise BadCommand(
            because(
                "analysis-strange",
                "{file} is in the way; it isn’t an analysis",
                file=str(path),
            )
        )
    is_same = data["format"] == FORMAT and data["record"] == fingerprint(text)
    return data if is_same else None


def keep(name: str, data: Data) -> None:
    """Keep an analysis with its record, where something can be written there."""
    path = kept_file(name)
    if path is None:
        return
    with suppress(BadCommand):
        write_text(path, json.dumps(data, ensure_ascii=False) + "\n")
