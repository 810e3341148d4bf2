"""How a table stands: all that its log says, line by line. Nothing here waits or sends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec import structs

from motherlode.lessons import lesson_named
from motherlode.lessons.course import Course
from motherlode.rules.core.contract import Event
from motherlode.rules.core.reasons import Reason
from motherlode.rules.core.views import Prompt
from motherlode.rules.positions.position import read_position
from motherlode.rules.records.record import commitment
from motherlode.store.log import Ended
from motherlode.tables.figures.figures import ended_rounds, written
from motherlode.tables.game.coaching import coached
from motherlode.tables.game.game import Attempt, Game, settings_refusal
from motherlode.tables.live.faces import face_of, unlike
from motherlode.tables.live.seating import Seat
from motherlode.tables.wire.entries import (
    Began,
    BrokenOff,
    Chose,
    Claimed,
    Configured,
    Entry,
    Exchanged,
    FaceChosen,
    LateAllowed,
    Left,
    LessonLeft,
    LessonOpened,
    LessonRead,
    Made,
    PaceSet,
    Prolonged,
    Promised,
    Ready,
    Renamed,
    Said,
    Sat,
    SatBot,
    Spoke,
    TalkAllowed,
    Voted,
    WentOn,
)
from motherlode.tables.wire.errors import StaleAnswer
from motherlode.tables.wire.messages import (
    Happened,
    Intermission,
    LessonInfo,
    Phase,
    Settings,
    TableInfo,
    Talk,
)
from motherlode.tables.wire.reasons import why

# What changes a table: a line of the log, or a choice that is about to become one.
Change: TypeAlias = Entry | Attempt
MOST_BEFORE = 50  # things said before a game that its history begins with


class Standing:
    """A table's seats, settings and game; `take` is the only way to change what is written down."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.sequence = 0
        self.commands: set[str] = set()  # ids of all commands that were carried out
        self.settings = Settings()
        self.seats: list[Seat] = []
        self.game: Game | None = None
        self.games = 0
        self.finished: tuple[int, Game] | None = None  # the last game that came to its end
        self.course: Course | None = None  # of the lesson that is played here
        self.promise: Promised | None = None  # the seed of the next game
        self.promise_hash = ""
        self.in_lobby = True
        self.before: list[Happened] = []  # what was said since the last game
        self.refusal: Reason | None = None  # why these settings can't be played
        self.events: list[Event] = []  # what the lines taken since the last look have caused
        self.said: list[Talk] = []
        self.ended: list[tuple[int, int, bytes]] = []  # game, round: since the last look
        self.ready: set[int] = set()  # seats that want the next round
        self.prolonged = False  # the clock between two rounds was put back

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
        """Whether several people are connected; somebody alone among bots has all the time."""
        return sum(seat.is_person and seat.links > 0 for seat in self.seats) > 1

    @property
    def bots_make_room(self) -> bool:
        """Whether people can take the seats of bots; those of a lesson have a script to follow."""
        is_lesson = self.game is not None and self.game.is_lesson and not self.in_lobby
        return self.settings.late and not is_lesson

    def faces_beside(self, number: int) -> list[int]:
        """The faces of all who sit here, but for one seat."""
        return [
            seat.face
            for other, seat in enumerate(self.seats)
            if other != number and seat.kind != "open"
        ]

    def info(self, watchers: int = 0) -> TableInfo:
        """What everybody may know."""
        return TableInfo(
            code=self.code,
            phase=self.phase,
            settings=self.settings,
            seats=tuple(seat.info() for seat in self.seats),
            watchers=watchers,
            refusal=str(self.refusal) if self.refusal and self.phase == "lobby" else "",
            why=why(self.refusal) if self.phase == "lobby" else None,
            commitment=self.game.commitment if self.game and not self.in_lobby else "",
            promise=self.promise_hash,
            game=self.games,
            lesson="" if self.course is None else self.course.lesson.name,
        )

    def lesson(self) -> LessonInfo | None:
        """How far the lesson that is played here has come."""
        course = self.course
        if course is None:
            return None
        step = course.step
        return LessonInfo(
            name=course.lesson.name,
            kind=course.kind,
            key="" if step is None else step.key,
            at="" if step is None else step.at,
            step=course.told,
            steps=course.lesson.told,
            scene=course.number,
            seats=course.scene.start.names,
        )

    def intermission(self) -> Intermission | None:
        """How far a table between two rounds has come."""
        if self.game is None or not self.game.resting:
            return None
        return Intermission(tuple(sorted(self.ready)), self.prolonged)

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
        assert self.game is not None
        return Chose(change.seat, self.game.text_of(change.choice))

    def take(self, entry: Change, command: str | None = None) -> None:
        """Take the next line of the log, or what has just been written there."""
        self.sequence += 1
        if command is not None:
            self.commands.add(command)
        _TAKERS[type(entry)](self, entry)

    def take_ended(self) -> list[Ended]:
        """The rounds that have ended since the last look, as they are kept."""
        rounds = [Ended(self.code, *ended) for ended in self.ended]
        self.ended.clear()
        return rounds

    # -- each kind of line -----------------------------------------------------------------------

    def _made(self, entry: Made) -> None:
        self._set_up(entry.settings)
        self.seats = [Seat() for _ in range(entry.settings.players)]

    def _set_up(self, settings: Settings) -> None:
        self.settings = settings
        self.refusal = settings_refusal(settings)

    def _promised(self, entry: Promised) -> None:
        self.promise = entry
        self.promise_hash = commitment(entry.seed, entry.salt)

    def _sat(self, entry: Sat) -> None:
        """In a game, or after one, it is a bot's seat: its place there has another name now.

        How often the table had to wait for that place in vain is not forgotten.
        """
        if self.game is not None and not self.in_lobby:
            self.game.seat_taken(self.sequence, entry.seat, entry.name)
        self.ready.discard(entry.seat)
        lapses = self.seats[entry.seat].lapses
        face = self._usual_face(entry.seat, entry.name) if entry.face is None else entry.face
        self.seats[entry.seat] = Seat(
            "person", entry.name, None, entry.key, entry.host, lapses=lapses, face=face
        )

    def _sat_bot(self, entry: SatBot) -> None:
        face = self._usual_face(entry.seat, entry.name)
        self.seats[entry.seat] = Seat(
            "bot", entry.name, entry.level, face=face, character=entry.character
        )

    def _usual_face(self, number: int, name: str) -> int:
        """The face that goes with a name, made unlike the others here."""
        return unlike(face_of(name), self.faces_beside(number))

    def _left(self, entry: Left) -> None:
        """In a game a bot plays on under the same name; the host's place goes to another person."""
        seat = self.seats[entry.seat]
        self.ready.discard(entry.seat)
        was_host = seat.host
        if self.phase == "lobby":
            self.seats[entry.seat] = Seat()
        else:
            self.seats[entry.seat] = Seat(
                "bot", seat.name, self.settings.level, lapses=seat.lapses, face=seat.face
            )
        if was_host:
            for other in self.seats:
                if other.is_person:
                    other.host = True
                    break

    def _exchanged(self, entry: Exchanged) -> None:
        seats = self.seats
        seats[entry.seat], seats[entry.to] = seats[entry.to], seats[entry.seat]

    def _renamed(self, entry: Renamed) -> None:
        self.seats[entry.seat].name = entry.name

    def _face_chosen(self, entry: FaceChosen) -> None:
        self.seats[entry.seat].face = entry.face

    def _configured(self, entry: Configured) -> None:
        """Seats that are taken stay, in their order; open ones come or go, then the last bots."""
        self.in_lobby = True
        players = entry.settings.players
        if players != len(self.seats):
            taken = [seat for seat in self.seats if seat.kind != "open"]
            for bot in [seat for seat in reversed(taken) if seat.kind == "bot"]:
                if len(taken) > players:
                    taken.remove(bot)
            self.seats = taken + [Seat() for _ in range(players - len(taken))]
        self._set_up(entry.settings)

    def _talk_allowed(self, entry: TalkAllowed) -> None:
        self.settings = structs.replace(self.settings, chat=entry.chat, claims=entry.claims)

    def _late_allowed(self, entry: LateAllowed) -> None:
        self.settings = structs.replace(self.settings, late=entry.late)

    def _pace_set(self, entry: PaceSet) -> None:
        self.settings = structs.replace(self.settings, pace=entry.pace)

    def _began(self, entry: Began) -> None:
        self._clear_table()
        self.course = None
        self.promise = None
        self.promise_hash = ""
        self.game = Game(self.settings, self.names, entry.seed, entry.salt, rests=entry.rests)
        self.game.before, self.before = self.before, []
        self.game.company.characters = {n: seat.character for n, seat in enumerate(self.seats)}
        self.game.begin(self.sequence)

    def _clear_table(self) -> None:
        """Another game begins."""
        self.in_lobby = False
        self.finished = self.last_finished()
        self.games += 1
        self._end_intermission()
        for seat in self.seats:
            seat.abort = False
            seat.replaced = False
            seat.lapses = 0

    def _ready(self, entry: Ready) -> None:
        self.ready.add(entry.seat)

    def _prolonged(self, entry: Prolonged) -> None:
        self.prolonged = True

    def _went_on(self, entry: WentOn) -> None:
        self._end_intermission()
        if self.game is not None:
            self.events += self.game.go_on(self.sequence)

    def _end_intermission(self) -> None:
        self.ready = set()
        self.prolonged = False

    def _lesson_opened(self, entry: LessonOpened) -> None:
        """A lesson that this version doesn't have, or has otherwise, is a game like any other."""
        self._clear_table()
        lesson = lesson_named(entry.lesson)
        known = lesson is not None and entry.scene < len(lesson.scenes)
        self.course = Course(lesson, entry.scene) if lesson is not None and known else None
        position = read_position(entry.position)
        selection = position.selection
        self.settings = structs.replace(
            self.settings,
            game=selection.game,
            modules=tuple(selection.modules),
            edition=position.state.rules.edition,
        )
        position.state.rests = entry.rests
        self.game = Game(self.settings, self.names, position.seed, "", position.state)
        self.game.begin(self.sequence)

    def _lesson_read(self, entry: LessonRead) -> None:
        if self.course is not None:
            self.course.read()

    def _lesson_left(self, entry: LessonLeft) -> None:
        if self.course is not None:
            self.course.leave()

    def _chose(self, entry: Chose) -> None:
        if self.game is None:
            return
        choice = self.game.read(entry.choice)
        if self.course is not None:
            self.game.tell_course(self.course, choice)
        self.events += self.game.carry_out(self.sequence, choice)
        self._end_round(self.game)

    def _attempted(self, attempt: Attempt) -> None:
        if self.game is None:
            return
        if self.course is not None:
            self.game.tell_course(self.course, attempt.choice)
        self.events += self.game.take(self.sequence, attempt)
        self._end_round(self.game)

    def _end_round(self, game: Game) -> None:
        """Note a round that the last choice has ended."""
        if not game.is_lesson and game.round_ended:
            people = sum(seat.is_person for seat in self.seats)
            rounds = ended_rounds(game, people)
            self.ended.append((self.games, len(rounds), written(rounds[-1])))

    def _said(self, entry: Said) -> None:
        self._talk(Talk(self.sequence, entry.seat, entry.text))

    def _claimed(self, entry: Claimed | Spoke) -> None:
        self._talk(
            Talk(
                self.sequence,
                entry.seat,
                claim=entry.claim,
                cell=entry.cell,
                about=entry.about,
                tool=entry.tool,
                line=entry.line if isinstance(entry, Spoke) else None,
            )
        )

    def _talk(self, talk: Talk) -> None:
        self.said.append(talk)
        if self.phase != "playing":
            line = Happened(talk.sequence, talk=talk, by=self.seats[talk.seat].name)
            self.before = [*self.before, line][-MOST_BEFORE:]
        if self.game is not None and not self.in_lobby:
            self.game.talk(talk)

    def _voted(self, entry: Voted) -> None:
        self.seats[entry.seat].abort = entry.agrees

    def _broken_off(self, entry: BrokenOff) -> None:
        if self.game is not None:
            self.game.broken_off = True


_TAKERS: dict[type, Callable[[Standing, Any], None]] = {
    Made: Standing._made,
    Sat: Standing._sat,
    SatBot: Standing._sat_bot,
    Left: Standing._left,
    Exchanged: Standing._exchanged,
    Renamed: Standing._renamed,
    FaceChosen: Standing._face_chosen,
    Configured: Standing._configured,
    TalkAllowed: Standing._talk_allowed,
    LateAllowed: Standing._late_allowed,
    PaceSet: Standing._pace_set,
    Promised: Standing._promised,
    Began: Standing._began,
    Ready: Standing._ready,
    Prolonged: Standing._prolonged,
    WentOn: Standing._went_on,
    LessonOpened: Standing._lesson_opened,
    LessonRead: Standing._lesson_read,
    LessonLeft: Standing._lesson_left,
    Chose: Standing._chose,
    Attempt: Standing._attempted,
    Said: Standing._said,
    Claimed: Standing._claimed,
    Spoke: Standing._claimed,
    Voted: Standing._voted,
    BrokenOff: Standing._broken_off,
}
