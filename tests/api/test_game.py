"""Game: what it offers, what it refuses, and that it is the same game as beneath."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable

import pytest

import motherlode
from motherlode import Bot, Event, Game, Option, Prompt, Selection, View
from motherlode.rules.core import engine
from motherlode.rules.core.playout import Claim
from motherlode.rules.core.state import State
from motherlode.rules.notation.digest import state_digest
from motherlode.rules.records.record import commitment
from motherlode.rules.records.recorder import Recorder
from tests.api.tables import TABLES, played


def finished(game: Game) -> Game:
    """The game at its end."""
    return played(game, 10_000)


def small() -> Game:
    """A game in which Ada begins and has a cross."""
    return Game(players=3, seed=7, first="Ada")


# -- sitting down ------------------------------------------------------------------------------


def test_without_a_number_there_are_five_or_the_fewest_or_all_who_are_named() -> None:
    assert len(Game().names) == 5
    assert len(Game("duel").names) == 2
    assert Game(names=["Mo", "Flo", "Jo"]).names == ("Mo", "Flo", "Jo")


def test_a_seed_that_nobody_gives_comes_from_pythons_chance() -> None:
    random.seed(5)
    first = Game()
    random.seed(5)
    assert Game().seed == first.seed
    assert Game().seed != first.seed


def test_it_is_the_game_of_the_functions_beneath() -> None:
    game = Game("base", players=5, modules=["veto"], seed=7)
    rules = motherlode.rules_for(Selection("base", ["veto"], players=5))
    state = motherlode.new_game(rules, 7)
    while not state.over:
        choice = int(motherlode.options(state)[-1])
        motherlode.apply(state, choice)
        game.play(choice)
    assert state_digest(game.state) == state_digest(state)
    assert game.outcomes == state.outcomes


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"players": 11}, "3 to 10 players"),
        ({"players": 4, "names": ["Mo", "Flo", "Jo"]}, "players is 4, but there are 3 names"),
        ({"rules": "chess"}, "no module called chess"),
        ({"modules": ["vetto"]}, "no module called vetto"),
        ({"modules": "veto"}, 'modules must be a list like \\["veto"\\], not a string'),
        ({"names": "abc"}, 'names must be a list like \\["Ada", "Bo"\\], not a string'),
        ({"edition": "french"}, "no edition called french"),
        ({"names": ["Mo", "mo", "Jo"]}, "two seats can’t both be called mo"),
        ({"first": "Zoe"}, "no seat called Zoe"),
        ({"first": 5}, "no seat called 5"),
        ({"seed": -1}, "a seed is a whole number"),
    ],
)
def test_a_table_that_can_not_be_says_why(wrong: dict[str, object], why: str) -> None:
    with pytest.raises(motherlode.MotherlodeError, match=why):
        Game(**wrong)  # type: ignore[arg-type]


# -- playing -----------------------------------------------------------------------------------


def test_an_option_a_text_and_a_choice_are_the_same_answer() -> None:
    option = next(one for one in small().options() if one == "cross @ 1,0")
    digests = set()
    for answer in (option, option.text, option.choice, " Cross @ (1, 0)"):
        game = small()
        game.play(answer)
        digests.add(state_digest(game.state))
    assert len(digests) == 1


def test_options_are_in_the_order_of_the_prompt() -> None:
    game = small()
    assert [one.choice for one in game.options()] == [int(one) for one in game.prompt().choices]


def test_an_option_survives_a_pickle() -> None:
    option = small().options()[0]
    again = pickle.loads(pickle.dumps(option))
    assert (again, again.choice, type(again)) == (option, option.choice, Option)
    assert type(option.text) is str


@pytest.mark.parametrize(
    ("answer", "error"),
    [
        ("rockfall @ 1,0", motherlode.IllegalChoice),
        ("fly to the moon", motherlode.BadNotation),
        (12345, motherlode.IllegalChoice),
        (Option("cross @ 9,9", 12345), motherlode.IllegalChoice),
    ],
)
def test_a_refused_answer_changes_nothing(
    answer: str | int, error: type[motherlode.MotherlodeError]
) -> None:
    game = small()
    before = (game.record(), game.position(), game.events)
    with pytest.raises(error):
        game.play(answer)
    assert (game.record(), game.position(), game.events) == before


def test_a_mistake_in_the_rules_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(state: State, choice: int) -> None:
        apply(state, choice)
        raise ZeroDivisionError

    game = played(small(), 5)
    before = (game.record(), game.position(), game.events)
    apply = engine.apply
    with monkeypatch.context() as rules:
        rules.setattr(engine, "apply", broken)
        with pytest.raises(ZeroDivisionError):
            game.play(game.options()[0])
    assert (game.record(), game.position(), game.events) == before
    game.play(game.options()[0])


def test_a_call_is_played_though_no_option() -> None:
    game = played(Game(players=3, seed=7), 6)
    assert not any(one.startswith("call") for one in game.options())
    game.play(f"call {game.names[0]}")
    assert {"agree", "refuse"} & set(game.options())
    assert Game.from_record(game.record()).look() == game.look()


@pytest.mark.parametrize("copied", [Game.copy, copy.copy, copy.deepcopy])
def test_a_copy_goes_its_own_way(copied: Callable[[Game], Game]) -> None:
    game = played(small(), 5)
    other = copied(game)
    before = (game.record(), game.position(), len(game.events))
    finished(other)
    assert (game.record(), game.position(), len(game.events)) == before
    assert finished(game).record() == other.record()
    assert game.events == other.events


def test_the_state_that_is_handed_out_is_a_copy() -> None:
    game = small()
    state = game.state
    motherlode.apply(state, game.options()[0].choice)
    assert state_digest(game.state) != state_digest(state)
    game.play(game.options()[0])
    assert state_digest(game.state) == state_digest(state)


def test_when_it_is_over_nobody_is_asked() -> None:
    game = finished(small())
    assert game.seat is None
    assert game.options() == []
    assert len(game.outcomes) == game.round == 3
    assert game.scores[game.winners[0]] == max(game.scores.values())
    assert repr(game) == "<Game base, 3 players, round 3: over>"
    with pytest.raises(motherlode.IllegalChoice, match="over"):
        game.play("pass cross")
    with pytest.raises(motherlode.BadPosition):
        game.position()


# -- resting -----------------------------------------------------------------------------------


def at_rest(game: Game) -> Game:
    """The game at the end of its round."""
    while not game.resting:
        game.play(game.options()[-1])
    return game


def resting() -> Game:
    """A game whose first round is over and rests."""
    return at_rest(Game(players=3, seed=7, first="Ada", rests=True))


def roles(game: Game) -> list[str]:
    """The roles that lie open."""
    return [game.rules.role_names[role] for role in game.view().roles]


def test_a_round_that_is_over_stays_on_the_table_until_told_to_go_on() -> None:
    game = resting()
    assert (game.round, game.over, game.seat, game.options()) == (1, False, None, [])
    assert repr(game) == "<Game base, 3 players, round 1: resting>"
    assert len(game.outcomes) == 1
    assert roles(game) == ["saboteur", "digger", "digger"]
    before = len(game.events)
    game.go_on()
    assert game.events[before]["event"] == "RoundStarted"
    assert (game.round, game.resting) == (2, False)
    assert roles(game) == []
    assert game.options()


def test_a_game_rests_after_every_round_but_the_last_and_is_the_same_game() -> None:
    game, straight = (Game(players=3, seed=7, first="Ada", rests=one) for one in (True, False))
    rests = 0
    while not game.over:
        if game.resting:
            rests += 1
            game.go_on()
        straight.play(game.options()[-1])
        game.play(game.options()[-1])
        assert not straight.resting
    assert rests == 2
    assert (game.record(), game.events) == (straight.record(), straight.events)


@pytest.mark.parametrize("answer", ["cross @ 1,0", "call", "call Ada", "nonsense", 12345])
def test_at_rest_no_answer_is_taken(answer: str | int) -> None:
    game = resting()
    before = (game.record(), game.events)
    with pytest.raises(motherlode.IllegalChoice, match="the round is over; continue"):
        game.play(answer)
    assert (game.record(), game.events) == before


def test_a_round_that_is_not_over_does_not_go_on() -> None:
    game = small()
    before = (game.record(), game.events)
    with pytest.raises(motherlode.IllegalChoice, match="the round isn’t over yet"):
        game.go_on()
    assert (game.record(), game.events) == before


def test_bots_do_not_rest_and_hear_the_next_deal() -> None:
    game = resting()
    bots = [Last(), Last(), Last()]
    game.play_out(bots)
    assert game.over
    assert {len(bot.heard) for bot in bots} == {len(game.events)}
    assert Game.from_record(game.record()).events == game.events


def test_a_copy_at_rest_rests_and_goes_on_by_itself() -> None:
    game = resting()
    other = game.copy()
    assert other.resting
    other.go_on()
    assert (game.round, other.round) == (1, 2)
    game.go_on()
    assert (game.position(), game.record()) == (other.position(), other.record())
    assert at_rest(other).round == 2


def test_at_rest_there_is_a_record_but_no_position() -> None:
    game = resting()
    with pytest.raises(motherlode.BadPosition, match="the round is over; continue"):
        game.position()
    again = Game.from_record(game.record(), rests=True)
    assert again.resting
    assert (again.record(), again.events) == (game.record(), game.events)
    assert Game.from_record(game.record()).round == 2


def test_a_game_from_a_record_or_a_position_rests_only_if_asked_to() -> None:
    game = finished(small())
    assert Game.from_record(game.record(), rests=True).events == game.events
    position = played(small(), 5).position()
    assert at_rest(Game.from_position(position, rests=True)).round == 1
    assert finished(Game.from_position(position)).over


@pytest.mark.parametrize(("rules", "players", "modules"), TABLES, ids=lambda value: str(value))
def test_any_game_can_be_seen_and_drawn_at_rest(
    rules: str, players: int, modules: tuple[str, ...]
) -> None:
    game = Game(rules, players, modules, seed=5, rests=True)
    chance = random.Random(3)
    while not game.resting:
        game.play(chance.choice(game.options()))
    for seat in (None, 0):
        assert game.look(seat)["asked"] is None
        assert len(game.prompt(seat).choices) == 0
        assert game.svg(seat)
        assert game.drawing(seat)
    game.go_on()
    assert Game.from_record(game.record()).look() == game.look()


# -- bots --------------------------------------------------------------------------------------


class Last(Bot):
    """Takes the last answer, and writes down what it is told."""

    def __init__(self) -> None:
        super().__init__("last", True, True)
        self.seat = -1
        self.heard: list[dict[str, object]] = []

    def sit_down(self, seat: int, seed: int) -> None:
        self.seat = seat

    def choose(self, view: View, prompt: Prompt) -> int:
        assert view.seat == prompt.asked == self.seat
        return len(prompt.choices) - 1

    def hear(self, event: Event) -> None:
        self.heard.append(event.fields())


def test_a_bot_of_ones_own_plays_and_hears_what_its_seat_sees_from_the_deal_on() -> None:
    game = played(small(), 4)
    bots = [Last(), Last(), Last()]
    game.play_out(bots)
    assert [bot.seat for bot in bots] == [0, 1, 2]
    for bot in bots:
        assert len(bot.heard) == len(game.events)
        hidden = [fields.get("role") for fields in bot.heard if set(fields) == {"seat", "role"}][:3]
        assert [role == -1 for role in hidden] == [seat != bot.seat for seat in range(3)]


def test_the_same_seed_gives_the_same_bots() -> None:
    records = set()
    for _ in range(2):
        game = Game(players=4, seed=11)
        game.play_out(["greedy", "random", "greedy", "random"])
        records.add(game.record())
    assert len(records) == 1


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "greedy", "nobody"]])
def test_bots_that_do_not_fit_are_refused_before_anything_is_played(bots: list[str]) -> None:
    game = small()
    before = game.record()
    with pytest.raises(motherlode.MotherlodeError):
        game.play_out(bots)
    assert game.record() == before


# -- seats -------------------------------------------------------------------------------------


def test_a_seat_is_a_number_or_a_name() -> None:
    game = small()
    assert game.look(1) == game.look("Bo") == game.look(" bo ")
    assert game.look()["seat"] is None
    for seat in ("Zoe", 3, -1):
        with pytest.raises(motherlode.BadNotation, match="no seat"):
            game.view(seat)


def test_events_can_be_followed_from_where_one_was() -> None:
    game = small()
    before = len(game.events)
    game.play("cross @ 1,0")
    assert [event["event"] for event in game.events[before:]] == ["PathLaid", "CardDrawn"]
    assert "card" in game.seen("Ada")[-1]
    assert "card" not in game.seen("Bo")[-1]
    assert "card" not in game.seen()[-1]


# -- text in and out ---------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "players", "modules"), TABLES, ids=lambda value: str(value))
def test_a_position_goes_on_like_the_game(
    rules: str, players: int, modules: tuple[str, ...]
) -> None:
    for choices in (1, 9, 24):
        game = played(Game(rules, players, modules, seed=5), choices)
        other = Game.from_position(game.position())
        assert other.look(other.seat) == game.look(game.seat)
        assert other.position() == game.position()
        assert finished(other).scores == finished(game).scores


@pytest.mark.parametrize(("rules", "players", "modules"), TABLES, ids=lambda value: str(value))
def test_a_record_gives_the_game_again(rules: str, players: int, modules: tuple[str, ...]) -> None:
    game = finished(Game(rules, players, modules, seed=5, first=1))
    again = Game.from_record(game.record())
    assert again.record() == game.record()
    assert again.events == game.events
    assert again.seed == game.seed


def test_a_record_can_be_entered_in_the_middle() -> None:
    game = finished(small())
    early = Game.from_record(game.record(), choices=7)
    assert early.look() == played(small(), 7).look()
    assert finished(early).over


def test_talk_and_claims_stay_in_the_record() -> None:
    game = small()
    recorder = Recorder(Selection("base", players=3), game.names, 7, 0)
    recorder.talk(1, "Hello")
    recorder.claim(game.rules, 2, Claim("suspect", 0, 1, 0))
    for _ in range(2):
        choice = game.options()[-1].choice
        recorder.add(game.state, choice)
        game.play(choice)
    recorder.talk(0, "Oh")
    text = recorder.text(game.state)
    assert Game.from_record(text).record() == text
    assert '"Hello"' in Game.from_record(text, choices=1).record()
    assert '"Oh"' not in Game.from_record(text, choices=1).record()


def test_the_promise_of_the_seed_stays_in_the_record() -> None:
    game = small()
    recorder = Recorder(Selection("base", players=3), game.names, 7, 0)
    recorder.record.commitment, recorder.record.salt = commitment(7, "pepper"), "pepper"
    text = recorder.text(game.state)
    assert commitment(7, "pepper") in text
    assert Game.from_record(text).record() == text
    assert Game.from_record(text).copy().record() == text


def test_a_game_from_a_position_has_no_record() -> None:
    game = Game.from_position(small().position())
    game.play(game.options()[0])
    assert game.copy().look() == game.look()
    with pytest.raises(motherlode.BadRecord, match="nobody saw the deal"):
        game.record()


@pytest.mark.parametrize(
    ("read", "error"),
    [(Game.from_position, motherlode.BadPosition), (Game.from_record, motherlode.BadRecord)],
)
def test_what_can_not_be_read_is_refused(
    read: type[Game], error: type[motherlode.MotherlodeError]
) -> None:
    with pytest.raises(error):
        read("nonsense")


def test_what_a_seat_knows_and_is_asked_introduces_itself() -> None:
    game = Game("base", players=5, seed=7)
    asked = game.seat
    assert asked is not None
    assert repr(game.view(asked)) == f"<View of seat {asked}: round 1, 6 cards in hand>"
    assert repr(game.view(None)) == "<View of a spectator: round 1, 0 cards in hand>"
    count = len(game.options())
    assert repr(game.prompt()) == f"<Prompt Turn for seat {asked}: {count} choices>"
    game.play_out("random")
    assert repr(game.prompt()) == "<Prompt: nobody is asked>"
