"""The oracle: the rules of a turn once more, slow and plain, read off RULES.md and CARDS.md.

Written without looking at the kernel, and sharing nothing with it. A maze is a plain dict
{(x, y): (shape, turned)} of the cards lying face up; the face-down goals are a set of cells.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from functools import cache, lru_cache
from itertools import combinations

Cell = tuple[int, int]
Face = tuple[str, bool]
"""A card as it lies: its shape as printed in CARDS.md, and whether it is turned by 180 degrees."""
Maze = Mapping[Cell, Face]
Option = tuple[object, ...]

START: Cell = (0, 0)
START_SHAPE = "N-E-S-W"
GOAL_CELLS: tuple[Cell, ...] = ((8, -2), (8, 0), (8, 2))
TOURNAMENT_CELL: Cell = (4, 0)

PATH_CARDS: dict[str, tuple[str, int]] = {
    "straight_ns": ("N-S", 4),
    "straight_ew": ("E-W", 3),
    "curve_nw": ("N-W", 4),
    "curve_ne": ("N-E", 5),
    "tee_nes": ("N-E-S", 5),
    "tee_esw": ("E-S-W", 5),
    "cross": ("N-E-S-W", 5),
    "dead_n": ("N", 1),
    "dead_e": ("E", 1),
    "dead_n_s": ("N|S", 1),
    "dead_e_w": ("E|W", 1),
    "dead_n_w": ("N|W", 1),
    "dead_n_e": ("N|E", 1),
    "dead_n_e_s": ("N|E|S", 1),
    "dead_e_s_w": ("E|S|W", 1),
    "dead_n_e_s_w": ("N|E|S|W", 1),
}
"""Card, its shape and how many copies there are."""

SABOTEUR2_PATHS: dict[str, tuple[str, int]] = {
    "bridge": ("N-S|E-W", 2),
    "double_curve_nw_es": ("N-W|E-S", 1),
    "double_curve_ne_sw": ("N-E|S-W", 1),
    "ladder_s": ("S-L", 1),
    "ladder_e": ("E-L", 1),
    "ladder_es": ("E-S-L", 1),
    "ladder_ne": ("N-E-L", 1),
    "door_blue_ns": ("N-S", 1),
    "door_blue_ew": ("E-W", 1),
    "door_blue_ne": ("N-E", 1),
    "door_green_ns_stub_e": ("N-S|E", 1),
    "door_green_ew": ("E-W", 1),
    "door_green_es": ("E-S", 1),
    "straight_ns_stub_e": ("N-S|E", 1),
    "straight_ns_stub_e_w": ("N-S|E|W", 1),
    "straight_ew_stub_n_s": ("E-W|N|S", 1),
    "curve_nw_stub_s": ("N-W|S", 2),
    "curve_ne_stub_s": ("N-E|S", 1),
    "crystal_dead_n": ("N", 1),
    "crystal_dead_e": ("E", 1),
    "crystal_cross": ("N-E-S-W", 1),
    "crystal_tee_nes": ("N-E-S", 1),
    "crystal_tee_esw": ("E-S-W", 3),
    "crystal_tee_esw_stub_n": ("E-S-W|N", 1),
    "crystal_tee_nsw_stub_e": ("N-S-W|E", 1),
    "crystal_straight_ew_stub_s": ("E-W|S", 1),
}
ALL_PATHS: dict[str, tuple[str, int]] = PATH_CARDS | SABOTEUR2_PATHS
LADDER = "L"

GOAL_SHAPES: dict[str, str] = {
    "goal_treasure": "N-E-S-W",
    "goal_stone_nw": "N-W",
    "goal_stone_ne": "N-E",
}

NEW_GOALS: dict[str, str] = {
    **GOAL_SHAPES,
    "goal_bag1_ne": "N-E",
    "goal_bag1_nw": "N-W",
    "goal_bag2_ne": "N-E",
    "goal_dragon_nw": "N-W",
    "goal_spider_ne": "N-E",
}
"""The eight goals that replace the three."""

CHEST_TUNNELS: dict[str, str] = {
    f"tunnel_{card}": PATH_CARDS[card][0] for card in list(PATH_CARDS)[:7]
}
"""One of each of the first seven shapes."""

LARGE_CARD: dict[str, tuple[str, Cell]] = {
    "large_nw": ("E-S", (4, -4)),
    "large_ne": ("S-W", (5, -4)),
    "large_sw": ("N-E-S-W", (4, -3)),
    "large_se": ("N-E-S-W", (5, -3)),
}
"""The four parts of the large card: their shapes and places."""

BREAKS: dict[str, str] = {
    "break_pick": "pick",
    "break_lantern": "lantern",
    "break_cart": "cart",
}
FIXES: dict[str, tuple[str, ...]] = {
    "fix_pick": ("pick",),
    "fix_lantern": ("lantern",),
    "fix_cart": ("cart",),
    "fix_pick_lantern": ("pick", "lantern"),
    "fix_pick_cart": ("pick", "cart"),
    "fix_lantern_cart": ("lantern", "cart"),
}
ACTION_CARDS: dict[str, int] = {
    "break_pick": 3,
    "break_lantern": 3,
    "break_cart": 3,
    "fix_pick": 2,
    "fix_lantern": 2,
    "fix_cart": 2,
    "fix_pick_lantern": 1,
    "fix_pick_cart": 1,
    "fix_lantern_cart": 1,
    "rockfall": 3,
    "map": 6,
}
SABOTEUR2_ACTIONS: dict[str, int] = {
    **ACTION_CARDS,
    "rockfall": 4,
    "theft": 4,
    "hands_off": 3,
    "trapped": 3,
    "free": 4,
    "inspection": 2,
    "swap_hats": 2,
    "swap_hands": 2,
}
NUGGETS: dict[int, int] = {1: 16, 2: 8, 3: 4}

SIDES = "NESW"
STEP: dict[str, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE: dict[str, str] = {"N": "S", "S": "N", "E": "W", "W": "E", LADDER: LADDER}


# Cards


@cache
def tunnels(face: Face) -> list[frozenset[str]]:
    """The groups of sides joined inside the card as it lies; a stub is a group of one (B-21)."""
    return [group - {LADDER} for group in _groups(face)]


@cache
def ladder_sides(face: Face) -> frozenset[str]:
    """The sides whose tunnel has a ladder, so that it is joined to the start (S-21)."""
    joined = [group - {LADDER} for group in _groups(face) if LADDER in group]
    return frozenset(side for group in joined for side in group)


def _groups(face: Face) -> list[frozenset[str]]:
    shape, turned = face
    groups = [frozenset(group.split("-")) for group in shape.split("|")]
    if turned:
        groups = [frozenset(OPPOSITE[side] for side in group) for group in groups]
    return groups


@cache
def openings(face: Face) -> frozenset[str]:
    """The sides at which a tunnel or a stub comes out."""
    return frozenset(side for group in tunnels(face) for side in group)


@cache
def ways_up(shape: str) -> list[bool]:
    """Upright, and turned too where that is another picture."""
    if set(tunnels((shape, False))) == set(tunnels((shape, True))):
        return [False]
    return [False, True]


@cache
def beside(cell: Cell, side: str) -> Cell:
    """The cell that touches this one at a side."""
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


# Tunnels


def linked_openings(maze: Maze) -> frozenset[tuple[Cell, str]]:
    """Every opening joined, card by card, to the start or a ladder (B-22, S-21)."""
    return _linked(frozenset(maze.items()))


@lru_cache(maxsize=64)
def _linked(cards: frozenset[tuple[Cell, Face]]) -> frozenset[tuple[Cell, str]]:
    """A walk; a turn asks for it again and again while the maze is the same."""
    maze = dict(cards)
    if START not in maze:
        return frozenset()
    reached = {(START, side) for side in openings(maze[START])}
    reached |= {(cell, side) for cell, face in maze.items() for side in ladder_sides(face)}
    waiting = sorted(reached)
    while waiting:
        cell, side = waiting.pop()
        ahead = beside(cell, side)
        steps = [(cell, other) for group in tunnels(maze[cell]) if side in group for other in group]
        if ahead in maze and OPPOSITE[side] in openings(maze[ahead]):
            steps.append((ahead, OPPOSITE[side]))
        for step in steps:
            if step not in reached:
                reached.add(step)
                waiting.append(step)
    return frozenset(reached)


def linked_cells(maze: Maze) -> set[Cell]:
    """The cards that a tunnel from the start comes to, be it only a stub of theirs."""
    return {cell for cell, _ in linked_openings(maze)}


def open_cells(maze: Maze, face_down: Iterable[Cell]) -> set[Cell]:
    """The empty cells an opening linked to the start points at (B-22, D-5)."""
    ahead = {beside(cell, side) for cell, side in linked_openings(maze)}
    return ahead - set(maze) - set(face_down)


def fits(maze: Maze, cell: Cell, face: Face) -> bool:
    """Opening meets opening and wall meets wall at every face-up neighbor (B-20, B-23, B-24)."""
    for side in STEP:
        neighbour = beside(cell, side)
        if neighbour in maze:
            mine = side in openings(face)
            theirs = OPPOSITE[side] in openings(maze[neighbour])
            if mine != theirs:
                return False
    return True


def meets(linked: Set[tuple[Cell, str]], cell: Cell, face: Face) -> bool:
    """One of the card's openings meets an opening that is linked to the start (B-22)."""
    return any((beside(cell, side), OPPOSITE[side]) in linked for side in openings(face))


