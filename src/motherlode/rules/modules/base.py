"""The base game for 3 to 10 players: its cards, roles, layout and pay (B-1 to B-80)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.cards import GOAL, START, CardSpec, action, path
from motherlode.rules.core.contract import NOBODY, Module
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.rounds import declare
from motherlode.rules.core.ruleset import Draft, Selection
from motherlode.rules.core.scoring import holders, let_diggers_pick, let_take
from motherlode.rules.core.state import State
from motherlode.rules.core.verbs import card_verbs

TOOLS = ("pick", "lantern", "cart")
PICK, LANTERN, CART = 1, 2, 4

PATHS = (
    path("straight_ns", "N-S", 4),
    path("straight_ew", "E-W", 3),
    path("curve_nw", "N-W", 4),
    path("curve_ne", "N-E", 5),
    path("tee_nes", "N-E-S", 5),
    path("tee_esw", "E-S-W", 5),
    path("cross", "N-E-S-W", 5),
    path("dead_n", "N", 1),
    path("dead_e", "E", 1),
    path("dead_n_s", "N|S", 1),
    path("dead_e_w", "E|W", 1),
    path("dead_n_w", "N|W", 1),
    path("dead_n_e", "N|E", 1),
    path("dead_n_e_s", "N|E|S", 1),
    path("dead_e_s_w", "E|S|W", 1),
    path("dead_n_e_s_w", "N|E|S|W", 1),
)
ACTIONS = (
    action("break_pick", "break", 3, PICK),
    action("break_lantern", "break", 3, LANTERN),
    action("break_cart", "break", 3, CART),
    action("fix_pick", "fix", 2, PICK),
    action("fix_lantern", "fix", 2, LANTERN),
    action("fix_cart", "fix", 2, CART),
    action("fix_pick_lantern", "fix", 1, PICK | LANTERN),
    action("fix_pick_cart", "fix", 1, PICK | CART),
    action("fix_lantern_cart", "fix", 1, LANTERN | CART),
    action("rockfall", "rockfall", 3),
    action("map", "map", 6),
)
TABLE = (
    CardSpec("start", START, 1, shape="N-E-S-W-L"),
    CardSpec("goal_treasure", GOAL, 1, shape="N-E-S-W", ends_round=True),
    CardSpec("goal_stone_nw", GOAL, 1, shape="N-W"),
    CardSpec("goal_stone_ne", GOAL, 1, shape="N-E"),
)
GOAL_PLACES = ((8, -2), (8, 0), (8, 2))
NUGGETS = (16, 8, 4)  # cards worth 1, 2, 3 (B-6)
SABOTEURS = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}  # B-2
DIGGERS = {3: 3, 4: 4, 5: 4, 6: 5, 7: 5, 8: 6, 9: 7, 10: 7}


def hand_size(players: int) -> int:
    """How many cards are dealt (B-5)."""
    return 6 if players <= 5 else 5 if players <= 7 else 4


class Base(Module):
    """The ground every game stands on."""

    def refusal(self, selection: Selection) -> Reason | None:
        if selection.game == self.name and not 3 <= selection.players <= 10:
            return because(
                "players-range",
                "“{game}” is for {fewest} to {most} players, not {players} (B-1)",
                game=self.name,
                fewest=3,
                most=10,
                players=selection.players,
            )
        return None

    def decisions(self) -> dict[str, tuple[str, ...]]:
        return {
            "Turn": (),
            "CallRound": ("agree", "refuse"),
            "OrderGoals": (),
            "WayUp": ("upright", "turned"),
            "PickNugget": (),
            "TakeNuggets": (),
        }

    def bind(self, draft: Draft) -> None:
        draft.add_cards(TABLE + PATHS + ACTIONS)
        draft.add_verbs(card_verbs())
        draft.front = [(tool, "break_" + tool) for tool in TOOLS]
        draft.blocking = PICK | LANTERN | CART
        draft.roles = ["saboteur"] * SABOTEURS.get(draft.players, 0)
        draft.roles += ["digger"] * DIGGERS.get(draft.players, 0)
        draft.outcomes = ["diggers", "saboteurs", "nobody"]
        draft.goals = ["goal_treasure", "goal_stone_nw", "goal_stone_ne"]
        draft.goal_places = list(GOAL_PLACES)
        draft.hand_size = hand_size(draft.players)
        draft.nuggets = sum(count << 8 * worth for worth, count in enumerate(NUGGETS, 1))

    def score(self, state: State) -> bool:
        if state.finder != NOBODY:
            declare(state, "diggers", holders(state, "digger"))
            let_diggers_pick(state, self.share(state))
            return True
        saboteurs = holders(state, "saboteur")
        declare(state, "saboteurs" if len(saboteurs) else "nobody", saboteurs)
        let_take(state, saboteurs, self.pay(len(saboteurs)))
        return True

    def share(self, state: State) -> i64:
        """How many nugget cards are drawn for the diggers (B-60)."""
        if state.rules.share_per_digger:
            return len(holders(state, "digger"))
        return min(state.seats, 9)

    def pay(self, saboteurs: i64) -> i64:
        """What each saboteur gets (B-62)."""
        return vec[i64]([0, 4, 3, 3, 2])[saboteurs]


MODULE: Final[Module] = Base("base", 1, ("B", "part 2"), True)
