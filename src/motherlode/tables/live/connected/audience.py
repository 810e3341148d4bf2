"""Who is connected to a table, and what they are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec

from motherlode.rules.core.contract import Event
from motherlode.rules.core.reasons import Reason
from motherlode.store.metrics import Metrics
from motherlode.store.peers import COVERED, WATCHERS, Attendance
from motherlode.tables.game.game import Game
from motherlode.tables.live.clocks.waiting import Waiting
from motherlode.tables.live.connected.info import intermission, lesson_info, table_info
from motherlode.tables.live.connected.link import Link
from motherlode.tables.live.standing import Standing
from motherlode.tables.outside import Timekeeper
from motherlode.tables.wire.messages import (
    Because,
    Done,
    Goodbye,
    Hinted,
    Lobby,
    Message,
    Pong,
    Reacted,
    Refused,
    TableInfo,
    Update,
    Welcome,
    Writing,
)
from motherlode.tables.wire.reasons import why
from motherlode.tables.wire.sights import PromptInfo
from motherlode.tables.wire.values import Reaction

ENCODER: Final = msgspec.json.Encoder()
MOST_OF_A_SEAT: Final = 6  # connections of one person; the oldest goes
MOST_WATCHERS: Final = 200
NO_SEAT: Final = "this seat is no longer yours"


class Audience:
    """The connections of a table. Each is told what its seat may know, and nothing else."""

    def __init__(
        self,
        standing: Standing,
        waiting: Waiting,
        time: Timekeeper,
        metrics: Metrics,
        on_move: Callable[[], None] = lambda: None,
    ) -> None:
        self.standing = standing
        self.on_move = on_move  # told when somebody has come or gone here
        self.waiting = waiting
        self.time = time
        self.metrics = metrics
        self.links: list[Link] = []
        self.idle_since = time.now()
        self._had_company = False
        self._clock_changed = False  # between two rounds, since everybody was told
        self._here: Attendance = {}  # connections by seat
        self.elsewhere: Attendance = {}  # the same at other workers

    # -- who is there ----------------------------------------------------------------------------

    def come(self, link: Link) -> bool:
        """Let a connection in, unless there are too many watchers.

        Those at other workers are counted as of the last beat: for a moment there may be more.
        """
        same = [other for other in self.links if other.seat == link.seat]
        if link.seat is None and len(same) + self.elsewhere.get(WATCHERS, 0) >= MOST_WATCHERS:
            self.goodbye(link, "crowded", "this table has too many spectators already")
            return False
        if link.seat is not None and len(same) >= MOST_OF_A_SEAT:
            self.links.remove(same[0])
            self.goodbye(same[0], "elsewhere", "you opened this seat in too many other places")
        self.links.append(link)
        self._count()
        return True

    def go(self, link: Link) -> bool:
        """A connection has ended; whether it was one of these."""
        if link not in self.links:
            return False
        self.links.remove(link)
        self._count()
        if not self.links and self.standing.game is not None:
            self.standing.game.forget_sight()
        return True

    def follow_keys(self) -> None:
        """Seats were exchanged or given up: connections follow their key, or end."""
        keys = [seat.key for seat in self.standing.seats]
        for link in list(self.links):
            if link.seat is None:
                continue
            if link.key in keys:
                link.seat = keys.index(link.key)
            else:
                self.links.remove(link)
                self.goodbye(link, "no_seat", NO_SEAT)
        self._count()

    @property
    def seats_people(self) -> bool:
        """Whether anybody who sits at the table is connected here."""
        return any(link.seat is not None for link in self.links)

    def attendance(self) -> Attendance:
        """How many connections there are here, by seat."""
        return Counter(map(_place, self.links))

    def hear_elsewhere(self, attendance: Attendance) -> bool:
        """Note who is connected at other workers; whether that is news."""
        if attendance == self.elsewhere:
            return False
        self.elsewhere = attendance
        self._count()
        return True

    def info(self) -> TableInfo:
        """What everybody may know of the table."""
        return table_info(self.standing, self.standing.watchers)

    def _count(self) -> None:
        now = self.time.now()
        was_empty = not self.standing.has_people
        here = self.attendance()
        is_attended = bool({*here, *self.elsewhere} - {WATCHERS})
        goes_around = self.standing.settings.shared and is_attended
        for number, seat in enumerate(self.standing.seats):
            seat.looks = here.get(number, 0) + self.elsewhere.get(number, 0)
            covered = COVERED - number
            links = seat.looks + here.get(covered, 0) + self.elsewhere.get(covered, 0)
            if goes_around and seat.is_person:
                links = max(links, 1)  # one device is there for all
            if seat.links and not links:
                seat.away_since = now
            seat.links = links
        self.standing.watchers = here.get(WATCHERS, 0) + self.elsewhere.get(WATCHERS, 0)
        if was_empty and self.standing.has_people:
            self._wake(now)
        self._mind_company()
        self.idle_since = now
        if here != self._here:
            self._here = here
            self.on_move()

    def _eyes(self, link: Link) -> int | None:
        """Whose eyes a connection sees with: nobody's if it is covered, as a spectator."""
        return None if link.covered else link.seat

    def _wake(self, now: float) -> None:
        """While nobody was there no time has passed; the others may be on their way as well."""
        self.waiting.wake()
        if intermission(self.standing):
            for seat in self.standing.seats:
                seat.away_since = seat.away_since if seat.links else now

    def _mind_company(self) -> None:
        """Between two rounds there is a clock as long as several people are there."""
        has_company = self.standing.has_company
        if intermission(self.standing) and has_company != self._had_company:
            self._clock_changed = True
            self.waiting.mind_company(has_company)
        self._had_company = has_company

    # -- one connection --------------------------------------------------------------------------

    def welcome(self, link: Link) -> None:
        """Tell everything, from the beginning."""
        link.tell(self._everything(link.seat, self._eyes(link)))

    def _everything(self, you: int | None, seat: int | None) -> bytes:
        standing = self.standing
        game = standing.game if standing.phase != "lobby" else None
        if game is not None:
            self.waiting.look()
        message = Welcome(
            sequence=standing.sequence,
            you=you,
            table=self.info(),
            rules=None if game is None else game.rules_info,
            view=None if game is None else game.view_of(seat),
            prompt=None if game is None else self._prompts(game).get(seat),
            clock=None if game is None else self.waiting.clock(),
            history=tuple(standing.before) if game is None else game.history_of(seat),
            ending=None if game is None else game.ending(),
            lesson=lesson_info(standing) if game is not None and seat is not None else None,
            intermission=intermission(standing),
            holder=self.waiting.holder(),
        )
        return ENCODER.encode(message)

    def pong(self, link: Link) -> None:
        """Somebody is there."""
        self._tell(link, Pong(self.standing.sequence))

    def done(self, link: Link, command: str) -> None:
        """A command was carried out."""
        self._tell(link, Done(self.standing.sequence, command))

    def refuse(self, link: Link, command: str, code: str, reason: str | Reason) -> None:
        """A command was not carried out."""
        self.metrics.refused.add(1, code)
        told = why(reason) if isinstance(reason, Reason) else None
        self._tell(link, Refused(self.standing.sequence, command, code, str(reason), told))

    def because(self, link: Link, command: str, reason: Reason | None) -> None:
        """Why somebody can't do what they would."""
        self._tell(link, Because(self.standing.sequence, command, why(reason)))

    def advise(self, link: Link, hint: Hinted) -> None:
        """What a strong bot would do in somebody's place."""
        self._tell(link, hint)

    def goodbye(self, link: Link, code: str, reason: str) -> None:
        """Tell why the connection ends, and end it."""
        self._tell(link, Goodbye(self.standing.sequence, code, reason))
        link.end()

    def _tell(self, link: Link, message: Message) -> None:
        link.tell(ENCODER.encode(message))

    # -- everybody -------------------------------------------------------------------------------

    def tell_everything(self) -> None:
        """Another game, or a newcomer in it: all that came before is forgotten."""
        self._take_events()
        written: dict[int, bytes] = {}
        for link in self.links:
            place = _place(link)
            if place not in written:
                written[place] = self._everything(link.seat, self._eyes(link))
            link.tell(written[place])

    def tell_update(self) -> None:
        """Tell what has happened in the game; one message for all connections of a seat."""
        game = self.standing.game
        if game is None:
            return
        events = self._take_events()
        self._clock_changed = False
        self.waiting.look()  # so that the clock tells of the new question
        prompts = self._prompts(game)
        clock = self.waiting.clock()
        ending = game.ending()
        holder = self.waiting.holder()
        written: dict[int | None, bytes] = {}
        for link in self.links:
            seat = self._eyes(link)
            if seat not in written:
                message = Update(
                    sequence=self.standing.sequence,
                    events=game.seen(events, seat),
                    view=game.view_of(seat),
                    prompt=prompts.get(seat),
                    clock=clock,
                    ending=ending,
                    lesson=None if seat is None else lesson_info(self.standing),
                    intermission=intermission(self.standing),
                    holder=holder,
                )
                written[seat] = ENCODER.encode(message)
            link.tell(written[seat])
        if game.over:
            self.tell_lobby()

    def tell_talk(self) -> None:
        """Tell what was said."""
        for talk in self.standing.said:
            told = ENCODER.encode(talk)
            for link in self.links:
                link.tell(told)
        self.standing.said = []

    def tell_reaction(self, seat: int, reaction: Reaction) -> None:
        """Tell that somebody pulled a face."""
        told = ENCODER.encode(Reacted(self.standing.sequence, seat, reaction))
        for link in self.links:
            link.tell(told)

    def tell_host(self, message: Message) -> None:
        """Tell the host alone."""
        for link in self.links:
            if link.seat is not None and self.standing.seats[link.seat].host:
                self._tell(link, message)

    def tell_writing(self, works: bool, only: Link | None = None) -> None:
        """Tell whether the server can write; everybody, or one who has just come."""
        told = ENCODER.encode(Writing(self.standing.sequence, works))
        for link in self.links if only is None else [only]:
            link.tell(told)

    def tell_presence(self, but: Link | None = None) -> None:
        """Tell who is there, and of the clock if that has started or stopped it."""
        self.tell_lobby(but)
        if self._clock_changed:
            self.tell_update()

    def tell_lobby(self, but: Link | None = None) -> None:
        """Tell who sits where, and how the table is set up."""
        info = self.info()
        written: dict[int | None, bytes] = {}
        for link in self.links:
            if link is but:
                continue
            if link.seat not in written:
                message = Lobby(self.standing.sequence, link.seat, info)
                written[link.seat] = ENCODER.encode(message)
            link.tell(written[link.seat])

    def send_away(self, code: str, reason: str) -> None:
        """Tell everybody why they have to go."""
        for link in self.links:
            self.goodbye(link, code, reason)

    def end(self) -> None:
        """Let everybody go."""
        for link in self.links:
            link.end()

    def _take_events(self) -> list[Event]:
        events = self.standing.events
        self.standing.events = []
        return events

    def _prompts(self, game: Game) -> dict[int | None, PromptInfo]:
        """What is asked of people who haven't answered."""
        window = self.waiting.window
        answered = {} if window is None else window.choices
        prompts = self.standing.prompts(game)
        if self.standing.settings.shared:
            prompts = {seat: prompts[seat] for seat in prompts if seat == self.waiting.holder()}
        return {
            seat: game.prompt_of(asked)
            for seat, asked in prompts.items()
            if self.standing.seats[seat].is_person and seat not in answered
        }


def _place(link: Link) -> int:
    """Where a connection counts."""
    if link.seat is None:
        return WATCHERS
    return COVERED - link.seat if link.covered else link.seat
