"""Authors: every line of the log is somebody's, and nobody answers for another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from motherlode.tables.live.standing import Standing
from motherlode.tables.wire import entries as lines
from motherlode.tables.wire.entries import Chose, Claimed, Entry, Missed, Sealed
from tests.simulation.database import Commit

# What only a person's command can bring about, in the first place of what is written together.
ORDERED: Final = (
    *(lines.Said, lines.Voted, lines.Ready, lines.Prolonged, lines.Hashed, lines.Revealed),
    *(lines.Renamed, lines.FaceChosen, lines.Exchanged, lines.PaceSet, lines.TalkAllowed),
    *(lines.LateAllowed, lines.Configured, lines.Left, Sealed),
)
WRITES: Final[dict[str, tuple[type, ...]]] = {
    "answer": (Chose, Sealed),
    "call": (Chose,),
    "say": (lines.Said,),
    "claim": (Claimed,),
    "abort": (lines.Voted,),
    "ready": (lines.Ready,),
    "prolong": (lines.Prolonged,),
    "contribute": (lines.Hashed,),
    "reveal": (lines.Revealed,),
    "rename": (lines.Renamed,),
    "move": (lines.Exchanged,),
    "set_pace": (lines.PaceSet,),
    "allow_talk": (lines.TalkAllowed,),
    "remove": (lines.Left,),
    "leave": (lines.Left,),
    "start": (lines.SatBot, lines.Closed, lines.Began),
    "rematch": (lines.Closed, lines.Began),
    "lesson_on": (lines.LessonRead, Chose, Sealed),
    "lesson_again": (lines.LessonOpened,),
    "lesson_off": (lines.LessonLeft,),
}
OF_ANOTHER: Final = ("remove", "move", "start")  # whose seat is another's


class Authors:
    """Who has ordered what, by the ids of commands."""

    def __init__(
        self,
        requests: Mapping[str, dict[str, Any]],
        keys: Mapping[str, str],
        chosen: Mapping[str, str],
    ) -> None:
        self.requests = requests
        self.keys = keys  # of the seat that a command came from
        self.chosen = chosen  # what an answer means, in words
        self.sealed: dict[tuple[int, int], int] = {}  # by question and seat

    def check(self, standing: Standing, commit: Commit, made: Sequence[Entry]) -> None:
        """Lines that were written together, before they are taken."""
        command = commit.lines[0].command
        first = made[0]
        for entry in made:
            if isinstance(entry, lines.Sat | lines.Left):
                self.sealed = {at: one for at, one in self.sealed.items() if at[1] != entry.seat}
        if command is not None:
            self._ordered(standing, first, command)
            return
        assert not isinstance(first, ORDERED), f"{first} was ordered by nobody"
        if isinstance(first, Claimed):
            assert not standing.seats[first.seat].is_person, f"{first} was claimed by nobody"
        if any(isinstance(entry, Chose) for entry in made):
            self._chosen_by_table(
                standing, [one for one in made if isinstance(one, Chose | Missed)]
            )

    def _ordered(self, standing: Standing, entry: Entry, command: str) -> None:
        request = self.requests[command]
        kind = request["type"]
        assert isinstance(entry, WRITES[kind]), f"{kind} wrote {entry}"
        key = self.keys[command]
        seats = [n for n, seat in enumerate(standing.seats) if seat.is_person and seat.key == key]
        assert seats, f"{kind} came from somebody who sits nowhere"
        if kind not in OF_ANOTHER and hasattr(entry, "seat"):
            assert entry.seat == seats[0], f"{kind} of seat {seats[0]} counts for {entry.seat}"
        if kind == "answer":
            assert isinstance(entry, Chose | Sealed)
            game = standing.game
            assert game is not None
            assert game.asked_at == request["sequence"], "an answer counts for another question"
            choice = int(standing.prompts(game)[entry.seat].choices[request["index"]])
            meant = (self.chosen[command], game.text_of(choice))  # somebody may have another name
            assert entry.choice in meant, f"{meant} became {entry}"
        if isinstance(entry, Sealed):
            self._seal(standing, entry)
        if kind == "say":
            assert isinstance(entry, lines.Said)
            assert entry.text == request["text"], "other words were written than were said"

    def _seal(self, standing: Standing, entry: Sealed) -> None:
        """Note what an answer in a window means, while those whom it names have their names."""
        game = standing.game
        assert game is not None
        choices = map(int, standing.prompts(game)[entry.seat].choices)
        meant = [one for one in choices if game.text_of(one) == entry.choice]
        place = game.asked_at, entry.seat
        assert place not in self.sealed, f"seat {entry.seat} answers again, as if it never had"
        self.sealed[place] = meant[0]

    def _chosen_by_table(self, standing: Standing, made: Sequence[Chose | Missed]) -> None:
        """Choices that nobody ordered: of bots, of whoever is late, or of a window that closes."""
        game = standing.game
        assert game is not None
        if not game.in_window:
            assert isinstance(made[0], Chose)
            seat = standing.seats[made[0].seat]
            missed = [one.seat for one in made if isinstance(one, Missed)]
            assert seat.is_played_by_bot or made[0].seat in missed, f"nobody chose {made[0]}"
            assert game.asked == made[0].seat or seat.is_played_by_bot, "the wrong seat answers"
            return
        at, sealed = game.asked_at, self.sealed.items()
        answers = {seat: game.text_of(one) for (asked, seat), one in sealed if asked == at}
        asked = standing.prompts(game)
        written = {one.seat: one.choice for one in made if isinstance(one, Chose)}
        reacted = False
        for number in asked:
            seat = standing.seats[number]
            silence = game.text_of(int(asked[number].silence))
            if number not in written:
                assert reacted or number not in answers, f"the answer of seat {number} is lost"
                continue
            if seat.is_person and not seat.is_played_by_bot:
                expected = answers.get(number, silence)
                told = written[number]
                assert told == expected, f"seat {number} answered {expected}, not {told}"
            reacted = reacted or (written[number] != silence and not game.polls)
