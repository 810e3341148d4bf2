"""Vectors of the shuffle: what the pages must come to when they check one."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec

from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.engine import apply, new_game, options
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.stream import Stream
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.words import default_names
from motherlode.rules.records.recorder import Recorder
from motherlode.rules.records.shuffle import Shuffle, bits_hash
from motherlode.rules.records.text import read_record
from motherlode.tables.past.deals import deals_of

SECRET = "5ec2e7" * 10 + "5ec2"
BITS = ("ada0" * 16, "b0b0" * 16, "")
LIMITS = (1, 2, 3, 7, 40, 67, 1000, 3 << 30, (1 << 31) + 1)  # the last ones leave many words out
GAMES = (
    Selection("base", (), "jubilee", 3),
    Selection("tournament", (), "jubilee", 5),
    Selection("saboteur2", ("new_goals", "treasure_chests"), "jubilee", 4),
)


def vectors() -> dict[str, Any]:
    """Hashes, words, numbers and whole games."""
    shuffle = shuffle_of(3)
    return {
        "shake": {
            text: hashlib.shake_256(text.encode()).hexdigest(40)
            for text in ("", "motherlode", "m" * 135, "m" * 136, "m" * 300)
        },
        "words": [int(Stream(shuffle.key, 2).word(place)) for place in range(300)],
        "numbers": numbers(shuffle.key),
        "games": [game(selection) for selection in GAMES],
    }


def shuffle_of(players: int) -> Shuffle:
    """A shuffle of two people; another one kept the bits back."""
    hashes = (bits_hash(BITS[0]), bits_hash(BITS[1]), "f" * 64)
    missing = ("",) * (players - 3)
    return Shuffle(SECRET, hashes + missing, BITS + missing)


def numbers(key: bytes) -> list[list[int]]:
    """Limits, and what is drawn below them one after the other."""
    state = State(CATALOGUE.rules(GAMES[0]), 0)
    state.stream = Stream(key, 1)
    return [[limit, int(state.below(limit))] for limit in LIMITS * 4]


def game(selection: Selection) -> dict[str, Any]:
    """The header of a record, and what was dealt."""
    shuffle = shuffle_of(selection.players)
    names = default_names(selection.players)
    recorder = Recorder(selection, names, shuffle, NOBODY)
    state = new_game(CATALOGUE.rules(selection), 0, key=shuffle.key)
    while not state.over:
        choice = options(state)[0]
        recorder.add(state, choice)
        apply(state, choice)
    text = recorder.text(state)
    dealt = deals_of(read_record(text))
    return {
        "header": text.partition("\n")[0],
        "key": shuffle.key.hex(),
        "deals": json.loads(msgspec.json.encode(dealt)),
    }
