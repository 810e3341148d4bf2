"""How a claim compares with what lies on the table, once everything is open."""

from __future__ import annotations

from typing import Final, Literal

from motherlode.rules.claims import ABOUT_GOALS, ABOUT_SEATS
from motherlode.rules.contract import HIDDEN
from motherlode.rules.playout import Claim
from motherlode.rules.state import State
from motherlode.rules.views import view

Truth = Literal["", "true", "wrong", "lie"]
SABOTEUR: Final = "saboteur"
LOYAL: Final = ("digger", "boss")  # how the names of those begin whom nobody need suspect


def truth_of(state: State, seat: int, claim: Claim) -> Truth:
    """Whether a claim is true, wrong, or a lie: who said it knew better. Opinions are neither."""
    if claim.kind in ABOUT_GOALS:
        return _of_goal(state, seat, claim)
    return _of_role(state, seat, claim) if claim.kind in ABOUT_SEATS else ""


def _of_goal(state: State, seat: int, claim: Claim) -> Truth:
    cells = [int(cell) for cell in state.goal_cells]
    if claim.cell not in cells:
        return ""
    place = cells.index(int(claim.cell))
    is_treasure = state.goals[place] == state.rules.goals[0]
    if is_treasure == (claim.kind == "treasure"):
        return "true"
    return "lie" if view(state, seat).goals[place] != HIDDEN else "wrong"


def _of_role(state: State, seat: int, claim: Claim) -> Truth:
    """Roles that play for themselves are neither to be trusted nor to be suspected."""
    role = state.rules.role_names[state.roles[claim.about]]
    is_saboteur = role.startswith(SABOTEUR)
    if not is_saboteur and not role.startswith(LOYAL):
        return ""
    if is_saboteur == (claim.kind == "suspect"):
        return "true"
    return "lie" if view(state, seat).known_roles[claim.about] != HIDDEN else "wrong"
