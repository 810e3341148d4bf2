"""A server whose first hands have the cards of a module: `make look NAME=lucky_stone`.

It is the real one, only that the seeds of its games are chosen: a card that is one of seventy would
be waited for too long.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import islice

from motherlode.cli.commands.serve import HOST, PORT
from motherlode.locale import texts
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import Module
from motherlode.rules.core.engine import new_game
from motherlode.rules.core.errors import MotherlodeError
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.records.shuffle import Shuffle
from motherlode.store.default_files import default_place
from motherlode.tables.outside import Luck, Outside
from motherlode.web.description.gallery import table_with
from motherlode.web.serving import serve

PLAYERS = 5  # as a new table has them
HOST_SEAT = 0
DEALS = 10_000  # that are looked at; a module without cards is in none of them


class Chosen(Luck):
    """Real chance but for the secrets of games, as long as there are some."""

    alone = True

    def __init__(self, secrets: Iterator[str]) -> None:
        self.secrets = secrets

    def bits(self) -> str:
        """The next of the secrets."""
        return next(self.secrets, None) or super().bits()


def usual_table(module: Module) -> Selection:
    """A table with a module on which nothing else is chosen."""
    least = table_with(module)
    usual = Selection(least.game, least.modules, "jubilee", PLAYERS)
    return least if CATALOGUE.refusal(usual) else usual


def seeds_with(module: Module) -> Iterator[int]:
    """Seeds with which whoever sits down first in the terminal holds a card of it at once."""
    rules, own = cards_of(module)
    for seed in range(1, DEALS):
        if own & set(new_game(rules, seed).hand(HOST_SEAT)):
            yield seed


def secrets_with(module: Module) -> Iterator[str]:
    """Secrets with which whoever makes the usual table holds a card of it at once."""
    rules, own = cards_of(module)
    for number in range(1, DEALS):
        secret = f"{number:064x}"
        key = Shuffle(secret, (), ()).key
        if own & set(new_game(rules, 0, key=key).hand(HOST_SEAT)):
            yield secret


def cards_of(module: Module) -> tuple[Rules, set[int]]:
    """The rules of the usual table, and the cards that a module adds to it."""
    table = usual_table(module)
    rules = CATALOGUE.rules(table)
    plain = CATALOGUE.rules(Selection(table.game, (), table.edition, table.players))
    return rules, {number for number, name in enumerate(rules.names) if name not in plain.names}


def advice(module: Module, seed: int) -> str:
    """How to come to the card, in the browser and in the terminal."""
    words, table = texts("en"), usual_table(module)
    game, name = (words.title(f"module-{one}") for one in (table.game, module.name))
    line = f"play --rules {table.game} --players {table.players} --modules {module.name}"
    return (
        f"Create a table with {game}, {table.players} players and {name}, and leave the rest as it "
        f"is: a card of {name} is in your first hand.\n"
        f'In the terminal too: make look PLAY_ARGS="{line} --seed {seed}"'
    )


def main(arguments: Sequence[str]) -> int:
    """Serve until interrupted."""
    module = next((one for one in CATALOGUE.modules if one.name == arguments[0]), None)
    if module is None or module.is_game:
        print(f"No module to be added is called {arguments[0]}.", file=sys.stderr)
        return 2
    for seed in islice(seeds_with(module), 1):
        print(advice(module, seed), flush=True)
    try:
        serve(HOST, PORT, default_place(), True, Outside(luck=Chosen(secrets_with(module))))
    except MotherlodeError as failure:
        print(f"{failure}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
