"""Find the move: turns with one clearly best answer in many worlds of the mover's beliefs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bench.puzzles.games import Step, Told
from motherlode.analysis.hint import Hint, Reasoner
from motherlode.analysis.weighing import WHOLE
from motherlode.bots.reader.bot import ReaderBot
from motherlode.bots.search.bot import SearcherBot, best_places
from motherlode.bots.search.net import suitable_net
from motherlode.bots.search.trials import Trials
from motherlode.puzzles.puzzle import MOVE, Puzzle, Reason
from motherlode.rules.core.randomness import MASK, mixed
from motherlode.rules.core.views import Prompt, View, prompt, view
from motherlode.rules.notation.choice_writer import choice_text

BUDGET: Final = 20  # worlds, where the net judges; half of that where rounds are played out
TIMES: Final = 10
SEEDS: Final = 3  # independent ones
RIVALS: Final = 7  # answers that are verified
LIKELY: Final = 10  # answers of the very first look
PROMISING: Final = 0.07  # by how much the best must seem better than the third best there
GLANCE: Final = 8  # worlds of the very first look
SCREEN: Final = 12  # worlds of the one at all answers
CLEAR: Final = 0.06  # of the chance to win, by which all right answers must be better
STILL_CLEAR: Final = 0.04  # for each seed
ALIKE: Final = 0.02  # what is within this of the best is right, too
MOST_RIGHT: Final = 3
FEWEST: Final = 6  # answers
MANY: Final = 24
CLOSE: Final = 0.12
TRIES: Final = 3
SMALL_SEARCH: Final = 100  # trials
VAGUE: Final = ("best", "idle", "keep", "cover")  # reasons that explain nothing
TO_THE_END: Final = 40  # worlds played to the end of the round, for a second opinion


@dataclass
class Spot:
    """A turn as its seat sees it."""

    step: Step
    seen: View
    asked: Prompt
    reader: ReaderBot
    worlds: int  # of the budget

    def values(
        self, places: list[int], worlds: int, seed: int, plays_out: bool = False
    ) -> list[float]:
        """What answers come to on average, all in the same worlds."""
        trials = Trials()
        trials.net = None if plays_out else suitable_net(self.seen.rules)
        trials.horizon = int(self.seen.seats)
        trials.begin(self.seen, self.reader.beliefs(self.seen))
        whole = WHOLE if trials.net is None else 1.0
        sums = [0.0] * len(places)
        for world in range(worlds):
            one = int(mixed((seed * 1_000_003 + world) & MASK))
            drawn = self.reader.imagine(self.seen, one)
            trials.deal(one, drawn.roles, drawn.goals)
            for number, place in enumerate(places):
                value = float(trials.play(self.asked.choices[place])) / whole
                # to pick first is worth something, but it isn't what is asked for
                sums[number] += value if trials.net is None else max(0.0, min(1.0, value))
        return [one / worlds for one in sums]


@dataclass
class Verdict:
    """What stood the test: the right answers, and what each answer is worth."""

    right: list[int]  # places
    worths: dict[int, float]

    @property
    def lead(self) -> float:
        """By how much the worst right answer is better than the best wrong one."""
        wrong = [worth for place, worth in self.worths.items() if place not in self.right]
        return min(self.worths[place] for place in self.right) - max(wrong)


def spot_of(step: Step) -> Spot | None:
    """A turn that may be worth a puzzle."""
    if step.before is None or not step.readers or step.claim is not None:
        return None
    seen, asked = view(step.before, step.seat), prompt(step.before, step.seat)
    if len(asked.choices) < FEWEST:
        return None
    worlds = BUDGET if suitable_net(seen.rules) is not None else BUDGET // 2
    return Spot(step, seen, asked, step.readers[step.seat], worlds)


def verdict(places: list[int], values: list[float], clear: float = CLEAR) -> Verdict | None:
    """The right answers, if they are clearly better than all others."""
    worths = dict(zip(places, values, strict=True))
    best = max(values)
    right = [place for place in places if worths[place] >= best - ALIKE]
    if len(right) > MOST_RIGHT or len(right) == len(places):
        return None
    made = Verdict(right, worths)
    return made if made.lead >= clear else None


def screened(spot: Spot, seed: int) -> Verdict | None:
    """A cheap look at promising answers, one at all, then one at the best with the whole budget."""
    reader = spot.reader.copy()
    usual = int(reader.choose(spot.seen, spot.asked))
    likely = best_places(reader.rate(spot.seen, spot.asked), usual, LIKELY)
    glanced = sorted(spot.values(likely, GLANCE, seed), reverse=True)
    if glanced[0] - glanced[min(2, len(glanced) - 1)] < PROMISING:
        return None
    everything = list(range(len(spot.asked.choices)))
    first = spot.values(everything, SCREEN, seed)
    order = sorted(everything, key=lambda place: -first[place])[:RIVALS]
    return verdict(order, spot.values(order, spot.worlds, seed + 1))


def verified(spot: Spot, found: Verdict, seed: int) -> Verdict | None:
    """The same answers again at ten times the budget, for each of some independent seeds."""
    places = list(found.worths)
    runs: list[list[float]] = []
    for number in range(SEEDS):
        runs.append(spot.values(places, TIMES * spot.worlds, seed + 2 + number))
        if verdict(places, runs[-1], STILL_CLEAR) is None:
            return None
    pooled = [sum(values) / SEEDS for values in zip(*runs, strict=True)]
    final = verdict(places, pooled)
    if final is None:
        return None
    for values in runs:
        if Verdict(final.right, dict(zip(places, values, strict=True))).lead < STILL_CLEAR:
            return None
    wrong = max((p for p in places if p not in final.right), key=lambda p: final.worths[p])
    best = max(final.right, key=lambda p: final.worths[p])
    whole = spot.values([best, wrong], TO_THE_END, seed + 2 + SEEDS, plays_out=True)
    return final if whole[0] > whole[1] else None


def grade_of(spot: Spot, found: Verdict, seed: int) -> int:
    """How hard: what greedy finds is easy; else who misses it, among how many, and by how much."""
    step = spot.step
    assert step.greedy is not None
    many = len(spot.asked.choices) > MANY
    close = found.lead < CLOSE
    if int(step.greedy.copy().choose(spot.seen, spot.asked)) in found.right:
        return 2 if many and close else 1
    searcher = SearcherBot(SMALL_SEARCH)
    searcher.sit_down(step.seat, seed)
    searcher.take_after(spot.reader)
    tries = [int(searcher.choose(spot.seen, spot.asked)) for _ in range(TRIES)]
    misses = sum(place not in found.right for place in tries) > TRIES // 2
    return min(5, 3 + many + close + misses)


def reason_of(spot: Spot, found: Verdict) -> Hint:
    """Why the best move is good, as a hint would say it."""
    best = max(found.right, key=lambda place: found.worths[place])
    choice = int(spot.asked.choices[best])
    spot.reader.beliefs(spot.seen)
    believed = spot.reader.mind.private
    chances = [float(chance) for chance in believed.chances]
    return Reasoner(spot.seen, chances, [float(hope) for hope in believed.hopes]).explain(choice)


def puzzle_of(told: Told, at: int, spot: Spot, found: Verdict, grade: int, hint: Hint) -> Puzzle:
    """The puzzle as it is kept."""

    def text(place: int) -> str:
        return str(choice_text(told.rules, told.players, spot.asked.choices[place]))

    right = sorted(found.right, key=lambda place: -found.worths[place])
    return Puzzle(
        id=0,
        kind=MOVE,
        grade=grade,
        rules=told.selection.game,
        modules=tuple(told.selection.modules),
        edition=told.selection.edition,
        players=told.players,
        seed=told.seed,
        eyes=spot.step.seat,
        play=tuple(step.played for step in told.steps[:at]),
        right=tuple(text(place) for place in right),
        chances={text(p): max(0, min(100, round(w * 100))) for p, w in found.worths.items()},
        reason=Reason(hint.reason, int(hint.cell), int(hint.seat), hint.percent),
    )
