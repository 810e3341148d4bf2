"""Minds: what rounds say of those who played them beside who won: guesses, claims, deceptions."""

from __future__ import annotations

import math
import shlex
import shutil
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from motherlode.analysis.retelling import is_saboteur, retell
from motherlode.bots.guard import Guarded
from motherlode.bots.levels import make_bot
from motherlode.bots.timing import Timed
from motherlode.cli.errors import BadCommand
from motherlode.programs.player import ProgramBot, chance_of, prior
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.engine import apply
from motherlode.rules.core.playout import LONGEST_ROUND, Bot, answer
from motherlode.rules.core.reasons import because
from motherlode.rules.core.state import State
from motherlode.rules.core.views import view
from motherlode.rules.records.recorder import Recorder
from motherlode.tables.past.claim_truth import truth_of

PROGRAM: Final = "program:"
TURNS: Final = ("Turn", "DuelTurn")
SEEN_THROUGH: Final = 0.5  # the chance from which on the table takes somebody for a saboteur
MILLION: Final = 1_000_000  # parts of a nat: whole numbers add up alike in any order
Tally = Counter[tuple[str, str]]  # by bot, and what is counted


def is_program(name: str) -> bool:
    """Whether a bot is somebody's program."""
    return name.startswith(PROGRAM)


def check_program(name: str) -> None:
    """Refuse a program that can't be started."""
    words = shlex.split(name.removeprefix(PROGRAM))
    if not words or shutil.which(words[0]) is None:
        word = words[0] if words else name
        raise BadCommand(because("no-program", "there’s no program called {word}", word=word))


def make_player(name: str) -> Bot:
    """A bot, or a program for which greedy answers where it fails."""
    if is_program(name):
        return Guarded(name, ProgramBot(name.removeprefix(PROGRAM)))
    return make_bot(name)


def dismiss(bots: Sequence[Timed]) -> None:
    """End the processes of programs."""
    for timed in bots:
        if (program := program_of(timed)) is not None:
            program.close()


def program_of(timed: Timed) -> ProgramBot | None:
    """The program that plays, if it is one."""
    if isinstance(timed.bot, Guarded) and isinstance(timed.bot.bot, ProgramBot):
        return timed.bot.bot
    return None


class Watched:
    """A round that is watched: who thought what of whom, and what was claimed."""

    def __init__(
        self, state: State, names: Sequence[str], bots: Sequence[Timed], recorder: Recorder
    ) -> None:
        self.state = state
        self.names = names  # of the bots, by seat
        self.bots = bots
        self.recorder = recorder
        self.tally: Tally = Counter()

    def play(self) -> Tally:
        """Play it to its end; what it says of everybody."""
        self.listen()
        moves = 0
        while moves < LONGEST_ROUND and not self.state.over:
            seat = int(self.state.top().seat)
            if seat == NOBODY:
                break
            choice = answer(self.state, seat, self.bots[seat])
            self.count(seat, "answers")
            if self.state.top().name() in TURNS and not is_saboteur(self.state, seat):
                self.judge(seat)
            self.recorder.add(self.state, choice)
            apply(self.state, choice)
            self.listen()
            moves += 1
        self.look_back()
        for seat, bot in enumerate(self.bots):
            if (program := program_of(bot)) is not None:
                self.count(seat, "bad_claims", program.bad_claims)
        return self.tally

    def count(self, seat: int, what: str, number: int = 1) -> None:
        """Count something for whoever plays a seat."""
        self.tally[self.names[seat], what] += number

    def listen(self) -> None:
        """Tell everybody what happened, and let those who are eager speak."""
        for event in self.state.take_events():
            for seat, bot in enumerate(self.bots):
                if bot.listening:
                    bot.hear(event.seen_by(seat))
        if self.state.revealed or self.state.over:
            return
        for seat, bot in enumerate(self.bots):
            claim = bot.speak(view(self.state, seat)) if bot.eager else None
            if claim is None:
                continue
            self.recorder.claim(self.state.rules, seat, claim)
            truth = truth_of(self.state, claim, partial(view, self.state, seat))
            self.count(seat, "claims", int(truth != ""))
            self.count(seat, "true", int(truth == "true"))
            self.count(seat, "lies", int(truth == "lie"))
            for other in self.bots:
                other.hear_claim(seat, claim)

    def judge(self, seat: int) -> None:
        """How surprising the truth is to a seat that guesses who the saboteurs are."""
        seen = view(self.state, seat)
        usual, points = prior(seen), self.bots[seat].beliefs(seen).suspicion
        for other in range(int(self.state.seats)):
            if other != seat:
                bad = is_saboteur(self.state, other)
                self.count(seat, "guesses")
                self.count(seat, "loss", surprise(chance_of(int(points[other]), usual), bad))
                self.count(seat, "deal_loss", surprise(usual, bad))

    def look_back(self) -> None:
        """For how much of the round nobody could tell the saboteurs, by all that was public."""
        steps = retell(self.recorder.record).steps
        first = steps[0].after
        for seat in range(int(self.state.seats)):
            if is_saboteur(first, seat):
                chances = [step.opinion.suspicion[seat] for step in steps[1:]]
                hidden = [place for place, one in enumerate(chances) if one >= SEEN_THROUGH]
                self.count(seat, "steps", len(chances))
                self.count(seat, "hidden", hidden[0] if hidden else len(chances))


def surprise(chance: float, is_true: bool) -> int:
    """How surprising the truth is, in millionths of a nat."""
    return round(-math.log(chance if is_true else 1 - chance) * MILLION)


@dataclass(frozen=True)
class Mind:
    """What came out about one bot."""

    bot: str
    answers: int
    illegal: int
    claims: int  # that can be true or not
    true: int
    lies: int
    bad_claims: int  # that can't be read, or mean nothing at the table
    log_loss: float | None  # of its guesses who the saboteurs are; none: it had none to make
    deal_log_loss: float | None  # of somebody who knows the deal alone
    hidden: float | None  # the part of its rounds as a saboteur before anybody could tell

    def data(self) -> dict[str, Any]:
        """The same for a report."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}


def minds_of(tally: Tally, faults: Counter[str]) -> list[Mind]:
    """Everybody in rounds with programs."""
    return [
        Mind(
            bot,
            tally[bot, "answers"],
            faults[bot],
            tally[bot, "claims"],
            tally[bot, "true"],
            tally[bot, "lies"],
            tally[bot, "bad_claims"],
            share(tally[bot, "loss"], tally[bot, "guesses"] * MILLION),
            share(tally[bot, "deal_loss"], tally[bot, "guesses"] * MILLION),
            share(tally[bot, "hidden"], tally[bot, "steps"]),
        )
        for bot in sorted({bot for bot, _ in tally})
    ]


def share(part: int, whole: int) -> float | None:
    """A part of a whole, if there is one."""
    return round(part / whole, 4) if whole else None
