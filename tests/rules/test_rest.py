"""A round that is over rests until it is told to go on, and nothing else changes by it."""

from __future__ import annotations

import pytest

from motherlode.bots import make_bot
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.engine import apply, asked_seat, go_on, new_game, options
from motherlode.rules.core.errors import IllegalChoice
from motherlode.rules.core.events import RoundStarted
from motherlode.rules.core.playout import answer, play_randomly
from motherlode.rules.core.randomness import below, stepped
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import SPECTATOR, prompt, view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.data import event_data
from motherlode.rules.notation.digest import state_digest
from motherlode.rules.notation.words import default_names
from motherlode.rules.records.recorder import Recorder
from motherlode.rules.records.replay import check, replay
from motherlode.rules.records.text import read_record
from motherlode.rules.worlds.deal import deal_world

SELECTIONS = (
    Selection("base", (), "", 5),
    Selection("saboteur2", ("veto", "toll_tunnels"), "", 6),
    Selection("duel", (), "", 2),
)


def game(selection: Selection, rests: bool) -> State:
    """A game whose events are kept."""
    return new_game(CATALOGUE.rules(selection), 11, listening=True, rests=rests)


def move(state: State, rng: int) -> int:
    """One choice at random; the chance for the next one."""
    rng = int(stepped(rng))
    choices = options(state)
    apply(state, choices[below(rng, len(choices))])
    return rng


def to_rest(state: State, rng: int = 5) -> int:
    """Play until a round is over."""
    while not state.resting and not state.over:
        rng = move(state, rng)
    return rng


@pytest.mark.rule("B-55", "B-70")
@pytest.mark.parametrize("selection", SELECTIONS, ids=lambda selection: selection.game)
def test_a_round_that_is_over_lies_open_until_the_next_is_dealt(selection: Selection) -> None:
    state = game(selection, rests=True)
    to_rest(state)
    assert state.resting
    assert not state.over
    assert (state.round, len(state.outcomes)) == (1, 1)
    assert state.revealed
    assert asked_seat(state) == NOBODY
    assert len(options(state)) == 0
    assert len(prompt(state, 0).choices) == 0
    assert not any(
        isinstance(event, RoundStarted) and event.round > 1 for event in state.take_events()
    )
    assert len(view(state, SPECTATOR).roles) == state.seats

    go_on(state)

    assert not state.resting
    assert state.round == 2
    assert not state.revealed


@pytest.mark.parametrize("selection", SELECTIONS, ids=lambda selection: selection.game)
def test_resting_changes_nothing_of_the_game(selection: Selection) -> None:
    at_rest, straight = game(selection, rests=True), game(selection, rests=False)
    names = default_names(int(at_rest.seats))
    rng, rests = 5, 0
    while not straight.over:
        assert state_digest(at_rest) == state_digest(straight)
        move(straight, rng)
        rng = move(at_rest, rng)
        if at_rest.resting:
            rests += 1
            go_on(at_rest)
        facts = [
            [event_data(state.rules, names, event) for event in state.take_events()]
            for state in (at_rest, straight)
        ]
        assert facts[0] == facts[1]
    assert at_rest.over
    assert rests == at_rest.rules.rounds - 1


def test_a_resting_round_takes_no_choice_and_a_running_one_does_not_go_on() -> None:
    state = game(SELECTIONS[0], rests=True)
    with pytest.raises(IllegalChoice, match="the round isn’t over yet"):
        go_on(state)
    choice = options(state)[0]
    to_rest(state)
    with pytest.raises(IllegalChoice, match="the round is over"):
        apply(state, choice)


def test_the_last_round_ends_the_game_at_once() -> None:
    state = game(SELECTIONS[0], rests=True)
    rng = 5
    for _ in range(2):
        rng = to_rest(state, rng)
        go_on(state)
    to_rest(state, rng)
    assert state.over
    assert not state.resting


def test_copies_and_worlds_rest_too_and_playing_out_goes_on() -> None:
    state = game(SELECTIONS[0], rests=True)
    to_rest(state)
    for other in (state.copy(), deal_world(view(state, 1), 3)):
        assert other.resting
        play_randomly(other, 9)
        assert other.over
    assert state.resting


def test_bots_play_on_over_the_rest() -> None:
    state = game(SELECTIONS[0], rests=True)
    bots = [make_bot("greedy") for _ in range(int(state.seats))]
    for seat, bot in enumerate(bots):
        bot.sit_down(seat, seat)
    while not state.over:
        if state.resting:
            go_on(state)
        seat = int(asked_seat(state))
        apply(state, answer(state, seat, bots[seat]))
    assert len(state.outcomes) == state.rules.rounds


def test_a_resting_round_takes_no_text_and_has_a_record() -> None:
    selection = SELECTIONS[0]
    state = game(selection, rests=True)
    names = default_names(int(state.seats))
    recorder = Recorder(selection, names, 11)
    rng = 5
    while not state.resting:
        rng = int(stepped(rng))
        choices = options(state)
        choice = choices[below(rng, len(choices))]
        recorder.add(state, choice)
        apply(state, choice)
    for text in ("call", "cross @ 1,0", "pass cross", "anything"):
        with pytest.raises(IllegalChoice, match="the round is over"):
            read_choice(state, names, text)
    text = recorder.text(state)
    record = read_record(text)
    check(record)
    played = replay(record, rests=True)
    for _ in played:
        assert not played.state.resting or played.state.round == 1
    assert played.state.resting
    assert state_digest(played.state) == state_digest(state)
    go_on(state)
    assert recorder.text(state) == text
