"""Reading: suspicion and hopes that follow from the posterior, not from single deeds."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.bots.common.goal_values import GoalValues
from motherlode.bots.common.hearsay import Hearsay
from motherlode.bots.common.knowledge import Knowledge
from motherlode.bots.common.suspicion import Suspicion
from motherlode.bots.reader.mind import Mind
from motherlode.rules.core.views import View


class ReadHopes(Hearsay):
    """What a seat's mind makes of the goals."""

    def __init__(self, mind: Mind) -> None:
        super().__init__()
        self.mind: Mind = mind

    def hopes(self, view: View, points: vec[i64]) -> vec[i64]:
        if len(self.given):
            return super().hopes(view, points)
        self.look_back(view)
        self.mind.evidence.credit(self.told, self.lied)
        self.mind.look(view)
        return percents(self.mind.private.hopes)


class Reading(Suspicion):
    """What a seat's mind makes of the others, in the points that plans understand."""

    def __init__(self, mind: Mind) -> None:
        super().__init__()
        self.mind: Mind = mind
        self.hearsay = ReadHopes(mind)
        self.is_given: bool = False  # beliefs were given, and go on from there

    def forget(self) -> None:
        super().forget()
        self.is_given = False

    def think(self, view: View, known: Knowledge, values: GoalValues, is_digger: bool) -> None:
        super().think(view, known, values, is_digger)
        if self.is_given:
            return
        self.mind.look(view)
        seat: i64
        for seat in range(view.seats):
            if seat != view.seat:
                self.points[seat] = self.mind.private.points(seat)
            elif not is_digger:
                self.points[seat] = self.mind.watch(view).points(seat)


def percents(chances: vec[float]) -> vec[i64]:
    """Chances in percent."""
    out = vec[i64](capacity=len(chances))
    for chance in chances:
        out = append(out, i64(chance * 100.0 + 0.5))
    return out
