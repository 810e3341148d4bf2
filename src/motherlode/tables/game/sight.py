"""From what a seat may see to what is sent: views, prompts, facts and rules as messages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from motherlode.rules.core.cards import TURNED
from motherlode.rules.core.choices import (
    card_of,
    detail_of,
    second_of,
    target_of,
    turned_of,
    verb_of,
)
from motherlode.rules.core.contract import (
    FORM_CARDS,
    FORM_CELL,
    FORM_CELLS,
    FORM_FRONT,
    FORM_PLACE,
    FORM_SEAT,
    FORM_SIDE,
    FORM_WHO,
    FORM_WORD,
    FORM_WORTHS,
    HIDDEN,
    NOBODY,
    Event,
    Rules,
)
from motherlode.rules.core.gold import worths
from motherlode.rules.core.maze import cell_x, cell_y
from motherlode.rules.core.scoring import TakeNuggets, worths_chosen
from motherlode.rules.core.state import FACE_UP, State
from motherlode.rules.core.views import UNKNOWN_CARD, Prompt, View
from motherlode.rules.notation.choice_reader import (
    cards_named,
    choice_text,
    event_data,
    kept_data,
)
from motherlode.rules.notation.words import side_text
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
    rules = view.rules
    return SeatView(
        seat=_seat_or_none(view.seat),
        round=int(view.round),
        rounds=int(rules.rounds),
        asked=None if window else _seat_or_none(view.asked),
        kind="" if view.over else view.stack[len(view.stack) - 1].name(),
        first=int(view.first),
        clockwise=view.direction > 0,
        role=rules.role_names[view.role] if view.role != HIDDEN else None,
        hand=tuple(rules.names[card] for card in view.hand),
        seats=tuple(_seat_sight(view, names, seat) for seat in range(int(view.seats))),
        maze=_maze(view),
        goals=_goals(view),
        deck=int(view.deck_size),
        discard=tuple(_discarded(rules, int(line)) for line in view.discard),
        nuggets=_worths_or_none(view.nuggets),
        pool=_worths_or_none(view.pool),
        supply=int(view.supply_cards),
        spare_roles=tuple(rules.role_names[role] for role in view.spare_roles),
        kept=kept_data(view, names),
        callers=_seats_in(view.callers, int(view.seats)),
        revealed=bool(view.revealed),
        finder=_seat_or_none(view.finder) if view.revealed else None,
        found=rules.names[view.found] if view.revealed and view.found != NOBODY else None,
        outcomes=view.outcomes,
        over=bool(view.over),
        winners=tuple(int(seat) for seat in view.winners),
    )


def prompt_info(
    state: State, names: Sequence[str], prompt: Prompt, sequence: int = 0
) -> PromptInfo:
    """A prompt as a message with the number an answer has to name."""
    rules = state.rules
    frame = state.top()
    about = None if prompt.about == NOBODY else option(rules, names, prompt.about)
    return PromptInfo(
        sequence=sequence,
        kind=prompt.kind,
        options=tuple(option(rules, names, choice) for choice in prompt.choices),
        about=about,
        mover=_announcer(state),
        total=int(frame.total) if isinstance(frame, TakeNuggets) else 0,
        window=prompt.silence != NOBODY,
        cells=tuple(cell(place) for place in prompt.cells),
    )


def _announcer(state: State) -> int | None:
    """Who has announced the card that waits to take effect."""
    for frame in reversed(list(state.stack)):
        if frame.announced() != NOBODY:
            return _seat_or_none(frame.announcer())
    return None


def option(rules: Rules, names: Sequence[str], choice: int) -> Option:
    """A choice as a message: its text and its parts."""
    verb = rules.verbs[verb_of(choice)]
    form = verb.form
    parts: dict[str, Any] = {
        "text": choice_text(rules, names, choice),
        "verb": verb.name,
        "form": form,
    }
    if form in (FORM_CELL, FORM_CELLS, FORM_SIDE, FORM_PLACE):
        parts["cell"] = cell(target_of(choice))
    if form in (FORM_CELL, FORM_CELLS):
        parts["turned"] = bool(turned_of(choice))
    if form == FORM_CELL and verb.puts_card and detail_of(choice):
        parts["payer"] = int(detail_of(choice)) - 1
    if form == FORM_CELLS:
        parts["second"] = cell(second_of(choice))
    if form == FORM_SIDE:
        parts["side"] = side_text(detail_of(choice))
    if form in (FORM_SEAT, FORM_WHO):
        parts["seat"] = int(target_of(choice))
    if form in (FORM_SEAT, FORM_FRONT) and detail_of(choice):
        parts["tool"] = rules.tool_names(detail_of(choice))[0]
    if form == FORM_CARDS:
        parts["cards"] = tuple(rules.names[card] for card in cards_named(choice))
    elif form == FORM_WORTHS:
        parts["worths"] = tuple(int(worth) for worth in worths(worths_chosen(choice)))
    elif form not in (FORM_WORD, FORM_PLACE, FORM_WHO):
        parts["card"] = rules.names[card_of(choice)]
    return Option(**parts)


def seen_event(rules: Rules, names: Sequence[str], event: Event) -> SeenEvent:
    """A fact that a seat saw as a message; it must be the one made by `seen_by`."""
    fields = event_data(rules, names, event)
    del fields["event"]
    return SeenEvent(event.name(), fields)


@cache
def cell(number: int) -> Cell:
    """A cell as x and y."""
    return int(cell_x(number)), int(cell_y(number))


def _seat_or_none(seat: int) -> int | None:
    return int(seat) if seat >= 0 else None


def _seats_in(mask: int, seats: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(seats) if mask >> seat & 1)


def _worths_or_none(packed: int) -> tuple[int, ...] | None:
    return None if packed == HIDDEN else tuple(int(worth) for worth in worths(packed))


def _seat_sight(view: View, names: Sequence[str], seat: int) -> SeatSight:
    known = view.known_roles[seat]
    return SeatSight(
        name=names[seat],
        cards=int(view.hand_sizes[seat]),
        tools=tuple(view.rules.tool_names(view.front[seat])),
        nugget_cards=int(view.nugget_cards[seat]),
        tokens=int(view.tokens[seat]),
        role=view.rules.role_names[known] if known != HIDDEN else None,
        nuggets=_worths_or_none(view.purses[seat]) if view.over else None,
        score=int(view.scores[seat]) if view.over else None,
    )


def _maze(view: View) -> tuple[Laid, ...]:
    maze = view.maze
    cells = [int(place) for place in maze.fixed] + [int(place) for place in maze.laid]
    laid = []
    for place in cells:
        tile = int(maze.tile_at(place))
        laid.append(Laid(cell(place), view.rules.names[tile & ~TURNED], bool(tile & TURNED)))
    return tuple(laid)


def _goals(view: View) -> tuple[Goal, ...]:
    goals = []
    for place, where in enumerate(view.goal_cells):
        known = view.goals[place]
        goals.append(
            Goal(
                cell=cell(where),
                face_up=bool(view.turned_goals >> place & 1),
                card=view.rules.names[known] if known != HIDDEN else None,
                looked_at=bool(view.seen_goals >> place & 1),
                lookers=tuple(
                    seat for seat in range(int(view.seats)) if view.lookers[seat] >> place & 1
                ),
            )
        )
    return tuple(goals)


def _discarded(rules: Rules, line: int) -> Discarded:
    card = line & 255
    return Discarded(bool(line & FACE_UP), None if card == UNKNOWN_CARD else rules.names[card])
