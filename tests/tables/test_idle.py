"""A table that everybody has left keeps nothing by heart that only connections need."""

from __future__ import annotations

from tests.tables.live import Live, live


def test_the_last_who_leaves_takes_along_what_was_known_by_heart() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo")
        game = room.table.standing.game
        assert game is not None
        before = [told["view"] for told in ada.told if told.get("view")][-1]
        await ada.leave()
        assert game._sight is not None
        await bo.leave()
        assert game._sight is None
        await ada.enter()
        after = [told["view"] for told in ada.told if told.get("view")][-1]
        assert after["hand"] == before["hand"]

    live(story)


def test_tables_of_the_same_rules_share_what_is_told_of_them() -> None:
    async def story(room: Live) -> None:
        await room.begun("Ada", "Bo")
        first = room.table.standing.game
        await room.begun("Cy", "Di")
        second = room.table.standing.game
        assert first is not None
        assert second is not None
        assert first is not second
        assert first.rules_info is second.rules_info

    live(story)
