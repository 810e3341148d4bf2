"""A latecomer takes the seat of a bot and plays on with all that it has, and nothing else."""

from __future__ import annotations

import asyncio

import pytest

from motherlode.lessons import LESSONS
from motherlode.rules.records.replay import check
from motherlode.rules.records.text import read_record
from motherlode.tables.live.clocks import pacing
from motherlode.tables.wire.errors import TableRefusal
from tests.support.deals import seed_with_veto
from tests.support.frames import check_frames
from tests.support.told import Data
from tests.tables.live import Live, Person, live
from tests.tables.test_frames import play_out

ADA, BO, CAI = 0, 1, 2


async def come(room: Live, name: str, wanted: int | None = None) -> Person:
    """Somebody takes a seat and enters."""
    _, token = await room.table.take_seat(name, wanted)
    return await Person(room.table, token).enter()


async def refusal(room: Live, name: str, wanted: int | None = None) -> str:
    """Why somebody gets no seat."""
    with pytest.raises(TableRefusal) as refused:
        await room.table.take_seat(name, wanted)
    return refused.value.code


def names(person: Person) -> list[str]:
    """How a person sees the others called, at the table and in the game."""
    seen = [seat["name"] for seat in person.read().view["seats"]]
    assert seen == [seat["name"] for seat in person.seats]
    return seen


def taken(person: Person) -> list[Data]:
    """What a person was told of seats that were taken."""
    told = person.read().of_type("welcome")[-1]["history"]
    events = [line["event"] for line in told if "event" in line]
    return [event["fields"] for event in events if event["event"] == "SeatTaken"]


def test_a_newcomer_plays_on_in_the_middle_of_a_bots_turn() -> None:
    """The bot was about to answer: it never does, and nobody else is asked."""

    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3, first=1, pace="fast", level="random")
        watcher = await Person(room.table, None).enter()
        bot = names(ada)[BO]
        game = room.table.standing.game
        assert game is not None
        before = game.view_of(BO)
        assert ada.view["asked"] == BO
        await room.time.elapse(pacing.pause("fast", pacing.QUICKEST, is_dealt=True) / 2)
        bo = await come(room, "Nora", BO)
        lines = len(room.store.lines)
        await room.time.elapse(2 * pacing.pause("fast", pacing.LONGEST, is_dealt=True))
        assert len(room.store.lines) == lines
        assert (bo.latest("you"), bo.view["asked"], bo.prompt is not None) == (BO, BO, True)
        assert (bo.view["hand"], bo.view["role"]) == (list(before.hand), before.role)
        for person in (ada, bo, watcher):
            assert names(person) == ["Ada", "Nora", names(ada)[CAI]]
            assert taken(person) == [{"seat": "Nora", "was": bot}]
            assert person.seats[BO]["kind"] == "person"
        assert (await bo.answer())["type"] == "done"
        await ada.until(lambda: ada.view["asked"] != BO)
        assert check_frames(room.store.lines, ada.read().told, ADA)
        assert check_frames(room.store.lines, bo.read().told, BO)
        assert check_frames(room.store.lines, watcher.read().told, None)

    live(story)


@pytest.mark.parametrize("late", [0, 1, 2, 3])
def test_an_answer_of_a_bot_and_a_newcomer_come_one_after_the_other(late: int) -> None:
    """However it falls, the log can be read again, and from then on the person is asked."""

    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=4, first=1)
        for _ in range(late):  # bots are in the middle of their answers
            await asyncio.sleep(0)
        people = await asyncio.gather(*(come(room, f"Guest {n}", n) for n in range(1, 4)))
        await play_out([ada, *people])
        assert ada.latest("ending")
        await room.restarted(ada, *people)
        assert names(ada) == ["Ada", "Guest 1", "Guest 2", "Guest 3"]

    live(story)


def test_two_who_want_the_same_seat() -> None:
    async def story(room: Live) -> None:
        await room.begun("Ada", players=4)
        tried = await asyncio.gather(
            room.table.take_seat("Nora", 2), room.table.take_seat("Otto", 2), return_exceptions=True
        )
        assert [isinstance(one, TableRefusal) and one.code for one in tried] == [False, "taken"]

    live(story)


def test_who_may_sit_where() -> None:
    async def story(room: Live) -> None:
        ada, _ = await room.begun("Ada", "Nora", players=4)
        bot = names(ada)[3]
        assert await refusal(room, "Otto", BO) == "taken"
        assert await refusal(room, "Otto", 4) == "no_such_seat"
        assert await refusal(room, "ada", 2) == "name_taken"
        assert await refusal(room, bot, 2) == "name_taken"  # of another seat
        assert await refusal(room, " ", 2) == "bad_name"
        dee = await come(room, bot, 3)  # of this seat: as if the bot had come to life
        assert names(dee)[3] == bot
        seat, _ = await room.table.take_seat("Otto")
        assert seat == 2
        assert await refusal(room, "Quin") == "full"

    live(story)


