"""Nothing is told before it is written, and a write that fails loses nothing."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core import engine
from motherlode.rules.core.contract import Event
from motherlode.rules.core.events import RoundEnded
from motherlode.rules.core.gold_events import NuggetPicked
from motherlode.rules.core.ruleset import EDITIONS
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt
from motherlode.rules.modules import CATALOGUE
from motherlode.store.log import Line, StoreError, Unreadable
from motherlode.tables.game import company
from motherlode.tables.game.company import Company
from motherlode.tables.game.game import Attempt, Game
from motherlode.tables.game.settings import settings_refusal
from motherlode.tables.live.clocks import pacing
from motherlode.tables.outages import Outages
from motherlode.tables.probe import PATIENCE
from motherlode.tables.wire.messages import Settings
from motherlode.tables.wire.requests import Ping
from tests.tables.live import Live, Person, live


def test_a_write_that_fails_is_refused_and_can_be_tried_again() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo", players=3)
        seen = len(bo.read().told)
        room.store.fails = lambda: True
        told = await ada.answer(id="answer-1")
        assert (told["type"], told["code"]) == ("refused", "storage")
        assert "try again" in told["reason"]
        assert [told["type"] for told in bo.read().told[seen:]] == ["writing"]
        assert 'motherlode_retries_total{why="storage"} 1' in room.table.metrics.text()
        room.store.fails = lambda: False
        assert (await ada.answer(id="answer-1"))["type"] == "done"
        assert len(bo.of_type("update")) == 1

    live(story)


def test_a_write_that_seems_to_fail_but_is_there_counts_once() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo", players=3)
        question = ada.prompt
        assert question is not None
        fields: dict[str, Any] = {"sequence": question["sequence"], "index": 0, "id": "answer-1"}
        room.store.fails_late = lambda: True
        assert (await ada.order("answer", **fields))["code"] == "storage"
        room.store.fails_late = lambda: False
        assert (await ada.order("answer", **fields))["type"] == "done"
        assert [line.command for line in room.store.lines].count("answer-1") == 1
        await bo.until(lambda: bo.prompt)
        assert (await bo.answer())["type"] == "done"

    live(story)


def test_bots_go_on_when_the_disk_is_back() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo", players=3)
        failing = [True]
        await ada.answer()
        await bo.until(lambda: bo.prompt)
        room.store.fails = lambda: bool(failing) and "Bo" not in str(failing)
        failing.append(True)
        assert (await bo.answer())["code"] == "storage"
        failing.clear()
        assert (await bo.answer())["type"] == "done"
        await ada.until(lambda: ada.prompt)

    live(story)


def test_who_goes_while_the_disk_has_gone_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo", players=3)
        room.store.fails = lambda: True
        monkeypatch.setattr(room.store, "read", no_disk)
        for _ in range(2):  # the second time it can't even be looked up
            assert (await ada.answer())["code"] == "storage"
        await ada.leave()
        assert len(room.table.audience.links) == 1
        assert not bo.read().seats[0]["present"]
        await ada.enter()
        assert ada.prompt is not None

    live(story)


async def no_disk(table: str, after: int = 0) -> Any:
    """Nothing can be read."""
    raise StoreError("the disk has gone")


def test_after_a_doubtful_write_nobody_is_played_for_too_early() -> None:
    """The bot's move was written after all, so it is Ada's turn: she has her time."""

    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo", players=3)
        await ada.answer()
        await bo.until(lambda: bo.prompt)
        before = len(room.store.lines)
        room.store.fails_late = lambda: len(room.store.lines) == before + 2
        assert (await bo.answer())["type"] == "done"
        await ada.until(lambda: ada.prompt)
        await room.time.elapse(60)
        assert len(room.store.lines) == before + 2
        assert (await ada.answer())["type"] == "done"

    live(story)


def test_a_bot_that_makes_a_mistake_does_not_end_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        name = "broken"
        sighted = True
        listening = True

        def proposes(self, view: object) -> bool:
            """Fail."""
            raise RuntimeError("no idea")

        def sit_down(self, seat: int, seed: int) -> None:
            """Sit down."""

        def hear(self, event: object) -> None:
            """Fail."""
            raise RuntimeError("what?")

        def hear_claim(self, seat: int, claim: object) -> None:
            """Fail."""
            raise RuntimeError("what?")

        def choose(self, view: object, prompt: object) -> int:
            """Fail."""
            raise RuntimeError("no idea")

    monkeypatch.setattr(company, "seated", lambda *_: Broken())

    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3)
        await ada.answer()
        await ada.until(lambda: ada.prompt)
        assert (await ada.order("claim", claim="suspect", about=1))["type"] == "done"
        assert ada.of_type("talk")
        await ada.answer()
        await ada.until(lambda: ada.prompt)
        assert len(ada.of_type("update")) == 6

    live(story)


def test_a_mistake_in_the_program_ends_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo", players=3)
        with monkeypatch.context() as broken:
            broken.setattr(Game, "text_of", lambda self, choice: 1 / 0)
            assert (await ada.answer(id="answer-1"))["code"] == "failed"
        assert (await ada.answer(id="answer-1"))["type"] == "done"
        await bo.until(lambda: bo.prompt)

    live(story)


def test_what_the_rules_can_not_carry_out_is_never_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Written once, it would be there at every restart: the table could never be built again."""
    poison: set[int] = set()

    def apply(state: State, choice: int) -> None:
        if choice in poison:
            raise ZeroDivisionError
        engine.apply(state, choice)

    monkeypatch.setattr("motherlode.tables.game.game.apply", apply)
    first = lambda self, state, seat, level: int(prompt(state, seat).choices[0])  # noqa: E731
    monkeypatch.setattr(Company, "choice", first)

    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3)
        game = room.table.standing.game
        assert game is not None
        before = len(room.store.lines)
        poison.add(int(game.prompts()[0].choices[0]))
        assert (await ada.answer(0))["code"] == "failed"
        assert len(room.store.lines) == before
        take = game.take

        def poisoned(sequence: int, attempt: Attempt) -> list[Event]:
            """Whatever comes next, its first choice can't be carried out."""
            events = take(sequence, attempt)
            poison.update(int(asked.choices[0]) for asked in game.prompts().values())
            return events

        monkeypatch.setattr(game, "take", poisoned)
        assert (await ada.answer())["type"] == "done"
        await ada.until(lambda: ada.prompt)
        assert len(room.store.lines) == before + 3

    live(story)


