"""Choices as text, both ways."""

from __future__ import annotations

from random import Random

import pytest

from motherlode.rules.core.engine import apply, call_choice, options
from motherlode.rules.core.errors import BadNotation, IllegalChoice
from motherlode.rules.core.round_calls import may_call
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.notation.words import default_names
from tests.notation.tables import (
    CLOSED,
    FREE_TURN,
    SELECTIONS,
    TURN,
    TWO_GOALS,
    WAY_UP,
    names_of,
    played,
    random_game,
)

NAMES = default_names(3)
TWO = default_names(2)


def canonical(position: str, text: str, names: tuple[str, ...] = NAMES) -> str:
    """What a text means in a position, written in the canonical way."""
    state = played(position)
    return choice_text(state.rules, names, read_choice(state, names, text))


@pytest.mark.parametrize(
    "text",
    [
        "cross @ -1,0",
        "curve_nw @ 0,1",
        "curve_nw @ -1,0 turned",
        "dead_e_w @ -1,0",
        "break_lantern > Cai",
        "fix_lantern > Bo",
        "fix_cart > Bo",
        "fix_lantern_cart > Bo lantern",
        "fix_lantern_cart > Bo cart",
        "fix_pick_lantern > Bo lantern",
        "rockfall @ 1,0",
        "map @ 8,2",
        "pass cross",
    ],
)
def test_canonical_form(text: str) -> None:
    assert canonical(FREE_TURN, text) == text


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("  cross   @   -1 , 0 ", "cross @ -1,0"),
        ("CROSS@-1,0", "cross @ -1,0"),
        ("cross @ (-1, 0)", "cross @ -1,0"),
        ("cross @ -1,0 turned", "cross @ -1,0"),
        ("cross @ -1,0 upright", "cross @ -1,0"),
        ("curve-NW @ 0,1 upright", "curve_nw @ 0,1"),
        ("curve_nw @ \u22121,0 Turned", "curve_nw @ -1,0 turned"),
        ("rock-fall @ 2,0", "rockfall @ 2,0"),
        ("rockfall @ 2,0 turned", "rockfall @ 2,0"),
        ("map @ 8,\u22120", "map @ 8,0"),
        ("break_lantern > cai", "break_lantern > Cai"),
        ("break_lantern>3", "break_lantern > Cai"),
        ('break_lantern > "Cai"', "break_lantern > Cai"),
        ("break_lantern > Cai lantern", "break_lantern > Cai"),
        ("break_lantern -> Cai", "break_lantern > Cai"),
        ("fix_lantern > Bo lantern", "fix_lantern > Bo"),
        ("fix_pick_lantern > Bo", "fix_pick_lantern > Bo lantern"),
        ("fix_lantern_cart > bo LANTERN", "fix_lantern_cart > Bo lantern"),
        ("fix_lantern_cart > Bo break_cart", "fix_lantern_cart > Bo cart"),
        ("Pass Cross", "pass cross"),
        ("call", "call Ada"),
        ("call bo", "call Bo"),
        ("call 3", "call Cai"),
    ],
)
def test_tolerant_reading(text: str, meant: str) -> None:
    assert canonical(FREE_TURN, text) == meant


def test_one_broken_tool_needs_no_word() -> None:
    position = FREE_TURN.replace('Bo = ["lantern", "cart"]', 'Bo = ["lantern"]')
    assert canonical(position, "fix_lantern_cart > Bo") == "fix_lantern_cart > Bo lantern"


@pytest.mark.parametrize(
    ("names", "text"),
    [
        (("Mary Ann", "Bo", "Bo lantern"), 'break_pick > "Bo lantern"'),
        (("Mary Ann", "Bo", "Bo lantern"), "fix_lantern_cart > Bo lantern"),
        (("Ada", "cart", "lantern"), "fix_lantern_cart > cart lantern"),
        (("Ada", "3", "2"), "break_pick > 3"),
        (("Ada", "Jean–Luc", "b,c"), "break_pick > Jean–Luc"),
        (("Mary Ann", "Bo", "Cai"), 'call "Mary Ann"'),
    ],
)
def test_odd_names(names: tuple[str, ...], text: str) -> None:
    assert canonical(FREE_TURN, text, names) == text


