"""Trials: choices tried out in worlds that a seat cannot tell from the real one."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.bots.common.knowledge import SABOTEUR, Knowledge, knowledge_of
from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.search.net import Net
from motherlode.bots.search.outlook import Outlook
from motherlode.rules.core.engine import apply
from motherlode.rules.core.gold import nugget_worth
from motherlode.rules.core.playout import LONGEST_ROUND, Beliefs, Bot, play_round, tell
from motherlode.rules.core.state import State
from motherlode.rules.core.views import View
from motherlode.rules.worlds.deal import DEALT, Dealer

PAID: Final = 2.0  # being paid at all counts as much as this much gold
FINDER: Final = 0.06  # whoever finds the treasure picks first


class Trials:
    """Plays on from one view, again and again."""

    def __init__(self) -> None:
        self.players: vec[Bot] = vec[Bot]()
        self.outlook: Outlook = Outlook()
        self.net: Net | None = None
        self.horizon: i64 = 0  # moves after which the net is asked; zero: to the round's end
        self.seat: i64 = 0
        self.gold: i64 = 0
        self.dealer: Dealer | None = None
        self.world: State | None = None
        self.beliefs: Beliefs | None = None
        self.seed: i64 = 0
        self.played: i64 = 0
        self.known: Knowledge | None = None

    def begin(self, view: View, beliefs: Beliefs) -> None:
        """Take in where to play on from."""
        dealer = Dealer(view)
        dealer.base.rests = True
        self.dealer = dealer
        self.seat = view.seat
        self.beliefs = beliefs
        self.known = knowledge_of(view.rules)
        while len(self.players) < view.seats:
            self.players = append(self.players, GreedyBot())
        self.played = 0

    def deal(self, seed: i64, roles: vec[i64] = DEALT, goals: vec[i64] = DEALT) -> None:
        """The next world."""
        assert self.dealer is not None
        self.seed = seed
        self.world = self.dealer.deal(seed, roles, goals)
        self.gold = gold_of(self.world, self.seat)

    def play(self, choice: i64) -> float:
        """What a choice comes to in this world, from 0 to 1 or in gold."""
        assert self.world is not None
        state = self.world.copy()
        self.played += 1
        self._brief(state)
        state.listening = True
        apply(state, choice)
        tell(state, self.players)
        net = self.net
        if net is None:
            play_round(state, self.players, LONGEST_ROUND)
            gained = float(gold_of(state, self.seat) - self.gold)
            return gained + (PAID if gained > 0 else 0.0)
        play_round(state, self.players, self.horizon)
        return self._chance(state, net)

    def _brief(self, state: State) -> None:
        """Everybody begins with what this seat thinks of the others."""
        beliefs = self.beliefs
        assert beliefs is not None
        other: i64
        for other in range(state.seats):
            bot = self.players[other]
            bot.sit_down(other, self.seed)
            bot.brief(beliefs)

    def _chance(self, state: State, net: Net) -> float:
        """This seat's chance to win."""
        assert self.known is not None
        is_saboteur = self.known.stance_of[state.roles[self.seat]] == SABOTEUR
        while not state.over and not state.resting and not at_turn(state):
            play_round(state, self.players, 1)
        if len(state.outcomes) < state.round:
            self.outlook.look(state, watched(state, self.players))
            chance = net.chance(self.outlook.numbers)
        elif state.found != self.known.treasure:
            chance = 0.0
        else:
            chance = 1.0 + FINDER if state.finder == self.seat and not is_saboteur else 1.0
        return 1.0 - chance if is_saboteur else chance


def watched(state: State, players: vec[Bot]) -> vec[i64]:
    """How suspicious each seat is to the diggers, on average."""
    known = knowledge_of(state.rules)
    points = vec[i64]([0] * state.seats)
    seat: i64
    other: i64
    diggers: i64 = 0
    for seat in range(state.seats):
        bot = players[seat]
        if known.stance_of[state.roles[seat]] != SABOTEUR and isinstance(bot, GreedyBot):
            diggers += 1
            for other in range(state.seats):
                if other != seat:
                    points[other] += bot.suspicion.points[other]
    for seat in range(state.seats):
        is_digger = known.stance_of[state.roles[seat]] != SABOTEUR
        points[seat] //= max(1, diggers - (1 if is_digger else 0))
    return points


def at_turn(state: State) -> bool:
    """Whether a seat is asked for its turn, and not in the middle of one."""
    asked = state.top()
    return asked.seat >= 0 and asked is state.rules.turns[asked.seat]


def gold_of(state: State, seat: i64) -> i64:
    """What a seat owns."""
    return nugget_worth(state.nuggets[seat]) + state.tokens[seat]
