"""Positions: a moment of a game as text that a person can write by hand, both ways."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from typing import Final

from motherlode.rules.core.cards import PATH, TURNED
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.errors import BadPosition
from motherlode.rules.core.gold import worths
from motherlode.rules.core.randomness import MASK
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.ruleset import Selection, bare_name, edition_named
from motherlode.rules.core.state import EVERYBODY, FACE_UP, KNOWERS, State
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.words import (
    cell_text,
    check_names,
    default_names,
    nearest,
    seats_text,
    shown,
    tile_text,
)
from motherlode.rules.positions.builder import DIRECTIONS, Builder
from motherlode.rules.positions.maze import LAID_OUT
from motherlode.rules.positions.memories import EVERYONE
from motherlode.rules.positions.sketch import KEYS, TABLES
from motherlode.rules.positions.toml import Page, Spot

WIDEST: Final = 96
MOST_PLAYERS: Final = 12


class Position:
    """A table in the middle of a round: its rules, the seats' names, and the state."""

    def __init__(
        self, selection: Selection, names: tuple[str, ...], state: State, seed: int
    ) -> None:
        self.selection = selection
        self.names = names
        self.state = state
        self.seed = seed
        self.turn = state  # the same before the choices of `play`: the beginning of a turn
        self.play: list[str] = []


def read_position(text: str) -> Position:
    """Read a position, or refuse it with the line and the reason."""
    page = Page(text)
    known = (*KEYS, *TABLES, *(module.name for module in CATALOGUE.modules))
    for key in page.data:
        if key not in known:
            page.at(key).fail(_no_key(key, known))
    selection, names = _read_table(page)
    seed = page.at("seed", 0).whole(0, MASK)
    state = State(CATALOGUE.rules(selection), seed)
    builder = Builder(page, names, state)
    builder.build()
    position = Position(selection, names, state, seed)
    position.turn = state.copy()
    position.play = builder.play()
    return position


def _no_key(key: str, known: Sequence[str]) -> Reason:
    near = nearest(key, known)
    if near:
        return because(
            "no-key-near",
            "there’s no key called {word}; did you mean {near}?",
            word=shown(key),
            near=near,
        )
    return because("no-key", "there’s no key called {word}", word=shown(key))


def _read_table(page: Page) -> tuple[Selection, tuple[str, ...]]:
    """Rules, modules, edition and seats."""
    game = page.at("rules", CATALOGUE.games()[0]).word()
    modules = [part.word() for part in page.at("modules", []).parts()]
    edition = page.at("edition", "").word()
    if bare_name(game) not in [module.name for module in CATALOGUE.modules]:
        page.at("rules").fail(CATALOGUE.no_game(shown(game)))
    page.at("rules").read(CATALOGUE.chosen, Selection(game))
    page.at("modules").read(CATALOGUE.chosen, Selection(game, modules))
    page.at("edition").read(edition_named, edition)
    names = _read_names(page.at("players"), game)
    selection = Selection(game, modules, edition, len(names))
    page.at(_blamed(selection)).read(CATALOGUE.rules, selection)
    return selection, names


def _read_names(spot: Spot, game: str) -> tuple[str, ...]:
    if spot.value is None:
        return default_names(_fewest_players(game))
    if spot.is_whole():
        return spot.read(default_names, spot.whole(0, 99))
    names = tuple(part.word() for part in spot.parts())
    spot.read(check_names, names)
    return names


def _fewest_players(game: str) -> int:
    """The smallest number of players that a game allows."""
    counts = range(1, MOST_PLAYERS + 1)
    return next((n for n in counts if not CATALOGUE.refusal(Selection(game, (), "", n))), 3)


def _blamed(selection: Selection) -> str:
    """The key to name if a table is refused: the first that is refused by itself."""
    game, edition, players = selection.game, selection.edition, selection.players
    if CATALOGUE.refusal(Selection(game, (), "", players)):
        return "players"
    return "edition" if CATALOGUE.refusal(Selection(game, (), edition, players)) else "modules"


