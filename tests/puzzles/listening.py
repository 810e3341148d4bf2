"""Listening to a puzzle: a reader that has heard what its seat heard."""

from __future__ import annotations

from bench.puzzles.games import Step
from bench.puzzles.moves import Spot, spot_of
from motherlode.bots.reader.bot import ReaderBot
from motherlode.puzzles.puzzle import Puzzle, is_claim
from motherlode.rules.core.contract import Event
from motherlode.rules.core.views import view
from motherlode.rules.notation.claims import read_claim
from motherlode.rules.records.replay import Replay


def listened(puzzle: Puzzle) -> tuple[ReaderBot, Replay]:
    """A reader in the puzzle's seat, and the game as far as it came."""
    replay = Replay(puzzle.record(), rests=True)
    reader = ReaderBot()
    reader.sit_down(puzzle.eyes, 0)

    def hear(events: list[Event]) -> None:
        for event in events:
            reader.hear(event.seen_by(puzzle.eyes))

    hear(replay.opening)
    reader.beliefs(view(replay.state, puzzle.eyes))
    for played in puzzle.play:
        if is_claim(played):
            claim = read_claim(replay.rules, puzzle.players, played[1])
            reader.hear_claim(played[0], claim)
        else:
            hear(next(replay)[2])
        reader.beliefs(view(replay.state, puzzle.eyes))
    return reader, replay


def spot(puzzle: Puzzle) -> Spot:
    """A question about a move, as its finder saw it."""
    reader, replay = listened(puzzle)
    readers = [reader] * len(puzzle.players)
    found = spot_of(Step(puzzle.eyes, "", before=replay.state, readers=readers))
    assert found is not None
    return found
