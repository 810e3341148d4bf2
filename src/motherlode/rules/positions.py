"""Positions: a game in mid-round as a text a person can write by hand, both ways."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NoReturn, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.cards import GOAL, PATH
from motherlode.rules.contract import NOBODY, Rules
from motherlode.rules.engine import apply
from motherlode.rules.errors import BadNotation, BadPosition, IllegalChoice, IncompatibleModules
from motherlode.rules.gold import HIGHEST, nugget, nuggets_of, worths
from motherlode.rules.maze import ORIGIN, STEP
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation import (
    TURNED_BIT,
    cell_text,
    check_names,
    default_names,
    read_card,
    read_cell,
    read_choice,
    read_seat,
    read_tool,
    seat_text,
    suggestion,
    tile_text,
    tool_names,
)
from motherlode.rules.randomness import MASK, shuffle
from motherlode.rules.ruleset import Selection
from motherlode.rules.state import EVERYBODY, FACE_UP, KNOWERS, STRIDE, State

KEYS: Final = (
    *("rules", "edition", "modules", "players", "seed", "round", "first", "turn", "last_turn"),
    *("passes", "called", "outcomes", "set_aside", "deck", "discard", "play"),
)
TABLES: Final = ("maze", "goals", "hands", "roles", "front", "nuggets", "tokens", "seen")
REST: Final = "..."  # in a hand or the deck: the seed deals the rest
WIDEST: Final = 96

Read = TypeVar("Read")


class Position:
    """A table in mid-round: its rules, the seats' names, and the state."""

    def __init__(
        self, selection: Selection, names: tuple[str, ...], state: State, seed: int
    ) -> None:
        self.selection = selection
        self.names = names
        self.state = state
        self.seed = seed


def read_position(text: str) -> Position:
    """Read a position, or refuse it with the line and the reason."""
    page = Page(text)
    selection, names = _read_table(page)
    seed = page.whole("seed", 0, MASK, 0)
    state = State(CATALOGUE.rules(selection), seed)
    _Builder(page, names, state).build()
    return Position(selection, names, state, seed)


# -- the page ----------------------------------------------------------------------------------

_KEY = r"""(?:"(?:[^"\\]|\\.)*"|'[^']*'|[\w-]+)"""
_TABLE_LINE = re.compile(rf"\s*\[\s*({_KEY})\s*\]")
_KEY_LINE = re.compile(rf"\s*({_KEY})(?:\s*\.\s*({_KEY}))?\s*=")
_STRING = re.compile(r""""(?:[^"\\]|\\.)*"|'[^']*'""")


