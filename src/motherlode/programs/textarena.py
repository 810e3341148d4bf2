"""A game in the shape that TextArena gives its environments: reset, get_observation, step, close.

Nothing of that library is imported: whoever has it registers `MotherlodeEnv` there.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from motherlode.api.game import Game
from motherlode.bots.guard import fits
from motherlode.programs.answers import CALL, read_answer
from motherlode.programs.happenings import event_line
from motherlode.programs.primer import PRIMER, explained
from motherlode.programs.text import table_text
from motherlode.rules.core.errors import BadNotation, IllegalChoice, MotherlodeError
from motherlode.rules.notation.claims import REMARK, claim_text, read_claim
from motherlode.tables.game.sight import prompt_info, rules_info, seat_view
from motherlode.tables.wire.messages import SeenEvent
from motherlode.tables.wire.sights import PromptInfo

BRACKETED: Final = re.compile(r"\[([^\[\]]+)\]")
ASIDE: Final = re.compile(r"\s*(claim|rules)\b(.*)", re.IGNORECASE | re.DOTALL)
MOST_ASIDES: Final = 4  # claims and rules before an answer
PATIENCE: Final = 3  # illegal actions in a row; then the first option is played
HOW: Final = (
    "Put your answer in [brackets]. `[claim suspect > Bo]`, `[claim treasure @ 8,0]`, and "
    "`[rules rockfall]` may come before it, `[call]` instead of it."
)


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
        self._asides = 0  # since the last answer
        self._notes: list[list[str]] = []  # for each player: what was wrong, rules it asked for
        self._claims: list[tuple[int, str]] = []  # and how many events were before
        self._told: list[int] = []  # events that each player was told
        self._heard: list[int] = []  # claims

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Deal a new game."""
        self.game = Game(self.rules, players=num_players, modules=self.modules, seed=seed)
        self.illegal = [0] * num_players
        self.turns = [0] * num_players
        self._told = [0] * num_players
        self._heard = [0] * num_players
        self._notes = [[] for _ in range(num_players)]
        self._mistakes, self._asides, self._claims = 0, 0, []

    def get_observation(self) -> tuple[int, str]:
        """Whose turn it is, and the table as that player sees it; after the end, player 0."""
        game = self._playing()
        player = game.seat or 0
        begins = not self._told[player]
        told = table_text(
            rules_info(game.rules),
            seat_view(game.view(player), game.names),
            None if game.over else self._prompt(game),
            self._news(game, player),
        )
        return player, "\n".join([*([PRIMER, HOW] if begins else []), *self._notes[player], told])

    def _news(self, game: Game, player: int) -> list[str]:
        """What happened and was claimed since this player's last turn."""
        seen, told = game.seen(player), self._told[player]
        happened = [(place, 1, _line(seen[place])) for place in range(told, len(seen))]
        claimed = [(place, 0, line) for place, line in self._claims[self._heard[player] :]]
        self._told[player], self._heard[player] = len(seen), len(self._claims)
        news = sorted(happened + claimed, key=lambda one: one[:2])
        return [line for _, _, line in news if line]

    def step(self, action: str | None) -> tuple[bool, dict[str, Any]]:
        """Answer for whoever is asked; whether the game is over, and what was wrong, if anything.

        Who answers nonsense is told why and asked again; after a few times in a row the first
        option is played. Who only claims something or looks up rules is asked again, too.
        """
        game = self._playing()
        if game.over or game.seat is None:
            return True, {"reason": "the game is over"}
        player, said = game.seat, "" if action is None else str(action)  # a model may say nothing
        self._notes[player] = []
        try:
            self._carry_out(game, player, said)
        except MotherlodeError as error:
            self.illegal[player] += 1
            self._mistakes += 1
            self._notes[player].append(str(error))
            if self._mistakes >= self.patience:
                self._answer(game, player, self._prompt(game).options[0].text)
            return game.over, {"invalid_move": True, "reason": str(error)}
        return game.over, {}

    def _carry_out(self, game: Game, player: int, said: str) -> None:
        """Claims and questions about rules in their order, then the last answer, if any.

        Without brackets, a sentence may begin with these words and be neither.
        """
        answers = []
        marked = BRACKETED.findall(said)
        for one in marked or [said]:
            aside = ASIDE.fullmatch(one)
            if aside is None or not (marked or self._means(game, player, aside)):
                answers.append(one)
            elif self._asides == MOST_ASIDES:
                raise IllegalChoice("you have said and asked enough; answer now")
            else:
                self._asides += 1
                self._turn_aside(game, player, aside)
        if not answers:
            return
        text = answers[-1].strip().casefold()
        if text != CALL:
            options = self._prompt(game).options
            text = options[read_answer(options, answers[-1])].text
        self._answer(game, player, text)

    def _turn_aside(self, game: Game, player: int, aside: re.Match[str]) -> None:
        """Claim something, or look up a rule."""
        line = self._line_of(game, player, aside)
        if _asks(aside):
            self._notes[player].append(line)
        else:
            self._claims.append((len(game.seen(player)), line))

    def _means(self, game: Game, player: int, aside: re.Match[str]) -> bool:
        """Whether it is a claim that means something here, or asks about a rule there is."""
        try:
            self._line_of(game, player, aside)
        except MotherlodeError:
            return False
        return True

    @staticmethod
    def _line_of(game: Game, player: int, aside: re.Match[str]) -> str:
        """What a claim tells everybody, or the rule in words."""
        text = aside[2].strip()
        if _asks(aside):
            return explained(text, (game.rules.game, *game.rules.modules))
        claim = read_claim(game.rules, game.names, text)
        if claim.kind == REMARK or not fits(game.view(player), claim):
            raise BadNotation(f"the claim {text} means nothing at this table")
        return f"{game.names[player]} claims: {claim_text(game.rules, game.names, claim)}"

    def _answer(self, game: Game, player: int, text: str) -> None:
        game.play(text)
        self._mistakes = self._asides = 0
        self.turns[player] += text != CALL

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
            raise IllegalChoice("no game is being played: reset first")
        return self.game

    @staticmethod
    def _prompt(game: Game) -> PromptInfo:
        assert game.seat is not None
        return prompt_info(game.view(game.seat), game.names, game.prompt())


def _asks(aside: re.Match[str]) -> bool:
    """Whether it looks up a rule; otherwise it is a claim."""
    return aside[1].lower() == "rules"


def _line(event: dict[str, object]) -> str:
    fields = {name: value for name, value in event.items() if name != "event"}
    return event_line(SeenEvent(str(event["event"]), fields))
