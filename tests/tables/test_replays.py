"""Replays: what each pair of eyes is shown is what it saw; positions lead back to the game."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import motherlode
from motherlode.locale import languages, texts
from motherlode.rules.core.engine import asked_seat, options
from motherlode.rules.core.errors import MotherlodeError
from motherlode.rules.core.events import RoundStarted
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import SPECTATOR, View, view
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.positions.position import read_position
from motherlode.rules.records.record import Entry, Record
from motherlode.rules.records.replay import replay
from motherlode.rules.records.text import read_record
from motherlode.tables.game.sight import seat_view, seen_event
from motherlode.tables.past.film import position_of, replay_of
from motherlode.tables.past.open_sight import secrets_of
from motherlode.tables.past.sandbox import sandbox_of
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import SeenEvent
from motherlode.tables.wire.past_messages import ReplayInfo
from motherlode.tables.wire.sights import SeatView
from tests.support.recorded import recorded_game, with_all

TABLES = [
    Selection("base", (), "jubilee", 3),
    Selection("duel", (), "", 2),
    Selection("tournament", ("new_goals", "treasure_chests:random"), "", 5),
    Selection("saboteur2", (), "", 6),
    Selection("saboteur2", ("party", "toll_tunnels"), "", 4),
    with_all("base", 8),
    with_all("saboteur2", 12),
]
Data = dict[str, Any]
EXAMPLES = Path(__file__).parents[2] / "ui" / "src" / "sandbox" / "examples"


def record_of(selection: Selection) -> Record:
    return read_record(recorded_game(selection, level="random"))


def views_of(info: ReplayInfo) -> list[Data]:
    """The view of each frame, as a browser puts it together."""
    data = msgspec.to_builtins(info)
    seen, views = data["view"], []
    for frame in data["frames"]:
        seen = seen | frame.get("changes", {})
        views.append(seen)
    return views


@pytest.mark.parametrize("selection", TABLES, ids=lambda table: f"{table.game}-{table.players}")
def test_every_frame_is_what_a_seat_saw_at_the_table(selection: Selection) -> None:
    record = record_of(selection)
    for eyes, seat in (("public", SPECTATOR), ("1", 1)):
        info = replay_of(record, eyes)
        assert {(frame.choice, frame.secrets) for frame in info.frames} == {("", None)}
        views, frames = views_of(info), iter(enumerate(info.frames))
        game = replay(record)
        place, frame = next(frames)
        assert views[0]["round"] == 1
        for played, (_, _, events) in enumerate(game, 1):
            facts = [seen_event(game.rules, record.players, e.seen_by(seat)) for e in events]
            told: list[SeenEvent] = []
            if any(isinstance(event, RoundStarted) for event in events):
                place, frame = next(frames)
                assert frame.played == played - 1
                told += frame.events
            place, frame = next(frames)
            state = game.state
            in_window = not state.over and state.top().silence(state) != -1
            now = seat_view(view(state, seat), record.players, in_window)
            assert views[place] == msgspec.to_builtins(now)
            assert frame.played == played
            assert [*told, *frame.events] == facts
        assert next(frames, None) is None


@pytest.mark.parametrize("selection", TABLES, ids=lambda table: f"{table.game}-{table.players}")
def test_open_eyes_see_every_hand_role_goal_and_the_deck(selection: Selection) -> None:
    record = record_of(selection)
    info = replay_of(record, "open")
    views = views_of(info)
    game = replay(record)
    by_played: dict[int, int] = {}
    for place, frame in enumerate(info.frames):
        by_played.setdefault(frame.played, place)  # the end of a round comes after it
    for played, (_, text, _) in enumerate(game, 1):
        state, place = game.state, by_played[played]
        seen, frame = views[place], info.frames[place]
        assert frame.secrets == secrets_of(state)
        assert [goal["card"] for goal in seen["goals"]] == [
            state.rules.names[goal] for goal in state.goals
        ]
        assert [seat["role"] for seat in seen["seats"]] == [
            state.rules.role_names[role] for role in state.roles
        ]
        assert all("card" in card for card in seen["discard"])
        assert frame.choice in (text, "")
    assert [frame.choice for frame in info.frames if frame.choice] == [
        text for _, text in record.choices
    ]


def test_a_round_ends_in_a_frame_of_its_own() -> None:
    info = replay_of(record_of(TABLES[0]), "public")
    views = views_of(info)
    ends = [
        place
        for place, frame in enumerate(info.frames)
        if any(event.event == "RoundStarted" for event in frame.events) and place
    ]
    assert len(ends) == 2
    for number, place in enumerate(ends, 1):
        assert views[place - 1]["round"] == number
        assert views[place - 1]["revealed"]
        assert all(seat["role"] for seat in views[place - 1]["seats"])
        assert views[place]["round"] == number + 1
        assert "role" not in views[place]["seats"][0]


def test_claims_are_held_against_the_truth() -> None:
    info = replay_of(read_record(recorded_game(TABLES[0])), "open")
    said = [line for frame in info.frames for line in frame.said]
    claims = {line.truth for line in said if line.talk.claim}
    assert claims >= {"true", "wrong"}
    assert {line.truth for line in said if not line.talk.claim} == {""}


@pytest.mark.parametrize("eyes", ["public", "0", "1"])
def test_whether_a_claim_was_true_is_told_only_with_everything_open(eyes: str) -> None:
    info = replay_of(read_record(recorded_game(TABLES[0])), eyes)
    said = [line for frame in info.frames for line in frame.said]
    assert any(line.talk.claim for line in said)
    assert {line.truth for line in said} == {""}


def test_a_frame_with_many_claims_takes_one_view_of_each_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = record_of(TABLES[0])
    name = record.players[0]
    record.entries[:0] = [Entry(2, name, f"trust > {name}", True, True)] * 300
    record.entries[:0] = [Entry(2, name, f"suspect > {name}", True, True)] * 300
    looks: list[int] = []

    def look(state: State, seat: int) -> View:
        looks.append(seat)
        return view(state, seat)

    monkeypatch.setattr("motherlode.tables.past.film.view", look)
    replay_of(record, "open")
    assert len(looks) < 100


CLAIMED = """
players = ["Ada", "Bo", "Cai"]
[goals]
"8,0" = "treasure"
[roles]
Ada = "saboteur"
Bo = "digger"
[seen]
Ada = ["8,0"]
"""


@pytest.mark.parametrize(
    ("seat", "claim", "truth"),
    [
        (0, "treasure @ 8,0", "true"),
        (0, "no_treasure @ 8,0", "lie"),
        (1, "no_treasure @ 8,0", "wrong"),
        (1, "treasure @ 8,2", "wrong"),
        (1, "no_treasure @ 8,2", "true"),
        (1, "treasure @ 3,3", ""),
        (1, "suspect > Ada", "true"),
        (1, "trust > Ada", "wrong"),
        (0, "trust > Ada", "lie"),
        (0, "suspect > Bo", "wrong"),
        (2, "fix lantern", ""),
    ],
)
def test_a_lie_is_what_its_speaker_knew_better(seat: int, claim: str, truth: str) -> None:
    from motherlode.rules.notation.claims import read_claim
    from motherlode.tables.past.claim_truth import truth_of

    here = read_position(CLAIMED)
    told = read_claim(here.state.rules, here.names, claim)
    assert truth_of(here.state, told, lambda: view(here.state, seat)) == truth


@pytest.mark.parametrize("selection", TABLES, ids=lambda table: f"{table.game}-{table.players}")
def test_a_position_of_a_replay_offers_what_the_game_did(selection: Selection) -> None:
    record = record_of(selection)
    game = replay(record)
    every = max(1, len(record.choices) // 12)
    for played, _ in enumerate(game, 1):
        if played % every and played < len(record.choices):
            continue
        text = position_of(record, played)
        here = read_position(text)
        state, then = here.state, game.state
        assert bool(state.over) == bool(then.over)
        if state.over:
            continue
        assert asked_seat(state) == asked_seat(then)
        names = record.players
        offered = {choice_text(state.rules, names, choice) for choice in options(state)}
        assert offered == {choice_text(then.rules, names, choice) for choice in options(then)}
        sandbox = sandbox_of(text, ())
        assert sandbox.secrets == secrets_of(then)
        assert sandbox_of(sandbox.position, ()).view == sandbox.view


def test_a_sandbox_plays_what_is_chosen_and_tells_where_it_stands() -> None:
    text = position_of(record_of(TABLES[0]), 5)
    choices: list[str] = []
    here = sandbox_of(text, choices)
    while here.prompt is not None and len(choices) < 60:
        assert here.view.seat == here.view.asked
        assert here.view.hand == here.secrets.hands[here.view.seat or 0]
        choices.append(here.prompt.options[0].text)
        here = sandbox_of(text, choices)
        assert [tried.choice for tried in here.tried] == choices
    last = sandbox_of(position_of(record_of(TABLES[0]), len(record_of(TABLES[0]).choices)), ())
    assert last.view.over
    assert last.prompt is None


def test_a_sandbox_refuses_what_cannot_be() -> None:
    for text, choices, code in (
        ("seeed = 7", (), "position-broken"),
        ("players = 99", (), "position-broken"),
        ("[[[", (), "position-broken"),
        ("a = " + "[" * 5000, (), "position-broken"),
        ('modules = ["dragons"]', (), "position-broken"),
        ('play = ["take 3"]', (), "position-broken"),
        ("\x00", (), "position-broken"),
        ("", ("fly",), "choice-refused"),
        ("", ("cross @ 99999999999,0",), "choice-refused"),
        ("", ("give_up",), "choice-refused"),
    ):
        with pytest.raises(TableRefusal) as refusal:
            sandbox_of(text, choices)
        assert refusal.value.code == code


def test_steps_and_seats_that_are_not_there() -> None:
    record = record_of(TABLES[0])
    with pytest.raises(TableRefusal):
        position_of(record, len(record.choices) + 1)
    with pytest.raises(TableRefusal):
        replay_of(record, "3")


def imports(file: Path) -> set[str]:
    """The modules that a file names, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return found


