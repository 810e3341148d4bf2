"""What happened: one small class per fact, which knows who may see which field."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.rules.core.contract import HIDDEN, Event

NO_CARDS: Final = vec[i64]()


def listed(values: vec[i64]) -> list[int]:
    """A vec as a plain list."""
    return [int(value) for value in values]


@mypyc_attr(acyclic=True)
class Public(Event):
    """A fact everybody sees whole."""

    def seen_by(self, seat: i64) -> Event:
        return self


class RoundStarted(Public):
    """A round begins; `seat` takes the first turn."""

    def __init__(self, round: i64, seat: i64) -> None:
        self.round: i64 = round
        self.seat: i64 = seat

    def fields(self) -> dict[str, object]:
        return {"round": int(self.round), "seat": int(self.seat)}


class CardLaidOut(Public):
    """A card was laid in the maze at set-up, by nobody."""

    def __init__(self, card: i64, cell: i64, turned: i64) -> None:
        self.card: i64 = card
        self.cell: i64 = cell
        self.turned: i64 = turned

    def fields(self) -> dict[str, object]:
        return {"card": int(self.card), "cell": int(self.cell), "turned": bool(self.turned)}


class RoleDealt(Event):
    """A seat got its role; the others see only that it did."""

    def __init__(self, seat: i64, role: i64) -> None:
        self.seat: i64 = seat
        self.role: i64 = role

    def seen_by(self, seat: i64) -> Event:
        return RoleDealt(self.seat, self.role if seat == self.seat else HIDDEN)

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "role": int(self.role)}


class HandDealt(Event):
    """A seat got its first cards; the others see how many."""

    def __init__(self, seat: i64, cards: vec[i64], count: i64) -> None:
        self.seat: i64 = seat
        self.cards: vec[i64] = cards
        self.count: i64 = count

    def seen_by(self, seat: i64) -> Event:
        return HandDealt(self.seat, self.cards if seat == self.seat else NO_CARDS, self.count)

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "cards": listed(self.cards), "count": int(self.count)}


@mypyc_attr(acyclic=True)
class PathLaid(Public):
    """A path card was laid in the maze."""

    def __init__(self, seat: i64, card: i64, cell: i64, turned: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.cell: i64 = cell
        self.turned: i64 = turned

    def fields(self) -> dict[str, object]:
        return {
            "seat": int(self.seat),
            "card": int(self.card),
            "cell": int(self.cell),
            "turned": bool(self.turned),
        }


class PathMoved(Public):
    """A path card was moved to another place in the maze."""

    def __init__(self, seat: i64, card: i64, origin: i64, cell: i64, turned: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.origin: i64 = origin
        self.cell: i64 = cell
        self.turned: i64 = turned

    def fields(self) -> dict[str, object]:
        return {
            "seat": int(self.seat),
            "card": int(self.card),
            "old_cell": int(self.origin),
            "cell": int(self.cell),
            "turned": bool(self.turned),
        }


class ActionPlayed(Public):
    """An action card was played, on somebody or on nobody."""

    def __init__(self, seat: i64, card: i64, target: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.target: i64 = target

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "card": int(self.card), "target": int(self.target)}


class ToolBroken(Public):
    """A broken tool was laid in front of another player."""

    def __init__(self, seat: i64, card: i64, target: i64, tool: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.target: i64 = target
        self.tool: i64 = tool

    def fields(self) -> dict[str, object]:
        return {
            "seat": int(self.seat),
            "card": int(self.card),
            "target": int(self.target),
            "tool": int(self.tool),
        }


class ToolFixed(Public):
    """A broken tool in front of a player was removed."""

    def __init__(self, seat: i64, card: i64, target: i64, tool: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.target: i64 = target
        self.tool: i64 = tool

    def fields(self) -> dict[str, object]:
        return {
            "seat": int(self.seat),
            "card": int(self.card),
            "target": int(self.target),
            "tool": int(self.tool),
        }


class RockFell(Public):
    """A path card was removed from the maze."""

    def __init__(self, seat: i64, card: i64, cell: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.cell: i64 = cell

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "card": int(self.card), "cell": int(self.cell)}


class MapRead(Event):
    """A seat looked at a goal; the others see which, not what it is."""

    def __init__(self, seat: i64, cell: i64, goal: i64) -> None:
        self.seat: i64 = seat
        self.cell: i64 = cell
        self.goal: i64 = goal

    def seen_by(self, seat: i64) -> Event:
        return MapRead(self.seat, self.cell, self.goal if seat == self.seat else HIDDEN)

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "cell": int(self.cell), "goal": int(self.goal)}


@mypyc_attr(acyclic=True, free_list_len=1)
class CardsPassed(Event):
    """A seat passed and put cards on the discard pile face down; the others see how many."""

    def __init__(self, seat: i64, cards: vec[i64], count: i64) -> None:
        self.seat: i64 = seat
        self.cards: vec[i64] = cards
        self.count: i64 = count

    def seen_by(self, seat: i64) -> Event:
        return CardsPassed(self.seat, self.cards if seat == self.seat else NO_CARDS, self.count)

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "cards": listed(self.cards), "count": int(self.count)}


class TurnSkipped(Public):
    """A seat without cards passed by itself (B-12)."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat)}


