"""The posterior: every assignment of roles and place of the treasure, by how likely it is."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.bots.common.goal_values import GOALS
from motherlode.bots.common.knowledge import SABOTEUR, Knowledge
from motherlode.bots.reader.evidence import Evidence
from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.playout import FOLD
from motherlode.rules.core.randomness import MASK, mixed, shuffle, stepped
from motherlode.rules.core.views import View
from motherlode.rules.worlds.deal import hidden_goals, without

MOST: Final = 12  # role cards that are weighed one by one
SURE: Final = 300  # points
UNIT: Final = 1.0 / (1 << 52)


class Drawn:
    """One way the hidden cards may lie, for a dealer."""

    def __init__(self, roles: vec[i64], goals: vec[i64]) -> None:
        self.roles: vec[i64] = roles  # seats, then those set aside
        self.goals: vec[i64] = goals


class Posterior:
    """What a seat, or somebody who watches, must make of the evidence."""

    def __init__(self, is_public: bool) -> None:
        self.is_public: bool = is_public  # knows no more than what lies open
        self.view: View | None = None
        self.treasure: i64 = HIDDEN  # the card
        self.stance_of: vec[i64] = vec[i64]()
        self.goals: vec[i64] = vec[i64]()  # where the treasure may be
        self.places: vec[i64] = vec[i64]()  # of the role cards weighed one by one
        self.roles: vec[i64] = vec[i64]()  # by place, as far as known
        self.unknown: i64 = 0  # role cards
        self.saboteurs: i64 = 0  # among them
        self.sums: vec[float] = vec[float]()  # [goal, assignment]: with all before
        self.chances: vec[float] = vec[float]()  # by seat: to be a saboteur
        self.hopes: vec[float] = vec[float]()  # by goal: to be the treasure

    def weigh(self, view: View, known: Knowledge, evidence: Evidence) -> None:
        """Weigh everything that can't be ruled out."""
        self.view = view
        self.treasure = known.treasure
        self.stance_of = known.stance_of
        self._take_in_goals(view)
        self._take_in_roles(view, evidence)
        self._sum_up(self._energies(view, evidence))
        self._read_off(view)

    def _take_in_goals(self, view: View) -> None:
        goals = vec[i64](capacity=GOALS)
        goal: i64
        for goal in range(len(view.goals)):
            is_open = view.turned_goals >> goal & 1 == 1
            if view.goals[goal] == self.treasure and (is_open or not self.is_public):
                self.goals = append(vec[i64](), goal)
                return
            if view.goals[goal] == HIDDEN or (self.is_public and not is_open):
                goals = append(goals, goal)
        self.goals = goals if len(goals) else vec[i64]([0])

    def _take_in_roles(self, view: View, evidence: Evidence) -> None:
        places = vec[i64](capacity=16)
        roles = view.known_roles[:]
        self.unknown = 0
        self.saboteurs = 0
        for role in view.rules.roles:
            self.saboteurs += self.stance_of[role] == SABOTEUR
        place: i64
        for place in range(len(roles)):
            if self.is_public and not view.revealed:
                roles[place] = HIDDEN
            if roles[place] != HIDDEN:
                self.saboteurs -= self.stance_of[roles[place]] == SABOTEUR
                continue
            self.unknown += 1
            if place < view.seats or evidence.has(view.role_ids[place]):
                if len(places) < MOST:
                    places = append(places, place)
        self.places = places
        self.roles = roles

    # -- weights -------------------------------------------------------------------------------

    def _energies(self, view: View, evidence: Evidence) -> vec[float]:
        """For each goal and assignment, the points that speak for it."""
        count: i64 = len(self.places)
        size: i64 = 1 << count
        both = self._interactions(view, evidence, size)
        blocks: i64 = len(self.goals) * (2 if len(evidence.sayings) else 1)
        out = vec[float]([0.0] * (size * blocks))
        index: i64
        x: i64
        low: i64
        for index in range(blocks):
            goal = self.goals[index % len(self.goals)]
            is_noise = index >= len(self.goals)
            lean = vec[float](capacity=MOST)
            base = evidence.noise if is_noise else 0.0
            for low in range(len(self.roles)):
                if self.roles[low] != HIDDEN:
                    stance: i64 = 1 if self.stance_of[self.roles[low]] == SABOTEUR else 0
                    base += points_of(view, evidence, low, stance, goal, is_noise)
            for place in self.places:
                digger = points_of(view, evidence, place, 0, goal, is_noise)
                saboteur = points_of(view, evidence, place, 1, goal, is_noise)
                lean = append(lean, saboteur - digger)
                base += digger
            start = index * size
            out[start] = base
            for x in range(1, size):
                low = lowest(x)
                out[start + x] = out[start + (x & (x - 1))] + lean[low]
            for x in range(size):
                out[start + x] += both[x]
        return out

    def _interactions(self, view: View, evidence: Evidence, size: i64) -> vec[float]:
        """For each assignment, the points of what the cards weighed did to each other."""
        out = vec[float]([0.0] * size)
        if not evidence.has_pairs:
            return out
        count: i64 = len(self.places)
        alone = vec[float]([0.0] * MOST)
        joint = vec[float]([0.0] * (MOST * MOST))
        mine: i64
        theirs: i64
        place: i64
        for mine in range(count):
            card = view.role_ids[self.places[mine]]
            for place in range(len(self.roles)):
                if self.roles[place] != HIDDEN:
                    stance: i64 = 1 if self.stance_of[self.roles[place]] == SABOTEUR else 0
                    other = view.role_ids[place]
                    alone[mine] += evidence.pair(card, other, 1, stance)
                    alone[mine] -= evidence.pair(card, other, 0, stance)
            for theirs in range(count):
                if theirs != mine:
                    other = view.role_ids[self.places[theirs]]
                    none = evidence.pair(card, other, 0, 0)
                    first = evidence.pair(card, other, 1, 0)
                    second = evidence.pair(card, other, 0, 1)
                    alone[mine] += first - none
                    if theirs < mine:
                        apart = evidence.pair(card, other, 1, 1) - first - second + none
                        joint[mine * MOST + theirs] = apart
                        joint[theirs * MOST + mine] = apart
        x: i64
        for x in range(1, size):
            low = lowest(x)
            rest = x & (x - 1)
            points = out[rest] + alone[low]
            for mine in range(low + 1, count):
                if rest >> mine & 1:
                    points += joint[low * MOST + mine]
            out[x] = points
        return out

    def _sum_up(self, energies: vec[float]) -> None:
        """Weights by points and by the ways to deal the other cards, summed up as they come."""
        size: i64 = 1 << len(self.places)
        rest = self.unknown - len(self.places)
        ways = vec[float](capacity=MOST + 1)
        count: i64
        for count in range(len(self.places) + 1):
            ways = append(ways, ways_to_choose(rest, self.saboteurs - count))
        most = -1.0e9
        index: i64
        for index in range(len(energies)):
            if ways[bits_of(index & size - 1)] > 0.0 and energies[index] > most:
                most = energies[index]
        total = 0.0
        for index in range(len(energies)):
            many = ways[bits_of(index & size - 1)]
            if many > 0.0:
                total += many * math.exp((energies[index] - most) / float(FOLD))
            energies[index] = total
        self.sums = energies

    def _read_off(self, view: View) -> None:
        """Each seat's and each goal's own chance."""
        size: i64 = 1 << len(self.places)
        total = self.sums[len(self.sums) - 1]
        chances = vec[float]([0.0] * view.seats)
        hopes = vec[float]([0.0] * len(view.goals))
        before = 0.0
        index: i64
        place: i64
        for index in range(len(self.sums)):
            weight = (self.sums[index] - before) / total
            before = self.sums[index]
            hopes[self.goals[index // size % len(self.goals)]] += weight
            for place in range(len(self.places)):
                if index >> place & 1 and self.places[place] < view.seats:
                    chances[self.places[place]] += weight
        for place in range(view.seats):
            role = self.roles[place]
            if role != HIDDEN:
                chances[place] = 1.0 if self.stance_of[role] == SABOTEUR else 0.0
        self.chances = chances
        self.hopes = hopes

    # -- answers -------------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        """How much likelier a seat has become a saboteur than it was at the deal, in points."""
        if self.saboteurs == 0 or self.saboteurs == self.unknown or self.roles[seat] != HIDDEN:
            return SURE if self.chances[seat] > 0.5 else -SURE
        prior = float(self.saboteurs) / float(self.unknown)
        folds = log_odds(self.chances[seat]) - log_odds(prior)
        return max(-SURE, min(SURE, i64(folds * float(FOLD))))

    def draw(self, seed: i64) -> Drawn:
        """Roles (seats, then those set aside) and goals, as likely as they are together."""
        view = self.view
        assert view is not None
        rng = mixed(seed & MASK)
        size: i64 = 1 << len(self.places)
        at = float(rng >> 10) * UNIT * self.sums[len(self.sums) - 1]
        low: i64 = 0
        high: i64 = len(self.sums) - 1
        while low < high:
            middle = (low + high) // 2
            if self.sums[middle] > at:
                high = middle
            else:
                low = middle + 1
        rng = stepped(rng)
        roles = self._draw_roles(view, low & size - 1, rng)
        return Drawn(roles, self._draw_goals(view, low // size % len(self.goals), rng))

    def _draw_roles(self, view: View, assignment: i64, rng: i64) -> vec[i64]:
        """Role cards for an assignment; chance deals what it leaves open."""
        pool = without(view.rules.roles, self.roles)
        rng = shuffle(pool, rng)
        roles = self.roles[:]
        place: i64
        index: i64
        for index in range(len(self.places)):
            wanted = assignment >> index & 1 == 1
            for place in range(len(pool)):
                if pool[place] != HIDDEN and (self.stance_of[pool[place]] == SABOTEUR) == wanted:
                    roles[self.places[index]] = pool[place]
                    pool[place] = HIDDEN
                    break
        index = 0
        for place in range(len(roles)):
            if roles[place] == HIDDEN:
                while pool[index] == HIDDEN:
                    index += 1
                roles[place] = pool[index]
                index += 1
        return roles

    def _draw_goals(self, view: View, index: i64, rng: i64) -> vec[i64]:
        """Goal cards with the treasure where it was drawn."""
        left = hidden_goals(view)
        place: i64 = 0
        while place < len(left) and left[place] != self.treasure:
            place += 1
        goals = view.goals[:]
        if place < len(left):
            last: i64 = len(left) - 1
            left[place] = left[last]
            left = left[:last]
            goals[self.goals[index]] = self.treasure
        shuffle(left, mixed(rng))
        used: i64 = 0
        for place in range(len(goals)):
            if goals[place] == HIDDEN:
                goals[place] = left[used]
                used += 1
        return goals


def points_of(
    view: View, evidence: Evidence, place: i64, stance: i64, goal: i64, is_noise: bool
) -> float:
    """What speaks for a stance of whoever has a role card, if the treasure is at a goal.

    If talk is noise, anybody says anything.
    """
    points = evidence.own_points(view.role_ids[place], stance, goal)
    if place < view.seats and len(evidence.sayings):
        points += evidence.claim_points(view, stance, place, goal, is_noise)
    return points


def lowest(bits: i64) -> i64:
    """The place of the lowest bit."""
    place: i64 = 0
    while not bits >> place & 1:
        place += 1
    return place


def bits_of(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def ways_to_choose(many: i64, some: i64) -> float:
    """In how many ways some of many can be chosen."""
    if some < 0 or some > many:
        return 0.0
    ways = 1.0
    place: i64
    for place in range(some):
        ways *= float(many - place) / float(place + 1)
    return ways


def log_odds(chance: float) -> float:
    """The logarithm of the odds, kept from infinity."""
    chance = max(1.0e-6, min(1.0 - 1.0e-6, chance))
    return math.log(chance / (1.0 - chance))
