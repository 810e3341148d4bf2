"""The browser's types and samples are those of the Python messages; the API is as described."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from starlette.routing import Mount, Route

from motherlode.tables.live.hall import Hall
from motherlode.tables.outside import Outside
from motherlode.tables.wire.messages import Welcome
from motherlode.tables.wire.past_messages import ReplayInfo, SandboxInfo
from motherlode.web.app import make_app
from motherlode.web.description.openapi import OPERATIONS, Operation, openapi
from motherlode.web.description.typescript import typescript
from tests.support.kinds import asking
from tests.support.server import Server
from tests.tables import samples
from tests.tables.live import MemoryStore

UI = Path(__file__).parents[2] / "ui"


def test_the_types_of_the_browser_are_those_of_the_messages() -> None:
    written = (UI / "src" / "wire.ts").read_text(encoding="utf-8")
    assert written == typescript(), "make wire writes it anew"


@pytest.mark.parametrize("file", sorted((UI / "fixtures").glob("*.json")), ids=lambda f: f.stem)
def test_a_sample_of_the_browser_is_a_message(file: Path) -> None:
    kept = json.loads(file.read_bytes())
    read = msgspec.json.decode(file.read_bytes(), type=Welcome)
    assert json.loads(msgspec.json.encode(read)) == kept, "make wire writes it anew"
    assert kept["prompt"]["kind"] == file.stem


@pytest.mark.parametrize("name", ["open", "seat", "sandbox"])
def test_a_sample_of_a_replay_is_as_the_server_makes_it(name: str) -> None:
    kept = json.loads((UI / "fixtures" / "replays" / f"{name}.json").read_bytes())
    kind = SandboxInfo if name == "sandbox" else ReplayInfo
    read = msgspec.convert(kept, kind)
    assert json.loads(msgspec.json.encode(read)) == kept, "make wire writes it anew"


def test_the_samples_are_those_that_are_made_of_the_kept_games() -> None:
    made = samples.files()
    folder = UI / "fixtures"
    kept = {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*.json")}
    assert sorted(made) == sorted(kept), "make wire writes them anew"
    other = [name for name in made if made[name] != kept[name]]
    assert other == [], "make wire writes them anew"


def test_every_decision_of_the_rules_has_a_sample() -> None:
    """So that each is shown to people in every language, on every screen, and with every key."""
    assert sorted(samples.samples().kinds) == sorted(asking())


def test_a_game_that_shows_something_new_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(samples, "KEPT", tmp_path)
    monkeypatch.setattr(samples, "TABLES", (("duel", (), 2),))
    monkeypatch.setattr(samples, "GAMES", 1)
    assert samples.samples().kinds == {}
    samples.keep_more()
    (file,) = tmp_path.iterdir()
    found = samples.samples()
    assert "KeepNugget" in found.kinds
    text = file.read_text("utf-8")
    samples.keep_more()  # it has nothing new now
    assert [path.read_text("utf-8") for path in tmp_path.iterdir()] == [text]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: f"{one.method} {one.path}")
def test_the_api_is_as_it_is_described(operation: Operation, server: Server) -> None:
    from tests.web.described import cases_of  # Schemathesis takes a while to be imported

    assert cases_of(operation, server)


def test_every_address_of_the_api_is_described(server: Server) -> None:
    told = server.http.get("/api/openapi.json").json()
    assert told == json.loads(json.dumps(openapi()))
    described = {(op.method.upper(), op.path) for op in OPERATIONS}
    (api,) = [
        route
        for route in make_app(Hall(MemoryStore(), Outside())).routes
        if isinstance(route, Mount) and route.path == "/api"
    ]
    routes = {
        (method, f"/api{route.path}")
        for route in api.routes
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert routes - described == {("GET", "/api/openapi.json")}
    assert described <= routes
