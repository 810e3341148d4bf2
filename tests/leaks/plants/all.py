"""All plants, in the order in which they are listed."""

from __future__ import annotations

from tests.leaks.plants import answers, doors, facts, rules, times, views
from tests.leaks.plants.plant import PLANTS, Plant, Where

__all__ = ["PLANTS", "Plant", "Where", "answers", "doors", "facts", "rules", "times", "views"]
