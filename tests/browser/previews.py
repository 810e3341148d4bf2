"""Draws the pictures of link previews from the pages: `python -m tests.browser.previews`.

They show no table that is played, and have no words but the name: one picture for all languages.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

import motherlode
from motherlode.web.previews import HIGH, PICTURE, PICTURE_OF_REPLAYS, WIDE
from tests.browser.icons import PUBLIC
from tests.browser.person import settle
from tests.support.chromium import running
from tests.support.server import Server

SEED = 68  # of a game whose maze fills the picture
# The hero, and below it the pictures that tell the game at one glance.
ENTRANCE = """
  html, body, #app, .home { overflow: hidden !important; background: #161210 !important }
  .looks, .tagline, main > :not(section[aria-label]), h3, article p, footer
    { display: none !important }
  .hero { height: 410px !important; max-height: none !important }
  main { max-width: 1160px !important; padding-top: 40px !important }
  article { padding: 30px 16px !important }
"""
MAZE = """
  body { margin: 0; height: 100vh; background: #161210 }
  svg { display: block; width: 1200px !important; height: 630px !important }
"""


def entrance(page: Page, server: Server, file: Path) -> None:
    """The entrance of the mine, with the name over it."""
    page.goto(f"{server.address}/")
    page.get_by_test_id("preset-quick").wait_for()
    page.add_style_tag(content=ENTRANCE)
    settle(page)
    page.screenshot(path=file)


def maze(page: Page, file: Path) -> None:
    """A maze as it may lie at the end of a game."""
    game = motherlode.Game("base", players=5, seed=SEED)
    game.play_out("greedy")
    svg = re.sub(r"<(text|title)\b.*?</\1>|<rect[^>]*rx='22'[^>]*>", "", game.svg(), flags=re.S)
    page.set_content(f"<style>{MAZE}</style>{svg}")
    page.screenshot(path=file)


def draw(browser: Browser, server: Server, folder: Path) -> None:
    """Both pictures."""
    context = browser.new_context(
        viewport={"width": WIDE, "height": HIGH},
        color_scheme="dark",
        reduced_motion="reduce",
        bypass_csp=True,
    )
    page = context.new_page()
    entrance(page, server, folder / PICTURE)
    maze(page, folder / PICTURE_OF_REPLAYS)
    context.close()


def main(folder: Path) -> None:
    """Draw both."""
    with tempfile.TemporaryDirectory() as kept, running() as browser:
        server = Server(Path(kept)).start()
        try:
            draw(browser, server, folder)
        finally:
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PUBLIC)
