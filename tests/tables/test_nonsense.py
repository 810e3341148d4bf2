"""What bots must not say: what means nothing here is dropped, and holds nothing up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.levels import OURS, Level
from motherlode.rules.core.cells import cell_at
from motherlode.rules.core.contract import Event
from motherlode.rules.core.playout import Claim
from motherlode.rules.core.views import View
from motherlode.tables.game.speech import MOST_LINES
from motherlode.tables.live.bots.pondering import STEP
from motherlode.tables.thinking.job import Heard, Thought
from motherlode.tables.wire.entries import Said, read
from tests.support.told import Data
from tests.tables.live import Live, live
from tests.tables.test_talk import played, spoken

ADA, BO, CAI = 0, 1, 2
NEAR = "near_one"  # a level that speaks at the table
FAR = "far_one"  # one that thinks elsewhere
GOAL = int(cell_at(8, 0))
NONSENSE = [
    Claim("treasure", 5, -1, 0, "treasure-1"),
    Claim("treasure", -1, -1, 0, "treasure-1"),
    Claim("treasure", GOAL, -5, 0, "treasure-1"),
    Claim("suspect", -1, 77, 0, "dead_end-1"),
    Claim("suspect", -1, -5, 0, "dead_end-1"),
    Claim("suspect", -1, CAI, 1 << 20, "dead_end-1"),
    Claim("suspect", GOAL, CAI, 0, "dead_end-1"),
    Claim("gold", -1, -1, 0, "treasure-1"),
    Claim("remark", -1, -1, 0, "<b>"),
    Claim("remark", -1, CAI, 0, ""),
    Claim("remark", -1, -5, 0, "hello-1"),
    Claim("remark", -1, 3, 0, "hello-1"),
    Claim("remark", -1, -1, 1 << 20, "hello-1"),
    Claim("fix", -1, -1, 0, "fix-1"),
    Claim("fix", -1, -1, 3, "fix-1"),
    Claim("fix", -1, -1, -1, "fix-1"),
    Claim("fix", -1, -1, 1 << 20, "fix-1"),
]


class Eager(GreedyBot):
    """Always has something to say."""

    def hear(self, event: Event) -> None:
        """Listen, and want to speak."""
        super().hear(event)
        self.eager = True

    def hear_claim(self, seat: int, claim: Claim) -> None:
        """What the others say changes nothing."""

    def speak(self, view: View) -> Claim | None:
        """A greeting."""
        return Claim("remark", -1, -1, 0, "hello-1")


class Babbling(Eager):
    """Nonsense, a mistake, then far too much."""

    def __init__(self) -> None:
        super().__init__()
        self.left = list(NONSENSE)
        self.erred = False

    def speak(self, view: View) -> Claim | None:
        """What comes next."""
        if self.left:
            return self.left.pop()
        if not self.erred:
            self.erred = True
            raise RuntimeError("what?")
        return super().speak(view)


@pytest.fixture(autouse=True)
def levels() -> Iterator[None]:
    """Two more levels."""
    before = list(OURS)
    OURS.extend([Level(NEAR, Babbling, False), Level(FAR, Babbling, True)])
    yield
    OURS[:] = before


def test_a_bot_that_talks_nonsense_holds_nothing_up() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3, level=NEAR)
        await played(ada, 3)
        lines = spoken(ada)
        assert lines
        assert {talk["line"] for talk in lines} == {"hello-1"}
        counts = Counter(talk["seat"] for talk in lines)
        assert max(counts.values()) <= 3 * MOST_LINES

    live(story)


async def heard(room: Live, said: Heard) -> list[Data]:
    """What is told of the words of a bot that thinks elsewhere, and again after a restart."""
    room.thinking.at_once = False
    (ada,) = await room.begun("Ada", players=3, first=BO, level=FAR)
    await room.time.settle()
    game = room.table.standing.game
    assert game is not None
    choice = int(game.prompts()[BO].choices[0])
    room.thinking.answer(Thought(choice, said))
    await room.time.elapse(STEP)
    assert [job.seat for job in room.thinking.waiting] == [CAI], "the game goes on"
    told = spoken(ada)
    await room.restarted(ada)
    kept = [line["talk"] for line in ada.latest("history") if "line" in line.get("talk", {})]
    assert kept == told
    return told


@pytest.mark.parametrize("claim", NONSENSE, ids=lambda claim: f"{claim.kind}-{claim.about}")
def test_nonsense_from_elsewhere_is_not_even_stored(claim: Claim) -> None:
    async def story(room: Live) -> None:
        assert await heard(room, Heard.of(BO, claim)) == []
        assert not any(b'"spoke"' in line.body for line in room.store.lines)

    live(story)


def test_a_number_too_great_for_the_rules_holds_nothing_up() -> None:
    async def story(room: Live) -> None:
        assert await heard(room, Heard(BO, "suspect", -1, CAI, 1 << 80, "dead_end-1")) == []

    live(story)


SENSE = [
    Claim("treasure", GOAL, -1, 0, "treasure-1"),
    Claim("suspect", -1, CAI, 0, "dead_end-1"),
    Claim("fix", -1, -1, 1, "fix-1"),
    Claim("remark", -1, CAI, 0, "thanks-1"),
    Claim("remark", -1, -1, 0, "hello-1"),
]


@pytest.mark.parametrize("claim", SENSE, ids=lambda claim: claim.kind)
def test_what_makes_sense_is_told(claim: Claim) -> None:
    async def story(room: Live) -> None:
        assert [talk["line"] for talk in await heard(room, Heard.of(BO, claim))] == [claim.line]

    live(story)


BAD_CLAIMS: list[Data] = [
    {"claim": "treasure", "cell": [5, 5]},
    {"claim": "treasure"},
    {"claim": "treasure", "cell": [8, 0], "about": 1},
    {"claim": "suspect", "about": ADA},
    {"claim": "suspect", "about": 3},
    {"claim": "suspect", "about": 1, "tool": "lantern"},
    {"claim": "fix", "tool": "spoon"},
    {"claim": "fix"},
]


def test_people_may_claim_what_bots_may() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3)
        for claim in BAD_CLAIMS:
            assert (await ada.order("claim", **claim))["code"] == "bad_claim", claim
        for claim in ({"claim": "trust", "about": BO}, {"claim": "fix", "tool": "lantern"}):
            assert (await ada.order("claim", **claim))["type"] == "done"

    live(story)


def test_the_words_of_a_bot_are_not_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def story(room: Live) -> None:
        await heard(room, Heard(BO, "SECRET hand", -1, -1, 0, "hello-1"))

    live(story)
    assert "means nothing here: an unknown kind" in caplog.text
    assert "SECRET" not in caplog.text


def test_a_bot_that_is_not_installed_anymore_says_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3, level=NEAR)
        OURS[:] = [level for level in OURS if level.name != NEAR]
        await room.restarted(ada)
        for _ in range(3):
            await ada.until(lambda: ada.prompt)
            assert (await ada.answer())["type"] == "done"
        notices = [(told["code"], told["seat"]) for told in ada.of_type("notice")]
        assert sorted(notices) == [("bot_missing", BO), ("bot_missing", CAI)]

    live(story)
    assert "could not" not in caplog.text


def test_bots_say_nothing_about_the_old_game_in_the_lobby() -> None:
    OURS.append(Level("eager_one", Eager, False))

    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3, level="eager_one")
        assert spoken(ada)
        assert (await ada.order("abort"))["type"] == "done"
        settings = ada.read().last_table()["settings"]
        assert (await ada.order("configure", settings=settings))["type"] == "done"
        assert ada.read().last_table()["phase"] == "lobby"
        before = len(room.store.lines)
        await room.restarted(ada)
        assert (await ada.order("say", text="Hello"))["type"] == "done"
        assert [read(line.body) for line in room.store.lines[before:]] == [Said(ADA, "Hello")]

    live(story)
