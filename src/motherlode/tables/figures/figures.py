"""What a server counts: rounds that have ended and who won them. Nobody is named in it."""

from __future__ import annotations

import logging
from collections import Counter, defaultdict
from collections.abc import Iterable
from math import sqrt
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from motherlode.rules.core.contract import Event
from motherlode.rules.core.events import GameEnded, RolesRevealed, RoundEnded, RoundStarted
from motherlode.rules.core.gold_events import GoldPaid, NuggetGiven, NuggetPicked, NuggetsTaken
from motherlode.rules.core.ruleset import bare_name
from motherlode.tables.game.game import Game

LOGGER = logging.getLogger("motherlode.tables")
Company: TypeAlias = Literal["alone", "together"]  # one person among bots, or several people
CERTAINTY: Final = 1.959964  # deviations around the mean that hold 95 % of a normal distribution


class EndedRound(Struct, frozen=True):
    """All that is kept of a round."""

    game: str
    edition: str
    modules: tuple[str, ...]
    players: int
    people: int
    winner: str
    roles: dict[str, bool]  # each role that was in play: whether anybody who had it was paid


class Share(Struct, frozen=True):
    """How often something came true, and between which bounds its true share lies (95 %)."""

    name: str
    won: int
    of: int
    low: float
    high: float


class Group(Struct, frozen=True):
    """The rounds that have something in common, by winner."""

    name: str
    rounds: int
    winners: tuple[Share, ...]


class GameFigures(Struct, frozen=True):
    """What was counted of one game, in one kind of company."""

    game: str
    company: Company
    rounds: int
    winners: tuple[Share, ...]
    roles: tuple[Share, ...]  # of the rounds in which a role was in play: how often it was paid
    players: tuple[Group, ...]
    modules: tuple[Group, ...]
    editions: tuple[Group, ...]


class FiguresInfo(Struct, frozen=True):
    """Everything that was counted at this server."""

    rounds: int
    games: tuple[GameFigures, ...]


_READER: Final = msgspec.json.Decoder(EndedRound)


def written(ended: EndedRound) -> bytes:
    """A round as it is stored."""
    return msgspec.json.encode(ended)


def ended_rounds(game: Game, people: int) -> list[EndedRound]:
    """The rounds of a game that have ended, with whoever was paid for them."""
    found: list[EndedRound] = []
    winner: str | None = None  # of the round that is being paid for
    roles: list[int] = []
    paid: set[int] = set()
    for _, happened in game.history:
        if isinstance(happened, RoundEnded):
            winner, roles, paid = happened.winner, [], set()
        elif isinstance(happened, RolesRevealed):
            roles = [int(role) for role in happened.roles]
        elif isinstance(happened, RoundStarted | GameEnded):
            if winner is not None:
                found.append(_ended(game, people, winner, roles, paid))
            winner = None
        elif isinstance(happened, Event):
            paid |= paid_by(happened)
    if winner is not None and game.resting:
        found.append(_ended(game, people, winner, roles, paid))
    return found


def paid_by(event: Event) -> set[int]:
    """The seat that got gold by this, if one did."""
    if isinstance(event, NuggetPicked | NuggetsTaken | GoldPaid):
        return {int(event.seat)}
    return {int(event.target)} if isinstance(event, NuggetGiven) else set()


def _ended(game: Game, people: int, winner: str, roles: list[int], paid: set[int]) -> EndedRound:
    rewarded: dict[str, bool] = {}
    for seat, role in enumerate(roles):
        name = game.rules.role_names[role]
        rewarded[name] = rewarded.get(name, False) or seat in paid
    settings = game.settings
    modules = [bare_name(module) for module in settings.modules]
    return EndedRound(
        settings.game,
        settings.edition,
        tuple(module for module in modules if module != settings.game),
        settings.players,
        people,
        winner,
        rewarded,
    )


def bounds(won: int, of: int) -> tuple[float, float]:
    """Wilson's interval: between which shares the true one lies, with a certainty of 95 %."""
    if not of:
        return 0.0, 1.0
    share = won / of
    spread = CERTAINTY**2 / of
    middle = share + spread / 2
    width = CERTAINTY * sqrt(share * (1 - share) / of + spread / (4 * of))
    return max(0.0, (middle - width) / (1 + spread)), min(1.0, (middle + width) / (1 + spread))


def _share(name: str, won: int, of: int) -> Share:
    low, high = bounds(won, of)
    return Share(name, won, of, round(low, 4), round(high, 4))


class Tally:
    """The counts of one game in one kind of company."""

    def __init__(self) -> None:
        self.rounds = 0
        self.winners: Counter[str] = Counter()
        self.paid: Counter[str] = Counter()
        self.in_play: Counter[str] = Counter()
        self.groups: dict[str, dict[str, Counter[str]]] = {
            kind: defaultdict(Counter) for kind in ("players", "modules", "editions")
        }

    def add(self, ended: EndedRound) -> None:
        """Count a round."""
        self.rounds += 1
        self.winners[ended.winner] += 1
        for role, paid in ended.roles.items():
            self.in_play[role] += 1
            self.paid[role] += paid
        self.groups["players"][str(ended.players)][ended.winner] += 1
        self.groups["editions"][ended.edition][ended.winner] += 1
        for module in ended.modules:
            self.groups["modules"][module][ended.winner] += 1

    def shares(self, counted: Counter[str]) -> tuple[Share, ...]:
        """Everybody who won at all, with their share of these rounds."""
        total = counted.total()
        return tuple(_share(name, counted[name], total) for name in sorted(self.winners))

    def grouped(self, kind: str) -> tuple[Group, ...]:
        """The rounds in groups, by number or name."""
        groups = self.groups[kind]
        names = sorted(groups, key=lambda name: (len(name), name) if name.isdigit() else (99, name))
        return tuple(Group(name, groups[name].total(), self.shares(groups[name])) for name in names)

    def figures(self, game: str, company: Company) -> GameFigures:
        """The counts with their bounds."""
        return GameFigures(
            game,
            company,
            self.rounds,
            self.shares(self.winners),
            tuple(
                _share(role, self.paid[role], self.in_play[role]) for role in sorted(self.in_play)
            ),
            self.grouped("players"),
            self.grouped("modules"),
            self.grouped("editions"),
        )


class Figures:
    """Everything that was counted; rounds that only bots played count for nobody."""

    def __init__(self) -> None:
        self.tallies: dict[tuple[str, Company], Tally] = {}

    def add(self, bodies: Iterable[bytes]) -> None:
        """Count rounds as they are stored."""
        for body in bodies:
            try:
                ended = _READER.decode(body)
            except msgspec.MsgspecError as error:  # of another version; the others still count
                LOGGER.error("an ended round can't be read: %s", error)
                continue
            if ended.people:
                company: Company = "together" if ended.people > 1 else "alone"
                self.tallies.setdefault((ended.game, company), Tally()).add(ended)

    def info(self) -> FiguresInfo:
        """All counts with their bounds."""
        tallies = sorted(self.tallies.items())
        return FiguresInfo(
            sum(tally.rounds for _, tally in tallies),
            tuple(tally.figures(game, company) for (game, company), tally in tallies),
        )
