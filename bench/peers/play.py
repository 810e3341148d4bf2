"""`python play.py NAME SECONDS`: random play of one game; prints moves and processor time as JSON.

A move is one decision of a player, chosen from the full list of what is allowed. This file runs
with the peers' Python as well as with ours, and imports nothing else of this folder.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

Game = Callable[[], int]  # plays one to its end; the number of moves


def motherlode() -> Game:
    """Our base game, in compiled code from the first move to the last."""
    from motherlode.cli.batch.speed import base_rules
    from motherlode.rules.core.engine import new_game
    from motherlode.rules.core.playout import play_randomly

    rules, numbers = base_rules(), iter(range(1 << 60))

    def play() -> int:
        seed = next(numbers)
        return int(play_randomly(new_game(rules, seed), seed))

    return play


def motherlode_python() -> Game:
    """Our base game, every move by Python, as a program of your own would play it."""
    import motherlode as library

    rules, numbers = library.rules_for(library.Selection("base", (), "", 5)), iter(range(1 << 60))

    def play() -> int:
        state, moves = library.new_game(rules, next(numbers)), 0
        while not state.over:
            library.apply(state, random.choice(library.options(state)))
            moves += 1
        return moves

    return play


def motherlode_agents() -> Game:
    """Our PettingZoo environment: every step with observation and mask."""
    from motherlode.env.agents import env as make_env

    return agents(make_env(players=5))


def openspiel(name: str) -> Game:
    """A game of OpenSpiel, driven from Python; its chance nodes cost time, but are no moves."""
    import pyspiel

    game: Any = pyspiel.load_game(name)

    def play() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            moves += not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
        return moves

    return play


def rlcard(name: str) -> Game:
    """A game of RLCard, with states for its agents."""
    import rlcard as library

    env: Any = library.make(name)

    def play() -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play


def pettingzoo(name: str) -> Game:
    """A game of PettingZoo's own."""
    from importlib import import_module

    return agents(import_module(f"pettingzoo.classic.{name}").env())


def agents(env: Any) -> Game:
    """Any game for agents in turn."""

    def play() -> int:
        env.reset(seed=random.randrange(1 << 30))
        moves = 0
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(seen["action_mask"]))
            moves += 1
        return moves

    return play


def textarena(name: str) -> Game:
    """A game of TextArena: its answers are texts, and so is what is seen."""
    import textarena as library

    def play() -> int:
        env: Any = library.make(name)
        env.reset(num_players=2)
        free, moves, done = list(range(9)), 0, False
        random.shuffle(free)
        while not done:
            env.get_observation()
            done, _ = env.step(action=f"[{free.pop()}]")
            moves += 1
        env.close()
        return moves

    return play


GAMES: dict[str, tuple[str, Callable[[], Game]]] = {
    "Motherlode, compiled loop": ("ours", motherlode),
    "Motherlode, driven from Python": ("ours", motherlode_python),
    "Motherlode, PettingZoo": ("ours", motherlode_agents),
    "OpenSpiel hearts": ("open_spiel", lambda: openspiel("hearts")),
    "OpenSpiel gin rummy": ("open_spiel", lambda: openspiel("gin_rummy")),
    "RLCard uno": ("rlcard", lambda: rlcard("uno")),
    "PettingZoo hanabi": ("pettingzoo", lambda: pettingzoo("hanabi_v5")),
    "PettingZoo Texas hold'em": ("pettingzoo", lambda: pettingzoo("texas_holdem_v4")),
    "TextArena tic-tac-toe": ("textarena", lambda: textarena("TicTacToe-v0-raw")),
}


def main(name: str, seconds: float) -> None:
    """Play for so long, after one game to warm up."""
    random.seed(1)
    play = GAMES[name][1]()
    play()
    moves, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        moves += play()
    print(json.dumps({"moves": moves, "seconds": spent}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
