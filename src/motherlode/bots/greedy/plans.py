"""Plans: what the deeds of a turn are worth to a digger, a saboteur, a selfish dwarf."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motherlode.bots.common.goal_values import CURVE, EAGER, cards_left
from motherlode.bots.common.knowledge import CARDS, DIGGER, FOREIGN_DOOR, OWN_DOOR
from motherlode.bots.common.situation import STEADY, Situation
from motherlode.bots.greedy.weights import (
    ACCOMPLICE,
    ACCUSATION,
    ASIDE,
    ASKED,
    AT_THE_GOAL,
    BEHIND,
    BLEND,
    BLEND_IN_TEAMS,
    BLENDING,
    CLEARING,
    CLOSING,
    CROWD,
    DEAD_LITTER,
    DEAR,
    DISCARD,
    EARLY,
    EXPOSED,
    FELLOW_TOOL,
    FRIENDLY,
    HARM,
    HIDING,
    HOLDING,
    HOT,
    LITTER,
    LOOK,
    LOOKED_AT,
    MIMICRY,
    MISLED,
    NEEDED,
    OWN_TOOL_OF_SABOTEUR,
    PROGRESS,
    PROOF,
    QUIET,
    RASH,
    SHAMELESS,
    STRAY,
    STRIKE,
    TRUST,
    URGENCY,
    WARM,
    heat_at,
)
from motherlode.rules.core.cells import MIDDLE
from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.views import View

LEAST: Final = -100_000
NEVER: Final = -9_000  # only where nothing else is left
KEEP: Final = -60  # an action card that is better kept

# Digging
IDLE_TUNNEL: Final = -20
IDLING: Final = 5  # beside the start a card that gains less than this part of a step is idle
SHUTTING: Final = 20  # a door of one's own color on the way
FOUND: Final = 25  # times the hope set on a goal that is reached
CLOSING_GAIN: Final = 30  # how much better it seems, now and then, to close an idle tunnel
CLOSING_COST: Final = 4  # unless that costs so much
HALFWAY: Final = 4  # columns
OWN_TOOL: Final = 600
REPORTED: Final = 150  # how much less a look is worth at a goal that others have told of
ENOUGH: Final = 2  # who have told the same of a goal: nobody looks there again
LENIENT: Final = 15  # nobody mends the tool of anybody more suspicious
OWN_TOOL_OF_MANY: Final = 330

# Sabotage
BIDING: Final = 30  # cards left above which teams wait for each other, and a saboteur with them
PATIENT: Final = 40  # in percent of the heat
LAPS: Final = 2  # before these are over, a saboteur keeps calm
LARGE: Final = 6  # seats from which on it strikes in the open only now and then till then
COOL: Final = 50  # how often it keeps from breaking a tool till then, in percent
SLIGHT: Final = -12  # with less help than this a card seems to lead nowhere
BETRAYING: Final = 200  # what helping costs when nobody would wonder at a pass
STRIKE_OF_GREED: Final = 120


class Plan:
    """Digging: the plan of honest players, and the ground for the others."""

    def lay(self, now: Situation, cell: i64, tile: i64) -> i64:
        """Toward the treasure; tunnels that stay open are better."""
        if now.shut and now.gives_away(cell, tile):
            gain = now.dig(cell, tile)
            return self.dig(now, gain, tile) if now.progress.reached else NEVER
        gain = now.dig(cell, tile)
        worth = self.dig(now, gain, tile)
        if cell & 255 <= MIDDLE and (gain <= 0 or gain * IDLING < now.progress.stride()):
            worth = min(worth, self.litter(now, gain, tile)) - now.weights[BEHIND]
        elif gain <= 0 and self.closes(now, cell, tile, gain):
            worth += CLOSING_GAIN
        if now.colour and gain > 0 and now.known.door_of[tile & 127] == now.colour:
            return worth + SHUTTING + gain // 4
        return worth

    def closes(self, now: Situation, cell: i64, tile: i64, gain: i64) -> bool:
        """Whether to lay a dead end far out, in nobody's way, or only saboteurs would do that."""
        if now.known.through[tile] or gain < -CLOSING_COST or cell & 255 <= MIDDLE + HALFWAY:
            return False
        return now.whim < now.weights[CLOSING] and is_watched(now)

    def dig(self, now: Situation, gain: i64, tile: i64) -> i64:
        """What it is worth to lay a tile with this gain; the outlook knows what it reaches."""
        if now.progress.reached:
            return self.reach(now, gain)
        if gain > 0:
            return now.weights[PROGRESS] + gain
        return self.litter(now, gain, tile)

    def litter(self, now: Situation, gain: i64, tile: i64) -> i64:
        """What it is worth to lay a card that is of no use."""
        weights = now.weights
        litter = weights[LITTER] if now.known.through[tile] else weights[DEAD_LITTER]
        return gain - litter + weights[DISCARD] - weights[DEAR] * self.dearness(now, tile & 127)

    def reach(self, now: Situation, gain: i64) -> i64:
        """A goal that may be the one, never one that is not."""
        weights = now.weights
        values = now.progress.values
        best: i64 = 0
        goal: i64
        for goal in range(values.goals):
            if now.progress.reached >> goal & 1:
                best = max(best, values.finds[goal])
        return weights[PROGRESS] + gain + FOUND * best if best > 0 else NEVER

    def discard(self, now: Situation, dear: i64) -> i64:
        """The less dear the cards, the better."""
        weights = now.weights
        return weights[DISCARD] - weights[DEAR] * dear

    def dearness(self, now: Situation, card: i64) -> i64:
        """How dear a card in hand is now."""
        values = now.progress.values
        if values.is_certain or values.is_told:
            if now.view.rules.verb_of[card] == now.known.map:
                return 0
        stance = now.stance
        if now.known.is_race:
            stance = DIGGER
            verb = now.view.rules.verb_of[card]
            if not now.known.lays[verb] and verb != now.known.map and verb != now.known.rockfall:
                return 0  # it has no effect (D-3)
        dear = now.known.keep[stance * CARDS + card]
        if now.colour:
            door = now.known.door_of[card]
            if door:
                dear += OWN_DOOR if door == now.colour else -FOREIGN_DOOR
        return dear

    def breaks(self, now: Situation, target: i64) -> i64:
        """Against the suspicious."""
        weights = now.weights
        points = now.suspicion.points[target]
        if points < weights[PROOF + now.known.company]:
            return points - 2 * weights[PROOF + now.known.company]
        if now.broken(target):
            return KEEP
        return weights[ACCUSATION] + points // 2

    def fix(self, now: Situation, target: i64, tool: i64) -> i64:
        """One's own tool first, then those of trusted fellows."""
        weights = now.weights
        mends = now.broken(target) == tool
        if target == now.seat:
            return OWN_TOOL if mends else OWN_TOOL_OF_MANY
        points = now.suspicion.points[target]
        patience = weights[TRUST + now.known.company]
        if now.suspicion.hearsay.asks(target) & tool:
            patience -= weights[ASKED]
        if now.view.deck_size == 0:
            patience -= weights[NEEDED]
        if points > min(-patience, LENIENT):
            return KEEP - max(points, 0)
        worth = weights[FELLOW_TOOL] - points // 2
        return worth if mends else worth // 2

    def rockfall(self, now: Situation, cell: i64) -> i64:
        """Against dead ends that block the best way."""
        weights = now.weights
        if cell in now.barred:
            gain = now.progress.open(cell)
        else:
            gain = now.progress.clear(now.maze, cell)
            if gain < weights[MISLED] and now.known.through[now.maze.tile_at(cell) & 255]:
                return KEEP
        if gain > 0:
            return weights[CLEARING] + gain
        return KEEP

    def map(self, now: Situation, cell: i64) -> i64:
        """At the nearest goal nobody has seen, unless the treasure is known."""
        weights = now.weights
        values = now.progress.values
        view = now.view
        goal: i64
        if values.is_certain or values.is_told:
            return KEEP
        for goal in range(values.goals):
            if view.goal_cells[goal] == cell and view.goals[goal] == HIDDEN:
                hope = values.hope(view, now.known, goal)
                worth = weights[LOOK] * hope * (100 - hope) // 2500
                worth += CURVE[EAGER + now.progress.first[goal]] // 4
                tellers = now.suspicion.hearsay.tellers(view, goal)
                if tellers >= ENOUGH:
                    return KEEP
                if tellers:
                    worth -= REPORTED
                return worth - weights[LOOKED_AT] if looked_at(view, goal) else worth
        return KEEP


