"""Storage: keep one of the top five cards of the discard pile instead of drawing (C-18)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.cards import action
from motherlode.rules.core.choices import CARD, card_of
from motherlode.rules.core.contract import FORM_CARD, FORM_PICK, NOBODY, Module, Verb
from motherlode.rules.core.events import ActionPlayed
from motherlode.rules.core.frames import Spent
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.ruleset import Draft, Selection
from motherlode.rules.core.state import State
from motherlode.rules.shared.piles import look_and_keep

LOOKS: Final = 5


class Store(Verb):
    """Look at the top of the discard pile and keep a card; there must be one (B-37)."""

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        return append(out, self.number | (card << CARD)) if len(state.discard) else out

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        state.due = 0
        if state.listening:
            state.note(ActionPlayed(seat, card_of(choice), NOBODY))
        state.push(Stored(seat, choice))
        look_and_keep(state, seat, LOOKS)

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        return because("storage-empty", "the discard pile is empty (C-18, B-37)")


class Stored(Spent):
    """A card was kept: now Storage itself is discarded, so it was not among those looked at."""


class Storage(Module):
    """One card that brings a card back."""

    def refusal(self, selection: Selection) -> Reason | None:
        if selection.game == "duel":
            return because(
                "not-in-duel",
                "{module} doesn’t work with the duel (C-18)",
                module=self.name,
            )
        return None

    def decisions(self) -> dict[str, tuple[str, ...]]:
        return {"KeepCard": ()}

    def bind(self, draft: Draft) -> None:
        draft.add_cards([action("storage", "storage", 1)])
        draft.add_verbs([Store("storage", FORM_CARD), Verb("keep", FORM_PICK)])


MODULE: Final[Module] = Storage("storage", 1, ("C-18",), False)
