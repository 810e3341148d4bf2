"""The contract between core and modules: frames, verbs, events, and modules with their hooks.

A module imports this, `state` and the helpers of the core; the core names no module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.rules.core.errors import BadPosition
from motherlode.rules.core.reasons import Reason, because

if TYPE_CHECKING:
    from motherlode.rules.core.chance import Chance
    from motherlode.rules.core.ruleset import Draft, Selection
    from motherlode.rules.core.state import State
    from motherlode.rules.core.views import View

NOBODY: Final = -1  # a frame that asks nobody runs by itself; a seat that isn't there
NOTHING: Final = -1  # a decision that shows no nuggets
SUPPLY: Final = -2  # a decision that shows the whole supply of nuggets
HIDDEN: Final = -1  # what a seat may not know, in a view or a seen event

# How a verb's choices are shaped: the names of the forms in `notation/forms`.
FORM_CARD: Final = "card"  # card
FORM_CELL: Final = "cell"  # card @ 1,0 [turned]
FORM_CELLS: Final = "cells"  # card @ 8,-2 8,0
FORM_SEAT: Final = "seat"  # card > Bo [detail]
FORM_CARDS: Final = "cards"  # verb card [card card]
FORM_SIDE: Final = "side"  # verb card @ 1,0 w
FORM_WORTHS: Final = "worths"  # verb 2 1 1
FORM_PLACE: Final = "place"  # verb 8,-2
FORM_WORD: Final = "word"  # verb
FORM_CALL: Final = "call"  # verb [Bo]: open to everybody, never offered
FORM_FRONT: Final = "front"  # verb pick card: a card in front, and one from the hand
FORM_WHO: Final = "who"  # verb Bo
FORM_PICK: Final = "pick"  # verb card: one of those shown, not of the hand


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Frame:
    """A decision waiting on the stack. Never changed once made, and holds no secret.

    Frames that are made at almost every move are `acyclic`, too: the garbage collector needn't
    look at them.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def options(self, state: State) -> vec[i64]:
        """All answers the asked seat may give."""
        return vec[i64]()

    def answer(self, state: State, choice: i64) -> None:
        """Carry out one of the options; the frame is already off the stack."""

    def run(self, state: State) -> None:
        """What a frame that asks nobody does when it comes to the top."""

    def ask_again(self, state: State) -> None:
        """An answer was taken back: ask once more, if there still is something to ask."""
        state.push(self)

    def announced(self) -> i64:
        """The choice with which somebody has shown a card that takes effect later, or NOBODY."""
        return NOBODY

    def announcer(self) -> i64:
        """Whose hand the announced card is in."""
        return NOBODY

    def silence(self, state: State) -> i64:
        """In a window, where each seat in turn is asked the same: what silence means.

        A live table asks all of them at once and gives them the same time. NOBODY if there is none.
        """
        return NOBODY

    def polls(self) -> bool:
        """In a window: whether all answers count, as in a poll; else the first reaction ends it."""
        return False

    def asks_about(self) -> vec[i64]:
        """The cells that the question is about, if its answers don't name them."""
        return vec[i64]()

    def looks_at(self) -> i64:
        """The pool of nuggets the asked seat is shown, or SUPPLY, or NOTHING."""
        return NOTHING

    def question(self) -> Reason | None:
        """What is asked, as a clause that follows "is asked", with the rule's id; or nothing."""
        return None

    def fields(self) -> tuple[int, ...]:
        """All it holds, to compare, save and print it."""
        return (self.seat,)

    def name(self) -> str:
        """The kind of decision, the same word in prompts, texts and the browser."""
        return type(self).__name__


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """What a card does, or a word a frame takes as an answer."""

    def __init__(self, name: str, form: str, in_the_open: bool = False) -> None:
        self.name: str = name
        self.form: str = form
        self.in_the_open: bool = in_the_open  # everybody sees all of such an answer
        self.number: i64 = 0  # given when the rules are bound
        self.idle: bool = False  # cards of this verb do nothing; `reason` says why
        self.asks: bool = True  # whether resolving may push a frame, other than Reach
        self.plays_card: bool = form in (FORM_CARD, FORM_CELL, FORM_CELLS, FORM_SEAT)
        self.puts_card: bool = False  # its choices put a card on the cell they aim at

    def lays_plainly(self) -> bool:
        """Whether `targets` are all places where a path card fits and links, and nothing else."""
        return False

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        """Append every choice that plays this card."""
        return out

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        """Let a choice take effect."""

    def lifts(self, state: State) -> i64:
        """The cell of the card that is taken up from the maze before one is put down, or NOBODY."""
        return NOBODY

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        """Why a choice is not offered, with the rule's id, or nothing."""
        return None

    def stuck(self, state: State, seat: i64, card: i64) -> Reason | None:
        """Why a card can't be played at all now; nothing if `reason` says why."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Event:
    """A fact, past tense. What a seat sees of it is what `seen_by` writes down."""

    def seen_by(self, seat: i64) -> Event:
        """The fact with everything hidden that the seat may not know."""
        raise NotImplementedError(type(self).__name__)

    def fields(self) -> dict[str, object]:
        """Field names and values; HIDDEN where the seat may not know."""
        raise NotImplementedError(type(self).__name__)

    def name(self) -> str:
        """The fact's name, the same word in logs and texts."""
        return type(self).__name__


