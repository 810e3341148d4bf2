"""Spelling: what was spelled once is known by heart, but not for ever."""

from __future__ import annotations

from motherlode.rules.notation.spelling import learning


def test_a_thing_is_spelled_once() -> None:
    spelled: list[int] = []

    def spell(number: int) -> str:
        spelled.append(number)
        return str(number)

    each = learning(spell)
    assert each(iter((3, 1, 3))) == ["3", "1", "3"]
    assert each([1, 2]) == ["1", "2"]
    assert each([]) == []
    assert spelled == [3, 1, 2]


def test_what_has_not_been_there_for_long_is_forgotten() -> None:
    spelled: list[int] = []

    def spell(number: int) -> int:
        spelled.append(number)
        return -number

    each = learning(spell)
    for number in range(1000):
        assert each([number]) == [-number]
    assert each([0]) == [0]
    assert spelled.count(0) == 2
