"""Card counts: how many of each card, role and nugget card a table has."""

from __future__ import annotations

from collections import Counter

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.gold import worths


def copies_of(rules: Rules) -> dict[str, int]:
    """How many there are, by name; nugget cards are called `nugget_1` and so on."""
    cards = {spec.name: spec.copies for spec in rules.specs}
    roles = Counter(rules.role_names[role] for role in rules.roles)
    nuggets = Counter(f"nugget_{worth}" for worth in worths(rules.nuggets))
    return {**cards, **roles, **nuggets}
