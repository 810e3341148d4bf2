"""Who sits where: people, bots and open seats, and the secrets that open them."""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import compress, groupby
from operator import not_
from typing import Literal

from motherlode.rules.core.errors import BadNotation
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.notation.words import DEFAULT_NAMES, check_names
from motherlode.tables.live.seating.lookalikes import are_alike
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import SeatInfo
from motherlode.tables.wire.values import Level

LONGEST_NAME = 20
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # signs that look like nothing
# Marks that show nothing of themselves: with them two names could look the same.
UNSEEN = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f") | frozenset(
    chr(number)
    for first, last in ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
    for number in range(first, last + 1)
)
MOST_MARKS = 3  # above or below one letter


@dataclass
class Seat:
    """One seat. What isn't written down, such as who is present, starts afresh at a restart."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: Level | None = None
    key: str = ""  # the hash of the token
    host: bool = False
    links: int = 0  # connections that are open
    looks: int = 0  # those of them that see what this seat may see
    away_since: float = 0.0
    replaced: bool = False
    lapses: int = 0  # how often in a row a bot had to answer because this person didn't
    abort: bool = False
    hash: str = ""  # of the bits that this person adds to the next shuffle
    face: int = 0
    character: str = ""
    hints: int = 0  # in the present game
    program: bool = False

    @property
    def is_person(self) -> bool:
        """Whether somebody sits here."""
        return self.kind == "person"

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.kind == "bot" or self.replaced

    def info(self) -> SeatInfo:
        """What everybody may know."""
        return SeatInfo(
            kind=self.kind,
            name=self.name,
            level=self.level,
            host=self.host,
            present=self.kind == "bot" or self.links > 0,
            replaced=self.replaced,
            abort=self.abort,
            face=self.face,
            character=self.character,
            hints=self.hints,
            program=self.program,
        )


def key_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_with(seats: Sequence[Seat], key: str) -> int | None:
    """The seat of whoever has this key, if they have one."""
    for number, seat in enumerate(seats):
        if seat.is_person and hmac.compare_digest(seat.key, key):
            return number
    return None


def clean_name(name: str, others: Sequence[str]) -> str:
    """A name as it will be shown, or a refusal."""
    seen = "".join(sign for sign in name if sign not in UNSEEN)
    told = " ".join(unicodedata.normalize("NFC", seen).split())
    marks = [unicodedata.category(sign).startswith("M") for sign in told]
    if not set(compress(told, map(not_, marks))) - BLANK - {" "}:
        raise TableRefusal("bad_name", "enter a name")
    if any(mark and len(list(run)) > MOST_MARKS for mark, run in groupby(marks)):
        raise TableRefusal("bad_name", "use at most three accents on a letter")
    if len(told) > LONGEST_NAME:
        raise TableRefusal("bad_name", f"use {LONGEST_NAME} characters or fewer")
    try:
        check_names([told])
    except BadNotation as error:
        raise TableRefusal("bad_name", error.reason) from error
    try:
        check_names([told, *(other for other in others if other)])
    except BadNotation as error:
        raise TableRefusal("name_taken", _taken(told, others)) from error
    alike = next((other for other in others if other and are_alike(told, other)), "")
    if alike:
        raise TableRefusal("name_taken", _mistaken(told, alike, others))
    return told


def _mistaken(name: str, other: str, others: Sequence[str]) -> Reason:
    """Why a name can't be had that looks like another's, and one that can."""
    return because(
        "name-alike",
        "{name} could be mistaken for {other}; how about {free}?",
        name=name,
        other=other,
        free=_free_name(name, others),
    )


def _taken(name: str, others: Sequence[str]) -> Reason:
    """Why a name can't be had that somebody has, and one that can."""
    return because(
        "name-taken",
        "someone here is already called {name}; how about {free}?",
        name=name,
        free=_free_name(name, others),
    )


def _free_name(name: str, others: Sequence[str]) -> str:
    """A name like this one that nobody could mistake for another's."""
    numbered = (f"{name[: LONGEST_NAME - 3]} {n}" for n in range(2, len(others) + 3))
    return next(one for one in numbered if not any(are_alike(one, taken) for taken in others))


def bot_name(others: Sequence[str], *wanted: str) -> str:
    """A name for a bot that nobody here has, one of those wanted if possible."""
    for name in (
        *wanted,
        *DEFAULT_NAMES,
        *(f"Bot {number}" for number in range(1, len(others) + 2)),
    ):
        try:
            return clean_name(name, others)
        except TableRefusal:
            continue
    raise AssertionError("more names than seats are taken")
