"""Toll tunnels: who pays for a card on a guarded cell, and when a dwarf is out: T-3."""

from __future__ import annotations

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.cards import action
from motherlode.rules.core.choices import CARD, TARGET, card_of, target_of, verb_of
from motherlode.rules.core.contract import FORM_CELL, NOBODY, Frame, Module, Verb
from motherlode.rules.core.engine import apply, asked_seat, new_game
from motherlode.rules.core.errors import BadNotation, IllegalChoice
from motherlode.rules.core.frames import laid, maze_changed
from motherlode.rules.core.ruleset import Catalogue, Draft, Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.data import prompt_data
from motherlode.rules.notation.words import default_names
from tests.support.plain import cell_of
from tests.support.table import Played, play

HALL = '"1,0" = "cross"'
GUARDED = 'dwarves = ["2,0 w Bo"]'
"""Bo's dwarf stands on the card at (1, 0) and guards (2, 0)."""


def table(
    hand: tuple[str, ...] = ("straight_ew", "map"),
    maze: str = HALL,
    toll: str = GUARDED,
    more: str = "",
    keys: str = "",
) -> Played:
    """Ada's turn; a dwarf of Bo's guards a cell; everybody has one token unless told otherwise."""
    return play(
        f"""
        modules = ["toll_tunnels"]
        players = ["Ada", "Bo", "Cai", "Dee"]
        turn = "Ada"
        {keys}
        [hands]
        Ada = {list(hand)}
        Bo = ["tee_nes", "tee_esw"]
        Cai = ["cross", "dead_e"]
        Dee = ["dead_n"]
        [maze]
        {maze}
        [toll_tunnels]
        {toll}
        {more}
        """
    )


def at_the_dwarf(played: Played) -> list[str]:
    """The cards that can be laid on the guarded cell."""
    return [text for text in played.options if " @ 2,0" in text and "dwarf" not in text]


BY_ADA, BY_CAI, BY_DEE = (f"straight_ew @ 2,0 paid by {name}" for name in ("Ada", "Cai", "Dee"))
POOR = "[tokens]\n" + "\n".join(f"{name} = 0" for name in ("Ada", "Cai", "Dee"))


# Who may pay


@pytest.mark.rule("T-3")
def test_a_card_on_a_guarded_cell_is_announced_with_its_payer() -> None:
    played = table()
    assert at_the_dwarf(played) == [BY_ADA, BY_CAI, BY_DEE]
    assert "straight_ew @ -1,0" in played.options


@pytest.mark.rule("T-3", "B-65")
def test_only_those_who_have_gold_can_pay() -> None:
    assert at_the_dwarf(table(more="[tokens]\nAda = 0")) == [BY_CAI, BY_DEE]
    assert at_the_dwarf(table(more="[tokens]\nCai = 0\nDee = 0")) == [BY_ADA]
    assert at_the_dwarf(table(more=POOR + "\n[nuggets]\nCai = [1]")) == [BY_CAI]


@pytest.mark.rule("T-3")
def test_no_gold_and_no_sponsor_no_card_there() -> None:
    played = table(more=POOR)
    assert at_the_dwarf(played) == []
    assert "straight_ew @ -1,0" in played.options
    with pytest.raises(IllegalChoice, match=r"nobody is left to pay the toll \(T-3\)"):
        played.play("straight_ew @ 2,0")


@pytest.mark.rule("T-3")
@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        ("straight_ew @ 2,0 paid by Bo", r"owner can’t pay .*\(T-3\)"),
        ("straight_ew @ 2,0 paid by Dee", r"needs gold to pay the toll \(T-3, B-65\)"),
        ("straight_ew @ -1,0 paid by Cai", r"there’s no toll on that space \(T-3\)"),
        ("straight_ew @ 3,0 paid by Cai", r"isn’t next to any face-up card.*\(B-20\)"),
    ],
)
def test_payers_that_are_refused(choice: str, reason: str) -> None:
    with pytest.raises(IllegalChoice, match=reason):
        table(more="[tokens]\nDee = 0").play(choice)


@pytest.mark.rule("T-3")
def test_the_payer_may_be_left_out_if_only_one_can_be_meant() -> None:
    with pytest.raises(BadNotation, match=f"say who pays: {BY_ADA}, {BY_CAI}, {BY_DEE}"):
        table().play("straight_ew @ 2,0")
    played = table(more="[tokens]\nCai = 0\nDee = 0").play("straight_ew @ 2,0")
    assert played.told("GoldGiven") == [{"seat": "Ada", "target": "Bo"}]


