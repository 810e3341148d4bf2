"""Several workers on one log: each can serve every table, one drives it, and nothing is lost."""

from __future__ import annotations

import asyncio
import json

import msgspec
import pytest
from starlette.datastructures import State

from motherlode.store.log import StoreError
from motherlode.store.peers import BEAT, LIFE
from motherlode.tables.live.clocks import pacing
from motherlode.tables.live.connected import audience
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.requests import AskHint
from motherlode.web.app import make_app
from motherlode.web.guards import limits, quotas
from motherlode.web.guards.limits import REMEMBERED, Buckets
from motherlode.web.guards.places import Places
from motherlode.web.guards.quotas import Quotas
from motherlode.web.operating.operating import Operating
from motherlode.web.options import Options
from tests.support.outside import HandDriven
from tests.support.peers import MemoryPeers
from tests.tables.company import Company, together
from tests.tables.live import Person

ADA, BO, CAI = 0, 1, 2


def test_what_is_played_at_one_worker_is_seen_at_the_other() -> None:
    async def story(company: Company) -> None:
        ada, bo, cai = people = await company.begin(0, 1, 1)
        for _ in range(6):
            asked = next(person for person in people if person.prompt)
            assert (await asked.answer(0))["type"] == "done"
            await company.time.settle()
            assert len({person.latest("sequence") for person in people}) == 1
            assert sum(person.prompt is not None for person in people) == 1
        assert (await bo.order("say", text="over here"))["type"] == "done"
        await company.time.settle()
        assert [told["text"] for told in ada.of_type("talk")] == ["over here"]
        assert [told["text"] for told in cai.of_type("talk")] == ["over here"]
        company.check()

    together(story)


def test_without_any_wake_up_it_only_takes_longer() -> None:
    async def story(company: Company) -> None:
        company.exchange.deaf = True
        people = await company.begin(0, 1)
        for _ in range(6):
            await people[0].until(lambda: any(person.read().prompt for person in people), 3.0)
            asked = next(person for person in people if person.prompt)
            assert (await asked.answer(0))["type"] == "done"
            await company.time.elapse(2 * BEAT)
        assert people[0].latest("sequence") == people[1].latest("sequence")
        company.check()

    together(story)


def test_two_who_write_at_once_both_get_it_done_once() -> None:
    async def story(company: Company) -> None:
        ada, bo, _ = await company.begin(0, 1, 1)
        company.exchange.deaf = True
        said = [ada.order("say", text=f"a{n}") for n in range(4)]
        said += [bo.order("say", text=f"b{n}") for n in range(4)]
        told = await asyncio.gather(*said)
        assert {one["type"] for one in told} == {"done"}
        texts = [body["text"] for body in company.bodies("said")]
        assert sorted(texts) == ["a0", "a1", "a2", "a3", "b0", "b1", "b2", "b3"]
        numbers = [line.sequence for line in company.store.lines if line.table == company.code]
        assert numbers == list(range(1, len(numbers) + 1))

    together(story)


def test_one_worker_drives_and_the_other_takes_over_when_it_dies() -> None:
    async def story(company: Company) -> None:
        await company.begin(0, 1, players=4)
        assert len(company.drivers()) == 1
        first = 0 if company.drivers() == ["first"] else 1
        survivor = company.people[1 - first]
        company.kill(first)
        company.people = [survivor]
        await company.time.elapse(LIFE + 2 * BEAT)
        assert company.drivers() == ["second" if first == 0 else "first"]
        before = len(company.store.lines)
        for _ in range(40):
            if survivor.read().prompt:
                await survivor.answer(0)
            await company.time.elapse(30.0)
            if len(company.store.lines) > before + 10:
                break
        assert len(company.store.lines) > before + 10  # bots play on, for the missing person too

    together(story)


def test_the_lease_goes_where_people_are() -> None:
    async def story(company: Company) -> None:
        ada, bo = await company.begin(0, 1)
        for place in (1, 0, 1):
            for person in (ada, bo):
                await company.move(person, place)
            await company.time.elapse(3 * BEAT)
            assert company.drivers() == [company.halls[place].peering.peers.name]

    together(story)


