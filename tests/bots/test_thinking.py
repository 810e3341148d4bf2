"""What the greedy bot thinks with: distances, hopes, suspicion, and the cards it counts."""

from __future__ import annotations

from collections import deque

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.common.distances import SIZE, Distances, cell_of, index_of
from motherlode.bots.common.goal_values import FAR, GoalValues
from motherlode.bots.common.hearsay import Hearsay
from motherlode.bots.common.knowledge import (
    CERTAIN,
    DIGGER,
    GEOLOGIST,
    GREEDY,
    SABOTEUR,
    knowledge_of,
    stance,
)
from motherlode.bots.common.situation import NO_CELLS
from motherlode.bots.common.suspicion import OPINION, Suspicion
from motherlode.bots.greedy.bot import GreedyBot
from motherlode.rules.core.cells import STEP, cell_at
from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.engine import new_game
from motherlode.rules.core.events import CardsPassed, PathLaid, RockFell, ToolBroken, ToolFixed
from motherlode.rules.core.playout import Beliefs, Claim
from motherlode.rules.core.views import View, view
from motherlode.rules.modules.veto import CardVetoed
from motherlode.rules.positions.position import read_position
from tests.support.plain import rules_of
from tests.support.players import play_moves

NO_POINTS = [0] * 12

GAP = """
[maze]
"2,0" = "straight_ew"
"3,0" = "straight_ew"
"4,0" = "dead_e_w"
"""


def seen(text: str, seat: int = 0) -> View:
    """A seat's view of a position."""
    return view(read_position(text).state, seat)


def measured(table: View) -> Distances:
    """Distances from every goal that lies face down."""
    distances = Distances()
    distances.take_in(table, table.maze, NO_CELLS)
    for goal, cell in enumerate(table.goal_cells):
        if not table.turned_goals >> goal & 1:
            distances.measure(table.maze, goal, cell)
    return distances


def naive_distances(table: View, goal: int) -> dict[int, int]:
    """Cards to lay from each empty cell of the window, found the slow way."""
    maze = table.maze
    joined = table.rules.tiles.joined
    waiting = deque([(int(table.goal_cells[goal]), -1, 0)])
    best: dict[tuple[int, int], int] = {}
    while waiting:
        cell, tunnel, steps = waiting.popleft()
        if best.get((cell, tunnel), FAR) <= steps:
            continue
        best[cell, tunnel] = steps
        for side in range(4):
            there = int(cell + STEP[side])
            if (tunnel >= 0 and not tunnel >> side & 1) or not index_of(there):
                continue
            tile = int(maze.tile_at(there))
            if maze.is_empty(there):
                waiting.append((there, -1, steps + 1))
            elif tile >= 0:
                mask = int(joined[tile * 4 + (side ^ 2)])
                if mask and not maze.lit_at(there) & mask:
                    waiting.appendleft((there, mask, steps))
    return {cell: steps for (cell, tunnel), steps in best.items() if tunnel < 0 and steps}


def test_a_fresh_table_is_seven_cards_wide() -> None:
    distances = measured(seen(""))
    assert distances.steps[1 * SIZE + index_of(cell_at(1, 0))] == 7
    assert distances.steps[0 * SIZE + index_of(cell_at(1, 0))] == 9
    assert distances.steps[1 * SIZE + index_of(cell_at(7, 0))] == 1


def test_tunnels_that_are_not_linked_shorten_the_way() -> None:
    distances = measured(seen(GAP.replace("dead_e_w", "straight_ew")))
    assert distances.steps[SIZE + index_of(cell_at(1, 0))] == 4


def test_a_dead_end_is_no_way() -> None:
    distances = measured(seen(GAP))
    assert distances.steps[SIZE + index_of(cell_at(1, 0))] > 7


@pytest.mark.parametrize("seed", range(12))
def test_distances_agree_with_a_slow_count(seed: int) -> None:
    state, _ = play_moves(rules_of("base", 4), seed, "mixed", limit=10 + 5 * seed)
    if state.over:
        return
    table = view(state, 0)
    distances = measured(table)
    for goal in range(3):
        if table.turned_goals >> goal & 1:
            continue
        naive = naive_distances(table, goal)
        for index in range(SIZE):
            steps = distances.steps[goal * SIZE + index]
            cell = int(cell_of(index))
            if steps != FAR and table.maze.is_empty(cell):
                assert naive[cell] == steps
        nearest = min((naive.get(int(end), FAR) for end in table.maze.frontier), default=FAR)
        found = [distances.steps[goal * SIZE + index_of(end)] for end in table.maze.frontier]
        assert min(found, default=FAR) == nearest


