"""How long bots seem to think: as people do, and the same whatever they hold and are."""

from __future__ import annotations

import statistics
import time
from typing import Any, get_args

import pytest

import motherlode
from motherlode.bots.levels import levels
from motherlode.rules.core.views import SPECTATOR, prompt, view
from motherlode.rules.worlds.deal import deal_world
from motherlode.tables.game.game import Game
from motherlode.tables.live.clocks import pacing
from motherlode.tables.live.clocks.pacing import pause
from motherlode.tables.outside import Luck
from motherlode.tables.wire.messages import Settings
from motherlode.tables.wire.values import Pace
from tests.tables.live import Live, live

PACES: tuple[Pace, ...] = get_args(Pace)
MOST_ON_THE_LOOP = 0.005  # seconds


def drawn(pace: Pace, count: int = 4000) -> list[float]:
    """Pauses as a server draws them."""
    luck = Luck()
    return [pause(pace, luck.lot(), is_dealt=False) for _ in range(count)]


@pytest.mark.parametrize("pace", [pace for pace in PACES if pace != "instant"])
def test_pauses_are_mostly_short_and_now_and_then_long(pace: Pace) -> None:
    usual = pacing.THINKING[pace]
    pauses = drawn(pace)
    median, mean = statistics.median(pauses), statistics.mean(pauses)
    assert 0.9 * usual < median < 1.1 * usual
    assert mean > 1.03 * median  # more is added at the long end
    assert statistics.stdev(pauses) > 0.35 * usual
    assert min(pauses) > 0.4 * usual
    assert max(pauses) < 3.0 * usual
    assert len(set(pauses)) > 1000


def test_paces_differ_and_instant_is_instant() -> None:
    assert set(drawn("instant", 10)) == {0.0}
    assert pause("instant", pacing.LONGEST, is_dealt=True) == 0.0
    for lot in (-5.0, -0.5, 0.0, 0.5, 5.0):
        times = [pause(pace, lot, is_dealt=False) for pace in ("fast", "normal", "slow")]
        assert times == sorted(set(times))
        assert pause("normal", lot, is_dealt=True) > pause("normal", lot, is_dealt=False)


def test_another_world_has_the_same_pauses() -> None:
    """Other hands, roles and goals, other numbers of options: not a millisecond differs."""

    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=4, first=1, pace="normal")
        game = room.table.standing.game
        assert game is not None
        options = set()
        roles = set()
        for _ in range(8):
            real = game.state
            expected = room.table.waiting.due()
            ada.read()
            for seed in range(6):
                game.state = deal_world(view(real, SPECTATOR), seed)
                options.add(len(prompt(game.state, game.asked).choices))
                roles.add(int(game.state.roles[game.asked]))
                assert room.table.waiting.due() == expected
            game.state = real
            if ada.prompt is not None:
                await ada.answer()
            elif expected is not None:
                await room.time.elapse(expected - room.time.now())
            assert game.state is not real
        assert len(options) > 3
        assert len(roles) > 1

    live(story)


def test_a_change_of_pace_counts_at_once_and_each_question_has_its_own_pause() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=6, first=1, pace="slow")
        seen = []
        for _ in range(4):
            due = room.table.waiting.due()
            assert due is not None
            seen.append(due - room.time.now())
            await room.time.elapse(due - room.time.now())
        assert len(set(seen)) == 4
        assert seen[0] > 0  # the first after the deal
        before = len(room.store.lines)
        await ada.order("set_pace", pace="instant")
        await ada.until(lambda: ada.prompt, 0.0)
        assert len(room.store.lines) == before + 2

    live(story)


# -- on the loop -----------------------------------------------------------------------------------


def table_of(**fields: Any) -> Game:
    """A game with many seats."""
    settings = Settings(**{"players": 10, "first": 0, **fields})
    names = [f"Bot {number}" for number in range(settings.players)]
    game = Game(settings, names, 11, "salt", rests=True)
    game.begin(1)
    return game


@pytest.mark.skipif(not motherlode.compiled(), reason="only the compiled bots play live")
@pytest.mark.parametrize("level", [one.name for one in levels() if not one.in_worker])
@pytest.mark.parametrize("game", ["base", "saboteur2"])
def test_a_level_that_is_asked_on_the_loop_is_quick(game: str, level: str) -> None:
    """Of this thread's own time, so that a busy machine makes no difference."""
    played = table_of(game=game)
    times: list[float] = []
    while not played.over and len(times) < 300:
        sequence = len(played.steps) + 2
        if played.resting:
            played.go_on(sequence)
            continue
        began = time.thread_time()
        played.take(sequence, played.bot_move(played.asked, level))
        times.append(time.thread_time() - began)
    assert statistics.quantiles(times, n=100)[-1] < MOST_ON_THE_LOOP
