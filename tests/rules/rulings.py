"""The rules that contain a ruling of ours, and the card data that no picture has confirmed."""

from __future__ import annotations

RULED = (
    *("B-7", "B-12", "B-14", "B-36", "B-37", "B-38", "B-51", "B-52", "B-54", "B-56", "B-57"),
    *("B-60", "B-61", "B-62", "B-65", "B-71"),
    *("S-4", "S-10", "S-11", "S-21", "S-22", "S-32", "S-36", "S-46", "S-48", "S-49"),
    *("C-16", "C-17", "C-18", "C-19", "C-20", "C-22", "C-23"),
    *("T-2", "T-3", "W-1", "P-1", "G-3", "X-1", "X-2", "X-3", "X-4"),
    *("V-1", "O-2", "O-3", "D-2", "D-4", "D-5", "D-6", "D-7"),
)
ASSUMED = {
    "new_goals-cards": ("src/motherlode/rules/modules/new_goals.py", "GOALS"),
    "new_goals-layout": ("src/motherlode/rules/modules/new_goals.py", "PLACES"),
    "treasure_chests-tunnels": (
        "src/motherlode/rules/modules/treasure_chests/cards.py",
        "TUNNELS",
    ),
    "treasure_chests-layouts": (
        "src/motherlode/rules/modules/treasure_chests/cards.py",
        "LAYOUTS",
    ),
    "large_card": ("src/motherlode/rules/shared/large_card.py", "PARTS"),
}
"""By the key of its text: the file that has the data, and what it is called there."""
