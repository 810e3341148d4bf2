"""A run of the ladder: what is asked for, and everything that is missing, played."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from bench.ladder.deals import Wanted
from bench.ladder.spots import PARTS, Plan, cheap, gold_places, is_quick, spots
from bench.ladder.store import FILE, Store, gold_name
from motherlode.bots.levels import OURS
from motherlode.cli.batch.arena import cores
from motherlode.cli.batch.matches import Matches
from motherlode.cli.batch.progress import Progress

STEP = 10  # rounds of bots that search, after which they are kept


def arguments(prog: str, about: str | None, parts: list[str]) -> argparse.Namespace:
    """What is asked for; these parts unless others are named."""
    known = [level.name for level in OURS]
    parser = argparse.ArgumentParser(prog=prog, description=about)
    parser.add_argument("--levels", type=names, default=known, metavar="A,B")
    parser.add_argument("--players", type=numbers, default=list(range(3, 11)), metavar="3,5")
    parser.add_argument("--parts", type=names, default=parts, metavar=",".join(PARTS))
    parser.add_argument("--rounds", type=int, default=2000, help="of each spot of cheap levels")
    parser.add_argument("--search-rounds", type=int, default=300, help="where a level searches")
    parser.add_argument("--seconds", type=float, default=0.15, help="that a level may search")
    parser.add_argument("--trials", type=int, default=0, help="of an answer, instead of seconds")
    parser.add_argument("--narrow", action="store_true", help="pair searchers with few others")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--again", type=names, default=[], metavar="A,B", help="levels to forget")
    parser.add_argument("--store", type=Path, default=FILE)
    parser.add_argument("--write", action="store_true", help="measure nothing")
    return parser.parse_args()


def names(text: str) -> list[str]:
    """The words of a list."""
    return [word.strip() for word in text.split(",") if word.strip()]


def numbers(text: str) -> list[int]:
    """The numbers of a list."""
    return [int(word) for word in names(text)]


def measured(asked: argparse.Namespace) -> Store:
    """Everything asked for."""
    store = Store(asked.store)
    store.forget(asked.again)
    if not asked.write:
        measure(store, asked)
    return store


def measure(store: Store, asked: argparse.Namespace) -> None:
    """Play what is missing: the cheap spots together, then one after the other, step by step."""
    plan = Plan(asked.levels, asked.players, asked.parts, asked.narrow)
    quick: list[Wanted] = []
    slow: list[list[Wanted]] = []
    for spot in spots(plan):
        rounds = asked.rounds if cheap(spot) else asked.search_rounds
        if store.find(spot, rounds) is not None:
            continue
        effort = asked.seconds, 0 if cheap(spot) else asked.trials
        known = store.known(spot, *effort)
        if cheap(spot):
            quick.append(Wanted(spot, rounds, *effort, known))
        else:
            slow += [[Wanted(spot, last, *effort, first)] for first, last in steps(known, rounds)]
    with Progress(sum(one.missing for some in [quick, *slow] for one in some)) as progress:
        for some in [quick, *slow]:
            if some:
                store.measure(some, asked.jobs, progress.advance)
    measure_gold(store, asked, plan)


def steps(first: int, last: int) -> Iterator[tuple[int, int]]:
    """Where a long row of rounds pauses, so that an end before time loses little."""
    for start in range(first, last, STEP):
        yield start, min(start + STEP, last)


def measure_gold(store: Store, asked: argparse.Namespace, plan: Plan) -> None:
    """Play the matches that are missing."""
    for table, bot, others in gold_places(plan):
        quick = is_quick(bot) and is_quick(others)
        matches = asked.rounds if quick else max(1, asked.search_rounds // 3)
        kept = store.gold.get(gold_name(table, bot, others))
        if kept is None or kept["matches"] < matches:
            batch = Matches((table,), bot, others, 1, matches, seconds=asked.seconds)
            with Progress(batch.games) as progress:
                store.measure_gold(batch, asked.jobs, progress.advance)
