"""The script: what the players of a game decide, worked out before it is done at a table."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from motherlode.bots.greedy.bot import GreedyBot
from motherlode.rules.core.choices import card_of, verb_of
from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.core.engine import apply, asked_seat, call_choice, go_on
from motherlode.rules.core.events import RoundStarted
from motherlode.rules.core.round_calls import may_call
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from motherlode.rules.notation.choice_reader import read_choice
from tests.support.players import choose

NAMES = ("Ada", "Bo", "Cai", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kit", "Lou")
GREEDY = "greedy"
STYLES = (GREEDY, "seek", "mixed", "wander")
CALLS = 0.01  # how often somebody proposes to end the round


@dataclass
class Applied:
    """A choice and what came of it."""

    seat: int
    choice: int
    state: State
    events: list[Event]


@dataclass
class Plan:
    """What comes next: the deal of a round, a decision, or all answers in a window."""

    before: State
    made: list[Applied] = field(default_factory=list)
    deals: bool = False
    window: bool = False
    calls: bool = False

    @property
    def after(self) -> State:
        """How it stands then."""
        return self.made[-1].state

    @property
    def events(self) -> list[Event]:
        """All that happens."""
        return [event for one in self.made for event in one.events]

    def settled(self) -> set[str]:
        """What chance would show otherwise in another world, or everybody gets to know."""
        names = {event.name() for event in self.events}
        out = {kind for name, kind in CHANCE.items() if name in names}
        if "RoleDealt" in names and RoundStarted.__name__ not in names:
            out.add("roles")  # a party
        tokens = zip(self.before.tokens, *(one.state.tokens for one in self.made))
        if any(counts[0] > 0 and min(counts) == 0 for counts in tokens):
            out.add("tokens")
        return out

    def held(self) -> set[int]:
        """Seats of whose hands more is known: Pathfinder takes path cards that fit (C-22)."""
        rules = self.before.rules
        number = rules.number_of.get("pathfinder", NOBODY)
        out = set()
        for frame in self.before.stack:
            choice = frame.announced()
            if choice != NOBODY and card_of(choice) == number:
                out.add(int(frame.announcer()))
        for one in self.made:
            if not self.deals and rules.verbs[verb_of(one.choice)].name == "pathfinder":
                out.add(one.seat)
        return out

    @property
    def is_by_chance(self) -> bool:
        """Whether anything is drawn by lot."""
        return int(self.before.rng) != int(self.after.rng) or self.deals


CHANCE = {"CardTaken": "cards", "DiscardsMixed": "cards", "NuggetsDrawn": "nuggets"}


class Script:
    """Decides for all seats."""

    def __init__(self, style: str, seats: int, random: Random) -> None:
        self.style = style
        self.callers: list[int] = []  # seats of people, who may propose to end the round
        self.opening: list[str] = []  # what is chosen first, as text
        self.random = random
        self.bots = [GreedyBot() for _ in range(seats)] if style == GREEDY else []
        for seat, bot in enumerate(self.bots):
            bot.sit_down(seat, random.randrange(1 << 60))

    def hear(self, events: list[Event]) -> None:
        """Something has happened."""
        for seat, bot in enumerate(self.bots):
            if bot.listening:
                for event in events:
                    bot.hear(event.seen_by(seat))

    def plan(self, state: State) -> Plan:
        """What comes next; bots have heard of it then."""
        plan = Plan(state)
        now = state.copy()
        now.listening = True
        if state.resting:
            go_on(now)
            plan.deals = True
            plan.made.append(self._applied(NOBODY, NOBODY, now))
        elif state.top().silence(state) != NOBODY:
            plan.window = True
            self._fill_window(plan, now)
        elif (caller := self._caller(state)) != NOBODY:
            plan.calls = True
            self._apply(plan, now, caller, int(call_choice(state, caller)))
        else:
            self._apply(plan, now, int(asked_seat(now)), self._choice(now))
        return plan

    def _fill_window(self, plan: Plan, now: State) -> None:
        """Everybody is asked the same, in the order of the seats, until somebody reacts."""
        kind, polls = now.top().name(), now.top().polls()
        seen: set[int] = set()
        while not now.over and not now.resting and now.top().name() == kind:
            seat, silence = int(asked_seat(now)), now.top().silence(now)
            if seat in seen or silence == NOBODY:
                return
            seen.add(seat)
            choice = self._choice(now)
            now = self._apply(plan, now, seat, choice)
            if choice != silence and not polls:
                return

    def _apply(self, plan: Plan, now: State, seat: int, choice: int) -> State:
        apply(now, choice)
        plan.made.append(self._applied(seat, choice, now))
        after = now.copy()
        after.listening = True
        return after

    def _applied(self, seat: int, choice: int, now: State) -> Applied:
        events = list(now.take_events())
        self.hear(events)
        return Applied(seat, choice, now, events)

    def _choice(self, state: State) -> int:
        seat = int(asked_seat(state))
        if self.opening:
            return read_choice(state, NAMES[: int(state.seats)], self.opening.pop(0))
        if not self.bots:
            return choose(state, self.style, self.random)
        asked = prompt(state, seat)
        return int(asked.choices[self.bots[seat].choose(view(state, seat), asked)])

    def _caller(self, state: State) -> int:
        wants, who = self.random.random() < CALLS, self.random.random()
        if self.opening or not wants or not self.callers:
            return NOBODY
        seat = self.callers[int(who * len(self.callers))]
        return seat if may_call(state, seat) else NOBODY
