"""Whole games as records, for replays: played by bots that see and dig, with talk and claims."""

from __future__ import annotations

from functools import cache

from motherlode.bots import make_bot
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.engine import apply, asked_seat, new_game
from motherlode.rules.core.playout import Claim
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.views import prompt, view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.words import default_names
from motherlode.rules.records.record import commitment
from motherlode.rules.records.recorder import Recorder

SALT = "salt of a test"


def with_all(game: str, players: int) -> Selection:
    """A table with every module that goes with the others."""
    chosen: list[str] = []
    for module in CATALOGUE.modules:
        more = Selection(game, [*chosen, module.name], "jubilee", players)
        if not module.is_game and not CATALOGUE.refusal(more):
            chosen.append(module.name)
    return Selection(game, chosen, "jubilee", players)


@cache
def recorded_game(
    selection: Selection, seed: int = 3, level: str = "greedy", most: int = 100_000
) -> str:
    """The record of a game of bots; after each round of turns somebody claims something."""
    names = default_names(selection.players)
    state = new_game(CATALOGUE.rules(selection), seed, NOBODY, True)
    recorder = Recorder(selection, names, seed)
    recorder.record.salt = SALT
    recorder.record.commitment = commitment(seed, SALT)
    bots = [make_bot(level) for _ in names]
    for seat, bot in enumerate(bots):
        bot.sit_down(seat, seat)
    played = 0
    while not state.over and played < most:
        for event in state.take_events():
            for seat, bot in enumerate(bots):
                if bot.listening:
                    bot.hear(event.seen_by(seat))
        asked = int(asked_seat(state))
        question = prompt(state, asked)
        choice = int(question.choices[bots[asked].choose(view(state, asked), question)])
        recorder.add(state, choice)
        apply(state, choice)
        played += 1
        if played % len(names) == 0 and not state.over:
            kind = "treasure" if played % 2 else "no_treasure"
            claim = Claim(kind, state.goal_cells[played % 3], NOBODY, 0)
            recorder.claim(state.rules, asked, claim)
            recorder.talk(asked, f"What do you say to that? {played}")
    return recorder.text()
