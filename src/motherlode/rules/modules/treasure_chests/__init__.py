"""Treasure chests: four lie hidden under face-down tunnels; ten effects (X-1 to X-4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cards import CardSpec
from motherlode.rules.core.cells import STEP
from motherlode.rules.core.chance import Chance
from motherlode.rules.core.contract import (
    FORM_PICK,
    FORM_PLACE,
    FORM_WHO,
    NOBODY,
    Frame,
    Module,
    Slice,
    Verb,
)
from motherlode.rules.core.errors import BadPosition
from motherlode.rules.core.events import listed
from motherlode.rules.core.frames import Fit
from motherlode.rules.core.gold import give_tokens, grant_nuggets, nugget, nuggets_of
from motherlode.rules.core.gold_events import GoldPaid, NuggetGranted
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.ruleset import Draft, Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import View
from motherlode.rules.modules.treasure_chests.cards import (
    CHESTS,
    COUNT,
    HALF_WAY,
    LAYOUTS,
    MOVE_GOAL,
    NO_MAPS,
    TUNNELS,
)
from motherlode.rules.modules.treasure_chests.chests import (
    NO_CHESTS,
    ChestOpened,
    Chests,
    ChestsHidden,
    TunnelTurned,
    cell_of,
    chest_of,
    chests_in,
    hidden_at,
    tunnel_of,
)
from motherlode.rules.modules.treasure_chests.layouts import (
    SQUARE,
    cells_of,
    free_cells,
    strange_layout,
    taken_cell,
)
from motherlode.rules.modules.treasure_chests.texts import ChestReader, table_of
from motherlode.rules.modules.treasure_chests.verbs import ChestMap, ChestRockfall
from motherlode.rules.shared.moved_goals import Move, is_goal_moved, let_move_goal, moved_once
from motherlode.rules.shared.piles import (
    discard_deck,
    let_rob_hand,
    look_and_keep,
    lose_cards,
    mix_discards,
)
from motherlode.rules.shared.roles import let_look_at_role

# What waits for the end of the turn (B-14).
PICK: Final = 1
ROB: Final = 2


def kept(state: State) -> Chests:
    """What the module keeps in a state."""
    return chests_in(state, MODULE.slot)


# -- effects (X-4) -----------------------------------------------------------------------------


class OpenChest(Frame):
    """The tunnel above a chest lies as it fits: the mover opens the chest (X-2)."""

    def __init__(self, mover: i64, cell: i64) -> None:
        super().__init__(NOBODY)
        self.mover: i64 = mover
        self.cell: i64 = cell

    def fields(self) -> tuple[int, ...]:
        return (self.mover, self.cell)

    def run(self, state: State) -> None:
        chests = kept(state)
        place = chests.at(self.cell)
        chest = chest_of(chests.hidden[place])
        state.set_slice(MODULE.slot, chests.without(place).showing(chest))
        if state.listening:
            state.note(ChestOpened(self.mover, self.cell, chest))
        EFFECTS[state.rules.names[chest]](state, self.mover)


def take_gold(state: State, seat: i64) -> None:
    """Take a nugget card worth 1, or a token where there is none."""
    if nuggets_of(state.supply, 1):
        grant_nuggets(state, seat, nugget(1))
        if state.listening:
            state.note(NuggetGranted(seat, 1))
        return
    give_tokens(state, seat, 1)
    if state.listening:
        state.note(GoldPaid(seat, 1))


def forbid_maps(state: State, seat: i64) -> None:
    """Maps no longer show goals to anybody."""
    state.set_slice(MODULE.slot, kept(state).forbidding_maps())


def draw_less(state: State, seat: i64) -> None:
    """One card less at the end of the turn; to `draw` fewer than none means none (B-14)."""
    state.due -= 1


def draw_more(state: State, seat: i64) -> None:
    """One card more at the end of the turn."""
    state.due += 1


def take_card(state: State, seat: i64) -> None:
    """One card less, and one from another player's hand at the end of the turn."""
    state.due -= 1
    wait(state, ROB)


