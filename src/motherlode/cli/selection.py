"""What a command line asks for, made into a table: game, modules, edition, players, bots, seeds."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from difflib import get_close_matches

from motherlode.bots import BOTS
from motherlode.cli.errors import BadCommand
from motherlode.rules.contract import NOBODY, Rules
from motherlode.rules.errors import BadNotation
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.randomness import MASK, mixed, stepped
from motherlode.rules.ruleset import Selection, bare_name
from motherlode.rules.words import read_seat

USUAL_PLAYERS = (5, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12)
ALL = "all"
BOT_SALT = 0x0B07  # so that a bot's chances are not those of the deal


def make_selection(game: str, modules: str, edition: str, players: int | None) -> Selection:
    """The table asked for; whether the rules allow it is said when they are bound."""
    extras = names_in(modules, "--modules")
    check_game(game)
    check_modules(extras)
    if players is None:
        players = usual_players(game)
    if ALL in extras:
        if len(extras) > 1:
            raise BadCommand("--modules takes either `all` or names of modules, not both")
        extras = CATALOGUE.allowed_extras(game, edition, players)
    return Selection(game, extras, edition, players)


def check_game(game: str) -> None:
    """Refuse a game that there is not, in words that speak of games."""
    if game not in [*CATALOGUE.games(), *CATALOGUE.extras()]:
        known = ", ".join(CATALOGUE.games())
        raise BadCommand(f"there is no game called {game}; the games are {known}")


def check_modules(names: Sequence[str]) -> None:
    """Refuse modules that there are not, with what may have been meant."""
    known = CATALOGUE.extras()
    for name in names:
        if bare_name(name) in (ALL, *known, *CATALOGUE.games()):
            continue
        near = get_close_matches(bare_name(name).casefold(), known, 1)
        hint = f"did you mean {near[0]}?" if near else f"the modules are {', '.join(known)}"
        raise BadCommand(f"there is no module called {name}; {hint}")


def usual_players(game: str) -> int:
    """How many players a game has unless said otherwise: five, or the fewest its rules allow."""
    for count in USUAL_PLAYERS:
        if not CATALOGUE.refusal(Selection(game, (), "", count)):
            return count
    return USUAL_PLAYERS[0]


def bot_names(text: str, seats: int) -> list[str]:
    """The names of the bots for so many seats, in order and over again."""
    known = ", ".join(sorted(BOTS))
    asked = names_in(text, "--bots", repeated=True)
    if not asked:
        raise BadCommand(f"--bots names no bot; the bots are {known}")
    for name in asked:
        if name not in BOTS:
            raise BadCommand(f"there is no bot called {name}; the bots are {known}")
    if len(asked) > seats:
        places = "1 seat" if seats == 1 else f"{seats} seats"
        raise BadCommand(f"--bots names {len(asked)} bots for {places}")
    return [asked[seat % len(asked)] for seat in range(seats)]


def names_in(text: str, option: str, repeated: bool = False) -> list[str]:
    """The names of a list such as `a,b`."""
    if not text.strip():
        return []
    names = [name.strip() for name in text.split(",")]
    if "" in names:
        raise BadCommand(f"{option} has a comma with no name beside it")
    return names if repeated else list(dict.fromkeys(names))


def first_seat(names: Sequence[str], text: str) -> int:
    """Who begins the first round: a name or a number from 1 on; nobody if it is to be drawn."""
    if not text.strip():
        return NOBODY
    try:
        return read_seat(names, text)
    except BadNotation as error:
        raise BadCommand(f"--first: {error}") from error


def drawn_seed(seed: int | None) -> int:
    """The seed asked for, or one nobody can foresee, short enough to be typed."""
    return secrets.randbelow(1 << 32) if seed is None else seed


def game_seed(seed: int, game: int) -> int:
    """The seed of one of many games: the run's seed, stepped on once per game, then mixed.

    It has 52 bits, so that programs whose numbers are floats can read it in a record.
    """
    return int(mixed((seed + (game + 1) * int(stepped(0))) & MASK)) >> 10


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot on a seat, given the seed of its game."""
    return game_seed(seed ^ BOT_SALT, seat)


def described(rules: Rules) -> dict[str, object]:
    """Which rules a report is about."""
    return {
        "rules": rules.game,
        "edition": rules.edition,
        "modules": list(rules.modules),
        "players": int(rules.players),
    }
