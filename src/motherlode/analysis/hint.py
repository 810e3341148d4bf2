"""The hint: what a strong bot would do, and why, from what a seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.common.knowledge import SABOTEUR, Knowledge, knowledge_of
from motherlode.bots.common.suspicion import exits_of
from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.search.bot import SearcherBot, looks_bad
from motherlode.bots.talk.deeds import leads_nearer
from motherlode.rules.core.cells import MIDDLE
from motherlode.rules.core.choices import card_of, detail_of, target_of, turned_of, verb_of
from motherlode.rules.core.contract import HIDDEN, NOBODY
from motherlode.rules.core.playout import Beliefs
from motherlode.rules.core.round_calls import CallRound
from motherlode.rules.core.views import Prompt, View

TRIALS: Final = 600  # for a hint: answers tried, several in each world
HOPE: Final = 0.34  # a goal that is likelier than this is worth a word
EVEN: Final = 50  # percent: what is likelier is probable
DISCARDING: Final = ("pass", "discard", "enough")
MOST: Final = 99  # percent, of what is only believed


@dataclass(frozen=True)
class Hint:
    """An answer, the key of a reason, and what the reason is about."""

    choice: int
    reason: str
    cell: int = NOBODY  # of a goal
    seat: int = NOBODY
    percent: int = 0


def hint(adviser: SearcherBot, view: View, prompt: Prompt, trials: int = TRIALS) -> Hint:
    """What to answer and why; the adviser has heard what the seat heard, and stays as it is.

    Without a number of trials it thinks as long as its seconds last.
    """
    bot = adviser.copy()
    assert isinstance(bot, SearcherBot)
    bot.limit = trials
    bot.seconds = adviser.seconds
    choice = presentable(view, prompt, int(prompt.choices[bot.choose(view, prompt)]))
    bot.beliefs(view)
    believed = bot.mind.private
    chances = [float(chance) for chance in believed.chances]
    hopes = [float(hope) for hope in believed.hopes]
    choices = [int(one) for one in prompt.choices]
    return Reasoner(view, chances, hopes, choices).explain(choice)


def presentable(view: View, prompt: Prompt, choice: int) -> int:
    """The same without a digger's dead end: discarding the card does as well, and nobody asks."""
    if not looks_bad(view, choice):
        return choice
    others = [int(one) for one in prompt.choices if verb_of(one) == view.rules.pass_verb]
    return next((one for one in others if card_of(one) == card_of(choice)), choice)


