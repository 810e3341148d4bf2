"""Positions: read, refused, written."""

from __future__ import annotations

from random import Random

import pytest

from motherlode.rules.core.cards import PATH
from motherlode.rules.core.cells import cell_at
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.engine import apply, options
from motherlode.rules.core.errors import BadPosition
from motherlode.rules.core.gold import nugget_cards
from motherlode.rules.core.playout import play_randomly
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import EVERYBODY, FACE_UP, KNOWERS, State
from motherlode.rules.core.views import view
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.notation.data import view_data
from motherlode.rules.notation.digest import state_digest
from motherlode.rules.positions.position import read_position, write_position
from tests.notation.tables import CLOSED, FREE_TURN, SELECTIONS, TURN, names_of, random_game


def all_cards(state: State) -> list[int]:
    """Every card of the deck, wherever it is."""
    cards = [int(card) for card in state.deck[state.drawn :]]
    cards += [int(entry) & 255 for entry in state.discard]
    cards += [int(card) for card in state.aside]
    cards += [int(state.maze.tile_at(cell)) & 127 for cell in state.maze.laid]
    for seat in range(state.seats):
        cards += [int(card) for card in state.hand(seat)]
        bits = state.front[seat]
        cards += [int(c) for n, c in enumerate(state.rules.front_cards) if bits >> n & 1]
    return sorted(cards)


def hand(state: State, seat: int) -> list[str]:
    """A hand's ids."""
    return [state.rules.names[card] for card in state.hand(seat)]


def pile(state: State) -> list[str]:
    """The discard pile's ids, bottom to top."""
    return [state.rules.names[entry & 255] for entry in state.discard]


def test_empty_text_is_a_fresh_base_game() -> None:
    position = read_position("")
    state = position.state
    assert position.names == ("Ada", "Bo", "Cai")
    assert (position.selection.game, position.selection.players) == ("base", 3)
    assert position.seed == 0
    assert (state.round, state.first, state.last_turn, state.top().seat) == (1, 0, NOBODY, 0)
    assert [state.hand_size(seat) for seat in range(3)] == [6, 6, 6]
    assert state.deck_size() == 67 - 18
    assert len(state.discard) == 0
    assert len(state.roles) == 3
    assert len(state.spare_roles) == 1
    assert sorted(state.goals) == sorted(state.rules.goals)


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("", 3),
        ('rules = "duel"', 2),
        ('rules = "tournament"', 5),
        ('rules = "base"\nplayers = 10', 10),
        ('modules = ["victim", "greedy_dwarf"]', 3),
        ('modules = "victim"\nplayers = ["A", "B", "C", "D"]', 4),
        ('edition = "EN"', 3),
    ],
)
def test_tables(text: str, players: int) -> None:
    position = read_position(text)
    assert len(position.names) == position.selection.players == position.state.seats == players
    assert all_cards(position.state) == sorted(int(card) for card in position.state.rules.deck)


def test_the_seed_deals_what_is_left_out() -> None:
    states = [read_position(f"seed = {seed}").state for seed in range(6)]
    assert len({state_digest(state) for state in states}) == 6
    assert len({tuple(state.goals) for state in states}) > 1
    assert len({tuple(state.roles) for state in states}) > 1
    assert state_digest(read_position("seed = 3").state) == state_digest(states[3])


WHOLE = """
rules = "base"                # a comment
edition = "korean"
modules = ["greedy_dwarf"]
players = ["Ada", "Mary Ann", "Cai", "Dee"]
seed = 7
round = 2
first = "Cai"
last_turn = "Cai"
turn = "Mary Ann"
called = ["Ada", "dee"]
outcomes = ["saboteurs"]
set_aside = "digger"
direction = "counter-clockwise"
deck = ["map", "cross"]
discard = ["map", "cross by Mary Ann", "rockfall by Ada, Cai", "rockfall down", "map unseen"]

[maze]
"1,0" = "cross"
"2,0" = "cross turned"
"1,1" = "curve_ne"
"-1,0" = "tee_esw turned"

[goals]
"8,0" = "goal_treasure"
"8,2" = "stone_nw up turned"

[hands]
Ada = ["cross", "map"]
"Mary Ann" = ["break_pick"]
cai = []
4 = 3

[roles]
Ada = "greedy"
"Mary Ann" = "saboteur"

[inspected]
Ada = ["Cai", 1]

[front]
Ada = ["pick", "break_cart"]

[nuggets]
Ada = [3, 1]
Cai = 2

[tokens]
Dee = 5

[seen]
Ada = ["8,-2", "8,0"]
"""


