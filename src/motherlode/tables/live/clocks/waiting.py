"""What a table waits for, and until when it does."""

from __future__ import annotations

from motherlode.lessons.script import YOU
from motherlode.tables.game.game import Game
from motherlode.tables.live.clocks import pacing
from motherlode.tables.live.clocks.window import Window
from motherlode.tables.live.seating.seats import Seat
from motherlode.tables.live.shuffling import is_waiting
from motherlode.tables.live.standing import Standing
from motherlode.tables.outside import Outside
from motherlode.tables.wire.messages import Clock


class Waiting:
    """How long the present question has been asked, and when the table acts by itself."""

    def __init__(self, standing: Standing, outside: Outside) -> None:
        self.standing = standing
        self.time = outside.time
        self.luck = outside.luck
        self.window: Window | None = None
        self.since = 0.0
        self._question: tuple[Game | None, int] = (None, -1)  # which question this wait is for
        self._lot: float | None = None  # how long a bot seems to think about it, once drawn
        self._lengthened = False  # for somebody who came
        self._closed_at: float | None = None  # since when bits are told for the next shuffle
        self._answered: dict[int, float] = {}  # when the last sealed answer of a seat was taken
        self._ran: float | None = None  # the clock between two rounds, before it was stopped
        self._taken: tuple[int, float] | None = None  # who holds the one device, and since when
        self._dated: tuple[Game | None, int] = (None, -1)  # the last question of the log
        self._asked_on = 0.0  # its date
        self._is_fresh = True  # nobody was here yet since this worker has the table

    def look(self) -> None:
        """See whether the question is a new one, and whether whoever it goes to looks at it."""
        self._see_question()
        holder = None if self.window is None else self.holder()
        if self._taken is not None and self._taken[0] != holder:
            self._taken = None
        if holder is not None and self._taken is None and self.standing.seats[holder].looks:
            self._taken = (holder, self.time.now())

    def _asked(self) -> tuple[Game | None, int]:
        game = self.standing.game
        return game, -1 if game is None else game.asked_at

    def note_line(self, date: float) -> None:
        """A line of the log was taken: what is asked since then has its date."""
        question = self._asked()
        if question != self._dated:
            self._dated, self._asked_on = question, date

    def _see_question(self) -> None:
        game, _ = question = self._asked()
        if question == self._question:
            return
        self._question = question
        self._lot = None
        self._lengthened = False
        self._ran = None
        self.since = self.time.now()
        self.window = None
        if game is not None and game.in_window:
            self.window = Window(self.standing, game)
            self._answer_for_the_speechless(game, self.window)

    def begin_anew(self) -> None:
        """Somebody is there again: while nobody was, no time has passed."""
        self.since = self.time.now()
        self._taken = None

    def wake(self) -> None:
        """Somebody is there. A worker that has just begun can't know who was there before: a clock
        that hasn't run out since the log says goes on, because it was told at another worker.
        """
        is_fresh, self._is_fresh = self._is_fresh, False
        self.look()
        self.begin_anew()
        clock = self.clock() if is_fresh else None
        passed = self.time.date() - self._asked_on
        if clock is not None and 0 < passed * 1000 < clock.total:
            self.since -= passed

    def lengthen(self) -> None:
        """Somebody has come and gets the full time; only once, or they could hold it up."""
        self.look()
        if not self._lengthened:
            self._lengthened = True
            self._ran = None
            self.begin_anew()

    def mind_company(self, has_company: bool) -> None:
        """Between two rounds: stop the clock of somebody left alone, or let it go on."""
        self.look()
        now = self.time.now()
        if not has_company:
            self._ran = now - self.since
        elif not self._lengthened:
            self.lengthen()
        elif self._ran is not None:
            self.since = now - self._ran

    def drop_answer(self, seat: int) -> None:
        """Somebody else sits there now: what was answered in a window for it counts no more."""
        if self.window is not None:
            self.window.drop(seat)

    def note_answer(self, seat: int) -> None:
        """An answer in a window is in the log."""
        self._answered[seat] = self.time.now()

    def due(self) -> float | None:
        """When the table acts by itself; never while nobody is there."""
        if self.standing.closed is not None:
            return self._shuffle_due()
        self._closed_at = None
        game = self.standing.game
        if game is None or self.standing.phase != "playing" or not self.standing.has_people:
            return None
        self.look()
        course = self.standing.course
        if course is not None and course.rests and not self._may_close(game):
            return None
        if game.resting:
            return self._next_round_due()
        if self.window is not None:
            if self.standing.settings.shared:
                return self._handing_due(game, self.window)
            return self.since + self.window_time(game, self.window)
        seat = self.standing.seats[game.asked]
        if seat.is_played_by_bot:
            if self._lot is None:
                self._lot = self.luck.lot()
            pace = self.standing.settings.pace
            return self.since + pacing.pause(pace, self._lot, game.round_began)
        return self._patience(seat)

    def _shuffle_due(self) -> float:
        """When the cards are dealt without the bits that are still missing."""
        if self._closed_at is None:
            self._closed_at = self.time.now()
        if not is_waiting(self.standing, self.standing.revealed):
            return self._closed_at  # whoever was missing has left
        return self._closed_at + pacing.SHUFFLE

    # -- between two rounds ----------------------------------------------------------------------

    def _next_round_due(self) -> float | None:
        """When the next round is dealt: once all are ready, or when the clock runs out."""
        ends = [self.since + self._intermission_time()] if self.standing.has_company else []
        missing = self._not_ready()
        if not any(seat.links for seat in missing):
            ends.append(max([self.since, *(seat.away_since + pacing.RELOAD for seat in missing)]))
        return min(ends) if ends else None

    def _not_ready(self) -> list[Seat]:
        """People who are waited for; around one device one of them speaks for all."""
        if self.standing.settings.shared and self.standing.ready:
            return []
        return [
            seat
            for number, seat in enumerate(self.standing.seats)
            if number not in self.standing.ready and self._is_around(number)
        ]

    def _is_around(self, number: int) -> bool:
        """Whether somebody plays here; who has just gone may only be reloading the page."""
        seat = self.standing.seats[number]
        lately = self.time.now() - pacing.RELOAD
        return seat.is_person and not seat.replaced and (seat.links > 0 or seat.away_since > lately)

    def _intermission_time(self) -> float:
        more = pacing.PROLONGED if self.standing.prolonged else 0.0
        return pacing.INTERMISSION + more

    # -- what people are told --------------------------------------------------------------------

    def _may_close(self, game: Game) -> bool:
        """Whether a window of a lesson can close: whoever learns isn't asked, or has answered."""
        window = self.window
        return window is not None and (
            YOU in window.choices or YOU not in self.standing.prompts(game)
        )

    # -- windows ---------------------------------------------------------------------------------

    def _answer_for_the_speechless(self, game: Game, window: Window) -> None:
        """Spare a person alone among bots a window in which there is nothing to say.

        With more people, or spectators, the windows that somebody isn't shown would tell what they
        can't hold.
        """
        people = self._people()
        course = self.standing.course
        is_watched = len(people) != 1 or self.standing.watchers > 0 or self.standing.settings.shared
        if is_watched or game.polls or (course is not None and course.kind != "left"):
            return
        asked = self.standing.prompts(game).get(people[0])
        if asked is not None and len(asked.choices) == 1:
            window.spare(people[0], int(asked.choices[0]))

    def _people(self) -> list[int]:
        """The seats of people; while a bot plays for one of them, they may still look on."""
        return [number for number, seat in enumerate(self.standing.seats) if seat.is_person]

    def may_be_early(self) -> bool:
        """Whether an answer that comes now lets a window close after the least time."""
        return self.time.now() <= self.since + pacing.LEAST_WINDOW

    def window_time(self, game: Game, window: Window) -> float:
        """The same for everybody, whatever they hold, and however they answer.

        There are two ends: if all present have answered by the least time, it is over then; else
        at its full time, so that nobody is told who was the last to make up their mind. Somebody
        alone against bots ends it with their answer. A vote hides nothing in its time, so it is
        over when everybody present has voted.
        """
        settings = self.standing.settings
        people = self._people()
        if game.polls:
            has_all = all(seat in window.choices for seat in people if self._is_around(seat))
            return 0.0 if has_all else pacing.POLL
        asked = [n for n in self.standing.prompts(game) if n in people and self._is_around(n)]
        if len(people) > 1:
            full = max(float(settings.window), window.least)
            waits = not all(self._was_early(window, seat) for seat in asked)
            return full if waits else min(full, pacing.LEAST_WINDOW)
        if any(seat not in window.choices for seat in asked):
            window.least = max(float(settings.window), pacing.ALONE)
            return window.least
        return 0.0

    def _was_early(self, window: Window, seat: int) -> bool:
        """Whether an answer was known here by the least time.

        Another worker may have thought it in time that learned of the question later: to close
        now that it is known would be an end between the two.
        """
        in_time = self._answered.get(seat, self.since) <= self.since + pacing.LEAST_WINDOW
        return seat in window.early and in_time

    def _told_time(self, game: Game, window: Window) -> float:
        """What the clock tells: with several people never that all have answered already."""
        time = self.window_time(game, window)
        if game.polls or not time:
            return time
        return max(time, float(self.standing.settings.window), window.least)

    # -- one device that goes around -------------------------------------------------------------

    def holder(self) -> int | None:
        """Who is to have the one device: whoever is asked; in a window all people in turn."""
        game = self.standing.game
        is_asked = self.standing.settings.shared and self.standing.phase == "playing"
        if game is None or not is_asked or game.resting:
            return None
        asked = [game.asked]
        if game.in_window:
            handed_on = self.standing.handed_on(game)
            asked = [number for number in self.standing.prompts(game) if number not in handed_on]
        seats = self.standing.seats
        return next((number for number in asked if not seats[number].is_played_by_bot), None)

    def _held_time(self) -> float:
        """What everybody gets who holds the device, whether they can answer anything or not."""
        return max(float(self.standing.settings.window), pacing.HELD)

    def _handing_due(self, game: Game, window: Window) -> float | None:
        """When the next one is asked, or the window closes.

        Nobody's time runs before they look, and it has one end, however they answer. Only a vote
        is handed on with the answer.
        """
        holder = self.holder()
        if holder is None:
            return self.since
        if self._taken is None:
            return None
        since = self._taken[1]
        if game.polls:
            return since if holder in window.choices else None
        return since + self._held_time()

    def _held_clock(self, game: Game) -> Clock | None:
        if self._taken is None or game.polls:
            return None
        holder, since = self._taken
        total = self._held_time()
        left = max(0.0, since + total - self.time.now())
        return Clock(round(left * 1000), round(total * 1000), holder)

    def clock_is_up(self) -> bool:
        """Whether the time that the settings give for a decision is over."""
        clock = self.standing.settings.clock
        return bool(clock) and self.time.now() >= self.since + clock

    def clock(self) -> Clock | None:
        """How long everybody is told that the table waits."""
        game = self.standing.game
        if game is None or game.over:
            return None
        if self.window is not None and self.standing.settings.shared:
            return self._held_clock(game)
        total = 0.0
        seat: int | None = None
        course = self.standing.course
        if game.resting:
            total = self._intermission_time() if self.standing.has_company else 0.0
        elif self.window is not None and (course is None or course.kind == "left"):
            total = self._told_time(game, self.window)
        elif (
            self.window is None
            and self.standing.seats[game.asked].is_person
            and self.standing.settings.clock
        ):
            total = float(self.standing.settings.clock)
            seat = game.asked
        if not total:
            return None
        left = max(0.0, self.since + total - self.time.now())
        return Clock(round(left * 1000), round(total * 1000), seat)

    def _patience(self, seat: Seat) -> float | None:
        """How long a person is waited for: where one device goes around, always."""
        settings = self.standing.settings
        if settings.shared:
            return None
        ends = []
        if settings.clock:
            ends.append(self.since + settings.clock)
        if not seat.links:
            ends.append(max(seat.away_since + settings.grace, self.since))
        others = (other for other in self.standing.seats if other is not seat)
        if any(other.is_person and other.links for other in others):
            idle = max(pacing.LEAST_IDLE, pacing.IDLE / 2**seat.lapses)
            away = 0 if seat.links else settings.grace
            ends.append(self.since + max(idle, settings.clock, away))
        return min(ends) if ends else None
