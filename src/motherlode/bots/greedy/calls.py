"""Calls: when a round is taken for lost, for reasons that either side can have (B-56)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motherlode.bots.common.goal_values import cards_left
from motherlode.bots.common.knowledge import GEOLOGIST, SABOTEUR
from motherlode.bots.common.situation import Situation
from motherlode.rules.core.cards import TURNED
from motherlode.rules.core.views import View

PASSES: Final = 2  # in a row on an empty deck, before anybody thinks of ending the round


def may_be_lost(view: View) -> bool:
    """Whether the table looks as if nothing more would come of the round."""
    return view.deck_size == 0 and view.passes >= PASSES


def is_lost(now: Situation) -> bool:
    """Whether to end the round: nobody can dig, or nobody does and this seat has nothing for it.

    A saboteur looks at its hand as a digger would, so its answer tells no more than theirs.
    """
    view = now.view
    if view.deck_size:
        return False
    if now.stance == GEOLOGIST:
        return not holds_crystal(now)
    if cards_left(view) < now.progress.nearest:
        return not can_clear(now)
    if len(view.maze.frontier) and view.passes < PASSES:
        return False
    return not can_dig(now) and not can_clear(now)


def holds_crystal(now: Situation) -> bool:
    """Whether a crystal is in hand."""
    for card in now.view.hand:
        if now.known.crystal[card]:
            return True
    return False


def can_clear(now: Situation) -> bool:
    """Whether a rockfall in hand would open a way, or a ladder might."""
    if now.holds(now.known.ladder):
        return True
    if not now.holds(now.known.rockfall):
        return False
    for cell in now.maze.laid:
        if digs(now, now.progress.clear(now.maze, cell)):
            return True
    return False


def can_dig(now: Situation) -> bool:
    """Whether some card in hand brings the tunnels nearer to a goal."""
    rules = now.view.rules
    if now.broken(now.seat):
        return False
    for card in now.view.hand:
        if not now.known.lays[rules.verb_of[card]]:
            continue
        for spot in now.maze.open_spots():
            if leads_on(now, spot, card) or leads_on(now, spot, card | TURNED):
                return True
    return False


def leads_on(now: Situation, spot: i64, tile: i64) -> bool:
    """Whether a tile fits an open spot and brings the tunnels nearer to a goal."""
    fits = spot >> now.view.rules.tiles.openings[tile] & 1
    return fits == 1 and digs(now, now.dig(spot >> 16, tile))


def digs(now: Situation, gain: i64) -> bool:
    """Whether what this seat gains helps those who dig."""
    return gain < 0 if now.stance == SABOTEUR and not now.known.is_race else gain > 0
