"""Several browsers at one table: invitations, reloads, windows, absence, restarts, watching."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.browser.pictures import picture
from tests.support.deals import seed_with_veto
from tests.support.frames import check_frames, logged
from tests.support.server import Server, Ticket


def invite(host: Person, players: int, names: Sequence[str], others: Sequence[Person]) -> str:
    """A host makes a table with one click; the others come by its link with a name only."""
    code = make_table(host, "Ada")
    players_row = host.page.get_by_test_id("players")
    host.touch_or_click(players_row.get_by_text(str(players), exact=True))
    host.wait_for(lambda: host.table["settings"]["players"] == players)
    for person, name in zip(others, names, strict=True):
        person.visit(f"/t/{code}")
        person.page.get_by_test_id("name").fill(name)
        person.press("sit")
        person.page.get_by_test_id("lobby").wait_for()
    return code


def make_table(host: Person, name: str) -> str:
    """One click on the first page leads to a lobby with a code and a link."""
    host.visit("/")
    host.page.get_by_test_id("preset-quick").wait_for()
    host.page.get_by_test_id("name").fill(name)
    host.press("make-table")
    code = host.page.get_by_test_id("invite").get_by_test_id("code").inner_text()
    code = code.replace("-", "")
    assert host.page.url.endswith(f"/t/{code}")
    return code


def change_settings(host: Person, guests: Sequence[Person]) -> None:
    """A preset and an expansion, and back again; everybody sees each change as it is made."""
    host.press("all-settings")
    for deed, game, modules in [
        ("lobby-saboteur2", "Saboteur 2", 0),
        ("lobby-base", "Base game", 0),
        ("module-veto", "Veto", 1),
        ("module-veto", "Base game", 0),
    ]:
        host.press(deed)
        for guest in guests:
            expect(guest.page.get_by_test_id("settings")).to_contain_text(game)
            expect(guest.page.get_by_test_id("settings").get_by_role("listitem")).to_have_count(
                modules
            )
    host.press("all-settings")


def seated(server: Server, people: Sequence[Person], **settings: Any) -> str:
    """A table with these people, made without the pages, and begun."""
    tickets = taken(server, people, **settings)
    people[0].page.get_by_test_id("start").click()
    wait_all(people, lambda person: person.game.get("view"))
    return tickets[0].code


def taken(server: Server, people: Sequence[Person], **settings: Any) -> list[Ticket]:
    """Seats at a table that was made and begun without the pages, each with its person."""
    names = ("Ada", "Bo", "Cai", "Dee")[: len(people)]
    tickets = [server.make(names[0], **{"players": len(people), **settings})]
    tickets += [server.sit(tickets[0].code, name) for name in names[1:]]
    for person, ticket in zip(people, tickets, strict=True):
        enter(person, ticket)
    return tickets


def wait_all(people: Sequence[Person], ready: Callable[[Person], object]) -> None:
    """Wait until something holds for everybody."""
    people[0].wait_for(lambda: all(ready(person) for person in people))


def enter(person: Person, ticket: Ticket) -> None:
    """Come with the link of a seat."""
    person.visit(f"/t/{ticket.code}#seat={ticket.token}")
    person.wait_for(lambda: person.frames)


def welcomed_again(people: Sequence[Person], deed: Callable[[], object]) -> None:
    """Do something after which everybody has to be welcomed anew, and wait for that."""
    before = {person: person.count("welcome") for person in people}
    deed()
    wait_all(people, lambda person: person.count("welcome") > before[person])


def asked(people: Sequence[Person]) -> Person:
    """Whoever is asked now."""
    people[0].wait_for(lambda: any(person.prompt for person in people))
    return next(person for person in people if person.prompt)


def check_secrets(server: Server, code: str, people: Sequence[Person]) -> None:
    """No frame held what its seat may not know."""
    lines = logged(server.database, code)
    for seat, person in enumerate(people):
        assert check_frames(lines, person.frames, seat)


def test_three_people_one_reload_a_restart_talk_and_claims(
    sit: Sit, server: Server, screens: Path
) -> None:
    people = [sit(), sit(), sit(touch=True)]
    host, second, third = people
    make_table(third, "Cai")  # on a phone as fast
    third.press("lobby-duel")
    third.wait_for(lambda: third.table["settings"]["game"] == "duel")
    code = invite(host, 3, ("Bo", "Cai"), people[1:])
    change_settings(host, people[1:])
    expect(host.page.get_by_test_id("lobby")).to_contain_text("Cai")
    picture(host.page, screens / "desktop-lobby.png")
    picture(third.page, screens / "phone-lobby.png")
    assert not second.has("start")  # only the host begins
    host.press("start")
    wait_all(people, lambda person: person.game.get("view"))
    for _ in range(9):
        asked(people).decide()
    thinking = asked(people)
    before = thinking.game["view"], thinking.prompt
    thinking.press("hand-0")
    welcomed_again([thinking], thinking.page.reload)
    assert (thinking.game["view"], thinking.prompt) == before
    survives_a_restart(server, people)
    # talk
    host.press("tab-talk")
    host.page.get_by_test_id("say").fill("Who has a <b>map</b>?")
    host.page.get_by_test_id("say").press("Enter")
    second.wait_for(lambda: second.has_heard(text="Who has a <b>map</b>?"))
    second.press("tab-talk")
    expect(second.page.get_by_test_id("talk")).to_contain_text("Who has a <b>map</b>?")
    second.press("claims-open")
    second.press("claim-treasure-8,0")
    host.wait_for(lambda: host.has_heard(claim="treasure", cell=[8, 0], line=None))
    check_secrets(server, code, people)


def survives_a_restart(server: Server, people: Sequence[Person]) -> None:
    """A server that is killed asks the same of the same people as soon as it is back."""
    thinking = asked(people)
    newest = thinking.game["sequence"]
    wait_all(people, lambda person: person.game["sequence"] == newest)
    before = [(person.game["view"], person.prompt) for person in people]
    welcomed_again(people, lambda: server.restart(kill=True))
    assert [(person.game["view"], person.prompt) for person in people] == before
    thinking.decide()
    asked(people).decide()


def test_a_veto_window_asks_everybody_alike(sit: Sit, server: Server) -> None:
    people = [sit(), sit(), sit()]
    mover, holder, other = people
    server.deal(seed_with_veto(1))
    tickets = [server.make("Ada", players=3, modules=["veto"], first=0, window=30)]
    tickets += [server.sit(tickets[0].code, name) for name in ("Bo", "Cai")]
    for person, ticket in zip(people, tickets, strict=True):
        enter(person, ticket)
    mover.press("start")
    mover.wait_for(lambda: mover.prompt)
    played = mover.decide(lambda _, prompt, __: first_played(prompt))
    holder.wait_for(lambda: holder.prompt)
    other.wait_for(lambda: other.prompt)
    assert mover.game["view"]["asked"] is None
    for person in (holder, other):
        assert person.prompt is not None
        assert person.prompt["kind"] == "VetoWindow"
        assert person.prompt["window"]
        assert person.game["view"]["asked"] is None  # nobody sees whose answer comes first
        person.page.get_by_test_id("prompt-VetoWindow").wait_for()
    assert holder.game["clock"]["total"] == other.game["clock"]["total"] == 30_000
    holder.press("word-veto")
    other.press("word-let")  # else everybody waits as long as if nobody had answered
    mover.wait_for(lambda: any(event["event"] == "CardVetoed" for event in mover.events))
    vetoed = next(event for event in mover.events if event["event"] == "CardVetoed")
    assert vetoed["fields"]["card"] == played["card"]
    check_secrets(server, tickets[0].code, people)


def first_played(prompt: dict[str, object]) -> int:
    """The first option that plays a card."""
    options = prompt["options"]
    assert isinstance(options, list)
    return next(n for n, option in enumerate(options) if option["verb"] == "lay")


def test_a_bot_takes_over_and_the_person_returns_while_others_watch(
    sit: Sit, server: Server, screens: Path
) -> None:
    stays, goes = sit(), sit()
    watchers = [sit(), sit(touch=True)]
    people = [stays, goes]
    code = seated(server, people, game="saboteur2", players=2, grace=5, pace="fast")
    for watcher in watchers:
        watcher.visit(f"/t/{code}/watch")
    wait_all(watchers, lambda watcher: watcher.game.get("view"))
    for _ in range(4):
        asked(people).decide()
    while asked(people) is stays:
        stays.decide()
    address = goes.page.url
    goes.page.close()
    stays.wait_for(lambda: not stays.table["seats"][1]["present"])
    stays.wait_for(lambda: stays.table["seats"][1]["replaced"])
    expect(stays.page.get_by_test_id("player-1")).to_contain_text("bot")
    stays.wait_for(lambda: stays.prompt)  # the bot has played
    goes.page = goes.open_page()
    welcomed_again([goes], lambda: goes.page.goto(address))
    stays.wait_for(lambda: not stays.table["seats"][1]["replaced"])
    stays.decide()
    goes.wait_for(lambda: goes.prompt)
    goes.decide()
    check_secrets(server, code, people)
    watched_by_all(server, code, people, watchers)
    picture(watchers[0].page, screens / "desktop-watch.png")
    picture(watchers[1].page, screens / "phone-watch.png")


def watched_by_all(
    server: Server, code: str, people: Sequence[Person], watchers: Sequence[Person]
) -> None:
    """Spectators were told what everybody sees, and nothing else."""
    newest = people[0].game["sequence"]
    wait_all(watchers, lambda watcher: watcher.game["sequence"] >= newest)
    lines = logged(server.database, code)
    for watcher in watchers:
        assert watcher.game["view"]["hand"] == []
        assert watcher.game["view"]["role"] is None
        watcher.page.get_by_test_id("watch-game").wait_for()
        assert check_frames(lines, watcher.frames, None) > 3


def end_round(server: Server, tickets: Sequence[Ticket]) -> None:
    """Everybody agrees to end the round, takes what gold there is, and is asked nothing more."""
    guests = [server.enter(ticket).until_playing() for ticket in tickets]
    guests[0].order("call")
    while not (guests[0].latest("intermission") or guests[0].latest("ending")):
        for guest in guests:
            guest.hear()
            if guest.prompt:
                guest.answer(0)
    for guest in guests:
        guest.hang_up()


def test_the_next_round_waits_for_all_through_a_restart_and_a_reload(
    sit: Sit, server: Server
) -> None:
    people = [sit(), sit(), sit(touch=True)]
    ada, bo, cai = people
    tickets = taken(server, people)
    ada.press("start")
    wait_all(people, lambda person: person.game.get("view"))
    end_round(server, tickets)
    wait_all(people, lambda person: person.rests)
    for person in people:
        expect(person.page.get_by_test_id("summary")).to_contain_text("Round 1 of 3")
    ada.press("ready")
    expect(ada.page.get_by_test_id("pause-waits")).to_contain_text("Cai")
    welcomed_again(people, lambda: server.restart(kill=True))
    assert [person.game["intermission"]["ready"] for person in people] == [[0]] * 3
    expect(ada.page.get_by_test_id("ready")).to_be_disabled()
    bo.page.reload()
    bo.press("ready")
    expect(cai.page.get_by_test_id("ready")).to_be_in_viewport(ratio=1)
    assert ada.game["view"]["round"] == 1
    cai.press("ready")
    wait_all(people, lambda person: person.game["view"]["round"] == 2)
    for person in people:
        expect(person.page.get_by_test_id("summary")).to_have_count(0)
        expect(person.page.get_by_test_id("hand-0")).to_be_visible()
    asked(people).decide()
    check_secrets(server, tickets[0].code, people)


def test_breaking_off_then_a_rematch(sit: Sit, server: Server) -> None:
    people = [sit(), sit()]
    code = seated(server, people, game="duel")
    asked(people).decide()
    promise = people[0].table["commitment"]
    for person in people:
        person.page.get_by_test_id("hand-0").wait_for()  # the lobby has a menu, too
        person.press("table-menu")
        person.press("menu-abort")
    wait_all(people, lambda person: person.over)
    assert all(person.game["ending"]["aborted"] for person in people)
    people[1].press("rematch")
    people[0].page.get_by_test_id("next-game").wait_for()
    expect(people[0].page.get_by_test_id("summary")).to_be_visible()  # as before
    people[0].press("follow")
    wait_all(people, lambda person: person.table["game"] == 2 and not person.over)
    for person in people:
        expect(person.page.get_by_test_id("hand")).to_be_visible()
    assert people[0].table["commitment"] != promise
    asked(people).decide()
    check_secrets(server, code, people)


def test_a_friend_who_comes_late_takes_the_place_of_a_bot(
    sit: Sit, server: Server, screens: Path
) -> None:
    host, friend = sit(), sit(touch=True)
    host.visit("/")
    host.press("preset-quick")
    host.wait_for(lambda: host.prompt)
    host.press("players-invite")
    expect(host.page.get_by_test_id("invite-dialog")).to_contain_text("replace a bot")
    code = host.page.get_by_test_id("code").inner_text().replace("-", "")
    picture(host.page, screens / "desktop-invite.png")
    host.page.keyboard.press("Escape")
    friend.arrive(f"/t/{code}/watch")
    friend.press("to-seat")
    friend.page.get_by_test_id("name").fill("Nora")
    picture(friend.page, screens / "phone-join-game.png")
    friend.press("take-2")
    friend.wait_for(lambda: friend.last("welcome").get("you") == 2)
    watched = friend.frames.index(next(one for one in friend.frames if one.get("you") == 2))
    expect(host.page.get_by_test_id("ticker")).to_contain_text("Nora takes over from")
    assert host.prompt  # the question still stands
    for person in (host, friend):
        person.wait_for(lambda person=person: person.prompt)  # type: ignore[misc]
        person.decide()
    lines = logged(server.database, code)
    assert check_frames(lines, host.frames, 0)
    assert check_frames(lines, friend.frames[:watched], None)
    assert check_frames(lines, friend.frames[watched:], 2) > 2
