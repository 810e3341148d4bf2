"""Playing out: the bot protocol, and the loop that asks those who answer for a seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.core.engine import apply, apply_option, call_choice, go_on, options
from motherlode.rules.core.randomness import below, nth, stepped
from motherlode.rules.core.round_calls import may_call
from motherlode.rules.core.state import State
from motherlode.rules.core.views import Prompt, View, prompt, view

FOLD: Final = 30  # points of suspicion
USUAL_SECONDS: Final = 0.15
LONGEST_ROUND: Final = 5_000  # moves; none comes near, though every answer in a window is one
BOT_SALT: Final = 0x0B07  # so that a bot's chances are not those of the deal


class Claim:
    """What a seat tells the others, true or not: about a goal, a player, or a tool of its own.

    A `remark` claims nothing.
    """

    def __init__(self, kind: str, cell: i64, about: i64, tool: i64, line: str = "") -> None:
        self.kind: str = kind  # treasure, no_treasure, suspect, trust, fix, remark
        self.cell: i64 = cell
        self.about: i64 = about  # a seat
        self.tool: i64 = tool  # a bit of the cards in front
        self.line: str = line  # how a bot says it: a reason, and the number of a wording


class Beliefs:
    """What a bot takes for likely of what it can't see."""

    def __init__(self, round: i64, suspicion: vec[i64], hopes: vec[i64]) -> None:
        self.round: i64 = round
        # By seat: every `FOLD` points make it e times as likely a saboteur as it was at the deal.
        self.suspicion: vec[i64] = suspicion
        self.hopes: vec[i64] = hopes  # by goal: the chance that it is the treasure, in percent


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for one seat. It gets a View and a Prompt, and hears what its seat sees happen.

    A bot that is not `sighted` looks at nothing: it is asked `draw`, with the number of answers.
    A bot that is not `listening` is told no events. Only a bot that is `eager` is asked to speak.
    """

    def __init__(self, name: str, sighted: bool, listening: bool) -> None:
        self.name: str = name
        self.sighted: bool = sighted
        self.listening: bool = listening
        self.eager: bool = False  # whether it has something to say
        self.seconds: float = USUAL_SECONDS  # how long it may think about one answer

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

    def proposes(self, view: View) -> bool:
        """Whether to propose ending the round, now that it is this seat's turn (B-56)."""
        return False

    def speak(self, view: View) -> Claim | None:
        """What to tell the others now, if anything; tables let each seat speak only so often."""
        return None

    def rate(self, view: View, prompt: Prompt) -> vec[i64]:
        """What each answer is worth to this bot; nothing if it doesn't weigh them."""
        return vec[i64]()

    def beliefs(self, view: View) -> Beliefs:
        """What it makes of the others and of the goals."""
        return Beliefs(view.round, vec[i64]([0] * view.seats), vec[i64]())

    def brief(self, beliefs: Beliefs) -> None:
        """Go on from these beliefs, whatever it thought before."""

    def copy(self) -> Bot:
        """A bot that knows what this one knows; one that keeps anything must make another."""
        return self


def bot_seed(seed: i64, seat: i64) -> i64:
    """The seed of the bot on a seat, given the seed of its game, in every program.

    Bots at live tables have others, which don't lead back to the deal.
    """
    return nth(seed ^ BOT_SALT, seat)


def play_out(state: State, bots: vec[Bot]) -> i64:
    """Let bots play a game to its end, one for each seat; the number of moves."""
    moves: i64 = 0
    _prick_up_ears(state, bots)
    while not state.over:
        seat = state.stack[-1].seat
        if seat == NOBODY:
            go_on(state)
        else:
            _ask(state, seat, bots[seat])
            moves += 1
        if state.listening:
            tell(state, bots)
    return moves


def play_round(state: State, bots: vec[Bot], limit: i64) -> i64:
    """Let bots play until the round is over and lies open, or for some moves; how many they made.

    The state must rest between rounds.
    """
    moves: i64 = 0
    _prick_up_ears(state, bots)
    while moves < limit and not state.over:
        seat = state.top().seat
        if seat == NOBODY:
            break
        _ask(state, seat, bots[seat])
        moves += 1
        if state.listening:
            tell(state, bots)
    return moves


def _prick_up_ears(state: State, bots: vec[Bot]) -> None:
    """Take facts down only if somebody listens."""
    seat: i64
    state.listening = False
    for seat in range(state.seats):
        if bots[seat].listening:
            state.listening = True


def _ask(state: State, seat: i64, bot: Bot) -> None:
    """Let the seat that is asked answer, or propose to end the round."""
    if bot.sighted:
        apply(state, answer(state, seat, bot))
    else:
        apply_option(state, bot.draw(len(options(state))))


def answer(state: State, seat: i64, bot: Bot) -> i64:
    """What a bot answers for the seat that is asked, or its proposal to end the round."""
    if not bot.sighted:
        choices = options(state)
        return choices[bot.draw(len(choices))]
    seen = view(state, seat)
    if may_call(state, seat) and bot.proposes(seen):
        return call_choice(state, seat)
    asked = prompt(state, seat)
    return asked.choices[bot.choose(seen, asked)]


def let_speak(state: State, bots: vec[Bot]) -> list[tuple[int, Claim]]:
    """Let everybody who is eager say one thing, and the others hear it; who said what."""
    said: list[tuple[int, Claim]] = []
    seat: i64
    other: i64
    for seat in range(state.seats):
        if not bots[seat].eager:
            continue
        claim = bots[seat].speak(view(state, seat))
        if claim is None:
            continue
        for other in range(state.seats):
            bots[other].hear_claim(seat, claim)
        said.append((seat, claim))
    return said


def tell(state: State, bots: vec[Bot]) -> None:
    """Tell every listening bot what its seat saw happen, and let those who are eager speak."""
    seat: i64
    for event in state.take_events():
        for seat in range(state.seats):
            bot = bots[seat]
            if bot.listening:
                bot.hear(event.seen_by(seat))
    for seat in range(state.seats):
        if bots[seat].eager:
            let_speak(state, bots)
            return


def play_randomly(state: State, rng: i64) -> i64:
    """Play to the end with random choices from the full list of options; the number of moves."""
    moves: i64 = 0
    while not state.over:
        choices = options(state)
        if len(choices) == 0:
            go_on(state)
            continue
        rng = stepped(rng)
        apply_option(state, below(rng, len(choices)))
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
