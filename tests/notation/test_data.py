"""Events, views and prompts as plain data; a state's fingerprint."""

from __future__ import annotations

import json

import pytest

from motherlode.rules.core.contract import Event, Slice
from motherlode.rules.core.engine import apply, new_game, options
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.stream import Stream
from motherlode.rules.core.views import SPECTATOR, prompt, view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.data import event_data, prompt_data, view_data
from motherlode.rules.notation.digest import state_digest
from motherlode.rules.notation.words import default_names
from motherlode.rules.positions.position import read_position
from tests.notation.tables import FREE_TURN, SELECTIONS, names_of, played, random_game

NAMES = default_names(3)


def told(state: State, seat: int, *choices: str) -> list[dict[str, object]]:
    """What a seat is told of some choices; -2 is told all."""
    state.listening = True
    for text in choices:
        apply(state, read_choice(state, NAMES, text))
    events: list[Event] = [e if seat == -2 else e.seen_by(seat) for e in state.take_events()]
    return [event_data(state.rules, NAMES, event) for event in events]


def seats_of(data: dict[str, object]) -> list[dict[str, object]]:
    """The seats of a view."""
    seats = data["seats"]
    assert isinstance(seats, list)
    return seats


@pytest.mark.parametrize(
    ("choice", "seat", "fact"),
    [
        (
            "curve_nw @ -1,0 turned",
            1,
            {
                "event": "PathLaid",
                "seat": "Ada",
                "card": "curve_nw",
                "cell": "-1,0",
                "turned": True,
            },
        ),
        (
            "break_lantern > Cai",
            1,
            {
                "event": "ToolBroken",
                "seat": "Ada",
                "card": "break_lantern",
                "target": "Cai",
                "tool": "lantern",
            },
        ),
        (
            "fix_lantern_cart > Bo cart",
            -1,
            {
                "event": "ToolFixed",
                "seat": "Ada",
                "card": "fix_lantern_cart",
                "target": "Bo",
                "tool": "cart",
            },
        ),
        (
            "rockfall @ 2,0",
            1,
            {"event": "RockFell", "seat": "Ada", "card": "curve_nw", "cell": "2,0"},
        ),
        ("map @ 8,0", 1, {"event": "MapRead", "seat": "Ada", "cell": "8,0"}),
        (
            "map @ 8,0",
            0,
            {"event": "MapRead", "seat": "Ada", "cell": "8,0", "goal": "goal_stone_nw"},
        ),
        ("pass cross", 1, {"event": "CardsPassed", "seat": "Ada", "count": 1}),
        (
            "pass cross",
            0,
            {"event": "CardsPassed", "seat": "Ada", "cards": ["cross"], "count": 1},
        ),
        ("call Bo", 0, {"event": "CallProposed", "seat": "Bo"}),
    ],
)
def test_events(choice: str, seat: int, fact: dict[str, object]) -> None:
    position = FREE_TURN.replace("[goals]", '[goals]\n"8,0" = "stone_nw"')
    assert told(played(position), seat, choice)[0] == fact


def test_drawn_card_is_left_out_for_others() -> None:
    assert told(played(FREE_TURN), 1, "pass map")[1] == {"event": "CardDrawn", "seat": "Ada"}
    assert set(told(played(FREE_TURN), 0, "pass map")[1]) == {"event", "seat", "card"}


def test_end_of_round_and_game() -> None:
    text = 'round = 3\nseed = 1\nset_aside = "digger"\nplay = ["call", "agree"]\n'
    state = read_position(text + '[tokens]\nCai = 9\n[roles]\nBo = "saboteur"').state
    facts = told(state, SPECTATOR, "agree", "take 2 2")
    assert facts == [
        {"event": "CallAnswered", "seat": "Cai", "agrees": True},
        {"event": "RoundEnded", "round": 3, "winner": "saboteurs", "winners": ["Bo"]},
        {
            "event": "RolesRevealed",
            "roles": ["digger", "saboteur", "digger"],
            "spare_roles": ["digger"],
        },
        {"event": "NuggetsTaken", "seat": "Bo", "count": 2, "tokens": 0, "total": 4},
        {"event": "GameEnded", "scores": {"Ada": 0, "Bo": 4, "Cai": 9}, "winners": ["Cai"]},
    ]
    data = view_data(view(state, SPECTATOR), NAMES)
    assert data["over"] is True
    assert data["scores"] == {"Ada": 0, "Bo": 4, "Cai": 9}
    assert data["winners"] == ["Cai"]
    assert [seat["nuggets"] for seat in seats_of(data)] == [[], [2, 2], []]
    assert [seat["role"] for seat in seats_of(data)] == ["digger", "saboteur", "digger"]
    assert data["spare_roles"] == ["digger"]
    assert data["outcomes"] == ["saboteurs"]
    assert data["asked"] is None
    assert prompt_data(state.rules, NAMES, prompt(state, 0)) == {
        "asked": None,
        "kind": "",
        "choices": [],
    }


