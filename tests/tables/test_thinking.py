"""Bots that think elsewhere: the table never waits for them, and the log stays in order."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from motherlode.bots.characters.character import NAMED
from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.levels import OURS, Level
from motherlode.rules.core.contract import Event
from motherlode.rules.core.playout import USUAL_SECONDS, Claim
from motherlode.rules.core.views import View
from motherlode.tables.game import speech
from motherlode.tables.game.company import MOST_CALLS
from motherlode.tables.game.game import Game
from motherlode.tables.live.bots.pondering import PATIENCE, STEP
from motherlode.tables.thinking.job import Fault, FaultKind, Heard, Thought
from motherlode.tables.thinking.mind import Mind
from motherlode.tables.wire.messages import Settings, Talk
from tests.support.deals import seed_with_veto
from tests.support.thinking import ThinkingByHand
from tests.support.told import Data
from tests.tables.live import Live, Person, live

ADA, BO, CAI = 0, 1, 2
SLOW = "slow_one"  # a level that thinks elsewhere
KEEN = "keen_one"  # one that proposes ending the round whenever it may
LONG = 60.0


class Keen(GreedyBot):
    """Wants every round to end."""

    def proposes(self, view: View) -> bool:
        return True


@pytest.fixture(autouse=True)
def levels() -> Iterator[None]:
    """Two more levels."""
    OURS.append(Level(SLOW, GreedyBot, True))
    OURS.append(Level(KEEN, Keen, False))
    yield
    del OURS[-2:]


async def at_bots_turn(room: Live, *names: str, **settings: Any) -> list[Person]:
    """A game in which the first bot has just been asked."""
    room.thinking.at_once = False
    first = len(names)
    people = await room.begun(*names, players=first + 2, first=first, level=SLOW, **settings)
    await room.time.settle()
    return people


def game_of(room: Live) -> Game:
    """The game that is being played."""
    game = room.table.standing.game
    assert game is not None
    return game


def written(room: Live) -> int:
    """How many choices there are in the log."""
    return sum(b'"chose"' in line.body for line in room.store.lines)


def first_choice(room: Live) -> Thought:
    """The first of the choices that a seat has."""
    return Thought(int(game_of(room).prompts()[game_of(room).asked].choices[0]))


# -- the usual way ---------------------------------------------------------------------------------


def test_a_level_that_thinks_elsewhere_is_never_asked_on_the_loop() -> None:
    class Blocking(GreedyBot):
        def choose(self, view: object, prompt: object) -> int:
            raise AssertionError("asked on the loop")

        def hear(self, event: object) -> None:
            raise AssertionError("told on the loop")

    OURS[-2] = Level(SLOW, Blocking, True)

    async def story(room: Live) -> None:
        (ada,) = await at_bots_turn(room, "Ada")
        for _ in range(2):
            chosen = first_choice(room)
            room.thinking.answer(chosen)
            await room.time.elapse(STEP)
        await ada.until(lambda: ada.prompt)
        assert written(room) == 2
        assert not ada.of_type("notice")

    live(story)


def test_a_mind_elsewhere_does_what_a_bot_at_the_table_does() -> None:
    """It is told the same, in the same order: a whole game, with rounds and claims."""

    def played(thinking: ThinkingByHand | None) -> list[object]:
        names = ["Ada", "Bo", "Cai", "Dee"]
        game = Game(Settings(players=4, first=0), names, 5, "salt", rests=True)
        game.company.characters = dict(enumerate([*NAMED][:4]))
        game.begin(1)
        level = "greedy" if thinking is None else SLOW
        while not game.over:
            sequence = len(game.steps) + 2
            seat = game.asked
            if game.resting:
                game.go_on(sequence)
            elif sequence % 7 == 0:
                game.talk(Talk(sequence, seat, claim="suspect", about=(seat + 1) % 4))
            elif sequence % 11 == 0:
                game.talk(Talk(sequence, seat, line="hello-1"))
            else:
                job = replace(game.job("game", seat, SLOW, LONG), may_speak=False)
                reply = None if thinking is None else thinking.minds.answer(job)
                game.take(sequence, game.bot_move(seat, level, reply))
        assert not game.company.take_faults()
        return list(game.steps)

    assert played(ThinkingByHand()) == played(None)


def test_bots_hear_what_their_seat_sees_and_nothing_else_here_and_elsewhere() -> None:
    heard: list[tuple[str, dict[str, object]]] = []

    def told(event: Event) -> tuple[str, dict[str, object]]:
        return event.name(), event.fields()

    class Noting(GreedyBot):
        def hear(self, event: Event) -> None:
            heard.append(told(event))
            super().hear(event)

    OURS[-1] = Level(KEEN, Noting, False)
    game = Game(Settings(players=3, first=0), ["Ada", "Bo", "Cai"], 5, "salt", rests=True)
    game.begin(1)
    for number in range(20):
        game.take(number + 2, game.bot_move(game.asked, "greedy"))
    happened = [event for _, event in game.history if isinstance(event, Event)]
    for seat in (ADA, BO, CAI):
        seen = [told(event.seen_by(seat)) for event in happened]
        assert seen != [told(event) for event in happened]
        game.company.bot_at(seat, KEEN)
        assert heard == seen
        heard.clear()
        ThinkingByHand().minds.answer(game.job("game", seat, KEEN, LONG))
        assert heard == seen
        heard.clear()


def test_a_mind_that_was_forgotten_is_made_again() -> None:
    game = Game(Settings(players=3, first=0), ["Ada", "Bo", "Cai"], 5, "salt", rests=True)
    game.begin(1)
    kept = ThinkingByHand()
    for number in range(12):
        game.take(number + 2, game.bot_move(game.asked, "greedy"))
        job = game.job("game", game.asked, SLOW, LONG)
        assert isinstance(kept.minds.answer(job), Thought)
        assert isinstance(ThinkingByHand().minds.answer(job), Thought)
    other = Game(Settings(players=3, first=0), ["Ada", "Bo", "Cai"], 6, "salt", rests=True)
    other.begin(1)
    job = other.job("game", 0, SLOW, LONG)  # the same key, but another game
    assert kept.minds.answer(job) == ThinkingByHand().minds.answer(job)


def test_the_seed_of_a_bot_is_its_own_and_the_same_elsewhere() -> None:
    """A bot of somebody else must not get from it to the deal."""
    seeds = []

    class Noting(GreedyBot):
        def sit_down(self, seat: int, seed: int) -> None:
            super().sit_down(seat, seed)
            seeds.append(seed)

    OURS[-1] = Level(KEEN, Noting, False)
    for seed, salt in ((5, "salt"), (5, "sugar"), (6, "salt")):
        game = Game(Settings(players=3, first=0), ["Ada", "Bo", "Cai"], seed, salt)
        game.begin(1)
        for seat in (BO, CAI):
            game.company.bot_at(seat, KEEN)
            Mind(game.job("game", seat, KEEN, LONG))
    assert seeds[::2] == seeds[1::2]
    assert len({*seeds}) == 6
    assert all(0 <= seed < 1 << 62 for seed in seeds)


def test_it_is_the_one_that_sits_there_and_speaks_before_it_moves() -> None:
    async def story(room: Live) -> None:
        (ada,) = await at_bots_turn(room, "Ada")
        (job,) = room.thinking.waiting
        assert job.character == room.table.standing.seats[BO].character != ""
        said = Heard(BO, "suspect", -1, CAI, 0, "dead_end-1")
        room.thinking.answer(Thought(first_choice(room).choice, said))
        await room.time.elapse(STEP)
        (talk,) = ada.of_type("talk")
        assert (talk["seat"], talk["claim"], talk["about"]) == (BO, "suspect", CAI)
        kinds = [told["type"] for told in ada.told]
        assert kinds.index("talk") < kinds.index("update")
        assert [job.seat for job in room.thinking.waiting] == [CAI]
        assert said in room.thinking.waiting[0].steps

    live(story)


def test_a_bot_with_much_to_say_is_heard_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    most = 3
    monkeypatch.setattr(speech, "MOST_LINES", most)

    class Babbling(GreedyBot):
        def hear(self, event: Event) -> None:
            self.eager = True

        def speak(self, view: View) -> Claim:
            return Claim("remark", -1, -1, 0, "hello-1")

    OURS[-2] = Level(SLOW, Babbling, True)

    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3, level=SLOW, clock=5)
        while ada.read().view["round"] == 1 and not ada.latest("intermission"):
            await room.time.elapse(5)
        talk = Counter(told["seat"] for told in ada.of_type("talk"))
        moves = Counter(job.seat for job, _ in room.thinking.jobs)
        assert set(talk) == {BO, CAI}
        assert set(talk.values()) == {most}
        assert min(moves.values()) > most
        assert Counter((told["code"], told["seat"]) for told in ada.of_type("notice")) == {
            ("bot_chatty", BO): 1,
            ("bot_chatty", CAI): 1,
        }

    live(story)


# -- when it comes ---------------------------------------------------------------------------------


async def moves_after(room: Live, ada: Person, thinks: float) -> float:
    """Seconds until a bot that thinks so long has moved."""
    began, before = room.time.now(), written(room)
    await room.time.elapse(thinks)
    assert written(room) == before
    room.thinking.answer()
    await ada.until(lambda: written(room) > before, LONG)
    return room.time.now() - began


@pytest.mark.parametrize("thinks", [0.0, 0.1, 0.2])
def test_how_long_a_bot_thinks_does_not_show(thinks: float) -> None:
    async def story(room: Live) -> None:
        (ada,) = await at_bots_turn(room, "Ada", pace="normal")
        due = room.table.waiting.due()
        assert due is not None
        assert await moves_after(room, ada, thinks) == pytest.approx(due - 1_000.0)

    live(story)


@pytest.mark.parametrize(
    ("thinks", "steps"), [(0.0, 1), (STEP / 2, 1), (1.1 * STEP, 2), (2.5 * STEP, 3)]
)
def test_a_thought_that_comes_late_shows_in_equal_steps(thinks: float, steps: int) -> None:
    async def story(room: Live) -> None:
        (ada,) = await at_bots_turn(room, "Ada", pace="instant")
        assert await moves_after(room, ada, thinks) == pytest.approx(steps * STEP)

    live(story)


# -- what may happen meanwhile ---------------------------------------------------------------------


def test_a_person_who_takes_the_seat_is_asked_and_the_thought_is_dropped() -> None:
    async def story(room: Live) -> None:
        (ada,) = await at_bots_turn(room, "Ada", pace="slow")
        assert [job.seat for job in room.thinking.waiting] == [BO]
        _, token = await room.table.take_seat("Nora", BO)
        nora = await Person(room.table, token).enter()
        await room.time.settle()
        assert room.thinking.waiting == []
        await room.time.elapse(4)
        assert written(room) == 0
        assert (await nora.answer())["type"] == "done"
        await room.time.settle()
        assert [job.seat for job in room.thinking.waiting] == [CAI]
        await nora.order("leave")  # from now on a bot plays there, of the level of the table
        assert ada.seats[BO]["kind"] == "bot"

    live(story)


def test_a_server_that_starts_again_asks_again() -> None:
    async def story(room: Live) -> None:
        (ada,) = await at_bots_turn(room, "Ada")
        await room.restarted(ada)
        await room.time.settle()
        assert [reply.cancelled() for _, reply in room.thinking.jobs] == [True, False]
        first, second = (job for job, _ in room.thinking.jobs)
        assert first == second
        room.thinking.answer()
        await room.time.elapse(STEP)
        assert written(room) == 1

    live(story)


def test_a_table_that_closes_and_a_game_that_is_aborted_drop_thoughts() -> None:
    async def story(room: Live) -> None:
        (ada,) = await at_bots_turn(room, "Ada")
        assert len(room.thinking.waiting) == 1
        assert (await ada.order("abort"))["type"] == "done"
        await room.time.settle()
        assert room.thinking.waiting == []
        (ada,) = await at_bots_turn(room, "Ada")
        assert len(room.thinking.waiting) == 1
        await room.table.stop()
        assert room.thinking.waiting == []

    live(story)


@pytest.mark.rule("B-56")
def test_a_proposal_of_a_person_comes_before_the_thought_of_a_bot() -> None:
    """Everybody is asked about it; then the bot is asked anew about its turn."""

    async def story(room: Live) -> None:
        (ada,) = await at_bots_turn(room, "Ada")
        (turn,) = room.thinking.waiting
        assert (await ada.order("call"))["type"] == "done"
        await room.time.settle()
        (vote,) = room.thinking.waiting
        assert (vote.seat, len(vote.steps)) == (turn.seat, len(turn.steps) + 1)
        while game_of(room).state.round == 1 and ada.read().view["kind"] != "Turn":
            prompts = game_of(room).prompts()
            refuse = prompts[game_of(room).asked].choices[-1]
            room.thinking.answer(Thought(int(refuse)))
            await room.time.elapse(STEP)
        (again,) = room.thinking.waiting
        assert again.seat == turn.seat
        assert len(again.steps) > len(vote.steps)

    live(story)


def test_nobody_thinks_while_nobody_is_there() -> None:
    async def story(room: Live) -> None:
        (ada,) = await at_bots_turn(room, "Ada")
        await ada.leave()
        room.thinking.answer()
        await room.time.elapse(LONG)
        assert written(room) == 0
        await ada.enter()
        await room.time.elapse(STEP)
        assert written(room) == 1
        assert len(room.thinking.jobs) == 2

    live(story)


@pytest.mark.rule("C-19")
@pytest.mark.parametrize("speaks", [True, False])
def test_in_a_window_all_bots_think_at_once(speaks: bool) -> None:
    async def story(room: Live) -> None:
        room.thinking.at_once = False
        room.luck.deal(seed_with_veto(CAI))
        (ada,) = await room.begun("Ada", players=3, modules=("veto",), level=SLOW)
        assert ada.prompt is not None
        verbs = [option["verb"] for option in ada.prompt["options"]]
        assert (await ada.answer(verbs.index("break")))["type"] == "done"
        await room.time.settle()
        assert {job.seat for job in room.thinking.waiting} == {BO, CAI}
        for job in room.thinking.waiting:
            choices = [int(choice) for choice in game_of(room).prompts()[job.seat].choices]
            silence = int(game_of(room).prompts()[job.seat].silence)
            others = [choice for choice in choices if choice != silence]
            room.thinking.answer(Thought(others[0] if others and speaks else silence))
        await room.time.elapse(STEP)
        assert not ada.read().view["kind"].startswith("Veto")
        told = [event["event"] for event in events_of(ada)]
        assert ("CardVetoed" in told) == speaks

    live(story)


def events_of(person: Person) -> list[Data]:
    """All that a person was told as it happened."""
    return [event for told in person.of_type("update") for event in told["events"]]


# -- what goes wrong -------------------------------------------------------------------------------

KINDS: list[tuple[FaultKind, str]] = [
    ("raised", "bot_failed"),
    ("crashed", "bot_failed"),
    ("illegal", "bot_failed"),
    ("late", "bot_late"),
    ("missing", "bot_missing"),
]


@pytest.mark.parametrize(("kind", "code"), KINDS)
def test_another_bot_answers_for_one_that_fails_and_the_host_is_told_once(
    kind: FaultKind, code: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(room: Live) -> None:
        ada, bea = await at_bots_turn(room, "Ada", "Bea")
        for moves in range(1, 9):
            if room.thinking.waiting:
                room.thinking.answer(Fault(kind, "ValueError (own.py, line 3)"))
            else:
                person = next(person for person in (ada, bea) if person.read().prompt)
                await person.answer()
            await room.time.elapse(STEP)
            assert written(room) == moves
        assert game_of(room).state.round == 1
        assert [(told["code"], told["seat"]) for told in ada.of_type("notice")] == [
            (code, 2),
            (code, 3),
        ]
        assert not bea.of_type("notice")

    with caplog.at_level(logging.ERROR):
        live(story)
    assert len(caplog.messages) == 2  # one for each bot
    assert all(f"{kind} ValueError (own.py, line 3)" in line for line in caplog.messages)


def test_what_is_not_offered_is_never_carried_out(caplog: pytest.LogCaptureFixture) -> None:
    async def story(room: Live) -> None:
        (ada,) = await at_bots_turn(room, "Ada")
        room.thinking.answer(Thought(12345678901))
        await room.time.elapse(STEP)
        assert written(room) == 1
        assert [told["code"] for told in ada.of_type("notice")] == ["bot_failed"]

    live(story)


def test_a_thought_that_never_comes_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    async def story(room: Live) -> None:
        (ada,) = await at_bots_turn(room, "Ada")
        await room.time.elapse(PATIENCE - 0.01)
        assert written(room) == 0
        late = room.thinking.jobs[0]
        await room.time.elapse(STEP)
        assert written(room) == 1
        assert [told["code"] for told in ada.of_type("notice")] == ["bot_late"]
        assert late[1].cancelled()
        assert [job.seat for job in room.thinking.waiting] == [CAI]

    live(story)


def test_time_that_passes_meanwhile_makes_no_thought_late() -> None:
    """The clock runs while the table looks when it is to act next."""

    async def story(room: Live) -> None:
        await at_bots_turn(room, "Ada")
        room.time.ticks = STEP / 3
        while room.time.now() < 1_000.0 + PATIENCE - 2 * STEP:
            await room.time.step(room.time.now() + STEP)
        assert written(room) == 0

    live(story)


def test_the_words_of_a_bots_error_are_not_in_the_log(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Talkative(GreedyBot):
        def choose(self, view: View, prompt: object) -> int:
            raise RuntimeError(f"my hand is SECRET {view.hand}")

    OURS[-1] = Level(KEEN, Talkative, False)

    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3, first=BO, level=KEEN)
        await ada.until(lambda: ada.prompt)
        assert [told["seat"] for told in ada.of_type("notice")] == [BO, CAI]

    live(story)
    assert len(caplog.records) == 2
    assert "SECRET" not in caplog.text
    assert "RuntimeError (test_thinking.py, line" in caplog.text


# -- proposals -------------------------------------------------------------------------------------


@pytest.mark.rule("B-56")
def test_a_bot_proposes_to_end_a_round_but_not_again_and_again() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3, first=BO, level=KEEN)
        for _ in range(20):
            await ada.until(lambda: ada.prompt or not game_of(room).prompts())
            if ada.view["round"] > 1 or ada.prompt is None:
                break
            await ada.answer()  # she never agrees: that is the last option
        proposed = [one["fields"] for one in events_of(ada) if one["event"] == "CallProposed"]
        names = [seat["name"] for seat in ada.seats]
        for name in names[1:]:
            mine = [one for one in proposed if one["seat"] == name]
            assert len(mine) == MOST_CALLS
        assert [one for one in proposed if one["seat"] == names[0]] == []

    live(story)


def test_a_step_is_longer_than_a_bot_may_think() -> None:
    """Else it would show how long it thought, even on a machine with nothing else to do."""
    assert STEP > USUAL_SECONDS
