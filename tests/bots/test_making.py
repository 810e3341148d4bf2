"""Making bots by their names."""

from __future__ import annotations

import pytest

from motherlode.bots import BOTS, UnknownBot, make_bot
from motherlode.rules.core.errors import MotherlodeError


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_has_its_name(name: str) -> None:
    assert make_bot(name).name == name


def test_each_bot_is_a_new_one() -> None:
    assert make_bot("greedy") is not make_bot("greedy")


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    sentence = "there’s no bot called deep_blue; the bots are random, greedy"
    with pytest.raises(UnknownBot, match=sentence) as caught:
        make_bot("deep_blue")
    assert isinstance(caught.value, MotherlodeError)


def test_only_the_greedy_bot_looks_and_listens() -> None:
    looking = {name: (make_bot(name).sighted, make_bot(name).listening) for name in BOTS}
    assert looking == {"random": (False, False), "greedy": (True, True)}
