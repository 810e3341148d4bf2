"""Hints at a table: for whoever plays alone with bots, once per question, and nothing secret."""

from __future__ import annotations

import json
import uuid
from collections.abc import Awaitable, Callable

import pytest

from motherlode.bots.search.bot import SearcherBot
from motherlode.rules.core.views import view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.worlds.deal import deal_world
from motherlode.tables.game.game import Game
from motherlode.tables.live.bots.hints import LEVEL, SECONDS
from motherlode.tables.thinking import mind
from motherlode.tables.thinking.job import Advice, Fault
from motherlode.tables.thinking.mind import Adviser
from motherlode.tables.wire.entries import Advised, read
from motherlode.tables.wire.messages import Settings
from tests.support.told import Data
from tests.tables.live import REQUEST, Live, Person, live
from tests.tables.test_newcomers import come


async def ask(person: Person) -> str:
    """Ask for a hint; the id of the question."""
    id = uuid.uuid4().hex
    await person.table.hear(person.link, REQUEST.decode(json.dumps({"type": "hint", "id": id})))
    return id


async def heard(person: Person, id: str) -> Data:
    """What came of it."""

    def told() -> list[Data]:
        kinds = ("hinted", "refused")
        return [one for one in person.told if one["type"] in kinds and one["id"] == id]

    await person.until(told)
    return told()[0]


async def hinted(person: Person) -> Data:
    """Ask for a hint; what comes of it at once."""
    return await heard(person, await ask(person))


def advice(person: Person, place: int = 0) -> Advice:
    """A made-up answer, with a choice of the present question."""
    game = person.table.standing.game
    assert game is not None
    return Advice(int(game.prompts()[0].choices[place]), "fix", -1, 1, 70)


def test_a_hint_is_told_to_whoever_asks_and_counted_once() -> None:
    async def story(room: Live) -> None:
        [ada] = await room.begun("Ada", players=3)
        assert ada.last_table()["hints"]
        before = ada.prompt
        hint = await hinted(ada)
        assert before is not None
        assert hint["asked"] == before["sequence"]
        assert before["options"][hint["index"]]
        again = await hinted(ada)
        assert {**again, "id": "", "sequence": 0} == {**hint, "id": "", "sequence": 0}
        assert ada.seats[0]["hints"] == 1
        lines = [read(line.body) for line in room.store.lines]
        assert lines.count(Advised(0)) == 1
        assert len([job for job, _ in room.thinking.jobs if job.advises]) == 1
        await room.restarted(ada)
        assert ada.seats[0]["hints"] == 1
        assert (await ada.answer(hint["index"]))["type"] == "done"
        await ada.order("abort")
        await ada.order("rematch")
        assert ada.seats[0]["hints"] == 0  # another game

    live(story)


def test_whoever_advises_draws_always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = []

    class Noting(SearcherBot):
        def sit_down(self, seat: int, seed: int) -> None:
            super().sit_down(seat, seed)
            seeds.append(seed)

    monkeypatch.setattr(mind, "SearcherBot", Noting)
    for whim in ("one", "another"):
        game = Game(Settings(players=3), ["Ada", "Bo", "Cai"], 5, "salt", whim=whim)
        game.begin(1)
        Adviser(game.job("game", 0, LEVEL, SECONDS, advises=True))
    assert seeds[0] == seeds[1]


def test_a_hint_names_the_place_and_the_person_it_is_about() -> None:
    async def story(room: Live) -> None:
        room.thinking.at_once = False
        [ada] = await room.begun("Ada", players=3)
        asked = await ask(ada)
        room.thinking.answer(advice(ada, 2))
        hint = await heard(ada, asked)
        assert (hint["index"], hint["seat"], hint["percent"]) == (2, 1, 70)
        assert "cell" not in hint

    live(story)


def test_all_who_ask_while_somebody_thinks_about_it_get_the_same_hint() -> None:
    async def story(room: Live) -> None:
        room.thinking.at_once = False
        [ada] = await room.begun("Ada", players=3)
        questions = [await ask(ada) for _ in range(12)]  # more than the ration
        assert len(room.thinking.jobs) == 1
        room.thinking.answer(advice(ada, 1))
        hints = [await heard(ada, question) for question in questions]
        assert [hint.get("index") for hint in hints] == [1] * 12
        assert ada.seats[0]["hints"] == 1
        lines = [read(line.body) for line in room.store.lines]
        assert lines.count(Advised(0)) == 1

    live(story)


