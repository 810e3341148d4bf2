"""Questions other than turns, and how a bot answers each of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.common.goal_values import CURVE, cards_left
from motherlode.bots.common.knowledge import SABOTEUR
from motherlode.bots.common.situation import Situation
from motherlode.bots.common.suspicion import distance
from motherlode.bots.greedy.calls import is_lost
from motherlode.bots.greedy.championship import goal_at, swap_gain
from motherlode.bots.greedy.gold import wealth
from motherlode.bots.greedy.plans import LEAST, Plan
from motherlode.bots.greedy.repertoire import repertoire_of
from motherlode.rules.core.cards import TURNED
from motherlode.rules.core.cells import LINKED, STEP, demand
from motherlode.rules.core.choices import CARD, target_of
from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.frames import WayUp
from motherlode.rules.core.views import View

# Veto
CALM: Final = 50  # this much harm is always let pass
PATIENCE: Final = 1  # and this much more for each card that can still be played
MOST_PATIENCE: Final = 50

SPONSORED: Final = -25  # with less harm than this another's card is worth 1 gold
RICH: Final = 2

# Passing with more than one card
JUNK: Final = 2
JUNK_OF_SABOTEUR: Final = 3  # the sooner the deck is used up, the better

NEEDED: Final = 40  # how much more a repair is worth while the tool is broken

# The vote
HUNCH: Final = 20  # with less suspicion than this nobody is accused
CERTAIN: Final = 10_000

# Which card is turned over first
BAG: Final = 100
CHEST: Final = 10


class Question:
    """One kind of question: rates its answers."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        """What an answer is worth; more is better."""
        return 0


class VetoWindow(Question):
    """A veto is kept for what matters, all the more if much of the round is left (C-19)."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        if choice & 255 != now.known.veto:
            return 0
        harm = harm_of_announced(now, plan)
        return harm - CALM - min(MOST_PATIENCE, PATIENCE * cards_left(now.view))


class PayToll(Question):
    """Pay for another's card only if it helps and gold is left (T-3)."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        if choice & 255 != now.known.agree:
            return 0
        limit = SPONSORED if now.view.tokens[now.seat] >= RICH else 4 * SPONSORED
        return limit - harm_of_announced(now, plan)


def harm_of_announced(now: Situation, plan: Plan) -> i64:
    """How much the card that another has announced hurts."""
    stack = now.view.stack
    place: i64 = len(stack) - 1
    while place >= 0:
        choice = stack[place].announced()
        if choice >= 0:
            now.mover = stack[place].announcer()
            return repertoire_of(now.view.rules).deeds[choice & 255].harm(now, plan, choice)
        place -= 1
    return 0


class PassMore(Question):
    """Useless cards go, while there are others to draw (S-10)."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        if choice & 255 == now.known.enough:
            return 0
        if now.view.deck_size == 0:
            return -1
        limit = JUNK_OF_SABOTEUR if now.stance == SABOTEUR else JUNK
        return 1 + limit - plan.dearness(now, choice >> CARD & 255)


class DiscardOne(Question):
    """The card that is missed least."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        return -plan.dearness(now, choice >> CARD & 255)


class KeepOne(Question):
    """The dearest card; a repair or a way out if one needs it now."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        card = choice >> CARD & 255
        worth = plan.dearness(now, card) * 4
        if now.broken(now.seat) & now.view.rules.marks_of[card]:
            verb = now.view.rules.verb_of[card]
            worth += NEEDED if verb == now.known.fix or verb == now.known.free else 0
        return worth


class SwapOrLeave(Question):
    """Swap two goals if that makes the table promise more (C-17)."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        if choice & 255 != now.known.swap:
            return 0
        cells = now.view.stack[len(now.view.stack) - 1].asks_about()
        return swap_gain(now, goal_at(now, cells[0]), goal_at(now, cells[1]))


class RobRichest(Question):
    """From whoever owns the most gold, preferably an enemy."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        target = target_of(choice)
        return 10 * wealth(now, target) + dislike(now, target) // 30


