"""Choices as small integers: verb, card, way up, target, detail, second target in 57 bits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# verb 0-7 | card 8-15 | turned 16 | target 17-32 | detail 33-40 | second target 41-56
CARD: Final = 8
WAY: Final = 16
TARGET: Final = 17
DETAIL: Final = 33
SECOND: Final = 41


def verb_of(choice: i64) -> i64:
    """The number of the verb."""
    return choice & 255


def card_of(choice: i64) -> i64:
    """The number of the card played."""
    return (choice >> CARD) & 255


def turned_of(choice: i64) -> i64:
    """1 if the card is turned by 180 degrees."""
    return (choice >> WAY) & 1


def target_of(choice: i64) -> i64:
    """The cell or seat aimed at."""
    return (choice >> TARGET) & 65535


def detail_of(choice: i64) -> i64:
    """What the verb needs besides: a tool, a worth, a card."""
    return (choice >> DETAIL) & 255


def second_of(choice: i64) -> i64:
    """A second cell or card."""
    return (choice >> SECOND) & 65535