def test_everything_named() -> None:
    position = read_position(WHOLE)
    state = position.state
    rules = state.rules
    assert (rules.edition, rules.modules) == ("korean", ("greedy_dwarf",))
    assert (state.round, state.first, state.last_turn, state.top().seat) == (2, 2, 2, 1)
    assert state.callers == 0b1001
    assert state.direction == -1
    assert list(state.known_roles) == [0b10101, 0b10, 0b100, 0b1000]
    assert state.outcomes == ("saboteurs",)
    assert [rules.names[card] for card in state.deck] == ["map", "cross"]
    assert pile(state)[-5:] == ["map", "cross", "rockfall", "rockfall", "map"]
    marks = [entry >> 8 for entry in state.discard][-5:]
    up, everybody = FACE_UP >> 8, EVERYBODY << (KNOWERS - 8)
    assert marks == [everybody | up, 0b10 << 1, 0b101 << 1, everybody, 0]
    assert all(entry >> 8 == 0 for entry in list(state.discard)[:-5])
    assert list(state.maze.laid) == [cell_at(*c) for c in ((1, 0), (2, 0), (1, 1), (-1, 0))]
    assert state.maze.tile_at(cell_at(2, 0)) == rules.number_of["cross"]
    assert state.maze.tile_at(cell_at(-1, 0)) == rules.number_of["tee_esw"] | 128
    assert [rules.names[goal] for goal in state.goals][1:] == ["goal_treasure", "goal_stone_nw"]
    assert state.turned_goals == 0b100
    assert state.maze.tile_at(cell_at(8, 2)) == rules.number_of["goal_stone_nw"] | 128
    assert state.maze.is_face_down(cell_at(8, 0))
    assert [hand(state, seat) for seat in range(3)] == [["cross", "map"], ["break_pick"], []]
    assert state.hand_size(3) == 3
    assert [rules.role_names[role] for role in state.roles][:2] == ["greedy", "saboteur"]
    assert [rules.role_names[role] for role in state.spare_roles] == ["digger"]
    assert list(state.front) == [0b101, 0, 0, 0]
    assert list(state.nuggets) == [(1 << 24) + (1 << 8), 0, 1 << 16, 0]
    assert nugget_cards(state.supply) == 25
    assert list(state.tokens) == [0, 0, 0, 5]
    assert list(state.seen_goals) == [0b011, 0, 0, 0]
    assert all_cards(state) == sorted(int(card) for card in rules.deck)
    assert play_randomly(state, 5) > 0


def test_the_round_goes_round() -> None:
    assert read_position('last_turn = "Bo"').state.top().seat == 2
    assert read_position('turn = "Cai"').state.last_turn == 1
    assert read_position('turn = "Cai"\nlast_turn = ""').state.last_turn == NOBODY
    assert read_position('first = "Cai"\nturn = "Cai"').state.last_turn == NOBODY
    assert read_position('first = "Cai"').state.top().seat == 2
    back = 'direction = "counter-clockwise"\n'
    assert read_position(back + 'last_turn = "Bo"').state.top().seat == 0
    assert read_position(back + 'turn = "Cai"').state.last_turn == 0


