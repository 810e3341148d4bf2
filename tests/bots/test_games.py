"""Whole games of bots: legal, the same for the same seed, and worth watching."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec

from bench.rounds import is_saboteur, play
from motherlode.bots import make_bot
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import Event
from motherlode.rules.core.engine import apply, call_choice, new_game, options
from motherlode.rules.core.playout import Bot, play_out, tell
from motherlode.rules.core.round_calls import may_call
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import Prompt, View, prompt, view
from motherlode.rules.modules import CATALOGUE
from tests.support.plain import rules_of, scaled

EDITIONS = ("english", "korean", "japanese")
PARTY = ("veto", "treasure_chests:random", "party", "toll_tunnels")


def tables() -> list[Selection]:
    """Every game with every number of players, bare and with all that goes with it."""
    plain = [Selection(game, (), "", count) for game in CATALOGUE.games() for count in COUNTS]
    plain = [table for table in plain if not CATALOGUE.refusal(table)]
    full = [
        Selection(t.game, CATALOGUE.allowed_extras(t.game, "", t.players), "", t.players)
        for t in plain
    ]
    editions = [Selection("base", (), edition, 5) for edition in EDITIONS]
    parties = [Selection(game, PARTY, "", 6) for game in ("base", "saboteur2")]
    return plain + [table for table in full if table.modules] + editions + parties


COUNTS = range(2, 13)
TABLES = {f"{t.game}-{t.players}-{len(t.modules)}{t.edition}": t for t in tables()}


def full_rules(game: str, players: int) -> Rules:
    """The rules of a table with all that goes with its game."""
    return rules_of(game, players, "", tuple(CATALOGUE.allowed_extras(game, "", players)))


def seated(names: list[str], seed: int) -> list[Bot]:
    """New bots, seated."""
    bots = [make_bot(name) for name in names]
    for seat, bot in enumerate(bots):
        bot.sit_down(seat, seed)
    return bots


def played(rules: Rules, names: list[str], seed: int) -> State:
    """A game of bots, played to its end."""
    state = new_game(rules, seed)
    play_out(state, vec[Bot](seated(names, seed)))
    return state


def step(state: State, bots: list[Bot]) -> int:
    """Let the bot that is asked answer; its answer is among those offered."""
    seat = int(state.top().seat)
    asked = prompt(state, seat)
    bot = bots[seat]
    index = bot.choose(view(state, seat), asked)
    assert 0 <= index < len(asked.choices)
    choice = int(asked.choices[index])
    assert choice in [int(offer) for offer in options(state)]
    apply(state, choice)
    tell(state, vec[Bot](bots))
    return choice


def choices_of(rules: Rules, names: list[str], seed: int, calling: bool = False) -> list[int]:
    """All choices of a game; now and then somebody proposes to call the round."""
    state = new_game(rules, seed, listening=True)
    bots = seated(names, seed)
    choices: list[int] = []
    while not state.over:
        seat = len(choices) % state.seats
        if calling and len(choices) % 17 == 16 and may_call(state, seat):
            apply(state, call_choice(state, seat))
        choices.append(step(state, bots))
    return choices


def shares(rules: Rules, names: list[str], games: int) -> dict[str, float]:
    """How the rounds of some games ended."""
    outcomes: Counter[str] = Counter()
    for seed in range(games):
        outcomes.update(played(rules, names, seed).outcomes)
    return {outcome: count / outcomes.total() for outcome, count in outcomes.items()}


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("names", [["greedy"], ["reader", "deceiver", "random"]])
def test_every_answer_is_one_of_those_offered(name: str, names: list[str]) -> None:
    rules = CATALOGUE.rules(TABLES[name])
    for seed in range(scaled(2)):
        choices_of(rules, (names * 12)[: rules.players], seed, calling=True)


@pytest.mark.parametrize("name", ["random", "greedy", "deceiver"])
@pytest.mark.parametrize(("game", "players"), [("base", 5), ("tournament", 7), ("duel", 2)])
def test_the_same_seed_gives_the_same_game(name: str, game: str, players: int) -> None:
    rules = rules_of(game, players)
    assert choices_of(rules, [name] * players, 3) == choices_of(rules, [name] * players, 3)


def test_another_seed_gives_another_game() -> None:
    rules = rules_of("base", 4)
    bots, others = seated(["greedy"] * 4, 1), seated(["greedy"] * 4, 2)
    state, other = (new_game(rules, 1, listening=True) for _ in range(2))
    assert [step(state, bots) for _ in range(40)] != [step(other, others) for _ in range(40)]


def test_a_bot_remembers_nothing_of_the_game_before() -> None:
    rules = rules_of("base", 5)
    fresh = choices_of(rules, ["greedy"] * 5, 4)
    bots = seated(["greedy"] * 5, 9)
    play_out(new_game(rules, 9), vec[Bot](bots))
    for seat, bot in enumerate(bots):
        bot.sit_down(seat, 4)
    state = new_game(rules, 4, listening=True)
    again: list[int] = []
    while not state.over:
        again.append(step(state, bots))
    assert again == fresh


def test_a_bot_that_joins_late_plays_on() -> None:
    rules = rules_of("base", 5)
    state = new_game(rules, 6, listening=True)
    bots = seated(["greedy"] * 5, 6)
    while state.round < 2:
        step(state, bots)
    late = seated(["greedy"] * 5, 6)
    while not state.over:
        step(state, late)
    assert len(state.outcomes) == rules.rounds


@pytest.mark.parametrize("players", range(3, 11))
def test_both_sides_win_rounds_of_the_base_game(players: int) -> None:
    won = shares(rules_of("base", players), ["greedy"] * players, scaled(20))
    assert won["diggers"] > 0.2
    assert won["saboteurs"] > (0.05 if players == 4 else 0.1)  # four have one saboteur at most


@pytest.mark.parametrize("players", [2, 3, 5, 8, 12])
def test_both_sides_win_rounds_of_saboteur_2(players: int) -> None:
    won = shares(rules_of("saboteur2", players), ["greedy"] * players, scaled(15))
    assert sum(share for side, share in won.items() if side.startswith("diggers")) > 0.3
    assert won["saboteurs"] > (0.05 if players < 5 else 0.1)


@pytest.mark.parametrize(("game", "players"), [("base", 6), ("saboteur2", 6)])
def test_both_sides_win_with_all_modules(game: str, players: int) -> None:
    rules = full_rules(game, players)
    won = shares(rules, ["greedy"] * players, scaled(12))
    assert sum(share for side, share in won.items() if side.startswith("diggers")) > 0.2
    assert won["saboteurs"] > 0.1


@pytest.mark.parametrize(("game", "players"), [("base", 6), ("saboteur2", 6)])
def test_every_card_is_played_by_somebody(game: str, players: int) -> None:
    rules = full_rules(game, players)
    played: set[int] = set()
    for seed in range(scaled(10)):
        played.update(choice & 255 for choice in choices_of(rules, ["greedy"] * players, seed))
    unplayed = {verb.name for verb in rules.verbs if verb.number not in played}
    words = {"call", "agree", "refuse", "upright", "turned", "keep", "leave", "take"}
    assert unplayed <= words  # answers that no card asks for, or few


@pytest.mark.parametrize("players", range(5, 10))
def test_every_side_wins_rounds_of_the_tournament(players: int) -> None:
    won = shares(rules_of("tournament", players), ["greedy"] * players, scaled(12))
    assert min(won[side] for side in ("diggers", "saboteurs", "greedy")) > 0


def test_few_duels_end_with_nobody() -> None:
    won = shares(rules_of("duel", 2), ["greedy"] * 2, scaled(25))
    assert won.get("nobody", 0) < 0.1
    assert won["diggers"] > 0.2
    assert won["saboteurs"] > 0.2


def test_greedy_diggers_find_more_treasures_than_random_ones() -> None:
    rules = rules_of("base", 5)
    greedy = shares(rules, ["greedy"] * 5, scaled(10))["diggers"]
    assert greedy > 3 * shares(rules, ["random"] * 5, scaled(10)).get("diggers", 0)


def test_the_greedy_bot_wins_more_gold_than_random_ones() -> None:
    rules = rules_of("base", 4)
    gold = [0, 0, 0, 0]
    for seed in range(scaled(20)):
        state = played(rules, ["greedy", "random", "greedy", "random"], seed)
        for seat, score in enumerate(view(state, -1).scores):
            gold[seat] += int(score)
    assert gold[0] + gold[2] > 1.2 * (gold[1] + gold[3])


class OneSided(Bot):
    """Greedy, but at random where its role is on the side that is told."""

    def __init__(self, saboteurs: bool) -> None:
        super().__init__("one_sided", True, True)
        self.saboteurs = saboteurs
        self.greedy, self.random = make_bot("greedy"), make_bot("random")

    def sit_down(self, seat: int, seed: int) -> None:
        self.greedy.sit_down(seat, seed)
        self.random.sit_down(seat, seed)

    def hear(self, event: Event) -> None:
        self.greedy.hear(event)

    def choose(self, view: View, prompt: Prompt) -> int:
        is_saboteur = view.rules.role_names[view.role] == "saboteur"
        bot = self.random if is_saboteur == self.saboteurs else self.greedy
        return int(bot.choose(view, prompt))


def treasures(rules: Rules, games: int, random_side: str = "") -> float:
    """The share of rounds in which the treasure is found, if one side plays at random."""
    found = 0
    for seed in range(games):
        state = new_game(rules, seed)
        bots = seated(["greedy"] * rules.players, seed)
        if random_side:
            bots = [OneSided(random_side == "saboteurs") for _ in range(rules.players)]
        for seat, bot in enumerate(bots):
            bot.sit_down(seat, seed)
        play_out(state, vec[Bot](bots))
        found += sum(outcome not in ("saboteurs", "nobody") for outcome in state.outcomes)
    return found / (rules.rounds * games)


@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize(
    ("game", "players"), [("base", 5), ("base", 7), ("saboteur2", 8), ("tournament", 7)]
)
def test_greedy_bots_do_better_on_either_side_than_random_ones(
    game: str, players: int, full: bool
) -> None:
    rules = full_rules(game, players) if full else rules_of(game, players)
    games = scaled(40)
    found = treasures(rules, games)
    assert treasures(rules, games, "diggers") < found / 2
    gap = 0.02 if game == "saboteur2" else 0.05  # few of its roles are saboteurs
    assert treasures(rules, games, "saboteurs") > found + gap


def stones_and_treasures(digger: str, saboteur: str) -> tuple[int, int]:
    """How many of the same duels each side wins; a round that nobody wins pays nobody (D-5)."""
    won = []
    for seed in range(150):
        state = new_game(rules_of("duel", 2), seed, -1, True, True)
        hidden = [is_saboteur(state, seat) for seat in range(2)]
        if sum(hidden) == 1:
            play(state, [make_bot(saboteur if bad else digger) for bad in hidden], seed)
            won.append(state.outcomes[-1])
    return won.count("saboteurs"), won.count("diggers")


def test_greedy_plays_either_role_of_the_duel_better_than_chance() -> None:
    stones, treasures = stones_and_treasures("greedy", "greedy")
    assert stones > 2 * stones_and_treasures("greedy", "random")[0]
    assert treasures > 2 * stones_and_treasures("random", "greedy")[1]
