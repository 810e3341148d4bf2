"""Prompts: the order of the answers tells nothing of how they came about."""

from __future__ import annotations

from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.views import in_order

MOST = 1 << 57


def test_answers_are_in_the_order_of_their_numbers_however_many() -> None:
    random = Random(1)
    for count in [*range(40), 91, 92, 93, 227, 228, 229, 600]:
        choices = [random.choice((random.randrange(MOST), count)) for _ in range(count)]
        given = vec[i64](choices)
        assert list(in_order(given)) == sorted(choices)
        assert list(given) == choices
