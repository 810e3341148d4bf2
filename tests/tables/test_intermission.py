"""Between two rounds a table waits: for whoever is alone, for everybody, or for its clock."""

from __future__ import annotations

from motherlode.rules.records.text import read_record
from motherlode.tables.live.clocks import pacing
from motherlode.tables.live.standing import Standing
from motherlode.tables.past.awards import gold_by_round
from motherlode.tables.past.film import OPEN, replay_of
from motherlode.tables.wire import entries
from tests.support.frames import check_frames
from tests.support.told import Data
from tests.tables.live import Live, Person, live

ADA, BO, CAI = 0, 1, 2
START = "RoundStarted"


async def to_the_end_of_a_round(people: list[Person]) -> Data:
    """Everybody proposes and agrees to end the round, and takes the gold; what is told then."""
    await people[0].order("call")
    for _ in range(40):
        for person in people:
            if person.read().prompt:
                await person.answer(0)
        await people[0].until(
            lambda: people[0].latest("intermission") or any(p.read().prompt for p in people)
        )
        if people[0].latest("intermission"):
            return dict(people[0].latest("intermission"))
    raise AssertionError("the round doesn't end")


def facts(person: Person, name: str) -> list[Data]:
    """What somebody was told of one kind of fact, in all updates."""
    return [
        fact["fields"]
        for told in person.of_type("update")
        for fact in told["events"]
        if fact["event"] == name
    ]


def test_whoever_is_alone_among_bots_is_waited_for_however_long_it_takes() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3)
        assert await to_the_end_of_a_round([ada]) == {"ready": [], "prolonged": False}
        assert (ada.latest("clock"), ada.view["asked"], ada.prompt) == (None, None, None)
        assert ada.view["revealed"]
        assert ada.view["round"] == 1
        assert ada.latest("ending") is None  # it has the secret of the next rounds, too
        lines = len(room.store.lines)
        await room.time.elapse(7200)
        assert len(room.store.lines) == lines
        assert (await ada.order("ready"))["type"] == "done"
        await ada.until(lambda: ada.view["round"] == 2)
        assert ada.latest("intermission") is None
        assert [told["round"] for told in facts(ada, "RoundStarted")] == [2]

    live(story)


def test_several_people_go_on_when_all_who_are_there_are_ready() -> None:
    async def story(room: Live) -> None:
        ada, bo, cai = people = await room.begun("Ada", "Bo", "Cai", players=4)
        watcher = await Person(room.table, None).enter()
        await to_the_end_of_a_round(people)
        await ada.order("ready")
        assert bo.latest("intermission") == {"ready": [ADA], "prolonged": False}
        assert watcher.latest("intermission") == bo.latest("intermission")
        await cai.leave()
        await room.time.elapse(pacing.RELOAD + 1)  # Cai has gone for good
        assert ada.view["round"] == 1
        await bo.order("ready")
        await ada.until(lambda: ada.view["round"] == 2)
        assert watcher.latest("intermission") is None
        for person, seat in ((ada, ADA), (bo, BO), (watcher, None)):
            assert check_frames(room.store.lines, person.read().told, seat)

    live(story)


def test_whoever_reloads_the_page_is_still_waited_for() -> None:
    async def story(room: Live) -> None:
        ada, bo = people = await room.begun("Ada", "Bo", players=3)
        await to_the_end_of_a_round(people)
        await bo.leave()
        await ada.order("ready")
        await room.time.elapse(pacing.RELOAD / 2)
        assert ada.view["round"] == 1
        await bo.enter()
        await room.time.elapse(pacing.RELOAD * 2)
        assert (ada.view["round"], bo.view["round"]) == (1, 1)
        assert bo.latest("intermission") == {"ready": [ADA], "prolonged": False}

    live(story)


def test_the_clock_runs_out_and_anyone_can_put_it_back_once() -> None:
    async def story(room: Live) -> None:
        ada, bo = people = await room.begun("Ada", "Bo", players=3)
        await to_the_end_of_a_round(people)
        clock = ada.latest("clock")
        assert (clock["total"], clock["seat"]) == (pacing.INTERMISSION * 1000, None)
        await room.time.elapse(pacing.INTERMISSION - 1)
        assert (await bo.order("prolong"))["type"] == "done"
        assert ada.latest("intermission") == {"ready": [], "prolonged": True}
        assert ada.latest("clock")["left"] == (1 + pacing.PROLONGED) * 1000
        assert (await ada.order("prolong"))["code"] == "prolonged"
        await room.time.elapse(pacing.PROLONGED)
        assert ada.view["round"] == 1
        await room.time.elapse(1)
        assert (ada.read().view["round"], bo.read().view["round"]) == (2, 2)
        assert (await ada.order("prolong"))["code"] == "no_intermission"
        assert (await ada.order("ready"))["code"] == "no_intermission"

    live(story)


def test_a_friend_who_comes_back_gets_the_whole_time_but_can_not_hold_the_table_up() -> None:
    async def story(room: Live) -> None:
        ada, bo = people = await room.begun("Ada", "Bo", players=3, grace=3600)
        await to_the_end_of_a_round(people)
        await bo.leave()
        assert ada.latest("clock") is None
        await room.time.elapse(20 * pacing.INTERMISSION)  # alone: there is no clock
        assert ada.view["round"] == 1
        await bo.enter()
        for person in (ada, bo):
            assert person.latest("clock")["left"] == pacing.INTERMISSION * 1000
        await room.time.elapse(pacing.INTERMISSION / 2)
        await bo.leave()
        await room.time.elapse(20 * pacing.INTERMISSION)  # while it stands still nothing is lost
        await bo.enter()
        for person in (ada, bo):
            assert person.latest("clock")["left"] == pacing.INTERMISSION / 2 * 1000
        await room.time.elapse(pacing.INTERMISSION / 2)
        assert ada.read().view["round"] == 2

    live(story)


