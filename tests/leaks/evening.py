"""An evening at two tables: a game goes on, and all that its people are told is compared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import msgspec
import pytest

from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.core.engine import options
from motherlode.rules.core.round_calls import may_call
from motherlode.rules.core.ruleset import bare_name
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.notation.data import prompt_data, view_data
from motherlode.tables.live import limits
from motherlode.tables.wire.entries import Chose, Entry, LessonOpened, WentOn
from motherlode.tables.wire.requests import Abort, Answer, Call, Ready, Rematch, Request
from motherlode.tables.wire.values import Pace
from tests.leaks.choices import other_choice
from tests.leaks.counts import Counts
from tests.leaks.endings import seal_answers, stall
from tests.leaks.happenings import HAPPENINGS, HOST, JOINS, join, people
from tests.leaks.marked import mark, unseen
from tests.leaks.pair import Pair
from tests.leaks.questions import between_rounds, every_why, refused, requests, some_questions
from tests.leaks.scenes import SCENES
from tests.leaks.script import GREEDY, NAMES, STYLES, Plan, Script
from tests.leaks.side import PLENTY, Side
from tests.leaks.tables import Table
from tests.leaks.witness import SPECTATOR, Step, Witness
from tests.leaks.worlds import World

PACES: tuple[Pace, ...] = ("fast", "normal", "slow")
LONG = 120.0  # seconds after which a table must have acted
QUESTIONS = 24  # questions of whoever is asked, at most moments
FULL = 0.02  # the share of moments at which every question is asked
AGAIN = 4  # the game of every fourth seed is the second at its table
BATCH = 100  # messages that a connection holds


class Evening:
    """One game at one table, from a step on."""

    def __init__(self, table: Table, seed: int, counts: Counts) -> None:
        self.table = table
        self.seed = seed
        self.counts = counts
        self.random = Random(f"{table.name} {seed}")
        most = min(4, table.players)
        # In a scene everybody is a person: its bots would not think where the script is.
        self.people = table.players if table.scene else self.random.randint(1, most)
        self.pair = Pair(seed, counts)
        self.number = 0
        self.style = self.random.choice((GREEDY, "wander") if table.marked else STYLES)
        self.settings = table.settings(self.random.choice(PACES), self.random.choice((0, 0, 30)))
        self.often = ""  # what happens in every step
        self.caller: int | None = None  # who proposes in this step to end the round
        self.script: Script
        self.witness: Witness

    # -- the evening -----------------------------------------------------------------------------

    async def run(
        self, first: int, steps: int, stops: bool = False, until: str = "", often: str = ""
    ) -> None:
        """Play on to a step, and further until some moment; then look at this many steps.

        Perhaps only up to the first difference, and with a happening in every step.
        """
        self.often = often
        with pytest.MonkeyPatch.context() as patch:
            for name in ("TALK", "REACTIONS", "ORDERS", "NEWCOMERS"):  # more is said here
                patch.setattr(limits, name, PLENTY)
            if self.table.marked:
                mark(patch)
            await self._run(first, steps, stops, until)

    async def _run(self, first: int, steps: int, stops: bool, until: str) -> None:
        try:
            names = list(NAMES[: self.people])
            await self.pair.open(self.settings, names, self._first_lines())
            if self.seed % AGAIN == 0 and not self.table.scene:
                await self._begin_again()
            self._begin()
            await self._play_on_to(first, MOMENTS[until])
            for _ in range(steps):
                if self.real.game.over:
                    return
                await self.step()
                if stops and self.counts.differences:
                    return
            if not self.real.game.over and not self.real.game.resting:
                await self.end()
        finally:
            await self.pair.close()

    @property
    def real(self) -> Side:
        """The real table."""
        return self.pair.real

    async def _begin_again(self) -> None:
        """All want to end the game, and begin another: the record of the first lies open now."""
        self.pair.tell_secrets()
        for seat in range(self.people):
            await self.pair.hear(seat, Abort(id=f"abort-{seat:02}"))
        await self.pair.hear(HOST, Rematch(id="rematch-0"))
        self.pair.compare([HOST, None])
        self.pair.hide_secrets()

    def _first_lines(self) -> list[Entry]:
        """A scene begins with a position."""
        if not self.table.scene:
            return []
        position = SCENES[self.table.scene].position
        return [LessonOpened(self.table.scene, 0, position, rests=True)]

    def _begin(self) -> None:
        game = self.real.game
        events = [told for _, told in game.history if isinstance(told, Event)]
        self.witness = Witness(game.state, events)
        random = Random(f"play {self.seed}")
        self.script = Script(self.style, self.table.players, random)
        self.script.callers = people(self)
        if self.table.scene:
            self.script.opening = list(SCENES[self.table.scene].choices)
        self.script.hear(events)

    async def _play_on_to(self, first: int, is_then: Moment) -> None:
        """Let everything up to a moment be in the log, and start both servers anew."""
        state = self.real.game.state
        lines: list[Entry] = []
        names = self.real.game.names
        while self.number < first or not is_then(state):
            plan = self.script.plan(state)
            if plan.after.over:
                break
            self.number += 1
            self._follow(plan)
            for one in plan.made:
                text = "" if plan.deals else choice_text(state.rules, names, one.choice)
                lines.append(WentOn() if plan.deals else Chose(one.seat, text))
            state = plan.after
        if lines:
            await self.pair.restart(lines)
            self.pair.hide_secrets()

    def _follow(self, plan: Plan) -> list[Step]:
        """Let the witness see it; the steps it consists of."""
        first = len(self.witness.steps)
        for one in plan.made:
            if plan.deals:
                self.witness.go_on(one.state, one.events)
            else:
                self.witness.follow(one.seat, one.choice, one.state, one.events)
        return self.witness.steps[first:]

    # -- one step --------------------------------------------------------------------------------

    async def step(self) -> None:
        """Deal other worlds, compare what is told in them, and go on to the next moment."""
        self.number += 1
        self.counts.steps += 1
        self.random = Random(f"{self.table.name} {self.seed} {self.number}")
        self.script.callers = people(self)
        plan = self.script.plan(self.real.game.state)
        self.caller = plan.made[0].seat if plan.calls else None
        places = self.witness.places()
        made = self._follow(plan)
        joins = self._joins()
        seat = self.random.choice(joins or self._listeners())
        self._say_where(seat)
        before = self.counts.comparisons
        world = World(self.witness, places, seat, self.random, plan.settled(), plan.held())
        self._enter(world, not plan.is_by_chance)
        self.counts.swaps += world.swaps
        self.counts.worlds += 1
        if joins:
            await join(self, world)
        await self.look(seat)
        for name, (share, happen) in HAPPENINGS.items():
            if self.random.random() < share or name == self.often:
                await happen(self, world)
        if not plan.after.over:
            await self._move(plan, made, world)
        self._count(seat, plan, before)
        if plan.after.over:
            self.real.game.broken_off = True  # all would be told now, and rightly
        self.pair.leave_world()

    def _enter(self, world: World, another_stream: bool) -> None:
        """Let the other table be in a world, and look for what the seat hasn't seen."""
        self.pair.enter_world(world, another_stream)
        if self.table.marked:
            rules = self.real.game.rules
            self.pair.search_for(
                lambda seat: unseen(self.witness, rules, SPECTATOR if seat is None else seat)
            )

    async def end(self) -> None:
        """Something that the worlds may part by."""
        self.number += 1
        self.random = Random(f"{self.table.name} {self.seed} {self.number}")
        seat = self.random.choice(self._listeners())
        self._say_where(seat)
        world = World(self.witness, self.witness.places(), seat, self.random)
        self._enter(world, another_stream=True)
        before = self.counts.comparisons
        in_window = self.real.game.in_window
        await (seal_answers if in_window else stall)(self, world)
        self._count(seat, Plan(self.real.game.state, window=in_window), before)

    def _say_where(self, seat: int) -> None:
        who = "a spectator" if seat == SPECTATOR else f"seat {seat}"
        self.counts.where = f"{self.table.name}, seed {self.seed}, step {self.number}, {who}"

    def _count(self, seat: int, plan: Plan, before_it: int) -> None:
        counts = self.counts
        count = counts.comparisons - before_it
        counts.seats["spectator" if seat == SPECTATOR else "seat"] += count
        for module in (self.table.game, *map(bare_name, self.table.modules)):
            counts.modules[module] += count
        counts.modules[f"{self.table.players} players"] += count
        before = plan.before
        phase = "between rounds" if before.resting else "window" if plan.window else "round"
        counts.phases["gold" if before.revealed and not before.resting else phase] += count

    def id(self, what: str) -> str:
        """The id of a command, the same on both sides."""
        return f"{what}-{self.number:06}"

    def _joins(self) -> list[int]:
        """Seats of bots of which one is taken now."""
        standing = self.real.standing
        is_rare = self.random.random() >= JOINS and self.often != "join"
        if is_rare or not standing.bots_make_room:
            return []
        free = [n for n, seat in enumerate(standing.seats) if seat.kind == "bot"]
        vacant = [n for n in free if n not in standing.barred and not standing.left - {n}]
        return vacant[:1] if self.random.random() < 0.5 else vacant  # the first is found unnamed

    def _listeners(self) -> list[int]:
        """Seats of people who are there, and a spectator."""
        seats = {ear.seat for ear in self.real.ears}
        return sorted(SPECTATOR if seat is None else seat for seat in seats)

    # -- at a standstill ---------------------------------------------------------------------------

    async def look(self, seat: int) -> None:
        """Everything that can be asked without changing anything."""
        self._look_at_views(seat)
        ear = None if seat == SPECTATOR else seat
        game = self.real.game
        asked = self.real.standing.prompts(game)
        state = game.state
        is_host = seat == 0
        may_propose = seat != SPECTATOR and may_call(state, seat)
        orders = refused(game.asked_at, seat in asked, is_host, may_propose)
        orders += between_rounds(bool(state.resting))
        await self.say(ear, orders)
        if seat in asked and not game.in_window:
            if self.random.random() < FULL:
                await self.say(ear, list(every_why(state)))
            else:
                await self.say(ear, some_questions(state, self.random, QUESTIONS))
        for kind, method, path, body in requests(self.real.code, self.real.standing.games):
            await self.pair.request(kind, method, path, body)

    def _look_at_views(self, seat: int) -> None:
        """The view and the prompt as programs get them."""
        told = []
        for side in self.pair.sides:
            state, names = side.game.state, side.game.names
            told.append(msgspec.json.encode(view_data(view(state, seat), names)))
            asked = prompt_data(state.rules, names, prompt(state, seat))
            told.append(msgspec.json.encode(asked))
        self.counts.compare("view", told[0], told[2])
        self.counts.compare("prompt", told[1], told[3])

    async def say(self, ear: int | None, orders: Sequence[Request]) -> None:
        """Say the same on both sides, and compare what comes of it."""
        for first in range(0, len(orders), BATCH):
            for order in orders[first : first + BATCH]:
                await self.pair.hear(ear, order)
            self.pair.compare([ear, None])

    # -- moves -----------------------------------------------------------------------------------

    async def _move(self, plan: Plan, made: list[Step], world: World) -> None:
        """Do what is planned on both sides, in the other as it looks from this seat."""
        rules = plan.before.rules
        here = {step.seat: step.choice for step in made}
        there = {step.seat: other_choice(world, rules, step) for step in made}
        if not self._can_be_done(there, plan):
            self.counts.skipped += 1
            self.pair.leave_world()
            there = here
        ear = None if world.seat == SPECTATOR else world.seat
        asked_at = self.real.game.asked_at
        for side, choices in zip(self.pair.sides, (here, there)):
            await self.pair.one(side, self._decide(side, plan, choices))
        self.pair.compare([ear, None])
        await self._wait(asked_at, [ear, None])
        if _trace(self.real.game.state) != _trace(plan.after):
            raise AssertionError(f"{self.counts.where}: the table went another way")

    def _can_be_done(self, choices: dict[int, int], plan: Plan) -> bool:
        """Whether the other world offers it; in a window all can say what was planned."""
        if plan.deals or plan.window or plan.calls:
            return True
        return all(
            choice in list(options(self.pair.other.game.state)) for choice in choices.values()
        )

    async def _decide(self, side: Side, plan: Plan, choices: dict[int, int]) -> None:
        game = side.game
        if plan.deals:
            for seat in sorted({ear.seat for ear in side.ears if ear.seat is not None}):
                await side.hear(seat, Ready(id=f"ready-{self.number}-{seat}"))
            return
        if plan.calls:
            await self._propose(side, plan.made[0].seat)
            return
        asked = side.standing.prompts(game)
        side.thinking.tell(
            {seat: choices.get(seat, int(one.silence)) for seat, one in asked.items()}
        )
        for seat, one in asked.items():
            if side.standing.seats[seat].is_played_by_bot or side.ear_of(seat) is None:
                continue
            choice = choices.get(seat, int(one.silence))
            index = [int(offer) for offer in one.choices].index(choice)
            name = f"answer-{self.number}-{seat}"
            await side.hear(seat, Answer(id=name, sequence=game.asked_at, index=index))

    async def _propose(self, side: Side, seat: int) -> None:
        """Somebody wants to end the round; a bot does so instead of its move."""
        await side.hear(seat, Call(id=f"call-{self.number}-{seat}"))

    async def _wait(self, asked_at: int, ears: list[int | None]) -> None:
        """Let time pass on both sides until the table has acted, and compare as it goes."""
        waited = 0
        while self.real.game.asked_at == asked_at:
            waited += 1
            acted, times = [], []
            for side in self.pair.sides:
                acted.append(await self.pair.one(side, side.time.step(side.time.now() + LONG)))
                times.append(f"{side.time.now():.3f}".encode())
            self.counts.compare("time", *times)
            self.pair.compare(ears)
            if not all(acted) or waited > 400:
                raise AssertionError(f"{self.counts.where}: the table never went on")


def _trace(state: State) -> list[object]:
    """What tells whether two states are the same."""
    return [int(state.rng), int(state.drawn), list(state.hands), list(state.discard)]


Moment = Callable[[State], bool]
MOMENTS: Final[dict[str, Moment]] = {
    "": lambda state: True,
    "gold": lambda state: bool(state.revealed),
    "second gold": lambda state: bool(state.revealed) and int(state.round) > 1,
    "window": lambda state: len(state.stack) > 0 and state.top().silence(state) != NOBODY,
    "vote": lambda state: len(state.stack) > 0 and state.top().polls(),
}
"""Moments up to which a game is played before anybody looks."""
