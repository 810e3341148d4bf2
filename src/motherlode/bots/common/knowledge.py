"""Knowledge: what a bot knows of a table's cards and roles before anything is played."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cards import LADDER, LARGE, PATH, TURNED, CardSpec
from motherlode.rules.core.cells import ALLOWED, LINKED, OPEN, demand

# What a seat plays for.
DIGGER: Final = 0  # the treasure is found
SABOTEUR: Final = 1  # it is not
GREEDY: Final = 2  # it is found by this seat and nobody else (C-16)
GEOLOGIST: Final = 3  # crystals lie on the table (S-47)
STANCES: Final = 4
PROFITEER: Final = 4  # the side that is likelier to win, whichever it is (S-44)

# Colors of teams and of their doors (S-22).
COLOURLESS: Final = 0
BLUE: Final = 1
GREEN: Final = 2

CARDS: Final = 128  # places of one stance in `keep`
CERTAIN: Final = 60  # the worth of a goal that is known to be the treasure

NARROW: Final = 4  # if this few cards or fewer lead on from a cell, finding one takes longer
NARROW_COST: Final = 1
CLOSED_COST: Final = 5

# How dear an action card is to a digger, a saboteur, a selfish dwarf and a geologist.
_DEAR = {
    "break": (8, 13, 12, 4),
    "fix": (11, 4, 9, 9),
    "rockfall": (8, 15, 10, 3),
    "map": (13, 5, 13, 3),
    "theft": (12, 12, 12, 13),
    "hands_off": (7, 7, 7, 6),
    "trapped": (9, 14, 10, 6),
    "free": (10, 10, 9, 9),
    "inspection": (10, 6, 8, 3),
    "swap_hats": (7, 8, 7, 6),
    "swap_hands": (6, 7, 6, 6),
    "take_up": (6, 11, 8, 2),
    "storage": (7, 7, 7, 7),
    "veto": (13, 15, 14, 5),
    "turnabout": (3, 3, 3, 3),
    "pathfinder": (12, 9, 15, 9),
    "divert": (11, 13, 12, 6),
}
_USUAL = (5, 5, 5, 5)
CRYSTAL_DEAR: Final = 20
OWN_DOOR: Final = 4  # how much dearer a door of one's own color is; another's is as much less dear
FOREIGN_DOOR: Final = 8

# What the mover gets or loses by turning over a goal, on the scale of CERTAIN.
_GOLD = {"goal_bag1": 14, "goal_bag2": 26, "goal_dragon": -12}

# What opening a chest is worth to whoever opens it.
_CHESTS = {
    "chest_gold": 60,
    "chest_no_maps": -10,
    "chest_no_draw": -30,
    "chest_extra_draw": 30,
    "chest_move_goal": -10,
    "chest_take_card": 10,
    "chest_pick_of_three": 15,
    "chest_look_at_role": 30,
    "chest_dig_discards": 15,
    "chest_collapse_deck": -25,
}

# The fewer saboteurs among the role cards, in percent, the more proof a digger wants.
RARE: Final = 25
FEW: Final = 31
PATIENCE: Final = vec[i64]([5, 30, 48])  # with fewer cards left a selfish dwarf no longer waits
PATIENCE_IN_TEAMS: Final = 20


_LAYING = ("lay", "ladder")  # verbs of path cards
_STANCES = {
    "saboteur": SABOTEUR,
    "greedy": GREEDY,
    "geologist": GEOLOGIST,
    "profiteer": PROFITEER,
}


class Knowledge:
    """Tables made once per rule set."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        self.fix: i64 = rules.verb_number.get("fix", -1)
        self.breaks: i64 = rules.verb_number.get("break", -1)
        self.rockfall: i64 = rules.verb_number.get("rockfall", -1)
        self.ladder: i64 = rules.verb_number.get("ladder", -1)
        self.map: i64 = rules.verb_number.get("map", -1)
        self.accuse: i64 = rules.verb_number.get("accuse", -1)
        self.agree: i64 = rules.verb_number.get("agree", -1)
        self.turned: i64 = rules.verb_number.get("turned", -1)
        self.lays: vec[i64] = vec[i64]([int(verb.name in _LAYING) for verb in rules.verbs])
        self.swap: i64 = rules.verb_number.get("swap", -1)
        self.veto: i64 = rules.verb_number.get("veto", -1)
        self.enough: i64 = rules.verb_number.get("enough", -1)
        self.trapped: i64 = rules.verb_number.get("trapped", -1)
        self.free: i64 = rules.verb_number.get("free", -1)
        self.treasure: i64 = rules.number_of["goal_treasure"]
        self.wall: i64 = rules.number_of["map"]  # a card without openings
        self.theft: i64 = front_bit(rules, "theft")
        self.trap: i64 = front_bit(rules, "trapped")
        self.stance_of: vec[i64] = vec[i64]([stance(name) for name in rules.role_names])
        self.colour_of: vec[i64] = vec[i64]([colour(name) for name in rules.role_names])
        self.trust_of: vec[i64] = vec[i64]([trust_of(name) for name in rules.role_names])
        self.door_of: vec[i64] = vec[i64]([colour(spec.name) for spec in rules.specs])
        self.crystal: vec[i64] = vec[i64]([int(is_crystal(spec)) for spec in rules.specs])
        self.is_large: vec[i64] = vec[i64]([int(spec.family == LARGE) for spec in rules.specs])
        self.has_large: bool = 1 in self.is_large
        self.has_chests: bool = "chest_gold" in rules.number_of
        self.chest_worth: vec[i64] = vec[i64]([_CHESTS.get(name, 0) for name in rules.names])
        self.has_teams: bool = "digger_blue" in rules.role_names
        self.shows_roles: bool = "inspection" in rules.verb_number or "look_at" in rules.verb_number
        self.company: i64 = company_of(rules)
        self.patience: i64 = PATIENCE[self.company]
        if self.has_teams:
            self.patience = PATIENCE_IN_TEAMS
        self.goal_worth: vec[i64] = vec[i64]([goal_worth(spec) for spec in rules.specs])
        self.goal_gold: vec[i64] = vec[i64]([goal_gold(spec) for spec in rules.specs])
        self.goals_worth: i64 = 0  # of all goals but the treasure
        self.goals_gold: i64 = 0
        self.is_race: bool = True  # every goal ends the round: saboteurs dig for stones (D-4)
        for goal in rules.goals:
            self.goals_gold += self.goal_gold[goal]
            if goal != self.treasure:
                self.goals_worth += self.goal_worth[goal]
            if self.goal_worth[goal] == 0:
                self.is_race = False
        self.through: vec[i64] = vec[i64]([int(joins_two(rules, tile)) for tile in range(256)])
        # by tile << 4 | sides where it is linked: where its tunnels lead from there
        self.leading: vec[u8] = vec[u8]([0] * 4096)
        for tile in range(2 * len(rules.specs)):
            self._follow_tunnels(tile // 2 | tile % 2 * TURNED)
        self.keep: vec[i64] = vec[i64]([0] * (STANCES * CARDS))
        for card, spec in enumerate(rules.specs):
            for side, dear in enumerate(dearness(spec)):
                self.keep[side * CARDS + card] = dear
        self.cost: vec[i64] = vec[i64]([0] * 256)  # by a cell's code: cards lost in finding one
        self.bridges: vec[i64] = vec[i64]([0] * 256)  # cards that join all openings asked for
        for code in range(256):
            self._count_cards(code)

    def _follow_tunnels(self, tile: i64) -> None:
        """Where the tunnels of a tile lead from each of its sides."""
        tiles = self.rules.tiles
        linked: i64
        side: i64
        for linked in range(16):
            leading = tiles.ladder[tile]
            for side in range(4):
                if linked >> side & 1:
                    leading |= tiles.joined[tile * 4 + side]
            self.leading[tile << 4 | linked] = u8(leading)

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
    return _STANCES.get(role, DIGGER)


def colour(name: str) -> int:
    """The team of a role, or the color of a door."""
    if name.startswith(("digger_blue", "door_blue")):
        return BLUE
    return GREEN if name.startswith(("digger_green", "door_green")) else COLOURLESS


def trust_of(role: str) -> int:
    """Points of suspicion that a role means once it is known."""
    return {"saboteur": 300, "geologist": 0, "profiteer": 40, "greedy": 60}.get(role, -300)


def is_crystal(spec: CardSpec) -> bool:
    """Whether a card shows a crystal (S-23)."""
    return spec.name.startswith("crystal")


def front_bit(rules: Rules, card: str) -> int:
    """The bit of a card that lies in front of a seat, or zero if there is none."""
    return int(rules.marks_of[rules.number_of[card]]) if card in rules.number_of else 0


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


def goal_gold(spec: CardSpec) -> int:
    """What finding a goal is worth to whoever finds it."""
    for name, gold in _GOLD.items():
        if spec.name.startswith(name):
            return gold
    return 0


def joins_two(rules: Rules, tile: int) -> bool:
    """Whether a tile has a tunnel from one side to another, or up a ladder."""
    if rules.tiles.ladder[tile]:
        return True
    for side in range(4):
        joined = rules.tiles.joined[tile * 4 + side]
        if joined & (joined - 1):
            return True
    return False


def dearness(spec: CardSpec) -> tuple[int, int, int, int]:
    """How dear a card is to a digger, a saboteur, a selfish dwarf and a geologist."""
    if spec.family != PATH:
        return _DEAR.get(spec.verb, _USUAL)
    tunnels = [len(tunnel.split("-")) for tunnel in spec.shape.split("|")]
    longest = max(tunnels)
    if longest == 1:
        return 0, 14, 2, CRYSTAL_DEAR * is_crystal(spec)
    if longest == 2:
        value = {"E-W": 13, "N-S": 7}.get(spec.shape, 13 if LADDER in spec.shape else 9)
        return value, 14 - value, value, max(value // 2, CRYSTAL_DEAR * is_crystal(spec))
    value = 10 + longest
    return value, 3 - longest // 2, value, max(value // 2, CRYSTAL_DEAR * is_crystal(spec))


class Latest:
    """Keeps what is known of the rules asked for last, so that a game's bots share it."""

    def __init__(self) -> None:
        self.known: Knowledge | None = None


_LATEST: Final = Latest()


def knowledge_of(rules: Rules) -> Knowledge:
    """What the rules of a set mean to a bot."""
    known = _LATEST.known
    if known is None or known.rules is not rules:
        known = Knowledge(rules)
        _LATEST.known = known
    return known
