"""What it is worth to diggers to hear what others say: `python -m bench.claims`.

The same matches of three rounds are played in silence and with talk about what maps showed: diggers
tell the truth and saboteurs say nothing, or lie, or everybody lies. Bots remember from one round to
the next what talk was worth, so each round is printed, too.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable

from librt.vecs import vec

from bench.rounds import LONGEST, Shadowed, is_saboteur, rules_for
from motherlode.bots import make_bot
from motherlode.bots.common.knowledge import knowledge_of
from motherlode.rules.core.contract import HIDDEN, NOBODY, Event
from motherlode.rules.core.engine import go_on, new_game
from motherlode.rules.core.events import MapRead
from motherlode.rules.core.playout import Bot, Claim, play_round, tell
from motherlode.rules.core.state import State
from motherlode.rules.core.views import View

FIRST_SEED = 190_000  # matches that nothing was chosen on
ROUNDS = (1, 2, 3)


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


class Voiced(Shadowed):
    """A bot that tells what each map shows it, or the opposite, or nothing, by its role."""

    def __init__(self, player: Bot, state: State, manner: Manner) -> None:
        super().__init__(player, [])
        self.state = state
        self.manner = manner
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
        says = self.manner(is_saboteur(self.state, self.seat))
        for goal, at in enumerate(view.goal_cells):
            if says != SILENT and at == cell and view.goals[goal] != HIDDEN:
                is_there = (view.goals[goal] == treasure) == (says == TRUE)
                return Claim("treasure" if is_there else "no_treasure", cell, NOBODY, 0)
        return None


Wins = dict[tuple[int, int], bool]  # by seed and round: whether the diggers won


def wins(level: str, players: int, seeds: range, manner: Manner) -> Wins:
    """How the rounds with a saboteur ended."""
    out: Wins = {}
    for seed in seeds:
        state = new_game(rules_for(players), seed, NOBODY, listening=True, rests=True)
        bots = vec[Bot]([Voiced(make_bot(level), state, manner) for _ in range(players)])
        for seat, bot in enumerate(bots):
            bot.sit_down(seat, seed)
        while True:
            tell(state, bots)
            if any(is_saboteur(state, seat) for seat in range(players)):
                number = int(state.round)
                play_round(state, bots, LONGEST)
                out[seed, number] = "diggers" in state.outcomes[-1]
            else:
                play_round(state, bots, LONGEST)
            if not state.resting:
                break
            go_on(state)
    return out


def gains(level: str, players: int, seeds: range, manner: Manner) -> Counter[tuple[int, int]]:
    """How many rounds, by number, ended alike (0), well (1) or badly (-1) because of talk."""
    silent = wins(level, players, seeds, in_silence)
    spoken = wins(level, players, seeds, manner)
    return Counter(
        (number, spoken[seed, number] - silent[seed, number])
        for seed, number in spoken.keys() & silent.keys()
    )


def told(gained: Counter[tuple[int, int]], numbers: tuple[int, ...]) -> str:
    """What talk gained in some rounds, in points."""
    more, fewer, same = (sum(gained[number, way] for number in numbers) for way in (1, -1, 0))
    rounds = more + fewer + same
    share = (more - fewer) / rounds
    half = 1.96 * ((more + fewer) / rounds - share**2) ** 0.5 / rounds**0.5
    return f"{100 * share:+.1f} ± {100 * half:.1f}"


def main() -> None:
    """Print what talk gains, on average over tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="greedy,reader")
    parser.add_argument("--players", default="3,4,5,6,7,8,9,10")
    parser.add_argument("--rounds", type=int, default=300, help="at least, of each table")
    asked = parser.parse_args()
    seeds = range(FIRST_SEED, FIRST_SEED - (-asked.rounds // len(ROUNDS)))
    for level in asked.bots.split(","):
        for kind, manner in MANNERS.items():
            gained: Counter[tuple[int, int]] = Counter()
            for players in map(int, asked.players.split(",")):
                gained.update(gains(level, players, seeds, manner))
            each = ", ".join(told(gained, (number,)) for number in ROUNDS)
            print(f"{level:9} {kind}: {told(gained, ROUNDS)} points ({each})", flush=True)


if __name__ == "__main__":
    main()
