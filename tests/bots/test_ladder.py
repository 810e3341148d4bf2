"""The ladder: what is measured is kept, nothing is played twice, and the page has what was kept."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bench.ladder.deals import Rounds, Spot, Wanted, dealt, seeds
from bench.ladder.guests import STRANGERS, make_player
from bench.ladder.page import BLOCKS, PAGE, PICTURE, difference, picture, share, written
from bench.ladder.run import arguments, measured
from bench.ladder.spots import PARTS, Plan, base, below, spots
from bench.ladder.store import Store
from bench.ladder.tried import TRIED, Tried, Try, sharpen, varied
from bench.ladder.twin import NAME as TWIN
from motherlode.bots.search.bot import SearcherBot
from motherlode.rules.core.engine import new_game
from motherlode.rules.core.views import prompt, view
from motherlode.rules.positions.position import read_position
from tests.bots.test_greedy_digger import KNOWS, SHORT, table


def asked(monkeypatch: pytest.MonkeyPatch, store: Path, more: str = "") -> argparse.Namespace:
    """A small run."""
    line = f"--levels random,greedy --players 3 --rounds 6 --jobs 1 --store {store} {more}"
    monkeypatch.setattr("sys.argv", ["ladder", *line.split()])
    return arguments("ladder", None, ["base", "gold"])


def test_a_run_keeps_what_it_measures(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    store = measured(asked(monkeypatch, file))
    assert len(store.spots) == 4
    assert set(store.gold) == {"base/5 random greedy", "base/5 greedy random"}
    kept = store.find(Spot(base(3), "greedy", "random"), 6)
    assert kept is not None
    assert len(kept.won) == 6
    assert set(kept.thinking) == {"greedy", "random"}
    assert Store(file).spots == store.spots
    assert Store(file).find(Spot(base(3), "greedy", "random"), 7) is None


def test_a_second_run_plays_only_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "ladder.json"
    first = measured(asked(monkeypatch, file))
    played: list[int] = []
    play = Rounds.play

    def noted(self: Rounds, part: range) -> object:
        played.extend(part)
        return play(self, part)

    monkeypatch.setattr(Rounds, "play", noted)
    assert measured(asked(monkeypatch, file)).spots == first.spots
    assert played == []
    again = measured(asked(monkeypatch, file, "--again random"))
    assert len(played) == 18  # all but greedy against itself
    same = [{k: (v["rounds"], v["won"]) for k, v in one.spots.items()} for one in (first, again)]
    assert same[0] == same[1]


def test_more_rounds_of_a_spot_go_on_where_it_stopped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file, spot = tmp_path / "ladder.json", Spot(base(3), "searcher", "greedy")
    line = f"--levels searcher --players 3 --parts basis --rounds 6 --jobs 1 --store {file}"
    played: list[int] = []
    play = Rounds.play

    def noted(self: Rounds, part: range) -> object:
        if spot in (one.spot for one in self.wanted):
            played.extend(part)
        return play(self, part)

    monkeypatch.setattr(Rounds, "play", noted)

    def won(rounds: int, trials: int) -> tuple[float, ...]:
        words = f"{line} --search-rounds {rounds} --trials {trials}".split()
        monkeypatch.setattr("sys.argv", ["ladder", *words])
        kept = measured(arguments("ladder", None, ["basis"])).find(spot)
        assert kept is not None
        return kept.won

    first = won(2, 20)
    assert len(played) == 2
    assert won(5, 20)[:2] == first
    assert len(played) == 5  # three more
    won(6, 21)
    assert len(played) == 11  # with more effort it is another level


def test_a_kept_spot_remembers_rounds_that_nobody_won(tmp_path: Path) -> None:
    store, spot = Store(tmp_path / "ladder.json"), Spot(base(5), "greedy", "greedy")
    store.keep(spot, [1.0, 0.5, 0.0, 0.5], {})
    kept = Store(store.file).find(spot)
    assert kept is not None
    assert kept.won == (1.0, 0.5, 0.0, 0.5)
    other = Spot(base(5), "random", "greedy")
    store.keep(other, [0.0, 0.5, 0.5, 0.0], {})
    gap = difference(store, spot, other)
    assert gap is not None
    assert gap.value == 25


def test_a_kept_spot_remembers_each_round(tmp_path: Path) -> None:
    store = Store(tmp_path / "ladder.json")
    spot, other = Spot(base(5), "greedy", "greedy"), Spot(base(5), "random", "greedy")
    won = [False, False, True, False, True, True]
    store.keep(spot, won, {})
    store.keep(other, [False] * 6, {})
    kept = store.find(spot)
    assert kept is not None
    assert list(kept.won) == won
    whole = share(store, spot)
    gap = difference(store, spot, other)
    assert whole is not None
    assert gap is not None
    assert whole.value == gap.value == 50
    alone = [one for one, n in zip(won, dealt(base(5), 6)) if n == 1]
    found = share(store, spot, 1)
    assert (found is None) == (not alone)
    assert found is None or found.value == pytest.approx(100 * sum(alone) / len(alone))


def test_more_rounds_begin_with_the_same_deals() -> None:
    assert seeds(base(3), 5) == seeds(base(3), 9)[:5]


def test_every_part_has_its_spots() -> None:
    plan = Plan(["random", "greedy"], [3, 4], list(PARTS))
    found = list(spots(plan))
    assert len([spot for spot in found if spot.table in (base(3), base(4))]) == 8
    assert [spot for spot in found if TWIN in (spot.diggers, spot.saboteurs)]
    assert [below(level, plan.levels) for level in plan.levels] == ["random", "random"]


def test_a_narrow_plan_spares_levels_that_search() -> None:
    names = ["random", "greedy", "reader", "searcher"]
    pairs = {
        (spot.diggers, spot.saboteurs) for spot in spots(Plan(names, [3], ["base"], narrow=True))
    }
    every = {(one, two) for one in names for two in names}
    assert every - pairs == {("random", "searcher"), ("searcher", "random")}


def test_levels_meet_strangers_in_both_roles() -> None:
    found = spots(Plan(["reader"], [5], ["strangers"]))
    assert {spot.diggers for spot in found} == {"greedy", "reader", *STRANGERS}
    assert len(found) == 2 * 2 * len(STRANGERS)
    (played,) = Rounds((Wanted(found[0], 1, 0.0),)).play(range(1)).won.values()
    assert played in (0, 2)


def test_each_master_that_was_tried_is_a_searcher_but_for_one_thing(tmp_path: Path) -> None:
    store = Store(tmp_path / "ladder.json")
    assert list(BLOCKS["tried"](store)) == ["None of them has been played yet."]
    store.keep(Spot(base(5), "searcher", "greedy"), [1.0, 0.0], {}, 0.15, 20)
    for name, one in TRIED.items():
        bot = make_player(name)
        assert isinstance(bot, Tried)
        assert (bot.learned, bot.laps, bot.margin) == (one.learned, one.laps, one.margin)
        store.keep(Spot(base(5), name, "greedy"), [1.0, 1.0], {"tried": Counter({0: 1})}, 0.15, 20)
    rows = list(BLOCKS["tried"](store))[2:]
    assert len(rows) == len(TRIED)
    assert all("+50.0" in row for row in rows)


def test_a_try_without_a_change_plays_as_a_searcher_does() -> None:
    state = new_game(base(5).rules(), 3, listening=True, rests=True)
    bots: list[SearcherBot] = [SearcherBot(), Tried(Try(""))]
    seat = int(state.top().seat)
    seen, asked = view(state, seat), prompt(state, seat)
    chosen = []
    for bot in bots:
        bot.limit = 80
        bot.sit_down(seat, 1)
        chosen.append((int(bot.choose(seen, asked)), int(bot.trials.played), int(bot.rng)))
    assert chosen[0] == chosen[1]


def test_insight_makes_more_of_evidence_and_nothing_of_the_deal() -> None:
    state = new_game(base(5).rules(), 3)
    bot = Tried(Try(""))
    bot.sit_down(0, 1)
    bot.beliefs(view(state, 0))
    found = bot.mind.private
    before = [float(one) / float(found.sums[-1]) for one in found.sums]
    sharpen(found, 2.0)
    assert [float(one) / float(found.sums[-1]) for one in found.sums] == pytest.approx(before)
    last = max(place for place in range(1, len(before)) if before[place] > before[place - 1])
    more = [one + (1.0 if place >= last else 0.0) for place, one in enumerate(before)]
    found.sums = vec[float](more)
    sharpen(found, 2.0)
    assert found.sums[last - 1] / found.sums[-1] < more[last - 1] / more[-1] / 2


def test_who_is_modest_does_not_take_others_to_know_what_only_it_knows() -> None:
    state = read_position(table("straight_ew dead_e_w map", SHORT, KNOWS)).state
    seen = view(state, 0)
    bot = Tried(Try("", is_modest=True))
    bot.limit = 24
    bot.sit_down(0, 1)
    bot.choose(seen, prompt(state, 0))
    assert bot.own is not None
    assert bot.theirs is not None
    assert max(bot.own.hopes) == 100
    assert max(bot.theirs.hopes) < 60
    assert abs(int(bot.own.suspicion[0])) < 60  # it knows how it looks to them


def test_answers_of_every_kind_are_tried() -> None:
    laid, passed, broke = 1, 2, 3
    choices = vec[i64]([laid, laid | 1 << 8, passed, laid | 2 << 8, broke, passed | 1 << 8])
    ratings = vec[i64]([90, 80, 10, 70, -100, 20])
    assert varied(ratings, choices, [0, 1, 3, 5], 1) == [0, 1, 5, 4]
    assert varied(ratings, choices, [2, 0, 1, 3], 1) == [2, 0, 1, 4]


def test_the_twin_plays(tmp_path: Path) -> None:
    played = Rounds((Wanted(Spot(base(3), TWIN, TWIN), 2, 0.0),)).play(range(2))
    assert len(played.won) == 2


def test_the_page_has_what_was_kept() -> None:
    page = PAGE.read_text(encoding="utf-8")
    store = Store()
    assert page == written(page, store)
    assert PICTURE.read_text(encoding="utf-8") == picture(store)
    for name in BLOCKS:
        assert f"<!-- ladder: {name} -->" in page


def test_levels_can_be_measured_against_greedy_alone_each_spot_once() -> None:
    found = spots(Plan(["reader", "searcher"], [5], ["basis", "twin"]))
    assert len(found) == len(set(found))
    assert all("greedy" in (spot.diggers, spot.saboteurs) for spot in found)
    assert {spot.diggers for spot in found} == {"greedy", "reader", "searcher", TWIN}


def test_the_page_says_how_much_searchers_tried(tmp_path: Path) -> None:
    store = Store(tmp_path / "ladder.json")
    store.keep(Spot(base(5), "searcher", "greedy"), [True], {}, 0.15, 400)
    store.keep(Spot(base(5), "master", "greedy"), [True], {}, 0.03)
    store.keep(Spot(base(5), "greedy", "greedy"), [True, False], {}, 0.15)
    store.keep(Spot(base(3), "greedy", "greedy"), [True], {}, 0.15)
    assert list(BLOCKS["rounds"](store)) == [
        "- 1 to 2 rounds: `greedy`",
        "- 1 rounds, at most 400 trials an answer: `searcher`",
        "- 1 rounds, at most 30 ms an answer: `master`",
    ]