def test_names_with_spaces_may_go_without_quotes() -> None:
    names = ("Ada", "Mary Ann", "Bo")
    assert canonical(FREE_TURN, "break_pick > mary ann", names) == 'break_pick > "Mary Ann"'
    text = 'fix_lantern_cart > "Mary Ann" cart'
    assert canonical(FREE_TURN, text.replace('"', ""), names) == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "can’t read"),
        ("hello", "can’t read"),
        ("cross", "cross needs a space"),
        ("cross @", "isn’t a space"),
        ("cross @ here", "isn’t a space"),
        ("cross @ 1", "isn’t a space"),
        ("cross @ 0,1 sideways", "isn’t a space"),
        ("cross @ 200,0", "from -126 to 126"),
        ("cross @ 0,1 0,2", "cross needs a space"),
        ("crss @ 0,1", "did you mean cross"),
        ("@ 0,1", "name the card first"),
        ("> Bo", "name the card first"),
        ("goal_treasure @ 1,0", "never played"),
        ("cross > Bo", "cross needs a space"),
        ("break_pick", "break_pick needs a player"),
        ("break_pick @ 1,0", "break_pick needs a player"),
        ("break_pick >", "who the card is played on"),
        ("break_pick > Zoe", "the seats are Ada, Bo, Cai"),
        ("fix_lantern_cart > Bo shovel", "the tools are pick, lantern, cart"),
        ("fix_lantern_cart > Bo", "say which tool"),
        ("pass", "name a card, as in pass cross"),
        ("pass map map map map", "takes at most 3 cards"),
        ("pass gold", "no card called gold"),
        ("take", "as in take 2"),
        ("take 4", "worth 1, 2, or 3"),
        ("take gold", "worth 1, 2, or 3"),
        ("turn", "as in turn 8,-2"),
        ("turn left", "isn’t a space"),
        ("call Zoe", "the seats are"),
        ("give up", "can’t read"),
    ],
)
def test_unreadable(text: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        read_choice(played(FREE_TURN), NAMES, text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("straight_ns @ 0,1", r"Ada has no straight_ns in hand \(B-10\)"),
        ("break_cart > Bo", r"no break_cart in hand \(B-10\)"),
        ("pass tee_nes", r"no tee_nes in hand \(B-10\)"),
        ("pass cross map", r"\(B-13\)"),
        ("cross @ 0,0", r"there’s already a card there \(B-20\)"),
        ("cross @ 8,0", r"there’s already a card there \(B-20\)"),
        ("cross @ 30,40", r"isn’t next to any face-up card.* \(B-20\)"),
        ("cross @ 2,1", r"tunnels must meet tunnels .* \(B-20\)"),
        ("curve_nw @ 0,1 turned", r"tunnels must meet tunnels .* \(B-20\)"),
        ("cross @ 8,-1", r"isn’t connected to the start \(B-22\)"),
        ("break_lantern > Ada", r"only another player’s tools can be broken \(B-30\)"),
        ("break_lantern > Bo", r"tool is already broken \(B-30\)"),
        ("break_lantern > Cai pick", r"\(B-32\)"),
        ("fix_lantern > Bo cart", r"\(B-32\)"),
        ("fix_lantern > Cai", r"\(B-33\)"),
        ("fix_lantern_cart > Cai", r"\(B-33\)"),
        ("fix_lantern_cart > Bo pick", r"\(B-32\)"),
        ("rockfall @ 5,5", r"there’s no card there \(B-37\)"),
        ("rockfall @ 0,0", r"can’t be removed \(B-34\)"),
        ("rockfall @ 8,-2", r"can’t be removed \(B-34\)"),
        ("map @ 1,0", r"\(B-35, B-37\)"),
        ("map @ 8,-2", r"\(B-35, B-37\)"),
        ("take 1", r"it’s Ada’s turn: play a card or pass \(B-10\)"),
        ("turn 8,0", r"it’s Ada’s turn"),
        ("agree", r"it’s Ada’s turn"),
        ("upright", r"it’s Ada’s turn"),
    ],
)
def test_not_allowed(text: str, reason: str) -> None:
    with pytest.raises(IllegalChoice, match=reason):
        read_choice(played(FREE_TURN), NAMES, text)


