"""The duel for two: find the treasure or find a stone (D-1 to D-7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.cards import GOAL
from motherlode.rules.core.choices import (
    CARD,
    DETAIL,
    TARGET,
    card_of,
    detail_of,
    target_of,
    verb_of,
)
from motherlode.rules.core.contract import (
    FORM_CARDS,
    FORM_CELL,
    FORM_WORD,
    NOBODY,
    Frame,
    Module,
    Verb,
)
from motherlode.rules.core.events import GaveUp
from motherlode.rules.core.frames import carry_out_turn
from motherlode.rules.core.gold import (
    GIVEN,
    PICKED,
    draw_pool,
    enter,
    give_nuggets,
    nugget_cards,
    nugget_worth,
)
from motherlode.rules.core.gold_events import NuggetGiven, NuggetPicked, NuggetsDrawn
from motherlode.rules.core.path_lengths import is_tunnel_end
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.rounds import declare, finish_round
from motherlode.rules.core.ruleset import Draft, Selection, edition_named
from motherlode.rules.core.scoring import pool_options, worths_chosen
from motherlode.rules.core.state import State, replaced
from motherlode.rules.core.verbs import Rockfall, discard_unseen

HAND = 6
DISCARDS = 3
DRAWS = 2


class DuelTurn(Frame):
    """Lay, discard three, rockfall at a tunnel's end, or map (D-2)."""

    def options(self, state: State) -> vec[i64]:
        if is_closed(state):
            return append(rockfalls(state, self.seat), state.rules.verb("give_up"))
        out = vec[i64](capacity=48)
        last: i64 = -1
        for card in state.hand(self.seat):
            if card != last:
                verb = state.rules.verbs[state.rules.verb_of[card]]
                out = verb.targets(state, self.seat, card, out)
            last = card
        return self.discards(state, out)

    def discards(self, state: State, out: vec[i64]) -> vec[i64]:
        """Every choice of three cards, or all of them if there are fewer."""
        hand = state.hand(self.seat)
        verb = state.rules.pass_verb
        count: i64 = len(hand)
        if count <= DISCARDS:
            return append(out, three(verb, hand))
        first: i64
        second: i64
        third: i64
        for first in range(count - 2):
            for second in range(first + 1, count - 1):
                for third in range(second + 1, count):
                    picked = vec[i64]([hand[first], hand[second], hand[third]])
                    choice = three(verb, picked)
                    if choice not in out:
                        out = append(out, choice)
        return out

    def answer(self, state: State, choice: i64) -> None:
        if verb_of(choice) == state.rules.verb("give_up"):
            if state.listening:
                state.note(GaveUp(self.seat))
            state.last_turn = self.seat
            finish_round(state, NOBODY, NOBODY)
            return
        carry_out_turn(state, self.seat, choice)
        if not state.revealed:
            state.due = HAND - state.hand_size(self.seat)


def three(verb: i64, cards: vec[i64]) -> i64:
    """A choice of up to three cards: each is stored plus one, so that none is zero."""
    choice = verb | (cards[0] << CARD)
    if len(cards) > 1:
        choice |= (cards[1] + 1) << DETAIL
    if len(cards) > 2:
        choice |= (cards[2] + 1) << TARGET
    return choice


class DiscardThree(Verb):
    """Put three cards on the discard pile, face down (D-2)."""

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        cards = vec[i64]([card_of(choice)])
        if detail_of(choice):
            cards = append(cards, detail_of(choice) - 1)
        if target_of(choice):
            cards = append(cards, target_of(choice) - 1)
        discard_unseen(state, seat, cards)

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        if is_closed(state):
            return because(
                "duel-closed",
                "every tunnel is closed; play Rockfall or give up (D-5)",
            )
        return because("duel-three", "discard three cards at once, or all that are left (D-2)")


class GiveUp(Verb):
    """End the round without a winner because all tunnels are closed (D-5)."""

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        return because(
            "duel-open", "a player can give up the round only when every tunnel is closed (D-5)"
        )


class EndRockfall(Rockfall):
    """A rockfall that hits only the end of a tunnel (D-2)."""

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        for cell in state.maze.laid:
            if is_tunnel_end(state.maze, cell):
                out = append(out, self.number | (card << CARD) | (cell << TARGET))
        return out

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        cell = target_of(choice)
        if cell in state.maze.laid and not is_tunnel_end(state.maze, cell):
            return because(
                "duel-rockfall",
                "in the duel, Rockfall works only on a card at the end of a tunnel (D-2)",
            )
        return super().reason(state, seat, choice)


