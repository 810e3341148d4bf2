"""Data sets as Parquet: flat columns; views and other things of many shapes are JSON texts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from motherlode.cli.batch.dataset.sitting import Fields

GROUP = 20_000  # rows written together, however many come at once
OUTCOME = pa.struct(
    [
        ("role", pa.string()),
        ("winner", pa.string()),
        ("won", pa.bool_()),
        ("gold", pa.int16()),
        ("match_gold", pa.int16()),
        ("match_won", pa.bool_()),
    ]
)
SCHEMAS = {
    "decisions": pa.schema(
        [
            ("game", pa.int64()),
            ("round", pa.int16()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("kind", pa.string()),
            ("seen", pa.string()),
            ("heard", pa.string()),
            ("options", pa.list_(pa.string())),
            ("choice", pa.string()),
            ("index", pa.int16()),
            ("outcome", OUTCOME),
        ]
    ),
    "truth": pa.schema(
        [
            ("game", pa.int64()),
            ("seed", pa.int64()),
            ("bots", pa.list_(pa.string())),
            ("names", pa.list_(pa.string())),
            ("gold", pa.list_(pa.int16())),
            ("winners", pa.list_(pa.int8())),
            ("rounds", pa.string()),
        ]
    ),
}


class ParquetWriter:
    """Writes rows in groups of a fixed size, so that the same rows give the same bytes."""

    def __init__(self, path: Path, name: str) -> None:
        self.schema = SCHEMAS[name]
        self.file: Any = pq.ParquetWriter(path, self.schema, compression="zstd")
        self.rows: list[Fields] = []

    def write(self, rows: Sequence[Fields]) -> None:
        """Write some more, as soon as a group is full."""
        self.rows += rows
        while len(self.rows) >= GROUP:
            self.flush(self.rows[:GROUP])
            del self.rows[:GROUP]

    def flush(self, rows: list[Fields]) -> None:
        """Write a group."""
        self.file.write_table(pa.Table.from_pylist(rows, self.schema))

    def close(self) -> None:
        """No more will come; said twice, it changes nothing."""
        rows, self.rows = self.rows, []
        if rows:
            self.flush(rows)
        self.file.close()

    def drop(self) -> None:
        """Close the file as it is: nobody wants it."""
        self.rows = []
        self.file.close()
