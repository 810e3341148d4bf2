"""Marked cards: every copy has a name of its own, so that a name tells which card it is.

Whatever a seat is sent is searched for the names of cards that it has never seen. Goals, chests and
tunnels have names of their own as they are. Roles can't be marked: how many there are of each is
public, and the rules know them by their names.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cards import ACTION, PATH, CardSpec
from motherlode.rules.core.contract import Module
from motherlode.rules.core.ruleset import Catalogue, Draft, Selection
from motherlode.rules.modules import CATALOGUE
from motherlode.tables.game import game as game_module
from tests.leaks.witness import Witness

CARDS, ROLES = 0, 1  # of the packs of a round
MARKED = re.compile("_m[0-9]+k$")


class Marks(Module):
    """Gives every copy of a card its own name, but for those that lie in front of players."""

    def bind(self, draft: Draft) -> None:
        in_front = {card for _, card in draft.front}
        for spec in list(draft.cards.values()):
            if spec.family not in (PATH, ACTION) or spec.name in in_front or spec.copies < 2:
                continue
            del draft.cards[spec.name]
            draft.add_cards([copied(spec, number) for number in range(spec.copies)])


def copied(spec: CardSpec, number: int) -> CardSpec:
    """One copy of a card."""
    name = spec.name if not number else f"{spec.name}_m{number}k"
    return CardSpec(name, spec.family, 1, spec.shape, spec.verb, spec.marks)


class MarkedCatalogue:
    """Binds marked cards into every game."""

    def __init__(self) -> None:
        self.marked = Catalogue([*CATALOGUE.modules, Marks("marked", 1, (), False)])

    def rules(self, selection: Selection) -> Rules:
        """The same table with marked cards."""
        modules = (*selection.modules, "marked")
        return self.marked.rules(
            Selection(selection.game, modules, selection.edition, selection.players)
        )

    def __getattr__(self, name: str) -> Any:
        return getattr(CATALOGUE, name)


def mark(patch: pytest.MonkeyPatch) -> None:
    """Let all live tables play with marked cards."""
    patch.setattr(game_module, "CATALOGUE", MarkedCatalogue())


def unseen(witness: Witness, rules: Rules, seat: int) -> re.Pattern[bytes]:
    """The names of marked cards, goals, chests and tunnels of this round that a seat never saw."""
    found: set[str] = set()
    rounds = [round.packs() for round in (*witness.past, witness.now)]
    for kind in range(len(rounds[-1])):
        if kind == ROLES:
            continue
        packs = [round[kind] for round in rounds]
        shown = {
            rules.names[face]
            for pack in packs
            for card, face in enumerate(pack.faces)
            if seat in pack.seen[card]
        }
        faces = {rules.names[face] for face in packs[-1].faces}
        found |= {name for name in faces - shown if kind != CARDS or MARKED.search(name)}
    words = sorted(found)
    return re.compile("|".join(rf"\b{name}\b" for name in words).encode() or b"(?!)")
