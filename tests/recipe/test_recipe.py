"""The recipe works: a module from outside joins by the one door, plays, and keeps its secret."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from motherlode import locale
from motherlode.cli.terminal.words import Words
from motherlode.locale import Texts, sources, texts
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.engine import apply
from motherlode.rules.core.errors import BadPosition, IncompatibleModules
from motherlode.rules.core.ruleset import Catalogue, Selection
from motherlode.rules.core.views import SPECTATOR, view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.data import event_data, view_data
from motherlode.rules.positions.position import Position, read_position, write_position
from motherlode.rules.records.replay import check
from motherlode.rules.records.text import read_record
from tests.cli.terminal import Terminal
from tests.recipe import lucky_stone
from tests.secrets.test_two_worlds import search
from tests.support.doors import LEARNED, Doors

NAME = "lucky_stone"
HELD = f'modules = ["{NAME}"]\nplayers = 3\n[hands]\nAda = ["{NAME}"]\n'


@pytest.fixture(autouse=True)
def joined(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The module in the catalogue, and its words among the others, for the length of a test."""
    before = CATALOGUE.modules
    own = Path(lucky_stone.__file__).with_suffix(".ftl")
    spoken = Texts("en", [*sources("en"), (own.name, own.read_text("utf-8"))])
    monkeypatch.setattr(locale, "_load", lambda language: spoken)
    CATALOGUE.modules = Catalogue([*before, lucky_stone.MODULE]).modules
    yield
    CATALOGUE.modules = before


@pytest.fixture
def terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Terminal:
    """Runs command lines."""
    return Terminal(capsys, monkeypatch, tmp_path)


def bound(game: str = "base", players: int = 4) -> Rules:
    """The rules of a table with the module."""
    return CATALOGUE.rules(Selection(game, (NAME,), "", players))


def played() -> Position:
    """A position in which Ada has just played the card; its events are kept."""
    here = read_position(HELD)
    here.state.listening = True
    apply(here.state, read_choice(here.state, here.names, NAME))
    return here


def slice_seen(here: Position, seat: int) -> dict[str, object]:
    """What a seat sees of the module, as data."""
    seen = view(here.state, seat).slices[lucky_stone.MODULE.slot]
    return {key: value for key, value in seen.fields().items() if value != HIDDEN}


def test_what_it_does_not_go_with_is_refused_with_the_rule() -> None:
    with pytest.raises(IncompatibleModules, match=r"doesn’t work with the duel \(Z-1\)"):
        bound("duel", 2)


def test_only_its_player_sees_the_secret() -> None:
    here = played()
    found = next(e for e in here.state.take_events() if e.name() == "StoneFound")
    marks = {
        seat: (
            event_data(here.state.rules, here.names, found.seen_by(seat)).get("mark"),
            slice_seen(here, seat).get("mark"),
        )
        for seat in range(SPECTATOR, 3)
    }
    assert marks[0][0] in (1, 2, 3)
    assert marks[0][1] == marks[0][0]
    assert {marks[seat] for seat in (SPECTATOR, 1, 2)} == {(None, None)}


def test_nothing_that_is_sent_depends_on_the_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEARNED, "StoneFound", {"mark"})
    for game, players in (("base", 4), ("saboteur2", 3)):
        for seed in range(3):
            assert search(bound(game, players), Doors(), seed, 0.2) == ""


def test_the_search_finds_the_secret_if_it_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        lucky_stone.LuckyStone, "view", lambda module, state, seat: lucky_stone.stone_of(state)
    )
    assert any(search(bound(), Doors(), seed, 0.5) for seed in range(30))


def test_the_hook_pays_as_much_as_the_mark() -> None:
    text = HELD + f'Bo = []\nCai = []\n[{NAME}]\nowner = "Bo"\nmark = 2\n'
    here = read_position("deck = 0\n" + text)
    apply(here.state, read_choice(here.state, here.names, f"pass {NAME}"))
    assert list(here.state.tokens) == [0, 2, 0]
    assert len(here.state.outcomes) == 1


def test_a_position_tells_it_and_reads_it_again() -> None:
    here = played()
    text = write_position(here.state, here.names, 1)
    assert f'[{NAME}]\nowner = "Ada"\nmark = ' in text
    again = read_position(text)
    assert view_data(view(again.state, 0), again.names) == view_data(
        view(here.state, 0), here.names
    )
    with pytest.raises(BadPosition, match=r"its mark, 1 to 3 \(Z-1\)"):
        read_position(HELD + f'[{NAME}]\nowner = "Bo"\nmark = 4\n')


def test_it_is_told_in_words() -> None:
    here = played()
    found = next(e for e in here.state.take_events() if e.name() == "StoneFound")
    own, others = (Words(texts(), here.state.rules, here.names, seat) for seat in (0, 1))
    assert own.event(found.seen_by(0)).startswith("You play Lucky stone and find a stone marked ")
    assert others.event(found.seen_by(1)) == "Ada plays Lucky stone and finds a stone."
    assert found.seen_by(1).fields()["mark"] == HIDDEN


def test_the_commands_know_it(terminal: Terminal, tmp_path: Path) -> None:
    assert "Lucky stone" in terminal("rules", NAME).out
    assert "Lucky stone" in terminal("rules", "Z-1").out
    line = ("simulate", "--modules", NAME, "--players", "3", "--games", "3", "--bots", "random")
    assert terminal(*line, "--records", str(tmp_path / "games"), "--seed", "1").code == 0
    records = [path.read_text("utf-8") for path in sorted((tmp_path / "games").iterdir())]
    for text in records:
        check(read_record(text))
        assert json.loads(text.partition("\n")[0])["modules"] == {"base": 1, NAME: 1}
    assert any(NAME in text.partition("\n")[2] for text in records)
    shown = terminal("play", "--modules", NAME, "--seed", "2", typed="? lucky_stone\nq\n")
    assert "Take the stone and look at its mark" in shown.out
