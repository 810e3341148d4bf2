"""From what a seat may see to what is sent: views, prompts, facts and rules as messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeVar

from msgspec import Struct

from motherlode.rules.core.contract import NOBODY, Event, Rules
from motherlode.rules.core.gold import worths
from motherlode.rules.core.maze import cell_x, cell_y
from motherlode.rules.core.scoring import TakeNuggets
from motherlode.rules.core.state import State
from motherlode.rules.core.views import Prompt, View
from motherlode.rules.notation.forms.registry import shape_of
from motherlode.rules.notation.spelling import Field, Names, Part, Speller
from motherlode.rules.notation.view_fields import DISCARD, GOALS, MAZE, PROMPT, SEATS, VIEW
from motherlode.tables.wire.messages import (
    CardInfo,
    Cell,
    Discarded,
    Goal,
    Laid,
    Option,
    PromptInfo,
    RulesInfo,
    SeatSight,
    SeatView,
    SeenEvent,
)

Message = TypeVar("Message", bound=Struct)

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
LISTS: Final = ("roles", "seats", "cells")  # kinds of which nothing is an empty list


class Numbers(Speller):
    """Messages: seats by their numbers, cells as x and y, things with fields as typed values."""

    def several(self, values: Iterable[object]) -> tuple[object, ...]:
        return tuple(values)

    def seat(self, seat: int) -> int | None:
        return int(seat) if seat >= 0 else None

    def cell(self, number: int) -> Cell:
        return cell(number)

    def choice(self, choice: int) -> Option:
        verb, form = shape_of(self.rules, choice)
        parts: dict[str, Any] = form.parts(self, verb, choice)
        text = form.text(self.rules, self.names, verb, choice)
        return Option(text, verb.name, form.name, **parts)

    def kept(self, kept: Mapping[str, dict[str, object]]) -> object:
        return Names(self.rules, self.names).kept(kept)

    def parts(self, part: Part, source: Any) -> tuple[Struct, ...]:
        kind = MESSAGE_OF[part.name]
        columns = [self.column(field, source) for _, field in _places(kind)]
        return tuple(map(kind, *columns))

    def message(self, kind: type[Message], source: Any, **given: object) -> Message:
        """A message with all it has a place for; what isn't told is nothing."""
        for name, field in _places(kind):
            if name not in given:
                is_told = field.is_told(source)
                given[name] = self.spell(field, source) if is_told else _nothing(field)
        return kind(**given)


@cache
def _places(kind: type[Struct]) -> list[tuple[str, Field]]:
    """The fields that a message has a place for, by their names in it and in their order."""
    by_name = {field.name: field for field in FIELDS_OF[kind]}
    places = ((name, TOLD_AS.get((kind, name), name)) for name in kind.__struct_fields__)
    return [(name, by_name[told]) for name, told in places if told in by_name]


def _nothing(field: Field) -> object:
    return () if field.kind in LISTS else None


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
    )


def seat_view(view: View, names: Sequence[str], window: bool = False) -> SeatView:
    """A view as a message; in a window it doesn't tell whose answer comes first."""
    given: dict[str, object] = {"asked": None} if window else {}
    return Numbers(view.rules, names).message(SeatView, view, **given)


def prompt_info(
    state: State, names: Sequence[str], prompt: Prompt, sequence: int = 0
) -> PromptInfo:
    """A prompt as a message with the number an answer has to name."""
    frame = state.top()
    spell = Numbers(state.rules, names)
    return spell.message(
        PromptInfo,
        prompt,
        sequence=sequence,
        mover=spell.seat(_announcer(state)),
        total=int(frame.total) if isinstance(frame, TakeNuggets) else 0,
    )


def _announcer(state: State) -> int:
    """Who has announced the card that waits to take effect, or NOBODY."""
    waiting = (frame for frame in reversed(list(state.stack)) if frame.announced() != NOBODY)
    return next((int(frame.announcer()) for frame in waiting), NOBODY)


def seen_event(rules: Rules, names: Sequence[str], event: Event) -> SeenEvent:
    """A fact that a seat saw as a message; it must be the one made by `seen_by`."""
    return SeenEvent(event.name(), Names(rules, names).facts(event.fields()))


@cache
def cell(number: int) -> Cell:
    """A cell as x and y."""
    return int(cell_x(number)), int(cell_y(number))
