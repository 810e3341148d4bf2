"""`motherlode bench`: the speed of the game on this machine, beside what it is to reach."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from statistics import median
from typing import TYPE_CHECKING, Annotated

import typer

from motherlode.cli.options import Json

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from motherlode.locale import Texts

REFERENCE = 0.88  # seconds the yardstick took where the targets were set
MAZES = (10, 30, 60)

# What is to be reached there: speeds at least, times at most.
RANDOM_MOVES = 2_300_000
INTERPRETED_MOVES = 40_000
EVERYTHING_MOVES = 1_280_000
IMPORT_MILLISECONDS = 30.0
MOST_PLAYERS = 8  # at the table with every module
GREEDY_ROUNDS = 3_000
COPY_MICROSECONDS = 0.8
MESSAGE_MICROSECONDS = 24.0
DATA_MICROSECONDS = 31.0


@dataclass(frozen=True)
class Row:
    """One measurement; `target` is scaled to this machine."""

    id: str
    unit: str
    value: float | None
    best: float | None = None
    target: float | None = None
    reached: bool | None = None


def bench(
    quick: Annotated[bool, typer.Option("--quick", help="Take only a few seconds.")] = False,
    json: Json = False,
) -> None:
    """Measure how fast the game runs on this machine."""
    import sys

    from motherlode import compiled
    from motherlode.cli.batch.speed import YARDSTICK, ask_python
    from motherlode.cli.output import report
    from motherlode.locale import texts

    if json and not compiled():
        print(texts().text("bench-not-compiled"), file=sys.stderr)
    yardstick = median(ask_python(YARDSTICK) for _ in range(1 if quick else 3))
    rows = []
    for row in measured(REFERENCE / yardstick, 0.1 if quick else 0.8):
        rows.append(row)
        if sys.stderr.isatty():
            progress = texts().text("bench-progress", title=title(texts(), row))
            print(f"\r\x1b[K{progress}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    if json:
        report(
            {
                "compiled": compiled(),
                "python": sys.version.split()[0],
                "quick": quick,
                "yardstick_seconds": yardstick,
                "reference_seconds": REFERENCE,
                "rows": [asdict(row) for row in rows],
            }
        )
    else:
        show(texts(), yardstick, rows)


def measured(scale: float, seconds: float) -> Iterator[Row]:
    """Every measurement, each over `seconds` or several times that."""
    from motherlode import compiled
    from motherlode.cli.batch import speed
    from motherlode.rules.core.ruleset import Selection
    from motherlode.rules.modules import CATALOGUE

    base = speed.base_rules()
    if compiled():
        yield rate(
            "random", "moves/s", RANDOM_MOVES * scale, lambda: speed.random_rate(base, seconds)
        )
    else:
        yield Row("random", "moves/s", None, None, RANDOM_MOVES * scale, False)
    yield rate(
        "interpreted",
        "moves/s",
        INTERPRETED_MOVES * scale,
        lambda: speed.interpreted_rate(seconds),
        runs=3,
    )
    extras = CATALOGUE.allowed_extras("saboteur2", "", MOST_PLAYERS)
    full = CATALOGUE.rules(Selection("saboteur2", extras, "", MOST_PLAYERS))
    target = EVERYTHING_MOVES * scale
    yield rate("everything", "moves/s", target, lambda: speed.random_rate(full, seconds))
    part = seconds / 4
    for id, most, measure in (
        ("copy", COPY_MICROSECONDS, speed.copy_seconds),
        ("message", MESSAGE_MICROSECONDS, speed.message_seconds),
        ("data", DATA_MICROSECONDS, speed.data_seconds),
    ):
        yield duration(id, "µs", most / scale, [measure(base, part) * 1e6 for _ in range(3)])
    yield rate(
        "greedy", "rounds/s", GREEDY_ROUNDS * scale, lambda: speed.greedy_rate(seconds), runs=3
    )
    for cards in MAZES:
        move, option = speed.move_seconds(cards, seconds / 4)
        yield Row(f"maze-{cards}", "ns", move * 1e9)
        yield Row(f"option-{cards}", "ns", option * 1e9)
    imports = [speed.ask_python(speed.IMPORT) * 1e3 for _ in range(3)]
    yield duration("import", "ms", IMPORT_MILLISECONDS / scale, imports)


def rate(id: str, unit: str, target: float, measure: Callable[[], float], runs: int = 5) -> Row:
    """A speed, measured several times: the median counts."""
    found = [measure() for _ in range(runs)]
    return Row(id, unit, median(found), max(found), target, median(found) >= target)


def duration(id: str, unit: str, target: float, found: list[float]) -> Row:
    """A time that was measured several times: the median counts."""
    return Row(id, unit, median(found), min(found), target, median(found) <= target)


def show(words: Texts, yardstick: float, rows: list[Row]) -> None:
    """Print the measurements as a table."""
    import sys

    from motherlode import compiled
    from motherlode.cli.output import console, new_table

    out = console()
    if compiled():
        out.print(words.text("bench-compiled", python=sys.version.split()[0]))
    else:
        out.print(words.text("bench-not-compiled"), style="bold red")
    made = new_table(
        (words.text("head-measured"), "left"),
        (words.text("head-unit"), "left"),
        (words.text("head-result"), "right"),
        (words.text("head-best"), "right"),
        (words.text("head-target"), "right"),
        (words.text("head-mark"), "left"),
    )
    made.add_row(words.text("bench-yardstick"), "s", number(words, yardstick))
    for row in rows:
        mark = "" if row.reached is None else "bench-yes" if row.reached else "bench-short"
        made.add_row(
            title(words, row),
            row.unit,
            number(words, row.value),
            number(words, row.best),
            number(words, row.target),
            words.text(mark) if mark else "",
            style="bold red" if row.reached is False else "",
        )
    out.print("", made, "", sep="\n")
    out.print(words.text("bench-scale", seconds=words.number(yardstick, 2)))
    if any(row.reached is False for row in rows):
        out.print(words.text("bench-legend"))


def title(words: Texts, row: Row) -> str:
    """What a row measures."""
    id, _, cards = row.id.partition("-")
    return words.text(f"bench-{id}", cards=int(cards)) if cards else words.text(f"bench-{id}")


def number(words: Texts, value: float | None) -> str:
    """A measurement as a person reads it."""
    if value is None:
        return "–"
    return words.number(value, 0 if value >= 100 else 2)