@pytest.mark.parametrize(
    ("deck", "size"),
    [
        ("", 49),
        ("deck = 0", 0),
        ("deck = 10", 10),
        ("deck = []", 0),
        ('deck = ["map", "map"]', 2),
        ('deck = ["map", "..."]', 49),
    ],
)
def test_deck(deck: str, size: int) -> None:
    state = read_position(deck).state
    assert state.deck_size() == size
    assert len(state.discard) == 49 - size
    assert all(entry >> 8 == 0 for entry in state.discard)
    if "map" in deck:
        assert state.rules.names[state.deck[0]] == "map"
    assert all_cards(state) == sorted(int(card) for card in state.rules.deck)


def test_hands_are_filled_up() -> None:
    state = read_position('[hands]\nAda = ["map", "..."]\nBo = 15\nCai = 1').state
    assert [state.hand_size(seat) for seat in range(3)] == [6, 15, 1]
    assert "map" in hand(state, 0)
    hands = "\n".join(f"{n} = 15" for n in range(1, 11))
    state = read_position(f"players = 10\n[hands]\n{hands}").state
    sizes = [state.hand_size(seat) for seat in range(10)]
    assert sizes == [15, 15, 15, 15, 7, 0, 0, 0, 0, 0]


def test_islands_however_far() -> None:
    text = '[maze]\n"3,-60" = "cross"\n"-126,126" = "dead_n"\n"1,0" = "straight_ew"\n'
    state = read_position(text).state
    assert state.maze.lit_at(cell_at(1, 0)) == 0b1010
    assert state.maze.lit_at(cell_at(3, -60)) == 0
    assert state.maze.tile_at(cell_at(-126, 126)) == state.rules.number_of["dead_n"]
    state.maze.remove(cell_at(1, 0))
    assert play_randomly(state, 1) > 0


def test_a_goal_may_misfit() -> None:
    text = '[goals]\n"8,0" = "stone_ne up"\n[maze]\n"7,0" = "straight_ew"\n"8,1" = "cross"\n'
    state = read_position(text).state
    assert state.maze.tile_at(cell_at(8, 0)) == state.rules.number_of["goal_stone_ne"]


def test_tournament_lays_out_its_card_unless_the_maze_is_told() -> None:
    fresh = read_position('rules = "tournament"\nseed = 4').state
    assert [int(cell) for cell in fresh.maze.laid] == [cell_at(4, 0)]
    told = read_position('rules = "tournament"\n[maze]\n"4,0" = "dead_n turned"').state
    assert told.maze.tile_at(cell_at(4, 0)) == told.rules.number_of["dead_n"] | 128
    without = read_position('rules = "tournament"\n[maze]').state
    assert len(without.maze.laid) == 0


def test_play() -> None:
    text = 'play = ["cross @ 1,0", "2"]\n[hands]\nAda = ["cross"]\n'
    with pytest.raises(BadPosition, match="line 1: can’t read 2"):
        read_position(text)
    state = read_position(text.replace(', "2"', ', "call Cai"')).state
    assert state.top().name() == "CallRound"
    assert state.top().seat == 0
    state = read_position('rules = "duel"\n' + text.replace(', "2"', "")).state
    assert state.top().seat == 1


def test_dots_and_length_in_strings_and_comments_are_no_depth() -> None:
    text = "# a.b.c.d.e.f.g.h " + "x" * 300 + '\nplayers = [\'A.B.C.D.E.F\', """B""", \'C\']\n'
    assert read_position(text).names == ("A.B.C.D.E.F", "B", "C")
    read_position("#" + '\\"' * 9000)


