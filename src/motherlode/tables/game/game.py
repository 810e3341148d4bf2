"""A game that is being played at a table: the state, its history, its bots, its record."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from motherlode.lessons.course import Course
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.choices import target_of, verb_of
from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.core.engine import apply, asked_seat, call_choice, go_on, new_game
from motherlode.rules.core.errors import MotherlodeError
from motherlode.rules.core.events import RoundEnded, RoundStarted
from motherlode.rules.core.gold_events import NuggetGiven, NuggetPicked
from motherlode.rules.core.round_calls import may_call
from motherlode.rules.core.ruleset import Catalogue, Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import SPECTATOR, Prompt, prompt, view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.records.record import commitment
from motherlode.rules.records.recorder import Recorder
from motherlode.rules.records.shuffle import Shuffle
from motherlode.tables.game.company import Company, claim_of
from motherlode.tables.game.renaming import renamed
from motherlode.tables.game.settings import selection_of
from motherlode.tables.game.sight import Sight, rules_info
from motherlode.tables.thinking.job import Deal, Fault, Heard, Job, Reply, Step, Thought
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import Ending, Happened, SeenEvent, Settings, Talk
from motherlode.tables.wire.sights import PromptInfo, RulesInfo, SeatView
from motherlode.tables.wire.values import Level

LOGGER = logging.getLogger("motherlode.tables")
MOST_TALK = 300  # of what was said, in the history for those who come later
SEAT_TAKEN = "SeatTaken"  # a fact of the table, beside those of the rules


@lru_cache(maxsize=64)
def shared_rules(
    catalogue: Catalogue, game: str, modules: tuple[str, ...], edition: str, players: int
) -> Rules:
    """The rules of a table, shared by all that play by the same: larger than a game."""
    return catalogue.rules(Selection(game, modules, edition, players))


@dataclass(frozen=True)
class Attempt:
    """A choice of a seat, the state in which it was made, and what comes of it."""

    seat: int
    choice: int
    text: str  # as it is written down
    before: State
    after: State


class Game:
    """One game, from the deal to the end."""

    def __init__(
        self,
        settings: Settings,
        names: Sequence[str],
        seed: int | Shuffle,
        salt: str,
        position: State | None = None,
        rests: bool = False,
        whim: str = "",
    ) -> None:
        first = NOBODY if settings.first is None else settings.first
        self.settings = settings
        self.names = tuple(names)  # of those who sit there now
        self.players = self.names  # of those who sat there while it was played
        self.salt = salt
        self.is_lesson = position is not None
        selection = selection_of(settings)
        self.recorder = Recorder(selection, self.names, seed, first)
        key = self.recorder.record.key
        if isinstance(seed, int):
            self.recorder.record.commitment = "" if self.is_lesson else commitment(seed, salt)
            self.recorder.record.salt = salt
            whim = whim or f"{seed} {salt}"  # as bots had it before they got their own
        self.commitment = self.recorder.record.commitment or ""
        number = seed if isinstance(seed, int) else 0
        table = (selection.game, selection.modules, selection.edition, selection.players)
        self.deal = Deal(*table, number, key, whim, first, rests)
        self.steps: list[Step] = []  # what has happened since
        self.is_contest = any(module.is_contest for module in CATALOGUE.chosen(selection))
        self.rules = shared_rules(CATALOGUE, *table) if position is None else position.rules
        self.state: State = (
            new_game(self.rules, number, first, True, rests, key) if position is None else position
        )
        self.state.listening = True
        self.history: list[tuple[int, Event | Talk | SeenEvent]] = []
        self.before: list[Happened] = []  # what was said before the game, and by whom
        self.speakers: dict[int, str] = {}  # who said a line, by its number
        self.company = Company(self.rules, whim, self.history)
        self.broken_off = False
        self.asked_at = 0  # the number of the line after which the present question came up
        self.round_ended = False  # by the last choice
        self.round_began = False  # with the present question
        self.rules_info: RulesInfo = rules_info(self.rules)
        self._sight: Sight | None = None
        self._unplayable: set[tuple[int, int]] = set()  # choices, each with its question
        self._written = ""  # the record, once the game is over

    @property
    def sight(self) -> Sight:
        """What is sent of the game."""
        if self._sight is None:
            self._sight = Sight(self.rules, self.names)
        return self._sight

    def forget_sight(self) -> None:
        """Nobody is there to be sent anything; what is known by heart costs memory."""
        self._sight = None

    @property
    def over(self) -> bool:
        """Whether nothing more will be asked."""
        return bool(self.state.over) or self.broken_off

    @property
    def resting(self) -> bool:
        """Whether a round is over and the next one waits."""
        return bool(self.state.resting) and not self.over

    @property
    def asked(self) -> int:
        """The seat that is asked, or nobody."""
        return NOBODY if self.over else int(asked_seat(self.state))

    @property
    def in_window(self) -> bool:
        """Whether everybody is asked at the same time."""
        return not self.over and self.state.top().silence(self.state) != NOBODY

    @property
    def polls(self) -> bool:
        """Whether everybody is asked, and every answer counts."""
        return not self.over and self.state.top().polls()

    # -- what happens ----------------------------------------------------------------------------

    def begin(self, sequence: int) -> None:
        """Take down what the deal was; a lesson begins in the middle of a round."""
        if self.is_lesson:
            started = RoundStarted(self.state.round, self.state.first)
            self.history.append((sequence, started))
        self._settle(sequence)

    def attempt(self, seat: int, choice: int, before: State | None = None) -> Attempt:
        """A choice carried out on a copy: what the rules can't do must never be written."""
        before = before or self.state
        after = before.copy()
        after.listening = True
        apply(after, choice)
        return Attempt(seat, choice, self.text_of(choice), before, after)

    def take(self, sequence: int, attempt: Attempt) -> list[Event]:
        """A choice is written down: its outcome is how the game stands from now on."""
        self._note(attempt.choice, attempt.text)
        self.state = attempt.after
        return self._settle(sequence)

    def read(self, text: str) -> int:
        """The choice that a line of the log means."""
        return read_choice(self.state, self.names, text)

    def carry_out(self, sequence: int, choice: int) -> list[Event]:
        """A choice of the log, which was carried out before it was written."""
        self._note(choice)
        apply(self.state, choice)
        return self._settle(sequence)

    def _note(self, choice: int, text: str = "") -> None:
        # The record has the first names until the end, whoever has taken a seat since.
        self.recorder.add(self.state, choice, text if self.names == self.recorder.names else "")
        self.steps.append(choice)
        if verb_of(choice) == self.rules.verb("call"):
            self.company.proposed(self.state, int(target_of(choice)))

    def go_on(self, sequence: int) -> list[Event]:
        """Deal the next round, on a copy, as choices are: what fails leaves the table as it is."""
        after = self.state.copy()
        after.listening = True
        go_on(after)
        self.steps.append(None)
        self.state = after
        return self._settle(sequence)

    def tell_course(self, course: Course, choice: int) -> None:
        """Let a lesson know what is about to be chosen."""
        asked = prompt(self.state, self.asked)
        course.hear(self.rules, int(asked.seat), choice, int(asked.silence))

    def talk(self, talk: Talk) -> None:
        """Take down what somebody said or claimed."""
        self.history.append((talk.sequence, talk))
        self.speakers[talk.sequence] = self.names[talk.seat]
        if talk.claim is None and talk.line is None:
            self.recorder.talk(talk.seat, talk.text)
            return
        claim = claim_of(self.rules, talk)
        self.recorder.claim(self.rules, talk.seat, claim)
        self.steps.append(Heard.of(talk.seat, claim))
        self.company.hear(talk)

    def seat_taken(self, sequence: int, seat: int, name: str) -> None:
        """Somebody plays on in the seat of a bot, under their own name."""
        told = SeenEvent(SEAT_TAKEN, {"seat": name, "was": self.names[seat]})
        self.history.append((sequence, told))
        self.names = (*self.names[:seat], name, *self.names[seat + 1 :])
        self.players = self.players if self.over else self.names
        self.forget_sight()

    def _settle(self, sequence: int) -> list[Event]:
        events = list(self.state.take_events())
        self.asked_at = sequence
        self.round_began = any(isinstance(event, RoundStarted) for event in events)
        self.round_ended = self._has_ended()
        self.history += [(sequence, event) for event in events]
        for event in events:
            self.company.hear(event)
        return events

    def _has_ended(self) -> bool:
        """Whether a round is over, gold included; one that doesn't rest ends as the next begins."""
        if self.state.rests:
            return self.resting or bool(self.state.over)
        return self.round_began or bool(self.state.over)

    # -- whom to ask -----------------------------------------------------------------------------

    def prompts(self) -> dict[int, Prompt]:
        """Everybody who is asked now: one seat, or in a window all that it will come to."""
        if self.over or self.resting:
            return {}
        if not self.in_window:
            return {self.asked: prompt(self.state, self.asked)}
        state = self.state.copy()
        state.listening = False
        found: dict[int, Prompt] = {}
        kind = state.top().name()
        while not state.over and int(asked_seat(state)) not in found:
            asked = prompt(state, asked_seat(state))
            if asked.silence == NOBODY or asked.kind != kind:  # what comes of it isn't known yet
                break
            found[int(asked.seat)] = asked
            apply(state, asked.silence)
        return found

    def text_of(self, choice: int) -> str:
        """A choice as it is written down."""
        return choice_text(self.rules, self.names, choice)

    def call(self, seat: int) -> Attempt:
        """The choice with which a seat proposes to call the round (B-56)."""
        if self.over or not may_call(self.state, seat):
            raise TableRefusal(
                "no_call",
                "you can propose ending the round early only between turns, and only once (B-56)",
            )
        return self.attempt(seat, int(call_choice(self.state, seat)))

    def job(self, key: str, seat: int, level: Level, seconds: float, advises: bool = False) -> Job:
        """What a bot in another process is asked now, or whoever advises a person."""
        return Job(
            key,
            seat,
            level,
            self.company.characters.get(seat, ""),
            seconds,
            self.company.may_propose(self.state, seat),
            not self.in_window,
            self.deal,
            tuple(self.steps),
            advises,
        )

    def bot_move(self, seat: int, level: Level | None, reply: Reply | None = None) -> Attempt:
        """What a bot chooses for the seat that is asked; if that fails, the first that does not."""
        wanted = self._bot_choice(self.state, seat, level, reply)
        others = [int(choice) for choice in prompt(self.state, seat).choices if choice != wanted]
        for choice in (wanted, *others):
            try:
                return self.attempt(seat, choice)
            except Exception:  # a mistake of the program must not hold up the table
                if (self.asked_at, choice) not in self._unplayable:
                    self._unplayable.add((self.asked_at, choice))
                    # Not which one: it could tell a card of the hand.
                    LOGGER.exception("a choice of seat %d can't be carried out", seat)
        raise MotherlodeError("none of the choices can be played")

    def _bot_choice(self, state: State, seat: int, level: Level | None, reply: Reply | None) -> int:
        """What a bot does: what came of its thinking, unless it failed."""
        if isinstance(reply, Thought) and self._is_offered(state, seat, reply.choice):
            return reply.choice
        if reply is not None:
            self.company.blame(seat, reply if isinstance(reply, Fault) else Fault("illegal"))
        return self.company.choice(state, seat, level)

    def _is_offered(self, state: State, seat: int, choice: int) -> bool:
        if choice == int(call_choice(state, seat)):
            return may_call(state, seat) and self.company.may_propose(state, seat)
        return choice in map(int, prompt(state, seat).choices)

    def window_answers(
        self,
        choices: Mapping[int, int],
        bots: Mapping[int, Level | None],
        replies: Mapping[int, Reply],
    ) -> list[Attempt]:
        """What a window comes to: answers in the order of the seats, silence where none came.

        When somebody reacts, the others' answers were about something else; in a poll all count.
        """
        window = list(self.prompts())
        state = self.state
        answers: list[Attempt] = []
        for seat in window:
            asked = prompt(state, seat)
            if asked.silence == NOBODY or not len(asked.choices):
                break
            choice = choices.get(seat, int(asked.silence))
            if seat in bots:
                choice = self._bot_choice(state, seat, bots[seat], replies.get(seat))
            answers.append(self.attempt(seat, choice, state))
            state = answers[-1].after
            if choice != asked.silence and not self.polls:
                break
        return answers

    # -- what is seen ----------------------------------------------------------------------------

    def view_of(self, seat: int | None) -> SeatView:
        """The table as a seat or a spectator sees it."""
        place = SPECTATOR if seat is None else seat
        return self.sight.view(view(self.state, place), self.in_window)

    def prompt_of(self, asked: Prompt) -> PromptInfo:
        """A prompt as a message."""
        return self.sight.prompt(self.state, asked, self.asked_at)

    def seen(self, events: Sequence[Event], seat: int | None) -> tuple[SeenEvent, ...]:
        """Facts as a seat or a spectator sees them."""
        place = SPECTATOR if seat is None else seat
        return tuple([self.sight.event(event.seen_by(place)) for event in events])

    def history_of(self, seat: int | None) -> tuple[Happened, ...]:
        """All that has happened, as a seat or a spectator saw it; only the end of a long talk."""
        lines = []
        talks = 0
        for sequence, happened in reversed(self.history):
            if isinstance(happened, SeenEvent):
                lines.append(Happened(sequence, happened))
            elif not isinstance(happened, Talk):
                lines.append(Happened(sequence, self.seen([happened], seat)[0]))
            elif talks < MOST_TALK:
                talks += 1
                by = self.speakers[sequence]
                is_here = by == self.names[happened.seat]
                lines.append(Happened(sequence, talk=happened, by="" if is_here else by))
        return (*self.before, *reversed(lines))

    def ending(self) -> Ending | None:
        """What is laid open when the game is over."""
        if not self.over:
            return None
        return Ending(
            self.recorder.record.seed_text, self.salt, self.broken_off, self._last_nuggets()
        )

    def _last_nuggets(self) -> tuple[SeenEvent, ...]:
        """What was taken unseen in the last round: the scores lay all gold open (B-80)."""
        taken = []
        for _, happened in reversed(self.history if self.state.over else ()):
            if isinstance(happened, RoundEnded):
                break
            if isinstance(happened, NuggetPicked | NuggetGiven):
                taken.append(self.sight.event(happened))
        return tuple(reversed(taken))

    def record(self) -> str:
        """The record of the game, with the seed: only when it is over."""
        if not self.over or self.is_lesson:
            raise TableRefusal("not_over", "the game record is available when the game is over")
        if not self._written:
            recorder = self.recorder
            if any(isinstance(happened, SeenEvent) for _, happened in self.history):
                said_by = list(self.speakers.values())
                recorder = renamed(recorder.record, self.players, said_by)
            self._written = recorder.text()
        return self._written
