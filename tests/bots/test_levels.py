"""Levels: bots by their names, ours and those that other packages bring."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import get_args

import pytest
from librt.vecs import vec

import motherlode
from motherlode.bots.guard import Guarded
from motherlode.bots.levels import (
    GROUP,
    OURS,
    BrokenBot,
    UnknownBot,
    find_level,
    found,
    level_names,
    make_bot,
)
from motherlode.cli.options import Bots
from motherlode.rules.core.engine import new_game
from motherlode.rules.core.errors import MotherlodeError
from motherlode.rules.core.playout import Bot, play_round
from tests.support.packages import MOLE, installed
from tests.support.plain import rules_of
from tests.tables.live import Live, live

ROOT = Path(__file__).parents[2]
NAMES = [level.name for level in OURS]

BAD_BOTS = """
import motherlode


class Raises(motherlode.Bot):
    def __init__(self):
        super().__init__("raises", sighted=True, listening=True)

    def sit_down(self, seat, seed):
        raise ValueError("no chair")

    def hear(self, event):
        raise ValueError("too loud")

    def hear_claim(self, seat, claim):
        raise ValueError("too loud")

    def proposes(self, view):
        raise ValueError("what?")

    def choose(self, view, prompt):
        raise ValueError("no idea")


class Exits(Raises):
    def choose(self, view, prompt):
        raise SystemExit(3)


class OutOfRange(Raises):
    def choose(self, view, prompt):
        return len(prompt.choices)


class Words(Raises):
    def choose(self, view, prompt):
        return "the first"


class Blind(motherlode.Bot):
    def __init__(self):
        super().__init__("blind", sighted=False, listening=False)

    def draw(self, count):
        return -1


class Babbles(motherlode.Bot):
    def __init__(self):
        super().__init__("babbles", sighted=True, listening=True)

    def hear(self, event):
        self.eager = True

    def speak(self, view):
        kinds = ["suspect", "trust", "treasure", "fix", "remark", "nonsense"]
        self.said = getattr(self, "said", 0) + 1
        return motherlode.Claim(kinds[self.said % 6], 3, -1 - self.said % 90, 1 << 20)


def nobody():
    return object()
