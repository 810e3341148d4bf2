"""Tells: how far what bots do in public betrays their roles. `python -m bench.tells` shows them."""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from librt.vecs import vec

from motherlode.bots import make_bot
from motherlode.bots.common.knowledge import DIGGER, SABOTEUR, Knowledge, knowledge_of
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cells import STEP, cell_x
from motherlode.rules.core.choices import card_of, target_of, turned_of, verb_of
from motherlode.rules.core.engine import apply, call_choice, new_game
from motherlode.rules.core.playout import Bot, play_round, tell
from motherlode.rules.core.round_calls import may_call
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from motherlode.rules.modules import CATALOGUE

LAPS: Final = 2
DOUBT: Final = 8.0  # acts of each kind that everybody is taken to have done in 2,000 games
USUAL_GAMES: Final = 2000
LEAST_DOUBT: Final = 4.0
DOUBT_OF_VOTES: Final = 2.0
CLOSING: Final = ("propose", "agree", "refuse", "take")
COLUMNS: Final = ((0, "behind"), (2, "near"), (4, "halfway"))  # up to which column


@dataclass
class Tells:
    """How often each role did what."""

    doubt: float = DOUBT
    acts: dict[int, Counter[str]] = field(
        default_factory=lambda: {DIGGER: Counter(), SABOTEUR: Counter()}
    )

    def note(self, stance: int, act: str) -> None:
        """Somebody did something."""
        if stance in self.acts:
            self.acts[stance][act] += 1

    def share(self, stance: int, act: str) -> float:
        """How likely an act is in a role, if all kinds are possible."""
        done = self.acts[stance]
        kinds = len(self.kinds())
        return (done[act] + self.doubt) / (done.total() + self.doubt * kinds)

    def kinds(self) -> list[str]:
        """All acts seen."""
        return sorted(set(self.acts[DIGGER]) | set(self.acts[SABOTEUR]))

    def ratio(self, act: str) -> float:
        """How many times likelier an act is in the role that does it more."""
        ratio = self.share(SABOTEUR, act) / self.share(DIGGER, act)
        return max(ratio, 1 / ratio)

    def worst(self) -> tuple[float, str]:
        """The act that tells most."""
        return max(((self.ratio(act), act) for act in self.kinds()), default=(1.0, ""))


def act_of(state: State, known: Knowledge, choice: int) -> str:
    """What an answer looks like to everybody."""
    verb = state.rules.verbs[verb_of(choice)].name
    seat, target = state.top().seat, target_of(choice)
    if known.lays[verb_of(choice)]:
        return lay_of(state, known, target, card_of(choice) | turned_of(choice) << 7)
    if verb == "map":
        goal = state.goal_on(target)
        looked = any(seen >> goal & 1 for seen in state.seen_goals) if goal >= 0 else False
        return "map, seen by somebody" if looked else "map, seen by nobody"
    if verb in ("break", "trapped"):
        broken = state.front[target] & state.rules.blocking
        return f"{verb}, {'broken' if broken else 'whole'}"
    if verb in ("fix", "free"):
        return f"{verb}, {'own' if target == seat else 'other'}"
    if verb == "rockfall":
        tile = state.maze.tile_at(target)
        return f"rockfall, {'tunnel' if known.through[tile] else 'dead end'}"
    return verb


def lay_of(state: State, known: Knowledge, cell: int, tile: int) -> str:
    """How laying a tile looks: where, and where it leads."""
    column = next((name for most, name in COLUMNS if cell_x(cell) <= most), "far")
    if not known.through[tile]:
        return f"dead end, {column}"
    openings = state.rules.tiles.openings[tile]
    exits = [side for side in range(4) if openings >> side & 1]
    exits = [side for side in exits if state.maze.is_empty(cell + STEP[side])]
    way = "forward" if 1 in exits else "aside" if 0 in exits or 2 in exits else "backward"
    return f"{way}, {column}"


def of_level(rules: Rules, level: str) -> list[Bot]:
    """New bots for a table."""
    return [make_bot(level) for _ in range(rules.players)]


def sit_down(bots: list[Bot], seed: int) -> None:
    """A new game begins."""
    for seat, bot in enumerate(bots):
        bot.sit_down(seat, seed)


