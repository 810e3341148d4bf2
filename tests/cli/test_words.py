"""A table in words: every text the commands ask for is there, every event has a sentence."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import motherlode.cli
from motherlode.cli.words import Words, is_news
from motherlode.locale import texts
from motherlode.rules import events
from motherlode.rules.contract import Event
from motherlode.rules.engine import apply, new_game, options
from motherlode.rules.maze import cell_at
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.randomness import below, stepped
from motherlode.rules.ruleset import Selection

FILES = sorted(Path(motherlode.cli.__file__).parent.glob("*.py"))
NAMES = ("Ada", "Bo", "Cai", "Dee", "Eli")


@pytest.fixture(scope="module")
def words() -> Words:
    """English words for a base game."""
    return Words(texts(), CATALOGUE.rules(Selection("base", (), "", 5)), NAMES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_text_that_is_asked_for_is_there(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
            key = node.args[0]
            if node.func.attr in ("text", "title") and isinstance(key, ast.Constant):
                assert texts().has(str(key.value)), key.value


def test_every_event_has_a_sentence() -> None:
    for name, kind in vars(events).items():
        if isinstance(kind, type) and issubclass(kind, Event) and name not in ("Event", "Public"):
            assert texts().has(f"event-{name}"), name


def test_every_frame_and_card_has_a_text(words: Words) -> None:
    for kind in ("Turn", "DuelTurn", "WayUp", "OrderGoals", "PickNugget", "TakeNuggets"):
        assert words.question(kind) != kind
    for name in (*words.rules.names, *words.rules.role_names, "greedy"):
        assert words.card(name) != name


@pytest.mark.parametrize("game", ["base", "tournament", "duel", "saboteur2"])
def test_whole_games_can_be_told_to_everybody(game: str) -> None:
    players = 2 if game == "duel" else 5
    rules = CATALOGUE.rules(Selection(game, (), "", players))
    told = Words(texts(), rules, NAMES[:players])
    state = new_game(rules, 5, listening=True)
    seed = 1
    lines: list[str] = []
    while not state.over:
        choices = options(state)
        seed = int(stepped(seed))
        apply(state, choices[below(seed, len(choices))])
        for event in state.take_events():
            for seat in range(-1, players):
                lines.append(told.event(event.seen_by(seat)))
    assert all(re.fullmatch(r"[^{}]+[.]", line) for line in lines)
    assert any("Round 2 begins" in line for line in lines)


def test_secrets_are_told_only_to_those_who_know(words: Words) -> None:
    treasure = words.rules.number_of["goal_treasure"]
    seen = events.MapRead(1, cell_at(8, 0), treasure)
    assert words.event(seen.seen_by(1)) == "Bo looks at the goal at 8,0: Treasure."
    assert words.event(seen.seen_by(0)) == "Bo looks at the goal at 8,0."
    taken = events.NuggetsTaken(2, vec[i64]([3, 1]), 2, 0)
    assert words.event(taken.seen_by(2)) == "Cai takes nugget cards (worth 3, 1)."
    assert words.event(taken.seen_by(-1)) == "Cai takes 2 nugget cards."


def test_others_draws_are_no_news() -> None:
    assert is_news(events.CardDrawn(1, 5), 1)
    assert not is_news(events.CardDrawn(1, 5), 0)
    assert is_news(events.TurnSkipped(1), 0)


def test_what_this_language_has_no_word_for_goes_by_its_name(words: Words) -> None:
    assert words.card("gnome") == "gnome"
    assert words.tool("spoon") == "spoon"
    assert words.question("Nap") == "Nap"
