"""Role cards: looking at one, and exchanging one with those set aside; who knows what (B-38)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.choices import TARGET, target_of
from motherlode.rules.core.contract import Frame
from motherlode.rules.core.events import RoleExchanged, RoleSeen
from motherlode.rules.core.state import State, replaced


def look_at_role(state: State, seat: i64, target: i64) -> None:
    """A seat looks at another's role card and knows that card from now on, wherever it goes."""
    knows = state.known_roles[seat] | 1 << state.role_ids[target]
    state.known_roles = replaced(state.known_roles, seat, knows)
    if state.listening:
        state.note(RoleSeen(seat, target, state.roles[target]))


def let_look_at_role(state: State, seat: i64) -> None:
    """A seat looks at another's role card, and chooses if there are several others."""
    if state.seats == 2:
        look_at_role(state, seat, state.left_of(seat))
    else:
        state.push(LookAtRole(seat))


class LookAtRole(Frame):
    """Choose another player whose role is looked at."""

    def options(self, state: State) -> vec[i64]:
        verb = state.rules.verb("look_at")
        out = vec[i64]()
        other: i64
        for other in range(state.seats):
            if other != self.seat:
                out = append(out, verb | (other << TARGET))
        return out

    def answer(self, state: State, choice: i64) -> None:
        look_at_role(state, self.seat, target_of(choice))


def exchange_role(state: State, seat: i64) -> None:
    """A seat's role card goes under those set aside, and the top one of them comes (S-35, W-1)."""
    if len(state.spare_roles) == 0:
        return
    old, old_id = state.roles[seat], state.role_ids[seat]
    state.roles = replaced(state.roles, seat, state.spare_roles[0])
    ids = replaced(state.role_ids, seat, state.role_ids[state.seats])
    state.spare_roles = append(state.spare_roles[1:], old)
    pile = append(ids[state.seats + 1 :], old_id)
    whole = vec[i64](capacity=len(ids))
    for number in ids[: state.seats]:
        whole = append(whole, number)
    for number in pile:
        whole = append(whole, number)
    state.role_ids = whole
    knows = state.known_roles[seat] | 1 << whole[seat]
    state.known_roles = replaced(state.known_roles, seat, knows)
    if state.listening:
        state.note(RoleExchanged(seat, state.roles[seat]))
