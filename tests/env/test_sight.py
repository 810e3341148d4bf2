"""An observation holds what a View, a Prompt and the public acts hold, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from motherlode.env.arrays import parts
from motherlode.env.kernel.coder import NONE
from motherlode.env.kernel.layout import OUTSIDE, OVERFLOW
from motherlode.env.kernel.offers import CLAIM, MORE, claim_act, claim_of
from motherlode.env.kernel.tables import Tables
from motherlode.rules.core.choices import target_of
from motherlode.rules.core.gold import scores, winners
from motherlode.rules.core.views import prompt, view
from tests.env.slow_sight import SlowSight
from tests.env.tables import RULE_SETS, open_set
from tests.support.plain import rules_of, scaled
from tests.support.players import choose


def written(tables: Tables, seat: int) -> dict[str, bytes]:
    """What the kernel has written for a seat, part by part."""
    if int(tables.asked[0]) == seat:
        row = bytes(memoryview(tables.rows))
    else:
        tables.look(0, seat)
        row = bytes(memoryview(tables.glance))
    out, start = {}, 0
    for name, shape in parts(tables.layout).items():
        size = 1
        for length in shape:
            size *= length
        out[name] = row[start : start + size]
        start += size
    return out


def compare(tables: Tables, seat: int, acts: list[int]) -> None:
    """The same observation by the short way and by the doors."""
    state, table = tables.state(0), tables.tables[0]
    asked = prompt(state, seat)
    slow = SlowSight(tables.layout, view(state, seat), asked, acts)
    fast = written(tables, seat)
    parts = slow.parts(int(table.page), bool(table.spoke))
    parts["overflow"] = overflow(tables, seat, [int(choice) for choice in asked.choices])
    assert parts.keys() == fast.keys()
    for name, part in parts.items():
        assert (name, fast[name]) == (name, part)


def overflow(tables: Tables, seat: int, choices: list[int]) -> bytes:
    """The answers without an action of their own that are on this page, by number."""
    coder, page = tables.coder, int(tables.tables[0].page)
    taken: set[int] = set()
    others: list[int] = []
    for choice in sorted(choices):
        action = int(coder.action(tables.state(0), seat, choice))
        if action == NONE or action in taken:
            others.append(choice)
        taken.add(action)
    listed = others[page * OVERFLOW : (page + 1) * OVERFLOW]
    words = (int(coder.seen(coder.described(seat, choice), seat)) for choice in listed)
    told = b"".join((word % (1 << 64)).to_bytes(8, "little") for word in words)
    return told.ljust(8 * OVERFLOW, b"\0")


def answer(tables: Tables, random: Random, acts: list[int]) -> None:
    """Somebody acts, claims something, or turns the page; what everybody saw is added."""
    table, state = tables.tables[0], tables.state(0)
    seat = int(tables.asked[0])
    offered = [int(table.choices[place]) for place in range(table.offers)]
    extras = [choice for choice in offered if choice <= MORE]
    if extras and random.random() < 0.2:
        choice = random.choice(extras)
    else:
        choice = int(choose(state, random.choice(("seek", "mixed")), random))
        if choice not in offered:
            choice = MORE
    action = int(table.actions[offered.index(choice)])
    if choice <= CLAIM:
        claim = claim_of(state, seat, CLAIM - choice)
        assert claim is not None
        acts.append(int(claim_act(seat, claim)))
    elif choice != MORE:
        called = choice & 255 == tables.call_verb
        acts.append(int(tables.coder.act(target_of(choice) if called else seat, choice)))
    tables.step_one(0, action)


@pytest.mark.parametrize("window", [(15, 11), (5, 4)])
@pytest.mark.parametrize(("game", "players", "modules"), RULE_SETS)
def test_every_part_of_an_observation_comes_from_the_doors(
    game: str, players: int, modules: tuple[str, ...], window: tuple[int, int]
) -> None:
    tables = open_set(rules_of(game, players, "", modules), window=window, talk=True)
    random = Random(players)
    for seed in range(scaled(2)):
        acts: list[int] = []
        tables.begin(0, seed)
        while not tables.ended[0]:
            seat = int(tables.asked[0])
            compare(tables, random.choice((seat, random.randrange(players))), acts)
            answer(tables, random, acts)
        compare(tables, random.randrange(players), acts)


def test_the_page_has_every_part_with_its_shape() -> None:
    layout = open_set(rules_of("base", 3)).layout
    page = (Path(__file__).parents[2] / "docs/environments.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `(\w+)` \| ([\w, ]+) \| ", page, re.MULTILINE)
    window = {"rows": int(layout.rows), "columns": int(layout.columns)}
    shapes = {
        name: tuple(window.get(size) or int(size) for size in shape.split(", "))
        for name, shape in told
        if name in parts(layout)
    }
    assert shapes == parts(layout)
    assert list(shapes) == list(parts(layout))


def test_cells_outside_the_window_are_sorted_and_the_last_are_left_out() -> None:
    tables = open_set(rules_of("saboteur2", 5), window=(3, 3))
    layout, random = tables.layout, Random(1)
    most = 0
    for seed in range(3):
        tables.begin(0, seed)
        acts: list[int] = []
        while not tables.ended[0]:
            row = written(tables, int(tables.asked[0]))["outside"]
            rows = [row[start : start + 8] for start in range(0, len(row), 8)]
            cells = [one for one in rows if any(one)]
            order = [(one[7] == 4, one[1], one[0]) for one in cells]
            assert order == sorted(order)
            assert all(layout.place(one[0] | one[1] << 8) < 0 for one in cells)
            most = max(most, len(cells))
            answer(tables, random, acts)
    assert most == OUTSIDE


def test_how_a_match_ended_is_told() -> None:
    tables = open_set(rules_of("base", 3))
    tables.begin(0, 1)
    rng = 1
    while not tables.ended[0]:
        rng = tables.draw(rng)
        tables.step()
    tables.look(0, 1)
    state, start = tables.state(0), int(tables.layout.table)
    row = bytes(memoryview(tables.glance))[8 * (start + 8) : 8 * (start + 12)]
    names = tables.rules.outcomes
    assert [names[number - 1] for number in row[:3]] == list(state.outcomes)
    gold = [int(score) for score in scores(state)]
    assert [number - 1 for number in row[16:19]] == [gold[1], gold[2], gold[0]]
    assert row[10] == sum(1 << (int(seat) - 1) % 3 for seat in winners(state))
