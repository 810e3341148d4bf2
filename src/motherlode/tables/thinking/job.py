"""A job: a question for a bot in another process, with the game so far; and what comes back."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from motherlode.rules.core.playout import Claim

# What is wrong with a bot: it raises, answers what isn't offered, takes too long, ends its
# process, can't be made, or talks too much.
FaultKind: TypeAlias = Literal["raised", "illegal", "late", "crashed", "missing", "chatty"]


class Deal(Struct, frozen=True):
    """How a game began."""

    game: str
    modules: tuple[str, ...]
    edition: str
    players: int
    seed: int  # or a key, if everybody has shuffled
    key: bytes
    whim: str  # what the bots draw their seeds from
    first: int
    rests: bool


class Heard(Struct, frozen=True, array_like=True):
    """A claim or a remark of a seat."""

    seat: int
    kind: str
    cell: int
    about: int
    tool: int
    line: str = ""

    @classmethod
    def of(cls, seat: int, claim: Claim) -> Heard:
        """What a seat says."""
        place = (int(claim.cell), int(claim.about), int(claim.tool))
        return cls(seat, claim.kind, *place, claim.line)

    def claim(self) -> Claim:
        """The same as bots hear it."""
        return Claim(self.kind, self.cell, self.about, self.tool, self.line)


# What has happened, in order: a choice, the deal of the next round (None), something said.
Step: TypeAlias = int | Heard | None


class Job(Struct, frozen=True):
    """A question: what does this bot do in this seat after all that has happened?"""

    key: str  # of the game
    seat: int
    level: str
    character: str
    seconds: float
    may_propose: bool
    may_speak: bool
    deal: Deal
    steps: tuple[Step, ...]
    advises: bool = False  # a person asks: the answer is an Advice


class Thought(Struct, frozen=True, tag=True):
    """What a bot wants to do, and what it says before."""

    choice: int
    said: Heard | None = None


class Advice(Struct, frozen=True, tag=True):
    """What a strong bot would do in a person's place, and the key of a reason for it."""

    choice: int
    reason: str
    cell: int
    seat: int
    percent: int


class Fault(Struct, frozen=True, tag=True):
    """Why a bot doesn't know what to do; `where` is for the log and holds no secret."""

    kind: FaultKind
    where: str = ""


Reply: TypeAlias = Thought | Advice | Fault
