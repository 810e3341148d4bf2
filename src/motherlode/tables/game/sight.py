"""From what a seat may see to what is sent: views, prompts, facts and rules as messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from typing import Any, Final, TypeAlias

from msgspec import Struct

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cells import cell_x, cell_y
from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.core.gold import worths
from motherlode.rules.core.scoring import TakeNuggets
from motherlode.rules.core.state import State
from motherlode.rules.core.views import Prompt, View
from motherlode.rules.notation.forms.registry import shape_of
from motherlode.rules.notation.spelling import Field, Names, Part, Spell, Speller
from motherlode.rules.notation.view_fields import DISCARD, GOALS, MAZE, PROMPT, SEATS, VIEW
from motherlode.tables.wire.messages import SeenEvent
from motherlode.tables.wire.sights import (
    CardInfo,
    Discarded,
    Goal,
    Laid,
    Option,
    PromptInfo,
    RoleCards,
    RulesInfo,
    SeatSight,
    SeatView,
)
from motherlode.tables.wire.values import Cell

PARTS: Final[dict[type[Struct], Part]] = {
    SeatSight: SEATS,
    Laid: MAZE,
    Goal: GOALS,
    Discarded: DISCARD,
}
FIELDS_OF: Final[dict[type[Struct], tuple[Field, ...]]] = {
    SeatView: VIEW,
    PromptInfo: PROMPT,
    **{message: part.fields for message, part in PARTS.items()},
}
MESSAGE_OF: Final = {part.name: message for message, part in PARTS.items()}
TOLD_AS: Final = {  # what a message calls otherwise than plain data
    (SeatView, "callers"): "called",
    (Discarded, "card"): "known_card",
    (PromptInfo, "options"): "choices",
}
ADDED: Final[dict[type[Struct], tuple[str, ...]]] = {  # by the table, not by the prompt
    PromptInfo: ("sequence", "mover", "total")
}
ASKED: Final = SeatView.__struct_fields__.index("asked")
LISTS: Final = ("roles", "seats", "cells")  # kinds of which nothing is an empty list

# What a message tells in a place: how it is read and spelled, when it is told, and what stands
# there if it isn't.
Place: TypeAlias = tuple[
    Callable[[Any], Any], Spell, Callable[[Any], bool] | None, tuple[()] | None
]


class Numbers(Speller):
    """Messages: seats by their numbers, cells as x and y, things with fields as typed values."""

    def __init__(self, rules: Rules, names: Sequence[str]) -> None:
        super().__init__(rules, names, range(len(names)), tuple)
        self.named = Names(rules, names)

    def cell(self, number: int) -> Cell:
        return cell(number)

    def choice(self, choice: int) -> Option:
        verb, form = shape_of(self.rules, choice)
        parts: dict[str, Any] = form.parts(self, verb, choice)
        text = form.text(self.rules, self.names, verb, choice)
        return Option(text, verb.name, form.name, **parts)

    def kept(self, kept: Mapping[str, dict[str, object]]) -> object:
        return self.named.kept(kept)

    def parts(self, part: Part) -> Spell:
        kind = MESSAGE_OF[part.name]
        rows = self.rows(_fields(kind).values(), lambda told: kind(*told))
        return lambda lines: tuple(rows(lines))

    def places(self, kind: type[Struct]) -> list[Place]:
        """The places of a message for what is told, in their order."""
        return [
            (field.read, self.spell(field), field.told, () if field.kind in LISTS else None)
            for field in _fields(kind).values()
        ]


@cache
def _fields(kind: type[Struct]) -> dict[str, Field]:
    """What is told in each place of a message, but for what the table itself adds."""
    by_name = {field.name: field for field in FIELDS_OF[kind]}
    places = [name for name in kind.__struct_fields__ if name not in ADDED.get(kind, ())]
    return {name: by_name[TOLD_AS.get((kind, name), name)] for name in places}


def _tell(places: Sequence[Place], source: Any) -> list[Any]:
    """What is told in each place."""
    return [
        spell(read(source)) if told is None or told(source) else nothing
        for read, spell, told, nothing in places
    ]


class Sight:
    """What is sent of one game: views, prompts and facts as messages. A table keeps one."""

    def __init__(self, rules: Rules, names: Sequence[str]) -> None:
        self._spell = Numbers(rules, names)

    @cached_property
    def _view(self) -> list[Place]:
        return self._spell.places(SeatView)

    @cached_property
    def _prompt(self) -> list[Place]:
        return self._spell.places(PromptInfo)

    def view(self, view: View, window: bool = False) -> SeatView:
        """A view; in a window it doesn't tell whose answer comes first."""
        told = _tell(self._view, view)
        if window:
            told[ASKED] = None
        return SeatView(*told)

    def prompt(self, state: State | View, prompt: Prompt, sequence: int = 0) -> PromptInfo:
        """A prompt with the number an answer has to name; frames hold no secrets."""
        frame = state.stack[-1]
        return PromptInfo(
            sequence=sequence,
            mover=self._spell.seat(_announcer(state)),
            total=int(frame.total) if isinstance(frame, TakeNuggets) else 0,
            **dict(zip(_fields(PromptInfo), _tell(self._prompt, prompt))),
        )

    def event(self, event: Event) -> SeenEvent:
        """A fact that a seat saw; it must be the one made by `seen_by`."""
        return SeenEvent(event.name(), self._spell.named.facts(event.fields()))


