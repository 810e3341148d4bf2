"""An analysis as a message: seats by their numbers, choices as options."""

from __future__ import annotations

from typing import cast

from motherlode.analysis.analysis import MOMENTS, Analysis
from motherlode.analysis.lies import Lie
from motherlode.analysis.marks import best_option
from motherlode.analysis.retelling import is_saboteur
from motherlode.analysis.story import Fact
from motherlode.rules.core.contract import NOBODY
from motherlode.tables.game.sight import Numbers, cell
from motherlode.tables.wire.analysis_messages import (
    AnalysisInfo,
    AnalyzedRound,
    AnalyzedStep,
    Judged,
    Mark,
    StoryFact,
    ToldLie,
    TurningPoint,
)
from motherlode.tables.wire.values import ClaimKind


def told_analysis(analysis: Analysis) -> AnalysisInfo:
    """All that was found out."""
    return Telling(analysis).info()


class Telling:
    """Makes the message."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self.told = analysis.told
        self.names = analysis.names
        self.spell = Numbers(analysis.rules, self.names)
        found = {word for one in analysis.curve for word in one.chances}
        self.outcomes = tuple(word for word in analysis.rules.outcomes if word in found)

    def info(self) -> AnalysisInfo:
        """The whole message."""
        analysis = self.analysis
        return AnalysisInfo(
            players=tuple(self.names),
            outcomes=self.outcomes,
            rough=analysis.is_rough,
            rounds=tuple(self._round(number) for number in self.told.rounds()),
            steps=tuple(self._step(place) for place in range(len(self.told.steps))),
            moments=tuple(
                TurningPoint(place, analysis.side(place), rounded(analysis.swing(place)))
                for place in analysis.moments()[:MOMENTS]
            ),
            lies=tuple(self._lie(lie) for lie in analysis.lies),
            story=tuple(self._fact(fact) for fact in analysis.story()),
        )

    def _round(self, number: int) -> AnalyzedRound:
        last = self.told.last(number).after
        saboteurs = [seat for seat in range(len(self.names)) if is_saboteur(last, seat)]
        return AnalyzedRound(number, self.analysis.outcome(number), tuple(saboteurs))

    def _step(self, place: int) -> AnalyzedStep:
        step, weighed = self.told.steps[place], self.analysis.weighed[place]
        curve = self.analysis.curve[place]
        knew = truth = instead = None
        if weighed.chosen is not None:
            best = best_option(weighed)
            knew = Judged(rounded(weighed.chosen.knew), rounded(best.knew))
            truth = Judged(rounded(weighed.chosen.true), rounded(best.true))
            if best.knew > weighed.chosen.knew:
                instead = self.spell.choice(best.choice)
        return AnalyzedStep(
            round=step.round,
            chances=tuple(rounded(curve.chances.get(word, 0.0)) for word in self.outcomes),
            suspicion=tuple(map(rounded, step.opinion.suspicion)),
            number=step.number,
            seat=None if step.seat < 0 else step.seat,
            margin=rounded(curve.margin),
            mark=cast("Mark", self.analysis.marks[place]) if self.analysis.marks[place] else None,
            knew=knew,
            truth=truth,
            instead=instead,
        )

    def _lie(self, lie: Lie) -> ToldLie:
        return ToldLie(
            step=self._place(lie.number, lie.round),
            seat=lie.seat,
            claim=cast("ClaimKind", lie.kind),
            believed=lie.believed,
            cell=None if lie.cell == NOBODY else cell(lie.cell),
            about=None if lie.about == NOBODY else lie.about,
            acted=tuple(lie.acted),
        )

    def _place(self, number: int, round: int) -> int:
        """The last step of a round up to a choice; before the first one, the deal."""
        steps = self.told.steps
        here = [n for n, one in enumerate(steps) if one.round == round and one.number <= number]
        return here[-1]

    def _fact(self, fact: Fact) -> StoryFact:
        name, number = fact.values.get("name"), fact.values.get("choice")
        percent = fact.values.get("percent")
        return StoryFact(
            fact.round,
            fact.kind,
            fact.wording,
            None if name is None else self.names.index(str(name)),
            None if number is None else self._place(int(number), fact.round),
            None if percent is None else int(percent),
        )


def rounded(share: float) -> float:
    """Not more digits than mean anything."""
    return round(share, 3)
