"""Awards: what a finished game is remembered for, each with the moment of its replay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from motherlode.rules.records.record import Record
from motherlode.tables.past.claim_truth import LOYAL, SABOTEUR
from motherlode.tables.past.film import OPEN, replay_of
from motherlode.tables.wire.past_messages import Award, Awards, ReplayInfo, Said

TREASURE: Final = "goal_treasure"
FEWEST_TURNS: Final = 3  # of somebody who bluffs
FEWEST_SUSPICIONS: Final = 2  # against somebody honest
TURNS: Final = ("PathLaid", "CardsPassed", "ActionPlayed", "ToolBroken", "ToolFixed", "RockFell")


@dataclass
class Round:
    """What awards are made of, seat by seat: numbers of turns, and frames."""

    seats: int
    turns: list[int] = field(default_factory=list)
    suspected: list[list[int]] = field(default_factory=list)  # frames in which somebody did
    trusted: list[int] = field(default_factory=list)  # turns till the first suspicion
    lies: list[tuple[int, int]] = field(default_factory=list)  # seat and frame
    roles: Sequence[str] = ()
    winners: Sequence[int] = ()
    finder: int | None = None
    found_at: int = 0
    ended_at: int = 0

    def __post_init__(self) -> None:
        self.turns = [0] * self.seats
        self.suspected = [[] for _ in range(self.seats)]
        self.trusted = [0] * self.seats

    def suspect(self, seat: int, frame: int) -> None:
        """Somebody openly takes a seat for a saboteur."""
        if not self.suspected[seat]:
            self.trusted[seat] = self.turns[seat]
        self.suspected[seat].append(frame)


def awards(info: ReplayInfo) -> tuple[Award, ...]:
    """The awards of a game that was played to its end, seen with everything open."""
    rounds = list(_rounds(info)) if info.over else []
    found = (_bluff(rounds), _scapegoat(rounds), _finisher(rounds), _lie(rounds))
    return tuple(award for award in found if award is not None)


def remembered(record: Record) -> Awards:
    """Awards and gold of the game that a record holds."""
    info = replay_of(record, OPEN)
    return Awards(awards(info), gold_by_round(info))


def gold_by_round(info: ReplayInfo) -> tuple[tuple[int, ...], ...]:
    """What each seat got in each round, or lost; gold lies open when the game is over (B-80)."""
    totals: list[list[int]] = []
    seats = info.view.seats
    for still in info.frames:
        if any(event.event == "RoundStarted" for event in still.events):
            totals.append([seat.score or 0 for seat in seats])
        seats = still.changes.get("seats", seats)
    totals.append([seat.score or 0 for seat in seats])
    return tuple(
        tuple(now - then for then, now in zip(before, after, strict=True))
        for before, after in pairwise(totals)
    )


# -- what happened ---------------------------------------------------------------------------------


def _rounds(info: ReplayInfo) -> Iterator[Round]:
    names = info.players
    current = Round(len(names))
    for number, still in enumerate(info.frames):
        for event in still.events:
            _take(current, names, event.event, event.fields, number)
        if any(event.event == "RolesRevealed" for event in still.events):
            yield current
            current = Round(len(names))
        for said in still.said:
            _hear(current, said, number)


def _take(now: Round, names: Sequence[str], event: str, fields: Any, frame: int) -> None:
    seat = names.index(fields["seat"]) if fields.get("seat") in names else None
    target = names.index(fields["target"]) if fields.get("target") in names else None
    if event in TURNS and seat is not None:
        now.turns[seat] += 1
    if event in ("ToolBroken", "PlayerAccused") and target is not None:
        now.suspect(target, frame)
    elif event == "GoalTurned" and fields["goal"] == TREASURE:
        now.finder, now.found_at = seat, frame
    elif event == "RoundEnded":
        now.winners = [names.index(name) for name in fields.get("winners") or ()]
        now.ended_at = frame
    elif event == "RolesRevealed":
        now.roles = fields["roles"]


def _hear(now: Round, said: Said, frame: int) -> None:
    talk = said.talk
    if talk.claim == "suspect" and talk.about is not None:
        now.suspect(talk.about, frame)
    if said.truth == "lie":
        now.lies.append((talk.seat, frame))


# -- who is remembered -----------------------------------------------------------------------------


def _bluff(rounds: Sequence[Round]) -> Award | None:
    """The saboteur who took the most turns before anybody openly suspected them."""
    best: Award | None = None
    for one in rounds:
        for seat, role in enumerate(one.roles):
            marks = one.suspected[seat]
            turns = one.trusted[seat] if marks else one.turns[seat]
            if not role.startswith(SABOTEUR) or turns < FEWEST_TURNS:
                continue
            if best is None or turns > best.value:
                best = Award("bluff", seat, turns, marks[0] if marks else one.ended_at)
    return best


def _scapegoat(rounds: Sequence[Round]) -> Award | None:
    """The honest digger who was suspected most often in one round."""
    best: Award | None = None
    for one in rounds:
        for seat, role in enumerate(one.roles):
            marks = one.suspected[seat]
            if not role.startswith(LOYAL) or len(marks) < FEWEST_SUSPICIONS:
                continue
            if best is None or len(marks) > best.value:
                best = Award("scapegoat", seat, len(marks), marks[-1])
    return best


def _finisher(rounds: Sequence[Round]) -> Award | None:
    """Whoever finished the most rounds; of several, whoever did it last."""
    finished: dict[int, list[int]] = {}
    for one in rounds:
        if one.finder is not None:
            finished.setdefault(one.finder, []).append(one.found_at)
    if not finished:
        return None
    seat = max(finished, key=lambda seat: (len(finished[seat]), finished[seat][-1]))
    return Award("finisher", seat, len(finished[seat]), finished[seat][-1])


def _lie(rounds: Sequence[Round]) -> Award | None:
    """The last lie of somebody who then won the round."""
    worked = [(seat, frame) for one in rounds for seat, frame in one.lies if seat in one.winners]
    return Award("lie", worked[-1][0], len(worked), worked[-1][1]) if worked else None
