"""A person at a table of bots: whom to ask, and what the person's lines mean."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence

from motherlode.analysis.hint import hint
from motherlode.bots.search.bot import SearcherBot
from motherlode.cli.errors import sentence
from motherlode.cli.terminal.answers import Group, numbered, sorted_answers, with_names
from motherlode.cli.terminal.rulebook import show_catalogue, show_entry
from motherlode.cli.terminal.screen import Screen
from motherlode.cli.terminal.voices import Voices, is_claimable
from motherlode.cli.terminal.words import is_news
from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.core.engine import apply, asked_seat, call_choice, go_on
from motherlode.rules.core.errors import BadNotation, MotherlodeError
from motherlode.rules.core.events import (
    GameEnded,
    PathLaid,
    PathMoved,
    RoleDealt,
    RoleExchanged,
    RolesRevealed,
    RoundEnded,
)
from motherlode.rules.core.playout import Bot, Claim, answer
from motherlode.rules.core.round_calls import may_call
from motherlode.rules.core.state import State
from motherlode.rules.core.views import Prompt, View, prompt, view
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.claims import read_claim
from motherlode.rules.notation.words import read_card, read_seat
from motherlode.rules.records.recorder import Recorder

QUIT = ("q", "quit", "exit")
BACK = ("b", "back")
HELP = ("?", "h", "help")


class Leave(Exception):
    """The person leaves the table."""


class Session:
    """One game, one person, the rest bots."""

    def __init__(
        self,
        state: State,
        seat: int,
        bots: Mapping[int, Bot],
        recorder: Recorder,
        screen: Screen,
        is_mute: bool = False,
    ) -> None:
        self.state = state
        self.seat = seat
        self.bots = bots
        self.recorder = recorder
        self.screen = screen
        self.words = screen.words
        self.log: list[str] = []
        self.latest = NOBODY  # where the last card was laid
        self.adviser = SearcherBot()  # hears what the person hears, and is asked for hints
        self.adviser.sit_down(seat, 0)
        self.voices = Voices(bots, [self.adviser], is_mute)

    # -- the game ------------------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end of the game, or until the person leaves."""
        self.tell_all()
        while not self.state.over:
            seat = int(asked_seat(self.state))
            if seat == self.seat:
                forced = self.forced()
                self.carry_out(self.ask() if forced == NOBODY else forced)
            else:
                self.carry_out(int(answer(self.state, seat, self.bots[seat])))

    def carry_out(self, choice: int) -> None:
        """Apply a choice and let everybody know what they may know of it."""
        self.recorder.add(self.state, choice)
        apply(self.state, choice)
        self.let_know()
        if self.state.resting:
            self.pause()
            go_on(self.state)
            self.let_know()

    def let_know(self) -> None:
        """Tell bots and person what has happened since the last time, and let one of them speak."""
        self.tell_all()
        spoken = self.voices.next(self.state)
        if spoken is not None:
            self.note_claim(*spoken)

    def tell_all(self) -> None:
        """Tell everybody what their seat saw happen."""
        events = list(self.state.take_events())
        for seat, bot in self.bots.items():
            if bot.listening:
                for event in events:
                    bot.hear(event.seen_by(seat))
        self.tell(events)

    def note_claim(self, seat: int, claim: Claim) -> None:
        """Write down what somebody has said, and show it."""
        self.recorder.claim(self.state.rules, seat, claim)
        line = self.words.saying(seat, claim)
        self.log.append(line)
        self.screen.say(f"· {line}", "italic")

    def tell(self, events: Sequence[Event]) -> None:
        """Put what happened in the log and print what is news."""
        seen = view(self.state, self.seat)
        for event in events:
            self.adviser.hear(event.seen_by(self.seat))
            line = self.words.event(event.seen_by(self.seat))
            self.log.append(line)
            if isinstance(event, PathLaid | PathMoved):
                self.latest = int(event.cell)
            if isinstance(event, RoundEnded):
                why = self.words.why_ended(seen, events)
                self.screen.show_end_of_round(seen, why, line, self.latest)
                self.latest = NOBODY
            elif isinstance(event, RolesRevealed):
                self.screen.show_roles(event)
            elif isinstance(event, GameEnded):
                self.screen.show_end_of_game(event)
            elif is_news(event, self.seat):
                self.screen.say(f"· {line}", "bold" if self.words.is_own(event) else "")
                if isinstance(event, RoleDealt | RoleExchanged) and self.words.is_own(event):
                    self.screen.show_role(int(event.role))

    def pause(self) -> None:
        """Let a person at a terminal read on in peace."""
        if sys.stdin.isatty():
            self.read(self.words.text("pause"))

    # -- the person ----------------------------------------------------------------------------

    def forced(self) -> int:
        """The only answer to a card that another has announced; NOBODY if there is a choice.

        Nobody else notices how long it took: the others are bots.
        """
        asked = prompt(self.state, self.seat)
        is_forced = asked.about != NOBODY and len(asked.choices) == 1
        return int(asked.choices[0]) if is_forced else NOBODY

    def ask(self) -> int:
        """Ask the person until an answer can be carried out."""
        asked = prompt(self.state, self.seat)
        seen = view(self.state, self.seat)
        hand = [int(card) for card in seen.hand]
        groups = sorted_answers(self.words, hand, [int(choice) for choice in asked.choices])
        is_played = not len(seen.roles)  # at a round's end the maze has been shown
        self.screen.show_question(seen, asked, groups, self.latest, is_played)
        while True:
            line = self.read(self.words.text("input"))
            choice = self.answered(line, seen, asked, groups)
            if choice is not None:
                return choice

    def answered(self, line: str, seen: View, asked: Prompt, groups: list[Group]) -> int | None:
        """The choice a line means; nothing if it was about something else, or not understood."""
        try:
            return self.understood(line, seen, asked, groups)
        except MotherlodeError as error:
            self.screen.say(self.words.text("refused", reason=sentence(error, self.words.texts)))
            if all(group.card == NOBODY for group in groups):
                labels = self.words.texts.listed(
                    way.label for group in groups for way in group.ways
                )
                self.screen.say(self.words.text("answers-are", answers=labels))
            return None

    def agrees(self, question: str) -> bool:
        """Whether the person says yes; just Enter means no."""
        while True:
            line = self.read(question).lower()
            if line in self.words.text("words-yes").split(", "):
                return True
            if line in ("", *QUIT) or line in self.words.text("words-no").split(", "):
                return False
            self.screen.say(self.words.text("yes-or-no"))

    def read(self, question: str) -> str:
        """A line the person types; one that comes from elsewhere is shown as well."""
        try:
            line = " ".join(input(f"{question} ").split())
        except EOFError:
            self.screen.say()
            raise Leave from None
        if not sys.stdin.isatty():
            self.screen.say(line)
        return line

    def understood(self, line: str, seen: View, asked: Prompt, groups: list[Group]) -> int | None:
        """The choice a line means, or nothing if it was about something else."""
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word in QUIT and not rest:
            raise Leave
        if not line or line.lower() == "maze":
            self.screen.legend = ""
            self.screen.show_question(seen, asked, groups, self.latest)
        elif word in HELP and not rest:
            self.screen.show_help()
        elif line.startswith("?"):
            self.explain(line[1:].strip(), groups)
        elif word == "rules" and rest:
            show_entry(self.words.texts, rest)
        elif word == "rules":
            show_catalogue(self.words.texts)
        elif word in ("o", "options") and not rest:
            self.screen.show_all(groups)
        elif line.lower() == "hint":
            self.screen.say(self.words.advice(hint(self.adviser, seen, asked)))
        elif line.lower() == "log":
            self.screen.say("\n".join(self.log))
        elif line.lower() == "discard":
            self.screen.show_discard(seen)
        elif word == "say":
            self.say(rest)
        elif word == "call":
            return self.call(rest)
        else:
            return self.chosen(line, seen, groups)
        return None

    def say(self, text: str) -> None:
        """Claim something, and let the bots hear it."""
        claim = read_claim(self.state.rules, self.words.names, text)
        if not is_claimable(self.state, self.seat, claim):
            raise BadNotation(self.words.text("say-refused"))
        if self.voices.is_done(self.state, self.seat):
            raise BadNotation(self.words.text("say-enough"))
        self.voices.utter(self.seat, claim)
        self.note_claim(self.seat, claim)

    def call(self, name: str) -> int:
        """Propose to call the round (B-56), in one's own name only."""
        own = not name or read_seat(self.words.names, name) == self.seat
        if not own or not may_call(self.state, self.seat):
            raise BadNotation(self.words.text("call-refused"))
        return int(call_choice(self.state, self.seat))

    def chosen(self, line: str, seen: View, groups: list[Group]) -> int | None:
        """The choice named by numbers, or written down."""
        if not re.fullmatch(r"\d{1,3}(?:[\s.]+\d{1,3}){0,2}", line):
            return read_choice(self.state, self.words.names, with_names(self.words, groups, line))
        first, *rest = (int(number) for number in re.findall(r"\d+", line))
        group = numbered(self.words, groups, first)
        if not group.ways:
            raise BadNotation(self.words.text("no-way"))
        if rest:
            return self.by_numbers(seen, group, rest)
        if group.card == NOBODY and len(group.ways) == 1:
            return self.by_numbers(seen, group, [1])
        return self.ask_way(seen, group)

    def by_numbers(self, seen: View, group: Group, numbers: Sequence[int]) -> int | None:
        """The choice that a way's number names, and the number of its detail if it has several."""
        way = numbered(self.words, group.ways, numbers[0])
        if not way.more:
            if len(numbers) > 1:
                raise BadNotation(self.words.text("one-number-less"))
            return way.choice
        details = Group(f"{group.title}: {way.label}", group.card, list(way.more))
        if len(numbers) > 1:
            return numbered(self.words, details.ways, numbers[1]).choice
        return self.ask_way(seen, details)

    def ask_way(self, seen: View, group: Group) -> int | None:
        """A card is chosen: ask what to do with it; nothing if the person goes back."""
        self.screen.show_ways(seen, group, self.latest)
        while True:
            line = self.read(self.words.text("input-way"))
            if not line or line.lower() in (*BACK, *QUIT):
                return None
            try:
                if line.startswith("?"):
                    self.explain(line[1:].strip() or "1", [group])
                elif re.fullmatch(r"\d{1,3}(?:[\s.]+\d{1,3})?", line):
                    numbers = [int(number) for number in re.findall(r"\d+", line)]
                    return self.by_numbers(seen, group, numbers)
                else:
                    return read_choice(self.state, self.words.names, self.completed(line, group))
            except MotherlodeError as error:
                self.screen.say(
                    self.words.text("refused", reason=sentence(error, self.words.texts))
                )

    def completed(self, line: str, group: Group) -> str:
        """A line about a chosen card, with the card's name put in if it was left out."""
        if group.card == NOBODY:
            return line
        name = self.words.rules.names[group.card]
        if line.lower() == "pass":
            return f"pass {name}"
        if re.match(r"[-+(\d]", line):
            return f"{name} @ {line}"
        if line[0] in "@>":
            return f"{name} {line}"
        seats = [seat.casefold() for seat in self.words.names]
        return f"{name} > {line}" if line.casefold() in seats else line

    def explain(self, name: str, groups: list[Group]) -> None:
        """Say what a card does, by its number or its name."""
        known = name.lower().replace(" ", "_")
        if name.isdecimal() and len(name) < 4:
            card = numbered(self.words, groups, int(name)).card
            if card == NOBODY:
                raise BadNotation(self.words.text("explain-what"))
            known = self.words.rules.names[card]
        elif not self.words.texts.has(f"card-{known}"):
            known = self.words.rules.names[read_card(self.words.rules, name)]
        self.screen.show_card(known)
