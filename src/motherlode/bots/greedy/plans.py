"""Plans: what the deeds of a turn are worth to a digger, a saboteur, a selfish dwarf."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.common.goal_values import CURVE, EAGER, cards_left
from motherlode.bots.common.knowledge import CARDS, DIGGER, FOREIGN_DOOR, OWN_DOOR
from motherlode.bots.common.situation import Situation
from motherlode.rules.core.contract import HIDDEN

LEAST: Final = -100_000
NEVER: Final = -9_000  # only where nothing else is left
KEEP: Final = -60  # an action card that is better kept

# Digging
PROGRESS: Final = 150
IDLE_TUNNEL: Final = -20
IDLE_DEAD_END: Final = -60
SHUTTING: Final = 20  # a door of one's own color on the way
FOUND: Final = 25  # times the hope set on a goal that is reached
LOOK: Final = 400
OWN_TOOL: Final = 600
OWN_TOOL_OF_MANY: Final = 330
FELLOW_TOOL: Final = 200
CLEARING: Final = 120
ACCUSATION: Final = 130
DISCARD: Final = 20
DEAR: Final = 4  # what each point of a card's dearness takes from discarding it

# Sabotage
ACCOMPLICE: Final = 60  # points of suspicion that make a likely saboteur
EXPOSED: Final = 100  # from this much suspicion of oneself on, hiding is over
SHAMELESS: Final = 80
HEAT: Final = vec[i64]([100, 100, 100, 90, 65, 40, 20, 10] + [5] * 24)  # by cards to the goal
HOT: Final = 50
BIDING: Final = 30  # cards left above which teams wait for each other, and a saboteur with them
PATIENT: Final = 40  # in percent of the heat
HARM: Final = 30
HIDING: Final = 45
BLENDING: Final = 4  # this many cards from the goal a saboteur may even help
QUIET: Final = 25  # how much more discarding is worth than to a digger
STRIKE: Final = 180
AT_THE_GOAL: Final = 70
URGENCY: Final = 10  # the sooner somebody could reach the goal, the better
STRIKE_OF_GREED: Final = 120
OWN_TOOL_OF_SABOTEUR: Final = 70


class Plan:
    """Digging: the plan of honest players, and the ground for the others."""

    def lay(self, now: Situation, cell: i64, tile: i64) -> i64:
        """Towards the treasure; tunnels that stay open are better."""
        if now.shut and now.gives_away(cell, tile):
            gain = now.dig(cell, tile)
            return self.dig(now, gain, tile) if now.progress.reached else NEVER
        gain = now.dig(cell, tile)
        worth = self.dig(now, gain, tile)
        if now.colour and gain > 0 and now.known.door_of[tile & 127] == now.colour:
            return worth + SHUTTING + gain // 4
        return worth

    def dig(self, now: Situation, gain: i64, tile: i64) -> i64:
        """What it is worth to lay a tile with this gain; the outlook knows what it reaches."""
        if now.progress.reached:
            return self.reach(now, gain)
        if gain > 0:
            return PROGRESS + gain
        return gain + (IDLE_TUNNEL if now.known.through[tile] else IDLE_DEAD_END)

    def reach(self, now: Situation, gain: i64) -> i64:
        """A goal that may be the one, never one that is not."""
        values = now.progress.values
        best: i64 = 0
        goal: i64
        for goal in range(values.goals):
            if now.progress.reached >> goal & 1:
                best = max(best, values.finds[goal])
        return PROGRESS + gain + FOUND * best if best > 0 else NEVER

    def discard(self, now: Situation, dear: i64) -> i64:
        """The less dear the cards, the better."""
        return DISCARD - DEAR * dear

    def dearness(self, now: Situation, card: i64) -> i64:
        """How dear a card in hand is now."""
        if now.progress.values.is_certain and now.view.rules.verb_of[card] == now.known.map:
            return 0
        stance = DIGGER if now.known.is_race else now.stance
        dear = now.known.keep[stance * CARDS + card]
        if now.colour:
            door = now.known.door_of[card]
            if door:
                dear += OWN_DOOR if door == now.colour else -FOREIGN_DOOR
        return dear

    def breaks(self, now: Situation, target: i64) -> i64:
        """Against the suspicious."""
        points = now.suspicion.points[target]
        if points < now.known.proof:
            return points - 2 * now.known.proof
        if now.broken(target):
            return points // 4
        return ACCUSATION + points // 2

    def fix(self, now: Situation, target: i64, tool: i64) -> i64:
        """One's own tool first, then those of trusted fellows."""
        mends = now.broken(target) == tool
        if target == now.seat:
            return OWN_TOOL if mends else OWN_TOOL_OF_MANY
        points = now.suspicion.points[target]
        if points > -now.known.trust:
            return KEEP - max(points, 0)
        worth = FELLOW_TOOL - points // 2
        return worth if mends else worth // 2

    def rockfall(self, now: Situation, cell: i64) -> i64:
        """Against dead ends that block the best way."""
        if cell in now.barred:
            gain = now.progress.open(cell)
        else:
            gain = now.progress.clear(now.maze, cell)
        return CLEARING + gain if gain > 0 else KEEP

    def map(self, now: Situation, cell: i64) -> i64:
        """At the nearest goal not seen, unless the treasure is known."""
        values = now.progress.values
        goal: i64
        if not values.is_certain:
            for goal in range(values.goals):
                if now.view.goal_cells[goal] == cell and now.view.goals[goal] == HIDDEN:
                    return LOOK + CURVE[EAGER + now.progress.first[goal]] // 4
        return KEEP


