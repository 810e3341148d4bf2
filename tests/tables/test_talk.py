"""Talk at a table: that of the lobby stays, faces are pulled that nobody keeps, bots have a say."""

from __future__ import annotations

from itertools import pairwise

from motherlode.bots.characters.character import NAMED
from motherlode.rules.records.replay import check
from motherlode.rules.records.text import read_record
from motherlode.tables.past.film import replay_of
from motherlode.tables.wire import entries
from motherlode.tables.wire.entries import Spoke
from tests.support.told import Data
from tests.tables.live import Live, Person, live


def said(person: Person) -> list[tuple[str, str]]:
    """What the history tells that was said, and by whom."""
    names = [seat["name"] for seat in person.seats]
    lines = person.read().latest("history")
    talk = [line for line in lines if "text" in line.get("talk", {})]
    return [(line.get("by") or names[line["talk"]["seat"]], line["talk"]["text"]) for line in talk]


def test_the_talk_of_the_lobby_stays_when_the_game_begins() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.gather("Ada", "Bo")
        await ada.order("say", text="Hello")
        await ada.order("move", seat=0, to=1)
        await bo.order("say", text="Hi")
        await bo.enter()
        assert said(bo) == [("Ada", "Hello"), ("Bo", "Hi")]  # after a reload, too
        await ada.order("start")
        assert said(ada) == [("Ada", "Hello"), ("Bo", "Hi")]
        sequences = [line["sequence"] for line in ada.latest("history")]
        assert sequences == sorted(sequences)
        await room.restarted(ada)
        assert said(ada) == [("Ada", "Hello"), ("Bo", "Hi")]

    live(story)


def test_a_rematch_begins_with_what_was_said_after_the_game() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo")
        await ada.order("say", text="In the game")
        for person in (ada, bo):
            await person.order("abort")
        assert ada.read().last_table()["phase"] == "over"
        await ada.order("say", text="Again?")
        await ada.order("rematch")
        assert said(ada) == [("Ada", "Again?")]
        record = room.table.standing.last_finished()
        assert record is not None
        assert "Again?" in record[1].record()

    live(story)


def test_the_record_has_no_talk_of_the_lobby() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.gather("Ada", "Bo")
        await ada.order("say", text="Before")
        await ada.order("start")
        await ada.order("say", text="Meanwhile")
        for person in (ada, bo):
            await person.order("abort")
        game = room.table.standing.game
        assert game is not None
        assert "Meanwhile" in game.record()
        assert "Before" not in game.record()

    live(story)


def test_a_reaction_is_told_to_everybody_and_kept_nowhere() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo")
        lines = len(room.store.lines)
        watcher = await Person(room.table, None).enter()
        assert (await ada.order("react", reaction="laugh"))["type"] == "done"
        for person in (ada, bo, watcher):
            (told,) = person.of_type("reacted")
            assert (told["seat"], told["reaction"]) == (0, "laugh")
        assert len(room.store.lines) == lines
        await bo.enter()
        assert not any("laugh" in str(line) for line in bo.latest("history"))
        assert (await watcher.order("react", reaction="laugh"))["code"] == "watching"

    live(story)


def test_a_reaction_that_is_sent_again_is_shown_once() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo")
        for _ in range(2):
            assert (await ada.order("react", reaction="greed", id="sameagain"))["type"] == "done"
        assert len(bo.of_type("reacted")) == 1

    live(story)


def test_reactions_are_rationed_and_go_with_the_chat() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo")
        answers = [await bo.order("react", reaction="shock") for _ in range(5)]
        assert [answer["type"] for answer in answers] == ["done"] * 4 + ["refused"]
        assert answers[-1]["code"] == "too_fast"
        assert (await bo.order("say", text="Still talking"))["type"] == "done"
        await room.time.elapse(3)
        assert (await bo.order("react", reaction="shock"))["type"] == "done"
        await ada.order("allow_talk", chat=False, claims=True)
        assert (await ada.order("react", reaction="cheer"))["code"] == "no_chat"

    live(story)


