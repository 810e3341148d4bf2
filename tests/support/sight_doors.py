"""The doors as a live table opens them: what `tables.sight` makes of views, prompts and facts."""

from __future__ import annotations

from typing import Any

import msgspec

from motherlode.rules.core.cells import cell_x, cell_y
from motherlode.rules.core.choices import verb_of
from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.core.engine import options
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from motherlode.rules.notation.words import default_names
from motherlode.tables.game.sight import prompt_info, seat_view, seen_event
from motherlode.tables.game.why_not import why_asked
from motherlode.tables.wire.reasons import why
from motherlode.tables.wire.requests import AskWhy
from tests.support.doors import Doors

Data = dict[str, Any]
ID = "question"


class SightDoors(Doors):
    """Everything goes through the messages of a table."""

    def view(self, state: State, seat: int) -> object:
        """The view as a message."""
        in_window = not state.over and state.top().silence(state) != NOBODY
        made = seat_view(view(state, seat), default_names(state.seats), in_window)
        return msgspec.to_builtins(made)

    def prompt(self, state: State, seat: int) -> object:
        """The prompt as a message; a seat that isn't asked gets none."""
        asked = prompt(state, seat)
        if state.over or asked.asked != seat:
            return None
        made = msgspec.to_builtins(prompt_info(state, default_names(state.seats), asked, 1))
        return made | {"whys": [self.why(state, question) for question in questions(state)]}

    def why(self, state: State, question: AskWhy) -> object:
        """Why the asked seat can't do something, as a message."""
        return msgspec.to_builtins(why(why_asked(state, question)))

    def event(self, state: State, event: Event, seat: int) -> object:
        """A fact as a message."""
        made = seen_event(state.rules, default_names(state.seats), event.seen_by(seat))
        return {"event": made.event, **made.fields}


def questions(state: State) -> list[AskWhy]:
    """What the asked seat might want to know: of its cards, at some places and at every seat."""
    if state.top().silence(state) != NOBODY:
        return []
    cards = sorted({state.rules.names[card] for card in state.hand(state.top().seat)})
    places = [*state.goal_cells, *state.maze.laid[-1:], *state.maze.frontier[:2]]
    cells = [(int(cell_x(place)), int(cell_y(place))) for place in places]
    asked = [AskWhy(ID, card=card) for card in cards]
    asked += [AskWhy(ID, card=card, cell=cell) for card in cards for cell in cells]
    asked += [AskWhy(ID, card=card, seat=seat) for card in cards for seat in range(state.seats)]
    asked += [AskWhy(ID, cell=cell) for cell in cells]
    asked += [AskWhy(ID, card=card, cell=cells[0], second=cell) for card in cards for cell in cells]
    tools = state.rules.front_names
    asked += [AskWhy(ID, card=card, seat=0, tool=tool) for card in cards for tool in tools]
    verbs = sorted({state.rules.verbs[verb_of(choice)].name for choice in options(state)})
    for verb in verbs:
        asked += [AskWhy(ID, card=card, verb=verb, cell=cells[0], seat=0) for card in cards]
    return asked + [AskWhy(ID, seat=seat) for seat in range(state.seats)]


class SightLeak(SightDoors):
    """Something of the state gets into a message."""

    def __init__(self, where: str) -> None:
        self.where = where

    def view(self, state: State, seat: int) -> object:
        """With a goal, or a hand, that this seat may not know."""
        made: Any = super().view(state, seat)
        if self.where == "goals":
            names = [state.rules.names[goal] for goal in state.goals]
            made["goals"] = [{**goal, "card": name} for goal, name in zip(made["goals"], names)]
        if self.where == "roles":
            made["seats"][0]["role"] = state.rules.role_names[state.roles[0]]
        if self.where == "discard":
            cards = [state.rules.names[entry & 255] for entry in state.discard]
            made["discard"] = [{**d, "card": card} for d, card in zip(made["discard"], cards)]
        return made

    def prompt(self, state: State, seat: int) -> object:
        """With options that are not this seat's own."""
        if self.where == "prompt" and not state.over:
            asked = prompt(state, state.top().seat)
            made = prompt_info(state, default_names(state.seats), asked, 1)
            return msgspec.to_builtins(made)
        return super().prompt(state, seat)

    def why(self, state: State, question: AskWhy) -> object:
        """With a word about somebody's role."""
        if self.where != "why":
            return super().why(state, question)
        return {"code": "no", "values": {"role": state.rules.role_names[state.roles[0]]}}

    def event(self, state: State, event: Event, seat: int) -> object:
        """As it was, and not as it was seen."""
        if self.where == "events":
            made = seen_event(state.rules, default_names(state.seats), event)
            return {"event": made.event, **made.fields}
        return super().event(state, event, seat)


LEAKS = ("goals", "roles", "discard", "prompt", "events", "why")