def test_whoever_is_away_keeps_the_seat_and_whoever_has_left_does_not() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Nora", players=3, grace=60)
        room.table.standing.seats[BO].replaced = True
        await bo.leave()
        assert await refusal(room, "Otto", BO) == "taken"
        await bo.enter()
        assert (await bo.order("leave"))["type"] == "goodbye"
        assert ada.seats[BO]["kind"] == "bot"
        cai = await come(room, "Otto", BO)
        assert taken(cai) == [{"seat": "Otto", "was": "Nora"}]
        assert (await bo.enter()).told[-1]["code"] == "no_seat"  # the old token opens nothing
        assert (await cai.order("leave"))["type"] == "goodbye"
        again = await come(room, "Nora", BO)
        assert names(again)[BO] == "Nora"
        assert taken(again) == [{"seat": "Otto", "was": "Nora"}, {"seat": "Nora", "was": "Otto"}]

    live(story)


def test_who_finds_nobody_is_the_host() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3)
        await ada.order("leave")
        bo = await come(room, "Nora")
        assert [seat["host"] for seat in bo.seats] == [True, False, False]

    live(story)


def test_a_host_may_keep_bots_where_they_are() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Nora", players=4, late=False)
        for wanted in (None, 2):
            assert await refusal(room, "Otto", wanted) == "playing"
        assert (await bo.order("allow_late", late=True))["code"] == "not_host"
        assert (await ada.order("allow_late", late=True))["type"] == "done"
        assert bo.read().last_table()["settings"]["late"] is True
        await come(room, "Otto", 2)
        assert (await ada.order("allow_late", late=False))["type"] == "done"
        assert await refusal(room, "Pia", 3) == "playing"
        await room.restarted(ada, bo)
        assert await refusal(room, "Pia", 3) == "playing"

    live(story)


def test_in_the_lobby_open_seats_come_first() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.gather("Ada", players=4)
        await ada.order("sit_bot", seat=1)
        assert (await room.table.take_seat("Nora", 3))[0] == 3
        assert (await room.table.take_seat("Otto"))[0] == 2
        assert (await room.table.take_seat("Pia"))[0] == 1
        assert await refusal(room, "Quin") == "full"

    live(story)


def test_a_newcomer_stays_after_a_restart_and_the_record_is_true() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=4)
        await ada.answer(0)
        promised = ada.read().last_table()["commitment"]
        bo = await come(room, "Nora", 2)
        await bo.order("say", text="Hello!")
        before = (bo.read().prompt, bo.view, taken(bo))
        await room.restarted(ada, bo)
        assert (bo.read().prompt, bo.view, taken(bo)) == before
        await play_out([ada, bo])
        game = room.table.standing.game
        assert game is not None
        record = read_record(game.record())
        check(record)
        assert record.shuffle is not None
        assert record.shuffle.commitment == promised == record.commitment
        assert "Nora" in record.players  # who sat there at the end
        cai = await come(room, "Otto", 1)  # after the game, for the next one
        assert game.record() == room.table.standing.game.record()  # type: ignore[union-attr]
        assert (await cai.order("rematch"))["type"] == "done"
        assert names(ada) == names(cai)
        assert names(cai)[1:3] == ["Otto", "Nora"]

    live(story)


@pytest.mark.rule("C-19")
def test_who_sits_down_in_a_window_may_answer_in_it() -> None:
    async def story(room: Live) -> None:
        room.luck.deal(seed_with_veto(CAI))
        people = await room.begun("Ada", "Nora", players=3, modules=("veto",), window=4)
        asked = people[ADA].prompt
        assert asked is not None
        breaks = [n for n, option in enumerate(asked["options"]) if option["verb"] == "break"]
        assert (await people[ADA].answer(breaks[0]))["type"] == "done"
        await room.time.elapse(3)
        cai = await come(room, "Otto", CAI)
        assert cai.latest("clock")["left"] == 4000  # as long as anybody has
        await room.time.elapse(3)
        assert cai.prompt is not None
        verbs = [option["verb"] for option in cai.prompt["options"]]
        assert (await cai.answer(verbs.index("veto")))["type"] == "done"
        await people[ADA].until(lambda: not people[ADA].view["kind"].startswith("Veto"))
        events = people[ADA].of_type("update")[-1]["events"]
        assert "CardVetoed" in [event["event"] for event in events]

    live(story)


def test_the_clock_of_others_does_not_begin_anew() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3, clock=60)
        await room.time.elapse(20)
        await come(room, "Nora", BO)
        assert ada.read().latest("clock")["left"] == 40_000

    live(story)


