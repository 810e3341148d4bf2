"""The catalogue: every module, explicit and in order; where two meet, the order decides."""

from __future__ import annotations

from typing import Final

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.ruleset import Catalogue, Selection
from motherlode.rules.modules import (
    back_and_forth,
    base,
    diversion,
    duel,
    greedy_dwarf,
    jack_of_all_trades,
    new_goals,
    party,
    pathfinder,
    saboteur2,
    storage,
    toll_tunnels,
    tournament,
    treasure_chests,
    turnabout,
    veto,
    victim,
    vote,
    wardrobe,
)

CATALOGUE: Final = Catalogue(
    [
        base.MODULE,
        tournament.MODULE,
        duel.MODULE,
        saboteur2.MODULE,
        greedy_dwarf.MODULE,
        victim.MODULE,
        back_and_forth.MODULE,
        storage.MODULE,
        veto.MODULE,  # asked after a sponsor (T-3), draws after chests have given (B-14)
        turnabout.MODULE,
        jack_of_all_trades.MODULE,
        pathfinder.MODULE,
        diversion.MODULE,
        new_goals.MODULE,
        treasure_chests.MODULE,
        wardrobe.MODULE,
        party.MODULE,
        toll_tunnels.MODULE,
        vote.MODULE,
    ]
)


def rules_for(selection: Selection) -> Rules:
    """The rules of a table: what `new_game` deals from; refused with the reason if not allowed."""
    return CATALOGUE.rules(selection)
