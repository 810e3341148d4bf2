"""The net: from what a seat sees to how good each answer is, and how the match will end."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import torch
from torch import Tensor, nn

WINDOW = (11, 7)  # columns and rows: all that matters lies within, and the rest is overflow
COLUMNS, ROWS = WINDOW
SLOTS, SEATS, TOOLS = 8, 12, 6
CELLS = ROWS * COLUMNS
AIMED = SLOTS * 2 * CELLS + SLOTS * SEATS * TOOLS  # actions at cells and seats
PAIRS = list(combinations(range(SLOTS), 2))
TRIPLES = list(combinations(range(SLOTS), 3))
CHANNELS, WIDTH, CARD = 16, 64, 16
SEEN = ("maze", "table", "hand", "seats", "goals")
PLANES = 20 + 2  # bits of the maze, and where a cell is


def in_order(groups: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Groups of slots in the order of their actions: by the last slot first."""
    return sorted(groups, key=lambda group: group[::-1])


def bits(bytes_: Tensor, count: int) -> Tensor:
    """The lowest bits of some bytes, as numbers of their own."""
    return (bytes_.unsqueeze(-1) >> torch.arange(count)) & 1


class Net(nn.Module):
    """Sees the maze by convolution, and scores a card at a cell by how well the two go together.

    Thousands of actions would make a plain last layer larger than all the rest; here only answers
    that name no card have weights of their own.
    """

    def __init__(self, actions: int) -> None:
        super().__init__()
        self.card = nn.Embedding(256, CARD)
        self.role = nn.Embedding(32, 8)
        self.kind = nn.Embedding(64, 8)
        self.maze = nn.Sequential(
            nn.Conv2d(PLANES, CHANNELS, 3, padding=1),
            nn.ReLU(),
            nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1),
        )
        seen = 24 + 8 + 8 + 8 * (CARD + 2) + SEATS * 17 + CHANNELS + CARD
        self.table = nn.Sequential(
            nn.Linear(seen, 128), nn.ReLU(), nn.Linear(128, WIDTH), nn.ReLU()
        )
        self.query = nn.Sequential(
            nn.Linear(CARD + 4 + WIDTH, 64), nn.ReLU(), nn.Linear(64, CHANNELS + 1)
        )
        self.seat = nn.Linear(17, CHANNELS)
        self.tool = nn.Embedding(TOOLS, CHANNELS)
        self.aim = nn.Linear(CARD + WIDTH, CHANNELS)
        self.slot = nn.Sequential(nn.Linear(CARD + WIDTH, 32), nn.ReLU(), nn.Linear(32, 2))
        self.rest = nn.Linear(WIDTH, actions - AIMED - 2 * SLOTS - len(PAIRS) - len(TRIPLES))
        self.value = nn.Linear(WIDTH, 1)
        self.register_buffer("pairs", torch.tensor(in_order(list(PAIRS))))
        self.register_buffer("triples", torch.tensor(in_order(list(TRIPLES))))
        across = torch.linspace(-1, 1, COLUMNS).expand(ROWS, COLUMNS)
        down = torch.linspace(-1, 1, ROWS).unsqueeze(1).expand(ROWS, COLUMNS)
        self.register_buffer("place", torch.stack([across, down]))

    def forward(self, seen: dict[str, Tensor], mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of all actions, those that aren't allowed at minus infinity, and the value."""
        maze = self.maze(self.planes(seen["maze"].long()))
        cards = self.card(seen["hand"][:, :SLOTS, 0].long())
        seats = self.seats(seen["seats"].long())
        table = self.table(self.around(seen, maze, cards, seats))
        near = table.unsqueeze(1).expand(-1, SLOTS, -1)
        held = torch.cat([cards, near], -1)
        singles = self.slot(held)
        put = singles[..., 1]
        logits = torch.cat(
            [
                self.at_cells(seen["hand"].long(), cards, near, maze),
                self.at_seats(held, seats),
                singles[..., 0],
                put,
                put[:, self.pairs].sum(-1),
                put[:, self.triples].sum(-1),
                self.rest(table),
            ],
            1,
        )
        return logits.masked_fill(~mask, -1e9), self.value(table).squeeze(1)

    def planes(self, maze: Tensor) -> Tensor:
        """The maze as a picture: a plane for each bit, and two for the place."""
        parts = [bits(maze[..., 2], 4), bits(maze[..., 3], 4), bits(maze[..., 4], 4)]
        seen = torch.cat([*parts, bits(maze[..., 5], 8)], -1).float().permute(0, 3, 1, 2)
        return torch.cat([seen, self.place.expand(len(seen), -1, -1, -1)], 1)

    def seats(self, seats: Tensor) -> Tensor:
        """What is seen of each seat."""
        plain = torch.stack([seats[..., 0] / 8, seats[..., 2] / 8, seats[..., 3] / 8], -1)
        tools = bits(seats[..., 1], TOOLS).float()
        return torch.cat([plain, tools, self.role(seats[..., 4] % 32)], -1)

    def around(self, seen: dict[str, Tensor], maze: Tensor, cards: Tensor, seats: Tensor) -> Tensor:
        """Everything at once, for the layers that see the table as a whole."""
        table, goals = seen["table"].long(), seen["goals"].long()
        known = torch.cat([self.card(goals[..., 2]), goals[..., 3:5].float()], -1)
        return torch.cat(
            [
                table[:, :3].flatten(1).float() / 16,
                self.role(table[:, 2, 0] % 32),
                self.kind(table[:, 0, 3] % 64),
                known.flatten(1),
                seats.flatten(1),
                maze.mean((2, 3)),
                cards.sum(1),
            ],
            1,
        )

    def at_cells(self, hand: Tensor, cards: Tensor, near: Tensor, maze: Tensor) -> Tensor:
        """How good each card is at each cell, upright and rotated."""
        ways = [bits(hand[:, :SLOTS, way], 4).float() for way in (1, 2)]
        queries = torch.stack([self.query(torch.cat([cards, way, near], -1)) for way in ways], 2)
        at = torch.einsum("bswc,bcn->bswn", queries[..., :-1], maze.flatten(2))
        return (at + queries[..., -1:]).flatten(1)

    def at_seats(self, held: Tensor, seats: Tensor) -> Tensor:
        """How good each card is at each seat, for each tool."""
        there = self.seat(seats).unsqueeze(2) + self.tool.weight
        return torch.einsum("bsc,bptc->bspt", self.aim(held), there).flatten(1)


def tensors(seen: dict[str, Any]) -> dict[str, Tensor]:
    """The parts of an observation that the net looks at, copied: the tables go on."""
    return {
        name: torch.from_numpy(seen[name].copy())
        for name in ("maze", "table", "hand", "seats", "goals")
    }


def size(net: nn.Module) -> int:
    """How many parameters a net has."""
    return sum(int(part.numel()) for part in net.parameters())