@pytest.mark.rule("T-3")
def test_the_dwarf_guards_its_cell_from_every_side() -> None:
    maze = '"1,0" = "tee_esw"\n"0,1" = "cross"'
    played = table(("curve_nw", "cross"), maze, 'dwarves = ["1,1 n Bo"]')
    guarded = [text for text in played.options if " @ 1,1" in text and "dwarf" not in text]
    assert guarded == [
        f"{card} @ 1,1 paid by {name}"
        for card in ("cross", "curve_nw")
        for name in ("Ada", "Cai", "Dee")
    ]


# Paying


@pytest.mark.rule("T-3", "B-65")
def test_the_mover_pays_a_token_and_the_dwarf_is_out() -> None:
    played = table().play(BY_ADA)
    assert played.tokens == {"Ada": 0, "Bo": 2, "Cai": 1, "Dee": 1}
    assert played.maze["2,0"] == "straight_ew"
    assert played.story == ["GoldGiven", "PathLaid", "DwarfGone", "CardDrawn"]
    assert played.view(None)["kept"]["toll_tunnels"]["cells"] == []
    assert played.asked == "Bo"
    played.play("pass tee_nes")
    assert "cross @ 3,0" in played.options


@pytest.mark.rule("T-3")
def test_the_owner_pays_nobody_and_the_dwarf_is_out_too() -> None:
    played = table(toll='dwarves = ["2,0 w Ada"]')
    assert at_the_dwarf(played) == ["straight_ew @ 2,0"]
    played.play("straight_ew @ 2,0")
    assert played.story == ["PathLaid", "DwarfGone", "CardDrawn"]
    assert set(played.tokens.values()) == {1}
    poor = table(toll='dwarves = ["2,0 w Ada"]', more=POOR)
    assert at_the_dwarf(poor) == ["straight_ew @ 2,0"]


@pytest.mark.rule("T-3", "B-65")
def test_a_nugget_card_is_turned_in_before_the_card_is_laid() -> None:
    more = POOR + "\n[nuggets]\nAda = [3, 1]"
    played = table(more=more).play(BY_ADA)
    assert (played.kind, played.asked) == ("TurnInNugget", "Ada")
    assert played.options == ["take 1", "take 3"]
    assert "2,0" not in played.maze
    assert "straight_ew" in played.hand("Ada")
    supply = len(played.supply)
    played.play("take 3")
    assert played.nuggets["Ada"] == [1]
    assert len(played.supply) == supply + 1
    assert played.tokens == {"Ada": 2, "Bo": 2, "Cai": 0, "Dee": 0}
    assert played.maze["2,0"] == "straight_ew"
    assert played.story == ["NuggetTurnedIn", "GoldGiven", "PathLaid", "DwarfGone", "CardDrawn"]


@pytest.mark.rule("T-3", "B-65")
def test_whoever_has_a_token_pays_with_it() -> None:
    played = table(more="[nuggets]\nAda = [1]").play(BY_ADA)
    assert played.tokens == {"Ada": 0, "Bo": 2, "Cai": 1, "Dee": 1}
    assert played.nuggets["Ada"] == [1]


# Sponsors


@pytest.mark.rule("T-3")
def test_another_payer_is_asked_at_once() -> None:
    played = table().play(BY_CAI)
    assert (played.kind, played.asked) == ("PayToll", "Cai")
    assert played.options == ["agree", "refuse"]
    assert "2,0" not in played.maze
    assert set(played.tokens.values()) == {1}
    question = r"Cai has to decide whether to pay the toll .*\(T-3\): answer agree, refuse"
    with pytest.raises(IllegalChoice, match=question):
        played.play("pass cross")
    asked = {"seat": "Ada", "target": "Cai", "card": "straight_ew", "cell": "2,0"}
    assert played.seen_by(None) == [{"event": "SponsorAsked", **asked}]
    for seat in range(-1, 4):
        told = prompt_data(played.state.rules, played.names, prompt(played.state, seat))
        assert told["about"] == BY_CAI


@pytest.mark.rule("T-3")
def test_a_sponsor_who_agrees_pays_for_the_mover() -> None:
    played = table().play(BY_CAI, "agree")
    assert played.tokens == {"Ada": 1, "Bo": 2, "Cai": 0, "Dee": 1}
    assert played.maze["2,0"] == "straight_ew"
    assert played.story[1:] == ["SponsorAnswered", "GoldGiven", *DONE]
    assert played.asked == "Bo"


DONE = ["PathLaid", "DwarfGone", "CardDrawn"]


@pytest.mark.rule("T-3", "B-65")
def test_a_sponsor_may_have_to_turn_in_a_nugget_card() -> None:
    played = table(more=POOR + "\n[nuggets]\nCai = [2]").play(BY_CAI, "agree")
    assert (played.kind, played.asked) == ("TurnInNugget", "Cai")
    played.play("take 2")
    assert played.tokens == {"Ada": 0, "Bo": 2, "Cai": 1, "Dee": 0}
    assert played.story[-3:] == DONE


