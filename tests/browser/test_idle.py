"""A page that is left alone does nothing: what glows or swings ends by itself."""

from __future__ import annotations

from playwright.sync_api import Browser, ViewportSize

from bench.idle import SIZES, resting_pages
from tests.browser.person import PATIENCE, settle
from tests.support.server import Server

DESKTOP, PHONE = (ViewportSize(width=wide, height=high) for wide, high in SIZES.values())
# Frames and short timers that a page asks for, and what sounds, told by whoever asks.
COUNT = """() => {
  window.sounds = [];
  const Sound = window.AudioContext;
  window.AudioContext = class extends Sound {
    constructor() { super(); window.sounds.push(this); }
  };
  window.frames_asked = 0;
  window.timers = new Map();
  const [frame, timer, end] = [requestAnimationFrame, setInterval, clearInterval];
  window.next_frame = frame.bind(window);
  window.requestAnimationFrame = (step) => (window.frames_asked++, frame(step));
  window.setInterval = (step, after, ...more) => {
    const number = timer(step, after, ...more);
    window.timers.set(number, after);
    return number;
  };
  window.clearInterval = (number) => (window.timers.delete(number), end(number));
}"""
ENDLESS = """() => document.getAnimations()
  .filter((one) => one.effect.getTiming().iterations === Infinity)
  .map((one) => `${one.animationName ?? 'script'} ${one.effect.target?.getAttribute("class")}`)"""
STILL = """() => document.getAnimations().every((one) => one.playState !== 'running') &&
  window.sounds.every((one) => one.state !== 'running')"""
SHORT = "() => [...window.timers.values()].filter((after) => after < 1000)"
# Whoever moves something frame by frame asks in each for the next; what has come late asks once.
UNASKED = """async () => {
  const before = window.frames_asked;
  for (let frame = 0; frame < 12; frame++) await new Promise((done) => window.next_frame(done));
  return window.frames_asked === before;
}"""


def test_a_page_left_alone_does_nothing(browser: Browser, server: Server) -> None:
    """Neither on a desktop, nor when it becomes a phone, where other things are shown."""
    context = browser.new_context(service_workers="block")  # one that moves
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.add_init_script(f"({COUNT})()")
    lesson = server.http.post("/api/lessons/base", json={"name": "Robin"}).json()
    pages = resting_pages(server)
    pages["lesson"] = (f"/t/{lesson['code']}#seat={lesson['token']}", "")
    for name, (address, pressed) in pages.items():
        page.goto("about:blank")
        page.set_viewport_size(DESKTOP)
        page.goto(server.address + address)
        settle(page)
        if pressed:
            page.get_by_test_id(pressed).click()
        for size in (DESKTOP, PHONE):
            page.set_viewport_size(size)
            assert page.evaluate(ENDLESS) == [], (name, size)
            page.wait_for_function(STILL, polling=100)
            assert page.evaluate(SHORT) == [], (name, size)
            page.wait_for_function(UNASKED)
    context.close()
