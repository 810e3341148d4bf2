"""Repertoire: which deed each verb of a table is, and whose plan rates it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from motherlode.bots.common.knowledge import DIGGER
from motherlode.bots.common.situation import Situation
from motherlode.bots.greedy.championship import Divert, Pathfinder, Storage, TakeUp, Turnabout
from motherlode.bots.greedy.deeds import Break, Deed, Discard, Fix, GiveUp, Lay, Map, Rockfall
from motherlode.bots.greedy.geologist import CrystalDigging
from motherlode.bots.greedy.plans import Greed, Plan, Sabotage
from motherlode.bots.greedy.role_cards import Inspect, SwapHands, SwapRoles
from motherlode.bots.greedy.teams import TeamDigging
from motherlode.bots.greedy.thefts import HandsOff, Theft
from motherlode.bots.greedy.tolls import Dwarf
from motherlode.bots.greedy.traps import Clear, Free, Trap
from motherlode.rules.core.bound_rules import Rules

DEEDS: Final[dict[str, Deed]] = {
    "lay": Lay(),
    "ladder": Lay(),
    "pass": Discard(),
    "discard": Discard(),
    "break": Break(),
    "fix": Fix(),
    "rockfall": Rockfall(),
    "map": Map(),
    "give_up": GiveUp(),
    "theft": Theft(),
    "hands_off": HandsOff(),
    "trapped": Trap(),
    "free": Free(),
    "clear": Clear(),
    "inspection": Inspect(),
    "look_at": Inspect(),
    "swap_hats": SwapRoles(),
    "swap_hands": SwapHands(),
    "divert": Divert(),
    "take_up": TakeUp(),
    "pathfinder": Pathfinder(),
    "storage": Storage(),
    "turnabout": Turnabout(),
    "dwarf": Dwarf(),
}
_UNTAUGHT: Final = Deed()

_PLANS: Final = vec[Plan](
    [Plan(), Sabotage(), Greed(), CrystalDigging(), TeamDigging()]
)  # by stance
TEAM: Final = 4  # the plan of those with a color


def plan_for(now: Situation) -> Plan:
    """The plan of a seat; in a race everybody digs, for different goals (D-4)."""
    if now.known.is_race:
        return _PLANS[DIGGER]
    return _PLANS[TEAM] if now.colour else _PLANS[now.stance]


class Repertoire:
    """The deeds of a rule set by the numbers of their verbs."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        self.deeds: vec[Deed] = vec[Deed]()
        for verb in rules.verbs:
            self.deeds = append(self.deeds, DEEDS.get(verb.name, _UNTAUGHT))


class Latest:
    """Keeps the repertoire of the rules asked for last, so that a game's bots share it."""

    def __init__(self) -> None:
        self.repertoire: Repertoire | None = None


_LATEST: Final = Latest()


def repertoire_of(rules: Rules) -> Repertoire:
    """The repertoire of a rule set."""
    repertoire = _LATEST.repertoire
    if repertoire is None or repertoire.rules is not rules:
        repertoire = Repertoire(rules)
        _LATEST.repertoire = repertoire
    return repertoire
