"""Puzzles over HTTP: listed, shown without their answer, and answered."""

from __future__ import annotations

from motherlode.puzzles.collection import puzzles
from motherlode.puzzles.puzzle import MOVE
from tests.support.server import Server


def test_a_puzzle_is_shown_without_its_answer_and_answered(server: Server) -> None:
    listed = server.http.get("/api/puzzles").json()
    assert [card["id"] for card in listed["puzzles"]] == [puzzle.id for puzzle in puzzles()]
    today = server.http.get("/api/puzzles/today").json()
    assert (today["id"], today["day"]) == (listed["today"], listed["day"])
    assert today["count"] == len(puzzles())
    assert today["id"] == listed["day"] % len(puzzles()) + 1
    puzzle = next(one for one in puzzles() if one.kind == MOVE)
    shown = server.http.get(f"/api/puzzles/{puzzle.id}").json()
    assert not {"right", "seed", "ending"} & set(shown)
    assert [option["text"] for option in shown["prompt"]["options"]] == shown["answers"]
    told = server.http.post(
        f"/api/puzzles/{puzzle.id}/answer", json={"answer": puzzle.right[0]}
    ).json()
    assert told["is_right"] is True
    assert told["reason"]["key"] == (puzzle.reason.key if puzzle.reason else "")
    data = server.http.get(f"/api/puzzles/{puzzle.id}/data").json()
    assert data["answers"] == shown["answers"]


def test_what_is_not_there_is_refused(server: Server) -> None:
    for word in ("0", "99999", "x", "-1"):
        refusal = server.http.get(f"/api/puzzles/{word}")
        assert (refusal.status_code, refusal.json()["code"]) == (404, "no_puzzle")
    refusal = server.http.post("/api/puzzles/1/answer", json={"answer": "nobody"})
    assert (refusal.status_code, refusal.json()["code"]) == (422, "no_answer")
    assert server.http.post("/api/puzzles/1/answer", json={"reply": "Bo"}).status_code == 400
