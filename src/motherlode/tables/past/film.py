"""A game that is over, played again: a frame for each choice, through anybody's eyes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.core.errors import BadNotation
from motherlode.rules.core.views import SPECTATOR, View, view
from motherlode.rules.notation.claims import REMARK, read_claim
from motherlode.rules.positions.bookmark import Bookmark
from motherlode.rules.records.lines import refuse
from motherlode.rules.records.record import Entry, Record
from motherlode.rules.records.replay import Replay
from motherlode.tables.game.sight import cell, rules_info, seat_view, seen_event
from motherlode.tables.past.claim_truth import truth_of
from motherlode.tables.past.open_sight import open_seat_view, open_view, secrets_of, whole_event
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import Ending, SeenEvent, Talk
from motherlode.tables.wire.past_messages import ReplayInfo, Said, Still
from motherlode.tables.wire.sights import SeatView
from motherlode.tables.wire.values import Fields

OPEN = "open"
PUBLIC = "public"


def replay_of(record: Record, eyes: str) -> ReplayInfo:
    """The whole game of a record through these eyes."""
    return Projector(record, eyes).show()


def position_of(record: Record, played: int) -> str:
    """The position after this many choices of a record."""
    game = Replay(record)
    if played > len(record.choices):
        raise TableRefusal("no_step", f"the game record has only {len(record.choices)} choices")
    mark = Bookmark(game.state, record.players, record.number)
    for number, (_, text, _) in enumerate(game, 1):
        if number > played:
            break
        mark.move(text, game.state)
    return mark.text()


class Projector:
    """Plays a record again and takes a picture after each choice."""

    def __init__(self, record: Record, eyes: str) -> None:
        self.record = record
        self.names = record.players
        self.eyes = eyes
        self.is_open = eyes == OPEN
        self.seat = SPECTATOR if eyes in (OPEN, PUBLIC) else int(eyes)
        if self.seat >= len(self.names):
            raise TableRefusal("no_such_seat", f"this game has no seat {self.seat + 1}")
        self.game = Replay(record, rests=True)
        self.frames: list[Still] = []
        self.last: SeatView | None = None  # the view of the frame before
        self._views: dict[int, View] = {}  # of this frame, of those who claimed something
        self._entries = 0  # of the record, that are told already

    def show(self) -> ReplayInfo:
        """Every frame."""
        first = self._message(self._look())
        self._add(Still(0), first, self.game.opening)
        for played, (name, text, events) in enumerate(self.game, 1):
            self._entries += 1
            choice = Still(played, self.names.index(name), text if self.is_open else "")
            if not self.game.state.resting:
                self._add(choice, self._message(self._look()), events)
            elif played == len(self.record.choices):  # nobody saw the round that was to come
                self._end_round(choice, events, said=True)
            else:
                self._end_round(choice, events)
                dealt = self.game.go_on()
                self._add(Still(played), self._message(self._look()), dealt)
        result = self.game.result()
        over = result.scores is not None
        return ReplayInfo(
            players=self.names,
            eyes=self.eyes,
            rules=rules_info(self.game.rules),
            view=first,
            frames=tuple(self.frames),
            over=over,
            ending=Ending(self.record.seed_text, self.record.salt or "", not over),
            commitment=self.record.commitment or "",
            version=self.record.version,
        )

    def _look(self) -> View:
        """The table through these eyes, as it is now."""
        return open_view(self.game.state) if self.is_open else view(self.game.state, self.seat)

    def _message(self, seen: View) -> SeatView:
        state = self.game.state
        if self.is_open:
            return open_seat_view(seen, state, self.names)
        in_window = not state.over and state.top().silence(state) != NOBODY
        return seat_view(seen, self.names, in_window)

    def _end_round(self, choice: Still, events: Sequence[Event], said: bool = False) -> None:
        """How the table lies at the end of a round.

        A position like this is the one before the choice that ended the round.
        """
        seen = structs.replace(self._message(self._look()), kind="")
        self._add(structs.replace(choice, played=choice.played - 1), seen, events, said)

    def _add(
        self, still: Still, seen: SeatView, events: Sequence[Event], said: bool = True
    ) -> None:
        """Take a picture."""
        secrets = secrets_of(self.game.state) if self.is_open else None
        self.frames.append(
            structs.replace(
                still,
                events=tuple(self._fact(event) for event in events),
                said=self._said() if said else (),
                changes=changes(self.last or seen, seen),
                secrets=secrets,
            )
        )
        self.last = seen

    def _fact(self, event: Event) -> SeenEvent:
        rules = self.game.rules
        if self.is_open:
            return whole_event(rules, self.names, event)
        return seen_event(rules, self.names, event.seen_by(self.seat))

    # -- talk ------------------------------------------------------------------------------------

    def _said(self) -> tuple[Said, ...]:
        """What was said from here to the next choice."""
        entries = self.record.entries
        first = self._entries
        self._views.clear()
        while self._entries < len(entries) and entries[self._entries].is_talk:
            self._entries += 1
        return tuple(self._talk(entry) for entry in entries[first : self._entries])

    def _talk(self, entry: Entry) -> Said:
        seat, number = self.names.index(entry.seat), len(self.frames)
        if not entry.is_claim:
            return Said(Talk(number, seat, entry.text))
        rules = self.game.rules
        try:
            claim = read_claim(rules, self.names, entry.text)
        except BadNotation as error:
            refuse(entry.line, error.reason, error)
        talk = Talk(
            number,
            seat,
            claim=None if claim.kind == REMARK else claim.kind,  # type: ignore[arg-type]
            cell=None if claim.cell == NOBODY else cell(int(claim.cell)),
            about=None if claim.about == NOBODY else int(claim.about),
            tool=rules.tool_names(claim.tool)[0] if claim.tool else None,
            line=entry.wording or None,
        )
        if not self.is_open:  # whether somebody lied tells of what is hidden from these eyes
            return Said(talk)
        return Said(talk, truth_of(self.game.state, claim, lambda: self._known(seat)))

    def _known(self, seat: int) -> View:
        """What a seat knows now."""
        if seat not in self._views:
            self._views[seat] = view(self.game.state, seat)
        return self._views[seat]


def changes(before: SeatView, now: SeatView) -> Fields:
    """The fields of a view that are not as they were."""
    return {
        name: getattr(now, name)
        for name in SeatView.__struct_fields__
        if getattr(now, name) != getattr(before, name)
    }
