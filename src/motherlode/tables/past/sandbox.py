"""A sandbox: a position, the choices that somebody tries there, and what comes of them."""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.rules.core.engine import apply, asked_seat
from motherlode.rules.core.errors import BadNotation, BadPosition, IllegalChoice
from motherlode.rules.core.state import State
from motherlode.rules.core.views import SPECTATOR, prompt
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.choice_writer import choice_text, chooser
from motherlode.rules.positions.bookmark import Bookmark
from motherlode.rules.positions.position import Position, read_position
from motherlode.tables.game.sight import prompt_info, rules_info
from motherlode.tables.past.open_sight import open_seat_view, open_view, secrets_of, whole_event
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.past_messages import SandboxInfo, Tried
from motherlode.tables.wire.sights import PromptInfo


def sandbox_of(text: str, choices: Sequence[str]) -> SandboxInfo:
    """A position after these choices, from the place of whoever is asked then."""
    try:
        here = read_position(text)
    except (BadPosition, BadNotation, IllegalChoice) as error:
        raise TableRefusal("position-broken", error.reason) from error
    mark = Bookmark(here.turn, here.names, here.seed)
    _play_up(here, mark)
    state = here.turn
    state.listening = True
    tried = [_try(here, mark, choice) for choice in choices]
    asked = SPECTATOR if state.over else int(asked_seat(state))
    return SandboxInfo(
        players=here.names,
        rules=rules_info(state.rules),
        view=open_seat_view(open_view(state, asked), state, here.names),
        prompt=None if state.over else _question(state, here.names, asked, len(choices)),
        secrets=secrets_of(state),
        tried=tuple(tried),
        position=mark.text(),
    )


def _play_up(here: Position, mark: Bookmark) -> None:
    """The choices that the position itself names, once more from its turn on."""
    for text in here.play:
        apply(here.turn, read_choice(here.turn, here.names, text))
        mark.move(text, here.turn)


def _try(here: Position, mark: Bookmark, text: str) -> Tried:
    state, names = here.turn, here.names
    try:
        choice = read_choice(state, names, text)
    except (BadNotation, IllegalChoice) as error:
        raise TableRefusal("choice-refused", error.reason) from error
    seat = chooser(state, choice)
    written = choice_text(state.rules, names, choice)
    apply(state, choice)
    mark.move(written, state)
    events = tuple(whole_event(state.rules, names, event) for event in state.take_events())
    return Tried(seat, written, events)


def _question(state: State, names: Sequence[str], seat: int, number: int) -> PromptInfo:
    """The question to whoever is asked; the number tells one question from the next."""
    return prompt_info(state, names, prompt(state, seat), number)
