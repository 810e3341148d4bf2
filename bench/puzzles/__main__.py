"""`python -m bench.puzzles` makes the puzzles again: bots play, and what stands the tests is kept.

Each game depends on the seed and its number alone, and games are looked at in batches, so any
number of processes finds the same puzzles. A move is found with 20 worlds for each answer (10
where rounds have to be played out) and verified with ten times as many for each of three seeds; who
and where, which the reader tells from its beliefs, must convince a jury that weighs every act with
ten worlds for each role and place of the treasure, ten times its usual number, for three seeds.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from bench.puzzles import history, moves
from bench.puzzles.games import Table, Told
from motherlode.bots.search.net import suitable_net
from motherlode.puzzles.collection import FILE, written
from motherlode.puzzles.puzzle import GRADES, KINDS, MAP, MOVE, WHO, Puzzle
from motherlode.rules.core.chance import Chance

GAMES = 140
BATCH = 20  # games between two looks at what is still wanted
EACH = 22  # puzzles of one kind and grade
LOOKS = 24  # turns of a game that are looked at; where rounds have to be played out, one
MOVES = 2  # puzzles about a move, in one game
HERE = Path("src/motherlode/puzzles") / FILE
Cell = tuple[str, int]


@dataclass
class Haul:
    """What a game has given, and what was looked at for it."""

    puzzles: list[Puzzle] = field(default_factory=list)
    looked: Counter[str] = field(default_factory=Counter)  # by kind
    clear: Counter[str] = field(default_factory=Counter)  # that seemed clear and were wanted
    seconds: float = 0.0


def search(wanted: frozenset[Cell], seed: int, number: int) -> Haul:
    """Play one game and take what it has to give: a puzzle or two of each kind."""
    started = time.process_time()
    haul = Haul()
    told = Table(seed, number).play()
    chance = Chance(seed * 1_000_003 + number)
    for kind in (WHO, MAP):
        if any(cell[0] == kind for cell in wanted):
            look_back(told, kind, wanted, chance, haul)
    if any(cell[0] == MOVE for cell in wanted):
        look_ahead(told, wanted, chance, haul)
    haul.seconds = time.process_time() - started
    return haul


def look_back(told: Told, kind: str, wanted: frozenset[Cell], chance: Chance, haul: Haul) -> None:
    """A puzzle about what has happened."""
    haul.looked[kind] += 1
    found = history.cases(told, kind)
    for case in found:
        case.grade = history.grade_of(told, case)
    found = [case for case in found if (kind, case.grade) in wanted]
    if not found:
        return
    hardest = max(case.grade for case in found)
    found = [case for case in found if case.grade == hardest]
    case = found[chance.below(len(found))]
    haul.clear[kind] += 1
    if history.is_verified(told, case, chance.below(1 << 30)):
        haul.puzzles.append(history.puzzle_of(told, case))


def look_ahead(told: Told, wanted: frozenset[Cell], chance: Chance, haul: Haul) -> None:
    """A puzzle about what to do."""
    turns = [at for at, step in enumerate(told.steps) if step.readers]
    turns = turns[len(told.players) :]  # past the first lap
    looks = LOOKS if suitable_net(told.rules) is not None else 1
    found_here = 0
    for place in chance.shuffled(list(range(len(turns))))[:looks]:
        at = turns[place]
        spot = moves.spot_of(told.steps[at])
        if spot is None:
            continue
        haul.looked[MOVE] += 1
        seed = chance.below(1 << 30)
        seemed = moves.screened(spot, seed)
        if seemed is None or moves.reason_of(spot, seemed).reason in moves.VAGUE:
            continue
        if (MOVE, moves.grade_of(spot, seemed, seed)) not in wanted:
            continue
        haul.clear[MOVE] += 1
        found = moves.verified(spot, seemed, seed)
        if found is None:
            continue
        hint = moves.reason_of(spot, found)
        grade = moves.grade_of(spot, found, seed)
        if hint.reason not in moves.VAGUE and (MOVE, grade) in wanted:
            haul.puzzles.append(moves.puzzle_of(told, at, spot, found, grade, hint))
            found_here += 1
            if found_here == MOVES:
                return


def gather(seed: int, games: int, jobs: int, each: int) -> Iterator[list[Puzzle]]:
    """What was found after each batch, until there is enough of everything or no game is left."""
    kept: dict[Cell, list[Puzzle]] = {(kind, grade): [] for kind in KINDS for grade in GRADES}
    total = Haul()
    with ProcessPoolExecutor(jobs) as pool:
        for first in range(0, games, BATCH):
            wanted = frozenset(cell for cell, some in kept.items() if len(some) < each)
            if not wanted:
                break
            numbers = range(first, min(games, first + BATCH))
            for haul in pool.map(partial(search, wanted, seed), numbers):
                total.looked += haul.looked
                total.clear += haul.clear
                total.seconds += haul.seconds
                for puzzle in haul.puzzles:
                    some = kept[puzzle.kind, puzzle.grade]
                    if len(some) < each:
                        some.append(puzzle)
                        total.puzzles.append(puzzle)
            show(first + len(numbers), kept, total)
            yield [puzzle for some in kept.values() for puzzle in some]


def show(games: int, kept: dict[Cell, list[Puzzle]], total: Haul) -> None:
    """Say how far it is."""
    rows = {kind: [len(kept[kind, grade]) for grade in GRADES] for kind in KINDS}
    print(f"{games} games, {total.seconds:.0f} s of CPU:", flush=True)
    for kind, row in rows.items():
        print(
            f"  {kind:5} {row} of {total.clear[kind]} clear of {total.looked[kind]} looked at",
            flush=True,
        )


def in_order(found: list[Puzzle], seed: int) -> list[Puzzle]:
    """Mixed as the days go, and numbered."""
    order = Chance(seed).shuffled(list(range(len(found))))
    return [replace(found[place], id=number) for number, place in enumerate(order, 1)]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=GAMES, help="at most")
    parser.add_argument("--each", type=int, default=EACH, help="puzzles of a kind and grade")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=HERE)
    asked = parser.parse_args()
    for found in gather(asked.seed, asked.games, asked.jobs, asked.each):
        asked.out.write_text(written(in_order(found, asked.seed)), encoding="utf-8")
        print(f"  {len(found)} puzzles in {asked.out}", flush=True)
