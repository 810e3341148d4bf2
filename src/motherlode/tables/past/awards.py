"""Awards: what a finished game is remembered for, each with the moment of its replay."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from motherlode.rules.records.record import Record
from motherlode.tables.past.claim_truth import LOYAL, SABOTEUR
from motherlode.tables.past.film import OPEN, replay_of
from motherlode.tables.wire.messages import SeenEvent
from motherlode.tables.wire.past_messages import Award, Awards, ReplayInfo, Said, Still

TREASURE: Final = "goal_treasure"
FEWEST_TURNS: Final = 3  # of somebody who bluffs
FEWEST_SUSPICIONS: Final = 2  # against somebody honest
FEWEST_DEEDS: Final = 2  # of somebody who breaks tools, or lays paths
MOST: Final = 4  # awards of one game
TURNS: Final = ("Turn", "DuelTurn")  # the questions that a turn answers


class Mark(NamedTuple):
    """Somebody openly takes a seat for a saboteur: in words, or by breaking its tool."""

    by: int | None
    frame: int
    turns: int  # that the seat had taken by then
    broke: bool = False


@dataclass
class Round:
    """What awards are made of, seat by seat: numbers of turns, and frames."""

    seats: int
    turns: list[int] = field(default_factory=list)
    mover: int = 0  # whose turn it is, or was last
    marks: list[list[Mark]] = field(default_factory=list)
    lies: list[tuple[int, int]] = field(default_factory=list)  # seat and frame
    laid: list[tuple[int, int]] = field(default_factory=list)
    broken: list[tuple[int, int]] = field(default_factory=list)
    roles: Sequence[str] = ()
    winners: Sequence[int] = ()
    found: tuple[int, int] | None = None
    ended_at: int = 0

    def __post_init__(self) -> None:
        self.turns = [0] * self.seats
        self.marks = [[] for _ in range(self.seats)]

    def suspect(self, seat: int, by: int | None, frame: int, broke: bool = False) -> None:
        """Note a suspicion against a seat."""
        self.marks[seat].append(Mark(by, frame, self.turns[seat], broke))

    def suspicions(self, seat: int) -> list[Mark]:
        """Those against a seat; a saboteur who breaks a tool suspects nobody."""
        return [one for one in self.marks[seat] if not (one.broke and self.is_saboteur(one.by))]

    def is_saboteur(self, seat: int | None) -> bool:
        """Whether a seat turned out to be one."""
        return seat is not None and self.roles[seat].startswith(SABOTEUR)


def awards(info: ReplayInfo) -> tuple[Award, ...]:
    """The awards of a game that was played to its end, seen with everything open."""
    rounds = list(_rounds(info)) if info.over else []
    found = (
        _bluff(rounds),
        _scapegoat(rounds),
        _finisher(rounds),
        _lie(rounds),
        _sleuth(rounds),
        _busiest("wrecker", (deed for one in rounds for deed in one.broken)),
        _busiest("builder", (deed for one in rounds for deed in one.laid)),
    )
    return tuple(award for award in found if award is not None)[:MOST]


def remembered(record: Record) -> Awards:
    """Awards and gold of the game that a record holds."""
    info = replay_of(record, OPEN)
    return Awards(awards(info), gold_by_round(info))


def gold_by_round(info: ReplayInfo) -> tuple[tuple[int, ...], ...]:
    """What each seat got in each round, or lost; gold lies open when the game is over (B-80).

    What everybody has from the start (T-1) counts with the first, so that it adds up.
    """
    totals = [[0] * len(info.players)]
    seats = info.view.seats
    for number, still in enumerate(info.frames):
        if number and any(event.event == "RoundStarted" for event in still.events):
            totals.append([seat.score or 0 for seat in seats])
        seats = still.changes.get("seats", seats)
    totals.append([seat.score or 0 for seat in seats])
    return tuple(
        tuple(now - then for then, now in zip(before, after, strict=True))
        for before, after in pairwise(totals)
    )


# -- what happened ---------------------------------------------------------------------------------


def _rounds(info: ReplayInfo) -> Iterator[Round]:
    """The rounds that were played to their end; what is said after the roles are shown is idle."""
    current: Round | None = None
    kind = info.view.kind
    for number, still in enumerate(info.frames):
        if any(event.event == "RoundStarted" for event in still.events):
            current = Round(len(info.players))
        elif current and still.seat is not None and _is_turn(kind, still):
            current.turns[still.seat] += 1
            current.mover = still.seat
        kind = still.changes.get("kind", kind)
        if current is None:
            continue
        for event in still.events:
            _take(current, info.players, event, number)
        if current.roles:
            yield current
            current = None
            continue
        for said in still.said:
            _hear(current, said, number)


def _is_turn(kind: str, still: Still) -> bool:
    """Whether a choice was made in a turn; a proposal to call the round only comes before one."""
    return kind in TURNS and still.choice.partition(" ")[0] != "call"


def _take(now: Round, names: Sequence[str], happened: SeenEvent, frame: int) -> None:
    event, fields = happened.event, happened.fields
    seat = names.index(fields["seat"]) if fields.get("seat") in names else None
    target = names.index(fields["target"]) if fields.get("target") in names else None
    if event in ("ToolBroken", "PlayerAccused") and target is not None:
        now.suspect(target, seat, frame, event == "ToolBroken")
    elif event == "SponsorAnswered" and not fields["agrees"]:
        now.turns[now.mover] -= 1  # the mover chooses again (T-3)
    elif event == "GoalTurned" and fields["goal"] == TREASURE:
        now.found = None if seat is None else (seat, frame)
    elif event == "RoundEnded":
        now.winners = [names.index(name) for name in fields.get("winners") or ()]
        now.ended_at = frame
    elif event == "RolesRevealed":
        now.roles = fields["roles"]
    deeds = {"PathLaid": now.laid, "ToolBroken": now.broken}.get(event)
    if deeds is not None and seat is not None:
        deeds.append((seat, frame))


def _hear(now: Round, said: Said, frame: int) -> None:
    talk = said.talk
    if talk.claim == "suspect" and talk.about is not None:
        now.suspect(talk.about, talk.seat, frame)
    if said.truth == "lie":
        now.lies.append((talk.seat, frame))


# -- who is remembered -----------------------------------------------------------------------------


def _bluff(rounds: Sequence[Round]) -> Award | None:
    """The saboteur who took the most turns before anybody openly suspected them."""
    best: Award | None = None
    for one in rounds:
        for seat, role in enumerate(one.roles):
            marks = one.suspicions(seat)
            turns = marks[0].turns if marks else one.turns[seat]
            if not role.startswith(SABOTEUR) or turns < FEWEST_TURNS:
                continue
            if best is None or turns > best.value:
                best = Award("bluff", seat, turns, marks[0].frame if marks else one.ended_at)
    return best


def _scapegoat(rounds: Sequence[Round]) -> Award | None:
    """The honest digger who was suspected most often in one round."""
    best: Award | None = None
    for one in rounds:
        for seat, role in enumerate(one.roles):
            marks = one.suspicions(seat)
            if not role.startswith(LOYAL) or len(marks) < FEWEST_SUSPICIONS:
                continue
            if best is None or len(marks) > best.value:
                best = Award("scapegoat", seat, len(marks), marks[-1].frame)
    return best


def _finisher(rounds: Sequence[Round]) -> Award | None:
    """Whoever reached the treasure most often; of several, whoever did it last."""
    return _busiest("finisher", (one.found for one in rounds if one.found), fewest=1)


def _lie(rounds: Sequence[Round]) -> Award | None:
    """The last lie of somebody who then won the round."""
    worked = [(seat, frame) for one in rounds for seat, frame in one.lies if seat in one.winners]
    return Award("lie", worked[-1][0], len(worked), worked[-1][1]) if worked else None


def _sleuth(rounds: Sequence[Round]) -> Award | None:
    """The honest one who named the most saboteurs, in claims and votes, each once a round."""
    seen: dict[tuple[int, int, int], int] = {}
    for number, one in enumerate(rounds):
        for seat in filter(one.is_saboteur, range(one.seats)):
            for mark in one.marks[seat]:
                if mark.by is not None and not mark.broke and not one.is_saboteur(mark.by):
                    seen[number, mark.by, seat] = mark.frame
    return _busiest("sleuth", ((by, frame) for (_, by, _), frame in seen.items()), fewest=1)


def _busiest(
    kind: Literal["finisher", "sleuth", "wrecker", "builder"],
    deeds: Iterable[tuple[int, int]],
    fewest: int = FEWEST_DEEDS,
) -> Award | None:
    """Whoever did something most often; of several, whoever did it last."""
    done: dict[int, list[int]] = {}
    for seat, frame in deeds:
        done.setdefault(seat, []).append(frame)
    if not done:
        return None
    seat = max(done, key=lambda seat: (len(done[seat]), max(done[seat])))
    count = len(done[seat])
    return Award(kind, seat, count, max(done[seat])) if count >= fewest else None
