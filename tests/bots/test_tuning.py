"""The command that tunes the greedy bot's weights."""

from __future__ import annotations

from random import Random

from bench.tune import FIRST, USUAL, Strategy, at, finds, places_of, rules_for, telling
from motherlode.bots.greedy import weights as names


def test_the_strategy_finds_the_lowest_point() -> None:
    best = [1.0, -0.5, 0.25, 0.0]
    strategy = Strategy(len(best), Random(1))
    for _ in range(60):
        points = strategy.candidates()
        points.sort(key=lambda point: sum((x - y) ** 2 for x, y in zip(point, best)))
        strategy.learn(points)
    assert max(abs(x - y) for x, y in zip(strategy.mean, best)) < 0.05


def test_each_weight_belongs_to_one_side_at_most() -> None:
    digging, hiding = places_of("diggers"), places_of("saboteurs")
    assert not set(digging) & set(hiding)
    assert {names.LOOK, names.TRUST, names.CLOSING} < set(digging)
    assert {names.BLEND, names.CROWD, names.RASH} < set(hiding)
    assert len(FIRST) == len(USUAL) == names.CLOSING + 1
    assert at([0.0] * len(digging), digging) == USUAL


def test_deals_are_paired_and_only_those_with_a_saboteur_count() -> None:
    rules = rules_for(4)
    found = finds(rules, USUAL, USUAL, range(40))
    assert 20 < len(found) < 40  # one role card of five is set aside
    assert finds(rules, USUAL, USUAL, range(40)) == found
    assert telling(USUAL, 0) >= 0
