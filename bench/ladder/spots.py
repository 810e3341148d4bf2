"""Which spots the ladder has: pairs of levels, tables of every kind, and seats for gold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from bench.ladder.deals import Spot
from bench.ladder.guests import STRANGERS
from bench.ladder.twin import NAME as TWIN
from motherlode.bots.levels import OURS
from motherlode.bots.search.bot import SearcherBot
from motherlode.cli.batch.arena import tables
from motherlode.cli.batch.contests import Table

PARTS = ("base", "basis", "others", "gold", "twin", "strangers")
BASIS = "greedy"  # whom others are compared with
GOLD_PLAYERS = 5
TWIN_PLAYERS = 5
STRANGERS_PLAYERS = 5


@dataclass(frozen=True)
class Plan:
    """What is to be measured."""

    levels: list[str]
    players: list[int]
    parts: list[str]
    narrow: bool = False  # levels that search meet only greedy and their neighbors

    def wants(self, spot: Spot) -> bool:
        """Whether a pair of levels is to be measured."""
        if not self.narrow or cheap(spot) or BASIS in (spot.diggers, spot.saboteurs):
            return True
        places = [self.levels.index(name) for name in (spot.diggers, spot.saboteurs)]
        return abs(places[0] - places[1]) <= 1


def is_quick(name: str) -> bool:
    """Whether a level of ours answers at once."""
    ours = {level.name: level for level in OURS}
    return name in ours and not isinstance(ours[name].make(), SearcherBot)


def cheap(spot: Spot) -> bool:
    """Whether nobody at a spot searches."""
    return is_quick(spot.diggers) and is_quick(spot.saboteurs)


@cache
def table_of(game: str, modules: str, players: int) -> Table:
    """A table by the words of a command line."""
    (table,) = tables(game, modules, "", str(players))
    return table


def base(players: int) -> Table:
    """The base game."""
    return table_of("base", "", players)


def other_tables() -> dict[str, Table]:
    """Tables of other games, by what they are called."""
    return {
        "Saboteur 2, six players": table_of("saboteur2", "", 6),
        "Tournament, seven players": table_of("tournament", "", 7),
        "Duel": table_of("duel", "", 2),
        "Base game with all modules, five players": table_of("base", "all", 5),
        "Saboteur 2 with all modules, six players": table_of("saboteur2", "all", 6),
    }


def spots(plan: Plan) -> list[Spot]:
    """Every spot once, the cheapest tables first; those of comparison are always among them."""
    return list(dict.fromkeys(each_spot(plan)))


def each_spot(plan: Plan) -> Iterator[Spot]:
    """The spots of one part after the other."""
    levels = plan.levels
    if "base" in plan.parts:
        for players in plan.players:
            for diggers in levels:
                for saboteurs in levels:
                    spot = Spot(base(players), diggers, saboteurs)
                    if plan.wants(spot):
                        yield spot
    if "basis" in plan.parts:
        for players in plan.players:
            yield from against_basis(base(players), levels)
    if "others" in plan.parts:
        for table in other_tables().values():
            yield from against_basis(table, levels)
    if "twin" in plan.parts:
        yield from against_basis(base(TWIN_PLAYERS), [*levels, TWIN])
    if "strangers" in plan.parts:
        for stranger in STRANGERS:
            for level in dict.fromkeys([BASIS, *levels]):
                yield Spot(base(STRANGERS_PLAYERS), level, stranger)
                yield Spot(base(STRANGERS_PLAYERS), stranger, level)


def against_basis(table: Table, levels: list[str]) -> Iterator[Spot]:
    """Some levels in either role with greedy in the other, and greedy alone."""
    for level in dict.fromkeys([BASIS, *levels]):
        yield from dict.fromkeys((Spot(table, level, BASIS), Spot(table, BASIS, level)))


def gold_places(plan: Plan) -> Iterator[tuple[Table, str, str]]:
    """Each level in one seat among greedy, and among the level below it."""
    if "gold" not in plan.parts:
        return
    table = base(GOLD_PLAYERS)
    for level in plan.levels:
        for others in dict.fromkeys([BASIS, below(level, plan.levels)]):
            if others != level:
                yield table, level, others


def below(level: str, levels: list[str]) -> str:
    """The next weaker of some levels; the weakest has itself."""
    return levels[max(0, levels.index(level) - 1)]
