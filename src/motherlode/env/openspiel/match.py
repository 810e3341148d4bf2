"""A match: a game dealt by chance, and all that each seat was told of it."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from motherlode.env.kernel.offers import CLAIM, MORE, claim_act, claim_of
from motherlode.env.kernel.tables import reward_for_side
from motherlode.env.openspiel.bench import Bench, Setting, bench_for
from motherlode.rules.core.choices import target_of, verb_of
from motherlode.rules.core.contract import Event
from motherlode.rules.core.engine import apply, new_game
from motherlode.rules.core.errors import IllegalChoice
from motherlode.rules.core.events import RoundEnded
from motherlode.rules.core.gold import scores
from motherlode.rules.core.state import State
from motherlode.rules.core.views import SPECTATOR, prompt, view
from motherlode.rules.worlds.deal import deal_world

DIGITS: Final = 4  # chance deals a seed, one digit at each of its nodes
BASE: Final = 256
MARK: Final = 8  # bytes of a fingerprint

Step = int | tuple[int, int]  # an action, or the seat and the seed of another world


class Diary:
    """What one pair of eyes was told, line by line, and a fingerprint of it all."""

    def __init__(self, lines: list[str], mark: bytes) -> None:
        self.lines = lines
        self.mark = mark

    def add(self, line: str) -> None:
        """Write a line; the fingerprint depends on every line before it."""
        self.lines.append(line)
        self.mark = hashlib.blake2b(self.mark + line.encode(), digest_size=MARK).digest()

    def copy(self) -> Diary:
        """A diary of its own."""
        return Diary(self.lines[:], self.mark)


class Match:
    """A match of a setting; until its seed is dealt nobody knows anything."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.digits: list[int] = []
        self.recipe: list[Step] = []  # all that was done: whoever does it again is here again
        self.steps = 0
        self.state = State(bench.rules, 0)
        self.acts: list[int] = []  # what everybody saw done
        self.page = 0
        self.spoke = False
        self.rewards = [0.0] * bench.seats
        self.returns = [0.0] * bench.seats
        self._start: list[int] = []  # gold that the match began with
        self.diaries = [Diary([], bytes(MARK)) for _ in range(bench.seats + 1)]  # all, then seats

    @property
    def dealt(self) -> bool:
        """Whether chance has dealt the seed."""
        return len(self.digits) == DIGITS

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.dealt and bool(self.state.over)

    @property
    def asked(self) -> int:
        """Who is asked."""
        return int(self.state.top().seat)

    def diary(self, seat: int) -> Diary:
        """What a seat was told, or everybody (SPECTATOR)."""
        return self.diaries[seat + 1]

    # -- what is done --------------------------------------------------------------------------

    def deal(self, digit: int) -> None:
        """Chance adds a digit of the seed; after the last one the cards are dealt."""
        if not 0 <= digit < BASE:
            raise IllegalChoice(f"chance deals a number from 0 to {BASE - 1}, not {digit}")
        self.digits.append(digit)
        self.steps += 1
        if not self.dealt:
            return
        seed = int.from_bytes(bytes(self.digits), "big")
        self.state = new_game(self.bench.rules, seed, listening=True)
        self._start = [int(gold) for gold in scores(self.state)]
        for seat in range(SPECTATOR, self.bench.seats):
            self.diary(seat).add("everybody" if seat == SPECTATOR else f"seat {seat}")
        self._tell(list(self.state.take_events()))

    def answer(self, action: int) -> None:
        """The seat that is asked answers, makes a claim, or turns the page of its answers."""
        seat = self.asked
        choice, text = self.bench.meant(self, action)
        self.diary(seat).add(f"> {text}")
        self.rewards = [0.0] * self.bench.seats
        if choice == MORE:
            self.page += 1
        elif choice <= CLAIM:
            self._claim(seat, CLAIM - choice, text)
        else:
            self._act(seat, choice)
        self.recipe.append(action)
        self.steps += 1

    def _claim(self, seat: int, number: int, text: str) -> None:
        claim = claim_of(self.state, seat, number)
        assert claim is not None, "only claims that mean something are offered"
        self.spoke = True
        self.acts.append(int(claim_act(seat, claim)))
        for diary in self.diaries:
            diary.add(f"{self.bench.words.names[seat]}: {text}")

    def _act(self, seat: int, choice: int) -> None:
        tables = self.bench.tables
        if verb_of(choice) == tables.call_verb:
            seat = int(target_of(choice))
        self.acts.append(int(tables.coder.act(seat, choice)))
        self.page, self.spoke = 0, False
        self.state.listening = True
        apply(self.state, choice)
        events = list(self.state.take_events())
        self._tell(events)
        self._pay(events)

    def _tell(self, events: list[Event]) -> None:
        """Write down what each seat saw happen, and who is asked what now."""
        for seat in range(SPECTATOR, self.bench.seats):
            diary = self.diary(seat)
            for event in events:
                diary.add(text_of(self.bench.data.event(event.seen_by(seat))))
            asked = self.bench.data.prompt(prompt(self.state, seat))
            diary.add(text_of({name: part for name, part in asked.items() if name != "choices"}))

    def _pay(self, events: list[Event]) -> None:
        had = self.returns
        if self.bench.setting.reward == "side":
            ended = [event for event in events if isinstance(event, RoundEnded)]
            self.returns = [
                sum((reward_for_side(event, seat) for event in ended), before)
                for seat, before in enumerate(had)
            ]
        else:
            self.returns = self._earned()
        self.rewards = [now - before for now, before in zip(self.returns, had)]

    def _earned(self) -> list[float]:
        """What the gold of the state has brought; nothing before the end if all comes there."""
        if self.bench.setting.reward == "match" and not self.state.over:
            return [0.0] * self.bench.seats
        return [float(now - had) for now, had in zip(scores(self.state), self._start)]

    # -- other matches -------------------------------------------------------------------------

    def copy(self) -> Match:
        """A match of its own that stands where this one stands."""
        other = Match(self.bench)
        other.digits, other.recipe, other.steps = self.digits[:], self.recipe[:], self.steps
        other.state, other.acts = self.state.copy(), self.acts[:]
        other.page, other.spoke = self.page, self.spoke
        other.rewards, other.returns, other._start = self.rewards, self.returns, self._start
        other.diaries = [diary.copy() for diary in self.diaries]
        return other

    def in_another_world(self, seat: int, seed: int) -> Match:
        """The same match with all that a seat can't know dealt anew.

        What the others remember there nobody knows: their diaries are everybody's, and their view.
        Returns are those of the new gold. What was done stays the recipe, with the real seed.
        """
        other = self.copy()
        other.state = deal_world(view(self.state, seat), seed)
        for another in range(self.bench.seats):
            if another != seat:
                diary = self.diary(SPECTATOR).copy()
                diary.add(f"seat {another}")
                diary.add(text_of(self.bench.data.view(view(other.state, another))))
                other.diaries[another + 1] = diary
        if self.bench.setting.reward != "side":  # who won a round everybody knows
            other.returns, other.rewards = other._earned(), [0.0] * self.bench.seats
        other.recipe.append((seat, seed))
        other.steps += 1
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return played_again, (self.bench.setting, self.digits, self.recipe)


def played_again(setting: Setting, digits: list[int], recipe: list[Step]) -> Match:
    """The match that was kept as what was done in it."""
    match = Match(bench_for(setting))
    for digit in digits:
        match.deal(digit)
    for step in recipe:
        if isinstance(step, tuple):
            match = match.in_another_world(*step)
        else:
            match.answer(step)
    return match


def text_of(data: dict[str, object]) -> str:
    """Plain data as one line."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
