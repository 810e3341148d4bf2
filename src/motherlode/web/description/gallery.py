"""Every card and role there is, under the module that brings it: what the gallery shows.

`python -m motherlode.web.description.gallery FILE` writes it; the browser keeps it beside its art.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

import msgspec

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import Module
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.card_counts import copies_of
from motherlode.tables.game.sight import rules_info
from motherlode.tables.wire.sights import CardInfo
from motherlode.web.description.output import write_out

MOST = 12


class Shelf(msgspec.Struct, frozen=True):
    """What a module brings that no module before it has."""

    module: str
    cards: tuple[CardInfo, ...]
    roles: tuple[str, ...]
    tools: tuple[str, ...]  # cards that may lie in front of a player
    copies: dict[str, int]  # of each card, role and nugget card; of known ones if there are others


def shelves() -> list[Shelf]:
    """The modules that bring cards or roles, in the order of the catalogue."""
    known: dict[str, int] = {}
    tools: set[str] = set()
    found = []
    for module in CATALOGUE.modules:
        rules = CATALOGUE.rules(table_with(module))
        info = rules_info(rules)
        cards = tuple(card for card in info.cards if card.name not in known)
        roles = tuple(role for role in info.roles if role not in known)
        copies = brought_copies(rules, known)
        known = {**copies, **known}
        fronts = tuple(tool for tool in info.tools if tool not in tools)
        tools.update(fronts)
        if cards or roles:
            found.append(Shelf(module.name, cards, roles, fronts, copies))
    return found


def brought_copies(rules: Rules, known: Mapping[str, int]) -> dict[str, int]:
    """How many there are of what is new with a table, and of cards of which it has others."""
    cards = {spec.name for spec in rules.specs}
    return {
        name: count
        for name, count in copies_of(rules).items()
        if name not in known or (name in cards and count != known[name])
    }


def table_with(module: Module) -> Selection:
    """A table that plays with a module and as little else as can be."""
    for game in [module.name] if module.is_game else CATALOGUE.games():
        for players in range(MOST, 1, -1):
            extras = [] if module.is_game else [module.name]
            selection = Selection(game, extras, "jubilee", players)
            if not CATALOGUE.refusal(selection):
                return selection
    raise LookupError(f"no game goes with {module.name}")


def main(arguments: Sequence[str] = sys.argv[1:]) -> None:
    """Write the file that is named, or to standard output."""
    text = msgspec.json.format(msgspec.json.encode(shelves()), indent=1).decode() + "\n"
    write_out(text, arguments)


if __name__ == "__main__":
    main()