BASE = 'players = ["Ada", "Bo", "Cai"]\n'


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        # the text
        ("rules = base", 1, "isn’t TOML"),
        ("seed = 1\n[maze\n", 2, "isn’t TOML"),
        ('seed = 1\ndeck = ["map"\n', 2, "isn’t TOML"),
        ("seed = 1\nseed = 2\n", 2, "this appears twice"),
        ('[maze]\n"1,0" = "cross"\n"1,0" = "cross"\n', 3, "this appears twice"),
        ("[maze]\n[goals]\n[maze]\n", 3, "this appears twice"),
        ("seed = 1\nround = 1\nseeed = 2", 3, "no key called seeed; did you mean seed?"),
        ("\n[hand]\nAda = []", 2, "no key called hand; did you mean hands?"),
        ('[maze]\n"1,0" = "cross"\ndeck = 3', 3, "deck is below [maze]"),
        ("[hands]\nAda = []\nturn = 'Ada'", 3, "turn is below [hands]"),
        ("maze = 3", 1, "maze is a table; write [maze]"),
        ("goals.'8,0' = 3", 1, "8,0 must be a string"),
        ("seed = 1\nseed = " + "7" * 5000, 2, "isn’t TOML: a number or a word is too long"),
        ("seed = 0x" + "f" * 5000, 1, "isn’t TOML: a number or a word is too long"),
        ("seed = 1\n" + ".".join("a" * 9000) + " = 1", 2, "nested too deeply"),
        ("[" + ".".join(["'a,'"] * 4000) + "]", 1, "nested too deeply"),
        ('x = {y = """\n\'""""",' + ".".join("a" * 9000) + "='z'}", 2, "nested too deeply"),
        # the table
        ("rules = 3", 1, "rules must be a string"),
        ("\nrules = 'chess'", 2, "no game called chess; the games are base"),
        ("rules = 'victim'", 1, "is a module, not a game"),
        ("seed = 1\nedition = 'french'", 2, "no edition called french"),
        ("seed = 1\nmodules = ['toll']", 2, "no module called toll"),
        ("modules = ['duel']", 1, "a game of its own"),
        ("rules = 'duel'\nmodules = ['victim']", 2, "V-1"),
        ("rules = 'duel'\nedition = 'english'", 2, "D-2, D-5"),
        ("players = 2", 1, "3 to 10 players, not 2 (B-1)"),
        ("seed = 1\nplayers = 11", 2, "3 to 10 players, not 11 (B-1)"),
        ("players = 13", 1, "1 to 12 seats"),
        ("players = ['A', 'B']", 1, "3 to 10 players, not 2 (B-1)"),
        ("rules = 'duel'\nplayers = 3", 2, "2 players, not 3 (D-1)"),
        ("rules = 'tournament'\nplayers = 4", 2, "5 to 9 players, not 4 (O-1)"),
        ("players = ['Ada', 'Bo', 'ada']", 1, "both be called"),
        ("players = ['Ada', 'Bo', 3]", 1, "must be a string"),
        ("players = []", 1, "at least one seat"),
        ("players = true", 1, "must be a string"),
        # seats and counters
        ("seed = -1", 1, "seed must be a whole number from 0"),
        ("seed = 4611686018427387904", 1, "seed must be a whole number from 0"),
        ("seed = 1.5", 1, "seed must be a whole number"),
        ("seed = true", 1, "seed must be a whole number"),
        ("round = 4", 1, "round must be a whole number from 1 to 3"),
        (BASE + "turn = 'Zoe'", 2, "no seat called Zoe; the seats are Ada, Bo, Cai"),
        (BASE + "first = 'Zoe'", 2, "no seat called Zoe"),
        (BASE + "last_turn = 'Zoe'", 2, "no seat called Zoe"),
        (BASE + "called = [\n'Ada',\n'Zoe',\n]", 4, "no seat called Zoe"),
        (BASE + "[roles]\nZoe = 'digger'", 3, "no seat called Zoe"),
        (BASE + "[hands]\nAda = []\n1 = []", 4, "Ada appears twice in [hands]"),
        ("outcomes = ['diggers']", 1, "too many outcomes for a game in round 1 (B-1)"),
        ("direction = 'left'", 1, "direction must be clockwise or counter-clockwise (C-20)"),
        ("[victim]\nx = 1", 1, "victim isn’t part of this game"),
        ("modules = ['victim']\n[victim]\nx = 1", 2, "has nothing to set in a position"),
        ("[inspected]\nAda = ['Zoe']", 2, "no seat called Zoe"),
        ("[inspected]\nAda = [2]", 2, "whole number from 1 to 1"),
        ("out_of_play = ['mop']", 1, "no card called mop"),
        ("out_of_play = ['map']", 1, "cards out of play; the limit is 0 (S-1)"),
        ("out_of_play = 1", 1, "cards out of play; the limit is 0 (S-1)"),
        ("passes = 1", 1, "only when the deck is empty (B-54)"),
        (
            "deck = 0\npasses = 3\nedition = 'english'",
            2,
            "that many passes would end the round (B-54)",
        ),
        # goals
        (
            "[goals]\n'7,0' = 'treasure'",
            2,
            "there’s no goal at 7,0; the goals are at 8,-2; 8,0; 8,2",
        ),
        ("[goals]\n'8,0' = 'treasure'\n'(8,0)' = 'stone_nw'", 3, "there are two goals at (8,0)"),
        ("[goals]\n'8,0' = 'treasure'\n'8,2' = 'treasure'", 3, "there’s only one goal_treasure"),
        ("[goals]\n'8,0' = 'dragon'", 2, "no card called goal_dragon"),
        ("[goals]\n'8,0' = 'goals'", 2, "no card called goals"),
        ("[goals]\n'8,0' = ''", 2, "say which card is at 8,0"),
        ("[goals]\n'8,0' = 'treasure up'", 2, "the round would be over (B-53)"),
        ("rules = 'duel'\n[goals]\n'8,0' = 'stone_nw up'", 3, "the round would be over (B-53)"),
        ("[goals]\n'8,0' = 'stone_nw turned'", 2, "can’t be rotated yet (B-52)"),
        ("[goals]\n'8,0' = 'stone_nw open'", 2, "open means nothing here"),
        # maze
        ("[maze]\n'here' = 'cross'", 2, "here isn’t a space"),
        ("[maze]\n'500,0' = 'cross'", 2, "from -126 to 126"),
        ("[maze]\n'1,0' = 'crss'", 2, "did you mean cross?"),
        ("[maze]\n'1,0' = 'map'", 2, "map isn’t a path card (B-20)"),
        ("[maze]\n'1,0' = 'goal_treasure'", 2, "isn’t a card in the deck (B-5)"),
        ("[maze]\n'1,0' = 'start'", 2, "isn’t a card in the deck (B-5)"),
        ("[maze]\n'1,0' = ['cross']", 2, "must be a string"),
        ("[maze]\n'0,0' = 'cross'", 2, "the start is at 0,0 (B-4)"),
        ("[maze]\n'8,0' = 'cross'", 2, "there’s a goal at 8,0 (B-4)"),
        ("[maze]\n'1,0' = 'cross'\n'1, 0' = 'cross'", 3, "there are two cards at 1, 0 (B-20)"),
        ("[maze]\n'1,0' = 'straight_ns'", 2, "doesn’t fit next to start at 0,0 (B-20)"),
        ("[maze]\n'5,0' = 'dead_n'\n'5,1' = 'cross'", 3, "doesn’t fit next to dead_n at 5,0"),
        ("[maze]\n'1,0' = 'curve_nw turned'", 2, "curve_nw turned doesn’t fit next to start"),
        ("maze = {'1,0' = 'straight_ns'}", 1, "doesn’t fit next to start"),
        ("seed = 1\nmaze.'1,0' = 'straight_ns'", 2, "doesn’t fit next to start"),
        (
            "[maze]\n" + "".join(f"'{n},0' = 'cross'\n" for n in range(1, 8)),
            7,
            "too many cross cards; the game has 5",
        ),
        # cards
        ("[hands]\nAda = ['map', 'mop']", 2, "no card called mop ... did you mean map?"),
        ("[hands]\nAda = [\n  'map',\n  'mop',\n]", 4, "no card called mop"),
        (
            "[hands]\nAda = 'dead_n'\nBo = ['dead_n']",
            3,
            "too many dead_n cards; the game has 1",
        ),
        ("[hands]\nAda = 16", 2, "Ada must be a whole number from 0 to 15"),
        ("[hands]\nAda = " + str(["map"] * 6 + ["cross"] * 5 + ["tee_nes"] * 5), 2, "at most 15"),
        ("[hands]\nAda = [3]", 2, "must be a string"),
        ("turn = 'Ada'\n[hands]\nAda = []", 1, "it’s Ada’s turn, but their hand is empty (B-12)"),
        ("[hands]\nAda = []", 1, "it’s Ada’s turn, but their hand is empty (B-12)"),
        ("deck = 68", 1, "deck must be a whole number from 0 to 67"),
        ("deck = 60", 1, "not enough cards are left for the deck, only 49 (B-5)"),
        ("deck = [\n'map',\n'rocks']", 3, "no card called rocks"),
        ("discard = ['map by Zoe']", 1, "no seat called Zoe"),
        ("discard = ['map to Ada']", 1, "can’t read map to Ada"),
        (
            "discard = ['map', 'map','map','map','map','map','map']",
            1,
            "too many map cards; the game has 6",
        ),
        (
            "[front]\nBo = ['pick', 'pick']",
            2,
            "a player can’t have two of the same card ... (B-30)",
        ),
        ("[front]\nBo = ['shovel']", 2, "the tools are pick, lantern, cart"),
        (
            "players = 4\n[front]\n1 = 'pick'\n2 = 'pick'\n3 = 'pick'\n4 = 'pick'",
            6,
            "the game has 3",
        ),
        ("rules = 'duel'\n[front]\nBo = ['pick']", 3, "tools do nothing in the duel"),
        # roles and gold
        ("[roles]\nBo = 'boss'", 2, "no role called boss; the roles are digger, saboteur"),
        ("[roles]\nBo = 3", 2, "must be a string"),
        (
            "[roles]\nAda = 'saboteur'\nBo = 'saboteur'",
            3,
            "too many saboteur cards; with 3 players the limit is 1 (B-2)",
        ),
        (
            "set_aside = 'saboteur'\n[roles]\nBo = 'saboteur'",
            1,
            "too many saboteur cards; with 3 players the limit is 1 (B-2)",
        ),
        (
            "set_aside = ['digger', 'digger']",
            1,
            "too many role cards set aside; the limit is 1 (B-2)",
        ),
        (
            "rules = 'tournament'\nset_aside = 'digger'",
            2,
            "too many role cards set aside; the limit is 0 (B-2)",
        ),
        ("[nuggets]\nBo = [4]", 2, "4 isn’t a nugget card; they’re worth 1, 2, or 3 (B-6)"),
        ("[nuggets]\nBo = [3, 3, 3]\nAda = [3, 3]", 3, "worth 3; the game has 4 (B-6)"),
        ("rules = 'tournament'\n[nuggets]\nBo = [1]", 3, "worth 1; the game has 0"),
        ("[tokens]\nBo = -1", 2, "whole number from 0 to 999"),
        ("[seen]\nBo = ['1,0']", 2, "there’s no goal at 1,0"),
        # what would have happened
        (
            "[goals]\n'8,0' = 'stone_nw'\n[maze]\n"
            + "".join(f"'{n},0' = 'cross'\n" for n in range(1, 6))
            + "'6,0' = 'tee_esw'\n'7,0' = 'tee_esw'\n",
            2,
            "a tunnel reaches the card at 8,0, so it must be face up (B-50)",
        ),
        (CLOSED.replace('"rockfall", ', ""), 5, "the round would be over before this turn (D-5)"),
        ("play = ['pass map']\n[hands]\nAda = ['cross']", 1, "Ada has no map in hand (B-10)"),
        ("play = [\n'call',\n'pass map']", 3, "whether to end the round early (B-56)"),
    ],
)
def test_refused(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadPosition, match=f"^line {line}: ") as caught:
        read_position(text)
    for words in reason.split(" ... "):
        assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_refused_without_a_line() -> None:
    specs = read_position("").state.rules.specs
    cards = [spec.name for spec in specs if spec.family == PATH for _ in range(spec.copies)]
    text = f"rules = 'tournament'\ndiscard = {cards}\n"
    with pytest.raises(BadPosition, match="there’s no path card left to place"):
        read_position(text)
    assert read_position(text + "[maze]")


