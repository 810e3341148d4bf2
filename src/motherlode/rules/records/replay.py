"""The replay: a record played again, choice by choice, and checked."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Final

from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.core.engine import apply, go_on, new_game
from motherlode.rules.core.errors import BadNotation, IllegalChoice
from motherlode.rules.core.gold import scores, winners
from motherlode.rules.core.reasons import because
from motherlode.rules.core.state import State
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.choice_writer import chooser
from motherlode.rules.notation.claims import read_claim
from motherlode.rules.notation.data import event_data
from motherlode.rules.notation.words import shown
from motherlode.rules.records.lines import refuse
from motherlode.rules.records.record import Entry, Record, Result, commitment
from motherlode.rules.records.shuffle import NOT_PROMISED
from motherlode.rules.records.text import CUT, check_seats, counted, talk_line

OVER: Final = because(
    "record-over", "the game is over after the last choice, but the end line says it isn’t"
)
NOT_OVER: Final = because(
    "record-not-over", "the game isn’t over after the last choice, but the end line says it is"
)


class Replay:
    """Plays a record again, choice by choice: who, what, and everything that happened.

    If it `rests`, the state stays at the end of each round until `go_on`, or the next choice.
    """

    def __init__(self, record: Record, rests: bool = False) -> None:
        if record.is_secret:
            refuse(
                1,
                because(
                    "record-secret",
                    "this game record keeps its seed secret and can’t be replayed yet",
                ),
            )
        check_seats(record)
        self.record = record
        self.state = dealt(record, rests)
        self.rules = self.state.rules
        self.opening: list[Event] = []  # what happened before the first choice: the deal
        self._played = 0
        self._next = 0
        self._hash = hashlib.sha256()
        self.opening = self._heard()

    def __iter__(self) -> Iterator[tuple[str, str, list[Event]]]:
        return self

    def __next__(self) -> tuple[str, str, list[Event]]:
        while self._next < len(self.record.entries):
            entry = self.record.entries[self._next]
            self._next += 1
            if not entry.is_talk:
                self._play(entry)
                return entry.seat, entry.text, self._heard()
            if entry.is_claim:
                self._check_claim(entry)
            self._write(talk_line(entry))
        raise StopIteration

    def go_on(self) -> list[Event]:
        """Deal the next round after one that rests: everything that happened."""
        go_on(self.state)
        return self._heard()

    def _play(self, entry: Entry) -> None:
        names = self.record.players
        if self.state.resting:
            go_on(self.state)
        try:
            choice = read_choice(self.state, names, entry.text)
        except (BadNotation, IllegalChoice) as error:
            refuse(entry.line, error.reason, error)
        seat = names[chooser(self.state, choice)]
        if seat != entry.seat:
            refuse(
                entry.line,
                because(
                    "record-other-seat",
                    "{choice} is written for {seat}, but it was {asked}’s decision",
                    choice=shown(entry.text),
                    seat=entry.seat,
                    asked=seat,
                ),
            )
        apply(self.state, choice)
        self._played += 1

    def _check_claim(self, entry: Entry) -> None:
        try:
            read_claim(self.rules, self.record.players, entry.text)
        except BadNotation as error:
            refuse(entry.line, error.reason, error)

    def _heard(self) -> list[Event]:
        events = list(self.state.take_events())
        for event in events:
            self._write(event_data(self.rules, self.record.players, event))
        return events

    def _write(self, fact: dict[str, object]) -> None:
        line = json.dumps(fact, sort_keys=True, separators=(",", ":"))
        self._hash.update(line.encode() + b"\n")

    def result(self) -> Result:
        """How it has ended so far, with the digest of every fact and word up to here."""
        digest = self._hash.hexdigest()
        if not self.state.over:
            return Result(self._played, digest)
        names = self.record.players
        gold = {names[seat]: int(score) for seat, score in enumerate(scores(self.state))}
        best = [names[seat] for seat in winners(self.state)]
        return Result(self._played, digest, gold, best)


def replay(record: Record, rests: bool = False) -> Replay:
    """Play a record again: an iterator of seat, choice and what happened."""
    return Replay(record, rests)


def check(record: Record) -> None:
    """Replay a record and refuse it if anything came out differently."""
    last = len(record.entries) + 2 if not record.entries else record.entries[-1].line + 1
    if record.result is None:
        refuse(last - 1, CUT)
    if not _is_as_promised(record):
        refuse(1, NOT_PROMISED)
    played = replay(record)
    for _ in played:
        pass
    _compare(last, played.result(), record.result)


def dealt(record: Record, rests: bool = False) -> State:
    """The game of a record as it was dealt."""
    first = NOBODY if record.first is None else record.players.index(record.first)
    rules = CATALOGUE.rules(record.selection)
    return new_game(rules, record.seed or 0, first, True, rests, record.key)


def _is_as_promised(record: Record) -> bool:
    if record.shuffle is not None:
        return record.shuffle.commitment == record.commitment
    if record.commitment is None or record.seed is None:
        return True
    return commitment(record.seed, record.salt or "") == record.commitment


def _compare(line: int, played: Result, written: Result) -> None:
    if played.choices != written.choices:
        refuse(line, counted(written.choices, played.choices))
    if (played.scores is None) != (written.scores is None):
        refuse(line, NOT_OVER if played.scores is None else OVER)
    if played.scores != written.scores:
        refuse(
            line,
            because(
                "record-scores",
                "the scores are {scores}, not {written}",
                scores=_told(played.scores),
                written=_told(written.scores),
            ),
        )
    if sorted(played.winners or []) != sorted(written.winners or []):
        refuse(
            line,
            because(
                "record-winners",
                "the winners are {winners}, not {written}",
                winners=_named(played),
                written=_named(written),
            ),
        )
    if played.digest != written.digest:
        refuse(
            line,
            because("record-altered", "this isn’t the game that was recorded; the digests differ"),
        )


def _told(gold: dict[str, int] | None) -> str:
    return ", ".join(f"{name} {score}" for name, score in (gold or {}).items())


def _named(result: Result) -> str:
    return ", ".join(result.winners or []) or "-"