def test_a_worker_that_ends_hands_its_tables_over() -> None:
    async def story(company: Company) -> None:
        ada, bo = await company.begin(0, 1)
        await company.halls[0].close()
        await company.move(ada, 1)
        await company.time.elapse(2 * BEAT)
        assert company.drivers() == ["second"]
        assert ada.read().seats[ADA]["present"]
        assert (await next(p for p in (ada, bo) if p.read().prompt).answer(0))["type"] == "done"

    together(story)


def test_a_worker_that_comes_later_tells_what_is_left_of_the_clock() -> None:
    async def story(company: Company) -> None:
        ada, bo = await company.begin(0, 0, clock=90)
        await company.time.elapse(30.0)
        await company.move(bo, 1)
        clock = bo.read().latest("clock")
        assert clock["total"] == 90_000
        assert 55_000 < clock["left"] <= 60_000
        await ada.leave()
        await bo.leave()
        company.halls[1].tables.clear()
        await company.time.elapse(120.0)
        await company.move(bo, 1)  # nobody was there, or it would have run out
        assert bo.read().latest("clock")["left"] == 90_000

    together(story)


def test_out_of_touch_a_worker_drives_nothing() -> None:
    async def story(company: Company) -> None:
        await company.begin(0, 0)
        assert company.drivers() == ["first"]
        peers = company.halls[0].peering.peers
        assert isinstance(peers, MemoryPeers)
        peers.fails = True
        await company.time.elapse(LIFE + BEAT)
        assert company.drivers() == []
        peers.fails = False
        await company.time.elapse(2 * BEAT)
        assert company.drivers() == ["first"]

    together(story)


def test_an_answer_in_a_window_is_sealed_and_outlives_its_worker() -> None:
    async def story(company: Company) -> None:
        ada, bo, cai = people = await company.begin(0, 1, 1, modules=("vote",))
        for _ in range(400):
            if (company.people[0].read().prompt or {}).get("kind") == "Accuse":
                break
            asked = next((person for person in people if person.read().prompt), None)
            if asked is not None:
                await asked.answer()
            await company.time.elapse(0.2)
        index = len((ada.prompt or {})["options"]) - 1
        counts = [len(person.read().told) for person in (bo, cai)]
        sent = {"sequence": (ada.prompt or {})["sequence"], "index": index, "id": "my-vote-1"}
        assert (await ada.order("answer", **sent))["type"] == "done"
        await company.time.settle()
        assert [len(person.read().told) for person in (bo, cai)] == counts  # nobody hears of it
        assert len(company.bodies("sealed")) == 1
        company.kill(0)
        await company.move(ada, 1)
        assert ada.prompt is None  # it is known there
        assert (await ada.order("answer", **sent))["type"] == "done"
        assert len(company.bodies("sealed")) == 1
        await company.time.elapse(LIFE + 2 * BEAT + pacing.POLL)
        assert ada.read().view["revealed"]

    together(story)


def test_who_is_there_and_faces_reach_other_workers() -> None:
    async def story(company: Company) -> None:
        ada, bo = await company.sit(0, 1)
        assert [seat["present"] for seat in ada.seats[:2]] == [True, True]
        await bo.leave()
        await company.time.elapse(BEAT)
        assert [seat["present"] for seat in ada.seats[:2]] == [True, False]
        assert (await ada.order("react", reaction="laugh"))["type"] == "done"
        await bo.enter()
        assert (await ada.order("react", reaction="laugh", id="once-again"))["type"] == "done"
        await company.time.settle()
        assert [told["reaction"] for told in bo.of_type("reacted")] == ["laugh"]
        watcher = await Person(await company.halls[1].find(company.code), None).enter()
        await company.time.elapse(BEAT)
        assert ada.read().last_table()["watchers"] == 1
        await watcher.leave()

    together(story)


