"""Measures the ladder and writes its tables into docs/bots.md: `python -m bench.ladder`.

What was measured is kept in docs/ladder.json: a run that is interrupted continues there, and a run
with more rounds, more tables or more levels plays only what is missing. `--again LEVEL` measures a
level anew; `--write` measures nothing and writes the tables of what there is.
"""

from __future__ import annotations

from bench.ladder.page import PAGE, PICTURE, picture, written
from bench.ladder.run import arguments, measured
from bench.ladder.spots import PARTS

if __name__ == "__main__":
    store = measured(arguments("python -m bench.ladder", __doc__, [*PARTS]))
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), store), encoding="utf-8")
    PICTURE.write_text(picture(store), encoding="utf-8")
