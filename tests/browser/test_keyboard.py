"""By keyboard alone, from the first page to the last: in words, and with pictures."""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import Read
from tests.browser.pictures import picture
from tests.support.server import Server


def test_a_whole_game_in_words_from_the_first_page(
    read: Read, server: Server, screens: Path
) -> None:
    reader = read()
    page = reader.page
    reader.visit("/")
    page.get_by_test_id("preset-quick").wait_for()
    reader.tab_to("plain-switch")
    reader.key("Space")
    reader.tab_to("make-table", key="Shift+Tab")
    reader.key("Enter")
    page.get_by_test_id("lobby-base").wait_for()
    reader.wait_for(lambda: reader.focus.get("tag") == "h1")  # a new page begins at its heading
    assert "Your table" in page.title()
    reader.tab_to("Players")
    reader.key("ArrowRight", "ArrowRight", "ArrowRight")
    reader.press("all-settings")
    reader.tab_to("Bot speed")
    reader.key("ArrowLeft", "ArrowLeft")
    chosen = {"players": 8, "pace": "instant"}  # among many, one's own turn seldom comes
    reader.wait_for(lambda: chosen.items() <= reader.table["settings"].items())
    reader.press("start")
    page.get_by_test_id("plain").wait_for()
    reader.wait_for(lambda: reader.prompt)
    reader.wait_for(lambda: reader.focus.get("id") == "asked-heading")
    picture(page, screens / "plain-table.png", full_page=True)
    assert reader.play_out() > 8
    reader.wait_for(lambda: reader.focus.get("id") == "ended-heading")
    picture(page, screens / "plain-over.png", full_page=True)
    reader.press("rematch")
    reader.wait_for(lambda: reader.table["game"] == 2 and reader.prompt)
    # what is rare is in the menu: abort, and leave
    reader.wait_for(lambda: reader.focus.get("id") == "asked-heading")
    reader.tab_to("table-menu", key="Shift+Tab")
    reader.key("Enter")
    reader.wait_for(lambda: reader.focus.get("own", "").startswith("menu-"))
    reader.key("End")
    reader.wait_for(lambda: reader.focus.get("own") == "menu-leave")
    reader.key("Enter")
    reader.press("leave-sure")
    page.get_by_test_id("goodbye").wait_for()
    reader.wait_for(lambda: reader.focus.get("tag") == "h1")


def test_everything_in_words(read: Read, server: Server, screens: Path) -> None:
    ticket = server.make("Pebble", start=True, **{**server.preset("everything"), "pace": "instant"})
    reader = read()
    reader.visit(f"/t/{ticket.code}?plain#seat={ticket.token}")
    reader.page.get_by_test_id("plain").wait_for()
    for _ in range(12):
        reader.wait_for(lambda: reader.prompt or reader.rests or reader.over)
        if reader.over:
            break
        if reader.rests:
            reader.go_on()
        else:
            reader.decide()
    picture(reader.page, screens / "plain-everything.png", full_page=True)
    # talk: the keyboard stays in the field though one is asked meanwhile
    reader.tab_to("say")
    reader.page.keyboard.type("hello, mine")
    reader.key("Enter")
    reader.wait_for(lambda: any(frame.get("text") == "hello, mine" for frame in reader.frames))
    reader.wait_for_focus("say")
    told = "() => document.querySelector('[data-testid=talk]').textContent"
    reader.wait_for(lambda: "Pebble: hello, mine" in reader.page.evaluate(told))