@pytest.mark.rule("T-3")
def test_after_a_refusal_the_mover_chooses_again() -> None:
    played = table()
    before = played.hand("Ada")
    played.play(BY_CAI, "refuse")
    assert (played.kind, played.asked) == ("Turn", "Ada")
    assert at_the_dwarf(played) == [BY_ADA, BY_DEE]
    assert played.hand("Ada") == before
    assert set(played.tokens.values()) == {1}
    assert played.view(None)["kept"]["toll_tunnels"]["cells"] == ["2,0"]
    with pytest.raises(IllegalChoice, match=r"already refused to pay this turn \(T-3\)"):
        played.play(BY_CAI)
    played.play(BY_DEE, "refuse")
    assert at_the_dwarf(played) == [BY_ADA]
    played.play("pass map")
    assert played.asked == "Bo"


@pytest.mark.rule("T-3")
def test_each_player_refuses_once_per_turn() -> None:
    played = table(("straight_ew", "map", "map"), more="[tokens]\nAda = 0")
    played.play(BY_CAI, "refuse", "pass map", "pass tee_nes")
    assert played.view(None)["kept"]["toll_tunnels"]["refusers"] == []
    played.play("pass cross", "dead_n @ 0,1")
    assert at_the_dwarf(played) == [BY_CAI, BY_DEE]


@pytest.mark.rule("T-3", "B-54")
def test_what_was_taken_back_does_not_count_as_a_turn() -> None:
    keys = 'edition = "english"\ndeck = []\npasses = 2\nlast_turn = "Dee"'
    played = table(keys=keys).play(BY_CAI, "refuse")
    assert played.state.passes == 2
    assert played.names[played.state.last_turn] == "Dee"
    played.play("pass map")
    assert played.state.passes == 3


@pytest.mark.rule("T-3", "B-38")
def test_a_card_that_was_taken_back_stays_known() -> None:
    played = table().play(BY_CAI, "refuse")
    for name in ("Ada", "Bo", None):
        (memory,) = played.view(name)["memories"]
        assert memory["cards"] == ["straight_ew"]
        assert memory["hands"] == ["Ada"]
    played.play(BY_DEE, "refuse")
    assert len(played.view("Bo")["memories"]) == 1
    played.play("straight_ew @ -1,0")
    assert played.view("Bo")["memories"] == []


# When the dwarf is out unpaid


@pytest.mark.rule("T-3", "B-34")
def test_the_dwarf_is_out_when_the_card_it_stands_on_is_removed() -> None:
    played = table(("rockfall", "map")).play("rockfall @ 1,0")
    assert played.told("DwarfGone") == [{"seat": "Bo", "cell": "2,0"}]
    assert set(played.tokens.values()) == {1}
    kept = played.view(None)["kept"]["toll_tunnels"]
    assert (kept["cells"], kept["left"]) == ([], 1)


@pytest.mark.rule("T-3", "B-34")
def test_a_dwarf_whose_tunnel_is_cut_elsewhere_stays() -> None:
    maze = '"1,0" = "straight_ew"\n"2,0" = "straight_ew"'
    played = table(("rockfall", "tee_esw", "map"), maze, 'dwarves = ["3,0 w Bo"]')
    played.play("rockfall @ 1,0", "pass tee_nes", "cross @ 1,0", "dead_n @ 0,1")
    assert played.told("DwarfGone") == []
    assert "tee_esw @ 3,0 paid by Ada" in played.options


@pytest.mark.rule("T-3")
def test_the_dwarf_is_out_when_a_goal_is_moved_onto_its_cell() -> None:
    played = table()
    played.state.maze.put_face_down(cell_of((2, 0)))
    maze_changed(played.state)
    assert played.view(None)["kept"]["toll_tunnels"]["cells"] == []
    assert [event.name() for event in played.state.take_events()] == ["DwarfGone"]


@pytest.mark.rule("T-3")
def test_other_cards_leave_the_dwarf_alone() -> None:
    played = table().play("straight_ew @ -1,0")
    assert played.told("DwarfGone") == []
    assert played.view(None)["kept"]["toll_tunnels"]["cells"] == ["2,0"]


# Windows, and cards that are moved


class Objection(Frame):
    """Somebody may stop a card that was announced."""

    def options(self, state: State) -> vec[i64]:
        return vec[i64]([state.rules.verb("agree"), state.rules.verb("refuse")])

    def answer(self, state: State, choice: i64) -> None:
        if verb_of(choice) == state.rules.verb("refuse"):
            stopped = state.pop()
            card = card_of(stopped.announced())
            state.take_from_hand(stopped.announcer(), card)
            state.discard_played(card)


