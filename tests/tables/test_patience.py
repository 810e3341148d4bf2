"""Somebody away, idle or hostile holds up nobody; whoever comes back has the seat again."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager

import pytest

from motherlode.store.log import StoreError
from motherlode.tables.live.clocks import pacing
from motherlode.tables.live.connected import audience
from motherlode.tables.repeated_faults import KEPT, RARELY, RepeatedFaults
from motherlode.tables.wire.requests import Ping
from tests.tables.live import Live, Person, live

GRACE = 10  # seconds
CLOCK = 15  # seconds


def test_a_bot_plays_for_an_absent_player_until_they_return() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo", players=3, grace=GRACE)
        await ada.leave()
        assert not bo.seats[0]["present"]
        await room.time.elapse(GRACE - 1)
        assert not bo.seats[0]["replaced"]
        await room.time.elapse(1)
        assert bo.seats[0]["replaced"]
        await bo.until(lambda: bo.prompt)  # Ada's bot has moved, and it is Bo's turn
        await bo.answer()
        await bo.until(lambda: bo.prompt)  # and again
        before = ada.view
        await ada.enter()
        assert not bo.read().seats[0]["replaced"]
        assert sum(b'"chose","seat":0' in line.body for line in room.store.lines) >= 2
        assert ada.view["role"] == before["role"]
        await bo.answer()
        await ada.until(lambda: ada.prompt)
        assert (await ada.answer())["type"] == "done"

    live(story)


def test_a_table_goes_on_whatever_goes_wrong(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3, pace="normal")
        limit = room.time.limit
        refused: list[float] = []

        def refuse_once(seconds: float | None) -> AbstractAsyncContextManager[None]:
            if seconds is not None and not refused:
                refused.append(seconds)
                raise ValueError("the clock has stopped")
            return limit(seconds)

        monkeypatch.setattr(room.time, "limit", refuse_once)
        await ada.answer()
        await ada.until(lambda: ada.prompt, 20.0)
        assert refused
        assert "stumbled" in caplog.text

    live(story)


def test_a_fault_that_stays_is_logged_once_and_then_rarely(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3, pace="fast")
        tried: list[int] = []

        def move(*_: object) -> None:
            tried.append(1)
            raise ZeroDivisionError

        monkeypatch.setattr(room.table.bots, "move", move)
        await ada.answer()
        await room.time.elapse(RARELY / 2)
        assert len(tried) > 200
        message = f"table {room.table.code} could not go on"
        assert caplog.messages == [message]
        assert "ZeroDivisionError" in caplog.text
        await room.time.elapse(RARELY)
        assert len(caplog.messages) == 2
        assert caplog.messages[1].startswith(f"{message} (and ")

    live(story)


def test_other_faults_and_those_of_other_tables_are_logged_meanwhile(
    caplog: pytest.LogCaptureFixture,
) -> None:
    repeats = RepeatedFaults()
    faults = [StoreError("the disk is full"), ValueError("one")]
    for now in (0.0, 1.0, RARELY - 1.0):
        for error in faults:
            for name in ("A", "B"):
                repeats.log(now, error, "table %s", name)
    told = ["table A: the disk is full", "table B: the disk is full", "table A", "table B"]
    assert caplog.messages == told
    for number in range(2 * KEPT):
        repeats.log(RARELY, faults[0], "table %s", str(number))
    assert len(repeats._met) == KEPT


def test_a_line_that_can_not_be_taken_is_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(room: Live) -> None:
        await room.begun("Ada", "Bo", players=3)

        async def catch_up() -> None:
            raise ValueError("what does this line mean?")

        monkeypatch.setattr(room.table.scribe, "catch_up", catch_up)
        for _ in range(5):
            room.table.look_up()
            await room.time.elapse(1.0)
        assert caplog.messages == [f"something posted to table {room.table.code} failed"]

    live(story)


def test_a_choice_that_can_not_be_carried_out_is_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3, pace="fast")
        await ada.answer()

        def fail(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr("motherlode.tables.game.game.apply", fail)
        game = room.table.standing.game
        assert game is not None
        await room.time.elapse(60.0)
        known = len(game.prompts()[game.asked].choices)
        refused = [one for one in caplog.messages if "can't be carried out" in one]
        assert 0 < len(refused) <= known + 1

    live(story)


def test_a_short_absence_costs_nothing() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo", players=3, grace=30)
        question = ada.prompt
        await ada.leave()
        await room.time.elapse(29)
        await ada.enter()
        await room.time.elapse(29)
        assert ada.prompt == question
        assert not bo.read().seats[0]["replaced"]

    live(story)


def test_who_is_there_but_idle_is_replaced_and_waited_for_less_each_time() -> None:
    """However often somebody says that they are back, the table goes on."""

    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo", players=3)
        times = []
        for _ in range(7):
            began = room.time.now()
            await bo.until(lambda: bo.prompt, pacing.IDLE)
            times.append(room.time.now() - began)
            await ada.order("back")
            assert not ada.seats[0]["replaced"]
            await bo.answer()
        assert times == [300, 150, 75, 37.5, 18.75, 15, 15]
        assert room.table.standing.seats[0].lapses == 7
        await ada.until(lambda: ada.prompt)
        await ada.answer()
        assert room.table.standing.seats[0].lapses == 0

    live(story)


def test_who_is_idle_while_nobody_waits_is_not_replaced() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo", players=3, grace=30)
        await bo.leave()
        await room.time.elapse(2 * pacing.IDLE)
        assert ada.prompt is not None
        assert not ada.read().seats[0]["replaced"]
        await bo.enter()  # now somebody does
        await bo.until(lambda: bo.prompt)
        assert bo.seats[0]["replaced"]

    live(story)


def test_coming_and_going_does_not_hold_the_table_up() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo", players=3, grace=GRACE)
        began = room.time.now()
        while not bo.read().prompt:
            await ada.leave()
            await room.time.elapse(GRACE / 2)
            await ada.enter()
            assert room.time.now() - began <= pacing.IDLE
        assert room.table.standing.seats[0].lapses == 1

    live(story)


def test_with_a_clock_a_bot_answers_once_and_the_seat_stays() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo", players=3, clock=CLOCK)
        assert ada.latest("clock")["seat"] == 0
        assert bo.latest("clock")["seat"] == 0
        await room.time.elapse(CLOCK - 1)
        assert bo.read().prompt is None
        await room.time.elapse(1)
        assert bo.read().prompt
        assert not bo.seats[0]["replaced"]

    live(story)


def test_a_flood_of_messages_does_not_stop_the_clock() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo", players=3, clock=CLOCK)
        before = len(ada.read().told)
        flood = asyncio.gather(*(ada.table.hear(ada.link, Ping()) for _ in range(20)))
        room.time.advance(CLOCK)
        await flood
        told = [message["type"] for message in ada.read().told[before:]]
        assert told.count("pong") == 20
        assert told.index("update") <= 1  # the table acts after at most one order
        assert bo.read().prompt

    live(story)


def test_nothing_happens_while_nobody_is_there() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3, grace=GRACE)
        before = room.table.standing.sequence
        await ada.leave()
        await room.time.elapse(2 * pacing.IDLE)
        assert room.table.standing.sequence == before
        await ada.enter()
        assert ada.prompt is not None

    live(story)


def test_all_together_break_a_game_off_and_nobody_alone_does() -> None:
    async def story(room: Live) -> None:
        ada, bo, cai = await room.begun("Ada", "Bo", "Cai", players=4)
        await ada.order("abort")
        await bo.leave()  # who just reloads is asked all the same
        await cai.order("abort")
        assert phase(room) == "playing"
        await bo.enter()
        assert [seat["abort"] for seat in bo.seats] == [True, False, True, False]
        await ada.order("abort", agrees=False)
        await bo.order("abort")
        assert phase(room) == "playing"
        await ada.order("abort")
        assert phase(room) == "over"
        assert ada.latest("ending")["aborted"]
        assert bo.latest("ending") == ada.latest("ending")
        assert (await bo.order("rematch"))["type"] == "done"
        assert phase(room) == "playing"
        assert not any(seat["abort"] for seat in ada.seats)

    live(story)


def phase(room: Live) -> str:
    """Lobby, playing or over."""
    return room.table.standing.phase


@pytest.mark.rule("B-56")
def test_everybody_can_call_the_round_and_one_can_prevent_it() -> None:
    async def story(room: Live) -> None:
        people = await room.begun("Ada", "Bo", "Cai", players=3, edition="jubilee")
        assert (await people[1].order("call"))["type"] == "done"
        assert (await people[1].order("call"))["code"] == "no_call"
        for person in (people[2], people[0]):
            await agree(person, "refuse" if person is people[0] else "agree")
        assert people[0].view["round"] == 1
        assert people[0].prompt is not None
        await people[2].order("call")
        for person in (people[0], people[1]):
            await agree(person, "agree")
        events = [
            event["event"] for told in people[0].of_type("update") for event in told["events"]
        ]
        assert "RoundEnded" in events

    live(story)


async def agree(person: Person, word: str) -> None:
    """Answer a proposal."""
    await person.until(lambda: person.prompt)
    assert person.prompt is not None
    verbs = [option["verb"] for option in person.prompt["options"]]
    await person.answer(verbs.index(word))


def test_the_host_goes_and_another_is_host() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.gather("Ada", "Bo")
        await ada.order("leave")
        assert bo.seats[1]["host"]
        await bo.order("leave")
        seat, token = await room.table.take_seat("Cai")
        cai = await Person(room.table, token).enter()
        assert cai.seats[seat]["host"]
        assert (await cai.order("start"))["type"] == "done"

    live(story)


def test_connections_of_a_seat_and_watchers_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "MOST_WATCHERS", 3)

    async def story(room: Live) -> None:
        (ada,) = await room.gather("Ada")
        more = [await Person(room.table, ada.token).enter() for _ in range(audience.MOST_OF_A_SEAT)]
        assert ada.read().told[-1]["code"] == "elsewhere"
        assert more[-1].told[-1]["type"] in ("welcome", "lobby")
        watchers = [await Person(room.table, None).enter() for _ in range(4)]
        assert watchers[-1].told[-1]["code"] == "crowded"

    live(story)


def test_a_table_that_was_put_away_is_there_again() -> None:
    async def story(room: Live) -> None:
        ada, _ = await room.begun("Ada", "Bo", players=3)
        before = ada.view
        old = room.table
        for link in list(old.audience.links):
            await old.leave(link)
        await room.hall.put_to_sleep(room.time.now() + 1)
        with pytest.raises(Exception, match="went to sleep"):
            await old.take_seat("Cai")
        room.table = ada.table = await room.hall.find(old.code)
        assert room.table is not old
        await ada.enter()
        assert ada.view == before

    live(story)


def test_while_nobody_is_there_no_clock_runs() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3, clock=CLOCK)
        question = ada.prompt
        await ada.leave()
        await room.time.elapse(CLOCK + 1)
        await ada.enter()
        assert ada.prompt == question
        assert ada.latest("clock")["left"] == 1000 * CLOCK
        assert (await ada.answer())["type"] == "done"

    live(story)


def test_whoever_has_just_sat_down_is_waited_for() -> None:
    """Their connection comes a moment after their seat."""

    async def story(room: Live) -> None:
        (ada,) = await room.gather("Ada", players=3, first=1, grace=30)
        _, token = await room.table.take_seat("Bo")
        await ada.order("start")
        await room.time.elapse(29)
        assert not ada.read().seats[1]["replaced"]
        bo = await Person(room.table, token).enter()
        assert (await bo.answer())["type"] == "done"

    live(story)


@pytest.mark.parametrize("removed", [False, True])
def test_whoever_does_not_want_to_abort_goes_and_the_others_are_agreed(removed: bool) -> None:
    async def story(room: Live) -> None:
        ada, bo, cai = await room.begun("Ada", "Bo", "Cai", players=4)
        await bo.order("leave")
        assert phase(room) == "playing"  # nobody has asked for it
        await ada.order("abort")
        assert phase(room) == "playing"
        if removed:
            await ada.order("remove", seat=2)
        else:
            await cai.order("leave")
        assert phase(room) == "over"
        assert ada.latest("ending")["aborted"]

    live(story)