"""


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_has_its_name(name: str) -> None:
    assert make_bot(name).name == name
    assert make_bot(name) is not make_bot(name)


def test_ours_begin_with_the_weakest() -> None:
    assert NAMES[:2] == ["random", "greedy"]
    assert level_names() == NAMES
    assert not any(level.in_worker for level in OURS[:2])


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    sentence = f"there’s no bot called deep_blue; the bots are {', '.join(NAMES)}"
    with pytest.raises(UnknownBot, match=sentence) as caught:
        make_bot("deep_blue")
    assert isinstance(caught.value, MotherlodeError)


def test_the_random_bot_neither_looks_nor_listens() -> None:
    assert (make_bot("random").sighted, make_bot("random").listening) == (False, False)
    assert (make_bot("greedy").sighted, make_bot("greedy").listening) == (True, True)


def test_the_example_is_short_and_says_where_its_bot_is() -> None:
    assert len((MOLE / "mole.py").read_text(encoding="utf-8").splitlines()) <= 30
    project = tomllib.loads((MOLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"][GROUP] == {"mole": "mole:Mole"}


def test_the_example_plays_every_game(tmp_path: Path) -> None:
    with installed(tmp_path, mole="mole:Mole"):
        assert level_names() == [*NAMES, "mole"]
        level = find_level("mole")
        assert level is not None
        assert level.in_worker
        for game in ("base", "saboteur2", "tournament", "duel"):
            played = motherlode.Game(game, players=2 if game == "duel" else 5, seed=7)
            bot = make_bot("mole")
            played.play_out([bot, *["greedy"] * (len(played.names) - 1)])
            assert played.over
            assert isinstance(bot, Guarded)
            assert (bot.name, bot.faults) == ("mole", 0)
    assert find_level("mole") is None


@pytest.mark.parametrize("place", ["Raises", "Exits", "OutOfRange", "Words", "Blind"])
def test_greedy_answers_where_a_bot_fails(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, place: str
) -> None:
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS)
    with installed(tmp_path, bad=f"bad_bots:{place}"):
        bots = [make_bot("bad") for _ in range(3)]
        game = motherlode.Game("base", players=3, seed=1)
        game.play_out(bots)
        assert game.over
        assert isinstance(bots[0], Guarded)
        assert bots[0].faults > 0
        assert caplog.messages
        assert all("the bot bad failed, so greedy answers" in line for line in caplog.messages)
        assert len(caplog.messages) == len(set(caplog.messages)) <= 3


def test_claims_that_mean_nothing_reach_nobody(tmp_path: Path) -> None:
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS)
    with installed(tmp_path, bad="bad_bots:Babbles"):
        bots = [make_bot("bad"), make_bot("greedy"), make_bot("reader")]
        state = new_game(rules_of("base", 3), 1, listening=True, rests=True)
        for seat, bot in enumerate(bots):
            bot.sit_down(seat, 1)
        play_round(state, vec[Bot](bots), 200)
        assert isinstance(bots[0], Guarded)
        assert bots[0].faults >= 6
        assert state.resting


def test_a_copy_of_a_guarded_bot_is_guarded(tmp_path: Path) -> None:
    with installed(tmp_path, mole="mole:Mole"):
        bot = make_bot("mole")
        copy = bot.copy()
        assert isinstance(copy, Guarded)
        assert copy is not bot
        assert copy.name == "mole"


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ("gone:Bot", "the bot bad from bad-package can’t be loaded: ModuleNotFoundError: "),
        ("bad_bots:Gone", "the bot bad from bad-package can’t be loaded: AttributeError: "),
        ("broken_bots:Bot", "the bot bad from bad-package can’t be loaded: ZeroDivisionError: "),
        ("leaving_bots:Bot", "the bot bad from bad-package can’t be loaded: SystemExit: 1"),
        ("bad_bots:nobody", "the bot bad from bad-package isn’t a motherlode.Bot"),
    ],
)
def test_a_broken_package_costs_one_sentence(tmp_path: Path, place: str, sentence: str) -> None:
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS)
    (tmp_path / "broken_bots.py").write_text("1 / 0")
    (tmp_path / "leaving_bots.py").write_text("raise SystemExit(1)")
    with installed(tmp_path, bad=place):
        assert level_names() == [*NAMES, "bad"]
        with pytest.raises(BrokenBot, match=sentence):
            make_bot("bad")


def test_help_and_pages_name_the_levels_there_are() -> None:
    named = get_args(Bots)[1].help.partition(", or your own")[0].split(", ")
    assert named == NAMES
    page = (ROOT / "docs" / "bots.md").read_text("utf-8").partition("## How each level thinks")[2]
    assert re.findall(r"^\*\*`(\w+)`\*\*", page, re.MULTILINE) == NAMES


def test_a_name_is_taken_once(tmp_path: Path) -> None:
    with installed(tmp_path, greedy="mole:Mole", mole="mole:Mole", mole__2="mole:Mole"):
        assert level_names() == NAMES
        assert sorted(map(str, found().refusals)) == [
            "greedy-package brings a bot called greedy, but another bot has that name",
            "mole-package brings a bot called mole, but another bot has that name",
            "mole__2-package brings a bot called mole, but another bot has that name",
        ]
        assert make_bot("greedy").name == "greedy"
        with pytest.raises(UnknownBot, match="another bot has that name"):
            make_bot("mole")


def test_a_name_that_no_command_line_could_take_is_refused(tmp_path: Path) -> None:
    with installed(tmp_path, Mole="mole:Mole"):
        assert level_names() == NAMES
        with pytest.raises(UnknownBot, match="lowercase letters, digits, and underscores"):
            make_bot("Mole")


def test_a_bot_of_another_package_plays_at_a_live_table(tmp_path: Path) -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3, level="mole")
        assert [seat["level"] for seat in ada.seats] == [None, "mole", "mole"]
        await ada.answer()
        await ada.until(lambda: ada.prompt)
        assert len(ada.of_type("update")) >= 3

    with installed(tmp_path, mole="mole:Mole"):
        live(story)


def test_a_table_refuses_a_level_it_does_not_know() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.gather("Ada", players=3)
        refused = await ada.order("sit_bot", seat=1, level="deep_blue")
        assert (refused["code"], refused["why"]["code"]) == ("incompatible", "no-bot")
        settings = {"players": 3, "level": "deep_blue"}
        refused = await ada.order("configure", settings=settings)
        assert "there’s no bot called deep_blue" in refused["reason"]

    live(story)


def test_a_table_plays_on_when_a_bot_cannot_be_made(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3, level="bad")
        await ada.answer()
        await ada.until(lambda: ada.prompt)
        assert [told["code"] for told in ada.of_type("notice")] == ["bot_missing"] * 2

    with installed(tmp_path, bad="gone:Bot"):
        live(story)
    assert any("can’t be loaded" in line for line in caplog.messages)
