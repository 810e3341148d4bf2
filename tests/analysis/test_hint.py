"""Hints: a reason for every deed, and nothing the seat could not know."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from motherlode.analysis.hint import Hint, Reasoner, hint, presentable
from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.search.bot import SearcherBot
from motherlode.cli.terminal.words import Words
from motherlode.locale import languages, texts
from motherlode.rules.core.choices import target_of, verb_of
from motherlode.rules.core.contract import Event, Frame
from motherlode.rules.core.engine import new_game
from motherlode.rules.core.playout import Bot, play_round, tell
from motherlode.rules.core.round_calls import CallRound
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.words import default_names
from motherlode.rules.positions.position import read_position
from motherlode.rules.worlds.deal import deal_world
from tests.bots.test_greedy_digger import KNOWS, ROW, SHORT, table
from tests.bots.test_greedy_others import duel
from tests.support.plain import rules_of

REASONS = (
    *("toward", "stone", "on", "cover", "astray", "block", "idle", "fix-self", "fix"),
    *("fix-part", "break", "break-first", "stop"),
    *("clear", "collapse", "look-new", "look", "spare", "gold", "keep", "best"),
    *("drop-map", "drop-fix", "drop-stuck", "drop-dead-end", "drop-tunnel", "drop-aside"),
    *("drop-break", "free-self", "inspect", "end", "play-on"),
)


class Listener(GreedyBot):
    """A greedy bot with an adviser behind it."""

    def __init__(self, adviser: SearcherBot) -> None:
        super().__init__()
        self.adviser = adviser

    def hear(self, event: Event) -> None:
        super().hear(event)
        self.adviser.hear(event)


def mid_round(game: str, players: int, moves: int) -> tuple[State, list[SearcherBot]]:
    """A round under way, and an adviser for every seat."""
    state = new_game(rules_of(game, players), 7, listening=True, rests=True)
    advisers = [SearcherBot() for _ in range(players)]
    bots = vec[Bot]([Listener(adviser) for adviser in advisers])
    for seat, adviser in enumerate(advisers):
        adviser.sit_down(seat, 0)
        bots[seat].sit_down(seat, 7)
    tell(state, bots)
    play_round(state, bots, moves)
    return state, advisers


@pytest.mark.parametrize(("game", "players"), [("base", 5), ("saboteur2", 4), ("duel", 2)])
def test_a_hint_is_the_same_in_worlds_the_seat_can_not_tell_apart(game: str, players: int) -> None:
    state, advisers = mid_round(game, players, 7)
    seat = int(state.top().seat)
    there = hint(advisers[seat], view(state, seat), prompt(state, seat))
    assert there.choice in list(prompt(state, seat).choices)
    for seed in range(3):
        other = deal_world(view(state, seat), seed)
        assert list(other.roles) != list(state.roles) or list(other.hands) != list(state.hands)
        assert hint(advisers[seat], view(other, seat), prompt(other, seat)) == there


def reason(
    text: str,
    choice: str,
    role: str = "digger",
    bo: float = 0.6,
    others: float = 0.4,
    goal: int = 1,
    sure: float = 1.0,
) -> Hint:
    """Why somebody would make a choice in a position; how likely Bo and others are saboteurs.

    They hope for the treasure at one goal.
    """
    position = read_position(text)
    state, names = position.state, list(position.names)
    seat = int(state.top().seat)
    seen = view(state, seat)
    seen.role = list(state.rules.role_names).index(role)
    hopes = [0.0] * len(seen.goal_cells)
    hopes[goal] = sure
    chances = [others] * int(state.seats)
    chances[1] = bo
    choices = [int(one) for one in prompt(state, seat).choices]
    return Reasoner(seen, chances, hopes, choices).explain(int(read_choice(state, names, choice)))


HAND = "straight_ew straight_ns dead_e_w break_pick map rockfall"
DROPPED = "straight_ew straight_ns dead_e_w fix_lantern map rockfall"


@pytest.mark.parametrize(
    ("choice", "digging", "sabotaging"),
    [
        ("straight_ew @ 3,0", "toward", "cover"),
        ("dead_e_w @ 3,0", "idle", "block"),
        ("break_pick > Bo", "break", "stop"),
        ("map @ 8,0", "spare", "spare"),  # the treasure's place is known
        ("rockfall @ 2,0", "clear", "collapse"),
        ("pass map", "drop-map", "drop-map"),
        ("pass rockfall", "keep", "keep"),
        ("pass dead_e_w", "drop-dead-end", "keep"),
        ("pass straight_ew", "keep", "drop-tunnel"),
        ("pass straight_ns", "drop-aside", "drop-tunnel"),
        ("pass fix_lantern", "drop-fix", "drop-fix"),
    ],
)
def test_every_deed_has_its_reason(choice: str, digging: str, sabotaging: str) -> None:
    text = table(DROPPED if choice.startswith("pass") else HAND, SHORT, seen=KNOWS)
    assert reason(text, choice).reason == digging
    assert reason(text, choice, "saboteur").reason == sabotaging


def test_a_tool_is_broken_only_where_somebody_is_suspected() -> None:
    found = reason(table(HAND, SHORT), "pass break_pick", bo=0.3, others=0.2)
    assert (found.reason, found.seat, found.percent) == ("drop-break", 1, 30)
    assert reason(table(HAND, SHORT), "pass break_pick", bo=0.7).reason == "keep"


def test_a_map_is_for_goals_that_nobody_knows() -> None:
    text = table(HAND, SHORT)
    assert reason(text, "map @ 8,0", sure=0.8).reason == "look-new"
    assert reason(text, "map @ 8,0", sure=1.0).reason == "look-new"  # it is only believed
    for known in (KNOWS, 'Ada = ["8,-2", "8,2"]'):
        assert reason(table(HAND, SHORT, seen=known), "map @ 8,0").reason == "spare"


def test_a_look_at_a_chest_has_a_reason_too() -> None:
    state = new_game(rules_of("base", 5, "", ("treasure_chests",)), 4)
    seen = view(state, int(state.top().seat))
    told = Reasoner(seen, [0.4] * 5, [0.3] * 3)
    map_verb, maps = state.rules.verb("map"), {}
    for seed in range(20):
        state = new_game(state.rules, seed)
        for choice in prompt(state, int(state.top().seat)).choices:
            if verb_of(choice) == map_verb:
                maps[int(target_of(choice))] = int(choice)
    reasons = {cell: told.explain(choice).reason for cell, choice in maps.items()}
    goals = {int(cell) for cell in seen.goal_cells}
    assert goals < set(reasons)
    assert {reasons[cell] for cell in set(reasons) - goals} == {"best"}


def test_only_what_is_known_is_certain() -> None:
    dig = "straight_ew @ 3,0"
    assert reason(table(HAND, SHORT), dig).percent == 99
    assert reason(table(HAND, SHORT, seen=KNOWS), dig).percent == 100
    assert reason(table(HAND, SHORT, seen='Ada = ["8,-2", "8,2"]'), dig).percent == 100
    assert reason(table(HAND, SHORT), "break_pick > Bo", bo=1.0).percent == 99


def test_a_digger_is_never_advised_to_lay_a_dead_end() -> None:
    position = read_position(table(HAND, SHORT))
    state, names = position.state, list(position.names)
    seen, asked = view(state, 0), prompt(state, 0)
    dead, dug, discarded = (
        int(read_choice(state, names, text))
        for text in ("dead_e_w @ 3,0", "straight_ew @ 3,0", "pass dead_e_w")
    )
    assert presentable(seen, asked, dead) == discarded
    assert presentable(seen, asked, dug) == dug
    seen.role = list(state.rules.role_names).index("saboteur")
    assert presentable(seen, asked, dead) == dead


def test_a_round_is_ended_for_a_reason() -> None:
    position = read_position(table(HAND, SHORT))
    state = position.state
    state.stack = vec[Frame]([*state.stack, CallRound(0, 1)])
    seen = view(state, 0)
    told = Reasoner(seen, [0.4] * 5, [0.3] * 3)
    verbs = [int(state.rules.verb(word)) for word in ("agree", "refuse")]
    assert [told.explain(verb).reason for verb in verbs] == ["end", "play-on"]


def test_nobody_plays_along_behind_the_start() -> None:
    text = table("cross map", SHORT)
    assert reason(text, "cross @ -1,0", goal=0).reason == "idle"
    assert reason(text, "cross @ -1,0", "saboteur", goal=0).reason == "astray"
    assert reason(text, "cross @ 3,0", "saboteur", goal=0).reason == "cover"


def test_a_card_that_mends_the_tunnel_keeps_it_going_and_one_aside_does_not() -> None:
    gap = ROW.replace('"4,0" = "tee_esw"\n', "")
    assert reason(table("straight_ew map", gap), "straight_ew @ 4,0").reason == "on"
    text = table("curve_ne straight_ns", '"1,0" = "cross"')
    assert reason(text, "straight_ns @ 1,1").reason == "idle"
    assert reason(text, "straight_ns @ 1,1", goal=2, sure=0.3).reason == "on"


def test_in_the_duel_a_saboteur_digs_for_a_stone() -> None:
    text = duel("saboteur", "cross straight_ew", "stone_ne")
    found = reason(text, "cross @ 7,0", "saboteur", goal=0)
    assert (found.reason, found.percent) == ("stone", 100)
    assert reason(text, "cross @ 7,0", "saboteur", goal=1).reason != "cover"


@pytest.mark.parametrize(
    ("front", "bo", "why", "percent"),
    [
        ("lantern", 0.2, "fix", 80),
        ("lantern", 0.5, "best", 0),
        ("lantern", 0.8, "best", 0),
        ("lantern pick", 0.2, "fix-part", 80),
        ("lantern pick", 0.8, "best", 0),
    ],
)
def test_who_is_repaired_is_probably_honest(front: str, bo: float, why: str, percent: int) -> None:
    text = table("fix_lantern map", SHORT, front=f"Bo = {front.split()}")
    found = reason(text, "fix_lantern > Bo", bo=bo)
    assert (found.reason, found.percent) == (why, percent)


@pytest.mark.parametrize(
    ("bo", "others", "why", "percent"),
    [
        (0.6, 0.7, "break", 60),
        (0.45, 0.3, "break-first", 45),
        (0.4, 0.4, "best", 0),
        (0.2, 0.6, "best", 0),
    ],
)
def test_who_is_stopped_is_suspected(bo: float, others: float, why: str, percent: int) -> None:
    found = reason(table(HAND, SHORT), "break_pick > Bo", bo=bo, others=others)
    assert (found.reason, found.percent) == (why, percent)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("word", REASONS)
def test_every_reason_can_be_told(language: str, word: str) -> None:
    state = new_game(rules_of("base", 3), 1)
    words = Words(texts(language), state.rules, default_names(3))
    choice = int(prompt(state, int(state.top().seat)).choices[0])
    found = Hint(choice, word, int(state.goal_cells[0]), 1, 50)
    assert words.advice(found)


@pytest.mark.parametrize(
    ("verb", "why"),
    [
        *(("enough", "keep"), ("steal", "gold"), ("theft", "gold")),
        *(("inspection", "inspect"), ("free", "free-self")),
    ],
)
def test_more_than_the_base_game_has_has_its_reason(verb: str, why: str) -> None:
    state = new_game(rules_of("saboteur2", 4), 1)
    told = Reasoner(view(state, 0), [0.3] * 4, [0.3] * 3)
    assert told.explain(int(state.rules.verb(verb))).reason == why
