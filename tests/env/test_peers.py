"""`make bench-peers`: ours is measured, and who isn't installed is left out with a sentence."""

from __future__ import annotations

import json
import subprocess
import sys

from bench.peers.play import GAMES


def test_peers_that_are_missing_are_left_out() -> None:
    line = ["-m", "bench.peers", "--python", "/no/such/python", "--laps", "1", "--seconds", "0.01"]
    ran = subprocess.run(
        [sys.executable, *line, "--json"], capture_output=True, text=True, check=True
    )
    data = json.loads(ran.stdout)
    ours = [name for name, (library, _) in GAMES.items() if library == "ours"]
    assert [row["game"] for row in data["games"]] == ours
    assert data["games"][0]["ours_to_it"] == 1
    assert all(row["moves_per_second"] > 0 for row in data["games"])
    assert set(data["missing"]) == {library for library, _ in GAMES.values()} - {"ours"}
    assert "open_spiel is left out: /no/such/python can't be started" in ran.stderr
