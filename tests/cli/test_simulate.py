"""`motherlode simulate`: games are counted rightly, and the same seed gives the same games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from motherlode.bots.levels import OURS
from motherlode.cli.batch.games import Order, Tally, play_part
from motherlode.cli.batch.workers import played
from motherlode.cli.selection import game_seed
from motherlode.rules.core.gold import scores, winners
from motherlode.rules.core.playout import bot_seed
from motherlode.rules.records.replay import check, replay
from motherlode.rules.records.text import read_record
from tests.cli.terminal import Terminal
from tests.support.packages import installed

TIMES = ("cpu_seconds", "moves_per_second", "rounds_per_second", "jobs")


def results(motherlode: Terminal, line: str) -> dict[str, Any]:
    """What a run counts, without what it took."""
    data = motherlode("simulate", "--json", *line.split()).data()
    return {key: value for key, value in data.items() if key not in TIMES}


def test_the_report_has_everything(motherlode: Terminal) -> None:
    data = motherlode(*["simulate", "--games", "3", "--seed", "1", "--json"]).data()
    assert data["games"] == 3
    assert data["rounds"] == 9
    assert data["moves"] > 100
    assert data["seed"] == 1
    assert data["players"] == 5
    assert data["rules"] == "base"
    assert data["edition"] == "jubilee"
    assert data["modules"] == []
    assert data["bots"] == ["greedy"] * 5
    assert isinstance(data["compiled"], bool)
    assert data["cpu_seconds"] > 0
    assert data["moves_per_second"] == pytest.approx(data["moves"] / data["cpu_seconds"])
    assert data["rounds_per_second"] == pytest.approx(data["rounds"] / data["cpu_seconds"])
    assert set(data["wins"]) == {"diggers", "saboteurs", "nobody"}
    assert sum(data["wins"].values()) == 9
    assert data["game_wins"] == {"greedy": 3.0}


@pytest.mark.parametrize(
    ("line", "players", "words"),
    [
        ("--rules duel", 2, {"diggers", "saboteurs", "nobody"}),
        ("--rules tournament", 5, {"diggers", "saboteurs", "greedy", "nobody"}),
        ("--modules all", 5, {"diggers", "saboteurs", "greedy", "nobody"}),
        ("--modules victim --edition en --players 10", 10, {"diggers", "saboteurs", "nobody"}),
        ("--players 3 --bots greedy,random", 3, {"diggers", "saboteurs", "nobody"}),
    ],
)
def test_every_game_can_be_simulated(
    motherlode: Terminal, line: str, players: int, words: set[str]
) -> None:
    data = results(motherlode, f"--games 2 --seed 5 {line}")
    assert data["players"] == players
    assert set(data["wins"]) == words
    assert sum(data["wins"].values()) == data["rounds"] == 6
    assert sum(data["game_wins"].values()) == pytest.approx(2)


def test_modules_all_means_every_one_these_rules_allow(motherlode: Terminal) -> None:
    line = "--games 1 --bots random --modules all"
    base = results(motherlode, line)["modules"]
    assert {"greedy_dwarf", "victim"} <= set(base)
    assert "greedy_dwarf" not in results(motherlode, f"{line} --rules saboteur2")["modules"]
    assert results(motherlode, "--games 1 --modules all --rules duel")["modules"] == []


def test_bots_go_round_the_seats(motherlode: Terminal) -> None:
    data = results(motherlode, "--games 1 --bots greedy,random")
    assert data["bots"] == ["greedy", "random", "greedy", "random", "greedy"]
    assert set(data["game_wins"]) == {"greedy", "random"}


def test_the_same_seed_gives_the_same_games(motherlode: Terminal) -> None:
    line = "--games 4 --bots greedy,random --seed "
    assert results(motherlode, line + "9") == results(motherlode, line + "9")
    assert results(motherlode, line + "9") != results(motherlode, line + "10")


def test_jobs_change_nothing_but_the_time(motherlode: Terminal) -> None:
    line = "--games 7 --seed 2 --bots greedy,random,random"
    assert results(motherlode, line) == results(motherlode, f"{line} --jobs 2")


def test_however_the_games_are_parted_they_add_up_alike() -> None:
    order = Order("base", (), "", 4, ("random", "greedy", "random", "random"), 3, 6)
    whole = play_part(order, range(6))
    total = Tally()
    for part in (range(4, 6), range(1), range(1, 4)):
        total.add(play_part(order, part))
    assert (whole.wins, whole.gold, whole.game_wins) == (total.wins, total.gold, total.game_wins)
    assert [part.games for part in played(order, 1)] == [1] * 6


def test_a_drawn_seed_is_told_and_repeats_the_run(motherlode: Terminal) -> None:
    first = results(motherlode, "--games 2")
    assert results(motherlode, f"--games 2 --seed {first['seed']}") == first


def test_seeds_of_games_and_bots_differ() -> None:
    games = {game_seed(1, game) for game in range(1000)}
    bots = {bot_seed(seed, seat) for seed in list(games)[:100] for seat in range(10)}
    assert len(games) == 1000
    assert len(bots) == 1000
    assert not games & bots
    assert max(games | bots) < 1 << 52


def test_people_get_tables(motherlode: Terminal) -> None:
    ended = motherlode(*["simulate", "--games", "2", "--seed", "1", "--bots", "greedy,random"])
    assert ended.code == 0
    assert "seed 1" in ended.out
    for word in ("Diggers", "Saboteurs", "Nobody", "greedy", "random", "moves/s"):
        assert word in ended.out
    assert max(len(line) for line in ended.out.splitlines()) <= 80


def test_records_of_the_games_are_the_games(motherlode: Terminal, tmp_path: Path) -> None:
    line = "--games 3 --seed 6 --players 4 --bots greedy,random"
    data = results(motherlode, f"{line} --records {tmp_path}/games")
    assert data == results(motherlode, line)
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == ["game-1.jsonl", "game-2.jsonl", "game-3.jsonl"]
    choices = 0
    gold: dict[str, int] = {"greedy": 0, "random": 0}
    for game, file in enumerate(files):
        record = read_record(file.read_text(encoding="utf-8"))
        check(record)
        assert record.seed == game_seed(6, game)
        choices += len(record.choices)
        again = replay(record)
        list(again)
        assert winners(again.state)
        for seat, score in enumerate(scores(again.state)):
            gold[data["bots"][seat]] += int(score)
    assert choices == data["moves"]
    assert data["mean_gold"] == {bot: total / (3 * 2) for bot, total in gold.items()}


def test_records_are_the_same_from_several_processes(motherlode: Terminal, tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        results(motherlode, f"--games 3 --seed 6 --jobs {jobs} --records {tmp_path}/{jobs}")
    for file in (tmp_path / "1").iterdir():
        assert file.read_bytes() == (tmp_path / "2" / file.name).read_bytes()


def test_one_game_goes_into_a_folder_too(motherlode: Terminal, tmp_path: Path) -> None:
    results(motherlode, f"--games 1 --records {tmp_path}/new.jsonl")
    assert [file.name for file in (tmp_path / "new.jsonl").iterdir()] == ["game-1.jsonl"]


@pytest.mark.parametrize("games", ["1", "2"])
def test_a_place_where_no_records_can_be_is_refused(
    motherlode: Terminal, tmp_path: Path, games: str
) -> None:
    file = tmp_path / "file"
    file.write_text("kept", encoding="utf-8")
    for place in (str(file), "/nowhere/x", "/dev/null", "-", f"{tmp_path}/no/folder"):
        assert motherlode("simulate", "--games", games, "--records", place).sentence()
    assert file.read_text(encoding="utf-8") == "kept"


def test_records_are_not_written_over_unless_that_is_wanted(
    motherlode: Terminal, tmp_path: Path
) -> None:
    line = f"--games 2 --players 3 --seed 1 --records {tmp_path}/games"
    results(motherlode, line)
    first = (tmp_path / "games" / "game-1.jsonl").read_bytes()
    again = line.replace("--seed 1", "--seed 2")
    assert "--force" in motherlode("simulate", *again.split()).sentence()
    assert (tmp_path / "games" / "game-1.jsonl").read_bytes() == first
    results(motherlode, f"{again} --force")
    assert (tmp_path / "games" / "game-1.jsonl").read_bytes() != first
    results(motherlode, f"--games 10 --players 3 --records {tmp_path}/games")  # game-01 and so on


def test_with_one_kind_of_bot_nobody_asks_which_won(motherlode: Terminal) -> None:
    shown = motherlode("simulate", "--games", "1", "--bots", "random").out
    assert "Games won" not in shown
    assert "random in every seat" in shown


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_names_the_bots(motherlode: Terminal, command: str) -> None:
    shown = " ".join(motherlode(command, "--help").out.split())
    for level in OURS:
        assert level.name in shown


def test_a_bot_of_your_own_plays(motherlode: Terminal, tmp_path: Path) -> None:
    with installed(tmp_path / "packages", mole="mole:Mole"):
        data = results(motherlode, "--games 2 --players 3 --bots greedy,mole --jobs 2 --seed 1")
        assert data["bots"] == ["greedy", "mole", "greedy"]


def test_who_begins_can_be_named(motherlode: Terminal, tmp_path: Path) -> None:
    line = ("simulate", "--games", "2", "--players", "3", "--first", "cai", "--seed", "1", "--json")
    assert motherlode(*line, "--records", str(tmp_path / "games")).data()["first"] == "Cai"
    for path in (tmp_path / "games").iterdir():
        record = read_record(path.read_text(encoding="utf-8"))
        check(record)
        assert record.first == "Cai"
        assert record.choices[0][0] == "Cai"
    assert "no seat called 4" in motherlode("simulate", "--players", "3", "--first", "4").sentence()
