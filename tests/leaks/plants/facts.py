"""Plants in facts: told whole to those who may see a part, at once or in the history."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from motherlode.rules.core.contract import Event
from motherlode.rules.core.events import RoundStarted
from motherlode.tables.game.game import Game
from motherlode.tables.wire.messages import Happened, SeenEvent
from tests.leaks.known import FACES, SECRET_FLAGS
from tests.leaks.plants.plant import Mistake, Where, add, instead, plant
from tests.leaks.witness import SPECTATOR

SECRET = [
    name
    for name, faces in FACES.items()
    if name in SECRET_FLAGS or any(face.who != "all" for face in faces)
]


def told_whole(name: str) -> Mistake:
    """One kind of fact is told to everybody as it was."""

    def mistake(patch: pytest.MonkeyPatch) -> None:
        def made(seen: Any) -> Any:
            def whole(
                game: Game, events: Sequence[Event], seat: int | None
            ) -> tuple[SeenEvent, ...]:
                place = SPECTATOR if seat is None else seat
                return tuple(
                    game.sight.event(event if event.name() == name else event.seen_by(place))
                    for event in events
                )

            return whole

        instead(patch, Game, "seen", made)

    return mistake


FOUND_AT: dict[str, Where] = {
    "CardDiscarded": Where("a hand is swapped", first=0),
    "DwarfPlaced": Where("base 3 toll_tunnels"),
    "RoleSeen": Where("a chest shows a role", first=0),
    "ChestSeen": Where("base 4 treasure_chests", first=40),
    "CardsSeen": Where("a pile is searched", first=0),
    "CardKept": Where("a pile is searched", first=0),
    "HandTaken": Where("a hand is swapped", first=0),
    "CardTaken": Where("a chest lets a card be taken", first=0),
    "RoleExchanged": Where("a wardrobe", first=0),
    "NuggetGiven": Where("duel 2", until="gold", first=0),
    "NuggetPicked": Where(until="gold", first=0),
    "NuggetsTaken": Where(until="second gold", first=0),
    "GoalsTakenUp": Where("base 4 back_and_forth", first=60),
}
for fact in SECRET:
    add(f"{fact} is told whole", told_whole(fact), FOUND_AT.get(fact, Where()))


@plant("a spectator sees passed cards")
def passed_to_spectators(patch: pytest.MonkeyPatch) -> None:
    def made(seen: Any) -> Any:
        def whole(game: Game, events: Sequence[Event], seat: int | None) -> tuple[SeenEvent, ...]:
            if seat is not None:
                told: tuple[SeenEvent, ...] = seen(game, events, seat)
                return told
            open_to_all = [
                event if event.name() == "CardsPassed" else event.seen_by(SPECTATOR)
                for event in events
            ]
            return tuple(map(game.sight.event, open_to_all))

        return whole

    instead(patch, Game, "seen", made)


def _unmasked(patch: pytest.MonkeyPatch, rounds_back: int) -> None:
    """The history, in which the facts of earlier rounds, or of all, are whole."""

    def made(history_of: Any) -> Any:
        def told(game: Game, seat: int | None) -> tuple[Happened, ...]:
            begun = [n for n, (_, one) in enumerate(game.history) if isinstance(one, RoundStarted)]
            end = begun[-1] if rounds_back else len(game.history)
            masked: tuple[Happened, ...] = history_of(game, seat)
            before = len(masked) - len(game.history)
            out = list(masked)
            for place, (sequence, one) in enumerate(game.history[:end]):
                if isinstance(one, Event):
                    out[before + place] = Happened(sequence, game.sight.event(one))
            return tuple(out)

        return told

    instead(patch, Game, "history_of", made)


@plant("earlier rounds’ history is sent unmasked to whoever joins", until="second gold", first=0)
def earlier_rounds(patch: pytest.MonkeyPatch) -> None:
    _unmasked(patch, 1)


@plant("the history is sent unmasked to whoever comes again")
def whole_history(patch: pytest.MonkeyPatch) -> None:
    _unmasked(patch, 0)


@plant("the history is sent as the next seat saw it")
def history_of_another(patch: pytest.MonkeyPatch) -> None:
    def made(history_of: Any) -> Any:
        def told(game: Game, seat: int | None) -> tuple[Happened, ...]:
            out: tuple[Happened, ...] = history_of(game, 0 if seat is None else seat)
            return out

        return told

    instead(patch, Game, "history_of", made)