class Page:
    """A TOML text: its values, type by type, and the lines where they stand."""

    def __init__(self, text: str) -> None:
        self.text = text.removeprefix("\ufeff")
        self.data = self._parse()
        self.lines: dict[tuple[str, str], int] = {}
        self._find_lines()
        self._check_keys()

    def _parse(self) -> dict[str, object]:
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            match = re.fullmatch(r"(.*) \(at line (\d+), column \d+\)", str(error))
            reason, line = (match[1], int(match[2])) if match else (str(error), 0)
            if "at end of document" in reason:
                line = self.text.rstrip("\n").count("\n") + 1
            where = f"line {line}: " if line else ""
            raise BadPosition(f"{where}this is not TOML: {reason}") from error
        except RecursionError as error:
            raise BadPosition("this text is nested too deeply for a position") from error

    def _find_lines(self) -> None:
        """Note where each key stands; lines inside a list that goes on are passed over."""
        table, depth = "", 0
        for number, line in enumerate(self.text.split("\n"), 1):
            bare = _STRING.sub('""', line).split("#")[0]
            heading = _TABLE_LINE.match(line) if depth == 0 else None
            entry = _KEY_LINE.match(line) if depth == 0 else None
            if heading:
                table = _unquoted(heading[1])
                self.lines[table, ""] = number
                continue
            if entry:
                names = [_unquoted(name) for name in entry.groups() if name is not None]
                place = (names[0], names[1]) if len(names) > 1 else (table, names[0])
                self.lines[place if place[0] else (names[0], "")] = number
            depth += bare.count("[") + bare.count("{") - bare.count("]") - bare.count("}")

    def line_of(self, key: str, inner: str = "", item: str = "") -> int:
        """The line of a key, of an entry of a table, or of a text in a list; 0 if not found."""
        line = self.lines.get((key, inner)) or self.lines.get((key, ""), 0)
        if item and line:
            for number, words in enumerate(self.text.split("\n")[line - 1 :], line):
                if json.dumps(item, ensure_ascii=False) in words or f"'{item}'" in words:
                    return number
        return line

    def fail(self, reason: str, key: str, inner: str = "", item: str = "") -> NoReturn:
        """Refuse the position because of what stands at a key."""
        line = self.line_of(key, inner, item)
        raise BadPosition(f"line {line}: {reason}" if line else reason)

    def trying(
        self, read: Callable[[], Read], key: str, inner: str = "", item: str = ""
    ) -> Read:
        """Read something; if it can't be read, tell the line."""
        try:
            return read()
        except (BadNotation, IllegalChoice, IncompatibleModules) as error:
            self.fail(str(error), key, inner, item)

    def _check_keys(self) -> None:
        for key, value in self.data.items():
            if key not in KEYS + TABLES:
                self.fail(f"there is no key {key}{suggestion(key, KEYS + TABLES)}", key)
            if key in TABLES and not isinstance(value, dict):
                self.fail(f"{key} is a table: write [{key}] above its lines", key)
            if key in TABLES:
                self._check_strays(key)

    def _check_strays(self, table: str) -> None:
        for inner in self.table(table):
            if inner in KEYS:
                self.fail(f"{inner} stands below [{table}]; write it above all tables", table, inner)

    def table(self, key: str) -> dict[str, object]:
        """A table, empty if it isn't there."""
        value = self.data.get(key, {})
        return value if isinstance(value, dict) else {}

    def word(self, key: str, default: str = "") -> str:
        """A text."""
        value = self.data.get(key, default)
        if not isinstance(value, str):
            self.fail(f"{key} must be a text in quotes", key)
        return value

    def whole(self, key: str, low: int, high: int, default: int) -> int:
        """A whole number."""
        return self.checked_whole(self.data.get(key, default), low, high, key)

    def checked_whole(self, value: object, low: int, high: int, key: str, inner: str = "") -> int:
        """A value that must be a whole number between two bounds."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fail(f"{inner or key} must be a whole number from {low} to {high}", key, inner)
        return value

    def words(self, key: str) -> list[str]:
        """A list of texts, or a single one."""
        return self.checked_words(self.data.get(key, []), key)

    def checked_words(self, value: object, key: str, inner: str = "") -> list[str]:
        """A value that must be a list of texts, or a single one."""
        values = [value] if isinstance(value, str) else value
        if not isinstance(values, list) or not all(isinstance(one, str) for one in values):
            self.fail(f"{inner or key} must be a list of texts in quotes", key, inner)
        return values


def _unquoted(key: str) -> str:
    if key.startswith('"'):
        try:
            return str(json.loads(key))
        except ValueError:
            return key.strip('"')
    return key.strip("'")


# -- the table ---------------------------------------------------------------------------------


def _read_table(page: Page) -> tuple[Selection, tuple[str, ...]]:
    """Rules, modules, edition and seats."""
    game = page.word("rules", "base")
    modules = page.words("modules")
    edition = page.word("edition")
    page.trying(lambda: CATALOGUE.chosen(Selection(game)), "rules")
    page.trying(lambda: CATALOGUE.chosen(Selection(game, modules)), "modules")
    page.trying(lambda: edition_named(edition), "edition")
    names = _read_names(page, Selection(game, modules, edition))
    selection = Selection(game, modules, edition, len(names))
    page.trying(lambda: CATALOGUE.rules(selection), _blamed(selection))
    return selection, names


def _blamed(selection: Selection) -> str:
    """The key to name if a table is refused: the one without which it would be allowed."""
    plain = Selection(selection.game, (), "", selection.players)
    if CATALOGUE.refusal(plain):
        return "players"
    with_edition = Selection(selection.game, (), selection.edition, selection.players)
    return "edition" if CATALOGUE.refusal(with_edition) else "modules"


def _read_names(page: Page, selection: Selection) -> tuple[str, ...]:
    players = page.data.get("players")
    if players is None:
        return default_names(_fewest_players(selection))
    if isinstance(players, int) and not isinstance(players, bool):
        return page.trying(lambda: default_names(players), "players")
    if not isinstance(players, list):
        page.fail("players must be a list of names, or their number", "players")
    names = tuple(page.checked_words(players, "players"))
    page.trying(lambda: check_names(names), "players")
    return names


def _fewest_players(selection: Selection) -> int:
    """The smallest number of players that the rules allow."""
    for count in range(2, 13):
        table = Selection(selection.game, selection.modules, selection.edition, count)
        if not CATALOGUE.refusal(table):
            return count
    return 3


# -- building ----------------------------------------------------------------------------------


class _Builder:
    """Puts together what a page says, then deals what it leaves out."""

    def __init__(self, page: Page, names: tuple[str, ...], state: State) -> None:
        self.page = page
        self.names = names
        self.state = state
        self.rules = state.rules
        self.left = [int(card) for card in state.rules.deck]  # cards nobody has yet
        self.hands: dict[int, list[str] | int] = {}

    def build(self) -> None:
        """Everything, in an order in which named cards are taken before any are dealt."""
        self.read_round()
        self.read_goals()
        self.lay_maze()
        self.read_front()
        self.read_roles()
        self.read_gold()
        self.read_seen()
        self.read_hands()
        self.read_discard()
        self.read_deck()
        self.begin()
        self.play()

    # -- seats and counters --------------------------------------------------------------------

    def seat(self, text: str, key: str, inner: str = "") -> int:
        """A seat by its name."""
        return self.page.trying(lambda: read_seat(self.names, text), key, inner)

    def by_seat(self, key: str) -> list[tuple[int, str, object]]:
        """A table's entries by seat; no seat twice."""
        out: list[tuple[int, str, object]] = []
        for name, value in self.page.table(key).items():
            seat = self.seat(name, key, name)
            if any(seat == other for other, _, _ in out):
                self.page.fail(f"{self.names[seat]} is named twice in [{key}]", key, name)
            out.append((seat, name, value))
        return out

    def read_round(self) -> None:
        """Which round, who began it, whose turn it is."""
        page, state = self.page, self.state
        state.round = page.whole("round", 1, int(self.rules.rounds), 1)
        state.first = self.seat(page.word("first", self.names[0]), "first")
        if "last_turn" in page.data:
            state.last_turn = self.seat(page.word("last_turn"), "last_turn")
        state.passes = page.whole("passes", 0, 99, 0)
        for name in page.words("called"):
            state.callers |= 1 << self.seat(name, "called")
        state.outcomes = tuple(page.words("outcomes"))
        if len(state.outcomes) >= state.round:
            page.fail(f"round {state.round} can't follow {len(state.outcomes)} rounds", "outcomes")

    def mover(self) -> int:
        """Whose turn it is: as told, or after the last turn, or whoever begins."""
        if "turn" in self.page.data:
            return self.seat(self.page.word("turn"), "turn")
        if self.state.last_turn != NOBODY:
            return int(self.state.left_of(self.state.last_turn))
        return int(self.state.first)

    # -- cards ---------------------------------------------------------------------------------

    def take(self, text: str, key: str, inner: str = "") -> int:
        """Take a card by its id out of those nobody has yet."""
        card = self.page.trying(lambda: read_card(self.rules, text), key, inner, text)
        if card in self.left:
            self.left.remove(card)
            return card
        name = self.rules.names[card]
        copies = self.rules.deck.count(card) if False else _copies(self.rules, card)
        if not copies:
            self.page.fail(f"{name} is not a card of the deck (B-5)", key, inner, text)
        self.page.fail(f"there are only {copies} of {name}, this is one more (B-5)", key, inner, text)
