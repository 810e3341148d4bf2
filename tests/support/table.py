"""A table in a test: a position, the choices played on it, and what followed, all in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from motherlode.rules.core.contract import Event
from motherlode.rules.core.engine import apply, asked_seat, new_game, options, settle
from motherlode.rules.core.gold import gold_of, worths
from motherlode.rules.core.rounds import finish_round
from motherlode.rules.core.state import State
from motherlode.rules.core.views import view
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.notation.data import event_data, view_data
from motherlode.rules.notation.words import default_names, tile_text
from motherlode.rules.positions.position import read_position
from tests.support import plain


class Played:
    """A game at some moment. Everything it tells is plain text and numbers."""

    def __init__(self, state: State, names: Sequence[str]) -> None:
        self.state = state
        self.names = list(names)
        self._events: list[Event] = list(state.take_events())
        state.listening = True

    def play(self, *choices: str) -> Played:
        """Play choices one after the other, whoever is asked."""
        for text in choices:
            apply(self.state, read_choice(self.state, self.names, text))
            self._events += self.state.take_events()
        return self

    def reach(self, finder: str, goal: str = "goal_treasure") -> Played:
        """End the round as if a seat had just reached a goal, by whatever means."""
        number = self.state.rules.number_of[goal]
        finish_round(self.state, self.names.index(finder), number)
        settle(self.state)
        self._events += self.state.take_events()
        return self

    # What is asked

    @property
    def asked(self) -> str | None:
        """Who is asked; nobody when the game is over."""
        seat = asked_seat(self.state)
        return None if seat < 0 else self.names[seat]

    @property
    def kind(self) -> str:
        """What kind of decision it is; "" when the game is over."""
        return plain.kind_of(self.state)

    @property
    def options(self) -> list[str]:
        """All answers as text, in alphabetical order."""
        rules = self.state.rules
        return sorted(choice_text(rules, self.names, choice) for choice in options(self.state))

    def options_with(self, start: str) -> list[str]:
        """The answers that begin with a word."""
        return [text for text in self.options if (text + " ").startswith(start + " ")]

    # What happened

    @property
    def events(self) -> list[dict[str, Any]]:
        """Everything that happened, secrets included."""
        rules = self.state.rules
        return [event_data(rules, self.names, event) for event in self._events]

    def seen_by(self, name: str | None) -> list[dict[str, Any]]:
        """Everything that happened as a seat saw it; None for a spectator."""
        seat = -1 if name is None else self.names.index(name)
        rules = self.state.rules
        return [event_data(rules, self.names, event.seen_by(seat)) for event in self._events]

    @property
    def story(self) -> list[str]:
        """The names of the events."""
        return [event.name() for event in self._events]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of one kind, without their name."""
        return [
            {field: value for field, value in event.items() if field != "event"}
            for event in self.events
            if event["event"] == kind
        ]

    # What is so

    def view(self, name: str | None) -> dict[str, Any]:
        """The table as a seat sees it; None for a spectator."""
        return view_data(
            view(self.state, -1 if name is None else self.names.index(name)), self.names
        )

    def roles_shown(self, name: str | None) -> dict[str, str]:
        """Every role that a seat's view tells, its own included."""
        view = self.view(name)
        own = {} if view["role"] is None else {str(view["seat"]): str(view["role"])}
        return own | {seat["name"]: seat["role"] for seat in view["seats"] if "role" in seat}

    def hand(self, name: str) -> list[str]:
        """A hand, in alphabetical order."""
        return plain.hand_of(self.state, self.names.index(name))

    def front(self, name: str) -> list[str]:
        """The broken tools in front of a seat."""
        return plain.front_of(self.state)[self.names.index(name)]

    @property
    def maze(self) -> dict[str, str]:
        """The face-up cards except the start."""
        maze = self.state.maze
        return {
            "{},{}".format(*plain.place_of(cell)): tile_text(self.state.rules, maze.tile_at(cell))
            for cell in [*maze.laid, *maze.fixed]
            if plain.place_of(cell) != (0, 0)
        }

    @property
    def discard(self) -> list[str]:
        """The discard pile from the bottom up: "cross up", "map down"."""
        return [f"{card} {'up' if up else 'down'}" for card, up in plain.discard_of(self.state)]

    @property
    def deck(self) -> list[str]:
        """The deck, the next card first."""
        return plain.deck_of(self.state)

    @property
    def face_down(self) -> set[tuple[int, int]]:
        """The goals that lie face down."""
        return plain.face_down_of(self.state)

    def role(self, name: str) -> str:
        """A seat's role."""
        return plain.role_of(self.state, self.names.index(name))

    @property
    def scores(self) -> dict[str, int]:
        """What each seat's nuggets and tokens are worth now."""
        return {name: int(gold_of(self.state, seat)) for seat, name in enumerate(self.names)}

    @property
    def nuggets(self) -> dict[str, list[int]]:
        """The nugget cards of each seat, highest first."""
        return {
            name: [int(worth) for worth in worths(self.state.nuggets[seat])]
            for seat, name in enumerate(self.names)
        }

    @property
    def tokens(self) -> dict[str, int]:
        """The tokens of each seat."""
        return {name: int(self.state.tokens[seat]) for seat, name in enumerate(self.names)}

    @property
    def supply(self) -> list[int]:
        """The nugget cards nobody has."""
        return [int(worth) for worth in worths(self.state.supply)]

    @property
    def pool(self) -> list[int]:
        """The nugget cards that are being picked from."""
        return [int(worth) for heap in self.state.pools for worth in worths(heap)]

    @property
    def outcomes(self) -> list[str]:
        """Who won each round so far."""
        return list(self.state.outcomes)

    @property
    def first(self) -> str:
        """Who began this round."""
        return self.names[self.state.first]


def play(position: str, *choices: str) -> Played:
    """Read a position and play choices on it."""
    read = read_position(position)
    return Played(read.state, read.names).play(*choices)


def deal(
    game: str = "base",
    players: int = 4,
    edition: str = "",
    modules: tuple[str, ...] = (),
    seed: int = 1,
    first: int = -1,
) -> Played:
    """Deal a new game."""
    rules = plain.rules_of(game, players, edition, modules)
    state = new_game(rules, seed, first, listening=True)
    return Played(state, default_names(players))