@mypyc_attr(acyclic=True, free_list_len=1)
class CardDrawn(Event):
    """A seat drew a card from the deck."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def seen_by(self, seat: i64) -> Event:
        return self if seat == self.seat else CardDrawn(self.seat, HIDDEN)

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "card": int(self.card)}


class GoalTurned(Public):
    """A goal was reached and turned over."""

    def __init__(self, seat: i64, cell: i64, goal: i64) -> None:
        self.seat: i64 = seat
        self.cell: i64 = cell
        self.goal: i64 = goal

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "cell": int(self.cell), "goal": int(self.goal)}


class CardFitted(Public):
    """A card turned over was laid so that the tunnels fit (B-52)."""

    def __init__(self, cell: i64, card: i64, turned: i64) -> None:
        self.cell: i64 = cell
        self.card: i64 = card
        self.turned: i64 = turned

    def fields(self) -> dict[str, object]:
        return {"cell": int(self.cell), "card": int(self.card), "turned": bool(self.turned)}


class CallProposed(Public):
    """A seat proposed to call the round (B-56)."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat)}


class CallAnswered(Public):
    """A seat agreed or refused to call the round."""

    def __init__(self, seat: i64, agrees: bool) -> None:
        self.seat: i64 = seat
        self.agrees: bool = agrees

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "agrees": self.agrees}


class GaveUp(Public):
    """A seat gave up the round."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat)}


class RoundEnded(Public):
    """The round is over; `seat` reached what ended it, if anybody did; `winners` have won it."""

    def __init__(self, round: i64, winner: str, seat: i64, winners: vec[i64]) -> None:
        self.round: i64 = round
        self.winner: str = winner
        self.seat: i64 = seat
        self.winners: vec[i64] = winners

    def fields(self) -> dict[str, object]:
        return {
            "round": int(self.round),
            "winner": self.winner,
            "seat": int(self.seat),
            "winners": listed(self.winners),
        }


class RolesRevealed(Public):
    """All roles lie open, the cards set aside too (B-55)."""

    def __init__(self, roles: vec[i64], spare_roles: vec[i64]) -> None:
        self.roles: vec[i64] = roles
        self.spare_roles: vec[i64] = spare_roles

    def fields(self) -> dict[str, object]:
        return {"roles": listed(self.roles), "spare_roles": listed(self.spare_roles)}


class RoleSeen(Event):
    """A seat looked at another's role card; the others see whose, not what it is."""

    def __init__(self, seat: i64, target: i64, role: i64) -> None:
        self.seat: i64 = seat
        self.target: i64 = target
        self.role: i64 = role

    def seen_by(self, seat: i64) -> Event:
        return RoleSeen(self.seat, self.target, self.role if seat == self.seat else HIDDEN)

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "target": int(self.target), "role": int(self.role)}


class RoleExchanged(Event):
    """A seat put its role card under those set aside and took the top one, which it alone sees."""

    def __init__(self, seat: i64, role: i64) -> None:
        self.seat: i64 = seat
        self.role: i64 = role

    def seen_by(self, seat: i64) -> Event:
        return RoleExchanged(self.seat, self.role if seat == self.seat else HIDDEN)

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "role": int(self.role)}


class GameEnded(Public):
    """All rounds are played and all gold is counted (B-80)."""

    def __init__(self, scores: vec[i64], winners: vec[i64]) -> None:
        self.scores: vec[i64] = scores
        self.winners: vec[i64] = winners

    def fields(self) -> dict[str, object]:
        return {"scores": listed(self.scores), "winners": listed(self.winners)}
