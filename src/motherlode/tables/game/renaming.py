"""A record under other names: seats were taken by others while its game was played."""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.rules.core.engine import apply
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.claims import read_claim
from motherlode.rules.records.record import Record
from motherlode.rules.records.recorder import Recorder
from motherlode.rules.records.replay import dealt


def renamed(record: Record, names: tuple[str, ...], said_by: Sequence[str]) -> Recorder:
    """The same game, told of people with these names in the order of the seats.

    What was said bears its speaker's name: nobody gets the words of whoever sat there before.
    """
    players = record.players
    made = Recorder.like(record, names)
    state = dealt(record)
    state.listening = False
    speakers = iter(said_by)
    for entry in list(record.entries):  # talk may go on meanwhile
        seat = players.index(entry.seat)
        speaker = next(speakers, names[seat]) if entry.is_talk else ""
        if entry.is_claim:
            claim = read_claim(state.rules, players, entry.text)
            claim.line = entry.wording
            made.claim(state.rules, seat, claim)
        elif entry.is_talk:
            is_here = speaker == names[seat]
            made.talk(seat, entry.text if is_here else f"({speaker}) {entry.text}")
        else:
            choice = read_choice(state, players, entry.text)
            made.add(state, choice)
            apply(state, choice)
    return made
