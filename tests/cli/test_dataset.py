"""`motherlode dataset`: what seats saw, and nothing else; the same seed gives the same bytes."""

from __future__ import annotations

import builtins
import json
from pathlib import Path
from random import Random
from typing import Any

import pyarrow.parquet as pq
import pytest

from motherlode.cli.batch.dataset.sitting import Page, Seen, Sitting, heard, seen
from motherlode.cli.batch.dataset.volume import PARQUET, Sheaf, Volume
from motherlode.cli.batch.games import bound
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import Event
from motherlode.rules.core.state import State
from motherlode.rules.notation.data import Data
from motherlode.rules.notation.words import default_names
from motherlode.rules.records.text import read_record
from tests.cli.terminal import Terminal
from tests.support.doors import Doors, difference

Table = tuple[str, tuple[str, ...], str, int]

LINE = "--games 3 --players 4 --bots deceiver,greedy --seed 5"


def rows(path: Path) -> list[dict[str, Any]]:
    """The rows of a file of JSON Lines."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def write(motherlode: Terminal, name: str, line: str = LINE) -> dict[str, Any]:
    """A data set in a folder of this name."""
    data: dict[str, Any] = motherlode("dataset", "--json", "--out", name, *line.split()).data()
    return data


def test_rows_are_the_choices_of_the_same_games(motherlode: Terminal) -> None:
    told = write(motherlode, "set")
    motherlode("simulate", "--json", "--records", "games", *LINE.split()).data()
    decisions = rows(motherlode.folder / "set/decisions.jsonl")
    truth = rows(motherlode.folder / "set/truth.jsonl")
    assert [game["game"] for game in truth] == [0, 1, 2]
    for game in truth:
        record = read_record(
            (motherlode.folder / f"games/game-{game['game'] + 1}.jsonl").read_text()
        )
        own = [row for row in decisions if row["game"] == game["game"]]
        assert [row["choice"] for row in own] == [e.text for e in record.entries if not e.is_talk]
        assert [row["decision"] for row in own] == list(range(len(own)))
        for row in own:
            ended = game["rounds"][row["round"] - 1]
            assert row["index"] is None or row["options"][row["index"]] == row["choice"]
            assert row["seen"]["hand"] is not None
            assert row["outcome"] == {
                "role": ended["roles_at_end"][row["seat"]],
                "winner": ended["winner"],
                "won": row["seat"] in ended["winners"],
                "gold": ended["gold"][row["seat"]],
                "match_gold": game["gold"][row["seat"]],
                "match_won": row["seat"] in game["winners"],
            }
        assert game["gold"] == [sum(one["gold"][s] for one in game["rounds"]) for s in range(4)]
    assert told["decisions"] == len(decisions) == sum(told["kinds"].values())
    assert told["rounds"] == 9 == sum(told["wins"].values())
    assert any(e["event"] == "Claimed" for row in decisions for e in row["heard"])


def test_the_truth_is_apart(motherlode: Terminal) -> None:
    write(motherlode, "set")
    for row in rows(motherlode.folder / "set/decisions.jsonl"):
        assert "seed" not in json.dumps(row)
        others = [one for one in row["seen"]["seats"] if one["name"] != row["seen"]["seat"]]
        assert row["kind"] != "Turn" or all("role" not in one for one in others)
    first = rows(motherlode.folder / "set/truth.jsonl")[0]["rounds"][0]
    assert len(first["roles"]) == len(first["hands"]) == 4
    assert sorted(first["goals"].values())[-1] == "goal_treasure"
    assert len(first["deck"]) > 30


class Rows(Doors):
    """Everything goes through what writes the rows."""

    def __init__(self, rules: Rules) -> None:
        self.names = default_names(int(rules.players))
        self.data = Data(rules, self.names)

    def view(self, state: State, seat: int) -> object:
        """What is seen, with the options."""
        return seen(state, seat, self.data, self.names)

    def prompt(self, state: State, seat: int) -> object:
        """The options are there already."""
        return ""

    def event(self, state: State, event: Event, seat: int) -> object:
        """What is heard."""
        return heard(event, seat, self.data)

    def error(self, state: State, seat: int, text: str) -> object:
        """Rows have no refusals."""
        return ""


class Peeking(Rows):
    """Shows the card that is drawn next."""

    def view(self, state: State, seat: int) -> object:
        """With the deck's first card."""
        return [super().view(state, seat), int(state.deck[state.drawn]) if state.deck_size() else 0]


class Overhearing(Rows):
    """Hears what only others saw."""

    def event(self, state: State, event: Event, seat: int) -> object:
        """The event as it is."""
        return self.data.event(event)


