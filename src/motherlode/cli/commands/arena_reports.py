"""What the arena reports: shares of rounds or gold per match, as data, tables, and a plot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode import compiled
from motherlode.cli.batch.matches import average_gold, gold_by_table
from motherlode.cli.batch.minds import Mind, minds_of
from motherlode.cli.batch.pairings import Cell, Thinking, averages, cells_of, thinking_of
from motherlode.cli.batch.plot import Row, plot
from motherlode.cli.output import console, new_table, table_line
from motherlode.cli.selection import described
from motherlode.locale import texts

if TYPE_CHECKING:
    from rich.table import Table

    from motherlode.cli.batch.arena import Question
    from motherlode.cli.batch.contests import Contests, Score
    from motherlode.cli.batch.intervals import Estimate
    from motherlode.cli.batch.matches import Gold, Matches
    from motherlode.locale import Texts

SPLIT = "5"  # players: two games in one, by saboteurs dealt


class Report:
    """What every report has: the question, and how long bots thought."""

    def __init__(self, question: Question, score: Score, whole: bool) -> None:
        self.question = question
        self.score = score
        self.whole = whole  # nobody interrupted it
        self.words: Texts = texts()
        self.thinking: list[Thinking] = thinking_of(score)

    def head(self) -> dict[str, Any]:
        """What was asked."""
        question = self.question
        return {
            **described(question.tables[0].rules()),
            "players": [table.players for table in question.tables],
            "bots": list(question.bots),
            "baseline_bots": list(question.baseline),
            "seed": question.seed,
            "jobs": question.jobs,
            "seconds": question.seconds or None,
            "compiled": compiled(),
            "interrupted": not self.whole,
            "cpu_seconds": round(self.score.cpu_seconds, 2),
        }

    def tail(self) -> dict[str, Any]:
        """How long the first bot thought, and all of them."""
        of = {one.bot: one.data() for one in self.thinking}
        first = of.get(self.question.bots.diggers, {})
        return {
            "think_ms_p50": first.get("think_ms_p50"),
            "think_ms_p95": first.get("think_ms_p95"),
            "thinking": list(of.values()),
            "faults": dict(self.score.faults),
        }

    def line(self) -> str:
        """Which rules are played, on one line."""
        question = self.question
        rules = question.tables[0].rules()
        return table_line(self.words, rules, question.seed, len(question.tables) == 1)

    def thinking_table(self) -> Table:
        """How long each bot thought."""
        heads = ("head-bot", "head-answers", "head-think-half", "head-think-most")
        made = self.table(heads, left=1)
        for one in self.thinking:
            times = [self.words.number(time, 3 if time < 1 else 1) for time in (one.half, one.most)]
            made.add_row(one.bot, self.words.number(one.answers), *times)
        return made

    def table(self, heads: tuple[str, ...], left: int) -> Table:
        """A table; its first columns are words, the others numbers."""
        sides = ["left" if place < left else "right" for place in range(len(heads))]
        return new_table(*((self.words.text(head), side) for head, side in zip(heads, sides)))

    def notes(self) -> list[str]:
        """What else is to be said: an early end, and bots that failed."""
        told = [] if self.whole else [self.words.text("arena-interrupted")]
        for bot, count in sorted(self.score.faults.items()):
            told.append(self.words.text("arena-faults", bot=bot, count=count))
        return told

    def signed(self, estimate: Estimate, digits: int = 1) -> str:
        """A difference with its interval."""
        sign = "+" if estimate.value >= 0 else "−"
        value = self.words.number(abs(estimate.value), digits)
        return f"{sign}{value} ± {self.words.number(estimate.half, digits)}"


class SharesReport(Report):
    """The diggers' share of the rounds."""

    def __init__(self, question: Question, contests: Contests, score: Score, whole: bool) -> None:
        super().__init__(question, score, whole)
        self.cells: list[Cell] = cells_of(contests.contests, score)
        self.averages: list[Cell] = averages(self.cells)
        self.minds: list[Mind] = minds_of(score.minds, score.faults)

    def data(self) -> dict[str, Any]:
        """Everything, for a report; in front what the bots in the order named came to."""
        first = next(
            cell for cell in [*self.averages, *self.cells] if cell.pairing == self.question.bots
        )
        told = first.data()
        named = ("rounds", "share", "share_interval", "baseline", "difference", "interval")
        cells = [cell.data() for cell in [*self.cells, *self.averages]]
        return {
            **self.head(),
            **{name: told[name] for name in named},
            **self.tail(),
            **({"minds": [mind.data() for mind in self.minds]} if self.minds else {}),
            "cells": cells,
        }

    def show(self) -> None:
        """Print it as tables."""
        out = console()
        out.print(self.line(), "", sep="\n")
        out.print(self.shares_table(), "", sep="\n")
        out.print(self.thinking_table(), "", sep="\n")
        if self.minds:
            out.print(self.minds_table(), "", sep="\n")
        baseline = self.question.baseline
        out.print(
            self.words.text(
                "arena-baseline", diggers=baseline.diggers, saboteurs=baseline.saboteurs
            ),
            *self.notes(),
            sep="\n",
        )

    def shares_table(self) -> Table:
        """A row for each pairing at each table."""
        heads = ("head-players", "winner-diggers", "winner-saboteurs", "head-rounds")
        made = self.table((*heads, "head-diggers-win", "head-difference"), left=3)
        for cell in [*self.cells, *self.averages]:
            if cell.dealt is None or cell.players == SPLIT or len(self.question.tables) == 1:
                made.add_row(*self.row(cell))
        return made

    def minds_table(self) -> Table:
        """What else rounds with programs say of everybody."""
        heads = ("head-bot", "head-answers", "head-illegal", "head-claims", "head-true")
        made = self.table((*heads, "head-log-loss", "head-deal-loss", "head-hidden"), left=1)
        for mind in self.minds:
            counts = (mind.answers, mind.illegal, mind.claims, mind.true)
            losses = (mind.log_loss, mind.deal_log_loss)
            made.add_row(
                mind.bot,
                *map(self.words.number, counts),
                *("–" if one is None else self.words.number(one, 3) for one in losses),
                "–" if mind.hidden is None else self.words.percent(mind.hidden),
            )
        return made

    def row(self, cell: Cell) -> list[str]:
        """A cell in words."""
        words = self.words
        players = cell.players
        if cell.dealt is not None:
            players = "  " + words.text("arena-dealt", count=cell.dealt)
        low, high = (words.number(points, 1) for points in (cell.share.low, cell.share.high))
        share = f"{words.percent(cell.share.value / 100)} ({low}–{high})"
        bots = [cell.pairing.diggers, cell.pairing.saboteurs]
        return [players, *bots, words.number(cell.rounds), share, self.signed(cell.difference)]

    def plot(self) -> str:
        """The shares as a picture."""
        rows = [
            Row(
                f"{cell.pairing.diggers} – {cell.pairing.saboteurs}, {cell.players}",
                cell.share,
                cell.baseline.value,
            )
            for cell in [*self.cells, *self.averages]
            if cell.dealt is None
        ]
        sides = " – ".join(map(self.words.text, ("winner-diggers", "winner-saboteurs")))
        ring = self.question.baseline
        axis = f"{self.words.text('head-diggers-win')}, % (○ {ring.diggers} – {ring.saboteurs})"
        return plot(self.line(), axis, rows, f"{sides}, {self.words.text('head-players')}")


