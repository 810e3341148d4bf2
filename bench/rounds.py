"""Rounds: bots play one round after another, and others look over their shoulders."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from librt.vecs import vec

from motherlode.bots.common.knowledge import SABOTEUR, knowledge_of
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.core.engine import new_game
from motherlode.rules.core.playout import Beliefs, Bot, Claim, play_round
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import Prompt, View
from motherlode.rules.modules import CATALOGUE

LONGEST = 2000


class Shadowed(Bot):
    """A bot whose shadows hear all that it hears."""

    def __init__(self, player: Bot, shadows: list[Bot]) -> None:
        super().__init__(player.name, True, True)
        self.player = player
        self.shadows = shadows

    def sit_down(self, seat: int, seed: int) -> None:
        for bot in [self.player, *self.shadows]:
            bot.sit_down(seat, seed)

    def choose(self, view: View, prompt: Prompt) -> int:
        return self.player.choose(view, prompt)

    def proposes(self, view: View) -> bool:
        return self.player.proposes(view)

    def speak(self, view: View) -> Claim | None:
        return self.player.speak(view)

    def beliefs(self, view: View) -> Beliefs:
        return self.player.beliefs(view)

    def hear(self, event: Event) -> None:
        for bot in [self.player, *self.shadows]:
            bot.hear(event)
        self.eager = self.player.eager

    def hear_claim(self, seat: int, claim: Claim) -> None:
        for bot in [self.player, *self.shadows]:
            bot.hear_claim(seat, claim)


def rules_for(players: int, game: str = "base") -> Rules:
    """The rules of a table without expansions."""
    return CATALOGUE.rules(Selection(game, (), "jubilee", players))


def is_saboteur(state: State, seat: int) -> bool:
    """Whether a seat plays for the saboteurs."""
    return bool(knowledge_of(state.rules).stance_of[state.roles[seat]] == SABOTEUR)


def dealt(rules: Rules, seeds: range) -> Iterator[tuple[int, State]]:
    """Games in their first round with a saboteur at the table, by seed."""
    for seed in seeds:
        state = new_game(rules, seed, -1, True, True)
        if any(is_saboteur(state, seat) for seat in range(state.seats)):
            yield seed, state


def play(
    state: State, bots: list[Bot], seed: int, watch: Callable[[State], None] | None = None
) -> bool:
    """Play a round; whether the treasure was found. A watcher sees the table before each move."""
    for seat, bot in enumerate(bots):
        bot.sit_down(seat, seed)
    everybody = vec[Bot](bots)
    if watch is None:
        play_round(state, everybody, LONGEST)
        return bool("diggers" in state.outcomes[-1])
    moves = 0
    while moves < LONGEST and not state.over and state.top().seat != NOBODY:
        watch(state)
        play_round(state, everybody, 1)
        moves += 1
    watch(state)
    return bool("diggers" in state.outcomes[-1])
