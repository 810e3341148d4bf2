"""A game in the shape that TextArena gives its environments: reset, get_observation, step, close.

Nothing of that library is imported: whoever has it registers `MotherlodeEnv` there.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from motherlode.api.game import Game
from motherlode.programs.answers import read_answer
from motherlode.programs.happenings import event_line
from motherlode.programs.primer import PRIMER
from motherlode.programs.text import table_text
from motherlode.rules.core.errors import MotherlodeError
from motherlode.tables.game.sight import prompt_info, rules_info, seat_view
from motherlode.tables.wire.messages import SeenEvent
from motherlode.tables.wire.sights import PromptInfo

BRACKETED: Final = re.compile(r"\[([^\[\]]+)\]")
PATIENCE: Final = 3  # illegal actions in a row; then the first option is played


class MotherlodeEnv:
    """Every seat is a player; an action is an option by number or text, perhaps in [brackets]."""

    def __init__(
        self, rules: str = "base", modules: Sequence[str] = (), patience: int = PATIENCE
    ) -> None:
        self.rules = rules
        self.modules = tuple(modules)
        self.patience = patience
        self.game: Game | None = None
        self.illegal: list[int] = []  # by player
        self.turns: list[int] = []
        self._mistakes = 0  # in a row
        self._refusal = ""
        self._told: list[int] = []  # events that each player was told

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Deal a new game."""
        self.game = Game(self.rules, players=num_players, modules=self.modules, seed=seed)
        self.illegal = [0] * num_players
        self.turns = [0] * num_players
        self._told = [0] * num_players
        self._mistakes, self._refusal = 0, ""

    def get_observation(self) -> tuple[int, str]:
        """Whose turn it is, and the table as that player sees it; after the end, player 0."""
        game = self._playing()
        player = game.seat or 0
        seen = game.seen(player)
        new = [_line(event) for event in seen[self._told[player] :]]
        begins = not self._told[player]
        self._told[player] = len(seen)
        told = table_text(
            rules_info(game.rules),
            seat_view(game.view(player), game.names),
            None if game.over else self._prompt(game),
            [line for line in new if line],
        )
        parts = [PRIMER if begins else "", self._refusal, told]
        return player, "\n".join(part for part in parts if part)

    def step(self, action: str | None) -> tuple[bool, dict[str, Any]]:
        """Answer for whoever is asked; whether the game is over, and what was wrong, if anything.

        Who answers nonsense is told why and asked again; after a few times in a row the first
        option is played.
        """
        game = self._playing()
        if game.over or game.seat is None:
            return True, {"reason": "the game is over"}
        player = game.seat
        options = self._prompt(game).options
        said = "" if action is None else str(action)  # a model may have said nothing
        found = BRACKETED.findall(said)
        try:
            index, self._refusal = read_answer(options, found[-1] if found else said), ""
        except MotherlodeError as error:
            self.illegal[player] += 1
            self._mistakes += 1
            self._refusal = str(error)
            if self._mistakes < self.patience:
                return False, {"invalid_move": True, "reason": self._refusal}
            index = 0
        self._mistakes = 0
        self.turns[player] += 1
        game.play(options[index].text)
        wrong = {"invalid_move": True, "reason": self._refusal} if self._refusal else {}
        return game.over, wrong

    def close(self) -> tuple[dict[int, int], dict[int, dict[str, Any]]]:
        """Rewards, and what is to be said of every player: 1 for winners, -1 for others."""
        game = self._playing()
        won = set(game.winners)
        rewards = {player: 1 if name in won else -1 for player, name in enumerate(game.names)}
        gold = game.scores
        info = {
            player: {
                "role": name,
                "gold": gold[name] if game.over else None,
                "invalid_move": self.illegal[player] > 0,
                "invalid_moves": self.illegal[player],
                "turn_count": self.turns[player],
            }
            for player, name in enumerate(game.names)
        }
        return (rewards if game.over else dict.fromkeys(rewards, 0)), info

    def _playing(self) -> Game:
        if self.game is None:
            raise RuntimeError("reset the environment first")
        return self.game

    @staticmethod
    def _prompt(game: Game) -> PromptInfo:
        assert game.seat is not None
        return prompt_info(game.view(game.seat), game.names, game.prompt())


def _line(event: dict[str, object]) -> str:
    fields = {name: value for name, value in event.items() if name != "event"}
    return event_line(SeenEvent(str(event["event"]), fields))
