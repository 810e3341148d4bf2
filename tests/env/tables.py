"""Tables of environments for tests: one of each kind, and one seat's sight of a state as bytes."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.env.kernel.layout import Layout
from motherlode.env.kernel.tables import GOLD, Settings, Tables
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.state import State
from motherlode.rules.modules import CATALOGUE
from tests.support.plain import rules_of

WINDOW = (15, 11)


def everything(game: str, players: int) -> tuple[str, ...]:
    """Every module that goes with a game, all at once, and the vote if it does."""
    extras = CATALOGUE.allowed_extras(game, "", players)
    return tuple(extras) if game == "duel" or players < 4 else (*extras, "vote")


RULE_SETS: Sequence[tuple[str, int, tuple[str, ...]]] = (
    *(("base", players, ()) for players in range(3, 11)),
    *(("saboteur2", players, ()) for players in (2, 5, 12)),
    *(("tournament", players, ()) for players in (5, 9)),
    ("duel", 2, ()),
    ("base", 5, everything("base", 5)),
    ("saboteur2", 6, everything("saboteur2", 6)),
    ("tournament", 5, everything("tournament", 5)),
    ("base", 4, ("party", "veto")),
)

FIVE = RULE_SETS[2]
SECOND = RULE_SETS[9]
ALL_BASE, ALL_SECOND, ALL_TOURNAMENT = RULE_SETS[14:17]


def open_set(
    rules: Rules,
    count: int = 1,
    window: tuple[int, int] = WINDOW,
    *,
    forced: bool = False,
    talk: bool = False,
) -> Tables:
    """Tables at which actions answer for everybody; a game that is over stays so."""
    learners = (1 << int(rules.players)) - 1
    settings = Settings(GOLD, learners, forced, talk, talk, False)
    return Tables(rules, Layout(*window), settings, [[] for _ in range(count)])


def open_game(game: str, players: int, modules: tuple[str, ...]) -> Tables:
    """One such table by the name of its game."""
    return open_set(rules_of(game, players, "", modules))


def sight(tables: Tables, state: State, seat: int, acts: Sequence[int] = ()) -> bytes:
    """All that an environment tells a seat about a state: observation, mask, who is asked."""
    tables.set_state(0, state, vec[i64](list(acts)))
    asked = int(tables.asked[0])
    if asked == seat:
        return bytes(memoryview(tables.rows)) + bytes(memoryview(tables.masks))
    tables.look(0, seat)
    return bytes(memoryview(tables.glance)) + bytes([asked & 255])
