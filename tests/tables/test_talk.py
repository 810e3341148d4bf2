"""Talk at a table: that of the lobby stays, and faces are pulled that nobody keeps."""

from __future__ import annotations

from tests.tables.live import Live, Person, live


def said(person: Person) -> list[tuple[str, str]]:
    """What the history tells that was said, and by whom."""
    names = [seat["name"] for seat in person.seats]
    lines = person.read().latest("history")
    talk = [line for line in lines if "talk" in line]
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
