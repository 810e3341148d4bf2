"""Game: a whole table as one friendly object."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from motherlode.api.company import Company
from motherlode.api.option import Option
from motherlode.api.picture import draw_svg
from motherlode.api.status import Status
from motherlode.outside import chance
from motherlode.rules.core import engine, views
from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.core.errors import BadPosition, BadRecord, IncompatibleModules
from motherlode.rules.core.playout import Bot
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import Prompt, View
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.notation.data import event_data, view_data
from motherlode.rules.notation.drawing import draw_view
from motherlode.rules.notation.words import check_names, default_names
from motherlode.rules.positions.bookmark import Bookmark
from motherlode.rules.positions.position import read_position, write_position
from motherlode.rules.records.record import Record
from motherlode.rules.records.recorder import Recorder
from motherlode.rules.records.replay import check, dealt
from motherlode.rules.records.text import read_record

SEED_BITS = 32  # of a seed nobody has given: short enough to be typed


class Game(Status):
    """A game from the deal to the last nugget: ask for the options, play one, look at the table.

    >>> game = Game("base", players=3, seed=7, first="Ada")
    >>> game
    <Game base, 3 players, round 1: Ada is asked>
    >>> game.options()[-3:]
    ['cross @ 0,1', 'tee_esw @ 0,1 turned', 'map @ 8,2']
    >>> game.play("cross @ 1,0")
    >>> while not game.over:
    ...     game.play(game.options()[-1])
    >>> game.outcomes
    ('saboteurs', 'saboteurs', 'saboteurs')

    A Game is the whole table, secrets included. What one seat may know leaves by three doors:
    `view` (or `look`, `drawing`, `svg`), `prompt` and `seen`. A seat is a number from 0 on or a
    name, and `None` is somebody who only watches.
    """

    def __init__(
        self,
        rules: str = "base",
        players: int | None = None,
        modules: Sequence[str] = (),
        *,
        edition: str = "",
        seed: int | None = None,
        first: int | str | None = None,
        names: Sequence[str] = (),
        rests: bool = False,
    ) -> None:
        """Sit down and deal. What the rules forbid is an `IncompatibleModules` with the reason.

        `rules` is the game: base, saboteur2, tournament or duel. Without `players` there are as
        many as `names`, or five, or the fewest the game allows. Without a `seed` Python's `random`
        draws one; the same seed and choices give the same game on every machine. `first` takes the
        first turn; else the seed decides. If it `rests`, a round that is over stays on the table
        until `go_on`.

        >>> Game("duel", names=["Mary Ann", "Bo"], first="Bo", seed=1).seat
        1
        >>> try:
        ...     Game("base", players=11)
        ... except IncompatibleModules as error:
        ...     print(error)
        “base” is for 3 to 10 players, not 11 (B-1)
        """
        _refuse_text(modules, "modules", '["veto"]')
        _refuse_text(names, "names", '["Ada", "Bo"]')
        if players is None:
            players = len(names) or CATALOGUE.usual_players(rules)
        bound = CATALOGUE.rules(Selection(rules, modules, edition, players))
        names = tuple(names) or default_names(players)
        check_names(names)
        if len(names) != players:
            raise IncompatibleModules(f"players is {players}, but there are {len(names)} names")
        self.names: tuple[str, ...] = tuple(names)
        """The names of the seats, in order."""
        self.seed: int = chance.seedable(SEED_BITS) if seed is None else seed
        """What everything hidden was dealt from."""
        starter = NOBODY if first is None else self._numbered(first)
        selection = Selection(rules, modules, edition, players)
        self._recorder: Recorder | None = Recorder(selection, names, self.seed, starter)
        self._state: State = engine.new_game(bound, self.seed, starter, True, rests)
        self._events: list[Event] = list(self._state.take_events())
        self._bookmark: Bookmark = Bookmark(self._state, self.names, self.seed)

    # -- playing -------------------------------------------------------------------------------

    def options(self) -> list[Option]:
        """Every answer of the seat that is asked, in the order of `prompt().choices`.

        None when the game is over or rests. `call NAME`, the proposal to end the round, is never
        listed, but can be played between turns.
        """
        choices = self.prompt().choices
        return [Option(choice_text(self.rules, self.names, one), int(one)) for one in choices]

    def play(self, answer: Option | str | int) -> None:
        """Answer for the seat that is asked: an option, its text, or its choice.

        A text that can't be read is a `BadNotation`, an answer that is not allowed an
        `IllegalChoice`; both say why, and the game stays as it was.

        >>> game = Game(players=3, seed=7, first="Ada")
        >>> game.play("rockfall @ 1,0")
        Traceback (most recent call last):
        ...
        motherlode.rules.core.errors.IllegalChoice: Ada has no rockfall in hand (B-10)
        >>> game.play(game.options()[0])
        """
        choice = self._choice(answer)
        text = choice_text(self.rules, self.names, choice)
        after = self._tried()
        engine.apply(after, choice)
        if self._recorder is not None:
            self._recorder.add(self._state, choice, text)
        self._settle(after, text)

    def go_on(self) -> None:
        """Deal the next round after one that rests; else an `IllegalChoice`.

        >>> game = Game(players=3, seed=7, first="Ada", rests=True)
        >>> while not game.resting:
        ...     game.play(game.options()[-1])
        >>> game
        <Game base, 3 players, round 1: resting>
        >>> [seat["role"] for seat in game.look()["seats"]]
        ['saboteur', 'digger', 'digger']
        >>> game.go_on()
        >>> game.round
        2
        """
        after = self._tried()
        engine.go_on(after)
        self._settle(after, "")

    def play_out(self, bots: str | Sequence[Bot | str]) -> None:
        """Let bots play to the end: one for each seat, or the name of one for all of them.

        A name makes a new bot. Each is seated, then told what its seat has seen happen so far. No
        round rests.

        >>> game = Game(players=4, seed=7)
        >>> game.play_out(["greedy", "greedy", "random", "random"])
        >>> game.over
        True
        """
        company = Company(bots, len(self.names), self.seed)
        told = 0
        while True:
            company.hear(self._events[told:])
            told = len(self._events)
            if self.over:
                return
            if self.seat is None:
                self.go_on()
            else:
                self.play(company.answer(self._state, self.seat))

    def copy(self) -> Game:
        """A game of its own that stands where this one stands."""
        other = Game.__new__(Game)
        other.names, other.seed = self.names, self.seed
        other._begin(self._state.copy(), self._recorder and self._recorder.copy())
        other._events = list(self._events)
        other._bookmark.turn = self._bookmark.turn
        other._bookmark.play = list(self._bookmark.play)
        return other

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """A pickled game is its record, or its position if it began from one.

        >>> import pickle
        >>> game = Game(players=3, seed=7)
        >>> game.play(game.options()[0])
        >>> pickle.loads(pickle.dumps(game)).options() == game.options()
        True
        """
        rests = bool(self._state.rests)
        if self._recorder is None:
            return _read_again, (Game.from_position, self.position(), rests)
        return _read_again, (Game.from_record, self.record(), rests)

    # -- what a seat may know ------------------------------------------------------------------

    def view(self, seat: int | str | None = None) -> View:
        """The table as a seat knows it, in numbers, as bots get it; without a seat, as all do."""
        return views.view(self._state, self._watching(seat))

    def look(self, seat: int | str | None = None) -> dict[str, object]:
        """The same as plain data: names in place of numbers, ready for JSON.

        >>> Game(players=3, seed=7, first="Ada").look("Bo")["hand"]
        ['curve_ne', 'curve_ne', 'break_lantern', 'break_cart', 'fix_pick', 'map']
        """
        return view_data(self.view(seat), self.names)

    def prompt(self, seat: int | str | None = None) -> Prompt:
        """What a seat is asked, as bots get it; without a seat, the question of the asked one."""
        return views.prompt(self._state, self._watching(self.seat if seat is None else seat))

    @property
    def events(self) -> list[dict[str, object]]:
        """All that has happened since the deal, as plain data, secrets included; see `seen`.

        >>> game = Game(players=3, seed=7, first="Ada")
        >>> before = len(game.events)
        >>> game.play("cross @ 1,0")
        >>> game.events[before]
        {'event': 'PathLaid', 'seat': 'Ada', 'card': 'cross', 'cell': '1,0', 'turned': False}
        """
        return [event_data(self.rules, self.names, event) for event in self._events]

    def seen(self, seat: int | str | None = None) -> list[dict[str, object]]:
        """The same as a seat saw it happen, with what it may not know left out.

        >>> game = Game(players=3, seed=7, first="Ada")
        >>> [event.get("role") for event in game.seen("Bo") if event["event"] == "RoleDealt"]
        [None, 'digger', None]
        """
        watching = self._watching(seat)
        seen = (event.seen_by(watching) for event in self._events)
        return [event_data(self.rules, self.names, event) for event in seen]

    # -- pictures ------------------------------------------------------------------------------

    def drawing(self, seat: int | str | None = None, width: int = 80) -> str:
        """The maze in characters as a seat knows it; cards become narrower to fit the width."""
        return "\n".join(draw_view(self.view(seat), width).lines())

    def svg(self, seat: int | str | None = None) -> str:
        """The maze as an SVG picture with the cards' art, as a seat knows it."""
        return draw_svg(self.view(seat), self.names)

    def __str__(self) -> str:
        return self.drawing()

    def _repr_svg_(self) -> str:
        """The picture that notebooks show: what everybody at the table sees."""
        return self.svg()

    def __repr__(self) -> str:
        now = "resting" if self.resting else "over"
        if self.seat is not None:
            now = f"{self.names[self.seat]} is asked"
        return f"<Game {self.rules.game}, {len(self.names)} players, round {self.round}: {now}>"

    # -- text in and out -----------------------------------------------------------------------

    def position(self) -> str:
        """Where the game stands, as a text that a person can read and change.

        The whole truth, up to the chances to come: a game from it goes on like this one. A game
        that is over or rests, or has not come to its first turn, is a `BadPosition`.
        """
        if self.resting:
            raise BadPosition("the round is over; continue to the next one to write a position")
        turn = self._bookmark.turn
        if turn is None or self.over:
            raise BadPosition(
                "a position can be written only from the first turn to the end of the game"
            )
        return write_position(turn, self.names, int(turn.rng), self._bookmark.play)

    def record(self) -> str:
        """Every choice since the deal, as text; anybody can play it again and check it."""
        if self._recorder is None:
            raise BadRecord(
                "a game that started from a position has no record, because nobody saw the deal"
            )
        return self._recorder.text(self._state)

    @classmethod
    def from_position(cls, text: str, *, rests: bool = False) -> Game:
        """A game that goes on from a position; what it leaves open is dealt from its seed.

        >>> game = Game.from_position('players = 3\\n[hands]\\nAda = ["cross"]')
        >>> game.options()
        ['pass cross', 'cross @ 0,-1', 'cross @ -1,0', 'cross @ 1,0', 'cross @ 0,1']
        """
        read = read_position(text)
        game = cls.__new__(cls)
        game.names, game.seed = read.names, read.seed
        game._begin(read.state, None)
        game._state.rests = rests
        game._bookmark.turn, game._bookmark.play = read.turn, list(read.play)
        return game

    @classmethod
    def from_record(cls, text: str, choices: int | None = None, *, rests: bool = False) -> Game:
        """A recorded game, played again and checked: to its end, or only its first `choices`.

        >>> game = Game(players=3, seed=7)
        >>> game.play_out("random")
        >>> Game.from_record(game.record()).scores == game.scores
        True
        """
        read = read_record(text)
        check(read)
        return cls._replayed(read, len(read.entries) if choices is None else choices, rests)

    # -- inside --------------------------------------------------------------------------------

    def _begin(self, state: State, recorder: Recorder | None) -> None:
        """Stand at a state and listen to what happens from now on."""
        self._state = state
        state.listening = True
        self._events = []
        self._recorder = recorder
        self._bookmark = Bookmark(state, self.names, self.seed)

    def _tried(self) -> State:
        """A copy to try something on: what fails half way must not leave half of it behind."""
        state = self._state.copy()
        state.listening = True
        return state

    def _settle(self, after: State, text: str) -> None:
        """What was tried has worked: the game stands there from now on."""
        self._state = after
        self._events.extend(after.take_events())
        self._bookmark.move(text, after)

    @classmethod
    def _replayed(cls, read: Record, choices: int, rests: bool) -> Game:
        table = read.selection
        game = cls(
            table.game,
            table.players,
            table.modules,
            edition=table.edition,
            seed=read.seed,
            first=read.first,
            names=read.players,
            rests=rests,
        )
        game._recorder = Recorder.like(read, read.players)
        if read.shuffle is not None:
            game.seed = read.number
            game._begin(dealt(read, rests), game._recorder)
            game._events = list(game._state.take_events())
        for entry in read.entries:
            if not entry.is_talk:
                if choices <= 0:
                    break
                choices -= 1
                if game.resting:
                    game.go_on()
                game.play(entry.text)
            else:
                game._recorder.keep(entry)
        return game

    def _choice(self, answer: Option | str | int) -> int:
        """The choice that is meant, one that is allowed now."""
        if isinstance(answer, str) and not isinstance(answer, Option):
            return read_choice(self._state, self.names, answer)
        choice = answer.choice if isinstance(answer, Option) else answer
        if choice not in [int(one) for one in engine.options(self._state)]:
            engine.apply(self._state.copy(), choice)  # says why not, unless it is a call
        return choice


def _read_again(read: Callable[..., Game], text: str, rests: bool) -> Game:
    """The game that a text tells of."""
    return read(text, rests=rests)


def _refuse_text(given: Sequence[str], what: str, example: str) -> None:
    """A text is a sequence, too: of its letters, which nobody means."""
    if isinstance(given, str):
        raise IncompatibleModules(f"{what} must be a list like {example}, not a string")
