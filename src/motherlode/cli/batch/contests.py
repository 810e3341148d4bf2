"""Contests: rounds that several pairings of bots play from the same deals, and what came out."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from librt.vecs import vec

from motherlode.bots.common.knowledge import SABOTEUR, knowledge_of
from motherlode.bots.guard import Guarded
from motherlode.bots.timing import Timed
from motherlode.cli.batch.games import bound
from motherlode.cli.batch.intervals import time_class
from motherlode.cli.batch.minds import Tally, Watched, dismiss, is_program, make_player
from motherlode.cli.errors import BadCommand
from motherlode.cli.selection import game_seed
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.engine import new_game
from motherlode.rules.core.playout import LONGEST_ROUND, Bot, bot_seed, play_round, tell
from motherlode.rules.core.reasons import because
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.notation.words import default_names
from motherlode.rules.records.recorder import Recorder

TRIES = 1_000  # deals without both sides, one after another, till it is given up
NOBODYS = "nobody"  # the word for a round without winners
DIGGING = ("boss", "greedy")  # who else wins when the treasure is found


class Table(NamedTuple):
    """Which rules are played, in plain values."""

    game: str
    modules: tuple[str, ...]
    edition: str
    players: int

    def rules(self) -> Rules:
        """The rules, bound once per process."""
        return bound(*self)

    def selection(self) -> Selection:
        """The same as it was asked for."""
        return Selection(self.game, self.modules, self.edition, self.players)


class Pairing(NamedTuple):
    """Who digs and who sabotages."""

    diggers: str
    saboteurs: str


@dataclass(frozen=True)
class Contest:
    """Rounds at a table, each from a seed that deals both sides."""

    table: Table
    pairings: tuple[Pairing, ...]
    baseline: Pairing
    seeds: tuple[int, ...]
    seconds: float = 0.0  # for an answer; none: as each bot likes


class Result(NamedTuple):
    """How a deal ended, played by a pairing and by the baseline."""

    contest: int
    pairing: int
    dealt: int  # saboteurs
    won: int  # by the diggers, in halves: a round that nobody wins is half theirs
    baseline: int  # the same with the baseline's bots


@dataclass
class Score:
    """What came out of some rounds; whole numbers, so that they add up alike in any order."""

    games: int = 0  # deals
    cpu_seconds: float = 0.0
    results: Counter[Result] = field(default_factory=Counter)
    outcomes: Counter[tuple[int, int, str]] = field(default_factory=Counter)
    thinking: Counter[tuple[int, str, int]] = field(default_factory=Counter)  # by class of time
    faults: Counter[str] = field(default_factory=Counter)  # by bot
    minds: Tally = field(default_factory=Counter)  # of rounds with programs

    def add(self, other: Score) -> None:
        """Count others in."""
        self.games += other.games
        self.cpu_seconds += other.cpu_seconds
        self.results.update(other.results)
        self.outcomes.update(other.outcomes)
        self.thinking.update(other.thinking)
        self.faults.update(other.faults)
        self.minds.update(other.minds)


@dataclass(frozen=True)
class Contests:
    """Several contests in one row."""

    contests: tuple[Contest, ...]

    @property
    def games(self) -> int:
        """How many deals they have."""
        return sum(len(contest.seeds) for contest in self.contests)

    def play(self, part: range) -> Score:
        """Play some of them."""
        score = Score()
        started = time.process_time()
        first = 0
        for number, contest in enumerate(self.contests):
            last = first + len(contest.seeds)
            for place in range(max(part.start, first), min(part.stop, last)):
                play_deal(score, number, contest, contest.seeds[place - first])
            first = last
        score.cpu_seconds = time.process_time() - started
        return score


def play_deal(score: Score, number: int, contest: Contest, seed: int) -> None:
    """Let every pairing, and the baseline, play the round that a seed deals."""
    rules = contest.table.rules()
    words: dict[Pairing, str] = {}
    for pairing in (contest.baseline, *contest.pairings):
        if pairing not in words:
            words[pairing] = play_one(score, number, contest, pairing, seed)
    dealt = len(saboteurs_in(new_game(rules, seed)))
    for place, pairing in enumerate(contest.pairings):
        won, before = halves_won(words[pairing]), halves_won(words[contest.baseline])
        score.results[Result(number, place, dealt, won, before)] += 1
        score.outcomes[number, place, words[pairing]] += 1
    score.games += 1


def play_one(score: Score, number: int, contest: Contest, pairing: Pairing, seed: int) -> str:
    """The word for those who win a round."""
    state = new_game(contest.table.rules(), seed, NOBODY, listening=True, rests=True)
    sabotaging = saboteurs_in(state)
    seats = range(int(state.seats))
    names = [pairing.saboteurs if seat in sabotaging else pairing.diggers for seat in seats]
    bots = seat_bots(names, seed, contest.seconds)
    try:
        if any(map(is_program, names)):
            people = default_names(len(names))
            recorder = Recorder(contest.table.selection(), people, seed)
            score.minds.update(Watched(state, names, bots, recorder).play())
        else:
            seated = vec[Bot](bots)
            tell(state, seated)
            play_round(state, seated, LONGEST_ROUND)
    finally:
        dismiss(bots)
    count_thinking(score, number, names, bots)
    return state.outcomes[0]


def seat_bots(names: list[str], seed: int, seconds: float) -> list[Timed]:
    """New bots with watches, ready for a game."""
    bots: list[Timed] = []
    for seat, name in enumerate(names):
        bot = make_player(name)
        if seconds:
            bot.seconds = seconds
        bots.append(Timed(bot))
        bots[-1].sit_down(seat, bot_seed(seed, seat))
    return bots


def count_thinking(score: Score, number: int, names: list[str], bots: list[Timed]) -> None:
    """Count how long bots took, and how often they failed."""
    for name, timed in zip(names, bots):
        for seconds in timed.times:
            score.thinking[number, name, time_class(seconds)] += 1
        if isinstance(timed.bot, Guarded) and timed.bot.faults:
            score.faults[name] += int(timed.bot.faults)


def saboteurs_in(state: State) -> list[int]:
    """The seats that were dealt a saboteur."""
    stances = knowledge_of(state.rules).stance_of
    return [seat for seat, role in enumerate(state.roles) if stances[role] == SABOTEUR]


def diggers_won(word: str) -> bool:
    """Whether a round is the diggers': theirs, or of those who win by the treasure too."""
    return word.startswith("diggers") or word in DIGGING


def halves_won(word: str) -> int:
    """How much of a round is the diggers', in halves: where nobody wins, each side has one."""
    return 1 if word == NOBODYS else 2 * diggers_won(word)


def deals(table: Table, seed: int, count: int) -> tuple[int, ...]:
    """The first seeds of a run that deal at least one saboteur and one other."""
    rules = table.rules()
    found: list[int] = []
    number = missed = 0
    while len(found) < count:
        one = game_seed(seed, number)
        number += 1
        if 0 < len(saboteurs_in(new_game(rules, one))) < int(rules.players):
            found.append(one)
            missed = 0
        elif (missed := missed + 1) > TRIES:
            raise BadCommand(because("no-sides", "nobody at this table is dealt a saboteur"))
    return tuple(found)
