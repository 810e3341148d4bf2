"""Records: a whole game as JSON Lines, written, read, replayed and checked."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from motherlode import __version__
from motherlode.rules.choice_texts import CALL
from motherlode.rules.choices import target_of, verb_of
from motherlode.rules.claims import claim_text, read_claim
from motherlode.rules.contract import NOBODY, Event, Rules
from motherlode.rules.engine import apply, asked_seat, new_game
from motherlode.rules.errors import BadNotation, BadRecord, IllegalChoice, IncompatibleModules
from motherlode.rules.gold import scores, winners
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation import (
    check_names,
    choice_text,
    event_data,
    read_choice,
    state_digest,
)
from motherlode.rules.playout import Claim
from motherlode.rules.randomness import MASK
from motherlode.rules.reasons import Reason, because
from motherlode.rules.record_lines import (
    check_fields,
    inner,
    is_whole_line,
    numbers_in,
    read_object,
    refuse,
    split_lines,
    text_or_none,
    texts_in,
    whole_or_none,
)
from motherlode.rules.ruleset import Selection, bare_name, full_name
from motherlode.rules.state import State
from motherlode.rules.words import no_seat, shown

FORMAT: Final = 1  # the newest format this version writes and reads
HIGHEST_SEED: Final = MASK


class Entry(NamedTuple):
    """One line between header and end: a choice, or something said at the table."""

    line: int  # in the text, from 1 on
    seat: str
    text: str
    is_talk: bool = False
    is_claim: bool = False  # a kind of talk that programs can read


@dataclass(frozen=True)
class Result:
    """How it ended: no scores and winners if the game was broken off."""

    choices: int
    digest: str
    scores: dict[str, int] | None = None
    winners: list[str] | None = None


CUT: Final = because("record-cut", "the record breaks off here: its end line is missing")
OVER: Final = because(
    "record-over", "the game is over after the last choice, the end line says otherwise"
)
NOT_OVER: Final = because(
    "record-not-over", "the game is not over after the last choice, the end line says otherwise"
)
BAD_SEED: Final = because(
    "record-seed", "a seed is a whole number from 0 to {most}", most=str(HIGHEST_SEED)
)


@dataclass
class Record:
    """A game as it was played: what was set up, every choice in order, and how it ended."""

    rules: str
    modules: dict[str, int]  # every module with its version, the game itself included
    edition: str
    players: tuple[str, ...]
    seed: int | None = None
    commitment: str | None = None  # a promise of the seed, while it must stay secret
    salt: str | None = None
    first: str | None = None  # None: drawn from the seed
    format: int = FORMAT
    version: str = __version__
    entries: list[Entry] = field(default_factory=list)
    result: Result | None = None

    @property
    def choices(self) -> list[tuple[str, str]]:
        """Who chose what, in order."""
        return [(entry.seat, entry.text) for entry in self.entries if not entry.is_talk]

    @property
    def selection(self) -> Selection:
        """The table the game was played at."""
        extras = [name for name in self.modules if not CATALOGUE.named(name).is_game]
        return Selection(self.rules, extras, self.edition, len(self.players))


def commitment(seed: int, salt: str) -> str:
    """The promise of a seed: it can be published before the game and checked after it."""
    return hashlib.sha256(f"{seed} {salt}".encode()).hexdigest()


# -- writing -----------------------------------------------------------------------------------


def write_record(record: Record) -> str:
    """A record as text, one JSON object a line."""
    lines = [_header(record)]
    number = 0
    for entry in record.entries:
        if entry.is_talk:
            lines.append(_talk(entry))
        else:
            number += 1
            lines.append({"n": number, "seat": entry.seat, "choice": entry.text})
    if record.result is not None:
        lines.append({"end": _ending(record.result)})
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def _talk(entry: Entry) -> dict[str, object]:
    return {"claim" if entry.is_claim else "talk": entry.text, "seat": entry.seat}


def _header(record: Record) -> dict[str, object]:
    fields: dict[str, object | None] = {
        "format": record.format,
        "version": record.version,
        "rules": record.rules,
        "modules": record.modules,
        "edition": record.edition,
        "players": list(record.players),
        "seed": record.seed,
        "commitment": record.commitment,
        "salt": record.salt,
        "first": record.first,
    }
    return {name: value for name, value in fields.items() if value is not None}


def _ending(result: Result) -> dict[str, object]:
    ending: dict[str, object] = {}
    if result.scores is not None and result.winners is not None:
        ending = {"scores": result.scores, "winners": result.winners}
    return ending | {"choices": result.choices, "digest": result.digest}


class Recorder:
    """Keeps the record of a game while it is played: `add` each choice before it is applied."""

    def __init__(
        self, selection: Selection, names: Sequence[str], seed: int, first: int = NOBODY
    ) -> None:
        check_names(names)
        if not 0 <= seed <= HIGHEST_SEED:
            raise BadRecord(BAD_SEED)
        rules = CATALOGUE.rules(selection)
        self.names = tuple(names)
        self.record = Record(
            rules=selection.game,
            modules={
                full_name(module, selection.setting(module)): module.version
                for module in CATALOGUE.chosen(selection)
            },
            edition=rules.edition,
            players=self.names,
            seed=seed,
            first=None if first == NOBODY else self.names[first],
        )

    def add(self, state: State, choice: int) -> None:
        """Write down a choice; the state is the one in which it is about to be applied."""
        rules = state.rules
        called = rules.verbs[verb_of(choice)].name == CALL
        seat = target_of(choice) if called else asked_seat(state)
        self._write(self.names[seat], choice_text(rules, self.names, choice), False)

    def talk(self, seat: int, text: str) -> None:
        """Write down what a seat said."""
        self._write(self.names[seat], text, True)

    def claim(self, rules: Rules, seat: int, claim: Claim) -> None:
        """Write down what a seat claimed."""
        self._write(self.names[seat], claim_text(rules, self.names, claim), True, True)

    def _write(self, seat: str, text: str, is_talk: bool, is_claim: bool = False) -> None:
        line = len(self.record.entries) + 2
        self.record.entries.append(Entry(line, seat, text, is_talk, is_claim))

    def text(self, state: State | None = None) -> str:
        """The record up to this state, which may be in mid-game, or of all that is written down."""
        played = replay(self.record)
        for _ in played:
            pass
        if state is not None and state_digest(played.state) != state_digest(state):
            raise BadRecord(
                because(
                    "record-elsewhere",
                    "the record doesn't lead to this state: a choice was not written down",
                )
            )
        self.record.result = played.result()
        return write_record(self.record)


# -- replaying ---------------------------------------------------------------------------------


class Replay:
    """Plays a record again, choice by choice: who, what, and everything that happened."""

    def __init__(self, record: Record) -> None:
        if record.seed is None:
            refuse(
                1,
                because(
                    "record-secret", "the record keeps its seed secret and can't be replayed yet"
                ),
            )
        _check_seats(record)
        self.record = record
        self.rules = CATALOGUE.rules(record.selection)
        first = NOBODY if record.first is None else record.players.index(record.first)
        self.state = new_game(self.rules, record.seed, first, True)
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
            self._write(_talk(entry))
        raise StopIteration

    def _play(self, entry: Entry) -> None:
        names = self.record.players
        try:
            choice = read_choice(self.state, names, entry.text)
        except (BadNotation, IllegalChoice) as error:
            refuse(entry.line, error.reason, error)
        called = self.rules.verbs[verb_of(choice)].name == CALL
        seat = names[target_of(choice) if called else asked_seat(self.state)]
        if seat != entry.seat:
            refuse(
                entry.line,
                because(
                    "record-other-seat",
                    "{choice} is written for {seat}, but {asked} was asked",
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


def replay(record: Record) -> Replay:
    """Play a record again: an iterator of seat, choice and what happened."""
    return Replay(record)


def check(record: Record) -> None:
    """Replay a record and refuse it if anything came out otherwise than it says."""
    last = len(record.entries) + 2 if not record.entries else record.entries[-1].line + 1
    if record.result is None:
        refuse(last - 1, CUT)
    if record.commitment is not None and record.seed is not None:
        if commitment(record.seed, record.salt or "") != record.commitment:
            refuse(
                1,
                because(
                    "record-promise", "the seed is not the one that was promised before the game"
                ),
            )
    played = replay(record)
    for _ in played:
        pass
    _compare(last, played.result(), record.result)


def _compare(line: int, played: Result, written: Result) -> None:
    if played.choices != written.choices:
        refuse(line, _counted(written.choices, played.choices))
    if (played.scores is None) != (written.scores is None):
        refuse(line, NOT_OVER if played.scores is None else OVER)
    if played.scores != written.scores:
        refuse(
            line,
            because(
                "record-scores",
                "the scores came out as {scores}, not {written}",
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
            because("record-altered", "what happened is not what was recorded: the digests differ"),
        )


def _told(gold: dict[str, int] | None) -> str:
    return ", ".join(f"{name} {score}" for name, score in (gold or {}).items())


def _named(result: Result) -> str:
    return ", ".join(result.winners or []) or "-"


def _counted(written: int, found: int) -> Reason:
    return because(
        "record-count",
        "the number of choices is {written} in the end line, but {found} in the record",
        written=written,
        found=found,
    )


# -- reading -----------------------------------------------------------------------------------

_HEADER: Final[dict[str, type]] = {
    "format": int,
    "version": str,
    "rules": str,
    "modules": dict,
    "edition": str,
    "players": list,
}
_HEADER_MORE: Final[dict[str, type]] = {"seed": int, "commitment": str, "salt": str, "first": str}
_CHOICE: Final[dict[str, type]] = {"n": int, "seat": str, "choice": str}
_TALK: Final[dict[str, type]] = {"talk": str, "seat": str}
_CLAIM: Final[dict[str, type]] = {"claim": str, "seat": str}
_END: Final[dict[str, type]] = {"choices": int, "digest": str}
_END_MORE: Final[dict[str, type]] = {"scores": dict, "winners": list}


def read_record(text: str, may_be_cut: bool = False) -> Record:
    """Read a record, or refuse it with the line and the reason; one that was cut, if it may be."""
    lines = [(n, line) for n, line in enumerate(split_lines(text), 1) if line.strip()]
    if may_be_cut and len(lines) > 1 and not is_whole_line(lines[-1][1]):
        lines.pop()
    if not lines:
        refuse(1, because("record-empty", "the record is empty; it begins with a header line"))
    record = _read_header(lines[0][0], read_object(*lines[0]))
    number = 0
    for line, written in lines[1:]:
        if record.result is not None:
            refuse(line, because("record-goes-on", "something follows the end line"))
        data = read_object(line, written)
        if "end" in data:
            check_fields(line, data, {"end": dict}, {})
            record.result = _read_end(line, inner(data["end"]), record)
            if record.result.choices != number:
                refuse(line, _counted(record.result.choices, number))
        else:
            entry = _read_entry(line, data, number + 1, record)
            record.entries.append(entry)
            number += not entry.is_talk
    if record.result is None and not may_be_cut:
        refuse(lines[-1][0], CUT)
    return record


def _read_header(line: int, data: dict[str, object]) -> Record:
    if "format" not in data:
        refuse(
            line,
            because("record-header", "a record begins with a header line that tells its format"),
        )
    _check_format(line, data)
    check_fields(line, data, _HEADER, _HEADER_MORE)
    record = Record(
        rules=str(data["rules"]),
        modules=numbers_in(line, data, "modules"),
        edition=str(data["edition"]),
        players=tuple(texts_in(line, data, "players")),
        seed=whole_or_none(data.get("seed")),
        commitment=text_or_none(data.get("commitment")),
        salt=text_or_none(data.get("salt")),
        first=text_or_none(data.get("first")),
        format=whole_or_none(data["format"]) or FORMAT,
        version=str(data["version"]),
    )
    _check_seats(record, line)
    _check_table(record, line)
    return record


def _check_format(line: int, data: dict[str, object]) -> None:
    number = data["format"]
    if not isinstance(number, int) or isinstance(number, bool) or number < 1:
        refuse(
            line,
            because("record-format", "the field format must be a whole number from 1 on"),
        )
    if number > FORMAT:
        refuse(
            line,
            because(
                "record-newer",
                "this record was written in format {format} by version {version}; "
                "this version reads up to format {newest}",
                format=number,
                version=shown(str(data.get("version", "?"))),
                newest=FORMAT,
            ),
        )


def _check_seats(record: Record, line: int = 1) -> None:
    try:
        check_names(record.players)
    except BadNotation as error:
        refuse(line, error.reason, error)
    if record.first is not None and record.first not in record.players:
        refuse(line, no_seat(record.first, record.players))
    if record.seed is None and record.commitment is None:
        refuse(
            line,
            because("record-no-seed", "the header tells neither the seed nor its commitment"),
        )
    if record.seed is not None and not 0 <= record.seed <= HIGHEST_SEED:
        refuse(line, BAD_SEED)


def _check_table(record: Record, line: int) -> None:
    known = {module.name: module.version for module in CATALOGUE.modules}
    if record.rules not in known:
        refuse(
            line,
            because(
                "record-game",
                "the record needs the game {word}, which this version doesn't have",
                word=shown(record.rules),
            ),
        )
    try:
        CATALOGUE.chosen(Selection(record.rules))
    except IncompatibleModules as error:
        refuse(line, error.reason, error)
    for full, version in record.modules.items():
        name = bare_name(full)
        if name not in known:
            refuse(
                line,
                because(
                    "record-module",
                    "the record needs the module {word}, which this version doesn't have",
                    word=shown(name),
                ),
            )
        if CATALOGUE.named(name).is_game and name not in (CATALOGUE.games()[0], record.rules):
            refuse(
                line,
                because(
                    "record-two-games",
                    "{game} is a game of its own and doesn't go with {other_game}",
                    game=name,
                    other_game=record.rules,
                ),
            )
        if version > known[name]:
            refuse(
                line,
                because(
                    "record-module-newer",
                    "the record needs version {version} of the module {module}; "
                    "this version has {newest}",
                    version=version,
                    module=name,
                    newest=known[name],
                ),
            )
    try:
        CATALOGUE.rules(record.selection)
    except IncompatibleModules as error:
        refuse(line, error.reason, error)


def _read_entry(line: int, data: dict[str, object], number: int, record: Record) -> Entry:
    is_claim = "claim" in data
    is_talk = "talk" in data or is_claim
    check_fields(line, data, _CLAIM if is_claim else _TALK if is_talk else _CHOICE, {})
    if not is_talk and data["n"] != number:
        refuse(
            line,
            because(
                "record-order",
                "choice {number} should stand here, not choice {found}",
                number=number,
                found=shown(str(data["n"])),
            ),
        )
    if data["seat"] not in record.players:
        refuse(line, no_seat(str(data["seat"]), record.players))
    text = data["claim" if is_claim else "talk" if is_talk else "choice"]
    return Entry(line, str(data["seat"]), str(text), is_talk, is_claim)


def _read_end(line: int, data: dict[str, object], record: Record) -> Result:
    check_fields(line, data, _END, _END_MORE)
    if ("scores" in data) != ("winners" in data):
        refuse(
            line,
            because(
                "record-half-end",
                "scores and winners stand together, or not at all in a game broken off",
            ),
        )
    choices = whole_or_none(data["choices"]) or 0
    digest = str(data["digest"])
    if "scores" not in data:
        return Result(choices, digest)
    gold = numbers_in(line, data, "scores")
    best = texts_in(line, data, "winners")
    if set(gold) != set(record.players) or not set(best) <= set(record.players):
        refuse(
            line,
            because(
                "record-strangers",
                "the scores and winners are not those of the seats in the header",
            ),
        )
    return Result(choices, digest, gold, best)
