"""A view of a round that is over: what it showed before its last choice, and what came of that."""

from __future__ import annotations

from motherlode.rules.core.cards import TURNED
from motherlode.rules.core.contract import Event
from motherlode.rules.core.events import CardFitted, GoalTurned, PathLaid, PathMoved, RolesRevealed
from motherlode.rules.core.views import View


def follow(seen: View, event: Event) -> None:
    """Let a view that was taken before an event show what the event laid or turned over."""
    if isinstance(event, PathLaid):
        seen.maze.lay(event.cell, event.card | (TURNED if event.turned else 0))
    elif isinstance(event, PathMoved):
        seen.maze.remove(event.origin)
        seen.maze.lay(event.cell, event.card | (TURNED if event.turned else 0))
    elif isinstance(event, GoalTurned):
        for place, cell in enumerate(seen.goal_cells):
            if cell == event.cell:
                seen.goals[place] = event.goal
                seen.turned_goals |= 1 << place
    elif isinstance(event, CardFitted) and event.cell in list(seen.goal_cells):
        seen.maze.fix(event.cell, event.card | (TURNED if event.turned else 0))
    elif isinstance(event, RolesRevealed):
        seen.revealed = True
        seen.roles = event.roles
        seen.spare_roles = event.spare_roles
        for seat, role in enumerate(event.roles):
            seen.known_roles[seat] = role