def test_whoever_is_left_alone_is_told_that_the_clock_has_stopped() -> None:
    async def story(room: Live) -> None:
        ada, _, cai = people = await room.begun("Ada", "Bo", "Cai", players=3)
        watcher = await Person(room.table, None).enter()
        await to_the_end_of_a_round(people)
        await cai.order("leave")
        assert ada.latest("clock") is not None
        await ada.order("remove", seat=BO)
        assert (ada.latest("clock"), watcher.latest("clock")) == (None, None)
        lines = len(room.store.lines)
        await room.time.elapse(20 * pacing.INTERMISSION)
        assert (len(room.store.lines), ada.read().view["round"]) == (lines, 1)
        told = len(watcher.read().told)
        await (await Person(room.table, None).enter()).leave()
        assert [one["type"] for one in watcher.read().told[told:]] == ["lobby", "lobby"]
        await ada.order("ready")
        await ada.until(lambda: ada.view["round"] == 2)

    live(story)


def test_the_table_stands_there_after_a_restart_too() -> None:
    async def story(room: Live) -> None:
        ada, bo, cai = people = await room.begun("Ada", "Bo", "Cai", players=3)
        await to_the_end_of_a_round(people)
        await ada.order("ready")
        await cai.order("prolong")
        before = [person.read().view for person in people]
        await room.restarted(ada, bo, cai)
        assert [person.view for person in people] == before
        for person in people:
            assert person.latest("intermission") == {"ready": [ADA], "prolonged": True}
        await room.restarted(ada)  # the others take a moment to come back
        await room.time.elapse(pacing.RELOAD / 2)
        assert ada.read().view["round"] == 1
        for person in (bo, cai):
            person.table = room.table
            await person.enter()
            await person.order("ready")
        await ada.until(lambda: ada.view["round"] == 2)

    live(story)


def test_after_a_long_restart_the_first_to_come_back_waits_a_moment_for_the_others() -> None:
    async def story(room: Live) -> None:
        ada, bo, _ = people = await room.begun("Ada", "Bo", "Cai", players=3)
        await to_the_end_of_a_round(people)
        await ada.order("ready")
        await room.restarted()
        await room.time.elapse(10 * pacing.RELOAD)  # the table is there before anybody comes
        for person in (ada, bo):
            person.table = room.table
            assert (await person.enter()).view["round"] == 1
            await room.time.elapse(pacing.RELOAD / 2)
        await bo.order("ready")
        await room.time.elapse(pacing.RELOAD / 2)  # Cai doesn't come back
        await ada.until(lambda: ada.view["round"] == 2)

    live(story)


def test_no_bot_moves_and_nobody_is_asked_before_the_next_round() -> None:
    async def story(room: Live) -> None:
        ada, bo = people = await room.begun("Ada", "Bo", players=5)
        await to_the_end_of_a_round(people)
        assert (await ada.order("call"))["code"] == "no_call"
        assert (await ada.order("answer", sequence=1, index=0))["type"] == "refused"
        game = room.table.standing.game
        assert game is not None
        lines = len(room.store.lines)
        await room.time.elapse(pacing.INTERMISSION - 1)
        assert len(room.store.lines) == lines
        assert (await bo.order("say", text="Who was it?"))["type"] == "done"
        claim = await bo.order("claim", claim="suspect", about=ADA)
        assert claim["code"] == "claims_later"  # the record would count it for the next round

    live(story)


def test_whoever_takes_a_seat_between_two_rounds_is_not_ready_yet() -> None:
    async def story(room: Live) -> None:
        ada, bo = people = await room.begun("Ada", "Bo", players=3)
        await to_the_end_of_a_round(people)
        await bo.order("ready")
        await bo.order("leave")
        _, token = await room.table.take_seat("Nora", BO)
        nora = await Person(room.table, token).enter()
        assert nora.latest("intermission")["ready"] == []
        await ada.order("ready")
        await room.time.elapse(1)
        assert ada.read().view["round"] == 1
        await nora.order("ready")
        await ada.until(lambda: ada.view["round"] == 2)

    live(story)


def test_a_game_can_be_ended_early_between_two_rounds() -> None:
    async def story(room: Live) -> None:
        ada, bo = people = await room.begun("Ada", "Bo", players=3)
        await to_the_end_of_a_round(people)
        await bo.order("say", text="Enough")
        await ada.order("abort")
        await bo.order("abort")
        assert ada.latest("ending")["aborted"]
        assert ada.latest("intermission") is None
        game = room.table.standing.game
        assert game is not None
        film = replay_of(read_record(game.record()), OPEN)
        starts = [fact for still in film.frames for fact in still.events if fact.event == START]
        assert len(starts) == 1  # the next round never came
        assert len(gold_by_round(film)) == 1
        assert film.frames[-1].said[-1].talk.text == "Enough"

    live(story)


def test_games_that_began_before_rounds_rested_go_on_by_themselves() -> None:
    """A line of the log that says nothing of it is one of an older version."""
    began = entries.read(b'{"type":"began","seed":7,"salt":"s"}')
    standing = Standing("OLD")
    settings = entries.Made(standing.settings)
    for entry in (settings, *(entries.SatBot(n, f"Bot {n}", "greedy") for n in range(5)), began):
        standing.take(entry)
    game = standing.game
    assert game is not None
    rounds = set()
    while not game.over:
        rounds.add(int(game.state.round))
        standing.take(game.bot_move(game.asked, "random"))
        assert not game.resting
    assert rounds == {1, 2, 3}
    assert len(standing.ended) == 3