@lru_cache(maxsize=8)
def _sight_of(rules: Rules, names: tuple[str, ...]) -> Sight:
    return Sight(rules, names)


@lru_cache(maxsize=64)
def rules_info(rules: Rules) -> RulesInfo:
    """The rules of a game as data."""
    copies = [0] * len(rules.specs)
    for card in rules.deck:
        copies[card] += 1
    return RulesInfo(
        game=rules.game,
        edition=rules.edition,
        modules=rules.modules,
        rounds=int(rules.rounds),
        cards=tuple(
            CardInfo(
                name=spec.name,
                family=spec.family,
                verb=spec.verb,
                shape=spec.shape,
                tools=tuple(rules.tool_names(spec.marks)),
                copies=copies[number],
                ends_round=spec.ends_round,
            )
            for number, spec in enumerate(rules.specs)
        ),
        roles=rules.role_names,
        tools=rules.front_names,
        outcomes=rules.outcomes,
        best_nugget=max((int(worth) for worth in worths(rules.nuggets)), default=0),
        role_cards=tuple(
            RoleCards(rules.role_names[role], count)
            for role, count in Counter(int(role) for role in rules.roles).most_common()
        ),
        spare_roles=len(rules.roles) - int(rules.players),
    )


def seat_view(view: View, names: Sequence[str], window: bool = False) -> SeatView:
    """A view as a message; in a window it doesn't tell whose answer comes first."""
    return _sight_of(view.rules, tuple(names)).view(view, window)


def prompt_info(
    state: State | View, names: Sequence[str], prompt: Prompt, sequence: int = 0
) -> PromptInfo:
    """A prompt as a message with the number an answer has to name."""
    return _sight_of(state.rules, tuple(names)).prompt(state, prompt, sequence)


def _announcer(state: State | View) -> int:
    """Who has announced the card that waits to take effect, or NOBODY."""
    waiting = (frame for frame in reversed(list(state.stack)) if frame.announced() != NOBODY)
    return next((int(frame.announcer()) for frame in waiting), NOBODY)


def seen_event(rules: Rules, names: Sequence[str], event: Event) -> SeenEvent:
    """A fact that a seat saw as a message; it must be the one made by `seen_by`."""
    return _sight_of(rules, tuple(names)).event(event)


@cache
def cell(number: int) -> Cell:
    """A cell as x and y."""
    return int(cell_x(number)), int(cell_y(number))
