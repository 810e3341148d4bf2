"""The retelling: a record played again, with what each seat and the whole table could know."""

from __future__ import annotations

from dataclasses import dataclass, field

from motherlode.bots.common.knowledge import SABOTEUR, knowledge_of
from motherlode.bots.reader.bot import ReaderBot
from motherlode.bots.reader.mind import Mind
from motherlode.bots.reader.posterior import Posterior
from motherlode.bots.search.trials import at_turn
from motherlode.rules.core.contract import Event
from motherlode.rules.core.playout import Claim
from motherlode.rules.core.state import State
from motherlode.rules.core.views import SPECTATOR, view
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.claims import REMARK, read_claim
from motherlode.rules.records.record import Entry, Record
from motherlode.rules.records.replay import Replay


@dataclass
class Opinion:
    """What somebody who watches and hears everything public must think."""

    suspicion: list[float]  # by seat: the chance to be a saboteur
    hopes: list[float]  # by goal: the chance to be the treasure
    points: list[int]  # by seat: suspicion as bots are told of it


@dataclass
class Step:
    """One choice, or the deal of a round if nobody chose."""

    number: int  # of the choice, from 1 on; of the one before if it is a deal
    round: int
    seat: int
    text: str
    choice: int
    after: State
    opinion: Opinion
    before: State | None = None
    reader: ReaderBot | None = None  # who heard what the seat heard; only for moves of a turn
    is_settled: bool = True  # nobody is asked for more before the next turn


@dataclass
class Saying:
    """A claim, and what the table thought before and after it."""

    number: int  # of the choice before it
    round: int
    seat: int
    text: str
    claim: Claim
    before: Opinion
    after: Opinion


@dataclass
class Retelling:
    """A whole game."""

    record: Record
    steps: list[Step] = field(default_factory=list)
    sayings: list[Saying] = field(default_factory=list)

    def weighty(self) -> int:
        """How many steps there are to be weighed."""
        return sum(step.is_settled or step.reader is not None for step in self.steps)

    def rounds(self) -> list[int]:
        """The numbers of the rounds."""
        return list(dict.fromkeys(step.round for step in self.steps))

    def last(self, round: int) -> Step:
        """The last step of a round."""
        return [step for step in self.steps if step.round == round][-1]


class Reteller:
    """Plays a record again and listens."""

    def __init__(self, record: Record) -> None:
        self.replay = Replay(record, rests=True)
        self.state: State = self.replay.state
        self.told = Retelling(record)
        self.number = 0
        self.readers = [ReaderBot() for _ in record.players]
        for seat, reader in enumerate(self.readers):
            reader.sit_down(seat, 0)
        self.public = Mind()
        self.public.private = Posterior(True)
        self.now = Opinion([], [], [])

    def retell(self) -> Retelling:
        """Everything, from the deal to the end."""
        self._deal(self.replay.opening)
        for entry in self.told.record.entries:
            if entry.is_claim:
                self._hear(entry)
            elif not entry.is_talk:
                self._play(entry)
        return self.told

    def _deal(self, events: list[Event]) -> None:
        self._tell(events)
        self.now = self._opinion()
        self.told.steps.append(
            Step(self.number, int(self.state.round), -1, "", 0, self._copy(), self.now)
        )

    def _play(self, entry: Entry) -> None:
        if self.state.resting:
            self._deal(self.replay.go_on())
        before = self._copy()
        seat = self.told.record.players.index(entry.seat)
        choice = int(read_choice(before, self.told.record.players, entry.text))
        reader = None
        if at_turn(before) and int(before.top().seat) == seat:
            own = self.readers[seat]
            own.beliefs(view(before, seat))
            copied = own.copy()
            assert isinstance(copied, ReaderBot)
            reader = copied
        _, _, events = next(self.replay)
        self.number += 1
        self._tell(events)
        if not self.state.revealed:
            self.now = self._opinion()
        after = self._copy()
        self.told.steps.append(
            Step(
                self.number,
                int(before.round),
                seat,
                entry.text,
                choice,
                after,
                self.now,
                before,
                reader,
                bool(after.resting or after.over or at_turn(after)),
            )
        )

    def _hear(self, entry: Entry) -> None:
        players = self.told.record.players
        claim = read_claim(self.replay.rules, players, entry.text)
        if self.state.over or claim.kind == REMARK:
            return
        if self.state.resting:  # nobody claims anything between rounds: the next one was dealt
            self._deal(self.replay.go_on())
        claim.line = entry.wording
        seat = players.index(entry.seat)
        before = self.now
        for reader in self.readers:
            reader.hear_claim(seat, claim)
        self.public.hear_claim(seat, claim)
        self.now = self._opinion()
        self.told.sayings.append(
            Saying(self.number, int(self.state.round), seat, entry.text, claim, before, self.now)
        )

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            self.public.hear(event.seen_by(SPECTATOR))
            for seat, reader in enumerate(self.readers):
                reader.hear(event.seen_by(seat))

    def _opinion(self) -> Opinion:
        self.public.look(view(self.state, SPECTATOR))
        found = self.public.private
        return Opinion(
            [float(chance) for chance in found.chances],
            [float(hope) for hope in found.hopes],
            [int(found.points(seat)) for seat in range(self.state.seats)],
        )

    def _copy(self) -> State:
        copied: State = self.state.copy()
        return copied


def retell(record: Record) -> Retelling:
    """A record played again."""
    return Reteller(record).retell()


def is_saboteur(state: State, seat: int) -> bool:
    """Whether a seat is a saboteur."""
    return bool(knowledge_of(state.rules).stance_of[state.roles[seat]] == SABOTEUR)
