"""Who is a saboteur, where is the treasure: moments when what was done and said tells it."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bench.puzzles.games import Step, Thoughts, Told
from bench.puzzles.jury import BUDGET, SEEDS, TIMES, Jury
from bench.rounds import is_saboteur
from motherlode.bots.common.knowledge import DIGGER, SABOTEUR, knowledge_of
from motherlode.puzzles.puzzle import MAP, WHO, Moment, Puzzle
from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.state import State
from motherlode.rules.core.views import view
from motherlode.rules.notation.words import cell_text
from motherlode.rules.positions.position import is_writable

SURE: Final = 0.88  # what the reader must think of every right answer
DOUBTFUL: Final = 0.35  # and at most of every other one
OPEN: Final = 0.62  # at the deal no answer may be likelier than this
AGREED: Final = 0.5  # what the jury must think of every right answer
OWN: Final = 0.25  # of all that speaks for an answer, at most, may be the seat's own doing
BLATANT: Final = 0.5  # of all that speaks for an answer, if it comes from one act
SUBTLE: Final = 0.36
HARDEST: Final = 5
MISLED: Final = 0.5  # a wrong answer once looked at least this likely
COMPANY: Final = 5  # seats
TOLD: Final = 3  # moments of a reason
NOTABLE: Final = 4  # percent that a moment must add


@dataclass
class Case:
    """A moment at which an answer has become clear to somebody."""

    kind: str
    eyes: int
    at: int  # the last step
    right: list[int]  # seats, or goals
    answers: list[int]
    chances: list[float]  # by seat, or by goal
    track: list[float]  # the chance of the right answers, from the deal on
    grade: int = 0


def is_plain(told: Told) -> bool:
    """Whether everybody is a digger or a saboteur, and stays it."""
    known = knowledge_of(told.rules)
    return all(known.stance_of[role] in (DIGGER, SABOTEUR) for role in told.rules.roles)


def cases(told: Told, kind: str) -> list[Case]:
    """For each digger the first moment at which the answer is clear and true."""
    first = told.steps[0].before or next(step.before for step in told.steps if step.before)
    if not is_plain(told):
        return []
    find = who_at if kind == WHO else goal_at
    found = []
    for eyes in range(len(told.players)):
        if not is_saboteur(first, eyes):
            one = first_clear(told, eyes, find)
            if one is not None:
                found.append(one)
    return found


Finder = Callable[[Told, int, int, State], Case | None]


def first_clear(told: Told, eyes: int, find: Finder) -> Case | None:
    """The first moment at which a seat can answer."""
    for at, step in enumerate(told.steps[:-1]):
        after = next((one.before for one in told.steps[at + 1 :] if one.before), None)
        if after is None or after.revealed or not step.thoughts or len(after.outcomes):
            return None
        if step.seat == eyes or not is_writable(after):
            continue
        case = find(told, eyes, at, after)
        if case is not None:
            return None if own_share(told, case) > OWN else case
    return None


def who_at(told: Told, eyes: int, at: int, after: State) -> Case | None:
    """Whether a digger can tell the saboteurs now."""
    chances = told.steps[at].thoughts[eyes].chances
    others = [seat for seat in range(len(chances)) if seat != eyes]
    right = [seat for seat in others if is_saboteur(after, seat)]
    if not right or not is_clear(chances, right, others):
        return None
    track = [min(one.chances[seat] for seat in right) for one in thoughts(told, eyes, at)]
    if max(told.start[eyes].chances[seat] for seat in others) > OPEN:
        return None
    return Case(WHO, eyes, at, right, others, chances, track)


def goal_at(told: Told, eyes: int, at: int, after: State) -> Case | None:
    """Whether a digger can tell where the treasure lies, after what others saw."""
    hopes = told.steps[at].thoughts[eyes].hopes
    goals = view(after, eyes).goals
    open_ones = [goal for goal in range(len(goals)) if goals[goal] == HIDDEN]
    treasure = knowledge_of(told.rules).treasure
    right = [goal for goal in open_ones if after.goals[goal] == treasure]
    if len(open_ones) < 2 or not right or not is_clear(hopes, right, open_ones):
        return None
    lookers = [seat for seat, seen in enumerate(after.seen_goals) if seen and seat != eyes]
    if not lookers:
        return None
    track = [one.hopes[right[0]] for one in thoughts(told, eyes, at)]
    return Case(MAP, eyes, at, right, open_ones, hopes, track)


def is_clear(chances: list[float], right: list[int], answers: list[int]) -> bool:
    """Whether right and wrong are far apart."""
    wrong = [chances[answer] for answer in answers if answer not in right]
    return min(chances[one] for one in right) >= SURE and max(wrong, default=0.0) <= DOUBTFUL


def thoughts(told: Told, eyes: int, at: int) -> list[Thoughts]:
    """What a seat thought from the deal on."""
    return [told.start[eyes], *(step.thoughts[eyes] for step in told.steps[: at + 1])]


def log_odds(chance: float) -> float:
    """The logarithm of the odds, kept from infinity."""
    chance = max(1e-4, min(1 - 1e-4, chance))
    return math.log(chance / (1 - chance))


def gains(case: Case) -> list[float]:
    """How much each step spoke for the answer."""
    odds = [log_odds(chance) for chance in case.track]
    return [after - before for before, after in itertools.pairwise(odds)]


def own_share(told: Told, case: Case) -> float:
    """The share of all evidence that comes from what the seat did itself, and proves nothing."""
    gained = gains(case)
    own = [
        gained[at] for at, step in enumerate(told.steps[: case.at + 1]) if step.seat == case.eyes
    ]
    return sum(own) / max(sum(gained), 1e-6)


def grade_of(told: Told, case: Case) -> int:
    """How hard: how much one act gives away, what it looked like before, who else would tell."""
    gained = gains(case)
    steepest = max(gained) / max(sum(gained), 1e-6)
    hard = int(steepest < BLATANT) + int(steepest < SUBTLE)
    past = thoughts(told, case.eyes, case.at)
    wrong = [answer for answer in case.answers if answer not in case.right]
    if case.kind == WHO:
        points = past[-1].points
        hard += max(points[seat] for seat in wrong) >= min(points[seat] for seat in case.right)
        hard += len(told.players) >= COMPANY
        hard += any(one.chances[seat] >= MISLED for one in past for seat in wrong)
        hard += len(case.right) > 1
        return min(HARDEST, 1 + hard)
    guesses = past[-1].guesses
    hard += max(guesses[goal] for goal in wrong) >= guesses[case.right[0]]
    hard += not any(names(told, step, case, True) for step in told.steps[: case.at + 1])
    hard += any(names(told, step, case, False) for step in told.steps[: case.at + 1])
    hard += any(one.hopes[goal] >= MISLED for one in past for goal in wrong)
    hard += len(case.answers) > 2
    return min(HARDEST, 1 + hard)


def names(told: Told, step: Step, case: Case, truly: bool) -> bool:
    """Whether somebody says where the treasure is, or something that isn't so."""
    if step.claim is None or step.claim.kind not in ("treasure", "no_treasure"):
        return False
    cells = goal_cells(told)
    is_right = cells.index(int(step.claim.cell)) in case.right
    says_gold = step.claim.kind == "treasure"
    return says_gold and is_right if truly else says_gold != is_right