def pick_of_three(state: State, seat: i64) -> None:
    """Instead of one draw, one of the three top cards of the deck at the end of the turn."""
    state.due -= 1
    wait(state, PICK)


def dig_discards(state: State, seat: i64) -> None:
    """Shuffle the discard pile and keep one of the top five, instead of one draw."""
    state.due -= 1
    mix_discards(state, seat)
    look_and_keep(state, seat, 5)


def collapse_deck(state: State, seat: i64) -> None:
    """The top five cards of the deck are lost."""
    lose_cards(state, seat, 5)


EFFECTS: Final[dict[str, Callable[[State, i64], None]]] = {
    "chest_gold": take_gold,
    NO_MAPS: forbid_maps,
    "chest_no_draw": draw_less,
    "chest_extra_draw": draw_more,
    MOVE_GOAL: let_move_goal,
    "chest_take_card": take_card,
    "chest_pick_of_three": pick_of_three,
    "chest_look_at_role": let_look_at_role,
    "chest_dig_discards": dig_discards,
    "chest_collapse_deck": collapse_deck,
}


def wait(state: State, effect: i64) -> None:
    """Leave an effect for the end of the turn."""
    chests = kept(state)
    state.set_slice(MODULE.slot, chests.waiting_for(chests.late | effect))


class LateEffect(Frame):
    """What a chest opened in this turn brings at its end (B-14)."""

    def __init__(self, mover: i64, effect: i64) -> None:
        super().__init__(NOBODY)
        self.mover: i64 = mover
        self.effect: i64 = effect

    def fields(self) -> tuple[int, ...]:
        return (self.mover, self.effect)

    def run(self, state: State) -> None:
        if self.effect == PICK:
            count = discard_deck(state, 3, 1 << self.mover)
            look_and_keep(state, self.mover, count)
            return
        let_rob_hand(state, self.mover)


