"""The catalogue: every module, explicit and in order; where two meet, the order decides."""

from __future__ import annotations

from typing import Final

from motherlode.rules.modules import base, duel, greedy_dwarf, tournament, victim
from motherlode.rules.ruleset import Catalogue

CATALOGUE: Final = Catalogue(
    [base.MODULE, tournament.MODULE, duel.MODULE, greedy_dwarf.MODULE, victim.MODULE]
)
