"""The greedy bot: rates every answer by a few plain rules and gives the best one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.bots.lore import SABOTEUR
from motherlode.bots.plans import LEAST, plan_for
from motherlode.bots.random_bot import seat_seed
from motherlode.bots.situation import Situation
from motherlode.bots.suspicion import Suspicion, distance
from motherlode.rules.cards import TURNED
from motherlode.rules.choices import DETAIL, SECOND, TARGET
from motherlode.rules.contract import Event
from motherlode.rules.events import RoundStarted
from motherlode.rules.frames import WayUp
from motherlode.rules.maze import LINKED, STEP, demand
from motherlode.rules.playout import Bot
from motherlode.rules.randomness import below, mixed, stepped
from motherlode.rules.views import Prompt, View

TIES: Final = 8  # chance decides between answers rated alike: it adds less than one point


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Digs or sabotages one move at a time, and remembers who did what."""

    def __init__(self) -> None:
        super().__init__("greedy", True, True)
        self.rng: i64 = 0
        self.round: i64 = 0  # nought: not known yet
        self.suspicion: Suspicion = Suspicion()
        self.situation: Situation | None = None

    def sit_down(self, seat: i64, seed: i64) -> None:
        self.rng = seat_seed(seat, seed)
        self.round = 0
        self.suspicion.forget()

    def hear(self, event: Event) -> None:
        if isinstance(event, RoundStarted):
            self.round = event.round
            self.suspicion.forget()
        else:
            self.suspicion.hear(event)

    def choose(self, view: View, prompt: Prompt) -> i64:
        choices = prompt.choices
        kind = prompt.kind
        if len(choices) < 2:
            return 0
        if kind == "PickNugget" or kind == "KeepNugget" or kind == "TakeNuggets":
            return most_worth(choices)
        now = self.face(view)
        if kind == "Turn" or kind == "DuelTurn":
            return self.take_turn(now, choices)
        if kind == "WayUp":
            return turn_goal(now, choices)
        if kind == "OrderGoals":
            return order_goals(now, choices)
        if kind == "CallRound":
            return answer_call(now, choices)
        self.rng = stepped(self.rng)
        return below(self.rng, len(choices))

    def face(self, view: View) -> Situation:
        """Look at the table."""
        if self.round and self.round != view.round:
            self.suspicion.forget()
        self.round = view.round
        now = self.situation
        if now is None:
            now = Situation(view, self.suspicion)
            self.situation = now
        now.face(view)
        return now

    def take_turn(self, now: Situation, choices: vec[i64]) -> i64:
        """The best rated answer."""
        plan = plan_for(now.stance, now.lore.is_race)
        self.rng = stepped(self.rng)
        chance = mixed(self.rng)
        best: i64 = LEAST * TIES
        best_place: i64 = 0
        place: i64
        for place in range(len(choices)):
            worth = plan.rate(now, choices[place]) * TIES + (chance >> place % 56 & TIES - 1)
            if worth > best:
                best = worth
                best_place = place
        return best_place


def most_worth(choices: vec[i64]) -> i64:
    """The answer that takes the most gold, in the fewest cards."""
    best: i64 = LEAST
    best_place: i64 = 0
    place: i64
    for place in range(len(choices)):
        choice = choices[place]
        ones = choice >> TARGET & 255
        twos = choice >> DETAIL & 255
        threes = choice >> SECOND & 255
        worth = (ones + 2 * twos + 3 * threes) * 100 - (ones + twos + threes)
        if worth > best:
            best = worth
            best_place = place
    return best_place


def turn_goal(now: Situation, choices: vec[i64]) -> i64:
    """Which way up a goal shall lie: leading on to the others, or for a saboteur rather not."""
    view = now.view
    frame = view.stack[len(view.stack) - 1]
    if not isinstance(frame, WayUp):
        return 0
    best: i64 = LEAST
    best_place: i64 = 0
    place: i64
    for place in range(len(choices)):
        way: i64 = TURNED if choices[place] & 255 == now.lore.turned else 0
        worth = openness(view, frame.cell, way)
        if now.stance == SABOTEUR:
            worth = -worth
        if worth > best:
            best = worth
            best_place = place
    return best_place


def openness(view: View, cell: i64, way: i64) -> i64:
    """How well a goal that lies this way up leads on to the goals still face down."""
    goal: i64
    tile: i64 = 0
    for goal in range(len(view.goal_cells)):
        if view.goal_cells[goal] == cell:
            tile = view.goals[goal] | way
    code = view.maze.code_at(cell)
    openings = view.rules.tiles.openings[tile]
    worth: i64 = 0
    side: i64
    for side in range(4):
        asked = demand(code, side)
        if not openings >> side & 1:
            continue
        if asked == LINKED:
            worth += 100
        elif asked == 0:
            for goal in range(len(view.goal_cells)):
                if not view.turned_goals >> goal & 1:
                    worth -= distance(cell + STEP[side], view.goal_cells[goal])
    return worth


def order_goals(now: Situation, choices: vec[i64]) -> i64:
    """The goal that promises most comes first."""
    hopes = now.outlook.hopes
    best: i64 = LEAST
    best_place: i64 = 0
    place: i64
    goal: i64
    for place in range(len(choices)):
        cell = choices[place] >> TARGET & 65535
        for goal in range(hopes.goals):
            if now.view.goal_cells[goal] == cell and hopes.finds[goal] > best:
                best = hopes.finds[goal]
                best_place = place
    return best_place


def answer_call(now: Situation, choices: vec[i64]) -> i64:
    """Saboteurs agree; others only if nothing can be dug any more (B-56)."""
    view = now.view
    is_hopeless = view.deck_size == 0 and len(view.maze.frontier) == 0
    for card in view.hand:
        if view.rules.verb_of[card] == now.lore.rockfall:
            is_hopeless = False
    agrees = is_hopeless or (now.stance == SABOTEUR and not now.lore.is_race)
    place: i64
    for place in range(len(choices)):
        if (choices[place] & 255 == now.lore.agree) == agrees:
            return place
    return 0
