"""Deals: what a game that is over was dealt from and how, for devices that check the shuffle."""

from __future__ import annotations

from motherlode.rules.records.record import Record
from motherlode.rules.records.replay import Replay
from motherlode.tables.wire.past_messages import Deals, DealtRound


def deals_of(record: Record) -> Deals:
    """The piles before they were shuffled, and what lay where when each round began."""
    game = Replay(record, rests=True)
    rules = game.rules
    rounds = [_dealt(game)]
    for number, _ in enumerate(game, 1):
        if game.state.resting and number < len(record.choices):
            game.go_on()
            rounds.append(_dealt(game))
    return Deals(
        goals=tuple(rules.names[card] for card in rules.goals),
        deck=tuple(rules.names[card] for card in rules.deck),
        roles=tuple(rules.role_names[role] for role in rules.roles),
        rounds=tuple(rounds),
    )


def _dealt(game: Replay) -> DealtRound:
    state, rules = game.state, game.rules
    return DealtRound(
        goals=tuple(rules.names[card] for card in state.goals),
        roles=tuple(rules.role_names[role] for role in (*state.roles, *state.spare_roles)),
        hands=tuple(
            tuple(rules.names[card] for card in state.hand(seat)) for seat in range(state.seats)
        ),
        deck=tuple(rules.names[card] for card in state.deck[state.drawn :]),
    )
