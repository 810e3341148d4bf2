"""The searcher: tries its best answers out in worlds it cannot tell from the real one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.bots.common.knowledge import SABOTEUR, knowledge_of
from motherlode.bots.reader.bot import ReaderBot
from motherlode.bots.search.halving import Halving
from motherlode.bots.search.net import VALUE, suitable_net
from motherlode.bots.search.trials import Trials
from motherlode.outside.clock import now, worked
from motherlode.rules.core.choices import card_of, turned_of, verb_of
from motherlode.rules.core.playout import Bot
from motherlode.rules.core.randomness import mixed, stepped
from motherlode.rules.core.views import Prompt, View

CANDIDATES: Final = 12
FEW: Final = 6  # where each is played to the end of the round
LAPS: Final = 1.0  # how far to play on before the net is asked
MARGIN: Final = 0.7  # standard errors by which another answer must be better
PLAINLY: Final = 3.0  # the same for what raises suspicion
IN_TIME: Final = 0.93  # the part of the time that is spent on trials
HELD_UP: Final = (
    1.6  # on a busy machine an answer may take this much longer, and tables expect no more
)
BATCH: Final = 8  # worlds between two looks at the results

# Questions whose answers everybody sees and compares: they must not tell more than greed's do.
PUBLIC: Final = ("CallRound", "Accuse")
PLAIN: Final = ("PickNugget", "KeepNugget", "TakeNuggets", "TurnInNugget")


@mypyc_attr(allow_interpreted_subclasses=True)
class SearcherBot(ReaderBot):
    """Plays each promising answer out in many worlds, until it is clear or time is up.

    Time is what it works: a busy machine makes it slower, not weaker. With a number of trials the
    clock is left alone, so that the same seed gives the same game.
    """

    def __init__(self, limit: i64 = 0, laps: float = LAPS, margin: float = MARGIN) -> None:
        super().__init__()
        self.name = "searcher"
        self.learned: str = VALUE  # what it has learned
        self.limit: i64 = limit
        self.laps: float = laps
        self.margin: float = margin
        self.trials: Trials = Trials()

    def choose(self, view: View, prompt: Prompt) -> i64:
        watch = Watch(self.seconds)
        first = ReaderBot.choose(self, view, prompt)
        kind = prompt.kind
        if len(prompt.choices) < 2 or kind in PUBLIC or kind in PLAIN:
            return first
        net = suitable_net(view.rules, self.learned) if self.laps > 0 else None
        self.trials.net = net
        self.trials.horizon = int(self.laps * float(view.seats))
        most: i64 = FEW if net is None else CANDIDATES
        places = best_places(self.rate(view, prompt), first, most)
        if len(places) < 2:
            return first
        return places[self.search(view, prompt, places, watch)]

    def copy(self) -> Bot:
        other = SearcherBot(self.limit, self.laps, self.margin)
        other.take_after(self)
        return other

    def search(self, view: View, prompt: Prompt, places: list[int], watch: Watch) -> i64:
        """Which of some answers does best; the first unless another is clearly better."""
        trials = self.trials
        trials.begin(view, self.beliefs(view))
        halving = Halving(len(places))
        phase: i64
        for phase in range(1, halving.phases + 1):
            share = float(phase) / float(halving.phases)
            enough = self.limit * phase // halving.phases
            while True:
                self.try_out(prompt, places, halving)
                if halving.worlds % BATCH == 0:
                    halving.sift()
                    if halving.is_clear():
                        return self.verdict(view, prompt, places, halving)
                if trials.played >= enough if self.limit else watch.is_over(share):
                    break
            if len(halving.alive) > 2:
                halving.halve()
        return self.verdict(view, prompt, places, halving)

    def verdict(self, view: View, prompt: Prompt, places: list[int], halving: Halving) -> i64:
        """The best answer; what raises suspicion has to be plainly better."""
        best = halving.best(self.margin)
        if best != 0 and looks_bad(view, prompt.choices[places[best]]):
            return halving.best(PLAINLY)
        return best

    def try_out(self, prompt: Prompt, places: list[int], halving: Halving) -> None:
        """Try every answer that is left in one more world."""
        trials = self.trials
        self.rng = stepped(self.rng)
        seed = mixed(self.rng)
        drawn = self.mind.private.draw(seed)
        trials.deal(seed, drawn.roles, drawn.goals)
        first = 0.0
        for number in halving.alive:
            value = trials.play(prompt.choices[places[number]])
            if number == 0:
                first = value
            halving.add(number, value, first)
        halving.worlds += 1


class Watch:
    """Tells when time is up."""

    def __init__(self, seconds: float) -> None:
        self.seconds: float = seconds * IN_TIME
        self.started: float = worked()
        self.began: float = now()

    def is_over(self, share: float) -> bool:
        """Whether a share of the time was worked, or it took far too long."""
        span = self.seconds * share
        if worked() - self.started >= span:
            return True
        return now() - self.began >= span * HELD_UP


def looks_bad(view: View, choice: i64) -> bool:
    """Whether somebody who digs would lay a dead end: discarding it does as well, mostly."""
    known = knowledge_of(view.rules)
    if known.stance_of[view.role] == SABOTEUR or not known.lays[verb_of(choice)]:
        return False
    return not known.through[card_of(choice) | turned_of(choice) << 7]


def best_places(ratings: vec[i64], first: i64, most: i64) -> list[int]:
    """Where the best rated answers stand, the first one first."""
    order = sorted(range(len(ratings)), key=lambda place: -ratings[place])
    return [first, *[place for place in order if place != first][: most - 1]]