@pytest.mark.rule("C-19")
def test_who_reads_in_a_window_loses_no_time_by_a_newcomer() -> None:
    """Alone among bots one has long; whoever sits down then has as long."""

    async def story(room: Live) -> None:
        room.luck.deal(seed_with_veto(ADA))
        (ada,) = await room.begun("Ada", players=3, modules=("veto",), window=1)
        while not (ada.read().prompt or {}).get("window"):
            if ada.prompt is not None:
                await ada.answer()
            await ada.until(lambda: ada.prompt)
        assert ada.latest("clock")["total"] == pacing.ALONE * 1000
        for left in (20_000, 15_000):
            guest = await come(room, "Otto", BO)
            assert ada.latest("clock")["left"] == left
            await guest.order("leave")
            await room.time.elapse(5)
            assert ada.read().prompt is not None

    live(story)


async def come_and_go(room: Live, seat: int, seconds: float) -> None:
    """Somebody sits down again and again, each time before anything can happen."""
    end = room.time.now() + seconds
    while room.time.now() < end:
        guest = await come(room, "Otto", seat)
        await room.time.elapse(0.5)
        await guest.order("leave")
        await room.time.elapse(0.5)


def test_nobody_holds_up_a_turn_by_coming_and_going() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3, first=BO, pace="slow")
        longest = pacing.pause("slow", pacing.LONGEST, is_dealt=True)
        await come_and_go(room, BO, longest + 2)
        assert ada.read().view["asked"] != BO

    live(story)


@pytest.mark.rule("C-19")
def test_nobody_holds_up_a_window_by_coming_and_going() -> None:
    async def story(room: Live) -> None:
        room.luck.deal(seed_with_veto(CAI))
        ada, _ = await room.begun("Ada", "Nora", players=3, modules=("veto",), window=2)
        assert ada.prompt is not None
        verbs = [option["verb"] for option in ada.prompt["options"]]
        assert (await ada.answer(verbs.index("break")))["type"] == "done"
        await come_and_go(room, CAI, 4)
        assert not ada.read().view["kind"].startswith("Veto")

    live(story)


def test_who_comes_again_is_waited_for_no_longer_than_before() -> None:
    async def story(room: Live) -> None:
        _, bo = await room.begun("Ada", "Nora", players=3)
        room.table.standing.seats[BO].lapses = 3
        await bo.order("leave")
        await come(room, "Nora", BO)
        assert room.table.standing.seats[BO].lapses == 3

    live(story)


def test_a_table_has_enough_of_newcomers_at_some_time() -> None:
    """Everybody is told everything for each of them, and the log keeps them all."""

    async def story(room: Live) -> None:
        await room.begun("Ada", players=3)
        for _ in range(24):
            guest = await come(room, "Otto", BO)
            await guest.order("leave")
        assert await refusal(room, "Otto", BO) == "too_fast"
        assert room.table.standing.seats[BO].kind == "bot"
        await room.time.elapse(9)
        assert await refusal(room, "Otto", BO) == "too_fast"
        await room.time.elapse(1)
        await come(room, "Otto", BO)

    live(story)


def test_watchers_share_what_is_told_of_a_newcomer() -> None:
    async def story(room: Live) -> None:
        await room.begun("Ada", players=3)
        watchers = [await Person(room.table, None).enter() for _ in range(2)]
        watchers[0].read()
        await room.table.take_seat("Nora", BO)
        first, second = (person.link.outbox.pop(0) for person in watchers)
        assert first is second

    live(story)


def test_nobody_gets_the_words_of_whoever_sat_there_before() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Nora", players=3)
        await bo.order("say", text="You are all fools.")
        await bo.order("claim", claim="suspect", about=ADA)
        await bo.order("leave")
        otto = await come(room, "Otto", BO)
        await otto.order("say", text="Hello!")
        await room.restarted(ada, otto)
        for person in (ada, otto):
            said = [line for line in person.latest("history") if "talk" in line]
            told = [line for line in said if "line" not in line["talk"]]  # but for bots
            assert [line.get("by", "") for line in told] == ["Nora", "Nora", ""]
        await play_out([ada, otto])
        game = room.table.standing.game
        assert game is not None
        record = read_record(game.record())
        check(record)
        told = [entry for entry in record.entries if entry.is_talk and not entry.wording]
        claim = ("Otto", "suspect > Ada")
        words = [("Otto", "(Nora) You are all fools."), claim, ("Otto", "Hello!")]
        assert [(entry.seat, entry.text) for entry in told] == words

    live(story)


def test_bots_of_a_lesson_keep_their_seats() -> None:
    async def story(room: Live) -> None:
        code, token = await room.hall.make_lesson("Ada", LESSONS[0], "instant")
        room.table = await room.hall.find(code)
        ada = await Person(room.table, token).enter()
        for wanted in (None, 1):
            assert await refusal(room, "Nora", wanted) == "playing"
        await ada.order("lesson_off")
        assert await refusal(room, "Nora") == "playing"

    live(story)
