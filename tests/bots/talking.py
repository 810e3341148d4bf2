"""A table of bots that talk: one may speak after each choice, and the others hear it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from motherlode.bots import make_bot
from motherlode.bots.characters.character import NAMED
from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.core.engine import apply, go_on, new_game
from motherlode.rules.core.playout import Bot, Claim
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from tests.support.plain import rules_of


class Heard(NamedTuple):
    """What a seat heard: an event as it saw it, or who claimed what."""

    event: Event | None
    seat: int = NOBODY
    claim: Claim | None = None


class Spoken(NamedTuple):
    """Something said, and the table at that moment."""

    state: State
    seat: int
    claim: Claim


class Company:
    """Bots with characters at one table."""

    def __init__(self, seed: int, players: int = 5, names: Sequence[str] = ()) -> None:
        known = list(NAMED)
        self.seed = seed
        self.names = list(names) or [known[(seed + 5 * n) % len(known)] for n in range(players)]
        self.state = new_game(rules_of("base", len(self.names)), seed, NOBODY, True, False)
        self.bots = [self.seated(seat) for seat in range(len(self.names))]
        self.heard: list[list[Heard]] = [[] for _ in self.names]

    def seated(self, seat: int) -> Bot:
        """A new bot in a seat."""
        bot = make_bot("greedy", self.names[seat])
        bot.sit_down(seat, self.seed)
        return bot

    def caught_up(self, seat: int) -> Bot:
        """A new bot in a seat that has heard all that was heard there."""
        bot = self.seated(seat)
        for event, speaker, claim in self.heard[seat]:
            if event is not None:
                bot.hear(event)
            elif claim is not None:
                bot.hear_claim(speaker, claim)
        return bot

    def play(self) -> Iterator[Spoken]:
        """Play to the end; everything that is said."""
        while not self.state.over:
            self._tell()
            if (spoken := self._speech()) is not None:
                yield spoken
                for seat, bot in enumerate(self.bots):
                    self.heard[seat].append(Heard(None, spoken.seat, spoken.claim))
                    bot.hear_claim(spoken.seat, spoken.claim)
            asked = self.state.top().seat
            if asked == NOBODY:
                go_on(self.state)
                continue
            question = prompt(self.state, asked)
            answer = self.bots[asked].choose(view(self.state, asked), question)
            apply(self.state, question.choices[answer])
        self._tell()

    def _tell(self) -> None:
        for event in self.state.take_events():
            for seat, bot in enumerate(self.bots):
                seen = event.seen_by(seat)
                self.heard[seat].append(Heard(seen))
                bot.hear(seen)

    def _speech(self) -> Spoken | None:
        first = len(self.heard[0]) % len(self.bots)
        for seat in (*range(first, len(self.bots)), *range(first)):
            if self.bots[seat].eager:
                claim = self.bots[seat].speak(view(self.state, seat))
                if claim is not None:
                    return Spoken(self.state, seat, claim)
        return None


def told(claim: Claim | None) -> tuple[object, ...]:
    """A claim as it would be sent."""
    if claim is None:
        return ()
    return (claim.kind, int(claim.cell), int(claim.about), int(claim.tool), claim.line)