def test_a_bot_that_plays_for_somebody_does_so_at_every_worker() -> None:
    async def story(company: Company) -> None:
        ada, bo = await company.begin(0, 1, grace=15)
        while not bo.read().prompt:
            await next(person for person in (ada, bo) if person.read().prompt).answer(0)
            await company.time.elapse(0.5)
        await bo.leave()
        await company.time.elapse(20.0)
        assert company.bodies("missed") == [{"type": "missed", "seat": BO, "away": True}]
        assert ada.read().seats[BO]["replaced"]
        await company.move(bo, 0)
        assert not bo.seats[BO]["replaced"]
        assert len(company.bodies("returned")) == 1
        company.check()

    together(story)


def test_public_tables_are_listed_at_every_worker() -> None:
    async def story(company: Company) -> None:
        await company.sit(0, public=True)
        await company.time.elapse(2 * BEAT)
        assert [info.code for info in company.halls[1].public()] == [company.code]
        await company.halls[1].find(company.code)
        assert [info.code for info in company.halls[1].public()] == [company.code]
        company.kill(0)
        await company.time.elapse(LIFE + BEAT)
        assert company.halls[1].listed == {}

    together(story)


def test_what_a_worker_says_again_is_not_read_again() -> None:
    async def story(company: Company) -> None:
        await company.sit(0, public=True)
        await company.time.elapse(2 * BEAT)
        (told,) = company.halls[1].listed.values()
        await company.time.elapse(2 * BEAT)
        (again,) = company.halls[1].listed.values()
        assert again is told
        await company.halls[0].tables[company.code].take_seat("Bo")
        await company.time.elapse(2 * BEAT)
        ((info,),) = company.halls[1].listed.values()
        assert [seat.name for seat in info.seats if seat.kind == "person"] == ["Ada", "Bo"]

    together(story)


def test_rations_are_those_of_all_workers_together() -> None:
    time = HandDriven()
    here, there = Buckets(10, 1.0, time), Buckets(10, 1.0, time)
    here.hear({"there": there.tell()})
    there.hear({"here": here.tell()})
    assert all(there.take("1.2.3.4") for _ in range(8))
    here.hear({"there": there.tell()})
    here.hear({"there": there.tell()})  # the same told twice
    assert [here.take("1.2.3.4") for _ in range(3)] == [True, True, False]
    assert here.take("5.6.7.8")
    late = Buckets(10, 1.0, time)
    late.hear({"there": there.tell()})  # what was before it came
    assert all(late.take("1.2.3.4") for _ in range(10))


