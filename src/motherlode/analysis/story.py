"""The story: who fooled whom, as facts that a text in any language can tell."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from motherlode.analysis.lies import Lie
from motherlode.analysis.marks import BRILLIANT, GAVE_AWAY, THREW_AWAY
from motherlode.analysis.retelling import Retelling, is_saboteur

WORDINGS: Final = 2
SUSPECTED: Final = 0.5
UNSEEN: Final = 0.35
MOST: Final = 3  # sentences of a round
AFTER_ALL: Final = 2  # the wording for a saboteur whose lie was believed, and who was seen through


@dataclass(frozen=True)
class Fact:
    """One sentence: the kind of it, which wording, and what it is about."""

    round: int
    kind: str
    wording: int
    values: dict[str, str | int] = field(default_factory=dict)


@dataclass
class Happened:
    """What a round is told from."""

    round: int
    outcome: str
    marks: list[tuple[int, int, str]]  # number, seat, mark; those that matter most first
    lies: list[Lie]
    decisive: list[tuple[int, int]]  # number, seat


def story(told: Retelling, rounds: list[Happened]) -> list[Fact]:
    """A few sentences for each round, the ones that tell most first."""
    out: list[Fact] = []
    for happened in rounds:
        fooled = ""
        for kind, values in sentences(told, happened)[:MOST]:
            wording = (told.record.number + len(out) + happened.round) % WORDINGS + 1
            if kind == "fooled":
                fooled = str(values["name"])
            if kind == "seen" and values["name"] == fooled:
                wording = AFTER_ALL
            out.append(Fact(happened.round, kind, wording, values))
    return out


def sentences(told: Retelling, happened: Happened) -> list[tuple[str, dict[str, str | int]]]:
    """Everything that can be told of a round."""
    names = told.record.players
    found: list[tuple[str, dict[str, str | int]]] = []
    for lie in happened.lies:
        if lie.believed:
            found.append(("fooled", {"name": names[lie.seat], "choice": lie.number}))
            break
    found += [
        (kind, {"name": names[seat], "percent": percent})
        for kind, seat, percent in suspects(told, happened)
    ]
    for mark, kind in ((THREW_AWAY, "threw"), (GAVE_AWAY, "gave"), (BRILLIANT, "brilliant")):
        for number, seat, given in happened.marks:
            if given == mark:
                found.append((kind, {"name": names[seat], "choice": number}))
                break
    for lie in happened.lies:
        if not lie.believed:
            found.append(("unbelieved", {"name": names[lie.seat], "choice": lie.number}))
            break
    for number, seat in happened.decisive:
        found.append(("decisive", {"name": names[seat], "choice": number}))
    return found or [("quiet", {})]


def suspects(told: Retelling, happened: Happened) -> list[tuple[str, int, int]]:
    """Saboteurs nobody saw or everybody did, and diggers who looked like one, at the end."""
    last = told.last(happened.round)
    chances = last.opinion.suspicion
    saboteurs = [seat for seat in range(len(chances)) if is_saboteur(last.after, seat)]
    found: list[tuple[str, int, int]] = []
    if not saboteurs or not happened.outcome:
        return found
    hidden = min(saboteurs, key=lambda seat: chances[seat])
    if chances[hidden] < UNSEEN:
        found.append(("hidden", hidden, round(chances[hidden] * 100)))
    others = [seat for seat in range(len(chances)) if seat not in saboteurs]
    framed = max(others, key=lambda seat: chances[seat], default=-1)
    if framed >= 0 and chances[framed] > SUSPECTED:
        found.append(("framed", framed, round(chances[framed] * 100)))
    seen = max(saboteurs, key=lambda seat: chances[seat])
    if chances[seen] > SUSPECTED + 0.25:
        found.append(("seen", seen, round(chances[seen] * 100)))
    return found
