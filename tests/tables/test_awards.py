"""What a finished game is remembered for, found in records written by hand and in bots' games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from motherlode.bots import make_bot
from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.core.engine import apply, asked_seat, new_game
from motherlode.rules.core.gold import scores
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


class Choice(NamedTuple):
    """One choice of a record: whether it answered a turn's question, by whom, what came of it."""

    in_turn: bool
    seat: int
    events: list[Event]

    def told(self, *names: str) -> list[dict[str, Any]]:
        """The fields of the events with these names."""
        return [dict(event.fields()) for event in self.events if event.name() in names]


def rounds_of(record: Record) -> Iterator[tuple[State, list[Choice]]]:
    """Each round as it lies at its end, and its choices."""
    played = replay(record, rests=True)
    choices: list[Choice] = []
    while not played.state.over:
        top = played.state.top()
        name, _, events = next(played)
        in_turn = top is played.rules.turns[top.seat]
        choices.append(Choice(in_turn, record.players.index(name), events))
        if played.state.resting or played.state.over:
            yield played.state, choices
            choices = []
        if played.state.resting:
            played.go_on()


@pytest.mark.parametrize("modules", [(), ("toll_tunnels",), ("treasure_chests", "new_goals")])
def test_gold_by_round_is_what_each_round_has_changed(modules: tuple[str, ...]) -> None:
    record = Told(3, modules).record()
    total = [0] * PLAYERS
    for (state, _), won in zip(rounds_of(record), remembered(record).gold, strict=True):
        total = [before + more for before, more in zip(total, won, strict=True)]
        assert total == list(scores(state))


def bluffs_and_scapegoats(record: Record) -> tuple[set[int], set[int]]:
    """In each round: turns of saboteurs before a suspicion, suspicions of diggers."""
    bluffs: set[int] = set()
    scapegoats: set[int] = set()
    for state, choices in rounds_of(record):
        roles = [state.rules.role_names[role] for role in state.roles]
        turns, mover = [0] * PLAYERS, 0
        marks: list[list[int]] = [[] for _ in range(PLAYERS)]
        for choice in choices:
            mover = choice.seat if choice.in_turn else mover
            is_sponsored = any(told["agrees"] for told in choice.told("SponsorAnswered"))
            if is_sponsored or (choice.in_turn and not choice.told("SponsorAsked")):
                turns[mover] += 1
            for told in choice.told("ToolBroken", "PlayerAccused"):
                if "tool" not in told or roles[told["seat"]] != "saboteur":
                    marks[told["target"]].append(turns[told["target"]])
        for seat, role in enumerate(roles):
            if role == "saboteur":
                bluffs.add(marks[seat][0] if marks[seat] else turns[seat])
            else:
                scapegoats.add(len(marks[seat]))
    return bluffs, scapegoats


@pytest.mark.parametrize("modules", [(), ("vote",), ("toll_tunnels", "pathfinder", "veto")])
@pytest.mark.parametrize("seed", range(3))
def test_turns_of_a_bluff_and_suspicions_are_counted_as_they_were(
    seed: int, modules: tuple[str, ...]
) -> None:
    """A look at a map is a turn, a second path card isn't; saboteurs break tools on purpose."""
    record = Told(seed, modules).record()
    found = {award.kind: award.value for award in remembered(record).awards}
    bluffs, scapegoats = bluffs_and_scapegoats(record)
    assert found.get("bluff", 0) == (max(bluffs) if max(bluffs) >= 3 else 0)
    assert found.get("scapegoat", 0) == (max(scapegoats) if max(scapegoats) >= 2 else 0)


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


def test_open_suspicions_of_somebody_honest_are_counted() -> None:
    told = Told(3)
    for _ in range(15):
        told.move()
    digger = told.seats("digger")[0]
    others = [seat for seat in range(PLAYERS) if seat != digger]
    for seat in others:
        told.claim(seat, "suspect", about=digger)
    found = {award.kind: award for award in remembered(told.record()).awards}
    assert found["scapegoat"].seat == digger
    assert found["scapegoat"].value >= len(others)


def test_what_is_claimed_once_the_roles_are_shown_counts_for_nothing() -> None:
    """Nobody is suspected, and nobody lies, while the gold is handed out."""
    told = Told(1)
    while not told.state.revealed:
        told.move()
    assert told.state.round == 1
    plain = remembered(Told(1).record())
    for seat in range(PLAYERS):
        for about in set(range(PLAYERS)) - {seat}:
            told.claim(seat, "suspect", about=about)
    assert remembered(told.record()) == plain


@pytest.mark.parametrize("seed", range(6))
def test_a_game_is_remembered_for_three_or_four_things(seed: int) -> None:
    info = replay_of(Told(seed).record(), OPEN)
    found = awards(info)
    assert 3 <= len(found) <= 4
    assert len({award.kind for award in found}) == len(found)
    deeds = {"builder": "PathLaid", "wrecker": "ToolBroken"}
    for award in found:
        done = [
            number
            for number, still in enumerate(info.frames)
            for event in still.events
            if event.event == deeds.get(award.kind)
            and event.fields["seat"] == info.players[award.seat]
        ]
        if award.kind in deeds:
            assert (award.value, award.at) == (len(done), done[-1])


def test_the_keen_eye_named_a_saboteur_and_counts_each_once_a_round() -> None:
    told = Told(3)
    for _ in range(10):
        told.move()
    saboteur = told.seats("saboteur")[0]
    keen, wrong, victim = told.seats("digger")[:3]
    for _ in range(3):
        told.claim(keen, "suspect", about=saboteur)
        told.claim(wrong, "suspect", about=victim)
    info = replay_of(told.record(), OPEN)
    (sleuth,) = (award for award in awards(info) if award.kind == "sleuth")
    assert (sleuth.seat, sleuth.value) == (keen, 1)
    assert saboteur in [said.talk.about for said in info.frames[sleuth.at].said]


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
    assert worked
    assert failed
