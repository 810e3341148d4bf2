"""Many games of bots: what is ordered, how a game is played, what came out."""

from __future__ import annotations

import re
import time
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from motherlode.bots.levels import seated
from motherlode.cli.errors import BadCommand
from motherlode.cli.files import make_folder, write_text
from motherlode.cli.selection import game_seed
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.engine import apply, asked_seat, new_game
from motherlode.rules.core.gold import scores, winners
from motherlode.rules.core.playout import answer, play_out, tell
from motherlode.rules.core.reasons import because
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.words import default_names
from motherlode.rules.records.recorder import Recorder

VICTORY = 27_720  # parts of a victory: any number of seats up to 12 can share it equally


@dataclass(frozen=True)
class Batch:
    """Games to be played, in plain values that another process can be sent."""

    game: str
    modules: tuple[str, ...]
    edition: str
    players: int
    bots: tuple[str, ...]
    seed: int
    games: int

    def rules(self) -> Rules:
        """What they are played by."""
        return bound(self.game, self.modules, self.edition, self.players)


@dataclass(frozen=True)
class Order(Batch):
    """Games to be counted, and recorded if a folder is named."""

    first: int = NOBODY  # who begins each game; drawn if nobody is named
    records: str = ""
    force: bool = False

    def play(self, part: range) -> Tally:
        """Play some of the games ordered."""
        return play_part(self, part)

    def selection(self) -> Selection:
        """The table that is asked for."""
        return Selection(self.game, self.modules, self.edition, self.players)

    def record_file(self, game: int) -> Path:
        """Where the record of a game goes: a file of its own in the folder."""
        return Path(self.records) / f"game-{game + 1:0{self.digits()}}.jsonl"

    def digits(self) -> int:
        """How many digits the numbers of the games have."""
        return len(str(self.games))

    def prepare(self) -> None:
        """Make room for the records, or refuse before anything is played."""
        if self.records:
            make_folder(self.records, self.check_folder)

    def check_folder(self, folder: Path) -> None:
        """Refuse a folder that has records of the same names, unless they may be replaced."""
        for entry in folder.iterdir():
            named = re.fullmatch(rf"game-([0-9]{{{self.digits()}}})\.jsonl", entry.name)
            if named and 1 <= int(named[1]) <= self.games and not self.force:
                raise BadCommand(
                    because(
                        "file-exists",
                        "{file} already exists; use --force to overwrite it",
                        file=str(entry),
                    )
                )


@dataclass
class Tally:
    """What came out of some games; whole numbers, so that they add up alike in any order."""

    games: int = 0
    rounds: int = 0
    moves: int = 0
    cpu_seconds: float = 0.0
    wins: Counter[str] = field(default_factory=Counter)  # rounds, by winner
    gold: Counter[str] = field(default_factory=Counter)  # by bot, all its seats together
    game_wins: Counter[str] = field(default_factory=Counter)  # by bot, a victory in parts

    def add(self, other: Tally) -> None:
        """Count another tally in."""
        self.games += other.games
        self.rounds += other.rounds
        self.moves += other.moves
        self.cpu_seconds += other.cpu_seconds
        self.wins.update(other.wins)
        self.gold.update(other.gold)
        self.game_wins.update(other.game_wins)

    def count(self, state: State, bots: tuple[str, ...]) -> None:
        """Count a finished game."""
        self.games += 1
        self.rounds += len(state.outcomes)
        for outcome in state.outcomes:
            self.wins[outcome] += 1
        for bot, score in zip(bots, scores(state), strict=True):
            self.gold[bot] += score
        best = winners(state)
        for seat in best:
            self.game_wins[bots[seat]] += VICTORY // len(best)

    def victories(self, bot: str) -> float:
        """How many games a bot has won, a shared victory counted in parts."""
        return self.game_wins[bot] / VICTORY


def play_part(order: Order, games: range) -> Tally:
    """Play some of the games ordered."""
    rules = order.rules()
    tally = Tally()
    started = time.process_time()
    for game in games:
        seed = game_seed(order.seed, game)
        state = new_game(rules, seed, order.first)
        if order.records:
            tally.moves += play_recorded(order, game, seed, state)
        else:
            tally.moves += int(play_out(state, seated(order.bots, seed)))
        tally.count(state, order.bots)
    tally.cpu_seconds = time.process_time() - started
    return tally


def play_recorded(order: Order, game: int, seed: int, state: State) -> int:
    """Play one game and write its record; the number of moves."""
    recorder = Recorder(order.selection(), default_names(order.players), seed, order.first)
    bots = seated(order.bots, seed)
    state.listening = any(bot.listening for bot in bots)
    moves = 0
    while not state.over:
        seat = int(asked_seat(state))
        choice = int(answer(state, seat, bots[seat]))
        recorder.add(state, choice)
        apply(state, choice)
        tell(state, bots)
        moves += 1
    write_text(order.record_file(game), recorder.text(state))
    return moves


@cache
def bound(game: str, modules: tuple[str, ...], edition: str, players: int) -> Rules:
    """The rules of a table, bound once per process."""
    return CATALOGUE.rules(Selection(game, modules, edition, players))
