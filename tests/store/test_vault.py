"""Seals: a line opens where it was written, as it was written, with its key, and nowhere else."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from motherlode.store.log import Line, Unreadable
from motherlode.store.vault import BLOCK, VERSION, Vault

KEY, OTHER = bytes(range(32)), bytes(range(1, 33))
CHOICE = b'{"type":"chose","seat":2,"choice":"pass cross"}'


def line(sequence: int, body: bytes = CHOICE, table: str = "BCDFG") -> Line:
    """A line of a log."""
    return Line(table, sequence, f"command-{sequence}", 1.0, body)


def test_lines_come_back_as_they_were() -> None:
    vault = Vault([KEY])
    bodies = [CHOICE, b"{}", b"", b"\x80\x00\x80", b"{" * BLOCK, os.urandom(1000)]
    lines = [line(number, body) for number, body in enumerate(bodies, 1)]
    sealed = vault.sealed(lines)
    assert vault.opened(sealed) == lines
    assert vault.opened(sealed[3:], after=3) == lines[3:]
    assert [one._replace(body=b"") for one in sealed] == [one._replace(body=b"") for one in lines]
    assert all(one.body.startswith(VERSION) for one in sealed)
    assert not any(b"cross" in one.body or b"chose" in one.body for one in sealed)


def test_the_same_line_is_never_sealed_alike() -> None:
    vault = Vault([KEY])
    assert len({vault.sealed([line(1)])[0].body for _ in range(100)}) == 100


def test_a_length_tells_nothing_of_a_choice() -> None:
    vault = Vault([KEY])
    choices = (b"let", b"pass cross", b"lay straight_horizontal_dead_end 12,-10 turned")
    made = [b'{"type":"chose","seat":12,"choice":"' + choice + b'"}' for choice in choices]
    assert len({len(vault.sealed([line(1, body)])[0].body) for body in made}) == 1


def test_old_lines_are_plain_and_come_first() -> None:
    vault = Vault([KEY])
    old = [line(1), line(2)]
    new = vault.sealed([line(3), line(4)])
    assert vault.opened([*old, *new]) == [line(n) for n in range(1, 5)]
    with pytest.raises(Unreadable):
        vault.opened([*old, *new, line(5)])


def test_what_is_only_in_memory_is_not_sealed() -> None:
    assert Vault().sealed([line(1)]) == [line(1)]
    assert Vault().opened([line(1, b"anything")]) == [line(1, b"anything")]


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda one, _: one[:-1], id="cut"),
        pytest.param(lambda one, _: one + b"\x00", id="longer"),
        pytest.param(lambda one, _: one[:40] + bytes([one[40] ^ 1]) + one[41:], id="one bit"),
        pytest.param(lambda one, _: b"\x02" + one[1:], id="another version"),
        pytest.param(lambda one, _: one[:10], id="only the head"),
        pytest.param(lambda one, _: b"", id="nothing"),
        pytest.param(lambda one, _: b'{"type":"went_on"}', id="plain"),
        pytest.param(lambda _, other: other, id="another line's"),
    ],
)
def test_a_line_that_was_changed_is_noticed(change: Callable[[bytes, bytes], bytes]) -> None:
    vault = Vault([KEY])
    sealed = vault.sealed([line(1), line(2), line(3)])
    sealed[1] = sealed[1]._replace(body=change(sealed[1].body, sealed[2].body))
    with pytest.raises(Unreadable, match="line 2 of table BCDFG"):
        vault.opened(sealed)


def test_lines_can_not_change_places_or_go() -> None:
    vault = Vault([KEY])
    first, second, third = vault.sealed([line(1), line(2), line(3)])
    swapped = [first._replace(body=second.body), second._replace(body=first.body)]
    with pytest.raises(Unreadable):
        vault.opened(swapped)
    with pytest.raises(Unreadable, match="line 2 of table BCDFG is missing"):
        vault.opened([first, third])
    with pytest.raises(Unreadable, match="line 1 of table BCDFG is missing"):
        vault.opened([second, third])
    with pytest.raises(Unreadable):
        vault.opened([first._replace(table="GHJKL")])


def test_a_new_key_seals_and_old_ones_still_open() -> None:
    old = Vault([KEY]).sealed([line(1)])
    both = Vault([OTHER, KEY])
    new = both.sealed([line(2)])
    assert both.opened([*old, *new]) == [line(1), line(2)]
    assert Vault([OTHER]).opened(new, after=1) == [line(2)]
    with pytest.raises(Unreadable):
        Vault([KEY]).opened(new, after=1)
    with pytest.raises(Unreadable):
        Vault([OTHER]).opened(old)
