"""Championship cards: back and forth, storage, turnabout and others (C-17 to C-23)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motherlode.bots.common.knowledge import SABOTEUR
from motherlode.bots.common.progress import SCALE, Progress
from motherlode.bots.common.situation import Situation
from motherlode.bots.greedy.deeds import Deed, loss
from motherlode.bots.greedy.gold import with_toll
from motherlode.bots.greedy.plans import IDLE_TUNNEL, KEEP, Plan
from motherlode.bots.greedy.weights import PROGRESS
from motherlode.rules.core.choices import CARD, DETAIL, SECOND, TARGET, WAY, target_of
from motherlode.rules.core.views import UNKNOWN_CARD

WORTH_MOVING: Final = 30  # less than this doesn't pay for the card
DIVERTED: Final = 60  # what a card moved is worth less than one laid

SWAP: Final = 90
WORTH_SWAPPING: Final = 25
CONFUSION: Final = 25  # for each other seat that has seen one of the goals
LOST_KNOWLEDGE: Final = 70

SECOND_LAY: Final = 60
FINISH: Final = 200  # two cards may be enough to reach a goal

STORAGE: Final = 20
STORED: Final = 4  # worth of each point of the dearness of the pile's best card
UNSEEN: Final = 6  # how dear a card nobody knows is likely to be
TOP: Final = 5

TURNABOUT: Final = 21


class Divert(Deed):
    """Moving the card that was laid last: away from where it blocks, or to where it leads on."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        gain = self.gain(now, choice)
        tile = self.tile(now, choice)
        reached = now.other.reached
        if gain < WORTH_MOVING and not reached:
            return KEEP
        now.progress.reached = reached
        worth = plan.dig(now, gain, tile) - DIVERTED
        payer = choice >> DETAIL & 255
        return with_toll(now, worth, payer - 1) if payer else worth

    def harm(self, now: Situation, plan: Plan, choice: i64) -> i64:
        gain = self.gain(now, choice)
        now.progress.reached = now.other.reached
        return loss(now, gain)

    def tile(self, now: Situation, choice: i64) -> i64:
        """The card that is moved, the way up it will lie."""
        latest = now.view.maze.latest()
        return now.view.maze.tile_at(latest) & 127 | (choice >> WAY & 1) << 7

    def gain(self, now: Situation, choice: i64) -> i64:
        """How much more the table promises when the card lies elsewhere."""
        latest = now.view.maze.latest()
        if latest < 0:
            return 0
        rest = now.lift(latest)
        tile = self.tile(now, choice)
        if now.shut and now.known.door_of[tile & 127] == now.shut:
            tile = now.known.wall
        gain = now.other.lay(rest, now.known, target_of(choice), tile)
        return now.other.standing() + gain - now.progress.standing()


class TakeUp(Deed):
    """Swapping two goals, if one knows enough of them, or to confuse those who do."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        first, second = goal_at(now, target_of(choice)), goal_at(now, choice >> SECOND & 65535)
        gain = swap_gain(now, first, second)
        lookers = self.lookers(now, first, second)
        if now.stance == SABOTEUR:
            worth = gain + CONFUSION * lookers
            is_time = now.progress.nearest <= 4 or lookers >= 2
            return SWAP + worth if worth > 0 and is_time else KEEP
        gain -= CONFUSION * lookers // 2
        return SWAP + gain if gain >= WORTH_SWAPPING else KEEP

    def lookers(self, now: Situation, first: i64, second: i64) -> i64:
        """How many others have looked at one of two goals."""
        count: i64 = 0
        seat: i64
        for seat in range(now.view.seats):
            seen = now.view.lookers[seat]
            if seat != now.seat and (seen >> first | seen >> second) & 1:
                count += 1
        return count

    def harm(self, now: Situation, plan: Plan, choice: i64) -> i64:
        """What one knew is worth less afterward."""
        first, second = goal_at(now, target_of(choice)), goal_at(now, choice >> SECOND & 65535)
        finds = now.progress.values.finds
        is_known = finds[first] != finds[second] and now.stance != SABOTEUR
        return LOST_KNOWLEDGE if is_known else 0


def goal_at(now: Situation, cell: i64) -> i64:
    """Which goal lies on a cell."""
    goal: i64
    for goal in range(len(now.view.goal_cells)):
        if now.view.goal_cells[goal] == cell:
            return goal
    return 0


def swap_gain(now: Situation, first: i64, second: i64) -> i64:
    """How much more the table promises when two goals have changed places."""
    weights = now.progress.values.weights
    progress: Progress = now.progress
    nearer = progress.nearness(second) - progress.nearness(first)
    return (weights[first] - weights[second]) * nearer // SCALE


class Pathfinder(Deed):
    """Two path cards in one turn, if two are worth laying."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        best: i64 = KEEP
        second: i64 = KEEP
        best_card: i64 = -1
        for other in now.choices:
            if not now.known.lays[other & 255] or other >> DETAIL & 255:
                continue
            card = other >> CARD & 255
            worth = plan.lay(now, other >> TARGET & 65535, card | (other >> WAY & 1) << 7)
            if card == best_card:
                best = max(best, worth)
            elif worth > best:
                second = best
                best = worth
                best_card = card
            else:
                second = max(second, worth)
        if now.stance == SABOTEUR:
            return best + second if second > 0 and now.progress.nearest <= 4 else KEEP
        progress = now.weights[PROGRESS]
        if best < progress or second < IDLE_TUNNEL:
            return KEEP
        if now.progress.nearest == 2:
            return best + FINISH
        return best + SECOND_LAY if second >= progress else KEEP


class Storage(Deed):
    """A card back from the discard pile, if a good one is known to lie there."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        discard = now.view.discard
        best: i64 = 0
        place: i64
        for place in range(max(0, len(discard) - TOP), len(discard)):
            card = discard[place] & 255
            best = max(best, UNSEEN if card == UNKNOWN_CARD else plan.dearness(now, card))
        return STORAGE + STORED * (best - UNSEEN)


class Turnabout(Deed):
    """A pastime; better if the next seat is more suspicious than the one before."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        view = now.view
        points = now.suspicion.points
        following = (now.seat + view.direction) % view.seats
        previous = (now.seat - view.direction) % view.seats
        worth = (points[following] - points[previous]) // 8
        return TURNABOUT + (-worth if now.stance == SABOTEUR else worth)
