"""Vote: before roles are shown everybody may say whom they take for a saboteur (H-1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.chance import Chance
from motherlode.rules.core.choices import TARGET, target_of, verb_of
from motherlode.rules.core.contract import (
    FORM_WHO,
    FORM_WORD,
    NOBODY,
    Frame,
    Module,
    Slice,
    Verb,
)
from motherlode.rules.core.events import Public
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.ruleset import Draft, Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import View

SECRET: Final = -2  # a vote that this seat may not know yet
FEWEST: Final = 3  # with two players there is nothing to ask


class Ballot(Slice):
    """Whom each seat accuses: NOBODY if it hasn't, or not yet."""

    def __init__(self, accused_seats: vec[i64], counted: bool) -> None:
        self.accused_seats: vec[i64] = accused_seats
        self.counted: bool = counted  # all votes lie open

    def fields(self) -> dict[str, object]:
        """What is told of it: nothing before the count."""
        accused = [int(seat) for seat in self.accused_seats] if self.counted else []
        return {"accused_seats": accused} if accused else {}

    def by_seat(self) -> tuple[str, ...]:
        return ("accused_seats",)


NO_BALLOT: Final = Ballot(vec[i64](), False)


class PlayerAccused(Public):
    """A seat took another for a saboteur; told when everybody has voted."""

    def __init__(self, seat: i64, target: i64) -> None:
        self.seat: i64 = seat
        self.target: i64 = target

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "target": int(self.target)}


class Accuse(Frame):
    """The round is over and nobody's role is shown yet: whom does this seat take for a saboteur?"""

    def silence(self, state: State) -> i64:
        return state.rules.verb("abstain")

    def polls(self) -> bool:
        return True

    def question(self) -> Reason | None:
        return because("asks-accuse", "whom they take for a saboteur (H-1)")

    def options(self, state: State) -> vec[i64]:
        out = vec[i64]([state.rules.verb("abstain")])
        accuse = state.rules.verb("accuse")
        other: i64
        for other in range(state.seats):
            if other != self.seat:
                out = append(out, accuse | (other << TARGET))
        return out

    def answer(self, state: State, choice: i64) -> None:
        ballot = state.slices[MODULE.slot]
        if isinstance(ballot, Ballot) and verb_of(choice) == state.rules.verb("accuse"):
            votes = ballot.accused_seats[:]
            votes[self.seat] = target_of(choice)
            state.set_slice(MODULE.slot, Ballot(votes, False))


class CountVotes(Frame):
    """Everybody has been asked: all votes are shown, just before the roles."""

    def run(self, state: State) -> None:
        ballot = state.slices[MODULE.slot]
        if not isinstance(ballot, Ballot):
            return
        state.set_slice(MODULE.slot, Ballot(ballot.accused_seats, True))
        if state.listening:
            seat: i64
            for seat in range(state.seats):
                if ballot.accused_seats[seat] != NOBODY:
                    state.note(PlayerAccused(seat, ballot.accused_seats[seat]))


COUNT_VOTES: Final = CountVotes(NOBODY)


class Vote(Module):
    """A question to all seats at the end of each round; it moves no gold."""

    def refusal(self, selection: Selection) -> Reason | None:
        if selection.game == "duel":
            return because(
                "not-in-duel",
                "{module} doesn’t work with the duel (H-1)",
                module=self.name,
            )
        if selection.players < FEWEST:
            return because(
                "vote-players",
                "the vote needs at least {count} players (H-1)",
                count=FEWEST,
            )
        return None

    def decisions(self) -> dict[str, tuple[str, ...]]:
        return {"Accuse": ("abstain",)}

    def bind(self, draft: Draft) -> None:
        draft.add_verbs([Verb("accuse", FORM_WHO), Verb("abstain", FORM_WORD)])

    def new_slice(self) -> Slice | None:
        return NO_BALLOT

    def setup(self, state: State) -> None:
        state.set_slice(self.slot, NO_BALLOT)

    def before_score(self, state: State) -> None:
        state.set_slice(self.slot, Ballot(vec[i64]([NOBODY] * state.seats), False))
        state.push(COUNT_VOTES)
        seat: i64 = state.seats - 1
        while seat >= 0:
            state.push(Accuse(seat))
            seat -= 1

    def view(self, state: State, seat: i64) -> Slice | None:
        """One's own vote; the others' only when all are counted."""
        ballot = state.slices[self.slot]
        if not isinstance(ballot, Ballot) or ballot.counted or len(ballot.accused_seats) == 0:
            return ballot
        votes = vec[i64]([SECRET] * state.seats)
        if seat >= 0:
            votes[seat] = ballot.accused_seats[seat]
        return Ballot(votes, False)

    def deal(self, state: State, view: View, chance: Chance) -> None:
        """Those who have voted may have accused anybody; those still to be asked, nobody."""
        ballot = view.slices[self.slot]
        if not isinstance(ballot, Ballot) or ballot.counted or len(ballot.accused_seats) == 0:
            return
        votes = ballot.accused_seats[:]
        seat: i64
        for seat in range(state.seats):
            if votes[seat] == SECRET:
                other = chance.below(state.seats)
                has_voted = seat < view.asked
                votes[seat] = other if has_voted and other != seat else NOBODY
        state.set_slice(self.slot, Ballot(votes, False))


MODULE: Final[Module] = Vote("vote", 1, ("H-1",), False, (), True)
