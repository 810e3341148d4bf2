"""A volume: the files of a data set, filled in the order of the games, whole or not there."""

from __future__ import annotations

import hashlib
import json
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from motherlode.cli.batch.dataset.sitting import Fields, Page, Sitting
from motherlode.cli.batch.games import Batch
from motherlode.cli.errors import BadCommand, extra_missing
from motherlode.cli.files import make_folder
from motherlode.cli.selection import game_seed
from motherlode.rules.core.reasons import because

JSONL, PARQUET = "jsonl", "parquet"
FORMATS = (JSONL, PARQUET)
DECISIONS, TRUTH, CARD = "decisions", "truth", "card.md"
UNFINISHED = ".unfinished"
TEXTS = ("seen", "heard", "rounds")  # columns that hold JSON


@dataclass
class Sheaf:
    """Some games, as they come out of a process."""

    first: int
    pages: list[Page] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many they are."""
        return len(self.pages)

    def add(self, other: Sheaf) -> None:
        """Put others after these."""
        self.pages += other.pages


@dataclass(frozen=True)
class Commission(Batch):
    """Games to be written down, decision by decision."""

    def play(self, part: range) -> Sheaf:
        """Play some of the games."""
        rules = self.rules()
        pages = [
            flat(Sitting(rules, self.bots, game, game_seed(self.seed, game)).play())
            for game in part
        ]
        return Sheaf(part.start, pages)


def as_json(value: object) -> str:
    """A value as JSON without spaces."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def flat(page: Page) -> Page:
    """The same with things of many shapes as JSON texts, which takes longest of all."""
    decisions = [
        row | {"seen": as_json(row["seen"]), "heard": as_json(row["heard"])}
        for row in page.decisions
    ]
    return Page(decisions, page.truth | {"rounds": as_json(page.truth["rounds"])}, page.winners)


class Writer(Protocol):
    """Writes the rows of one file."""

    def write(self, rows: Sequence[Fields]) -> None:
        """Write some more."""

    def close(self) -> None:
        """No more will come."""

    def drop(self) -> None:
        """Close the file as it is: nobody wants it."""


class LineWriter:
    """JSON Lines: a row on each line, JSON texts as what they say."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("w", encoding="utf-8", newline="\n")

    def write(self, rows: Sequence[Fields]) -> None:
        """Write some more."""
        for row in rows:
            parts = (f'"{key}":{row[key] if key in TEXTS else as_json(row[key])}' for key in row)
            self.file.write("{" + ",".join(parts) + "}\n")

    def close(self) -> None:
        """No more will come."""
        self.file.close()

    drop = close


class Volume(AbstractContextManager["Volume"]):
    """The files as they are filled; games that come too early wait."""

    def __init__(self, folder: Path, form: str) -> None:
        self.folder = folder
        self.format = form
        self.decisions = self.writer(DECISIONS)
        self.truth = self.writer(TRUTH)
        self.waiting: dict[int, Sheaf] = {}
        self.games = 0  # that are written
        self.rows = 0
        self.rounds = 0
        self.kinds: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()

    def writer(self, name: str) -> Writer:
        """What writes a file, for now under another name."""
        path = self.folder / (self.file_name(name) + UNFINISHED)
        if self.format == PARQUET:
            from motherlode.cli.batch.dataset.parquet import ParquetWriter

            return ParquetWriter(path, name)
        return LineWriter(path)

    def file_name(self, name: str) -> str:
        """What a file is called."""
        return f"{name}.{self.format}"

    def take(self, sheaf: Sheaf) -> None:
        """Take some games in, and write those whose turn it is."""
        self.waiting[sheaf.first] = sheaf
        while self.games in self.waiting:
            for page in self.waiting.pop(self.games).pages:
                self.write(page)

    def write(self, page: Page) -> None:
        """Write a game, and count it."""
        self.decisions.write(page.decisions)
        self.truth.write([page.truth])
        self.games += 1
        self.rows += len(page.decisions)
        self.rounds += len(page.winners)
        self.kinds.update(row["kind"] for row in page.decisions)
        self.wins.update(page.winners)

    def finish(self) -> dict[str, Fields]:
        """Give the files their names; what they hold."""
        self.decisions.close()
        self.truth.close()
        counts = {self.file_name(DECISIONS): self.rows, self.file_name(TRUTH): self.games}
        found: dict[str, Fields] = {}
        for name, rows in counts.items():
            os.replace(self.folder / (name + UNFINISHED), self.folder / name)
            found[name] = {"rows": rows, **fingerprint(self.folder / name)}
        return found

    def __exit__(self, *error: object) -> None:
        """Leave nothing that isn't whole."""
        for name, writer in ((DECISIONS, self.decisions), (TRUTH, self.truth)):
            try:
                with suppress(Exception):  # the first mistake is the one to tell
                    writer.drop()
            finally:
                with suppress(OSError):
                    (self.folder / (self.file_name(name) + UNFINISHED)).unlink()


def fingerprint(path: Path) -> dict[str, Any]:
    """How large a file is, and its SHA-256."""
    with path.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    return {"bytes": path.stat().st_size, "sha256": digest}


def prepared(name: str, form: str, force: bool) -> Path:
    """The folder of a data set; refused if one is there already, or Parquet can't be written."""
    if form not in FORMATS:
        raise BadCommand(
            because(
                "dataset-format",
                "there’s no format called {word}; the formats are {known}",
                word=form,
                known=list(FORMATS),
            )
        )
    if form == PARQUET:
        try:
            import motherlode.cli.batch.dataset.parquet  # noqa: F401
        except ImportError as error:
            raise extra_missing("--format parquet", "data") from error

    def check(folder: Path) -> None:
        for path in taken(folder, form):
            if not force:
                raise BadCommand(
                    because(
                        "file-exists",
                        "{file} already exists; use --force to overwrite it",
                        file=str(path),
                    )
                )

    return make_folder(name, check)


def taken(folder: Path, form: str) -> Iterator[Path]:
    """The files that a data set would replace."""
    for name in (f"{DECISIONS}.{form}", f"{TRUTH}.{form}", CARD):
        if (folder / name).exists():
            yield folder / name