POSITION = """
players = ["Ada", "Bo", "Cai"]
round = 2
first = "Cai"
outcomes = ["diggers"]
discard = ["map", "cross by Ada", "rockfall unseen"]
deck = ["fix_cart"]
called = ["Bo"]
[maze]
"1,0" = "curve_ne turned"
[goals]
"8,-2" = "treasure"
"8,0" = "stone_nw up turned"
[hands]
Ada = ["cross", "map"]
Bo = ["cross"]
Cai = ["fix_pick"]
[roles]
Ada = "saboteur"
[front]
Bo = ["pick", "cart"]
[nuggets]
Ada = [3, 1]
Bo = 2
[tokens]
Cai = 2
[seen]
Ada = ["8,-2"]
Bo = ["8,0", "8,2"]
"""


def test_view() -> None:
    state = read_position(POSITION).state
    data = view_data(view(state, 0), NAMES)
    pile = data.pop("discard")
    assert isinstance(pile, list)
    assert pile[:-3] == [{"face_up": False, "known_to": []}] * (67 - 1 - 4 - 2 - 1 - 3)
    assert pile[-3:] == [
        {"face_up": True, "card": "map"},
        {"face_up": False, "known_to": ["Ada"]},
        {"face_up": False, "known_to": []},
    ]
    assert data == {
        "rules": "base",
        "modules": [],
        "edition": "jubilee",
        "round": 2,
        "rounds": 3,
        "seat": "Ada",
        "role": "saboteur",
        "asked": "Cai",
        "kind": "Turn",
        "clockwise": True,
        "first": "Cai",
        "last_turn": None,
        "due": 1,
        "passes": 0,
        "called": ["Bo"],
        "hand": ["cross", "map"],
        "seats": [
            {
                "name": "Ada",
                "cards": 2,
                "tools": [],
                "nugget_cards": 2,
                "tokens": 0,
                "role": "saboteur",
            },
            {"name": "Bo", "cards": 1, "tools": ["pick", "cart"], "nugget_cards": 1, "tokens": 0},
            {"name": "Cai", "cards": 1, "tools": [], "nugget_cards": 0, "tokens": 2},
        ],
        "maze": {"0,0": "start", "8,0": "goal_stone_nw turned", "1,0": "curve_ne turned"},
        "goals": {
            "8,-2": {"face_up": False, "card": "goal_treasure", "looked_at": True},
            "8,0": {"face_up": True, "card": "goal_stone_nw", "looked_at": False},
            "8,2": {"face_up": False, "looked_at": False},
        },
        "looked": {"Ada": ["8,-2"], "Bo": ["8,0", "8,2"]},
        "role_cards": [
            {"before": "Ada", "known_to": ["Ada"], "role": "saboteur"},
            {"before": "Bo", "known_to": ["Bo"]},
            {"before": "Cai", "known_to": ["Cai"]},
            {"before": None, "known_to": []},
        ],
        "memories": [],
        "kept": {},
        "deck": 1,
        "out_of_play": 0,
        "remembered": {str(len(pile) - 2): "cross"},
        "nuggets": [3, 1],
        "supply": 25,
        "pools": [],
        "pool": None,
        "nuggets_seen": [],
        "outcomes": ["diggers"],
        "over": False,
    }


def test_view_of_a_spectator_holds_no_secret() -> None:
    data = view_data(view(read_position(POSITION).state, SPECTATOR), NAMES)
    assert data["seat"] is None
    assert data["role"] is None
    assert data["hand"] == []
    assert data["nuggets"] is None
    assert data["remembered"] == {}
    assert "treasure" not in json.dumps(data)


