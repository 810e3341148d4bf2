"""The mind of a bot in another process: the game as far as it has come, and what was heard."""

from __future__ import annotations

from collections import OrderedDict

from motherlode.analysis.hint import TRIALS, hint
from motherlode.bots.search.bot import SearcherBot
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.engine import apply, asked_seat, go_on, new_game
from motherlode.rules.core.playout import Bot
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from motherlode.rules.modules import CATALOGUE
from motherlode.tables.thinking.asking import NotOffered, fault_of, own_seed, seated, wanted
from motherlode.tables.thinking.job import Advice, Deal, Heard, Job, Reply, Step, Thought

MOST_MINDS = 200  # kept; another is made again from the first step on


class Mind:
    """One bot in its seat. It follows the game and hears what the seat does."""

    def __init__(self, job: Job) -> None:
        self.seat = job.seat
        self.state = begun(job.deal)
        self.bot = self._seated(job)
        self.steps: list[Step] = []
        self.error: Exception | SystemExit | None = None  # of its hearing, since it was asked last
        self._hear_events()

    def _seated(self, job: Job) -> Bot:
        seed = own_seed(job.deal.whim, job.seat)
        return seated(job.level, job.seat, seed, job.character)

    def knows(self, job: Job) -> bool:
        """Whether all it has seen is how this game began."""
        return list(job.steps[: len(self.steps)]) == self.steps

    def think(self, job: Job) -> Reply:
        """What the bot says and does, now that all this has happened."""
        self._catch_up(job)
        self.bot.seconds = job.seconds
        state = before_turn_of(self.seat, self.state)
        claim = None
        if job.may_speak and self.bot.eager:
            claim = self.bot.speak(view(state, self.seat))
        choice = wanted(self.bot, state, self.seat, job.may_propose)
        return Thought(choice, None if claim is None else Heard.of(self.seat, claim))

    def _catch_up(self, job: Job) -> None:
        self.error = None
        for step in job.steps[len(self.steps) :]:
            self._follow(step)
        if self.error is not None:
            raise self.error

    def _follow(self, step: Step) -> None:
        self.steps.append(step)
        if isinstance(step, Heard):
            try:
                self.bot.hear_claim(step.seat, step.claim())
            except (Exception, SystemExit) as error:
                self.error = error
            return
        if step is None:
            go_on(self.state)
        else:
            apply(self.state, step)
        self._hear_events()

    def _hear_events(self) -> None:
        for event in self.state.take_events():
            try:
                if self.bot.listening:
                    self.bot.hear(event.seen_by(self.seat))
            except (Exception, SystemExit) as error:  # it may understand what comes next
                self.error = error


class Adviser(Mind):
    """A strong bot behind a person. Its chance is always the same, so nothing secret is in it."""

    trials = TRIALS

    def _seated(self, job: Job) -> Bot:
        bot = SearcherBot()
        bot.sit_down(job.seat, 0)
        return bot

    def think(self, job: Job) -> Reply:
        """What it would do, and why."""
        self._catch_up(job)
        state = before_turn_of(self.seat, self.state)
        assert isinstance(self.bot, SearcherBot)
        found = hint(self.bot, view(state, self.seat), prompt(state, self.seat), self.trials)
        return Advice(found.choice, found.reason, found.cell, found.seat, found.percent)


class Minds:
    """The minds that a process keeps, by game and seat."""

    def __init__(self, adviser: type[Adviser] = Adviser) -> None:
        self._adviser = adviser
        self._minds: OrderedDict[tuple[str, int, str, str, bool], Mind] = OrderedDict()

    def answer(self, job: Job) -> Reply:
        """What a bot wants, or what is wrong with it."""
        try:
            return self._mind(job).think(job)
        except (Exception, SystemExit) as error:
            return fault_of(error)

    def _mind(self, job: Job) -> Mind:
        key = (job.key, job.seat, job.level, job.character, job.advises)
        mind = self._minds.pop(key, None)
        if mind is None or not mind.knows(job):
            mind = self._adviser(job) if job.advises else Mind(job)
        self._minds[key] = mind
        if len(self._minds) > MOST_MINDS:
            self._minds.popitem(last=False)
        return mind


def begun(deal: Deal) -> State:
    """The game as it was dealt."""
    rules = CATALOGUE.rules(Selection(deal.game, deal.modules, deal.edition, deal.players))
    return new_game(rules, deal.seed, deal.first, True, deal.rests, deal.key)


def before_turn_of(seat: int, state: State) -> State:
    """The state in which a seat is asked: in a window, after the silence of those before it."""
    if int(asked_seat(state)) == seat:
        return state
    state = state.copy()
    state.listening = False
    while int(asked_seat(state)) != seat:
        silence = NOBODY if state.over else int(prompt(state, asked_seat(state)).silence)
        if silence == NOBODY:
            raise NotOffered
        apply(state, silence)
    return state
