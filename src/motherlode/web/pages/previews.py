"""Link previews: what a page tells of itself to programs that read it and run none of it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from html import escape
from typing import Final
from urllib.parse import quote

from starlette.requests import Request

from motherlode.locale import Texts, best_language, sources
from motherlode.rules.core.errors import MotherlodeError
from motherlode.tables.live.table import Table
from motherlode.tables.past.archive import latest_game
from motherlode.tables.wire.messages import TableInfo
from motherlode.web.table_lookup import table_called

WORDS: Final = "previews.ftl"
PICTURE: Final = "preview.png"
WIDE, HIGH = 1200, 630  # of this picture, in pixels
# Nothing else of a request is repeated to others: a host name or an address, and perhaps a port.
HOST: Final = re.compile(
    r"(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?"
)
LOCALES: Final = {"en": "en_US", "ja": "ja_JP", "ko": "ko_KR", "pt-BR": "pt_BR", "uk": "uk_UA"}
MOST_LANGUAGES: Final = 10  # of those that somebody asks for


@dataclass(frozen=True, slots=True)
class Preview:
    """What is told of a page."""

    title: str
    words: str
    picture: str = PICTURE
    is_private: bool = False  # known only to those who have its address


async def preview_of(request: Request, path: str) -> Preview:
    """What is told of the page at a path; of one that shows no table, what Motherlode is."""
    words = words_of(language_of(request))
    place = path.strip("/").split("/")
    try:
        if place[0] == "t" and len(place) > 1:
            return of_table((await table_called(request, place[1])).info(), words)
        if place[0] == "replay" and len(place) > 1:
            table = await table_called(request, place[1])
            return of_replay(table, place[2] if len(place) > 2 else "1", words)
    except MotherlodeError:  # no such table or game, or none that can be looked up now
        pass
    return of_home(words)


def of_home(words: Texts) -> Preview:
    """What Motherlode is."""
    return Preview(words.title("preview-home"), words.text("preview-home"))


def of_table(info: TableInfo, words: Texts) -> Preview:
    """No more than the lobby tells everyone: who invites, how many play, which seats are free."""
    host = next((seat.name for seat in info.seats if seat.host), "")
    if info.lesson or not host:
        return of_home(words)
    is_free = "open" if info.phase == "lobby" else "bot"
    free = [seat for seat in info.seats if seat.kind == is_free]
    can_join = info.phase == "lobby" or (info.phase == "playing" and info.settings.late)
    key = f"preview-{info.phase}"
    told: dict[str, str | int] = {
        "game": words.text("preview-game", game=info.settings.game),
        "players": sum(seat.kind != "open" for seat in info.seats),
        "open": len(free) if can_join else 0,
        "host": host,
    }
    title, text = words.told(key, "title", **told), words.text(key, **told)
    return Preview(title, text, is_private=not info.settings.public)


def of_replay(table: Table, number: str, words: Texts) -> Preview:
    """Who played, and what; nothing of how it ended."""
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        return of_home(words)
    game = latest_game(table.standing, int(number))
    if game is None or game.is_lesson:  # an older one: it would have to be played again
        return of_home(words)
    told = {
        "game": words.text("preview-game", game=game.recorder.record.rules),
        "names": ", ".join(game.players),
    }
    title, text = (
        words.told("preview-replay", "title", **told),
        words.text("preview-replay", **told),
    )
    picture = f"api/tables/{table.code}/games/{int(number)}/picture.png"
    return Preview(title, text, picture, is_private=True)


# -- as HTML ---------------------------------------------------------------------------------------


def tags(preview: Preview, request: Request, path: str, address: str = "") -> str:
    """The tags of a preview; without an address that can be believed, without links."""
    language = language_of(request)
    told = {
        "og:type": "website",
        "og:site_name": "Motherlode",
        "og:locale": LOCALES.get(language, LOCALES["en"]),
        "og:title": preview.title,
        "og:description": preview.words,
    }
    if base := address.rstrip("/") or believed(request):
        told["og:url"] = f"{base}/{quote(path)}"
        told["og:image"] = f"{base}/{preview.picture}"
        told["og:image:type"] = "image/png"
        if preview.picture == PICTURE:
            told["og:image:width"], told["og:image:height"] = str(WIDE), str(HIGH)
        told["og:image:alt"] = words_of(language).told("preview-home", "alt")
    lines = [
        f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()
    ]
    named = {"description": preview.words, "twitter:card": "summary_large_image"}
    if preview.is_private:
        named["robots"] = "noindex"
    lines += [f'<meta name="{name}" content="{escape(value)}" />' for name, value in named.items()]
    return "".join(f"    {line}\n" for line in lines)


def believed(request: Request) -> str:
    """The address under which this page was asked for, if it is one; else nothing."""
    host = request.headers.get("host", "").lower()
    scheme = request.url.scheme
    return f"{scheme}://{host}" if HOST.fullmatch(host) and scheme in ("http", "https") else ""


def language_of(request: Request) -> str:
    """The language that is asked for; most programs ask for none."""
    asked = request.headers.get("accept-language", "").split(",")[:MOST_LANGUAGES]
    return best_language([tag.partition(";")[0].strip() for tag in asked])


@cache
def words_of(language: str) -> Texts:
    """The words of previews alone: reading all of a language would keep the tables waiting."""
    return Texts(language, [(name, text) for name, text in sources(language) if name == WORDS])
