"""What a table of an environment is made of, from what a program asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypedDict, cast

from motherlode.bots import make_bot
from motherlode.bots.levels import BrokenBot, UnknownBot
from motherlode.env.kernel.layout import LEAST, MOST, BadWindow, Layout
from motherlode.env.kernel.tables import GOLD, MATCH, SIDE, Settings, Tables
from motherlode.env.numbers import whole
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.errors import MotherlodeError
from motherlode.rules.core.playout import Bot
from motherlode.rules.core.randomness import MASK
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.modules import CATALOGUE

WINDOW: Final = (15, 11)
REWARDS: Final = {"gold": GOLD, "match": MATCH, "side": SIDE}
ILLEGAL: Final = ("end", "raise")
SEEDS: Final = 1 << 31  # seeds that an environment draws for itself


class BadSetting(MotherlodeError, ValueError):
    """Something asked of an environment that it doesn't have."""


class Options(TypedDict, total=False):
    """What every environment takes by name."""

    rules: str
    players: int | None
    modules: Sequence[str]
    edition: str
    rounds: int | None
    window: tuple[int, int]
    reward: str
    calls: bool
    talk: bool
    skip_forced: bool


USUAL: Final[Options] = {
    "rules": "base",
    "players": None,
    "modules": (),
    "edition": "",
    "rounds": None,
    "window": WINDOW,
    "reward": "gold",
    "calls": False,
    "talk": False,
    "skip_forced": True,
}
TEXTS: Final = ("rules", "edition")
SWITCHES: Final = ("calls", "talk", "skip_forced")


def open_tables(
    count: object,
    seat: int | None,
    opponents: str | Sequence[str],
    renews: bool,
    options: Options,
) -> Tables:
    """A set of tables; with a seat, bots sit at all others, else actions answer for everybody."""
    number = whole(count)
    if number is None or number < 1:
        raise BadSetting(f"there is at least one table, not {count!r:.40}")
    chosen = _checked(options)
    columns, rows = _window(chosen["window"])
    bound = _rules(chosen)
    players = int(bound.players)
    learners = (1 << players) - 1 if seat is None else _learner(seat, players)
    company = [_company(seat, opponents, players) for _ in range(number)]
    settings = Settings(
        REWARDS[one_of("reward", REWARDS, chosen["reward"])],
        learners,
        chosen["skip_forced"],
        chosen["calls"],
        chosen["talk"],
        renews,
    )
    return Tables(bound, Layout(columns, rows), settings, company)


# -- what is checked -------------------------------------------------------------------------------


def _checked(options: Options) -> Options:
    """All options, each of its kind."""
    strange = options.keys() - USUAL.keys()
    if strange:
        known = ", ".join(USUAL)
        raise BadSetting(f"there’s no option called {min(strange)} here; there are {known}")
    chosen: dict[str, Any] = {**USUAL, **options}
    for name in TEXTS:
        if not isinstance(chosen[name], str):
            raise BadSetting(f"{name} is a name, not {chosen[name]!r:.40}")
    for name in SWITCHES:
        if not isinstance(chosen[name], bool):
            raise BadSetting(f"{name} is True or False, not {chosen[name]!r:.40}")
    if not _are_names(chosen["modules"]):
        raise BadSetting(f'modules are names, as in ["veto"], not {chosen["modules"]!r:.40}')
    for name in ("players", "rounds"):
        if chosen[name] is not None:
            chosen[name] = whole(given := chosen[name])
            if chosen[name] is None:
                raise BadSetting(f"{name} is a whole number, not {given!r:.40}")
    return cast(Options, chosen)


def _are_names(given: object) -> bool:
    if isinstance(given, str) or not isinstance(given, Sequence):
        return False
    return all(isinstance(name, str) for name in given)


def one_of(name: str, known: Sequence[str] | dict[str, int], given: object) -> str:
    """A word that an option takes."""
    if isinstance(given, str) and given in known:
        return given
    raise BadSetting(f"{name} is one of {', '.join(known)}, not {given!r:.40}")


def _window(given: object) -> tuple[int, int]:
    try:
        columns, rows = map(whole, given)  # type: ignore[call-overload]  # or a TypeError
    except (TypeError, ValueError):
        columns = rows = None
    if columns is None or rows is None:
        raise BadSetting(f"a window is columns and rows, not {given!r:.40}")
    if max(abs(columns), abs(rows)) > MASK:
        raise BadWindow(f"a window has {LEAST} to {MOST} columns and rows")
    return columns, rows


def _rules(chosen: Options) -> Rules:
    """The rules, with as many players and rounds as are asked for."""
    game, players, rounds = chosen["rules"], chosen["players"], chosen["rounds"]
    if players is None:
        players = CATALOGUE.usual_players(game)
    selection = Selection(game, tuple(chosen["modules"]), chosen["edition"], players)
    bound = CATALOGUE.rules(selection)
    if rounds is not None:
        if not 1 <= rounds <= bound.rounds:
            raise BadSetting(f"this game has 1 to {bound.rounds} rounds, not {rounds}")
        bound.rounds = rounds
    return bound


def seat_given(seat: object) -> int:
    """The seat that learns; whether the table has it is seen when its rules are known."""
    number = whole(seat)
    if number is None:
        raise BadSetting(f"a seat is a whole number, not {seat!r:.40}")
    return number


def _learner(seat: int, players: int) -> int:
    if not 0 <= seat < players:
        raise BadSetting(f"the seats are 0 to {players - 1}, not {seat}")
    return 1 << seat


def _company(seat: int | None, opponents: str | Sequence[str], players: int) -> list[Bot]:
    """A bot for each seat; the learner's own is never asked and hears nothing."""
    if seat is None:
        return []
    names = [opponents] * (players - 1) if isinstance(opponents, str) else opponents
    if not _are_names(names):
        raise BadSetting(f"opponents are names of bots, not {opponents!r:.40}")
    if len(names) != players - 1:
        raise BadSetting(f"there are {players - 1} opponents, but {len(names)} bots")
    try:
        bots = [make_bot(name) for name in names]
    except (BrokenBot, UnknownBot) as error:
        raise BadSetting(error.reason) from error
    return [*bots[:seat], Bot("learner", False, False), *bots[seat:]]


# -- seeds -----------------------------------------------------------------------------------------


def seed_given(seed: object) -> int:
    """What a match is dealt from: a whole number that isn't negative and fits 63 bits."""
    number = whole(seed)
    if number is None or not 0 <= number < 1 << 63:
        raise BadSetting(f"a seed is a whole number from 0 to 2**63 - 1, not {seed!r:.40}")
    return number


def seeds_given(seed: object, tables: int) -> list[int | None]:
    """A seed for each table: from a number on, or those of a list; None where none is given."""
    if seed is None:
        return [None] * tables
    row = listed(seed)
    if row is None:
        first = seed_given(seed)
        return [first + table & MASK for table in range(tables)]
    if len(row) != tables:
        raise BadSetting(f"there are {tables} tables, but {len(row)} seeds")
    return [None if one is None else seed_given(one) for one in row]


def listed(seed: object) -> list[object] | None:
    """The seeds of a list, or None if it is none, or has none."""
    try:
        row: list[object] = list(seed)  # type: ignore[call-overload]  # or a TypeError
        return None if isinstance(seed, str | bytes) or not row else row
    except TypeError:
        return None