def test_the_log_has_each_choice_that_can_not_be_carried_out_but_no_card(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = Game(Settings(players=3, first=0), ["Ada", "Bo", "Cai"], 1, "salt")
    wanted = game.bot_move(0, "greedy").choice
    other, works = [int(one) for one in game.prompts()[0].choices if one != wanted][:2]

    def apply(state: State, choice: int) -> None:
        if choice in (wanted, other):
            raise ZeroDivisionError
        engine.apply(state, choice)

    monkeypatch.setattr("motherlode.tables.game.game.apply", apply)
    assert game.bot_move(0, "greedy").choice == works
    assert caplog.messages == ["a choice of seat 0 can't be carried out"] * 2


def test_a_long_talk_is_told_from_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.tables.game.game.MOST_TALK", 3)

    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3)
        for number in range(5):
            await ada.order("say", text=str(number))
        await ada.enter()
        history = ada.told[-1]["history"]
        assert [line["talk"]["text"] for line in history if "talk" in line] == ["2", "3", "4"]
        assert [line["sequence"] for line in history] == sorted(
            told["sequence"] for told in history
        )
        assert any("event" in line for line in history)

    live(story)


def test_whoever_talks_too_much_has_to_wait() -> None:
    async def story(room: Live) -> None:
        ada, _ = await room.gather("Ada", "Bo")
        codes = [(await ada.order("say", text=f"word {n}")).get("code") for n in range(12)]
        assert codes == [None] * 10 + ["too_fast"] * 2
        await room.time.elapse(1)
        assert (await ada.order("say", text="at last"))["type"] == "done"

    live(story)


