"""Voices: what bots and the person say at a table in the terminal, and who hears it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from motherlode.bots.characters.character import NAMED
from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.talk.talker import Talker
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.playout import Bot, Claim
from motherlode.rules.core.state import State
from motherlode.rules.core.views import view

MOST_LINES = 12  # of one seat in a round
REMARK = "remark"


def give_voices(bots: Mapping[int, Bot], names: Sequence[str]) -> None:
    """Let bots talk like the dwarves they are named after; how they play stays their level's."""
    for seat, bot in bots.items():
        character = NAMED.get(names[seat])
        if isinstance(bot, GreedyBot) and character is not None:
            bot.talker = Talker(character)


class Voices:
    """Who at a table talks, and how much each has said in this round."""

    def __init__(self, bots: Mapping[int, Bot], listeners: Sequence[Bot], is_mute: bool) -> None:
        self.bots = bots
        self.listeners = [*bots.values(), *listeners]
        self.is_mute = is_mute
        self.round = 0
        self.said: Counter[int] = Counter()

    def next(self, state: State) -> tuple[int, Claim] | None:
        """What one of the bots says now, which all the others hear; nobody talks over another."""
        if self.is_mute:
            return None
        for seat, bot in self.bots.items():
            if bot.eager and not self.is_done(state, seat):
                claim = bot.speak(view(state, seat))
                if claim is not None and is_claimable(state, seat, claim):
                    self.utter(seat, claim)
                    return seat, claim
        return None

    def is_done(self, state: State, seat: int) -> bool:
        """Whether a seat has said enough in this round."""
        if self.round != state.round:
            self.round = int(state.round)
            self.said.clear()
        return self.said[seat] >= MOST_LINES

    def utter(self, seat: int, claim: Claim) -> None:
        """A seat says something."""
        self.said[seat] += 1
        for bot in self.listeners:
            bot.hear_claim(seat, claim)


def is_claimable(state: State, seat: int, claim: Claim) -> bool:
    """Whether a claim is about what is at this table: a goal, or another seat."""
    if claim.kind == REMARK:
        return bool(claim.line)
    if state.revealed or claim.about == seat:
        return False
    return claim.cell == NOBODY or claim.cell in state.goal_cells
