"""Record texts: a record as JSON Lines, written, and read or refused with the line."""

from __future__ import annotations

import json
from typing import Final

from motherlode.rules.core.errors import BadNotation, IncompatibleModules
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.ruleset import Selection, bare_name
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.words import check_names, no_seat, shown
from motherlode.rules.records.lines import (
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
from motherlode.rules.records.record import (
    FORMAT,
    HIGHEST_SEED,
    SEEDED,
    SHUFFLED,
    Entry,
    Record,
    Result,
)
from motherlode.rules.records.shuffle import Shuffle

CUT: Final = because("record-cut", "the game record ends too soon; its end line is missing")
BAD_SEED: Final = because(
    "record-seed", "a seed is a whole number from 0 to {most}", most=str(HIGHEST_SEED)
)
_HEADER: Final[dict[str, type]] = {
    "format": int,
    "version": str,
    "rules": str,
    "modules": dict,
    "edition": str,
    "players": list,
}
_HEADER_MORE: Final[dict[int, dict[str, type]]] = {
    SEEDED: {"seed": int, "commitment": str, "salt": str, "first": str},
    SHUFFLED: {"commitment": str, "shuffle": dict, "first": str},
}
_SHUFFLE: Final[dict[str, type]] = {"secret": str, "hashes": list, "bits": list}
_CHOICE: Final[dict[str, type]] = {"n": int, "seat": str, "choice": str}
_TALK: Final[dict[str, type]] = {"talk": str, "seat": str}
_CLAIM: Final[dict[str, type]] = {"claim": str, "seat": str}
_CLAIM_MORE: Final[dict[str, type]] = {"line": str}
_END: Final[dict[str, type]] = {"choices": int, "digest": str}
_END_MORE: Final[dict[str, type]] = {"scores": dict, "winners": list}


# -- writing -----------------------------------------------------------------------------------


def write_record(record: Record) -> str:
    """A record as text, one JSON object a line."""
    lines = [_header(record)]
    number = 0
    for entry in record.entries:
        if entry.is_talk:
            lines.append(talk_line(entry))
        else:
            number += 1
            lines.append({"n": number, "seat": entry.seat, "choice": entry.text})
    if record.result is not None:
        lines.append({"end": _ending(record.result)})
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def talk_line(entry: Entry) -> dict[str, object]:
    """What was said or claimed."""
    told: dict[str, object] = {
        "claim" if entry.is_claim else "talk": entry.text,
        "seat": entry.seat,
    }
    return {**told, "line": entry.wording} if entry.wording else told


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
        "shuffle": None if record.shuffle is None else record.shuffle._asdict(),
        "first": record.first,
    }
    return {name: value for name, value in fields.items() if value is not None}


def _ending(result: Result) -> dict[str, object]:
    ending: dict[str, object] = {}
    if result.scores is not None and result.winners is not None:
        ending = {"scores": result.scores, "winners": result.winners}
    return ending | {"choices": result.choices, "digest": result.digest}


# -- reading -----------------------------------------------------------------------------------


def read_record(text: str, may_be_cut: bool = False) -> Record:
    """Read a record, or refuse it with the line and the reason; one that was cut, if it may be."""
    lines = [(n, line) for n, line in enumerate(split_lines(text), 1) if line.strip()]
    if may_be_cut and len(lines) > 1 and not is_whole_line(lines[-1][1]):
        lines.pop()
    if not lines:
        refuse(
            1, because("record-empty", "the game record is empty; it must start with a header line")
        )
    record = _read_header(lines[0][0], read_object(*lines[0]))
    number = 0
    for line, written in lines[1:]:
        if record.result is not None:
            refuse(line, because("record-goes-on", "nothing can follow the end line"))
        data = read_object(line, written)
        if "end" in data:
            check_fields(line, data, {"end": dict}, {})
            record.result = _read_end(line, inner(data["end"]), record)
            if record.result.choices != number:
                refuse(line, counted(record.result.choices, number))
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
            because(
                "record-header", "a game record must start with a header line that gives its format"
            ),
        )
    number = _checked_format(line, data)
    check_fields(line, data, _HEADER, _HEADER_MORE[number])
    record = Record(
        rules=str(data["rules"]),
        modules=numbers_in(line, data, "modules"),
        edition=str(data["edition"]),
        players=tuple(texts_in(line, data, "players")),
        seed=whole_or_none(data.get("seed")),
        commitment=text_or_none(data.get("commitment")),
        salt=text_or_none(data.get("salt")),
        first=text_or_none(data.get("first")),
        shuffle=_read_shuffle(line, data),
        format=number,
        version=str(data["version"]),
    )
    check_seats(record, line)
    _check_table(record, line)
    return record