class Find:
    """A card that a module has laid face down: where, and which one, or HIDDEN."""

    def __init__(self, cell: i64, card: i64) -> None:
        self.cell: i64 = cell
        self.card: i64 = card


@mypyc_attr(allow_interpreted_subclasses=True)
class Slice:
    """What one module keeps in a state. A value: replaced, never written, so copies share it."""

    def finds(self) -> list[Find]:
        """What the module has laid face down for somebody to find, besides the goals."""
        return []

    def fields(self) -> dict[str, object]:
        """All it holds, named as the fields of events are, to compare, save and show it."""
        return {}

    def by_seat(self) -> tuple[str, ...]:
        """The fields that are lists with an entry for each seat, in the order of the seats."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """One expansion, variant or the game itself: data, verbs and hooks through one door.

    A hook is a method below; the binder calls only those a module overrides, so an unused hook
    costs nothing. Two modules that use the same hook are asked in the order each hook names.
    """

    def __init__(
        self,
        name: str,
        version: int,
        rules: tuple[str, ...],
        is_game: bool,
        settings: tuple[str, ...] = (),
        ours: bool = False,
    ) -> None:
        self.name: str = name
        self.version: int = version
        self.settings: tuple[str, ...] = settings  # what a host may choose, the usual one first
        self.rules: tuple[str, ...] = rules  # ids of the rules it plays by, for the catalogue
        self.is_game: bool = is_game  # chosen as the game itself, not added to one
        self.ours: bool = ours  # a variant of our own, not of the rulebooks
        self.has_edition: bool = is_game  # a game whose rules leave something to an edition
        self.is_contest: bool = False  # played for a result that counts: nobody is helped
        self.by_hand: str = ""  # where a setting may name cells: the one to begin with
        self.slot: i64 = 0  # its place in the catalogue, and that of its slice in a state

    def refusal(self, selection: Selection) -> Reason | None:
        """Why this module cannot be in this selection, with the rule, or nothing."""
        return None

    def strange_setting(self, setting: str) -> Reason | None:
        """Why the module doesn't have a setting, or nothing if it has it."""
        if setting in self.settings:
            return None
        if not self.settings:
            return because(
                "no-settings",
                "{module} has no settings; leave out {word}",
                word=setting,
                module=self.name,
            )
        return because(
            "no-setting",
            "{module} has no setting called {word}; its settings are {known}",
            word=setting,
            module=self.name,
            known=list(self.settings),
        )

    def places(self, selection: Selection) -> list[int]:
        """The cells that a setting made by hand may name at such a table."""
        return []

    def decisions(self) -> dict[str, tuple[str, ...]]:
        """The kinds of decision it brings, each with the single words among its answers.

        Environments number both in the order of the catalogue.
        """
        return {}

    def bind(self, draft: Draft) -> None:
        """Add or replace cards, verbs, roles, settings when a table is made (catalogue order)."""

    def new_slice(self) -> Slice | None:
        """What the module keeps in a state, as the game begins; None if it keeps nothing."""
        return None

    def setup(self, state: State) -> None:
        """Hook: lay something out at the start of each round, before hands are dealt."""

    def before_turn(self, state: State, seat: i64) -> bool:
        """Hook: a turn is about to begin; True if the module has ended the round instead."""
        return False

    def add_options(self, state: State, seat: i64, out: vec[i64]) -> vec[i64]:
        """Hook: append choices for a turn that play no card."""
        return out

    def restrict(self, state: State, seat: i64, options: vec[i64]) -> vec[i64]:
        """Hook: drop or rewrite a turn's choices."""
        return options

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        """Why this module drops or rewrites a choice, with the rule's id, or nothing."""
        return None

    def before_answer(self, state: State, frame: Frame, choice: i64) -> bool:
        """Hook: a frame just taken off the stack is answered; True if the answer has to wait.

        The module that says so has put the frame back, with a question of its own above it.
        """
        return False

    def before_play(self, state: State, seat: i64, choice: i64) -> None:
        """Hook: a card was announced; the module may push a window above its effect.

        Modules are asked in catalogue order, so the latest one's window is answered first.
        """

    def before_effect(self, state: State, seat: i64, choice: i64) -> None:
        """Hook: an announced card is about to take effect; frames pushed now come before it."""

    def after_maze(self, state: State) -> None:
        """Hook: a card was laid, removed or moved."""

    def also_reached(self, state: State, cells: vec[i64]) -> vec[i64]:
        """Hook: append cells reached that are not face-down cards."""
        return cells

    def reach(self, state: State, seat: i64, cell: i64) -> bool:
        """Hook: something other than a goal was reached; True if it is this module's."""
        return False

    def after_goal(self, state: State, seat: i64, goal: i64) -> None:
        """Hook: a goal was turned over and fitted, and the round goes on."""

    def end_turn(self, state: State, seat: i64) -> None:
        """Hook: the mover has drawn; push what else comes at the end of a turn.

        Modules are asked in catalogue order, so the latest one's frame runs first. What changes
        the state belongs in a frame: it would come too early here (B-14).
        """

    def may_pick(self, state: State, seat: i64) -> bool:
        """Hook: whether a digger takes part in the picking of nuggets; all modules must agree."""
        return True

    def before_score(self, state: State) -> None:
        """Hook: the round is over, its roles are still hidden; frames pushed now come first.

        Modules are asked in catalogue order, so the latest one's frame runs first.
        """

    def score(self, state: State) -> bool:
        """Hook: the round is over: say who won and pay; True if done (latest module first)."""
        return False

    def known_goals(self, state: State, seat: i64) -> i64:
        """Hook: the mask of face-down goals a seat knows without having been seen to look."""
        return 0

    def view(self, state: State, seat: i64) -> Slice | None:
        """Hook: the module's slice as a seat sees it; what isn't in it isn't sent."""
        return None

    def read(self, state: State, table: dict[str, object], names: tuple[str, ...]) -> None:
        """Set the module's slice from its table in a position's text; BadPosition if impossible."""
        raise BadPosition(
            because(
                "module-nothing-to-set",
                "{module} has nothing to set in a position",
                module=self.name,
            )
        )

    def lift(self, state: State) -> None:
        """Take away what set-up laid on the table: a position's text says where it lies."""

    def write(self, state: State, names: tuple[str, ...]) -> dict[str, object]:
        """The module's slice as a table of a position's text; empty if nothing needs saying."""
        return {}

    def deal(self, state: State, view: View, chance: Chance) -> None:
        """Hook: fill this module's secrets into a world dealt from a view.

        Until then the state has the slice that the module shows in the view.
        """
