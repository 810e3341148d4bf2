"""The reader: what it makes of acts and claims, and the worlds it draws from that."""

from __future__ import annotations

import itertools
import math
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bench.rounds import Shadowed, dealt, play
from motherlode.bots.common.knowledge import SABOTEUR, knowledge_of
from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.reader.acts import BREAK, CONTEXTS, FIX_OWN
from motherlode.bots.reader.bot import ReaderBot
from motherlode.bots.reader.evidence import Evidence
from motherlode.bots.reader.likelihoods import points_for
from motherlode.bots.reader.posterior import Posterior
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.engine import new_game
from motherlode.rules.core.events import RoundStarted
from motherlode.rules.core.playout import FOLD, Bot, Claim, play_round
from motherlode.rules.core.state import State
from motherlode.rules.core.views import View, view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.worlds.deal import Dealer
from tests.bots.strangers import Scatterbrain
from tests.support.plain import rules_of

DRAWS = 4000
TABLES = [("base", 3), ("base", 5), ("base", 10), ("saboteur2", 2), ("saboteur2", 12), ("duel", 2)]


def full_rules(game: str, players: int) -> Rules:
    """A table with everything that goes with its game."""
    return rules_of(game, players, "", tuple(CATALOGUE.allowed_extras(game, "", players)))


def read(rules: Rules, seed: int, moves: int) -> tuple[State, list[ReaderBot]]:
    """A round some moves on, and those who have played and read it."""
    state = new_game(rules, seed, -1, True, True)
    bots = [ReaderBot() for _ in range(rules.players)]
    for seat, bot in enumerate(bots):
        bot.sit_down(seat, seed)
    play_round(state, vec[Bot](list(bots)), moves)
    return state, bots


def weighed_slowly(seen: View, evidence: Evidence) -> tuple[list[float], list[float]]:
    """The chances of seats and goals, by trying out every deal of every role card."""
    stance_of = knowledge_of(seen.rules).stance_of
    treasure = knowledge_of(seen.rules).treasure
    known = list(seen.known_roles)
    pool = list(seen.rules.roles)
    for role in known:
        if role != HIDDEN:
            pool.remove(role)
    goals = [goal for goal, card in enumerate(seen.goals) if card in (HIDDEN, treasure)]
    if treasure in seen.goals:
        goals = [list(seen.goals).index(treasure)]
    places = [place for place, role in enumerate(known) if role == HIDDEN]
    chances, hopes, total = [0.0] * seen.seats, [0.0] * len(seen.goals), 0.0
    deals = Counter(itertools.permutations([stance_of[role] == SABOTEUR for role in pool]))
    for deal, goal in itertools.product(deals, goals):
        evil = [role != HIDDEN and stance_of[role] == SABOTEUR for role in known]
        for place, is_evil in zip(places, deal, strict=True):
            evil[place] = is_evil
        points = 0.0
        for place, card in enumerate(seen.role_ids):
            points += evidence.own_points(card, int(evil[place]), goal)
            for other in range(place):
                mine, theirs = int(evil[place]), int(evil[other])
                points += evidence.pair(card, seen.role_ids[other], mine, theirs)
        weight = deals[deal] * math.exp(points / FOLD)
        total += weight
        hopes[goal] += weight
        for seat in range(seen.seats):
            chances[seat] += weight * evil[seat]
    return [chance / total for chance in chances], [hope / total for hope in hopes]


@pytest.mark.parametrize("seed", range(6))
def test_it_weighs_every_deal_of_roles_and_treasure(seed: int) -> None:
    state, bots = read(rules_of("base", 5), seed, 14)
    for seat, bot in enumerate(bots):
        seen = view(state, seat)
        bot.beliefs(seen)
        chances, hopes = weighed_slowly(seen, bot.mind.evidence)
        assert list(bot.mind.private.chances) == pytest.approx(chances, abs=1e-9)
        assert list(bot.mind.private.hopes) == pytest.approx(hopes, abs=1e-9)


def test_what_it_draws_is_as_likely_as_it_thinks() -> None:
    state, bots = read(rules_of("base", 5), 3, 12)
    seen = view(state, 0)
    stance_of = knowledge_of(seen.rules).stance_of
    treasure = knowledge_of(seen.rules).treasure
    evil, gold = Counter[int](), Counter[int]()
    for seed in range(DRAWS):
        drawn = bots[0].imagine(seen, seed)
        evil.update(seat for seat in range(5) if stance_of[drawn.roles[seat]] == SABOTEUR)
        gold[list(drawn.goals).index(treasure)] += 1
    for seat, chance in enumerate(bots[0].mind.private.chances):
        assert evil[seat] / DRAWS == pytest.approx(chance, abs=0.035)
    for goal, hope in enumerate(bots[0].mind.private.hopes):
        assert gold[goal] / DRAWS == pytest.approx(hope, abs=0.035)


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("is_full", [False, True])
def test_a_dealer_takes_what_it_draws(game: str, players: int, is_full: bool) -> None:
    rules = full_rules(game, players) if is_full else rules_of(game, players)
    for moves in (0, 9, 25):
        state, bots = read(rules, moves, moves)
        if state.revealed:
            continue
        for seat, bot in enumerate(bots):
            seen = view(state, seat)
            dealer = Dealer(seen)
            for seed in range(5):
                drawn = bot.imagine(seen, seed)
                assert sorted(drawn.roles) == sorted(rules.roles)
                for place, role in enumerate(seen.known_roles):
                    assert role in (HIDDEN, drawn.roles[place])
                for place, goal in enumerate(seen.goals):
                    assert goal in (HIDDEN, drawn.goals[place])
                world = dealer.deal(seed, drawn.roles, drawn.goals)
                assert list(view(world, seat).known_roles) == list(seen.known_roles)