def test_nobody_fills_the_log_with_orders() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.gather("Ada")
        told = [await ada.order("rename", name=f"Ada {number}") for number in range(61)]
        assert told[59]["type"] == "done"
        assert told[60]["code"] == "too_fast"
        await room.time.elapse(0.5)
        assert (await ada.order("rename", name="Ada"))["type"] == "done"

    live(story)


def test_the_table_is_the_same_after_a_restart_at_every_point_of_a_game() -> None:
    async def story(room: Live) -> None:
        modules = tuple(CATALOGUE.allowed_extras("saboteur2", "jubilee", 5))
        fields: dict[str, Any] = {"game": "saboteur2", "modules": modules, "window": 1}
        people = await room.begun("Ada", "Bo", players=5, **fields)
        await people[0].order("claim", claim="suspect", about=1)
        for step in range(12):
            for person in people:
                if person.read().prompt:
                    await person.answer()
            await room.time.elapse(fields["window"])
            await people[0].until(
                lambda: any(person.read().prompt for person in people) or people[0].latest("ending")
            )
            if step % 4 == 0:
                await room.table.stop()
                before = [(person.read().view, person.prompt) for person in people]
                await room.restarted(*people)
                assert [(person.view, person.prompt) for person in people] == before
                await people[0].order("say", text="Go on")

    live(story)


@given(
    st.builds(
        Settings,
        game=st.sampled_from(["base", "saboteur2", "tournament", "duel", "party", "poker"]),
        edition=st.sampled_from([*(edition.name for edition in EDITIONS), "", "klingon"]),
        modules=st.lists(
            st.sampled_from([*CATALOGUE.extras(), "veto:x", "dragons"]),
            unique_by=lambda name: name.partition(":")[0],
        ).map(tuple),
        players=st.integers(2, 12),
        first=st.none() | st.integers(0, 11),
    )
)
@settings(max_examples=60)
def test_settings_that_are_not_refused_can_be_dealt(chosen: Settings) -> None:
    if settings_refusal(chosen) is None:
        names = [f"seat {number}" for number in range(chosen.players)]
        Game(chosen, names, 1, "salt").begin(1)


def test_the_end_lays_open_what_was_taken_unseen_in_the_last_round() -> None:
    """B-80: the scores lay all gold open; nothing of it is told before the end."""
    game = Game(Settings(players=3), ["Ada", "Bo", "Cai"], 1, "salt")
    facts: list[Event] = [
        NuggetPicked(0, 1),
        RoundEnded(3, "diggers", 0, vec[i64]([0])),
        NuggetPicked(1, 2),
        NuggetPicked(0, 3),
    ]
    game.history += list(enumerate(facts))
    assert game.ending() is None
    game.state.over = True
    ending = game.ending()
    assert ending is not None
    told = [(fact.fields["seat"], fact.fields["worth"]) for fact in ending.nuggets]
    assert told == [("Bo", 2), ("Ada", 3)]


