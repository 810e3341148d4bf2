"""Link previews: what programs read of a page that they don't run, and what they must not."""

from __future__ import annotations

import asyncio
import re
import struct
import zlib
from html import unescape

import pytest
from starlette.requests import Request

from motherlode.api.picture import art
from motherlode.rules.core.views import SPECTATOR, view
from motherlode.rules.positions.position import read_position
from motherlode.web.app import make_app
from motherlode.web.pages.maze_picture import BROAD, chunks_of, maze_picture, sheet
from motherlode.web.pages.previews import Preview, tags
from tests.support.server import Server
from tests.tables.live import Live, live
from tests.web.test_rations import asking


def told(page: str) -> dict[str, str]:
    """The tags of a page by their names."""
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page)
    return {name: unescape(value) for name, value in found}


def preview(server: Server, path: str, **headers: str) -> dict[str, str]:
    return told(server.http.get(path, headers=headers).text)


def test_the_home_page_has_a_picture_of_its_own(server: Server) -> None:
    tags = preview(server, "/")
    assert tags["og:title"] == "Motherlode"
    assert tags["twitter:card"] == "summary_large_image"
    assert tags["og:url"] == f"{server.address}/"
    picture = server.http.get(tags["og:image"])
    assert picture.headers["content-type"] == tags["og:image:type"] == "image/png"
    size = struct.unpack(">II", picture.content[16:24])
    assert (str(size[0]), str(size[1])) == (tags["og:image:width"], tags["og:image:height"])


def test_a_lobby_says_who_invites_and_which_seats_are_free(server: Server) -> None:
    code = server.make("Ada", players=4).code
    tags = preview(server, f"/t/{code}")
    assert tags["og:title"] == "Join Ada’s table on Motherlode"
    assert tags["og:description"] == "Base game, 1 player so far. 3 seats are open."
    assert tags["og:url"] == f"{server.address}/t/{code}"
    assert tags["robots"] == "noindex"
    assert "robots" not in preview(server, f"/t/{server.make(public=True).code}")


@pytest.mark.parametrize(
    ("asked", "locale", "words"),
    [
        ("uk-UA,uk;q=0.9", "uk_UA", "Вільні 3 місця."),
        ("de, pt;q=0.5", "pt_BR", "Há 3 lugares livres."),
        ("ja", "ja_JP", "空席が3つあります。"),
        ("ko-KR", "ko_KR", "빈자리가 3개 있어요."),
        (",;;=" * 400, "en_US", "3 seats are open."),
    ],
)
def test_they_speak_the_language_that_is_asked_for(
    server: Server, asked: str, locale: str, words: str
) -> None:
    code = server.make("Ada", players=4).code
    tags = preview(server, f"/t/{code}", **{"accept-language": asked})
    assert tags["og:locale"] == locale
    assert words in tags["og:description"]


def test_what_people_write_is_escaped() -> None:
    scope = {"type": "http", "scheme": "http", "headers": [], "path": "/", "query_string": b""}
    name = "\"><img src=x>&lt;'"
    made = tags(Preview(name, name), Request(scope), f"t/{name}", "https://mine.example/")
    assert "<img" not in made
    assert told(made)["og:title"] == told(made)["description"] == name
    assert told(made)["og:url"].startswith("https://mine.example/t/%22%3E%3Cimg")


def test_a_game_in_progress_tells_what_everyone_may_know_and_nothing_else(server: Server) -> None:
    """Nothing in it depends on the cards: it stays the same whatever was dealt and played."""
    pages = []
    for seed in (1, 2):
        server.deal(seed)
        ticket = server.make("Ada", start=True, players=4, first=0)
        before = preview(server, f"/t/{ticket.code}")
        guest = server.enter(ticket)
        for _ in range(3):
            guest.until_asked()
            guest.answer()
        assert preview(server, f"/t/{ticket.code}") == before
        assert preview(server, f"/replay/{ticket.code}/1")["og:title"] == "Motherlode"
        pages.append({name: text.replace(ticket.code, "") for name, text in before.items()})
    assert pages[0] == pages[1]
    assert pages[0]["og:title"] == "Ada’s table"
    assert "3 bots’ seats can be taken" in pages[0]["og:description"]


def test_a_replay_is_shown_by_its_own_maze(server: Server) -> None:
    pictures = []
    for laid in ("cross", "straight_ew"):
        state = read_position(f'players = 3\n[maze]\n"1,0" = "{laid}"\n').state
        pictures.append(maze_picture(view(state, SPECTATOR)))
    assert pictures[0] != pictures[1]
    ada, bo = server.party("Ada", "Bo", players=3)
    for person, order in ((ada, "start"), (ada, "abort"), (bo, "abort")):
        person.order(order)
    code = ada.table["code"]
    tags = preview(server, f"/replay/{code}/1")
    assert "Ada" in tags["og:title"] + tags["og:description"]
    assert tags["og:image"] == f"{server.address}/api/tables/{code}/games/1/picture.png"
    assert server.http.get(tags["og:image"]).headers["content-type"] == "image/png"


def test_the_picture_of_a_maze_is_a_picture_and_hides_its_goals() -> None:
    hidden = read_position('players = 3\n[goals]\n"8,2" = "goal_stone_nw"\n').state
    shown = read_position('players = 3\n[goals]\n"8,2" = "goal_stone_nw up"\n').state
    drawn = maze_picture(view(hidden, SPECTATOR))
    assert drawn == maze_picture(view(shown, SPECTATOR))
    width, height = struct.unpack(">II", drawn[16:24])
    pixels = zlib.decompress(dict(chunks_of(drawn))[b"IDAT"])
    assert len(pixels) == (width + 1) * height
    assert abs(width / height - BROAD) < 0.01


def test_every_card_of_the_art_is_on_the_sheet() -> None:
    assert set(art()["cards"]) <= set(sheet().cards)


@pytest.mark.parametrize(
    "path", ["/t/ZZZZZ", "/t/%00", "/t/ABCDE/watch", "/replay/ZZZZZ/1", "/rules"]
)
def test_unknown_codes_and_other_pages_tell_what_motherlode_is(server: Server, path: str) -> None:
    answer = server.http.get(path)
    assert answer.status_code == 200
    assert told(answer.text)["og:title"] == "Motherlode"
    assert "robots" not in told(answer.text)


@pytest.mark.parametrize(
    "host", ["evil.example/x", 'a"b', "a b", "x" * 300, "a:123456", "-", "[::1"]
)
def test_a_host_that_is_none_is_not_repeated(server: Server, host: str) -> None:
    tags = told(server.http.get("/", headers={"host": host}).text)
    assert not {"og:url", "og:image"} & set(tags)


def test_guessing_codes_here_is_rationed_like_anywhere() -> None:
    async def story(room: Live) -> None:
        await room.gather("Ada")
        app = make_app(room.hall)
        async with asking(app) as guesser:
            for _ in range(60):
                await guesser.get("/t/BCDFG")
            late = asyncio.ensure_future(guesser.get("/api/tables/BCDFG"))
            await room.time.settle()
            assert not late.done()
            page = await guesser.get(f"/t/{room.table.code}")
            assert "Ada" in told(page.text)["og:title"]
            await room.time.elapse(1)
            assert (await late).status_code == 404

    live(story)