class GoldReport(Report):
    """The gold of one seat per match."""

    def __init__(self, question: Question, matches: Matches, gold: Gold, whole: bool) -> None:
        super().__init__(question, gold.thoughts, whole)
        self.seats_gold = gold_by_table(matches, gold)
        self.seat = None if matches.seat < 0 else matches.seat + 1

    def data(self) -> dict[str, Any]:
        """Everything, for a report; in front what all tables came to on average."""
        told = average_gold(self.seats_gold).data()
        cells = [one.data() for one in self.seats_gold]
        named = ("matches", "gold", "gold_interval", "difference", "interval")
        return {
            **self.head(),
            "seat": self.seat,
            **{name: told[name] for name in named},
            **self.tail(),
            "cells": cells,
        }

    def show(self) -> None:
        """Print it as tables."""
        bot, others = self.question.bots
        out = console()
        out.print(self.line(), "", sep="\n")
        made = self.table(("head-players", "head-matches", "head-mean-gold", "head-gained"), 1)
        for one in self.seats_gold:
            gold = self.words.number(one.gold.value, 2)
            matches = self.words.number(one.matches)
            made.add_row(one.players, matches, gold, self.signed(one.gained, 2))
        out.print(made, "", sep="\n")
        out.print(self.thinking_table(), "", sep="\n")
        out.print(self.words.text("arena-matches", bot=bot, others=others), *self.notes(), sep="\n")
