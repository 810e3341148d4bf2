"""What a table of an environment is made of, from what a program asks for."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Final, TypedDict

from motherlode.bots import make_bot
from motherlode.env.kernel.layout import Layout
from motherlode.env.kernel.tables import GOLD, MATCH, SIDE, Settings, Tables
from motherlode.rules.core.errors import MotherlodeError
from motherlode.rules.core.playout import Bot
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.modules import CATALOGUE

WINDOW: Final = (15, 11)
REWARDS: Final = {"gold": GOLD, "match": MATCH, "side": SIDE}


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


def open_tables(
    count: int,
    seat: int | None,
    opponents: str | Sequence[str],
    renews: bool,
    *,
    rules: str = "base",
    players: int | None = None,
    modules: Sequence[str] = (),
    edition: str = "",
    rounds: int | None = None,
    window: tuple[int, int] = WINDOW,
    reward: str = "gold",
    calls: bool = False,
    talk: bool = False,
    skip_forced: bool = True,
) -> Tables:
    """A set of tables; with a seat, bots sit at all others, else actions answer for everybody."""
    if reward not in REWARDS:
        raise BadSetting(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
    try:
        columns, rows = map(index, window)
    except (TypeError, ValueError) as error:
        raise BadSetting(f"a window is columns and rows, not {window!r}") from error
    if players is None:
        players = CATALOGUE.usual_players(rules)
    bound = CATALOGUE.rules(Selection(rules, modules, edition, players))
    if rounds is not None:
        if not 1 <= rounds <= bound.rounds:
            raise BadSetting(f"this game has 1 to {bound.rounds} rounds, not {rounds}")
        bound.rounds = rounds
    learners = (1 << players) - 1 if seat is None else _learner(seat, players)
    company = [_company(seat, opponents, players) for _ in range(count)]
    settings = Settings(REWARDS[reward], learners, skip_forced, calls, talk, renews)
    return Tables(bound, Layout(columns, rows), settings, company)


def _learner(seat: int, players: int) -> int:
    if not 0 <= seat < players:
        raise BadSetting(f"the seats are 0 to {players - 1}, not {seat}")
    return 1 << seat


def _company(seat: int | None, opponents: str | Sequence[str], players: int) -> list[Bot]:
    """A bot for each seat; the learner's own is never asked and hears nothing."""
    if seat is None:
        return []
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != players - 1:
        raise BadSetting(f"there are {players - 1} opponents, but {len(names)} bots")
    bots = [make_bot(name) for name in names]
    return [*bots[:seat], Bot("learner", False, False), *bots[seat:]]
