"""Analyses over HTTP: only of games that are over, and each is made once."""

from __future__ import annotations

from typing import Any

import pytest

from motherlode.rules.core.ruleset import Selection
from motherlode.rules.records.text import read_record
from motherlode.tables.wire.errors import TableRefusal
from motherlode.web.routes.analyses import MOST_STEPS, check_length
from tests.support.recorded import recorded_game
from tests.support.server import Server, until

RECORD = recorded_game(Selection("base", (), "jubilee", 3), most=8)
THINKING = 180.0  # seconds: other tests need the cores, too


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_record_that_somebody_brings_is_analyzed_once(server: Server) -> None:
    begun = server.http.post("/api/analyses", json={"record": RECORD}).json()
    address = f"/api/analyses/{begun['key']}"

    def is_ready() -> bool:
        server.from_elsewhere()  # however often it is asked, there is a ration left
        told = server.http.get(f"{address}/progress").json()
        assert "state" in told, told
        return bool(told["state"] == "ready")

    until(is_ready, THINKING)
    analysis = server.http.get(address).json()
    assert analysis["players"] == ["Ada", "Bo", "Cai"]
    assert len(analysis["steps"]) == 9
    again = server.http.post("/api/analyses", json={"record": RECORD}).json()
    assert (again["key"], again["state"]) == (begun["key"], "ready")


def test_what_is_not_over_or_no_record_is_refused(server: Server) -> None:
    ada, bo = server.party("Ada", "Bo", players=3)
    code = ada.table["code"]
    ada.order("start")
    address = f"/api/tables/{code}/games"
    assert refusal(server.http.post(f"{address}/1/analysis")) == (409, "not_over")
    assert refusal(server.http.post(f"{address}/2/analysis")) == (404, "no_game")
    ada.order("abort")
    bo.order("abort")
    begun = server.http.post(f"{address}/1/analysis")
    assert begun.status_code == 200
    foreign = {"origin": "https://elsewhere.example"}
    answer = server.http.post(f"{address}/1/analysis", headers=foreign)
    assert refusal(answer) == (403, "foreign")
    answer = server.http.post("/api/analyses", json={"record": "{}"})
    assert refusal(answer) == (422, "record-foreign")
    for key in ("0" * 64, "nonsense"):
        assert refusal(server.http.get(f"/api/analyses/{key}")) == (404, "no_analysis")
        assert refusal(server.http.get(f"/api/analyses/{key}/progress")) == (404, "no_analysis")


def test_a_game_longer_than_people_play_is_not_analyzed() -> None:
    record = read_record(RECORD, may_be_cut=True)
    moves = [entry for entry in record.entries if not entry.is_talk]
    talk = [entry for entry in record.entries if entry.is_talk]
    record.entries = (moves * MOST_STEPS)[:MOST_STEPS] + talk
    check_length(record)
    record.entries += moves[:1]
    with pytest.raises(TableRefusal, match="too long"):
        check_length(record)
