"""Pictures of every page in all languages, by day and lantern, on a phone upright and across and
on a desktop, and sheets of them.

`make screens` writes them to build/screens, for a person to look at.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from motherlode.locale import languages
from tests.browser.person import settle
from tests.support.chromium import running
from tests.support.guest import Guest
from tests.support.server import Server, Ticket

SIZES = {"phone": (360, 740), "landscape": (740, 360), "desktop": (1440, 900)}
THEMES = ("light", "dark")
PAINTED = """async () => {
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  const ends = document.getAnimations().filter((one) => one.effect.getTiming().iterations < 99);
  await Promise.all(ends.map((one) => one.finished.catch(() => {})));
  await new Promise((done) => requestIdleCallback(() => requestAnimationFrame(() => done())));
}"""
MIDDLE = 6  # decisions into a game there is something to see
EVERYTHING = [
    "back_and_forth",
    "storage",
    "veto",
    "turnabout",
    "jack_of_all_trades",
    "pathfinder",
    "diversion",
    "new_goals",
    "wardrobe",
    "toll_tunnels",
]


class Shown(NamedTuple):
    """A page with something on it."""

    name: str
    address: str
    test_id: str = ""  # pressed before the picture is taken


def prepared(server: Server) -> list[Shown]:
    """Tables in every state, and all pages with an address."""
    lobby = server.make("Robin")
    server.sit(lobby.code, "Kim")
    playing = server.make("Robin", start=True, first=0, players=5)
    play(server, playing, MIDDLE)
    full = server.make(
        "Robin", start=True, first=0, players=8, game="saboteur2", modules=EVERYTHING
    )
    play(server, full, MIDDLE)
    over = server.make("Robin", start=True, players=4)
    play(server, over, 1000)
    lesson = server.http.post("/api/lessons/base", json={"name": "Robin"})
    learning = [seated("lesson", Ticket(lesson.json()))] if lesson.is_success else []
    pages = [
        "new",
        "rules",
        "cards",
        "learn",
        "games",
        "figures",
        "about",
        "sandbox",
        "replay",
        "puzzles",
        "operator",
        "nowhere",
    ]
    return [
        Shown("home", "/"),
        *(Shown(name, f"/{name}") for name in pages),
        Shown("no table", "/t/ZZZZZ"),
        Shown("join", f"/t/{lobby.code}"),
        seated("lobby", lobby),
        seated("table", playing),
        seated("everything", full),
        Shown("watch", f"/t/{playing.code}/watch"),
        seated("summary", over),
        Shown("replayed", f"/replay/{over.code}/1"),
        Shown("checked", f"/check/{over.code}/1"),
        Shown("puzzle", "/puzzles/2"),
        *learning,
        Shown("plain", f"/t/{playing.code}?plain#seat={playing.token}"),  # plain from here on
    ]


def seated(name: str, ticket: Ticket) -> Shown:
    """A table as one of its seats sees it."""
    return Shown(name, f"/t/{ticket.code}#seat={ticket.token}")


def play(server: Server, ticket: Ticket, most: int) -> None:
    """Play some decisions, toward the goals where a card can be laid."""
    guest = server.enter(ticket)
    chance = Random(7)
    for _ in range(most):
        guest.until_asked()
        if guest.prompt is None:
            break
        guest.answer(chosen(guest, chance))
    guest.until_asked()
    guest.hang_up()
    server._guests.remove(guest)


def chosen(guest: Guest, chance: Random) -> int:
    """The option that lays a card nearest to the goals; else any."""
    options: list[dict[str, Any]] = guest.prompt["options"] if guest.prompt else []
    laid = [(at["cell"][0], n) for n, at in enumerate(options) if at["verb"] == "lay"]
    return max(laid)[1] if laid else chance.randrange(len(options))


def take(browser: Browser, server: Server, shown: list[Shown], folder: Path) -> Iterator[str]:
    """Take every picture; the name of each as it is done."""
    for language in languages():
        for theme in THEMES:
            for size, (width, height) in SIZES.items():
                context = browser.new_context(
                    service_workers="block",
                    viewport={"width": width, "height": height},
                    locale=language,
                    color_scheme="light" if theme == "light" else "dark",
                    reduced_motion="reduce",
                    has_touch=size != "desktop",
                    is_mobile=size != "desktop",
                )
                page = context.new_page()
                for one in shown:
                    picture(page, server.address, one, folder / file_of(one, language, theme, size))
                    yield f"{one.name} {language} {theme} {size}"
                context.close()


def picture(page: Page, address: str, one: Shown, file: Path) -> None:
    """One picture."""
    page.goto("about:blank")  # the same address with another seat would not load anew
    page.goto(address + one.address)
    settle(page)
    page.evaluate(PAINTED)
    if one.test_id:
        page.get_by_test_id(one.test_id).first.click()
        page.evaluate(PAINTED)
    page.screenshot(path=file)


def file_of(one: Shown, language: str, theme: str, size: str) -> str:
    """The name of a picture's file."""
    return f"{one.name}-{language}-{size}-{theme}.png"


def sheet(browser: Browser, one: Shown, folder: Path) -> Path:
    """All pictures of one page on a sheet: languages below each other."""
    rows = "".join(
        f"<tr><th>{language}</th>"
        + "".join(
            f'<td><img src="{file_of(one, language, theme, size)}" class="{size}"></td>'
            for size in SIZES
            for theme in THEMES
        )
        + "</tr>"
        for language in languages()
    )
    style = "body{background:#777;font:16px sans-serif;margin:8px}td,th{padding:3px}"
    style += ".phone,.desktop{height:400px}.landscape{height:220px}"
    html = folder / "sheet.html"
    html.write_text(f"<style>{style}</style><h1>{one.name}</h1><table>{rows}</table>", "utf-8")
    page = browser.new_page(viewport={"width": 2720, "height": 900})
    page.goto(html.as_uri())
    made = folder / f"sheet-{one.name}.png"
    page.screenshot(path=made, full_page=True)
    page.close()
    html.unlink()
    return made


def main() -> None:
    """Take the pictures that are asked for, and join them to sheets."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", nargs="*", help="only these pages")
    parser.add_argument("--folder", type=Path, default=Path("build/screens"))
    wanted = parser.parse_args()
    folder = wanted.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, running() as browser:
        server = Server(Path(place)).start()
        shown = prepared(server)
        if wanted.pages:
            shown = [one for one in shown if one.name in wanted.pages]
        total = len(shown) * len(languages()) * len(THEMES) * len(SIZES)
        for number, _ in enumerate(take(browser, server, shown, folder), 1):
            if sys.stderr.isatty():
                print(f"\r{number} of {total} pictures", end="", file=sys.stderr)
        for one in shown:
            sheet(browser, one, folder)
        server.stop()
    print(f"{total} pictures and {len(shown)} sheets are in {folder}")


if __name__ == "__main__":
    main()
