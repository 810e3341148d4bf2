"""What a seat may know, written from the rules alone: who sees the face of which card, and when.

Everything else in this folder follows from this list. It is never taken from a view: a view that
tells too much must not make its own excuse. `rules` name the lines of the rulebook in our words.
A module of one's own says it in its own test, as `FACTS`.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

# Who sees a face when something happens: everyone, the seat that does it, that seat and the other
# one that it is about, only the other one, or nobody.
Who: TypeAlias = Literal["all", "seat", "both", "nobody"]
Kind: TypeAlias = Literal["card", "role", "goal", "chest", "tunnel", "nugget"]
# Of each fact, the fields that tell a face: of which kind, and who sees it.
Facts: TypeAlias = dict[str, dict[str, tuple[Kind, Who]]]


class Face(NamedTuple):
    """A field of a fact that tells the face of a card, and who may know it."""

    field: str  # of the event's constructor
    kind: Kind
    who: Who
    rules: str


# -- what modules say in their tests ---------------------------------------------------------------

TESTS: Final = Path(__file__).parents[1] / "rules"


def facts_in(path: Path) -> Facts:
    """What a module's test says of its facts."""
    text = path.read_text(encoding="utf-8")
    for node in ast.parse(text).body if "\nFACTS: Facts = " in text else []:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "FACTS" and node.value:
            found: Facts = ast.literal_eval(node.value)
            return found
    return {}


ADDED: Final = {
    name: tuple(Face(field, kind, who, path.stem) for field, (kind, who) in faces.items())
    for path in sorted(TESTS.glob("test_*.py"))
    for name, faces in facts_in(path).items()
}

# -- what happens ----------------------------------------------------------------------------------

FACES: Final[dict[str, tuple[Face, ...]]] = {
    # Dealt: one's own role and hand, and nothing of anybody else's (B-3, B-5, P-1).
    "RoleDealt": (Face("role", "role", "seat", "B-3, P-1"),),
    "HandDealt": (Face("cards", "card", "seat", "B-5"),),
    "CardDrawn": (Face("card", "card", "seat", "B-10"),),
    # Put away face down: whoever did it knows what it was (B-13, S-10, T-2, D-2).
    "CardsPassed": (Face("cards", "card", "seat", "B-13, S-10, D-2"),),
    "CardDiscarded": (Face("card", "card", "seat", "S-10"),),
    "DwarfPlaced": (Face("card", "card", "seat", "T-2"),),
    # Looked at: only by whoever looks (B-35, S-34, X-3, X-4, C-18).
    "MapRead": (Face("goal", "goal", "seat", "B-35"),),
    "RoleSeen": (Face("role", "role", "seat", "S-34, X-4"),),
    "ChestSeen": (
        Face("card", "tunnel", "seat", "X-3"),
        Face("chest", "chest", "seat", "X-3"),
    ),
    "CardsSeen": (Face("cards", "card", "seat", "C-18, X-4"),),
    "CardKept": (Face("card", "card", "seat", "C-18, X-4"),),
    # Handed from one to another: these two know it, and nobody else (S-36, X-4, D-6).
    "HandTaken": (Face("cards", "card", "seat", "S-36"),),
    "CardTaken": (Face("card", "card", "both", "X-4"),),
    "RoleExchanged": (Face("role", "role", "seat", "S-35, W-1"),),
    "NuggetGiven": (Face("worth", "nugget", "both", "D-6"),),
    # Nugget cards taken: unseen by the others until the game ends (B-64).
    "NuggetPicked": (Face("worth", "nugget", "seat", "B-60, B-64"),),
    "NuggetsTaken": (Face("worths", "nugget", "seat", "B-62, B-64"),),
    # In the open.
    "NuggetTurnedIn": (Face("worth", "nugget", "all", "B-65"),),
    "NuggetGranted": (Face("worth", "nugget", "all", "X-4"),),
    "GoalTurned": (Face("goal", "goal", "all", "B-50"),),
    "TunnelTurned": (Face("card", "tunnel", "all", "X-2"),),
    "ChestOpened": (Face("card", "chest", "all", "X-2"),),
    # Two goals taken up: whether they were swapped is known to the mover alone (C-17).
    "GoalsTakenUp": (),
    **{name: faces for name, faces in ADDED.items() if faces},
}
SECRET_FLAGS: Final = {"GoalsTakenUp": "swapped"}  # beside faces, known to the mover alone (C-17)

# Facts that tell everyone all there is to tell: what lies on the table, who did what to whom, and
# how many cards it was about (B-36, B-38). A name that is in neither list is an error.
OPEN: Final = frozenset(
    {
        *("RoundStarted", "CardLaidOut", "PathLaid", "PathMoved", "ActionPlayed", "ToolBroken"),
        *("ToolFixed", "RockFell", "TurnSkipped", "CardFitted", "CallProposed", "CallAnswered"),
        *("GaveUp", "RoundEnded", "RolesRevealed", "NuggetsDrawn", "GoldPaid", "GoldGiven"),
        *("GameEnded", "DiscardsMixed", "CardsLost", "CardVetoed", "DirectionTurned"),
        *("ChestBuried", "ChestsHidden", "DwarfGone", "FrontCleared", "GoalMoved", "GoldStolen"),
        *("LargeCardReached", "PlayerAccused", "SponsorAnswered", "SponsorAsked"),
        *(name for name, faces in ADDED.items() if not faces),
    }
)

# -- what is asked ---------------------------------------------------------------------------------

# Questions by which the asked seat sees nugget cards: of the pool that was drawn (B-60), of its own
# two (D-6), or of the whole supply (B-62).
POOL, OWN_POOL, SUPPLY = "pool", "own pool", "supply"
LOOKS: Final = {"PickNugget": POOL, "KeepNugget": OWN_POOL, "TakeNuggets": SUPPLY}

# -- where cards lie -------------------------------------------------------------------------------

# Cards lie together unseen where nobody could tell one from another: in the shuffled deck with what
# was set aside of it (B-5, S-1), in another's hand, among role cards and goals that were shuffled
# (B-3, B-4, P-1), in the supply of nuggets and in front of a seat (B-64), in a mixed pile.
# What a seat has seen it knows of that very card, wherever that goes in sight of all, until it lies
# together with others again (B-38).
#
# Everyone knows how many cards each hand, pile and seat has, who has looked at what, and every
# card that was played or announced (B-36, B-38). The round's end shows all roles and goals that lie
# on the table (B-55), but no hand, no chest, and nothing set aside. The game's end shows all gold
# (B-80) and, with the record, everything.
#
# What has no face:
#   gold tokens    public (B-65), but face down before others in Saboteur 2 unless set `open` (S-4)
#   votes          nobody else's before all are counted (H-1)
#   memories       what another seat remembers of a hand or a pile is its own (B-38)
#   the deal       secret, key, salt, the bots' whim: nobody's before the game is over
#   seats          tokens and their keys: nobody's but their owner's
TREASURE: Final = "goal_treasure"  # always one of those on the table (G-1)
