"""Fits what a reader takes for likely: counts what diggers and saboteurs of the ladder do.

`python -m bench.fit_reader` plays rounds of bots and writes `bots/reader/likelihoods.py` anew.
What anybody does who plays at random is counted as well: so much of it may be an accident.
"""

from __future__ import annotations

import argparse
import math
import re
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from bench.rounds import Shadowed, dealt, is_saboteur, play, rules_for
from motherlode.bots.characters.character import Character
from motherlode.bots.common.knowledge import knowledge_of
from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.reader.acts import (
    AGREE,
    BLOCKED,
    BREAK,
    CODES,
    CONTEXTS,
    FIX,
    REFUSE,
    is_pair,
    looks_of,
)
from motherlode.bots.reader.bot import ReaderBot
from motherlode.bots.reader.likelihoods import ANYBODY, FIRST, SIDES, STEP
from motherlode.bots.reader.witness import NEW_ROLE, Witness
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.playout import FOLD, Bot
from motherlode.rules.core.randomness import below, stepped
from motherlode.rules.core.state import State
from motherlode.rules.core.views import SPECTATOR, Prompt, View, view

TABLE = Path("src/motherlode/bots/reader/likelihoods.py")
SHARE = 0.06  # of acts that anybody might do, whatever the stance
PRIOR = 12.0  # how many acts the usual counts for in a context
MOST = 90  # steps
NOISE = 60  # points by which the careless err
WIDTH = 92