# -- bots ----------------------------------------------------------------------------------------


async def played(ada: Person, rounds: int = 1) -> None:
    """Let Ada pass until some rounds are over, with bots that play at once."""
    while ada.latest("view")["round"] <= rounds and not ada.latest("view")["over"]:
        if ada.read().prompt is None:
            await ada.order("ready")
            await ada.until(lambda: ada.prompt or ada.latest("view")["over"])
            continue
        await ada.answer()
        await ada.until(lambda: ada.prompt or ada.latest("intermission") or ada.latest("ending"))


def spoken(person: Person) -> list[Data]:
    """What bots have said, as it was told."""
    return [talk for talk in person.of_type("talk") if "line" in talk]


def test_what_a_bot_says_is_told_kept_and_recorded() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=5)
        watcher = await Person(room.table, None).enter()
        await played(ada)
        lines = spoken(ada)
        assert lines
        assert spoken(watcher) == lines[-len(spoken(watcher)) :]
        assert {talk["seat"] for talk in lines} <= {1, 2, 3, 4}
        await room.restarted(ada)
        kept = [line["talk"] for line in ada.latest("history") if "line" in line.get("talk", {})]
        assert kept == lines
        await ada.order("abort")
        game = room.table.standing.game
        assert game is not None
        record = read_record(game.record())
        check(record)
        assert [entry.wording for entry in record.entries if entry.wording] == [
            talk["line"] for talk in lines
        ]
        said = [one.talk for still in replay_of(record, "0").frames for one in still.said]
        assert [talk.line for talk in said] == [talk["line"] for talk in lines]
        assert [talk.about for talk in said] == [talk.get("about") for talk in lines]

    live(story)


def test_one_bot_speaks_at_a_time() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=7)
        await played(ada)
        kinds = [entries.read(line.body) for line in room.store.lines]
        pairs = pairwise(kinds)
        assert not any(isinstance(a, Spoke) and isinstance(b, Spoke) for a, b in pairs)
        assert any(isinstance(entry, Spoke) for entry in kinds)

    live(story)


def test_the_host_silences_bots_with_chat_and_claims() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.gather("Ada", players=5, chat=False, claims=False)
        await ada.order("start")
        await played(ada)
        assert spoken(ada) == []

    async def claims_only(room: Live) -> None:
        (ada,) = await room.gather("Ada", players=5, chat=False)
        await ada.order("start")
        await played(ada)
        assert spoken(ada)
        assert all("claim" in talk for talk in spoken(ada))

    live(story)
    live(claims_only)


def test_a_table_of_bots_is_a_company_of_characters() -> None:
    async def story(room: Live) -> None:
        (bo,) = await room.begun("Bo", game="saboteur2", players=12)
        seats = bo.seats
        assert {seat["name"] for seat in seats} == {*NAMED}
        assert [seat["character"] for seat in seats[1:]] == [seat["name"] for seat in seats[1:]]
        assert seats[0]["character"] == ""
        assert len({seat["face"] for seat in seats}) == 12

    live(story)


def test_the_host_chooses_a_character_for_a_seat() -> None:
    async def story(room: Live) -> None:
        ada, _ = await room.gather("Ada", "Bo", players=4)
        await ada.order("sit_bot", seat=2, level="random", character="Lou")
        assert (ada.seats[2]["name"], ada.seats[2]["character"]) == ("Lou", "Lou")
        await ada.order("sit_bot", seat=2, level="greedy")  # the same dwarf, cleverer
        assert (ada.seats[2]["name"], ada.seats[2]["level"]) == ("Lou", "greedy")
        await ada.order("sit_bot", seat=3)
        assert ada.seats[3]["name"] == "Cai"
        for name, code in (("Zoe", "no_character"), ("Bo", "name_taken"), ("Lou", "name_taken")):
            told = await ada.order("sit_bot", seat=3, character=name)
            assert (told["type"], told["code"]) == ("refused", code)
        assert ada.seats[3]["name"] == "Cai"
        assert (await ada.order("start"))["type"] == "done"

    live(story)