class Sabotage(Plan):
    """Harmless while the treasure is far; destructive when the tunnels come near."""

    def heat(self, now: Situation) -> i64:
        """How openly to act, in percent."""
        heat = HEAT[now.progress.nearest]
        if now.known.has_teams and now.progress.nearest > 1 and cards_left(now.view) > BIDING:
            heat = heat * PATIENT // 100
        if now.suspicion.points[now.seat] > EXPOSED:
            return max(heat, SHAMELESS)
        return heat

    def lay(self, now: Situation, cell: i64, tile: i64) -> i64:
        """Harm in the heat; before that neutral cards, or even some that help."""
        return self.dig(now, now.dig(cell, tile), tile)

    def dig(self, now: Situation, gain: i64, tile: i64) -> i64:
        heat = self.heat(now)
        if now.progress.reached and self.reach(now, gain) > 0:
            return self.reach(now, gain)
        if gain > 0:
            return HARM + (gain * heat - HIDING * (100 - heat)) // 100
        if gain == 0:
            return HARM if now.known.through[tile] else HARM - (100 - heat) // 3
        if now.progress.nearest >= BLENDING and not now.progress.reached:
            return now.known.blend + gain
        return gain + IDLE_TUNNEL

    def discard(self, now: Situation, dear: i64) -> i64:
        return QUIET + DISCARD - DEAR * dear

    def breaks(self, now: Situation, target: i64) -> i64:
        """Against likely diggers, the more so when they are near."""
        points = now.suspicion.points[target]
        if points >= ACCOMPLICE:
            return -points
        worth = STRIKE * self.heat(now) // 100 - points // 3
        if now.broken(target):
            return worth // 4
        if now.progress.nearest > 2:
            return worth
        return worth + AT_THE_GOAL - URGENCY * now.turns_until(target)

    def fix(self, now: Situation, target: i64, tool: i64) -> i64:
        """One's own tool, or that of a likely accomplice."""
        if target == now.seat:
            mends = now.broken(target) == tool
            return OWN_TOOL_OF_SABOTEUR if mends else OWN_TOOL_OF_SABOTEUR // 2
        points = now.suspicion.points[target]
        return points // 4 if points > ACCOMPLICE else KEEP

    def rockfall(self, now: Situation, cell: i64) -> i64:
        """Into the tunnels, once they are near."""
        heat = self.heat(now)
        if heat < HOT:
            return KEEP
        gain = now.progress.cut(now.view.maze, now.known, cell)
        return HARM + gain * heat // 100 if gain > 0 else KEEP

    def map(self, now: Situation, cell: i64) -> i64:
        worth = Plan.map(self, now, cell)
        return worth // 4 if worth > 0 else worth


class Greed(Plan):
    """Digs, but leaves the last step to nobody else (C-16)."""

    def breaks(self, now: Situation, target: i64) -> i64:
        """Against whoever could be first, when one card is enough."""
        if now.progress.nearest > 1 or now.broken(target):
            return Plan.breaks(self, now, target)
        return STRIKE_OF_GREED - now.suspicion.points[target] // 4