class RobHand(Question):
    """A card of an enemy who has many."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        target = target_of(choice)
        return dislike(now, target) + 5 * now.view.hand_sizes[target]


class LookAtRole(Question):
    """The role that is suspected most and not known yet."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        target = target_of(choice)
        if now.view.known_roles[target] != HIDDEN:
            return LEAST
        return now.suspicion.points[target]


class Accuse(Question):
    """Whoever is known for a saboteur, else suspected most; nobody while all look alike (H-1)."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        if choice & 255 != now.known.accuse:
            return HUNCH
        target = target_of(choice)
        role = now.view.known_roles[target]
        if role == HIDDEN:
            return now.suspicion.points[target]
        return CERTAIN if now.known.stance_of[role] == SABOTEUR else LEAST


def dislike(now: Situation, seat: i64) -> i64:
    """How little a seat is on one's own side."""
    points = now.suspicion.points[seat]
    return -points if now.stance == SABOTEUR else points


class MoveGoal(Question):
    """The goal one wants least goes further away; a saboteur moves what the tunnels are near."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        goal = goal_at(now, target_of(choice))
        progress = now.progress
        here = progress.values.curves[goal] + progress.first[goal]
        return progress.values.weights[goal] * (CURVE[min(here + 1, len(CURVE) - 1)] - CURVE[here])


class OrderGoals(Question):
    """Bags first, then the goal that promises most; chests before what may end the round."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        cell = target_of(choice)
        values = now.progress.values
        goal: i64
        for goal in range(values.goals):
            if now.view.goal_cells[goal] == cell:
                card = now.view.goals[goal]
                if card != HIDDEN and now.known.goal_gold[card] > 0:
                    return BAG + now.known.goal_gold[card]
                return values.finds[goal]
        return CHEST


class TurnGoal(Question):
    """Which way up a card lies: leading on to the goals or, for a saboteur, rather not."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        frame = now.view.stack[len(now.view.stack) - 1]
        if not isinstance(frame, WayUp):
            return 0
        way: i64 = TURNED if choice & 255 == now.known.turned else 0
        worth = openness(now.view, frame.cell, frame.card | way)
        return -worth if now.stance == SABOTEUR else worth


def openness(view: View, cell: i64, tile: i64) -> i64:
    """How well a tile on a cell leads on to the goals still face down."""
    code = view.maze.code_at(cell)
    openings = view.rules.tiles.openings[tile]
    worth: i64 = 0
    side: i64
    goal: i64
    for side in range(4):
        asked = demand(code, side)
        if not openings >> side & 1:
            continue
        if asked == LINKED:
            worth += 100
        elif asked == 0:
            for goal in range(len(view.goal_cells)):
                if not view.turned_goals >> goal & 1:
                    worth -= distance(cell + STEP[side], view.goal_cells[goal])
    return worth


class CallRound(Question):
    """Agree if the round is lost, whoever it is lost for (B-56)."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        return 1 if (choice & 255 == now.known.agree) == is_lost(now) else 0


QUESTIONS: Final[dict[str, Question]] = {
    "VetoWindow": VetoWindow(),
    "PayToll": PayToll(),
    "PassMore": PassMore(),
    "DiscardOneMore": DiscardOne(),
    "KeepDiscard": KeepOne(),
    "KeepCard": KeepOne(),
    "SwapOrNot": SwapOrLeave(),
    "Steal": RobRichest(),
    "RobHand": RobHand(),
    "LookAtRole": LookAtRole(),
    "MoveGoal": MoveGoal(),
    "OrderGoals": OrderGoals(),
    "WayUp": TurnGoal(),
    "CallRound": CallRound(),
    "Accuse": Accuse(),
}


def best_answer(now: Situation, plan: Plan, kind: str, choices: vec[i64]) -> i64:
    """The best rated answer to a question other than a turn; -1 if nobody has taught it."""
    question = QUESTIONS.get(kind)
    if question is None:
        return -1
    best: i64 = LEAST
    best_place: i64 = 0
    place: i64
    for place in range(len(choices)):
        worth = question.rate(now, plan, choices[place])
        if worth > best:
            best = worth
            best_place = place
    return best_place
