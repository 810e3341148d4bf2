"""Asking a bot: a position, what happened on it while the bot listened, and what it answers."""

from __future__ import annotations

from motherlode.bots import make_bot
from motherlode.rules.core.engine import apply
from motherlode.rules.core.playout import Bot
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.positions.position import read_position

SEEDS = range(5)


class Asked:
    """A table with one listening bot at the seat that is asked in the end."""

    def __init__(self, text: str, seat: str, seed: int = 0, name: str = "greedy") -> None:
        position = read_position(text)
        self.state: State = position.state
        self.names = list(position.names)
        self.seat = self.names.index(seat)
        self.bot: Bot = make_bot(name)
        self.bot.sit_down(self.seat, seed)
        self.state.listening = True

    def play(self, *choices: str) -> Asked:
        """Let the others play, and the bot hear of it."""
        for text in choices:
            self.apply(read_choice(self.state, self.names, text))
        return self

    def apply(self, choice: int) -> None:
        """Let one choice take effect, and the bot hear of it."""
        apply(self.state, choice)
        for event in self.state.take_events():
            self.bot.hear(event.seen_by(self.seat))

    def answer(self) -> str:
        """What the bot answers, as text."""
        asked = prompt(self.state, self.seat)
        assert asked.asked == self.seat, "the bot isn't asked"
        choice = asked.choices[self.bot.choose(view(self.state, self.seat), asked)]
        return choice_text(self.state.rules, self.names, choice)

    def answer_and_play(self) -> str:
        """What the bot answers, carried out."""
        text = self.answer()
        self.play(text)
        return text


def answers(text: str, seat: str, *choices: str) -> set[str]:
    """What bots with different luck answer when these choices have been played."""
    return {Asked(text, seat, seed).play(*choices).answer() for seed in SEEDS}
