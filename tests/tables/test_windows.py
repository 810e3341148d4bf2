"""Windows at a live table: the same time for everybody, and nobody learns who could have spoken."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from motherlode.tables.live.clocks import pacing
from tests.support.deals import seed_with_veto
from tests.support.told import Data
from tests.tables.live import Live, Person, live

ADA, BO, CAI = 0, 1, 2
WINDOW = 4  # seconds


@pytest.fixture(params=[BO, CAI], ids=["Bo holds", "Cai holds"])
def holder(request: pytest.FixtureRequest) -> int:
    """Who holds the veto."""
    seat: int = request.param
    return seat


async def announce(room: Live, holder: int) -> list[Person]:
    """Ada announces that she breaks Bo's tool."""
    room.luck.deal(seed_with_veto(holder))
    people = await room.begun(
        "Ada", "Bo", "Cai", players=3, modules=("veto",), window=WINDOW, grace=60
    )
    prompt = people[ADA].prompt
    assert prompt is not None
    breaks = [n for n, option in enumerate(prompt["options"]) if option["verb"] == "break"]
    assert (await people[ADA].answer(breaks[0]))["type"] == "done"
    for person in people:
        person.read()
    return people


def is_open(person: Person) -> bool:
    """Whether a person sees that there may be a veto."""
    kind: str = person.read().view["kind"]
    return kind.startswith("Veto")


def options_of(person: Person) -> list[str]:
    """The words that a person may say."""
    return [option["verb"] for option in (person.prompt or {"options": []})["options"]]


@pytest.mark.rule("C-19")
def test_holder_and_others_are_asked_at_once_and_wait_equally_long(holder: int) -> None:
    async def story(room: Live) -> None:
        people = await announce(room, holder)
        others = [people[BO], people[CAI]]
        assert people[ADA].prompt is None
        assert people[ADA].view["announced"]["verb"] == "break"  # for those who aren't asked
        assert people[ADA].view["announcer"] == ADA
        for person in others:
            told = person.of_type("update")[-1]
            assert told["prompt"]["window"]
            assert told["prompt"]["kind"] == "VetoWindow"
            assert "let" in options_of(person)
        assert "veto" in options_of(people[holder])
        assert "veto" not in options_of(people[BO + CAI - holder])
        clocks = [person.latest("clock") for person in people]
        assert clocks == [{"left": 1000 * WINDOW, "total": 1000 * WINDOW, "seat": None}] * 3
        assert len({person.latest("sequence") for person in people}) == 1
        assert [person.view["asked"] for person in people] == [None] * 3
        await people[BO].answer()  # that one is fast does not end it
        await room.time.elapse(WINDOW - 0.001)
        assert is_open(people[ADA])
        await room.time.elapse(0.001)
        assert not any(map(is_open, people))

    live(story)


# When Bo and Cai answer, in seconds; who isn't named is silent. Then when the window closes.
LEAST = pacing.LEAST_WINDOW
ANSWERS: list[tuple[Mapping[int, float], float]] = [
    ({BO: 0.0, CAI: 0.0}, LEAST),
    ({BO: 0.4, CAI: LEAST}, LEAST),
    ({BO: 0.4, CAI: LEAST + 0.1}, WINDOW),
    ({BO: 2.0, CAI: 3.0}, WINDOW),
    ({BO: 0.4}, WINDOW),
    ({CAI: 0.4}, WINDOW),
    ({}, WINDOW),
]


async def closing_time(
    room: Live, holder: int, answers: Mapping[int, float], word: str
) -> tuple[float, list[Data]]:
    """How long a window is open, and the clock that everybody is told meanwhile."""
    people = await announce(room, holder)
    opened = room.time.now()
    for seat, moment in sorted(answers.items(), key=lambda answer: answer[1]):
        await room.time.elapse(opened + moment - room.time.now())
        words = options_of(people[seat])
        assert (await people[seat].answer(words.index(word if word in words else "let")))[
            "type"
        ] == "done"
    await people[ADA].until(lambda: not is_open(people[ADA]))
    clocks = [told["clock"] for told in people[ADA].of_type("update") if told["clock"]]
    return room.time.now() - opened, clocks


@pytest.mark.rule("C-19")
@pytest.mark.parametrize("word", ["let", "veto"])
@pytest.mark.parametrize(("answers", "closes"), ANSWERS)
def test_a_window_closes_at_the_same_time_in_every_world(
    answers: Mapping[int, float], closes: float, word: str
) -> None:
    """Worlds in which Ada, Bo or Cai holds the veto, and says so or not."""

    async def story(room: Live) -> None:
        told = []
        for holder in (ADA, BO, CAI):
            told.append(await closing_time(room, holder, answers, word))
            await room.hall.close()
        assert [time for time, _ in told] == pytest.approx([closes] * 3)
        full = {"left": 1000 * WINDOW, "total": 1000 * WINDOW, "seat": None}
        assert [clocks for _, clocks in told] == [[full]] * 3

    live(story)