def writing(person: Person) -> list[bool]:
    """What somebody was told of whether the server can write."""
    return [told["works"] for told in person.of_type("writing")]


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log was told as an error."""
    return [record.message for record in caplog.records if record.levelno >= logging.ERROR]


def test_everybody_is_told_once_that_nothing_can_be_written_and_once_that_it_can_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo", players=3, pace="fast")
        await ada.answer()
        await bo.until(lambda: bo.prompt)
        await bo.answer()  # now a bot is to move
        await room.hall.make("Cai", Settings(), False)
        room.store.fails = lambda: True
        await room.time.elapse(20)
        watcher = await Person(room.table, None).enter()
        for person in (ada, bo, watcher):
            assert writing(person) == [False]
        assert (await ada.order("say", text="hello?"))["code"] == "storage"
        await room.time.elapse(20)
        assert writing(ada) == [False]
        assert len(errors(caplog)) == 1
        room.store.fails = lambda: False
        await room.time.elapse(20)
        for person in (ada, bo, watcher):
            assert writing(person) == [False, True]
        assert (await Person(room.table, None).enter()).of_type("writing") == []
        await ada.until(lambda: ada.prompt)

    live(story)


def test_who_waits_for_nothing_is_told_when_it_can_be_written_again(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.gather("Ada", "Bo")
        probes: list[bool] = []

        async def probe() -> None:
            probes.append(True)
            if len(probes) < 3:
                raise StoreError("the disk is full")

        monkeypatch.setattr(room.store, "probe", probe)
        room.store.fails = lambda: True
        assert (await ada.order("say", text="hello?"))["code"] == "storage"
        room.store.fails = lambda: False
        await room.time.elapse(2.5 * pacing.RETRY)
        assert writing(bo) == [False]
        await room.time.elapse(pacing.RETRY)
        assert writing(bo) == [False, True]
        await room.time.elapse(5 * pacing.RETRY)
        assert len(probes) == 3
        assert errors(caplog) == [
            f"table {room.table.code}: the disk is full; others may wait for the database, too"
        ]

    live(story)


def test_a_table_that_could_not_be_made_waits_for_nothing(caplog: pytest.LogCaptureFixture) -> None:
    async def story(room: Live) -> None:
        ada, *_ = await room.gather("Ada")
        room.store.fails = lambda: True
        with pytest.raises(StoreError):
            await room.hall.make("Zoe", Settings(), False)
        room.store.fails = lambda: False
        caplog.clear()
        room.store.fails = lambda: True
        assert (await ada.order("say", text="hello?"))["code"] == "storage"
        assert len(errors(caplog)) == 1  # another outage, which is told as well
        room.store.fails = lambda: False

    live(story)


def test_a_database_that_never_answers_holds_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.gather("Ada", "Bo")
        answers: list[asyncio.Future[None]] = []

        async def probe() -> None:
            answers.append(asyncio.get_running_loop().create_future())
            await answers[-1]

        monkeypatch.setattr(room.store, "probe", probe)
        room.store.fails = lambda: True
        assert (await ada.order("say", text="hello?"))["code"] == "storage"
        await room.time.elapse(PATIENCE + 3 * pacing.RETRY)
        hearing = asyncio.ensure_future(room.table.hear(bo.link, Ping()))
        await room.time.elapse(2 * pacing.RETRY)
        assert hearing.done()
        assert bo.of_type("pong")
        assert writing(bo) == [False]
        assert len(answers) == 1  # nobody is asked again who still owes an answer
        answers[0].set_result(None)
        await room.time.elapse(2 * pacing.RETRY)
        assert len(answers) == 2
        answers[1].set_result(None)
        await room.time.settle()
        assert writing(bo) == [False, True]

    live(story)


def test_many_tables_tell_the_log_of_one_outage(caplog: pytest.LogCaptureFixture) -> None:
    outages = Outages()
    for table in "abc":
        outages.begin(table, StoreError("gone"))
    for table in "abcd":
        outages.end(table)
    outages.begin("a", StoreError("gone again"))
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING", "ERROR"]


def test_a_damaged_log_is_no_outage(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo", players=3)

        async def damaged(table: str, after: int = 0) -> list[Line]:
            raise Unreadable("line 1 is damaged", 1)

        monkeypatch.setattr(room.store, "read", damaged)
        room.table.look_up()
        await room.time.settle()
        assert (await ada.answer())["code"] == "storage"
        assert writing(bo) == []

    live(story)
