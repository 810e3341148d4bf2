"""Masters that were tried: searchers that differ in one thing, to see what would make one better.

They are here, and not among the bots, until one of them is shown to be stronger.
"""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.greedy.weights import USUAL
from motherlode.bots.reader.bot import BOLD
from motherlode.bots.reader.posterior import Posterior, bits_of, ways_to_choose
from motherlode.bots.reader.reading import percents
from motherlode.bots.search.bot import LAPS, MARGIN, SearcherBot, Watch, best_places
from motherlode.bots.search.halving import Halving
from motherlode.bots.search.net import MASTER, VALUE
from motherlode.rules.core.choices import verb_of
from motherlode.rules.core.engine import apply
from motherlode.rules.core.playout import Beliefs, Bot, play_round, tell
from motherlode.rules.core.randomness import mixed, stepped
from motherlode.rules.core.views import Prompt, View

NAME = "tried"  # by which times are kept
SEATS = 12


@dataclass(frozen=True)
class Try:
    """What is different."""

    about: str
    learned: str = VALUE
    laps: float = LAPS
    margin: float = MARGIN
    is_bold: bool = False  # everybody plays on by a reader's weights: saboteurs strike earlier
    is_modest: bool = False  # others aren't taken to know what only this seat knows
    width: int = 0  # of each kind of deed, the answers that are tried at least
    insight: float = 1.0  # how much evidence counts

    def make(self) -> Bot:
        """The bot."""
        return Tried(self)


class Tried(SearcherBot):
    """A searcher, but for what is tried."""

    def __init__(self, tried: Try) -> None:
        super().__init__(0, tried.laps, tried.margin)
        self.name = NAME
        self.learned = tried.learned
        self.tried = tried
        self.own: Beliefs | None = None
        self.theirs: Beliefs | None = None
        weights = BOLD if tried.is_bold else USUAL
        self.trials.players = vec[Bot]([GreedyBot(weights) for _ in range(SEATS)])

    def search(self, view: View, prompt: Prompt, places: list[int], watch: Watch) -> int:
        if self.trials.net is not None:
            if self.tried.width:
                ratings = self.rate(view, prompt)
                places[:] = varied(ratings, prompt.choices, places, self.tried.width)
            if self.tried.insight != 1.0:
                self.mind.look(view)
                sharpen(self.mind.private, self.tried.insight)
            if self.tried.is_modest:
                self.own, self.theirs = self.beliefs(view), self.open_beliefs(view)
                self.own.suspicion[view.seat] = self.theirs.suspicion[view.seat]
        return int(super().search(view, prompt, places, watch))

    def open_beliefs(self, view: View) -> Beliefs:
        """What anybody must believe who knows what lies open, and no more."""
        public = self.mind.watch(view)
        points = [public.points(seat) for seat in range(int(view.seats))]
        return Beliefs(view.round, vec[i64](points), percents(public.hopes))

    def try_out(self, prompt: Prompt, places: list[int], halving: Halving) -> None:
        if not self.tried.is_modest or self.trials.net is None:
            super().try_out(prompt, places, halving)
            return
        self.rng = stepped(self.rng)
        seed = mixed(self.rng)
        drawn = self.mind.private.draw(seed)
        self.trials.deal(seed, drawn.roles, drawn.goals)
        first = 0.0
        for number in halving.alive:
            value = self.play_on(prompt.choices[places[number]])
            if number == 0:
                first = value
            halving.add(number, value, first)
        halving.worlds += 1

    def play_on(self, choice: int) -> float:
        """What a choice comes to if everybody believes what they can know."""
        trials = self.trials
        assert trials.world is not None
        assert trials.net is not None
        assert self.own is not None
        assert self.theirs is not None
        state = trials.world.copy()
        trials.played += 1
        players = trials.players
        for seat in range(int(state.seats)):
            bot = players[seat]
            bot.sit_down(seat, trials.seed)
            bot.brief(self.own if seat == trials.seat else self.theirs)
        state.listening = True
        apply(state, choice)
        tell(state, players)
        play_round(state, players, trials.horizon)
        return float(trials._chance(state, trials.net))


def varied(ratings: vec[i64], choices: vec[i64], places: list[int], width: int) -> list[int]:
    """As many of the best rated answers, with some of every kind among them."""
    order = best_places(ratings, places[0], len(ratings))
    met: dict[int, int] = {}
    chosen: list[int] = []
    rest: list[int] = []
    for place in order:
        verb = int(verb_of(choices[place]))
        met[verb] = met.get(verb, 0) + 1
        (chosen if met[verb] <= width else rest).append(place)
    chosen += rest[: max(0, len(places) - len(chosen))]
    return [place for place in order if place in chosen]


def sharpen(posterior: Posterior, insight: float) -> None:
    """Let evidence count for more; the deal itself counts as before."""
    size = 1 << len(posterior.places)
    rest = int(posterior.unknown) - len(posterior.places)
    ways = [
        ways_to_choose(rest, int(posterior.saboteurs) - count)
        for count in range(len(posterior.places) + 1)
    ]
    before, total = 0.0, 0.0
    sums: list[float] = []
    scale = float(posterior.sums[len(posterior.sums) - 1])
    for index, upto in enumerate(posterior.sums):
        many = ways[int(bits_of(index & size - 1))]
        if many > 0.0 and upto > before:
            total += many * ((upto - before) / scale / many) ** insight
        before = upto
        sums.append(total)
    posterior.sums = vec[float](sums)


TRIED: dict[str, Try] = {
    "tried:net": Try("the master as it is: another net", learned=MASTER),
    "tried:modest": Try("others believe only what lies open", is_modest=True),
    "tried:wide": Try("one answer of every kind is tried", width=1),
    "tried:sharp": Try("evidence counts for half as much again", insight=1.5),
    "tried:far": Try("plays on for two laps before the net is asked", laps=2.0),
    "tried:near": Try("plays on for half a lap", laps=0.5),
    "tried:ready": Try("takes what did best, by however little", margin=0.0),
    "tried:bold": Try("plays on with saboteurs who strike early", is_bold=True),
    "tried:all": Try("modest, wide, and sharp", is_modest=True, width=1, insight=1.5),
}
