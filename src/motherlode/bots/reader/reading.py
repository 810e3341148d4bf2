"""Reading: suspicion that follows from the posterior instead of points for single deeds."""

from __future__ import annotations

from mypy_extensions import i64

from motherlode.bots.common.goal_values import GoalValues
from motherlode.bots.common.knowledge import Knowledge
from motherlode.bots.common.suspicion import Suspicion
from motherlode.bots.reader.mind import Mind
from motherlode.rules.core.views import View


class Reading(Suspicion):
    """What a seat's mind makes of the others, in the points that plans understand."""

    def __init__(self, mind: Mind) -> None:
        super().__init__()
        self.mind: Mind = mind
        self.is_given: bool = False  # beliefs were given, not read

    def think(self, view: View, known: Knowledge, values: GoalValues, is_digger: bool) -> None:
        super().think(view, known, values, is_digger)
        self.mind.look(view)
        seat: i64
        for seat in range(view.seats):
            if seat != view.seat:
                self.points[seat] = self.mind.private.points(seat)
