"""Samples of what a browser gets: one position for every kind of decision the engine can ask.

`python -m tests.tables.samples FOLDER` writes them; the component tests of the browser use them.
They are taken from games that are kept as records. If bots play something that none of them shows,
such as a decision of a new module, their game is kept, too.
"""

from __future__ import annotations

import itertools
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
from motherlode.rules.core.round_calls import may_call
from motherlode.rules.core.ruleset import Catalogue, Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.words import default_names
from motherlode.rules.positions.position import read_position
from motherlode.rules.records.record import Record
from motherlode.rules.records.recorder import Recorder
from motherlode.rules.records.replay import Replay
from motherlode.rules.records.text import read_record
from motherlode.tables.game.sight import prompt_info, rules_info, seat_view, seen_event
from motherlode.tables.live.seating.faces import face_of
from motherlode.tables.past.film import position_of, replay_of
from motherlode.tables.past.puzzle_film import shown, solution_of
from motherlode.tables.past.sandbox import sandbox_of
from motherlode.tables.wire.messages import Clock, Happened, SeatInfo, Settings, TableInfo, Welcome
from motherlode.tables.wire.sights import Option
from tests.recipe import lucky_stone
from tests.support.kinds import told_of_modules
from tests.support.recorded import recorded_game
from tests.support.shuffled import vectors

KEPT = Path(__file__).parent / "sampled"
"""Games of which samples are taken: records, so that they are the same whatever bots learn."""
TABLES = (
    ("base", (), 5),
    ("saboteur2", (), 6),
    ("duel", (), 2),
    ("base", ("all",), 6),
    ("saboteur2", ("all",), 8),
    ("saboteur2", ("party", "new_goals", "treasure_chests"), 5),
    ("base", ("new_goals",), 4),
    ("base", ("vote",), 5),
)
GAMES = 12  # at each of these tables, to look for what no kept game shows
MOST = 130  # options of a turn that is a sample: of a bearable length
Way = tuple[str, ...]


class Samples:
    """What the asked seats get: each kind of decision once, and turns that together offer every
    way of playing a card there is."""

    def __init__(self) -> None:
        self.kinds: dict[str, Welcome] = {}
        self.turns: list[Welcome] = []
        self._ways: set[Way] = set()

    def take(self, kind: str, welcome: Welcome) -> bool:
        """Take what is new in it; whether anything is."""
        is_new = kind not in self.kinds
        self.kinds.setdefault(kind, welcome)
        assert welcome.prompt is not None
        options = welcome.prompt.options
        ways = {_way(option) for option in options}
        if kind == "Turn" and len(options) <= MOST and ways - self._ways:
            self.turns.append(welcome)
            self._ways |= ways
            return True
        return is_new


def samples() -> Samples:
    """What the kept games show."""
    found = Samples()
    for file in sorted(KEPT.glob("*.jsonl")):
        for kind, welcome in asked_in(read_record(file.read_text("utf-8"), may_be_cut=True)):
            found.take(kind, welcome)
    return found


def keep_more() -> None:
    """Let bots play, and keep each game that shows what no kept one does, up to there."""
    found = samples()
    for game, modules, players in TABLES:
        for seed in range(GAMES):
            text = played(game, modules, players, seed)
            last = -1  # nothing is new
            for number, (kind, welcome) in enumerate(asked_in(read_record(text), every=True)):
                if is_sample(number, kind) and found.take(kind, welcome):
                    last = number
            if last >= 0:
                kept = "".join(text.splitlines(keepends=True)[: last + 1])
                number = len(list(KEPT.glob("*.jsonl"))) + 1
                (KEPT / f"{number:02}.jsonl").write_text(kept, "utf-8")


def is_sample(played: int, kind: str) -> bool:
    """Whether a decision after this many others is one: turns, when the maze has grown."""
    return played > 25 or kind not in ("Turn", "DuelTurn")


def _way(option: Option) -> Way:
    """The verb of an option and what it asks for besides."""
    parts = ("tool", "payer", "side", "second")
    return (option.verb, *(part for part in parts if getattr(option, part) is not None))


def asked_in(record: Record, every: bool = False) -> Iterator[tuple[str, Welcome]]:
    """The samples of a game, or every decision of it, with what the asked seat gets."""
    replay = Replay(record)
    state, names = replay.state, record.players
    extras = tuple(name for name in record.modules if name not in CATALOGUE.games())
    settings = Settings(
        game=record.rules, edition=record.edition, modules=extras, players=len(names)
    )
    events = list(replay.opening)
    for number in itertools.count():
        if state.over:
            return
        kind = state.top().name()
        if every or is_sample(number, kind):
            yield kind, welcomed(state, int(state.top().seat), names, settings, events)
        if (step := next(replay, None)) is None:
            return
        events += step[2]


def played(game: str, modules: tuple[str, ...], players: int, seed: int) -> str:
    """The record of a game of goal-seeking bots, in which somebody proposes to end a round."""
    extras = list(modules)
    if modules == ("all",):
        extras = CATALOGUE.allowed_extras(game, "jubilee", players)
    selection = Selection(game, extras, "jubilee", players)
    state = new_game(CATALOGUE.rules(selection), seed, listening=True)
    recorder = Recorder(selection, default_names(players), seed)
    bots = [make_bot("greedy") for _ in range(players)]
    for seat, bot in enumerate(bots):
        bot.sit_down(seat, seed + seat)
    for number in itertools.count():
        for event in state.take_events():
            for place, bot in enumerate(bots):
                if bot.listening:
                    bot.hear(event.seen_by(place))
        if state.over:
            return recorder.text()
        seat = int(state.top().seat)
        asked = prompt(state, seat)
        if number == 40 and may_call(state, seat):
            choice = int(call_choice(state, seat))
        else:
            choice = int(asked.choices[bots[seat].choose(view(state, seat), asked)])
        recorder.add(state, choice)
        apply(state, choice)
    raise AssertionError("unreachable")


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


def puzzle_samples() -> dict[str, Struct]:
    """An easy puzzle about what happened and one about a move, and what is told after an error."""
    made: dict[str, Struct] = {}
    for kind in (WHO, MOVE):
        puzzle = min(
            (one for one in puzzles() if one.kind == kind),
            key=lambda one: (one.grade, len(one.play), one.id),
        )
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


def files() -> dict[str, bytes]:
    """Every file of samples, by its path."""
    found = samples()
    parts: dict[str, dict[str, Struct]] = {
        "": dict(found.kinds),
        "turns/": {f"{n:02}": welcome for n, welcome in enumerate(found.turns, 1)},
        "strange/": dict(strangers()),
        "replays/": {**replays(), **puzzle_samples()},
    }
    made = {
        f"{folder}{name}.json": msgspec.json.encode(sample) + b"\n"
        for folder, part in parts.items()
        for name, sample in part.items()
    }
    made["rules/modules.json"] = told_of_modules()
    made["shuffle/vectors.json"] = (json.dumps(vectors(), indent=1) + "\n").encode()
    return made


def main() -> None:
    """Write every sample to the folder that is named, and nothing else is left there."""
    keep_more()
    folder = Path(sys.argv[1])
    made = files()
    for path in folder.rglob("*.json"):
        if str(path.relative_to(folder)) not in made:
            path.unlink()
    for name, content in made.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)


if __name__ == "__main__":
    main()
