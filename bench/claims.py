"""What it is worth to diggers to hear what others say: `python -m bench.claims`.

The same deals are played in silence and with talk about what maps showed: diggers tell the truth
and saboteurs say nothing, or lie, or everybody lies.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

from bench.rounds import Shadowed, dealt, is_saboteur, play, rules_for
from motherlode.bots import make_bot
from motherlode.bots.common.knowledge import knowledge_of
from motherlode.rules.core.contract import HIDDEN, NOBODY, Event
from motherlode.rules.core.events import MapRead
from motherlode.rules.core.playout import Bot, Claim
from motherlode.rules.core.views import View

FIRST_SEED = 90_000  # rounds that nothing was chosen on


class Muted(Shadowed):
    """A bot that says nothing."""

    def hear(self, event: Event) -> None:
        super().hear(event)
        self.eager = False


class Voiced(Shadowed):
    """A bot that tells what each map shows it, or the opposite."""

    def __init__(self, player: Bot, lies: bool) -> None:
        super().__init__(player, [])
        self.lies = lies
        self.seat = NOBODY
        self.cell = NOBODY

    def sit_down(self, seat: int, seed: int) -> None:
        super().sit_down(seat, seed)
        self.seat = seat
        self.cell = NOBODY

    def hear(self, event: Event) -> None:
        super().hear(event)
        if isinstance(event, MapRead) and event.seat == self.seat:
            self.cell = event.cell
        self.eager = self.cell != NOBODY

    def speak(self, view: View) -> Claim | None:
        cell, self.cell, self.eager = self.cell, NOBODY, False
        treasure = knowledge_of(view.rules).treasure
        for goal, at in enumerate(view.goal_cells):
            if at == cell and view.goals[goal] != HIDDEN:
                says = (view.goals[goal] == treasure) != self.lies
                return Claim("treasure" if says else "no_treasure", cell, NOBODY, 0)
        return None


SILENT, TRUE, FALSE = range(3)
Manner = Callable[[bool], int]  # by whether it is a saboteur
MANNERS: dict[str, Manner] = {
    "diggers honest, saboteurs silent": lambda bad: SILENT if bad else TRUE,
    "diggers honest, saboteurs lie": lambda bad: FALSE if bad else TRUE,
    "everybody lies": lambda bad: FALSE,
}


def in_silence(bad: bool) -> int:
    """Nobody says anything."""
    return SILENT


def wins(level: str, players: int, seeds: range, manner: Manner) -> list[bool]:
    """Whether the diggers won each round."""
    out = []
    for seed, state in dealt(rules_for(players), seeds):
        bots: list[Bot] = []
        for seat in range(players):
            bot, says = make_bot(level), manner(is_saboteur(state, seat))
            bots.append(Voiced(bot, says == FALSE) if says else Muted(bot, []))
        out.append(play(state, bots, seed))
    return out


def gain(level: str, players: int, seeds: range, manner: Manner) -> tuple[int, int, int]:
    """Rounds won only with talk, only in silence, and all."""
    silent = wins(level, players, seeds, in_silence)
    spoken = wins(level, players, seeds, manner)
    more = sum(heard and not alone for heard, alone in zip(spoken, silent, strict=True))
    fewer = sum(alone and not heard for heard, alone in zip(spoken, silent, strict=True))
    return more, fewer, len(silent)


def main() -> None:
    """Print what talk gains, on average over tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="greedy,reader")
    parser.add_argument("--players", default="3,4,5,6,7,8,9,10")
    parser.add_argument("--rounds", type=int, default=300)
    asked = parser.parse_args()
    seeds = range(FIRST_SEED, FIRST_SEED + asked.rounds)
    for level in asked.bots.split(","):
        for kind, manner in MANNERS.items():
            more = fewer = rounds = 0
            for players in map(int, asked.players.split(",")):
                one = gain(level, players, seeds, manner)
                more, fewer, rounds = more + one[0], fewer + one[1], rounds + one[2]
            share = (more - fewer) / rounds
            half = 1.96 * ((more + fewer) / rounds - share**2) ** 0.5 / rounds**0.5
            print(f"{level:9} {kind}: {100 * share:+.1f} ± {100 * half:.1f} points", flush=True)


if __name__ == "__main__":
    main()
