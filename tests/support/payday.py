"""Who wins a round of Saboteur 2 and what they get, read off RULES.md once more: S-40 to S-49.

Shares the oracle's walk through the maze and nothing with the engine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.support import oracle
from tests.support.oracle import Cell, Face

Laid = tuple[str, bool]
"""A path card on the table: its name, and whether it is turned."""
SHUT = {"digger_blue": "door_green", "digger_green": "door_blue"}
SHARES = {0: 0, 1: 5, 2: 4, 3: 3, 4: 2}
LESS = {"boss": 1, "profiteer": 2}


def can_pass(
    laid: Mapping[Cell, Laid], others: Mapping[Cell, Face], treasure: Cell, team: str
) -> bool:
    """S-40: with the doors of the other color taken away a tunnel still leads to the treasure."""
    maze = dict(others) | {
        cell: (oracle.ALL_PATHS[card][0], turned)
        for cell, (card, turned) in laid.items()
        if not card.startswith(SHUT[team])
    }
    ahead = {oracle.beside(cell, side) for cell, side in oracle.linked_openings(maze)}
    return treasure in ahead


def teams_that_win(finder: str | None, passing: Sequence[str]) -> list[str]:
    """S-41, S-42: the finder's own team before the other; both if the finder is in neither."""
    if finder in SHUT:
        if finder in passing:
            return [finder]
        return [team for team in passing if team != finder]
    return list(passing)


def pay(
    roles: Sequence[str], trapped: Sequence[bool], finder: str | None, passing: Sequence[str]
) -> list[int]:
    """What each seat gets as a winner (S-41 to S-46, S-48); no finder: no treasure."""
    if finder is None:
        winning = {"saboteur", "profiteer"}
    else:
        winning = {*teams_that_win(finder, passing), "boss", "profiteer"}
    won = [role in winning and not caught for role, caught in zip(roles, trapped, strict=True)]
    share = SHARES.get(sum(won), 1)
    return [
        max(0, share - LESS.get(role, 0)) if is_winner else 0
        for role, is_winner in zip(roles, won, strict=True)
    ]


def crystals(laid: Mapping[Cell, Laid], roles: Sequence[str], trapped: Sequence[bool]) -> list[int]:
    """What each geologist gets (S-47, S-48)."""
    count = len([card for card, _ in laid.values() if card.startswith("crystal")])
    seats = [seat for seat, role in enumerate(roles) if role == "geologist" and not trapped[seat]]
    return [count // len(seats) if seat in seats else 0 for seat in range(len(roles))]


def thieves(order: Sequence[int], trapped: Sequence[bool], seats: int) -> list[int]:
    """S-49: of those who may steal, whoever laid their theft last, then clockwise."""
    able = [seat for seat in order if not trapped[seat]]
    if not able:
        return []
    return [seat % seats for seat in range(able[-1], able[-1] + seats) if seat % seats in able]
