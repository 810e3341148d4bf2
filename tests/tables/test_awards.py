"""What a finished game is remembered for, found in records written by hand and in bots' games."""

from __future__ import annotations

import pytest

from motherlode.bots import make_bot
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.engine import apply, asked_seat, new_game
from motherlode.rules.core.playout import Claim
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.words import default_names
from motherlode.rules.records.record import Record
from motherlode.rules.records.recorder import Recorder
from motherlode.rules.records.replay import replay
from motherlode.rules.records.text import read_record
from motherlode.tables.past.awards import awards, remembered
from motherlode.tables.past.film import OPEN, replay_of

PLAYERS = 5


class Told:
    """A game of bots that is recorded, with what somebody says in it."""

    def __init__(self, seed: int, modules: tuple[str, ...] = ()) -> None:
        self.selection = Selection("base", modules, "jubilee", PLAYERS)
        self.rules = CATALOGUE.rules(self.selection)
        self.names = default_names(PLAYERS)
        self.recorder = Recorder(self.selection, self.names, seed)
        self.state: State = new_game(self.rules, seed)
        self.bots = [make_bot("greedy") for _ in range(PLAYERS)]
        for seat, bot in enumerate(self.bots):
            bot.sit_down(seat, seat)

    def seats(self, role: str) -> list[int]:
        """Who has a role now."""
        return [n for n in range(PLAYERS) if self.rules.role_names[self.state.roles[n]] == role]

    def move(self) -> None:
        """One choice of whoever is asked."""
        seat = asked_seat(self.state)
        asked = prompt(self.state, seat)
        choice = asked.choices[self.bots[seat].choose(view(self.state, seat), asked)]
        self.recorder.add(self.state, int(choice))
        apply(self.state, choice)

    def claim(self, seat: int, kind: str, cell: int = NOBODY, about: int = NOBODY) -> None:
        """Somebody claims something."""
        self.recorder.claim(self.rules, seat, Claim(kind, cell, about, 0))

    def record(self) -> Record:
        """The whole game."""
        while not self.state.over:
            self.move()
        return read_record(self.recorder.text())


@pytest.mark.parametrize("seed", range(4))
def test_gold_by_round_adds_up_to_the_scores(seed: int) -> None:
    record = Told(seed).record()
    played = replay(record)
    for _ in played:
        pass
    gold = remembered(record).gold
    assert len(gold) == 3
    assert [sum(column) for column in zip(*gold, strict=True)] == list(
        (played.result().scores or {}).values()
    )


@pytest.mark.parametrize("seed", range(4))
def test_the_finisher_is_whoever_reached_the_treasure_most_often(seed: int) -> None:
    info = replay_of(Told(seed).record(), OPEN)
    reached = [
        (event.fields["seat"], number)
        for number, still in enumerate(info.frames)
        for event in still.events
        if event.event == "GoalTurned" and event.fields["goal"] == "goal_treasure"
    ]
    found = [award for award in awards(info) if award.kind == "finisher"]
    assert bool(found) == bool(reached)
    for award in found:
        name = info.players[award.seat]
        assert award.value == sum(seat == name for seat, _ in reached)
        assert award.value == max(
            sum(seat == other for seat, _ in reached) for other in info.players
        )
        assert (name, award.at) in reached


def test_suspicions_of_somebody_honest_and_the_turns_of_a_bluff_are_counted() -> None:
    told = Told(3)
    for _ in range(15):
        told.move()
    digger = told.seats("digger")[0]
    others = [seat for seat in range(PLAYERS) if seat != digger]
    for seat in others:
        told.claim(seat, "suspect", about=digger)
    info = replay_of(told.record(), OPEN)
    found = {award.kind: award for award in awards(info)}
    assert found["scapegoat"].seat == digger
    assert found["scapegoat"].value >= len(others)
    bluff = found.get("bluff")
    if bluff is not None:
        assert bluff.value >= 3


def test_a_lie_counts_only_if_its_speaker_knew_better_and_won() -> None:
    """A saboteur who has looked at a goal says the wrong thing about it."""
    worked, failed = 0, 0
    for seed in range(30):
        told = Told(seed)
        liar = told.seats("saboteur")[:1]
        for _ in range(10):
            told.move()
        if not liar or told.state.round > 1:
            continue
        seen = int(told.state.seen_goals[liar[0]])
        if not seen:
            continue
        place = seen.bit_length() - 1
        is_treasure = told.state.goals[place] == told.rules.goals[0]
        kind = "no_treasure" if is_treasure else "treasure"
        told.claim(liar[0], kind, cell=int(told.state.goal_cells[place]))
        info = replay_of(told.record(), OPEN)
        outcome = replay(read_record(told.recorder.text()))
        for _ in outcome:
            pass
        won = outcome.state.outcomes[0] == "saboteurs"
        lies = [award for award in awards(info) if award.kind == "lie"]
        assert bool(lies) == won
        worked, failed = worked + won, failed + (not won)
    assert worked or failed