def first_laps(rules: Rules, bots: list[Bot], games: range, laps: int = LAPS) -> Tells:
    """What everybody does in the first laps of some rounds."""
    known = knowledge_of(rules)
    tells = Tells(max(LEAST_DOUBT, DOUBT * len(games) / USUAL_GAMES))
    for seed in games:
        state = new_game(rules, seed, listening=True, rests=True)
        sit_down(bots, seed)
        tell(state, vec[Bot](bots))
        for _ in range(laps * rules.players):
            if state.over or state.revealed or state.top().seat < 0:
                break
            answer(state, bots, known, tells)
    return tells


def answer(state: State, bots: list[Bot], known: Knowledge, tells: Tells) -> None:
    """Let whoever is asked answer, and note what it was."""
    seat = int(state.top().seat)
    stance = int(known.stance_of[state.roles[seat]])
    seen, asked = view(state, seat), prompt(state, seat)
    if may_call(state, seat) and bots[seat].proposes(seen):
        tells.note(stance, "propose")
        choice = call_choice(state, seat)
    else:
        choice = asked.choices[bots[seat].choose(seen, asked)]
        if len(asked.choices) > 1:
            tells.note(stance, act_of(state, known, choice))
    apply(state, choice)
    tell(state, vec[Bot](bots))


def votes(rules: Rules, bots: list[Bot], games: range, every: int = 7) -> Tells:
    """What everybody would answer if somebody proposed to end the round, now and then."""
    known = knowledge_of(rules)
    tells = Tells(DOUBT_OF_VOTES)
    for seed in games:
        state = new_game(rules, seed, listening=True, rests=True)
        sit_down(bots, seed)
        while not state.over and state.top().seat >= 0:
            play_round(state, vec[Bot](bots), every)
            poll(state, bots, known, tells)
    return tells


def poll(state: State, bots: list[Bot], known: Knowledge, tells: Tells) -> None:
    """Ask everybody on copies of the state whether to end the round."""
    for seat in range(state.seats):
        proposer = (seat - 1) % state.seats
        if not may_call(state, proposer):
            return
        other = state.copy()
        apply(other, call_choice(other, proposer))
        if other.top().seat != seat:
            return
        asked = prompt(other, seat)
        choice = asked.choices[bots[seat].copy().choose(view(other, seat), asked)]
        late = "early" if state.deck_size() else "late"
        verb = state.rules.verbs[verb_of(choice)].name
        tells.note(int(known.stance_of[state.roles[seat]]), f"{verb}, {late}")


def idle_ends(rules: Rules, bots: list[Bot], games: range) -> list[int]:
    """How many passes in a row each round that nobody won by digging ends with."""
    runs: list[int] = []
    known = knowledge_of(rules)
    for seed in games:
        state = new_game(rules, seed, listening=True, rests=True)
        sit_down(bots, seed)
        run = 0
        while not state.over and state.top().seat >= 0:
            tells = Tells()
            answer(state, bots, known, tells)
            acts = list(tells.acts[DIGGER]) + list(tells.acts[SABOTEUR])
            if not acts or acts == ["pass"]:
                run += 1
            elif acts[0] not in CLOSING:
                run = 0
        if state.outcomes[-1] == "saboteurs":
            runs.append(run)
    return runs


def show(tells: Tells) -> None:
    """A table of acts, those that tell most first."""
    for act in sorted(tells.kinds(), key=tells.ratio, reverse=True):
        digger, saboteur = tells.acts[DIGGER], tells.acts[SABOTEUR]
        print(
            f"{act:28} {100 * digger[act] / max(1, digger.total()):6.2f} %"
            f" {100 * saboteur[act] / max(1, saboteur.total()):6.2f} %  {tells.ratio(act):5.1f}"
        )


def main() -> None:
    """Print what each role does how often."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="base")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=2000)
    asked = parser.parse_args()
    rules = CATALOGUE.rules(Selection(asked.rules, (), "", asked.players))
    bots = of_level(rules, asked.bot)
    print(f"{'act':28} {'diggers':>8} {'saboteurs':>9}  ratio")
    show(first_laps(rules, bots, range(asked.games)))
    print("votes on ending the round")
    show(votes(rules, bots, range(asked.games // 10)))
    runs = sorted(idle_ends(rules, bots, range(asked.games // 10)))
    if runs:
        print(f"passes at the end: median {runs[len(runs) // 2]}, p90 {runs[len(runs) * 9 // 10]}")


if __name__ == "__main__":
    main()