def places(maze: Maze, face_down: Iterable[Cell], shape: str) -> set[tuple[Cell, bool]]:
    """Where a path card may lie, and which way up (B-20 to B-24): every place is tried."""
    taken = set(maze) | set(face_down)
    linked = linked_openings(maze)
    around = {beside(cell, side) for cell in maze for side in STEP} - taken
    return {
        (cell, turned)
        for cell in around
        for turned in ways_up(shape)
        if fits(maze, cell, (shape, turned)) and meets(linked, cell, (shape, turned))
    }


def ladder_places(
    maze: Maze, goals: Iterable[Cell], face_down: Iterable[Cell], shape: str
) -> set[tuple[Cell, bool]]:
    """Where a ladder may lie (S-21): beside a path card, never beside a goal, and it has to fit."""
    goals = set(goals)
    paths = set(maze) - goals
    around = {beside(cell, side) for cell in paths for side in STEP}
    around -= set(maze) | set(face_down)
    around -= {beside(goal, side) for goal in goals for side in STEP}
    return {
        (cell, turned)
        for cell in around
        for turned in ways_up(shape)
        if fits(maze, cell, (shape, turned))
    }


def reached_goals(maze: Maze, face_down: Iterable[Cell]) -> list[Cell]:
    """The face-down goals a linked opening points at, the upper one first (B-50, B-51)."""
    ahead = {beside(cell, side) for cell, side in linked_openings(maze)}
    return sorted(ahead & set(face_down), key=lambda cell: (cell[1], cell[0]))


