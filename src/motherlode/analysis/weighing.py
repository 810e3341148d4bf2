"""Weighing: who will win after a choice, and what else a seat could have done."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.analysis.retelling import Opinion, Step
from motherlode.bots.characters.character import USUAL, Character
from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.reader.bot import ReaderBot
from motherlode.bots.search.bot import best_places
from motherlode.bots.search.net import Net, suitable_net
from motherlode.bots.search.outlook import Outlook
from motherlode.bots.search.trials import PAID, Trials, at_turn, watched
from motherlode.outside.clock import worked_in_all
from motherlode.rules.core.chance import Chance
from motherlode.rules.core.playout import LONGEST_ROUND, Beliefs, Bot, play_round
from motherlode.rules.core.randomness import MASK, mixed
from motherlode.rules.core.state import State
from motherlode.rules.core.views import Prompt, View, prompt, view

CANDIDATES: Final = 6
ENOUGH: Final = 8  # worlds, to judge a move at all
ENOUGH_ROUGHLY: Final = 24  # where no net was taught the rules
LEAST: Final = 4  # worlds, however little time there is
WORLDS: Final = 64  # for each choice: chances within a point, most marks the same for any seed
SECONDS: Final = 18.0  # for a game, shared among processes
WHOLE: Final = PAID + 2.0  # the gold of a won round, about: so much is a chance of one
DIGGERS, SABOTEURS = "diggers", "saboteurs"
# Who plays a round to its end: people don't always see the best answer, and with the deck used up
# those who do would always play the same way, so that a chance would be nothing or all.
FALLIBLE: Final = Character("", 0, 50, 50, USUAL, USUAL, 60)

Slowly: TypeAlias = Generator[None, None, "Weighed"]  # pauses after each world


@dataclass(frozen=True)
class Budget:
    """How long to think about a step: how many worlds, but no longer than that if it is said.

    What counts is the time of the processor, so that other work beside it doesn't spoil anything.
    """

    worlds: int
    seconds: float = 0.0
    seed: int = 0

    def is_spent(self, worlds: int, started: float) -> bool:
        """Whether that was enough."""
        if worlds < LEAST or worlds >= self.worlds:
            return worlds >= self.worlds
        return self.seconds > 0 and worked_in_all() - started >= self.seconds


def usual_budget(steps: int, jobs: int) -> Budget:
    """How long to think about each of these steps, if this many processes share them."""
    return Budget(WORLDS, SECONDS * jobs / max(steps, 1), seed=1)


@dataclass
class Option:
    """Something a seat could choose, and what it came to; from 0 to 1."""

    choice: int
    knew: float = 0.0  # in the worlds its seat could imagine
    true: float = 0.0  # at the real table
    error: float = 0.0  # the standard error of the difference to what was chosen


@dataclass
class Weighed:
    """What came out for one step."""

    step: int
    worlds: int
    chances: dict[str, float]  # by outcome, once the choice is made; nothing in midst of a turn
    chosen: Option | None = None
    is_usual: bool = False  # whether a bot that doesn't search would have chosen the same
    options: list[Option] = field(default_factory=list)  # what else there was, best rated first
    margin: float = 0.0  # two standard errors of the chances


class Scales:
    """Weighs the steps of a game."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.outlook = Outlook()
        self.players = vec[Bot]()

    def weigh(self, number: int, step: Step) -> Weighed:
        """Who will win after a step, and what else its seat could have done."""
        work = self.weigh_slowly(number, step)
        while True:
            try:
                next(work)
            except StopIteration as end:
                weighed: Weighed = end.value
                return weighed

    def weigh_slowly(self, number: int, step: Step) -> Slowly:
        """The same with pauses, for whoever has something else to do meanwhile."""
        started = worked_in_all()
        seats = range(int(step.after.seats))
        self.players = vec[Bot]([fallible() for _ in seats])  # who remember nothing
        is_known = suitable_net(step.after.rules) is not None
        share = 1.0 if step.reader is None else 0.35 if is_known else 0.6
        weighed = Weighed(number, 0, {})
        if step.is_settled:
            weighed = yield from self._chances(number, step, started, share)
        if step.reader is not None:
            yield from self._compare(number, step, weighed, started)
        return weighed

    # -- who will win ----------------------------------------------------------------------------

    def _chances(self, number: int, step: Step, started: float, share: float) -> Slowly:
        after = step.after
        if len(after.outcomes) >= step.round:
            return Weighed(number, 0, {after.outcomes[step.round - 1]: 1.0})
        net = suitable_net(after.rules) if after.deck_size() else None  # the end is near: no guess
        counted: Counter[str] = Counter()
        squares: Counter[str] = Counter()
        budget = Budget(self.budget.worlds, self.budget.seconds * share)
        worlds = 0
        while not budget.is_spent(worlds, started):
            seed = self._seed(number, worlds)
            parts = self._outcome(shuffled(after, seed), net, seed, step.opinion)
            counted.update(parts)
            squares.update({word: part * part for word, part in parts.items()})
            worlds += 1
            yield
        chances = {word: part / worlds for word, part in sorted(counted.items())}
        margins = [margin_of(counted[word], squares[word], worlds) for word in counted]
        return Weighed(number, worlds, chances, margin=max(margins, default=0.0))

    def _outcome(
        self, state: State, net: Net | None, seed: int, opinion: Opinion
    ) -> dict[str, float]:
        """How likely each outcome is in one world."""
        round = int(state.round)
        told = beliefs(state, opinion)
        for seat in range(state.seats):
            self.players[seat].sit_down(seat, seed)
            self.players[seat].brief(told)
        play_round(state, self.players, LONGEST_ROUND if net is None else int(state.seats))
        if net is not None:
            while not state.over and not state.resting and not at_turn(state):
                play_round(state, self.players, 1)
        if len(state.outcomes) >= round:
            return {state.outcomes[round - 1]: 1.0}
        if net is None:
            return {}
        self.outlook.look(state, watched(state, self.players))
        chance = float(net.chance(self.outlook.numbers))
        return {DIGGERS: chance, SABOTEURS: 1.0 - chance}

    # -- what else there was ---------------------------------------------------------------------

    def _compare(
        self, number: int, step: Step, weighed: Weighed, started: float
    ) -> Generator[None, None, None]:
        """Try what was chosen and what else promised something, in the same worlds."""
        before = step.before
        assert step.reader is not None
        assert before is not None
        reader = step.reader.copy()
        assert isinstance(reader, ReaderBot)
        seen, asked = view(before, step.seat), prompt(before, step.seat)
        usual = int(reader.choose(seen, asked))
        places = candidates(reader, seen, asked, step.choice, usual)
        if len(places) < 2:
            return
        weighed.is_usual = places[0] == usual
        comparison = Comparison(
            step, before, reader, [int(asked.choices[place]) for place in places]
        )
        began = worked_in_all()
        while not self.budget.is_spent(comparison.worlds, started):
            comparison.play(self._seed(number, comparison.worlds))
            if comparison.worlds == 1 and not self._is_worth_it(began, started, comparison.enough):
                return
            yield
        weighed.worlds = comparison.worlds
        weighed.chosen, *weighed.options = comparison.weighed()

    def _is_worth_it(self, began: float, started: float, enough: int) -> bool:
        """Whether there is time for as many worlds as judge a move, if each takes as long."""
        if not self.budget.seconds:
            return True
        now = worked_in_all()
        left = self.budget.seconds - (now - started)
        return self.budget.worlds < enough or (now - began) * (enough - 1) <= left

    def _seed(self, number: int, world: int) -> int:
        return int(mixed(mixed(self.budget.seed & MASK) + number * 100_003 + world & MASK))


