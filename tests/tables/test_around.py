"""One device that goes around a live table: whom it goes to, equal time, and nothing by the way."""

from __future__ import annotations

from typing import Any

import pytest

from motherlode.tables.live.clocks import pacing
from motherlode.tables.live.connected.link import Link
from motherlode.tables.wire.messages import Settings
from motherlode.tables.wire.requests import AskWhy, Hello
from tests.support.deals import seed_with_veto
from tests.support.told import Data
from tests.tables.live import Live, Person, live
from tests.tables.test_vote import accuse

ADA, BO, CAI = 0, 1, 2
NAMES = ("Ada", "Bo", "Cai")


class Device(Person):
    """The device while it is covered: it speaks for a seat, and sees what everybody may see."""

    async def enter(self) -> Device:
        """Come, or come again."""
        self.link = Link()
        await self.table.enter(self.link, Hello(self.token, covered=True))
        self.read()
        return self


class Around:
    """People around one device."""

    def __init__(self, room: Live, device: Device, people: list[Person]) -> None:
        self.room = room
        self.device = device
        self.people = people

    @property
    def holder(self) -> int | None:
        """Whom the device is to go to."""
        found: int | None = self.device.latest("holder")
        return found

    async def look(self, seat: int) -> Person:
        """Somebody takes the device and looks."""
        return await self.people[seat].enter()

    async def handed_on(self, seat: int, seconds: float = 5.0) -> None:
        """Wait until the device goes to somebody else."""
        await self.device.until(lambda: self.holder != seat, seconds)

    async def cover(self, seat: int) -> None:
        """They cover it again."""
        await self.people[seat].leave()


async def sit_around(room: Live, *names: str, seed: int | None = None, **settings: Any) -> Around:
    """A game around one device, which is covered."""
    if seed is not None:
        room.luck.deal(seed)
    people = await room.gather(*names, shared=True, **settings)
    for person in people:
        await person.leave()
    device = await Device(room.table, people[0].token).enter()
    assert (await device.order("start"))["type"] == "done"
    device.read()
    return Around(room, device, people)


async def announce(room: Live, veto: int, **settings: Any) -> Around:
    """Ada announces that she breaks a tool; somebody holds the veto."""
    around = await sit_around(
        room, *NAMES, seed=seed_with_veto(veto), players=3, modules=("veto",), **settings
    )
    assert around.holder == ADA
    ada = await around.look(ADA)
    options = (ada.prompt or {})["options"]
    verbs = [option["verb"] for option in options]
    assert (await ada.answer(verbs.index("break")))["type"] == "done"
    await around.cover(ADA)
    around.device.read()
    return around


def pace_of(around: Around, count: int) -> list[tuple[Any, ...]]:
    """What everybody is told of time and turns, from a message on."""
    return [
        (told["type"], told.get("holder"), told.get("clock"), told.get("sequence"))
        for told in around.device.read().told[count:]
    ]


@pytest.mark.rule("C-19")
@pytest.mark.parametrize("word", ["let", "veto", ""])
@pytest.mark.parametrize("wait", [0.0, 3.0])
def test_all_are_asked_in_turn_for_the_same_time_in_every_world(word: str, wait: float) -> None:
    """Worlds in which Ada, Bo or Cai holds the veto, and says so, or not, or is silent."""

    async def story(room: Live) -> None:
        told = []
        for veto in (ADA, BO, CAI):
            around = await announce(room, veto)
            count = len(around.device.told)
            began = room.time.now()
            times = []
            for seat in (BO, CAI):
                assert around.holder == seat
                person = await around.look(seat)
                verbs = [option["verb"] for option in (person.prompt or {})["options"]]
                assert ("veto" in verbs) == (seat == veto)
                await room.time.elapse(wait)
                if word:
                    said = verbs.index(word if word in verbs else "let")
                    assert (await person.answer(said))["type"] == "done"
                await around.handed_on(seat, pacing.HELD + 1)
                times.append(room.time.now() - began)
                await around.cover(seat)
            assert not around.device.view["kind"].startswith("Veto")
            assert times == pytest.approx([pacing.HELD, 2 * pacing.HELD])
            turns = [line for line in pace_of(around, count) if line[0] == "update"]
            told.append([(holder, clock) for _, holder, clock, _ in turns][:3])
            await room.hall.close()
        assert told[0] == told[1] == told[2]

    live(story)