@pytest.mark.rule("C-19")
def test_a_window_waits_for_nobody_who_has_gone(holder: int) -> None:
    """But for as long as they may only be reloading the page."""

    async def story(room: Live) -> None:
        people = await announce(room, holder)
        await people[CAI].leave()
        await people[BO].answer(options_of(people[BO]).index("let"))
        await room.time.elapse(WINDOW - 0.001)
        assert is_open(people[ADA])  # Cai may come back at any moment
        await people[ADA].until(lambda: not is_open(people[ADA]))
        await room.time.elapse(pacing.RELOAD)
        while not is_open(people[ADA]):  # Bo plays until there is another window
            mover = next(person for person in people[:2] if person.read().prompt)
            assert mover.prompt is not None
            plays = [n for n, o in enumerate(mover.prompt["options"]) if o["verb"] != "pass"]
            await mover.answer(plays[0] if plays else 0)
            await room.time.settle()
        opened = room.time.now()
        for person in people[:2]:
            if person.read().prompt:
                await person.answer(options_of(person).index("let"))
        await people[ADA].until(lambda: not is_open(people[ADA]))
        assert room.time.now() - opened == pytest.approx(LEAST)

    live(story)


def seen(person: Person, since: int) -> list[Data]:
    """What somebody was told from a message on, but for the time that is left."""
    person.read()
    told = [dict(message) for message in person.told[since:]]
    for message in told:
        message.pop("clock", None)
    return told


@pytest.mark.rule("C-19")
def test_nobody_sees_whether_or_how_fast_others_answer(holder: int) -> None:
    """Ada's and a spectator's messages are the same whether the others answer or are silent."""

    async def play(room: Live, silent: bool) -> list[list[Data]]:
        people = await announce(room, holder)
        watcher = await Person(room.table, None).enter()
        witnesses = [people[ADA], watcher]
        marks = [len(person.read().told) for person in witnesses]
        if not silent:
            for seat in (BO, CAI):
                index = options_of(people[seat]).index("let")
                assert (await people[seat].answer(index))["type"] == "done"
        assert [seen(p, mark) for p, mark in zip(witnesses, marks, strict=True)] == [[], []]
        await people[ADA].until(lambda: not is_open(people[ADA]))
        return [seen(person, mark) for person, mark in zip(witnesses, marks, strict=True)]

    async def story(room: Live) -> None:
        spoken = await play(room, silent=False)
        await room.hall.close()
        assert without_code(await play(room, silent=True)) == without_code(spoken)

    live(story)


def without_code(told: list[list[Data]]) -> str:
    """What was told, but for the code of the table, as text."""
    return re.sub(r"'code': '\w+'", "", str(told))


@pytest.mark.rule("C-19")
def test_a_veto_counts_and_the_first_answer_stays(holder: int) -> None:
    async def story(room: Live) -> None:
        people = await announce(room, holder)
        index = options_of(people[holder]).index("veto")
        question = people[holder].prompt
        assert question is not None
        fields = {"sequence": question["sequence"], "index": index, "id": "my-veto-1"}
        for _ in range(3):
            assert (await people[holder].order("answer", **fields))["type"] == "done"
        again = await people[holder].order("answer", **(fields | {"index": 0, "id": "another-1"}))
        assert again["code"] == "answered"
        other = people[BO + CAI - holder]
        same = await other.order("answer", **(fields | {"index": 0}))
        assert same["code"] == "repeated"
        await people[ADA].until(lambda: not is_open(people[ADA]))
        events = people[ADA].of_type("update")[-1]["events"]
        assert "CardVetoed" in [event["event"] for event in events]
        late = await people[holder].order("answer", **fields)
        assert late["type"] == "done"  # it is in the log: no second effect

    live(story)


def test_a_window_survives_a_restart(holder: int) -> None:
    async def story(room: Live) -> None:
        people = await announce(room, holder)
        before = [person.prompt for person in people]
        await room.restarted(*people)
        assert [person.prompt for person in people] == before
        await people[ADA].until(lambda: not is_open(people[ADA]))

    live(story)


@pytest.mark.rule("C-19")
def test_whoever_is_alone_with_bots_sees_only_windows_in_which_they_can_veto() -> None:
    async def windows(room: Live, holder: int) -> list[list[str]]:
        room.luck.deal(seed_with_veto(holder))
        (ada,) = await room.begun("Ada", players=3, modules=("veto",))
        seen: list[list[str]] = []
        while ada.read().view["round"] == 1 and not ada.latest("intermission"):
            if ada.prompt is None:
                await ada.until(lambda: ada.prompt or ada.latest("intermission"), seconds=0)
                continue
            if ada.prompt["window"]:
                seen.append(options_of(ada))
            verbs = options_of(ada)
            await ada.answer(verbs.index("let") if "let" in verbs else len(verbs) - 1)
        await room.hall.close()
        return seen

    async def story(room: Live) -> None:
        held = await windows(room, ADA)
        assert held
        assert {frozenset(words) for words in held} == {frozenset({"let", "veto"})}
        assert ["let"] not in await windows(room, BO)

    live(story)