def test_broken_tool_in_front() -> None:
    with pytest.raises(
        IllegalChoice, match=r"no path cards while this is in front of the player: .* \(B-25\)"
    ):
        read_choice(played(TURN), NAMES, "cross @ 0,1")


def test_way_up() -> None:
    state = played(WAY_UP, "cross @ 1,0")
    assert state.top().name() == "WayUp"
    assert [choice_text(state.rules, NAMES, c) for c in options(state)] == ["upright", "turned"]
    assert choice_text(state.rules, NAMES, read_choice(state, NAMES, "Turned")) == "turned"
    reason = r"Ada has to decide whether the goal is upright .*\(B-52\): answer upright, turned"
    with pytest.raises(IllegalChoice, match=reason):
        read_choice(state, NAMES, "pass map")
    with pytest.raises(IllegalChoice, match=r"between turns, .*\(B-56\)"):
        read_choice(state, NAMES, "call Bo")


def test_order_of_goals() -> None:
    state = played(TWO_GOALS, "tee_nes @ 8,1 turned")
    assert state.top().name() == "OrderGoals"
    assert [choice_text(state.rules, TWO, c) for c in options(state)] == ["turn 8,0", "turn 8,2"]
    with pytest.raises(IllegalChoice, match=r"turn 8,-2 isn’t allowed: .*\(B-51\)"):
        read_choice(state, TWO, "turn 8,-2")
    with pytest.raises(IllegalChoice, match=r"which goal to reveal first \(B-51\)"):
        read_choice(state, TWO, "take 1")
    state = played(TWO_GOALS, "tee_nes @ 8,1 turned", "turn 8,2")
    assert state.top().name() == "KeepNugget"
    with pytest.raises(IllegalChoice, match="Ada has something else to decide: answer take 2"):
        read_choice(state, TWO, "turn 8,0")


def test_calling_the_round() -> None:
    state = played(FREE_TURN, "call Bo")
    assert state.top().name() == "CallRound"
    for text in ("agree", "refuse"):
        assert choice_text(state.rules, NAMES, read_choice(state, NAMES, text.upper())) == text
    with pytest.raises(IllegalChoice, match=r"Cai has to decide .*\(B-56\): .* agree, refuse"):
        read_choice(state, NAMES, "cross @ 0,1")
    state = played(FREE_TURN, "call Bo", "refuse")
    with pytest.raises(IllegalChoice, match=r"and only once \(B-56\)"):
        read_choice(state, NAMES, "call Bo")
    assert read_choice(state, NAMES, "call") == call_choice(state, 0)


def test_taking_nuggets() -> None:
    position = FREE_TURN + '[roles]\nAda = "saboteur"\n'
    state = played(position, "call", "agree", "agree")
    assert state.top().name() == "TakeNuggets"
    texts = [choice_text(state.rules, NAMES, choice) for choice in options(state)]
    assert texts == ["take 3 1", "take 2 2", "take 2 1 1", "take 1 1 1 1"]
    meant = read_choice(state, NAMES, "take 1, 2, 1")
    assert choice_text(state.rules, NAMES, meant) == "take 2 1 1"
    with pytest.raises(IllegalChoice, match=r"take 3 isn’t allowed: .*\(B-60, B-62\)"):
        read_choice(state, NAMES, "take 3")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("give up", "give_up"),
        ("GIVE_UP", "give_up"),
        ("rockfall @ 0,-2", "rockfall @ 0,-2"),
    ],
)
def test_closed_duel(text: str, meant: str) -> None:
    assert canonical(CLOSED, text, TWO) == meant


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("pass cross map dead_e", r"every tunnel is closed.*\(D-5\)"),
        ("map @ 8,0", r"map @ 8,0 isn’t allowed: every tunnel is closed.*\(D-5\)"),
        ("cross @ 0,-3", r"\(B-20\)"),
        ("rockfall @ 0,-1", r"only on a card at the end of a tunnel \(D-2\)"),
    ],
)
def test_closed_duel_refusals(text: str, reason: str) -> None:
    with pytest.raises(IllegalChoice, match=reason):
        read_choice(played(CLOSED), TWO, text)


