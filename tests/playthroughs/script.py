"""Playthroughs: a seeded game as text, every event and every change in what each seat sees."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random

from motherlode.rules.core.contract import Event
from motherlode.rules.core.engine import apply, new_game, options
from motherlode.rules.core.ruleset import EDITIONS, Selection
from motherlode.rules.core.views import SPECTATOR, prompt, view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.notation.data import event_data, view_data
from motherlode.rules.notation.words import default_names
from tests.support.players import choose

FOLDER = Path(__file__).parent
SEED = 42
NOTHING = object()  # is there


def fewest_players(game: str, modules: tuple[str, ...]) -> int:
    """The smallest table of a game that its modules allow; 0 if there is none."""
    for players in range(2, 13):
        if not CATALOGUE.refusal(Selection(game, modules, "", players)):
            return players
    return 0


def selections() -> Iterator[Selection]:
    """Every edition of the first game, every module with each game, every pair with one game."""
    games = CATALOGUE.games()
    for edition in EDITIONS:
        yield Selection(games[0], (), edition.name, fewest_players(games[0], ()))
    for game in games:
        for modules in [(), *((name,) for name in CATALOGUE.extras())]:
            players = fewest_players(game, modules)
            if players and (game != games[0] or modules):
                yield Selection(game, modules, "", players)
    for pair in combinations(CATALOGUE.extras(), 2):
        for game in games:
            if fewest_players(game, pair):
                yield Selection(game, pair, "", fewest_players(game, pair))
                break


def name_of(selection: Selection) -> str:
    """The name of its file."""
    parts = [selection.game, *selection.modules]
    return "+".join(parts) + (f"-{selection.edition}" if selection.edition else "")


class Playthrough:
    """Plays one game and writes down what happens and what everybody sees of it."""

    def __init__(self, selection: Selection) -> None:
        self.rules = CATALOGUE.rules(selection)
        self.rounds = 1 if selection.modules else self.rules.rounds
        self.names = default_names(selection.players)
        self.lines = [f"# {name_of(selection)}, {selection.players} players, seed {SEED}"]
        self.state = new_game(self.rules, SEED, listening=True)
        self.seen: dict[int, dict[str, object]] = {}

    def text(self) -> str:
        """The whole game; with modules the first round."""
        random = Random(SEED)
        number = 0
        self._tell()
        while not self.state.over and self.state.round <= self.rounds:
            number += 1
            asked = self.state.top()
            choice = choose(self.state, "seek", random)
            words = choice_text(self.rules, self.names, choice)
            count = len(prompt(self.state, asked.seat).choices)
            assert count == len(options(self.state))
            self.lines.append("")
            self.lines.append(
                f"{number}. {self.names[asked.seat]}: {words}   ({asked.name()}, 1 of {count})"
            )
            apply(self.state, choice)
            self._tell()
        return "\n".join(self.lines) + "\n"

    def _tell(self) -> None:
        for event in self.state.take_events():
            self.lines.append("  " + self._event(event))
        self._tell_changes()

    def _event(self, event: Event) -> str:
        data = event_data(self.rules, self.names, event)
        audience = [
            self.names[seat] if seat >= 0 else "spectator"
            for seat in [*range(self.state.seats), SPECTATOR]
            if event_data(self.rules, self.names, event.seen_by(seat)) == data
        ]
        whole = len(audience) == self.state.seats + 1
        fields = " ".join(f"{key}={value}" for key, value in data.items() if key != "event")
        return f"{data['event']} {fields}" + ("" if whole else f"   [whole: {', '.join(audience)}]")

    def _tell_changes(self) -> None:
        """What changed in the views: once for all, or seat by seat."""
        changes = {seat: self._changes(seat) for seat in [*range(self.state.seats), SPECTATOR]}
        shared = set.intersection(*(set(lines) for lines in changes.values()))
        for line in changes[SPECTATOR]:
            if line in shared:
                self.lines.append(f"    all | {line}")
        for seat, lines in changes.items():
            name = self.names[seat] if seat >= 0 else "spectator"
            own = [line for line in lines if line not in shared]
            self.lines += [f"    {name} | {line}" for line in own]

    def _changes(self, seat: int) -> list[str]:
        new = view_data(view(self.state, seat), self.names)
        old = self.seen.get(seat, {})
        self.seen[seat] = new
        before = dict(flat("", old, new))
        after = dict(flat("", new, old))
        gone = [f"{key}: gone" for key in before if key not in after]
        return gone + [
            f"{key}: {value}" for key, value in after.items() if before.get(key) != value
        ]


def flat(path: str, data: object, other: object) -> Iterator[tuple[str, str]]:
    """A view's data as paths and values, without what another one has there, too.

    Lists of words stay together.
    """
    if data == other:
        return
    if isinstance(data, dict):
        others = other if isinstance(other, dict) else {}
        for key, value in data.items():
            yield from flat(f"{path}.{key}" if path else str(key), value, others.get(key, NOTHING))
    elif isinstance(data, list) and data and isinstance(data[0], (dict, list)):
        beside = other if isinstance(other, list) else []
        for place, value in enumerate(data):
            there = beside[place] if place < len(beside) else NOTHING
            yield from flat(f"{path}[{place}]", value, there)
    else:
        yield path, str(data)


def play(selection: Selection) -> str:
    """The playthrough of a selection."""
    return Playthrough(selection).text()
