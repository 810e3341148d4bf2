"""What happened and what was said, a line each."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from motherlode.locale import texts
from motherlode.programs.text import plain
from motherlode.programs.tunnels import cell_text
from motherlode.rules.notation.words import seat_text
from motherlode.tables.wire.messages import Happened, SeenEvent, Talk

# What is seen on the table anyway, or says nothing unless one sees which card it is.
SHOWN: Final = ("HandDealt", "CardFitted")
BLANK: Final = ("CardDrawn", "RoleDealt")
LAID: Final = "PathLaid"
BARE: Final = ("seat", "card", "cell", "target")  # clear without their names


def event_line(event: SeenEvent) -> str:
    """A fact: who, what, and with what; nothing if it isn't worth a line."""
    fields = dict(event.fields)
    seat = fields.pop("seat", "")
    if event.event in SHOWN or (event.event in BLANK and not fields):
        return ""
    told = [plain(seat)] if seat else []
    if event.event == LAID:
        return " ".join([*told, _laid(fields)])
    told.append(event.event)
    if str(fields.get("card", "")).partition("_")[2] == fields.get("tool"):
        fields.pop("tool")  # the card says it
    if "cards" in fields:
        fields.pop("count", None)
    for name, value in fields.items():
        if value is True:
            told.append(name)
        elif value is not False:
            told.append(plain(value) if name in BARE else f"{name}={plain(value)}")
    return " ".join(told)


def _laid(fields: Mapping[str, object]) -> str:
    """A card that was laid, in the notation."""
    return f"{fields['card']} @ {fields['cell']}{' turned' if fields['turned'] else ''}"


def talk_line(talk: Talk, names: Sequence[str], by: str = "") -> str:
    """Something said: a claim in the notation, anything else in quotes."""
    who = by or names[talk.seat]
    if talk.claim is not None:
        return f"{who} claims: {claim_text(talk, names)}"
    return f"{who} says: {json.dumps(talk.text or _words(talk, names), ensure_ascii=False)}"


def claim_text(talk: Talk, names: Sequence[str]) -> str:
    """A claim in the notation."""
    if talk.cell is not None:
        return f"{talk.claim} @ {cell_text(talk.cell)}"
    if talk.about is not None:
        return f"{talk.claim} > {seat_text(names[talk.about])}"
    return f"{talk.claim} {talk.tool}"


def _words(talk: Talk, names: Sequence[str]) -> str:
    """What a bot says that claims nothing."""
    words, key = texts("en"), f"says-{talk.line}"
    about = "" if talk.about is None else names[talk.about]
    return words.text(key, about=about) if words.has(key) else str(talk.line)


def history_lines(history: Iterable[Happened], names: Sequence[str]) -> list[str]:
    """A whole history, oldest first."""
    lines = []
    for one in history:
        if one.event is not None:
            lines.append(event_line(one.event))
        elif one.talk is not None:
            lines.append(talk_line(one.talk, names, one.by))
    return [line for line in lines if line]