class Moving(Verb):
    """Move the card that was laid last."""

    def __init__(self, name: str, form: str) -> None:
        super().__init__(name, form)
        self.puts_card = True

    def lifts(self, state: State) -> i64:
        return state.maze.latest()

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        if self.lifts(state) == NOBODY:
            return out
        maze = state.maze.copy()
        tile = maze.remove(self.lifts(state))
        for cell in maze.frontier:
            if maze.fits(cell, tile) and maze.links(cell, tile) and cell != self.lifts(state):
                out = append(out, self.number | (card << CARD) | (cell << TARGET))
        return out

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        state.take_from_hand(seat, card_of(choice))
        state.discard_played(card_of(choice))
        tile = state.maze.remove(self.lifts(state))
        state.maze.lay(target_of(choice), tile)
        laid(state, seat)


class Others(Module):
    """A window for every card, in which the last seat may object; and a card that moves one."""

    def bind(self, draft: Draft) -> None:
        draft.add_cards([action("moving", "moving", 30)])
        draft.add_verbs([Moving("moving", FORM_CELL)])

    def before_play(self, state: State, seat: i64, choice: i64) -> None:
        state.push(Objection(state.seats - 1))


NAMES = default_names(3)


def with_others(*choices: str) -> State:
    """Three seats who hold any cards they need; Cai may object to whatever is played."""
    catalogue = Catalogue([*CATALOGUE.modules, Others("others", 1, (), False)])
    selection = Selection("base", ("others", "toll_tunnels"), "", 3)
    state = new_game(catalogue.rules(selection), 1, 0)
    for seat in range(3):
        for card in list(state.hand(seat)):
            state.take_from_hand(seat, card)
        for name in ("cross", "moving", "tee_esw", "map"):
            state.take_into_hand(seat, state.rules.number_of[name])
    answer(state, *choices)
    return state


def answer(state: State, *choices: str) -> None:
    """Play choices, whoever is asked."""
    for text in choices:
        apply(state, read_choice(state, NAMES, text))


@pytest.mark.rule("T-3")
def test_first_the_sponsor_then_the_window_then_the_payment() -> None:
    state = with_others("dwarf map @ 1,0 w", "cross @ 1,0 paid by Cai")
    assert (state.top().name(), asked_seat(state)) == ("PayToll", 2)
    answer(state, "agree")
    assert (state.top().name(), asked_seat(state)) == ("Objection", 2)
    assert [int(count) for count in state.tokens] == [1, 1, 1]
    answer(state, "agree")
    assert [int(count) for count in state.tokens] == [2, 1, 0]
    assert state.maze.tile_at(cell_of((1, 0))) == state.rules.number_of["cross"]


@pytest.mark.rule("T-3")
def test_a_card_that_is_stopped_costs_nothing_and_the_dwarf_stays() -> None:
    state = with_others("dwarf map @ 1,0 w", "cross @ 1,0 paid by Bo", "refuse")
    assert [int(count) for count in state.tokens] == [1, 1, 1]
    assert state.maze.is_empty(cell_of((1, 0)))
    assert asked_seat(state) == 2
    answer(state, "cross @ 1,0 paid by Cai", "agree")
    assert [int(count) for count in state.tokens] == [2, 1, 0]


@pytest.mark.rule("T-3")
def test_placing_a_dwarf_plays_no_card_so_no_window_opens() -> None:
    state = with_others("dwarf map @ 1,0 w")
    assert (state.top().name(), asked_seat(state)) == ("Turn", 1)


@pytest.mark.rule("T-3")
def test_a_card_moved_onto_a_guarded_cell_is_paid_for() -> None:
    state = with_others("cross @ 1,0", "agree", "dwarf map @ 0,1 n", "cross @ 0,-1", "agree")
    answer(state, "moving @ 0,1 paid by Ada", "agree")
    assert [int(count) for count in state.tokens] == [0, 2, 1]
    assert state.maze.is_empty(cell_of((0, -1)))
    assert not state.maze.is_empty(cell_of((0, 1)))


@pytest.mark.rule("T-3")
def test_if_the_card_it_stands_on_is_moved_the_dwarf_is_out_unpaid() -> None:
    state = with_others("cross @ 1,0", "agree", "cross @ 0,1", "agree", "dwarf map @ 1,1 w")
    answer(state, "moving @ 0,-1", "agree")
    assert [int(count) for count in state.tokens] == [1, 1, 1]
    assert state.slices[CATALOGUE.named("toll_tunnels").slot].fields()["cells"] == []


@pytest.mark.rule("T-3")
def test_that_card_itself_may_be_moved_onto_the_cell_for_nothing() -> None:
    state = with_others("cross @ 1,0", "agree", "cross @ 0,1", "agree", "dwarf map @ 1,1 w")
    answer(state, "moving @ 1,1", "agree")
    assert [int(count) for count in state.tokens] == [1, 1, 1]
    assert not state.maze.is_empty(cell_of((1, 1)))