def test_every_cell_of_the_window_has_its_index() -> None:
    cells = [cell_at(x, y) for x in range(-1, 11) for y in range(-4, 5)]
    assert [cell_of(index_of(cell)) for cell in cells] == cells
    assert {int(index_of(cell_at(x, y))) for x, y in ((-2, 0), (11, 0), (0, 5), (0, -5))} == {0}


# Hopes


@pytest.mark.parametrize(
    ("looked", "weights"),
    [
        ([], [20, 20, 20]),
        (["8,0"], [0, CERTAIN, 0]),
        (["8,2"], [30, 30, 0]),
        (["8,2", "8,-2"], [0, CERTAIN, 0]),
    ],
)
def test_hopes_follow_what_was_seen(looked: list[str], weights: list[int]) -> None:
    text = f'[goals]\n"8,0" = "treasure"\n[seen]\nAda = {looked}'
    table = seen(text)
    values = GoalValues()
    for role, sign in ((DIGGER, 1), (GREEDY, 1), (SABOTEUR, -1)):
        values.weigh(table, knowledge_of(table.rules), role)
        assert [int(weight) for weight in values.weights][:3] == [sign * w for w in weights]
        assert values.is_certain == (CERTAIN in weights)


def test_a_goal_turned_over_is_no_hope() -> None:
    table = seen('[goals]\n"8,2" = "stone_ne up"\n[maze]')
    values = GoalValues()
    values.weigh(table, knowledge_of(table.rules), DIGGER)
    assert [int(weight) for weight in values.weights][:3] == [30, 30, 0]


# Suspicion


def think(suspicion: Suspicion, table: View, is_digger: bool = True) -> list[int]:
    """Points after thinking about what was heard."""
    values = GoalValues()
    values.weigh(table, knowledge_of(table.rules), DIGGER)
    suspicion.think(table, knowledge_of(table.rules), values, is_digger)
    return [int(points) for points in suspicion.points]


def test_what_others_do_makes_them_suspicious_or_trusted() -> None:
    text = 'players = 8\n[goals]\n"8,0" = "treasure"\n[seen]\nAda = ["8,0"]\n[maze]\n'
    table = seen(text + '"1,0" = "cross"\n"2,0" = "cross"\n"0,1" = "straight_ns"')
    number = table.rules.number_of
    suspicion = Suspicion()
    suspicion.hear(PathLaid(1, number["cross"], cell_at(1, 0), 0))
    suspicion.hear(PathLaid(2, number["dead_e_w"], cell_at(2, 0), 0))
    suspicion.hear(PathLaid(3, number["straight_ns"], cell_at(0, 1), 0))
    suspicion.hear(RockFell(4, number["cross"], cell_at(1, 0)))
    suspicion.hear(RockFell(5, number["dead_e_w"], cell_at(2, 0)))
    suspicion.hear(ToolBroken(6, number["break_cart"], 0, 4))
    suspicion.hear(ToolFixed(7, number["fix_cart"], 0, 4))
    points = think(suspicion, table)
    assert max(points[1], points[5], points[7]) < 0 < min(points[2], points[4], points[6])
    assert points[3] > 0  # away from the treasure


def test_friends_of_the_trusted_are_trusted() -> None:
    table = seen("players = 6")
    number = table.rules.number_of
    suspicion = Suspicion()
    for _ in range(3):
        suspicion.hear(PathLaid(1, number["cross"], cell_at(1, 0), 0))
        suspicion.hear(PathLaid(2, number["dead_e_w"], cell_at(1, 0), 0))
    suspicion.hear(ToolFixed(3, number["fix_cart"], 1, 4))
    suspicion.hear(ToolFixed(4, number["fix_cart"], 2, 4))
    suspicion.hear(ToolBroken(5, number["break_cart"], 2, 4))
    points = think(suspicion, table)
    assert points[3] < 0 < points[4]
    assert points[5] < 0


def test_passing_is_a_little_suspicious_unless_a_tool_is_broken() -> None:
    table = seen('players = 3\n[front]\nBo = ["cart"]')
    suspicion = Suspicion()
    suspicion.hear(CardsPassed(1, type(table.hand)(), 1))
    suspicion.hear(CardsPassed(2, type(table.hand)(), 1))
    points = think(suspicion, table)
    assert points[1] == 0 < points[2]