def goal_ways(maze: Maze, cell: Cell, shape: str) -> list[bool]:
    """The ways up a turned goal may lie: one, or two that the mover chooses from (B-52)."""
    every_way = ways_up(shape)
    fitting = [turned for turned in every_way if fits(maze, cell, (shape, turned))]
    linked = linked_openings(maze)
    opening = [turned for turned in every_way if meets(linked, cell, (shape, turned))]
    return fitting or opening or every_way


def without(maze: Maze, cell: Cell) -> dict[Cell, Face]:
    """The maze after a rockfall (B-34)."""
    return {place: face for place, face in maze.items() if place != cell}


def may_fall(maze: Maze, goals: Iterable[Cell]) -> set[Cell]:
    """What a rockfall may hit: any card but the start and the goals (B-34)."""
    return set(maze) - {START} - set(goals)


def ends_of_tunnels(maze: Maze, goals: Iterable[Cell]) -> set[Cell]:
    """D-2: laid cards that are no passage between two neighbors."""
    ends = set()
    for cell in may_fall(maze, goals):
        passage = False
        for group in tunnels(maze[cell]):
            met = [
                side
                for side in group
                if beside(cell, side) in maze
                and OPPOSITE[side] in openings(maze[beside(cell, side)])
            ]
            passage = passage or len(met) >= 2
        if not passage:
            ends.add(cell)
    return ends


# Options


def lay_options(maze: Maze, face_down: Iterable[Cell], hand: Iterable[str]) -> set[Option]:
    """("lay", card, cell, turned)."""
    return {
        ("lay", card, cell, turned)
        for card in set(hand)
        if card in ALL_PATHS and LADDER not in ALL_PATHS[card][0]
        for cell, turned in places(maze, face_down, ALL_PATHS[card][0])
    }