@pytest.mark.rule("C-19")
def test_time_runs_only_while_somebody_looks_and_nobody_else_answers() -> None:
    async def story(room: Live) -> None:
        around = await announce(room, CAI)
        await room.time.elapse(3600)
        assert (around.holder, around.device.latest("clock")) == (BO, None)
        cai = await around.look(CAI)
        assert cai.prompt is None  # it isn't his turn, though everybody is asked in the end
        sequence = room.table.standing.game.asked_at  # type: ignore[union-attr]
        refused = await cai.order("answer", sequence=sequence, index=0)
        assert refused["code"] == "not_asked"
        await around.cover(CAI)
        bo = await around.look(BO)
        milliseconds = 1000 * pacing.HELD
        assert bo.latest("clock") == {"left": milliseconds, "total": milliseconds, "seat": BO}
        await around.cover(BO)  # what has begun goes on
        await room.time.elapse(pacing.HELD)
        assert around.holder == CAI

    live(story)


@pytest.mark.rule("C-19")
def test_a_longer_window_is_longer_for_everybody() -> None:
    async def story(room: Live) -> None:
        around = await announce(room, BO, window=20)
        assert (await around.look(BO)).latest("clock")["total"] == 20_000

    live(story)


@pytest.mark.rule("C-19")
def test_a_restart_asks_nobody_twice() -> None:
    async def story(room: Live) -> None:
        around = await announce(room, CAI)
        bo = await around.look(BO)
        await bo.answer(0)
        await room.time.elapse(pacing.HELD)
        await around.cover(BO)
        assert around.holder == CAI
        await room.restarted(around.device)
        around.people = [Person(room.table, person.token) for person in around.people]
        assert around.holder == CAI
        await around.look(CAI)
        await room.time.elapse(pacing.HELD)
        assert not around.device.read().view["kind"].startswith("Veto")

    live(story)


def test_the_covered_device_is_told_what_a_spectator_is_told() -> None:
    async def story(room: Live) -> None:
        around = await sit_around(room, *NAMES, players=5, modules=("veto",))
        watcher = await Person(room.table, None).enter()
        await around.device.enter()
        for _ in range(12):
            holder = around.holder
            assert holder is not None
            person = await around.look(holder)
            if person.prompt and not person.prompt["window"]:
                await person.answer(0)
            await around.cover(holder)
            await room.time.elapse(pacing.HELD)

        def told(person: Person) -> list[Data]:
            kinds = ("welcome", "update", "talk")
            found = [one for one in person.read().told if one["type"] in kinds]
            return [{**one, "you": None, "table": None} for one in found]

        public = told(watcher)
        assert len(public) > 12
        assert told(around.device)[-len(public) :] == public
        for one in public:
            if "view" in one:
                assert (one["view"]["hand"], one["view"]["role"], one["prompt"]) == ([], None, None)

    live(story)


def test_nothing_private_is_explained_to_the_covered_device() -> None:
    async def story(room: Live) -> None:
        around = await sit_around(room, *NAMES, players=3)
        await room.table.hear(around.device.link, AskWhy(id="whywhywhy", card="map"))
        assert around.device.of_type("because") == []
        assert around.device.of_type("refused")[-1]["code"] == "not_asked"

    live(story)


