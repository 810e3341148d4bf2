"""How a table stands: all that its log says, line by line. Nothing here waits or sends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from motherlode.lessons.course import Course
from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.core.reasons import Reason
from motherlode.rules.core.views import Prompt
from motherlode.store.log import Ended
from motherlode.tables.game.coaching import coached
from motherlode.tables.game.game import Attempt, Game
from motherlode.tables.live.changes import TAKERS
from motherlode.tables.live.seating.seats import Seat
from motherlode.tables.wire.entries import (
    UNNUMBERED,
    Chose,
    Entry,
    Exchanged,
    Left,
    Promised,
    SatBot,
    Sealed,
)
from motherlode.tables.wire.errors import StaleAnswer
from motherlode.tables.wire.messages import Happened, Settings, Talk
from motherlode.tables.wire.values import Phase

# What changes a table: a line of the log, or a choice that is about to become one.
Change: TypeAlias = Entry | Attempt


class Standing:
    """A table's seats, settings and game; `take` is the only way to change what is written down."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.length = 0  # how many lines of the log were taken
        self.sequence = 0  # the same as people are told: without lines that have no number
        self.commands: dict[str, str] = {}  # ids of all that were carried out, and whose key
        self.settings = Settings()
        self.seats: list[Seat] = []
        self.watchers = 0  # connections of spectators; not written down, as those of a seat
        self.game: Game | None = None
        self.games = 0
        self.alone = False  # nobody but one person has sat here since the game began
        self.finished: tuple[int, Game] | None = None  # the last game that came to its end
        self.course: Course | None = None  # of the lesson that is played here
        self.promise: Promised | None = None  # the seed of the next game
        self.promise_hash = ""
        self.closed: tuple[str, ...] | None = None  # whose bits are being told, by seat
        self.revealed: dict[int, str] = {}
        self.in_lobby = True
        self.before: list[Happened] = []  # what was said since the last game
        self.refusal: Reason | None = None  # why these settings can't be played
        self.events: list[Event] = []  # what the lines taken since the last look have caused
        self.said: list[Talk] = []
        self.ended: list[tuple[int, int, bytes]] = []  # game, round: since the last look
        self.ready: set[int] = set()  # seats that want the next round
        self.sealed: dict[int, Sealed] = {}  # answers in the window that was open last
        self.sealed_at = -1  # the question they belong to
        self.answered: dict[int, int] = {}  # what they mean, by seat
        self.passed: tuple[int, set[int]] = (-1, set())  # in which question whose time is over
        self.prolonged = False  # the clock between two rounds was put back
        self.left: set[int] = set()  # seats whose cards somebody has seen who left in this round
        self.barred: set[int] = set()  # those of them from which somebody was removed
        self.shut = False  # whoever runs the server has closed it for good

    @property
    def phase(self) -> Phase:
        """Lobby, playing or over."""
        if self.game is None or self.in_lobby:
            return "lobby"
        return "over" if self.game.over else "playing"

    @property
    def names(self) -> list[str]:
        """The names in the order of the seats."""
        return [seat.name for seat in self.seats]

    @property
    def has_people(self) -> bool:
        """Whether anybody who sits here is connected."""
        return any(seat.is_person and seat.links for seat in self.seats)

    @property
    def has_company(self) -> bool:
        """Whether several people are connected; somebody alone among bots has all the time.

        So have those around one device: they wait for nobody else.
        """
        people = sum(seat.is_person and seat.links > 0 for seat in self.seats)
        return people > 1 and not self.settings.shared

    @property
    def bots_make_room(self) -> bool:
        """Whether people can take the seats of bots; those of a lesson have a script to follow.

        The setting for latecomers matters only while a game is played.
        """
        is_lesson = self.game is not None and self.game.is_lesson and not self.in_lobby
        return (self.phase != "playing" or bool(self.settings.late)) and not is_lesson

    @property
    def gives_hints(self) -> bool:
        """Whether a person may ask for hints: in practice, alone with bots from the beginning."""
        game = self.game
        is_practice = self.alone and not self.settings.shared
        return game is not None and is_practice and not (game.is_lesson or game.is_contest)

    def faces_beside(self, number: int) -> list[int]:
        """The faces of all who sit here, but for one seat."""
        return [
            seat.face
            for other, seat in enumerate(self.seats)
            if other != number and seat.kind != "open"
        ]

    def last_finished(self) -> tuple[int, Game] | None:
        """The last game that is over, with its number; the one before while another is played."""
        if self.game is not None and self.game.over and not self.game.is_lesson:
            return self.games, self.game
        return self.finished

    def prompts(self, game: Game) -> dict[int, Prompt]:
        """Everybody who is asked now, and what; a lesson may narrow it."""
        return game.prompts() if self.course is None else coached(self.course, game)

    def expect(self, changes: Sequence[Change]) -> None:
        """Refuse choices that were made in another state than they would meet."""
        state = None if self.game is None else self.game.state
        for change in changes:
            if isinstance(change, Attempt):
                if change.before is not state:
                    raise StaleAnswer
                state = change.after

    def entry_of(self, change: Change) -> Entry:
        """What is written down of a change: a choice in the notation."""
        if not isinstance(change, Attempt):
            return change
        return Chose(change.seat, change.text)

    def take(self, entry: Change, command: str | None = None) -> None:
        """Take the next line of the log, or what has just been written there."""
        self.length += 1
        if not isinstance(entry, UNNUMBERED):
            self.sequence += 1
        if command is not None:
            self.commands[command] = self._whose(entry)
            if isinstance(entry, Attempt | Chose | Sealed):
                self.seats[entry.seat].lapses = 0
        TAKERS[type(entry)](self, entry)

    def _whose(self, entry: Change) -> str:
        """The key of whoever ordered this; none where a line names another's seat, or no seat."""
        if isinstance(entry, SatBot | Exchanged) or (isinstance(entry, Left) and entry.removed):
            return ""
        seat = getattr(entry, "seat", NOBODY)
        return "" if seat == NOBODY else self.seats[seat].key

    def answers(self, game: Game) -> dict[int, int]:
        """What was answered so far in the window that is open."""
        if self.sealed_at != game.asked_at:
            return {}
        return {seat: one for seat, one in self.answered.items() if seat in self.sealed}

    def handed_on(self, game: Game) -> set[int]:
        """Whose time is over in the window that is open, where one device goes around."""
        asked_at, seats = self.passed
        return seats if asked_at == game.asked_at else set()

    def take_ended(self) -> list[Ended]:
        """The rounds that have ended since the last look, as they are kept."""
        rounds = [Ended(self.code, *ended) for ended in self.ended]
        self.ended.clear()
        return rounds
