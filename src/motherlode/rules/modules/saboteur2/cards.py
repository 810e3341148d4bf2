"""The cards and roles of Saboteur 2, and what they are worth (S-3, S-46)."""

from __future__ import annotations

from typing import Final

from motherlode.rules.core.cards import PATH, CardSpec, action, path
from motherlode.rules.modules.saboteur2.thefts import (
    THEFT,
)

TRAPPED: Final = 16  # bit of the cards in front, after the three tools and the theft
SET_ASIDE: Final = 10
HAND: Final = 6


def ladder(name: str, shape: str) -> CardSpec:
    """A ladder card (S-21)."""
    return CardSpec(name, PATH, 1, shape=shape, verb="ladder")


PATHS = (
    path("bridge", "N-S|E-W", 2),
    path("double_curve_nw_es", "N-W|E-S", 1),
    path("double_curve_ne_sw", "N-E|S-W", 1),
    ladder("ladder_s", "S-L"),
    ladder("ladder_e", "E-L"),
    ladder("ladder_es", "E-S-L"),
    ladder("ladder_ne", "N-E-L"),
    path("door_blue_ns", "N-S", 1),
    path("door_blue_ew", "E-W", 1),
    path("door_blue_ne", "N-E", 1),
    path("door_green_ns_stub_e", "N-S|E", 1),
    path("door_green_ew", "E-W", 1),
    path("door_green_es", "E-S", 1),
    path("straight_ns_stub_e", "N-S|E", 1),
    path("straight_ns_stub_e_w", "N-S|E|W", 1),
    path("straight_ew_stub_n_s", "E-W|N|S", 1),
    path("curve_nw_stub_s", "N-W|S", 2),
    path("curve_ne_stub_s", "N-E|S", 1),
    path("crystal_dead_n", "N", 1),
    path("crystal_dead_e", "E", 1),
    path("crystal_cross", "N-E-S-W", 1),
    path("crystal_tee_nes", "N-E-S", 1),
    path("crystal_tee_esw", "E-S-W", 3),
    path("crystal_tee_esw_stub_n", "E-S-W|N", 1),
    path("crystal_tee_nsw_stub_e", "N-S-W|E", 1),
    path("crystal_straight_ew_stub_s", "E-W|S", 1),
)
ACTIONS = (
    action("rockfall", "rockfall", 4),
    action("theft", "theft", 4, THEFT),
    action("hands_off", "hands_off", 3, THEFT),
    action("trapped", "trapped", 3, TRAPPED),
    action("free", "free", 4, TRAPPED),
    action("inspection", "inspection", 2),
    action("swap_hats", "swap_hats", 2),
    action("swap_hands", "swap_hands", 2),
)
ROLES = {  # S-3
    "digger_blue": 4,
    "digger_green": 4,
    "boss": 1,
    "profiteer": 1,
    "geologist": 2,
    "saboteur": 3,
}
TEAMS = {"digger_blue": "door_green", "digger_green": "door_blue"}  # and the doors shut to them
CRYSTAL = "crystal"
PAY = (0, 5, 4, 3, 2, 1)  # each winner, by their number (S-46)
LESS = {"boss": 1, "profiteer": 2}
OUTCOMES = (
    *("diggers", "diggers_blue", "diggers_green", "saboteurs"),  # the first: both teams
    *("boss", "profiteer", "nobody"),
)


# -- what happened -----------------------------------------------------------------------------
