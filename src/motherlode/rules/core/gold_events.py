"""What happened to gold: one small class per fact, which knows who may see which field."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.contract import HIDDEN, Event
from motherlode.rules.core.events import NO_CARDS, Public, listed


class NuggetsDrawn(Public):
    """Nugget cards were drawn from the supply, face down."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def fields(self) -> dict[str, object]:
        return {"count": int(self.count)}


class NuggetPicked(Event):
    """A seat took one nugget card, unseen by the others (B-64)."""

    def __init__(self, seat: i64, worth: i64) -> None:
        self.seat: i64 = seat
        self.worth: i64 = worth

    def seen_by(self, seat: i64) -> Event:
        return NuggetPicked(self.seat, self.worth if seat == self.seat else HIDDEN)

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "worth": int(self.worth)}


class NuggetsTaken(Event):
    """A seat took nugget cards out of the supply; everybody knows what its share is (B-62)."""

    def __init__(self, seat: i64, worths: vec[i64], count: i64, tokens: i64, total: i64) -> None:
        self.seat: i64 = seat
        self.worths: vec[i64] = worths
        self.count: i64 = count
        self.tokens: i64 = tokens
        self.total: i64 = total

    def seen_by(self, seat: i64) -> Event:
        known = self.worths if seat == self.seat else NO_CARDS
        return NuggetsTaken(self.seat, known, self.count, self.tokens, self.total)

    def fields(self) -> dict[str, object]:
        return {
            "seat": int(self.seat),
            "worths": listed(self.worths),
            "count": int(self.count),
            "tokens": int(self.tokens),
            "total": int(self.total),
        }


class NuggetGiven(Event):
    """A seat gave a nugget card to another; only these two know its worth."""

    def __init__(self, seat: i64, target: i64, worth: i64) -> None:
        self.seat: i64 = seat
        self.target: i64 = target
        self.worth: i64 = worth

    def seen_by(self, seat: i64) -> Event:
        knows = seat == self.seat or seat == self.target
        return NuggetGiven(self.seat, self.target, self.worth if knows else HIDDEN)

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "target": int(self.target), "worth": int(self.worth)}


class GoldPaid(Public):
    """A seat got gold tokens."""

    def __init__(self, seat: i64, tokens: i64) -> None:
        self.seat: i64 = seat
        self.tokens: i64 = tokens

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "tokens": int(self.tokens)}


class NuggetTurnedIn(Public):
    """A seat without tokens turned in a nugget card to pay 1 gold, and got change (B-65)."""

    def __init__(self, seat: i64, worth: i64) -> None:
        self.seat: i64 = seat
        self.worth: i64 = worth

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "worth": int(self.worth)}


class NuggetGranted(Public):
    """A seat got a nugget card out of the supply, openly (X-4)."""

    def __init__(self, seat: i64, worth: i64) -> None:
        self.seat: i64 = seat
        self.worth: i64 = worth

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "worth": int(self.worth)}


class GoldGiven(Public):
    """A seat paid 1 gold to another, or to the bank (no target)."""

    def __init__(self, seat: i64, target: i64) -> None:
        self.seat: i64 = seat
        self.target: i64 = target

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "target": int(self.target)}
