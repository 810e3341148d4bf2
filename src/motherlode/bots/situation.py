"""Situation: the table as one bot sees it, with what it makes of the maze and of the others."""

from __future__ import annotations

from mypy_extensions import i64

from motherlode.bots.lore import DIGGER, SABOTEUR, Lore, lore_of
from motherlode.bots.outlook import Outlook
from motherlode.bots.suspicion import Suspicion
from motherlode.rules.views import View


class Situation:
    """What a seat has before it when it is asked."""

    def __init__(self, view: View, suspicion: Suspicion) -> None:
        self.view: View = view
        self.lore: Lore = lore_of(view.rules)
        self.suspicion: Suspicion = suspicion
        self.outlook: Outlook = Outlook()
        self.stance: i64 = DIGGER
        self.seat: i64 = view.seat

    def face(self, view: View) -> None:
        """Take in a new view."""
        if view.rules is not self.lore.rules:
            self.lore = lore_of(view.rules)
        self.view = view
        self.seat = view.seat
        self.stance = self.lore.stance_of[view.role]
        self.outlook.look(view, self.lore, self.stance)
        self.suspicion.think(view, self.lore, self.outlook.hopes, self.stance != SABOTEUR)

    def broken(self, seat: i64) -> i64:
        """The cards before a seat that keep it from digging, as bits."""
        return self.view.front[seat] & self.view.rules.blocking