def ladder_options(
    maze: Maze, goals: Iterable[Cell], face_down: Iterable[Cell], hand: Iterable[str]
) -> set[Option]:
    """("lay", card, cell, turned) for ladders."""
    goals, face_down = set(goals), set(face_down)
    return {
        ("lay", card, cell, turned)
        for card in set(hand)
        if card in ALL_PATHS and LADDER in ALL_PATHS[card][0]
        for cell, turned in ladder_places(maze, goals, face_down, ALL_PATHS[card][0])
    }


def map_options(hand: Iterable[str], face_down: Iterable[Cell]) -> set[Option]:
    """("map", cell): any face-down goal (B-35, B-37)."""
    return {("map", cell) for cell in face_down} if "map" in hand else set()


def action_options(
    maze: Maze,
    goals: Iterable[Cell],
    face_down: Iterable[Cell],
    hand: Iterable[str],
    seat: int,
    front: Mapping[int, Iterable[str]],
) -> set[Option]:
    """Every action card of the hand on every target it can do something to (B-30 to B-37)."""
    options = map_options(hand, face_down)
    broken = {other: set(tools) for other, tools in front.items()}
    for card in set(hand):
        if card in BREAKS:
            tool = BREAKS[card]
            options |= {
                ("break", card, other)
                for other in broken
                if other != seat and tool not in broken[other]
            }
        elif card in FIXES:
            options |= {
                ("fix", card, other, tool)
                for other in broken
                for tool in FIXES[card]
                if tool in broken[other]
            }
        elif card == "rockfall":
            options |= {("rockfall", cell) for cell in may_fall(maze, goals)}
    return options


def turn_options(
    maze: Maze,
    goals: Iterable[Cell],
    face_down: Iterable[Cell],
    hand: Iterable[str],
    seat: int,
    front: Mapping[int, Iterable[str]],
) -> set[Option]:
    """A turn of the base game and of the tournament: path card, action card or pass (B-10)."""
    hand = list(hand)
    options: set[Option] = {("pass", card) for card in hand}
    options |= action_options(maze, goals, face_down, hand, seat, front)
    if not list(front[seat]):
        options |= lay_options(maze, face_down, hand)
    return options


def saboteur2_options(
    maze: Maze,
    goals: Iterable[Cell],
    face_down: Iterable[Cell],
    hand: Iterable[str],
    seat: int,
    front: Mapping[int, Iterable[str]],
) -> set[Option]:
    """A turn of Saboteur 2 (S-10): the first card of a pass, or of two to clear one in front."""
    hand, goals = list(hand), set(goals)
    before = {other: set(cards) for other, cards in front.items()}
    others = [other for other in before if other != seat]
    options: set[Option] = {("pass", card) for card in hand}
    options |= action_options(maze, goals, face_down, hand, seat, front)
    if not before[seat] - {"theft"}:
        options |= lay_options(maze, face_down, hand)
        options |= ladder_options(maze, goals, face_down, hand)
    if len(hand) > 1:
        options |= {("clear", tool, card) for tool in before[seat] for card in hand}
    if "theft" in hand and "theft" not in before[seat]:
        options.add(("theft",))
    targets = {
        "trapped": [other for other in others if "trapped" not in before[other]],
        "hands_off": [other for other in before if "theft" in before[other]],
        "free": [other for other in before if "trapped" in before[other]],
        "inspection": others,
        "swap_hats": list(before),
        "swap_hands": others,
    }
    options |= {(card, other) for card in targets for other in targets[card] if card in hand}
    return options


def duel_options(maze: Maze, face_down: Iterable[Cell], hand: Iterable[str]) -> set[Option]:
    """A turn of the duel (D-2, D-3, D-5); a discard names its cards in alphabetical order.

    An empty set means that the player has no turn, or that the round is over.
    """
    hand = list(hand)
    falls: set[Option] = set()
    if "rockfall" in hand:
        falls = {("rockfall", cell) for cell in ends_of_tunnels(maze, GOAL_CELLS)}
    if not open_cells(maze, face_down):
        return falls | {("give_up",)} if falls else set()
    if not hand:
        return set()
    discards: set[Option] = {
        ("discard", *sorted(cards)) for cards in combinations(hand, min(3, len(hand)))
    }
    return discards | falls | map_options(hand, face_down) | lay_options(maze, face_down, hand)