def test_claims_are_held_against_what_was_seen() -> None:
    goals = 'players = 6\n[goals]\n"8,0" = "treasure"\n'
    blind, looked = seen(goals), seen(goals + '[seen]\nAda = ["8,0"]')
    suspicion = Suspicion()
    suspicion.hear_claim(1, Claim("treasure", cell_at(8, 0), -1, 0))
    suspicion.hear_claim(2, Claim("no_treasure", cell_at(8, 0), -1, 0))
    suspicion.hear_claim(3, Claim("treasure", cell_at(8, 2), -1, 0))
    assert think(suspicion, blind) == [0] * 12  # who can tell?
    points = think(suspicion, looked)
    assert points[1] < 0 < points[2]
    assert points[3] == 0
    assert think(suspicion, looked) == points  # each claim is judged once
    suspicion.hear_claim(1, Claim("treasure", cell_at(8, 0), -1, 0))
    assert think(suspicion, looked) == points  # and said again, it counts no more


def test_opinions_of_the_trusted_count_a_little_and_once() -> None:
    table = seen("players = 6")
    suspicion = Suspicion()
    for _ in range(3):
        suspicion.hear_claim(1, Claim("suspect", -1, 2, 0))
    suspicion.hear_claim(1, Claim("trust", -1, 3, 0))
    points = think(suspicion, table)
    assert 0 < points[2] <= OPINION
    assert -OPINION <= points[3] < 0
    suspicion.points[4] = 90
    suspicion.hear_claim(4, Claim("suspect", -1, 5, 0))
    assert think(suspicion, table)[5] == 0  # nobody follows the suspicious


def heard(table: View, *claims: tuple[int, Claim], points: list[int] = NO_POINTS) -> list[int]:
    """The hopes of a seat after what others say."""
    hearsay = Hearsay()
    for seat, claim in claims:
        hearsay.hear(seat, claim)
    return [int(hope) for hope in hearsay.hopes(table, vec[i64](points))]


def test_claims_about_goals_move_hopes_by_the_trust_in_the_speaker() -> None:
    text = 'players = 6\n[goals]\n"8,0" = "treasure"\n'
    looked = seen(text + '[seen]\nBo = ["8,0"]\nCai = ["8,0"]')
    here, not_here = (Claim(kind, cell_at(8, 0), -1, 0) for kind in ("treasure", "no_treasure"))
    assert heard(looked) == []  # silence tells nothing
    told = heard(looked, (1, here))
    assert told[1] > 40 > told[0] == told[2]
    assert heard(looked, (1, here), (1, here), (1, here)) == told
    assert heard(looked, (1, here), (2, here))[1] > told[1]
    assert heard(looked, (1, not_here))[1] < 30
    assert heard(looked, (1, here), (1, not_here)) == heard(looked, (1, not_here))
    assert heard(looked, (3, here))[1] < told[1]  # who hasn't looked may guess
    liar = [0, 200, *[0] * 10]
    assert heard(looked, (1, here), points=liar)[1] < 34
    friend = [0, -200, *[0] * 10]
    assert heard(looked, (1, here), points=friend)[1] > told[1]


def test_a_table_that_lied_is_believed_less_in_the_next_round_and_one_that_did_not_more() -> None:
    table = seen('players = 6\n[goals]\n"8,0" = "treasure"\n[seen]\nBo = ["8,0"]')
    middle = cell_at(8, 0)
    here, not_here = (Claim(kind, middle, -1, 0) for kind in ("treasure", "no_treasure"))
    points = vec[i64](NO_POINTS)
    hopes = []
    for said in (here, not_here):
        hearsay = Hearsay()
        for seat in (1, 2, 3):
            hearsay.hear(seat, said)
        hearsay.see(middle, table.rules.number_of["goal_treasure"])
        hearsay.forget()
        hearsay.hear(1, here)
        hopes.append(int(hearsay.hopes(table, points)[1]))
        hearsay.meet()  # others sit down: nothing is known of them
        hearsay.hear(1, here)
        assert [int(hope) for hope in hearsay.hopes(table, points)] == heard(table, (1, here))
    assert hopes[0] > heard(table, (1, here))[1] > 34 > hopes[1]


def test_whoever_is_told_where_the_treasure_is_looks_no_more() -> None:
    values = GoalValues()
    values.hear(vec[i64]([1, 97, 1]), True)
    assert values.is_told
    values.hear(vec[i64]([20, 60, 20]), True)
    assert not values.is_told
    values.hear(vec[i64]([1, 97, 1]), False)  # its own guess is no news
    assert not values.is_told