def test_no_live_table_can_reach_the_open_sight() -> None:
    """Only replays and sandboxes know it, and what runs a table knows neither of them."""
    source = Path(motherlode.__file__).parent
    files = [file for folder in ("tables", "web") for file in (source / folder).rglob("*.py")]
    known = {
        ".".join(file.relative_to(source.parent).with_suffix("").parts): imports(file)
        for file in files
    }
    reach = {"motherlode.tables.past.open_sight"}
    for _ in files:
        reach |= {name for name, used in known.items() if used & reach}
    opened = {name.rsplit(".", 1)[1] for name in reach}
    past = {"open_sight", "film", "awards", "sandbox", "puzzle_film"}
    serving = {"server", "worker", "opening", "host", "__init__"}
    assert (
        opened == past | {"past_games", "past_works", "analyses", "puzzle_pages", "app"} | serving
    )
    told = msgspec.json.schema(SeatView)
    assert not re.search(r'"(hands|secrets)"', msgspec.json.encode(told).decode())


def test_a_record_that_lies_is_never_shown() -> None:
    text = recorded_game(TABLES[1], level="random").replace('"seed": 3', '"seed": 4')
    with pytest.raises(MotherlodeError):
        replay_of(read_record(text), "open")


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.toml")), ids=lambda file: file.stem)
def test_every_example_of_the_sandbox_can_be_played(file: Path) -> None:
    info = sandbox_of(file.read_text(encoding="utf-8"), [])
    assert info.prompt is not None
    key = f"sandbox-example-{file.stem.partition('-')[2]}"
    assert all(texts(language).has(key) for language in languages())
