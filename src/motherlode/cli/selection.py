"""What a command line asks for, made into a table: game, modules, edition, players, bots, seeds."""

from __future__ import annotations

import re
from collections.abc import Sequence

from motherlode.bots.levels import find_level, level_names, no_bot
from motherlode.cli.errors import BadCommand
from motherlode.outside import chance
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.errors import BadNotation, IncompatibleModules
from motherlode.rules.core.randomness import MASK, nth
from motherlode.rules.core.reasons import because
from motherlode.rules.core.ruleset import Selection, bare_name, edition_named
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.words import nearest, read_seat

ALL = "all"
COLUMN = "\0"  # stands for the comma after a column


def make_selection(game: str, modules: str, edition: str, players: int | None) -> Selection:
    """The table asked for; whether the rules allow it is said when they are bound."""
    extras = module_names(modules)
    check_game(game)
    check_modules(extras)
    check_edition(game, edition)
    if players is None:
        players = CATALOGUE.usual_players(game)
    if ALL in extras:
        if len(extras) > 1:
            raise BadCommand(
                because("modules-all", "--modules takes `all` or the names of modules, not both")
            )
        extras = CATALOGUE.allowed_extras(game, edition, players)
    return Selection(game, extras, edition, players)


def check_game(game: str) -> None:
    """Refuse an unknown game, in words that speak of games."""
    if bare_name(game) not in [*CATALOGUE.games(), *CATALOGUE.extras()]:
        raise BadCommand(CATALOGUE.no_game(game))


def check_edition(game: str, edition: str) -> None:
    """Refuse an edition that a game doesn't have, and name the option that asks for it."""
    game = bare_name(game)
    if game not in CATALOGUE.games():
        return  # that is said when the rules are bound
    try:
        edition_named(edition)
        players = CATALOGUE.usual_players(game)
        refused = CATALOGUE.refusal(Selection(game, (), edition, players))
    except IncompatibleModules as error:
        refused = error.reason
    if refused:
        raise BadCommand(because("option", "{option}: {why}", option="--edition", why=refused))


def check_modules(names: Sequence[str]) -> None:
    """Refuse unknown modules, with what may have been meant."""
    known = CATALOGUE.extras()
    for name in names:
        if bare_name(name) in (ALL, *known, *CATALOGUE.games()):
            continue
        near = nearest(bare_name(name), known)
        if near:
            raise BadCommand(
                because(
                    "no-module-near",
                    "there’s no module called {word}; did you mean {near}?",
                    word=name,
                    near=near,
                )
            )
        raise BadCommand(
            because(
                "no-module",
                "there’s no module called {word}; the modules are {known}",
                word=name,
                known=known,
            )
        )


def bot_names(text: str, seats: int) -> list[str]:
    """The names of the bots for each seat: in order, then from the first again."""
    asked = level_list(text, "--bots")
    if len(asked) > seats:
        raise BadCommand(
            because(
                "bots-many",
                "--bots lists more bots than seats: {count} for {seats}",
                count=len(asked),
                seats=seats,
            )
        )
    return [asked[seat % len(asked)] for seat in range(seats)]


def level_list(text: str, option: str) -> list[str]:
    """The levels of a list such as `searcher,greedy`, or a refusal that says which there are."""
    asked = names_in(text, option, repeated=True)
    if not asked:
        known = level_names()
        raise BadCommand(
            because(
                "bots-none", "{option} is empty; the bots are {known}", option=option, known=known
            )
        )
    for name in asked:
        if find_level(name) is None:
            raise BadCommand(no_bot(name))
    return asked


def module_names(text: str) -> list[str]:
    """The modules of a list such as `a,b:2,-1 4,1`: a comma before a number parts no names."""
    parted = re.sub(r",(?=\s*-?\d)", COLUMN, text)
    return [name.replace(COLUMN, ",") for name in names_in(parted, "--modules")]


def names_in(text: str, option: str, repeated: bool = False) -> list[str]:
    """The names of a list such as `a,b`."""
    if not text.strip():
        return []
    names = [name.strip() for name in text.split(",")]
    if "" in names:
        raise BadCommand(because("comma", "{option} has a stray comma", option=option))
    return names if repeated else list(dict.fromkeys(names))


def first_seat(names: Sequence[str], text: str) -> int:
    """Who begins the first round: a name or a number from 1 on; nobody if it is to be drawn."""
    if not text.strip():
        return NOBODY
    try:
        return read_seat(names, text)
    except BadNotation as error:
        raise BadCommand(
            because("option", "{option}: {why}", option="--first", why=error.reason)
        ) from error


def drawn_seed(seed: int | None) -> int:
    """The seed asked for, or one nobody can foresee, short enough to be typed."""
    return chance.below(1 << 32) if seed is None else seed


def game_seed(seed: int, game: int) -> int:
    """The seed of one of many games, given the seed of the run."""
    return int(nth(seed & MASK, game))


def described(rules: Rules) -> dict[str, object]:
    """Which rules a report is about."""
    return {
        "rules": rules.game,
        "edition": rules.edition,
        "modules": list(rules.modules),
        "players": int(rules.players),
    }
