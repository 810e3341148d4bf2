"""The games puzzles are taken from: one round each, played and talked through by characters."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from motherlode.bots.characters.character import CHARACTERS
from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.levels import make_bot
from motherlode.bots.reader.bot import ReaderBot
from motherlode.bots.search.bot import SearcherBot
from motherlode.bots.search.trials import at_turn
from motherlode.puzzles.puzzle import Played
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.chance import Chance
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.engine import apply, new_game
from motherlode.rules.core.playout import Bot, Claim, answer
from motherlode.rules.core.randomness import MASK, mixed
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import View, view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.choice_writer import choice_text, chooser
from motherlode.rules.notation.claims import REMARK, claim_text

EDITION: Final = "jubilee"
EXTRA: Final = 4  # of thirty games are with a module
MODULES: Final = ("veto", "jack_of_all_trades", "pathfinder", "diversion", "turnabout", "storage")
PLAYERS: Final = (3, 4, 4, 5, 5, 6)
LEVELS: Final = ("reader", "deceiver", "deceiver", "searcher")
TRIALS: Final = 60  # of a searcher that plays
LONGEST: Final = 400  # choices of a round


@dataclass
class Thoughts:
    """What a seat thought after a choice or a claim."""

    chances: list[float]  # by seat, to be a saboteur
    hopes: list[float]  # by goal, to be the treasure
    points: list[int]  # the same suspicion as greedy has it
    guesses: list[int]  # and its hopes


@dataclass
class Step:
    """A choice or a claim, with the table before it and what everybody thought after it."""

    seat: int
    text: str
    choice: int = 0
    claim: Claim | None = None
    before: State | None = None
    readers: list[ReaderBot] = field(default_factory=list)  # at a turn: what each seat had heard
    greedy: GreedyBot | None = None  # at a turn: one who heard what the mover heard
    thoughts: list[Thoughts] = field(default_factory=list)  # by seat

    @property
    def played(self) -> Played:
        """How a puzzle keeps it."""
        if self.claim is None:
            return (self.seat, self.text)
        return (self.seat, self.text, self.claim.line)


@dataclass
class Told:
    """A whole round."""

    number: int
    selection: Selection
    players: tuple[str, ...]
    seed: int
    rules: Rules
    start: list[Thoughts]
    steps: list[Step]


@cache
def bound(selection: Selection) -> Rules:
    """The rules of a table, bound once."""
    return CATALOGUE.rules(selection)


class Table:
    """A round being played, with a reader and a greedy bot behind everybody."""

    def __init__(self, first: int, number: int) -> None:
        chance = Chance(mixed((first * 1_000_003 + number) & MASK))
        self.number = number
        self.selection = drawn_selection(chance)
        many = self.selection.players
        seated = chance.shuffled(list(range(len(CHARACTERS))))[:many]
        self.players = tuple(CHARACTERS[one].name for one in seated)
        self.seed = chance.below(1 << 30)
        self.rules = bound(self.selection)
        self.bots = [self._bot(name, chance) for name in self.players]
        self.readers = [ReaderBot() for _ in self.players]
        self.greedy = [GreedyBot() for _ in self.players]
        self.steps: list[Step] = []
        for seat in range(many):
            for bot in (self.bots[seat], self.readers[seat], self.greedy[seat]):
                bot.sit_down(seat, chance.below(1 << 30))
        self.state: State = new_game(self.rules, self.seed, NOBODY, True, True)

    def _bot(self, name: str, chance: Chance) -> Bot:
        level = LEVELS[chance.below(len(LEVELS))]
        bot = make_bot(level, name)
        if isinstance(bot, SearcherBot):
            bot.limit = TRIALS
        return bot

    def play(self) -> Told:
        """Play the round."""
        self._tell()
        start = self._thoughts()
        self._talk()
        while not self.state.resting and not self.state.over and len(self.steps) < LONGEST:
            self._move()
            if not self.state.revealed:
                self._talk()
        return Told(
            self.number, self.selection, self.players, self.seed, self.rules, start, self.steps
        )

    def _move(self) -> None:
        state = self.state
        seat = int(state.top().seat)
        step = Step(seat, "", before=state.copy())
        if at_turn(state):
            step.readers = [
                copy_of(reader, view(state, n)) for n, reader in enumerate(self.readers)
            ]
            greedy = self.greedy[seat].copy()
            assert isinstance(greedy, GreedyBot)
            step.greedy = greedy
        step.choice = int(answer(state, seat, self.bots[seat]))
        step.seat = int(chooser(state, step.choice))
        step.text = choice_text(self.rules, self.players, step.choice)
        apply(state, step.choice)
        self._tell()
        if not state.revealed:
            step.thoughts = self._thoughts()
        self.steps.append(step)

    def _tell(self) -> None:
        for event in self.state.take_events():
            for seat in range(len(self.players)):
                seen = event.seen_by(seat)
                for bot in (self.bots[seat], self.readers[seat], self.greedy[seat]):
                    bot.hear(seen)

    def _talk(self) -> None:
        """Let everybody who has something to say claim it; small talk is left out."""
        for seat, bot in enumerate(self.bots):
            claim = bot.speak(view(self.state, seat)) if bot.eager else None
            if claim is None or claim.kind == REMARK:
                continue
            for other in range(len(self.players)):
                for who in (self.bots[other], self.readers[other], self.greedy[other]):
                    who.hear_claim(seat, claim)
            text = claim_text(self.rules, self.players, claim)
            self.steps.append(Step(seat, text, claim=claim, thoughts=self._thoughts()))

    def _thoughts(self) -> list[Thoughts]:
        made = []
        for seat, reader in enumerate(self.readers):
            seen = view(self.state, seat)
            reader.beliefs(seen)
            posterior = reader.mind.private
            usual = self.greedy[seat].beliefs(seen)
            made.append(
                Thoughts(
                    [float(chance) for chance in posterior.chances],
                    [float(hope) for hope in posterior.hopes],
                    [int(points) for points in usual.suspicion],
                    [int(hope) for hope in usual.hopes],
                )
            )
        return made


def drawn_selection(chance: Chance) -> Selection:
    """Mostly the base game, sometimes with a module, sometimes Saboteur 2."""
    players = PLAYERS[chance.below(len(PLAYERS))]
    other = chance.below(30)
    if other == 0:
        return Selection("saboteur2", (), EDITION, players)
    extra = (MODULES[chance.below(len(MODULES))],) if other <= EXTRA else ()
    return Selection("base", extra, EDITION, players)


def copy_of(reader: ReaderBot, seen: View) -> ReaderBot:
    """The same reader as it is now."""
    reader.beliefs(seen)
    copied = reader.copy()
    assert isinstance(copied, ReaderBot)
    return copied
