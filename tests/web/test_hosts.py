"""Names a server answers to, pages that are its own, and proxies that it believes."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection

from motherlode.web.guards.hosts import Hosts
from motherlode.web.options import Options
from motherlode.web.pages.qr import qr_image
from tests.support.server import Server
from tests.web.test_previews import told

OPTIONS = Options("https://mine.example:8443", ("other.example",))


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8000", True),
        ("tables.localhost", True),
        ("127.0.0.1:8000", True),
        ("192.168.1.7", True),
        ("[::1]:8000", True),
        ("Mine.example", True),
        ("mine.example:8443", True),
        ("other.example.", True),
        ("evil.example", False),
        ("mine.example.evil.example", False),
        ("notmine.example", False),
        ("localhost.evil.example", False),
        ("evillocalhost", False),
        ("127.0.0.1.evil.example", False),
        ("evil.example/mine.example", False),
        ("evil.example#mine.example", False),
        ("", False),
        ("[::1", False),
    ],
)
def test_a_server_answers_to_its_own_names(host: str, known: bool) -> None:
    assert Hosts(OPTIONS).knows(host) is known


def test_a_server_answers_to_what_its_network_calls_it(monkeypatch: pytest.MonkeyPatch) -> None:
    called = {"": "vm.lan", "192.168.1.7": "Pi.fritz.box", "192.168.1.8": "192.168.1.8"}
    monkeypatch.setattr("socket.gethostname", lambda: "vm")
    monkeypatch.setattr("socket.getfqdn", lambda address="": called[address])
    hosts = Hosts(OPTIONS)
    assert [hosts.knows(name) for name in ("vm", "vm.local", "vm.lan")] == [True, True, False]
    hosts.learn("192.168.1.7", "192.168.1.8")
    for name in ("vm.lan", "pi.fritz.box:8000", "pi", "pi.local"):
        assert hosts.knows(name)
    for name in ("pi.evil.example", "evil.fritz.box", "fritz.box", "lan", "evil", "local"):
        assert not hosts.knows(name)


@pytest.mark.parametrize(
    ("origin", "host", "scheme", "own"),
    [
        ("http://localhost:8000", "localhost:8000", "http", True),
        ("http://localhost:8000", "localhost:8000", "ws", True),
        ("https://localhost:8000", "localhost:8000", "wss", True),
        ("https://localhost:8000", "localhost:8000", "http", False),
        ("http://other.example", "other.example", "https", False),
        ("http://other.example", "other.example", "wss", False),
        ("https://Other.example", "other.example", "http", True),  # a proxy has taken TLS away
        ("https://other.example", "other.example", "ws", True),
        ("https://other.example", "other.example:443", "ws", True),
        ("http://localhost", "localhost:80", "ws", True),
        ("http://localhost", "localhost:443", "http", False),
        ("https://other.example:80", "other.example", "http", False),
        ("http://localhost:8001", "localhost:8000", "http", False),
        ("http://evil.example", "localhost", "http", False),
        ("ws://localhost", "localhost", "ws", False),
        ("null", "localhost", "http", False),
        ("http://[::1", "localhost", "http", False),
    ],
)
def test_a_page_is_own_by_scheme_host_and_port(
    origin: str, host: str, scheme: str, own: bool
) -> None:
    headers = [(b"origin", origin.encode()), (b"host", host.encode())]
    asked = HTTPConnection({"type": "http", "scheme": scheme, "headers": headers})
    assert Hosts(OPTIONS).is_own_origin(asked) is own


def test_a_name_that_leads_here_by_a_trick_is_refused(server: Server) -> None:
    tricked = {"host": f"evil.example:{server.port}"}
    asked = server.http.get("/api/tables", headers=tricked)
    assert (asked.status_code, asked.json()["code"]) == (421, "unknown_host")
    page = server.http.get("/", headers=tricked)
    assert (page.status_code, page.text.count("\n")) == (421, 1)
    assert "--host-name" in page.text
    upgrade = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    upgrade |= {"sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA=="}
    path = f"/api/tables/{server.make().code}/socket"
    assert server.http.get(path, headers=tricked | upgrade).status_code == 403


def test_only_a_proxy_that_was_named_is_believed(own_server: Server) -> None:
    own_server.options = ("--host-name", "play.example", "--proxy", "127.0.0.1")
    server = own_server.start()
    code = server.make().code
    seen = {"host": "Play.example:8443", "x-forwarded-proto": "https"}
    believed = server.http.get("/", headers=seen).text
    assert told(believed)["og:image"] == "https://play.example:8443/preview.png"
    picture = f"/api/tables/{code}/qr.svg"
    shown = server.http.get(picture, headers=seen | {"host": "play.example"}).content
    assert shown == qr_image(f"https://play.example/t/{code}")
    for number in range(70):  # each comes from somewhere else
        from_where = {"x-forwarded-for": f"203.0.113.{number}"}
        assert server.http.get("/api/tables/ZZZZZ", headers=from_where).is_client_error
    assert server.http.get("/api/tables/ZZZZZ").status_code == 404
    server.from_elsewhere()  # another address of this machine is no proxy
    not_believed = server.http.get("/", headers=seen).text
    assert told(not_believed)["og:image"] == "http://play.example:8443/preview.png"