def test_played_cards_are_remembered_where_they_lie_face_down() -> None:
    text = 'edition = "english"\ndiscard = ["map", "cross by Bo"]\n'
    data = view_data(view(read_position(text).state, 0), NAMES)
    assert data["discard"] == [
        {"face_up": False, "known_to": ["Ada", "Bo", "Cai"]},
        {"face_up": False, "known_to": ["Bo"]},
    ]
    assert data["remembered"] == {"0": "map"}


def test_nuggets_seen() -> None:
    text = 'set_aside = "digger"\nplay = ["call", "agree", "agree"]\n[roles]\nAda = "saboteur"\n'
    state = read_position(text).state
    supply = [3] * 4 + [2] * 8 + [1] * 16
    before = view_data(view(state, 0), NAMES)
    assert before["pool"] == supply
    assert before["nuggets_seen"] == [{"round": 1, "nuggets": "took", "seat": "Ada", "saw": supply}]
    assert view_data(view(state, 1), NAMES)["pool"] is None
    apply(state, read_choice(state, NAMES, "take 3 1"))
    assert view_data(view(state, 0), NAMES)["nuggets_seen"] == [
        {"round": 1, "nuggets": "took", "seat": "Ada", "saw": supply},
        {"round": 1, "nuggets": "took", "seat": "Ada", "worths": [3, 1]},
    ]
    assert view_data(view(state, 1), NAMES)["nuggets_seen"] == [
        {"round": 1, "nuggets": "took", "seat": "Ada", "cards": 2, "worth": 4}
    ]


def test_prompt() -> None:
    state = played(FREE_TURN, "call Bo")
    assert prompt_data(state.rules, NAMES, prompt(state, 2)) == {
        "asked": "Cai",
        "kind": "CallRound",
        "choices": ["agree", "refuse"],
    }
    assert prompt_data(state.rules, NAMES, prompt(state, 0)) == {
        "asked": "Cai",
        "kind": "CallRound",
        "choices": [],
    }


@pytest.mark.parametrize("selection", SELECTIONS, ids=lambda s: f"{s.game}-{s.players}")
def test_everything_of_a_game_is_plain_data(selection: Selection) -> None:
    names = names_of(selection)
    for count, state in enumerate(random_game(selection, 3, seeking=True)):
        state.listening = True
        for seat in (SPECTATOR, 0, 1):
            for event in state.events:
                json.dumps(event_data(state.rules, names, event.seen_by(seat)))
        state.take_events()
        if count % 5 == 0 or state.over:
            for seat in range(SPECTATOR, len(names)):
                data = view_data(view(state, seat), names)
                assert json.loads(json.dumps(data)) == data
                asked = prompt_data(state.rules, names, prompt(state, seat))
                assert json.loads(json.dumps(asked)) == asked


def test_digest_tells_states_apart() -> None:
    rules = CATALOGUE.rules(Selection("base", (), "", 3))
    state = new_game(rules, 7)
    assert state_digest(state) == state_digest(new_game(rules, 7))
    assert state_digest(state) != state_digest(new_game(rules, 8))
    other = state.copy()
    assert state_digest(state) == state_digest(other)
    before = state_digest(state)
    digests = {before}
    for choice in list(options(state)):
        other = state.copy()
        apply(other, choice)
        digests.add(state_digest(other))
    assert len(digests) == 1 + len(options(state))
    assert state_digest(state) == before


class Kept(Slice):
    """Something a module keeps."""

    def fields(self) -> dict[str, object]:
        return {"seat": 1}


def test_digest_covers_every_field() -> None:
    state = played(FREE_TURN)
    before = state_digest(state)
    other = state.copy()
    other.set_slice(0, Kept())
    assert state_digest(other) != before
    shorter = {"rules", "maze", "deck", "hands", "events", "listening", "offered", "drawn"}
    shorter |= {"stack", "seats", "slices", "memories", "rests", "resting", "stream"}
    for name in dir(state):
        value = getattr(state, name)
        if name.startswith("_") or callable(value) or name in shorter:
            continue
        other = state.copy()
        if isinstance(value, bool):
            setattr(other, name, not value)
        elif isinstance(value, int):
            setattr(other, name, value + 1)
        elif isinstance(value, tuple):
            setattr(other, name, (*value, "nobody"))
        else:
            setattr(other, name, getattr(state, "hands")[:9])  # noqa: B009
        assert state_digest(other) != before, name
    other = state.copy()
    other.stream = Stream(bytes(32), 1)
    assert state_digest(other) != before
