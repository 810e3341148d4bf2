"""Notices: what workers call out to each other over PostgreSQL, in a few thousand bytes each."""

from __future__ import annotations

import binascii
from base64 import b64decode, b64encode
from collections.abc import Iterable
from typing import Final

from motherlode.store.peers import News

CHANNEL: Final = "motherlode"
LONGEST: Final = 7900  # bytes; PostgreSQL takes fewer than 8000
LONGEST_SHOUT: Final = 5700  # bytes, which are three quarters of what they are in base64
SHOUT: Final = "!"
MOVED: Final = "~"  # before the codes of tables where somebody came or went


def hints(worker: str, tables: Iterable[str], moved: bool = False) -> list[str]:
    """Something has happened at these tables: as few notices as hold their codes."""
    notices: list[str] = []
    start = f"{worker} {MOVED}" if moved else worker
    for code in sorted(set(tables)):
        if notices and len(notices[-1]) + len(code) < LONGEST:
            notices[-1] += f" {code}"
        else:
            notices.append(f"{start} {code}")
    return notices


def shouted(worker: str, news: News) -> str:
    """Something that everybody at a table is to hear."""
    if len(news.shout) > LONGEST_SHOUT:
        raise ValueError(f"a shout has at most {LONGEST_SHOUT} bytes")
    return f"{worker} {news.table} {SHOUT}{b64encode(news.shout).decode()}"


def heard(notice: str, worker: str) -> list[News]:
    """What a notice says to a worker: nothing if it is its own, or no notice at all."""
    sender, *words = notice.split(" ")
    if sender == worker:
        return []
    if len(words) == 2 and words[1].startswith(SHOUT):
        try:
            return [News(words[0], b64decode(words[1][1:], validate=True))]
        except binascii.Error:
            return []
    if words[:1] == [MOVED]:
        return [News(code, moved=True) for code in words[1:]]
    return [News(code) for code in words]
