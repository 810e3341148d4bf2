"""Programs in the arena: asked in lines of JSON, measured, and never waited for in vain."""

from __future__ import annotations

import math
import os
import shlex
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from motherlode.cli.batch.minds import MILLION, surprise
from motherlode.programs.player import Gone, ProgramBot, chance_of, points_of
from motherlode.rules.core.engine import apply, call_choice, new_game, options
from motherlode.rules.core.errors import BadNotation
from motherlode.rules.core.playout import answer
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.notation.words import default_names
from motherlode.tables.game.sight import prompt_info
from tests.cli.terminal import Terminal
from tests.support.plain import rules_of

ANSWERING = Path(__file__).parents[1] / "programs" / "answering.py"
NAMES = default_names(3)
QUICK = ["--players", "4", "--rounds", "2", "--seed", "1", "--jobs", "1", "--json"]


def program(manner: str) -> str:
    """A program that answers in this manner."""
    return f"program:{shlex.join([sys.executable, str(ANSWERING), manner])}"


def played(motherlode: Terminal, manner: str, *more: str) -> dict[str, Any]:
    """What the arena reports of a program that digs, and of greedy saboteurs, and vice versa."""
    found: dict[str, Any] = motherlode(
        "arena", "--bots", f"{program(manner)},greedy", *QUICK, *more
    ).data()
    return found


def test_minds_are_measured(motherlode: Terminal) -> None:
    data = played(motherlode, "well")
    minds = {mind["bot"]: mind for mind in data["minds"]}
    mine, greedy = minds[program("well")], minds["greedy"]
    assert data["faults"] == {}
    assert mine["answers"] > 20
    assert mine["illegal"] == 0
    assert 0 < mine["true"] < mine["claims"]
    assert mine["true"] + mine["lies"] <= mine["claims"]
    assert mine["log_loss"] != mine["deal_log_loss"]
    assert 0 < mine["hidden"] <= 1
    assert greedy["claims"] == 0
    assert greedy["log_loss"] < greedy["deal_log_loss"]


def test_as_many_jobs_as_one_likes_measure_the_same(motherlode: Terminal) -> None:
    assert played(motherlode, "well", "--jobs", "2")["minds"] == played(motherlode, "well")["minds"]