@pytest.mark.rule("C-19")
def test_whoever_comes_into_a_window_is_not_told_that_all_have_answered(holder: int) -> None:
    async def story(room: Live) -> None:
        people = await announce(room, holder)
        for person in people[BO:]:
            await person.answer(options_of(person).index("let"))
        watcher = await Person(room.table, None).enter()
        again = await people[ADA].enter()
        for one in (watcher, again):
            assert is_open(one)
            assert one.latest("clock")["total"] == 1000 * WINDOW

    live(story)


@pytest.mark.rule("C-19")
@pytest.mark.parametrize("veto", [ADA, BO], ids=["Ada holds", "Bo holds"])
def test_spectators_learn_nothing_of_the_hand_of_whoever_is_alone_with_bots(veto: int) -> None:
    async def story(room: Live) -> None:
        room.luck.deal(seed_with_veto(veto))
        (ada,) = await room.begun("Ada", players=3, modules=("veto",))
        watcher = await Person(room.table, None).enter()
        for _ in range(20):
            if ada.prompt is not None and ada.prompt["window"]:
                break
            if ada.prompt is not None:
                await ada.answer()
            await ada.until(lambda: ada.prompt)
        assert is_open(watcher)
        time = {"left": 1000 * pacing.ALONE, "total": 1000 * pacing.ALONE, "seat": None}
        assert watcher.latest("clock") == time
        assert ("veto" in options_of(ada)) == (veto == ADA)

    live(story)


@pytest.mark.rule("C-19")
def test_whoever_has_company_sees_every_window_for_as_long_as_others() -> None:
    """Even if the other is idle, so that a bot plays: they may still look on."""

    async def story(room: Live) -> None:
        room.luck.deal(seed_with_veto(CAI))
        ada, _ = await room.begun("Ada", "Bo", players=3, modules=("veto",))
        await ada.answer()
        room.table.standing.seats[BO].replaced = True
        await ada.until(lambda: ada.prompt)
        while not is_open(ada):
            await ada.answer()
            await ada.until(lambda: ada.prompt)
        assert options_of(ada) == ["let"]
        game = room.table.standing.game
        assert game is not None
        window = game.asked_at
        await ada.answer()
        await room.time.elapse(LEAST - 0.001)
        assert is_open(ada)
        assert game.asked_at == window
        await room.time.elapse(0.001)
        assert game.asked_at != window  # what comes then may be another window

    live(story)


@pytest.mark.rule("C-19")
def test_an_answer_in_a_window_is_for_ones_own_seat_and_this_window(holder: int) -> None:
    async def story(room: Live) -> None:
        people = await announce(room, holder)
        asked = people[holder].prompt
        assert asked is not None
        fields = {"sequence": asked["sequence"], "index": 0}
        watcher = await Person(room.table, None).enter()
        assert (await watcher.order("answer", **fields))["code"] == "watching"
        assert (await people[ADA].order("answer", **fields))["code"] == "not_asked"
        let = options_of(people[holder]).index("let")
        assert (await people[holder].answer(let))["type"] == "done"
        again = await people[holder].order("answer", **fields)
        assert again["code"] == "answered"
        await people[ADA].until(lambda: not is_open(people[ADA]))
        late = await people[holder].order("answer", **fields)
        assert late["code"] == "stale"

    live(story)


def test_somebody_alone_with_bots_is_not_slowed(holder: int) -> None:
    async def story(room: Live) -> None:
        room.luck.deal(seed_with_veto(holder))
        (ada,) = await room.begun("Ada", players=3, modules=("veto",), window=5)
        prompt = ada.prompt
        assert prompt is not None
        breaks = [n for n, option in enumerate(prompt["options"]) if option["verb"] == "break"]
        await ada.answer(breaks[0])
        await ada.until(lambda: ada.prompt or ada.latest("ending"), seconds=0)

    live(story)


def test_an_id_used_in_a_window_freezes_nothing(holder: int) -> None:
    """What has this id is done already, whatever else comes under it."""

    async def story(room: Live) -> None:
        people = await announce(room, holder)
        assert (await people[BO].answer(id="used-twice"))["type"] == "done"
        again = await people[BO].order("say", text="hello", id="used-twice")
        assert again["type"] == "done"
        assert not people[ADA].of_type("talk")
        await people[ADA].until(lambda: not is_open(people[ADA]))

    live(story)


def test_a_window_waits_while_nobody_is_there(holder: int) -> None:
    async def story(room: Live) -> None:
        people = await announce(room, holder)
        for person in people:
            await person.leave()
        await room.time.elapse(WINDOW + 1)
        await people[holder].enter()
        assert people[holder].latest("clock")["left"] == 1000 * WINDOW
        assert (await people[holder].answer(options_of(people[holder]).index("veto")))[
            "type"
        ] == "done"
        await people[holder].until(lambda: not is_open(people[holder]))
        events = people[holder].of_type("update")[-1]["events"]
        assert "CardVetoed" in [event["event"] for event in events]

    live(story)
