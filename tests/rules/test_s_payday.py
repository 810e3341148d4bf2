"""Saboteur 2: what a plain reading of the rules pays is what the engine pays, S-40 to S-49."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from motherlode.rules.core.engine import apply, call_choice, options
from motherlode.rules.core.state import State
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.positions.position import read_position
from tests.support import oracle, payday, plain
from tests.support.oracle import Cell, Face
from tests.support.payday import Laid

NAMES = ("Ada", "Bo", "Cai", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kit", "Lou")
ROLES = (
    *("digger_blue", "digger_green") * 4,
    *("geologist", "geologist", "saboteur", "saboteur", "saboteur", "boss", "profiteer"),
)
GOALS = ("treasure", "stone_nw", "stone_ne")
COLUMNS = range(-3, 10)
ROWS = range(-3, 4)


def shuffled_paths(random: Random) -> list[str]:
    """All path cards of both boxes; doors, crystals and ladders come rather early."""
    cards = [card for card, (_, copies) in oracle.ALL_PATHS.items() for _ in range(copies)]
    early = ("door", "crystal", "ladder")
    return sorted(cards, key=lambda card: random.random() - 0.4 * card.startswith(early))


def dug(cards: list[str], face_up: dict[Cell, Face], random: Random) -> dict[Cell, Laid]:
    """A maze of many tunnels that go to the right and reach no goal yet."""
    maze = {oracle.START: (oracle.START_SHAPE, False)} | face_up
    goals = set(oracle.GOAL_CELLS)
    laid: dict[Cell, Laid] = {}
    for card in cards:
        shape = oracle.ALL_PATHS[card][0]
        spots = oracle.places(maze, goals - set(maze), shape)
        if oracle.LADDER in shape:
            spots = oracle.ladder_places(maze, goals, goals, shape)
        for cell, turned in sorted(spots, key=lambda spot: (-spot[0][0], random.random())):
            grown = maze | {cell: (shape, turned)}
            if cell[0] in COLUMNS and cell[1] in ROWS:
                if not oracle.reached_goals(grown, goals - set(maze)):
                    maze, laid[cell] = grown, (card, turned)
                    break
    return laid


def breadth(card: str) -> int:
    """How many sides the widest tunnel of a card opens to."""
    return max(len(group) for group in oracle.tunnels((oracle.ALL_PATHS[card][0], False)))


class Table:
    """Ada's turn in the last round: a tangled maze, cards in front of many players, some gold."""

    def __init__(self, players: int, random: Random) -> None:
        self.names = NAMES[:players]
        self.roles = random.sample(ROLES, players)
        self.thieves = random.sample(self.names, min(players, random.randrange(5)))
        self.trapped = random.sample(self.names[1:], min(players - 1, random.randrange(4)))
        self.tokens = [random.choice([0, 0, 1, 4]) for _ in self.names]
        self.goals = dict(zip(oracle.GOAL_CELLS, random.sample(GOALS, 3), strict=True))
        face_up = [c for c, g in self.goals.items() if g != "treasure" and random.random() < 0.3]
        shapes = {cell: oracle.GOAL_SHAPES["goal_" + self.goals[cell]] for cell in face_up}
        self.goals |= {cell: self.goals[cell] + " up" for cell in face_up}
        paths = shuffled_paths(random)
        lying = {cell: (shape, False) for cell, shape in shapes.items()}
        self.laid = dug(paths[:34], lying, random)
        spare = (Counter(paths) - Counter(card for card, _ in self.laid.values())).elements()
        self.hand = sorted(spare, key=breadth)[-14:]

    def text(self) -> str:
        """The position."""
        fronts = {name: ["theft"] for name in self.thieves}
        for name in self.trapped:
            fronts[name] = [*fronts.get(name, []), "trapped"]
        lying = {cell: card + " turned" * turned for cell, (card, turned) in self.laid.items()}
        lines = [
            'rules = "saboteur2"',
            f"players = {list(self.names)}",
            "round = 3",
            *["[hands]", f"Ada = {self.hand}"],
            *["[roles]", *[f'{name} = "{role}"' for name, role in zip(self.names, self.roles)]],
            *["[front]", *[f"{name} = {cards}" for name, cards in fronts.items()]],
            *["[tokens]", *[f"{name} = {gold}" for name, gold in zip(self.names, self.tokens)]],
            *["[goals]", *[f'"{x},{y}" = "{goal}"' for (x, y), goal in self.goals.items()]],
            *["[maze]", *[f'"{x},{y}" = "{card}"' for (x, y), card in lying.items()]],
            *["[saboteur2]", f"thefts = {self.thieves}"],
        ]
        return "\n".join(lines)

    def paid(self, state: State) -> list[int]:
        """What each seat has when the round has ended and before thieves come."""
        tiles = {plain.place_of(cell): int(state.maze.tile_at(cell)) for cell in state.maze.laid}
        laid = {cell: (state.rules.names[t & 127], t > 127) for cell, t in tiles.items()}
        trapped = [name in self.trapped for name in self.names]
        finder, passing = None, []
        if state.finder >= 0:
            finder = self.roles[state.finder]
            (treasure,) = [cell for cell, goal in self.goals.items() if goal == "treasure"]
            others = {cell: f for cell, f in plain.maze_of(state).items() if cell not in laid}
            passing = [t for t in payday.SHUT if payday.can_pass(laid, others, treasure, t)]
        won = payday.pay(self.roles, trapped, finder, passing)
        found = payday.crystals(laid, self.roles, trapped)
        return [sum(parts) for parts in zip(self.tokens, won, found, strict=True)]

    def rob(self, state: State, gold: list[int], random: Random) -> None:
        """Let the thieves steal: those are asked who should be, and may rob whom they should."""
        trapped = [name in self.trapped for name in self.names]
        order = [self.names.index(name) for name in self.thieves]
        for thief in payday.thieves(order, trapped, len(self.names)):
            robbed = [seat for seat, owned in enumerate(gold) if owned and seat != thief]
            if not robbed:
                continue
            assert (plain.kind_of(state), int(state.top().seat)) == ("Steal", thief)
            offered = [choice_text(state.rules, self.names, choice) for choice in options(state)]
            assert sorted(offered) == sorted(f"steal {self.names[seat]}" for seat in robbed)
            target = random.choice(robbed)
            apply(state, options(state)[offered.index(f"steal {self.names[target]}")])
            gold[thief] += 1
            gold[target] -= 1


