"""The mind: what one seat has heard, what it makes of it, and what all must make of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.common.knowledge import Knowledge, knowledge_of
from motherlode.bots.reader.evidence import Evidence
from motherlode.bots.reader.posterior import Posterior
from motherlode.bots.reader.witness import (
    FELLED,
    LAID,
    LAID_OUT,
    NEW_ROLE,
    OTHER_ROLE,
    SEAT,
    Witness,
)
from motherlode.rules.core.contract import Event
from motherlode.rules.core.events import RoundStarted
from motherlode.rules.core.playout import Claim
from motherlode.rules.core.views import View

NO_CARDS: Final = vec[i64]()


class Mind:
    """Beliefs of a seat, brought up to date whenever it looks at the table."""

    def __init__(self) -> None:
        self.round: i64 = 0
        self.begun: bool = False  # whether it has looked at the table this round
        self.witness: Witness = Witness()
        self.evidence: Evidence = Evidence()
        self.private: Posterior = Posterior(False)
        self.ids: vec[i64] = NO_CARDS  # the role card of each seat, as of the last look
        self.seen: View | None = None

    def forget(self) -> None:
        """A round begins."""
        self.begun = False
        self.seen = None
        self.witness.forget()
        self.evidence.forget()

    def take_after(self, model: Mind) -> None:
        """Know what another does."""
        self.round = model.round
        self.begun = model.begun
        self.witness.take_after(model.witness)
        self.evidence.take_after(model.evidence)
        self.ids = model.ids
        self.seen = None

    def hear(self, event: Event) -> None:
        """Keep what happens until the next look."""
        if isinstance(event, RoundStarted):
            self.forget()
            self.round = event.round
        else:
            self.witness.hear(event)
        self.seen = None

    def hear_claim(self, seat: i64, claim: Claim) -> None:
        """Keep what somebody says."""
        self.evidence.hear_claim(seat, claim)
        self.seen = None

    def look(self, view: View) -> None:
        """Judge all that was heard since the last look."""
        if self.seen is view:
            return
        if self.round and self.round != view.round:
            self.forget()
        self.round = view.round
        known = knowledge_of(view.rules)
        if self.begun or self._heard_all(view):
            self._judge(view, known)
        self.begun = True
        self.ids = view.role_ids
        self.witness.finish(view)
        self.private.weigh(view, known, self.evidence)
        self.seen = view

    def _heard_all(self, view: View) -> bool:
        """Whether what was heard explains all that lies on the table, or it came too late."""
        self.ids = view.rules.role_ids
        lying: i64 = 0
        for fact in self.witness.facts:
            kind = fact & 15
            lying += kind in (LAID, LAID_OUT)
            lying -= kind == FELLED
        there: i64 = len(view.maze.laid) + len(view.maze.fixed) - len(view.rules.table.fixed)
        return lying == there - len(view.rules.table.laid)

    def _judge(self, view: View, known: Knowledge) -> None:
        ids = self.ids[:]
        for fact in self.witness.facts:
            kind = fact & 15
            seat = fact >> SEAT & 15
            if kind == NEW_ROLE:
                self.evidence.drop(ids[seat])
                self.witness.points[seat] = 0
            elif kind == OTHER_ROLE:
                ids[seat] = view.role_ids[seat]
                self.witness.points[seat] = 0
            elif self.witness.see(view, known, fact):
                self.evidence.judge(self.witness, ids, view.rules.goals_move)
