"""What cards do: lay, break, fix, rockfall, map, pass; and the words other frames take."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.cards import TURNED
from motherlode.rules.core.choices import CARD, DETAIL, TARGET, WAY, card_of, detail_of, target_of
from motherlode.rules.core.contract import (
    FORM_CALL,
    FORM_CARDS,
    FORM_CELL,
    FORM_PLACE,
    FORM_SEAT,
    FORM_WORD,
    FORM_WORTHS,
    Event,
    Verb,
)
from motherlode.rules.core.events import (
    CardsPassed,
    MapRead,
    PathLaid,
    RockFell,
    ToolBroken,
    ToolFixed,
)
from motherlode.rules.core.frames import laid, maze_changed, with_spots
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.state import State, replaced


class Lay(Verb):
    """Lay a path card where it fits and is linked to the start (B-20 to B-22)."""

    def __init__(self, name: str, form: str) -> None:
        super().__init__(name, form)
        self.puts_card = True

    def lays_plainly(self) -> bool:
        return type(self) is Lay

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        if state.front[seat] & state.rules.blocking:
            return out  # B-25
        shape = state.rules.tiles.shapes[card]
        return with_spots(out, self.number | card << CARD, state.maze.open_spots(), shape)

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        card = card_of(choice)
        cell = target_of(choice)
        turned = (choice >> WAY) & 1
        state.take_from_hand(seat, card)
        state.maze.lay(cell, card | (turned << 7))
        if state.listening:
            state.note(PathLaid(seat, card, cell, turned))
        laid(state, seat)

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        maze = state.maze
        cell = target_of(choice)
        tile = card_of(choice) | ((choice >> WAY) & 1) << 7
        if state.front[seat] & state.rules.blocking:
            return forbidden(state, seat)
        if not maze.is_empty(cell):
            return because("lay-taken", "there’s already a card there (B-20)")
        if maze.code_at(cell) == 0:
            return because("lay-alone", "that space isn’t next to any face-up card (B-20)")
        if not maze.fits(cell, tile):
            return because(
                "lay-misfit",
                "on every side, tunnels must meet tunnels and walls must meet walls (B-20)",
            )
        return because("lay-unlinked", "it isn’t connected to the start (B-22)")

    def stuck(self, state: State, seat: i64, card: i64) -> Reason | None:
        if state.front[seat] & state.rules.blocking:
            return forbidden(state, seat)
        return because("lay-nowhere", "it doesn’t fit at the end of any tunnel (B-20, B-22)")


def forbidden(state: State, seat: i64) -> Reason:
    """Why a seat can't lay path cards: what lies in front of it."""
    return because(
        "lay-forbidden",
        "no path cards while this is in front of the player: {tools} (B-25)",
        tools=state.rules.tool_names(state.front[seat] & state.rules.blocking),
    )


class Break(Verb):
    """Lay a broken tool in front of another player who has none of that kind (B-30)."""

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        tool = state.rules.marks_of[card]
        choice = self.number | (card << CARD)
        front = state.front
        other: i64
        for other in range(state.seats):
            if other != seat and not front[other] & tool:
                out = append(out, choice | (other << TARGET))
        return out

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        card = card_of(choice)
        target = target_of(choice)
        tool = state.rules.marks_of[card]
        state.take_from_hand(seat, card)
        state.set_front(target, state.front[target] | tool)
        if state.listening:
            state.note(self.event(seat, card, target, tool))

    def event(self, seat: i64, card: i64, target: i64, tool: i64) -> Event:
        """The event that tells that a card was laid in front of a player."""
        return ToolBroken(seat, card, target, tool)

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        if target_of(choice) == seat:
            return because(
                "break-self",
                "only another player’s tools can be broken (B-30)",
            )
        return because("break-twice", "that player’s tool is already broken (B-30)")

    def stuck(self, state: State, seat: i64, card: i64) -> Reason | None:
        return because("break-all", "this tool is already broken for every other player (B-30)")


class Fix(Verb):
    """Remove one broken tool that the card shows, in front of any player (B-31 to B-33)."""

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        tools = state.rules.marks_of[card]
        if not state.any_front & tools:
            return out
        choice = self.number | (card << CARD)
        front = state.front
        other: i64
        for other in range(state.seats):
            broken = front[other] & tools
            while broken:
                tool = broken & -broken
                out = append(out, choice | (other << TARGET) | (tool << DETAIL))
                broken ^= tool
        return out

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        card = card_of(choice)
        target = target_of(choice)
        tool = detail_of(choice)
        state.take_from_hand(seat, card)
        state.set_front(target, state.front[target] & ~tool)
        bit: i64 = 0
        while tool >> bit != 1:
            bit += 1
        state.discard_played(state.rules.front_cards[bit])
        state.discard_played(card)
        if state.listening:
            state.note(self.event(seat, card, target, tool))

    def event(self, seat: i64, card: i64, target: i64, tool: i64) -> Event:
        """The event that tells that a card in front of a player was removed."""
        return ToolFixed(seat, card, target, tool)

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        tool = detail_of(choice)
        if tool and not tool & state.rules.marks_of[card_of(choice)]:
            return because("fix-other", "this card can’t repair that tool (B-32)")
        return because("fix-none", "that player’s tool isn’t broken (B-33)")

    def stuck(self, state: State, seat: i64, card: i64) -> Reason | None:
        return because("fix-nobody", "nobody has a broken tool that it can repair (B-33)")