def test_only_what_others_tell_of_goals_and_stand_by_is_a_report() -> None:
    text = 'players = 6\n[goals]\n"8,0" = "treasure"\n'
    here, not_here = (Claim(kind, cell_at(8, 0), -1, 0) for kind in ("treasure", "no_treasure"))
    unseen = seen(text + '[seen]\nBo = ["8,0"]')
    hearsay = Hearsay()
    hearsay.hear(0, here)
    hearsay.hear(1, Claim("fix", -1, -1, 1))
    assert not hearsay.has_reports(0)  # its own word, and a plea
    hearsay.hear(1, not_here)
    hearsay.hear(1, here)
    assert hearsay.has_reports(0)
    assert hearsay.tellers(unseen, 1) == 1  # a slip that was put right is no quarrel
    known = seen(text + '[seen]\nAda = ["8,0"]\nBo = ["8,0"]')
    above = Claim("treasure", cell_at(8, -2), -1, 0)
    corrected = heard(known, (1, not_here), (1, here), (2, above))
    assert corrected == heard(known, (1, here), (2, above))


def test_hopes_that_were_given_are_kept_where_nothing_is_known() -> None:
    table = seen('players = 4\n[goals]\n"8,0" = "stone_ne"\n[seen]\nAda = ["8,0"]')
    bot = GreedyBot()
    bot.brief(Beliefs(1, vec[i64]([0] * 4), vec[i64]([80, 10, 10])))
    hopes = [int(hope) for hope in bot.beliefs(table).hopes]
    assert hopes[1] == 0
    assert hopes[0] > 80 > hopes[2]


def test_a_veto_tells_of_whoever_says_it_and_of_the_card() -> None:
    table = seen('modules = "veto"\nplayers = 6')
    number = table.rules.number_of
    suspicion = Suspicion()
    think(suspicion, table)
    suspicion.hear(CardVetoed(1, 2, number["rockfall"]))
    suspicion.hear(CardVetoed(3, 4, number["cross"]))
    suspicion.hear(CardVetoed(5, 4, number["dead_e_w"]))
    points = think(suspicion, table)
    assert points[1] < 0 < points[2]
    assert points[3] > 0 > points[5]
    assert points[4] > 0


def test_whoever_has_looked_at_a_goal_may_know_more() -> None:
    text = 'players = 3\n[maze]\n"0,1" = "straight_ns"\n'
    points = []
    for looked in ("", '[seen]\nBo = ["8,2"]'):
        table = seen(text + looked)
        suspicion = Suspicion()
        suspicion.hear(PathLaid(1, table.rules.number_of["straight_ns"], cell_at(0, 1), 0))
        points.append(think(suspicion, table)[1])
    assert points[1] < points[0]


# Knowledge


def test_every_role_has_a_stance() -> None:
    names = ("digger", "saboteur", "greedy", "digger_blue", "geologist", "boss")
    assert [stance(name) for name in names] == [DIGGER, SABOTEUR, GREEDY, DIGGER, GEOLOGIST, DIGGER]


def test_only_the_duel_is_a_race() -> None:
    assert knowledge_of(rules_of("duel", 2)).is_race
    assert not knowledge_of(rules_of("base", 5)).is_race
    assert not knowledge_of(rules_of("tournament", 5)).is_race


def test_dead_ends_lead_nowhere() -> None:
    known = knowledge_of(rules_of("base", 5))
    for name, number in known.rules.number_of.items():
        if known.rules.specs[number].family == "path":
            assert bool(known.through[number]) != name.startswith("dead")
    assert HIDDEN not in known.keep


def test_surveys_are_kept_by_what_lies_on_the_table() -> None:
    """A table that lies as it once lay is not measured again; with other cards or goals it is."""
    state = read_position(GAP).state
    first = measured(view(state, 0)).survey
    dead_end = state.maze.remove(cell_at(4, 0))
    assert measured(view(state, 1)).survey is not first
    state.maze.lay(cell_at(4, 0), dead_end)
    assert measured(view(state, 1)).survey is first
    barred = Distances()
    barred.take_in(view(state, 0), state.maze, vec[i64]([cell_at(2, 0)]))
    assert barred.survey is not first
    state.turned_goals = 1
    assert measured(view(state, 0)).survey is not first


def test_surveys_of_other_rules_are_not_mixed_up() -> None:
    """The same numbers mean other cards there."""
    table = view(new_game(rules_of("base", 4), 1), 0)
    other = view(new_game(rules_of("base", 5), 1), 0)
    assert table.maze.key == other.maze.key
    assert measured(table).survey is not measured(other).survey
