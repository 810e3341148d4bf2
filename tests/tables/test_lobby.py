"""Before the game: the host changes what is played, and everybody sees the newest at once."""

from __future__ import annotations

from typing import Any

from tests.tables.live import Live, Person, live

BASE: dict[str, Any] = {"game": "base", "players": 5, "pace": "instant"}


def settings_of(person: Person) -> Any:
    """What is played, as this person was told last."""
    return person.read().last_table()["settings"]


def names_of(person: Person) -> list[str]:
    """Who sits where; open seats are empty."""
    return [seat["name"] for seat in person.seats]


def test_everybody_sees_a_change_and_newcomers_see_the_newest() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.gather("Ada", "Bo")
        for modules in ([], ["veto"], ["veto", "storage"]):
            told = await ada.order("configure", settings={**BASE, "modules": modules})
            assert told["type"] == "done"
            assert settings_of(bo)["modules"] == modules
        _, token = await room.table.take_seat("Cai")
        cai = await Person(room.table, token).enter()
        assert settings_of(cai)["modules"] == ["veto", "storage"]
        await room.restarted(ada, bo, cai)
        for person in (ada, cai):
            assert settings_of(person)["modules"] == ["veto", "storage"]
        assert (await ada.order("start"))["type"] == "done"
        assert cai.latest("rules")["modules"] == ["storage", "veto"]

    live(story)


def test_only_the_host_and_only_before_the_game() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.gather("Ada", "Bo")
        changed = {**BASE, "game": "saboteur2"}
        assert (await bo.order("configure", settings=changed))["code"] == "not_host"
        await ada.order("start")
        assert (await ada.order("configure", settings=changed))["code"] == "begun"
        assert settings_of(bo)["game"] == "base"

    live(story)


def test_nobody_changes_seats_while_a_game_is_played() -> None:
    """A host who could would look into another's hand."""

    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo", players=3)
        hands = [ada.view["hand"], bo.view["hand"]]
        orders: list[tuple[str, dict[str, Any]]] = [
            ("move", {"seat": 0, "to": 1}),
            ("move", {"seat": 0, "to": 2}),
            ("sit_bot", {"seat": 2}),
            ("fill", {}),
            ("rename", {"name": "Zoe"}),
            ("start", {}),
            ("remove", {"seat": 2}),
        ]
        for kind, fields in orders:
            assert (await ada.order(kind, **fields))["code"] == "begun"
        assert (await ada.order("remove", seat=0))["code"] == "host"
        assert [seat["name"] for seat in ada.seats[:2]] == ["Ada", "Bo"]
        assert [(await one.enter()).view["hand"] for one in (ada, bo)] == hands

    live(story)


def test_what_cannot_be_played_is_refused_with_its_reason() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.gather("Ada", "Bo")
        wrongs: list[tuple[dict[str, Any], str]] = [
            ({"game": "nothing"}, "no-module"),
            ({"modules": ["nothing"]}, "no-module"),
            ({"game": "duel"}, "players-exactly"),
        ]
        for wrong, code in wrongs:
            told = await ada.order("configure", settings={**BASE, **wrong})
            assert told["code"] == "incompatible"
            assert told["why"]["code"] == code
        assert settings_of(bo)["game"] == "base"
        assert bo.read().last_table()["refusal"] == ""

    live(story)


def test_bots_make_room_and_people_stay() -> None:
    async def story(room: Live) -> None:
        ada, bo, cai = await room.gather("Ada", "Bo", "Cai")
        await ada.order("fill")
        await ada.order("move", seat=2, to=4)  # Cai sits behind the bots
        bots = names_of(ada)[2:4]
        await ada.order("configure", settings={**BASE, "players": 4})
        assert names_of(cai) == ["Ada", "Bo", bots[0], "Cai"]
        await ada.order("configure", settings={**BASE, "players": 3})
        assert names_of(bo) == ["Ada", "Bo", "Cai"]
        told = await ada.order("configure", settings={"game": "duel", "players": 2})
        assert told["code"] == "too_many"
        await room.restarted(ada, bo, cai)
        assert names_of(bo) == ["Ada", "Bo", "Cai"]
        await ada.order("configure", settings={**BASE, "players": 4})
        assert names_of(bo) == ["Ada", "Bo", "Cai", ""]
        assert (await cai.order("say", text="still here"))["type"] == "done"

    live(story)


def test_the_host_changes_the_speed_of_bots_in_a_game() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo", players=3, pace="slow")
        assert (await bo.order("set_pace", pace="instant"))["code"] == "not_host"
        await ada.until(lambda: ada.prompt)
        await ada.answer()
        await bo.until(lambda: bo.prompt)
        await bo.answer()
        moves = len(ada.of_type("update"))
        assert (await ada.order("set_pace", pace="fast"))["type"] == "done"
        assert settings_of(bo)["pace"] == "fast"
        await ada.until(lambda: len(ada.of_type("update")) > moves, seconds=0.5)
        await room.restarted(ada, bo)
        assert settings_of(ada)["pace"] == "fast"

    live(story)


def test_tables_that_play_by_the_same_rules_share_them() -> None:
    async def story(room: Live) -> None:
        games = []
        for players in (3, 3, 4):
            await room.begun("Ada", "Bo", "Cai", players=players)
            game = room.table.standing.game
            assert game is not None
            games.append(game)
        assert games[0].rules is games[1].rules
        assert games[0].state is not games[1].state
        assert games[0].rules is not games[2].rules

    live(story)
