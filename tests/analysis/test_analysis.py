"""The analysis: what the table could think, who will win, marks, lies, and the story."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from motherlode.analysis.analysis import Analysis
from motherlode.analysis.curve import filled, smooth
from motherlode.analysis.lies import Lie, lies_of
from motherlode.analysis.marks import (
    BRILLIANT,
    FINE,
    GAVE_AWAY,
    ROUGH,
    THREW_AWAY,
    is_brilliant,
    is_foolish,
    mark_of,
)
from motherlode.analysis.retelling import Opinion, Retelling, Step, is_saboteur, retell
from motherlode.analysis.story import AFTER_ALL, WORDINGS, Happened, sentences, story
from motherlode.analysis.weighing import Budget, Option, Scales, Weighed, shuffled
from motherlode.bots.common.knowledge import knowledge_of
from motherlode.bots.greedy.bot import GreedyBot
from motherlode.locale import languages, texts
from motherlode.rules.core.engine import apply, new_game
from motherlode.rules.core.playout import Bot, Claim, answer
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.words import default_names
from motherlode.rules.records.record import Entry, Record
from motherlode.rules.records.recorder import Recorder
from motherlode.rules.records.text import read_record

FEW = Budget(8, seed=1)


@cache
def game_text(game: str = "base", players: int = 5, seed: int = 3, lies: bool = False) -> str:
    """A game of greedy bots; if `lies`, saboteurs tell them about maps and diggers."""
    selection = Selection(game, (), "", players)
    rules = CATALOGUE.rules(selection)
    recorder = Recorder(selection, default_names(players), seed)
    state = new_game(rules, seed)
    bots: list[Bot] = [GreedyBot() for _ in range(players)]
    for seat, bot in enumerate(bots):
        bot.sit_down(seat, seed)
    said: set[tuple[int, int]] = set()
    while not state.over:
        seat = int(state.top().seat)
        choice = answer(state, seat, bots[seat])
        recorder.add(state, choice)
        apply(state, choice)
        if lies and not state.over and (int(state.round), seat) not in said:
            claim = lie(state, seat)
            if claim is not None and is_saboteur(state, seat):
                recorder.claim(rules, seat, claim)
                said.add((int(state.round), seat))
    return recorder.text(state)


def lie(state: State, seat: int) -> Claim | None:
    """The opposite of what a seat has seen of a goal that is still face down."""
    treasure = knowledge_of(state.rules).treasure
    for goal, cell in enumerate(state.goal_cells):
        if state.seen_goals[seat] & ~state.turned_goals & 1 << goal:
            kind = "no_treasure" if state.goals[goal] == treasure else "treasure"
            return Claim(kind, cell, -1, 0)
    return None


@cache
def told(game: str = "base", players: int = 5, lies: bool = False) -> Retelling:
    """A game retold."""
    return retell(record(game, players, lies))


def record(game: str = "base", players: int = 5, lies: bool = False) -> Record:
    """A game of greedy bots."""
    return read_record(game_text(game, players, lies=lies))


def weighed(some: Retelling, budget: Budget = FEW) -> list[Weighed]:
    """All steps weighed."""
    scales = Scales(budget)
    return [scales.weigh(number, step) for number, step in enumerate(some.steps)]


def test_every_choice_and_every_deal_is_retold() -> None:
    steps = told().steps
    assert [step.text for step in steps if step.seat >= 0] == [text for _, text in record().choices]
    assert [step.round for step in steps if step.seat < 0] == [1, 2, 3]


def test_the_table_learns_from_what_is_done_and_knows_no_role() -> None:
    for step in told().steps:
        if step.seat < 0:
            assert len({round(chance, 6) for chance in step.opinion.suspicion}) == 1
    last = told().last(1)
    chances = last.opinion.suspicion
    saboteurs = [chance for seat, chance in enumerate(chances) if is_saboteur(last.after, seat)]
    diggers = [chance for seat, chance in enumerate(chances) if not is_saboteur(last.after, seat)]
    assert min(saboteurs) > max(diggers)


def test_chances_add_up_and_end_at_the_outcome() -> None:
    some = told()
    rounds = [step.round for step in some.steps]
    for step, one in zip(some.steps, filled(rounds, weighed(some)), strict=True):
        assert sum(one.chances.values()) == pytest.approx(1.0)
        if len(step.after.outcomes) >= step.round:
            assert one.chances == {step.after.outcomes[step.round - 1]: 1.0}


def test_the_same_seed_gives_the_same_analysis() -> None:
    start = Retelling(record(), told().steps[:20])
    one, other = (Analysis(start, weighed(start)).data() for _ in range(2))
    assert one == other
    assert Analysis(start, weighed(start, Budget(8, seed=2))).data() != one


def test_steps_may_be_weighed_in_any_order() -> None:
    some = told()
    scales = Scales(FEW)
    there = {number: scales.weigh(number, some.steps[number]) for number in (9, 4, 6)}
    assert there[4] == Scales(FEW).weigh(4, some.steps[4])
    assert there[6] == Scales(FEW).weigh(6, some.steps[6])


def test_whoever_weighs_slowly_pauses_after_each_world() -> None:
    step = told().steps[4]
    found: list[Weighed] = []

    def work() -> Iterator[None]:
        found.append((yield from Scales(FEW).weigh_slowly(4, step)))

    assert len(list(work())) >= FEW.worlds
    assert found == [Scales(FEW).weigh(4, step)]


@pytest.mark.parametrize(("game", "players"), [("saboteur2", 4), ("duel", 2), ("tournament", 5)])
def test_games_the_net_was_not_taught_are_played_out(game: str, players: int) -> None:
    some = told(game, players)
    scales = Scales(Budget(4, seed=1))
    places = range(0, len(some.steps), 9)
    for place in places:
        one = scales.weigh(place, some.steps[place])
        assert set(one.chances) <= set(some.steps[0].after.rules.outcomes)


def test_with_the_deck_used_up_the_end_is_not_certain_at_once() -> None:
    steps = told().steps
    open_end = [
        (number, step)
        for number, step in enumerate(steps)
        if step.is_settled and not step.after.deck_size() and not step.after.resting
    ]
    scales = Scales(Budget(24, seed=1))
    found = [scales.weigh(number, step).chances.get("diggers", 0.0) for number, step in open_end]
    assert any(0.0 < chance < 1.0 for chance in found)


def test_a_shuffled_deck_has_the_same_cards() -> None:
    state = told().steps[3].after
    other = shuffled(state, 5)
    rest = [int(card) for card in state.deck][int(state.drawn) :]
    assert sorted(rest) == sorted(int(card) for card in other.deck)
    assert rest != [int(card) for card in other.deck]
    assert state.deck_size() == other.deck_size()


# -- marks ---------------------------------------------------------------------------------------


def judged(chosen: Option, *options: Option, usual: bool = False, seat: int = 0) -> str:
    """The mark of a move by a seat of the first round."""
    step = move(seat)
    return mark_of(step, step, Weighed(1, 64, {}, chosen, usual, list(options)))


def move(seat: int) -> Step:
    """Some move; nobody is suspected more after it."""
    step = told().steps[3]
    return Step(1, 1, seat, "", 0, step.after, step.opinion)


def test_a_move_is_thrown_away_only_if_one_could_know_and_it_did_harm() -> None:
    good = Option(2, knew=0.7, true=0.7, error=0.01)
    assert is_foolish(Option(1, knew=0.5, true=0.5), good)
    assert judged(Option(1, knew=0.5, true=0.5), good) == THREW_AWAY
    assert judged(Option(1, knew=0.5, true=0.8), good) == ""  # lucky
    assert judged(Option(1, knew=0.7, true=0.5), good) == ""  # unlucky
    unsure = Option(2, knew=0.7, true=0.7, error=0.2)
    assert judged(Option(1, knew=0.5, true=0.5), unsure) == ""


def test_a_brilliant_move_is_better_than_the_usual_one() -> None:
    usual = Option(2, knew=0.5, true=0.5, error=0.01)
    best = Option(1, knew=0.7, true=0.7)
    assert is_brilliant(best, usual, usual)
    assert judged(best, usual) == BRILLIANT
    assert judged(best, usual, usual=True) == FINE
    assert judged(Option(1, knew=0.505, true=0.5), usual) == ""


def test_too_few_worlds_judge_nobody() -> None:
    step = move(0)
    good = Option(2, knew=0.9, true=0.9)
    few = Weighed(1, 4, {}, Option(1, knew=0.1, true=0.1), False, [good])
    assert mark_of(step, step, few) == ""


def test_where_no_net_was_taught_only_what_is_plain_is_marked() -> None:
    step = move(0)
    good = Option(2, knew=0.65, true=0.65, error=0.03)
    weighed = Weighed(1, 64, {}, Option(1, knew=0.5, true=0.5), False, [good])
    assert mark_of(step, step, weighed) == THREW_AWAY
    assert mark_of(step, step, weighed, ROUGH) == ""
    plain = replace(weighed, options=[replace(good, knew=0.9, true=0.9)])
    assert mark_of(step, step, plain, ROUGH) == THREW_AWAY
    assert mark_of(step, step, replace(plain, worlds=12), ROUGH) == ""


def rough(*chances: float, margin: float = 0.2) -> list[Weighed]:
    """Steps whose chances were counted in few worlds."""
    return [Weighed(n, 16, {"diggers": chance}, margin=margin) for n, chance in enumerate(chances)]


def test_a_rough_curve_is_smoothed_but_for_what_chance_can_not_explain() -> None:
    found = smooth([1] * 6, rough(0.5, 0.6, 0.4, 0.5, 1.0, 0.9))
    values = [round(one.chances["diggers"], 3) for one in found]
    assert values[:4] == [0.5] * 4
    assert values[4:] == [0.95, 0.95]
    assert found[1].margin == pytest.approx(0.1)
    ends = smooth([1, 1, 2], rough(0.5, 0.6, 0.7))
    assert round(ends[2].chances["diggers"], 3) == 0.7  # another round
    decided = smooth([1, 1], [*rough(0.9), Weighed(1, 0, {"diggers": 1.0})])
    assert decided[0].chances["diggers"] == pytest.approx(0.9)


def test_in_the_midst_of_a_turn_the_chances_are_those_at_its_end() -> None:
    steps = rough(0.5, 0.5, 0.8)
    steps[1].chances = {}
    assert filled([1, 1, 1], steps)[1].chances == {"diggers": 0.8}
    assert filled([1, 1, 2], steps)[1].chances == {"diggers": 0.5}  # it was broken off


@pytest.mark.parametrize("wanted", [True, False])
def test_only_saboteurs_give_themselves_away(wanted: bool) -> None:
    step = told().steps[3]
    seats = range(5)
    seat = next(seat for seat in seats if is_saboteur(step.after, seat) == wanted)
    seen = list(step.opinion.suspicion)
    seen[seat] += 0.3
    later = Step(1, 1, seat, "", 0, step.after, type(step.opinion)(seen, [], []))
    same = Option(2, knew=0.5, true=0.5)
    mark = mark_of(later, step, Weighed(1, 64, {}, Option(1, knew=0.5, true=0.5), True, [same]))
    assert mark == (GAVE_AWAY if wanted else "")


# -- lies and the story --------------------------------------------------------------------------


def test_a_lie_is_what_the_seat_knew_better() -> None:
    some = told(lies=True)
    found = lies_of(some)
    assert len(some.sayings) == len(found) > 0
    for lie in found:
        assert is_saboteur(some.last(lie.round).after, lie.seat)
    assert lies_of(told()) == []


def test_a_claim_right_after_a_deal_belongs_to_the_new_round() -> None:
    first = told()
    number = first.last(1).number
    lines = [place for place, entry in enumerate(record().entries) if not entry.is_talk]
    entries = list(record().entries)
    names = record().players
    entries.insert(lines[number], Entry(0, names[0], f"suspect > {names[1]}", True, True))
    some = retell(replace(record(), entries=entries))
    [saying] = some.sayings
    assert (saying.round, saying.number, saying.seat) == (2, number, 0)
    assert saying.after.suspicion[1] > saying.before.suspicion[1]
    assert [step.round for step in some.steps if step.seat < 0] == [1, 2, 3]


@pytest.mark.parametrize(("followed", "believed"), [(0.2, True), (0.01, False), (-0.2, False)])
def test_a_lie_is_believed_if_the_table_follows(followed: float, believed: bool) -> None:
    some = told(lies=True)
    saying = some.sayings[0]
    cells = [int(cell) for cell in some.steps[0].after.goal_cells]
    hopes = list(saying.before.hopes)
    toward = followed if saying.claim.kind == "treasure" else -followed
    hopes[cells.index(int(saying.claim.cell))] += toward
    after = Opinion(saying.before.suspicion, hopes, saying.before.points)
    [lie] = lies_of(Retelling(some.record, some.steps, [replace(saying, after=after)]))
    assert lie.moved == pytest.approx(followed)
    assert lie.believed == believed


@pytest.mark.parametrize("language", languages())
def test_every_sentence_can_be_told(language: str) -> None:
    words = texts(language)
    kinds = ("fooled", "hidden", "framed", "seen", "threw", "gave", "brilliant", "unbelieved")
    for kind in (*kinds, "decisive", "quiet"):
        for wording in range(1, WORDINGS + 1):
            assert words.text(f"story-{kind}-{wording}", name="Ada", percent=5, choice=7)


def test_the_story_tells_only_what_there_are_words_for() -> None:
    data = Analysis(told(lies=True), weighed(told(lies=True))).data()
    assert {fact["round"] for fact in data["story"]} == {1, 2, 3}
    for fact in data["story"]:
        assert texts("en").text(f"story-{fact['kind']}-{fact['wording']}", **fact["values"])


def test_a_round_without_anything_is_quiet() -> None:
    start = Retelling(record(), told().steps[:1])
    assert sentences(start, Happened(1, "", [], [], [])) == [("quiet", {})]


@pytest.mark.parametrize("number", [1, 2])
def test_whoever_was_believed_is_not_said_to_have_fooled_nobody(number: int) -> None:
    some = told()
    last = some.last(number)
    liar = next(seat for seat in range(5) if is_saboteur(last.after, seat))
    seen = [1.0 if seat == liar else 0.1 for seat in range(5)]
    steps = [*some.steps]
    steps[steps.index(last)] = replace(last, opinion=Opinion(seen, [], []))
    lie = Lie(1, number, liar, "", "treasure", -1, 0, 0.5, [])
    facts = story(Retelling(some.record, steps), [Happened(number, "saboteurs", [], [lie], [])])
    assert facts[0].kind == "fooled"
    assert [fact.wording for fact in facts if fact.kind == "seen"] == [AFTER_ALL]