class Rockfall(Verb):
    """Remove one path card from the maze, never the start or a goal (B-34)."""

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        choice = self.number | (card << CARD)
        for cell in state.maze.laid:
            out = append(out, choice | (cell << TARGET))
        return out

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        card = card_of(choice)
        cell = target_of(choice)
        state.take_from_hand(seat, card)
        hit = state.maze.remove(cell) & ~TURNED
        state.discard_played(hit)
        state.discard_played(card)
        if state.listening:
            state.note(RockFell(seat, hit, cell))
        maze_changed(state)

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        if state.maze.is_empty(target_of(choice)):
            return because("rockfall-empty", "there’s no card there (B-37)")
        return because(
            "rockfall-stays",
            "the start, the goals, and other fixed cards can’t be removed (B-34)",
        )

    def stuck(self, state: State, seat: i64, card: i64) -> Reason | None:
        return because("rockfall-none", "there’s no path card to remove (B-34, B-37)")


class Map(Verb):
    """Look at one face-down goal (B-35)."""

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        choice = self.number | (card << CARD)
        place: i64
        for place in range(len(state.goal_cells)):
            if not state.turned_goals >> place & 1:
                out = append(out, choice | (state.goal_cells[place] << TARGET))
        return out

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        card = card_of(choice)
        cell = target_of(choice)
        place = state.goal_on(cell)
        state.take_from_hand(seat, card)
        state.seen_goals = replaced(state.seen_goals, seat, state.seen_goals[seat] | 1 << place)
        state.discard_played(card)
        if state.listening:
            state.note(MapRead(seat, cell, state.goals[place]))

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        return because("map-goal", "Map works only on a face-down goal (B-35, B-37)")

    def stuck(self, state: State, seat: i64, card: i64) -> Reason | None:
        return because("map-none", "no goal is face down anymore (B-35, B-37)")


class Pass(Verb):
    """Put one card on the discard pile, unseen by the others (B-13)."""

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        card = card_of(choice)
        state.discard_unseen(seat, card)
        if state.listening:
            state.note(CardsPassed(seat, vec[i64]([card]), 1))


def discard_unseen(state: State, seat: i64, cards: vec[i64]) -> None:
    """Put cards from a hand on the discard pile face down; only their seat knows them (B-36)."""
    for card in cards:
        state.discard_unseen(seat, card)
    if state.listening:
        state.note(CardsPassed(seat, cards, len(cards)))


class Extended(Verb):
    """A verb that does more than another one it replaces, and leaves the rest to that one."""

    def __init__(self, inner: Verb) -> None:
        super().__init__(inner.name, inner.form, inner.in_the_open)
        self.inner: Verb = inner
        self.asks = inner.asks
        self.puts_card = inner.puts_card

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        self.inner.number = self.number
        return self.inner.targets(state, seat, card, out)

    def lifts(self, state: State) -> i64:
        return self.inner.lifts(state)

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        self.inner.resolve(state, seat, choice)

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        return self.inner.reason(state, seat, choice)

    def stuck(self, state: State, seat: i64, card: i64) -> Reason | None:
        return self.inner.stuck(state, seat, card)


def core_verbs() -> list[Verb]:
    """The words that the core's own frames take as answers."""
    return [
        _quiet(Pass("pass", FORM_CARDS)),
        Verb("take", FORM_WORTHS),
        Verb("turn", FORM_PLACE, True),
        Verb("upright", FORM_WORD, True),
        Verb("turned", FORM_WORD, True),
        Verb("agree", FORM_WORD, True),
        Verb("refuse", FORM_WORD, True),
        Verb("call", FORM_CALL),
    ]


def card_verbs() -> list[Verb]:
    """What the cards of the base game do."""
    return [
        Lay("lay", FORM_CELL),
        _quiet(Break("break", FORM_SEAT)),
        _quiet(Fix("fix", FORM_SEAT)),
        _quiet(Rockfall("rockfall", FORM_CELL)),
        _quiet(Map("map", FORM_CELL)),
    ]


def _quiet(verb: Verb) -> Verb:
    """Resolving this verb never pushes a frame, so the turn can end at once."""
    verb.asks = False
    return verb