class TreasureChests(Module):
    """Four chests between start and goals; whoever reaches one opens it."""

    def refusal(self, selection: Selection) -> Reason | None:
        if selection.game == "duel":
            return because(
                "not-in-duel",
                "{module} doesn’t work with the duel (X-1)",
                module=self.name,
            )
        return taken_cell(selection.setting(self), selection)

    def strange_setting(self, setting: str) -> Reason | None:
        return strange_layout(setting)

    def places(self, selection: Selection) -> list[int]:
        return free_cells(selection)

    def decisions(self) -> dict[str, tuple[str, ...]]:
        return {"KeepCard": (), "LookAtRole": (), "MoveGoal": (), "RobHand": ()}

    def bind(self, draft: Draft) -> None:
        draft.add_cards(TUNNELS + CHESTS)
        draft.add_verbs(
            [
                ChestRockfall(draft.verbs["rockfall"], self.slot),
                ChestMap(draft.verbs["map"], self.slot),
                Verb("keep", FORM_PICK),
                Verb("rob", FORM_WHO, True),
                Verb("look_at", FORM_WHO, True),
                Move("move_goal", FORM_PLACE, True),
            ]
        )
        draft.choose_order = True  # B-51
        draft.goals_move = True

    def new_slice(self) -> Slice | None:
        return NO_CHESTS

    def setup(self, state: State) -> None:
        """Hide four chests below tunnels; the rest are out of the round (X-1)."""
        chests = vec[i64](unspent(state))
        tunnels = vec[i64](numbers(state.rules, TUNNELS))
        state.shuffle(chests)
        state.shuffle(tunnels)
        cells = self.drawn_cells(state)
        hidden = vec[i64]()
        place: i64
        for place in range(COUNT):
            state.maze.put_face_down(cells[place])
            hidden = append(hidden, hidden_at(cells[place], chests[place], tunnels[place], 0))
        state.set_slice(self.slot, Chests(hidden, vec[i64](), vec[i64](), False, 0))
        if state.listening:
            state.note(ChestsHidden(cells))

    def drawn_cells(self, state: State) -> vec[i64]:
        """Where the chests of a round lie: as the host chose, or drawn, never edge to edge."""
        cells = vec[i64](places(state.rules))
        if len(cells) == COUNT:
            return cells
        state.shuffle(cells)
        out = vec[i64]()
        for cell in cells:
            is_free = state.maze.is_empty(cell)  # the tournament's card may lie there
            for step in STEP:
                is_free = is_free and cell + step not in out
            if is_free and len(out) < COUNT:
                out = append(out, cell)
        return out

    def reach(self, state: State, seat: i64, cell: i64) -> bool:
        chests = kept(state)
        place = chests.at(cell)
        if place == NOBODY:
            return False
        tunnel = tunnel_of(chests.hidden[place])
        state.set_slice(self.slot, chests.showing(tunnel))
        if state.listening:
            state.note(TunnelTurned(seat, cell, tunnel))
        state.push(OpenChest(seat, cell))
        state.push(Fit(seat, cell, tunnel))
        return True

    def end_turn(self, state: State, seat: i64) -> None:
        late = kept(state).late
        if not late:
            return
        state.set_slice(self.slot, kept(state).waiting_for(0))
        if late & ROB:
            state.push(LateEffect(seat, ROB))
        if late & PICK:
            state.push(LateEffect(seat, PICK))

    # -- secrets -------------------------------------------------------------------------------

    def view(self, state: State, seat: i64) -> Slice | None:
        return kept(state).seen_by(seat)

    def deal(self, state: State, view: View, chance: Chance) -> None:
        seen = view.slices[self.slot]
        assert isinstance(seen, Chests)
        dealt = seen.dealt(numbers(view.rules, CHESTS), numbers(view.rules, TUNNELS), chance)
        state.set_slice(self.slot, dealt)

    # -- positions -----------------------------------------------------------------------------

    def lift(self, state: State) -> None:
        for hidden in kept(state).hidden:
            state.maze.take_face_down(cell_of(hidden))
        state.set_slice(self.slot, NO_CHESTS)

    def read(self, state: State, table: dict[str, object], names: tuple[str, ...]) -> None:
        rules = state.rules
        chests, tunnels = unspent(state), numbers(rules, TUNNELS)
        cells = [cell for cell in places(rules) if rules.game != "tournament" or cell != HALF_WAY]
        read = ChestReader(state, names, cells, chests, tunnels).read(table, COUNT)
        told = [chest_of(chest) for chest in listed(read.hidden) + listed(read.buried)]
        if is_goal_moved(state) and rules.number_of[MOVE_GOAL] in told:
            raise BadPosition(moved_once())
        is_forbidden = rules.number_of[NO_MAPS] in listed(read.shown)
        state.set_slice(self.slot, read.forbidding_maps() if is_forbidden else read)

    def write(self, state: State, names: tuple[str, ...]) -> dict[str, object]:
        return table_of(state, names, kept(state))


def numbers(rules: Rules, specs: Sequence[CardSpec]) -> list[int]:
    """The numbers of cards in a rule set."""
    return [rules.number_of[spec.name] for spec in specs]


def unspent(state: State) -> list[int]:
    """The chests that may lie hidden: where a goal was moved, one has been opened (X-4)."""
    gone = state.rules.number_of[MOVE_GOAL] if is_goal_moved(state) else NOBODY
    return [chest for chest in numbers(state.rules, CHESTS) if chest != gone]


def places(rules: Rules) -> list[int]:
    """The cells where chests may lie as the host chose."""
    return cells_of(rules.settings[MODULE.name])


MODULE: Final[Module] = TreasureChests(
    "treasure_chests", 1, ("X-1", "X-2", "X-3", "X-4"), False, tuple(LAYOUTS)
)
MODULE.by_hand = SQUARE