def test_workers_tell_of_what_was_taken_lately(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_TOLD", 2)
    time = HandDriven()
    here, there = Buckets(10, 1.0, time), Buckets(10, 1.0, time)
    for address, count in (("1.1.1.1", 9), ("2.2.2.2", 8), ("3.3.3.3", 7)):
        for _ in range(count):
            assert there.take(address)
    assert there.tell().keys() == {"1.1.1.1", "2.2.2.2"}
    here.hear({"there": there.tell()})
    time.advance(60.0)
    assert there.tell() == {}  # long ago
    here.hear({"there": {}})
    for _ in range(3):
        assert there.take("3.3.3.3")
    assert [taken for _, taken in there.tell().values()] == [3.0]
    here.hear({"there": there.tell()})
    assert [here.take("3.3.3.3") for _ in range(8)] == [True] * 7 + [False]


def two_rations() -> tuple[HandDriven, Buckets, Buckets]:
    """The same ration at two workers who know of each other."""
    time = HandDriven()
    here, there = Buckets(10, 1.0, time), Buckets(10, 1.0, time)
    here.hear({"there": there.tell()})
    return time, here, there


def test_what_is_given_back_is_given_back_at_every_worker() -> None:
    time, here, there = two_rations()
    assert there.take("1.2.3.4", 6)
    here.hear({"there": there.tell()})
    for _ in range(6):
        there.give_back("1.2.3.4")
    there.tell()  # a beat that isn't heard
    here.hear({"there": there.tell(), "older": {"1.2.3.4": 5.0}})
    assert here.take("1.2.3.4", 10)
    time.advance(REMEMBERED)
    assert there.tell() == {}  # everybody knows
    assert there.take("1.2.3.4")
    there.give_back("1.2.3.4")
    assert there.tell() == {}  # nobody ever knew


def test_whoever_misses_a_beat_still_counts_what_was_taken_since() -> None:
    time, here, there = two_rations()
    assert there.take("1.2.3.4", 6)
    here.hear({"there": there.tell()})
    time.advance(60.0)
    assert there.tell() == {}  # a beat that isn't heard
    assert there.take("1.2.3.4", 5)
    here.hear({"there": there.tell()})
    assert not here.take("1.2.3.4", 6)
    assert here.take("1.2.3.4", 5)


def test_a_worker_that_was_late_for_a_beat_is_not_counted_twice() -> None:
    time, here, there = two_rations()
    assert there.take("1.2.3.4", 5)
    here.hear({"there": there.tell()})
    here.hear({})
    here.hear({"there": there.tell()})
    assert here.take("1.2.3.4", 5)
    time.advance(REMEMBERED)
    here.hear({})
    assert here._heard == {}


def test_who_is_forgotten_while_they_wait_is_not_told_of() -> None:
    async def story() -> None:
        time = HandDriven()
        few = Buckets(1, 1.0, time, kept=1)
        assert few.take("1.1.1.1")
        waiting = asyncio.create_task(few.wait("1.1.1.1"))
        await time.settle()
        assert few.take("2.2.2.2")
        await time.elapse(1.0)
        await waiting
        assert few.tell() == {}

    asyncio.run(story())


def test_connections_are_those_of_all_workers_together() -> None:
    places = Places(3)
    places.hear({"second": {"1.2.3.4": 2}, "third": {"1.2.3.4": 1}})
    assert not places.take("1.2.3.4")
    places.hear({"second": {"1.2.3.4": 2}})
    assert places.take("1.2.3.4")


def test_tables_in_use_are_those_of_all_workers_together() -> None:
    open_here, open_there = {"a", "b"}, {"c"}
    here, there = Quotas(3, open_here.__contains__), Quotas(3, open_there.__contains__)

    def gossip() -> None:
        told = json.loads(msgspec.json.encode({"here": here.tell(), "there": there.tell()}))
        here.hear({"there": told["there"], "older": {"1.2.3.4": 5}})
        there.hear({"here": told["here"]})

    for code in "ab":
        here.note("1.2.3.4", code)
    there.note("1.2.3.4", "c")
    gossip()
    assert not here.has_room("1.2.3.4")
    assert not there.has_room("1.2.3.4")
    assert here.has_room("5.6.7.8")
    open_there.add("a")  # somebody goes to a table at another worker
    gossip()
    open_here.remove("a")  # where it was made it goes to sleep, but is in use
    gossip()
    assert not here.has_room("1.2.3.4")
    assert here.tell() == {"1.2.3.4": ["b"]}
    open_there.clear()
    gossip()
    assert here.has_room("1.2.3.4")
    assert there.tell() == {}


def test_workers_tell_each_other_of_the_addresses_with_the_most_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(quotas, "MOST_CODES", 3)
    monkeypatch.setattr(quotas, "MOST_KEPT", 2)
    used = set("abcdef")
    tables = Quotas(3, used.__contains__)
    for address, codes in (("1.1.1.1", "a"), ("2.2.2.2", "bc"), ("3.3.3.3", "def")):
        for code in codes:
            tables.note(address, code)
    assert tables.tell() == {"3.3.3.3": ["d", "e", "f"]}
    used.remove("a")
    tables.note("2.2.2.2", "b")
    assert len(tables._noted) == 2


def rations_of(state: State) -> list[Buckets]:
    """What workers should tell each other of."""
    turns = state.turns
    lanes = (turns.guesses, turns.tokens)
    taken = [bucket for lane in lanes for bucket in (lane.misses, lane.wakings)]
    return [*taken, state.replays.buckets, state.operating.door.guesses]


def test_all_rations_of_an_address_are_told_to_other_workers() -> None:
    async def story(company: Company) -> None:
        await company.sit(0)
        here, there = (rations_of(make_app(hall).state) for hall in company.halls)
        await company.time.elapse(2 * BEAT)
        for own, other in zip(here, there, strict=True):
            assert own.take("1.2.3.4", own.most)
            await company.time.elapse(2 * BEAT)
            assert not other.take("1.2.3.4", other.most)

    together(story)


def quotas_of(state: State) -> list[Quotas]:
    """The tables in use of which workers should tell each other."""
    return [state.quotas, state.turns.guesses.woken, state.turns.tokens.woken]


def test_all_tables_in_use_are_told_to_other_workers() -> None:
    async def story(company: Company) -> None:
        await company.sit(0)
        here, there = (quotas_of(make_app(hall).state) for hall in company.halls)
        for own, other in zip(here, there, strict=True):
            own.note("1.2.3.4", company.code)
            await company.time.elapse(2 * BEAT)
            assert other._elsewhere == {"1.2.3.4": {company.code}}

    together(story)


def test_who_sits_at_a_worker_that_is_out_of_touch_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(company: Company) -> None:
        ada, bo = await company.begin(0, 1)

        async def gone(*given: object) -> None:
            raise StoreError("gone")

        with monkeypatch.context() as patch:
            patch.setattr(company.halls[0].peering.peers, "beat", gone)
            await company.time.elapse(5 * BEAT)
            assert [told["works"] for told in ada.of_type("writing")] == [False]
            late = await Person(await company.halls[0].find(company.code), None).enter()
            assert [told["works"] for told in late.of_type("writing")] == [False]
        await company.time.elapse(2 * BEAT)
        assert [told["works"] for told in ada.of_type("writing")] == [False, True]
        assert bo.of_type("writing") == []

    together(story)


def test_a_table_has_so_many_spectators_at_all_workers_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(audience, "MOST_WATCHERS", 2)

    async def story(company: Company) -> None:
        await company.sit(0)
        tables = [await hall.find(company.code) for hall in company.halls]
        for table in (tables[0], tables[1]):
            assert (await Person(table, None).enter()).told[-1]["type"] == "welcome"
            await company.time.elapse(2 * BEAT)
        for table in tables:
            assert (await Person(table, None).enter()).told[-1]["code"] == "crowded"

    together(story)


def test_what_an_operator_says_and_whom_they_ban_reaches_every_worker() -> None:
    async def story(company: Company) -> None:
        await company.sit(0, 1)
        here, there = (Operating(hall, Options()) for hall in company.halls)
        here.notices.post("back in  five minutes")
        here.bans.add("1.2.3.4")
        there.notices.hear({"first": here.notices.tell()})
        there.bans.hear({"first": here.bans.tell()})
        ada, bo = company.people
        for person in (ada, bo):
            assert [told["text"] for told in person.of_type("announcement")] == [
                "back in five minutes"
            ]
        assert there.bans.turns_away("1.2.3.4")
        await company.time.elapse(1.0)
        there.bans.lift("1.2.3.4")
        here.bans.hear({"second": there.bans.tell()})
        there.bans.hear({"first": here.bans.tell()})
        assert not here.bans.turns_away("1.2.3.4")
        assert not there.bans.turns_away("1.2.3.4")

    together(story)


def test_a_table_that_is_closed_for_good_is_closed_at_every_worker() -> None:
    async def story(company: Company) -> None:
        ada, bo = await company.begin(0, 1)
        await company.halls[0].shut(company.code)
        await company.time.elapse(2 * BEAT)
        for person in (ada, bo):
            assert [told["code"] for told in person.of_type("goodbye")] == ["shut"]
        with pytest.raises(TableRefusal):
            await company.halls[1].find(company.code)

    together(story)


def test_a_hint_for_a_question_that_was_answered_at_another_worker_is_dropped() -> None:
    async def story(company: Company) -> None:
        [ada] = await company.begin(0)
        second = await Person(await company.halls[1].find(company.code), ada.token).enter()
        company.store.meanwhile["advised"] = lambda: second.answer(0)
        await ada.table.hear(ada.link, AskHint("hint"))
        await ada.until(lambda: ada.of_type("refused"))
        assert [told["code"] for told in ada.of_type("refused")] == ["stale"]
        assert ada.of_type("hinted") == []
        assert company.bodies("advised") == []
        assert ada.seats[ADA]["hints"] == 0

    together(story)