def leaks(kind: type[Rows], table: Table, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What rows of a game tell a seat but not in another world that it can't tell apart.

    Every row of the seat that decides, and at the same time what another seat sees and hears.
    """
    random, rules = Random(3), bound(*table)
    doors = kind(rules)
    found: list[str] = []

    def both(state: State, seat: int, data: Data, names: tuple[str, ...]) -> Seen:
        for eyes in (seat, (seat + random.randrange(1, table[3])) % table[3]):
            found.append(difference(doors, state, eyes, random))
        return seen(state, seat, data, names)

    monkeypatch.setattr("motherlode.cli.batch.dataset.sitting.seen", both)
    page = Sitting(rules, ("greedy",) * table[3], 0, 7).play()
    assert len(found) == 2 * len(page.decisions) > 20
    return set(found) - {""}


@pytest.mark.parametrize(
    "table",
    [("base", (), "", 5), ("saboteur2", ("veto", "treasure_chests"), "", 4), ("duel", (), "", 2)],
)
def test_what_was_seen_and_heard_is_the_same_in_both_worlds(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert leaks(Rows, table, monkeypatch) == set()


@pytest.mark.parametrize("kind", [Peeking, Overhearing])
def test_a_row_that_tells_too_much_is_found(
    kind: type[Rows], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert leaks(kind, ("base", (), "", 5), monkeypatch)


def test_jobs_and_another_run_change_no_byte(motherlode: Terminal) -> None:
    for name, form in (("a", "jsonl"), ("b", "parquet")):
        line = f"{LINE} --format {form}"
        write(motherlode, name, line)
        write(motherlode, name + "2", f"{line} --jobs 2")
        files = sorted(path.name for path in (motherlode.folder / name).iterdir())
        assert files == sorted(["card.md", f"decisions.{form}", f"truth.{form}"])
        for file in files:
            one, other = (motherlode.folder / folder / file for folder in (name, name + "2"))
            assert one.read_bytes() == other.read_bytes()
    table = pq.read_table(motherlode.folder / "b/decisions.parquet").to_pylist()
    lines = rows(motherlode.folder / "a/decisions.jsonl")
    for row in table:
        row["seen"], row["heard"] = json.loads(row["seen"]), json.loads(row["heard"])
    assert table == lines
    assert pq.read_table(motherlode.folder / "b/truth.parquet").column("seed").to_pylist() == [
        game["seed"] for game in rows(motherlode.folder / "a/truth.jsonl")
    ]


def test_the_card_says_what_is_there(motherlode: Terminal) -> None:
    told = write(motherlode, "set")
    card = (motherlode.folder / "set/card.md").read_text("utf-8")
    for name, one in told["files"].items():
        assert f"| `{name}` | {one['rows']:,} | {one['bytes']:,} | `{one['sha256']}` |" in card
    for field in rows(motherlode.folder / "set/decisions.jsonl")[0]:
        assert f"| `{field}` |" in card
    command = next(line for line in card.splitlines() if line.startswith("motherlode dataset"))
    again = command.replace("FOLDER", "again").split()[1:]
    motherlode(*again, "--json").data()
    assert (motherlode.folder / "again/card.md").read_text("utf-8") == card
    assert "clock" not in card


def test_nothing_is_overwritten_unasked_and_nothing_half_written_stays(
    motherlode: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = ("dataset", "--games", "1", "--bots", "random", "--out", "set")
    assert motherlode(*line).code == 0
    assert motherlode(*line).sentence() == (
        "set/decisions.jsonl already exists; use --force to overwrite it."
    )
    assert motherlode(*line, "--force").code == 0

    def interrupted(self: Sitting) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Sitting, "play", interrupted)
    assert motherlode(*line[:-1], "other").code == 130
    assert list((motherlode.folder / "other").iterdir()) == []


def test_a_mistake_in_writing_is_told_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("motherlode.cli.batch.dataset.parquet.GROUP", 1)
    wrong = Page([{"kind": "Turn", "round": "first"}], {"game": 0}, ())
    with pytest.raises(ValueError, match="first") as told, Volume(tmp_path, PARQUET) as volume:
        volume.take(Sheaf(0, [wrong]))
    assert told.value.__context__ is None
    assert list(tmp_path.iterdir()) == []


def test_formats_that_cant_be_written_are_refused(
    motherlode: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = ("dataset", "--games", "1", "--out", "set", "--format")
    assert motherlode(*line, "csv").sentence() == (
        "there’s no format called csv; the formats are jsonl, parquet."
    )
    real = builtins.__import__

    def without(name: str, *more: Any, **named: Any) -> Any:
        if name.endswith("dataset.parquet"):
            raise ImportError(name)
        return real(name, *more, **named)

    monkeypatch.setattr(builtins, "__import__", without)
    told = motherlode(*line, "parquet").sentence()
    assert told.endswith('pip install "motherlode[data]" brings it.')
    assert not (motherlode.folder / "set").exists()
