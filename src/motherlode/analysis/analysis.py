"""The analysis of a game: everything weighed, marked and told, as plain data."""

from __future__ import annotations

import hashlib
import math
from typing import Any, Final

from motherlode.analysis.curve import filled, smooth
from motherlode.analysis.lies import Lie, lies_of
from motherlode.analysis.marks import KNOWN, ROUGH, best_option, mark_of
from motherlode.analysis.retelling import Retelling, Step, is_saboteur
from motherlode.analysis.story import Fact, Happened, story
from motherlode.analysis.weighing import DIGGERS, Weighed
from motherlode.bots.search.net import suitable_net
from motherlode.rules.notation.choice_writer import choice_text

FORMAT: Final = 2
MOMENTS: Final = 5  # that decided the game
SWING: Final = 0.1  # at least
SURE: Final = 1.5  # times the margins of both sides of a swing

Data = dict[str, Any]


def fingerprint(text: str) -> str:
    """What tells a record from any other."""
    return hashlib.sha256(text.encode()).hexdigest()


class Analysis:
    """A game and what was weighed of it."""

    def __init__(self, told: Retelling, weighed: list[Weighed]) -> None:
        self.told = told
        rounds = [step.round for step in told.steps]
        self.weighed = filled(rounds, sorted(weighed, key=lambda one: one.step))
        self.names = told.record.players
        self.rules = told.steps[0].after.rules
        self.lies = lies_of(told)
        self.is_rough = suitable_net(self.rules) is None
        self.curve = smooth(rounds, self.weighed) if self.is_rough else self.weighed
        standard = ROUGH if self.is_rough else KNOWN
        self.marks = [
            mark_of(step, self._before(place), self.weighed[place], standard)
            for place, step in enumerate(told.steps)
        ]

    def data(self) -> Data:
        """All of it."""
        moments = self.moments()
        return {
            "rules": self.told.record.rules,
            "players": list(self.names),
            "rough": self.is_rough,
            "rounds": [self._round(number) for number in self.told.rounds()],
            "steps": [self._step(place) for place in range(len(self.told.steps))],
            "moments": [self._moment(place) for place in moments[:MOMENTS]],
            "lies": [self._lie(lie) for lie in self.lies],
            "story": [
                {
                    "round": fact.round,
                    "kind": fact.kind,
                    "wording": fact.wording,
                    "values": fact.values,
                }
                for fact in self.story()
            ],
        }

    def story(self) -> list[Fact]:
        """Who fooled whom."""
        return story(self.told, [self._happened(one) for one in self.told.rounds()])

    def moments(self) -> list[int]:
        """The steps that changed most, the greatest first."""
        places = [place for place, step in enumerate(self.told.steps) if step.seat >= 0]
        places = [place for place in places if abs(self.swing(place)) >= self._least(place)]
        return sorted(places, key=lambda place: -abs(self.swing(place)))

    def _least(self, place: int) -> float:
        """How large a swing must be: larger than what chance alone could make of it."""
        before, now = self.weighed[max(place - 1, 0)].margin, self.weighed[place].margin
        return max(SWING, SURE * math.hypot(before, now))

    def swing(self, place: int) -> float:
        """How much a step changed the chances of whoever it is told for."""
        now, before = self.curve[place].chances, self.curve[max(place - 1, 0)].chances
        word = self.side(place)
        return now.get(word, 0.0) - before.get(word, 0.0)

    def side(self, place: int) -> str:
        """Whose chances a step changed: the diggers', unless others' changed more."""
        now, before = self.curve[place].chances, self.curve[max(place - 1, 0)].chances
        words = sorted({DIGGERS, *now, *before}, key=lambda word: (word != DIGGERS, word))
        return max(words, key=lambda one: round(abs(now.get(one, 0.0) - before.get(one, 0.0)), 6))

    def _before(self, place: int) -> Step:
        return self.told.steps[max(place - 1, 0)]

    def _round(self, number: int) -> Data:
        seats = range(len(self.names))
        last = self.told.last(number).after
        return {
            "round": number,
            "outcome": self.outcome(number),
            "saboteurs": [self.names[seat] for seat in seats if is_saboteur(last, seat)],
        }

    def outcome(self, number: int) -> str:
        """Who won a round; nothing if it wasn't played to its end."""
        outcomes = self.told.steps[-1].after.outcomes
        return str(outcomes[number - 1]) if len(outcomes) >= number else ""

    def _step(self, place: int) -> Data:
        step, weighed = self.told.steps[place], self.weighed[place]
        data: Data = {
            "n": step.number,
            "round": step.round,
            "seat": None if step.seat < 0 else self.names[step.seat],
            "choice": step.text or None,
            "chances": {word: round(part, 4) for word, part in self.curve[place].chances.items()},
            "margin": round(self.curve[place].margin, 4),
            "suspicion": {
                name: round(chance, 4) for name, chance in zip(self.names, step.opinion.suspicion)
            },
            "mark": self.marks[place] or None,
            "worlds": weighed.worlds,
        }
        if weighed.chosen is not None:
            best = best_option(weighed)
            data["knew"] = {"chosen": round(weighed.chosen.knew, 4), "best": round(best.knew, 4)}
            data["truth"] = {"chosen": round(weighed.chosen.true, 4), "best": round(best.true, 4)}
            data["instead"] = choice_text(self.rules, self.names, best.choice)
        return data

    def _moment(self, place: int) -> Data:
        step = self.told.steps[place]
        return {
            "n": step.number,
            "round": step.round,
            "seat": self.names[step.seat],
            "choice": step.text,
            "for": self.side(place),
            "swing": round(self.swing(place), 4),
        }

    def _lie(self, lie: Lie) -> Data:
        return {
            "after": lie.number,
            "round": lie.round,
            "seat": self.names[lie.seat],
            "claim": lie.text,
            "believed": lie.believed,
            "moved": round(lie.moved, 4),
            "acted": [self.names[seat] for seat in lie.acted],
        }

    def _happened(self, number: int) -> Happened:
        places = [place for place, step in enumerate(self.told.steps) if step.round == number]
        steps = self.told.steps
        marked = [place for place in places if self.marks[place]]
        marked.sort(key=lambda place: -self.weight(place))
        decisive = [place for place in self.moments() if place in places]
        return Happened(
            number,
            self.outcome(number),
            [(steps[place].number, steps[place].seat, self.marks[place]) for place in marked],
            [lie for lie in self.lies if lie.round == number],
            [(steps[place].number, steps[place].seat) for place in decisive[:1]],
        )

    def weight(self, place: int) -> float:
        """How far a move was from what else there was."""
        weighed = self.weighed[place]
        assert weighed.chosen is not None
        return max(abs(weighed.chosen.knew - option.knew) for option in weighed.options)
