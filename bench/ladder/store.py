"""What was measured, kept in a file, so that a long run can be continued and compared."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.ladder.deals import Played, Rounds, Spot, Wanted
from motherlode.cli.batch.contests import Table
from motherlode.cli.batch.intervals import quantile
from motherlode.cli.batch.matches import Gold, Matches, gold_by_table
from motherlode.cli.batch.workers import played

HALF = 0.5  # of a round that nobody wins
FILE = Path(__file__).parents[2] / "docs" / "ladder.json"


@dataclass(frozen=True)
class Kept:
    """A measured spot: how much of each round is the diggers', and each bot's times in ms.

    A round that nobody wins is half theirs. The times are those of the rounds played last.
    """

    won: tuple[float, ...]
    thinking: dict[str, tuple[float, float]]  # half of all answers, 95 of 100


class Store:
    """Measured spots and gold, by name."""

    def __init__(self, file: Path = FILE) -> None:
        self.file = file
        self.spots: dict[str, dict[str, Any]] = {}
        self.gold: dict[str, dict[str, Any]] = {}
        if file.exists():
            data = json.loads(file.read_text(encoding="utf-8"))
            self.spots, self.gold = data["spots"], data["gold"]

    def find(self, spot: Spot, rounds: int = 1) -> Kept | None:
        """A spot with at least this many rounds."""
        data = self.spots.get(spot_name(spot))
        if data is None or data["rounds"] < rounds:
            return None
        won = bits_in(data["won"])
        drawn = bits_in(data["drawn"]) if "drawn" in data else [False] * len(won)
        times = {bot: (half, most) for bot, (half, most) in data["thinking"].items()}
        return Kept(tuple(0.5 if half else float(one) for one, half in zip(won, drawn)), times)

    def keep(
        self,
        spot: Spot,
        won: Sequence[float],
        thinking: dict[str, Counter[int]],
        seconds: float = 0.0,
        trials: int = 0,
    ) -> None:
        """Keep a spot and write the file."""
        drawn = [one == HALF for one in won]
        self.spots[spot_name(spot)] = {
            "rounds": len(won),
            "seconds": seconds,
            "trials": trials,
            "won": packed([one > HALF for one in won]),
            **({"drawn": packed(drawn)} if any(drawn) else {}),
            "thinking": {
                bot: [round(quantile(times, part), 4) for part in (0.5, 0.95)]
                for bot, times in sorted(thinking.items())
            },
        }
        self.write()

    def forget(self, levels: Iterable[str]) -> None:
        """Drop whatever these levels took part in."""
        gone = set(levels)
        for kept in (self.spots, self.gold):
            for name in [name for name in kept if gone & set(name.split(" ")[-2:])]:
                del kept[name]

    def write(self) -> None:
        """Write everything, sorted, a line for each."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        parts: list[str] = []
        for part, kept in (("spots", self.spots), ("gold", self.gold)):
            rows = [f"{json.dumps(name)}: {json.dumps(kept[name])}" for name in sorted(kept)]
            parts.append(f'"{part}": {{\n' + ",\n".join(rows) + "\n}")
        self.file.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")

    # -- measuring -------------------------------------------------------------------------------

    def measure(self, wanted: Sequence[Wanted], jobs: int, tell: Callable[[int], None]) -> None:
        """Play what is missing, and keep each spot as soon as it is whole."""
        total = Played()
        left = dict(enumerate(wanted))
        for part in played(Rounds(tuple(wanted)), jobs):
            total.add(part)
            tell(part.games)
            counts = Counter(number for number, _ in total.won)
            for number in [n for n, one in left.items() if counts[n] == one.missing]:
                self.keep_played(total, number, left.pop(number))

    def keep_played(self, total: Played, number: int, wanted: Wanted) -> None:
        """Keep a spot whose rounds are all played."""
        thinking: dict[str, Counter[int]] = {}
        for (where, bot, place), count in total.thinking.items():
            if where == number:
                thinking.setdefault(bot, Counter())[place] += count
        kept = self.find(wanted.spot)
        won = list(kept.won[: wanted.first]) if kept else []
        deals = range(wanted.first, wanted.rounds)
        won += [total.won.pop((number, deal)) / 2 for deal in deals]
        self.keep(wanted.spot, won, thinking, wanted.seconds, wanted.trials)

    def known(self, spot: Spot, seconds: float, trials: int) -> int:
        """How many rounds of a spot need not be played again with so much effort."""
        data = self.spots.get(spot_name(spot))
        if data is None or (data.get("seconds"), data.get("trials", 0)) != (seconds, trials):
            return 0
        return int(data["rounds"])

    def measure_gold(self, matches: Matches, jobs: int, tell: Callable[[int], None]) -> None:
        """Play matches at one table and keep the gold of the seat that was replaced."""
        total = Gold()
        for part in played(matches, jobs):
            total.add(part)
            tell(part.games)
        (one,) = gold_by_table(matches, total)
        name = gold_name(matches.tables[0], matches.bot, matches.others)
        self.gold[name] = one.data()
        self.write()


def packed(bits: Sequence[bool]) -> str:
    """Bits in few letters; a leading one keeps the zeros after it."""
    return f"{int('1' + ''.join('1' if bit else '0' for bit in bits), 2):x}"


def bits_in(text: str) -> list[bool]:
    """Bits out of a few letters."""
    return [bit == "1" for bit in bin(int(text, 16))[3:]]


def table_name(table: Table) -> str:
    """A table in one word."""
    extras = "+all" if table.modules else ""
    return f"{table.game}{extras}/{table.players}"


def spot_name(spot: Spot) -> str:
    """A spot in three words: table, diggers, saboteurs."""
    return f"{table_name(spot.table)} {spot.diggers} {spot.saboteurs}"


def gold_name(table: Table, bot: str, others: str) -> str:
    """A seat of matches in three words: table, its bot, the others'."""
    return f"{table_name(table)} {bot} {others}"
