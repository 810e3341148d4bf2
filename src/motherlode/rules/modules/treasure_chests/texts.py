"""Chest texts: the table of a position that tells of chests, read and written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cards import TABLE, TURNED
from motherlode.rules.core.cells import STEP
from motherlode.rules.core.errors import BadPosition
from motherlode.rules.core.events import listed
from motherlode.rules.core.reasons import because
from motherlode.rules.core.state import State
from motherlode.rules.modules.treasure_chests.chests import (
    UNKNOWN,
    Chests,
    cell_of,
    chest_of,
    filled,
    hidden_at,
    lookers_of,
    tunnel_of,
)
from motherlode.rules.notation.words import (
    cell_text,
    read_card,
    read_cell,
    read_seats,
    seats_text,
    tile_text,
)

OPENED: Final = "opened"  # chests
REMOVED: Final = "removed"  # tunnels that were turned over and then hit by a rockfall
BURIED: Final = "buried"  # chests removed unopened, with their tunnels
UP: Final = "up"


class ChestReader:
    """Reads the table of a position that tells of chests, and lays them."""

    def __init__(
        self,
        state: State,
        names: tuple[str, ...],
        cells: Sequence[int],
        chests: Sequence[int],
        tunnels: Sequence[int],
    ) -> None:
        self.state = state
        self.rules: Rules = state.rules
        self.names = names
        self.cells = cells  # where chests may lie
        self.chests = chests  # all there are
        self.tunnels = tunnels
        self.taken: list[int] = []  # cells
        self.named: list[int] = []  # cards
        self.hidden: list[int] = []
        self.buried: list[int] = []
        self.opened: list[int] = []
        self.turned: list[int] = []

    def read(self, table: dict[str, object], count: int) -> Chests:
        """What the table tells of `count` chests; the seed deals hidden ones it doesn't name."""
        for key, value in table.items():
            for text in value if isinstance(value, list) else [value]:
                if not isinstance(text, str):
                    raise BadPosition(
                        because("must-be-text", "{key} must be a string in quotes", key=key)
                    )
                self.read_entry(key, text)
        if len(self.opened) != len(self.turned):
            raise BadPosition(
                because(
                    "chests-opened",
                    "there must be as many opened chests as revealed chest tunnels (X-2)",
                )
            )
        if len(self.hidden) + len(self.buried) + len(self.opened) > count:
            raise BadPosition(
                because(
                    "chests-many",
                    "too many chests; the table has {count} (X-1)",
                    count=count,
                )
            )
        free_chests, free_tunnels = self.left(self.chests), self.left(self.tunnels)
        hidden = filled(vec[i64](self.hidden), free_chests, free_tunnels)
        buried = filled(vec[i64](self.buried), free_chests, free_tunnels)
        return Chests(hidden, buried, vec[i64](sorted(self.opened + self.turned)), False, 0)

    def left(self, cards: Sequence[int]) -> list[int]:
        """Those of the cards that are not named, in an order drawn from the seed if it matters."""
        left = vec[i64]([card for card in cards if card not in self.named])
        if len(self.named) < 2 * (len(self.hidden) + len(self.buried) + len(self.opened)):
            self.state.shuffle(left)
        return listed(left)

    def read_entry(self, key: str, text: str) -> None:
        """One line of the table, or one text of a list in it."""
        if key == OPENED:
            self.opened.append(self.card(text, False))
        elif key == REMOVED:
            self.turned.append(self.card(text, True))
        elif key == BURIED:
            where, _, rest = text.strip().partition(" ")
            self.buried.append(self.hidden_chest(read_cell(where), rest))
        else:
            self.read_place(read_cell(key), text)

    def read_place(self, cell: int, text: str) -> None:
        """What lies on a cell: a hidden chest, or a tunnel that was turned over."""
        if cell not in self.cells:
            cells = "; ".join(cell_text(other) for other in self.cells)
            raise BadPosition(
                because(
                    "no-chest",
                    "there’s no chest at {cell}; the chests are at {cells} (X-1)",
                    cell=cell_text(cell),
                    cells=cells,
                )
            )
        if not self.state.maze.is_empty(cell):
            raise BadPosition(
                because("chest-taken", "there’s another card at {cell} (X-1)", cell=cell_text(cell))
            )
        if any(cell + step in self.taken for step in STEP):
            raise BadPosition(because("chests-edge", "chests can’t be next to each other (X-1)"))
        self.taken.append(cell)
        words = text.split()
        if UP in words:
            tunnel = self.card(words[0], True)
            self.turned.append(tunnel)
            is_turned = "turned" in words and self.rules.tiles.differs[tunnel]
            self.state.maze.lay_out(cell, tunnel | TURNED if is_turned else tunnel)
        else:
            self.hidden.append(self.hidden_chest(cell, text))
            self.state.maze.put_face_down(cell)

    def hidden_chest(self, cell: int, text: str) -> int:
        """A chest and its tunnel, as far as they are named, and who has looked at them."""
        chest = tunnel = UNKNOWN
        cards, _, seats = f" {text} ".partition(" by ")
        for word in cards.split():
            if self.rules.specs[read_card(self.rules, word)].shape:
                tunnel = self.card(word, True)
            else:
                chest = self.card(word, False)
        return int(hidden_at(cell, chest, tunnel, read_seats(self.names, seats)))

    def card(self, word: str, is_tunnel: bool) -> int:
        """A chest or a tunnel by its id; each is there once."""
        card = read_card(self.rules, word)
        spec = self.rules.specs[card]
        if spec.family != TABLE or bool(spec.shape) != is_tunnel:
            raise BadPosition(
                because("not-a-tunnel", "{word} isn’t a chest tunnel (X-1)", word=spec.name)
                if is_tunnel
                else because("not-a-chest", "{word} isn’t a chest (X-1)", word=spec.name)
            )
        if card in self.named:
            raise BadPosition(
                because("chest-twice", "there’s only one {word} (X-1)", word=spec.name)
            )
        self.named.append(card)
        return card


def table_of(state: State, names: Sequence[str], chests: Chests) -> dict[str, object]:
    """The table of a position that tells of chests."""
    rules, maze = state.rules, state.maze
    tiles = {cell: maze.tile_at(cell) for cell in maze.laid}
    up = {cell: tile for cell, tile in tiles.items() if _is_tunnel(rules, tile & ~TURNED)}
    lying = [tile & ~TURNED for tile in up.values()]
    turned = [card for card in chests.shown if _is_tunnel(rules, card)]
    return {
        **{cell_text(cell_of(hidden)): _text(rules, names, hidden) for hidden in chests.hidden},
        **{cell_text(cell): _up_text(rules, tile) for cell, tile in up.items()},
        OPENED: [rules.names[card] for card in chests.shown if card not in turned],
        REMOVED: [rules.names[card] for card in turned if card not in lying],
        BURIED: [
            f"{cell_text(cell_of(hidden))} {_text(rules, names, hidden)}"
            for hidden in chests.buried
        ],
    }


def _is_tunnel(rules: Rules, card: int) -> bool:
    return rules.specs[card].family == TABLE and bool(rules.specs[card].shape)


def _up_text(rules: Rules, tile: int) -> str:
    name, *turned = tile_text(rules, tile).split()
    return " ".join([name, UP, *turned])


def _text(rules: Rules, names: Sequence[str], hidden: int) -> str:
    text = f"{rules.names[chest_of(hidden)]} {rules.names[tunnel_of(hidden)]}"
    seats = seats_text(names, lookers_of(hidden))
    return f"{text} by {seats}" if seats else text
