"""Playing out: the bot protocol, and the loop that asks those who answer for a seat."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.core.engine import apply, go_on, options
from motherlode.rules.core.randomness import below, stepped
from motherlode.rules.core.state import State
from motherlode.rules.core.views import Prompt, View, prompt, view


class Claim:
    """What a seat tells the others, true or not: about a goal, a player, or a tool of its own."""

    def __init__(self, kind: str, cell: i64, about: i64, tool: i64) -> None:
        self.kind: str = kind  # treasure, no_treasure, suspect, trust, fix
        self.cell: i64 = cell
        self.about: i64 = about  # a seat
        self.tool: i64 = tool  # a bit of the cards in front


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for one seat. It gets a View and a Prompt, and hears what its seat sees happen.

    A bot that is not `sighted` looks at nothing: it is asked `draw`, with the number of answers.
    A bot that is not `listening` is told no events.
    """

    def __init__(self, name: str, sighted: bool, listening: bool) -> None:
        self.name: str = name
        self.sighted: bool = sighted
        self.listening: bool = listening

    def sit_down(self, seat: i64, seed: i64) -> None:
        """A new game begins."""

    def choose(self, view: View, prompt: Prompt) -> i64:
        """The index of the chosen answer in `prompt.choices`."""
        return 0

    def draw(self, count: i64) -> i64:
        """The index of one of `count` answers."""
        return 0

    def hear(self, event: Event) -> None:
        """Something happened, as this bot's seat sees it."""

    def hear_claim(self, seat: i64, claim: Claim) -> None:
        """Somebody claimed something."""


def play_out(state: State, bots: vec[Bot]) -> i64:
    """Let bots play a game to its end, one for each seat; the number of moves."""
    moves: i64 = 0
    seat: i64
    state.listening = False
    for seat in range(state.seats):
        if bots[seat].listening:
            state.listening = True
    while not state.over:
        seat = state.top().seat
        if seat == NOBODY:
            go_on(state)
            if state.listening:
                tell(state, bots)
            continue
        bot = bots[seat]
        if bot.sighted:
            asked = prompt(state, seat)
            apply(state, asked.choices[bot.choose(view(state, seat), asked)])
        else:
            choices = options(state)
            apply(state, choices[bot.draw(len(choices))])
        moves += 1
        if state.listening:
            tell(state, bots)
    return moves


def play_round(state: State, bots: vec[Bot], limit: i64) -> i64:
    """Let bots play until the round is over and lies open, or for some moves; how many they made.

    The state must rest between rounds.
    """
    moves: i64 = 0
    seat: i64
    state.listening = False
    for seat in range(state.seats):
        if bots[seat].listening:
            state.listening = True
    while moves < limit and not state.over:
        seat = state.top().seat
        if seat == NOBODY:
            break
        bot = bots[seat]
        if bot.sighted:
            asked = prompt(state, seat)
            apply(state, asked.choices[bot.choose(view(state, seat), asked)])
        else:
            choices = options(state)
            apply(state, choices[bot.draw(len(choices))])
        moves += 1
        if state.listening:
            tell(state, bots)
    return moves


def tell(state: State, bots: vec[Bot]) -> None:
    """Tell every listening bot what its seat saw happen."""
    seat: i64
    for event in state.take_events():
        for seat in range(state.seats):
            if bots[seat].listening:
                bots[seat].hear(event.seen_by(seat))


def play_randomly(state: State, rng: i64) -> i64:
    """Play to the end with random choices from the full list of options; the number of moves."""
    moves: i64 = 0
    while not state.over:
        choices = options(state)
        if len(choices) == 0:
            go_on(state)
            continue
        rng = stepped(rng)
        apply(state, choices[below(rng, len(choices))])
        moves += 1
    return moves


def copy_many(state: State, count: i64) -> None:
    """Copy a state `count` times, to be timed."""
    while count > 0:
        state.copy()
        count -= 1


def play_copies(state: State, count: i64, rng: i64) -> i64:
    """Answer one decision at random on `count` copies, to be timed; the options made in all."""
    made: i64 = 0
    while count > 0:
        count -= 1
        other = state.copy()
        other.offered = vec[i64]()
        choices = options(other)
        rng = stepped(rng)
        apply(other, choices[below(rng, len(choices))])
        made += len(choices)
    return made