@pytest.mark.parametrize(
    ("manner", "more"), [("babbles", []), ("ends", []), ("sleeps", ["--seconds", "0.4"])]
)
def test_a_program_that_fails_is_answered_for_and_counted(
    motherlode: Terminal, manner: str, more: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    data = played(motherlode, manner, *more)
    mine = next(mind for mind in data["minds"] if mind["bot"] == program(manner))
    assert data["rounds"] == 2
    assert data["faults"] == {program(manner): mine["illegal"]}
    assert mine["answers"] // 2 < mine["illegal"] <= mine["answers"]


def test_a_claim_that_means_nothing_is_no_illegal_answer(motherlode: Terminal) -> None:
    data = played(motherlode, "chatters")
    mine = next(mind for mind in data["minds"] if mind["bot"] == program("chatters"))
    assert data["faults"] == {}
    assert (mine["illegal"], mine["claims"]) == (0, 0)
    assert mine["answers"] // 2 < mine["bad_claims"] <= mine["answers"]
    assert data["minds"][0]["bad_claims"] == 0


def test_a_program_proposes_the_end_and_is_told_what_was_wrong() -> None:
    state = new_game(rules_of("base", 3), 1)
    seat = int(state.top().seat)
    bot = ProgramBot(program("calls").removeprefix("program:"))
    bot.sit_down(seat, 1)
    try:
        assert int(answer(state, seat, bot)) == int(call_choice(state, seat))
        apply(state, call_choice(state, seat))
        while (other := int(state.top().seat)) != seat:
            refused = next(one for one in options(state) if text_of(state, one) == "refuse")
            apply(state, refused)
            assert other != seat
        first = prompt_info(view(state, seat), NAMES, prompt(state, seat)).options[0].text
        assert text_of(state, answer(state, seat, bot)) == first
        with pytest.raises(BadNotation, match="call isn’t an option now"):
            answer(state, seat, bot)  # it may propose it once before its next turn
        assert text_of(state, answer(state, seat, bot)) == first
        assert bot.claim.startswith("call isn’t an option now")
        assert bot.speak(view(state, seat)) is None
        assert (bot.bad_claims, bot.refused[:9]) == (1, "call isn’")
    finally:
        bot.close()


def test_an_empty_answer_is_refused_and_nobody_is_asked_twice() -> None:
    state = new_game(rules_of("base", 3), 1)
    seat = int(state.top().seat)
    bot = ProgramBot(program("mumbles").removeprefix("program:"))
    bot.sit_down(seat, 1)
    try:
        with pytest.raises(BadNotation, match="isn’t an option now"):
            answer(state, seat, bot)
        assert bot.refused
    finally:
        bot.close()


def test_what_a_program_answered_counts_only_for_what_it_saw() -> None:
    state = new_game(rules_of("base", 3), 1)
    seat = int(state.top().seat)
    bot = ProgramBot(program("wavers").removeprefix("program:"))
    bot.sit_down(seat, 1)
    try:
        assert not bot.proposes(view(state, seat))
        place = bot.choose(view(state, seat), prompt(state, seat))  # at another time
        first = prompt_info(view(state, seat), NAMES, prompt(state, seat)).options[0].text
        assert text_of(state, int(prompt(state, seat).choices[place])) == first
    finally:
        bot.close()


def text_of(state: State, choice: int) -> str:
    """A choice in the notation."""
    return choice_text(state.rules, NAMES, choice)


def test_a_program_that_talks_and_never_listens_holds_nothing_up(motherlode: Terminal) -> None:
    assert played(motherlode, "deaf", "--seconds", "0.4")["rounds"] == 2


@pytest.mark.skipif(not hasattr(os, "waitid"), reason="no system that tells without waiting")
@pytest.mark.parametrize("manner", ["well", "sleeps"])
def test_nobody_is_killed_whose_number_may_be_anothers(
    manner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed: list[int] = []
    kill = os.killpg

    def checked(group: int, number: int) -> None:
        killed.append(-group)
        os.waitid(os.P_PID, group, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        killed[-1] = group  # it is still ours
        kill(group, number)

    monkeypatch.setattr(os, "killpg", checked)
    bot = ProgramBot(program(manner).removeprefix("program:"))
    bot.sit_down(0, 1)
    assert bot.process is not None
    number = bot.process.pid
    bot.seconds = 0.01
    if manner == "sleeps":
        with pytest.raises(Gone):
            bot._ask({"table": "", "options": []})
    bot.close()
    assert killed == [number]


@pytest.mark.skipif(not hasattr(signal, "SIGCHLD"), reason="no system that tells of an end")
def test_a_program_is_ended_where_nobody_is_told_of_its_end() -> None:
    before = signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # as some containers start us
    try:
        bot = ProgramBot(program("well").removeprefix("program:"))
        bot.sit_down(0, 1)
        process = bot.process
        bot.close()
        assert process is not None
        assert process.returncode is not None
    finally:
        signal.signal(signal.SIGCHLD, before)


def test_a_program_plays_matches(motherlode: Terminal) -> None:
    data = played(motherlode, "well", "--matches", "--seat", "1")
    assert data["matches"] == 2
    assert data["faults"] == {}


def test_a_program_that_is_not_there_is_refused(motherlode: Terminal) -> None:
    for command, word in (("no-such-program-here x", "no-such-program-here"), ("", "program:")):
        outcome = motherlode("arena", "--bots", f"program:{command}")
        assert f"there’s no program called {word}" in outcome.sentence()


def test_the_report_is_a_table_for_people(motherlode: Terminal) -> None:
    lines = motherlode("arena", "--bots", program("well"), *QUICK[:-1]).out
    assert "Log-loss" in lines
    assert "Hidden" in lines


def test_points_and_chances_are_the_same_in_other_words() -> None:
    for chance in (0.01, 0.2, 0.5, 0.9):
        assert math.isclose(chance_of(points_of(chance, 0.3), 0.3), chance, abs_tol=0.01)
    assert chance_of(0, 0.3) == pytest.approx(0.3)
    assert surprise(0.5, True) == surprise(0.5, False) == round(math.log(2) * MILLION)