def test_a_seat_may_be_called_like_a_key() -> None:
    state = read_position("players = ['turn', 'deck', 'Bo']\n[hands]\ndeck = ['map']").state
    assert hand(state, 1) == ["map"]


@pytest.mark.parametrize("text", [WHOLE, TURN, FREE_TURN, CLOSED, "", 'edition = "english"'])
def test_written_positions_read_the_same(text: str) -> None:
    position = read_position(text)
    written = write_position(position.state, position.names, position.state.rng)
    again = read_position(written)
    assert write_position(again.state, again.names, again.state.rng) == written
    assert state_digest(again.state) == state_digest(position.state)


@pytest.mark.parametrize("seeking", [False, True])
@pytest.mark.parametrize("selection", SELECTIONS, ids=lambda s: f"{s.game}-{s.players}")
def test_positions_of_games(selection: Selection, seeking: bool) -> None:
    names = names_of(selection)
    written = 0
    for count, state in enumerate(random_game(selection, 11, seeking)):
        at_turn = not state.over and state.top() is state.rules.turns[state.top().seat]
        if not at_turn:
            with pytest.raises(BadPosition, match="a game record holds the rest"):
                write_position(state, names, 1)
        elif count % 9 == 0:
            compare(state, names)
            written += 1
    assert written > 5