def test_turns_with_pictures(read: Read, server: Server) -> None:
    """The first stop leads to the words; hand and maze are one stop each, arrows move in them."""
    ticket = server.make("Pebble", start=True, players=3, first=0)
    reader = read()
    reader.visit(f"/t/{ticket.code}#seat={ticket.token}")
    reader.page.get_by_test_id("hand-0").wait_for()
    for turn in range(3):
        prompt = reader.wait_for_question()
        if turn:  # a page that is opened begins at its beginning, and the way to the words
            reader.wait_for(lambda: reader.focus.get("id") == "asked")
        else:
            assert reader.tab_to("skip-plain", most=2)["outline"] >= 2
        lays = [option for option in prompt["options"] if option["verb"] == "lay"]
        hand = reader.game["view"]["hand"]
        card = lays[0]["card"] if lays else hand[0]
        while not reader.focus.get("own", "").startswith("hand-"):
            reader.key("Tab")
        reader.key("Home", *["ArrowRight"] * hand.index(card))
        reader.wait_for_focus(f"hand-{hand.index(card)}")
        reader.key("Enter")
        before = reader.count("done")
        if lays:
            reader.key("ArrowUp")
            reader.wait_for(lambda: reader.focus.get("own", "").startswith("cell-"))
            reader.key("ArrowRight", "Enter", "Escape", "Enter", "Enter")
        else:
            reader.key("Shift+Tab")
            while reader.focus.get("own") not in ("verb-pass", "confirm"):
                reader.key("Shift+Tab")
            if reader.focus.get("own") == "verb-pass":
                reader.key("Enter")
            reader.key("Enter")
        reader.wait_for(lambda before=before: reader.count("done") > before)  # type: ignore[misc]
        reader.answered.add(prompt["sequence"])
    reader.wait_for_question()  # one that comes later takes the keyboard
    reader.page.reload()
    reader.page.get_by_test_id("hand-0").wait_for()
    reader.tab_to("skip-plain", most=2)
    reader.key("Enter")
    reader.page.get_by_test_id("plain").wait_for()
    reader.page.reload()
    reader.page.get_by_test_id("plain").wait_for()  # remembered


def test_the_keyboard_is_always_seen(read: Read, server: Server) -> None:
    """Not beneath bars that stick, not without a ring (WCAG 2.4.7, 2.4.11)."""
    reader = read()
    reader.page.set_viewport_size({"width": 360, "height": 640})
    lobby = server.make("Pebble", players=4)
    table = server.make("Pebble", start=True, first=0, players=4)
    for path, first in [
        ("/", "preset-quick"),
        ("/new", "make"),
        (f"/t/{lobby.code}#seat={lobby.token}", "start"),
        (f"/t/{table.code}#seat={table.token}", "hand-0"),
        (f"/t/{table.code}?plain", "plain"),
    ]:
        reader.visit(path)
        reader.page.get_by_test_id(first).wait_for()
        if first == "start":  # the server has said how others come
            reader.page.locator("[data-testid^=reach-]:not([inert] *)").first.wait_for()
        assert reader.walk() > 8, path


def test_what_opens_takes_the_keyboard_and_gives_it_back(read: Read, server: Server) -> None:
    table = server.make("Pebble", start=True, first=0, players=4)
    reader = read()
    reader.page.set_viewport_size({"width": 390, "height": 844})
    reader.visit(f"/t/{table.code}#seat={table.token}")
    reader.page.get_by_test_id("hand-0").wait_for()
    reader.press("open-talk")
    reader.wait_for_focus("tab-talk")
    for _ in range(8):  # it goes round in the drawer
        reader.key("Tab")
        assert reader.page.evaluate(
            "() => !!document.activeElement.closest('[data-testid=panels]')"
        )
    reader.key("Escape")
    reader.wait_for_focus("open-talk")
    reader.tab_to("table-menu", key="Shift+Tab")
    reader.key("Enter")
    reader.wait_for(lambda: reader.focus.get("own", "").startswith("menu-"))
    for entry in ("menu-group-view", "menu-keys"):  # groups are folded on a phone
        while reader.focus.get("own") != entry:
            reader.key("ArrowDown")
        reader.key("Enter")
    reader.page.get_by_test_id("keys-dialog").wait_for()
    behind = "() => !document.activeElement.matches('body, dialog, dialog *')"
    for _ in range(4):  # only the browser's own bars are beside it
        reader.key("Tab")
        assert not reader.page.evaluate(behind)
    reader.key("Escape")
    reader.wait_for_focus("table-menu")
