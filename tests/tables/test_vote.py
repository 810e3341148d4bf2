"""The vote at a live table: asked of all at once, secret until the count, over when all voted."""

from __future__ import annotations

import json

import pytest

from motherlode.tables.game.game import Game
from motherlode.tables.live.clocks import pacing
from motherlode.tables.wire.messages import Settings
from tests.support.frames import check_frames
from tests.support.table import play
from tests.support.told import Data
from tests.tables.live import Live, Person, live

ADA, BO, CAI = 0, 1, 2


async def to_the_vote(people: list[Person]) -> None:
    """Play till the round is over and all are asked whom they suspect."""
    for _ in range(60):
        await people[0].until(lambda: any(person.read().prompt for person in people))
        if people[0].view["kind"] == "Accuse":
            return
        for person in people:
            if person.read().prompt and person.view["kind"] != "Accuse":
                await person.answer(0)
    raise AssertionError("the round doesn't end")


async def accuse(person: Person, seat: int) -> Data:
    """Take somebody for a saboteur."""
    options = (person.prompt or {})["options"]
    return await person.answer([option.get("seat") for option in options].index(seat))


def votes_shown(person: Person) -> list[tuple[str, str]]:
    """Who accused whom, as somebody was told."""
    facts = [fact for told in person.of_type("update") for fact in told["events"]]
    told = [fact["fields"] for fact in facts if fact["event"] == "PlayerAccused"]
    return [(fact["seat"], fact["target"]) for fact in told]


def written(room: Live) -> list[str]:
    """Every choice in the log."""
    bodies = [json.loads(line.body) for line in room.store.lines]
    return [body["choice"] for body in bodies if body["type"] == "chose"]


@pytest.mark.rule("H-1", "B-55")
def test_nothing_is_told_before_the_last_vote_and_everything_with_it() -> None:
    async def story(room: Live) -> None:
        ada, bo, cai = people = await room.begun("Ada", "Bo", "Cai", players=5, modules=("vote",))
        watcher = await Person(room.table, None).enter()
        await to_the_vote(people)
        for person in people:
            assert (person.prompt or {})["window"]
            assert person.latest("clock")["left"] == pacing.POLL * 1000
        everybody = [*people, watcher]
        lines = len(room.store.lines)
        before = [len(person.read().told) for person in everybody]
        assert (await accuse(ada, CAI))["type"] == "done"
        assert (await accuse(cai, ADA))["type"] == "done"
        assert (await accuse(cai, BO))["code"] == "answered"
        await room.time.elapse(pacing.POLL - 1)
        told = [person.read().told[count:] for person, count in zip(everybody, before, strict=True)]
        assert {one["type"] for one in told[ADA] + told[CAI]} == {"done", "refused"}
        assert told[BO] == told[-1] == []
        assert [json.loads(line.body)["type"] for line in room.store.lines[lines:]] == [
            "sealed"
        ] * 2
        for person in everybody:
            assert not person.view["revealed"]
            hidden = [goal for goal in person.view["goals"] if not goal.get("looked_at")]
            assert all(goal.get("card") is None for goal in hidden if not goal.get("face_up"))
            roles = [seat["name"] for seat in person.view["seats"] if seat.get("role")]
            assert len(roles) == (0 if person is watcher else 1)
            assert "vote" not in person.view["kept"]
        await accuse(bo, CAI)
        await ada.until(lambda: ada.view["revealed"])
        for person in everybody:
            assert set(votes_shown(person)) >= {("Ada", "Cai"), ("Bo", "Cai"), ("Cai", "Ada")}
            assert votes_shown(person) == votes_shown(ada)
        for person, seat in zip(everybody, (ADA, BO, CAI, None), strict=True):
            assert check_frames(room.store.lines, person.told, seat)

    live(story)


@pytest.mark.rule("H-1")
def test_silence_and_absence_are_abstentions_and_bots_vote() -> None:
    async def story(room: Live) -> None:
        ada, bo, cai = people = await room.begun("Ada", "Bo", "Cai", players=4, modules=("vote",))
        await cai.leave()
        await cai.enter()
        await to_the_vote(people)
        await cai.leave()
        await accuse(ada, BO)
        await room.time.elapse(pacing.POLL - 1)
        assert not ada.read().view["revealed"]
        await room.time.elapse(1)
        assert ada.read().view["revealed"]
        votes = [choice for choice in written(room) if choice.split()[0] in ("accuse", "abstain")]
        assert votes[:3] == ["accuse Bo", "abstain", "abstain"]
        assert len(votes) == 4
        assert ("Ada", "Bo") in votes_shown(bo)

    live(story)


