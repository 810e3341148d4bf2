"""What is told of a game that is over, and of a sandbox: frames, secrets, what was said."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from motherlode.tables.wire.messages import Ending, SeenEvent, Talk
from motherlode.tables.wire.sights import PromptInfo, RulesInfo, SeatView
from motherlode.tables.wire.values import Fields

# Whose eyes: a seat by its number, everybody's, or those of somebody who sees everything.
Eyes: TypeAlias = Annotated[str, Meta(pattern="^(open|public|[0-9]|1[01])$(?!\n)")]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=999_999_999)]
LONGEST_POSITION = 20_000  # characters
MOST_CHOICES = 1000  # that a sandbox tries one after the other


class Secrets(Struct, frozen=True):
    """What is hidden from everybody or from some."""

    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]  # what is drawn next comes first
    aside: tuple[str, ...]


class Said(Struct, frozen=True, omit_defaults=True):
    """What somebody said or claimed, and how a claim compares with the truth."""

    talk: Talk
    truth: Literal["", "true", "wrong", "lie"] = ""  # if open; a lie: they knew better


class Still(Struct, frozen=True, omit_defaults=True):
    """One picture of a replay: what happened, what was said then, what it has changed."""

    played: int  # how many choices of the record lead to a position like this
    seat: int | None = None  # who chose
    choice: str = ""  # in the notation; only with everything open
    events: tuple[SeenEvent, ...] = ()
    said: tuple[Said, ...] = ()
    changes: Fields = {}  # fields of the view that are no longer as in the still before
    secrets: Secrets | None = None  # only with everything open


class ReplayInfo(Struct, frozen=True):
    """A whole game through somebody's eyes."""

    players: tuple[str, ...]
    eyes: str
    rules: RulesInfo
    view: SeatView  # of the first still
    frames: tuple[Still, ...]
    over: bool  # else it was aborted
    ending: Ending
    commitment: str  # empty if the seed was promised to nobody
    version: str  # of the program that wrote it
    faces: tuple[int, ...] = ()  # of the players, if it was played at a table of this server


class DealtRound(Struct, frozen=True):
    """What lay where when a round began."""

    goals: tuple[str, ...]
    roles: tuple[str, ...]  # of the seats, then those set aside
    hands: tuple[tuple[str, ...], ...]  # by seat, in no order
    deck: tuple[str, ...]  # from its top on


class Deals(Struct, frozen=True):
    """The piles of a game as they lie before they are shuffled, and what each deal came to."""

    goals: tuple[str, ...]
    deck: tuple[str, ...]
    roles: tuple[str, ...]
    rounds: tuple[DealtRound, ...]


class Award(Struct, frozen=True):
    """What somebody is remembered for after a game: how much of it, and when it was."""

    kind: Literal["bluff", "scapegoat", "finisher", "lie", "sleuth", "wrecker", "builder"]
    seat: int
    value: int  # turns, suspicions, rounds, lies, saboteurs, tools, path cards
    at: int  # the still of the replay, from 0 on


class Awards(Struct, frozen=True):
    """The awards of a game that is over, and the gold of each round as everybody knows it now."""

    awards: tuple[Award, ...]
    gold: tuple[tuple[int, ...], ...]  # by round, what each seat got or lost in it


class PositionText(Struct, frozen=True):
    """A position in the notation."""

    position: str


class Tried(Struct, frozen=True):
    """A choice that was tried, and what came of it."""

    seat: int
    choice: str
    events: tuple[SeenEvent, ...]


class SandboxInfo(Struct, frozen=True):
    """A position with everything open after some choices, and what is asked next."""

    players: tuple[str, ...]
    rules: RulesInfo
    view: SeatView
    prompt: PromptInfo | None
    secrets: Secrets
    tried: tuple[Tried, ...]
    position: str


# -- what is asked for -----------------------------------------------------------------------------


class ReplayRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Show a record that somebody brings."""

    record: str
    eyes: Eyes = "public"


class PositionRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The position after this many choices of a record."""

    record: str
    played: Count


class SandboxRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Try choices in a position."""

    position: Annotated[str, Meta(max_length=LONGEST_POSITION)]
    choices: Annotated[
        tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=MOST_CHOICES)
    ] = ()
