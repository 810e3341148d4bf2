"""A maze as a PNG, for programs that show no SVG: put together from `cards.png`, card by card.

`make icons` draws that sheet: every card once, in one row below the other, in few colors.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from motherlode.api.picture import art_key
from motherlode.rules.core.cards import TURNED
from motherlode.rules.core.cells import cell_x, cell_y
from motherlode.rules.core.views import View

SHEET: Final = Path(__file__).with_name("cards.png")
MAGIC: Final = b"\x89PNG\r\n\x1a\n"
WIDE, HIGH = 64, 96  # of a card, in pixels
MARGIN: Final = 40  # around the maze
BROAD: Final = 1.91  # width to height, as most programs show it
BACK: Final = "back-goal"
PLAIN: Final = "back-chest"  # for a card without art
GROUND: Final = 0  # the first color


@dataclass(frozen=True, slots=True)
class Sheet:
    """The pictures of all cards, a byte for each pixel, and the colors of the bytes."""

    palette: bytes
    cards: dict[str, bytes]


def png(palette: bytes, width: int, rows: Iterable[bytes], words: str = "") -> bytes:
    """Pixels as a PNG of few colors."""
    pixels = b"".join(b"\0" + row for row in rows)
    height = len(pixels) // (width + 1)
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = [(b"IHDR", head), (b"PLTE", palette)]
    if words:
        chunks.append((b"tEXt", b"Cards\0" + words.encode()))
    chunks += [(b"IDAT", zlib.compress(pixels, 9 if words else 6)), (b"IEND", b"")]
    return MAGIC + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in chunks
    )


def chunks_of(content: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a PNG."""
    place = len(MAGIC)
    while place < len(content):
        (length,) = struct.unpack_from(">I", content, place)
        yield content[place + 4 : place + 8], content[place + 8 : place + 8 + length]
        place += length + 12


@cache
def sheet() -> Sheet:
    """The sheet as `make icons` has written it: rows without filters."""
    parts = dict(chunks_of(SHEET.read_bytes()))
    names = parts[b"tEXt"].partition(b"\0")[2].decode().split()
    pixels = zlib.decompress(parts[b"IDAT"])
    step = WIDE + 1
    rows = [pixels[start + 1 : start + step] for start in range(0, len(pixels), step)]
    cards = {
        name: b"".join(rows[number * HIGH : (number + 1) * HIGH])
        for number, name in enumerate(names)
    }
    return Sheet(parts[b"PLTE"], cards)


def maze_picture(view: View) -> bytes:
    """The maze with every goal face down: it tells nothing of how a round ended."""
    lying = dict(_lying(view))
    columns = [x for x, _ in lying]
    rows = [y for _, y in lying]
    wide = (max(columns) - min(columns) + 1) * WIDE + 2 * MARGIN
    height = (max(rows) - min(rows) + 1) * HIGH + 2 * MARGIN
    width = max(wide, round(height * BROAD))
    height = max(height, round(width / BROAD))
    left = (width - wide) // 2 + MARGIN - min(columns) * WIDE
    top = (height - (max(rows) - min(rows) + 1) * HIGH) // 2 - min(rows) * HIGH
    canvas = [bytearray([GROUND]) * width for _ in range(height)]
    for (x, y), card in lying.items():
        across = left + x * WIDE
        for line in range(HIGH):
            row = canvas[top + y * HIGH + line]
            row[across : across + WIDE] = card[line * WIDE : (line + 1) * WIDE]
    return png(sheet().palette, width, map(bytes, canvas))


def _lying(view: View) -> Iterator[tuple[tuple[int, int], bytes]]:
    """What lies in each cell; a card that was rotated is seen the other way up."""
    maze, cards = view.maze, sheet().cards
    for cell in [*maze.fixed, *maze.laid]:
        tile = int(maze.tile_at(cell))
        card = cards.get(art_key(view.rules, tile & ~TURNED), cards[PLAIN])
        yield (int(cell_x(cell)), int(cell_y(cell))), card[::-1] if tile & TURNED else card
    for cell in view.goal_cells:
        yield (int(cell_x(cell)), int(cell_y(cell))), cards[BACK]
