"""What a table tells a program: every message as one value, whatever a newer server adds."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.json import Decoder

from motherlode.tables.wire.messages import (
    Ending,
    Happened,
    Intermission,
    SeatInfo,
    SeenEvent,
)
from motherlode.tables.wire.sights import PromptInfo, RulesInfo, SeatView
from motherlode.tables.wire.values import Cell, ClaimKind, Phase


class Table(Struct):
    """What everyone may know of a table, as far as a program needs it."""

    code: str
    phase: Phase
    seats: tuple[SeatInfo, ...]
    refusal: str = ""


class Told(Struct):
    """A message; which fields it has goes by its type."""

    type: str
    sequence: int = 0
    you: int | None = None
    table: Table | None = None
    rules: RulesInfo | None = None
    view: SeatView | None = None
    prompt: PromptInfo | None = None
    history: tuple[Happened, ...] = ()
    events: tuple[SeenEvent, ...] = ()
    ending: Ending | None = None
    intermission: Intermission | None = None
    id: str = ""
    code: str = ""
    reason: str = ""
    seat: int = 0
    text: str = ""
    claim: ClaimKind | None = None
    cell: Cell | None = None
    about: int | None = None
    tool: str | None = None
    line: str | None = None


TOLD: Final = Decoder(Told)