def is_writable(state: State) -> bool:
    """Whether a state is at the beginning of a turn: others are told by a turn and its choices."""
    return not state.over and state.top() is state.rules.turns[state.top().seat]


def write_position(state: State, names: Sequence[str], seed: int, play: Sequence[str] = ()) -> str:
    """A state at the beginning of a turn as text, with nothing left to the seed but what comes.

    `play` are choices to be played from there, as they are written.
    """
    if not is_writable(state):
        raise BadPosition(
            because(
                "position-mid-turn",
                "only the start of a turn can be written as a position; a game record holds "
                "the rest",
            )
        )
    writer = _Writer(state, tuple(names))
    keys = [*writer.keys(seed), *_array("play", play, optional=True)]
    return "\n".join([*keys, *writer.tables()]) + "\n"


class _Writer:
    """Writes a state, key by key and table by table."""

    def __init__(self, state: State, names: tuple[str, ...]) -> None:
        self.state = state
        self.names = names
        self.rules = state.rules

    def keys(self, seed: int) -> list[str]:
        """What stands above the tables."""
        state, rules, names = self.state, self.rules, self.names
        last = "" if state.last_turn == NOBODY else names[state.last_turn]
        return [
            f"rules = {_toml(rules.game)}",
            f"edition = {_toml(rules.edition)}",
            *_array("modules", rules.modules, optional=True),
            *_array("players", names),
            f"seed = {int(seed)}",
            f"round = {int(state.round)}",
            f"first = {_toml(names[state.first])}",
            f"last_turn = {_toml(last)}",
            f"turn = {_toml(names[state.top().seat])}",
            *[f"direction = {_toml(d)}" for d, n in DIRECTIONS.items() if n == state.direction < 0],
            *([f"passes = {int(state.passes)}"] if state.passes else []),
            *_array("called", self.seats(state.callers), optional=True),
            *_array("outcomes", state.outcomes, optional=True),
            *_array("set_aside", [rules.role_names[r] for r in state.spare_roles], optional=True),
            *_array("deck", [rules.names[card] for card in state.deck[state.drawn :]]),
            *_array("discard", [self.discarded(int(entry)) for entry in state.discard]),
            *_array("out_of_play", [rules.names[card] for card in state.aside], optional=True),
            *self.memories(),
        ]

    def is_path(self, cell: int) -> bool:
        """Whether a card of the deck lies there; of others their modules tell."""
        return self.rules.specs[self.state.maze.tile_at(cell) & ~TURNED].family == PATH

    def seats(self, mask: int) -> list[str]:
        """The names of a mask of seats."""
        return [name for seat, name in enumerate(self.names) if mask >> seat & 1]

    def discarded(self, entry: int) -> str:
        """An entry of the discard pile."""
        name = self.rules.names[entry & 255]
        mask = entry >> KNOWERS
        if mask == EVERYBODY:
            hidden = self.rules.discard_face_up and not entry & FACE_UP
            return f"{name} down" if hidden else name
        knowers = seats_text(self.names, mask)
        return f"{name} by {knowers}" if knowers else f"{name} unseen"

    def memories(self) -> list[str]:
        """What seats know of hidden cards together, a line for each."""
        lines: list[str] = []
        for memory in self.state.memories:
            everybody = memory.knowers == EVERYBODY
            parts = {
                "knowers": EVERYONE if everybody else self.seats(memory.knowers),
                "hands": self.seats(memory.hands),
                "discards": [int(place) + 1 for place in memory.discards],
                "cards": [self.rules.names[card] for card in memory.cards],
            }
            inside = ", ".join(f"{key} = {_toml(value)}" for key, value in parts.items())
            lines.append(f"    {{ {inside} }},")
        return ["memories = [", *lines, "]"] if lines else []

    def tables(self) -> list[str]:
        """The tables; those in which seats have nothing are left out."""
        state, rules, maze = self.state, self.rules, self.state.maze
        laid = {cell_text(cell): self.lying(int(cell)) for cell in maze.laid if self.is_path(cell)}
        seats = range(len(self.names))
        return [
            *_table("maze", laid),
            *_table("goals", dict(self.goal(place) for place in range(len(state.goals)))),
            *self.by_seat("hands", [[rules.names[c] for c in state.hand(seat)] for seat in seats]),
            *self.by_seat("roles", [rules.role_names[state.roles[seat]] for seat in seats]),
            *self.by_seat("inspected", [self.inspected(seat) or None for seat in seats]),
            *self.by_seat("front", [rules.tool_names(bits) or None for bits in state.front]),
            *self.by_seat("nuggets", [_worths(packed) or None for packed in state.nuggets]),
            *self.by_seat("tokens", [self.tokens(int(count)) for count in state.tokens]),
            *self.by_seat("seen", [self.seen(mask) or None for mask in state.seen_goals]),
            *self.kept(),
        ]

    def lying(self, cell: int) -> str:
        """A card of the maze and how it lies."""
        maze = self.state.maze
        text = tile_text(self.rules, maze.tile_at(cell))
        return f"{text} {LAID_OUT}" if maze.is_laid_out(cell) else text

    def tokens(self, count: int) -> int | None:
        """Tokens, unless they are what the game begins with."""
        return None if count == self.rules.tokens else count

    def inspected(self, seat: int) -> list[str | int]:
        """The role cards a seat knows besides its own: whose, or which of those set aside."""
        state, seats = self.state, len(self.names)
        places = [n for n, i in enumerate(state.role_ids) if state.known_roles[seat] >> i & 1]
        return [
            self.names[place] if place < seats else place - seats + 1
            for place in places
            if place != seat
        ]

    def kept(self) -> list[str]:
        """The tables of the modules."""
        rules = self.rules
        selection = Selection(rules.game, rules.modules, rules.edition, len(self.names))
        lines: list[str] = []
        for module in CATALOGUE.chosen(selection):
            table = module.write(self.state, self.names)
            lines += _table(module.name, table) if table else []
        return lines

    def by_seat(self, key: str, values: Sequence[object]) -> list[str]:
        """A table with an entry for each seat that has something."""
        named = {name: value for name, value in zip(self.names, values) if value is not None}
        return _table(key, named) if named else []

    def goal(self, place: int) -> tuple[str, str]:
        """A goal and how it lies."""
        cell = self.state.goal_cells[place]
        name = self.rules.names[self.state.goals[place]]
        if self.state.turned_goals >> place & 1:
            name += " up turned" if self.state.maze.tile_at(cell) & TURNED else " up"
        if cell != self.rules.goal_cells[place]:
            name += f" from {cell_text(self.rules.goal_cells[place])}"
        return cell_text(cell), name

    def seen(self, mask: int) -> list[str]:
        """The goals of a mask."""
        return [cell_text(c) for n, c in enumerate(self.state.goal_cells) if mask >> n & 1]


def _worths(packed: int) -> list[int]:
    return [int(worth) for worth in worths(packed)]


def _toml(value: object) -> str:
    """A text, a number or a list as TOML has it."""
    return json.dumps(value, ensure_ascii=False)


def _table(key: str, entries: dict[str, object] | dict[str, str]) -> list[str]:
    lines = ["", f"[{key}]"]
    for name, value in entries.items():
        is_bare = re.fullmatch(r"[A-Za-z0-9_-]+", name) is not None
        lines.append(f"{name if is_bare else _toml(name)} = {_toml(value)}")
    return lines


def _array(key: str, values: Iterable[str], optional: bool = False) -> list[str]:
    """A list of texts; a long one is broken into lines, an optional empty one is left out."""
    items = [_toml(value) for value in values]
    whole = f"{key} = [{', '.join(items)}]"
    if len(whole) <= WIDEST:
        return [] if optional and not items else [whole]
    lines, line = [f"{key} = ["], "   "
    for item in items:
        if len(line) + len(item) + 2 > WIDEST:
            lines.append(line)
            line = "   "
        line += f" {item},"
    return [*lines, line, "]"]
