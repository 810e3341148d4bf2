"""A sitting: one game of bots, written down decision by decision, and the truth apart."""

from __future__ import annotations

from typing import Any, NamedTuple

from motherlode.bots.levels import seated
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import Event
from motherlode.rules.core.engine import apply, asked_seat, go_on, new_game
from motherlode.rules.core.events import RoundEnded
from motherlode.rules.core.gold import scores, winners
from motherlode.rules.core.playout import answer, let_speak
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.notation.claims import claim_text
from motherlode.rules.notation.data import Data
from motherlode.rules.notation.words import cell_text, default_names

Fields = dict[str, Any]


class Seen(NamedTuple):
    """All that a seat is given to decide by; nothing here comes from anywhere else."""

    view: Fields
    options: list[str]


class Page(NamedTuple):
    """A game: its decisions, and what nobody at the table knew."""

    decisions: list[Fields]
    truth: Fields
    winners: tuple[str, ...]  # of its rounds


class Sitting:
    """One game as it is played."""

    def __init__(self, rules: Rules, bots: tuple[str, ...], game: int, seed: int) -> None:
        self.names = default_names(len(bots))
        self.data = Data(rules, self.names)
        self.levels = bots
        self.bots = seated(bots, seed)
        self.game = game
        self.seed = seed
        self.state = new_game(rules, seed, listening=True, rests=True)
        self.heard: list[list[Fields]] = [[] for _ in bots]  # since each seat's last decision
        self.decisions: list[Fields] = []
        self.rounds: list[Fields] = []
        self.gold = [0] * len(bots)
        self.open = 0  # from where on the decisions belong to the round being played

    def play(self) -> Page:
        """Play it to its end."""
        self.rounds.append(dealt(self.state))
        self.listen()
        while not self.state.over:
            if self.state.resting:
                self.close_round()
                go_on(self.state)
                self.rounds.append(dealt(self.state))
            else:
                self.decide()
            self.listen()
        self.close_round()
        best = [int(seat) for seat in winners(self.state)]
        for row in self.decisions:
            row["outcome"]["match_gold"] = self.gold[row["seat"]]
            row["outcome"]["match_won"] = row["seat"] in best
        return Page(self.decisions, self.truth(best), tuple(self.state.outcomes))

    def decide(self) -> None:
        """Let the seat that is asked answer, and write down what it saw."""
        state = self.state
        seat = int(asked_seat(state))
        given = seen(state, seat, self.data, self.names)
        choice = int(answer(state, seat, self.bots[seat]))
        text = choice_text(state.rules, self.names, choice)
        self.decisions.append(
            {
                "game": self.game,
                "round": int(state.round),
                "decision": len(self.decisions),
                "seat": seat,
                "bot": self.levels[seat],
                "kind": given.view["kind"],
                "seen": given.view,
                "heard": self.heard[seat],
                "options": given.options,
                "choice": text,
                "index": given.options.index(text) if text in given.options else None,
                "outcome": {},
            }
        )
        self.heard[seat] = []
        apply(state, choice)

    def listen(self) -> None:
        """Everyone hears what their seat saw happen, then what is claimed."""
        for event in self.state.take_events():
            if isinstance(event, RoundEnded):
                self.rounds[-1]["winner"] = event.winner
                self.rounds[-1]["winners"] = sorted(int(seat) for seat in event.winners)
            for seat, bot in enumerate(self.bots):
                self.heard[seat].append(heard(event, seat, self.data))
                if bot.listening:
                    bot.hear(event.seen_by(seat))
        for seat, claim in let_speak(self.state, self.bots):
            text = claim_text(self.state.rules, self.names, claim)
            said = {"event": "Claimed", "seat": self.names[seat], "claim": text}
            for told in self.heard:
                told.append(said)

    def close_round(self) -> None:
        """The round lies open: say in each of its decisions how it ended for that seat."""
        truth = self.rounds[-1]
        gold = [int(score) for score in scores(self.state)]
        gained = [now - before for now, before in zip(gold, self.gold, strict=True)]
        roles = role_names(self.state)
        truth["roles_at_end"], truth["gold"], self.gold = roles, gained, gold
        for row in self.decisions[self.open :]:
            seat = row["seat"]
            row["outcome"] = {
                "role": roles[seat],
                "winner": truth["winner"],
                "won": seat in truth["winners"],
                "gold": gained[seat],
            }
        self.open = len(self.decisions)

    def truth(self, best: list[int]) -> Fields:
        """What nobody at the table knew, and the seed, from which all of it can be dealt again."""
        return {
            "game": self.game,
            "seed": self.seed,
            "bots": list(self.levels),
            "names": list(self.names),
            "gold": self.gold,
            "winners": best,
            "rounds": self.rounds,
        }


def seen(state: State, seat: int, data: Data, names: tuple[str, ...]) -> Seen:
    """What a seat is given: its view, and its own options."""
    asked = prompt(state, seat)
    options = [choice_text(state.rules, names, int(choice)) for choice in asked.choices]
    return Seen(data.view(view(state, seat)), options)


def heard(event: Event, seat: int, data: Data) -> Fields:
    """What a seat is told of an event."""
    return data.event(event.seen_by(seat))


def dealt(state: State) -> Fields:
    """The cards of a round as they were dealt."""
    cards, seats = state.rules.names, range(int(state.seats))
    return {
        "round": int(state.round),
        "roles": role_names(state),
        "set_aside": [state.rules.role_names[role] for role in state.spare_roles],
        "goals": {
            cell_text(cell): cards[card] for cell, card in zip(state.goal_cells, state.goals)
        },
        "hands": [[cards[card] for card in state.hand(seat)] for seat in seats],
        "deck": [cards[card] for card in state.deck[state.drawn :]],
    }


def role_names(state: State) -> list[str]:
    """The role of every seat."""
    return [state.rules.role_names[role] for role in state.roles]
