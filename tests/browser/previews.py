"""Draws what link previews show: `python -m tests.browser.previews`.

One picture of the pages for all languages, and the cards of which the mazes of replays are made.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections import Counter
from pathlib import Path

from playwright.sync_api import Browser, Page

from motherlode.api.picture import art, shared_defs
from motherlode.web.pages.maze_picture import HIGH as CARD_HIGH
from motherlode.web.pages.maze_picture import SHEET, png
from motherlode.web.pages.maze_picture import WIDE as CARD_WIDE
from motherlode.web.pages.previews import HIGH, PICTURE, WIDE
from tests.browser.icons import PUBLIC
from tests.browser.person import settle
from tests.support.chromium import running
from tests.support.server import Server

# The hero, and below it the pictures that tell the game at one glance.
ENTRANCE = """
  html, body, #app, .home { overflow: hidden !important; background: #161210 !important }
  .looks, .tagline, main > :not(section[aria-label]), h3, article p, footer
    { display: none !important }
  .hero { height: 410px !important; max-height: none !important }
  main { max-width: 1160px !important; padding-top: 40px !important }
  article { padding: 30px 16px !important }
"""
# The pixels of a drawing on the ground of the mine.
PIXELS = """async ([svg, width, height]) => {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  context.fillStyle = '#161210';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  let text = '';
  for (let at = 0; at < data.length; at += 8192)
    text += String.fromCharCode(...data.subarray(at, at + 8192));
  return btoa(text);
}"""
GROUND = bytes.fromhex("161210")
COLORS = 96  # of all cards together


def entrance(page: Page, server: Server, file: Path) -> None:
    """The entrance of the mine, with the name over it."""
    page.goto(f"{server.address}/")
    page.get_by_test_id("preset-quick").wait_for()
    page.add_style_tag(content=ENTRANCE)
    settle(page)
    page.screenshot(path=file)


def cards(page: Page, file: Path) -> None:
    """Every card and back once, below each other, for the mazes of replays."""
    faces = {name: ways[0] for name, ways in art()["cards"].items()}
    faces |= {f"back-{name}": face for name, face in art()["backs"].items()}
    height = CARD_HIGH * len(faces)
    drawn = "".join(
        f"<svg x='1' y='{number * CARD_HIGH + 1}' width='{CARD_WIDE - 2}' height='{CARD_HIGH - 2}'"
        f" viewBox='0 0 100 150'>{face}</svg>"
        for number, face in enumerate(faces.values())
    )
    svg = (
        f"<svg xmlns='http://www.w3.org/2000/svg' width='{CARD_WIDE}' height='{height}'>"
        f"<defs>{''.join(shared_defs(drawn))}</defs>{drawn}</svg>"
    )
    pixels = base64.b64decode(page.evaluate(PIXELS, [svg, CARD_WIDE, height]))
    colors = [pixels[start : start + 3] for start in range(0, len(pixels), 4)]
    near = fewer(Counter(colors), COLORS)
    palette = [GROUND, *sorted(set(near.values()) - {GROUND})]
    number = {color: place for place, color in enumerate(palette)}
    rows = [
        bytes(number[near[color]] for color in colors[start : start + CARD_WIDE])
        for start in range(0, len(colors), CARD_WIDE)
    ]
    file.write_bytes(png(b"".join(palette), CARD_WIDE, rows, " ".join(faces)))


def fewer(colors: Counter[bytes], most: int) -> dict[bytes, bytes]:
    """For each color a near one of a few: the box that differs most is halved, again and again."""
    boxes = [sorted(colors)]
    while len(boxes) < most:
        spread = [max((spans(box, part), part) for part in range(3)) for box in boxes]
        widest = max(range(len(boxes)), key=lambda n: spread[n][0] * len(boxes[n]) ** 0.5)
        part = spread[widest][1]
        box = sorted(boxes.pop(widest), key=lambda color: color[part])
        boxes += [box[: len(box) // 2], box[len(box) // 2 :]]
    near = {color: middle(box, colors) for box in boxes for color in box}
    return near | {GROUND: GROUND}


def spans(box: list[bytes], part: int) -> int:
    """How far the colors of a box are apart, in red, green or blue."""
    values = [color[part] for color in box]
    return max(values) - min(values)


def middle(box: list[bytes], colors: Counter[bytes]) -> bytes:
    """The mean of the colors of a box, each as often as it is seen."""
    weight = sum(colors[color] for color in box)
    return bytes(
        round(sum(color[part] * colors[color] for color in box) / weight) for part in range(3)
    )


def draw(browser: Browser, server: Server, folder: Path, sheet: Path) -> None:
    """The picture, and the sheet of cards."""
    context = browser.new_context(
        service_workers="block",
        viewport={"width": WIDE, "height": HIGH},
        color_scheme="dark",
        reduced_motion="reduce",
        bypass_csp=True,
    )
    page = context.new_page()
    entrance(page, server, folder / PICTURE)
    cards(page, sheet)
    context.close()


def main(folder: Path) -> None:
    """Draw both."""
    with tempfile.TemporaryDirectory() as kept, running() as browser:
        server = Server(Path(kept)).start()
        try:
            draw(browser, server, folder, SHEET)
        finally:
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PUBLIC)
