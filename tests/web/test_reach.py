"""Where others find a server: at which addresses, who learns of it, and who may let them in."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from motherlode.tables.wire.errors import TableRefusal
from motherlode.web.app import make_app
from motherlode.web.nearby.addresses import Network, Place, reachable
from motherlode.web.nearby.reach import LOOK, SOON, Reach
from motherlode.web.options import Options
from motherlode.web.pages.qr import qr_image
from motherlode.web.serving import CannotServe
from tests.support.outside import HandDriven
from tests.support.server import Server
from tests.tables.live import Live, live
from tests.web.test_announcing import House
from tests.web.test_operator import RIGHT, TOKEN, WRONG
from tests.web.test_rations import asking

LAN, ULA = "192.168.1.7", "fd12::7"
FAR = "8.8.4.4"  # an address that anybody in the world could have


@pytest.mark.parametrize(
    ("places", "routed", "found"),
    [
        ([("127.0.0.1", "lo"), ("::1", "lo"), ("fe80::1", "eth0")], "", []),
        ([("10.0.0.5", "eth1"), (LAN, "wlan0")], LAN, [LAN, "10.0.0.5"]),
        ([(LAN, "wlan0"), ("10.0.0.5", "eth1")], "10.0.0.5", ["10.0.0.5", LAN]),
        ([("172.17.0.1", "docker0"), ("172.18.0.1", "br-4f"), (LAN, "eth0")], LAN, [LAN]),
        ([("172.29.0.1", "vEthernet (WSL)"), (LAN, "Intel(R) Wi-Fi 6")], LAN, [LAN]),
        ([("192.168.56.1", "VirtualBox Host-Only Ethernet Adapter"), (LAN, "en0")], LAN, [LAN]),
        ([("10.8.0.2", "tun0"), (LAN, "eth0")], "10.8.0.2", [LAN, "10.8.0.2"]),
        ([("100.99.1.2", "tailscale0"), (LAN, "eth0")], LAN, [LAN, "100.99.1.2"]),
        ([("10.8.0.2", "wg0")], "10.8.0.2", ["10.8.0.2"]),
        ([(ULA, "eth0"), ("fe80::1", "eth0"), (LAN, "eth0")], LAN, [LAN, ULA]),
        ([("169.254.3.4", "eth0"), (LAN, "wlan0")], "169.254.3.4", [LAN, "169.254.3.4"]),
        ([("0.0.0.0", "ppp0"), (FAR, "eth0")], FAR, [FAR]),
    ],
)
def test_the_likeliest_address_comes_first(
    places: list[tuple[str, str]], routed: str, found: list[str]
) -> None:
    assert list(reachable([Place(*place) for place in places], routed)) == found


class Nearby(Network):
    """Networks that a test names."""

    def __init__(self, *addresses: str) -> None:
        self.addresses = addresses

    def own(self) -> frozenset[str]:
        return frozenset(self.addresses)

    def reachable(self) -> tuple[str, ...]:
        return self.addresses


class Doors:
    """Listens wherever it is told to, unless somebody else has the port there."""

    def __init__(self) -> None:
        self.open: list[str] = []
        self.taken: set[str] = set()

    async def listen(self, host: str, port: int) -> None:
        if host in self.taken:
            raise CannotServe(f"port {port} is in use")
        self.open.append(f"{host} {port}")


def reach_at(host: str, *addresses: str, options: Options | None = None) -> tuple[Reach, Doors]:
    """A server that listens at this host, on a machine with these addresses."""
    reach, doors = Reach(options or Options(), HandDriven(), Nearby(*addresses)), Doors()
    reach.host, reach.port, reach.listen = host, 8000, doors.listen
    return reach, doors


@pytest.mark.parametrize(
    ("host", "address", "offer"),
    [
        ("127.0.0.1", "", f"http://{LAN}:8000"),
        ("::1", "", f"http://{LAN}:8000"),
        ("0.0.0.0", f"http://{LAN}:8000", ""),
        ("::", f"http://{LAN}:8000", ""),
        (LAN, f"http://{LAN}:8000", ""),
        (ULA, f"http://[{ULA}]:8000", ""),
        ("10.0.0.9", "", ""),
        ("", "", ""),
    ],
)
def test_what_others_can_reach_depends_on_where_it_listens(
    host: str, address: str, offer: str
) -> None:
    reach, _ = reach_at(host, LAN, ULA)
    told = reach.info(may_open=True)
    assert (told.address, told.offer) == (address, offer)
    assert reach.info(may_open=False).offer == ""


def test_a_public_address_is_told_but_never_opened() -> None:
    assert reach_at("0.0.0.0", FAR)[0].info(True).address == f"http://{FAR}:8000"
    assert reach_at("127.0.0.1", FAR)[0].info(True).offer == ""
    assert reach_at("127.0.0.1", FAR, LAN)[0].info(True).offer == f"http://{LAN}:8000"
    reach, doors = reach_at("127.0.0.1", FAR, LAN)
    asyncio.run(reach.open())
    assert doors.open == [f"{LAN} 8000"]


def test_the_address_that_was_given_is_the_one_for_others() -> None:
    options = Options("https://mine.example/")
    assert reach_at("127.0.0.1", LAN, options=options)[0].info(False).address == (
        "https://mine.example"
    )


def test_it_opens_once_and_follows_its_machine_from_network_to_network() -> None:
    async def story() -> None:
        reach, doors = reach_at("127.0.0.1", LAN, ULA)
        network, time = reach.network, reach.time
        assert isinstance(network, Nearby)
        assert isinstance(time, HandDriven)
        watching = asyncio.create_task(reach.watch())
        await time.elapse(LOOK)
        assert doors.open == []
        await reach.open()
        await reach.open()
        assert doors.open == [f"{LAN} 8000", f"{ULA} 8000"]
        assert reach.info(True).offer == ""
        network.addresses = ("10.0.0.3", FAR)
        await time.elapse(LOOK)
        assert doors.open[2:] == ["10.0.0.3 8000"]
        assert reach.info(True).address == "http://10.0.0.3:8000"
        watching.cancel()

    asyncio.run(story())


def test_a_new_name_is_looked_after_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = list[float]()

    async def look(reach: Reach) -> None:
        looks.append(reach.time.now())
        reach.known = "motherlode.local"

    monkeypatch.setattr(Reach, "look", look)

    async def story() -> None:
        reach, _ = reach_at(LAN, LAN)
        time = reach.time
        assert isinstance(time, HandDriven)
        watching = asyncio.create_task(reach.watch())
        await time.elapse(SOON + LOOK + 1)
        watching.cancel()

    asyncio.run(story())
    first, second, third = looks
    assert (second - first, third - second) == (SOON, LOOK)


def test_one_address_that_is_taken_does_not_matter_but_all_do() -> None:
    reach, doors = reach_at("127.0.0.1", LAN, ULA)
    doors.taken = {LAN}
    asyncio.run(reach.open())
    assert reach.info(True).address == f"http://[{ULA}]:8000"
    reach, doors = reach_at("127.0.0.1", LAN)
    doors.taken = {LAN}
    with pytest.raises(TableRefusal, match="in use"):
        asyncio.run(reach.open())


def test_a_name_is_announced_only_where_others_come_in() -> None:
    async def story() -> None:
        house = House()
        reach, _ = reach_at("127.0.0.1", LAN, FAR)
        reach.announcer = house.announcer()
        await reach.look()
        assert (house.calls, reach.names()) == ([], frozenset())
        await reach.open()
        await reach.look()
        assert house.calls == [f"motherlode.local {LAN} 8000"]
        assert reach.info(True).name == "http://motherlode.local:8000"
        assert reach.names() == {"motherlode.local"}
        await reach.end()
        await reach.look()
        assert house.calls[1:] == ["goodbye motherlode.local"]
        reach.known = "motherlode-2.local"  # a supervisor announces it
        assert reach.names() == {"motherlode-2.local"}

    asyncio.run(story())


# -- who learns of it, and who may let them in ----------------------------------------------------

OWN_PAGE = {"origin": "http://localhost"}


def served(room: Live, **options: Any) -> tuple[Starlette, Doors]:
    """A server of this machine alone, with an operator."""
    app = make_app(room.hall, Options(operator_token=TOKEN, **options))
    reach, doors = app.state.reach, Doors()
    reach.network = Nearby(LAN)
    reach.host, reach.port, reach.listen = "127.0.0.1", 8000, doors.listen
    return app, doors


@pytest.mark.parametrize(
    ("place", "headers", "options", "code"),
    [
        ("127.0.0.1", OWN_PAGE, {}, ""),
        ("::1", OWN_PAGE, {}, ""),
        ("::ffff:127.0.0.1", OWN_PAGE, {}, ""),
        (LAN, RIGHT, {}, ""),
        ("127.0.0.1", RIGHT, {"names": ("mine.example",)}, ""),
        ("127.0.0.1", {}, {}, "foreign"),  # no page at all
        ("127.0.0.1", {"origin": "http://evil.example"}, {}, "foreign"),
        ("127.0.0.1", {"origin": "http://localhost:3000"}, {}, "foreign"),
        ("127.0.0.1", {"origin": "null"}, {}, "foreign"),
        (LAN, OWN_PAGE, {}, "not_operator"),
        ("127.0.0.1", OWN_PAGE | {"x-forwarded-for": LAN}, {}, "not_operator"),
        ("127.0.0.1", OWN_PAGE | {"via": "1.1 tunnel"}, {}, "not_operator"),
        ("127.0.0.1", {"origin": f"http://{LAN}", "host": LAN}, {}, "not_operator"),
        ("127.0.0.1", OWN_PAGE, {"names": ("mine.example",)}, "not_operator"),
        ("127.0.0.1", OWN_PAGE, {"proxies": ("127.0.0.1",)}, "not_operator"),
        ("127.0.0.1", OWN_PAGE, {"address": "https://mine.example"}, "not_operator"),
        ("127.0.0.1", OWN_PAGE | WRONG, {}, "not_operator"),
    ],
)
def test_only_this_machines_own_page_or_the_operator_lets_others_in(
    place: str, headers: dict[str, str], options: dict[str, Any], code: str
) -> None:
    async def story(room: Live) -> None:
        app, doors = served(room, **options)
        async with asking(app, place) as client:
            answer = await client.post("/api/reach", headers=headers)
        assert answer.json().get("code", "") == code
        assert doors.open == ([] if code else [f"{LAN} 8000"])
        assert code or answer.json()["address"] in (f"http://{LAN}:8000", options.get("address"))

    live(story)


@pytest.mark.parametrize(
    ("place", "headers", "learns"),
    [
        ("127.0.0.1", {}, True),
        (LAN, RIGHT, True),
        (LAN, {}, False),
        ("127.0.0.1", {"x-forwarded-for": LAN}, False),
        ("127.0.0.1", {"host": "192.168.1.7"}, False),
    ],
)
def test_others_learn_nothing_about_the_networks_of_the_machine(
    place: str, headers: dict[str, str], learns: bool
) -> None:
    async def story(room: Live) -> None:
        app, _ = served(room)
        async with asking(app, place) as client:
            told = (await client.get("/api/reach", headers=headers)).json()
        assert told == {"address": "", "name": "", "offer": f"http://{LAN}:8000" * learns}

    live(story)


@pytest.mark.parametrize("known", [{"names": ("mine.example",)}, {"proxies": ("127.0.0.1",)}])
def test_nobody_learns_of_the_networks_by_way_of_a_proxy(known: dict[str, Any]) -> None:
    async def story(room: Live) -> None:
        app, _ = served(room, **known)
        app.state.reach.host = "0.0.0.0"
        async with asking(app) as client:  # that adds no header, and asks for localhost
            told = (await client.get("/api/reach")).json()
        assert told == {"address": "", "name": "", "offer": ""}

    live(story)


def test_the_address_that_was_given_is_told_at_home() -> None:
    async def story(room: Live) -> None:
        app, _ = served(room, address="https://mine.example")
        async with asking(app) as client:
            told = (await client.get("/api/reach")).json()
        assert told == {"address": "https://mine.example", "name": "", "offer": ""}

    live(story)


def test_what_can_not_be_opened_is_told_in_a_sentence() -> None:
    async def story(room: Live) -> None:
        app, doors = served(room)
        doors.taken = {LAN}
        async with asking(app) as client:
            answer = await client.post("/api/reach", headers=OWN_PAGE)
            assert (answer.status_code, answer.json()["code"]) == (409, "cannot_open")
            assert answer.json()["reason"] == "port 8000 is in use"
            app.state.reach.listen = None  # one of several workers
            assert (await client.get("/api/reach")).json()["offer"] == ""
            answer = await client.post("/api/reach", headers=OWN_PAGE)
            assert (answer.status_code, answer.json()["code"]) == (409, "cannot_open")

    live(story)


def test_it_answers_to_its_name_while_that_is_announced() -> None:
    async def story(room: Live) -> None:
        app, _ = served(room)
        app.state.reach.announcer = House(motherlode="192.168.1.9").announcer()
        async with app.router.lifespan_context(app), asking(app) as client:

            async def asked(host: str) -> int:
                return (await client.get("/api/health", headers={"host": host})).status_code

            assert await asked("motherlode-2.local:8000") == 421
            await client.post("/api/reach", headers=OWN_PAGE)
            await app.state.reach.look()
            assert await asked("Motherlode-2.local:8000") == 200
            # the name of another server, and names that a hostile page can let lead here
            for host in (
                "motherlode.local",
                "motherlode-3.local",
                "motherlode-2.local.evil.example",
            ):
                assert await asked(host) == 421
            await app.state.reach.end()
            assert await asked("motherlode-2.local:8000") == 421

    live(story)


def test_a_picture_for_phones_leads_where_they_can_go() -> None:
    async def story(room: Live) -> None:
        app, _ = served(room)
        await room.gather("Ada")
        code = room.table.code
        async with asking(app) as client:
            picture = f"/api/tables/{code}/qr.svg"
            assert (await client.get(picture)).content == qr_image(f"http://localhost/t/{code}")
            await client.post("/api/reach", headers=OWN_PAGE)
            shown = qr_image(f"http://{LAN}:8000/t/{code}")
            assert (await client.get(picture)).content == shown
            # whoever has opened another address can go there again
            elsewhere = await client.get(picture, headers={"host": "10.0.0.3:8000"})
            assert elsewhere.content == qr_image(f"http://10.0.0.3:8000/t/{code}")

    live(story)


def test_a_real_server_is_opened_while_people_play(own_server: Server) -> None:
    near = "127.0.0.77"  # this machine’s own, but not where the server listens
    own_server.options = ("--near", near)
    server = own_server.start()
    ada = server.enter(server.make())
    there = f"http://{near}:{server.port}"
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{there}/api/health")
    opened = server.http.post("/api/reach", headers={"origin": server.address})
    assert opened.json() == {"address": there, "name": "", "offer": ""}
    assert httpx.get(f"{there}/api/health").json()["sockets"] == 1
    assert ada.order("fill")["type"] == "done"  # nobody was sent away
    server.stop()
    assert f"open to other devices at {there}/" in server.stderr()
    assert len(server.stderr().splitlines()) == 1
