"""Lore: what a bot knows of a table's cards and roles before anything is played."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.cards import PATH, TURNED, CardSpec
from motherlode.rules.contract import Rules
from motherlode.rules.maze import ALLOWED, LINKED, OPEN, demand

# What a seat plays for.
DIGGER: Final = 0  # the treasure is found
SABOTEUR: Final = 1  # it is not
GREEDY: Final = 2  # it is found by this seat and nobody else (C-16)
STANCES: Final = 3

CARDS: Final = 128  # places of one stance in `keep`
CERTAIN: Final = 60  # the worth of a goal that is known to be the treasure

NARROW: Final = 4  # so few cards or fewer lead on from a cell: it takes longer to find one
NARROW_COST: Final = 1
CLOSED_COST: Final = 5

# How dear an action card is to a digger, a saboteur and a greedy dwarf.
_DEAR = {
    "break": (8, 13, 12),
    "fix": (11, 4, 9),
    "rockfall": (8, 15, 10),
    "map": (13, 5, 13),
}

# The fewer saboteurs among the role cards, in percent, the more proof a digger wants.
RARE: Final = 25
FEW: Final = 31
PROOF: Final = vec[i64]([300, 70, 60])  # suspicion from which on a digger breaks a tool
TRUST: Final = vec[i64]([300, 60, 0])  # trust from which on a digger mends another's tool
BLEND: Final = vec[i64]([35, 35, 150])  # what a saboteur gives for looking like a digger
PATIENCE: Final = vec[i64]([5, 30, 48])  # cards left below which a greedy dwarf waits no more


class Lore:
    """Tables made once per rule set."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        self.lay: i64 = rules.verb_number.get("lay", -1)
        self.breaks: i64 = rules.verb_number.get("break", -1)
        self.fix: i64 = rules.verb_number.get("fix", -1)
        self.rockfall: i64 = rules.verb_number.get("rockfall", -1)
        self.map: i64 = rules.verb_number.get("map", -1)
        self.agree: i64 = rules.verb_number.get("agree", -1)
        self.turned: i64 = rules.verb_number.get("turned", -1)
        self.give_up: i64 = rules.verb_number.get("give_up", -1)
        self.discard: i64 = rules.pass_verb
        self.treasure: i64 = rules.number_of["goal_treasure"]
        self.stance_of: vec[i64] = vec[i64]([stance(name) for name in rules.role_names])
        company = company_of(rules)
        self.proof: i64 = PROOF[company]
        self.trust: i64 = TRUST[company]
        self.blend: i64 = BLEND[company]
        self.patience: i64 = PATIENCE[company]
        self.goal_worth: vec[i64] = vec[i64]([goal_worth(spec) for spec in rules.specs])
        self.goals_worth: i64 = 0
        self.is_race: bool = True  # every goal ends the round: saboteurs dig for stones (D-4)
        for goal in rules.goals:
            self.goals_worth += self.goal_worth[goal]
            if self.goal_worth[goal] == 0:
                self.is_race = False
        self.through: vec[i64] = vec[i64]([int(joins_two(rules, tile)) for tile in range(256)])
        self.keep: vec[i64] = vec[i64]([0] * (STANCES * CARDS))
        for card, spec in enumerate(rules.specs):
            for side, dear in enumerate(dearness(spec)):
                self.keep[side * CARDS + card] = dear
        self.cost: vec[i64] = vec[i64]([0] * 256)  # by a cell's code: cards lost in finding one
        self.bridges: vec[i64] = vec[i64]([0] * 256)  # cards that join all openings asked for
        for code in range(256):
            self._count_cards(code)

    def _count_cards(self, code: i64) -> None:
        """How many cards lead on from a cell with this code, and how many bridge it."""
        tiles = self.rules.tiles
        leading: i64 = 0
        bridging: i64 = 0
        open_sides: i64 = 0
        free_sides: i64 = 0
        side: i64
        for side in range(4):
            asked = demand(code, side)
            open_sides |= (asked >= OPEN) << side
            free_sides |= (asked == 0 or asked == OPEN) << side
        allowed = ALLOWED[code]
        for card, spec in enumerate(self.rules.specs):
            if spec.family != PATH or not allowed:
                continue
            leads = False
            joins = False
            for tile in (card, card | TURNED):
                if not allowed >> tiles.openings[tile] & 1:
                    continue
                for side in range(4):
                    joined = tiles.joined[tile * 4 + side]
                    if demand(code, side) == LINKED:
                        leads = leads or joined & free_sides != 0
                        joins = joins or joined & open_sides == open_sides
            leading += spec.copies * leads
            bridging += spec.copies * joins
        self.cost[code] = 0 if leading > NARROW else NARROW_COST if leading else CLOSED_COST
        self.bridges[code] = bridging


def stance(role: str) -> int:
    """What a role plays for."""
    return {"saboteur": SABOTEUR, "greedy": GREEDY}.get(role, DIGGER)


def company_of(rules: Rules) -> int:
    """Whether saboteurs are rare (0), few (1) or many (2) among the role cards."""
    stances = [stance(rules.role_names[role]) for role in rules.roles]
    share = 100 * stances.count(SABOTEUR) // len(stances)
    return 0 if share <= RARE else 1 if share <= FEW else 2


def goal_worth(spec: CardSpec) -> int:
    """What finding a goal is worth to the diggers."""
    if spec.name == "goal_treasure":
        return CERTAIN
    return -CERTAIN if spec.ends_round else 0


def joins_two(rules: Rules, tile: int) -> bool:
    """Whether a tile has a tunnel from one side to another."""
    for side in range(4):
        joined = rules.tiles.joined[tile * 4 + side]
        if joined & (joined - 1):
            return True
    return False


def dearness(spec: CardSpec) -> tuple[int, int, int]:
    """How dear a card is to a digger, a saboteur and a greedy dwarf."""
    if spec.family != PATH:
        return _DEAR.get(spec.verb, (5, 5, 5))
    longest = max(len(tunnel.split("-")) for tunnel in spec.shape.split("|"))
    if longest == 1:
        return 0, 14, 2
    if longest == 2:
        value = {"E-W": 13, "N-S": 7}.get(spec.shape, 9)
        return value, 14 - value, value
    return 10 + longest, 3 - longest // 2, 10 + longest


class Shelf:
    """Keeps the lore of the rules asked for last, so that a game's bots share it."""

    def __init__(self) -> None:
        self.lore: Lore | None = None


_SHELF: Final = Shelf()


def lore_of(rules: Rules) -> Lore:
    """The lore of a rule set."""
    lore = _SHELF.lore
    if lore is None or lore.rules is not rules:
        lore = Lore(rules)
        _SHELF.lore = lore
    return lore
