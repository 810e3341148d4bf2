"""Chat and claims can be switched off by the host, during a game too."""

from __future__ import annotations

from tests.support.server import Server


def test_the_host_switches_talk_off_and_on_in_a_game(own_server: Server) -> None:
    own_server.start()
    host, other = own_server.party("Ada", "Bo", players=2, game="duel")
    host.order("start")
    other.until_playing()
    assert other.order("allow_talk", chat=False, claims=False)["code"] == "not_host"
    assert other.order("say", text="Hello")["type"] == "done"
    assert host.order("allow_talk", chat=False, claims=True)["type"] == "done"
    assert other.order("say", text="Hello?")["code"] == "no_chat"
    claim = {"claim": "treasure", "cell": other.view["goals"][0]["cell"]}
    assert other.order("claim", **claim)["type"] == "done"
    assert other.table["phase"] == "playing"
    assert other.table["settings"]["chat"] is False
    tokens = host.token, other.token
    code = other.table["code"]
    own_server.restart()
    host, other = (own_server.socket(code).hello(token) for token in tokens)
    assert other.order("say", text="Still?")["code"] == "no_chat"
    assert host.order("allow_talk", chat=True, claims=False)["type"] == "done"
    assert other.order("say", text="At last")["type"] == "done"
    assert other.order("claim", **claim)["code"] == "no_claims"
