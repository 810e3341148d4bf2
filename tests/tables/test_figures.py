"""The figures of a server: every ended round once, with honest bounds, and nobody in it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from motherlode.store.log import Ended
from motherlode.store.sqlite import SqliteStore
from motherlode.tables.figures.figures import EndedRound, Figures, bounds, written
from tests.tables.live import Live, Person, live

# Wilson's interval at 95 %, computed apart from this program.
KNOWN = [
    (0, 10, 0.0, 0.2775),
    (5, 10, 0.2366, 0.7634),
    (10, 10, 0.7225, 1.0),
    (1, 1, 0.2065, 1.0),
    (81, 263, 0.2553, 0.3662),
]


@pytest.mark.parametrize(("won", "of", "low", "high"), KNOWN)
def test_the_bounds_of_a_share(won: int, of: int, low: float, high: float) -> None:
    assert bounds(won, of) == pytest.approx((low, high), abs=1e-4)


def test_of_nothing_nothing_is_known() -> None:
    assert bounds(0, 0) == (0.0, 1.0)


def ended(**fields: object) -> bytes:
    """A round as it is stored."""
    usual = {
        "game": "base",
        "edition": "jubilee",
        "modules": ("toll_tunnels",),
        "players": 4,
        "people": 1,
        "winner": "diggers",
        "roles": {"digger": True, "saboteur": False},
    }
    return written(msgspec.convert(usual | fields, EndedRound))


def test_counts_by_game_company_role_players_and_module() -> None:
    figures = Figures()
    lost = {"winner": "saboteurs", "roles": {"digger": False, "saboteur": True}}
    figures.add([ended(), ended(), ended(players=10, **lost), ended(people=3), ended(people=0)])
    info = figures.info()
    assert info.rounds == 4  # what only bots played is nobody's
    alone, together = info.games
    assert (alone.company, alone.rounds, together.company, together.rounds) == (
        "alone",
        3,
        "together",
        1,
    )
    assert [(share.name, share.won, share.of) for share in alone.winners] == [
        ("diggers", 2, 3),
        ("saboteurs", 1, 3),
    ]
    assert [(share.name, share.won, share.of) for share in alone.roles] == [
        ("digger", 2, 3),
        ("saboteur", 1, 3),
    ]
    assert [(group.name, group.rounds) for group in alone.players] == [("4", 2), ("10", 1)]
    assert [(group.name, group.rounds) for group in alone.modules] == [("toll_tunnels", 3)]
    (low, high) = bounds(2, 3)
    assert (alone.winners[0].low, alone.winners[0].high) == pytest.approx((low, high), abs=1e-4)


def test_a_round_of_another_version_is_passed_over() -> None:
    figures = Figures()
    figures.add([b"{}", b"rubbish", ended()])
    assert figures.info().rounds == 1


async def play_out(person: Person) -> None:
    """Play to the end of the game with the last option each time."""
    while not person.latest("ending"):
        await person.until(lambda: person.prompt or person.is_awaited or person.latest("ending"))
        if person.prompt:
            await person.answer()
        elif person.is_awaited:
            await person.order("ready")


def test_a_game_that_is_played_is_counted_once_and_names_nobody() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada Lovelace", players=3, modules=("wardrobe",))
        await play_out(ada)
        view = ada.latest("view")
        counting = room.hall.counting
        await counting.catch_up()
        info = counting.figures.info()
        (game,) = info.games
        assert (game.game, game.company, game.rounds) == ("base", "alone", view["rounds"])
        won = {share.name: share.won for share in game.winners}
        assert won == {word: view["outcomes"].count(word) for word in view["outcomes"]}
        assert [(group.name, group.rounds) for group in game.players] == [("3", 3)]
        assert [group.name for group in game.modules] == ["wardrobe"]
        assert "digger" in {share.name for share in game.roles} <= {"digger", "saboteur"}
        told = msgspec.json.encode(info) + b"".join(room.store.ended.values())
        assert b"Ada" not in told
        assert room.table.code.encode() not in told
        # built again from the log: nothing is counted twice, and a recount says the same
        await room.restarted(ada)
        again = room.hall.counting
        await again.catch_up()
        assert again.figures.info() == info
        room.store.ended.clear()
        await room.restarted(ada)
        await room.hall.counting.catch_up()
        assert room.hall.counting.figures.info() == info

    live(story)


def test_rounds_are_kept_once_in_the_database(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(str(tmp_path / "log.sqlite"))
        await store.open()
        first = Ended("AAAAA", 1, 1, b"one")
        await store.keep_rounds([])
        await store.keep_rounds([first, Ended("AAAAA", 1, 2, b"two")])
        await store.keep_rounds([first, Ended("AAAAA", 2, 1, b"three")])
        found = await store.rounds(0, 2)
        assert [body for _, body in found] == [b"one", b"two"]
        assert [body for _, body in await store.rounds(found[-1][0], 9)] == [b"three"]
        await store.close()

    asyncio.run(story())
