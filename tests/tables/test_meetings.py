"""What happens at a table while another worker writes there, or while the database is in doubt."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

import pytest

from motherlode.store.log import Line, TableTaken
from motherlode.store.peers import BEAT
from motherlode.tables.live.clocks import pacing
from motherlode.tables.live.hall import STRANGE
from motherlode.tables.live.table import Table
from motherlode.tables.wire.entries import Said
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import Settings
from motherlode.tables.wire.requests import Say
from tests.support.deals import seed_with_veto
from tests.tables.company import Company, together
from tests.tables.live import Live, Person, live

ADA, BO, CAI = 0, 1, 2


async def replaced(company: Company) -> tuple[Person, Person]:
    """A game in which a bot plays for Bo, who is connected to the other worker and idle."""
    ada, bo, _ = await company.begin(0, 1, 0)
    while not bo.read().prompt:
        await next(one for one in company.people if one.read().prompt).answer(0)
        await company.time.settle()
    await company.time.elapse(pacing.IDLE)
    assert ada.read().seats[BO]["replaced"]
    return ada, bo


def commands(company: Company) -> list[str | None]:
    """The commands that were carried out."""
    return [line.command for line in company.store.lines]


def test_whoever_is_removed_while_they_come_back_gets_no_seat() -> None:
    async def story(company: Company) -> None:
        ada, bo = await replaced(company)
        await bo.leave()
        company.store.meanwhile["returned"] = lambda: ada.order("remove", seat=BO)
        before = len(bo.told)
        await bo.enter()
        assert [told["type"] for told in bo.told[before:]] == ["goodbye"]
        assert bo.table.audience.links == []

    together(story)


def test_whoever_is_removed_while_they_speak_has_said_nothing() -> None:
    async def story(company: Company) -> None:
        ada, bo = await replaced(company)
        company.store.meanwhile["returned"] = lambda: ada.order("remove", seat=BO)
        assert (await bo.order("say", text="wait", id="too-late"))["type"] == "goodbye"
        assert "too-late" not in commands(company)
        assert company.bodies("returned") == []

    together(story)


def test_what_was_acknowledged_is_not_refused_when_a_bot_has_no_luck_with_its_words() -> None:
    async def story(room: Live) -> None:
        ada, _ = await room.begun("Ada", "Bo", players=3)
        room.table.bots.speech = lambda: [Said(CAI, "well")]  # type: ignore[method-assign]
        room.store.fails = iter([False, True]).__next__
        assert (await ada.answer(0, id="answer-1"))["type"] == "done"
        room.store.fails = lambda: False
        assert [told for told in ada.told if told.get("id") == "answer-1"][1:] == []
        assert ada.of_type("refused") == []

    live(story)


def test_nobody_pays_for_the_haste_of_another_worker() -> None:
    async def story(room: Live) -> None:
        ada, _ = await room.begun("Ada", "Bo", players=3)
        append = room.store.append
        left = [15]

        async def taken(lines: list[Line]) -> None:
            if left[0]:
                left[0] -= 1
                raise TableTaken("somebody was faster")
            await append(lines)

        room.store.append = taken  # type: ignore[method-assign]
        assert (await ada.order("say", text="hello"))["type"] == "done"

    live(story)


@pytest.mark.parametrize("is_asked", [True, False], ids=["in answering", "by itself"])
def test_a_table_that_was_forgotten_elsewhere_is_gone_and_stays_quiet(is_asked: bool) -> None:
    async def story(company: Company) -> None:
        ada, bo = await company.begin(0, 1)
        company.store.lines.clear()
        append = company.store.append
        written: list[Line] = []

        async def counted(lines: list[Line]) -> None:
            written.extend(lines)
            assert len(written) < 50, "it tries again and again"
            await append(lines)

        company.store.append = counted  # type: ignore[method-assign]
        if is_asked:
            asked = next(person for person in (ada, bo) if person.read().prompt)
            assert (await asked.answer(0))["type"] == "goodbye"
        await company.time.elapse(pacing.IDLE + 3 * BEAT)
        for person in (ada, bo):
            assert [told["code"] for told in person.of_type("goodbye")] == ["no_table"]
        assert len(written) <= 2
        for hall in company.halls:
            with pytest.raises(TableRefusal, match="no table"):
                await hall.find(company.code)

    together(story)


def test_a_window_has_two_ends_whenever_workers_learn_of_it() -> None:
    window = 4.0

    async def story(company: Company) -> None:
        company.luck.deal(seed_with_veto(BO))
        people = await company.begin(0, 1, 1, modules=("veto",), window=int(window), grace=60)
        assert company.drivers() == ["first"]
        await company.time.elapse(0.5)
        company.exchange.deaf = True  # the other worker hears of it with its next beat
        options = (people[ADA].prompt or {})["options"]
        breaks = [n for n, option in enumerate(options) if option["verb"] == "break"]
        assert (await people[ADA].answer(breaks[0]))["type"] == "done"
        opened = company.time.now()
        others = (people[BO], people[CAI])
        await people[BO].until(lambda: all(person.read().prompt for person in others))
        learned = company.time.now()
        assert learned > opened + 0.1
        await company.time.elapse(pacing.LEAST_WINDOW - 0.05)
        for person in others:  # in time, as far as their worker knows
            words = [option["verb"] for option in (person.prompt or {})["options"]]
            assert (await person.answer(words.index("let")))["type"] == "done"
        company.exchange.deaf = False
        await people[ADA].until(lambda: not people[ADA].read().view["kind"].startswith("Veto"))
        assert company.time.now() - opened == pytest.approx(window)

    together(story)


def test_a_table_that_is_closed_for_good_takes_no_more_orders() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo", players=3)
        await room.table.shut()
        length = len(room.store.lines)
        for person in (ada, bo):
            await room.table.hear(person.link, Say(id="too-late", text="wait"))
        await room.time.elapse(pacing.IDLE)
        assert len(room.store.lines) == length

    live(story)


def test_whoever_sat_down_without_knowing_it_sits_there_once() -> None:
    async def story(room: Live) -> None:
        await room.gather("Ada", players=3)
        room.store.fails_late = iter([True, False]).__next__
        seat, token = await room.table.take_seat("Bo")
        assert seat == BO
        assert [one.name for one in room.table.standing.seats] == ["Ada", "Bo", ""]
        room.store.fails_late = lambda: False
        bo = await Person(room.table, token).enter()
        assert bo.seats[BO]["present"]

    live(story)


def test_a_lease_is_given_back_before_others_are_woken() -> None:
    async def story(company: Company) -> None:
        ada, *_ = await company.begin(0)
        assert company.drivers() == ["first"]
        await company.halls[1].find(company.code)
        held: list[bool] = []
        company.exchange.tell = lambda sender, news: held.append(  # type: ignore[method-assign]
            company.code in company.exchange.leases
        )
        await ada.leave()
        await company.time.elapse(BEAT)
        assert held == [False]

    together(story)


def test_a_topic_that_is_not_understood_keeps_no_table_from_its_beat(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Strange:
        """A topic of another version."""

        def tell(self) -> object:
            return {"how": "many"}

        def hear(self, told: Mapping[str, object]) -> None:
            raise TypeError("how many what?")

    async def story(company: Company) -> None:
        for hall in company.halls:
            hall.peering.topics = {"strange": Strange()} | hall.peering.topics
        company.exchange.deaf = True
        ada, bo = await company.sit(0, 1, public=True)
        assert (await bo.order("say", text="over here"))["type"] == "done"
        await company.time.elapse(2 * BEAT)
        assert [told["text"] for told in ada.of_type("talk")] == ["over here"]
        assert [info.code for info in company.halls[1].public()] == [company.code]

    together(story)
    assert "something strange about strange" in caplog.text


def test_a_hall_that_closes_waits_for_tables_on_their_way() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.gather("Ada")
        code = room.table.code
        await ada.leave()
        await room.hall.put_to_sleep(room.time.now() + 1)
        assert room.hall.awake(code) is None
        looking = asyncio.create_task(room.hall.find(code))
        await asyncio.sleep(0)
        await room.hall.close()
        found = await looking
        assert found._task is not None
        assert found._task.done()

    live(story)


def test_tables_that_can_not_be_opened_are_told_of_once_at_the_start(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story(company: Company) -> None:
        for code in ("BCDFGHJKL", "MNPQRSTVW"):
            company.store.lines.append(Line(code, 1, None, 1.0, b"of another version"))
        await company.sit(0)

    with caplog.at_level(logging.WARNING):
        together(story)
    told = [(one.levelname, one.getMessage()) for one in caplog.records]
    assert told[:1] == [("WARNING", STRANGE % (2, "MNPQRSTVW, BCDFGHJKL"))]
    assert len(told) == 2  # once for each worker


def test_tables_are_put_to_sleep_though_one_of_them_will_not(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(company: Company) -> None:
        ada, *_ = await company.sit(0)
        await ada.leave()
        stop = Table.stop

        async def fails(table: Table) -> None:
            monkeypatch.setattr(Table, "stop", stop)
            raise RuntimeError("not tired")

        monkeypatch.setattr(Table, "stop", fails)
        await company.time.elapse(pacing.SLEEP + 120)
        code, _ = await company.halls[0].make("Bo", Settings(), False)
        await company.time.elapse(pacing.SLEEP + 120)
        assert company.halls[0].awake(code) is None

    together(story)
    assert "can't be put to sleep" in caplog.text