class Comparison:
    """Answers of one seat, the chosen one first, tried in the same worlds."""

    def __init__(
        self, step: Step, before: State, reader: ReaderBot, choices: Sequence[int]
    ) -> None:
        self.before = before
        self.reader = reader
        self.seen = view(before, step.seat)
        self.told = reader.beliefs(self.seen)
        self.real = beliefs(before, step.opinion)
        net = suitable_net(before.rules)
        self.whole = WHOLE if net is None else 1.0
        self.enough = ENOUGH_ROUGHLY if net is None else ENOUGH
        self.trials = Trials()
        self.trials.net = net
        self.trials.horizon = int(before.seats)
        self.options = [Option(choice) for choice in choices]
        self.squares = [0.0] * len(self.options)  # of the differences to what was chosen
        self.worlds = 0

    def play(self, seed: int) -> None:
        """Try every answer in a world the seat could imagine, and at the real table."""
        trials = self.trials
        trials.begin(self.seen, self.told)
        drawn = self.reader.imagine(self.seen, seed)
        trials.deal(seed, drawn.roles, drawn.goals)
        values = [self._value(option) for option in self.options]
        trials.beliefs = self.real
        trials.world = shuffled(self.before, seed)
        for place, option in enumerate(self.options):
            option.knew += values[place]
            option.true += self._value(option)
            self.squares[place] += (values[place] - values[0]) ** 2
        self.worlds += 1

    def _value(self, option: Option) -> float:
        return min(1.0, float(self.trials.play(option.choice)) / self.whole)

    def weighed(self) -> list[Option]:
        """What each came to, on average."""
        chosen = self.options[0].knew / self.worlds
        for option, square in zip(self.options, self.squares, strict=True):
            option.knew /= self.worlds
            option.true /= self.worlds
            spread = square / self.worlds - (option.knew - chosen) ** 2
            option.error = math.sqrt(max(spread, 0.0) / self.worlds)
        return self.options


def fallible() -> GreedyBot:
    """Somebody who plays well, mostly."""
    bot = GreedyBot()
    bot.take_on(FALLIBLE)
    return bot


def margin_of(total: float, squares: float, worlds: int) -> float:
    """Two standard errors of a mean, as if one world more had said yes, and one more no."""
    mean = (total + 1.0) / (worlds + 2)
    spread = (squares + 1.0) / (worlds + 2) - mean * mean
    return 2.0 * math.sqrt(max(spread, 0.0) / worlds)


def candidates(reader: ReaderBot, seen: View, asked: Prompt, choice: int, usual: int) -> list[int]:
    """Where the chosen answer stands, then the usual one, then others that are rated highly."""
    answers = [int(answer) for answer in asked.choices]
    if choice not in answers:
        return []
    chosen = answers.index(choice)
    places = [int(place) for place in best_places(reader.rate(seen, asked), usual, CANDIDATES)]
    return [chosen, *(place for place in places if place != chosen)]


def beliefs(state: State, opinion: Opinion) -> Beliefs:
    """What the table thinks, as bots are told of it."""
    hopes = [round(hope * 100) for hope in opinion.hopes]
    return Beliefs(state.round, vec[i64](opinion.points), vec[i64](hopes))


def shuffled(state: State, seed: int) -> State:
    """The same table with its deck in another order."""
    other: State = state.copy()
    chance = Chance(seed)
    other.deck = vec[i64](chance.shuffled(list(state.deck)[state.drawn :]))
    other.drawn = 0
    other.stream = None  # chance of its own
    other.rng = chance.below(MASK)
    other.rests = True
    other.listening = False
    return other