def _read_shuffle(line: int, data: dict[str, object]) -> Shuffle | None:
    if "shuffle" not in data:
        return None
    told = inner(data["shuffle"])
    check_fields(line, told, _SHUFFLE, {})
    hashes, bits = (tuple(texts_in(line, told, name)) for name in ("hashes", "bits"))
    shuffle = Shuffle(str(told["secret"]), hashes, bits)
    if flaw := shuffle.flaw(len(texts_in(line, data, "players"))):
        refuse(line, flaw)
    return shuffle


def _checked_format(line: int, data: dict[str, object]) -> int:
    number = data["format"]
    if not isinstance(number, int) or isinstance(number, bool) or number < 1:
        refuse(
            line,
            because("record-format", "the field format must be a whole number, 1 or higher"),
        )
    if number > FORMAT:
        refuse(
            line,
            because(
                "record-newer",
                "this game record has format {format}, from version {version}; this version "
                "reads formats up to {newest}",
                format=number,
                version=shown(str(data.get("version", "?"))),
                newest=FORMAT,
            ),
        )
    return number


def check_seats(record: Record, line: int = 1) -> None:
    """Refuse names, a first player or a seed that can't be."""
    try:
        check_names(record.players)
    except BadNotation as error:
        refuse(line, error.reason, error)
    if record.first is not None and record.first not in record.players:
        refuse(line, no_seat(record.first, record.players))
    if record.is_secret and record.commitment is None:
        refuse(
            line,
            because("record-no-seed", "the header needs a seed or a commitment"),
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
                "this game record needs the game {word}, which this version doesn’t have",
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
                    "this game record needs the module {word}, which this version doesn’t have",
                    word=shown(name),
                ),
            )
        if CATALOGUE.named(name).is_game and name not in (CATALOGUE.games()[0], record.rules):
            refuse(
                line,
                because(
                    "record-two-games",
                    "{game} is a game of its own and can’t be combined with {other_game}",
                    game=name,
                    other_game=record.rules,
                ),
            )
        if version > known[name]:
            refuse(
                line,
                because(
                    "record-module-newer",
                    "this game record needs version {version} of the module {module}; this "
                    "version has {newest}",
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
    more = _CLAIM_MORE if is_claim else {}
    check_fields(line, data, _CLAIM if is_claim else _TALK if is_talk else _CHOICE, more)
    if not is_talk and data["n"] != number:
        refuse(
            line,
            because(
                "record-order",
                "choice {number} should be here, not choice {found}",
                number=number,
                found=shown(str(data["n"])),
            ),
        )
    if data["seat"] not in record.players:
        refuse(line, no_seat(str(data["seat"]), record.players))
    text = data["claim" if is_claim else "talk" if is_talk else "choice"]
    return Entry(line, str(data["seat"]), str(text), is_talk, is_claim, str(data.get("line", "")))


def _read_end(line: int, data: dict[str, object], record: Record) -> Result:
    check_fields(line, data, _END, _END_MORE)
    if ("scores" in data) != ("winners" in data):
        refuse(
            line,
            because(
                "record-half-end",
                "scores and winners go together; leave out both for a game that ended early",
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
                "the scores and winners don’t match the seats in the header",
            ),
        )
    return Result(choices, digest, gold, best)


def counted(written: int, found: int) -> Reason:
    """The end line and the record have different numbers of choices."""
    return because(
        "record-count",
        "the end line says {written} choices, but the game record has {found}",
        written=written,
        found=found,
    )