class Reasoner:
    """Finds a reason for an answer."""

    def __init__(
        self, view: View, chances: list[float], hopes: list[float], choices: Sequence[int] = ()
    ) -> None:
        self.view = view
        self.chances = chances
        self.hopes = hopes
        self.choices = choices  # everything that could be answered
        self.known: Knowledge = knowledge_of(view.rules)
        self.is_saboteur = bool(self.known.stance_of[view.role] == SABOTEUR)

    def explain(self, choice: int) -> Hint:
        """The answer with its reason."""
        name = str(self.view.rules.verbs[verb_of(choice)].name)
        if self.known.lays[verb_of(choice)]:
            return self._dig(choice)
        reasons = {"fix": self._fix, "break": self._break, "map": self._look}
        reasons |= {"trapped": self._break, "free": self._free}
        reasons |= {"inspection": self._inspect, "look_at": self._inspect}
        if name in reasons:
            return reasons[name](choice)
        if name == "rockfall":
            return Hint(choice, "collapse" if self.is_saboteur else "clear")
        if isinstance(self.view.stack[-1], CallRound):
            return Hint(choice, "end" if name == "agree" else "play-on")
        if name in ("steal", "theft") or (name == "take" and len(self.view.pool_cards) > 0):
            return Hint(choice, "gold")
        if verb_of(choice) == self.view.rules.pass_verb:
            return self._discard(choice)
        return Hint(choice, "keep" if name in DISCARDING else "best")

    def _discard(self, choice: int) -> Hint:
        """What the card lacks that is given away."""
        card = int(card_of(choice))
        verb = int(self.view.rules.verb_of[card])
        if self.known.lays[verb]:
            return Hint(choice, self._useless_path(card))
        if verb == self.known.map and any(self._knows(one) for one in self._open_goals()):
            return Hint(choice, "drop-map")
        if verb == self.known.fix and not self._is_needed(card):
            return Hint(choice, "drop-fix")
        if verb == self.known.breaks and not self.is_saboteur:
            return self._unsuspecting(choice)
        return Hint(choice, "keep")

    def _useless_path(self, card: int) -> str:
        view = self.view
        if view.front[view.seat] & view.rules.blocking:
            return "drop-stuck"
        is_through = bool(self.known.through[card])
        if self.is_saboteur:
            return "drop-tunnel" if is_through else "keep"
        if not is_through:
            return "drop-dead-end"
        laid = [one for one in self.choices if self.known.lays[verb_of(one)]]
        here = [one for one in laid if card_of(one) == card]
        is_aside = self.choices and not any(self._dig(one).reason == "toward" for one in here)
        return "drop-aside" if is_aside else "keep"

    def _is_needed(self, card: int) -> bool:
        """Whether a tool that a card repairs is broken in front of anybody."""
        tools = int(self.view.rules.marks_of[card])
        return any(int(front) & tools for front in self.view.front)

    def _unsuspecting(self, choice: int) -> Hint:
        """Nobody is likely enough to be a saboteur to break their tool."""
        own = self.view.seat
        seats = [seat for seat in range(len(self.chances)) if seat != own]
        seat = max(seats, key=lambda one: self.chances[one])
        percent = believed(self.chances[seat], self._has_seen(seat))
        if percent > EVEN:
            return Hint(choice, "keep")
        return Hint(choice, "drop-break", seat=seat, percent=percent)

    def _dig(self, choice: int) -> Hint:
        view, cell = self.view, target_of(choice)
        tile = card_of(choice) | turned_of(choice) << 7
        if not self.known.through[tile]:
            return Hint(choice, "block" if self.is_saboteur else "idle")
        if self.is_saboteur and self.known.is_race:
            return self._race(choice, cell, tile)
        goal = max(self._open_goals(), key=lambda one: self.hopes[one], default=NOBODY)
        if goal == NOBODY:
            return Hint(choice, "best")
        to = int(view.goal_cells[goal])
        leads = self._leads(cell, tile, to)
        if self.is_saboteur:
            return Hint(choice, "cover" if leads else "astray")
        if not leads or self.hopes[goal] < HOPE:
            return Hint(choice, "on" if leads or self._gains(cell, tile) else "idle")
        percent = believed(self.hopes[goal], self._knows(goal))
        return Hint(choice, "toward", cell=to, percent=percent)

    def _race(self, choice: int, cell: int, tile: int) -> Hint:
        """A saboteur digs for a stone where the first goal that is reached ends the round."""
        ends = [goal for goal in self._open_goals() if self.hopes[goal] < HOPE]
        ends = [one for one in ends if self._leads(cell, tile, int(self.view.goal_cells[one]))]
        if not ends:
            return Hint(choice, "on" if self._gains(cell, tile) else "idle")
        goal = min(ends, key=lambda one: self.hopes[one])
        is_known = self.view.goals[goal] != HIDDEN or any(map(self._knows, self._open_goals()))
        percent = believed(1.0 - self.hopes[goal], is_known)
        return Hint(choice, "stone", cell=int(self.view.goal_cells[goal]), percent=percent)

    def _leads(self, cell: int, tile: int, to: int) -> bool:
        """Whether a card leads to a goal, or nearer to it; nobody plays along behind the start."""
        exits = exits_of(self.view.maze, cell, self.view.rules.tiles.openings[tile])
        return to == cell or (cell & 255 >= MIDDLE and leads_nearer(cell, exits, to))

    def _gains(self, cell: int, tile: int) -> bool:
        """Whether a card brings anybody nearer to what this seat hopes for, if not by itself."""
        view = self.view
        bot = GreedyBot()
        hopes = vec[i64]([round(100 * hope) for hope in self.hopes])
        bot.brief(Beliefs(view.round, vec[i64]([0] * view.seats), hopes))
        return bool(bot.face(view).dig(cell, tile) > 0)

    def _open_goals(self) -> list[int]:
        goals = range(len(self.hopes))
        return [goal for goal in goals if not self.view.turned_goals >> goal & 1]

    def _knows(self, goal: int) -> bool:
        """Whether the seat knows that the treasure is there: it saw it, or nowhere else is left."""
        if self.view.goals[goal] != HIDDEN:
            return bool(self.view.goals[goal] == self.known.treasure)
        hidden = [one for one in self._open_goals() if self.view.goals[one] == HIDDEN]
        return hidden == [goal] and self.known.treasure not in self.view.goals

    def _has_seen(self, seat: int) -> bool:
        """Whether the seat has looked at somebody's role."""
        return bool(self.view.known_roles[seat] != HIDDEN)

    def _fix(self, choice: int) -> Hint:
        seat = int(target_of(choice))
        if seat == self.view.seat:
            return Hint(choice, "fix-self")
        return self._help(choice, int(detail_of(choice)))

    def _help(self, choice: int, taken_away: int) -> Hint:
        """Why somebody else is to dig again, once this no longer lies in front of them."""
        seat = int(target_of(choice))
        if self.is_saboteur:
            return Hint(choice, "cover")
        percent = believed(1.0 - self.chances[seat], self._has_seen(seat))
        if percent <= EVEN:
            return Hint(choice, "best")
        broken = self.view.front[seat] & self.view.rules.blocking & ~taken_away
        return Hint(choice, "fix-part" if broken else "fix", seat=seat, percent=percent)

    def _free(self, choice: int) -> Hint:
        """Whoever is trapped gets no share; others are set free as their tools are repaired."""
        if int(target_of(choice)) == self.view.seat:
            return Hint(choice, "free-self")
        return self._help(choice, int(self.known.trap))

    def _inspect(self, choice: int) -> Hint:
        return Hint(choice, "inspect", seat=int(target_of(choice)))

    def _break(self, choice: int) -> Hint:
        seat = int(target_of(choice))
        if self.is_saboteur:
            return Hint(choice, "stop", seat=seat)
        percent = believed(self.chances[seat], self._has_seen(seat))
        if percent > EVEN:
            return Hint(choice, "break", seat=seat, percent=percent)
        own = self.view.seat
        others = [one for place, one in enumerate(self.chances) if place not in (seat, own)]
        if self.chances[seat] > max(others, default=0.0):
            return Hint(choice, "break-first", seat=seat, percent=percent)
        return Hint(choice, "best")

    def _look(self, choice: int) -> Hint:
        cell = int(target_of(choice))
        cells = [int(one) for one in self.view.goal_cells]
        if cell not in cells:
            return Hint(choice, "best")  # a chest
        if any(self._knows(one) for one in self._open_goals()):
            return Hint(choice, "spare")
        looked = [seen >> cells.index(cell) & 1 for seen in self.view.lookers]
        return Hint(choice, "look" if any(looked) else "look-new", cell=cell)


def believed(chance: float, is_known: bool) -> int:
    """A chance as percent: whoever doesn't know is never certain."""
    percent = round(chance * 100)
    return percent if is_known else min(percent, MOST)