@pytest.mark.parametrize("people", [("Ada", "Bo"), ("Ada",)])
def test_there_are_no_hints_among_people_or_in_a_tournament(people: tuple[str, ...]) -> None:
    async def story(room: Live) -> None:
        game = "base" if len(people) > 1 else "tournament"
        ada, *_ = await room.begun(*people, players=5, game=game)
        assert not ada.last_table()["hints"]
        assert (await hinted(ada))["code"] == "no_hints"
        assert room.thinking.jobs == []

    live(story)


async def begun_together(room: Live) -> Person:
    """Somebody whose friend left in the middle of the game."""
    ada, bo = await room.begun("Ada", "Bo", players=3, first=0)
    await bo.order("leave")
    return ada


async def visited(room: Live) -> Person:
    """Somebody whose guest came in the middle of the game and left again."""
    [ada] = await room.begun("Ada", players=3, first=0)
    assert ada.last_table()["hints"]
    guest = await come(room, "Bo", 1)
    await guest.order("leave")
    return ada


@pytest.mark.parametrize("left_alone", [begun_together, visited])
def test_hints_are_for_those_who_were_alone_all_the_game(
    left_alone: Callable[[Live], Awaitable[Person]],
) -> None:
    async def story(room: Live) -> None:
        ada = await left_alone(room)
        assert [seat["kind"] for seat in ada.read().seats] == ["person", "bot", "bot"]
        assert not ada.last_table()["hints"]
        assert (await hinted(ada))["code"] == "no_hints"
        await room.restarted(ada)
        assert not ada.read().last_table()["hints"]
        await ada.order("abort")
        assert (await ada.order("rematch"))["type"] == "done"
        assert ada.read().last_table()["hints"]

    live(story)


def test_the_game_says_whether_anybody_is_helped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CATALOGUE.named("base"), "is_contest", True)

    async def story(room: Live) -> None:
        [ada] = await room.begun("Ada", players=3)
        assert not ada.last_table()["hints"]
        assert (await hinted(ada))["code"] == "no_hints"

    live(story)


def test_whoever_is_not_asked_gets_none() -> None:
    async def story(room: Live) -> None:
        room.thinking.at_once = False
        [ada] = await room.begun("Ada", players=3, first=1, level="searcher")
        assert (await hinted(ada))["code"] == "not_asked"

    live(story)


def test_a_hint_for_a_question_that_is_answered_is_dropped() -> None:
    async def story(room: Live) -> None:
        room.thinking.at_once = False
        [ada] = await room.begun("Ada", players=3, level="greedy")
        asked = await ask(ada)
        late = advice(ada)
        await ada.answer()
        room.thinking.answer(late)
        assert (await heard(ada, asked))["code"] == "stale"
        assert ada.seats[0]["hints"] == 0

    live(story)


@pytest.mark.parametrize("fault", [Fault("crashed"), Advice(12345, "best", -1, -1, 0)])
def test_whoever_fails_to_advise_costs_nothing(fault: Fault | Advice) -> None:
    async def story(room: Live) -> None:
        room.thinking.at_once = False
        [ada] = await room.begun("Ada", players=3)
        asked = await ask(ada)
        room.thinking.answer(fault)
        assert (await heard(ada, asked))["code"] == "no_hint"
        assert ada.seats[0]["hints"] == 0

    live(story)


def test_a_hint_is_the_same_in_worlds_that_look_the_same() -> None:
    async def story(room: Live) -> None:
        await room.begun("Ada", players=4)
        game = room.table.standing.game
        assert game is not None
        job = game.job("game", 0, LEVEL, SECONDS, advises=True)
        adviser = Adviser(job)
        there = adviser.think(job)
        seen = view(game.state, 0)
        for seed in range(3):
            adviser.state = deal_world(seen, seed)
            assert list(adviser.state.hands) != list(game.state.hands)
            assert adviser.think(job) == there

    live(story)
