"""Chance from the system, which nobody can foresee; and for notebooks, Python's own."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from typing import Final

SYSTEM: Final = secrets.SystemRandom()


def noise(count: int) -> bytes:
    """Random bytes."""
    return secrets.token_bytes(count)


def digits(count: int) -> str:
    """Random bytes in hexadecimal digits, two for each."""
    return secrets.token_hex(count)


def text(count: int) -> str:
    """Random bytes as text that can stand in an address."""
    return secrets.token_urlsafe(count)


def below(count: int) -> int:
    """A number from 0 on, below this one."""
    return secrets.randbelow(count)


def lot() -> float:
    """A number from the normal distribution: mostly within 1 of zero, rarely beyond 2."""
    return SYSTEM.gauss(0.0, 1.0)


def shuffled(names: Sequence[str]) -> list[str]:
    """These names in any order."""
    return SYSTEM.sample(names, len(names))


def pick(signs: str, count: int) -> str:
    """Any of these signs, and again."""
    return "".join(secrets.choice(signs) for _ in range(count))


def seedable(bits: int) -> int:
    """Random bits as a number; a program that wants the same again calls `random.seed`."""
    return random.getrandbits(bits)
