"""The game and its states as OpenSpiel knows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pyspiel

from motherlode.env.openspiel.bench import Bench, Setting, bench_for
from motherlode.env.openspiel.match import BASE, DIGITS, Match
from motherlode.env.openspiel.observer import Observer, make_observer
from motherlode.rules.core.errors import IllegalChoice, MotherlodeError
from motherlode.rules.core.gold import nugget_worth
from motherlode.rules.notation.digest import state_digest

GAME_TYPE: Final = pyspiel.GameType(
    short_name="motherlode",
    long_name="Motherlode",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.REWARDS,
    max_num_players=12,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=Setting()._asdict(),
)
ANY_KIND: Final = pyspiel.IIGObservationType(perfect_recall=False)
WIDE, HIGH = Setting().columns, Setting().rows
PAGES: Final = 25  # of 128 answers, more than any hand has
SPARE_GOLD: Final = 60  # more than tokens of the rules and all modules bring in a round


class SaboteurGame(pyspiel.Game):
    """The game with its parameters; `docs/environments.md` has them in a table."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Find the rules; what can't be is an exception with a sentence."""
        self.bench = bench_for(Setting(**(params or {})))
        super().__init__(GAME_TYPE, game_info(self.bench), params or {})

    def new_initial_state(self) -> SaboteurState:
        """A match that chance hasn't dealt yet."""
        return SaboteurState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The seed is dealt digit by digit, and everything follows from it."""
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What shows states to players; None for a kind that isn't there."""
        return make_observer(self.bench, iig_obs_type or ANY_KIND)


class SaboteurState(pyspiel.State):
    """A match at one moment."""

    def __init__(self, game: SaboteurGame) -> None:
        """Begin; games and copies call this."""
        super().__init__(game)
        self.match = Match(game.bench)

    def current_player(self) -> int:
        """Chance, whoever is asked, or nobody."""
        if not self.match.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.match.over else self.match.asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every digit of the seed is as likely as any other."""
        return [(digit, 1 / BASE) for digit in range(BASE)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.bench.actions(self.match)

    def _apply_action(self, action: int) -> None:
        if self.match.over:
            raise IllegalChoice("the match is over")
        if self.match.dealt:
            self.match.answer(action)
        else:
            self.match.deal(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        match = self.match
        try:
            return match.bench.meant(match, action)[1]
        except MotherlodeError:
            return f"action {action}"  # which isn't offered here

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.match.over

    def rewards(self) -> list[float]:
        """What the last action brought."""
        return self.match.rewards

    def returns(self) -> list[float]:
        """What all actions have brought."""
        return self.match.returns

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> SaboteurState:
        """A state that this player can't tell from this one, as search in Python asks for it.

        Its history is that of this state, with the real seed.
        """
        other: SaboteurState = self.clone()
        seed = int(probability_sampler() * (1 << 52))
        other.match = self.match.in_another_world(player_id, seed)
        return other

    def __str__(self) -> str:
        match = self.match
        if not match.dealt:
            return f"chance {match.digits}"
        asked = "over" if match.over else f"seat {match.asked}, page {match.page}"
        return f"{state_digest(match.state)[:16]} {match.returns} {match.spoke} {asked}"


def game_info(bench: Bench) -> Any:
    """How large the game can get."""
    rules, seats = bench.rules, bench.seats
    rounds = int(rules.rounds)
    if bench.setting.reward == "side":
        least, most = -rounds, rounds
    else:
        least = -int(rules.tokens)
        most = int(nugget_worth(rules.nuggets)) + seats * int(rules.tokens) + SPARE_GOLD * rounds
    return pyspiel.GameInfo(
        num_distinct_actions=int(bench.tables.layout.actions),
        max_chance_outcomes=BASE,
        num_players=seats,
        min_utility=least,
        max_utility=most,
        max_game_length=longest(bench),
    )


def longest(bench: Bench) -> int:
    """More actions than any match has: a turn uses a card up, or passes without one.

    Modules ask others before and after a card is played, and answers may fill pages.
    """
    setting, seats = bench.setting, bench.seats
    turns = int(bench.rules.rounds) * 2 * (len(bench.rules.deck) + seats)
    questions = 2 * (1 + seats) if bench.rules.modules else 4
    if setting.calls:
        questions += seats
    pages = 1 if setting.columns >= WIDE and setting.rows >= HIGH else PAGES
    return turns * (questions + int(setting.talk)) * (1 + pages)


pyspiel.register_game(GAME_TYPE, SaboteurGame)