def compare(state: State, names: tuple[str, ...]) -> None:
    """A state that was written and read is the same to all who look at it and play on."""
    text = write_position(state, names, state.rng)
    again = read_position(text).state
    assert write_position(again, names, again.rng) == text
    assert sorted(options(again)) == sorted(options(state))
    assert again.rng == state.rng
    for seat in range(-1, len(names)):
        data = view_data(view(state, seat), names)
        data["nuggets_seen"] = []  # what was seen in earlier rounds is only in a game record
        data["due"] = 1
        assert view_data(view(again, seat), names) == data
    choice = sorted(options(state))[-1]
    apply(again, choice)
    other = state.copy()
    apply(other, choice)
    assert sorted(options(again)) == sorted(options(other))


def test_odd_names_are_written() -> None:
    names = ("Mary Ann", "b,c", "Zoë \\ 'x'")
    text = f'players = {list(names)}\ndiscard = [\'map by "b,c", Mary Ann\', "cross by 3"]\n'
    text = text.replace(repr(names[2]), "\"Zoë \\\\ 'x'\"")
    position = read_position(text)
    assert position.names == names
    assert [int(entry) >> KNOWERS for entry in position.state.discard] == [0b011, 0b100]
    written = write_position(position.state, names, 0)
    again = read_position(written)
    assert again.names == names
    assert write_position(again.state, names, 0) == written


def test_choices_in_a_written_position() -> None:
    position = read_position(WHOLE)
    texts = {choice_text(position.state.rules, position.names, c) for c in options(position.state)}
    assert texts == {"break_pick > Cai", "break_pick > Dee", "pass break_pick"}


def test_damaged_texts_are_refused_in_words() -> None:
    """Whatever a typing error does to a position: it is read, or refused in one sentence."""
    random = Random(2)
    answers = []
    for _ in range(600):
        place = random.randrange(len(WHOLE))
        length = random.choice([0, 1, 1, 4])
        typed = random.choice(["", " ", "x", '"', "[", "=", "\n", "7", "-", ",", "map"])
        text = WHOLE[:place] + typed + WHOLE[place + length :]
        try:
            read_position(text)
        except BadPosition as error:
            answers.append(str(error))
    assert len(answers) > 200
    assert all(answer.startswith("line ") and "\n" not in answer for answer in answers)
