"""The program of a table in the page plays the same games as this one, compiled or not."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from tests.support.in_page import run_in_page
from tests.support.site import ROOT

FEWER = 6  # one in this many golden games, where the page has no compiled kernel
SCRIPT = "tests/playthroughs/script.py"
SUPPORT = ("chests", "oracle", "plain", "players", "table")  # what it needs

PLAYED = """
import json
from librt.vecs import vec
from motherlode.bots import make_bot
from motherlode.analysis.hint import hint
from motherlode.bots.search.bot import SearcherBot
from motherlode.rules.core.engine import asked_seat, new_game
from motherlode.rules.core.gold import scores
from motherlode.rules.core.playout import Bot, play_out
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.views import prompt, view
from motherlode.rules.modules import CATALOGUE

def played(game, modules, players, level, seed):
    rules = CATALOGUE.rules(Selection(game, modules, "", players))
    bots = [make_bot(level) for _ in range(players)]
    for seat, bot in enumerate(bots):
        bot.sit_down(seat, seed)
    state = new_game(rules, seed)
    moves = int(play_out(state, vec[Bot](bots)))
    return [moves, list(state.outcomes), [int(gold) for gold in scores(state)]]

def games():
    for seed in (1, 2**62 + 5):
        yield played("base", ("veto", "toll_tunnels"), 5, "greedy", seed)
        yield played("saboteur2", ("new_goals",), 7, "random", seed)
        yield played("duel", (), 2, "greedy", seed)
        yield played("base", (), 4, "reader", seed)

def hinted(trials, seconds):
    state = new_game(CATALOGUE.rules(Selection("base", (), "", 4)), 3)
    adviser = SearcherBot()
    seat = int(asked_seat(state))
    adviser.sit_down(seat, 0)
    for event in state.take_events():
        adviser.hear(event.seen_by(seat))
    adviser.seconds = seconds
    seen, asked = view(state, seat), prompt(state, seat)
    return [hint(adviser, seen, asked, trials).choice, [int(one) for one in asked.choices]]

found = json.dumps([*games(), hinted(24, 1.0)])
"""


def test_the_page_plays_the_same_games() -> None:
    here: dict[str, Any] = {}
    exec(PLAYED, here)
    there = run_in_page(f"{PLAYED}\nfound")
    assert json.loads(there) == json.loads(here["found"])


def test_who_searches_in_the_page_looks_at_the_clock() -> None:
    choice, choices = json.loads(run_in_page(f"{PLAYED}\njson.dumps(hinted(0, 0.01))"))
    assert choice in choices


# The golden games are played there with the code that plays them here.
GOLDEN = """
import hashlib, json, sys
from pathlib import Path

for name, text in json.loads(SOURCES).items():
    path = Path("/tmp/tried") / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
sys.path.insert(0, "/tmp/tried")
from tests.playthroughs.script import name_of, play, selections

chosen = list(selections())
if "motherlode__mypyc" not in sys.modules:
    chosen = chosen[::FEWER]
json.dumps({name_of(one): hashlib.sha256(play(one).encode()).hexdigest() for one in chosen})
"""


def test_the_page_plays_the_golden_games() -> None:
    parts = (*(f"tests/support/{name}.py" for name in SUPPORT), SCRIPT)
    sources = {name: (ROOT / name).read_text() for name in parts}
    given = f"SOURCES, FEWER = {json.dumps(sources)!r}, {FEWER}"
    there = json.loads(run_in_page(f"{given}\n{GOLDEN}"))
    here = {
        path.stem: sha256(path.read_bytes()).hexdigest()
        for path in (ROOT / SCRIPT).parent.glob("*.txt")
    }
    assert len(there) >= len(here) // FEWER
    assert there.items() <= here.items()


# What a table never needs isn't fetched, and what is done with takes no memory.
LEFT = """
from importlib.util import find_spec
from pathlib import Path
import motherlode

kernel = [path.name for path in Path(motherlode.__path__[0]).parent.glob("motherlode__mypyc*")]
found = [name for name in ("env", "cli", "store.sqlite") if find_spec(f"motherlode.{name}")]
str([kernel, found])
"""


def test_the_page_keeps_nothing_that_it_does_not_need() -> None:
    assert run_in_page(LEFT) == "[[], []]"


def test_mistakes_in_others_code_can_be_told_there() -> None:
    told = run_in_page(
        "import json, traceback\ntry: json.loads('{')\n"
        "except ValueError: told = traceback.format_exc()\ntold"
    )
    assert told.endswith(
        "Expecting property name enclosed in double quotes: line 1 column 2 (char 1)"
    )
