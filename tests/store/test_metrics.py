"""Metrics as Prometheus reads them; and the dashboard and the page name no others."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from motherlode.store.metrics import Counter, Gauge, Histogram, Metrics

ROOT = Path(__file__).parents[2]
SERIES = re.compile(r'^([a-z_]+)(\{(?:[a-z]+="(?:[^"\\]|\\.)*",?)+\})? (-?[\d.e+-]+)$')
NAME = re.compile(r"\b(?:motherlode|process)_[a-z_]+")


def values(text: str) -> dict[str, float]:
    """Every series of a text, which must be one that Prometheus understands."""
    found = {}
    for line in text.splitlines():
        if not line.startswith("# "):
            match = SERIES.match(line)
            assert match, line
            found[match[1] + (match[2] or "")] = float(match[3])
    return found


def names() -> set[str]:
    """Every name a program can ask for."""
    found = set()
    for metric in Metrics().all():
        ends = ("_bucket", "_sum", "_count") if isinstance(metric, Histogram) else ("",)
        found |= {metric.name + end for end in ends}
    return found


def test_counters_and_gauges() -> None:
    moves, codes, open_now = Counter("a_total", "A."), Counter("b", "B.", "code"), Gauge("c", "C.")
    assert values(moves.text()) == {"a_total": 0}
    assert values(codes.text()) == {}
    moves.add()
    moves.add(2.5)
    codes.add(1, 'a "quoted" \\ word')
    codes.add(1, "plain")
    codes.add(3, "plain")
    open_now.add(2)
    open_now.add(-1)
    assert moves.text() == "# HELP a_total A.\n# TYPE a_total counter\na_total 3.5\n"
    assert codes.value("plain") == 4
    assert values(codes.text()) == {
        'b{code="a \\"quoted\\" \\\\ word"}': 1,
        'b{code="plain"}': 4,
    }
    assert values(open_now.text()) == {"c": 1}
    open_now.set(7)
    assert values(open_now.text()) == {"c": 7}


def test_a_histogram_counts_up_to_each_bound() -> None:
    took = Histogram("t_seconds", "T.", (0.1, 1.0), "where")
    for seconds in (0.05, 0.1, 0.5, 3.0):
        took.observe(seconds, "here")
    took.observe(0.2, "there")
    assert took.count("here") == 4
    assert values(took.text()) == {
        't_seconds_bucket{where="here",le="0.1"}': 2,
        't_seconds_bucket{where="here",le="1"}': 3,
        't_seconds_bucket{where="here",le="+Inf"}': 4,
        't_seconds_sum{where="here"}': pytest.approx(3.65),
        't_seconds_count{where="here"}': 4,
        't_seconds_bucket{where="there",le="0.1"}': 0,
        't_seconds_bucket{where="there",le="1"}': 1,
        't_seconds_bucket{where="there",le="+Inf"}': 1,
        't_seconds_sum{where="there"}': 0.2,
        't_seconds_count{where="there"}': 1,
    }


def test_all_metrics_have_names_of_their_own() -> None:
    metrics = Metrics().all()
    assert len({metric.name for metric in metrics}) == len(metrics) > 15
    values(Metrics().text())


def test_the_dashboard_asks_for_nothing_that_is_not_there() -> None:
    board = json.loads((ROOT / "docs" / "operating" / "grafana.json").read_text())
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    asked += " ".join(one["query"] for one in board["templating"]["list"])
    wanted = set(NAME.findall(asked))
    assert wanted - names() == set()
    shown = {name.removesuffix("_bucket").removesuffix("_sum") for name in wanted}
    assert {metric.name for metric in Metrics().all()} - shown == set(), "not on the dashboard"


def test_the_page_has_every_metric_with_its_kind() -> None:
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `((?:motherlode|process)_\w+)` \| (\w+) \|", page, re.MULTILINE))
    assert rows == {metric.name: metric.kind for metric in Metrics().all()}
