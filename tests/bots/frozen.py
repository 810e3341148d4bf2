"""Frozen bots: what each plays, as digests. `python -m tests.bots.frozen` writes them anew."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from motherlode.bots.levels import frozen_names, seated
from motherlode.cli.batch.games import bound
from motherlode.rules.core.engine import apply, asked_seat, go_on, new_game
from motherlode.rules.core.playout import LONGEST_ROUND, answer, tell

KEPT = Path(__file__).with_name("frozen.json")
ALL = ("veto", "treasure_chests", "party", "toll_tunnels", "pathfinder")
TALKER = "deceiver@1"
AMONG_TALKERS = "among talkers"
GAMES: dict[str, tuple[str, tuple[str, ...], str, int]] = {
    AMONG_TALKERS: ("base", (), "", 6),
    "base for five": ("base", (), "", 5),
    "base for nine": ("base", (), "", 9),
    "saboteur2 with modules": ("saboteur2", ALL, "", 4),
}
SEEDS = (1, 2)
SEARCHING = ("searcher@1", "master@1")
WHAT_TO_DO = """\
{bot} no longer plays {game} as it was frozen. Its name promises the same choices for the same
seeds, and ratings and data sets rely on it. If you didn't mean to change it, undo that. If you did:
give the new bot the next number (FROZEN in bots/levels.py), take the old name out, say so in
docs/ratings.md, and run `python -m tests.bots.frozen`."""


def tables(bot: str) -> list[str]:
    """The tables at which a bot is watched; those that search take long."""
    return list(GAMES)[:2] if bot in SEARCHING else list(GAMES)


def digest(bot: str, game: str) -> str:
    """A fingerprint of every choice of some matches that a bot plays, most of them with itself.

    Whole matches: bots remember what was said in the rounds before.
    """
    rules = bound(*GAMES[game])
    told = hashlib.sha256()
    for seed in SEEDS[:1] if bot in SEARCHING else SEEDS:
        state = new_game(rules, seed, listening=True, rests=True)
        bots = seated(seats(bot, game), seed)
        tell(state, bots)
        for _ in range(LONGEST_ROUND):
            if state.over:
                break
            if state.resting:
                go_on(state)
            else:
                seat = int(asked_seat(state))
                choice = int(answer(state, seat, bots[seat]))
                told.update(b"%d %d," % (seat, choice))
                apply(state, choice)
            tell(state, bots)
    return told.hexdigest()[:16]


def seats(bot: str, game: str) -> tuple[str, ...]:
    """Who sits where: the bot everywhere, or at every other seat among those who talk."""
    other = TALKER if game == AMONG_TALKERS else bot
    return tuple(other if seat % 2 else bot for seat in range(GAMES[game][-1]))


def kept() -> dict[str, dict[str, str]]:
    """The digests as they were written down."""
    found: dict[str, dict[str, str]] = json.loads(KEPT.read_text("utf-8"))
    return found


def main() -> None:
    """Write down what every frozen bot plays."""
    found = {bot: {game: digest(bot, game) for game in tables(bot)} for bot in frozen_names()}
    KEPT.write_text(json.dumps(found, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