@pytest.mark.rule("H-1")
def test_somebody_alone_among_bots_ends_the_vote_by_voting_or_skipping_it() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=5, modules=("vote",))
        await to_the_vote([ada])
        options = (ada.prompt or {})["options"]
        await ada.answer([option["verb"] for option in options].index("abstain"))
        await ada.until(lambda: ada.view["revealed"], seconds=0.1)

    live(story)


@pytest.mark.rule("H-1")
def test_a_vote_that_was_given_outlives_a_restart() -> None:
    async def story(room: Live) -> None:
        ada, bo = people = await room.begun("Ada", "Bo", players=3, modules=("vote",))
        await to_the_vote(people)
        await accuse(ada, BO)
        await room.restarted(ada, bo)
        assert ada.prompt is None
        assert (bo.prompt or {})["kind"] == "Accuse"
        assert not any(person.view["revealed"] for person in people)
        await accuse(bo, ADA)
        await room.time.elapse(pacing.POLL)
        assert {("Bo", "Ada"), ("Ada", "Bo")} <= set(votes_shown(ada))

    live(story)


@pytest.mark.rule("H-1")
def test_whoever_reloads_the_page_can_still_vote() -> None:
    async def story(room: Live) -> None:
        ada, bo = people = await room.begun("Ada", "Bo", players=3, modules=("vote",))
        await to_the_vote(people)
        await bo.leave()
        await accuse(ada, BO)
        await room.time.elapse(pacing.RELOAD / 2)
        await bo.enter()
        await accuse(bo, ADA)
        await ada.until(lambda: ada.view["revealed"], seconds=0.1)
        assert {("Ada", "Bo"), ("Bo", "Ada")} <= set(votes_shown(ada))

    live(story)


@pytest.mark.rule("H-1")
def test_nobody_is_bound_by_the_vote_of_whoever_sat_there_before() -> None:
    async def story(room: Live) -> None:
        ada, bo = people = await room.begun("Ada", "Bo", players=3, modules=("vote",))
        await to_the_vote(people)
        await accuse(bo, ADA)
        await bo.order("leave")
        _, token = await room.table.take_seat("Nora", BO)
        nora = await Person(room.table, token).enter()
        assert (nora.prompt or {})["kind"] == "Accuse"
        await accuse(ada, BO)
        await room.time.elapse(1)
        assert not ada.read().view["revealed"]
        await room.time.elapse(pacing.POLL)
        assert "Nora" not in [voter for voter, _ in votes_shown(ada)]

    live(story)


def test_a_vote_counts_though_somebody_else_sits_there_by_now() -> None:
    async def story(room: Live) -> None:
        ada, bo = people = await room.begun("Ada", "Bo", players=3, modules=("vote",))
        await to_the_vote(people)
        bot = ada.seats[CAI]["name"]
        assert (await accuse(ada, CAI))["type"] == "done"
        await room.table.take_seat("Eve", CAI)
        await accuse(bo, ADA)
        await room.time.elapse(pacing.POLL)
        assert bot not in str(written(room)[-3:])
        assert ("Ada", "Eve") in votes_shown(ada.read())

    live(story)


@pytest.mark.rule("H-1", "C-19")
@pytest.mark.parametrize("goal", ["goal_treasure", "goal_stone_nw"])
def test_nobody_is_asked_to_vote_before_the_last_card_is_allowed(goal: str) -> None:
    """Who placed it would know what it reached while others may still veto it."""
    chosen = Settings(players=3, first=0, modules=("veto", "vote"))
    game = Game(chosen, ["Ada", "Bo", "Cai"], 5, "salt", rests=True)
    cards = ("cross", "cross", "cross", "cross", "tee_esw", "tee_esw")
    tunnel = "\n".join(f'"{column},0" = "{card}"' for column, card in enumerate(cards, 1))
    last_card = f"""
        modules = ["veto", "vote"]
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        [hands]
        Ada = ["straight_ew", "cross"]
        Bo = 2
        Cai = 2
        [goals]
        "8,0" = "{goal}"
        [maze]
        {tunnel}
        """
    game.state = play(last_card, "straight_ew @ 7,0").state
    asked = game.prompts()
    assert {seat: one.kind for seat, one in asked.items()} == {BO: "VetoWindow", CAI: "VetoWindow"}
