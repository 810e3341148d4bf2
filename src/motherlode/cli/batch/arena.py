"""The arena: what is asked of it, as contests or matches, and everything played."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass

from motherlode.cli.batch.contests import Contest, Contests, Pairing, Score, Table, deals
from motherlode.cli.batch.matches import Gold, Matches
from motherlode.cli.batch.minds import check_program, is_program
from motherlode.cli.batch.progress import Progress
from motherlode.cli.batch.workers import Batch, Counted, play_all
from motherlode.cli.errors import BadCommand
from motherlode.cli.selection import level_list, make_selection, names_in
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.reasons import because


@dataclass(frozen=True)
class Question:
    """Who plays, where, and how much of it."""

    tables: tuple[Table, ...]
    bots: Pairing
    baseline: Pairing
    rounds: int  # of each table, or matches
    seed: int
    jobs: int
    seconds: float = 0.0
    cluster: str = ""

    def pairings(self) -> tuple[Pairing, ...]:
        """The bots as they are named, and with roles exchanged."""
        exchanged = Pairing(self.bots.saboteurs, self.bots.diggers)
        return tuple(dict.fromkeys((self.bots, exchanged)))

    def contests(self) -> Contests:
        """The rounds that answer it."""
        return Contests(
            tuple(
                Contest(
                    table,
                    self.pairings(),
                    self.baseline,
                    deals(table, self.seed, self.rounds),
                    self.seconds,
                )
                for table in self.tables
            )
        )

    def matches(self, seat: int) -> Matches:
        """The matches that answer it: the first bot among the second."""
        bot, others = self.bots
        return Matches(self.tables, bot, others, self.seed, self.rounds, seat, self.seconds)


def play_contests(question: Question) -> tuple[Contests, Score, bool]:
    """The rounds, what came out, and whether all were played."""
    contests, score = question.contests(), Score()
    return contests, score, complete(contests, score, question.jobs, question.cluster)


def play_matches(question: Question, seat: int) -> tuple[Matches, Gold, bool]:
    """The matches, what came out, and whether all were played."""
    matches, gold = question.matches(seat), Gold()
    return matches, gold, complete(matches, gold, question.jobs, question.cluster)


def complete(batch: Batch[Counted], total: Counted, jobs: int, cluster: str = "") -> bool:
    """Play everything; an interrupt ends it early, and what there is counts."""
    try:
        with Progress(batch.games) as progress:
            play_all(batch, total, jobs, progress.advance, cluster)
    except KeyboardInterrupt:
        if not total.games:
            raise
        return False
    return True


def two(text: str, option: str) -> Pairing:
    """The bots of an option: the diggers' and the saboteurs', or one for both."""
    names = names_in(text, option, repeated=True)
    for name in names:
        if is_program(name):
            check_program(name)
    bots = [name for name in names if not is_program(name)]
    if bots or not names:
        level_list(",".join(bots), option)
    if len(names) > 2:
        raise BadCommand(
            because(
                "bots-two",
                "{option} takes one bot or two, not {count}",
                option=option,
                count=len(names),
            )
        )
    return Pairing(names[0], names[-1])


def tables(game: str, modules: str, edition: str, players: str) -> tuple[Table, ...]:
    """The tables asked for, one for each number of players."""
    found: list[Table] = []
    for count in counts(players):
        chosen = make_selection(game, modules, edition, count)
        table = Table(chosen.game, tuple(chosen.modules), chosen.edition, chosen.players)
        found.append(table._replace(players=int(table.rules().players)))
    return tuple(found)


def counts(players: str) -> list[int | None]:
    """The numbers of a list or range such as `3-6,8`; nothing: what is usual."""
    found: list[int | None] = []
    for part in players.split(",") if players.strip() else []:
        ends = re.fullmatch(r"\s*(\d{1,2})\s*(?:[-–]\s*(\d{1,2})\s*)?", part)
        if ends is None or (ends[2] and int(ends[1]) > int(ends[2])):
            raise BadCommand(
                because(
                    "players-list",
                    "--players takes a number, a list like 3,5, or a range like 3-10, not {word}",
                    word=part.strip() or ",",
                )
            )
        found += range(int(ends[1]), int(ends[2] or ends[1]) + 1)
    return list(dict.fromkeys(found)) or [None]


def seat_at(tables: tuple[Table, ...], seat: int | None) -> int:
    """The seat that is replaced; nobody's if each is in turn."""
    fewest = min(table.players for table in tables)
    if seat is not None and seat > fewest:
        raise BadCommand(
            because(
                "seat-range",
                "--seat must be from 1 to {count}, the number of players",
                count=fewest,
            )
        )
    return NOBODY if seat is None else seat - 1


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
