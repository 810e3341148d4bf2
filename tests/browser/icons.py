"""Draws the icons of the installed app from the one drawing: `python -m tests.browser.icons`.

The browser of the tests draws them, so that nothing else has to be installed.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from playwright.sync_api import Page

from tests.support.chromium import running

PUBLIC = Path(__file__).parents[2] / "ui" / "public"
# Its name, its size in pixels, and how much of it the drawing fills; a mask may cut off the rest.
ICONS = (
    ("icon-192.png", 192, 1.0),
    ("icon-512.png", 512, 1.0),
    ("icon-maskable.png", 512, 0.76),
    ("apple-touch-icon.png", 180, 0.86),
)


def drawing(fills: float) -> str:
    """The drawing, with its ground to all corners where a system cuts the shape itself."""
    svg = (PUBLIC / "icon.svg").read_text()
    if fills == 1:
        return svg
    room = 64 / fills
    start = (64 - room) / 2
    svg = svg.replace('viewBox="0 0 64 64"', f'viewBox="{start} {start} {room} {room}"')
    ground = f'<rect x="{start}" y="{start}" width="{room}" height="{room}" fill="url(#rock)" />'
    return re.sub(r'<rect id="ground"[^>]*>', ground, svg)


def draw(page: Page, name: str, size: int, fills: float, folder: Path) -> None:
    """One icon, as a file."""
    page.set_viewport_size({"width": size, "height": size})
    style = f"html,body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}"
    page.set_content(f"<style>{style}</style>{drawing(fills)}")
    page.screenshot(path=folder / name, omit_background=True)


def main(folder: Path) -> None:
    """Draw them all."""
    with running() as browser:
        page = browser.new_page()
        for name, size, fills in ICONS:
            draw(page, name, size, fills, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PUBLIC)