def test_nobody_is_suspected_before_anything_is_done() -> None:
    state, bots = read(rules_of("base", 5), 1, 0)
    beliefs = bots[0].beliefs(view(state, 0))
    assert list(beliefs.suspicion)[1:] == [0, 0, 0, 0]
    assert sum(beliefs.hopes) == pytest.approx(100, abs=2)


def leans(bot: ReaderBot) -> list[float]:
    """What speaks against each role card, wherever the treasure is."""
    evidence = bot.mind.evidence
    return [
        evidence.own_points(card, 1, goal) - evidence.own_points(card, 0, goal)
        for card in range(6)
        for goal in range(3)
    ]


def test_no_act_is_proof() -> None:
    state, bots = read(rules_of("base", 5), 2, 0)
    before = leans(bots[0])
    most = 0.0
    while not state.revealed:
        play_round(state, vec[Bot](list(bots)), 1)
        bots[0].beliefs(view(state, 0))
        after = leans(bots[0])
        most = max([most, *(abs(b - a) for a, b in zip(before, after, strict=True))])
        before = after
    assert FOLD < most <= FOLD * math.log(8)


def test_mending_a_tool_of_ones_own_tells_less_than_breaking_one() -> None:
    own = broke = 0.0
    for context in range(CONTEXTS):
        own += points_for(3, context, FIX_OWN) - points_for(0, context, FIX_OWN)
        broke += points_for(2, context, BREAK + 1) - points_for(0, context, BREAK + 1)
    assert own < broke


def doubt_among(maker: type[GreedyBot], rounds: int) -> tuple[float, ReaderBot]:
    """How far a reader takes others for people who do anything, after a round, on average."""
    doubts = []
    shadow = ReaderBot()
    for seed, state in dealt(rules_of("base", 5), range(rounds)):
        shadow = ReaderBot()
        bots: list[Bot] = [Shadowed(maker(), [shadow]), *(maker() for _ in range(4))]
        play(state, bots, seed)
        shadow.beliefs(view(state, 0))
        doubts.append(float(shadow.mind.evidence.doubt))
    return sum(doubts) / len(doubts), shadow


def test_a_reader_notices_who_does_anything_at_random() -> None:
    plain, shadow = doubt_among(GreedyBot, 12)
    scattered, _ = doubt_among(Scatterbrain, 12)
    assert plain < -0.5 < 0.5 < scattered
    evidence = shadow.mind.evidence
    assert evidence.doubt
    before = evidence.share
    shadow.hear(RoundStarted(2, 0))
    assert evidence.share == before  # the same people play on
    shadow.sit_down(0, 1)
    assert evidence.share == 0.5


def told(seed: int, claims: list[tuple[int, str, int]]) -> tuple[ReaderBot, View]:
    """A reader in seat 0 that has heard what others say of goals before anything happened."""
    state, bots = read(rules_of("base", 5), seed, 0)
    state.seen_goals = vec[i64]([0, 1, 1, 1, 1])
    for seat, kind, goal in claims:
        bots[0].hear_claim(seat, Claim(kind, state.goal_cells[goal], -1, 0))
    return bots[0], view(state, 0)


def test_a_claim_moves_hopes_and_is_counted_once() -> None:
    once, seen = told(1, [(1, "treasure", 0)])
    often, _ = told(1, [(1, "treasure", 0)] * 10)
    hopes = list(once.beliefs(seen).hopes)
    assert hopes[0] > 40 > 30 > max(hopes[1:])
    assert list(often.beliefs(seen).hopes) == hopes


def test_what_was_said_is_forgotten_with_the_round() -> None:
    bot, seen = told(1, [(1, "treasure", 0)])
    bot.beliefs(seen)
    fresh = list(ReaderBot().mind.witness.talk)
    assert list(bot.mind.witness.talk) != fresh
    twin = bot.copy()
    assert isinstance(twin, ReaderBot)
    assert list(twin.mind.witness.talk) == list(bot.mind.witness.talk)
    bot.hear(RoundStarted(2, 0))
    assert list(bot.mind.witness.talk) == fresh


def test_who_contradicts_two_others_is_suspected() -> None:
    bot, seen = told(1, [(1, "treasure", 0), (2, "treasure", 0), (3, "no_treasure", 0)])
    suspicion = list(bot.beliefs(seen).suspicion)
    assert suspicion[3] > max(suspicion[1], suspicion[2])


def test_a_posterior_that_watches_knows_no_secret() -> None:
    state, bots = read(rules_of("base", 5), 4, 10)
    seen = view(state, 0)
    bots[0].beliefs(seen)
    public = Posterior(True)
    public.weigh(seen, knowledge_of(seen.rules), bots[0].mind.evidence)
    assert 0.0 < public.chances[0] < 1.0
