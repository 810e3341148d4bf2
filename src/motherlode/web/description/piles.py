"""The order in which the cards of each game lie before they are shuffled.

`python -m motherlode.web.description.piles FILE` writes it: the page that checks a shuffle has it
from its own program, and needn't believe what a server tells of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.modules import CATALOGUE
from motherlode.web.description.gallery import MOST
from motherlode.web.description.output import write_out


class Piles(msgspec.Struct, frozen=True):
    """What comes first in the piles of a game, whatever is added to it."""

    cards: tuple[str, ...]
    roles: tuple[str, ...]


def piles() -> dict[str, Piles]:
    """Those of every game."""
    return {game: piles_of(game) for game in CATALOGUE.games()}


def piles_of(game: str) -> Piles:
    """All cards and roles that a game can have, in order."""
    cards: list[str] = []
    roles: list[str] = []
    for rules in tables_of(game):
        put_in(cards, (str(rules.names[card]) for card in sorted({*rules.goals, *rules.deck})))
        put_in(roles, dict.fromkeys(str(rules.role_names[role]) for role in rules.roles))
    return Piles(tuple(cards), tuple(roles))


def tables_of(game: str) -> Iterator[Rules]:
    """Tables of a game with everything at once, and with each module alone."""
    modules = [[module.name] for module in CATALOGUE.modules if not module.is_game]
    for players in range(2, MOST + 1):
        for chosen in [CATALOGUE.allowed_extras(game, "jubilee", players), *modules]:
            selection = Selection(game, chosen, "jubilee", players)
            if not CATALOGUE.refusal(selection):
                yield CATALOGUE.rules(selection)


def put_in(order: list[str], names: Iterable[str]) -> None:
    """Put names where they belong, each behind the one before it."""
    place = 0
    for name in names:
        if name not in order:
            order.insert(place, name)
        place = order.index(name) + 1


def main(arguments: Sequence[str] = sys.argv[1:]) -> None:
    """Write the file that is named, or to standard output."""
    text = msgspec.json.format(msgspec.json.encode(piles()), indent=1).decode() + "\n"
    write_out(text, arguments)


if __name__ == "__main__":
    main()
