"""The cheating twin: it sees every card and tries its answers out. It measures what is possible."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.common.knowledge import SABOTEUR, knowledge_of
from motherlode.bots.greedy.bot import TURNS, GreedyBot
from motherlode.cli.batch.contests import diggers_won
from motherlode.rules.core.engine import apply
from motherlode.rules.core.playout import Beliefs, Bot, play_round, tell
from motherlode.rules.core.state import State
from motherlode.rules.core.views import Prompt, View

NAME = "twin"
CANDIDATES = 24
TRIES = 4  # of each candidate: the others' ties fall differently
LONGEST = 2_000
CERTAIN = 300  # points of suspicion


class Twin(GreedyBot):
    """Plays greedy's best answers out in the world as it is, among greedy bots who know it too."""

    def __init__(self) -> None:
        super().__init__()
        self.name = NAME
        self.state: State | None = None

    def watch(self, state: State) -> None:
        """The game that is being played, cards and all."""
        self.state = state

    def choose(self, view: View, prompt: Prompt) -> int:
        """The answer after which its side wins most often; greedy's own if none is better."""
        first = int(super().choose(view, prompt))
        if len(prompt.choices) < 2 or prompt.kind not in TURNS:
            return first
        ratings = self.rate(view, prompt)
        order = sorted(range(len(ratings)), key=lambda place: -ratings[place])
        places = [first, *(place for place in order if place != first)][:CANDIDATES]
        worth = {place: self.worth(prompt.choices[place], int(view.seat)) for place in places}
        return max(places, key=lambda place: worth[place])

    def worth(self, choice: int, seat: int) -> int:
        """How well some tries end for this seat's side, taken together."""
        return sum(self.end(choice, seat, number) for number in range(TRIES))

    def end(self, choice: int, seat: int, number: int) -> int:
        """How a try ends if everybody plays as greedy does: won, and soon if its side digs."""
        assert self.state is not None
        state = self.state.copy()
        state.listening = True
        digs = knowledge_of(state.rules).stance_of[state.roles[seat]] != SABOTEUR
        bots = informed(state, number)
        apply(state, choice)
        tell(state, bots)
        moves = int(play_round(state, bots, LONGEST))
        won = bool(state.outcomes) and diggers_won(state.outcomes[-1])
        points = LONGEST - moves if won else 0
        return points if digs else -points


def informed(state: State, seed: int) -> vec[Bot]:
    """Greedy bots that know who is a saboteur, and where the treasure is."""
    stances = knowledge_of(state.rules).stance_of
    points = [CERTAIN if stances[role] == SABOTEUR else -CERTAIN for role in state.roles]
    treasure = state.rules.number_of["goal_treasure"]
    hopes = [100 if goal == treasure else 0 for goal in state.goals]
    truth = Beliefs(state.round, vec[i64](points), vec[i64](hopes))
    bots: list[Bot] = []
    for seat in range(int(state.seats)):
        bot = GreedyBot()
        bot.sit_down(seat, seed)
        bot.brief(truth)
        bots.append(bot)
    return vec[Bot](bots)