def goal_cells(told: Told) -> list[int]:
    """Where the goals lie."""
    first = next(step.before for step in told.steps if step.before is not None)
    return [int(cell) for cell in first.goal_cells]


def is_verified(told: Told, case: Case, seed: int) -> bool:
    """Whether the jury agrees at ten times its budget, for each of some independent seeds."""
    for number in range(SEEDS):
        jury = Jury(told, case.eyes, case.at, TIMES * BUDGET, seed + number)
        chances, hopes = jury.judge()
        found = chances if case.kind == WHO else hopes
        wrong = [found[one] for one in case.answers if one not in case.right]
        least = min(found[one] for one in case.right)
        if least < AGREED or least <= max(wrong, default=0.0):
            return False
    return True


def moments_of(told: Told, case: Case) -> tuple[Moment, ...]:
    """What others did that spoke most for the answer, in the order in which it happened."""
    percents = [round(chance * 100) for chance in case.track]
    rises = [after - before for before, after in itertools.pairwise(percents)]
    gained = gains(case)
    order = sorted(range(len(gained)), key=lambda place: -gained[place])
    others = [place for place in order if told.steps[place].seat != case.eyes]
    best = [place for place in others if rises[place] >= NOTABLE][:TOLD]
    return tuple(Moment(place, percents[place], percents[place + 1]) for place in sorted(best))


def puzzle_of(told: Told, case: Case) -> Puzzle:
    """The puzzle as it is kept."""
    cells = goal_cells(told)

    def text(answer: int) -> str:
        return told.players[answer] if case.kind == WHO else str(cell_text(cells[answer]))

    return Puzzle(
        id=0,
        kind=case.kind,
        grade=case.grade,
        rules=told.selection.game,
        modules=tuple(told.selection.modules),
        edition=told.selection.edition,
        players=told.players,
        seed=told.seed,
        eyes=case.eyes,
        play=tuple(step.played for step in told.steps[: case.at + 1]),
        right=tuple(text(answer) for answer in case.right),
        chances={text(answer): round(case.chances[answer] * 100) for answer in case.answers},
        moments=moments_of(told, case),
    )