def test_everybody_is_waited_for_and_no_bot_takes_over() -> None:
    async def story(room: Live) -> None:
        around = await sit_around(room, *NAMES, players=3, clock=30, grace=5)
        seats = around.device.seats
        assert [seat["present"] for seat in seats] == [True] * 3
        await room.time.elapse(24 * 3600)
        assert around.holder == ADA
        assert not any(seat["replaced"] for seat in around.device.seats)
        assert around.device.last_table()["settings"]["clock"] == 0
        assert not around.device.last_table()["hints"]

    live(story)


def test_bots_play_on_while_the_device_is_covered() -> None:
    async def story(room: Live) -> None:
        around = await sit_around(room, "Ada", "Bo", players=5)
        await (await around.look(ADA)).answer(0)
        await around.cover(ADA)
        bo = await around.look(BO)
        await bo.answer(0)
        await around.cover(BO)
        await around.device.until(lambda: around.holder == ADA)
        assert len({line["asked"] for line in views(around.device)}) > 3

    live(story)


def test_nothing_goes_on_without_the_device() -> None:
    async def story(room: Live) -> None:
        around = await sit_around(room, "Ada", "Bo", players=5, pace="slow")
        await (await around.look(ADA)).answer(0)
        await (await around.look(BO)).answer(0)
        watcher = await Person(room.table, None).enter()
        for one in (*around.people, around.device):
            await one.leave()
        await room.time.elapse(600)
        assert watcher.view["asked"] == 2
        assert [seat["present"] for seat in watcher.seats[:2]] == [False, False]

    live(story)


async def play_round(around: Around) -> None:
    """Everybody plays what comes first until the round is over."""
    for _ in range(400):
        await around.device.until(
            lambda: around.holder is not None or around.device.latest("intermission"), 60
        )
        holder = around.holder
        if holder is None:
            return
        person = await around.look(holder)
        if person.prompt:
            await person.answer(0)
        await around.cover(holder)
    raise AssertionError("the round doesn't end")


def test_one_press_for_all_between_rounds_and_no_clock() -> None:
    async def story(room: Live) -> None:
        around = await sit_around(room, *NAMES, players=3)
        await play_round(around)
        assert around.device.latest("clock") is None
        await room.time.elapse(3600)
        assert around.device.latest("intermission") is not None
        assert (await around.device.order("ready"))["type"] == "done"
        await around.device.until(lambda: around.device.view["round"] == 2)
        assert around.holder is not None

    live(story)


def test_one_press_ends_the_game_and_one_begins_the_next() -> None:
    async def story(room: Live) -> None:
        around = await sit_around(room, *NAMES, players=3)
        assert (await around.device.order("abort"))["type"] == "done"
        assert around.device.last_table()["phase"] == "over"
        assert (await around.device.order("rematch"))["type"] == "done"
        await around.device.until(lambda: around.device.last_table()["phase"] == "playing", 20)
        assert around.device.last_table()["game"] == 2

    live(story)


@pytest.mark.rule("H-1")
def test_a_vote_goes_around_without_a_clock() -> None:
    async def story(room: Live) -> None:
        around = await sit_around(room, *NAMES, players=3, modules=("vote",))
        while around.device.read().view["kind"] != "Accuse":
            holder = around.holder
            assert holder is not None
            await (await around.look(holder)).answer(0)
            await around.cover(holder)
        asked = []
        while around.device.read().view["kind"] == "Accuse":
            holder = around.holder
            assert holder is not None
            asked.append(holder)
            await room.time.elapse(600)
            person = await around.look(holder)
            assert person.latest("clock") is None
            assert around.holder == holder
            await accuse(person, (holder + 1) % 3)
            await around.handed_on(holder)
            await around.cover(holder)
        assert sorted(asked) == [ADA, BO, CAI]

    live(story)


def test_a_table_around_one_device_is_neither_listed_nor_timed() -> None:
    settings = Settings(shared=True, public=True, clock=60)
    assert (settings.public, settings.clock) == (False, 0)


def views(person: Person) -> list[Data]:
    """Everything somebody has seen of the game."""
    return [told["view"] for told in person.read().told if told.get("view")]
