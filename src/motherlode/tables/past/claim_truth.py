"""How a claim compares with what lies on the table, once everything is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.playout import Claim
from motherlode.rules.core.state import State
from motherlode.rules.core.views import View
from motherlode.rules.notation.claims import ABOUT_GOALS, ABOUT_SEATS

Truth = Literal["", "true", "wrong", "lie"]
Look: TypeAlias = Callable[[], View]  # what whoever claims something knows
SABOTEUR: Final = "saboteur"
LOYAL: Final = ("digger", "boss")  # how the names of roles begin that nobody need suspect


def truth_of(state: State, claim: Claim, look: Look) -> Truth:
    """Whether a claim is true, wrong, or a lie, which its speaker knew better; opinions aren't."""
    if claim.kind in ABOUT_GOALS:
        return _of_goal(state, claim, look)
    return _of_role(state, claim, look) if claim.kind in ABOUT_SEATS else ""


def _of_goal(state: State, claim: Claim, look: Look) -> Truth:
    cells = [int(cell) for cell in state.goal_cells]
    if claim.cell not in cells:
        return ""
    place = cells.index(int(claim.cell))
    is_treasure = state.goals[place] == state.rules.goals[0]
    if is_treasure == (claim.kind == "treasure"):
        return "true"
    return "lie" if look().goals[place] != HIDDEN else "wrong"


def _of_role(state: State, claim: Claim, look: Look) -> Truth:
    """Roles that play for themselves are neither to be trusted nor to be suspected."""
    role = state.rules.role_names[state.roles[claim.about]]
    is_saboteur = role.startswith(SABOTEUR)
    if not is_saboteur and not role.startswith(LOYAL):
        return ""
    if is_saboteur == (claim.kind == "suspect"):
        return "true"
    return "lie" if look().known_roles[claim.about] != HIDDEN else "wrong"