def is_early(now: Situation) -> bool:
    """Whether nobody has had more than two turns."""
    return now.played() < LAPS * now.view.seats


def is_watched(now: Situation) -> bool:
    """Whether a strike would stand out: at a large table two laps may well reach the goals."""
    return now.view.seats >= LARGE and is_early(now)


def is_rash(now: Situation) -> bool:
    """Whether a saboteur strikes in the open all the same; without a whim it may."""
    return now.whim >= STEADY - now.weights[RASH]


def looked_at(view: View, goal: i64) -> bool:
    """Whether another has looked at a goal."""
    seat: i64
    for seat in range(view.seats):
        if seat != view.seat and view.lookers[seat] >> goal & 1:
            return True
    return False


class Sabotage(Plan):
    """Harmless while the treasure is far; destructive when the tunnels come near."""

    def heat(self, now: Situation) -> i64:
        """How openly to act, in percent."""
        weights = now.weights
        heat = heat_at(weights, now.progress.nearest)
        if now.known.has_teams and now.progress.nearest > 1 and cards_left(now.view) > BIDING:
            heat = heat * PATIENT // 100
        if now.progress.nearest > 1 and is_early(now):
            heat = heat * weights[EARLY] // 100
        if now.suspicion.points[now.seat] > weights[EXPOSED]:
            return max(heat, weights[SHAMELESS])
        return heat

    def lay(self, now: Situation, cell: i64, tile: i64) -> i64:
        """Harm in the heat; before that neutral cards, or even some that help."""
        gain = now.dig(cell, tile)
        worth = self.dig(now, gain, tile)
        if cell & 255 > MIDDLE:
            return worth
        return worth - now.weights[BEHIND if gain >= 0 else STRAY]

    def dig(self, now: Situation, gain: i64, tile: i64) -> i64:
        weights = now.weights
        if now.progress.reached and self.reach(now, gain) > 0:
            return self.reach(now, gain)
        if gain > 0:
            if not now.known.through[tile] and is_watched(now) and not is_rash(now):
                return KEEP
            heat = self.heat(now)
            return weights[HARM] + (gain * heat - weights[HIDING] * (100 - heat)) // 100
        if gain == 0:
            if now.known.through[tile]:
                return weights[HARM]
            return weights[HARM] - (100 - self.heat(now))
        if now.view.deck_size == 0:
            return gain - BETRAYING
        if now.progress.nearest >= weights[BLENDING] and not now.progress.reached:
            if now.whim < weights[HOLDING] and not now.known.has_teams:
                return gain + IDLE_TUNNEL
            worth = self.blend(now) - gain * weights[MIMICRY] // 100
            return worth - weights[ASIDE] if gain > SLIGHT else worth
        return gain + IDLE_TUNNEL

    def blend(self, now: Situation) -> i64:
        """What looking like a digger is worth."""
        if now.known.has_teams:
            return now.weights[BLEND_IN_TEAMS]
        return now.weights[BLEND + now.known.company]

    def discard(self, now: Situation, dear: i64) -> i64:
        weights = now.weights
        return weights[QUIET] + weights[DISCARD] - weights[DEAR] * dear

    def breaks(self, now: Situation, target: i64) -> i64:
        """Against likely diggers, the more so when they are near."""
        weights = now.weights
        points = now.suspicion.points[target]
        if points >= weights[ACCOMPLICE]:
            return -points
        heat = self.heat(now)
        if now.broken(target) or heat < weights[WARM]:
            return KEEP
        if is_watched(now) and now.whim < COOL:
            return KEEP
        worth = weights[STRIKE] * heat // 100 - points // 3 - weights[CROWD] * now.others_digging()
        if now.progress.nearest > 2:
            return worth
        return worth + weights[AT_THE_GOAL] - weights[URGENCY] * now.turns_until(target)

    def fix(self, now: Situation, target: i64, tool: i64) -> i64:
        """One's own tool, or that of a likely accomplice."""
        weights = now.weights
        if target == now.seat:
            mends = now.broken(target) == tool
            return weights[OWN_TOOL_OF_SABOTEUR] if mends else weights[OWN_TOOL_OF_SABOTEUR] // 2
        points = now.suspicion.points[target]
        if points > weights[ACCOMPLICE]:
            return points // 4
        if self.heat(now) < weights[WARM]:
            return weights[FRIENDLY]
        return KEEP

    def rockfall(self, now: Situation, cell: i64) -> i64:
        """Into the tunnels, once they are near."""
        weights = now.weights
        heat = self.heat(now)
        if heat < weights[HOT] or (is_watched(now) and not is_rash(now)):
            return KEEP
        gain = now.progress.cut(now.view.maze, now.known, cell)
        if gain > 0:
            return weights[HARM] + gain * heat // 100
        return KEEP


class Greed(Plan):
    """Digs, but leaves the last step to nobody else (C-16)."""

    def breaks(self, now: Situation, target: i64) -> i64:
        """Against whoever could be first, when one card is enough."""
        if now.progress.nearest > 1 or now.broken(target):
            return Plan.breaks(self, now, target)
        return STRIKE_OF_GREED - now.suspicion.points[target] // 4

    def fix(self, now: Situation, target: i64, tool: i64) -> i64:
        """One's own tool; another's only while nobody could be first."""
        if target != now.seat and now.progress.nearest <= 1:
            return KEEP
        return Plan.fix(self, now, target, tool)
