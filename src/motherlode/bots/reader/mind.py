"""The mind: what one seat has heard, what it makes of it, and what all must make of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.common.knowledge import Knowledge, knowledge_of
from motherlode.bots.reader.acts import is_pair
from motherlode.bots.reader.evidence import Evidence
from motherlode.bots.reader.likelihoods import points_for
from motherlode.bots.reader.plane import bounded
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
        self.public: Posterior = Posterior(True)
        self.watched: View | None = None  # what `public` was last weighed for
        self.ids: vec[i64] = NO_CARDS  # the role card of each seat, as of the last look
        self.seen: View | None = None

    def meet(self) -> None:
        """A new game begins, perhaps with others."""
        self.forget()
        self.evidence.meet()

    def forget(self) -> None:
        """A round begins."""
        self.begun = False
        self.seen = None
        self.watched = None
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
        if len(self.evidence.sayings):
            self.witness.talk = self.evidence.talk(view)
        if self.begun or self._heard_all(view):
            self._judge(view, known)
        self.begun = True
        self.ids = view.role_ids
        self.witness.finish(view)
        self.private.weigh(view, known, self.evidence)
        self.seen = view

    def watch(self, view: View) -> Posterior:
        """What somebody must think who knows only what lies open."""
        self.look(view)
        if self.watched is not view:
            self.public.weigh(view, knowledge_of(view.rules), self.evidence)
            self.watched = view
        return self.public

    def tells(self, view: View, known: Knowledge, choice: i64) -> float:
        """How much a choice of this seat would speak against it in the eyes of all, in points."""
        public = self.watch(view)
        act = self.witness
        if not act.foresee(view, known, choice):
            return 0.0
        context = act.contexts[0]
        code = act.codes[0]
        if is_pair(code) and act.target >= 0:
            chance = public.chances[act.target]
            digger = points_for(2, context, code) - points_for(0, context, code)
            saboteur = points_for(3, context, code) - points_for(1, context, code)
            return bounded(digger * (1.0 - chance) + saboteur * chance)
        lean = 0.0
        goal: i64
        for goal in range(act.goals):
            digger = points_for(0, act.contexts[goal], act.codes[goal])
            saboteur = points_for(3, act.contexts[goal], act.codes[goal])
            lean += public.hopes[goal] * bounded(saboteur - digger)
        return lean

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