def ends(state: State) -> list[State]:
    """The round called, and the round after each way to lay a card that ends it."""
    called = state.copy()
    apply(called, call_choice(called, 0))
    while plain.kind_of(called) == "CallRound":
        apply(called, options(called)[0])
    out = [called]
    for choice, option in zip(options(state), plain.options_of(state), strict=True):
        if option[0] == "lay":
            after = state.copy()
            apply(after, choice)
            out += [after] if after.outcomes else []
    return out


@pytest.mark.rule("S-40", "S-41", "S-42", "S-43", "S-44", "S-45", "S-46", "S-47", "S-48", "S-49")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 7, 9, 12])
def test_the_engine_pays_what_a_plain_reading_of_the_rules_pays(players: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(plain.scaled(80)):
        random = Random(1000 * players + seed)
        table = Table(players, random)
        for state in ends(read_position(table.text()).state):
            gold = table.paid(state)
            assert [int(count) for count in state.tokens] == gold, table.text()
            table.rob(state, gold, random)
            assert state.over
            assert [int(count) for count in state.tokens] == gold
            seen["found" if state.finder >= 0 else "lost"] += 1
            seen[state.outcomes[-1]] += 1
    print(dict(seen))
    if plain.SCALE >= 1:  # the treasure was reached often enough
        assert seen["found"] > 10