class Counts:
    """How often which stance did what, and how often it could have."""

    def __init__(self, only: int = NOBODY) -> None:
        self.only = only  # the seat whose acts count; NOBODY counts everybody's
        self.done: Counter[tuple[int, int, int]] = Counter()
        self.turns: Counter[tuple[int, int, int]] = Counter()

    def take_in(self, shadow: ReaderBot, state: State) -> None:
        """Count what the shadow has heard since it looked last."""
        mind = shadow.mind
        seen = view(state, SPECTATOR)
        known = knowledge_of(state.rules)
        treasure = list(state.goals).index(known.treasure)
        ids = state.role_ids
        for fact in mind.witness.facts:
            if fact & 15 < NEW_ROLE and mind.witness.see(seen, known, fact):
                self._count(state, mind.witness, treasure)
                mind.evidence.judge(mind.witness, ids, False)
        mind.witness.finish(seen)

    def _count(self, state: State, act: Witness, treasure: int) -> None:
        if self.only not in (NOBODY, act.seat):
            return
        mine = int(is_saboteur(state, act.seat))
        code, context = int(act.codes[treasure]), int(act.contexts[treasure])
        if is_pair(code):
            self.done[mine * 2 + is_saboteur(state, act.target), context, code] += 1
        else:
            for theirs in (0, 1):
                self.done[mine * 2 + theirs, context, code] += 1
        for other in range(CODES):
            if is_pair(other) or (other in (AGREE, REFUSE)) != (code in (AGREE, REFUSE)):
                continue
            for theirs in (0, 1):
                self.turns[mine * 2 + theirs, context, other] += 1
        if code in (AGREE, REFUSE):
            return
        for seat in range(state.seats):
            if seat != act.seat:
                self._count_target(state, act, mine * 2 + is_saboteur(state, seat), context, seat)

    def _count_target(self, state: State, act: Witness, side: int, context: int, seat: int) -> None:
        looks = int(looks_of(act.points[seat], bool(act.foes[act.seat] >> seat & 1)))
        is_broken = bool(act.front[seat] & state.rules.blocking)
        self.turns[side, context, BREAK + looks + 4 * is_broken] += 1
        if is_broken:
            self.turns[side, context, FIX + looks] += 1

    def chance(self, side: int, context: int, code: int) -> float:
        """How likely an act is, leaning on similar contexts where it was seen seldom."""
        sides = range(4) if is_pair(code) else (0, 3)
        usual = self._pooled(
            [side],
            self._like(context),
            code,
            self._pooled(list(sides), range(CONTEXTS), code, 0.01),
        )
        own = self._pooled([side], [context], code, usual)
        shared = self._pooled(list(sides), self._like(context), code, usual)
        return (1 - SHARE) * own + SHARE * shared

    def _like(self, context: int) -> list[int]:
        blocked = context % (2 * BLOCKED) // BLOCKED
        return [c for c in range(CONTEXTS) if c % (2 * BLOCKED) // BLOCKED == blocked]

    def _pooled(
        self, sides: Iterable[int], contexts: Iterable[int], code: int, usual: float
    ) -> float:
        done = sum(self.done[side, context, code] for side in sides for context in contexts)
        turns = sum(self.turns[side, context, code] for side in sides for context in contexts)
        return (done + PRIOR * usual) / (turns + PRIOR)

    def chance_of_any(self, context: int, code: int) -> float:
        """The same, whatever the stances."""
        sides = list(range(4)) if is_pair(code) else [0, 3]
        usual = self._pooled(sides, self._like(context), code, 0.01)
        return self._pooled(sides, [context], code, usual)

    def table(self, at_random: Counts) -> str:
        """All chances as letters."""
        letters = []
        for side in range(SIDES):
            for context in range(CONTEXTS):
                for code in range(CODES):
                    if side == ANYBODY:
                        chance = at_random.chance_of_any(context, code)
                    else:
                        chance = self.chance(side, context, code)
                    points = -FOLD * math.log(chance)
                    letters.append(chr(FIRST + min(MOST, round(points / STEP))))
        return "".join(letters)


def count(makers: list[tuple[Callable[[], Bot], Callable[[], Bot]]], rounds: int) -> Counts:
    """Let each pair of bots, one for diggers and one for saboteurs, play at tables of all sizes."""
    counts = Counts()
    for digger, saboteur in makers:
        for players in range(3, 11):
            rules = rules_for(players)
            for seed, state in dealt(rules, range(rounds)):
                bots = [
                    saboteur() if is_saboteur(state, seat) else digger() for seat in range(players)
                ]
                shadow = ReaderBot()
                bots[0] = Shadowed(bots[0], [shadow])
                play(state, bots, seed, partial(counts.take_in, shadow))
    return counts


class Dice(GreedyBot):
    """Plays at random."""

    def choose(self, view: View, prompt: Prompt) -> int:
        self.rng = stepped(self.rng)
        return below(self.rng, len(prompt.choices))


def count_dice(rounds: int) -> Counts:
    """Let one seat play at random among greedy bots, at tables of all sizes."""
    counts = Counts(0)
    for players in range(3, 11):
        for seed, state in dealt(rules_for(players), range(rounds)):
            counts.only = seed % players
            bots: list[Bot] = [GreedyBot() for _ in range(players)]
            bots[counts.only] = Dice()
            shadow = ReaderBot()
            bots[0] = Shadowed(bots[0], [shadow])
            play(state, bots, seed, partial(counts.take_in, shadow))
    return counts


def write(table: str) -> None:
    """Put a table where the reader finds it."""
    lines = [repr(table[at : at + WIDTH]) for at in range(0, len(table), WIDTH)]
    text = TABLE.read_text(encoding="utf-8")
    made = "TABLE: Final = (\n" + "".join(f"    {line}\n" for line in lines) + ")\n"
    text = re.sub(r"TABLE: Final = (\"\"\n|\(\n.*?^\)\n)", lambda _: made, text, flags=re.S | re.M)
    TABLE.write_text(text, encoding="utf-8")


def careless() -> Bot:
    """A greedy bot that misjudges what it does."""
    bot = GreedyBot()
    bot.take_on(Character("", 0, 50, 50, 100, 100, NOISE))
    return bot


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=150, help="of each pair and table")
    pairs: list[tuple[Callable[[], Bot], Callable[[], Bot]]] = [
        (GreedyBot, GreedyBot),
        (ReaderBot, ReaderBot),
        (careless, careless),
    ]
    rounds = parser.parse_args().rounds
    write(count(pairs, rounds).table(count_dice(rounds)))