class Idle(Verb):
    """A card that does nothing and only fills the hand (D-3)."""

    def __init__(self, name: str, form: str) -> None:
        super().__init__(name, form)
        self.idle = True

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        return because(
            "duel-tools",
            "tools do nothing in the duel; their cards can only be discarded (D-3)",
        )


def is_closed(state: State) -> bool:
    """Whether no linked opening faces an empty cell (D-5)."""
    return len(state.maze.frontier) == 0


def rockfalls(state: State, seat: i64) -> vec[i64]:
    """Every rockfall a seat can play."""
    verb = state.rules.verbs[state.rules.verb("rockfall")]
    card = state.rules.number_of["rockfall"]
    if not state.holds(seat, card):
        return vec[i64]()
    return verb.targets(state, seat, card, vec[i64]())


class KeepNugget(Frame):
    """A winner keeps one of two nugget cards; the other goes to the opponent (D-6)."""

    def options(self, state: State) -> vec[i64]:
        return pool_options(state.rules.verb("take"), state.pools[self.seat])

    def looks_at(self) -> i64:
        return self.seat

    def answer(self, state: State, choice: i64) -> None:
        kept = worths_chosen(choice)
        given = state.pools[self.seat] - kept
        opponent = 1 - self.seat
        state.pools = replaced(state.pools, self.seat, 0)
        give_nuggets(state, self.seat, kept)
        enter(state, PICKED, self.seat, self.seat, kept)
        if state.listening:
            state.note(NuggetPicked(self.seat, nugget_worth(kept)))
        if given:
            give_nuggets(state, opponent, given)
            enter(state, GIVEN, opponent, self.seat, given)
            if state.listening:
                state.note(NuggetGiven(self.seat, opponent, nugget_worth(given)))


class Duel(Module):
    """Two seats, no tools; whoever's goal is found first wins the round."""

    def refusal(self, selection: Selection) -> Reason | None:
        if selection.players != 2:
            return because(
                "players-exactly",
                "“{game}” is for {count} players, not {players} (D-1)",
                game=self.name,
                count=2,
                players=selection.players,
            )
        if edition_named(selection.edition) is not edition_named(""):
            return because(
                "duel-edition",
                "the duel has its own rules for discards and for the end of the round (D-2, D-5)",
            )
        return None

    def decisions(self) -> dict[str, tuple[str, ...]]:
        return {"DuelTurn": ("give_up", "idle"), "KeepNugget": ()}

    def bind(self, draft: Draft) -> None:
        for spec in list(draft.cards.values()):
            if spec.family == GOAL:
                draft.add_cards([spec.ending_round()])  # D-4
            if spec.marks:
                draft.add_cards([spec.doing("idle")])
        draft.add_verbs(
            [
                DiscardThree("pass", FORM_CARDS),
                EndRockfall("rockfall", FORM_CELL),
                Idle("idle", FORM_WORD),
                GiveUp("give_up", FORM_WORD, True),
            ]
        )
        draft.roles = ["digger"] * 7 + ["saboteur"] * 4
        draft.hand_size = HAND
        draft.discard_face_up = False  # D-2
        draft.choose_order = True
        draft.turns = vec[Frame]([DuelTurn(0), DuelTurn(1)])

    def before_turn(self, state: State, seat: i64) -> bool:
        """All tunnels closed and no rockfall to open one: the round is over (D-5)."""
        if not is_closed(state) or len(rockfalls(state, seat)):
            return False
        finish_round(state, NOBODY, NOBODY)
        return True

    def score(self, state: State) -> bool:
        if state.finder == NOBODY:
            declare(state, "nobody", vec[i64]())
            return True
        treasure = state.found == state.rules.number_of["goal_treasure"]
        winning = "digger" if treasure else "saboteur"
        role = state.rules.role(winning)
        winners = vec[i64]()
        for seat in (state.finder, state.left_of(state.finder)):
            if state.roles[seat] == role:
                winners = append(winners, seat)
        declare(state, winning + "s", winners)
        state.pools = vec[i64]([0, 0])
        self.hand_out(state, winners)
        return True

    def hand_out(self, state: State, winners: vec[i64]) -> None:
        """All draws first, then the choices, the mover's before the other's (D-6)."""
        for seat in winners:
            pool = draw_pool(state, seat, DRAWS)
            state.pools = replaced(state.pools, seat, pool)
            if state.listening:
                state.note(NuggetsDrawn(nugget_cards(pool)))
        place: i64 = len(winners) - 1
        while place >= 0:
            if state.pools[winners[place]]:
                state.push(KeepNugget(winners[place]))
            place -= 1


MODULE: Final[Module] = Duel("duel", 1, ("D-1", "D-2", "D-3", "D-4", "D-5", "D-6", "D-7"), True)
MODULE.has_edition = False  # D-2, D-5
