"""Samples of what a browser gets: one position for every kind of decision the engine can ask.

`python -m tests.tables.samples FOLDER` writes them; the component tests of the browser use them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from motherlode.bots import make_bot
from motherlode.puzzles.collection import puzzles
from motherlode.puzzles.puzzle import MOVE, WHO
from motherlode.rules.core.contract import Event
from motherlode.rules.core.engine import apply, call_choice, new_game
from motherlode.rules.core.frames import may_call
from motherlode.rules.core.ruleset import Catalogue, Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.words import default_names
from motherlode.rules.positions.position import read_position
from motherlode.rules.records.text import read_record
from motherlode.tables.game.sight import prompt_info, rules_info, seat_view, seen_event
from motherlode.tables.live.seating.faces import face_of
from motherlode.tables.past.film import position_of, replay_of
from motherlode.tables.past.puzzle_film import shown, solution_of
from motherlode.tables.past.sandbox import sandbox_of
from motherlode.tables.wire.messages import Clock, Happened, SeatInfo, Settings, TableInfo, Welcome
from motherlode.tables.wire.sights import Option
from tests.recipe import lucky_stone
from tests.support.kinds import write_brought
from tests.support.recorded import recorded_game
from tests.support.shuffled import vectors

TABLES = (
    ("base", (), 5),
    ("saboteur2", (), 6),
    ("duel", (), 2),
    ("base", ("all",), 6),
    ("saboteur2", ("all",), 8),
    ("saboteur2", ("party", "new_goals", "treasure_chests"), 5),
    ("base", ("new_goals",), 4),
)


def samples(games: int = 12) -> dict[str, Welcome]:
    """For each kind of decision what the asked seat gets, from games of goal-seeking bots."""
    found: dict[str, Welcome] = {}
    for game, modules, players in TABLES:
        for seed in range(games):
            for kind, welcome in played(game, modules, players, seed):
                found.setdefault(kind, welcome)
    return found


def turns(games: int = 12, most: int = 130) -> list[Welcome]:
    """Turns that together offer every way of playing a card there is, each of a bearable length."""
    seen: set[tuple[str, ...]] = set()
    found = []
    for game, modules, players in TABLES:
        for seed in range(games):
            for kind, welcome in played(game, modules, players, seed):
                asked = welcome.prompt
                assert asked is not None
                if kind != "Turn" or len(asked.options) > most:
                    continue
                ways = {_way(option) for option in asked.options}
                if ways - seen:
                    found.append(welcome)
                    seen |= ways
    return found


def _way(option: Option) -> tuple[str, ...]:
    """The verb of an option and what it asks for besides."""
    parts = ("tool", "payer", "side", "second")
    return (option.verb, *(part for part in parts if getattr(option, part) is not None))


def played(
    game: str, modules: tuple[str, ...], players: int, seed: int
) -> Iterator[tuple[str, Welcome]]:
    """A game: the first sample of each kind of decision in its second half or later."""
    edition = "jubilee"
    extras = list(modules)
    if modules == ("all",):
        extras = CATALOGUE.allowed_extras(game, edition, players)
    rules = CATALOGUE.rules(Selection(game, extras, edition, players))
    names = default_names(players)
    settings = Settings(game=game, edition=edition, modules=tuple(extras), players=players)
    state = new_game(rules, seed, listening=True)
    bots = [make_bot("greedy") for _ in range(players)]
    for seat, bot in enumerate(bots):
        bot.sit_down(seat, seed + seat)
    events = list(state.take_events())
    moves = 0
    while not state.over:
        seat = int(state.top().seat)
        asked = prompt(state, seat)
        if moves > 25 or asked.kind not in ("Turn", "DuelTurn"):
            yield asked.kind, welcomed(state, seat, names, settings, events)
        if moves == 40 and may_call(state, seat):
            apply(state, call_choice(state, seat))
        else:
            apply(state, asked.choices[bots[seat].choose(view(state, seat), asked)])
        moves += 1
        heard = list(state.take_events())
        events += heard
        for place, bot in enumerate(bots):
            if bot.listening:
                for event in heard:
                    bot.hear(event.seen_by(place))


def welcomed(
    state: State, seat: int, names: Sequence[str], settings: Settings, events: Sequence[Event]
) -> Welcome:
    """What a seat that comes back in the middle of a game is told."""
    rules = state.rules
    seats = tuple(
        SeatInfo(
            "person" if n == seat else "bot",
            name,
            None if n == seat else "greedy",
            n == seat,
            face=face_of(name),
        )
        for n, name in enumerate(names)
    )
    asked = prompt_info(state, names, prompt(state, seat), 77)
    history = tuple(
        Happened(n, seen_event(rules, names, event.seen_by(seat)))
        for n, event in enumerate(events[-30:], 1)
    )
    return Welcome(
        sequence=77,
        you=seat,
        table=TableInfo("SAMPLE", "playing", settings, seats, commitment="0" * 64, game=1),
        rules=rules_info(rules),
        view=seat_view(view(state, seat), names),
        prompt=asked,
        clock=Clock(4000, 4000, None) if asked.window else None,
        history=history,
        ending=None,
    )


def replays() -> dict[str, Struct]:
    """A short game as two pairs of eyes see it, and a sandbox in the middle of it."""
    record = read_record(
        recorded_game(Selection("base", (), "jubilee", 3), level="random", most=95)
    )
    return {
        "open": replay_of(record, "open"),
        "seat": replay_of(record, "1"),
        "sandbox": sandbox_of(position_of(record, 9), ()),
    }


def riddles() -> dict[str, Struct]:
    """A puzzle about what happened and one about a move, and what is told after a wrong answer."""
    made: dict[str, Struct] = {}
    for kind in (WHO, MOVE):
        puzzle = next(one for one in puzzles() if one.kind == kind)
        info = made[kind] = shown(puzzle, 1)
        wrong = next(answer for answer in info.answers if answer not in puzzle.right)
        made[f"{kind}-solution"] = solution_of(puzzle, wrong)
    return made


def strangers() -> dict[str, Welcome]:
    """A table with a module that the pages have never heard of: its card held, and played."""
    before = CATALOGUE.modules
    CATALOGUE.modules = Catalogue([*before, lucky_stone.MODULE]).modules
    try:
        here = read_position(
            'modules = ["lucky_stone"]\nplayers = 3\n[hands]\nAda = ["lucky_stone", "cross"]\n'
        )
        state, names = here.state, here.names
        settings = Settings(game="base", modules=("lucky_stone",), players=3)
        asked = welcomed(state, 0, names, settings, ())
        state.listening = True
        apply(state, read_choice(state, names, "lucky_stone"))
        seat = int(state.top().seat)
        played = welcomed(state, seat, names, settings, list(state.take_events()))
        return {"asked": asked, "played": played}
    finally:
        CATALOGUE.modules = before


def main() -> None:
    """Write every sample to the folder that is named."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for kind, welcome in sorted(samples().items()):
        (folder / f"{kind}.json").write_bytes(msgspec.json.encode(welcome) + b"\n")
    (folder / "turns").mkdir(exist_ok=True)
    for number, welcome in enumerate(turns(), 1):
        (folder / "turns" / f"{number:02}.json").write_bytes(msgspec.json.encode(welcome) + b"\n")
    (folder / "strange").mkdir(exist_ok=True)
    for name, welcome in strangers().items():
        (folder / "strange" / f"{name}.json").write_bytes(msgspec.json.encode(welcome) + b"\n")
    (folder / "rules").mkdir(exist_ok=True)
    write_brought(folder / "rules" / "modules.json")
    (folder / "shuffle").mkdir(exist_ok=True)
    (folder / "shuffle" / "vectors.json").write_text(json.dumps(vectors(), indent=1) + "\n")
    (folder / "replays").mkdir(exist_ok=True)
    for name, film in {**replays(), **riddles()}.items():
        (folder / "replays" / f"{name}.json").write_bytes(msgspec.json.encode(film) + b"\n")


if __name__ == "__main__":
    main()