DUEL = 'rules = "duel"\n[hands]\nAda = ["cross", "cross", "curve_nw", "fix_pick", "map"]\n'


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("pass curve_nw cross cross", "pass curve_nw cross cross"),
        ("pass map cross fix_pick", "pass cross fix_pick map"),
        ("pass fix_pick, map, cross", "pass cross fix_pick map"),
    ],
)
def test_three_cards_in_any_order(text: str, meant: str) -> None:
    assert canonical(DUEL, text, TWO) == meant


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("pass cross cross", r"three cards .*\(D-2\)"),
        ("pass cross", r"three cards .*\(D-2\)"),
        ("pass cross cross cross", r"Ada has only 2 cross in hand \(B-10\)"),
        ("fix_pick > Bo", r"fix_pick isn’t allowed: tools do nothing .*\(D-3\)"),
        ("break_pick > Bo", r"Ada has no break_pick in hand"),
        ("give_up", r"only when every tunnel is closed \(D-5\)"),
    ],
)
def test_duel_refusals(text: str, reason: str) -> None:
    with pytest.raises(IllegalChoice, match=reason):
        read_choice(played(DUEL), TWO, text)


def test_nothing_to_say_when_the_game_is_over() -> None:
    selection = Selection("duel", (), "", 2)
    *_, state = random_game(selection, 1)
    with pytest.raises(IllegalChoice, match="the game is over"):
        read_choice(state, TWO, "pass cross")


@pytest.mark.parametrize("seeking", [False, True])
@pytest.mark.parametrize("selection", SELECTIONS, ids=lambda s: f"{s.game}-{s.players}")
def test_every_option_can_be_written_and_read(selection: Selection, seeking: bool) -> None:
    names = names_of(selection)
    kinds = set()
    for seed in range(2):
        for state in random_game(selection, seed, seeking):
            texts = [choice_text(state.rules, names, choice) for choice in options(state)]
            assert len(set(texts)) == len(texts)
            for text, choice in zip(texts, options(state), strict=True):
                assert read_choice(state, names, text) == choice
            if not state.over:
                kinds.add(state.top().name())
            for seat in range(len(names)):
                if may_call(state, seat):
                    choice = call_choice(state, seat)
                    text = choice_text(state.rules, names, choice)
                    assert read_choice(state, names, text) == choice
    assert len(kinds) > 1


def test_nonsense_is_refused_in_words() -> None:
    """Whatever is written: it is an option, or one of the two refusals with a sentence."""
    random = Random(5)
    parts = ["cross", "pass", "map", "@", ">", "1,0", "8,-2", "turned", "Bo", "lantern", "take"]
    parts += ["2", '"', "", ",", "fix_pick_cart", "call", "-", "turn", "(", "Ada", "upright", "٣"]
    state = played(FREE_TURN)
    answers = []
    for _ in range(3000):
        text = random.choice(["", " "]).join(random.choices(parts, k=random.randrange(1, 6)))
        try:
            apply(state.copy(), read_choice(state, NAMES, text))
        except (BadNotation, IllegalChoice) as error:
            answers.append(str(error))
    assert len(answers) > 2000
    assert all(answer and "\n" not in answer for answer in answers)
