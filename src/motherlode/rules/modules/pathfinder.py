"""Pathfinder: lay two path cards in one turn (C-22)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.cards import PATH, action
from motherlode.rules.core.chance import Chance
from motherlode.rules.core.choices import CARD, card_of, detail_of
from motherlode.rules.core.contract import FORM_CARD, NOBODY, Frame, Module, Verb
from motherlode.rules.core.events import ActionPlayed
from motherlode.rules.core.frames import Spent, announce, restricted
from motherlode.rules.core.memories import Memory
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.ruleset import Draft, Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import View
from motherlode.rules.worlds.deal import Dealer
from motherlode.rules.worlds.hands import deal_remembered, free_cards, shown_cards

CARD_NAME: Final = "pathfinder"
PATHS: Final = 2  # how many path cards are laid
DEALS: Final = 200  # deals that may lack the path cards it takes before they are put there


def is_path(state: State, card: i64) -> bool:
    """Whether a card is a path card."""
    return state.rules.specs[card].family == PATH


def path_options(state: State, seat: i64) -> vec[i64]:
    """Every way to lay a path card of a hand, each by its own verb."""
    rules = state.rules
    out = vec[i64]()
    last: i64 = -1
    for card in state.hand(seat):
        if card != last and is_path(state, card):
            out = rules.verbs[rules.verb_of[card]].targets(state, seat, card, out)
        last = card
    return restricted(state, seat, out)


def can_lay(state: State, seat: i64) -> bool:
    """Whether a seat can lay a path card now, and pay for it by itself if it must (T-3)."""
    for choice in path_options(state, seat):
        payer = detail_of(choice) - 1
        if payer < 0 or payer == seat:
            return True
    return False


def count_paths(state: State, seat: i64) -> i64:
    """How many path cards a seat holds."""
    count: i64 = 0
    for card in state.hand(seat):
        if is_path(state, card):
            count += 1
    return count


class FindPath(Verb):
    """Play Pathfinder; it is discarded when both path cards are done with."""

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        if count_paths(state, seat) < PATHS or not can_lay(state, seat):
            return out
        return append(out, self.number | (card << CARD))

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        state.due = 0  # one for each path card played
        if state.listening:
            state.note(ActionPlayed(seat, card_of(choice), NOBODY))
        state.push(Pathfinding(seat, choice, 0))

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        if state.front[seat] & state.rules.blocking:
            return because(
                "pathfinder-forbidden",
                "Pathfinder works only while the player can place path cards (C-22, B-25)",
            )
        if count_paths(state, seat) < PATHS:
            return because("pathfinder-two", "Pathfinder needs two path cards in hand (C-22)")
        return because(
            "pathfinder-nowhere",
            "a path card in hand must fit somewhere right now, without someone else paying a "
            "toll (C-22)",
        )


class Pathfinding(Spent):
    """Some of the two path cards are played: go on if another can be laid, else it is over."""

    def __init__(self, mover: i64, choice: i64, played: i64) -> None:
        super().__init__(mover, choice)
        self.played: i64 = played

    def fields(self) -> tuple[int, ...]:
        return (self.mover, self.choice, self.played)

    def run(self, state: State) -> None:
        if self.played < PATHS and len(path_options(state, self.mover)):
            state.push(LayPath(self.mover, self.choice, self.played))
            return
        super().run(state)


class LayPath(Frame):
    """Lay the first or second path card of Pathfinder; a veto hits only that card."""

    def __init__(self, seat: i64, choice: i64, played: i64) -> None:
        super().__init__(seat)
        self.choice: i64 = choice
        self.played: i64 = played

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.choice, self.played)

    def announced(self) -> i64:
        return self.choice

    def announcer(self) -> i64:
        return self.seat

    def question(self) -> Reason | None:
        return because("asks-path", "which path card to place (C-22)")

    def options(self, state: State) -> vec[i64]:
        return path_options(state, self.seat)

    def answer(self, state: State, choice: i64) -> None:
        state.due += 1
        state.push(Pathfinding(self.seat, self.choice, self.played + 1))
        announce(state, self.seat, choice)

    def ask_again(self, state: State) -> None:
        state.push(Pathfinding(self.seat, self.choice, self.played))


class Pathfinder(Module):
    """One card that lets its player lay two path cards."""

    def refusal(self, selection: Selection) -> Reason | None:
        if selection.game == "duel":
            return because(
                "not-in-duel",
                "{module} doesn’t work with the duel (C-22)",
                module=self.name,
            )
        return None

    def decisions(self) -> dict[str, tuple[str, ...]]:
        return {"LayPath": ()}

    def bind(self, draft: Draft) -> None:
        draft.add_cards([action(CARD_NAME, "pathfinder", 1)])
        draft.add_verbs([FindPath("pathfinder", FORM_CARD)])

    def deal(self, state: State, view: View, chance: Chance) -> None:
        """Whoever is playing Pathfinder holds the path cards it takes: everybody can tell."""
        mover, paths, fitting = still_needed(view)
        if paths == 0 or mover == view.seat:
            return
        shown = [card for card in shown_cards(view).get(mover, []) if is_path(state, card)]
        dealer = Dealer(view)
        for _ in range(DEALS):
            if count_paths(state, mover) >= paths + len(shown):
                if not fitting or len(path_options(state, mover)):
                    return
            dealer.deal_cards_again(state, chance)
        known = remembered_cards(view, mover) - Counter(shown)
        others = Counter(free_cards(state, view, mover)) - known
        cards = [*known.elements(), *chance.shuffled(sorted(others.elements()))]
        held = [card for card in cards if is_path(state, card)]
        fits = [place for place, card in enumerate(held) if fits_somewhere(state, mover, card)]
        if fitting and fits:
            held.insert(0, held.pop(fits[0]))
        holds = Memory(0, 1 << mover, vec[i64](), vec[i64](held[:paths] + shown))
        deal_remembered(state, view, chance, [holds])


def remembered_cards(view: View, seat: int) -> Counter[int]:
    """Cards that a hand is known to hold; there may be no room in it for many others."""
    for memory in view.memories:
        if memory.hands == 1 << seat and len(memory.discards) == 0:
            return Counter([int(card) for card in memory.cards])
    return Counter()


def still_needed(view: View) -> tuple[int, int, bool]:
    """Who is playing Pathfinder, how many more path cards that takes, whether one surely fits."""
    for place, frame in enumerate(view.stack):
        if isinstance(frame, LayPath):
            is_shown = place + 1 < len(view.stack)  # a toll is asked for the next one (T-3)
            return int(frame.seat), int(PATHS - frame.played) - is_shown, not is_shown
        if isinstance(frame, Pathfinding):
            return int(frame.mover), int(PATHS - frame.played), False
        choice = frame.announced()
        if choice != NOBODY and card_of(choice) == view.rules.number_of[CARD_NAME]:
            return int(frame.announcer()), PATHS, True
    return NOBODY, 0, False


def fits_somewhere(state: State, seat: int, card: int) -> bool:
    """Whether a seat could lay a card now."""
    verb = state.rules.verbs[state.rules.verb_of[card]]
    return len(restricted(state, seat, verb.targets(state, seat, card, vec[i64]()))) > 0


MODULE: Final[Module] = Pathfinder("pathfinder", 1, ("C-22",), False)
